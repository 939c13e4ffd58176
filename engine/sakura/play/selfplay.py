"""Duels that computer players play among themselves: drawn decks, players by name, cards that resolved."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

import engine.sakura.megami.roster  # noqa: F401  # fills the registry with every card that can be played
from engine.cardgame.areas import area_of
from engine.cardgame.play.field import Field
from engine.cardgame.play.random_player import in_moods
from engine.sakura.events import AttackDeclared, AttackMade, CardMoved, CardUsed, EffectArose
from engine.sakura.game import SakuraGame
from engine.sakura.names import megami_name
from engine.sakura.play.checking import CheckedTable
from engine.sakura.play.greedy import greedy_answer
from engine.sakura.play.moods import MOODS
from engine.sakura.play.seeker import Seeker, seldom
from engine.sakura.pool import check_pair, every_number, forms, pool_of
from engine.sakura.registry import REGISTRY
from engine.sakura.setup import Setup, SideSetup
from engine.sakura.table import Table
from engine.sakura.view.seat import view

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from random import Random

    from engine.cardgame.play.field import Player
    from engine.kernel.session import Session
    from engine.text.phrase import Name

Pair = tuple[str, str]
SEEKER: Final = "seeker"


class Duels(Field[Setup, Table]):
    """Duels between these pairs, or between drawn ones."""

    seeker: ClassVar = SEEKER

    def __init__(self, left: Pair | None = None, right: Pair | None = None) -> None:
        """Without pairs given, pairs are drawn from the pool."""
        self.left = left
        self.right = right

    @property
    def players(self) -> Mapping[str, Callable[[Random, Mapping[str, int]], Player]]:
        """Chance in moods; what looks best at once; who seeks what has seldom been seen."""
        return _PLAYERS

    def game(self, check: bool) -> SakuraGame:
        """The game, on tables that check themselves or not."""
        return SakuraGame(CheckedTable if check else Table)

    def drawn(self, rng: Random, seen: Mapping[str, int] | None) -> Setup:
        """A duel of drawn decks."""
        return drawn_setup(rng, self.left, self.right, seen)

    def brought(self) -> Sequence[str]:
        """Every form."""
        return tuple(form.key for form in forms())

    def named(self, key: str) -> Name:
        """The name of the form."""
        return megami_name(key)

    def between(self, rng: Random, left: str, right: str) -> Setup:
        """A duel of these forms, each with a drawn one beside it, of drawn decks."""
        return drawn_setup(rng, _pair_with(rng, left), _pair_with(rng, right))

    def numbers(self) -> Collection[str]:
        """Every card of the pool."""
        return every_number()

    def brings(self, setup: Setup) -> Collection[str]:
        """The decks, and of what lies aside that to which a text leads from there."""
        return {number for side in setup.sides for number in _led_to(side)}

    def resolved(self, session: Session[Setup, Table]) -> Mapping[str, int]:
        """How often each card did what it says."""
        return resolved_in(session)


def resolved_in(session: Session[Setup, Table]) -> Counter[str]:
    """How often each card did what it says in a duel: was used; as a part, made an attack or lent it a text; changed
    the shape of something by coming there; was achieved. Sheets of rules too, by `rules:<form>`, where an effect of
    theirs arose.
    """
    defs = session.state.defs
    found: Counter[str] = Counter()
    texts: dict[int, set[str]] = {}
    for event in session.events:
        match event:
            case CardUsed():
                found.update({defs[event.card].number, event.number or defs[event.card].number})
            case CardMoved() if defs[event.card].kind == "transform" and area_of(event.target) not in _ASIDE:
                found[defs[event.card].number] += 1
            case CardMoved() if defs[event.card].kind == "plot" and area_of(event.target) == "achieved":
                found[defs[event.card].number] += 1
            case AttackDeclared():
                owners = {REGISTRY.owner(ref) for ref in event.attack.effects}
                texts[event.attack.id] = {*owners, defs[event.attack.card].number} if event.attack.card >= 0 else owners
            case AttackMade():
                found.update(one for one in texts.get(event.attack, ()) if _is_part(one))
            case EffectArose() if REGISTRY.owner(event.ref).startswith("rules:"):
                found[REGISTRY.owner(event.ref)] += 1
    return found


_ASIDE = frozenset(("extra", "sealed"))
"""Where a card of a shape does nothing of its own."""


def _is_part(owner: str) -> bool:
    return owner in REGISTRY.cards and REGISTRY.cards[owner].kind == "part"


def _greedy(rng: Random, _seen: Mapping[str, int]) -> Player:
    return lambda decision, state: greedy_answer(decision, view(state, decision.seat), rng)


_PLAYERS: dict[str, Callable[[Random, Mapping[str, int]], Player]] = {
    "random": in_moods(MOODS), "greedy": _greedy, SEEKER: Seeker,
}
DECKS_TO_SEEK_IN = 6
"""Of so many drawn sides a player who seeks takes the one with the cards that were seen least."""
PLAYERS = tuple(_PLAYERS)


def drawn_setup(
    rng: Random,
    left: Pair | None = None,
    right: Pair | None = None,
    seen: Mapping[str, int] | None = None,
) -> Setup:
    """A duel of drawn decks, of drawn pairs where none are given; of several the one with the cards `seen` least."""
    sides = (_sought_side(rng, pair, seen) if seen else _drawn_side(rng, pair) for pair in (left, right))
    return Setup(sides=(next(sides), next(sides)), seed=rng.getrandbits(48))


def _pair_with(rng: Random, form: str) -> Pair:
    return rng.choice([(form, other.key) for other in forms() if check_pair((form, other.key)) is None])


def _sought_side(rng: Random, pair: tuple[str, str] | None, seen: Mapping[str, int]) -> SideSetup:
    drawn = [_drawn_side(rng, pair) for _ in range(DECKS_TO_SEEK_IN)]
    return max(drawn, key=lambda side: sum(seldom(seen, card) for card in _brought(side)))


def _brought(side: SideSetup) -> tuple[str, ...]:
    """The deck, and what comes with the forms beside it."""
    pool = pool_of(side.megami)
    aside = dict.fromkeys((*pool.extras, *(number for number, _ in pool.lays)))
    return (*side.normals, *side.specials, *aside)


def _led_to(side: SideSetup) -> set[str]:
    """The deck; the cards that their texts name, and those that these name; cards aside that no text names."""
    pool, named = pool_of(side.megami), _named()
    everywhere = set[str]().union(*named.values())
    aside = {*pool.extras, *(number for number, _ in pool.lays)}
    coming = [*side.normals, *side.specials, *(number for number in aside if number not in everywhere)]
    found: set[str] = set()
    while coming:
        number = coming.pop()
        if number not in found:
            found.add(number)
            coming += aside & named[number]
    return found


@lru_cache(maxsize=1)
def _named() -> dict[str, set[str]]:
    """The numbers that each card's text names."""
    found = {}
    for number, card in REGISTRY.cards.items():
        coming = [*card.clauses(), *(effect.clause for text in card.texts() for effect in text.effects)]
        named: set[str] = set()
        while coming:
            clause = coming.pop()
            named.update(value for value in vars(clause).values() if isinstance(value, str))
            coming += clause.parts()
        found[number] = {one for one in named - {number} if one in REGISTRY.cards}
    return found


def _drawn_side(rng: Random, pair: tuple[str, str] | None) -> SideSetup:
    while pair is None:
        first, second = rng.sample([form.key for form in forms()], 2)
        if check_pair((first, second)) is None:
            pair = (first, second)
    pool = pool_of(pair)
    return SideSetup(
        megami=pair, normals=tuple(rng.sample(pool.normals, 7)), specials=tuple(rng.sample(pool.specials, 3))
    )
