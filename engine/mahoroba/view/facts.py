"""What events were beside what travelled by them: skills used, damage taken, units knocked out, cards laid open, who
goes first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of, place, seat_of
from engine.cardgame.sight import called
from engine.cardgame.telling import unmet
from engine.cardgame.view import Fact
from engine.mahoroba import events as happened
from engine.mahoroba.card import KO

if TYPE_CHECKING:
    from engine.kernel.events import Event
    from engine.mahoroba.state import State


def fact(event: Event, state: State, seat: int) -> Fact | None:
    """What the seat may know that an event was."""
    match event:
        case happened.SkillUsed():
            return Fact(kind="struck", place=called(event.unit), seat=seat_of(state.where[event.unit]))
        case happened.PiecesMoved(piece="damage") if area_of(event.target) == "card":
            bearer = int(event.target[5:])
            whose = seat_of(state.where[bearer])
            by = called(event.card) if event.card >= 0 else ""
            return Fact(kind="hit", place=called(bearer), seat=whose, source=by, number=event.count)
        case happened.UnitTurned() if event.state == KO:
            return Fact(kind="felled", place=called(event.unit), seat=seat_of(state.where[event.unit]))
        case happened.ConditionUnmet():
            return unmet(event, state, seat)
        case happened.FirstPlayerDecided():
            return Fact(kind="begins", seat=event.seat)
        case happened.DeckShuffled():
            return Fact(kind="shuffled", place=place(event.area, event.seat), seat=event.seat)
        case happened.CardsRevealed() if event.shows(seat):
            return Fact(kind="shown", cards=tuple(state.info(card).number for card in event.shows(seat)))
    return None
