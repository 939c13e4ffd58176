"""The pictures of まほろば妖女奇譚 as any of the program's rooms asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sakura_desktop.mahoroba.pictures.card_backs import paint_back
from sakura_desktop.mahoroba.pictures.card_content import content_of
from sakura_desktop.mahoroba.pictures.card_large import paint_large
from sakura_desktop.mahoroba.pictures.card_small import paint_small
from sakura_desktop.mahoroba.pictures.colours import colour
from sakura_desktop.mahoroba.pictures.emblems import EMBLEMS, leading, motif_of
from sakura_desktop.mahoroba.pictures.signs import marks_of
from sakura_desktop.pictures.card_pictures import CardPictures
from sakura_desktop.pictures.markers import paint_marker

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from engine.text.render import Renderer
    from sakura_desktop.mahoroba.pictures.card_content import CardContent
    from sakura_desktop.pictures.colour import Colour
    from sakura_desktop.pictures.requests import FaceWish
    from sakura_desktop.pictures.sheet import Painted
    from sakura_desktop.pictures.typesetting import Typesetter
    from sakura_desktop.theme import Theme


class MahorobaPictures(CardPictures):
    """Faces by what the engine says; plain pieces are damage markers; emblems are of decks and cards."""

    back: ClassVar = "card"

    def content(
        self, renderer: Callable[[str], Renderer], number: str, language: str, wish: FaceWish
    ) -> CardContent:
        """What stands on a card's face in a language."""
        return content_of(renderer, number, language, wish)

    def paint_small(
        self, content: CardContent, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter
    ) -> Painted:
        """A face with what is read at a glance."""
        return paint_small(content, size, dpr, theme, setter)

    def paint_large(
        self, content: CardContent, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter
    ) -> Painted:
        """A face with its whole text."""
        return paint_large(content, size, dpr, theme, setter)

    def paint_back(self, kind: str, size: tuple[int, int], theme: Theme) -> Image.Image:
        """The back, alike on every kind: nobody may tell from behind what a card is."""
        del kind
        return paint_back(size, theme)

    def paint_piece(self, side: int, theme: Theme, state: str) -> Image.Image:
        """A damage marker."""
        return paint_marker(side, theme, state, colour("marker", theme), marks_of("damage"))

    def paint_emblem(self, motif: str, side: int, theme: Theme) -> Image.Image:
        """The roundel of an element, a kind or a card."""
        return EMBLEMS.paint(motif, side, theme)

    def motif(self, renderer: Callable[[str], Renderer], key: str) -> str:
        """The element that leads a deck; a card's own wreath."""
        del renderer
        return motif_of(key)

    def face_colour(self, number: str, theme: Theme) -> Colour:
        """The colour of the unit's element, or of the kind of command."""
        return colour(leading(number), theme)

    def back_colour(self, kind: str, theme: Theme) -> Colour:
        """The colour of the back."""
        del kind
        return colour("back", theme)

    def emblem_colour(self, motif: str, theme: Theme) -> Colour:
        """The colour of a motif's emblem."""
        return EMBLEMS.colour(motif, theme)
