"""What the text of an EX skill asks to be paid before it does anything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Step
from engine.mahoroba.areas import HAND
from engine.mahoroba.card import NORMAL, REST
from engine.mahoroba.clauses.choosing import choose_cards
from engine.mahoroba.procedures.moving import discard, turn_unit
from engine.mahoroba.values import attached

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.mahoroba.state import State
    from engine.mahoroba.table import Table


@dataclass(eq=False)
class RestThis(Step):
    """The unit of the text comes to rest."""

    said = "cost-rest"

    def payable(self, state: State, source: Source) -> bool:
        """A unit that rests already can't."""
        return state.status[source.card] == NORMAL

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Turn it sideways."""
        return (yield from turn_unit(table, source.card, REST))


@dataclass(eq=False)
class PayEnergy(Step):
    """So much energy of this unit goes to the discard pile."""

    said = "cost-energy"

    count: int

    def payable(self, state: State, source: Source) -> bool:
        """So much must be there."""
        return len(attached(state, source.card, "energy")) >= self.count

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Its player chooses which."""
        cards = attached(table.state, source.card, "energy")
        for card in (yield from choose_cards(table, source, cards, self.count, self.count, "discard")):
            yield from discard(table, card, "cost")
        return True


@dataclass(eq=False)
class PayCards(Step):
    """So many cards of the hand are discarded."""

    said = "cost-cards"

    count: int

    def payable(self, state: State, source: Source) -> bool:
        """So many must be there."""
        return len(state.piles.get(HAND[source.seat], ())) >= self.count

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Its player chooses which."""
        cards = table.state.piles.get(HAND[source.seat], ())
        for card in (yield from choose_cards(table, source, cards, self.count, self.count, "discard")):
            yield from discard(table, card, "cost")
        return True
