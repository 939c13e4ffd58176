"""A card's face under way: stock and border, ribbons, signs and words, for any game's cards."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sakura_desktop.pictures.canvas import Canvas
from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.icons import put_sign
from sakura_desktop.pictures.line_break import Run
from sakura_desktop.pictures.motif_pen import draw
from sakura_desktop.pictures.shapes import ACROSS, CORNER, rounded
from sakura_desktop.pictures.typesetting import Face, Inks, Typesetter

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PIL import Image

    from sakura_desktop.pictures.colour import Colour
    from sakura_desktop.pictures.motif_pen import Mark
    from sakura_desktop.pictures.shapes import Box, Point
    from sakura_desktop.pictures.typesetting import Laid, Paragraphs, Side
    from sakura_desktop.theme import Theme


@dataclass(frozen=True, slots=True)
class Written:
    """A text that waits until the shapes are done: where, how large at most and at least, in how many lines."""

    what: str
    """What it is, for a report of what doesn't fit."""
    paragraphs: Paragraphs
    face: Face
    box: Box
    sizes: tuple[float, float]
    inks: Inks
    side: Side = "middle"
    lines: int = 1
    whole_words: bool = True
    alone_from: float = 0.0
    """A text of several lines stands in one where its letters are at least so large then."""


@dataclass(frozen=True, slots=True)
class Painted:
    """A finished picture, and what on it did not fit its room (which is a fault of the layout)."""

    image: Image.Image
    over: tuple[str, ...]


