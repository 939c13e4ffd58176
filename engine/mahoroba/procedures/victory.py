"""How a duel ends: an empty deck at the draw (ドローフェイズ ※), all units knocked out (④ of the battle phase)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.ending import end
from engine.mahoroba.values import main_unit, units

if TYPE_CHECKING:
    from engine.mahoroba.table import Table


def judge(table: Table) -> None:
    """Whoever knocked out all units of the opponent's area has won; the turn player, if both have (battle ④)."""
    state = table.state
    beaten = [seat for seat in (0, 1) if main_unit(state, seat) >= 0 and not units(state, seat)]
    if beaten:
        end(table, state.turn_player if len(beaten) == 2 else 1 - beaten[0], "knock-out")
