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
    from engine.cardgame.hooks import AroundStep
    from engine.cardgame.source import Source
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
    """The defeat of a player, unless something is resolved instead of it; that player chooses what, and of the rest
    again where that was declined (§9-1-3-1).
    """
    arisen, table.arisen = table.arisen, []
    declined: list[tuple[AroundStep, Source]] = []
    table.judging = True
    try:
        while left := [pair for pair in _rescues(table.state, seat, reason) if pair not in declined]:
            options = tuple(
                Option(str(number), label=hook.clause.phrase()) for number, (hook, _) in enumerate(left)
            )
            key = yield from ask_one(ChooseOne(seat=seat, options=options, section="9-1-3-1"))
            hook, source = left[int(key)]
            yield from show_secret(table, hook, source)
            table.emit(EffectArose(hook.clause.ref, source))
            if (yield from hook.resolve(table, source, reason)) or not hook.optional:
                table.emit(DefeatAverted(seat))
                break
            declined.append((hook, source))
        else:
            end(table, 1 - seat, reason)
    finally:
        table.judging = False
    table.arisen = arisen + table.arisen
    yield from table.happen()


def _rescues(state: State, seat: int, reason: str) -> list[tuple[AroundStep, Source]]:
    """What can be resolved instead of a defeat of that player."""
    return [
        (hook, source)
        for hook, source in in_force(state).around.get("defeat", ())
        if hook.place == "instead"
        and source.seat == seat
        and (hook.fits is None or hook.fits(state, source, reason))
        and hook.open(state, source)
    ]
