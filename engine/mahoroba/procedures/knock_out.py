"""KO: units with damage of their HP or more are turned face down, and others come for them (バトルフェイズ ②–④)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.mahoroba.areas import MAIN
from engine.mahoroba.card import KO
from engine.mahoroba.decisions import ChooseSuccessor
from engine.mahoroba.events import UnitTurned
from engine.mahoroba.procedures.moving import discard, exchange, heal
from engine.mahoroba.procedures.victory import judge
from engine.mahoroba.values import attached, damage_on, hp, main_unit, standby_units, units

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.mahoroba.state import State
    from engine.mahoroba.table import Table


def look_for_knock_outs(table: Table) -> Resolution[None]:
    """Done when something has been carried out in full: knock out what has fallen, judge, let successors come; again
    until nothing falls, since what is discarded may have held a unit up.
    """
    while fallen := _fallen(table.state):
        for unit in fallen:
            yield from knock_out(table, unit)
        judge(table)
        for seat in (table.state.turn_player, 1 - table.state.turn_player):
            yield from _succeed(table, seat)


def _fallen(state: State) -> list[int]:
    return [
        unit
        for seat in (state.turn_player, 1 - state.turn_player)
        for unit in units(state, seat)
        if damage_on(state, unit) >= hp(state, unit)
    ]


def knock_out(table: Table, unit: int) -> Resolution[None]:
    """Face down; its energy and set cards go to the discard pile, its markers come off (ユニットの状態 KO)."""
    yield from table.happen(UnitTurned(unit, KO))
    if table.state.status[unit] != KO:
        return
    for card in attached(table.state, unit):
        yield from discard(table, card, "ko")
    yield from heal(table, unit, damage_on(table.state, unit), "ko")


def _succeed(table: Table, seat: int) -> Resolution[None]:
    """A knocked out main unit changes places with a stand-by unit that its side's player chooses (③)."""
    state = table.state
    fallen = main_unit(state, seat)
    if fallen < 0 or state.status[fallen] != KO:
        return
    options = tuple(
        Option(
            f"card:{unit}",
            (
                Move(f"card:{unit}", state.where[unit], MAIN[seat]),
                Move(f"card:{fallen}", MAIN[seat], state.where[unit]),
            ),
        )
        for unit in standby_units(state, seat)
    )
    key = yield from ask_one(ChooseSuccessor(seat=seat, options=options, section="battle-3", source=f"card:{fallen}"))
    yield from exchange(table, int(key[5:]), "ko")
