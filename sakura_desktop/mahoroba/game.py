"""まほろば妖女奇譚 as the screen knows it: its door into `sakura_desktop`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sakura_desktop.game import Game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engine.mahoroba.door import Setup
    from engine.text.phrase import Phrase
    from sakura_desktop.cards import CardTexts
    from sakura_desktop.match.preparation import Preparation, Rooms
    from sakura_desktop.match.tale import Teller
    from sakura_desktop.pictures.card_pictures import CardPictures
    from sakura_desktop.pictures.motif_pen import Pen
    from sakura_desktop.table.playmat import Playmat
    from sakura_desktop.table.prompts.base import Prompt


class Mahoroba(Game):
    """まほろば妖女奇譚, by the quick rules of its play mat."""

    key: ClassVar = "mahoroba"
    numbers: ClassVar = ("PR-",)
    brought_kind: ClassVar = "deck"

    def playmat(self) -> type[Playmat]:
        """Main areas, stand-by areas, deck, discard pile, hand."""
        from sakura_desktop.mahoroba.playmat import MahorobaPlaymat

        return MahorobaPlaymat

    def preparation(self, rooms: Rooms) -> Preparation:
        """The choice of decks."""
        from sakura_desktop.mahoroba.preparation import MahorobaPreparation

        return MahorobaPreparation(rooms)

    def card_pictures(self) -> CardPictures:
        """Units and commands, damage, emblems of the elements."""
        from sakura_desktop.mahoroba.pictures.card_pictures import MahorobaPictures

        return MahorobaPictures()

    def cards(self) -> CardTexts:
        """Cards by number."""
        from sakura_desktop.mahoroba.card_texts import MahorobaCards

        return MahorobaCards()

    def teller(self) -> Teller:
        """Units, damage, the last blow."""
        from sakura_desktop.mahoroba.tale import MahorobaTeller

        return MahorobaTeller()

    def brought(self, setup: Setup) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """A deck each, by its key; nothing for a deck that isn't one of the program's."""
        from engine.mahoroba.door import DECKS

        keys = {deck: key for key, deck in DECKS.items()}
        first, second = (((keys[side.deck],) if side.deck in keys else ()) for side in setup.sides)
        return first, second

    def section_name(self, section: str) -> Phrase:
        """By the heading of the sheet and the number of the sentence: メインフェイズ ①."""
        from engine.mahoroba.door import section_name

        return section_name(section)

    def icons(self) -> Mapping[str, Callable[[Pen], None]]:
        """Icons of areas, states and hands."""
        from sakura_desktop.mahoroba.icons import ICONS

        return ICONS

    def prompts(self) -> Mapping[str, type[Prompt]]:
        """The acts that no drag says at once, skills, hands of じゃんけん."""
        from sakura_desktop.mahoroba.prompts import PROMPTS

        return PROMPTS


GAME = Mahoroba()
