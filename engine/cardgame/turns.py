"""A match from turn to turn: how every game goes on that has turns of phases in an order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from engine.cardgame.ending import DuelOver
from engine.cardgame.events import PhaseBegan, TurnBegan

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engine.cardgame.table import Table
    from engine.kernel.resolution import Resolution


Procedure: TypeAlias = "Callable[[Any], Resolution[None]]"
"""What is done at a table."""


def play_turns(table: Table[Any], prepare: Procedure, phases: Mapping[str, Procedure]) -> Resolution[None]:
    """The match from wherever its table stands: before it was prepared, or in a phase that just began or is at rest.
    The players take turns; each turn has the `phases` in their order.
    """
    try:
        if table.state.turn == 0:
            yield from prepare(table)
            following = table.state.first
        else:
            yield from _rest_of_turn(table, phases)
            following = 1 - table.state.turn_player
        while True:
            yield from table.happen(TurnBegan(table.state.turn + 1, following))
            yield from table.happen(PhaseBegan(next(iter(phases)), following))
            yield from _rest_of_turn(table, phases)
            following = 1 - table.state.turn_player
    except DuelOver:
        return


def _rest_of_turn(table: Table[Any], phases: Mapping[str, Procedure]) -> Resolution[None]:
    """The phase that it is, and those that follow in this turn."""
    names = tuple(phases)
    for name in names[names.index(table.state.phase) :]:
        if name != table.state.phase:
            yield from table.happen(PhaseBegan(name, table.state.turn_player))
        yield from phases[name](table)
