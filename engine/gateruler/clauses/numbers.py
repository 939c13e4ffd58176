"""What may be so, and numbers that a text counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Condition
from engine.cardgame.words.sides import ME, Side

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.gateruler.state import State


@dataclass(eq=False)
class InTurn(Condition):
    """It is a player's turn."""

    side: Side = ME
    said: str = "gateruler-condition-turn"

    def holds(self, state: State, source: Source) -> bool:
        """Whether it is."""
        return state.turn_player == self.side.seat(source)
