"""What events were beside what travelled by them: arts used, damage taken, holomem downed, cards laid open, dice, who
goes first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import place, seat_of
from engine.cardgame.sight import called, knows
from engine.cardgame.telling import unmet
from engine.cardgame.view import Fact
from engine.hololive import events as happened

if TYPE_CHECKING:
    from engine.hololive.state import State
    from engine.kernel.events import Event


def fact(event: Event, state: State, seat: int) -> Fact | None:
    """What the seat may know that an event was."""
    match event:
        case happened.ArtsUsed():
            return Fact(kind="struck", place=called(event.card), seat=event.seat)
        case happened.DamageDealt():
            by = called(event.by) if event.by >= 0 and knows(state, seat, event.by) else ""
            whose = seat_of(state.where[event.card])
            return Fact(kind="hit", place=called(event.card), seat=whose, source=by, number=event.amount)
        case happened.Downed():
            return Fact(kind="felled", place=called(event.card), seat=event.seat)
        case happened.ConditionUnmet():
            return unmet(event, state, seat)
        case happened.FirstPlayerDecided():
            return Fact(kind="begins", seat=event.seat)
        case happened.DeckShuffled():
            return Fact(kind="shuffled", place=place(event.area, event.seat), seat=event.seat)
        case happened.DieRolled():
            for_what = called(event.card) if event.card >= 0 and knows(state, seat, event.card) else ""
            counts = event.number if event.number != event.rolled else 0
            return Fact(kind="rolled", place=for_what, seat=event.seat, number=event.rolled, counts=counts)
        case happened.CardsRevealed() if event.shows(seat):
            return Fact(kind="shown", cards=tuple(state.info(card).number for card in event.shows(seat)))
    return None
