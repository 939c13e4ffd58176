"""Devotion (§9-2-3 iii): crystals of the shadow and of the own aura go onto an enhancement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import on_card, place
from engine.cardgame.hooks import Permit
from engine.cardgame.in_force import own_hooks
from engine.cardgame.source import Source
from engine.cardgame.words.flow import asked_in_vain
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask
from engine.sakura.areas import AREAS, AURA, LIFE, SHADOW
from engine.sakura.decisions import ChooseCrystals
from engine.sakura.events import CrystalsMoved
from engine.sakura.events.things import at_once
from engine.sakura.layers import DEVOTE_FROM
from engine.sakura.values.numbers import capacity, devoted_from_life

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table


def devote(table: Table, seat: int, card: int) -> Resolution[int]:
    """As many crystals as the capacity says, as far as there are (§5-10), perhaps some of elsewhere; how many. Those
    that come from the life, where an effect says so, go with the others.
    """
    state = table.state
    target = on_card(card)
    life = min(capacity(state, card, seat), devoted_from_life(state, card, seat), state.count(LIFE[seat]))
    wanted = capacity(state, card, seat) - life
    there = {where: min(wanted, state.count(where)) for where in (SHADOW, AURA[seat]) if state.count(where)}
    least = min(wanted, sum(there.values()))
    for where in _elsewhere(state, seat, card):
        there[where] = wanted if AREAS.at(where).endless else min(wanted, state.count(where))
    most = min(wanted, sum(there.values()))
    if not most + life:
        return 0
    options = tuple(Option(where, (Move("piece", where, target),), limit=count) for where, count in there.items())
    keys: tuple[str, ...] = ()
    if len(there) == 1 and least:
        keys = tuple(there) * least
    elif most:
        keys = yield from ask(
            ChooseCrystals(
                seat=seat,
                options=options,
                least=least,
                most=most,
                section="9-2-3",
                source=f"card:{card}",
                target=target,
                count=most,
                secret=asked_in_vain(state, options),
            )
        )
    moves = [
        CrystalsMoved(where, target, keys.count(where), "devotion", seat, card) for where in there if where in keys
    ]
    if life:
        moves.append(CrystalsMoved(LIFE[seat], target, life, "devotion", seat, card))
    yield from table.happen(*at_once(*moves))
    return len(keys) + life


def _elsewhere(state: State, seat: int, card: int) -> list[str]:
    """The player's areas from which crystals may be laid onto that card besides, by its own text."""
    return [
        place(hook.what.removeprefix(DEVOTE_FROM), seat)
        for hook in own_hooks(state, card, Permit)
        if hook.what.startswith(DEVOTE_FROM) and hook.open(state, Source(seat, card))
    ]
