"""Two-sided cards (§x4-2): what reaches beyond the side that counts now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.sakura.clauses.changes import Change
from engine.sakura.clauses.filters import AttackTrait
from engine.sakura.layers import RANGE_SET
from engine.sakura.names import megami_name
from engine.sakura.state import all_sides
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.sakura.state import Attack, State
    from engine.sakura.values.attacks import Figures

__all__ = ["by_megami"]


@dataclass(frozen=True)
class ByMegami(AttackTrait):
    """An attack that a certain megami uses (§6-4-1-8)."""

    megami: str

    def admits(self, state: State, source: Source, attack: Attack) -> bool:
        """Whether she is among its users."""
        return self.megami in attack.users

    def around(self, noun: Phrase) -> Phrase:
        """"attack of a certain megami"."""
        return say("attack-of-megami", attack=noun, megami=megami_name(self.megami))


@dataclass(eq=False)
class RangesOfAllSides(Change):
    """The range is that of all sides of the attack's card together (§5-7 i); an attack that an effect made has none."""

    said = "change-range-all-sides"

    layer: ClassVar[int] = RANGE_SET
    reads: ClassVar[str] = "sentence"

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """The ranges of the sides as one set, where its card has sides."""
        sides = all_sides(state, figures.attack.card) if figures.attack.from_card else ()
        if sides:
            figures.range = {value for side in sides for value in side.range}


def by_megami(megami: str) -> AttackTrait:
    """Of a megami (§6-4-1-8)."""
    return ByMegami(megami)
