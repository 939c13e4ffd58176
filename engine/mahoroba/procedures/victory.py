"""How a duel ends: an empty deck at the draw (ドローフェイズ ※), all units knocked out (④ of the battle phase)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from engine.kernel.decisions import GIVE_UP, Decision
from engine.mahoroba.events import DuelEnded
from engine.mahoroba.values import main_unit, units

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.mahoroba.table import Table


class DuelOver(Exception):  # not an error: the duel's own end unwinds all procedures
    """The duel has ended; unwinds whatever is under resolution."""


def judge(table: Table) -> None:
    """Whoever knocked out all units of the opponent's area has won; the turn player, if both have (battle ④)."""
    state = table.state
    beaten = [seat for seat in (0, 1) if main_unit(state, seat) >= 0 and not units(state, seat)]
    if beaten:
        end(table, state.turn_player if len(beaten) == 2 else 1 - beaten[0], "knock-out")


def end(table: Table, winner: int, reason: str) -> NoReturn:
    """The duel is over."""
    table.arisen.clear()
    table.emit(DuelEnded(winner, reason))
    raise DuelOver


def until_given_up(table: Table, duel: Resolution[None]) -> Resolution[None]:
    """A duel, which ends at once when whoever is asked gives it up: the sheet names no such end, two people do."""
    answer: Any = None
    while True:
        try:
            asked = duel.send(answer)
        except StopIteration:
            return
        answer = yield asked
        if answer == GIVE_UP and isinstance(asked, Decision):
            duel.close()
            table.arisen.clear()
            table.emit(DuelEnded(1 - asked.seat, "conceded"))
            return
