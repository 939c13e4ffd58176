"""Views of what lies on a component's panel: its pieces, its tokens, its cards and crystals, without fields.

The panel is the ground and bears the name; what lies on it says what it is to those who listen, and by tool tips.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt

from engine.text.phrase import Phrase, say
from sakura_desktop.sakura.distance_slots import MINUS
from sakura_desktop.table.card_views import CardsView, PileView
from sakura_desktop.table.crystal_views import PiecesView
from sakura_desktop.table.delegates.field import SIGN_OF
from sakura_desktop.table.delegates.marks import pen
from sakura_desktop.table.delegates.piece import paint_gauge, paint_half, paint_plan, paint_umbrella, put_sign, put_text
from sakura_desktop.table.delegates.token import paint_token
from sakura_desktop.table.item_layout import line
from sakura_desktop.table.models.pieces import ComponentModel
from sakura_desktop.table.place_view import PlaceView
from sakura_desktop.table.things import TOKEN
from sakura_desktop.widgets.plain_label import plain_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter


class OnPanel(PlaceView):
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
        return say("board-on-panel", area=self.place.partition(".")[0], what="cards", count=len(self.cards().entries))


    @property
    def crowded(self) -> bool:
        """Its cards lie so close over each other that a hand can hardly tell them apart."""
        boxes = self.boxes()
        return len(boxes) > 1 and boxes[1].left() - boxes[0].left() < boxes[0].width() // 2


class RowOfCards(PanelCards):
    """Cards in a row, before them the sign of where they lie and how many they are."""

    def item_room(self) -> QRect:
        """Behind the sign."""
        return super().item_room().adjusted(self._sign().width() + 2, 0, 0, 0)

    def _sign(self) -> QRect:
        room = self.viewport().rect()
        return QRect(room.left() + 1, room.top(), min(28, room.width() // 6), room.height())

    def paint_ground(self, painter: QPainter) -> None:
        """The sign of the place above the number of cards."""
        super().paint_ground(painter)
        room, theme = self._sign(), self.look.theme
        half = QRect(room.left(), room.top(), room.width(), room.height() // 2)
        put_sign(painter, half, SIGN_OF.get(self.place.partition(".")[0], "deck"), theme.ink_soft, self.look)
        size = min(26, round(half.height() * 0.5))
        put_text(painter, half.translated(0, half.height()), self.figure(), size, theme.ink, bold=True)


class PanelPile(OnPanel, PileView):
    """A pile on a panel."""

    def caption(self) -> Phrase | None:
        """How many cards lie there."""
        return say("board-on-panel", area=self.place.partition(".")[0], what="cards", count=len(self.cards().entries))

    def card_size(self) -> QSize:
        """As large as the panel has room for."""
        return CardsView.card_size(self)


class PanelPieces(OnPanel, PiecesView):
    """Crystals on a panel, in rows of three."""

    columns = 3

    def caption(self) -> Phrase | None:
        """How many crystals lie there."""
        return say("board-on-panel", area=self.place.partition(".")[0], what="crystals", count=self.crystals().count)


class TokensView(OnPanel, PiecesView):
    """Tokens in a line, before them the sign of where they lie."""

    signed = True

    @property
    def key(self) -> str:
        """The kind of its tokens."""
        return self.crystals().what.removeprefix(TOKEN)

    def caption(self) -> Phrase | None:
        """How many of which tokens lie where."""
        return say("board-tokens", area=self.place.partition(".")[0], count=self.crystals().count)

    def _sign_width(self, room: QRect) -> int:
        return min(room.height(), 30) if self.signed else 0

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """In one line behind the sign, at least as many places as there are tokens at first."""
        most = self.measures.crystal if self.measures else 24
        room = room.adjusted(self._sign_width(room) + 2, 0, 0, 0)
        return line(room, max(5, count), most)[:count] if self.signed else line(room, count, most)

    def paint_ground(self, painter: QPainter) -> None:
        """The sign of the place."""
        if self.signed:
            room = self.item_room()
            side = min(self._sign_width(room), room.height())
            name = SIGN_OF.get(self.place.partition(".")[0], "number")
            sign = self.look.sign(name, QSize(side, side), self.look.theme.ink_soft)
            painter.drawPixmap(room.left(), room.top() + (room.height() - side) // 2, sign)

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """A token."""
        paint_token(painter, rect, self.crystals().entries[row], self.key, self.place, self.look)


class DistanceTokensView(TokensView):
    """The tokens of a player on the lane: each on its part of it, smaller and lower where it lies on a crystal."""

    signed = False

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """One in each cell, clear of the figures below."""
        size = self.measures.crystal if self.measures else 24
        boxes = line(room.adjusted(0, 0, 0, -size // 3), count, size)
        if self.place.startswith(MINUS):
            off = size // 5
            return [box.adjusted(off + 2, off + 2, 2, 2) for box in boxes]
        return boxes


class ComponentView(OnPanel):
    """A piece as large as its view."""

    def piece(self) -> ComponentModel:
        """Its model."""
        model = self.model_of()
        assert isinstance(model, ComponentModel)
        return model

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """The whole room."""
        return [room] * count

    def paint_over(self, painter: QPainter) -> None:
        """The piece bears its signs itself."""

    def caption(self) -> Phrase | None:
        """The piece in words, and how it stands."""
        return piece_phrase(self.piece())


class UmbrellaView(ComponentView):
    """An umbrella, open or closed."""

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The umbrella."""
        del row
        opened = "yes" if self.piece().value("umbrella") == 1 else "no"
        paint_umbrella(painter, rect, self.piece(), self.words.say("board-umbrella", opened=opened), self.look)


class HalfView(ComponentView):
    """One half of a plan's board."""

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The half: framed where the plan may go there."""
        del row
        half = int(self.piece().piece[-1])
        sunk = self.piece().value("plan") == half
        paint_half(painter, rect, half, self.words.say("board-plan", plan=half), self.look, sunk=sunk)

    def paint_over(self, painter: QPainter) -> None:
        """Framed where a plan may go there."""
        PlaceView.paint_over(self, painter)


class PlanView(ComponentView):
    """The plan itself: it lies on the half that it is, or across both where the seat may not know it."""

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The plan."""
        del row
        chosen = self.piece().value("plan")
        word = self.words.say("board-plan", plan=chosen) if chosen is not None else ""
        paint_plan(painter, rect, self.piece(), word, self.look)


class GaugeView(ComponentView):
    """A gauge with its number."""

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The gauge."""
        del row
        paint_gauge(painter, rect, self.piece(), self.look)


def piece_phrase(model: ComponentModel) -> Phrase:
    """A piece in words: which it is, how it stands, whether it may be taken."""
    area = model.piece
    state = "lit" if model.lit else "there"
    if area in ("wind", "thunder"):
        return say("board-item-gauge", gauge=area, value=model.value(area) or 0, state=state)
    if area == "umbrella":
        return say("board-item-umbrella", opened="yes" if model.value("umbrella") == 1 else "no", state=state)
    if area.startswith("plan-"):
        return say("board-item-half", plan=int(area[-1]))
    chosen = model.value("plan")
    lies = "down" if chosen is None else "open" if model.value("plan-open") == 1 else "known"
    return say("board-item-plan", plan=chosen or 0, lies=lies, state=state)
