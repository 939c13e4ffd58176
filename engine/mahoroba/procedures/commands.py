"""Commands are used from the hand (メインフェイズ ③): strategy and tactics are carried out, enhancements are set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.clauses import follow
from engine.cardgame.source import Source
from engine.mahoroba.areas import IN_USE
from engine.mahoroba.events import CommandUsed
from engine.mahoroba.procedures.moving import attach, discard, move_card

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.mahoroba.table import Table


def use_command(table: Table, seat: int, card: int) -> Resolution[None]:
    """A command of strategy or tactics does what it says and goes to the discard pile."""
    yield from move_card(table, card, IN_USE[seat], "use")
    yield from table.happen(CommandUsed(seat, card))
    source = Source(seat, card)
    for step in table.state.info(card).steps:
        _, source = yield from follow(table, source, step)
    yield from discard(table, card, "used")


def set_on(table: Table, seat: int, card: int, unit: int) -> Resolution[None]:
    """An enhancement is set on a unit (「セット」) and stays there."""
    yield from table.happen(CommandUsed(seat, card))
    yield from attach(table, card, unit, "set", "set")
