"""Which cards there are, why cards are no game deck, and why one more can't go into it (§6.1)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal

from engine.cardgame.refusals import Refused
from engine.hololive.cards import POOL
from engine.hololive.registry import REGISTRY
from engine.text.phrase import CardName

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


Part = Literal["oshi", "deck", "cheer"]
"""What a game deck is made of (§6.1.1.1)."""

DECK_SIZE: Final = 50
CHEER_SIZE: Final = 20
COPIES: Final = 4

EVERY_NUMBER: Final[tuple[str, ...]] = tuple(card.number for card in POOL)
"""Every card of the pool by number."""
_PLACES: Final = {number: place for place, number in enumerate(EVERY_NUMBER)}


def in_order(numbers: Iterable[str]) -> list[str]:
    """Cards of the pool in its order."""
    return sorted(numbers, key=_PLACES.__getitem__)


def part_of(number: str) -> Part:
    """Into which part of a game deck a card of the pool goes."""
    kind = REGISTRY.cards[number].kind
    return kind if kind in ("oshi", "cheer") else "deck"


def most_copies(number: str) -> int | None:
    """How many of a card a deck may have (§6.1.4.3); None for as many as one likes: cheer cards, and cards that say so
    (§2.11.2.1).
    """
    card = REGISTRY.cards[number]
    return None if card.any_number or card.kind == "cheer" else COPIES


def may_add(number: str, part: Part, chosen: Mapping[str, int]) -> Refused | None:
    """Why one more of this card can't go into that part of a game deck, of which so many of each are chosen. The oshi
    is one card, for which another can be taken (§6.1.2).
    """
    if number not in REGISTRY.cards:
        return Refused("unknown-card", "6.1.1", (("number", number),))
    wrong = _misplaced(part, (number,))
    if wrong is not None:
        return wrong
    most = most_copies(number)
    if part == "deck" and most is not None and chosen.get(number, 0) >= most:
        return Refused("copies-full", "6.1.4.3", (("card", CardName(number)), ("most", most)))
    if part == "deck" and sum(chosen.values()) >= DECK_SIZE:
        return Refused("deck-full", "6.1.4.2", (("wanted", DECK_SIZE),))
    if part == "cheer" and sum(chosen.values()) >= CHEER_SIZE:
        return Refused("cheer-full", "6.1.3.2", (("wanted", CHEER_SIZE),))
    return None


def check_side(oshi: str, deck: Iterable[str], cheer: Iterable[str]) -> Refused | None:
    """Why these cards are no game deck (§6.1): `unknown-card`, `no-oshi`, `not-an-oshi`, `not-cheer`,
    `not-for-the-deck`, `too-many-copies`, `deck-size`, `cheer-size`; None if they are one.
    """
    counts, cheers = Counter(deck), Counter(cheer)
    unknown = next((number for number in (oshi, *counts, *cheers) if number and number not in REGISTRY.cards), "")
    if unknown:
        return Refused("unknown-card", "6.1.1", (("number", unknown),))
    if not oshi:
        return Refused("no-oshi", "6.1.2")
    wrong = _misplaced("oshi", (oshi,)) or _misplaced("cheer", cheers) or _misplaced("deck", counts)
    if wrong is not None:
        return wrong
    for number, count in counts.items():
        most = most_copies(number)
        if most is not None and count > most:
            slots = (("card", CardName(number)), ("count", count), ("most", most))
            return Refused("too-many-copies", "6.1.4.3", slots)
    if counts.total() != DECK_SIZE:
        return Refused("deck-size", "6.1.4.2", (("count", counts.total()), ("wanted", DECK_SIZE)))
    if cheers.total() != CHEER_SIZE:
        return Refused("cheer-size", "6.1.3.2", (("count", cheers.total()), ("wanted", CHEER_SIZE)))
    return None


_MISPLACED: Final[dict[Part, tuple[str, str]]] = {
    "oshi": ("not-an-oshi", "6.1.2"), "deck": ("not-for-the-deck", "6.1.4.1"), "cheer": ("not-cheer", "6.1.3.1"),
}  # fmt: skip


def _misplaced(part: Part, numbers: Iterable[str]) -> Refused | None:
    """Why one of these cards doesn't go into that part."""
    for number in numbers:
        if part_of(number) != part:
            code, section = _MISPLACED[part]
            return Refused(code, section, (("card", CardName(number)),))
    return None
