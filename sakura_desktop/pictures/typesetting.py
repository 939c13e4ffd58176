"""Text on a picture: set in lines, with readings above and terms underlined, as large as its room allows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal

from PIL import ImageDraw

from sakura_desktop.pictures.line_break import Line, Measure, Run, break_lines, may_part, overflows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL import Image

    from sakura_desktop.pictures.colour import Rgba
    from sakura_desktop.pictures.fonts import FontBook, Style
    from sakura_desktop.pictures.shapes import Box

RUBY_SIZE: Final = 0.5
"""A reading's size over that of its base."""
OVERHANG: Final = 0.13
"""How far a reading may stand out on each side of its base, over the size of the letters."""
HALO: Final = 0.11
"""How broad the edge around letters on a picture is, over their size."""
LEADING: Final = {"ja": 1.36, "ko": 1.34, "en": 1.24}
"""From line to line, over the size of the letters."""

Paragraphs = tuple[tuple[Run, ...], ...]
Side = Literal["top-left", "left", "middle"]
"""Where text stands in its box: from the top, or halfway down at the left or in the middle."""


@dataclass(frozen=True, slots=True)
class Face:
    """How text looks: language, serifs, weight."""

    language: str
    style: Style = "sans"
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Laid:
    """Text set in lines at a size in pixels; `over` where it doesn't fit its room even so."""

    face: Face
    size: float
    paragraphs: Paragraphs
    lines: tuple[tuple[int, Line], ...]
    """With the paragraph of each."""
    gap: float
    height: float
    over: bool
    words: bool = False
    """Words were to stay whole."""

    @property
    def width(self) -> float:
        """The widest line."""
        return max((line.width for _, line in self.lines), default=0.0)


