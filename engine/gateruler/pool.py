"""Which cards there are, the decks that come with the program, and why a deck is not legal for a ruler."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal

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


Part = Literal["ruler", "deck"]
"""What a player brings."""


def part_of(number: str) -> Part:
    """As what a card of the pool is brought."""
    return "ruler" if REGISTRY.cards[number].kind == "ruler" else "deck"


def check_deck(ruler: str, deck: Iterable[str]) -> Refused | None:
    """Why these cards are no deck for that ruler: `unknown-card`, `no-ruler`, `not-a-ruler`, `not-for-the-deck`,
    `deck-size`, `too-many-copies`, `legend-twice`, `too-many-legends`, `too-many-factions`, `deck-level`,
    `too-many-counters`; None if they are one.
    """
    counts = Counter(deck)
    for number in (ruler, *counts):
        if number and number not in REGISTRY.cards:
            return Refused("unknown-card", SECTION, (("number", number),))
    if not ruler:
        return Refused("no-ruler", SECTION)
    printed = REGISTRY.cards[ruler].ruler
    if printed is None:
        return Refused("not-a-ruler", SECTION, (("card", CardName(ruler)),))
    cards = {REGISTRY.cards[number]: count for number, count in counts.items()}
    return _misplaced(cards) or _size(cards) or _copies(cards) or _limits(printed, cards)


def may_add(number: str, part: Part, ruler: str, deck: Mapping[str, int]) -> Refused | None:
    """Why one more of this card can't go into that part of what a player brings, of which so much is chosen: what no
    deck of that ruler may be, or of any where none is chosen yet. The ruler is one card, for which another can be
    taken, whatever the deck is by then.
    """
    if number not in REGISTRY.cards:
        return Refused("unknown-card", SECTION, (("number", number),))
    if part == "ruler":
        return None if part_of(number) == "ruler" else Refused("not-a-ruler", SECTION, (("card", CardName(number)),))
    counts = Counter(deck) + Counter([number])
    cards = {REGISTRY.cards[one]: count for one, count in counts.items()}
    # the card that is laid is spoken of, not one that was too much before
    laid = {REGISTRY.cards[number]: counts[number]}
    printed = REGISTRY.cards[ruler].ruler if ruler else None
    refused = _misplaced(laid) or _copies(laid) or (_limits(printed, cards) if printed is not None else None)
    return refused or (_size(cards) if counts.total() > DECK_SIZE else None)


def most_copies(number: str) -> int:
    """How many of a card a deck may have."""
    return 1 if REGISTRY.cards[number].legendary else COPIES


def _misplaced(cards: Mapping[Card, int]) -> Refused | None:
    """A card that is for no deck."""
    wrong = next((card for card in cards if card.kind == "ruler"), None)
    return Refused("not-for-the-deck", SECTION, (("card", CardName(wrong.number)),)) if wrong is not None else None


def _size(cards: Mapping[Card, int]) -> Refused | None:
    """Not as many as a deck has."""
    total = sum(cards.values())
    return Refused("deck-size", SECTION, (("count", total), ("wanted", DECK_SIZE))) if total != DECK_SIZE else None


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
