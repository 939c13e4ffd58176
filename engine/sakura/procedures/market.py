"""The market (§x21): a player's price and the area that it stands for, crystals laid into the flow and drawn back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import place, places
from engine.sakura.areas import AURA, SHADOW
from engine.sakura.events import CounterChanged
from engine.sakura.procedures.moving import cover, movable, move_crystals, return_unused

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table

MARKET: Final = "market"
"""The counter (§x21-2-1)."""
LOWEST: Final = 1
HIGHEST: Final = 4
FLOW: Final = "flow"
FLOWS: Final = places(FLOW)
_STANDS_FOR: Final = {1: SHADOW, 2: "aura", 3: "flare", 4: "life"}


def price(state: State, seat: int) -> int:
    """A player's market price; 1 for who has none (§x21-2-1)."""
    return state.counters.get(place(MARKET, seat), LOWEST)


def price_place(state: State, seat: int, whose: int) -> str:
    """The place that a player's price stands for: the area of one of the players, or the shadow (§x21-2-1)."""
    area = _STANDS_FOR[price(state, seat)]
    return area if area == SHADOW else place(area, whose)


def price_moves(state: State, seat: int, by: int) -> CounterChanged | None:
    """A player's price as it rises or falls within its bounds; nothing where it stays, or the player has none."""
    key = place(MARKET, seat)
    now = price(state, seat)
    new = max(LOWEST, min(HIGHEST, now + by))
    return CounterChanged(key, new) if key in state.counters and new != now else None


def _shift(table: Table, seat: int, by: int) -> Resolution[None]:
    event = price_moves(table.state, seat, by)
    if event is not None:
        yield from table.happen(event)


def divest(table: Table, seat: int) -> Resolution[bool]:
    """回収 (§x21-5): a crystal of the flow goes, one comes into the aura from where the price stands on the other side,
    the price falls by 2. True if both crystals moved; how far the price could fall doesn't matter.
    """
    if not (yield from move_crystals(table, FLOWS[seat], SHADOW, 1, "effect", seat)):
        return False
    state, mine = table.state, AURA[seat]
    source = price_place(state, seat, 1 - seat)
    target = mine if movable(state, source, mine, 1, "effect", seat) else SHADOW
    if not (yield from move_crystals(table, source, target, 1, "effect", seat)):
        return False
    yield from _shift(table, seat, -2)
    return True


def invest(table: Table, seat: int, card: int) -> Resolution[None]:
    """One card of 投資券の利用 (§x21-6-1 2 to 4): it is covered or unused again, a crystal of the own side goes
    from where the price stands into the flow, the price rises by 1; each only if what comes before could be done.
    """
    state = table.state
    special = state.kind(card) == "special"
    if not (yield from (return_unused if special else cover)(table, card)):
        return
    if (yield from move_crystals(table, price_place(state, seat, seat), FLOWS[seat], 1, "effect", seat)):
        yield from _shift(table, seat, 1)
