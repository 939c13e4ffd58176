"""What effects put before, after or in place of a step of a player's: a rebuild (§9-7), its damage, a draw (§7-1-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.in_force import around, in_force
from engine.cardgame.table import choose_next
from engine.kernel.resolution import NOTHING
from engine.sakura.events import EffectArose

if TYPE_CHECKING:
    from engine.cardgame.hooks import AroundStep
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.table import Table


def put_instead(table: Table, step: str, seat: int) -> Resolution[bool | None]:
    """Resolve what is put in place of a step; not true if there is nothing, or it was declined."""
    there = step in (table.state.memo.force or in_force(table.state)).around
    return _put_instead(table, step, seat) if there else NOTHING


def _put_instead(table: Table, step: str, seat: int) -> Resolution[bool]:
    for hook, source in around(table.state, step, "instead", seat):
        done = yield from hook.resolve(table, source, seat)
        if done or not hook.optional:
            return True
    return False


def put_around(table: Table, step: str, place: str, subject: int) -> Resolution[None]:
    """Resolve what is put before or after a step of a player's or with a card, each once, in an order that the turn
    player chooses (§9-1).
    """
    there = step in (table.state.memo.force or in_force(table.state)).around
    return _put_around(table, step, place, subject) if there else NOTHING


def _put_around(table: Table, step: str, place: str, subject: int) -> Resolution[None]:
    done: list[tuple[AroundStep, Source]] = []
    while left := [pair for pair in around(table.state, step, place, subject) if pair not in done]:
        index = 0
        if len(left) > 1:
            index = yield from choose_next(
                table.state, [source for _, source in left], "9-1", [hook.clause.choice() for hook, _ in left]
            )
        hook, source = left[index]
        done.append(left[index])
        table.emit(EffectArose(hook.clause.ref, source))
        yield from hook.resolve(table, source, subject)
