"""The parts that faces are built of: the stock with its border, header and panel, ribbons, badges, values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.canvas import Canvas
from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.icons import put_sign
from sakura_desktop.pictures.line_break import Run
from sakura_desktop.pictures.shapes import ACROSS, CORNER, chamfered, curve, notched, rounded
from sakura_desktop.pictures.typesetting import Face, Inks, Typesetter

if TYPE_CHECKING:
    from PIL import Image

    from sakura_desktop.pictures.card_content import CardContent
    from sakura_desktop.pictures.colour import Colour
    from sakura_desktop.pictures.shapes import Box, Point
    from sakura_desktop.pictures.typesetting import Laid, Paragraphs, Side
    from sakura_desktop.theme import Theme

KIND_SIGNS: Final = {"poison": "poison", "part": "part", "transform": "machine"}
"""The signs of the kinds that are neither normal nor special."""


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
        self, content: CardContent, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter
    ) -> None:
        """A sheet for a card of so many real pixels."""
        self.content = content
        self.theme = theme
        self.dpr = dpr
        self.canvas = Canvas(size[0], size[1], ACROSS)
        self.bottom = ACROSS * size[1] / size[0]
        self.setter = setter
        self.colour = theme.of_type(content.type)
        self.texts: list[Written] = []
        self._stuck: list[tuple[Image.Image, Point]] = []

    @property
    def face(self) -> Face:
        """How words stand on the card."""
        return Face(self.content.language, "sans", bold=True)

    @property
    def tint(self) -> Colour:
        """The colour of the type as lines and signs on the card's paper have it."""
        return mix(self.colour, "#ffffff", 0.32) if self.theme.dark else self.colour

    def unit(self, length: float) -> float:
        """A length in real pixels."""
        return length * self.canvas.scale

    def box(self, box: Box) -> Box:
        """A box in real pixels."""
        left, top, right, bottom = (self.unit(side) for side in box)
        return left, top, right, bottom

    def stock(self, panel: Box, cut: float = 1.0) -> None:
        """The border in the colour of the type, and the panel of paper: notched and lined with gold if special, of a
        shape and a line of its own for each further kind, whose corners are cut so deeply.
        """
        theme = self.theme
        outline = rounded((0, 0, ACROSS, self.bottom), CORNER)
        self.canvas.fill(outline, rgba(theme.card_edge))
        inner = rounded((5, 5, ACROSS - 5, self.bottom - 5), CORNER - 4)
        above, below = mix(self.colour, "#ffffff", 0.06), mix(self.colour, "#000000", 0.12)
        self.canvas.fade(rgba(above), rgba(below), inner)
        kind = theme.of_kind(self.content.kind)
        if kind is not None:
            shape = kind_panel(self.content.kind, panel, cut)
            self.canvas.fill(shape, rgba(theme.card))
            self.canvas.stroke(shape, 13, rgba(mix(kind, theme.on_type, 0.1)), closed=True)
            if self.content.kind == "part":
                inset = 4 + 18 * cut
                for x in (panel[0] + inset, panel[2] - inset):
                    for y in (panel[1] + inset, panel[3] - inset):
                        self.canvas.disc((x, y), 5 + 6 * cut, rgba(theme.on_type))
        elif self.content.special:
            line = rounded((13, 13, ACROSS - 13, self.bottom - 13), CORNER - 9)
            self.canvas.stroke(line, 7, rgba(theme.gold), closed=True)
            shape = notched(panel, 34)
            self.canvas.fill(shape, rgba(theme.card))
            self.canvas.stroke(shape, 7, rgba(theme.gold), closed=True)
        else:
            self.canvas.fill(rounded(panel, 16), rgba(theme.card))

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

    def flame(self, centre: Point, radius: float) -> None:
        """The badge that a cost stands on: a flare of gold on the card's paper."""
        x, y = centre
        outline = [
            *curve((0, 1.0), (-1.0, 1.0), (-1.16, -0.04), (-0.5, -0.5)),
            *curve((-0.5, -0.5), (-0.36, -0.34), (-0.2, -0.4), (-0.2, -0.62)),
            *curve((-0.2, -0.62), (-0.2, -0.96), (0.0, -1.2), (0.26, -1.38)),
            *curve((0.26, -1.38), (0.2, -0.84), (1.2, -0.5), (1.0, 0.28)),
            *curve((1.0, 0.28), (0.86, 0.8), (0.46, 1.0), (0, 1.0)),
        ]
        shape = [(x + px * radius, y + py * radius) for px, py in outline]
        self.canvas.fill(shape, rgba(mix(self.theme.gold, "#000000", 0.3)))
        small = [(x + px * radius * 0.9, y + py * radius * 0.9 + radius * 0.01) for px, py in outline]
        self.canvas.fill(small, rgba(mix(self.theme.card, self.theme.gold, 0.16 if not self.theme.dark else 0.08)))

    def word(
        self, what: str, text: str, box: Box, ink: Colour, sizes: tuple[float, float], side: Side = "middle"
    ) -> None:
        """A short text in one line."""
        if text:
            run = (Run(text),)
            self.write(Written(what, (run,), self.face, box, sizes, Inks(rgba(ink)), side))

    def write(self, text: Written) -> None:
        """Put a text on the card once the shapes are done."""
        self.texts.append(text)

    def stick(self, picture: Image.Image, centre: Point) -> None:
        """Lay a small picture on the card, its middle there."""
        self._stuck.append((picture, centre))

    def width_of(self, text: str, size: float, *, bold: bool = True) -> float:
        """How many units wide a text of that size in logical pixels is."""
        wide = self.setter.fonts.width(text, self.content.language, size * self.dpr, bold=bold)
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


def kind_panel(kind: str, panel: Box, cut: float) -> list[Point]:
    """The panel of a card that is neither normal nor special: round like a vial, cut like a plate, pointed."""
    left, top, right, bottom = panel
    match kind:
        case "poison":
            return rounded(panel, 96 * cut)
        case "part":
            return chamfered(panel, 62 * cut)
    middle, deep = (left + right) / 2, 26 * cut
    return [(left, top), (middle, top + deep), (right, top), (right, bottom), (middle, bottom - deep), (left, bottom)]


def plain_inks(ink: Colour, ruby: Colour | None = None) -> Inks:
    """Inks of a text whose terms aren't marked."""
    return Inks(rgba(ink), ruby=None if ruby is None else rgba(ruby))

