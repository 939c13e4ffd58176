"""One seat's witness: it folds a match forward, event by event, and keeps what the seat saw.

What travelled before its eyes, the sentences of the journal, and the table as it may know it. A place that shows the
same as before stays the same object, so whoever paints can tell at once what changed.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from engine.cardgame.events import CardMoved
from engine.cardgame.sight import handle_moving, knows, place_called
from engine.cardgame.view import Frame, JournalLine, SeenMove
from engine.cardgame.wording import named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cardgame.spoken import Spoken
    from engine.cardgame.state import State
    from engine.cardgame.view import Fact, View
    from engine.kernel.drive import Checkpoint
    from engine.kernel.events import Event
    from engine.text.phrase import Phrase


class Record(Protocol):
    """What a match has left: its events, how many there were at each answer, and moments to go on from."""

    @property
    def events(self) -> Sequence[Event]:
        """All that happened."""

    @property
    def told(self) -> Sequence[int]:
        """How many events there were when each answer was given."""

    @property
    def checkpoints(self) -> Sequence[Checkpoint]:
        """Moments at which nothing was under resolution, with their states."""


class Events(NamedTuple):
    """A bare record: events without answers."""

    events: Sequence[Event]
    told: Sequence[int] = ()
    checkpoints: Sequence[Checkpoint] = ()


class Before(NamedTuple):
    """What a seat knew of a card just before an event moved it."""

    known: bool = False
    handle: str = ""


NOTHING = Before()


class Witness:
    """What one seat (-1: what both may know) has seen of a record so far."""

    __slots__ = (
        "_looked", "_run", "_state", "_touched", "_view", "first", "frames", "lines", "names", "position", "record",
        "seat",
    )  # fmt: skip

    def __init__(
        self, record: Record, seat: int, empty: type[State], names: Sequence[str | Phrase] = (), near: int = 0
    ) -> None:
        """Nothing seen yet, at an empty table of the game or at the last moment at rest `near` an event number. `names`
        say what the players are called, where that isn't by their seats.
        """
        self.record = record
        self.seat = seat
        self.names = names
        self.lines: list[JournalLine] = []
        """The journal up to here, from the `first` event on that it saw."""
        self.frames: list[Frame[Any]] = []
        """What it saw when it last advanced."""
        self._view: View | None = None
        """The table as the seat saw it when it looked last …"""
        self._looked = -1
        """… how many events there were then …"""
        self._touched: set[str] | None = set()
        """… and the places that events touched since; None where any may show something else."""
        self.position = 0
        """How many events there were up to here."""
        self._state = empty()
        self._run: list[Spoken] = []
        self._to_the_last_rest(near)
        self.first = self.position

    @property
    def state(self) -> State:
        """The table after the last event that it saw: to be read, not kept."""
        return self._state

    def look(self) -> View:
        """The table as the seat sees it now: what shows the same as when it looked last is the same object."""
        if self._view is None or self._looked != self.position:
            self._view = self._state.rules.view(self._state, self.seat, self._view, self._touched)
            self._looked, self._touched = self.position, set()
        return self._view

    def now(self) -> View:
        """The table after all that has happened, as the seat sees it."""
        self.skip(len(self.record.events))
        return self.look()

    def advance(self, *, steps: bool = True) -> list[Frame[Any]]:
        """See all that has happened since: a frame for each event; without `steps` each with the table after all."""
        if self.position < len(self.record.events):
            following = range(self.position, len(self.record.events))
            self.frames = [self.see() for _ in following] if steps else self._at_once(following)
            return self.frames
        return []

    def _at_once(self, following: range) -> list[Frame[Any]]:
        heard = [(index, *self._hear(), self._fact(index)) for index in following]
        view = self.look()
        return [self._frame(*one, view) for one in heard]

    def seen_since(self, since: int, *, steps: bool = True) -> list[Frame[Any]] | None:
        """The frames since an event number, the last of them all that happened; None where it hasn't got them all."""
        if since > self.position:
            self.skip(since)
        frames = self.frames if self.frames and self.frames[-1].index == self.position - 1 else []
        if since < self.position - len(frames):
            return None
        told = frames[since - self.position + len(frames) :]
        return told + self.advance(steps=steps)

    def skip(self, to: int) -> None:
        """See what happens up to an event number without looking at the table in between."""
        for _ in range(self.position, to):
            self._hear()

    def rewind(self, record: Record, to: int) -> None:
        """Go back to an event number of another record that is the same up to there."""
        self.record = record
        if to >= self.position:
            return
        self.position, self._state = 0, type(self._state)()
        self._run, self.frames = [], []
        self._looked, self._touched = -1, None
        self._to_the_last_rest(to)
        self.first = min(self.first, self.position)
        while self.lines and self.lines[-1].index >= self.position:
            self.lines.pop()
        self.skip(to)

    def _to_the_last_rest(self, to: int) -> None:
        """Take up the last moment at rest before an event number, if there is one."""
        points = self.record.checkpoints
        found = bisect_right([point.events for point in points], to) - 1
        if found >= 0:
            self.position, self._state = points[found].events, points[found].state.copy()

    def see(self) -> Frame[Any]:
        """The next event with the table after it."""
        index = self.position
        moves, line = self._hear()
        return self._frame(index, moves, line, self._fact(index), self.look())

    def _fact(self, index: int) -> Fact | None:
        return self._state.rules.fact(self.record.events[index], self._state, self.seat)

    def _frame(
        self, index: int, moves: tuple[SeenMove, ...], line: JournalLine | None, fact: Fact | None, view: View
    ) -> Frame[Any]:
        event = type(self.record.events[index]).__name__
        return Frame(index=index, event=event, moves=moves, line=line, fact=fact, view=view)

    def _hear(self) -> tuple[tuple[SeenMove, ...], JournalLine | None]:
        """The next event: what travelled, and its line.

        Events of one answer that say the same of several cards (two cards drawn) are told in one line, with the last.
        """
        index, record, state, seat = self.position, self.record, self._state, self.seat
        event = record.events[index]
        rules = state.rules
        depth = rules.nesting(state)
        before = knowledge_before(event, state, seat)
        event.apply(state)
        self.position = index + 1
        if self._touched is not None:
            touched = rules.touched(event, state)
            self._touched = None if touched is None else self._touched.union(touched)
        moves = seen(event, before, state, seat)
        said = rules.spoken(event, before.known, state, seat, record.events[index - 1] if index else None)
        if said is None:
            return moves, None
        self._run.append(said)
        answers = bisect_right(record.told, index)
        if self._goes_on(index, answers):
            return moves, None
        told = self._run[0] if len(self._run) == 1 else self._run[0].joined(self._run[1:])
        self._run = []
        line = JournalLine(
            index=index,
            answers=answers,
            turn=state.turn,
            turn_player=state.turn_player if state.turn else -1,
            depth=depth,
            phrase=named(told.phrase, self.names),
            things=told.things,
        )
        self.lines.append(line)
        return moves, line

    def _goes_on(self, index: int, answers: int) -> bool:
        """Whether the next event continues what this one says."""
        record, following = self.record, index + 1
        if following >= len(record.events) or bisect_right(record.told, following) != answers:
            return False
        run_of = self._state.rules.run_of
        run = run_of(record.events[index])
        return run is not None and run == run_of(record.events[following])


def knowledge_before(event: Event, state: State, seat: int) -> Before:
    """What the seat knows of the card that an event is about to move, and what it calls it."""
    if not isinstance(event, CardMoved):
        return NOTHING
    return Before(knows(state, seat, event.card), handle_moving(state, seat, event.card))


def seen(event: Event, before: Before, state: Any, seat: int) -> tuple[SeenMove, ...]:
    """What travelled before the seat's eyes; `state` is the table after the event.

    A card that the seat could see on either side is told by its number; between two places where it can't, a back.
    """
    if isinstance(event, CardMoved):
        return (_card_move(event, before, state, seat),)
    return tuple(
        SeenMove(
            what=one.what,
            source=place_called(state, seat, one.source),
            target=place_called(state, seat, one.target),
            count=one.count,
        )
        for one in state.rules.travels(event)
    )


def _card_move(event: CardMoved, before: Before, state: State, seat: int) -> SeenMove:
    known = before.known or knows(state, seat, event.card)
    name = handle_moving(state, seat, event.card)
    return SeenMove(
        what="card",
        source=event.source,
        target=event.target,
        before=before.handle,
        card=state.rules.card_seen(state, seat, event.card, name, known),
    )
