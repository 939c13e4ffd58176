"""Damage that was taken this turn (§5-8-3), and damage lessened by a number that the text counts (§10-3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Condition
from engine.cardgame.words.sides import OPPONENT, Side
from engine.sakura.events.attack import damage_mark

if TYPE_CHECKING:

    from engine.cardgame.source import Source
    from engine.sakura.state import State


@dataclass(eq=False)
class TookDamage(Condition):
    """A player has taken damage to `aura`, `life` or `flare` this turn (§5-8-3), be it 0."""

    said = "condition-took-damage"

    where: str
    side: Side = OPPONENT

    def holds(self, state: State, source: Source) -> bool:
        """Whether it was so."""
        return damage_mark(self.where, self.side.seat(source)) in state.marks
