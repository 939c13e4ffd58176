"""The rebuild of a deck (§9-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.sakura.areas import COVER, DISCARD
from engine.sakura.events import DeckRebuilt
from engine.sakura.in_force import in_force
from engine.sakura.procedures.damage import take_on
from engine.sakura.procedures.moving import move_card, shuffle

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.sakura.table import Table


def rebuild(table: Table, seat: int, by_rule: bool) -> Resolution[None]:
    """Damage to life if a rule made it, then discard and cover pile into the deck, shuffled (§9-7 i, ii)."""
    instead = yield from around(table, "9-7", "before", seat)
    if not instead:
        instead = yield from around(table, "9-7", "instead", seat)
    if instead:
        return
    if by_rule:
        yield from take_on(table, seat, "life", 1, "rebuild")
    state = table.state
    for pile in (DISCARD[seat], COVER[seat]):
        for card in state.piles.get(pile, ()):
            if state.kind(card) == "normal":
                yield from move_card(table, card, "deck", why="rebuild")
    yield from shuffle(table, seat)
    yield from table.happen(DeckRebuilt(seat))


def around(table: Table, step: str, place: str, seat: int) -> Resolution[bool]:
    """Resolve what was put before, after or in place of a step for that player; true if it takes the step's place."""
    replaced = False
    for hook, source in list(in_force(table.state).around.get(step, ())):
        if hook.place == place and source.seat == seat and hook.open(table.state, source):
            yield from hook.resolve(table, source, seat)
            replaced = replaced or place == "instead"
    return replaced
