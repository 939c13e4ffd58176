"""The pictures of Sakura Arms as any of the program's rooms asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.sakura.door import card_face
from sakura_desktop.pictures.card_pictures import CardPictures
from sakura_desktop.pictures.table_ground import paint_ground
from sakura_desktop.sakura.pictures import scenes
from sakura_desktop.sakura.pictures.card_backs import paint_back
from sakura_desktop.sakura.pictures.card_content import content_of
from sakura_desktop.sakura.pictures.card_large import paint_large
from sakura_desktop.sakura.pictures.card_small import paint_small
from sakura_desktop.sakura.pictures.card_source import engine_source
from sakura_desktop.sakura.pictures.colours import colours
from sakura_desktop.sakura.pictures.crystals import paint_crystal
from sakura_desktop.sakura.pictures.emblems import EMBLEMS
from sakura_desktop.sakura.pictures.petals import strew_petals

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from engine.text.render import Renderer
    from sakura_desktop.pictures.colour import Colour
    from sakura_desktop.pictures.requests import FaceWish
    from sakura_desktop.pictures.sheet import Painted
    from sakura_desktop.pictures.typesetting import Typesetter
    from sakura_desktop.sakura.pictures.card_content import CardContent, CardSource
    from sakura_desktop.theme import Theme


class SakuraPictures(CardPictures):
    """Faces by what the cards' source says; plain pieces are crystals."""

    back: ClassVar = "normal"

    def __init__(self, source: Callable[[Callable[[str], Renderer]], CardSource] = engine_source) -> None:
        """Ask that source, which is made of the words."""
        self._source = source

    def content(
        self, renderer: Callable[[str], Renderer], number: str, language: str, wish: FaceWish
    ) -> CardContent:
        """What stands on a card's face in a language."""
        return content_of(self._source(renderer), number, language, wish)

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
        """The back of a kind of cards (§6-2-1-1)."""
        return paint_back(kind, size, theme)

    def paint_piece(self, side: int, theme: Theme, state: str) -> Image.Image:
        """A crystal; besides the states of any piece one lies in `shadow`."""
        return paint_crystal(side, theme, state)

    def paint_emblem(self, motif: str, side: int, theme: Theme) -> Image.Image:
        """The roundel of what a form of a megami bears."""
        return EMBLEMS.paint(motif, side, theme)

    def has_scene(self, key: str) -> bool:
        """Whether that form, or that page, has an illustration."""
        return scenes.illustration(key) is not None

    def paint_scene(self, key: str, size: tuple[int, int], theme: Theme) -> Image.Image:
        """The illustration of a form of a megami, or of what lies behind a page."""
        scene = scenes.illustration(key)
        if scene is None:
            return super().paint_scene(key, size, theme)
        return scenes.paint(scene, key, scenes.NO_MOTIF, size, theme)

    def paint_ground(self, width: int, height: int, theme: Theme) -> Image.Image:
        """Paper on which petals fell."""
        return paint_ground(width, height, theme, strew_petals)

    def motif(self, renderer: Callable[[str], Renderer], key: str) -> str:
        """What a form of a megami bears, by the form's key."""
        return self._source(renderer).form_motif(key)

    def face_colour(self, number: str, theme: Theme) -> Colour:
        """The colour of the card's type."""
        return colours(theme).of_type(card_face(number).type)

    def back_colour(self, kind: str, theme: Theme) -> Colour:
        """The colour of the back of a kind."""
        return colours(theme).back_of(kind)

    def emblem_colour(self, motif: str, theme: Theme) -> Colour:
        """The colour of a motif's emblem."""
        return EMBLEMS.colour(motif, theme)
