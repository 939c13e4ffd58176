"""What chances every form, deck or whatever else a game's sides bring has against every other, by matches of players of
one level.

A folder holds what is measured (`matchups.json`), every match as it ended (`matches.jsonl`, a line each, only added
to), and what follows from them: a table as CSV and Parquet, and a picture. Whoever is stopped, even killed in the
middle of a line, goes on from there.
"""

from __future__ import annotations

from contextlib import suppress
from csv import writer
from io import StringIO
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from engine.games import tools
from engine.kernel.files import contents, put
from engine.kernel.lock import FileLock
from engine.players.arena import Contender, Duel, Outcome, played, wilson
from engine.players.workers import spread, spread_over

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

MEASURED: Final = "matchups.json"
MATCHES: Final = "matches.jsonl"
TABLE: Final = "matchups.csv"
PARQUET: Final = "matchups.parquet"
PICTURE: Final = "matchups.svg"
FORMAT: Final = "sakura-matchups"
VERSION: Final = 1
MOST_BYTES: Final = 1 << 30
"""No folder's matches are more."""


class Unmeasured(ValueError):
    """A folder whose matches can't be gone on with or shown; the message says to a person why."""


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """What is measured: which game, who plays, by which seed. How many matches, and of which, may change."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    player: str
    """As it is named to the arena."""
    seed: int = 1
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


class Folder:
    """Where matches are kept. To be used in a `with`: one at a time adds to it."""

    def __init__(self, path: Path, measured: Measured) -> None:
        """Nothing is written yet. Raises `Unmeasured` where the folder holds another measurement."""
        self.path = path
        self.measured = measured
        self._lock = FileLock(path / MEASURED)
        with suppress(FileNotFoundError):
            there = read_measured(path)
            for name in ("game", "player", "seed"):
                if getattr(there, name) != getattr(measured, name):
                    raise Unmeasured(
                        f"{path} holds matches of {name} {getattr(there, name)}, not {getattr(measured, name)};"
                        " go on with those, or take another folder"
                    )

    def __enter__(self) -> Folder:
        """Hold the folder. Raises OSError where it can't be written, `InUse` where another adds to it."""
        self.path.mkdir(parents=True, exist_ok=True)
        self._lock.acquire()
        put(self.path / MEASURED, msgspec.json.format(msgspec.json.encode(self.measured)) + b"\n")
        matches = self.path / MATCHES
        whole = _whole(matches)
        self.ended = {(one.first, one.second, one.number): one for one in _read(whole) if not one.error}
        self._file = matches.open("ab")
        self._file.truncate(len(whole))
        return self

    def __exit__(self, *_: object) -> None:
        """Let go of it."""
        self._file.close()
        self._lock.release()

    def left(self, player: Contender) -> list[Match]:
        """The matches that are still to be played: the first of every pair first, so that a table is soon there."""
        one = self.measured
        return [
            Match(one.game, player, one.seed, first, second, number)
            for number in range(one.games)
            for first, second in combinations(one.brought, 2)
            if (first, second, number) not in self.ended
        ]

    def add(self, ended: Ended) -> None:
        """Keep a match."""
        self._file.write(msgspec.json.encode(ended) + b"\n")
        self._file.flush()
        if not ended.error:
            self.ended[ended.first, ended.second, ended.number] = ended


def measure(
    folder: Folder,
    player: Contender,
    workers: int = 1,
    scheduler: str = "",
    told: Callable[[int, int], None] | None = None,
) -> list[str]:
    """Play what is still to be played, and keep each match as it ends; what went wrong. `told` is given how many
    matches are over, and how many there are. With a scheduler's address the workers of that cluster play.
    """
    left = folder.left(player)
    whole = len(folder.ended) + len(left)
    errors = []
    done = spread_over(play, left, scheduler) if scheduler else spread(play, left, workers)
    for number, outcome in done:
        match = left[number]
        pair = (match.first, match.second, match.number)
        if isinstance(outcome, Exception):
            outcome = Outcome(error=f"{type(outcome).__name__}: {outcome}")
        if outcome.error:
            errors.append(f"{match.first} against {match.second}, game {match.number}: {outcome.error}")
        won = None if outcome.winner is None else 1 - outcome.winner
        folder.add(Ended(*pair, won=won, error=outcome.error))
        if told is not None:
            told(len(folder.ended), whole)
    return errors


def read_measured(path: Path) -> Measured:
    """What a folder says that it measures. Raises `Unmeasured` where it says nothing of the kind, OSError."""
    try:
        found = msgspec.json.decode(contents(path / MEASURED, MOST_BYTES), type=Measured)
    except (ValueError, msgspec.DecodeError) as error:
        raise Unmeasured(f"{path / MEASURED} is no measurement: {error}") from None
    if found.format != FORMAT or found.version != VERSION:
        raise Unmeasured(f"{path / MEASURED} is of another format or version")
    return found


def read_cells(path: Path) -> tuple[Measured, list[Cell]]:
    """What a folder measures and the table of its matches, however far it is. Raises `Unmeasured`, OSError."""
    measured = read_measured(path)
    return measured, table(_read(_whole(path / MATCHES)), measured.brought)


def table(ended: Iterable[Ended], brought: Sequence[str]) -> list[Cell]:
    """The chances of each against each other, in that order; of those that nobody has measured nothing is known."""
    wins: dict[tuple[str, str], int] = {}
    seen = {(one.first, one.second, one.number): one.won for one in ended if not one.error}
    for (first, second, _), won in seen.items():
        if won is not None:
            wins[first, second] = wins.get((first, second), 0) + won
            wins[second, first] = wins.get((second, first), 0) + 1 - won
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


def _whole(path: Path) -> bytes:
    """The whole lines of a file; what was being written when somebody was killed is none."""
    try:
        found = contents(path, MOST_BYTES)
    except FileNotFoundError:
        return b""
    return found[: found.rfind(b"\n") + 1]


def _read(lines: bytes) -> Iterator[Ended]:
    for number, line in enumerate(lines.splitlines(), 1):
        try:
            yield msgspec.json.decode(line, type=Ended)
        except (ValueError, msgspec.DecodeError) as error:
            raise Unmeasured(f"line {number} of {MATCHES} is no match: {error}") from None
