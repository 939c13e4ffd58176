"""The payment of costs (§9-3): the cost of a special from the flare, and additional costs (§10-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.hooks import Charged
from engine.cardgame.in_force import charges_on
from engine.cardgame.source import Source
from engine.sakura.areas import FLARE, SHADOW
from engine.sakura.events import CostPaid
from engine.sakura.procedures.lacerations import lacerate
from engine.sakura.procedures.legality import short_of
from engine.sakura.procedures.moving import move_crystals
from engine.sakura.values.numbers import cost

if TYPE_CHECKING:
    from engine.cardgame.hooks import Charge
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table


def pay_cost(table: Table, seat: int, card: int) -> Resolution[bool]:
    """Pay all costs of a use, or nothing if not all can be paid (§5-9, §9-3). X of the card's text is bound to
    the printed cost as it is at that moment; what makes the card cheaper doesn't lessen X, but where the cost isn't
    paid at all there is no such moment, and X is 0 (§5-11).
    """
    state = table.state
    use = state.use(card)
    waive = use.waive if use is not None else ""
    charged = Charged(card, seat)
    charges = charges_on(state, card, seat) if waive != "all" else []
    special = state.kind(card) == "special"
    price = cost(state, card, seat) if special and not waive else 0
    printed = state.info(card).cost
    x = price
    if not waive and printed is not None and not isinstance(printed, int):
        x = printed.value(state, Source(seat, card))
    if state.count(FLARE[seat]) < price or short_of(state, charged, charges) is not None:
        return False
    if price:
        if state.info(card).cost_lacerated:
            yield from lacerate(table, seat, FLARE[seat], price)  # the crystals stay (§x22-10)
        else:
            yield from move_crystals(table, FLARE[seat], SHADOW, price, "cost", seat, card)
    if special:
        yield from table.happen(CostPaid(card, price, x))
    if len(charges) > 1:
        charges.sort(key=lambda one: _leeway(state, charged, *one))
    for hook, source in charges:
        yield from hook.pay(table, source, charged)
    return True


def _leeway(state: State, charged: Charged, hook: Charge, source: Source) -> int:
    """How many cards more than it takes an additional cost leaves to choose from: where that is least it is paid first,
    so that no other takes what it needs.
    """
    if hook.takes is None:
        return 0
    cards, count = hook.takes(state, source, charged)
    return len(cards) - count
