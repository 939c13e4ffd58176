"""What taking an answer back would take back of knowledge: cards that came to be known, and luck that was drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of
from engine.sakura.events import CardMoved, CardsRevealed, DeckShuffled, FirstPlayerDrawn, UseDeclared

if TYPE_CHECKING:
    from engine.kernel.session import Session
    from engine.sakura.setup import Setup
    from engine.sakura.table import Table

_HIDDEN = frozenset(("deck", "hand", "cover", "specials", "outside"))


def crosses_knowledge(session: Session[Setup, Table]) -> bool:
    """Whether what followed the last answer made something known to a seat, or drew a lot."""
    before = session.at(session.answers - 1)
    for event in session.events[len(before.events) :]:
        if isinstance(event, CardsRevealed | DeckShuffled | FirstPlayerDrawn | UseDeclared):
            return True
        if isinstance(event, CardMoved) and (
            event.why == "draw" or (area_of(event.source) in _HIDDEN and area_of(event.target) not in _HIDDEN)
        ):
            return True
    return False
