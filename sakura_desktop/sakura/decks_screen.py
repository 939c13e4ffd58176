"""The decks of two megami each that are kept under names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.sakura.door import check_deck, megami_name
from sakura_desktop.decks.decks_screen import DecksScreen as DecksOfAGame
from sakura_desktop.sakura.deck_preview import DeckCards
from sakura_desktop.sakura.saved_decks import code_trouble

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.deck_code import BadDeckCode
    from engine.cardgame.view import Refusal
    from engine.sakura.door import Deck
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.decks.saved_decks import SavedDeck
    from sakura_desktop.languages.words import Words
    from sakura_desktop.sakura.saved_decks import SavedDecks


class DecksScreen(DecksOfAGame["Deck"]):
    """The list of decks, normal cards and specials of the one chosen."""

    def __init__(
        self, words: Words, look: Appearance, shelf: SavedDecks, reader: QWidget, parent: QWidget | None = None,
    ) -> None:
        """The decks as they are kept."""
        self.cards = DeckCards(words, look, None)
        super().__init__(words, shelf, self.cards, reader, parent)
        self.cards.looked.connect(self.card_looked)
        self.refresh()

    def show_deck(self, kept: SavedDeck | None, deck: Deck | None) -> None:
        """Show the cards of a deck."""
        self.cards.show_deck(kept, deck)

    def judge(self, deck: Deck) -> Refusal | None:
        """Why it is no deck of its megami (§3)."""
        return check_deck(*deck)

    def wish(self, deck: Deck) -> str:
        """After its megami."""
        first, second = deck.megami
        return self.words.say("deck-name-wish", left=megami_name(first), right=megami_name(second))

    def trouble(self, error: BadDeckCode) -> Phrase:
        """Why a text is no deck code."""
        return code_trouble(error)
