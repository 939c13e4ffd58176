"""What is done to enhancements that lie in play: emptied, taken back (§7-1-9, §9-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.sakura.areas import SHADOW, area_of, on_card
from engine.sakura.clauses.base import Step
from engine.sakura.procedures.moving import move_crystals, return_unused

if TYPE_CHECKING:

    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Source
    from engine.sakura.clauses.picking import Pick
    from engine.sakura.table import Table


@dataclass(eq=False)
class Emptied(Step):
    """All crystals on chosen cards go to the shadow (§7-1-9)."""

    said = "emptied"

    cards: Pick

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose the cards, then move what lies on each."""
        taken = yield from self.cards.take(table, source)
        for card in taken:
            where = on_card(card)
            yield from move_crystals(table, where, SHADOW, table.state.count(where), "effect", source.seat, source.card)
        return len(taken) >= self.cards.shortfall


@dataclass(eq=False)
class TakenBack(Step):
    """The card itself, an enhancement in play, is unused again and all crystals on it go to the shadow: it isn't
    disenchanted (§9-5), since it is no enhancement any more when it is bare.
    """

    said = "taken-back"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Return it, then move what lay on it."""
        state, card = table.state, source.card
        if area_of(state.where[card]) != "enhancements":
            return False  # another effect of the same moment took it away
        yield from return_unused(table, card)
        where = on_card(card)
        yield from move_crystals(table, where, SHADOW, state.count(where), "effect", source.seat, card)
        return True
