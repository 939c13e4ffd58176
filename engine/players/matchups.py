"""What chances every form, deck or whatever else a game's sides bring has against every other, by matches of players of
one level.

A folder holds what is measured and every match (`measuring.Folder`), and what follows from them: a table as CSV and
Parquet, and a picture.
"""

from __future__ import annotations

from csv import writer
from io import StringIO
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from engine.games import tools
from engine.kernel.files import put
from engine.players.arena import Contender, Duel, Outcome, played, wilson
from engine.players.measuring import Measured, read_ended, read_measured
from engine.players.workers import spread, spread_over

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from engine.players.measuring import Folder

TABLE: Final = "matchups.csv"
PARQUET: Final = "matchups.parquet"
PICTURE: Final = "matchups.svg"


class Matchups(Measured, frozen=True, kw_only=True):
    """Who plays. How many matches, and of which, may change."""

    FILE = "matchups.json"
    FORMAT = "sakura-matchups"
    SAME = ("game", "player", "seed")

    format: str = FORMAT
    player: str
    """As it is named to the arena."""
    brought: tuple[str, ...] = ()
    games: int = 0
    """So many of each pair."""


class Match(NamedTuple):
    """A match to be played: what the two bring, and the how-manyeth of this pair."""

    game: str
    player: Contender
    seed: int
    first: str
    second: str
    number: int


class Ended(msgspec.Struct, frozen=True, array_like=True):
    """A match as it ended: 1 if the first won, 0 if the second did, none if nobody did; what went wrong, if it did."""

    first: str
    second: str
    number: int
    won: int | None = None
    error: str = ""


class Cell(msgspec.Struct, frozen=True):
    """What one's chance against another is, by so many matches that somebody won: between `low` and `high` by 95 %."""

    first: str
    second: str
    games: int
    wins: int
    chance: float
    low: float
    high: float


COLUMNS: Final = Cell.__struct_fields__


def play(match: Match) -> Outcome:
    """Play a match: who is first sits at both seats in turn."""
    field = tools(match.game).field
    luck = f"{match.seed}/{match.first}/{match.second}/{match.number}"
    turned = match.number % 2
    pair = (match.second, match.first) if turned else (match.first, match.second)
    outcome = played(Duel(match.game, (match.player, match.player), field.between(Random(luck), *pair), luck))
    winner = outcome.winner if outcome.winner is None else outcome.winner ^ turned
    return Outcome(winner=winner, error=outcome.error)


def whole(ended: Iterable[Ended]) -> dict[tuple[str, str, int], Ended]:
    """The matches in which nothing went wrong, by what the two brought and their number."""
    return {(one.first, one.second, one.number): one for one in ended if not one.error}


def left(folder: Folder[Matchups, Ended], player: Contender) -> list[Match]:
    """The matches that are still to be played: the first of every pair first, so that a table is soon there."""
    one, there = folder.measured, whole(folder.ended)
    return [
        Match(one.game, player, one.seed, first, second, number)
        for number in range(one.games)
        for first, second in combinations(one.brought, 2)
        if (first, second, number) not in there
    ]


def measure(
    folder: Folder[Matchups, Ended],
    player: Contender,
    workers: int = 1,
    scheduler: str = "",
    told: Callable[[int, int], None] | None = None,
) -> list[str]:
    """Play what is still to be played, and keep each match as it ends; what went wrong. `told` is given how many
    matches are over, and how many there are. With a scheduler's address the workers of that cluster play.
    """
    jobs, over = left(folder, player), len(whole(folder.ended))
    every = over + len(jobs)
    errors = []
    done = spread_over(play, jobs, scheduler) if scheduler else spread(play, jobs, workers)
    for number, outcome in done:
        match = jobs[number]
        pair = (match.first, match.second, match.number)
        if isinstance(outcome, Exception):
            outcome = Outcome(error=f"{type(outcome).__name__}: {outcome}")
        if outcome.error:
            errors.append(f"{match.first} against {match.second}, game {match.number}: {outcome.error}")
        won = None if outcome.winner is None else 1 - outcome.winner
        folder.add(Ended(*pair, won=won, error=outcome.error))
        over += not outcome.error
        if told is not None:
            told(over, every)
    return errors


def read_cells(path: Path) -> tuple[Matchups, list[Cell]]:
    """What a folder measures and the table of its matches, however far it is. Raises `Unmeasured`, OSError."""
    measured = read_measured(path, Matchups)
    return measured, table(read_ended(path, Ended), measured.brought)


def table(ended: Iterable[Ended], brought: Sequence[str]) -> list[Cell]:
    """The chances of each against each other, in that order; of those that nobody has measured nothing is known."""
    wins: dict[tuple[str, str], int] = {}
    for (first, second, _), one in whole(ended).items():
        if one.won is not None:
            wins[first, second] = wins.get((first, second), 0) + one.won
            wins[second, first] = wins.get((second, first), 0) + 1 - one.won
    found = []
    for first in brought:
        for second in brought:
            if first != second:
                mine, theirs = wins.get((first, second), 0), wins.get((second, first), 0)
                games = mine + theirs
                low, high = wilson(mine, games)
                chance = mine / games if games else 0.5
                found.append(Cell(first, second, games, mine, round(chance, 4), round(low, 4), round(high, 4)))
    return found


def write_csv(path: Path, cells: Iterable[Cell]) -> None:
    """The table as CSV (RFC 4180), whole or not at all."""
    text = StringIO()
    rows = writer(text)
    rows.writerow(COLUMNS)
    rows.writerows(msgspec.structs.astuple(cell) for cell in cells)
    put(path, text.getvalue().encode())


def write_parquet(path: Path, cells: Sequence[Cell]) -> bool:
    """The table as Parquet; False where the library for it is missing (`pip install sakura-desktop[cluster]`)."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        return False
    columns: dict[str, list[Any]] = {name: [getattr(cell, name) for cell in cells] for name in COLUMNS}
    sink = pyarrow.BufferOutputStream()
    parquet.write_table(pyarrow.table(columns), sink)
    put(path, sink.getvalue().to_pybytes())
    return True
