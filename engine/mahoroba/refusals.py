"""Why no option of the open decision has a move: what the sheet says to a hand that has just run into it.

The same checks are asked that the options came from, about what the move would be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.refusals import EVERYWHERE, Refusals, Refused, reason
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

REASONS: Final[dict[str, Reason]] = EVERYWHERE | {
    "over": reason("battle-4", "refusal-over"),
    "theirs": reason("", "refusal-theirs"),
    "hidden": reason("preparation-3", "refusal-hidden"),
    # charge, place, commands
    "charged-already": reason("main-1", "refusal-charged-already"),
    "not-a-unit": reason("main-2", "refusal-not-a-unit"),
    "no-empty-place": reason("main-2", "refusal-no-empty-place"),
    "place-taken": reason("main-2", "refusal-place-taken"),
    "place-main": reason("main-2", "refusal-place-main"),
    "not-a-command": reason("main-3", "refusal-not-a-command"),
    "no-set-in-first-turn": reason("main", "refusal-no-set-in-first-turn"),
    "set-on-unit": reason("main-3", "refusal-set-on-unit"),
    "set-on-theirs": reason("main-3", "refusal-set-on-theirs"),
    "not-your-unit": reason("main", "refusal-not-your-unit"),
    "knocked-out": reason("states", "refusal-knocked-out", "unit"),
    # skills
    "no-skill-in-first-turn": reason("battle-1", "refusal-no-skill-in-first-turn"),
    "skill-while-rest": reason("states", "refusal-skill-while-rest", "unit"),
    "skill-while-stun": reason("states", "refusal-skill-while-stun", "unit"),
    "too-little-energy": reason("battle-1", "refusal-too-little-energy", "cost", "energy"),
    "once-a-turn": reason("main-4", "refusal-once-a-turn", "unit"),
    "cannot-pay": reason("main-4", "refusal-cannot-pay", "clause"),
    "no-ex-skill": reason("main-4", "refusal-no-ex-skill", "unit"),
    "skill-from-main": reason("battle-1", "refusal-skill-from-main"),
    "skill-at-main": reason("battle-1", "refusal-skill-at-main"),
    "main-phase-only": reason("main", "refusal-main-phase-only"),
    "forbidden": reason("states", "refusal-forbidden", "clause"),
    # moving units
    "retreated-already": reason("main-5", "refusal-retreated-already"),
    "retreat-while-stun": reason("states", "refusal-retreat-while-stun", "unit"),
    "nobody-on-standby": reason("main-5", "refusal-nobody-on-standby"),
    "nobody-there": reason("main-5", "refusal-nobody-there"),
    "stays": reason("main-5", "refusal-stays"),
    "energy-stays": reason("battle-1", "refusal-energy-stays"),
    # decks
    "unknown-card": reason("preparation-2", "refusal-unknown-card", "number"),
    "too-many-copies": reason("preparation-2", "refusal-too-many-copies", "card", "count", "most"),
    "deck-size": reason("preparation-2", "refusal-deck-size", "count", "wanted"),
    "no-unit": reason("preparation-2", "refusal-no-unit"),
    "other-cards": reason("preparation-2", "refusal-other-cards", "set", "edition"),
}
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
    if state.info(card).kind == "enhancement":  # beside a unit, or played
        return may_use(state, seat, card) or Refused("set-on-unit", "main-3")
    if target in STANDBY[seat]:
        return may_place(state, seat, card) or (Refused("place-taken", "main-2") if state.piles.get(target) else None)
    if target in MAIN:
        return Refused("place-main" if state.info(card).is_unit else "not-a-unit", "main-2")
    if area_of(target) == "in-use":
        return may_use(state, seat, card)
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
    refused = [may_skill(state, unit, skill) for skill in state.info(unit).skills if not skill.extra]
    return next((one for one in refused if all(refused) and one), Refused("skill-at-main", "battle-1"))


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
    return Refused("nobody-there", "main-5")


_REFUSALS: Final = Refusals(REASONS, (ChooseAct, ChooseSkill), prompt_of, _own)
refusal, why_not = _REFUSALS.refusal, _REFUSALS.why_not
