"""What faces of Gate Ruler are built of beside what any card is: the panel by kind, the level on its faction's shape,
icons and keywords.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.gateruler.pictures import scenes
from sakura_desktop.gateruler.pictures.colours import colour
from sakura_desktop.gateruler.pictures.signs import marks_of
from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.shapes import ACROSS, chamfered, notched, rounded
from sakura_desktop.pictures.sheet import Sheet, fade_out

if TYPE_CHECKING:
    from PIL import Image

    from sakura_desktop.gateruler.pictures.card_content import CardContent
    from sakura_desktop.pictures.colour import Colour
    from sakura_desktop.pictures.shapes import Box, Point
    from sakura_desktop.pictures.typesetting import Typesetter
    from sakura_desktop.theme import Theme

EDGE: Final = 24.0
"""The width of the border around the panel."""
CUT: Final = 34.0
NOTCH: Final = 30.0
"""How much of a panel's corners is cut straight, or bitten off."""


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
        """The border and the panel of paper: rounded of a unit, its corners bitten off of an event, cut straight of a
        field or ruler.
        """
        self.border()
        kind = self.content.kind
        cut = chamfered(panel, CUT) if kind in ("ruler", "field") else rounded(panel, 20)
        self._shape = notched(panel, NOTCH) if kind == "event" else cut
        self.canvas.fill(self._shape, rgba(self.theme.card))

    def rim(self) -> None:
        """The line around a panel: gold of a ruler or of a legendary card."""
        content, theme = self.content, self.theme
        if content.kind == "ruler" or content.legendary:
            self.canvas.stroke(self._shape, 9, rgba(theme.gold), closed=True)
        elif content.kind != "unit":
            self.canvas.stroke(self._shape, 7, rgba(mix(self.colour, theme.on_type, 0.4)), closed=True)

    def corners(self, panel: Box) -> None:
        """Take back what was laid over the lower corners of a panel that are cut off."""
        left, _, right, bottom = panel
        ground = rgba(mix(self.colour, "#000000", 0.11))
        for corner, way in (((left, bottom), 1), ((right, bottom), -1)):
            if self.content.kind == "event":
                self.canvas.disc(corner, NOTCH, ground)
            elif self.content.kind != "unit":
                across = (corner[0] + way * CUT, bottom)
                self.canvas.fill([corner, (corner[0], bottom - CUT), across], ground)

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

    def badge(self, centre: Point, radius: float, most: float) -> None:
        """The level, or a ruler's letter, on the shape of the card's faction; letters of so many logical pixels."""
        content, theme = self.content, self.theme
        shape = "ruler" if content.kind == "ruler" else f"faction-{content.faction}"
        if content.kind == "ruler":
            self.canvas.disc(centre, radius * 1.06, rgba(theme.on_type))
            self.canvas.disc(centre, radius * 0.94, rgba(self.colour))
        else:
            self.sign_of(shape, centre, radius * 1.14, theme.on_type, theme.on_type)
            self.sign_of(shape, centre, radius, self.colour, self.colour)
        low = radius * (0.2 if content.faction == "volnar" else 0.0)
        box = (centre[0] - radius * 0.7, centre[1] - radius + low, centre[0] + radius * 0.7, centre[1] + radius + low)
        self.word("level", content.badge, box, theme.on_type, (most, 7))

    def pill(self, mark: str, box: Box, most: float) -> None:
        """OD, TD or CNT as it is printed."""
        theme = self.theme
        left, top, right, bottom = box
        around = (left - 5, top - 5, right + 5, bottom + 5)
        self.canvas.fill(rounded(around, (bottom - top) * 0.34), rgba(theme.on_type))
        self.canvas.fill(rounded(box, (bottom - top) * 0.3), rgba(theme.card_ink if not theme.dark else "#14161c"))
        inner = (left + 6, top - 6, right - 6, bottom + 6)
        self.word(f"mark-{mark}", mark.upper(), inner, theme.on_type, (most, 5.0))

    def keyword(self, key: str, centre: Point, radius: float) -> None:
        """The sign of a keyword on a round."""
        self.canvas.disc(centre, radius * 1.14, rgba(self.colour))
        self.canvas.disc(centre, radius, rgba(self.theme.card))
        self.sign_of(key, centre, radius * 0.66, self.theme.card_ink, self.theme.card)

    def cells(self, box: Box, count: int, gap: float) -> list[Box]:
        """Cells of a row, side by side."""
        left, top, right, bottom = box
        wide = (right - left - gap * (count - 1)) / count
        return [(left + at * (wide + gap), top, left + at * (wide + gap) + wide, bottom) for at in range(count)]

    def field(self, box: Box, share: float) -> Colour:
        """A field tinted by the card's colour; tells its own."""
        ground = mix(self.theme.card, self.tint, share)
        self.canvas.fill(rounded(box, 14), rgba(ground))
        return ground


PANEL: Final = (EDGE, ACROSS - EDGE)
"""The panel's left and right."""
