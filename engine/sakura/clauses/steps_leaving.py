"""Crystals that leave a spot until so many are left there, by no arrow (§5-10, §6-3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Step
from engine.sakura.procedures.moving import move_crystals

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.clauses.sides import Spot
    from engine.sakura.table import Table


@dataclass(eq=False)
class LeaveOnly(Step):
    """All crystals of a spot but so many go to another one."""

    said = "leave-only"

    source: Spot
    target: Spot
    left: int = 0

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Move them as far as they can be moved; true if no more than that are left."""
        where = self.source.place(source)
        count = max(0, table.state.count(where) - self.left)
        yield from move_crystals(
            table, where, self.target.place(source), count, "effect", source.seat, source.card
        )
        return table.state.count(where) <= self.left
