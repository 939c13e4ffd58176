"""The hololive official card game as the screen knows it: its door into `sakura_desktop`."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from sakura_desktop.game import Game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtCore import QObject

    from engine.hololive.door import Setup
    from engine.text.phrase import Phrase
    from sakura_desktop.cards import CardTexts
    from sakura_desktop.hololive.saved_decks import SavedDecks
    from sakura_desktop.match.preparation import Preparation, Rooms
    from sakura_desktop.match.tale import Teller
    from sakura_desktop.paths import Paths
    from sakura_desktop.pictures.card_pictures import CardPictures
    from sakura_desktop.pictures.motif_pen import Pen
    from sakura_desktop.screens.screen import Screen
    from sakura_desktop.table.playmat import Playmat
    from sakura_desktop.table.prompts.base import Prompt


class Hololive(Game):
    """The hololive official card game, by its comprehensive rules."""

    key: ClassVar = "hololive"
    numbers: ClassVar = ("hBP", "hSD", "hY")
    brought_kind: ClassVar = "card"
    has_ready: ClassVar = True

    def playmat(self) -> type[Playmat]:
        """Center, collab, back, oshi, life, decks, archive, holo power, hand."""
        from sakura_desktop.hololive.playmat import HololivePlaymat

        return HololivePlaymat

    def preparation(self, rooms: Rooms) -> Preparation:
        """The choice of game decks."""
        from sakura_desktop.hololive.preparation import HololivePreparation

        return HololivePreparation(rooms)

    def card_pictures(self) -> CardPictures:
        """Holomem, support cards, oshi and cheer, damage, emblems of the colours."""
        from sakura_desktop.hololive.pictures.card_pictures import HololivePictures

        return HololivePictures()

    def cards(self) -> CardTexts:
        """Cards by number."""
        from sakura_desktop.hololive.card_texts import HololiveCards

        return HololiveCards()

    def teller(self) -> Teller:
        """Life, arts, holomem downed, the last blow."""
        from sakura_desktop.hololive.tale import HololiveTeller

        return HololiveTeller()

    def brought(self, setup: Setup) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Each one's oshi, by the number of the card as messages have it."""
        first, second = ((side.oshi.lower(),) for side in setup.sides)
        return first, second

    def shown_lists(self, setup: object) -> tuple[Counter[str], Counter[str]] | None:
        """The game decks (§6.2.1.1); at a table that is laid in words nobody brought one."""
        from engine.hololive.door import Setup
        from sakura_desktop.hololive.deck_kind import HololiveDecks

        if not isinstance(setup, Setup):
            return None
        first, second = (Counter(HololiveDecks().cards_of(side)) for side in setup.sides)
        return first, second

    def kept(self, paths: Paths, parent: QObject) -> SavedDecks:
        """Game decks under names."""
        from sakura_desktop.hololive.saved_decks import SavedDecks

        return SavedDecks(paths.decks_of(self.key), parent)

    def pages(self) -> Mapping[str, Callable[[Rooms], Screen]]:
        """The game decks kept, and where they are built."""
        return {"decks": _decks}

    def section_name(self, section: str) -> Phrase:
        """By the number of the paragraph: §8.3.2."""
        from engine.hololive.door import section_name

        return section_name(section)

    def icons(self) -> Mapping[str, Callable[[Pen], None]]:
        """Icons of areas, colours and dice."""
        from sakura_desktop.hololive.icons import ICONS

        return ICONS

    def prompts(self) -> Mapping[str, type[Prompt]]:
        """The acts of the main step, arts, who begins, redrawing."""
        from sakura_desktop.hololive.prompts import PROMPTS

        return PROMPTS


def _decks(rooms: Rooms) -> Screen:
    from sakura_desktop.decks.built_decks import built_decks
    from sakura_desktop.hololive.deck_kind import HololiveDecks

    return built_decks(rooms, HololiveDecks())


GAME = Hololive()
