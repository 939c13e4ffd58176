"""What a text asks about units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of
from engine.cardgame.clauses import Condition
from engine.mahoroba.card import AILMENTS
from engine.mahoroba.values import damage_on
from engine.text.phrase import say

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.mahoroba.clauses.units import Units
    from engine.mahoroba.state import State
    from engine.text.phrase import Phrase


@dataclass(eq=False)
class Ailing(Condition):
    """The units rest or are stunned (状態異常)."""

    said = "condition-ailing"

    units: Units

    def holds(self, state: State, source: Source) -> bool:
        """Whether they all are."""
        return all(state.status[unit] in AILMENTS for unit in self.units.find(state, source))


@dataclass(eq=False)
class Hurt(Condition):
    """A unit has damage markers, or none."""

    units: Units
    wanted: bool = True

    def holds(self, state: State, source: Source) -> bool:
        """Whether any lie on it."""
        return any(damage_on(state, unit) for unit in self.units.find(state, source)) == self.wanted

    def phrase(self) -> Phrase:
        """Such as "this unit has damage", "this unit has no damage"."""
        return say("condition-hurt" if self.wanted else "condition-unhurt", units=self.units.phrase())


@dataclass(eq=False)
class Stands(Condition):
    """The unit is in the main area, or in a stand-by area."""

    said = "condition-stands"

    where: str
    """`main` or `standby`."""

    def holds(self, state: State, source: Source) -> bool:
        """Where it lies now."""
        return area_of(state.where[source.card]).startswith(self.where)
