"""What a page of rules is made of beside the reader's blocks: texts that know where they stand, columns, tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from sakura_desktop.reader.blocks import Beside, Stack, TextBlock
from sakura_desktop.reader.page_fonts import TextStyle

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QPainter

    from sakura_desktop.pictures.line_break import Run
    from sakura_desktop.reader.blocks import Anchor, Block
    from sakura_desktop.reader.page_fonts import PageFonts
    from sakura_desktop.theme import Theme

GAP: Final = 28.0
"""Between two columns, in pixels."""
ROW_GAP: Final = 5.0
"""Between two rows."""
CELL: Final = 10.0
"""Around the text of a table's cell, both sides together."""
WIDEST: Final = 46.0
"""How many letters wide a column of text is at most: longer lines are hard to follow."""
LONGEST_CELL: Final = 40
"""A longer cell makes its column no wider."""
PLAIN: Final = TextStyle("ja")
"""By whose letters widths are counted."""


class Found(NamedTuple):
    """A place to be marked in a text, and whether it is the one that was gone to."""

    start: int
    end: int
    now: bool


class RuleText(TextBlock):
    """A text of the rules, a part of a block of its document."""

    def __init__(
        self,
        runs: Sequence[Run],
        style: TextStyle,
        *,
        offset: int = 0,
        indent: float = 0.0,
        label: str = "",
        group: str = "",
    ) -> None:
        """`offset` is where it begins in the block that it is a part of; a label stands left of an indented text. The
        group is the section in which it stands.
        """
        super().__init__([runs], style, indent=indent, group=group)
        self.offset = offset
        self.length = sum(len(run.text) for run in runs)
        self.label = label
        self.found: list[Found] = []

    @property
    def marked(self) -> tuple[object, ...]:
        """What was found in it."""
        return tuple(self.found)

    def boxes_of(self, start: int, end: int, at: QPointF, paragraph: int = 0) -> list[QRectF]:
        """Where a part of the block's text stands, line by line; nothing where it isn't in this text."""
        return super().boxes_of(start - self.offset, end - self.offset, at, paragraph)

    def paint(self, painter: QPainter, case: PageFonts, theme: Theme, at: QPointF) -> None:
        """What was found has a ground of its own, and the one gone to an edge as well; then the letters."""
        for place in self.found:
            for box in self.boxes_of(place.start, place.end, at):
                painter.fillRect(box, QColor(theme.cherry_soft))
                if place.now:
                    painter.fillRect(box.adjusted(0, box.height() - 3, 0, 0), QColor(theme.lit))
                    painter.setPen(QColor(theme.lit))
                    painter.drawRect(box)
        super().paint(painter, case, theme, at)
        if self.label:
            painter.setFont(case.font(self.style))
            painter.setPen(QColor(theme.ink_soft))
            wide = case.measure(self.style).text(self.label, self.paragraphs[0][0])
            left = at.x() + max(0.0, self._indent * self._size - wide - self._size * 0.45)
            painter.drawText(QPointF(left, at.y() + self._base), self.label)

    def text(self) -> str:
        """The label and the text."""
        said = super().text()
        return f"{self.label} {said}" if self.label else said


class Columns(Beside):
    """The two languages beside each other, with a thin line between them."""

    def __init__(self, left: Block, right: Block) -> None:
        """Of equal width."""
        super().__init__(left, right, 0.5, GAP)
        self._high = 0.0

    def lay_out(self, case: PageFonts, width: float) -> float:
        """The higher of the two decides."""
        self._high = super().lay_out(case, width)
        return self._high

    def paint(self, painter: QPainter, case: PageFonts, theme: Theme, at: QPointF) -> None:
        """Left, right, and the line."""
        super().paint(painter, case, theme, at)
        line = QRectF(round(at.x() + self._at - GAP / 2), at.y() - ROW_GAP, 1, self._high + ROW_GAP)
        painter.fillRect(line, QColor(theme.line))


class Table:
    """Cells in rows and columns; a column is as wide as its words want, within what there is."""

    def __init__(self, rows: Sequence[Sequence[RuleText]]) -> None:
        """Rows may be of different lengths."""
        self.rows = [list(row) for row in rows]
        self.style = next((cell.style for row in self.rows for cell in row), PLAIN)
        self._lefts: list[float] = []
        self._tops: list[float] = []
        self._width = 0.0

    @property
    def marked(self) -> tuple[object, ...]:
        """What was found in its cells."""
        return tuple(cell.marked for cell in self.texts())

    def lay_out(self, case: PageFonts, width: float) -> float:
        """Share the width out by the longest cells; a column that wants less than a fair share gets what it wants."""
        count = max(len(row) for row in self.rows)
        letter = case.size(PLAIN)
        longest = [max((row[at].length for row in self.rows if at < len(row)), default=0) for at in range(count)]
        widths = [min(long, LONGEST_CELL) * letter + 2 * CELL for long in longest]
        fair = width / count
        small = sum(wish for wish in widths if wish <= fair)
        large = sum(wish for wish in widths if wish > fair)
        if small + large > width:
            widths = [wish if wish <= fair else (width - small) * wish / large for wish in widths]
        self._width = width
        self._lefts = [sum(widths[:at]) for at in range(count)]
        self._tops, top = [], 0.0
        for row in self.rows:
            self._tops.append(top)
            cells = zip(row, widths, strict=False)
            top += max(cell.lay_out(case, max(2.0, wide - CELL)) for cell, wide in cells) + CELL / 2
        self._tops.append(top)
        return top

    def _placed(self, at: QPointF) -> Iterator[tuple[RuleText, QPointF]]:
        for row, top in zip(self.rows, self._tops, strict=False):
            for cell, left in zip(row, self._lefts, strict=False):
                yield cell, QPointF(at.x() + left + CELL / 2, at.y() + top + CELL / 4)

    def paint(self, painter: QPainter, case: PageFonts, theme: Theme, at: QPointF) -> None:
        """The rules between the rows, then the cells."""
        for top in self._tops:
            painter.fillRect(QRectF(at.x(), round(at.y() + top), self._width, 1), QColor(theme.line))
        for cell, corner in self._placed(at):
            cell.paint(painter, case, theme, corner)

    def anchors(self, at: QPointF) -> Iterator[Anchor]:
        """Row by row."""
        for cell, corner in self._placed(at):
            yield from cell.anchors(corner)

    def text(self) -> str:
        """A row a line."""
        return "\n".join(" | ".join(cell.text() for cell in row) for row in self.rows)

    def texts(self) -> Iterator[RuleText]:
        """Row by row."""
        for row in self.rows:
            yield from row


class Rows(Stack):
    """The rows of a long page: only those in sight are painted, and none is wider than can be read."""

    def __init__(self, blocks: Sequence[Block], columns: int) -> None:
        """Of one or two columns."""
        super().__init__(blocks, ROW_GAP)
        self._columns = columns
        self._high = 0.0

    def lay_out(self, case: PageFonts, width: float) -> float:
        """One after the other."""
        self._high = super().lay_out(case, min(width, self._columns * WIDEST * case.size(PLAIN) + GAP))
        return self._high

    def paint(self, painter: QPainter, case: PageFonts, theme: Theme, at: QPointF) -> None:
        """Those that are asked for."""
        seen = painter.clipBoundingRect() if painter.hasClipping() else None
        ends = [*(at.y() + top for top in self._tops[1:]), at.y() + self._high]
        for (block, corner), end in zip(self._placed(at), ends, strict=True):
            if seen is None or (corner.y() <= seen.bottom() and end >= seen.top()):
                block.paint(painter, case, theme, corner)
