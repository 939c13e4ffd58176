"""A duel from turn to turn: draw, main, battle and end phase (ターンの流れ)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.ending import end
from engine.cardgame.turns import play_turns
from engine.mahoroba.areas import DECK
from engine.mahoroba.events import DeckRanOut
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
    """The duel from wherever the table stands."""
    yield from play_turns(table, prepare, _PHASES)


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
