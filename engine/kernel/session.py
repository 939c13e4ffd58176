"""A duel that someone plays: answers, taking back and giving again, looks at other moments, and its journal."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any, Generic

from engine.kernel.codec import encode
from engine.kernel.decisions import check_answer
from engine.kernel.drive import Diverged, Drive, T
from engine.kernel.journal import Answered, Journal, Redone, S, Undone, hold

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.kernel.chance import Luck
    from engine.kernel.decisions import Decision
    from engine.kernel.drive import Checkpoint, Game
    from engine.kernel.events import Event
    from engine.kernel.journal import Entry, Record


class Over(Exception):
    """An answer was given though nothing is asked: the duel is over."""


class OutOfRecord(ValueError):
    """A moment was asked for that the record doesn't have."""


class Broken(Exception):
    """The rules failed on a legal answer, which is a bug. The session stands where it stood before; `journal` holds
    the whole duel with the answer that it broke on, for a report.
    """

    def __init__(self, journal: str, answer: Answered | None) -> None:
        """Keep what a report needs; the failure itself is the cause."""
        what = "the duel could not be opened or taken up again" if answer is None else f"the rules failed on {answer}"
        super().__init__(what)
        self.journal = journal
        self.answer = answer


class Moment(Generic[S, T]):
    """A duel as it stands, to be looked at. Lists are to be read, not written."""

    __slots__ = ("_drive", "journal")

    _drive: Drive[S, T]
    journal: Journal[S]
    """The setup and the record, undo lines and all."""

    @property
    def setup(self) -> S:
        """What the duel began with."""
        return self.journal.setup

    @property
    def luck(self) -> Luck:
        """What answers the chances to come."""
        return self._drive.luck

    @property
    def table(self) -> T:
        """The table as it is; another one after going back or forth."""
        return self._drive.table

    @property
    def state(self) -> Any:
        """The state as it is; only events write it."""
        return self._drive.table.state

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the duel is over."""
        return self._drive.decision

    @property
    def events(self) -> list[Event]:
        """All that happened since the beginning."""
        return self._drive.events

    @property
    def entries(self) -> list[Entry]:
        """The answers and lots that hold."""
        return self._drive.entries

    @property
    def answers(self) -> int:
        """How many answers were given."""
        return len(self._drive.marks)

    @property
    def checkpoints(self) -> list[Checkpoint]:
        """Moments at which nothing was under resolution; their states are never written again."""
        return self._drive.checkpoints

    @property
    def told(self) -> list[int]:
        """How many events there were when each answer was given."""
        return self._drive.told


class Session(Moment[S, T]):
    """A duel of a game: its setup and its answers, chance among them.

    `answers` is a record to begin with (raises `Diverged` where the duel doesn't follow it, `BadStep` where it is no
    record). `luck` answers chances beyond it; without one, the game's own for the setup. A checkpoint is kept at a
    decision at rest when `spacing` answers have been given since the last.
    """

    __slots__ = ("_forward", "game")

    def __init__(
        self,
        game: Game[S, T],
        setup: S,
        luck: Luck | None = None,
        answers: Iterable[Record] = (),
        spacing: int = 1,
    ) -> None:
        """Open the duel and give the answers of the record."""
        records = list(answers)
        held = hold(records)
        self.game = game
        self.journal = Journal(game.form, setup, records)
        self._forward: list[Entry] = held.forward
        script = held.entries + held.forward
        try:
            drive = Drive(game, luck or game.luck(setup), spacing, game.open(setup), script)
        except Diverged:
            raise
        except Exception as error:
            raise self._broken(None) from error
        self._drive = drive
        at = drive.follow(script, _answers_in(script), drive.followed)
        if at < len(script):
            raise Diverged(at, "not-asked", found=getattr(script[at], "what", ""))
        cut_off = drive.entries[at:]
        if cut_off and held.forward:
            records.append(Redone(at))
        records += cut_off
        if held.forward:
            self._drive = self._drive_at(_answers_in(held.entries))
            self._forward += cut_off
            if cut_off:
                records.append(Undone(len(held.entries)))

    @property
    def can_undo(self) -> bool:
        """There is an answer to take back."""
        return bool(self._drive.marks)

    @property
    def can_redo(self) -> bool:
        """There is an answer to give again."""
        return bool(self._forward)

    def submit(self, keys: Iterable[str]) -> None:
        """Answer the open decision with the keys of options, in order.

        Raises `IllegalAnswer` or `Over` and changes nothing; raises `Broken` where the rules fail, and stands where it
        stood. What could have been done again can't be any more.
        """
        drive = self._drive
        decision = drive.decision
        if decision is None:
            raise Over
        keys = tuple(keys)
        check_answer(decision, keys)
        first, now = len(drive.entries), len(drive.marks)
        try:
            drive.answer(keys)
        except BaseException as error:
            broken = self._broken(Answered(decision.kind, decision.seat, keys))
            drive.decision = None
            self._drive = self._drive_at(now)
            if isinstance(error, Exception):
                raise broken from error
            raise
        if self._forward:
            self._forward = []
        self.journal.records += drive.entries[first:]

    def undo(self, steps: int = 1) -> None:
        """Take back the last answers and what followed from them. Raises `OutOfRecord` and changes nothing."""
        self.go_to(self.answers - steps)

    def redo(self, steps: int = 1) -> None:
        """Give answers again that were taken back. Raises `OutOfRecord` and changes nothing."""
        self.go_to(self.answers + steps)

    def go_to(self, answers: int) -> None:
        """Stand where so many answers had been given: take back, or give again, what lies between."""
        drive, forward = self._drive, self._forward
        now = len(drive.marks)
        if not 0 <= answers <= now + _answers_in(forward):
            raise OutOfRecord(f"there is no moment after {answers} answers")
        if answers < now:
            self._drive = self._drive_at(answers)
            held = len(self._drive.entries)
            self._forward = drive.entries[held:] + forward
            self.journal.records.append(Undone(held))
        elif answers > now:
            held = len(drive.entries)
            drive = self._drive_at(now)
            try:
                at = drive.follow(forward, answers)
            except Diverged as error:
                raise self._broken(None) from error
            self._drive, self._forward = drive, forward[at:]
            self.journal.records.append(Redone(held + at))

    def back_along(self, entries: Sequence[Entry]) -> None:
        """Go back to the last moment through which these entries lead as well."""
        drive = self._drive
        least = min(len(drive.entries), len(entries))
        pairs = enumerate(zip(drive.entries, entries, strict=False))
        same = next((at for at, (one, other) in pairs if one != other), least)
        self.go_to(len(drive.marks) if same == len(drive.entries) else max(0, bisect_right(drive.marks, same) - 1))

    def follow(self, entries: Sequence[Entry]) -> None:
        """Come to where these entries lead: back to where they part from what holds, then on as they say, chance
        included. Raises `Diverged`; the session is of no use afterwards.
        """
        self.back_along(entries)
        drive = self._drive
        first = len(drive.entries)
        if entries[:first] != drive.entries:  # the lots before the first decision are others
            raise Diverged(0, "lot", found="")
        drive.follow(entries, _answers_in(entries), first)
        self._forward = []
        self.journal.records += drive.entries[first:]

    def fork(self, luck: Luck | None = None) -> Session[S, T]:
        """An independent session that stands here, with another luck if one is given; nothing to do again."""
        return self.at(self.answers, luck)

    def at(self, answers: int, luck: Luck | None = None) -> Session[S, T]:
        """An independent session that stands just before the answer of that number (the first is 0)."""
        if not 0 <= answers <= self.answers:
            raise OutOfRecord(f"there is no moment after {answers} answers")
        other: Session[S, T] = type(self).__new__(type(self))
        other.game = self.game
        other._drive = self._drive_at(answers, luck)
        other._forward = []
        records: list[Record] = [*other._drive.entries]
        other.journal = Journal(self.journal.form, self.journal.setup, records)
        return other

    def rerun(self) -> Session[S, T]:
        """The same duel from its beginning by the entries that hold: its events and state must be the same."""
        return type(self)(self.game, self.setup, self.luck, self.entries, self._drive.spacing)

    def _drive_at(self, answers: int, luck: Luck | None = None) -> Drive[S, T]:
        """The drive at that moment. Raises `Broken` where the game doesn't do the same again."""
        old = self._drive
        try:
            drive = old.back_to(answers, luck)
            if drive is None:
                drive = Drive(self.game, old.luck, old.spacing, self.game.open(self.setup), old.entries)
                drive.follow(old.entries, answers, drive.followed)
                drive.luck = luck or old.luck
        except Exception as error:
            raise self._broken(None) from error
        return drive

    def _broken(self, answer: Answered | None) -> Broken:
        """The report of a failure."""
        records = self.journal.records
        journal = Journal(self.journal.form, self.setup, records if answer is None else [*records, answer])
        return Broken(encode(journal).decode(), answer)


def _answers_in(entries: Sequence[Entry]) -> int:
    """How many of the entries are answers."""
    return sum(isinstance(entry, Answered) for entry in entries)
