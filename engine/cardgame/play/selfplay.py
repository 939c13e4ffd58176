"""Matches that computer players play among themselves: to find errors, to see every card resolve, to measure speed."""

from __future__ import annotations

from collections import Counter
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec

from engine.cardgame.play.checking import watching
from engine.cardgame.play.field import play_on
from engine.cardgame.play.rehearsal import Rehearsals, follow
from engine.kernel.session import Session

if TYPE_CHECKING:
    from engine.cardgame.play.field import Field, Player
    from engine.kernel.drive import Game, T
    from engine.kernel.journal import S

LONGEST = 4_000
"""Decisions after which a match is given up as one that doesn't end."""
SPARSE = 1_000_000
"""Answers between checkpoints: nobody takes anything back."""

FIGURES = (
    "games", "finished", "decisions", "events", "seconds", "games_per_second", "decisions_per_game", "cards_resolved",
    "errors",
)  # fmt: skip


class Result(msgspec.Struct):
    """What came of the matches."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    events: int = 0
    seconds: float = 0.0
    games_per_second: float = 0.0
    decisions_per_game: float = 0.0
    cards_resolved: int = 0
    rehearsed: int = 0
    """How many matches were tried out before they were played, for cards that others had brought in vain."""
    cards: dict[str, int] = msgspec.field(default_factory=dict)
    """How often each card resolved, by number."""
    unresolved: list[str] = msgspec.field(default_factory=list)
    """Cards of the pool that no match resolved."""
    wins: dict[str, int] = msgspec.field(default_factory=dict)
    errors: list[str] = msgspec.field(default_factory=list)


def selfplay(field: Field[S, T], games: int, seed: int, player: str, check: bool = False) -> Result:
    """Play matches; the same seed gives the same ones. For the player who seeks, setups are drawn for the cards that
    were seen least, and matches that bring cards which others brought in vain are rehearsed. `check`: on tables that
    check themselves; at every question at rest it is looked whether all stands as it may.
    """
    result = Result()
    seek = player == field.seeker
    resolved: Counter[str] = Counter()
    rehearsals = Rehearsals(field, resolved) if seek else None
    game = field.game(check)
    begun = perf_counter()
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        setup = field.drawn(rng, resolved if seek else None)
        result.games += 1
        line = None
        try:
            if rehearsals is not None:
                line = rehearsals.line(setup, lambda rng: field.players[player](rng, resolved), rng)
            playing = follow(line or [], field.players[player](rng, resolved))
            session = play_out(game, setup, watching(playing, field.settled) if check else playing)
        except Exception as error:  # whatever breaks a match is what this is to find
            cause = error.__cause__ or error
            result.errors.append(f"game {number}: {type(cause).__name__}: {cause}")
            continue
        if session.decision is None:
            result.finished += 1
            name = field.winner(session)
            result.wins[name] = result.wins.get(name, 0) + 1
        result.decisions += session.answers
        result.events += len(session.events)
        resolved.update(field.resolved(session))
        if rehearsals is not None:
            rehearsals.note(session, rehearsed=line is not None)
            result.rehearsed = rehearsals.count
        if check:
            result.errors += [f"game {number}: {error}" for error in _at_the_end(field, session)]
    result.seconds = round(perf_counter() - begun, 3)
    result.games_per_second = round(result.games / max(result.seconds, 1e-9), 2)
    result.decisions_per_game = round(result.decisions / max(result.games, 1), 1)
    numbers = set(field.numbers())
    result.cards = {number: count for number, count in sorted(resolved.items()) if number in numbers}
    result.cards_resolved = len(result.cards)
    result.unresolved = sorted(numbers - set(resolved))
    return result


def _at_the_end(field: Field[S, T], session: Session[S, T]) -> list[str]:
    """Rerunning the answers gives the same events and state; folding the events gives the state."""
    errors = []
    # On tables that don't check themselves: these too must come to the same.
    again = Session(field.game(False), session.setup, session.luck, session.entries, SPARSE)
    if again.events != session.events or again.state != session.state:
        errors.append("a rerun of its answers differs")
    if field.folded(session) != session.state:
        errors.append("the fold of its events differs")
    if session.decision is not None:
        errors.append(f"not over after {session.answers} decisions")
    return errors


def play_out(game: Game[S, T], setup: S, player: Player) -> Session[S, T]:
    """One match to its end, or to where it is given up."""
    session = Session(game, setup, spacing=SPARSE)
    play_on(session, player, LONGEST)
    return session


def as_json(result: Result) -> dict[str, Any]:
    """The result in figures, without the lists of cards."""
    return {name: getattr(result, name) for name in FIGURES}