class Typesetter:
    """Sets and paints text with the fonts of a book."""

    def __init__(self, fonts: FontBook) -> None:
        """Use these fonts."""
        self.fonts = fonts

    def measure(self, face: Face, size: float) -> Measure:
        """How wide text is in a face at a size."""
        language, style, width = face.language, face.style, self.fonts.width
        return Measure(
            lambda text, run: width(text, language, size, style, bold=face.bold or run.bold),
            lambda ruby: width(ruby, language, size * RUBY_SIZE, style),
            size * OVERHANG,
        )

    def set_at(
        self, face: Face, size: float, paragraphs: Paragraphs, room: tuple[float, float], *, words: bool = False
    ) -> Laid:
        """Text set at one size in a room of so much width and height."""
        measure = self.measure(face, size)
        lines = tuple(
            (number, line)
            for number, runs in enumerate(paragraphs)
            for line in break_lines(runs, face.language, room[0], measure, words=words)
        )
        gap = size * 0.32
        height = max(0.0, (len(paragraphs) - 1) * gap) + sum(_pitch(face, size, line) for _, line in lines)
        over = height > room[1] + 0.5 or overflows((line for _, line in lines), room[0])
        return Laid(face, size, paragraphs, lines, gap, height, over, words)

    def fit(
        self,
        face: Face,
        paragraphs: Paragraphs,
        room: tuple[float, float],
        sizes: tuple[float, float],
        most_lines: int = 99,
        *,
        whole_words: bool = False,
        sounds: bool = False,
    ) -> Laid:
        """Text as large as the room allows, between the largest and the floor of `sizes`; `over` if not even that.
        With `sounds`, words in kana may be cut, but not within a sound.
        """
        largest, floor = sizes
        size = largest
        while True:
            laid = self.set_at(face, size, paragraphs, room, words=whole_words or sounds)
            too_many = len(laid.lines) > most_lines
            parted = whole_words and self.parted(laid)
            if not (laid.over or too_many or parted):
                return laid
            if size <= floor:
                return laid if laid.over or not too_many else _overfull(laid)
            size = max(floor, size - max(0.5, size * 0.04))

    def balanced(self, laid: Laid, room: tuple[float, float]) -> Laid:
        """The same size and number of lines, in the narrowest room that holds them: lines of like length."""
        best, least, most = laid, room[0] / len(laid.lines) * 0.8, room[0]
        while len(laid.lines) > 1 and most - least > 1.0:
            narrow = ((least + most) / 2, room[1])
            tried = self.set_at(laid.face, laid.size, laid.paragraphs, narrow, words=laid.words)
            if tried.over or len(tried.lines) > len(laid.lines) or (self.parted(tried) and not self.parted(laid)):
                least = (least + most) / 2
            else:
                best, most = tried, (least + most) / 2
        return best

    @staticmethod
    def parted(laid: Laid) -> bool:
        """A word was cut for want of room: no line ends where the next one could not begin."""
        for (one, first), (other, second) in pairwise(laid.lines):
            if one == other and first.pieces and second.pieces:
                end, start = first.pieces[-1], second.pieces[0]
                if laid.face.language == "ja":
                    whole = laid.words and end.text and start.text
                    if whole and not may_part(end.text[-1], start.text[0], "ja", words=True):
                        return True
                    continue
                joined = f"{end.text}{start.text}" in laid.paragraphs[one][start.run].text
                if end.run == start.run and joined and not end.text.endswith("-"):
                    return True
        return False

    def draw(self, image: Image.Image, laid: Laid, box: Box, inks: Inks, side: Side = "top-left") -> None:
        """Paint set text into a box."""
        pencil = ImageDraw.Draw(image)
        top = box[1] + (0.0 if side == "top-left" else max(0.0, (box[3] - box[1] - laid.height) / 2))
        paragraph = 0
        for number, line in laid.lines:
            if number != paragraph:
                top += laid.gap
                paragraph = number
            left = box[0] + ((box[2] - box[0] - line.width) / 2 if side == "middle" else 0.0)
            self._draw_line(pencil, laid, line, laid.paragraphs[number], (left, top), inks)
            top += _pitch(laid.face, laid.size, line)

    def _draw_line(
        self,
        pencil: ImageDraw.ImageDraw,
        laid: Laid,
        line: Line,
        runs: Sequence[Run],
        corner: tuple[float, float],
        inks: Inks,
    ) -> None:
        face, size = laid.face, laid.size
        base = corner[1] + _pitch(face, size, line) - (LEADING[face.language] - 1) * size / 2 - size * 0.12
        measure = self.measure(face, size)
        for piece in line.pieces:
            run = runs[piece.run]
            bold = face.bold or run.bold
            left = corner[0] + piece.x
            inner = left + (piece.width - measure.text(piece.text, run)) / 2
            ink = inks.term if run.ref and inks.term else inks.text
            around = round(size * HALO) if inks.halo else 0
            for text, font in self.fonts.pieces(piece.text, face.language, size, face.style, bold=bold):
                pencil.text((inner, base), text, font=font, fill=ink, anchor="ls", stroke_width=around,
                            stroke_fill=inks.halo)  # fmt: skip
                inner += font.getlength(text)
            if run.ref and inks.term:
                below = base + size * 0.14
                rule = inks.rule or ink
                pencil.line((left, below, left + piece.width - 1, below), fill=rule, width=max(1, round(size / 18)))
            if piece.ruby:
                small = self.fonts.font(face.language, size * RUBY_SIZE, face.style)
                over = left + (piece.width - measure.ruby(piece.ruby)) / 2
                pencil.text((over, base - size * 0.93), piece.ruby, font=small, fill=inks.ruby or ink, anchor="ls")


@dataclass(frozen=True, slots=True)
class Inks:
    """Colours of text, of terms and the line under them, of readings, and of an edge around the letters of text that
    stands on a picture. Without one for terms they aren't marked.
    """

    text: Rgba
    term: Rgba | None = None
    rule: Rgba | None = None
    ruby: Rgba | None = None
    halo: Rgba | None = None


def _pitch(face: Face, size: float, line: Line) -> float:
    """The height of a line, more where readings stand above it."""
    return size * (LEADING[face.language] + (RUBY_SIZE * 0.84 if line.ruby else 0.0))


def _overfull(laid: Laid) -> Laid:
    return replace(laid, over=True)
