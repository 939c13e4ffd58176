"""Oath frames (§x19-3): texts of a card that count only in a use for which its user raises a gauge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Standing
from engine.sakura.cards import Effect, Sworn
from engine.sakura.clauses.counters import has_counter
from engine.sakura.clauses.wording import effect_line
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Clause, Hook
    from engine.kernel.decisions import Move
    from engine.kernel.resolution import Resolution
    from engine.sakura.clauses.gauges import Gauge
    from engine.sakura.state import State
    from engine.sakura.table import Table

__all__ = ["oath"]


@dataclass(eq=False)
class Oath(Sworn, Standing):
    """A frame with an orb that says by how much the user's gauge rises for the text in it (§x19-3). Who has no such
    gauge can't choose it.
    """

    gauge: Gauge
    by: int
    effects: tuple[Effect, ...]

    def payable(self, state: State, seat: int) -> bool:
        """Whether the player has the gauge."""
        return has_counter(state, self.gauge.key, seat)

    def pay(self, table: Table, seat: int) -> Resolution[None]:
        """Raise it."""
        yield from self.gauge.raise_by(table, seat, self.by)

    def click(self, seat: int) -> tuple[Move, ...]:
        """The gauge itself."""
        return self.gauge.click(seat)

    def hooks(self) -> Iterable[Hook]:
        """None: its text counts only in a use for which it is chosen."""
        return ()

    def parts(self) -> Iterable[Clause]:
        """None but its effects."""
        return ()

    def phrase(self) -> Phrase:
        """"(+1) Forced: this attack gains +1/+1."."""
        return say("oath", by=self.by, text=effect_line(self.effects[0]))


def oath(gauge: Gauge, by: int, effect: Effect) -> Effect:
    """誓約枠 (§x19-3): an effect that the user may choose when the card is used, for so much of a gauge."""
    return Effect(("oath",), Oath(gauge, by, (effect,)), keyword=True)
