"""The decks that somebody sensible builds (§3): by what is printed on the cards and how their ranges fit together."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final

from engine.sakura.pool import NORMALS_IN_DECK, SPECIALS_IN_DECK, check_pair, forms, pool_of
from engine.sakura.registry import REGISTRY
from engine.sakura.setup import Setup, SideSetup

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from engine.sakura.cards import Card

Pair = tuple[str, str]

DRAFTS: Final = 24
"""So many decks are drawn, and the best by what is printed is taken."""
FOLLOWING: Final = 3.0
"""What a figure is reckoned as that follows from something at the table."""
ATTACKS: Final = 4
"""Fewer normal attacks make no pressure."""
TURNED: Final = 2
"""More cards for a whole turn (full power) hinder each other."""
FLARE: Final = 10
"""What may well be paid for all specials together in a duel."""
UNGUARDED: Final = 4.0
"""What damage to aura it is reckoned as that life can't be guarded by aura."""
COUNTED: Final = 2
"""So many of the best distances count for how well ranges fit together."""


def sensible_side(luck: Random, pair: Pair | None = None) -> SideSetup:
    """A deck that fits together, of that pair or of a drawn one."""
    while pair is None:
        first, second = luck.sample([form.key for form in forms()], 2)
        if check_pair((first, second)) is None:
            pair = (first, second)
    pool = pool_of(pair)
    drafts = []
    for _ in range(DRAFTS):
        normals = _drawn(luck, pool.normals, NORMALS_IN_DECK)
        specials = _drawn(luck, pool.specials, SPECIALS_IN_DECK)
        drafts.append((fit(normals, specials), normals, specials))
    _, normals, specials = max(drafts)
    return SideSetup(megami=pair, normals=normals, specials=specials)


def setup(sides: tuple[SideSetup, SideSetup], seed: int) -> Setup:
    """A duel of these sides."""
    return Setup(sides=sides, seed=seed)


def _drawn(luck: Random, numbers: Iterable[str], count: int) -> tuple[str, ...]:
    """So many of the cards, better ones more likely, in the order of the pool."""
    numbers = tuple(numbers)
    keyed = sorted(numbers, key=lambda number: -luck.random() ** (1.0 / exp(worth(REGISTRY.cards[number]))))
    chosen = set(keyed[:count])
    return tuple(number for number in numbers if number in chosen)


def worth(card: Card) -> float:
    """What a card is worth by what is printed on it, in crystals; a two-sided one as much as its best side."""
    return max([_worth(side) for side in card.faces or (card,)])


def _worth(card: Card) -> float:
    if card.type == "attack":
        found = 0.45 * _aura(card) + 0.9 * figure(card.life) + 0.08 * min(len(card.range), 5)
    elif card.type == "enhancement":
        found = 1.0 + 0.3 * figure(card.capacity)
    else:
        found = 1.6
    if card.subtype == "reaction":
        found += 0.4
    if card.subtype == "full-power":
        found *= 0.7
    if card.kind == "special":
        found -= 0.3 * figure(card.cost)
    return found


def _aura(card: Card) -> float:
    """The damage to aura; where there is none aura doesn't help against the damage to life (§5-8-3)."""
    return UNGUARDED if card.aura is None and card.life is not None else figure(card.aura)


def fit(normals: Iterable[str], specials: Iterable[str]) -> float:
    """How well cards go together: worth, attacks that reach from the same distance, specials that can be paid."""
    cards = [REGISTRY.cards[number] for number in normals]
    others = [REGISTRY.cards[number] for number in specials]
    attacks = [card for card in cards if card.type == "attack"]
    turned = sum(card.subtype == "full-power" for card in cards)
    costs = sum(figure(card.cost) for card in others)
    reached: dict[int, float] = {}
    for card in (*attacks, *(card for card in others if card.type == "attack")):
        for distance in {distance for side in card.texts() for distance in side.range}:
            reached[distance] = reached.get(distance, 0.0) + 1.0
    near = sum(sorted(reached.values(), reverse=True)[:COUNTED]) / COUNTED
    found = sum(worth(card) for card in (*cards, *others)) + 1.2 * near
    found -= 2.0 * max(0, ATTACKS - len(attacks)) + 1.0 * max(0, turned - TURNED) + 0.4 * max(0.0, costs - FLARE)
    return found - (1.5 if all(card.type != "attack" for card in others) else 0.0)


def figure(value: Any) -> float:
    """What a printed figure is reckoned as: nothing where none is printed."""
    return float(value) if isinstance(value, int) else FOLLOWING if value is not None else 0.0
