"""Basic actions (§9-6): the five of the rules, and what pays for them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import SEATS
from engine.cardgame.events import LastingEnded
from engine.cardgame.in_force import choosable, forbidden, in_force
from engine.cardgame.lasting import due
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import COVER, HAND
from engine.sakura.decisions import ChooseBasicPayment
from engine.sakura.events import BasicActionBegan, BasicActionEnded
from engine.sakura.layers import IDLE
from engine.sakura.procedures.around import put_instead
from engine.sakura.procedures.legality import (
    against_master,
    basic_forbidden,
    basic_moves,
    basic_places,
    doing,
    may_basic,
    moves_nothing,
    name_of,
    reached,
)
from engine.sakura.procedures.moving import cover, move_crystals
from engine.sakura.procedures.vigor import can_pay_vigor, pay_vigor
from engine.sakura.values.numbers import distance, master_distance

if TYPE_CHECKING:
    from engine.cardgame.hooks import Offer
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.procedures.legality import Reach
    from engine.sakura.state import State
    from engine.sakura.table import Table

BASIC_ACTIONS = ("forward", "backward", "recover", "focus", "breakaway")
_OPTIONS: Final = tuple(
    {action: Option(f"basic:{action}", (Move("piece", *basic_places(seat)[action]),)) for action in BASIC_ACTIONS}
    for seat in SEATS
)


def basic_options(state: State, seat: int, now: int | None = None) -> list[Option]:
    """The basic actions that a player may choose now, as crystals to be moved (§9-6 i-B). `now`: the current distance,
    where it is known already.
    """
    if state.terminal[seat]:
        return []
    force = state.memo.force or in_force(state)
    reach = reached(state, seat, now)
    found = [
        Option(f"basic:{action}", basic_moves(state, seat, action))
        if action in reach.changed
        else _OPTIONS[seat][action]
        for action in _moving_something(reach)
        if not force.forbid or basic_forbidden(state, seat, action) is None
    ]
    return found + offered(state, seat) if force.offers else found


@cache
def _moving_something(reach: Reach) -> tuple[str, ...]:
    return tuple(action for action in BASIC_ACTIONS if moves_nothing(action, reach) is None)


def offers_to(state: State, seat: int) -> list[tuple[Offer, Source]]:
    """What a player may choose besides as a basic action (§9-6 i-B), and could do something now."""
    if state.terminal[seat] or basic_forbidden(state, seat) is not None:
        return []
    return [
        (hook, source)
        for hook, source in in_force(state).offers
        if source.seat == seat
        and hook.open(state, source)
        and (hook.possible is None or hook.possible(state, source))
    ]


def may_do(state: State, seat: int, action: str) -> bool:
    """Whether a player could do a basic action now (§9-6 i-B): one of the five that moves something, or one offered."""
    if action in BASIC_ACTIONS:
        return may_basic(state, seat, action) is None
    return any(hook.key == action for hook, _ in offers_to(state, seat))


def offered(state: State, seat: int) -> list[Option]:
    """The options of what else may be chosen as a basic action: a click on the card that gives it."""
    found = []
    for hook, source in offers_to(state, seat):
        where = state.where[source.card] if source.card >= 0 else ""
        moves = (Move(f"card:{source.card}", where, where),) if where else ()
        found.append(Option(f"basic:{hook.key}", moves, label=hook.label))
    return found


def payment_options(state: State, seat: int) -> tuple[Option, ...]:
    """What can pay for a basic action of standard actions (§9-6 ii): a vigor, or a hand card covered."""
    cards = choosable(state, state.piles.get(HAND[seat], ()), "cover")
    covered = [_covered(card, seat) for card in cards]
    return (_VIGOR[seat], *covered) if can_pay_vigor(state, seat) else tuple(covered)


_VIGOR: Final = tuple(Option("vigor", (Move("vigor", f"vigor.{seat}", "paid"),)) for seat in SEATS)


@cache
def _covered(card: int, seat: int) -> Option:
    return Option(f"cover:{card}", (Move(f"card:{card}", HAND[seat], COVER[seat]),))


def paid_basic_action(table: Table, seat: int, action: str, payments: tuple[Option, ...]) -> Resolution[bool]:
    """A basic action of standard actions: chosen, paid by one of the payments, done (§9-6 i to iii)."""
    key = yield from ask_one(ChooseBasicPayment(seat=seat, options=payments, section="9-6", action=action))
    if key == "vigor":
        yield from pay_vigor(table, seat)
    else:
        yield from cover(table, int(key[6:]))
    return (yield from basic_action(table, seat, action))


def _offering(state: State, seat: int, action: str) -> tuple[Offer, Source] | None:
    for hook, source in in_force(state).offers:
        if hook.key == action and source.seat == seat and hook.open(state, source):
            return hook, source
    return None


def basic_action(table: Table, seat: int, action: str) -> Resolution[bool]:
    """Do a basic action without payment, as effects let do (§9-6 iii); true if it did what it says, and nothing else
    was done instead.
    """
    state = table.state
    if basic_forbidden(state, seat, action) is not None:
        return False
    extra = _offering(state, seat, action) if (state.memo.force or in_force(state)).offers else None
    if extra is None and action not in BASIC_ACTIONS:
        return False
    if (yield from put_instead(table, name_of(action), seat)):
        return False
    begun = table.next_id()
    table.emit(BasicActionBegan(seat, action))
    number = state.basics
    if forbidden(state, IDLE, seat) is not None:
        done = False
    elif extra is not None:
        hook, source = extra
        done = yield from hook.resolve(table, source)
    else:
        done = bool((yield from put_instead(table, doing(action), seat)))
        if not done and against_master(action, distance(state), master_distance(state)) is None:
            done = (yield from move_crystals(table, *basic_places(seat)[action], 1, "basic", seat)) == 1
    if state.lasting:
        over = tuple(one.id for one in state.lasting if one.until == f"basic.{seat}" and one.id < begun)
        if over:
            table.emit(LastingEnded(over))
    yield from table.happen(BasicActionEnded(seat, action, number))
    yield from due(table, f"basic:{number}", "5-1-1")
    return done
