"""The mechanisms on cards as a seat sees them (§x8-2): what a text stands in that counts only when it is complete."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.source import Source
from engine.sakura.cards import Framed
from engine.sakura.view.shapes import FrameSeen

if TYPE_CHECKING:
    from engine.sakura.state import State


def frames_of(state: State, card: int) -> tuple[FrameSeen, ...]:
    """Every frame of a card's text, in order, as it stands for the card's owner."""
    info = state.info(card)
    if not info.framed:
        return ()
    source = Source(state.owner[card], card)
    found = []
    for effect in info.effects:
        if isinstance(effect.clause, Framed):
            lit = effect.clause.lit(state, source)
            found.append(FrameSeen(icons=effect.clause.icons, lit=lit, complete=all(lit)))
    return tuple(found)
