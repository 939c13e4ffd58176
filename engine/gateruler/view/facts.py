"""What events were beside what travelled by them: attacks, damage, cards destroyed, cards laid open, who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import place, seat_of
from engine.cardgame.sight import called, knows
from engine.cardgame.telling import unmet
from engine.cardgame.view import Fact
from engine.gateruler import events as happened
from engine.gateruler.values import ruler

if TYPE_CHECKING:
    from engine.gateruler.state import State
    from engine.kernel.events import Event


def fact(event: Event, state: State, seat: int) -> Fact | None:
    """What the seat may know that an event was."""
    match event:
        case happened.AttackDeclared():
            return Fact(kind="struck", place=called(event.card), seat=event.seat)
        case happened.DamageDealt():
            whose = seat_of(state.where[event.card])
            by = _by(state, seat, event.by)
            return Fact(kind="hit", place=called(event.card), seat=whose, source=by, number=event.amount)
        case happened.DamageTaken():
            return Fact(kind="hit", place=called(ruler(state, event.seat)), seat=event.seat, number=1)
        case happened.Destroyed():
            thing = called(event.card) if knows(state, seat, event.card) else state.where[event.card]
            return Fact(kind="felled", place=thing, seat=event.seat)
        case happened.ConditionUnmet():
            return unmet(event, state, seat)
        case happened.FirstPlayerDecided():
            return Fact(kind="begins", seat=event.seat)
        case happened.DeckShuffled():
            return Fact(kind="shuffled", place=place(event.area, event.seat), seat=event.seat)
        case happened.CardsRevealed() if event.shows(seat):
            return Fact(kind="shown", cards=_numbers(state, event.shows(seat)))
        case happened.FaceTurned(up=True):
            return Fact(kind="shown", cards=_numbers(state, event.cards))
    return None


def _by(state: State, seat: int, card: int) -> str:
    """The handle of what deals damage, where the seat may know it."""
    return called(card) if card >= 0 and knows(state, seat, card) else ""


def _numbers(state: State, cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(state.info(card).number for card in cards)
