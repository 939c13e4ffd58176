"""Vigor and flinch (§5-1-2, §5-1-4), and paying with vigor (§5-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.in_force import forbidden
from engine.sakura.events import FlinchChanged, VigorChanged
from engine.sakura.values.numbers import vigor_limit

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table


def gain_vigor(table: Table, seat: int, count: int = 1) -> Resolution[bool]:
    """Gain vigor up to the limit; a player who flinches stops to instead (§5-1-4). True if all of it was gained."""
    state = table.state
    if state.flinched[seat]:
        yield from table.happen(FlinchChanged(seat, flinched=False))
        return False
    return (yield from set_vigor(table, seat, state.vigor[seat] + count))


def lose_vigor(table: Table, seat: int, count: int = 1) -> Resolution[bool]:
    """Lose vigor as far as there is (§5-10). True if all of it was lost."""
    return (yield from set_vigor(table, seat, table.state.vigor[seat] - count))


def set_vigor(table: Table, seat: int, vigor: int, why: str = "") -> Resolution[bool]:
    """Vigor becomes a value, not below 0 nor above the limit (§5-1-2). True if it became just that."""
    new = max(0, min(vigor, vigor_limit(table.state, seat)))
    if new != table.state.vigor[seat]:
        yield from table.happen(VigorChanged(seat, new, why))
    return new == vigor


def can_pay_vigor(state: State, seat: int, count: int = 1) -> bool:
    """Whether a player can pay that much vigor now (§5-9)."""
    return state.vigor[seat] >= count and forbidden(state, "pay-vigor", seat) is None


def pay_vigor(table: Table, seat: int, count: int = 1) -> Resolution[bool]:
    """Pay vigor, or nothing at all where it can't be paid in full (§5-9)."""
    if not can_pay_vigor(table.state, seat, count):
        return False
    yield from set_vigor(table, seat, table.state.vigor[seat] - count, "paid")
    return True


def flinch(table: Table, seat: int) -> Resolution[None]:
    """A player flinches (§5-1-4)."""
    if not table.state.flinched[seat]:
        yield from table.happen(FlinchChanged(seat, flinched=True))
