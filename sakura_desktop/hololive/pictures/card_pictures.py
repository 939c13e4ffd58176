"""The pictures of the hololive official card game as any of the program's rooms asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from engine.hololive.door import EVERY_NUMBER, card_face
from sakura_desktop.hololive.pictures import scenes
from sakura_desktop.hololive.pictures.card_backs import paint_back, tone_of
from sakura_desktop.hololive.pictures.card_content import colours_of, content_of
from sakura_desktop.hololive.pictures.card_large import paint_large
from sakura_desktop.hololive.pictures.card_small import paint_small
from sakura_desktop.hololive.pictures.colours import SUPPORT, colour
from sakura_desktop.hololive.pictures.emblems import EMBLEMS
from sakura_desktop.hololive.pictures.signs import marks_of
from sakura_desktop.pictures.card_pictures import CardPictures
from sakura_desktop.pictures.markers import paint_marker

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from engine.text.render import Renderer
    from sakura_desktop.hololive.pictures.card_content import CardContent
    from sakura_desktop.pictures.colour import Colour
    from sakura_desktop.pictures.requests import FaceWish
    from sakura_desktop.pictures.sheet import Painted
    from sakura_desktop.pictures.typesetting import Typesetter
    from sakura_desktop.theme import Theme


_NUMBERS: Final = {key: number for number in EVERY_NUMBER for key in (number, number.lower())}
"""Cards by number, and by what messages make of it."""


class HololivePictures(CardPictures):
    """Faces by what the engine says; plain pieces are damage; emblems and illustrations are of cards and colours."""

    back: ClassVar = "main"

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
        """The back of the deck, of the cheer deck, of an oshi."""
        return paint_back(kind, size, theme)

    def paint_piece(self, side: int, theme: Theme, state: str) -> Image.Image:
        """Damage."""
        return paint_marker(side, theme, state, colour("marker", theme), marks_of("damage"))

    def paint_emblem(self, motif: str, side: int, theme: Theme) -> Image.Image:
        """The roundel of a colour, or of a card: the voice of its name."""
        return EMBLEMS.paint(motif, side, theme)

    def has_scene(self, key: str) -> bool:
        """A card by its number, or as messages have that, and the first screen."""
        return key == scenes.HOME or key in _NUMBERS

    def paint_scene(self, key: str, size: tuple[int, int], theme: Theme) -> Image.Image:
        """The stage of a card, or the one behind the first screen."""
        if not self.has_scene(key):
            return super().paint_scene(key, size, theme)
        return scenes.paint_home(size, theme) if key == scenes.HOME else scenes.paint(_NUMBERS[key], size, theme)

    def motif(self, renderer: Callable[[str], Renderer], key: str) -> str:
        """A card by its number, or as messages have that; a colour by its name."""
        del renderer
        return _NUMBERS.get(key, key)

    def face_colour(self, number: str, theme: Theme) -> Colour:
        """The card's first colour, or that of support cards."""
        return colour(next(iter(colours_of(card_face(number))), SUPPORT), theme)

    def back_colour(self, kind: str, theme: Theme) -> Colour:
        """The colour of the back of a kind."""
        return tone_of(kind, theme)

    def emblem_colour(self, motif: str, theme: Theme) -> Colour:
        """The colour of a motif's emblem."""
        return EMBLEMS.colour(motif, theme)
