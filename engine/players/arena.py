"""Players measured against each other: many matches of drawn setups, each setup played from both seats."""

from __future__ import annotations

from math import ceil, sqrt
from random import Random
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import msgspec

from engine.cardgame.asked import keys_given
from engine.cardgame.ending import winner_of
from engine.cardgame.imagining import Imagination, Memory
from engine.games import tools
from engine.kernel.session import Session
from engine.players.bringing import TRIED, side_of
from engine.players.flat import flat_answer
from engine.players.measuring import Measured
from engine.players.player import LEVELS
from engine.players.search import think
from engine.players.workers import spread

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from engine.cardgame.play.tools import Tools
    from engine.kernel.decisions import Keys
    from engine.players.measuring import Folder

RANDOM: Final = "random"
FLAT: Final = "flat"
LOOKS: Final = "looks"
FLAT_SECONDS: Final = 0.5
"""What `flat` is given for an answer where nothing else is said."""
LONGEST: Final = 4_000
"""Answers after which a match is given up as one that doesn't end."""
NORMAL_95: Final = 1.959964
"""So many standard deviations to both sides hold 95 % of a normal distribution."""


class UnknownPlayer(ValueError):
    """Nobody is called so; the message says who there is."""


class Budget(NamedTuple):
    """How long an answer may be thought about; None: without that bound."""

    looks: int | None = None
    seconds: float | None = None


class Contender(NamedTuple):
    """Who plays: a name, and how long it thinks where it thinks at all."""

    name: str
    budget: Budget = Budget()

    def named(self) -> str:
        """Whom a measurement is of: a level that is set anew is somebody else."""
        looks, seconds = self.budget
        bounds = [f"{looks}" if looks is not None else "", f"{seconds:g}s" if seconds is not None else ""]
        return ":".join([self.name, *filter(None, bounds)])


class Mind(Protocol):
    """Who answers for one seat through one match."""

    def __call__(self, session: Session[Any, Any]) -> Keys:
        """The answer to the open decision, which is asked of its seat."""


class Duel(NamedTuple):
    """A match to be played: which game, who sits at which seat, the setup as its game draws it."""

    game: str
    seats: tuple[Contender, Contender]
    setup: Any
    seed: str
    """Of the players' own luck."""
    built: bool = False
    """What they bring is built before, of what is drawn for them."""


class Outcome(msgspec.Struct):
    """What came of a match: the seat that won, None where nobody did; what each answer took, a seat."""

    winner: int | None = None
    seconds: tuple[list[float], list[float]] = msgspec.field(default_factory=lambda: ([], []))
    processor: tuple[list[float], list[float]] = msgspec.field(default_factory=lambda: ([], []))
    error: str = ""


class Contest(Measured, frozen=True, kw_only=True):
    """Who plays against whom, as they are named to the arena."""

    FILE = "arena.json"
    FORMAT = "sakura-arena"
    SAME = ("game", "a", "b", "built", "seed")

    format: str = FORMAT
    a: str
    b: str
    built: bool = False
    """Whether they build of what was drawn for them, or bring it as it was drawn."""


class Ended(msgspec.Struct, frozen=True, array_like=True):
    """A match as it ended, by its number."""

    number: int
    outcome: Outcome


class Times(msgspec.Struct):
    """Seconds that answers took."""

    median: float = 0.0
    p95: float = 0.0


class Score(msgspec.Struct):
    """What came of the matches. `seconds_…` are by the clock on the wall, `processor_…` of the processor's time."""

    games: int = 0
    wins_a: int = 0
    wins_b: int = 0
    nobody: int = 0
    """Matches that nobody won: drawn, or given up as too long."""
    decisions: int = 0
    seconds_a: Times = msgspec.field(default_factory=Times)
    seconds_b: Times = msgspec.field(default_factory=Times)
    processor_a: Times = msgspec.field(default_factory=Times)
    processor_b: Times = msgspec.field(default_factory=Times)
    errors: list[str] = msgspec.field(default_factory=list)


def contender(text: str, game: str, budget: Budget | None = None) -> Contender:
    """Who is meant by a name: a player of the game, a level, `flat`, `looks:N`; behind a colon so many looks, or
    seconds (`master:200`, `flat:0.5s`). A budget holds for who thinks and says nothing of its own. Raises
    `UnknownPlayer`.
    """
    name, _, said = text.strip().partition(":")
    levels = {level.key: Budget(level.looks, level.seconds) for level in LEVELS}
    known = {**dict.fromkeys(tools(game).field.players), **levels, FLAT: Budget(seconds=FLAT_SECONDS), LOOKS: None}
    if name not in known:
        raise UnknownPlayer(f"no player is called {name!r}; there are: {', '.join(known)} (like {LOOKS}:200)")
    usual = known[name]
    own = _budget(said, text) if said else None
    if name == LOOKS and (own or budget or Budget()) == Budget():
        raise UnknownPlayer(f"{LOOKS} needs a number behind it, like {LOOKS}:200")
    if usual is None and name != LOOKS:
        if own is not None:
            raise UnknownPlayer(f"{name} doesn't think, so {text!r} says nothing")
        return Contender(name)
    return Contender(name, own or budget or usual or Budget())


def _budget(said: str, text: str) -> Budget:
    try:
        found = Budget(seconds=float(said[:-1])) if said.endswith("s") else Budget(looks=int(said))
    except ValueError:
        found = Budget(looks=0)
    if (found.looks or 0) <= 0 and not (found.seconds or 0) > 0:
        raise UnknownPlayer(f"behind the colon of {text!r} stands no number of looks (200) or seconds (0.5s)")
    return found


