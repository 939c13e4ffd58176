"""Which cards there are, the decks that come with the program, and why a deck is not legal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from engine.cardgame.refusals import Refused
from engine.mahoroba.cards import deep_water, lanterns
from engine.mahoroba.registry import REGISTRY
from engine.text.phrase import CardName

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from engine.mahoroba.card import Card

DECK_SIZE: Final = 40
COPIES: Final = 4


def _listed(deck: Mapping[Card, int]) -> tuple[str, ...]:
    return tuple(card.number for card, count in deck.items() for _ in range(count))


DECKS: Final[dict[str, tuple[str, ...]]] = {
    "lanterns": _listed(lanterns.DECK),
    "deep-water": _listed(deep_water.DECK),
}
"""The practice decks of this program, by key: every card by number, as often as it is in the deck."""

EVERY_NUMBER: Final = tuple(card.number for card in (*lanterns.CARDS, *deep_water.CARDS))
"""Every card of the pool by number."""


def check_deck(deck: Iterable[str]) -> Refused | None:
    """Why these cards are no deck (docs/rulings-mahoroba.md): `unknown-card`, `too-many-copies`, `deck-size`,
    `no-unit`; None if they are one.
    """
    counts = Counter(deck)
    for number, count in counts.items():
        if number not in REGISTRY.cards:
            return Refused("unknown-card", "preparation-2", (("number", number),))
        if count > COPIES:
            slots = (("card", CardName(number)), ("count", count), ("most", COPIES))
            return Refused("too-many-copies", "preparation-2", slots)
    if counts.total() != DECK_SIZE:
        return Refused("deck-size", "preparation-2", (("count", counts.total()), ("wanted", DECK_SIZE)))
    if not any(REGISTRY.cards[number].is_unit for number in counts):
        return Refused("no-unit", "preparation-2")
    return None
