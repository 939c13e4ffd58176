"""Effects that resolve at a point of a phase: each once a phase, in an order that the turn player chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from engine.cardgame.events import EffectArose, Marked
from engine.cardgame.in_force import in_force
from engine.cardgame.lasting import reserved, resolve_reserved
from engine.cardgame.source import Source
from engine.cardgame.table import choose_next, show_secret

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.cardgame.hooks import AtPhase
    from engine.cardgame.state import State
    from engine.cardgame.table import Table
    from engine.kernel.resolution import Resolution
    from engine.text.phrase import Phrase


class Choice(NamedTuple):
    """Something that the turn player has to choose at a point of a phase, put into the order like the effects there."""

    ask: Callable[[Any], Resolution[None]]
    label: Phrase


def phase_effects(table: Table[Any], timing: str, section: str, choice: Choice | None = None) -> Resolution[None]:
    """Resolve what resolves at this point, until nothing is left that hasn't been resolved in this phase."""
    state: State = table.state
    open_ = choice
    while True:
        if timing not in (state.memo.force or in_force(state)).phase and not state.lasting:
            if open_ is None:
                return
            yield from open_.ask(table)
            open_ = None
            continue
        waiting, scheduled = _waiting(state, timing), reserved(state, timing)
        sources = [source for _, source in waiting] + [one.source for one in scheduled]
        if open_ is not None:
            sources.append(Source(state.turn_player))
        if not sources:
            return
        index = 0
        if len(sources) > 1:
            labels = [hook.clause.choice() for hook, _ in waiting]
            labels += [state.rules.registry.clause(one.ref).choice() for one in scheduled]
            labels += [open_.label] if open_ is not None else []
            index = yield from choose_next(state, sources, section, labels)
        if open_ is not None and index == len(sources) - 1:
            yield from open_.ask(table)
            open_ = None
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
        if not whose or _mark(hook, source) in state.resolved or not hook.open(state, source):
            continue
        if hook.possible is None or hook.possible(state, source):
            found.append((hook, source))
    return found
