"""What may be done now: each check answers with a refusal (code, place on the sheet, slots) or with nothing.

What is offered is what isn't refused; the sentence that a person reads when a card springs back is made of the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import seat_of
from engine.cardgame.in_force import forbidden
from engine.cardgame.refusals import Refused
from engine.cardgame.source import Source
from engine.mahoroba.card import KO, REST, STUN
from engine.mahoroba.values import empty_places, energy, in_area, main_unit, standby_units
from engine.text.phrase import CardName

if TYPE_CHECKING:
    from engine.mahoroba.card import Skill
    from engine.mahoroba.state import State


def may_charge(state: State) -> Refused | None:
    """Whether a card may be charged now (メインフェイズ ①)."""
    return Refused("charged-already", "main-1") if "turn:charge" in state.marks else None


def chargeable(state: State, seat: int, unit: int) -> Refused | None:
    """Whether a unit may be charged: one of its player's own that isn't knocked out (ユニットの状態 KO ※)."""
    return _own_unit(state, seat, unit)


def may_place(state: State, seat: int, card: int) -> Refused | None:
    """Whether a unit may be placed from the hand (メインフェイズ ②)."""
    if not state.info(card).is_unit:
        return Refused("not-a-unit", "main-2")
    return None if empty_places(state, seat) else Refused("no-empty-place", "main-2")


def may_use(state: State, seat: int, card: int) -> Refused | None:
    """Whether a card of the hand may be used as a command (メインフェイズ ③)."""
    info = state.info(card)
    if info.is_unit:
        return Refused("not-a-command", "main-3")
    if info.kind == "enhancement" and own_first_turn(state):
        return Refused("no-set-in-first-turn", "main")
    return None


def settable(state: State, seat: int, card: int, unit: int) -> Refused | None:
    """Whether an enhancement may be set on a unit (メインフェイズ ③)."""
    theirs = state.info(card).on_theirs
    if theirs and seat_of(state.where[unit]) == seat:
        return Refused("set-on-theirs", "main-3")
    return _own_unit(state, 1 - seat if theirs else seat, unit)


def may_skill(state: State, unit: int, skill: Skill) -> Refused | None:
    """Whether a unit's skill or EX skill may be used: not while it rests or is stunned, only with energy for its cost,
    and if what its text asks to be paid can be paid (ユニットの状態, バトルフェイズ ①).
    """
    if not skill.extra and state.turn == 1:
        return Refused("no-skill-in-first-turn", "battle-1")
    seat = seat_of(state.where[unit])
    status = state.status[unit]
    name = (("unit", CardName(state.info(unit).number)),)
    if status in (REST, STUN):
        return Refused(f"skill-while-{status}", "states", name)
    if status == KO:
        return Refused("knocked-out", "states", name)
    if energy(state, unit) < skill.cost:
        return Refused("too-little-energy", "battle-1", (("cost", skill.cost), ("energy", energy(state, unit))))
    if skill.once and f"turn:ex:{unit}" in state.marks:
        return Refused("once-a-turn", "main-4", name)
    source = Source(seat, unit)
    for cost in skill.pays:
        if not cost.payable(state, source):
            return Refused("cannot-pay", "main-4", (("clause", cost),))
    banned = forbidden(state, "skill", unit)
    return Refused("forbidden", "states", (("clause", banned[0].clause),)) if banned else None


def may_retreat(state: State, seat: int) -> Refused | None:
    """Whether the main unit may retreat (メインフェイズ ⑤): once a turn, not while it is stunned."""
    unit = main_unit(state, seat)
    if "turn:retreat" in state.marks:
        return Refused("retreated-already", "main-5")
    if state.status[unit] == STUN:
        return Refused("retreat-while-stun", "states", (("unit", CardName(state.info(unit).number)),))
    banned = forbidden(state, "retreat", unit)
    if banned:
        return Refused("forbidden", "states", (("clause", banned[0].clause),))
    return None if standby_units(state, seat) else Refused("nobody-on-standby", "main-5")


def own_first_turn(state: State) -> bool:
    """Whether it is the first turn of the player whose turn it is."""
    return state.turn <= 2


def _own_unit(state: State, seat: int, unit: int) -> Refused | None:
    if seat_of(state.where[unit]) != seat:
        return Refused("not-your-unit", "main")
    if not in_area(state, unit):
        return Refused("knocked-out", "states", (("unit", CardName(state.info(unit).number)),))
    return None


