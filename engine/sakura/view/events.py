"""What a seat sees of an event: what travelled before its eyes, and frame by frame the table after it."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from engine.cardgame.sight import handle_moving, knows, place_called
from engine.sakura.events import CardMoved, CrystalsMoved, PiecesMoved, UpkeepPaid
from engine.sakura.state import State
from engine.sakura.view.card_lines import run_of
from engine.sakura.view.lines import spoken
from engine.sakura.view.seat import card_seen, view
from engine.sakura.view.shapes import Frame, JournalLine, SeenMove
from engine.sakura.wording.slots import named

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.kernel.events import Event
    from engine.kernel.session import Session
    from engine.sakura.setup import Setup
    from engine.sakura.table import Table
    from engine.sakura.view.spoken import Spoken


class Before(NamedTuple):
    """What a seat knew of a card just before an event moved it."""

    known: bool = False
    handle: str = ""


NOTHING = Before()


class Record(NamedTuple):
    """What a duel has left: its events, how many there were at each answer, the players' names."""

    events: Sequence[Event]
    told: Sequence[int] = ()
    names: tuple[str, ...] = ()


class Witnessed(NamedTuple):
    """An event as a seat saw it, with the state after it (the witness's own: to be read, not kept)."""

    number: int
    event: Event
    moves: tuple[SeenMove, ...]
    line: JournalLine | None
    state: State


def frames(session: Session[Setup, Table], seat: int, since: int = 0) -> Iterator[Frame]:
    """What a seat saw happen since an event number, event by event, with the table after each."""
    for seen in witness(record_of(session), seat, since):
        yield Frame(
            index=seen.number,
            event=type(seen.event).__name__,
            moves=seen.moves,
            line=seen.line,
            view=view(seen.state, seat),
        )


def record_of(session: Session[Setup, Table]) -> Record:
    """The record of a session."""
    return Record(session.events, session.told, tuple(side.name for side in session.setup.sides))


def witness(record: Record, seat: int, since: int = 0) -> Iterator[Witnessed]:
    """Fold the events anew, telling of those since an event number what the seat saw.

    Events of one answer that say the same of several cards (two cards drawn) are told in one line, with the last.
    """
    state = State()
    run: list[Spoken] = []
    for index, event in enumerate(record.events):
        if index < since:
            event.apply(state)
            continue
        depth = nesting(state)
        before = knowledge_before(event, state, seat)
        previous = record.events[index - 1] if index else None
        event.apply(state)
        answers = bisect_right(record.told, index)
        moves = seen(event, before, state, seat)
        said = spoken(event, before.known, state, seat, previous)
        line = None
        if said is not None:
            run.append(said)
            if not _goes_on(record, index, answers):
                told = run[0] if len(run) == 1 else run[0].joined(run[1:])
                line = JournalLine(
                    index=index,
                    answers=answers,
                    turn=state.turn,
                    depth=depth,
                    phrase=named(told.phrase, record.names),
                    things=told.things,
                )
                run = []
        yield Witnessed(index, event, moves, line, state)


def _goes_on(record: Record, index: int, answers: int) -> bool:
    """Whether the next event continues what this one says."""
    following = index + 1
    if following >= len(record.events) or bisect_right(record.told, following) != answers:
        return False
    run = run_of(record.events[index])
    return run is not None and run == run_of(record.events[following])


def nesting(state: State) -> int:
    """How deeply what happens now is nested (§9-8): uses, attacks of effects and disenchantments under way."""
    made = sum(1 for attack in state.attacks if not attack.from_card)
    return len(state.uses) + made + len(state.disenchanting)


def knowledge_before(event: Event, state: State, seat: int) -> Before:
    """What the seat knows of the card that an event is about to move, and what it calls it."""
    if not isinstance(event, CardMoved):
        return NOTHING
    return Before(knows(state, seat, event.card), handle_moving(state, seat, event.card))


def seen(event: Event, before: Before, state: State, seat: int) -> tuple[SeenMove, ...]:
    """What travelled before the seat's eyes; `state` is the table after the event.

    A card that the seat could see on either side is told by its number; between two places where it can't, a back.
    """
    match event:
        case CardMoved():
            return (_card_move(event, before, state, seat),)
        case CrystalsMoved():
            return (_crystals(state, seat, event.source, event.target, event.count),)
        case UpkeepPaid():
            return tuple(_crystals(state, seat, source, target, 1) for source, target in event.moves)
        case PiecesMoved():
            return (_crystals(state, seat, event.source, event.target, event.count, f"token:{event.piece}"),)
    return ()


def _card_move(event: CardMoved, before: Before, state: State, seat: int) -> SeenMove:
    known = before.known or knows(state, seat, event.card)
    name = handle_moving(state, seat, event.card)
    return SeenMove(
        what="card",
        source=event.source,
        target=event.target,
        before=before.handle,
        card=card_seen(state, seat, event.card, name, known),
    )


def _crystals(state: State, seat: int, source: str, target: str, count: int, what: str = "crystal") -> SeenMove:
    return SeenMove(
        what=what,
        source=place_called(state, seat, source),
        target=place_called(state, seat, target),
        count=count,
    )
