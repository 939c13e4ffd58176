"""A game driven forward: from decision to decision, answering chance, keeping the moments from which to go on.

A drive only goes forward. Whoever wants to go back asks it for another one that stands at an earlier moment: the last
state at rest before it, copied, and the few answers since, given again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from engine.kernel.decisions import Chance, Decision, IllegalAnswer, check_answer, check_outcome
from engine.kernel.journal import Answered, Lot, S

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kernel.chance import Luck
    from engine.kernel.decisions import Keys
    from engine.kernel.events import Event
    from engine.kernel.journal import Entry, Format
    from engine.kernel.resolution import Resolution


class Table(Protocol):
    """Where a game is played. The state has `copy()`, which shares nothing that an event may write."""

    state: Any
    events: list[Event]
    """What happened at this table since it was made; only added to."""


T = TypeVar("T", bound=Table)


class Game(Protocol[S, T]):
    """What the kernel needs of a game of type S setups and T tables."""

    @property
    def form(self) -> Format[S]:
        """What its journals look like."""

    def luck(self, setup: S) -> Luck:
        """What answers chances in a duel of that setup, where nobody brings another."""

    def open(self, setup: S) -> T:
        """The table before anything was decided."""

    def table(self, state: Any, events_count: int) -> T:
        """A table around a state at rest to which so many events have led; it may keep the state."""

    def run(self, table: T) -> Resolution[None]:
        """The duel from wherever the table is: just opened, or at rest. At rest it makes no event and draws no lot
        before it asks again what was open.
        """


Divergence: TypeAlias = Literal["not-asked", "kind", "seat", "answer", "lot", "rest", "breaks"]


class Diverged(Exception):
    """Recorded entries that the duel doesn't follow. `at` is the place in what was to be followed, `code` says how it
    differs (worded as the reasons of a damaged journal are), `values` what was found and expected.
    """

    def __init__(self, at: int, code: Divergence, **values: int | str) -> None:
        """Keep the facts for a clear report."""
        super().__init__(f"entry {at}: {code} {values}")
        self.at = at
        self.code: Divergence = code
        self.values = values


class Checkpoint(NamedTuple):
    """A moment with nothing under resolution: the entries, answers and events before it, the state (never written
    again) and what was asked.
    """

    entries: int
    answers: int
    events: int
    state: Any
    decision: Decision


class Past(NamedTuple):
    """What led to a moment: entries, where among them each answer stands, events (and how many of them each answer
    came after) and checkpoints.
    """

    entries: list[Entry]
    marks: list[int]
    told: list[int]
    events: list[Event]
    checkpoints: list[Checkpoint]


class Drive(Generic[S, T]):
    """A duel under way. `decision` is None when it is over; `marks` says where among the `entries` each answer stands,
    `told` how many events there were when it was given; the lists are the drive's own and only grow.
    """

    __slots__ = (
        "_at", "_resolution", "_rested", "_script", "_taken", "checkpoints", "decision", "entries", "events", "game",
        "luck", "marks", "spacing", "table", "told",
    )  # fmt: skip

    def __init__(
        self,
        game: Game[S, T],
        luck: Luck,
        spacing: int,
        table: T,
        script: Sequence[Entry] = (),
        past: Past | None = None,
    ) -> None:
        """Drive to the table's first decision. `spacing` is the least number of answers between checkpoints, `script`
        what is to be followed (here the lots before that decision), `past` what led to a table at rest.
        """
        self.game = game
        self.luck = luck
        self.spacing = spacing
        self.table = table
        self.decision: Decision | None = None
        self.entries, self.marks, self.told, self.events, self.checkpoints = past or Past([], [], [], [], [])
        self._rested = -spacing if past is None else len(past.marks)
        self._taken = 0 if past is None else len(table.events)
        if past is None:
            self.events = table.events  # nothing happened before at another table: there is no need of a second list
        self._script = script
        self._at = 0
        self._resolution = game.run(table)
        self._advance(None)

    def back_to(self, answers: int, luck: Luck | None = None) -> Drive[S, T] | None:
        """Another drive of the same duel that stands where so many answers had been given; None where no moment at
        rest comes before. Raises `Diverged` where the game doesn't do the same again.
        """
        found = len(self.checkpoints)
        while found and self.checkpoints[found - 1].answers > answers:
            found -= 1
        if not found:
            return None
        point = self.checkpoints[found - 1]
        past = Past(
            self.entries[: point.entries],
            self.marks[: point.answers],
            self.told[: point.answers],
            self.events[: point.events],
            self.checkpoints[:found],
        )
        table = self.game.table(point.state.copy(), point.events)
        drive = type(self)(self.game, luck or self.luck, self.spacing, table, past=past)
        asked = drive.decision
        if asked != point.decision or (len(drive.entries), len(drive.events)) != (point.entries, point.events):
            kind = "" if asked is None else asked.kind
            raise Diverged(point.entries, "rest", expected=point.decision.kind, found=kind)
        drive.follow(self.entries, answers, point.entries)
        return drive

    def answer(self, keys: Keys) -> None:
        """Give a checked answer to the open decision. What the game raises is not caught: the drive is of no use
        afterwards but to go back.
        """
        decision = self.decision
        assert decision is not None
        self.marks.append(len(self.entries))
        self.told.append(len(self.events))
        self.entries.append(Answered(decision.kind, decision.seat, keys))
        self._advance(keys)

    def follow(self, script: Sequence[Entry], answers: int, at: int = 0) -> int:
        """Do as the script says from its place `at` until so many answers were given, lots included; the place that
        it came to. Raises `Diverged`; the drive is of no use afterwards but to go back.
        """
        self._script, self._at = script, at
        while len(self.marks) < answers:
            at = self._at
            entry = _matching(self._script[at], self.decision, at)
            self._at = at + 1
            self.marks.append(len(self.entries))
            self.told.append(len(self.events))
            self.entries.append(entry)
            try:
                self._advance(entry.keys)
            except Diverged:
                raise
            except Exception as error:
                raise Diverged(at, "breaks", error=f"{type(error).__name__}: {error}") from error
        self._script = ()
        return self._at

    @property
    def followed(self) -> int:
        """How far in its script the drive has come."""
        return self._at

    def _advance(self, reply: Keys | None) -> None:
        """Send an answer, answer what is asked of chance, and stop at the next decision or the end."""
        send = self._resolution.send
        asked: Decision | Chance | None
        try:
            asked = send(reply)
            while isinstance(asked, Chance):
                asked = send(self._lot(asked))
        except StopIteration:
            asked = None
        self.decision = asked
        made = self.table.events
        if made is not self.events and len(made) > self._taken:
            self.events += made[self._taken :]
            self._taken = len(made)
        if asked is not None and asked.rest and len(self.marks) - self._rested >= self.spacing:
            self._rested = len(self.marks)
            state = self.table.state.copy()
            self.checkpoints.append(Checkpoint(len(self.entries), self._rested, len(self.events), state, asked))

    def _lot(self, chance: Chance) -> tuple[int, ...]:
        """The recorded outcome, or a new one where the script has ended."""
        at = self._at
        if at < len(self._script):
            lot = self._script[at]
            if not isinstance(lot, Lot) or lot.what != chance.what:
                found = lot.what if isinstance(lot, Lot) else lot.kind
                raise Diverged(at, "kind", expected=chance.what, found=found)
            try:
                check_outcome(chance, lot.numbers)
            except IllegalAnswer as error:
                raise Diverged(at, "lot", found=" ".join(map(str, lot.numbers)), why=error.code) from error
            self._at = at + 1
        else:
            outcome = self.luck.draw(len(self.entries) - len(self.marks), chance)
            check_outcome(chance, outcome)
            lot = Lot(chance.what, outcome)
        self.entries.append(lot)
        return lot.numbers


def _matching(entry: Entry, decision: Decision | None, at: int) -> Answered:
    """The entry from the script's place `at`, which must answer the open decision."""
    found = entry.kind if isinstance(entry, Answered) else entry.what
    if decision is None:
        raise Diverged(at, "not-asked", found=found)
    if not isinstance(entry, Answered) or entry.kind != decision.kind:
        raise Diverged(at, "kind", expected=decision.kind, found=found)
    if entry.seat != decision.seat:
        raise Diverged(at, "seat", expected=decision.seat, found=entry.seat)
    try:
        check_answer(decision, entry.keys)
    except IllegalAnswer as error:
        raise Diverged(at, "answer", found=" ".join(entry.keys), why=error.code) from error
    return entry
