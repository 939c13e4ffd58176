"""Puzzles: tables laid in words at which the turn wins for certain, whatever the other side answers (docs/puzzles.md).

A puzzle is a TOML file with the words of its game's scenarios: the left side is to win this turn. All its cards lie
open, decks included. A word, number or place that there isn't is an error.
"""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

import msgspec

from engine.cardgame.play.laid import PERSON
from engine.cardgame.play.scenario import table_in_words

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engine.cardgame.play.scenario import Dialect

Laid: TypeAlias = dict[str, dict[str, Any]]
"""A table in words: `table`, `left`, `right`."""
_PARTS: Final = ("table", "left", "right")


class BadPuzzle(Exception):
    """A file that is no puzzle, with the file and the reason in words for its writer."""


class Composer(Protocol):
    """What a game hands over so that puzzles of it can be found."""

    @property
    def naive(self) -> str:
        """The player of the game's field who must not find the way by itself."""

    def promising(self, state: Any) -> bool:
        """Whether a state at rest is worth looking at, and can be written down."""

    def written(self, state: Any) -> Laid:
        """The table in words, whoever's turn it is on the left, without what hardly ever decides a turn."""

    def beginnings(self, laid: Laid) -> Iterator[Laid]:
        """The same table at each place of the turn where a puzzle may begin."""

    def spent(self, state: Any, seat: int) -> bool:
        """Nothing that the seat could still do at this state at rest would win this turn."""

    def weaker(self, laid: Laid) -> Iterator[Laid]:
        """The same table with the other side weaker and weaker, until hardly anything is left of it."""

    def stronger(self, laid: Laid) -> Iterator[Laid]:
        """The same table with the other side stronger and stronger, step by step."""

    def simpler(self, laid: Laid) -> Iterator[Laid]:
        """The same table, each time without one thing that may not be needed."""

    def brings(self, laid: Laid) -> tuple[str, ...]:
        """What the attacker brings: of puzzles that bring the same only a few are kept."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    length: int
    acts: int
    table: dict[str, Any] = {}
    left: dict[str, Any] = {}
    right: dict[str, Any] = {}


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle as its file has it."""

    key: str
    """Made of its table: it stays the same wherever it stands in the list."""
    length: int
    """How many own answers the shortest way has, where the other side defends as long as it can."""
    acts: int
    """How many of them are acts at rest."""
    laid: Laid


def key_of(laid: Laid) -> str:
    """A puzzle's key, by its table alone."""
    plain = {part: laid.get(part, {}) for part in _PARTS}
    return blake2b(msgspec.json.encode(plain, order="sorted"), digest_size=4).hexdigest()


def read(path: Path, dialect: Dialect) -> Puzzle:
    """Read a puzzle's file; its table is laid to see that it can be. Raises `BadPuzzle`."""
    try:
        file = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File)
        laid = {part: getattr(file, part) for part in _PARTS}
        lay(laid, dialect)
    except OSError as error:
        raise BadPuzzle(f"{path} can't be read: {error.strerror}") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError, ValueError) as error:
        raise BadPuzzle(f"{path} is no puzzle: {error}") from error
    return Puzzle(key_of(laid), file.length, file.acts, laid)


def lay(laid: Laid, dialect: Dialect) -> Any:
    """The state of a table laid in words: at rest, or before it is chosen how the turn is spent. Raises ValueError for
    what can't be laid.
    """
    words = table_in_words(dialect, **laid)
    scene = dialect.lay(*words)
    decision = scene.decision
    if decision is None or decision.seat != PERSON:
        raise ValueError("at this table the left side isn't to act")
    if decision.rest:
        return scene.table.state
    if not all(option.leads for option in decision.options):
        raise ValueError("at this table something else is asked than what the left side does")
    return dialect.laid(*words).table.state


def text_of(puzzle: Puzzle) -> str:
    """A puzzle as the text of its file."""
    import tomlkit  # whoever only reads and solves puzzles needn't wait for it

    return tomlkit.dumps({"length": puzzle.length, "acts": puzzle.acts, **puzzle.laid})
