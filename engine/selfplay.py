"""Duels that computer players play among themselves: to find errors, to see every card resolve, to measure speed."""

from __future__ import annotations

from collections import Counter
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec

import engine.sakura.megami.roster  # noqa: F401  # fills the registry with every card that can be played
from engine.kernel.session import Session
from engine.players.greedy import greedy_answer
from engine.players.random import drawn_mood, random_answer
from engine.players.seeker import Seeker, seldom
from engine.sakura.areas import area_of, seat_of, spec_of
from engine.sakura.events import (
    CardMoved,
    CounterChanged,
    CrystalsMoved,
    TableLaid,
    TokensMoved,
    UpkeepPaid,
    UseEnded,
)
from engine.sakura.game import SakuraGame
from engine.sakura.in_force import forbidden
from engine.sakura.pool import cards_of, check_pair, forms, pool_of
from engine.sakura.setup import Setup, SideSetup
from engine.sakura.state import State
from engine.sakura.table import Table
from engine.sakura.values.numbers import aura_limit, distance_capacity, modified
from engine.sakura.view.components import counter_known, counter_spec
from engine.sakura.view.seat import view

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engine.kernel.decisions import Decision, Keys
    from engine.kernel.events import Event

    Player = Callable[[Decision, State], Keys]

LONGEST = 4_000
"""Decisions after which a duel is given up as one that doesn't end."""


AREAS_OF_PARTS = frozenset(("parts", "assembled"))
"""Where parts lie, and nothing else does (§x3-9)."""


class RuleBroken(AssertionError):
    """A table that must not be, found by the checks."""


class CheckedTable(Table):
    """A table that checks itself after every event: crystals, tokens, counters, capacities, ownership, and the fold of
    its events.
    """

    __slots__ = ("crystals", "shadow", "tokens")

    def __init__(self, state: State) -> None:
        """The fold begins where the state is."""
        super().__init__(state)
        self.shadow = state.copy()
        self.crystals = sum(state.crystals.values())
        self.tokens = _tokens_of_players(state)

    def emit(self, event: Event) -> None:
        """Make the event happen here and in the fold, and compare."""
        room = self._room_before(event)
        super().emit(event)
        event.apply(self.shadow)
        if self.shadow != self.state:
            raise RuleBroken(f"the fold differs from the state after {event}")
        self._check_crystals(event, room)
        if isinstance(event, CardMoved):
            self._check_cards()
            if area_of(event.target) == "cover" and forbidden(self.state, "cover", event.card):
                raise RuleBroken(f"what can't be covered was covered by {event}")
        elif isinstance(event, TokensMoved | TableLaid):
            self._check_tokens(event)
        elif isinstance(event, CounterChanged):
            self._check_counter(event)

    def _room_before(self, event: Event) -> int | None:
        if isinstance(event, CrystalsMoved) and area_of(event.target) == "aura":
            seat = seat_of(event.target)
            limit = aura_limit(self.state, seat, event.why, event.seat, event.card)
            return limit - self.state.count(event.target)
        return None

    def _check_crystals(self, event: Event, room: int | None) -> None:
        crystals = self.state.crystals
        if isinstance(event, CrystalsMoved):
            if area_of(event.source) == "outside":
                self.crystals += event.count
            if area_of(event.target) == "outside":
                self.crystals -= event.count
            if room is not None and event.count > room:
                raise RuleBroken(f"more crystals than an aura holds after {event}")
        elif not self.crystals or not isinstance(event, UpkeepPaid):
            self.crystals = self.crystals or sum(crystals.values())
            return
        if sum(crystals.values()) != self.crystals:
            raise RuleBroken(f"{sum(crystals.values())} crystals, not {self.crystals}, after {event}")
        if min(crystals.values()) < 0:
            raise RuleBroken(f"fewer crystals than none after {event}")
        self._check_distance(event)

    def _check_distance(self, event: Event) -> None:
        """What lies there has room (§7-1-1), and what is bound to crystals there has crystals (§x9-6)."""
        crystals = self.state.count("distance")
        if crystals > distance_capacity(self.state) or modified(self.state, "free-crystals", crystals) < 0:
            raise RuleBroken(f"more at the distance than it holds after {event}")

    def _check_tokens(self, event: TokensMoved | TableLaid) -> None:
        """Tokens of a player that go from area to area stay as many (§x9-2)."""
        tokens = _tokens_of_players(self.state)
        if isinstance(event, TableLaid):
            self.tokens = tokens
        if tokens != self.tokens or min(self.state.tokens.values(), default=0) < 0:
            raise RuleBroken(f"tokens are not those that there were after {event}")
        self._check_distance(event)

    def _check_counter(self, event: CounterChanged) -> None:
        """A counter stays within its bounds (§x10-2-1)."""
        spec = counter_spec(self.state, event.key)
        if spec is not None and not 0 <= event.value <= (event.value if spec.most is None else spec.most):
            raise RuleBroken(f"a counter is out of its bounds after {event}")
        if spec is not None and spec.secret and counter_known(self.state, 1 - seat_of(event.key), event.key):
            raise RuleBroken(f"a secret counter was set before both players after {event}")

    def _check_cards(self) -> None:
        state = self.state
        seen = 0
        for where, pile in state.piles.items():
            area = area_of(where)
            for card in pile:
                seen += 1
                if state.where[card] != where:
                    raise RuleBroken(f"card {card} is at {where} and at {state.where[card]}")
                if (state.kind(card) == "part") != (area in AREAS_OF_PARTS):
                    raise RuleBroken(f"card {card}, a {state.kind(card)}, lies at {where}")
                if spec_of(area).owners_only and state.owner[card] != seat_of(where):
                    raise RuleBroken(f"card {card} lies at {where}, which is not its owner's")
        if seen != len(state.defs):
            raise RuleBroken(f"{seen} cards on the table, not {len(state.defs)}")


def _tokens_of_players(state: State) -> dict[tuple[str, int], int]:
    """How many tokens of a kind lie in the areas of a player, on no card."""
    found: Counter[tuple[str, int]] = Counter()
    for (token, where), count in state.tokens.items():
        if area_of(where) != "card":
            found[token, seat_of(where)] += count
    return dict(found)


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
    result.cards = dict(sorted(resolved.items()))
    result.cards_resolved = len(resolved)
    result.unresolved = sorted(set(card_numbers()) - set(resolved))
    return result


def card_numbers() -> tuple[str, ...]:
    """The number of every card that a deck may hold."""
    pools = [cards_of(form.key) for form in forms()]
    return tuple(dict.fromkeys(number for pool in pools for number in (*pool.normals, *pool.specials)))


def _count(result: Result, resolved: Counter[str], session: Session[Setup, Table]) -> None:
    state = session.state
    if session.decision is None:
        result.finished += 1
        name = "left" if state.winner == 0 else "right"
        result.wins[name] = result.wins.get(name, 0) + 1
    result.decisions += session.answers
    result.events += len(session.events)
    resolved.update(state.defs[event.card].number for event in session.events if isinstance(event, UseEnded))
    if session.decision is None:  # what was being resolved when the duel ended did end it
        resolved.update(state.defs[use.card].number for use in state.uses)


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
    return max(drawn, key=lambda side: sum(seldom(seen, card) for card in (*side.normals, *side.specials)))


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
