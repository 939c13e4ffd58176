"""Dice (§5.22), whose number effects change or let be rolled again (§5.24, §10.2.1.3.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.hololive.events import DieRolled
from engine.hololive.procedures.replacing import replaced
from engine.hololive.values import changed
from engine.kernel.decisions import Chance
from engine.kernel.resolution import draw_lots

if TYPE_CHECKING:
    from engine.hololive.table import Table
    from engine.kernel.resolution import Resolution

SIDES: Final = 6


@dataclass(slots=True)
class Roll:
    """A die that is being rolled for an ability of a card: its number (0 before), and whether it is to be rolled
    again.
    """

    seat: int
    card: int
    number: int = 0
    again: bool = False


def roll(table: Table, seat: int, card: int) -> Resolution[int]:
    """The number that counts in the end."""
    state = table.state
    throw = Roll(seat, card)
    yield from replaced(table, "before-die", throw, seat)
    while True:
        (lot,) = yield from draw_lots(Chance("pick", SIDES, seat=seat))
        shown = lot + 1
        throw.number = throw.number or changed(state, "die", seat, shown)
        yield from table.happen(DieRolled(seat, card, throw.number, shown))
        throw.again = False
        yield from replaced(table, "die", throw, seat)
        if not throw.again:
            return throw.number
        throw.number = 0
