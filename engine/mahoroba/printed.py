"""The practice cards of this game as they are printed, for lists and for words to learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.printed import OneSided
from engine.mahoroba.card_text import card_text
from engine.mahoroba.pool import DECKS, EVERY_NUMBER
from engine.mahoroba.registry import REGISTRY
from engine.mahoroba.setup import CARD_SET
from engine.mahoroba.terms import PREFIX, term
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from engine.cardgame.printed import Printed


class MahorobaCards(OneSided):
    """Every card by number, every practice deck as a group."""

    sets: tuple[str, ...] = (CARD_SET,)

    def numbers(self) -> tuple[str, ...]:
        """Every card, each once."""
        return EVERY_NUMBER

    def groups(self) -> tuple[str, ...]:
        """The practice decks."""
        return tuple(DECKS)

    def of(self, group: str) -> tuple[str, ...]:
        """The cards of a deck, each once."""
        return tuple(dict.fromkeys(DECKS[group]))

    def group_of(self, number: str) -> str:
        """The first deck that has the card."""
        return next(key for key, deck in DECKS.items() if number in deck)

    def name_of(self, group: str) -> Phrase:
        """The name of a deck."""
        return say(f"deck-{group}")

    def kind_of(self, number: str) -> Phrase:
        """The deck, and the kind of card."""
        kind = term(REGISTRY.cards[number].kind)
        return say("card-of-deck", deck=self.name_of(self.group_of(number)), kind=kind)

    def facts(self, number: str, group: str) -> dict[str, str | None]:
        """The deck, the kind, and of a unit its element and hit points."""
        card = REGISTRY.cards[number]
        return {
            "deck": group,
            "kind": card.kind,
            "element": card.element or None,
            "strong_against": card.strong_against or None,
            "hp": str(card.hp) if card.is_unit else None,
        }

    def text(self, number: str) -> tuple[Phrase, ...]:
        """The text of a card, a phrase a line."""
        return card_text(number)

    def terms(self, number: str, side: str) -> tuple[str, ...]:
        """The kind, and the element of a unit."""
        del side
        card = REGISTRY.cards[number]
        return tuple(f"{PREFIX}{key}" for key in (card.kind, card.element) if key)

    def likeness(self, number: str) -> object:
        """The kind, and the deck."""
        return REGISTRY.cards[number].kind, self.group_of(number)


PRINTED: Final[Printed] = MahorobaCards()
"""The cards."""
