"""Gate Ruler as the screen knows it: its door into `sakura_desktop`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sakura_desktop.game import Game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtCore import QObject

    from engine.gateruler.door import Setup
    from engine.text.phrase import Phrase
    from sakura_desktop.cards import CardTexts
    from sakura_desktop.gateruler.saved_decks import SavedDecks
    from sakura_desktop.match.preparation import Preparation, Rooms
    from sakura_desktop.match.tale import Teller
    from sakura_desktop.paths import Paths
    from sakura_desktop.pictures.card_pictures import CardPictures
    from sakura_desktop.pictures.motif_pen import Pen
    from sakura_desktop.screens.screen import Screen
    from sakura_desktop.table.playmat import Playmat
    from sakura_desktop.table.prompts.base import Prompt


class GateRuler(Game):
    """Gate Ruler: its base game as far as it is known, with the additions of booster set 3."""

    key: ClassVar = "gateruler"
    numbers: ClassVar = ("GR-",)
    brought_kind: ClassVar = "card"
    has_ready: ClassVar = True

    def playmat(self) -> type[Playmat]:
        """Lines, zones, the gate."""
        from sakura_desktop.gateruler.playmat import GateRulerPlaymat

        return GateRulerPlaymat

    def preparation(self, rooms: Rooms) -> Preparation:
        """The choice of rulers and decks."""
        from sakura_desktop.gateruler.preparation import GateRulerPreparation

        return GateRulerPreparation(rooms)

    def card_pictures(self) -> CardPictures:
        """Rulers, units, events and fields."""
        from sakura_desktop.gateruler.pictures.card_pictures import GateRulerPictures

        return GateRulerPictures()

    def cards(self) -> CardTexts:
        """Cards by number."""
        from sakura_desktop.gateruler.card_texts import GateRulerCards

        return GateRulerCards()

    def teller(self) -> Teller:
        """Life, units, the last blow."""
        from sakura_desktop.gateruler.tale import GateRulerTeller

        return GateRulerTeller()

    def brought(self, setup: Setup) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Each one's ruler, by the number of the card as messages have it."""
        first, second = ((side.ruler.lower(),) for side in setup.sides)
        return first, second

    def kept(self, paths: Paths, parent: QObject) -> SavedDecks:
        """Rulers with their decks under names."""
        from sakura_desktop.gateruler.saved_decks import SavedDecks

        return SavedDecks(paths.decks_of(self.key), parent)

    def pages(self) -> Mapping[str, Callable[[Rooms], Screen]]:
        """The decks kept, and where they are built."""
        return {"decks": _decks}

    def section_name(self, section: str) -> Phrase:
        """By the number of the comprehensive rules, the heading of the additions, or the reading that decides."""
        from engine.gateruler.door import section_name

        return section_name(section)

    def icons(self) -> Mapping[str, Callable[[Pen], None]]:
        """Icons of zones, energy, keywords."""
        from sakura_desktop.gateruler.icons import ICONS

        return ICONS

    def prompts(self) -> Mapping[str, type[Prompt]]:
        """Gate actions, attacks, costs, zones, CNT."""
        from sakura_desktop.gateruler.prompts import PROMPTS

        return PROMPTS


def _decks(rooms: Rooms) -> Screen:
    from sakura_desktop.decks.built_decks import built_decks
    from sakura_desktop.gateruler.deck_kind import GateRulerDecks

    return built_decks(rooms, GateRulerDecks())


GAME = GateRuler()
