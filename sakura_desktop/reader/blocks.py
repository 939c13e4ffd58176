"""What a page is made of: texts, rules, pictures, and blocks above or beside each other. They lay themselves out in a
width and paint themselves; what they name (terms, cards) they hand out as anchors.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import accumulate
from math import ceil
from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from sakura_desktop.pictures.line_break import break_lines, widest_word

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtGui import QPixmap

    from sakura_desktop.pictures.line_break import Line, Measure, Placed, Run
    from sakura_desktop.reader.page_fonts import PageFonts, TextStyle
    from sakura_desktop.theme import Theme

BASELINE: Final = 0.86
"""Where the baseline is in a line of letters, over their size."""
READING: Final = 1.03
"""How far above the baseline of the letters a reading stands, over their size."""
LAST: Final = 3
"""So many letters wide is the last line of a text at the least."""
MOST_WIDTHS: Final = 8
"""In so many widths a text knows how it was laid out."""
SMALLER: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42)
"""How much smaller a name is set, step by step, until its longest word has room."""


@dataclass(slots=True)
class Anchor:
    """A term or card named on the page: `term:hand`, `card:…`, as it reads, and where it stands, line by line."""

    ref: str
    text: str
    language: str
    boxes: list[QRectF] = field(default_factory=list)
    group: str = ""
    """Which clause it stands in: the same word of a clause in another language is its counterpart."""
    veil: str = ""
    """Which veiled text it is in, if it is in one."""

    def holds(self, point: QPointF) -> bool:
        """The point is on it."""
        return any(box.contains(point) for box in self.boxes)

    @property
    def bounds(self) -> QRectF:
        """Around all of it."""
        found = QRectF()
        for box in self.boxes:
            found = found.united(box)
        return found


class Block(Protocol):
    """A part of a page."""

    def lay_out(self, case: PageFonts, width: float) -> float:
        """Fit into that width; the height that it takes."""
    def paint(self, painter: QPainter, case: PageFonts, theme: Theme, at: QPointF) -> None:
        """Paint from that corner on."""
    def anchors(self, at: QPointF) -> Iterator[Anchor]:
        """What it names, standing at that corner, in reading order."""
    def text(self) -> str:
        """What it says, for those who have it read out."""
    def texts(self) -> Iterator[TextBlock]:
        """The texts that it is made of, in reading order."""


class TextBlock:
    """Paragraphs of one style. After each layout it knows its corner on the page, so that places in it can be shown."""

    def __init__(
        self,
        paragraphs: Sequence[Sequence[Run]],
        style: TextStyle,
        *,
        indent: float = 0.0,
        rail: bool = False,
        group: str = "",
        name: bool = False,
        word: str = "",
    ) -> None:
        """`indent` is in letters; a rail is a thin line along the left edge; a group is the clause that it words; of a
        name no word is parted: it is set smaller where one is wider than the page. `word` is what the text as a whole
        is called among the words to learn: `clause:…#0`.
        """
        self.paragraphs = [list(runs) for runs in paragraphs]
        self.style = style
        self._indent = indent
        self._rail = rail
        self._group = group
        self._name = name
        self.word = word
        self.corner = QPointF()
        self._case: PageFonts | None = None
        self._width = 0.0
        self._usual = style
        self._lines: list[tuple[int, Line, float]] = []
        """Paragraph, line, and its top."""
        self._size = 0.0
        self._pitch = 0.0
        self.has_readings = False
        """Readings stand over some of its lines."""
        self._base = 0.0
        """Where the letters stand, from the top of a line."""
        self._height = 0.0
        self._known: dict[float, tuple[Any, ...]] = {}
        """How it was laid out in other widths: who looks for a width tries several, and comes back to one."""

    def lay_out(self, case: PageFonts, width: float) -> float:
        """Break the lines, if they weren't in that width before."""
        if case is not self._case or len(self._known) >= MOST_WIDTHS:
            self._known.clear()
        self._case, self._width = case, width
        known = self._known.get(width)
        if known is None:
            self._break(case, width)
            known = (
                self.style, self._size, self.has_readings, self._pitch, self._base, self._lines, self._height,
            )
            self._known[width] = known
        self.style, self._size, self.has_readings, self._pitch, self._base, self._lines, self._height = known
        return self._height

    @property
    def marked(self) -> tuple[object, ...]:
        """What is marked in it now: in a text of ours nothing."""
        return ()

    @property
    def line_tops(self) -> list[float]:
        """Where its lines begin, from its top, as it was laid out last."""
        return [top for _, _, top in self._lines]

    def _break(self, case: PageFonts, width: float) -> None:
        """Set the paragraphs in that width."""
        if self._name:
            self.style = self._fitting(case, width)
        size = self._size = case.size(self.style)
        room = max(size, width - self._indent * size)
        measure = case.measure(self.style)
        language = self.style.language
        last = 0.0 if self._name else min(LAST * size, room / 3)
        broken = [
            break_lines(runs, language, room, measure, words=self._name, phrases=not self._name, last=last)
            for runs in self.paragraphs
        ]
        # lines stand evenly: where one has readings, all have the room for them
        self.has_readings = any(line.ruby for lines in broken for line in lines)
        self._pitch = case.pitch(self.style, ruby=self.has_readings)
        self._base = case.pitch(self.style, ruby=False) * 0.5 + size * (BASELINE - 0.5)
        if self.has_readings:
            self._base = ceil(size * READING) + size * case.ruby_share(self.style) * BASELINE
        self._lines = []
        top = 0.0
        for number, lines in enumerate(broken):
            top += size * 0.3 if number else 0.0
            for line in lines:
                self._lines.append((number, line, top))
                top += self._pitch
        self._height = top

    def _fitting(self, case: PageFonts, width: float) -> TextStyle:
        """The style in which every word has room, in steps, so that few fonts are opened."""
        for share in SMALLER:
            style = replace(self._usual, scale=self._usual.scale * share)
            measure = case.measure(style)
            if all(widest_word(runs, style.language, measure, words=True) <= width for runs in self.paragraphs):
                return style
        return style

    def paint(self, painter: QPainter, case: PageFonts, theme: Theme, at: QPointF) -> None:
        """Letters, readings above them, a line under what is named."""
        if self._rail:
            x = round(at.x() + self._indent * self._size * 0.4)
            painter.fillRect(QRectF(x, at.y() + 2, 2, self._height - 4), QColor(theme.line))
        left = at.x() + self._indent * self._size
        for number, line, top in self._lines:
            for piece in line.pieces:
                run = self.paragraphs[number][piece.run]
                # whole pixels: Qt rounds letters and readings each for itself, so that they would meet here and there
                spot = QPointF(left + piece.x, round(at.y() + top + self._base))
                self._paint_piece(painter, case, run, piece, spot, theme)
                if piece.ruby:
                    self._paint_ruby(painter, case, piece, spot, theme)

    def _paint_piece(
        self, painter: QPainter, case: PageFonts, run: Run, piece: Placed, spot: QPointF, theme: Theme
    ) -> None:
        colour = theme.term if run.ref.startswith("term:") else theme.cherry
        ink = QColor(colour if run.ref else getattr(theme, self.style.ink))
        painter.setFont(case.font(self.style, bold=run.bold))
        painter.setPen(ink)
        self._paint_letters(painter, case.measure(self.style), run, piece, spot)
        if run.ref:
            line = Qt.PenStyle.DotLine if run.ref.startswith("term:") else Qt.PenStyle.SolidLine
            painter.setPen(QPen(ink, max(1.0, self._size / 14), line))
            y = spot.y() + self._size * 0.16
            painter.drawLine(QPointF(spot.x(), y), QPointF(spot.x() + piece.width - 1, y))

    def _paint_letters(self, painter: QPainter, measure: Measure, run: Run, piece: Placed, spot: QPointF) -> None:
        """In the middle of their room; what a longer reading leaves free stands between them as beside them."""
        parts = piece.text if piece.ruby else (piece.text,)
        widths = [measure.text(part, run) for part in parts]
        gap = (piece.width - sum(widths)) / len(widths)
        x = spot.x() + gap / 2
        for part, wide in zip(parts, widths, strict=True):
            painter.drawText(QPointF(x, spot.y()), part)
            x += wide + gap

    @staticmethod
    def _cuts(measure: Measure, run: Run, piece: Placed) -> list[float]:
        """Where its letters begin, from its left edge, and where the last one ends; below a reading they stand apart,
        each in the middle of its room.
        """
        if not piece.ruby:
            return [measure.text(piece.text[:cut], run) if cut else 0.0 for cut in range(len(piece.text) + 1)]
        widths = [measure.text(letter, run) for letter in piece.text]
        gap = (piece.width - sum(widths)) / len(widths)
        return list(accumulate((wide + gap for wide in widths), initial=0.0))

    def _paint_ruby(self, painter: QPainter, case: PageFonts, piece: Placed, spot: QPointF, theme: Theme) -> None:
        painter.setFont(case.font(self.style, ruby=True))
        painter.setPen(QColor(theme.ink_soft))
        wide = case.measure(self.style).ruby(piece.ruby)
        above = QPointF((piece.width - wide) / 2, -ceil(self._size * READING))
        painter.drawText(spot + above, piece.ruby)

    def anchors(self, at: QPointF) -> Iterator[Anchor]:
        """Runs that name something; one that goes on in the next run (readings cut a term in parts) is one anchor. It
        is told here where it stands.
        """
        self.corner = QPointF(at)
        return self._anchors(at)

    def _anchors(self, at: QPointF) -> Iterator[Anchor]:
        open_anchor: Anchor | None = None
        last = (-1, -1)
        for number, runs in enumerate(self.paragraphs):
            for index, run in enumerate(runs):
                if not run.ref:
                    continue
                if open_anchor is not None and last == (number, index - 1) and open_anchor.ref == run.ref:
                    open_anchor.text += run.text
                else:
                    if open_anchor is not None:
                        yield open_anchor
                    open_anchor = Anchor(run.ref, run.text, self.style.language, group=self._group)
                open_anchor.boxes += self._boxes(number, index, at)
                last = (number, index)
        if open_anchor is not None:
            yield open_anchor

    def _boxes(self, paragraph: int, run: int, at: QPointF) -> Iterator[QRectF]:
        left = at.x() + self._indent * self._size
        for number, line, top in self._lines:
            if number == paragraph:
                base = at.y() + top + self._base
                for piece in line.pieces:
                    if piece.run == run:
                        above = self._base if piece.ruby else self._size * 0.95
                        yield QRectF(left + piece.x, base - above, piece.width, above + self._size * 0.26)

    # --- places in the text: a paragraph, and how many letters before ---

    def _set(self) -> Iterator[tuple[int, int, Placed, float]]:
        """Every piece that was set: its paragraph, how many letters of that stand before it, and the line's top."""
        read = [[0] * len(runs) for runs in self.paragraphs]
        starts = [list(accumulate((len(run.text) for run in runs), initial=0)) for runs in self.paragraphs]
        for number, line, top in self._lines:
            for piece in line.pieces:
                # blanks at a line's end are not set: look where the piece goes on
                within = self.paragraphs[number][piece.run].text.find(piece.text, read[number][piece.run])
                read[number][piece.run] = within + len(piece.text)
                yield number, starts[number][piece.run] + within, piece, top

    def boxes_of(self, start: int, end: int, at: QPointF, paragraph: int = 0) -> list[QRectF]:
        """Where a part of a paragraph stands, line by line; nothing where there is none of it."""
        boxes: list[QRectF] = []
        if self._case is None:
            return boxes
        measure, left = self._case.measure(self.style), at.x() + self._indent * self._size
        for number, here, piece, top in self._set():
            one, other = max(start - here, 0), min(end - here, len(piece.text))
            if number != paragraph or one >= other:
                continue
            run = self.paragraphs[number][piece.run]
            cuts = self._cuts(measure, run, piece)
            base = at.y() + top + self._base
            spot = left + piece.x + cuts[one]
            boxes.append(QRectF(spot, base - self._size, cuts[other] - cuts[one], self._size * 1.3))
        return boxes

    def stretch(self, paragraph: int, start: int, end: int) -> list[QRectF]:
        """Where a part of one of its paragraphs stands on the page."""
        return TextBlock.boxes_of(self, start, end, self.corner, paragraph)

    @property
    def bounds(self) -> QRectF:
        """Where it stands on the page."""
        return QRectF(self.corner.x(), self.corner.y(), self._width, self._height)

    def place_at(self, point: QPointF) -> tuple[int, int]:
        """The paragraph, and the letter's gap in it, that is nearest to a point of the page."""
        best, near = (0, 0), (float("inf"), float("inf"))
        if self._case is None:
            return best
        measure = self._case.measure(self.style)
        at = point - self.corner
        x, y = at.x() - self._indent * self._size, at.y()
        for number, here, piece, top in self._set():
            off = (max(top - y, y - top - self._pitch, 0.0), max(piece.x - x, x - piece.x - piece.width, 0.0))
            if off < near:
                run = self.paragraphs[number][piece.run]
                before = self._cuts(measure, run, piece)
                cut = min(range(len(before)), key=lambda gap: abs(before[gap] - (x - piece.x)))
                best, near = (number, here + cut), off
        return best

    def text(self) -> str:
        """The paragraphs without readings."""
        return "\n".join("".join(run.text for run in runs) for runs in self.paragraphs)

    def texts(self) -> Iterator[TextBlock]:
        """Itself."""
        yield self


