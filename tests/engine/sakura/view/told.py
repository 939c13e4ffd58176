"""What a seat is told of a scene's events or of a played duel, event by event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from engine.cardgame.match import Match
from engine.cardgame.witness import Events, Witness
from engine.sakura.state import State

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.cardgame.view import Fact, Frame, JournalLine, SeenMove
    from engine.kernel.events import Event


class Told(NamedTuple):
    number: int
    event: Event
    moves: tuple[SeenMove, ...]
    line: JournalLine | None
    state: State
    fact: Fact | None


def witness(
    events: Sequence[Event], seat: int, since: int = 0, told: Sequence[int] = (), names: Sequence[str] = ()
) -> Iterator[Told]:
    one = Witness(Events(events, told), seat, State, names)
    one.skip(since)
    one.look()
    for index in range(since, len(events)):
        frame = one.see()
        yield Told(index, events[index], frame.moves, frame.line, one.state, frame.fact)


def frames(session, seat: int, since: int = 0) -> list[Frame[Any]]:
    return Match(session).frames(seat, since)


def journal(session, seat: int) -> list[JournalLine]:
    return Match(session).journal(seat)
