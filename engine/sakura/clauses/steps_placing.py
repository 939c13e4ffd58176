"""Things that are laid somewhere without an arrow: crystals put onto a card or into an area, a card put into an area
that a megami brings (§5-10, §6-3).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of
from engine.cardgame.clauses import Step
from engine.cardgame.words.amounts import Number, number_of, number_slot
from engine.sakura.procedures.moving import move_crystals
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:

    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.clauses.sides import Spot
    from engine.sakura.state import State
    from engine.sakura.table import Table


@dataclass(eq=False)
class PlaceCrystals(Step):
    """Crystals are put from one spot onto another, by no arrow (§10-1); onto the card of the text only while it is used
    or lies among the enhancements.
    """

    source: Spot
    target: Spot
    count: Number

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Move as many as can be moved (§5-10); true if that was all."""
        if self.target.area == "card" and not self._holds_crystals(table.state, source):
            return False
        count = number_of(self.count, table.state, source)
        moved = yield from move_crystals(
            table, self.source.place(source), self.target.place(source), count, "effect", source.seat, source.card
        )
        return moved == count

    def _holds_crystals(self, state: State, source: Source) -> bool:
        return area_of(state.where[source.card]) in ("in-use", "enhancements")

    def phrase(self) -> Phrase:
        """"put 3 Sakura tokens from Shadow onto this card"."""
        slots = {"source": self.source.phrase(), "target": self.target.phrase()}
        return say("place-crystals", count=number_slot(self.count), **slots)
