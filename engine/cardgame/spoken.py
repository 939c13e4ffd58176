"""What the sentences of a journal are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.cardgame.wording import cards_named
from engine.text.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable


class Spoken(NamedTuple):
    """A sentence and what it speaks of. `cards`: numbers, None for backs, that stand in its slot `cards`."""

    phrase: Phrase
    things: tuple[str, ...] = ()
    cards: tuple[str | None, ...] = ()

    def joined(self, others: Iterable[Spoken]) -> Spoken:
        """The same said of the cards of all of them."""
        everyone = (self, *others)
        cards = tuple(card for one in everyone for card in one.cards)
        things = tuple(dict.fromkeys(thing for one in everyone for thing in one.things))
        slots = tuple((key, cards_named(cards) if key == "cards" else slot) for key, slot in self.phrase.slots)
        return Spoken(Phrase(self.phrase.key, slots), things, cards)
