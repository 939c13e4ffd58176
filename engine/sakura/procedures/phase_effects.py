"""Effects that resolve at a point of a phase (§8-1-2, §8-2-1, §8-2-3, §8-3-1): each once a phase, in an order that the
turn player chooses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.sakura.cards import Source
from engine.sakura.events import EffectArose, Marked
from engine.sakura.in_force import in_force
from engine.sakura.procedures.lasting import reserved, resolve_reserved
from engine.sakura.procedures.settle import choose_next, show_secret
from engine.sakura.registry import REGISTRY
from engine.text.phrase import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.resolution import Resolution
    from engine.sakura.hooks import AtPhase
    from engine.sakura.state import State
    from engine.sakura.table import Table


def phase_effects(
    table: Table, timing: str, section: str, choice: Callable[[Table], Resolution[None]] | None = None
) -> Resolution[None]:
    """Resolve what resolves at this point, until nothing is left that hasn't been resolved in this phase.

    `choice` is something that the turn player has to choose at this point, put into the order like the effects
    (§8-2-1).
    """
    open_ = choice is not None
    state = table.state
    if not open_ and timing not in in_force(state).phase and not state.lasting:
        return
    while True:
        waiting, scheduled = _waiting(state, timing), reserved(state, timing)
        sources = [source for _, source in waiting] + [one.source for one in scheduled]
        if open_:
            sources.append(Source(state.turn_player))
        if not sources:
            return
        index = 0
        if len(sources) > 1:
            labels = [hook.clause.phrase() for hook, _ in waiting]
            labels += [REGISTRY.clause(one.ref).phrase() for one in scheduled]
            labels += [say("option-next-conduct")] if open_ else []
            index = yield from choose_next(table, sources, section, labels)
        if choice is not None and open_ and index == len(sources) - 1:
            yield from choice(table)
            open_ = False
            continue
        if index >= len(waiting):
            yield from resolve_reserved(table, scheduled[index - len(waiting)])
            continue
        hook, source = waiting[index]
        table.emit(Marked(_mark(hook, source)))
        yield from show_secret(table, hook, source)
        table.emit(EffectArose(hook.clause.ref, source))
        yield from hook.resolve(table, source)


def _mark(hook: AtPhase, source: Source) -> str:
    return f"phase:{hook.clause.ref}:{source.card}:{source.seat}"


def _waiting(state: State, timing: str) -> list[tuple[AtPhase, Source]]:
    found = []
    for hook, source in in_force(state).phase.get(timing, ()):
        mine = source.seat == state.turn_player
        whose = hook.whose == "each" or (hook.whose == "mine") == mine
        if whose and _mark(hook, source) not in state.marks and hook.open(state, source):
            found.append((hook, source))
    return found
