"""The journal of a duel: its setup and the record of answers and lots, to which lines are only ever added.

Taking back is a line too: it says how many entries still hold. So a journal keeps what was undone, can do it again, and
a file of it is never rewritten.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from engine.kernel.decisions import Keys

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

S = TypeVar("S")
Raw: TypeAlias = dict[str, Any]


class Answered(
    msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, rename={"kind": "k", "seat": "s", "keys": "a"}
):
    """A seat answered a decision of that kind with these keys, in order."""

    kind: str
    seat: int
    keys: Keys


class Lot(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, rename={"what": "k", "numbers": "c"}):
    """Chance answered: `what` was asked of it (`shuffle`, `pick`) and the numbers that came."""

    what: str
    numbers: tuple[int, ...]


class Undone(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, rename={"held": "undo"}):
    """Answers were taken back: only the first `held` entries hold."""

    held: int


class Redone(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, rename={"held": "redo"}):
    """Answers that were taken back were given again: the first `held` entries hold."""

    held: int


Entry: TypeAlias = Answered | Lot
Record: TypeAlias = Answered | Lot | Undone | Redone


class BadStep(ValueError):
    """An undo or redo to where there is nothing to go to: `at` is its place among the records."""

    def __init__(self, at: int, held: int) -> None:
        """Keep the place for a clear report."""
        super().__init__(f"record {at} goes to {held} entries")
        self.at = at
        self.held = held


class Held(NamedTuple):
    """What a record comes to: the entries that hold, those that can be done again after them, and where in the
    record each of them (first the one, then the other) stands.
    """

    entries: list[Entry]
    forward: list[Entry]
    places: list[int]


def hold(records: Iterable[Record]) -> Held:
    """Fold a record. Raises `BadStep` where an undo or redo leads nowhere or into the middle of an answer's lots."""
    line: list[tuple[Entry, int]] = []
    held = 0
    for at, record in enumerate(records):
        if isinstance(record, Answered | Lot):
            del line[held:]
            line.append((record, at))
            held += 1
            continue
        low, high = (0, held) if isinstance(record, Undone) else (held, len(line))
        goal = record.held
        if not low <= goal <= high or (goal < len(line) and isinstance(line[goal][0], Lot)):
            raise BadStep(at, goal)
        held = goal
    entries = [entry for entry, _ in line]
    return Held(entries[:held], entries[held:], [at for _, at in line])


def unchanged(raw: Raw) -> Raw:
    """The line as it is."""
    return raw


def any_setup(setup: object) -> None:
    """Whatever setup has the right shape will do."""


class Upcast(NamedTuple):
    """How the lines of one version become lines of the next; a line that it can't read raises an ordinary error."""

    header: Callable[[Raw], Raw] = unchanged
    record: Callable[[Raw], Raw] = unchanged


@dataclass(frozen=True, kw_only=True)
class Format(Generic[S]):
    """What a game writes into its journals: its key, the type of its setups, the card set and rule edition, which
    program writes, the version of the lines, and per older version the way to the next. `check` raises a ValueError
    for a setup that can't be played.

    The `revision` is the newest of our reading of the rules. A setup that has one says by which its duel was begun,
    0 where it says nothing: the duel goes on by what was asked then.
    """

    key: str
    """The game's key, as its folders are called."""
    setup: type[S]
    set: str
    edition: str
    made_by: str
    version: int = 1
    revision: int = 0
    upcasts: Mapping[int, Upcast] = field(default_factory=dict)
    check: Callable[[S], None] = any_setup
    written: str = ""
    """What a journal's first line calls the format, where that isn't `<key>-duel`."""

    @property
    def name(self) -> str:
        """The format by name, as in a journal's first line."""
        return self.written or f"{self.key}-duel"


@dataclass(slots=True)
class Journal(Generic[S]):
    """A duel as it is saved. `records` only grows; who writes it down remembers how far it came."""

    form: Format[S]
    setup: S
    records: list[Record]