def mind(who: Contender, game: str, seat: int, seed: str) -> Mind:
    """One to sit at a seat through one match of the game."""
    luck = Random(seed)
    found = tools(game)
    if who.name in found.field.players:
        answer = found.field.players[who.name](luck, {})
        return lambda session: answer(session.decision, session.state)
    if who.name == FLAT:
        drawn = found.field.players[RANDOM]
        return lambda session: flat_answer(session, session.game, found.counted, drawn, luck, *who.budget)
    return _thinking(who.budget, found, seat, seed)


def _thinking(budget: Budget, found: Tools, seat: int, seed: str) -> Mind:
    memory: Memory | None = None

    def answer(session: Session[Any, Any]) -> Keys:
        nonlocal memory
        decision, state = session.decision, session.state
        assert decision is not None
        memory = memory or Memory(seat, type(state))
        imagination = Imagination(session, session.game, memory)
        luck = Random(f"{seed}/{session.answers}")
        looks = ENDLESS if budget.looks is None else budget.looks
        return keys_given(state, decision, think(imagination, found.judge, luck, looks, budget.seconds).keys)

    return answer


ENDLESS: Final = 1_000_000_000
"""More looks than any time is enough for."""


def played(duel: Duel) -> Outcome:
    """Play a match out; what goes wrong is told in the outcome."""
    found = Outcome()
    try:
        setup = built(duel) if duel.built else duel.setup
        session: Session[Any, Any] = Session(tools(duel.game).field.game(check=False), setup)
        minds = [mind(who, duel.game, seat, f"{duel.seed}/{seat}") for seat, who in enumerate(duel.seats)]
        for _ in range(LONGEST):
            asked = session.decision
            if asked is None:
                break
            wall, processor = perf_counter(), process_time()
            keys = minds[asked.seat](session)
            found.seconds[asked.seat].append(perf_counter() - wall)
            found.processor[asked.seat].append(process_time() - processor)
            session.submit(keys)
        found.winner = winner_of(session.state) if session.decision is None else None
    except Exception as error:  # what breaks one match is told beside the others
        cause = error.__cause__ or error
        found.error = f"{type(cause).__name__}: {cause}"
    return found


def built(duel: Duel) -> Any:
    """The setup of a match for which each side is built as at the table, of what was drawn for it and against what was
    drawn for the other: by who thinks so that it wins, by the others sensibly.
    """
    bringing = tools(duel.game).bringing
    drawn = [bringing.chosen(side) for side in duel.setup.sides]
    sides = []
    for seat, who in enumerate(duel.seats):
        looks = TRIED if who.name != FLAT and who.budget != Budget() else 0
        luck = Random(f"{duel.seed}/{seat}/side")
        sides.append(side_of(duel.game, luck, looks, drawn[seat], drawn[1 - seat]))
    return bringing.setup((sides[0], sides[1]), duel.setup.seed)


def arena(
    game: str,
    a: Contender,
    b: Contender,
    games: int,
    seed: int = 1,
    workers: int = 1,
    told: Callable[[int, Outcome], None] | None = None,
    *,
    start: int = 0,
    builds: bool = False,
    folder: Folder[Contest, Ended] | None = None,
) -> Score:
    """Let A and B play so many matches, from match `start` of the seed on. Each drawn setup is played twice, with the
    seats exchanged; the same seed gives the same setups, and the same matches where nobody looks at the clock. With
    `builds` they build what they bring (`built`). `told` is given each match as it is over. A folder keeps the matches;
    those that it holds already aren't played again.
    """
    field = tools(game).field
    outcomes = {} if folder is None else {one.number: one.outcome for one in folder.ended if not one.outcome.error}
    wanted = range(start, start + games)
    numbers = [number for number in wanted if number not in outcomes]
    duels = []
    for number in numbers:
        setup = field.drawn(Random(f"{seed}/{number // 2}"), None)
        duels.append(Duel(game, (b, a) if number % 2 else (a, b), setup, f"{seed}/{number}", builds))
    for at, outcome in spread(played, duels, workers):
        number = numbers[at]
        outcomes[number] = outcome if isinstance(outcome, Outcome) else Outcome(error=f"{outcome}")
        if folder is not None:
            folder.add(Ended(number, outcomes[number]))
        if told is not None:
            told(number, outcomes[number])
    return scored({number: outcomes[number] for number in wanted})


def scored(outcomes: Mapping[int, Outcome]) -> Score:
    """What came of matches in which A sat at the seats in turn, by their numbers."""
    score = Score(games=len(outcomes))
    seconds: tuple[list[float], list[float]] = ([], [])
    processor: tuple[list[float], list[float]] = ([], [])
    for number, outcome in outcomes.items():
        for seat in (0, 1):
            side = seat ^ (number % 2)
            seconds[side].extend(outcome.seconds[seat])
            processor[side].extend(outcome.processor[seat])
        score.decisions += sum(map(len, outcome.seconds))
        if outcome.error:
            score.errors.append(f"game {number}: {outcome.error}")
        elif outcome.winner is None:
            score.nobody += 1
        elif outcome.winner ^ (number % 2):
            score.wins_b += 1
        else:
            score.wins_a += 1
    score.seconds_a, score.seconds_b = map(times, seconds)
    score.processor_a, score.processor_b = map(times, processor)
    return score


def times(seconds: Iterable[float]) -> Times:
    """The median and the 95th percentile: the least that so many didn't exceed."""
    found = sorted(seconds)
    if not found:
        return Times()
    return Times(*(round(found[ceil(len(found) * part) - 1], 6) for part in (0.5, 0.95)))


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Between which chances it lies, by 95 % (Wilson's interval), that so many of so many were won."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, NORMAL_95**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = NORMAL_95 / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)
