"""What faces of this game are built of beside what any card is: its panel by kind, and the signs of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.hololive.pictures import scenes
from sakura_desktop.hololive.pictures.colours import colour, ink_on
from sakura_desktop.hololive.pictures.signs import marks_of
from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.shapes import ACROSS, CORNER, chamfered, notched, rounded
from sakura_desktop.pictures.sheet import Sheet, fade_out

if TYPE_CHECKING:
    from PIL import Image

    from sakura_desktop.hololive.pictures.card_content import CardContent
    from sakura_desktop.pictures.colour import Colour
    from sakura_desktop.pictures.shapes import Box, Point
    from sakura_desktop.pictures.typesetting import Typesetter
    from sakura_desktop.theme import Theme

EDGE: Final = 24.0
"""The width of the border around the panel."""
PALE: Final = {"white": "#6d707c", "yellow": "#87650a"}
"""Lines and signs in these colours on pale paper."""


class CardSheet(Sheet):
    """A card under way."""

    def __init__(
        self, content: CardContent, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter
    ) -> None:
        """A sheet for a card of so many real pixels."""
        super().__init__(content.language, colour(content.leading, theme), size, dpr, theme, setter)
        self.content = content
        self.on = ink_on(self.colour, theme)
        """The ink on the border."""
        self._shape: list[Point] = []

    @property
    def tint(self) -> Colour:
        """The card's colour as lines and signs on its paper have it."""
        leading = self.content.leading
        if leading in PALE:
            return self.colour if self.theme.dark else PALE[leading]
        return super().tint

    def border(self) -> None:
        """The stock with its edge; of a card of two colours the one above, the other below."""
        super().border()
        if len(self.content.colours) > 1:
            colours = [rgba(colour(one, self.theme)) for one in self.content.colours]
            inner = rounded((5, 5, ACROSS - 5, self.bottom - 5), CORNER - 4)
            self.canvas.fade_all([colours[0], colours[0], *colours[1:], colours[-1]], [inner])

    def stock(self, panel: Box) -> None:
        """The border and the panel of paper: rounded of a holomem, its corners cut straight of an oshi, bitten off of a
        support card.
        """
        self.border()
        kind = self.content.kind
        shape = {"oshi": chamfered(panel, 36), "support": notched(panel, 30)}.get(kind) or rounded(panel, 20)
        self.canvas.fill(shape, rgba(self.theme.card))
        self._shape = shape

    def rim(self) -> None:
        """The line around the panel of an oshi or of a support card."""
        if self.content.kind == "oshi":
            self.canvas.stroke(self._shape, 8, rgba(self.theme.gold), closed=True)
        elif self.content.kind == "support":
            self.canvas.stroke(self._shape, 7, rgba(mix(self.colour, self.on, 0.4)), closed=True)

    def scene(self, box: Box, *, clear: float = 0.0) -> None:
        """What the card shows, in a part of the panel; passes into paper downwards by so much."""

        def paint(size: tuple[int, int]) -> Image.Image:
            picture = scenes.paint(self.content.number, size, self.theme)
            fade_out(picture, self.theme.card, 0, clear)
            return picture

        self.picture(paint, box, self._shape)

    def sign_of(self, sign: str, centre: Point, radius: float, ink: Colour, ground: Colour) -> None:
        """A sign of this game on a ground of that colour."""
        self.put(marks_of(sign), centre, radius, ink, ground)

    def seal(self, what: str, centre: Point, radius: float) -> None:
        """The sign of a colour on a disc of it, lined."""
        ground = colour(what, self.theme)
        ink = ink_on(ground, self.theme)
        line = mix(ground, ink, 0.55) if what in PALE else self.theme.on_type
        self.canvas.disc(centre, radius * 1.13, rgba(line))
        self.canvas.disc(centre, radius, rgba(ground))
        self.sign_of(what, centre, radius * 0.7, ink, ground)

    def seals(self, colours: tuple[str, ...], centre: Point, radius: float) -> None:
        """The signs of a card's colours, side by side."""
        if len(colours) > 1:
            radius *= 0.72
        left = centre[0] - (len(colours) - 1) * radius * 0.95
        for at, one in enumerate(colours):
            self.seal(one, (left + at * radius * 1.9, centre[1] + (len(colours) - 1) * (at - 0.5) * radius), radius)

    def cost(self, colours: tuple[str, ...], box: Box, radius: float, per_row: int) -> None:
        """Cheer that arts need, sign by sign, in rows."""
        rows = [colours[at : at + per_row] for at in range(0, len(colours), per_row)]
        middle, step = (box[1] + box[3]) / 2, radius * 2.22
        for row, signs in enumerate(rows):
            y = middle + (row - (len(rows) - 1) / 2) * step
            for at, one in enumerate(signs):
                self.seal(one, (box[0] + radius * 1.13 + at * step, y), radius)

    def field(self, box: Box, share: float) -> Colour:
        """A field tinted by the card's colour; tells its own."""
        ground = mix(self.theme.card, self.tint, share)
        self.canvas.fill(rounded(box, 14), rgba(ground))
        return ground