class Wordless:
    """Of a block: nothing is said in it, what it shows is said beside it."""

    def anchors(self, _at: QPointF) -> Iterator[Anchor]:
        """None."""
        return iter(())

    def text(self) -> str:
        """Nothing."""
        return ""

    def texts(self) -> Iterator[TextBlock]:
        """None."""
        return iter(())


class RuleBlock(Wordless):
    """A thin line with room around it."""

    def __init__(self, room: float = 8.0) -> None:
        """So many pixels above and below."""
        self._room = room
        self._width = 0.0

    def lay_out(self, _case: PageFonts, width: float) -> float:
        """The line and its room."""
        self._width = width
        return self._room * 2 + 1

    def paint(self, painter: QPainter, _case: PageFonts, theme: Theme, at: QPointF) -> None:
        """The line."""
        painter.fillRect(QRectF(at.x(), round(at.y() + self._room), self._width, 1), QColor(theme.line))


class PictureBlock(Wordless):
    """A picture asked for anew whenever it is painted, so that one finished later takes the placeholder's place."""

    def __init__(self, width: int, height: int, picture: Callable[[], QPixmap]) -> None:
        """Of that size in logical pixels."""
        self.width = width
        self._height = height
        self._picture = picture

    def lay_out(self, _case: PageFonts, _width: float) -> float:
        """Its height."""
        return float(self._height)

    def paint(self, painter: QPainter, _case: PageFonts, _theme: Theme, at: QPointF) -> None:
        """The picture."""
        painter.drawPixmap(at.toPoint(), self._picture())


