"""メインフェイズ: charge, place, command, EX skill, retreat, in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import on_card, place
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.mahoroba.areas import HAND, IN_USE, MAIN
from engine.mahoroba.decisions import ChooseAct
from engine.mahoroba.events import Marked
from engine.mahoroba.legality import chargeable, may_charge, may_place, may_retreat, may_skill, may_use, settable
from engine.mahoroba.procedures.battle_phase import skill_options
from engine.mahoroba.procedures.commands import set_on, use_command
from engine.mahoroba.procedures.knock_out import look_for_knock_outs
from engine.mahoroba.procedures.moving import attach, exchange, move_card
from engine.mahoroba.procedures.skills import use_skill
from engine.mahoroba.values import empty_places, main_unit, standby_units, units

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.kernel.resolution import Resolution
    from engine.mahoroba.state import State
    from engine.mahoroba.table import Table


def main_phase(table: Table) -> Resolution[None]:
    """Acts until the turn player goes on to the battle phase; after each it is looked who is knocked out."""
    seat = table.state.turn_player
    while True:
        options = (*acts(table.state, seat), _to_battle(table.state, seat))
        key = yield from ask_one(ChooseAct(seat=seat, options=options, section="main", rest=True))
        if key == "battle":
            return
        act, *rest = key.split(":")
        yield from _ACTS[act](table, seat, *rest)
        yield from look_for_knock_outs(table)


def acts(state: State, seat: int) -> Iterator[Option]:
    """Every act that may be done now: nothing that `legality` refuses."""
    hand = state.piles.get(HAND[seat], ())
    yield from _charges(state, seat, hand)
    for card in hand:
        if state.info(card).is_unit:
            yield from _placings(state, seat, card)
        elif may_use(state, seat, card) is None:
            yield from _uses(state, seat, card)
    for unit in units(state, seat):
        where = state.where[unit]
        for skill in state.info(unit).skills:
            if skill.extra and may_skill(state, unit, skill) is None:
                yield Option(f"ex:{unit}", (Move(f"card:{unit}", where, where),))
    if may_retreat(state, seat) is None:
        main = main_unit(state, seat)
        for unit in standby_units(state, seat):
            where = state.where[unit]
            moves = (Move(f"card:{main}", MAIN[seat], where), Move(f"card:{unit}", where, MAIN[seat]))
            yield Option(f"retreat:{unit}", moves)


def _charges(state: State, seat: int, hand: tuple[int, ...]) -> Iterator[Option]:
    if may_charge(state) is not None:
        return
    able = [unit for unit in units(state, seat) if chargeable(state, seat, unit) is None]
    for card in hand:
        for unit in able:
            yield Option(f"charge:{card}:{unit}", (Move(f"card:{card}", HAND[seat], on_card(unit)),))


def _placings(state: State, seat: int, card: int) -> Iterator[Option]:
    if may_place(state, seat, card) is None:
        for where in empty_places(state, seat):
            yield Option(f"place:{card}:{where.partition('.')[0]}", (Move(f"card:{card}", HAND[seat], where),))


def _uses(state: State, seat: int, card: int) -> Iterator[Option]:
    info = state.info(card)
    if info.kind != "enhancement":
        yield Option(f"use:{card}", (Move(f"card:{card}", HAND[seat], IN_USE[seat]),))
        return
    for unit in units(state, 1 - seat if info.on_theirs else seat):
        if settable(state, seat, card, unit) is None:
            yield Option(f"set:{card}:{unit}", (Move(f"card:{card}", HAND[seat], on_card(unit)),))


def _to_battle(state: State, seat: int) -> Option:
    """On to the battle phase; a skill that could be used there leads to it."""
    moves = tuple(move for option in skill_options(state, seat) for move in option.moves)
    return Option("battle", moves, leads=True)


def _charge(table: Table, _seat: int, card: str, unit: str) -> Resolution[None]:
    table.emit(Marked("turn:charge"))
    yield from attach(table, int(card), int(unit), "energy", "charge")


def _place(table: Table, seat: int, card: str, area: str) -> Resolution[None]:
    yield from move_card(table, int(card), place(area, seat), "place")


def _use(table: Table, seat: int, card: str) -> Resolution[None]:
    yield from use_command(table, seat, int(card))


def _set(table: Table, seat: int, card: str, unit: str) -> Resolution[None]:
    yield from set_on(table, seat, int(card), int(unit))


def _ex(table: Table, _seat: int, unit: str) -> Resolution[None]:
    yield from use_skill(table, int(unit), table.state.info(int(unit)).skill("ex"))


def _retreat(table: Table, _seat: int, unit: str) -> Resolution[None]:
    table.emit(Marked("turn:retreat"))
    yield from exchange(table, int(unit), "retreat")


_ACTS: Final[dict[str, Callable[..., Resolution[None]]]] = {
    "charge": _charge, "place": _place, "use": _use, "set": _set, "ex": _ex, "retreat": _retreat,
}  # fmt: skip
