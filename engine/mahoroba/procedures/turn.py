"""A duel from turn to turn: draw, main, battle and end phase (ターンの流れ)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mahoroba.areas import DECK
from engine.mahoroba.events import DeckRanOut, PhaseBegan, TurnBegan
from engine.mahoroba.procedures.battle_phase import battle_phase
from engine.mahoroba.procedures.end_phase import end_phase
from engine.mahoroba.procedures.main_phase import main_phase
from engine.mahoroba.procedures.moving import draw
from engine.mahoroba.procedures.preparation import prepare
from engine.mahoroba.procedures.victory import DuelOver, end

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.mahoroba.table import Table


def play(table: Table) -> Resolution[None]:
    """The duel from wherever the table stands: before its preparation, or at rest in a main or battle phase."""
    try:
        if table.state.turn == 0:
            yield from prepare(table)
            following = table.state.first
        else:
            yield from _go_on(table)
            following = 1 - table.state.turn_player
        while True:
            yield from take_turn(table, following)
            following = 1 - table.state.turn_player
    except DuelOver:
        return


def take_turn(table: Table, seat: int) -> Resolution[None]:
    """One turn of a player."""
    yield from table.happen(TurnBegan(seat))
    yield from table.happen(PhaseBegan("draw"))
    yield from draw_phase(table)
    yield from table.happen(PhaseBegan("main"))
    yield from main_phase(table)
    yield from _from_battle_on(table)


def draw_phase(table: Table) -> Resolution[None]:
    """Draw a card; who can't loses (ドローフェイズ ①)."""
    seat = table.state.turn_player
    if not table.state.piles.get(DECK[seat]):
        table.emit(DeckRanOut(seat))
        end(table, 1 - seat, "deck")
    yield from draw(table, seat)


def _go_on(table: Table) -> Resolution[None]:
    """The rest of a turn that was taken up again at rest."""
    if table.state.phase == "main":
        yield from main_phase(table)
        yield from table.happen(PhaseBegan("battle"))
    yield from battle_phase(table)
    yield from _end_of_turn(table)


def _from_battle_on(table: Table) -> Resolution[None]:
    yield from table.happen(PhaseBegan("battle"))
    yield from battle_phase(table)
    yield from _end_of_turn(table)


def _end_of_turn(table: Table) -> Resolution[None]:
    yield from table.happen(PhaseBegan("end"))
    yield from end_phase(table)
