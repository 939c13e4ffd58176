"""Damage that was taken this turn (§5-8-3), and damage lessened by a number that the text counts (§10-3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.sakura.clauses.base import Amount, Condition
from engine.sakura.clauses.changes import Change
from engine.sakura.clauses.sides import OPPONENT, Side
from engine.sakura.events.attack import damage_mark
from engine.sakura.hooks import ADD
from engine.sakura.values.attacks import add_damage

if TYPE_CHECKING:

    from engine.sakura.cards import Source
    from engine.sakura.state import State
    from engine.sakura.values.attacks import Figures


@dataclass(eq=False)
class TookDamage(Condition):
    """A player has taken damage to `aura`, `life` or `flare` this turn (§5-8-3), be it 0."""

    said = "condition-took-damage"

    where: str
    side: Side = OPPONENT

    def holds(self, state: State, source: Source) -> bool:
        """Whether it was so."""
        return damage_mark(self.where, self.side.seat(source)) in state.marks


@dataclass(eq=False)
class MinusX(Change):
    """-X/-X, where X is reckoned live (§10-3)."""

    said = "change-damage-minus-x"

    layer: ClassVar[int] = ADD
    amount: Amount

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """Nothing is taken from a dash."""
        by = -self.amount.value(state, source)
        add_damage(figures, by, by)