class Sheet:
    """A card under way: shapes first, then texts. Units are tenths of a millimetre, sizes of text logical pixels."""

    def __init__(
        self, language: str, colour: Colour, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter
    ) -> None:
        """A sheet for a card of so many real pixels, its words in that language, its border of that colour."""
        self.language = language
        self.colour = colour
        self.theme = theme
        self.dpr = dpr
        self.canvas = Canvas(size[0], size[1], ACROSS)
        self.bottom = ACROSS * size[1] / size[0]
        self.setter = setter
        self.texts: list[Written] = []
        self._stuck: list[tuple[Image.Image, Point]] = []

    @property
    def face(self) -> Face:
        """How words stand on the card."""
        return Face(self.language, "sans", bold=True)

    @property
    def tint(self) -> Colour:
        """The card's colour as lines and signs on its paper have it."""
        return mix(self.colour, "#ffffff", 0.32) if self.theme.dark else self.colour

    def unit(self, length: float) -> float:
        """A length in real pixels."""
        return length * self.canvas.scale

    def box(self, box: Box) -> Box:
        """A box in real pixels."""
        left, top, right, bottom = (self.unit(side) for side in box)
        return left, top, right, bottom

    def border(self) -> None:
        """The stock with its edge, in the card's colour."""
        self.canvas.fill(rounded((0, 0, ACROSS, self.bottom), CORNER), rgba(self.theme.card_edge))
        inner = rounded((5, 5, ACROSS - 5, self.bottom - 5), CORNER - 4)
        above, below = mix(self.colour, "#ffffff", 0.06), mix(self.colour, "#000000", 0.12)
        self.canvas.fade(rgba(above), rgba(below), inner)

    def ribbon(self, box: Box, colour: Colour) -> None:
        """A band with pointed ends."""
        left, top, right, bottom = box
        point, middle = (bottom - top) * 0.3, (top + bottom) / 2
        self.canvas.fill(
            [
                (left, top), (right, top), (right - point, middle), (right, bottom), (left, bottom),
                (left + point, middle),
            ],
            rgba(colour),
        )  # fmt: skip

    def sign(self, name: str, centre: Point, radius: float, ink: Colour, ground: Colour) -> None:
        """A sign on a ground of that colour."""
        put_sign(self.canvas, name, centre, radius, rgba(ink), rgba(ground))

    def put(self, marks: Sequence[Mark], centre: Point, radius: float, ink: Colour, ground: Colour) -> None:
        """A sign of the game's own, by its marks, on a ground of that colour."""
        draw(self.canvas, marks, centre, radius, {"figure": rgba(ink), "shade": rgba(ink), "ground": rgba(ground)})

    def word(
        self, what: str, text: str, box: Box, ink: Colour, sizes: tuple[float, float], side: Side = "middle", *,
        halo: bool = False,
    ) -> None:
        """A short text in one line, with an edge of the card's paper around letters that stand on a picture."""
        if text:
            run = (Run(text),)
            inks = Inks(rgba(ink), halo=rgba(self.theme.card) if halo else None)
            self.write(Written(what, (run,), self.face, box, sizes, inks, side))

    def picture(self, paint: Callable[[tuple[int, int]], Image.Image], box: Box, within: Sequence[Point]) -> None:
        """Lay a picture that is painted in the size of a box over what is drawn so far, cut to an outline."""
        left, top, right, bottom = (math.floor(side) for side in self.box(box))
        self.canvas.lay(paint, (left, top, max(left, right) + 1, max(top, bottom) + 1), within)

    def signed_word(
        self, what: str, text: str, box: Box, ink: Colour, sizes: tuple[float, float],
        put: Callable[[Point, float], None],
    ) -> None:
        """A sign, which `put` puts at a point in a size, and the word for it, together in the middle of a band; a word
        that would have to be smaller than the floor is left to its sign.
        """
        left, top, right, bottom = box
        middle, radius, gap = (top + bottom) / 2, (bottom - top) * 0.33, 22.0
        room = right - left - 2 * radius - gap - 40
        if self.width_of(text, sizes[1]) > room:
            put(((left + right) / 2, middle), radius * 1.2)
            return
        wide = min(room, self.width_of(text, sizes[0]))
        start = (left + right - wide - 2 * radius - gap) / 2
        put((start + radius, middle), radius)
        words = (start + 2 * radius + gap, top, start + 2 * radius + gap + wide + 2, bottom)
        self.word(what, text, words, ink, sizes)

    def write(self, text: Written) -> None:
        """Put a text on the card once the shapes are done."""
        self.texts.append(text)

    def stick(self, picture: Image.Image, centre: Point) -> None:
        """Lay a small picture on the card, its middle there."""
        self._stuck.append((picture, centre))

    def width_of(self, text: str, size: float, *, bold: bool = True) -> float:
        """How many units wide a text of that size in logical pixels is."""
        wide = self.setter.fonts.width(text, self.language, size * self.dpr, bold=bold)
        return wide / self.canvas.scale

    def finished(self) -> Painted:
        """Shapes, then texts, sharp."""
        self.canvas.cut(rounded((0, 0, ACROSS, self.bottom), CORNER))
        image = self.canvas.finished()
        for picture, centre in self._stuck:
            left, top = self.unit(centre[0]) - picture.width / 2, self.unit(centre[1]) - picture.height / 2
            image.alpha_composite(picture, (max(0, round(left)), max(0, round(top))))
        over = []
        for text in self.texts:
            laid = self._laid(text)
            if laid.over:
                over.append(text.what)
            self.setter.draw(image, laid, self.box(text.box), text.inks, text.side)
        return Painted(image, tuple(over))

    def _laid(self, text: Written) -> Laid:
        box = self.box(text.box)
        room = (box[2] - box[0], box[3] - box[1])
        largest, floor = text.sizes[0] * self.dpr, text.sizes[1] * self.dpr
        words, setter = text.whole_words, self.setter
        if text.lines > 1 and text.alone_from:
            sizes = (largest, text.alone_from * self.dpr)
            alone = setter.fit(text.face, text.paragraphs, room, sizes, whole_words=words)
            if not alone.over and len(alone.lines) == 1:
                return alone
            if text.face.language == "ja":  # a word in kana is rather cut than set as small as those of other letters
                words = not alone.over and len(alone.lines) <= text.lines and not setter.parted(alone)
                floor = text.alone_from * self.dpr if words else floor
        laid = setter.fit(
            text.face, text.paragraphs, room, (largest, floor), text.lines, whole_words=words,
            sounds=text.whole_words,
        )
        return setter.balanced(laid, room) if text.side == "middle" and not laid.over else laid


def fade_out(picture: Image.Image, paper: Colour, start: int, most: float) -> None:
    """Let a picture pass into paper from a row of pixels downwards, at its foot by so much."""
    from PIL import Image

    high = picture.height - start
    if high > 0 and most > 0:
        veil = Image.linear_gradient("L").point(lambda value: round(255 * most * min(1.0, value / 96)))
        picture.paste(Image.new("RGB", (picture.width, high), paper), (0, start), veil.resize((picture.width, high)))


def plain_inks(ink: Colour, ruby: Colour | None = None) -> Inks:
    """Inks of a text whose terms aren't marked."""
    return Inks(rgba(ink), ruby=None if ruby is None else rgba(ruby))
