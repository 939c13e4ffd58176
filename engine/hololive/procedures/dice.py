"""Dice (§5.22), whose number effects change or let be rolled again (§5.24, §10.2.1.3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.hololive.events import DieRolled
from engine.hololive.procedures.replacing import replaced
from engine.hololive.table import Throw
from engine.hololive.values import changed
from engine.kernel.decisions import Chance
from engine.kernel.resolution import draw_lots

if TYPE_CHECKING:
    from engine.hololive.table import Table
    from engine.kernel.resolution import Resolution

SIDES: Final = 6


def roll(table: Table, seat: int, card: int, times: int = 1) -> Resolution[list[int]]:
    """The numbers that count in the end: all dice are rolled, and all of them anew where they are rolled again
    (§5.24.1).
    """
    while True:
        throw, numbers = Throw(seat, card), list[int]()
        for _ in range(times):
            numbers.append((yield from _one_die(table, throw)))
        if numbers:
            throw.numbers = tuple(numbers)
            yield from replaced(table, "die", throw, seat)
        if not throw.again:
            return numbers


def _one_die(table: Table, throw: Throw) -> Resolution[int]:
    throw.declared = 0
    yield from replaced(table, "before-die", throw, throw.seat)
    (lot,) = yield from draw_lots(Chance("pick", SIDES, seat=throw.seat))
    number = throw.declared or changed(table.state, "die", throw.seat, lot + 1)
    yield from table.happen(DieRolled(throw.seat, throw.card, number, lot + 1))
    return number
