"""Numbers that a text reckons: so much for each of something, so much if something is so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Amount, Condition
from engine.mahoroba.values import energy
from engine.mahoroba.values import units as units_of
from engine.text.phrase import say

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.mahoroba.state import State
    from engine.text.phrase import Phrase


@dataclass(eq=False)
class PerEnergy(Amount):
    """So much for each energy attached to this unit."""

    each: int

    def value(self, state: State, source: Source) -> int:
        """Reckoned now."""
        return self.each * energy(state, source.card)

    def phrase(self) -> Phrase:
        """"+10 for each energy attached to this unit"."""
        return say("amount-per-energy", each=self.each)


@dataclass(eq=False)
class PerUnit(Amount):
    """So much for each unit in your area."""

    each: int

    def value(self, state: State, source: Source) -> int:
        """Reckoned now."""
        return self.each * len(units_of(state, source.seat))

    def phrase(self) -> Phrase:
        """"+10 for each of your units"."""
        return say("amount-per-unit", each=self.each)


@dataclass(eq=False)
class If(Amount):
    """So much if something is so, else nothing."""

    condition: Condition
    much: int

    def value(self, state: State, source: Source) -> int:
        """Reckoned now."""
        return self.much if self.condition.holds(state, source) else 0

    def phrase(self) -> Phrase:
        """"+30 if …"."""
        return say("amount-if", condition=self.condition.phrase(), much=self.much)
