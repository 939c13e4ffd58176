"""What faces of Sakura Arms are built of beside what any card is: the panel of each kind, the badge of a cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.shapes import ACROSS, CORNER, chamfered, curve, notched, rounded
from sakura_desktop.pictures.sheet import Sheet, fade_out
from sakura_desktop.sakura.pictures import scenes
from sakura_desktop.sakura.pictures.colours import colours

if TYPE_CHECKING:
    from PIL import Image

    from sakura_desktop.pictures.shapes import Box, Point
    from sakura_desktop.pictures.typesetting import Typesetter
    from sakura_desktop.sakura.pictures.card_content import CardContent
    from sakura_desktop.theme import Theme

KIND_SIGNS: Final = {"poison": "poison", "part": "part", "transform": "machine", "plot": "plot", "unit": "unit"}
"""The signs of the kinds that are neither normal nor special."""


class CardSheet(Sheet):
    """A card under way."""

    def __init__(
        self, content: CardContent, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter
    ) -> None:
        """A sheet for a card of so many real pixels."""
        super().__init__(content.language, colours(theme).of_type(content.type), size, dpr, theme, setter)
        self.content = content
        self._panel: Box = (0, 0, 0, 0)
        self._cut = 1.0
        self._shape: list[Point] = []
        self._pictured = 0.0
        """How far down the picture goes."""

    def stock(self, panel: Box, cut: float = 1.0) -> None:
        """The border in the colour of the type, and the panel of paper: notched if special, of a shape of its own for
        each further kind, whose corners are cut so deeply.
        """
        self.border()
        self._panel, self._cut = panel, cut
        kind = colours(self.theme).of_kind(self.content.kind)
        if kind is not None:
            self._shape = kind_panel(self.content.kind, panel, cut)
        elif self.content.special:
            line = rounded((13, 13, ACROSS - 13, self.bottom - 13), CORNER - 9)
            self.canvas.stroke(line, 7, rgba(self.theme.gold), closed=True)
            self._shape = notched(panel, 34)
        else:
            self._shape = rounded(panel, 16)
        self.canvas.fill(self._shape, rgba(self.theme.card))

    def scene(self, box: Box, clear_from: float | None = None, clear: float = 0.0) -> None:
        """What the card shows, in a part of the panel; from a height downwards it fades into the card's paper, so that
        figures read on it.
        """
        content, theme = self.content, self.theme
        self._pictured = box[3]
        motif = content.motifs[0] if content.motifs else ""

        def paint(size: tuple[int, int]) -> Image.Image:
            picture = scenes.paint(scenes.card_scene(content.number), content.number, motif, size, theme)
            if clear_from is not None:
                start = round(size[1] * (clear_from - box[1]) / (box[3] - box[1]))
                fade_out(picture, theme.card, start, clear)
            return picture

        self.picture(paint, box, self._shape)

    def rim(self) -> None:
        """The line around the panel: of gold if special, of a colour of its own for each further kind; teeth and a
        broad frame of a full power card.
        """
        theme, panel = self.theme, self._panel
        kind = colours(theme).of_kind(self.content.kind)
        if kind is not None:
            self.canvas.stroke(self._shape, 13, rgba(mix(kind, theme.on_type, 0.1)), closed=True)
            if self.content.kind == "part":
                inset = 4 + 18 * self._cut
                for x in (panel[0] + inset, panel[2] - inset):
                    for y in (panel[1] + inset, panel[3] - inset):
                        self.canvas.disc((x, y), 5 + 6 * self._cut, rgba(theme.on_type))
        if self.content.subtype == "full-power":
            self._teeth()
        if self.content.special:
            self.canvas.stroke(self._shape, 7, rgba(theme.gold), closed=True)

    def _teeth(self) -> None:
        """A broad frame within the panel, teeth along the picture's sides that point inwards."""
        left, top, right, bottom = self._panel
        colour = rgba(colours(self.theme).full_power)
        self.canvas.stroke(self._shape, 26 * self._cut, colour, closed=True)
        bottom = min(bottom, self._pictured)
        many = round((bottom - top) / 64)
        if many < 1:
            return
        step, deep = (bottom - top) / many, 14 + 18 * self._cut
        for at in range(many):
            y = top + at * step
            self.canvas.fill([(left, y), (left + deep, y + step / 2), (left, y + step)], colour)
            self.canvas.fill([(right, y), (right - deep, y + step / 2), (right, y + step)], colour)

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


def shield(box: Box, deep: float) -> list[Point]:
    """A shield: cut at its upper corners, drawn in to a point at its foot."""
    left, top, right, bottom = box
    middle, corner = (left + right) / 2, deep / 2
    return [(left + corner, top), (right - corner, top), (right, top + corner), (right, bottom - deep),
            (middle, bottom), (left, bottom - deep), (left, top + corner)]  # fmt: skip


def kind_panel(kind: str, panel: Box, cut: float) -> list[Point]:
    """The panel of a card that is neither normal nor special: a vial, a plate, a shield, a curtain, pointed."""
    left, top, right, bottom = panel
    match kind:
        case "poison":
            return rounded(panel, 96 * cut)
        case "part":
            return chamfered(panel, 62 * cut)
        case "plot":
            deep = 30 * cut
            middle = (top + bottom) / 2
            return [(left, top), (right, top), (right - deep, middle), (right, bottom), (left, bottom),
                    (left + deep, middle)]  # fmt: skip
        case "unit":
            return shield(panel, 44 * cut)
    middle, deep = (left + right) / 2, 26 * cut
    return [(left, top), (middle, top + deep), (right, top), (right, bottom), (middle, bottom - deep), (left, bottom)]
