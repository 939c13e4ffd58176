"""What automatic abilities wait for."""

from __future__ import annotations

from engine.cardgame.happenings import Happening
from engine.cardgame.words.sides import ME, Side
from engine.gateruler.events import PhaseBegan


def phase_begins(phase: str, side: Side = ME) -> Happening:
    """A phase of a player's turn begins: of the end phase the end of the turn (6-5a)."""
    return Happening(
        (PhaseBegan,), f"gateruler-when-{phase}", side, test=lambda event, _state, _source: event.phase == phase
    )