class Stack:
    """Blocks above each other."""

    def __init__(self, blocks: Sequence[Block], gap: float = 0.0) -> None:
        """With so many pixels between them."""
        self.blocks = list(blocks)
        self._gap = gap
        self._tops: list[float] = []

    def lay_out(self, case: PageFonts, width: float) -> float:
        """One after the other."""
        self._tops = []
        top = 0.0
        for number, block in enumerate(self.blocks):
            top += self._gap if number else 0.0
            self._tops.append(top)
            top += block.lay_out(case, width)
        return top

    def _placed(self, at: QPointF) -> Iterator[tuple[Block, QPointF]]:
        for block, top in zip(self.blocks, self._tops, strict=True):
            yield block, QPointF(at.x(), at.y() + top)

    def paint(self, painter: QPainter, case: PageFonts, theme: Theme, at: QPointF) -> None:
        """Each in its place."""
        for block, corner in self._placed(at):
            block.paint(painter, case, theme, corner)

    def anchors(self, at: QPointF) -> Iterator[Anchor]:
        """From top to bottom."""
        for block, corner in self._placed(at):
            yield from block.anchors(corner)

    def text(self) -> str:
        """Line by line."""
        return "\n".join(said for block in self.blocks if (said := block.text()))

    def texts(self) -> Iterator[TextBlock]:
        """From top to bottom."""
        for block in self.blocks:
            yield from block.texts()


