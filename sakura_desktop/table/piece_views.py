"""Views of pieces at a place: a heap in rows of five, or a line of places where there is a limit; beside them how many
there are, to be read across a table, and what something that is pointed at would take of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont

from engine.text.phrase import Phrase, say
from sakura_desktop.table.delegates.marks import pen, tint
from sakura_desktop.table.delegates.piece import paint_losing, paint_piece
from sakura_desktop.table.item_layout import grid, line
from sakura_desktop.table.models.pieces import PieceModel
from sakura_desktop.table.place_view import PlaceView
from sakura_desktop.table.things import TOKEN, Thing

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

NUMBER = 30
"""The letters of the number at scale 1, at the least."""
DIGIT = 0.6
"""Width of a digit by its height."""
SIGN = 0.8
"""Width of an arrow or a minus with a digit, for each of them, by their height."""
EDGES = 6
"""Pixels between these and the frame around them, both sides together."""
AFTER = 0.3
"""Such a part of a place's height is for what would be left, below the number."""
ROOMY = 1.35
"""So much higher than its least letters is the room of a number that has the other below it."""
FLAT = 1.3
"""The width of both beside each other in a flat place, by its height."""


class Losing(NamedTuple):
    """How many pieces of a place would go, and whether they would for certain; `among`: that many in all from here and
    from elsewhere.
    """

    gone: int = 0
    certain: bool = False
    among: bool = False


class PiecesView(PlaceView):
    """Pieces in rows of five, to be counted at a glance."""

    told_apart = False
    columns = 5
    numbered = True
    """How many there are stands beside them in large figures."""
    loud = 0.44
    """How large these are, as a share of the place's height."""
    foretold = True
    """What would be left has room beside the number or below it."""
    losing = Losing()
    beside = 0
    """How much of the line of its name tokens take that lie beside the pieces."""

    def item_room(self) -> QRect:
        """What the number leaves."""
        return super().item_room().adjusted(self.number_room().width(), 0, 0, 0)

    def number_room(self) -> QRect:
        """Where the number stands: along the left edge."""
        if not self.numbered:
            return QRect(0, 0, 0, 0)
        whole = self.viewport().rect()
        high, share = (FLAT, 0.4) if self._flat else (1, 0.33)
        return QRect(2, 2, min(round(whole.height() * high), round(whole.width() * share)), whole.height() - 4)

    def caption_room(self) -> QRect:
        """Right of the number, as far as tokens leave it."""
        room = super().caption_room()
        return room.adjusted(self.number_room().width(), 0, -self.beside, 0)

    def leave(self, beside: int) -> None:
        """Leave so much of the line of its name to tokens."""
        if beside != self.beside:
            self.beside = beside
            self.refresh()

    def show_losing(self, losing: Losing) -> None:
        """Show what would go of the pieces here."""
        if losing != self.losing:
            self.losing = losing
            self.refresh()

    def pieces(self) -> PieceModel:
        """The place's model."""
        model = self.model_of()
        assert isinstance(model, PieceModel)
        return model

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """Rows of five; a capacity is one line."""
        most = self.measures.piece if self.measures else 24
        if self.pieces().capacity is not None:
            return line(room, count, round(most * 1.15))
        return grid(room, count, most, self.columns)

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """A piece; one that would go is ringed."""
        paint_piece(painter, rect, self.pieces().entries[row], self.look)
        there = self.pieces().count
        if not self.losing.among and there - self.losing.gone <= row < there:
            paint_losing(painter, rect, self.look.theme)

    def paint_ground(self, painter: QPainter) -> None:
        """The number beside the field's name."""
        super().paint_ground(painter)
        if self.numbered:
            self._number(painter, self.number_room())

    def _number(self, painter: QPainter, room: QRect) -> None:
        """How many there are, and how many there would be, which has a room of its own, so that the number stays where
        it is and as large: below the number, in a flat place beside it.
        """
        text, theme, least = str(self.pieces().count), self.look.theme, self._least
        if not self.foretold:
            there, after, digits = room, QRect(), max(2, len(text))
        elif self._flat:
            there, after = QRect(room), QRect(room)
            there.setWidth(room.width() * 9 // 20)
            after.setLeft(there.right() + 1)
            digits = len(text)
        else:
            below = max(round(room.height() * AFTER), least * 3 // 5)
            there, after = room.adjusted(0, 0, 0, -below), room.adjusted(0, room.height() - below, 0, 0)
            digits = max(2, len(text))
        font = QFont(self.font())
        font.setBold(True)
        size = min(max(round(room.height() * self.loud), least), round(room.height() * 0.82))
        font.setPixelSize(max(8, min(size, round(there.width() / (digits * DIGIT)), there.height())))
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        painter.drawText(there, Qt.AlignmentFlag.AlignCenter, text)
        if self.losing.gone:
            self._after(painter, after, font)

    @property
    def _least(self) -> int:
        return self.measures.px(NUMBER) if self.measures else NUMBER

    @property
    def _flat(self) -> bool:
        """The place is too low for two figures one above the other."""
        return self.foretold and (self.viewport().height() - 4) * (1 - AFTER) < self._least * ROOMY

    def _after(self, painter: QPainter, room: QRect, font: QFont) -> None:
        """What would be left: on a full ground where that is certain, in a broken frame where it may be chosen."""
        losing, theme = self.losing, self.look.theme
        text = f"−{losing.gone}" if losing.among else f"→{self.pieces().count - losing.gone}"
        high = min(room.height(), self._least)
        font.setPixelSize(max(8, min(round(high * 0.86), round((room.width() - EDGES) / (len(text) * SIGN)))))
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(text) + EDGES
        box = QRectF(room.center().x() - wide / 2 + 0.5, room.center().y() - high / 2 + 1, wide, high - 1)
        style = Qt.PenStyle.SolidLine if losing.certain else Qt.PenStyle.DashLine
        painter.setPen(pen(theme.warning, 1.6, style))
        painter.setBrush(QColor(theme.warning) if losing.certain else tint(theme.paper_raised, 0.9))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(QColor(theme.on_warning if losing.certain else theme.warning))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def caption(self) -> Phrase | None:
        """The place's name and how many pieces are there."""
        model = self.pieces()
        area = model.area_phrase()
        if model.capacity is None:
            return say("board-area-count", area=area, count=model.count)
        return say("board-area-of", area=area, count=model.count, capacity=model.capacity)

    def readable(self) -> list[tuple[Thing | None, QRect]]:
        """All of them together, though there be none; of tokens only where some lie."""
        model, whole = self.pieces(), self.viewport().rect()
        if model.count:
            return [(Thing(model.what, model.place), whole)]
        return [] if model.what.startswith(TOKEN) else [(None, whole)]

    def figure(self) -> str:
        """How many there are and of how many, where that doesn't stand beside them."""
        model = self.pieces()
        if self.numbered:
            return ""
        return str(model.count) if model.capacity is None else f"{model.count}/{model.capacity}"
