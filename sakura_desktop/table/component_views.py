"""Views of what lies on a component's panel: cards, piles, pieces and tokens without a field of their own. The panel
bears the name; what lies on it says what it is to those who listen, and by tool tips.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt

from engine.text.phrase import Phrase, say
from sakura_desktop.pictures.icons import area_icon
from sakura_desktop.table.card_views import CardsView, PileView
from sakura_desktop.table.delegates.component import put_sign, put_text
from sakura_desktop.table.delegates.marks import pen
from sakura_desktop.table.delegates.token import paint_token
from sakura_desktop.table.item_layout import grid, line
from sakura_desktop.table.measures import Measured
from sakura_desktop.table.models.component import ComponentModel
from sakura_desktop.table.piece_views import PiecesView
from sakura_desktop.table.place_view import PlaceView
from sakura_desktop.table.things import TOKEN, Thing
from sakura_desktop.widgets.plain_label import plain_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

NARROW = 0.75
"""Where a room is narrower than that share of its height, the sign of its cards has no place beside them …"""
LINE = 17
"""… and stands above them, in a line of at least that height."""


class OnPanel(Measured, PlaceView):
    """What lies on a panel: neither field nor caption of its own."""

    field = False

    def title_height(self) -> int:
        """The panel has the title."""
        return 0

    def item_room(self) -> QRect:
        """Nearly all of it."""
        return self.viewport().rect().adjusted(1, 1, -1, -1)

    def paint_ground(self, painter: QPainter) -> None:
        """The panel is the ground."""

    def refresh(self) -> None:
        """Arrange and paint anew, and say it in a tool tip as well."""
        super().refresh()
        if self.model() is not None:
            self.setToolTip(plain_tip(self.accessibleName()))


class PanelCards(OnPanel, CardsView):
    """Cards side by side on a panel; the place of one where none lies."""

    def paint_ground(self, painter: QPainter) -> None:
        """The outline of a card that could lie there."""
        if not self.cards().entries:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(self.look.theme.line, 1.2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(self.arrange(self.item_room(), 1)[0].adjusted(2, 2, -2, -2), 4, 4)

    def caption(self) -> Phrase | None:
        """How many cards lie where."""
        return say("board-on-panel", area=self.model_of().area_phrase(), count=len(self.cards().entries))


    @property
    def crowded(self) -> bool:
        """Its cards lie so close over each other that a hand can hardly tell them apart."""
        boxes = self.boxes()
        return len(boxes) > 1 and boxes[1].left() - boxes[0].left() < boxes[0].width() // 2


class RowOfCards(PanelCards):
    """Cards in a row, before them the sign of where they lie and how many they are: in a narrow room above them."""

    def item_room(self) -> QRect:
        """What the sign leaves."""
        sign, room = self._sign(), super().item_room()
        return room.adjusted(0, sign.height(), 0, 0) if self._narrow() else room.adjusted(sign.width() + 2, 0, 0, 0)

    def _narrow(self) -> bool:
        room = self.viewport().rect()
        return room.width() < room.height() * NARROW

    def _sign(self) -> QRect:
        room = self.viewport().rect()
        if self._narrow():
            return QRect(room.left(), room.top(), room.width(), max(LINE, room.height() // 5))
        return QRect(room.left() + 1, room.top(), min(self.enlarged(28), room.width() // 6), room.height())

    def paint_ground(self, painter: QPainter) -> None:
        """The sign of the place and the number of cards."""
        super().paint_ground(painter)
        room, theme = self._sign(), self.look.theme
        if self._narrow():
            half, aside = QRect(room.left(), room.top(), room.width() // 2, room.height()), (room.width() // 2, 0)
            size = room.height() - 3
        else:
            half, aside = QRect(room.left(), room.top(), room.width(), room.height() // 2), (0, room.height() // 2)
            size = min(self.enlarged(26), round(half.height() * 0.5))
        name = area_icon(self.place.partition(".")[0], "deck", game=self.look.game)
        put_sign(painter, half, name, theme.ink_soft, self.look)
        put_text(painter, half.translated(*aside), self.figure(), size, theme.ink, bold=True)


class PanelPile(OnPanel, PileView):
    """A pile on a panel."""

    def caption(self) -> Phrase | None:
        """How many cards lie there."""
        return say("board-on-panel", area=self.model_of().area_phrase(), count=len(self.cards().entries))

    def card_size(self) -> QSize:
        """As large as the panel has room for."""
        return CardsView.card_size(self)


class PanelPieces(OnPanel, PiecesView):
    """Pieces on a panel, in rows of three."""

    columns = 3
    numbered = False

    def caption(self) -> Phrase | None:
        """How many pieces lie there."""
        model = self.model_of()
        lying = say(f"{model.game}-pieces", count=self.pieces().count)
        return say("board-pieces-on-panel", area=model.area_phrase(), pieces=lying)


class TokensView(OnPanel, PiecesView):
    """Tokens in a line, before them the sign of where they lie."""

    numbered = False
    signed = True
    worth = ""
    """What is written on each instead of its icon."""

    @property
    def key(self) -> str:
        """The kind of its tokens."""
        return self.pieces().what.removeprefix(TOKEN)

    def caption(self) -> Phrase | None:
        """How many of which tokens lie where."""
        return say("board-tokens", area=self.model_of().area_phrase(), count=self.pieces().count)

    def _sign_width(self, room: QRect) -> int:
        return min(room.height(), room.width() // 6, 30) if self.signed else 0

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """In one line behind the sign, at least as many places as there are tokens at first."""
        most = self.measures.piece if self.measures else 24
        room = room.adjusted(self._sign_width(room) + 2, 0, 0, 0)
        return line(room, max(5, count), most)[:count] if self.signed else line(room, count, most)

    def paint_ground(self, painter: QPainter) -> None:
        """The sign of the place."""
        if self.signed:
            room = self.item_room()
            side = min(self._sign_width(room), room.height())
            name = area_icon(self.place.partition(".")[0], game=self.look.game)
            sign = self.look.sign(name, QSize(side, side), self.look.theme.ink_soft)
            painter.drawPixmap(room.left(), room.top() + (room.height() - side) // 2, sign)

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """A token."""
        paint_token(painter, rect, self.pieces().entries[row], self.key, self.place, self.look, self.worth)


class HeapView(TokensView):
    """Tokens behind their sign, in rows of three or in one line: as large as they can be in a narrow column."""

    columns = 3
    places = 5
    """For so many there is always room, so that a token lies as large as the others did before."""

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """Each in its place, however many there are."""
        most = self.measures.piece if self.measures else 24
        room = room.adjusted(self._sign_width(room) + 2, 0, 0, 0)
        return grid(room, max(self.places, count), most, self.columns)[:count]


class PartView(OnPanel):
    """A component's part as large as its view."""

    def part(self) -> ComponentModel:
        """Its model."""
        model = self.model_of()
        assert isinstance(model, ComponentModel)
        return model

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """The whole room."""
        return [room] * count

    def readable(self) -> list[tuple[Thing | None, QRect]]:
        """The part, though no hand takes it."""
        return [(self.part().thing(0), self.viewport().rect())]

    def paint_over(self, painter: QPainter) -> None:
        """The part bears its frames itself."""

    def phrase(self) -> Phrase | None:
        """The part in words, and how it stands."""
        return None

    def caption(self) -> Phrase | None:
        """The same."""
        return self.phrase()
