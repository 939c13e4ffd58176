"""The pictures of Gate Ruler as any of the program's rooms asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from engine.gateruler.door import EVERY_NUMBER, card_face
from sakura_desktop.gateruler.pictures import scenes
from sakura_desktop.gateruler.pictures.card_backs import paint_back
from sakura_desktop.gateruler.pictures.card_content import content_of, leading
from sakura_desktop.gateruler.pictures.card_large import paint_large
from sakura_desktop.gateruler.pictures.card_small import paint_small
from sakura_desktop.gateruler.pictures.colours import colour
from sakura_desktop.gateruler.pictures.emblems import EMBLEMS, motif_of
from sakura_desktop.gateruler.pictures.signs import marks_of
from sakura_desktop.pictures.card_pictures import CardPictures
from sakura_desktop.pictures.markers import STATES, paint_marker

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from engine.text.render import Renderer
    from sakura_desktop.gateruler.pictures.card_content import CardContent
    from sakura_desktop.pictures.colour import Colour
    from sakura_desktop.pictures.requests import FaceWish
    from sakura_desktop.pictures.sheet import Painted
    from sakura_desktop.pictures.typesetting import Typesetter
    from sakura_desktop.theme import Theme

ENERGY: Final = "energy"
"""A state's beginning by which a piece is one of energy: `energy`, `energy-lit` …"""


class GateRulerPictures(CardPictures):
    """Faces by what the engine says; pieces are damage, or energy where their state begins with it; emblems and
    illustrations are of cards, decks and factions.
    """

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
        """The back, alike of every card: nobody may tell from behind what it is."""
        del kind
        return paint_back(size, theme)

    def paint_piece(self, side: int, theme: Theme, state: str) -> Image.Image:
        """Damage, or energy."""
        kind, _, rest = state.partition("-")
        if kind == ENERGY:
            look = rest if rest in STATES else "normal"
            return paint_marker(side, theme, look, colour(ENERGY, theme), marks_of(ENERGY))
        return paint_marker(side, theme, state, colour("damage", theme), marks_of("damage"))

    def paint_emblem(self, motif: str, side: int, theme: Theme) -> Image.Image:
        """The roundel of a faction, a card or a deck."""
        return EMBLEMS.paint(motif, side, theme)

    def has_scene(self, key: str) -> bool:
        """A card by its number, or as messages have that, a deck, and the first screen."""
        return key == scenes.HOME or motif_of(key) in EVERY_NUMBER

    def paint_scene(self, key: str, size: tuple[int, int], theme: Theme) -> Image.Image:
        """What a card shows, or what lies behind the first screen."""
        if not self.has_scene(key):
            return super().paint_scene(key, size, theme)
        return scenes.paint_home(size, theme) if key == scenes.HOME else scenes.paint(motif_of(key), size, theme)

    def motif(self, renderer: Callable[[str], Renderer], key: str) -> str:
        """A card by its number, or as messages have that; of a deck its strongest card; a faction by its key."""
        del renderer
        return motif_of(key)

    def face_colour(self, number: str, theme: Theme) -> Colour:
        """The colour of the card's faction, or of rulers."""
        face = card_face(number)
        return colour(leading(face.kind, face.faction), theme)

    def back_colour(self, kind: str, theme: Theme) -> Colour:
        """The colour of the back."""
        del kind
        return colour("back", theme)

    def emblem_colour(self, motif: str, theme: Theme) -> Colour:
        """The colour of a motif's emblem."""
        return EMBLEMS.colour(motif, theme)
