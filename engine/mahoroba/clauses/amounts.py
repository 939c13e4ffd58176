"""Numbers that a text reckons: so much for each of something, so much if something is so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Amount, Condition
from engine.mahoroba.values import energy
from engine.mahoroba.values import units as units_of

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.mahoroba.state import State


@dataclass(eq=False)
class PerEnergy(Amount):
    """So much for each energy attached to this unit."""

    said = "amount-per-energy"

    each: int

    def value(self, state: State, source: Source) -> int:
        """Reckoned now."""
        return self.each * energy(state, source.card)


@dataclass(eq=False)
class PerUnit(Amount):
    """So much for each unit in your area."""

    said = "amount-per-unit"

    each: int

    def value(self, state: State, source: Source) -> int:
        """Reckoned now."""
        return self.each * len(units_of(state, source.seat))


@dataclass(eq=False)
class If(Amount):
    """So much if something is so, else nothing."""

    said = "amount-if"

    condition: Condition
    much: int

    def value(self, state: State, source: Source) -> int:
        """Reckoned now."""
        return self.much if self.condition.holds(state, source) else 0
