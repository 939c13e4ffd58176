"""Duels that computer players play among themselves: to find errors, to see every card resolve, to measure speed."""

from __future__ import annotations

from collections import Counter
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec

import engine.sakura.megami.roster  # noqa: F401  # fills the registry with every card that can be played
from engine.cardgame.areas import area_of
from engine.checking import CheckedTable
from engine.kernel.session import Session
from engine.players.greedy import greedy_answer
from engine.players.random import drawn_mood, random_answer
from engine.players.seeker import Seeker, seldom
from engine.sakura.events import AttackDeclared, AttackMade, CardMoved, CardUsed, EffectArose
from engine.sakura.game import SakuraGame
from engine.sakura.pool import check_pair, every_number, forms, pool_of
from engine.sakura.registry import REGISTRY
from engine.sakura.setup import Setup, SideSetup
from engine.sakura.state import State
from engine.sakura.table import Table
from engine.sakura.view.seat import view

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engine.kernel.decisions import Decision, Keys

    Player = Callable[[Decision, State], Keys]

LONGEST = 4_000
"""Decisions after which a duel is given up as one that doesn't end."""

FIGURES = (
    "games", "finished", "decisions", "events", "seconds", "games_per_second", "decisions_per_game", "cards_resolved",
    "errors",
)  # fmt: skip


class Result(msgspec.Struct):
    """What came of the duels."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    events: int = 0
    seconds: float = 0.0
    games_per_second: float = 0.0
    decisions_per_game: float = 0.0
    cards_resolved: int = 0
    cards: dict[str, int] = msgspec.field(default_factory=dict)
    """How often each card resolved, by number."""
    unresolved: list[str] = msgspec.field(default_factory=list)
    """Cards of the pool that no duel resolved."""
    wins: dict[str, int] = msgspec.field(default_factory=dict)
    errors: list[str] = msgspec.field(default_factory=list)


def selfplay(
    games: int,
    seed: int,
    left: tuple[str, str] | None = None,
    right: tuple[str, str] | None = None,
    player: str = "seeker",
    check: bool = False,
) -> Result:
    """Play duels; without pairs given, pairs are drawn from the pool. The same seed gives the same duels."""
    result = Result()
    resolved: Counter[str] = Counter()
    game = SakuraGame(CheckedTable if check else Table)
    begun = perf_counter()
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        setup = drawn_setup(rng, left, right, resolved if player == "seeker" else None)
        result.games += 1
        try:
            session = play_out(game, setup, player, rng, resolved)
        except Exception as error:  # whatever breaks a duel is what this is to find
            cause = error.__cause__ or error
            result.errors.append(f"game {number}: {type(cause).__name__}: {cause}")
            continue
        _count(result, resolved, session)
        if check:
            _check_end(result, number, session)
    result.seconds = round(perf_counter() - begun, 3)
    result.games_per_second = round(result.games / max(result.seconds, 1e-9), 2)
    result.decisions_per_game = round(result.decisions / max(result.games, 1), 1)
    numbers = set(every_number())
    result.cards = {number: count for number, count in sorted(resolved.items()) if number in numbers}
    result.cards_resolved = len(result.cards)
    result.unresolved = sorted(numbers - set(resolved))
    return result


def _count(result: Result, resolved: Counter[str], session: Session[Setup, Table]) -> None:
    if session.decision is None:
        result.finished += 1
        name = "left" if session.state.winner == 0 else "right"
        result.wins[name] = result.wins.get(name, 0) + 1
    result.decisions += session.answers
    result.events += len(session.events)
    resolved.update(resolved_in(session))


def resolved_in(session: Session[Setup, Table]) -> Counter[str]:
    """How often each card did what it says in a duel: was used; as a part, made an attack or lent it a text; changed
    the shape of something by coming there. Sheets of rules too, by `rules:<form>`, where an effect of theirs arose.
    """
    defs = session.state.defs
    found: Counter[str] = Counter()
    texts: dict[int, set[str]] = {}
    for event in session.events:
        match event:
            case CardUsed():
                found[defs[event.card].number] += 1
            case CardMoved() if defs[event.card].kind == "transform" and area_of(event.target) not in _ASIDE:
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


def _check_end(result: Result, number: int, session: Session[Setup, Table]) -> None:
    """Rerunning the answers gives the same events and state; folding the events gives the state."""
    again = session.rerun()
    if again.events != session.events or again.state != session.state:
        result.errors.append(f"game {number}: a rerun of its answers differs")
    folded = State()
    for event in session.events:
        event.apply(folded)
    if folded != session.state:
        result.errors.append(f"game {number}: the fold of its events differs")
    if session.decision is not None:
        result.errors.append(f"game {number}: not over after {session.answers} decisions")


def play_out(
    game: SakuraGame, setup: Setup, player: str, rng: Random, seen: Mapping[str, int] | None = None
) -> Session[Setup, Table]:
    """One duel to its end, or to where it is given up. `seen`: how often each card has resolved before."""
    session = Session(game, setup, spacing=1_000_000)
    answer = _PLAYERS[player](rng, seen or {})
    while session.decision is not None and session.answers < LONGEST:
        session.submit(answer(session.decision, session.state))
    return session


def _random(rng: Random, _seen: Mapping[str, int]) -> Player:
    moods = (drawn_mood(rng), drawn_mood(rng))
    return lambda decision, _state: random_answer(decision, rng, moods[decision.seat])


def _greedy(rng: Random, _seen: Mapping[str, int]) -> Player:
    return lambda decision, state: greedy_answer(decision, view(state, decision.seat), rng)


_PLAYERS: dict[str, Callable[[Random, Mapping[str, int]], Player]] = {
    "random": _random, "greedy": _greedy, "seeker": Seeker,
}
DECKS_TO_SEEK_IN = 6
"""Of so many drawn sides a player who seeks takes the one with the cards that were seen least."""
PLAYERS = tuple(_PLAYERS)


def drawn_setup(
    rng: Random,
    left: tuple[str, str] | None = None,
    right: tuple[str, str] | None = None,
    seen: Mapping[str, int] | None = None,
) -> Setup:
    """A duel of drawn decks, of drawn pairs where none are given; of several the one with the cards `seen` least."""
    sides = (_sought_side(rng, pair, seen) if seen else _drawn_side(rng, pair) for pair in (left, right))
    return Setup(sides=(next(sides), next(sides)), seed=rng.getrandbits(48))


def _sought_side(rng: Random, pair: tuple[str, str] | None, seen: Mapping[str, int]) -> SideSetup:
    drawn = [_drawn_side(rng, pair) for _ in range(DECKS_TO_SEEK_IN)]
    return max(drawn, key=lambda side: sum(seldom(seen, card) for card in _brought(side)))


def _brought(side: SideSetup) -> tuple[str, ...]:
    """The deck, and what comes with the forms beside it."""
    pool = pool_of(side.megami)
    aside = dict.fromkeys((*pool.extras, *(number for number, _ in pool.lays)))
    return (*side.normals, *side.specials, *aside)


def _drawn_side(rng: Random, pair: tuple[str, str] | None) -> SideSetup:
    while pair is None:
        first, second = rng.sample([form.key for form in forms()], 2)
        if check_pair((first, second)) is None:
            pair = (first, second)
    pool = pool_of(pair)
    return SideSetup(
        megami=pair, normals=tuple(rng.sample(pool.normals, 7)), specials=tuple(rng.sample(pool.specials, 3))
    )


def as_json(result: Result) -> dict[str, Any]:
    """The result in figures, without the lists of cards."""
    return {name: getattr(result, name) for name in FIGURES}
