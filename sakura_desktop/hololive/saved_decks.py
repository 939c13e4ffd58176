"""Game decks kept under names; also such as are still being built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.decks.saved_decks import SavedDecks as DecksOfAGame

if TYPE_CHECKING:
    from engine.hololive.door import SideSetup


class SavedDecks(DecksOfAGame["SideSetup"]):
    """Game decks: oshi, deck, cheer deck."""

    def written(self, deck: SideSetup) -> str:
        """The code of a game deck."""
        from engine.hololive.door import deck_code

        return deck_code(deck)

    def read(self, code: str) -> SideSetup:
        """The game deck of a code. Raises `BadDeckCode`."""
        from engine.hololive.door import read_deck_code

        return read_deck_code(code)
