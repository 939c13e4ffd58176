"""Effects that change what is about to happen (§10.11): each once, in the order of whoever it concerns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.in_force import in_force
from engine.cardgame.table import choose_next

if TYPE_CHECKING:
    from engine.cardgame.hooks import AroundStep
    from engine.cardgame.source import Source
    from engine.hololive.state import State
    from engine.hololive.table import Table
    from engine.kernel.resolution import Resolution


def replaced(table: Table, step: str, subject: object, seat: int, *, own: bool = False) -> Resolution[None]:
    """Let every effect that is put around a step change what is about to be done, which is its subject: the player whom
    it concerns orders them (§10.11.2). `own`: only the effects of that player.
    """
    state = table.state
    used: list[tuple[AroundStep, Source]] = []
    while waiting := [
        pair for pair in _around(state, step, subject) if pair not in used and (not own or pair[1].seat == seat)
    ]:
        index = 0
        if len(waiting) > 1:
            sources = [source for _, source in waiting]
            labels = [hook.clause.choice() for hook, _ in waiting]
            index = yield from choose_next(state, sources, "10.11.2", labels, seat=seat)
        hook, source = waiting[index]
        used.append(waiting[index])
        yield from hook.resolve(table, source, subject)


def _around(state: State, step: str, subject: object) -> list[tuple[AroundStep, Source]]:
    return [
        (hook, source)
        for hook, source in in_force(state).around.get(step, ())
        if (hook.fits is None or hook.fits(state, source, subject)) and hook.open(state, source)
    ]
