"""Zones of this game that look like no other's: hands and drive zones of which one has the room of both, set zones that
not every ruler has, the damage zone with its number, ready and spent energy, piles at the edge.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from engine.text.phrase import Phrase, say
from sakura_desktop.table.card_views import CardsView, HandView, PileView
from sakura_desktop.table.delegates.component import put_sign
from sakura_desktop.table.delegates.field import paint_field
from sakura_desktop.table.delegates.marks import lit_ring, pen, tint
from sakura_desktop.table.item_layout import grid, side_by_side
from sakura_desktop.table.piece_views import PiecesView

if TYPE_CHECKING:
    from sakura_desktop.table.models.entries import PieceEntry

NUMBER: Final = 0.46
"""How much of the damage zone the number has."""
NEAR_THE_END: Final = 3
"""So little life left is a warning."""


class OwnField(CardsView):
    """Cards with a field of their own, which may be missing: the board's ground has none for them."""

    field = False
    shown = True
    """There is such a zone, or something lies there."""

    @property
    def titled(self) -> bool:
        """A zone that isn't there has no name."""
        return self._there

    @property
    def _there(self) -> bool:
        return self.shown or bool(self.cards().entries)

    def show_zone(self, shown: bool) -> None:
        """Show the zone even while nothing lies there, or not."""
        if shown != self.shown:
            self.shown = shown
            self.refresh()

    def caption(self) -> Phrase | None:
        """A zone that isn't there is not spoken of."""
        return super().caption() if self._there else None

    def paint_ground(self, painter: QPainter) -> None:
        """The field and its name, where there is such a zone."""
        if self._there:
            paint_field(painter, self.viewport().rect(), self.look.theme)
            self.paint_caption(painter)


class HandZone(OwnField, HandView):
    """A hand; drive rulers have none."""


class DriveZone(OwnField):
    """The drive zone: cards face down until they are revealed; whoever has a hand drives seldom."""

    dims = True


class SetZone(OwnField):
    """A set zone: one card, face down."""


class CounterZone(OwnField):
    """The counter zone: shown while a card that damage turned over lies there."""

    shown = False


class EdgePile(PileView):
    """A pile whose cards keep their shape, however little room there is."""

    def card_size(self) -> QSize:
        """As large as the place allows."""
        return CardsView.card_size(self)


class DamageZone(EdgePile):
    """The damage zone: how many cards lie there of how many are the end, to be read across a table; beside it the cards
    themselves, face up or face down, one over the other. A click spreads them.
    """

    life = 0
    """So many are the end."""

    def show_life(self, life: int) -> None:
        """So many cards there are the end."""
        if life != self.life:
            self.life = life
            self.refresh()

    def figure(self) -> str:
        """It stands large below the name; beside the name how many lie face down, if any do."""
        down = sum(not entry.seen.face_up for entry in self.cards().entries)
        return self.words.say("gateruler-damage-down", count=down) if down else ""

    def caption(self) -> Phrase | None:
        """How many cards of how many, and how many of them lie face down."""
        entries = self.cards().entries
        down = sum(not entry.seen.face_up for entry in entries)
        return say("gateruler-damage-count", area=self.model_of().area_phrase(), count=len(entries), life=self.life,
                   down=down)  # fmt: skip

    def number_room(self) -> QRect:
        """Where the number stands."""
        room = super().item_room()
        return QRect(room.left(), room.top(), round(room.width() * NUMBER), room.height())

    def item_room(self) -> QRect:
        """What the number leaves."""
        return super().item_room().adjusted(self.number_room().width() + 4, 0, 0, 0)

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """One over the other, as many edges as have room; the newest on top, at the right."""
        size = self.card_size()
        width = min(size.width(), round(room.width() * 0.7))
        return side_by_side(room, count, QSize(width, min(room.height(), width * size.height() // size.width())), 2)

    def stacking(self) -> list[int]:
        """Later ones lie over earlier ones."""
        return list(range(len(self.boxes()) - 1, -1, -1))

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """Every card of it is seen."""
        CardsView.paint_item(self, painter, rect, row)

    def paint_ground(self, painter: QPainter) -> None:
        """The number, and smaller of how many."""
        super().paint_ground(painter)
        room, theme = self.number_room(), self.look.theme
        count = self.model_of().rowCount()
        font = QFont(self.font())
        font.setBold(True)
        beside = QFont(font)
        text, whole = str(count), f"/{self.life}"
        for pixels in range(max(20, room.height() - 6), 13, -1):
            font.setPixelSize(pixels)
            beside.setPixelSize(max(14, round(pixels * 0.5)))
            wide = QFontMetrics(font).horizontalAdvance(text), QFontMetrics(beside).horizontalAdvance(whole)
            if sum(wide) + 4 <= room.width():
                break
        left = room.left() + max(0, (room.width() - sum(wide)) // 2)
        base = room.center().y() + round(QFontMetrics(font).capHeight() / 2)
        painter.setFont(font)
        painter.setPen(QColor(theme.warning if self.life - count <= NEAR_THE_END else theme.ink))
        painter.drawText(left, base, text)
        painter.setFont(beside)
        painter.setPen(QColor(theme.ink_soft))
        painter.drawText(left + wide[0], base, whole)


class EnergyZone(PiecesView):
    """Ready energy: a card upright for each."""

    rested: ClassVar = False
    columns = 2
    loud = 0.5
    foretold = False

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """As many as there are; for six there is always room, so that a piece keeps its size."""
        most = round((self.measures.piece if self.measures else 24) * 1.1)
        return grid(room, max(6, count), most, self.columns)[:count]

    def number_room(self) -> QRect:
        """Below the name, at the left."""
        whole = self.viewport().rect()
        title = self.title_height()
        return QRect(3, title, min(whole.height() - title, round(whole.width() * 0.3)), whole.height() - title - 4)

    def caption_room(self) -> QRect:
        """Over the number as well."""
        return QRect(6, 1, self.viewport().width() - 12, self.title_height())

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """A small card with the sign of energy: upright while it is ready, across when it is spent."""
        entry: PieceEntry = self.pieces().entries[row]
        theme = self.look.theme
        seat = int(self.place.partition(".")[2])
        short = round(rect.width() * 0.68)
        size = QSize(rect.width() - 2, short) if self.rested else QSize(short, rect.height() - 2)
        box = QRect(rect.topLeft(), size)
        box.moveCenter(rect.center())
        pale = self.rested or entry.ghost or entry.held
        dashed = Qt.PenStyle.DashLine if entry.ghost or entry.held else Qt.PenStyle.SolidLine
        painter.setPen(pen(theme.seats[seat], 1.4, dashed))
        painter.setBrush(tint(theme.paper_raised, 0.8) if pale else QColor(theme.seats[seat]))
        painter.drawRoundedRect(QRectF(box), 3, 3)
        put_sign(painter, box, "gateruler/energy", theme.seats[seat] if pale else theme.on_seat, self.look, 0.8)
        if entry.lit:
            lit_ring(painter, rect, theme)


class SpentZone(EnergyZone):
    """Spent energy: a card across for each."""

    rested: ClassVar = True
