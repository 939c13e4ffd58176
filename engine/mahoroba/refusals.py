"""Why no option of the open decision has a move: what the sheet says to a hand that has just run into it.

The same checks are asked that the options came from, about what the move would be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.refusals import Refusals, Refused, reasons
from engine.mahoroba.areas import HAND, MAIN, STANDBY, UNIT_PLACES
from engine.mahoroba.card import KO
from engine.mahoroba.decisions import ChooseAct, ChooseSkill
from engine.mahoroba.legality import (
    chargeable,
    may_charge,
    may_place,
    may_retreat,
    may_skill,
    may_use,
    settable,
)
from engine.mahoroba.wording import prompt_of
from engine.text.phrase import CardName

if TYPE_CHECKING:
    from engine.cardgame.refusals import Reason
    from engine.kernel.decisions import Decision, Move
    from engine.mahoroba.state import State

REASONS: Final[dict[str, Reason]] = reasons("refusal-", (
    ("over", "battle-4"),
    ("theirs", ""),
    ("hidden", "preparation-3"),
    # charge, place, commands
    ("charged-already", "main-1"),
    ("not-a-unit", "main-2"),
    ("no-empty-place", "main-2"),
    ("place-taken", "main-2"),
    ("place-main", "main-2"),
    ("not-a-command", "main-3"),
    ("no-set-in-first-turn", "main"),
    ("set-on-unit", "main-3"),
    ("set-on-theirs", "main-3"),
    ("not-your-unit", "main"),
    ("knocked-out", "states", "unit"),
    # skills
    ("no-skill-in-first-turn", "battle-1"),
    ("skill-while-rest", "states", "unit"),
    ("skill-while-stun", "states", "unit"),
    ("too-little-energy", "battle-1", "cost", "energy"),
    ("once-a-turn", "main-4", "unit"),
    ("cannot-pay", "main-4", "clause"),
    ("no-ex-skill", "main-4", "unit"),
    ("skill-from-main", "battle-1"),
    ("skill-in-battle", "battle-1"),
    ("main-phase-only", "main"),
    ("forbidden", "states", "clause"),
    # moving units
    ("retreated-already", "main-5"),
    ("retreat-while-stun", "states", "unit"),
    ("nobody-on-standby", "main-5"),
    ("stays", "main-5"),
    ("energy-stays", "battle-1"),
    # decks
    ("unknown-card", "preparation-2", "number"),
    ("too-many-copies", "preparation-2", "card", "count", "most"),
    ("deck-size", "preparation-2", "count", "wanted"),
    ("no-unit", "preparation-2"),
    ("other-cards", "preparation-2", "set", "edition"),
))  # fmt: skip
"""Every reason of this game by its code."""


def _own(state: State, decision: Decision, card: int, move: Move) -> Refused | None:
    """Why an act of the main or battle phase that the move would be can't be done."""
    if not isinstance(decision, ChooseAct | ChooseSkill):
        return None
    seat, where = decision.seat, state.where[card]
    if card in state.attached:
        return Refused("energy-stays", "battle-1")
    if seat_of(where) != seat:
        return Refused("theirs", decision.section)
    if isinstance(decision, ChooseSkill) and not _is_attack(seat, move):
        return Refused("main-phase-only", "main")
    if where == HAND[seat]:
        return _from_hand(state, seat, card, move.target)
    return _with_unit(state, seat, card, move) if where in UNIT_PLACES[seat] else None


def _is_attack(seat: int, move: Move) -> bool:
    return move.source in UNIT_PLACES[seat] and move.target not in UNIT_PLACES[seat]


def _from_hand(state: State, seat: int, card: int, target: str) -> Refused | None:
    """A card of the hand: onto a unit, into an area, or played."""
    if area_of(target) == "card":
        unit = int(target[5:])
        if state.info(card).kind == "enhancement":
            return may_use(state, seat, card) or settable(state, seat, card, unit)
        return chargeable(state, seat, unit) or may_charge(state)
    if target in STANDBY[seat]:
        return may_place(state, seat, card) or (Refused("place-taken", "main-2") if state.piles.get(target) else None)
    if target in MAIN:
        return Refused("place-main" if state.info(card).is_unit else "not-a-unit", "main-2")
    if area_of(target) == "in-use":
        return may_use(state, seat, card) or Refused("set-on-unit", "main-3")
    return None


def _with_unit(state: State, seat: int, unit: int, move: Move) -> Refused | None:
    """A unit of the area: its EX skill, its retreat, or its skill."""
    name = (("unit", CardName(state.info(unit).number)),)
    if state.status[unit] == KO:
        return Refused("knocked-out", "states", name)
    if move.target == move.source:
        extra = [skill for skill in state.info(unit).skills if skill.extra]
        return may_skill(state, unit, extra[0]) if extra else Refused("no-ex-skill", "main-4", name)
    if move.target in UNIT_PLACES[seat]:
        return _to_own_place(state, seat, move)
    if state.where[unit] not in MAIN:
        return Refused("skill-from-main", "battle-1")
    for skill in state.info(unit).skills:
        refused = None if skill.extra else may_skill(state, unit, skill)
        if refused is not None:
            return refused
    return Refused("skill-in-battle", "battle-1")


def _to_own_place(state: State, seat: int, move: Move) -> Refused | None:
    """Main unit and stand-by unit change places by a retreat only."""
    if MAIN[seat] not in (move.source, move.target):
        return Refused("stays", "main-5")
    refused = may_retreat(state, seat)
    if refused is not None:
        return refused
    other = move.target if move.source == MAIN[seat] else move.source
    for unit in state.piles.get(other, ()):
        if state.status[unit] == KO:
            return Refused("knocked-out", "states", (("unit", CardName(state.info(unit).number)),))
    return Refused("nobody-on-standby", "main-5")


_REFUSALS: Final = Refusals(REASONS, (ChooseAct, ChooseSkill), prompt_of, _own)
refusal, why_not = _REFUSALS.refusal, _REFUSALS.why_not
