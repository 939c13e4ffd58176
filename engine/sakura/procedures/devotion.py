"""Devotion (§9-2-3 iii): crystals of the shadow and of the own aura go onto an enhancement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import on_card
from engine.cardgame.words.flow import asked_in_vain
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask
from engine.sakura.areas import AURA, SHADOW
from engine.sakura.decisions import ChooseCrystals
from engine.sakura.events import CrystalsMoved
from engine.sakura.events.things import at_once
from engine.sakura.values.numbers import capacity

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.sakura.table import Table


def devote(table: Table, seat: int, card: int) -> Resolution[int]:
    """As many crystals as the capacity says, as far as there are (§5-10); how many they were."""
    state = table.state
    wanted = capacity(state, card, seat)
    target = on_card(card)
    places = [where for where in (SHADOW, AURA[seat]) if state.count(where)]
    total = min(wanted, sum(state.count(where) for where in places))
    if not total:
        return 0
    options = tuple(
        Option(where, (Move("piece", where, target),), limit=min(total, state.count(where))) for where in places
    )
    if len(places) == 1:
        keys: tuple[str, ...] = (places[0],) * total
    else:
        keys = yield from ask(
            ChooseCrystals(
                seat=seat,
                options=options,
                least=total,
                most=total,
                section="9-2-3",
                source=f"card:{card}",
                target=target,
                count=total,
                secret=asked_in_vain(state, options),
            )
        )
    moves = (
        CrystalsMoved(where, target, keys.count(where), "devotion", seat, card) for where in places if where in keys
    )
    yield from table.happen(*at_once(*moves))
    return total
