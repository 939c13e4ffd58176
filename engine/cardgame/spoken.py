"""What the sentences of a journal are made with, and of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from engine.cardgame.wording import cards_named
from engine.text.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.events import Event


class Heard(NamedTuple):
    """An event's surroundings: the table after it, whose ears, and whether they knew the card that it moved."""

    state: Any
    seat: int
    known: bool
    previous: Event | None


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
