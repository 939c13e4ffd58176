"""The gate as a stack: what was put there first lies at the bottom, what resolves next on top; each with whose it is,
its card and what it is in words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from engine.text.phrase import Listing, Phrase, say
from sakura_desktop.pictures.table_icons import seat_icon
from sakura_desktop.table.card_views import CardsView
from sakura_desktop.table.delegates.card import paint_signs
from sakura_desktop.table.delegates.component import fitting, lines_of
from sakura_desktop.table.delegates.marks import marked_frame, number_disc, pen, seat_edge
from sakura_desktop.widgets.broken_lines import paint_broken

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QPoint

    from engine.cardgame.view import CardSeen as Seen
    from engine.gateruler.door import OnGate

LETTERS: Final = 15.0
"""The words at scale 1."""
MOST: Final = 84
"""How high an item is at scale 1, at the most, …"""
LEAST: Final = 34
"""… and in pixels, at the least: then they lie over each other."""
RATIO: Final = 88 / 63
GAP: Final = 4


class GateView(CardsView):
    """What lies on the gate. Its model has the cards that were played; abilities and processes of the rules stand among
    them as they came.
    """

    dims = False

    items: tuple[OnGate, ...] = ()
    """What lies there, from the bottom up."""
    known: Callable[[str], Seen | None] = staticmethod(lambda _handle: None)
    """A card of the table by its handle; the playmat tells it."""

    def show_gate(self, items: Sequence[OnGate]) -> None:
        """Show what lies there, from the bottom up."""
        if tuple(items) != self.items:
            self.items = tuple(items)
            self.refresh()

    # --- words

    def title(self) -> Phrase:
        """What it is."""
        return say("board-area-name", area=self.model_of().area_phrase())

    def figure(self) -> str:
        """How many things lie there."""
        return str(len(self.items)) if self.items else ""

    def caption(self) -> Phrase | None:
        """What lies there, what resolves next first."""
        area = self.model_of().area_phrase()
        if not self.items:
            return say("board-area-count", area=area, count=0)
        said = tuple(item.phrase for item in reversed(self.items))
        return say("gateruler-gate-holds", area=area, count=len(said), items=Listing(said, "comma"))

    # --- where everything stands

    def _alone(self) -> list[str]:
        """The cards here of which nothing is told: one is coming, or resolves just now."""
        told = {item.handle for item in self.items if item.kind == "card"}
        return [entry.seen.handle for entry in self.cards().entries if entry.seen.handle not in told]

    def slots(self) -> list[QRect]:
        """The room of each item, the first at the bottom; on top that of cards of which nothing is told."""
        room, count = self.item_room(), len(self.items) + len(self._alone())
        if not count:
            return []
        most = min(self.measures.px(MOST) if self.measures else MOST, room.height())
        high = max(min(most, (room.height() + GAP) // count - GAP), min(LEAST, most))
        step = high + GAP if count * (high + GAP) - GAP <= room.height() else (room.height() - high) / max(1, count - 1)
        return [
            QRect(room.left(), round(room.bottom() + 1 - high - at * step), room.width(), high) for at in range(count)
        ]

    def _picture(self, slot: QRect) -> QRect:
        """The card within an item's room."""
        high = slot.height() - 6
        return QRect(slot.left() + 9, slot.top() + 3, round(high / RATIO), high)

    def slot_of(self, handle: str) -> int:
        """Which slot a card lies in."""
        handles = [item.handle if item.kind == "card" else "" for item in self.items] + self._alone()
        return handles.index(handle)

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """Each card where its item stands."""
        del room
        slots, cards = self.slots(), self.cards().entries
        return [self._picture(slots[self.slot_of(cards[row].seen.handle)]) for row in range(count)]

    def item_at(self, point: QPoint) -> int:
        """The item at a point, the uppermost of several; -1 for none."""
        slots = self.slots()[: len(self.items)]
        return next((at for at in reversed(range(len(slots))) if slots[at].contains(point)), -1)

    def boxes(self) -> list[QRect]:
        """Where the cards lie, then every item: rows beyond those of the model."""
        return [*super().boxes(), *self.slots()[: len(self.items)]]

    def stacking(self) -> list[int]:
        """The cards: items are painted with the ground."""
        return list(range(self.model_of().rowCount() - 1, -1, -1))

    def row_at(self, point: QPoint) -> int:
        """The card of an item, or the item."""
        at = self.item_at(point)
        if at < 0:
            return super().row_at(point)
        row = self.cards().row_of(self.items[at].handle) if self.items[at].kind == "card" else -1
        return row if row >= 0 else self.model_of().rowCount() + at

    def card_at(self, row: int) -> Seen | None:
        """A card that was played, or the card whose ability it is."""
        count = len(self.cards().entries)
        if row < count:
            return super().card_at(row)
        return self.known(self.items[row - count].handle) if 0 <= row - count < len(self.items) else None

    # --- what is seen

    def paint_ground(self, painter: QPainter) -> None:
        """The field; what lies there from the bottom up, or that nothing does."""
        super().paint_ground(painter)
        slots = self.slots()
        if not slots:
            self._nothing(painter)
        for at, slot in enumerate(slots):
            if at < len(self.items):
                self._item(painter, slot, at)
            else:
                self._untold(painter, slot, self._alone()[at - len(self.items)])

    def _letters(self, *, bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(self.measures.letters(LETTERS) if self.measures else round(LETTERS))
        font.setBold(bold)
        return font

    def _nothing(self, painter: QPainter) -> None:
        painter.setFont(self._letters())
        painter.setPen(QColor(self.look.theme.ink_soft))
        room = self.item_room().adjusted(6, 4, -6, -4)
        paint_broken(painter, room, self.words.say("gateruler-gate-empty"), Qt.AlignmentFlag.AlignCenter)

    def _untold(self, painter: QPainter, slot: QRect, handle: str) -> None:
        """A card of which nothing is told, by its name."""
        card = next(entry.seen for entry in self.cards().entries if entry.seen.handle == handle)
        corner = self._sheet(painter, slot, card.owner, top=True)
        if card.number is not None:
            self._words(painter, self._beside(slot, corner), self.words.of("card-name").card(card.number).text)

    def _beside(self, slot: QRect, corner: QRect) -> QRect:
        """The room of words, between the card and the mark."""
        left = self._picture(slot).right() + 6
        return QRect(left, slot.top() + 2, corner.left() - 2 - left, slot.height() - 4)

    def _sheet(self, painter: QPainter, slot: QRect, seat: int, *, top: bool) -> QRect:
        """A sheet with the colour and the mark of whose it is; where the mark stands."""
        theme = self.look.theme
        painter.setPen(pen(theme.seats[seat] if top else theme.line, 2.4 if top else 1))
        painter.setBrush(QColor(theme.paper_raised))
        painter.drawRoundedRect(QRectF(slot).adjusted(1, 1, -1, -1), 5, 5)
        seat_edge(painter, slot, theme, seat, 5)
        side = max(13, self._letters().pixelSize())
        corner = QRect(slot.right() - side - 4, slot.top() + 4, side, side)
        painter.drawPixmap(corner, self.look.sign(seat_icon(seat), corner.size(), theme.seats[seat]))
        return corner

    def _item(self, painter: QPainter, slot: QRect, at: int) -> None:
        """Its sheet, the card, the words, and when it resolves."""
        item, theme = self.items[at], self.look.theme
        corner = self._sheet(painter, slot, item.seat, top=at == len(self.items) - 1)
        picture = self._picture(slot)
        if item.kind != "card" or self.cards().row_of(item.handle) < 0:
            self._card(painter, picture, item)
        radius = corner.width() * 0.62
        if len(self.items) > 1 and slot.height() > 3 * corner.width():
            spot = QPointF(corner.center().x() + 0.5, slot.bottom() - radius - 4)
            number_disc(painter, spot, radius, str(len(self.items) - at), theme.seats[item.seat], theme.on_seat)
        self._words(painter, self._beside(slot, corner), self.words.text(item.phrase))
        if item.handle and item.handle in self.cards().glow.marked:
            marked_frame(painter, slot, theme)

    def _card(self, painter: QPainter, rect: QRect, item: OnGate) -> None:
        """The card whose ability it is; a back where the seat may not know it, nothing of a process of the rules."""
        if item.number is not None:
            painter.drawPixmap(rect.topLeft(), self.look.face(item.number, self.look.language, rect.size()))
        elif item.handle:
            painter.drawPixmap(rect.topLeft(), self.look.back("", rect.size()))
        else:
            side = min(rect.width(), rect.height())
            sign = self.look.sign("area:drive", QSize(side, side), self.look.theme.ink_soft)
            painter.drawPixmap(rect.left(), rect.center().y() - side // 2, sign)

    def _words(self, painter: QPainter, room: QRect, text: str) -> None:
        """What it is, in as many lines as have room; the last loses its end."""
        font = self._letters()
        painter.setFont(font)
        painter.setPen(QColor(self.look.theme.ink))
        metrics = painter.fontMetrics()
        line = font.pixelSize() + 2
        most = max(1, room.height() // line)
        lines = lines_of(text, room.width(), metrics.horizontalAdvance)
        if len(lines) > most:
            begun = 0
            for one in lines[: most - 1]:
                begun = text.index(one, begun) + len(one)
            rest = metrics.elidedText(text[begun:].strip(), Qt.TextElideMode.ElideRight, room.width())
            lines = [*lines[: most - 1], rest]
        top = room.top() + max(0, (room.height() - line * len(lines)) // 2)
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        for at, one in enumerate(lines):
            painter.setFont(fitting(font, one, room.width()))
            painter.drawText(QRect(room.left(), top + at * line, room.width(), line), middle, one)

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """A card that was played; the frames of what may be done with it go around the whole item."""
        if row >= self.model_of().rowCount():
            return
        entry = self.cards().entries[row]
        if entry.seen.number is not None:
            painter.drawPixmap(rect.topLeft(), self.look.face(entry.seen.number, self.look.language, rect.size()))
        else:
            painter.drawPixmap(rect.topLeft(), self.look.back(entry.seen.kind, rect.size()))
        paint_signs(painter, self.slots()[self.slot_of(entry.seen.handle)], entry, self.look)
