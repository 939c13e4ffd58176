"""The judgement of victory, before all else (§4-2), and what is resolved instead of a defeat (§9-1-3-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.decisions import ChooseOne
from engine.cardgame.ending import end
from engine.cardgame.in_force import forbidden, in_force
from engine.cardgame.table import show_secret
from engine.kernel.decisions import Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import LIFE
from engine.sakura.events import DefeatAverted, EffectArose, FateDecided

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table


def judge(table: Table) -> Resolution[None]:
    """Defeat by life 0, by an effect, victory by an effect, in this order (§4-2 1–3)."""
    state = table.state
    first = 1 - state.turn_player
    for seat in (first, 1 - first):
        if state.count(LIFE[seat]) == 0 and _can_lose(state, seat) and not forbidden(state, "win", 1 - seat):
            yield from _defeat(table, seat, "life")
    for seat in (first, 1 - first):
        if seat in state.lost and _can_lose(state, seat):
            yield from _defeat(table, seat, "effect-lost")
    for seat in (1 - first, first):
        if seat in state.won and not forbidden(state, "win", seat):
            end(table, seat, "effect-won")


def lose(table: Table, seat: int) -> Resolution[None]:
    """An effect makes a player lose, who can lose then (§4-2 2)."""
    if _can_lose(table.state, seat):
        yield from table.happen(FateDecided(seat, wins=False))


def win(table: Table, seat: int) -> Resolution[None]:
    """An effect makes a player win, who can win then (§4-2 3)."""
    if not forbidden(table.state, "win", seat):
        yield from table.happen(FateDecided(seat, wins=True))


def _can_lose(state: State, seat: int) -> bool:
    return forbidden(state, "lose", seat) is None


def _defeat(table: Table, seat: int, reason: str) -> Resolution[None]:
    """The defeat of a player, unless something is resolved instead of it; that player chooses what (§9-1-3-1)."""
    state = table.state
    instead = [
        (hook, source)
        for hook, source in in_force(state).around.get("defeat", ())
        if hook.place == "instead"
        and source.seat == seat
        and (hook.fits is None or hook.fits(state, source, reason))
        and hook.open(state, source)
    ]
    if not instead:
        end(table, 1 - seat, reason)
    index = 0
    if len(instead) > 1:
        options = tuple(
            Option(str(number), label=hook.clause.phrase()) for number, (hook, _) in enumerate(instead)
        )
        index = int((yield from ask_one(ChooseOne(seat=seat, options=options, section="9-1-3-1"))))
    hook, source = instead[index]
    arisen, table.arisen = table.arisen, []
    table.judging = True
    yield from show_secret(table, hook, source)
    table.emit(EffectArose(hook.clause.ref, source))
    try:
        averted = (yield from hook.resolve(table, source, reason)) or not hook.optional
        if averted:
            table.emit(DefeatAverted(seat))
    finally:
        table.judging = False
    if not averted:
        end(table, 1 - seat, reason)
    table.arisen = arisen + table.arisen
    yield from table.happen()
