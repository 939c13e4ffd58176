"""What faces of まほろば妖女奇譚 are built of beside what any card is: its panel, and the signs of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.mahoroba.pictures import scenes
from sakura_desktop.mahoroba.pictures.colours import colour
from sakura_desktop.mahoroba.pictures.signs import marks_of
from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.shapes import notched, rounded
from sakura_desktop.pictures.sheet import Sheet, fade_out

if TYPE_CHECKING:
    from PIL import Image

    from sakura_desktop.mahoroba.pictures.card_content import CardContent
    from sakura_desktop.pictures.colour import Colour
    from sakura_desktop.pictures.shapes import Box, Point
    from sakura_desktop.pictures.typesetting import Typesetter
    from sakura_desktop.theme import Theme

EDGE: Final = 24.0
"""The width of the border around the panel."""


class CardSheet(Sheet):
    """A card under way."""

    def __init__(
        self, content: CardContent, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter
    ) -> None:
        """A sheet for a card of so many real pixels."""
        super().__init__(content.language, colour(content.leading, theme), size, dpr, theme, setter)
        self.content = content
        self._shape: list[Point] = []

    def stock(self, panel: Box) -> None:
        """The border and the panel of paper: rounded of a unit, its corners cut of a command."""
        self.border()
        shape = rounded(panel, 20) if self.content.element else notched(panel, 30)
        self.canvas.fill(shape, rgba(self.theme.card))
        self._shape = shape

    def rim(self) -> None:
        """The line around a command's panel."""
        if not self.content.element:
            self.canvas.stroke(self._shape, 7, rgba(mix(self.colour, self.theme.on_type, 0.4)), closed=True)

    def scene(self, box: Box, *, clear: float = 0.0) -> None:
        """What the card shows, in a part of the panel; passes into paper downwards by so much."""

        def paint(size: tuple[int, int]) -> Image.Image:
            picture = scenes.paint(self.content.number, self.content.leading, size, self.theme)
            fade_out(picture, self.theme.card, 0, clear)
            return picture

        self.picture(paint, box, self._shape)

    def sign_of(self, sign: str, centre: Point, radius: float, ink: Colour, ground: Colour) -> None:
        """A sign of this game on a ground of that colour."""
        self.put(marks_of(sign), centre, radius, ink, ground)

    def seal(self, sign: str, centre: Point, radius: float) -> None:
        """The sign of an element on a disc of its colour, lined with the paper of cards."""
        ground = colour(sign, self.theme)
        self.canvas.disc(centre, radius * 1.12, rgba(self.theme.on_type))
        self.canvas.disc(centre, radius, rgba(ground))
        self.sign_of(sign, centre, radius * 0.68, self.theme.on_type, ground)

    def field(self, box: Box, share: float) -> Colour:
        """A field tinted by the card's colour; tells its own."""
        ground = mix(self.theme.card, self.tint, share)
        self.canvas.fill(rounded(box, 14), rgba(ground))
        return ground
