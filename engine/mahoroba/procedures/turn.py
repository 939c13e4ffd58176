"""A duel from turn to turn: draw, main, battle and end phase (ターンの流れ)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.ending import DuelOver, end
from engine.mahoroba.areas import DECK
from engine.mahoroba.events import DeckRanOut, PhaseBegan, TurnBegan
from engine.mahoroba.procedures.battle_phase import battle_phase
from engine.mahoroba.procedures.end_phase import end_phase
from engine.mahoroba.procedures.main_phase import main_phase
from engine.mahoroba.procedures.moving import draw
from engine.mahoroba.procedures.preparation import prepare

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.resolution import Resolution
    from engine.mahoroba.table import Table


def play(table: Table) -> Resolution[None]:
    """The duel from wherever the table stands: before its preparation, or in a phase that just began or is at rest."""
    try:
        if table.state.turn == 0:
            yield from prepare(table)
            following = table.state.first
        else:
            yield from _rest_of_turn(table)
            following = 1 - table.state.turn_player
        while True:
            yield from table.happen(TurnBegan(table.state.turn + 1, following))
            yield from table.happen(PhaseBegan("draw"))
            yield from _rest_of_turn(table)
            following = 1 - table.state.turn_player
    except DuelOver:
        return


def _rest_of_turn(table: Table) -> Resolution[None]:
    """The phase that it is, and those that follow in this turn."""
    names = tuple(_PHASES)
    for name in names[names.index(table.state.phase) :]:
        if name != table.state.phase:
            yield from table.happen(PhaseBegan(name))
        yield from _PHASES[name](table)


def draw_phase(table: Table) -> Resolution[None]:
    """Draw a card; who can't loses (ドローフェイズ ①)."""
    seat = table.state.turn_player
    if not table.state.piles.get(DECK[seat]):
        table.emit(DeckRanOut(seat))
        end(table, 1 - seat, "deck")
    yield from draw(table, seat)


_PHASES: Final[dict[str, Callable[[Table], Resolution[None]]]] = {
    "draw": draw_phase, "main": main_phase, "battle": battle_phase, "end": end_phase,
}  # fmt: skip
