"""エンドフェイズ: what happens at the end of a turn, and じゃんけん for a main unit that rests or is stunned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.in_force import permission
from engine.cardgame.phases import phase_effects
from engine.mahoroba.card import NORMAL, REST, STUN
from engine.mahoroba.events import LastingEnded
from engine.mahoroba.procedures.janken import janken
from engine.mahoroba.procedures.knock_out import look_for_knock_outs
from engine.mahoroba.procedures.moving import turn_unit
from engine.mahoroba.values import main_unit

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.mahoroba.table import Table


def end_phase(table: Table) -> Resolution[None]:
    """Effects of the end of the turn; then the main unit of the player whose turn it is may recover (①, ②); what lasted
    for the turn is over (③).
    """
    yield from phase_effects(table, "end", "end")
    yield from look_for_knock_outs(table)
    yield from recover(table)
    over = tuple(one.id for one in table.state.lasting if one.until == "turn")
    if over:
        table.emit(LastingEnded(over))
        yield from look_for_knock_outs(table)


def recover(table: Table) -> Resolution[None]:
    """Who wins has a resting unit normal again, a stunned one rest (②)."""
    state, seat = table.state, table.state.turn_player
    unit = main_unit(state, seat)
    after = {REST: NORMAL, STUN: REST}.get(state.status[unit])
    if after is None:
        return
    winner = yield from janken(table, "end", "end-2", permission(state, "win-ties", seat))
    if winner == seat:
        yield from turn_unit(table, unit, after)
