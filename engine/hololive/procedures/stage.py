"""What is done to holomem (§5.2, §5.10 to 5.19): they bloom, collab, change places, rest, and cards are attached to
them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import on_card, place, seat_of
from engine.cardgame.events import PiecesMoved
from engine.hololive.areas import ARCHIVE, BACK, CENTER, COLLAB, OUTSIDE, STAGE_LIMIT
from engine.hololive.events import (
    Bloomed,
    CardAttached,
    CardMoved,
    CardTurned,
    Healed,
    HpLeft,
    Marked,
    Uncovered,
)
from engine.hololive.legality import attachable, may_move
from engine.hololive.procedures.moving import moved, to_hand
from engine.hololive.values import (
    attached,
    controller,
    damage_on,
    holomem,
    hp,
    on_stage,
    resting,
    stack,
    supports,
)

if TYPE_CHECKING:
    from engine.hololive.state import State
    from engine.hololive.table import Table
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution

def enter(table: Table, seat: int, *cards: int, why: str = "enter") -> Resolution[bool]:
    """Cards come onto the stage at once: to the back position (§4.6.3), as many as it holds (§4.4.6.1); whether all
    did.
    """
    coming = cards[: STAGE_LIMIT - len(holomem(table.state, seat))]
    moves: list[Event] = [moved(table, card, BACK[seat], why) for card in coming]
    yield from table.happen(*moves, *(Marked(f"turn:entered:{card}") for card in coming))
    return coming == cards


def leave(
    table: Table, card: int, target: str, why: str = "effect", *, whole: bool = False, under: bool = False
) -> Resolution[None]:
    """A holomem leaves the stage: the top card goes there (of a deck, `under` it), the others under it to the archive
    (§4.4.7), or along with it as a `whole`. What was attached is archived by the next rule processing (§11.4.1).
    """
    owner = table.state.owner
    going: list[Event] = [
        moved(table, one, target if whole else ARCHIVE[owner[one]], why) for one in stack(table.state, card)
    ]
    if damage := damage_on(table.state, card):
        going.append(PiecesMoved("damage", on_card(card), OUTSIDE, damage, "leave"))
    yield from table.happen(*going, moved(table, card, target, why, under=under))


def go(table: Table, card: int, target: str, why: str) -> Resolution[None]:
    """A holomem goes to another position of its stage, as it is (§4.1.4, §4.4.4)."""
    state = table.state
    yield from table.happen(CardMoved(card, state.where[card], target, face_up=state.face[card], why=why))


def swap(table: Table, one: int, other: int, why: str = "swap") -> Resolution[bool]:
    """Two holomem of a stage change places (§5.10, §5.17); not if either can't move."""
    state = table.state
    if not (may_move(state, one) and may_move(state, other)):
        return False
    there, here = state.where[one], state.where[other]
    yield from table.happen(
        CardMoved(one, there, here, face_up=True, why=why), CardMoved(other, here, there, face_up=True, why=why)
    )
    return True


def do_collab(table: Table, card: int) -> Resolution[None]:
    """コラボする (§5.15)."""
    yield from go(table, card, COLLAB[controller(table.state, card)], "collab")


def to_center(table: Table, card: int) -> Resolution[None]:
    """A holomem takes the empty center position (§7.2.6, §7.7.3)."""
    yield from go(table, card, CENTER[controller(table.state, card)], "center")


def turn(table: Table, card: int, *, rest: bool) -> Resolution[None]:
    """お休みにする, お休みしていない状態にする (§5.2); nothing happens to what is so already (§1.3.2.1)."""
    if on_stage(table.state, card) and resting(table.state, card) != rest:
        yield from table.happen(CardTurned(card, rest))


def bloom(table: Table, seat: int, card: int, on: int) -> Resolution[None]:
    """Bloomする (§5.13): the card is laid upon a holomem, which stays the same one."""
    yield from table.happen(
        *_covered(table.state, card, on, "bloom"), Bloomed(seat, card, on), Marked(f"turn:bloomed:{card}")
    )


def _covered(state: State, card: int, on: int, why: str) -> list[Event]:
    """A card takes the place of another on top of a holomem, which goes under it with all that belongs to it."""
    where = state.where[on]
    index, stacked = state.piles[where].index(on), place("stack", seat_of(where))
    moves: list[Event] = [
        CardMoved(card, state.where[card], where, index, status=state.status[on], face_up=True, why=why),
        CardMoved(on, where, stacked, status="", why="under"),
        CardAttached(on, card, why),
    ]
    moves += [CardAttached(one, card, why) for one in attached(state, on) if one != card]
    damage = damage_on(state, on)
    return [*moves, PiecesMoved("damage", on_card(on), on_card(card), damage, "under")] if damage else moves


def back_to_debut(table: Table, card: int, chosen: int) -> Resolution[bool]:
    """Debutホロメンに戻す (§5.14): damage off, the chosen card stays with the cheer, all else goes to the hand."""
    state = table.state
    if lying := damage_on(state, card):
        yield from table.happen(HpLeft(card, hp(state, card), -lying))  # §5.14.1.2: no HP restored (§5.21)
    returned = Uncovered(controller(state, card), chosen, card)
    yield from table.happen(*_covered(state, chosen, card, "uncovered"), returned)
    yield from to_hand(table, [*stack(state, chosen), *supports(state, chosen)])
    return True


def debut_cards(state: State, card: int) -> list[int]:
    """The cards of Debut level that a holomem can go back to (§5.14.1.1)."""
    under = stack(state, card)
    if not under or state.info(card).level == "debut" or state.info(under[0]).level != "debut":
        return []
    return [one for one in under if state.info(one).level == "debut"]


def heal(table: Table, card: int, amount: int, seat: int) -> Resolution[int]:
    """HP回復 (§5.21): damage is taken off, as much as there is; how much it was."""
    amount = min(amount, damage_on(table.state, card))
    if amount > 0:
        yield from table.happen(Healed(card, amount, seat))
    return amount


def attach(table: Table, card: int, to: int, why: str = "attach") -> Resolution[bool]:
    """付ける, 送る (§5.16.2, §5.19): the card goes to the holomem; false where it has as many as it can have
    (§5.16.3.4).
    """
    state = table.state
    if not attachable(state, card, to):
        return False
    area = "cheer" if state.info(card).kind == "cheer" else "support"
    target = place(area, seat_of(state.where[to]))
    if state.where[card] == target:
        yield from table.happen(CardAttached(card, to))
        return True
    yield from table.happen(moved(table, card, target, why), CardAttached(card, to, why))
    return True
