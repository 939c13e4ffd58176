"""Every picture of the program, asked for by what it shows and how large: cards, crystals, emblems, ground, signs.

What takes long is painted elsewhere; a placeholder stands for it, and `ready` tells when it is there. All methods are
for the window's thread.
"""

from __future__ import annotations

from functools import cached_property, lru_cache, partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from sakura_desktop.pictures.app_icon import SIDES, icon_file
from sakura_desktop.pictures.card_content import content_of
from sakura_desktop.pictures.pending import MEMORY, PendingPictures
from sakura_desktop.pictures.placeholders import blank_card, blank_disc, plain
from sakura_desktop.pictures.requests import PictureRequest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QPixmap

    from sakura_desktop.languages.words import Words
    from sakura_desktop.pictures.card_content import CardContent, CardSource
    from sakura_desktop.pictures.fonts import FontBook
    from sakura_desktop.theme import Theme

ICON_SIDES: Final = (16, 20, 24, 32, 48)
CONTENTS_KEPT: Final = 256
"""Of how many faces what stands on them is remembered: the cards of a duel in all languages."""


class Pictures(PendingPictures):
    """Pictures by what they show."""

    def __init__(
        self,
        folder: Path | None,
        fonts: FontBook,
        words: Words,
        *,
        source: Callable[[], CardSource] | None = None,
        memory: int = MEMORY,
        parent: QObject | None = None,
    ) -> None:
        """Keep up to `memory` bytes here, and files in the folder. `source` says what stands on cards, by default as
        the engine has it, asked when the first of them is wanted.
        """
        super().__init__(folder, fonts, memory, parent)
        self._find_source = source or partial(_engine_source, words)
        self._content = lru_cache(CONTENTS_KEPT)(self._made)

    @cached_property
    def source(self) -> CardSource:
        """Where what stands on cards is asked for."""
        return self._find_source()

    def face(
        self,
        number: str,
        language: str,
        size: QSize,
        dpr: float,
        theme: Theme,
        *,
        ruby: bool = True,
        across: bool = False,
        side: str = "",
        named: bool = True,
        names: str = "",
    ) -> QPixmap:
        """A card's face; from 190 logical pixels of width with its whole text; of a two-sided card with the side that
        counts; its name in another language if `names` says which; without its name where it isn't `named`. A
        placeholder until it is painted.
        """
        order = _order(
            "face", number, size, dpr, theme.name, language=language, ruby=ruby, across=across, side=side, named=named,
            names=names,
        )
        content = partial(self.content, number, language, ruby=ruby, side=side, named=named, names=names)
        return self.when_ready(order, partial(self._blank, order, theme), content)

    def back(self, kind: str, size: QSize, dpr: float, theme: Theme, *, across: bool = False) -> QPixmap:
        """The back of a kind of cards; `across` for one that lies on its side, `size` as it lies."""
        order = _order("back", kind, size, dpr, theme.name, across=across)
        colour = theme.back_of(kind)
        return self.when_ready(order, lambda: blank_card(order, theme.card_edge, colour, colour))

    def crystal(self, size: QSize, dpr: float, theme: Theme, state: str = "normal") -> QPixmap:
        """A crystal: `normal`, `empty` (the place of one), `lit`, `ghost` or `shadow`."""
        return self.now(_order("crystal", state, _square(size), dpr, theme.name))

    def emblem(self, form: str, size: QSize, dpr: float, theme: Theme) -> QPixmap:
        """The emblem of a megami's form, by the form's key."""
        from sakura_desktop.pictures.emblems import colour_of

        motif = self.source.form_motif(form)
        order = _order("emblem", motif, _square(size), dpr, theme.name)
        return self.when_ready(order, lambda: blank_disc(order, colour_of(motif, theme)))

    def ground(self, size: QSize, dpr: float, theme: Theme) -> QPixmap:
        """The table's paper."""
        order = _order("ground", "paper", size, dpr, theme.name)
        return self.when_ready(order, lambda: plain(order, theme.paper))

    def lane(self, size: QSize, dpr: float, theme: Theme, places: int = 10) -> QPixmap:
        """The lane of distance with its places in a row."""
        return self.now(_order("lane", str(places), size, dpr, theme.name))

    def sign(self, name: str, size: QSize, dpr: float, colour: str) -> QPixmap:
        """A sign (`icons.icons`) in a colour."""
        return self.now(_order("sign", name, _square(size), dpr, colour))

    def icon(self, name: str, theme: Theme) -> QIcon:
        """A sign as an icon of buttons and menus, paler where they are disabled."""
        icon = QIcon()
        for side in ICON_SIDES:
            size = QSize(side, side)
            icon.addPixmap(self.sign(name, size, 1.0, theme.ink))
            icon.addPixmap(self.sign(name, size, 1.0, theme.ink_faint), QIcon.Mode.Disabled)
        return icon

    def content(
        self, number: str, language: str, *, ruby: bool = True, side: str = "", named: bool = True, names: str = ""
    ) -> CardContent:
        """What stands on a card's face in a language."""
        return self._content(number, language, ruby, side, named, names)

    def _made(self, number: str, language: str, ruby: bool, side: str, named: bool, names: str) -> CardContent:
        return content_of(self.source, number, language, ruby=ruby, side=side, named=named, names=names)

    def prefetch(self, numbers: Iterable[str], language: str, size: QSize, dpr: float, theme: Theme) -> None:
        """Have faces painted before they are shown, the first of them first."""
        for number in reversed(list(numbers)):
            order = _order("face", number, size, dpr, theme.name, language=language)
            self.send(order, partial(self.content, number, language))

    def forget(self) -> None:
        """Forget every picture and what stands on cards: the words or the fonts are others."""
        super().forget()
        self._content.cache_clear()

    def _blank(self, order: PictureRequest, theme: Theme) -> QPixmap:
        """What stands for a face: one much like it, or a card with nothing on it yet."""
        colour = theme.of_type(self.source.face(order.name, "").type)
        return self.alike(order) or blank_card(order, theme.card_edge, colour, theme.card)


def app_icon() -> QIcon:
    """The program's own icon."""
    icon = QIcon()
    for side in SIDES:
        icon.addFile(str(icon_file(side)), QSize(side, side))
    return icon


def _engine_source(words: Words) -> CardSource:
    """The engine is loaded when the first card is wanted: a window opens without it."""
    module = import_module("sakura_desktop.pictures.card_source")
    source: CardSource = module.engine_source(words.renderer)
    return source


def _square(size: QSize) -> QSize:
    side = min(size.width(), size.height())
    return QSize(side, side)


def _order(
    what: str,
    name: str,
    size: QSize,
    dpr: float,
    theme: str,
    *,
    language: str = "",
    ruby: bool = True,
    across: bool = False,
    side: str = "",
    named: bool = True,
    names: str = "",
) -> PictureRequest:
    width, height = max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr))
    return PictureRequest(what, name, width, height, dpr, theme, language, ruby, across, side, named, names)
