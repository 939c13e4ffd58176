"""Basic actions (§9-6): the five of the rules, and what pays for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import COVER, HAND
from engine.sakura.decisions import ChooseBasicPayment
from engine.sakura.events import BasicActionBegan, BasicActionEnded
from engine.sakura.in_force import choosable
from engine.sakura.procedures.lasting import due
from engine.sakura.procedures.legality import basic_moves_nothing, basic_places, may_basic
from engine.sakura.procedures.moving import cover, move_crystals
from engine.sakura.procedures.vigor import can_pay_vigor, pay_vigor

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table

BASIC_ACTIONS = ("forward", "backward", "recover", "focus", "breakaway")


def basic_options(state: State, seat: int) -> list[Option]:
    """The basic actions that a player may choose now, as crystals to be moved (§9-6 i-B)."""
    places = basic_places(seat)
    return [
        Option(f"basic:{action}", (Move("crystal", *places[action]),))
        for action in BASIC_ACTIONS
        if may_basic(state, seat, action) is None
    ]


def payment_options(state: State, seat: int) -> list[Option]:
    """What can pay for a basic action of standard actions (§9-6 ii): a vigor, or a hand card covered."""
    options = []
    if can_pay_vigor(state, seat):
        options.append(Option("vigor", (Move("vigor", f"vigor.{seat}", "paid"),)))
    options += [
        Option(f"cover:{card}", (Move(f"card:{card}", HAND[seat], COVER[seat]),))
        for card in choosable(state, state.piles.get(HAND[seat], ()), "cover")
    ]
    return options


def paid_basic_action(table: Table, seat: int, action: str) -> Resolution[bool]:
    """A basic action of standard actions: chosen, paid, done (§9-6 i to iii)."""
    options = tuple(payment_options(table.state, seat))
    key = yield from ask_one(ChooseBasicPayment(seat=seat, options=options, section="9-6", action=action))
    if key == "vigor":
        yield from pay_vigor(table, seat)
    else:
        yield from cover(table, int(key[6:]))
    return (yield from basic_action(table, seat, action))


def basic_action(table: Table, seat: int, action: str) -> Resolution[bool]:
    """Do a basic action without payment, as effects let do (§9-6 iii); true if it moved a crystal."""
    table.emit(BasicActionBegan(seat, action))
    number = table.state.basics
    moved = 0
    if basic_moves_nothing(table.state, seat, action) is None:
        source, target = basic_places(seat)[action]
        moved = yield from move_crystals(table, source, target, 1, "basic", seat)
    yield from table.happen(BasicActionEnded(seat, action, number))
    yield from due(table, f"basic:{number}")
    return moved == 1
