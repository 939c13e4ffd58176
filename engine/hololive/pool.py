"""Which cards there are, the game decks that come with the program, and why cards are no game deck (§6.1)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from engine.cardgame.refusals import Refused
from engine.hololive.cards import POOL
from engine.hololive.registry import REGISTRY
from engine.text.phrase import CardName

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.hololive.card import Card

DECK_SIZE: Final = 50
CHEER_SIZE: Final = 20
COPIES: Final = 4

EVERY_NUMBER: Final[tuple[str, ...]] = tuple(card.number for card in POOL)
"""Every card of the pool by number."""


def check_side(oshi: str, deck: Iterable[str], cheer: Iterable[str]) -> Refused | None:
    """Why these cards are no game deck (§6.1): `unknown-card`, `not-an-oshi`, `not-for-the-deck`, `not-cheer`,
    `too-many-copies`, `deck-size`, `cheer-size`; None if they are one.
    """
    counts, cheers = Counter(deck), Counter(cheer)
    for number in (oshi, *counts, *cheers):
        if number not in REGISTRY.cards:
            return Refused("unknown-card", "6.1.1", (("number", number),))
    if REGISTRY.cards[oshi].kind != "oshi":
        return Refused("not-an-oshi", "6.1.2", (("card", CardName(oshi)),))
    for number in cheers:
        if REGISTRY.cards[number].kind != "cheer":
            return Refused("not-cheer", "6.1.3.1", (("card", CardName(number)),))
    for number, count in counts.items():
        wrong = _wrong_in_deck(REGISTRY.cards[number], count)
        if wrong is not None:
            return wrong
    if counts.total() != DECK_SIZE:
        return Refused("deck-size", "6.1.4.2", (("count", counts.total()), ("wanted", DECK_SIZE)))
    if cheers.total() != CHEER_SIZE:
        return Refused("cheer-size", "6.1.3.2", (("count", cheers.total()), ("wanted", CHEER_SIZE)))
    return None


def _wrong_in_deck(card: Card, count: int) -> Refused | None:
    if card.kind in ("oshi", "cheer"):
        return Refused("not-for-the-deck", "6.1.4.1", (("card", CardName(card.number)),))
    if count > COPIES and not card.any_number:
        slots = (("card", CardName(card.number)), ("count", count), ("most", COPIES))
        return Refused("too-many-copies", "6.1.4.3", slots)
    return None
