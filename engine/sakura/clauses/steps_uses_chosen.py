"""Several cards that an effect lets be used: chosen first, then used one after the other (§9-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.sakura.clauses.amounts import number_of
from engine.sakura.clauses.base import Step
from engine.sakura.clauses.picking import choose_cards
from engine.sakura.procedures.use import use_card

if TYPE_CHECKING:

    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Source
    from engine.sakura.clauses.picking import Pick
    from engine.sakura.table import Table


@dataclass(eq=False)
class UseDifferent(Step):
    """Up to so many cards of different names are chosen, then used in the order chosen, each if it can be then and lies
    where it lay.
    """

    said = "use-different"

    cards: Pick

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose one after the other, then use them."""
        state = table.state
        taken: list[int] = []
        for _ in range(number_of(self.cards.count, state, source)):
            names = {state.info(card).number for card in taken}
            found = [card for card in self.cards.found(state, source) if state.info(card).number not in names]
            chosen = yield from choose_cards(table, source, source.seat, found, 0, 1, "in-use")
            if not chosen:
                break
            taken += chosen
        lay = {card: state.where[card] for card in taken}
        done = bool(taken)
        for card in taken:
            used = state.where[card] == lay[card] and (yield from use_card(table, source.seat, card, "effect"))
            done = used and done
        return done
