"""A small board drawn: both sides' figures, the distance and the shadow; what a clause changed stands out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from engine.sakura.door import FIGURES
from engine.text.phrase import Listing, Term, say

if TYPE_CHECKING:
    from engine.sakura.door import Board
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance

ROWS: Final = (("aura", "flare", "life", "vigor"), ("hand", "deck", "discard", "cover"))
"""The figures of a side, the crystals' nearest to the middle."""
FLINCH: Final = "flinch"
SIGN: Final = 15
GAP: Final = 3


class Cell(NamedTuple):
    """A figure of a board: the term that it is of, its value, what it was before."""

    term: str
    value: int
    before: int

    @property
    def changed(self) -> bool:
        """It is another than before."""
        return self.value != self.before

    def said(self) -> str:
        """As it is written: `3`, or `3→5` where it changed."""
        return f"{self.before}→{self.value}" if self.changed else str(self.value)


def cells(board: Board, before: Board | None) -> tuple[tuple[Cell, ...], tuple[Cell, ...], tuple[Cell, ...]]:
    """The figures of the opponent, of the middle, of oneself; a flinch counts as one."""
    old = before or board
    sides = tuple(
        tuple(
            Cell(FLINCH if name == "flinched" else name, now, was)
            for name, now, was in zip(FIGURES, figures, earlier, strict=True)
        )
        for figures, earlier in ((board.theirs, old.theirs), (board.mine, old.mine))
    )
    middle = (Cell("distance", board.distance, old.distance), Cell("shadow", board.shadow, old.shadow))
    return sides[0], middle, sides[1]


def board_said(board: Board, before: Board | None) -> Phrase:
    """A board in words: every figure, or only what changed against the one before."""
    names = ("study-board-theirs", "study-board-middle", "study-board-mine")
    items = []
    for key, group in zip(names, cells(board, before), strict=True):
        shown = [cell for cell in group if before is None or cell.changed]
        figures = tuple(
            say("study-board-figure", figure=Term(cell.term), value=cell.said()) for cell in shown
            if cell.term != FLINCH or cell.value or cell.changed
        )
        if figures:
            items.append(say(key, figures=Listing(figures, "comma")))
    return say("study-text", text="") if not items else say("study-board", parts=Listing(tuple(items), "lines"))


class BoardPainter:
    """Draws boards in a look's colours."""

    def __init__(self, look: Appearance, font: QFont) -> None:
        """Letters of that font."""
        self._look = look
        self._font = font

    def size(self) -> QSize:
        """How much room a board needs at least."""
        line = self._line()
        return QSize(round(4 * self._wide()) + self._look.px(2 * GAP), round(5 * line) + self._look.px(5 * GAP))

    def _line(self) -> float:
        return max(QFontMetricsF(self._font).height(), self._look.px(SIGN)) + self._look.px(4)

    def _wide(self) -> float:
        return self._look.px(SIGN) + QFontMetricsF(self._font).horizontalAdvance("10→12") + self._look.px(8)

    def paint(self, painter: QPainter, box: QRectF, board: Board, before: Board | None) -> None:
        """The opponent's half above, one's own below, the distance between them."""
        theme, line, gap = self._look.theme, self._line(), self._look.px(GAP)
        theirs, middle, mine = cells(board, before)
        high = 5 * line + 4 * gap
        top = box.top() + max(0.0, (box.height() - high) / 2)
        left, wide = box.left(), box.width()
        halves = ((top, theme.theirs), (top + 3 * (line + gap), theme.mine))
        painter.setPen(QPen(QColor(theme.line), 1))
        for edge, colour in halves:
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(QRectF(left, edge, wide, 2 * line + gap), 4, 4)
        self._side(painter, QRectF(left, top, wide, 2 * line + gap), theirs, theirs_first=True)
        centre = QRectF(left, top + 2 * (line + gap), wide, line)
        self._row(painter, centre, list(middle))
        self._side(painter, QRectF(left, top + 3 * (line + gap), wide, 2 * line + gap), mine, theirs_first=False)

    def _side(self, painter: QPainter, box: QRectF, side: tuple[Cell, ...], *, theirs_first: bool) -> None:
        by_term = {cell.term: cell for cell in side}
        rows = ROWS[::-1] if theirs_first else ROWS
        for at, names in enumerate(rows):
            line = QRectF(box.left(), box.top() + at * (box.height() / 2), box.width(), box.height() / 2)
            self._row(painter, line, [by_term[name] for name in names])
        flinch = by_term[FLINCH]
        if flinch.value or flinch.changed:
            side_length = self._look.px(SIGN)
            ink = self._look.theme.warning if flinch.value else self._look.theme.ink_faint
            corner = QPointF(box.right() - side_length - 2, box.top() + 1)
            painter.drawPixmap(corner, self._look.sign(FLINCH, QSize(side_length, side_length), ink))

    def _row(self, painter: QPainter, box: QRectF, row: list[Cell]) -> None:
        wide = box.width() / max(4, len(row)) if len(row) > 2 else box.width() / 2
        for at, cell in enumerate(row):
            self._cell(painter, QRectF(box.left() + at * wide, box.top(), wide, box.height()), cell)

    def _cell(self, painter: QPainter, box: QRectF, cell: Cell) -> None:
        theme, side = self._look.theme, self._look.px(SIGN)
        font = QFont(self._font)
        font.setBold(cell.changed)
        text = QFontMetricsF(font).horizontalAdvance(cell.said())
        room = min(box.width(), side + 3 + text + 6)
        left = box.left() + (box.width() - room) / 2
        if cell.changed:
            painter.setPen(QPen(QColor(theme.cherry), 1.5))
            painter.setBrush(QColor(theme.cherry_soft))
            painter.drawRoundedRect(QRectF(left - 1, box.top() + 1, room + 2, box.height() - 2), 3, 3)
        ink = theme.ink if cell.changed else theme.ink_soft
        sign = self._look.sign(cell.term, QSize(side, side), ink)
        painter.drawPixmap(QPointF(left + 2, box.top() + (box.height() - side) / 2), sign)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        place = QRectF(left + side + 4, box.top(), room - side - 4, box.height())
        painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), cell.said())


class SakuraBoards:
    """Boards of crystals by place."""

    def drawing(self, look: Appearance, font: QFont) -> BoardPainter:
        """Cells with crystals and numbers."""
        return BoardPainter(look, font)

    def said(self, board: Board, before: Board | None) -> Phrase:
        """Each place with its crystals, and what changed."""
        return board_said(board, before)
