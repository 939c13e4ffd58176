"""What a game hands over so that its cards, pieces and emblems can be painted: what stands on a face, and the painters.

What stands on a face is read in the window's thread; whatever paints may run in any.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from sakura_desktop.games import game
from sakura_desktop.pictures.colour import mix
from sakura_desktop.pictures.table_ground import paint_ground
from sakura_desktop.pictures.text_runs import runs_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from engine.text.render import Renderer
    from sakura_desktop.pictures.colour import Colour
    from sakura_desktop.pictures.line_break import Run
    from sakura_desktop.pictures.requests import FaceWish
    from sakura_desktop.pictures.sheet import Painted
    from sakura_desktop.pictures.typesetting import Typesetter
    from sakura_desktop.theme import Theme


@dataclass(frozen=True, slots=True, kw_only=True)
class FaceContent:
    """A card as its face shows it in a language: plain values, so that any thread can paint them. A game's own says
    more.
    """

    number: str
    language: str
    name: tuple[Run, ...]
    """Empty of a card that is to have none."""
    names: str = ""
    """The language of the name, empty where it is that of the card."""

    @property
    def name_language(self) -> str:
        """The language of the name."""
        return self.names or self.language

    def digest(self) -> str:
        """Changes whenever anything on the face does."""
        return hashlib.blake2b(repr(self).encode(), digest_size=12).hexdigest()


def name_of(number: str, wish: FaceWish, renderer: Renderer) -> tuple[Run, ...]:
    """A card's name as it stands on the face, worded by the renderer of its language."""
    found = runs_of([renderer.card(number)] if wish.named else [], ruby=wish.ruby)
    return tuple(run._replace(ref="") for run in found)


class CardPictures(ABC):
    """A game's painters, and what they need to know of a card."""

    back: ClassVar[str] = "normal"
    """The kind whose back stands for a card of which nothing is known."""

    @abstractmethod
    def content(
        self, renderer: Callable[[str], Renderer], number: str, language: str, wish: FaceWish
    ) -> FaceContent:
        """What stands on a card's face in a language."""

    @abstractmethod
    def paint_small(
        self, content: Any, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter
    ) -> Painted:
        """A face with what is read at a glance, of so many real pixels; `content` is what `content` made."""

    @abstractmethod
    def paint_large(
        self, content: Any, size: tuple[int, int], dpr: float, theme: Theme, setter: Typesetter
    ) -> Painted:
        """A face with its whole text."""

    @abstractmethod
    def paint_back(self, kind: str, size: tuple[int, int], theme: Theme) -> Image.Image:
        """The back of a kind of cards, of so many real pixels."""

    @abstractmethod
    def paint_piece(self, side: int, theme: Theme, state: str) -> Image.Image:
        """A plain piece, `side` pixels wide and high: `normal`; `empty`, the place of one; `lit`, which may be moved;
        `ghost`, which is about to come or go; and states of the game's own.
        """

    @abstractmethod
    def paint_emblem(self, motif: str, side: int, theme: Theme) -> Image.Image:
        """The roundel of a motif, `side` pixels wide and high."""

    def has_scene(self, key: str) -> bool:
        """Whether what the game calls so has an illustration; `home` lies behind the first screen."""
        del key
        return False

    def paint_scene(self, key: str, size: tuple[int, int], theme: Theme) -> Image.Image:
        """The illustration of what the game calls so, of so many real pixels; an emblem where the game has none."""
        from PIL import Image

        picture = Image.new("RGB", size, mix(theme.card, self.emblem_colour(key, theme), 0.3))
        emblem = self.paint_emblem(key, round(min(size) * 0.7), theme)
        picture.paste(emblem, ((size[0] - emblem.width) // 2, (size[1] - emblem.height) // 2), emblem)
        return picture

    def paint_ground(self, width: int, height: int, theme: Theme) -> Image.Image:
        """What the table is made of."""
        return paint_ground(width, height, theme)

    def motif(self, renderer: Callable[[str], Renderer], key: str) -> str:
        """The motif on the emblem of what a game calls so."""
        del renderer
        return key

    @abstractmethod
    def face_colour(self, number: str, theme: Theme) -> Colour:
        """The colour of a card's border, for what stands for its face until that is painted."""

    @abstractmethod
    def back_colour(self, kind: str, theme: Theme) -> Colour:
        """The colour of the back of a kind."""

    @abstractmethod
    def emblem_colour(self, motif: str, theme: Theme) -> Colour:
        """The colour of a motif's emblem."""


@cache
def card_pictures(key: str) -> CardPictures:
    """What the game of that key hands over."""
    found: CardPictures = game(key).card_pictures()
    return found
