"""What may be chosen among standard actions beside cards and basic actions (§8-2-2 A, §x10-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.in_force import in_force

if TYPE_CHECKING:
    from engine.cardgame.hooks import Act
    from engine.cardgame.source import Source
    from engine.kernel.decisions import Option
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table


def _acts_of(state: State, seat: int) -> list[tuple[Act, Source]]:
    return [(hook, source) for hook, source in in_force(state).acts if source.seat == seat and hook.open(state, source)]


def act_options(state: State, seat: int, conduct: str = "standard") -> list[Option]:
    """The acts that a player may choose now: as the one use of a full-power action, those that are uses of cards."""
    return [
        option
        for hook, source in _acts_of(state, seat)
        if hook.uses_card or conduct == "standard"
        for option in hook.options(state, source)
    ]


def do_act(table: Table, seat: int, key: str) -> Resolution[None]:
    """Do the act of that key."""
    for hook, source in _acts_of(table.state, seat):
        if key.startswith(f"act:{hook.key}:"):
            yield from hook.resolve(table, source, key)
            return
