"""Every picture of the program, asked for by what it shows and how large: cards, pieces, emblems, ground, signs.

What takes long is painted elsewhere; a placeholder stands for it, and `ready` tells when it is there. All methods are
for the window's thread.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QIcon

from sakura_desktop.games import game_of_card
from sakura_desktop.pictures.app_icon import SIDES, icon_file
from sakura_desktop.pictures.colour import mix
from sakura_desktop.pictures.pending import PendingPictures, memory_for
from sakura_desktop.pictures.placeholders import blank_card, blank_disc, plain
from sakura_desktop.pictures.requests import AS_IT_IS, FaceWish, PictureRequest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from PIL import Image
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QPixmap

    from sakura_desktop.languages.words import Words
    from sakura_desktop.pictures.card_pictures import CardPictures, FaceContent
    from sakura_desktop.pictures.fonts import FontBook
    from sakura_desktop.theme import Theme

ICON_SIDES: Final = (16, 20, 24, 32, 48)
CONTENTS_KEPT: Final = 256
"""Of how many faces what stands on them is remembered: the cards of a match in all languages."""


class Pictures(PendingPictures):
    """Pictures by what they show. A card is known by its number, whichever game it is of; backs, pieces, emblems and
    the table's ground are asked for with their game.
    """

    def __init__(
        self,
        folder: Path | None,
        fonts: FontBook,
        words: Words,
        *,
        art: Callable[[str], CardPictures] | None = None,
        memory: int = 0,
        parent: QObject | None = None,
    ) -> None:
        """Keep up to `memory` bytes here, by default what suits the screens, and files in the folder. `art` says what
        stands on a game's cards, by default as the game has it, loaded when the first of its pictures is wanted: a
        window opens without.
        """
        super().__init__(folder, fonts, memory or memory_for(QGuiApplication.screens()), parent)
        self._words = words
        self._art = art or _art_of
        self._content = lru_cache(CONTENTS_KEPT)(self._made)
        self._icons: dict[tuple[str, str, str], QIcon] = {}

    def face(
        self, number: str, language: str, size: QSize, dpr: float, theme: Theme, wish: FaceWish = AS_IT_IS, *,
        across: bool = False,
    ) -> QPixmap:
        """A card's face as it is wished; from 190 logical pixels of width with its whole text. A placeholder until it
        is painted.
        """
        order = _face(number, language, size, dpr, theme, wish, across=across)
        return self.when_ready(order, partial(self._blank, order, theme), partial(self.content, number, language, wish))

    def drawing(self, number: str, language: str, size: QSize, theme: Theme) -> Callable[[], Image.Image]:
        """What draws a card's face; any thread may call it."""
        from sakura_desktop.pictures.painting import paint

        order = _face(number, language, size, 1.0, theme, AS_IT_IS)
        return partial(paint, order, self.studio.setter, self.content(number, language))

    def back(self, game: str, kind: str, size: QSize, dpr: float, theme: Theme, *, across: bool = False) -> QPixmap:
        """The back of a kind of cards, by default of one of which nothing is known; `across` for one that lies on its
        side, `size` as it lies.
        """
        art = self._art(game)
        order = _order("back", kind or art.back, size, dpr, theme, game, across=across)
        colour = art.back_colour(order.name, theme)
        return self.when_ready(order, lambda: self.alike(order) or blank_card(order, theme.card_edge, colour, colour))

    def back_colour(self, game: str, kind: str, theme: Theme) -> str:
        """The colour of the back of a kind of cards."""
        return self._art(game).back_colour(kind, theme)

    def piece(self, game: str, size: QSize, dpr: float, theme: Theme, state: str = "normal") -> QPixmap:
        """A plain piece: `normal`, `empty` (the place of one), `lit`, `ghost`, or in a state of the game's own."""
        return self.now(_order("piece", state, _square(size), dpr, theme, game))

    def emblem(self, game: str, key: str, size: QSize, dpr: float, theme: Theme) -> QPixmap:
        """The emblem of what a game calls so."""
        art = self._art(game)
        motif = art.motif(self._words.renderer, key)
        order = _order("emblem", motif, _square(size), dpr, theme, game)
        return self.when_ready(order, lambda: self.alike(order) or blank_disc(order, art.emblem_colour(motif, theme)))

    def has_scene(self, game: str, key: str) -> bool:
        """Whether what a game calls so has an illustration."""
        return bool(self._art(game).has_scene(key))

    def scene(self, game: str, key: str, size: QSize, dpr: float, theme: Theme) -> QPixmap:
        """The illustration of what a game calls so. A placeholder until it is painted."""
        order = _order("scene", key, size, dpr, theme, game)

        def stand_in() -> QPixmap:
            art = self._art(game)
            colour = art.emblem_colour(art.motif(self._words.renderer, key), theme)
            return plain(order, mix(theme.card, colour, 0.3))

        return self.when_ready(order, stand_in)

    def kept_scene(self, game: str, key: str, size: QSize, dpr: float, theme: Theme) -> bool:
        """Whether that illustration is here, or in a file from an earlier start: the game isn't loaded for it."""
        return self.fetch(_order("scene", key, size, dpr, theme, game))

    def ground(self, game: str, size: QSize, dpr: float, theme: Theme) -> QPixmap:
        """The table's paper."""
        order = _order("ground", "paper", size, dpr, theme, game)
        return self.when_ready(order, lambda: plain(order, theme.paper))

    def sign(self, name: str, size: QSize, dpr: float, colour: str) -> QPixmap:
        """A sign (`icons.icons`) in a colour."""
        return self.now(PictureRequest("sign", name, *_pixels(_square(size), dpr), dpr, colour))

    def icon(self, name: str, theme: Theme) -> QIcon:
        """A sign as an icon of buttons and menus, paler where they are disabled."""
        key = (name, theme.ink, theme.ink_faint)
        if key not in self._icons:
            icon = self._icons[key] = QIcon()
            for side in ICON_SIDES:
                size = QSize(side, side)
                icon.addPixmap(self.sign(name, size, 1.0, theme.ink))
                icon.addPixmap(self.sign(name, size, 1.0, theme.ink_faint), QIcon.Mode.Disabled)
        return self._icons[key]

    def content(self, number: str, language: str, wish: FaceWish = AS_IT_IS) -> FaceContent:
        """What stands on a card's face in a language."""
        return self._content(number, language, wish)

    def _made(self, number: str, language: str, wish: FaceWish) -> FaceContent:
        return self._art(game_of_card(number).key).content(self._words.renderer, number, language, wish)

    def prefetch(self, numbers: Iterable[str], language: str, size: QSize, dpr: float, theme: Theme) -> None:
        """Have faces painted before they are shown, the first of them first."""
        for number in reversed(list(numbers)):
            order = _face(number, language, size, dpr, theme, AS_IT_IS)
            self.send(order, partial(self.content, number, language))

    def forget(self) -> None:
        """Forget every picture and what stands on cards: the words or the fonts are others."""
        super().forget()
        self._content.cache_clear()
        self._icons.clear()

    def _blank(self, order: PictureRequest, theme: Theme) -> QPixmap:
        """What stands for a face: one much like it, or a card with nothing on it yet but its name."""
        found = self.alike(order)
        if found is None:
            colour = self._art(order.game).face_colour(order.name, theme)
            content = self.content(order.name, order.language, order.wish)
            name = "".join(run.text for run in content.name)
            found = blank_card(order, theme.card_edge, colour, theme.card, name, theme.card_ink, content.name_language)
        return found

def app_icon() -> QIcon:
    """The program's own icon."""
    icon = QIcon()
    for side in SIDES:
        icon.addFile(str(icon_file(side)), QSize(side, side))
    return icon


def _art_of(game: str) -> CardPictures:
    from sakura_desktop.pictures.card_pictures import card_pictures

    return card_pictures(game)


def _square(size: QSize) -> QSize:
    side = min(size.width(), size.height())
    return QSize(side, side)


def _pixels(size: QSize, dpr: float) -> tuple[int, int]:
    return max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr))


def _face(
    number: str, language: str, size: QSize, dpr: float, theme: Theme, wish: FaceWish, *, across: bool = False
) -> PictureRequest:
    game = game_of_card(number).key
    return PictureRequest("face", number, *_pixels(size, dpr), dpr, theme.name, game, language, wish, across)


def _order(
    what: str, name: str, size: QSize, dpr: float, theme: Theme, game: str, *, across: bool = False
) -> PictureRequest:
    return PictureRequest(what, name, *_pixels(size, dpr), dpr, theme.name, game, across=across)