class Beside:
    """Two blocks beside each other: one of them of a fixed width or a share of it."""

    def __init__(self, left: Block, right: Block, share: float, gap: float = 12.0) -> None:
        """`share` up to 1 is a part of the width for the left one, more than that so many pixels; below 0 so many for
        the right one.
        """
        self._left = left
        self._right = right
        self._share = share
        self._gap = gap
        self._at = 0.0

    def lay_out(self, case: PageFonts, width: float) -> float:
        """The higher of the two decides."""
        room = max(2.0, width - self._gap)
        left = self._share_of(room)
        self._at = left + self._gap
        return max(self._left.lay_out(case, left), self._right.lay_out(case, room - left))

    def _share_of(self, room: float) -> float:
        """How much of the room the left one has."""
        if self._share < 0:
            return max(room * 0.3, room + self._share)
        return room * self._share if self._share <= 1 else min(self._share, room * 0.7)

    def paint(self, painter: QPainter, case: PageFonts, theme: Theme, at: QPointF) -> None:
        """Left, then right."""
        self._left.paint(painter, case, theme, at)
        self._right.paint(painter, case, theme, QPointF(at.x() + self._at, at.y()))

    def anchors(self, at: QPointF) -> Iterator[Anchor]:
        """Left, then right."""
        yield from self._left.anchors(at)
        yield from self._right.anchors(QPointF(at.x() + self._at, at.y()))

    def text(self) -> str:
        """Left, then right."""
        return "\n".join(said for block in (self._left, self._right) if (said := block.text()))

    def texts(self) -> Iterator[TextBlock]:
        """Left, then right."""
        yield from self._left.texts()
        yield from self._right.texts()
