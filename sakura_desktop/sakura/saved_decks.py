"""The decks kept under names, of any season and order of forms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.text.phrase import Phrase, say
from sakura_desktop.decks.saved_decks import SavedDeck
from sakura_desktop.decks.saved_decks import SavedDecks as DecksOfAGame

if TYPE_CHECKING:
    from engine.cardgame.deck_code import BadDeckCode
    from engine.sakura.door import Deck

Pair = tuple[str, str]


def fits(deck: Deck, pair: Pair) -> bool:
    """A player of these two megami can bring the deck."""
    return frozenset(deck.megami) == frozenset(pair)


def code_trouble(error: BadDeckCode) -> Phrase:
    """Why a text is no deck code, in a sentence."""
    return say(f"deck-code-{error.code}")


class SavedDecks(DecksOfAGame["Deck"]):
    """Decks of two megami each."""

    def written(self, deck: Deck) -> str:
        """The code of a deck."""
        from engine.sakura.door import deck_code

        return deck_code(deck)

    def read(self, code: str) -> Deck:
        """The deck of a code. Raises `BadDeckCode`."""
        from engine.sakura.door import read_deck_code

        return read_deck_code(code)

    def fitting(self, pair: Pair) -> tuple[SavedDeck, ...]:
        """The decks that a player of these two megami can bring."""
        return tuple(kept for kept in self.decks() if (deck := self.deck(kept)) is not None and fits(deck, pair))
