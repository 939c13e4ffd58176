"""How steps are put together: one after the other, under a condition, left to choice, if so (§10-40), or for later
(§9-1-3-4).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Step
from engine.cardgame.lasting import schedule

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.table import Table

__all__ = ["after_answered"]


@dataclass(eq=False)
class Later(Step):
    """A step reserved for a later time (§9-1-3-4): `end` (the end phase), `attack` (after the attack of this text),
    `answered` (after the attack that was reacted to).
    """

    said = "later-{when}"

    when: str
    step: Step

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Reserve it; what it waits for must be there."""
        yield from ()  # a step is a generator, also one that asks nothing
        attack = {"attack": source.attack, "answered": source.answering}.get(self.when)
        if attack is None:
            schedule(table, source, self.step, self.when)
            return True
        if table.state.attack(attack) is None:
            return False
        schedule(table, source, self.step, f"attack:{attack}")
        return True


def after_answered(step: Step) -> Step:
    """A step after the attack that was reacted to has resolved."""
    return Later("answered", step)
