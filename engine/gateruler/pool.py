"""Which cards there are, the decks that come with the program, and why a deck is not legal for a ruler."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from engine.cardgame.refusals import Refused
from engine.gateruler.cards import decks, embers, published, revels, rulers
from engine.gateruler.registry import REGISTRY
from engine.gateruler.terms import term
from engine.text.phrase import CardName, Listing

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from engine.gateruler.card import Card, Ruler

DECK_SIZE: Final = 50
COPIES: Final = 4
SECTION: Final = "5"
"""Chapter 5 speaks of decks; its rules stand on the ruler."""


def _listed(deck: Mapping[Card, int]) -> tuple[str, ...]:
    return tuple(card.number for card, count in deck.items() for _ in range(count))


DECKS: Final[dict[str, tuple[str, ...]]] = {
    "embers": _listed(decks.EMBERS),
    "revels": _listed(decks.REVELS),
}
"""The decks of this program, by key: every card by number, as often as it is in the deck. Each is legal for all rulers.
"""

RULERS: Final = tuple(card.number for card in rulers.CARDS)
"""Every ruler by number."""
EVERY_NUMBER: Final = (
    *RULERS, *sorted(card.number for one in (published, embers, revels) for card in one.CARDS)
)  # fmt: skip
"""Every card of the pool by number, the rulers first."""


def check_deck(ruler: str, deck: Iterable[str]) -> Refused | None:
    """Why these cards are no deck for that ruler: `unknown-card`, `not-a-ruler`, `not-for-the-deck`, `deck-size`,
    `too-many-copies`, `legend-twice`, `too-many-legends`, `too-many-factions`, `deck-level`, `too-many-counters`; None
    if they are one.
    """
    counts = Counter(deck)
    for number in (ruler, *counts):
        if number not in REGISTRY.cards:
            return Refused("unknown-card", SECTION, (("number", number),))
    printed = REGISTRY.cards[ruler].ruler
    if printed is None:
        return Refused("not-a-ruler", SECTION, (("card", CardName(ruler)),))
    cards = {REGISTRY.cards[number]: count for number, count in counts.items()}
    return _misplaced(cards) or _copies(cards) or _limits(printed, cards)


def _misplaced(cards: Mapping[Card, int]) -> Refused | None:
    """A card that is for no deck, or not as many as a deck has."""
    wrong = next((card for card in cards if card.kind == "ruler"), None)
    if wrong is not None:
        return Refused("not-for-the-deck", SECTION, (("card", CardName(wrong.number)),))
    total = sum(cards.values())
    if total != DECK_SIZE:
        return Refused("deck-size", SECTION, (("count", total), ("wanted", DECK_SIZE)))
    return None


def _copies(cards: Mapping[Card, int]) -> Refused | None:
    """Too many of a name."""
    for card, count in cards.items():
        if card.legendary and count > 1:
            return Refused("legend-twice", SECTION, (("card", CardName(card.number)), ("count", count)))
        if count > COPIES:
            slots = (("card", CardName(card.number)), ("count", count), ("most", COPIES))
            return Refused("too-many-copies", SECTION, slots)
    return None


def _limits(ruler: Ruler, cards: Mapping[Card, int]) -> Refused | None:
    """What the ruler lets a deck hold of Legendary cards, factions, levels and cards with CNT."""
    legends = sum(card.legendary for card in cards)
    if legends > ruler.legends:
        return Refused("too-many-legends", SECTION, (("count", legends), ("most", ruler.legends)))
    factions = tuple(dict.fromkeys(card.faction for card in cards))
    if len(factions) > ruler.factions:
        said = Listing(tuple(term(f"faction-{key}") for key in factions), "comma")
        return Refused("too-many-factions", SECTION, (("factions", said), ("most", ruler.factions)))
    level = sum(card.level * count for card, count in cards.items())
    if ruler.deck_level is not None and level > ruler.deck_level:
        return Refused("deck-level", SECTION, (("level", level), ("most", ruler.deck_level)))
    counters = sum(count for card, count in cards.items() if card.counter is not None)
    if counters > ruler.counters:
        return Refused("too-many-counters", SECTION, (("count", counters), ("most", ruler.counters)))
    return None
