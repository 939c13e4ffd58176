"""Lacerations (§x22): tokens that a player has put on aura, life and flare of either player, and that become damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import SEATS, area_of, place, seat_of
from engine.sakura.areas import AURA, FLARE, LIFE, OUTSIDE
from engine.sakura.events import PiecesMoved
from engine.sakura.procedures.damage import choose_damage, take_on

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table

LACERATION: Final = "laceration-token"
"""The token; each is bound to the player who gives it (§x22-1)."""
WOUNDED: Final = (*AURA, *LIFE, *FLARE)
"""The places where lacerations lie (§x22-2 to §x22-4)."""


def token_of(owner: int) -> str:
    """The tokens that are bound to a player (§x22-1)."""
    return place(LACERATION, owner)


def lacerations(state: State, owner: int, where: str) -> int:
    """How many of a player's tokens lie at a place."""
    return state.lying(token_of(owner), where)


def lacerated_places(state: State, owner: int) -> list[str]:
    """The places where a player's tokens lie."""
    return [where for where in WOUNDED if lacerations(state, owner, where)]


def _laid(owner: int, where: str, count: int) -> PiecesMoved:
    return PiecesMoved(token_of(owner), OUTSIDE[owner], where, count, "laceration", owner)


def lacerate(table: Table, owner: int, where: str, count: int) -> Resolution[bool]:
    """A laceration of one value (§x22-6-3-1): as many tokens of the player who gives it are put there."""
    if count > 0:
        yield from table.happen(_laid(owner, where, count))
    return True


def take_laceration(
    table: Table,
    seat: int,
    aura: int | None,
    life: int | None,
    owner: int,
    attack: int = -1,
    chooser: int | None = None,
    both: bool = False,
    barred: bool = False,
) -> Resolution[bool]:
    """A laceration of two values (§x22-6-3-2), chosen as damage is: see `take_damage`; false if none was taken."""
    what = yield from choose_damage(
        table, seat, aura, life, chooser=chooser, attack=attack, both=both, barred=barred, lacerates=True
    )
    events = []
    if what in ("aura", "both") and aura:
        events.append(_laid(owner, AURA[seat], aura))
    if what in ("life", "both") and life:
        events.append(_laid(owner, LIFE[seat], life))
    yield from table.happen(*events)
    return bool(what)


def bleed(table: Table, owner: int, where: str) -> Resolution[bool]:
    """A player's tokens at a place are taken away, and become as much damage there (§x22-7)."""
    count = lacerations(table.state, owner, where)
    if not count:
        return False
    yield from table.happen(PiecesMoved(token_of(owner), where, OUTSIDE[owner], count, "laceration", owner))
    return (yield from take_on(table, seat_of(where), area_of(where), count, "effect"))


def bleeds_out(state: State, owner: int, seat: int) -> bool:
    """A player's tokens on a life are as many as that life or more (§x22-11-2)."""
    count = lacerations(state, owner, LIFE[seat])
    return count > 0 and count >= state.count(LIFE[seat])


def bleeding_out(state: State) -> list[tuple[int, int]]:
    """Whose tokens are as many as whose life or more."""
    return [(owner, seat) for owner in SEATS for seat in SEATS if bleeds_out(state, owner, seat)]
