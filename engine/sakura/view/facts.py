"""What events were beside what travelled by them: damage taken, attacks that come to nothing, cards laid open, who goes
first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of, place, seat_of
from engine.cardgame.telling import unmet
from engine.cardgame.view import Fact
from engine.sakura import events as happened
from engine.sakura.procedures.lacerations import LACERATION, WOUNDED

if TYPE_CHECKING:
    from engine.cardgame.view import FactKind
    from engine.kernel.events import Event
    from engine.sakura.state import State

_OUTCOMES: Final[dict[str, FactKind]] = {"out-of-range": "missed", happened.EVADED: "evaded"}


def fact(event: Event, state: State, seat: int) -> Fact | None:
    """What the seat may know that an event was."""
    match event:
        case happened.Damaged() if event.amount or event.attack >= 0:
            by = f"attack:{event.attack}" if event.attack >= 0 else ""
            place_hit = f"{event.where}.{event.seat}"
            return Fact(kind="hit", place=place_hit, seat=event.seat, source=by, number=event.moved)
        case happened.PiecesMoved() if area_of(event.piece) == LACERATION and event.target in WOUNDED:
            return Fact(kind="hit", place=event.target, seat=seat_of(event.target), number=event.count)
        case happened.AttackCancelled(what="attack"):
            return Fact(kind="negated", place=f"attack:{event.attack}")
        case happened.AttackEnded() if event.outcome in _OUTCOMES:
            return Fact(kind=_OUTCOMES[event.outcome], place=f"attack:{event.attack}", seat=event.seat)
        case happened.ConditionUnmet():
            return unmet(event, state, seat)
        case happened.FirstPlayerDecided():
            return Fact(kind="begins", seat=event.seat)
        case happened.DeckShuffled():
            return Fact(kind="shuffled", place=place(event.area, event.seat), seat=event.seat)
        case happened.CardsRevealed() if event.shows(seat):
            return Fact(kind="shown", cards=tuple(state.shown(card) for card in event.shows(seat)))
    return None
