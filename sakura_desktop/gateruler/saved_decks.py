"""Rulers with their decks kept under names; also such as are still being built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.decks.saved_decks import SavedDecks as DecksOfAGame

if TYPE_CHECKING:
    from engine.gateruler.door import SideSetup


class SavedDecks(DecksOfAGame["SideSetup"]):
    """A ruler and a deck each."""

    def written(self, deck: SideSetup) -> str:
        """The code of a ruler with a deck."""
        from engine.gateruler.door import deck_code

        return deck_code(deck)

    def read(self, code: str) -> SideSetup:
        """The ruler and the deck of a code. Raises `BadDeckCode`."""
        from engine.gateruler.door import read_deck_code

        return read_deck_code(code)
