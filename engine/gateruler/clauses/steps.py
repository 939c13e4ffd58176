"""What is done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Step
from engine.gateruler.card import REST
from engine.gateruler.events import CardTurned

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.gateruler.clauses.those import Those
    from engine.gateruler.state import State
    from engine.gateruler.table import Table
    from engine.kernel.resolution import Resolution


@dataclass(eq=False)
class Turn(Step):
    """Units or rulers are rested, or readied."""

    those: Those
    how: str = REST
    said: str = "gateruler-step-{how}"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Those that stand the other way."""
        rest = self.how == REST
        turned = [card for card in self.those.find(table.state, source) if (table.state.status[card] == REST) != rest]
        for card in turned:
            yield from table.happen(CardTurned(card, rest=rest))
        return bool(turned)

    def payable(self, state: State, source: Source) -> bool:
        """Whether all of them stand the other way."""
        found = self.those.find(state, source)
        return bool(found) and all((state.status[card] == REST) != (self.how == REST) for card in found)
