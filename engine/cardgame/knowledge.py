"""What taking an answer back would take back of knowledge: cards that came to be known, and luck that was drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import SEATS
from engine.cardgame.brought import counter_known
from engine.cardgame.sight import called, knows
from engine.kernel.journal import Lot

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.state import State
    from engine.kernel.events import Event
    from engine.kernel.session import Session

VIEWERS: Final = (-1, *SEATS)
"""Everybody at once, and each seat: what one seat knows alone the other may come to know."""


def crosses_knowledge(session: Session[Any, Any], shown: Iterable[str] = ()) -> bool:
    """Whether what followed the last answer showed a seat something that it hadn't seen, or drew a lot.

    What each seat knows is compared before and after every event, so it doesn't matter by which way it came to know.
    `shown` are the cards that the open decision shows to its seat, by their handles.
    """
    before = session.at(session.answers - 1)
    if any(isinstance(entry, Lot) for entry in session.entries[len(before.entries) :]):
        return True
    state = before.state
    known = [known_to(state, seat) for seat in VIEWERS]
    for event in session.events[len(before.events) :]:
        seen = [shown_by(event, seat) for seat in VIEWERS]
        event.apply(state)
        after = [known_to(state, seat) for seat in VIEWERS]
        if any((now | faces) - then for now, faces, then in zip(after, seen, known, strict=True)):
            return True
        known = after
    return session.decision is not None and not known_to(state, session.decision.seat).issuperset(shown)


def known_to(state: State, seat: int) -> set[str]:
    """The cards whose faces a seat (-1: everybody at once) may know as they lie, and the counters that it may read."""
    cards = {called(card) for card in range(len(state.where)) if knows(state, seat, card)}
    return cards | {key for key in state.counters if counter_known(state, seat, key)}


def shown_by(event: Event, seat: int) -> set[str]:
    """The cards that an event showed a seat though they may lie hidden after it."""
    return {called(card) for card in event.shows(seat)}
