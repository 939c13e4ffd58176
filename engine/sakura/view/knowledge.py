"""What taking an answer back would take back of knowledge: cards that came to be known, and luck that was drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.kernel.journal import Lot
from engine.sakura.areas import SEATS
from engine.sakura.view.asked import cards_shown
from engine.sakura.view.components import counter_known
from engine.sakura.view.sight import called, knows

if TYPE_CHECKING:
    from engine.kernel.session import Session
    from engine.sakura.setup import Setup
    from engine.sakura.state import State
    from engine.sakura.table import Table

VIEWERS: Final = (-1, *SEATS)
"""Everybody at once, and each seat: what one seat knows alone the other may come to know."""


def crosses_knowledge(session: Session[Setup, Table]) -> bool:
    """Whether what followed the last answer showed a seat something that it hadn't seen, or drew a lot.

    What each seat knows is compared before and after every event, so it doesn't matter by which way it came to know.
    """
    before = session.at(session.answers - 1)
    if any(isinstance(entry, Lot) for entry in session.entries[len(before.entries) :]):
        return True
    state = before.state
    known = [known_to(state, seat) for seat in VIEWERS]
    for event in session.events[len(before.events) :]:
        shown = [{called(card) for card in event.shows(seat)} for seat in VIEWERS]
        event.apply(state)
        after = [known_to(state, seat) for seat in VIEWERS]
        if any((now | seen) - then for now, seen, then in zip(after, shown, known, strict=True)):
            return True
        known = after
    decision = session.decision
    if decision is None:
        return False
    return not {card.handle for card in cards_shown(state, decision)} <= known_to(state, decision.seat)


def known_to(state: State, seat: int) -> set[str]:
    """The cards whose faces a seat (-1: everybody at once) may know as they lie, and the counters that it may read."""
    cards = {called(card) for card in range(len(state.where)) if knows(state, seat, card)}
    return cards | {key for key in state.counters if counter_known(state, seat, key)}
