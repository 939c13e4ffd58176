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
        return QRect(2, 2, min(whole.height(), round(whole.width() * 0.33)), whole.height() - 4)

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
        """How many there are, and below it how many there would be."""
        text, theme = str(self.pieces().count), self.look.theme
        font = QFont(self.font())
        font.setBold(True)
        least = self.measures.px(NUMBER) if self.measures else NUMBER
        size = min(max(round(room.height() * self.loud), least), round(room.height() * 0.82))
        below = max(round(room.height() * 0.3), least * 3 // 5) if self.losing.gone else 0
        size = min(size, round(room.width() / (max(2, len(text)) * DIGIT)), room.height() - below)
        font.setPixelSize(max(8, size))
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        painter.drawText(room.adjusted(0, 0, 0, -below), Qt.AlignmentFlag.AlignCenter, text)
        if below:
            self._after(painter, QRect(room.left(), room.bottom() - below + 1, room.width(), below), font)

    def _after(self, painter: QPainter, room: QRect, font: QFont) -> None:
        """What would be left: on a full ground where that is certain, in a broken frame where it may be chosen."""
        losing, theme = self.losing, self.look.theme
        text = f"−{losing.gone}" if losing.among else f"→{self.pieces().count - losing.gone}"
        font.setPixelSize(max(8, min(round(room.height() * 0.86), round(room.width() / (len(text) * 0.72)))))
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(text) + 8
        box = QRectF(room.center().x() - wide / 2 + 0.5, room.top() + 0.5, wide, room.height() - 1)
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
