"""What is asked, and what may be answered, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame import decisions as any_asked
from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.questions import Labels, Prompts, by_card, name_in
from engine.cardgame.view import Call
from engine.cardgame.wording import card_name, how_many
from engine.mahoroba import decisions as asked
from engine.mahoroba.areas import UNIT_PLACES
from engine.mahoroba.card_text import skill_name
from engine.mahoroba.terms import place_called, term
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.cardgame.questions import Label
    from engine.cardgame.view import View
    from engine.kernel.decisions import Decision
    from engine.mahoroba.state import State
    from engine.text.phrase import Slot


# --- what is asked

_CALLS: Final[dict[type[Decision], Phrase]] = {
    asked.ChooseFirstUnit: say("mahoroba-call-first-unit"),
    asked.ChooseCourtesyDraw: say("mahoroba-call-courtesy-draw"),
    asked.ChooseHand: say("mahoroba-call-hand"),
    asked.ChooseSuccessor: say("mahoroba-call-successor"),
}


def call_of(decision: Decision, state: State) -> Call:
    """Why a player is called, in words that both may read; what not everybody may know is told as any choice."""
    found = _CALLS.get(type(decision))
    if found is not None:
        return Call(found)
    if decision.seat == state.turn_player and state.turn:
        return Call(say("mahoroba-call-turn", turn=state.turn, phase=state.phase or "draw"), "turn")
    return Call(say("mahoroba-call-choice"))


def _order(decision: asked.ChooseOrder) -> Phrase:
    return say("ask-order", damage=decision.damage)


def _cards(decision: any_asked.ChooseCards) -> Phrase:
    count = how_many(decision.least, decision.most)
    if decision.shown:
        return say("ask-search", count=count) if decision.most else say("ask-search-none")
    if area_of(decision.target) == "discard":  # each goes to its owner's
        return say("ask-cards-discarded", count=count)
    return say("ask-cards-taken", count=count, area=place_called(decision.target))


_PROMPTS: Final[dict[type[Decision], Phrase | Callable[[Any], Phrase]]] = {
    asked.ChooseFirstUnit: say("ask-first-unit"),
    asked.ChooseCourtesyDraw: say("ask-courtesy-draw"),
    asked.ChooseHand: say("ask-hand"),
    asked.ChooseAct: say("ask-act"),
    asked.ChooseSkill: say("ask-skill"),
    asked.ChooseOrder: _order,
    asked.ChooseSuccessor: say("ask-successor"),
    asked.ChooseUnits: say("ask-units"),
    any_asked.ChooseCards: _cards,
    any_asked.ChooseOne: say("prompt-one-of"),
    any_asked.ChooseNext: say("ask-next"),
}
prompt_of: Final = Prompts(_PROMPTS).of


# --- what may be answered


_PLAIN: Final[dict[tuple[type[Decision] | None, str], Phrase]] = {
    (asked.ChooseCourtesyDraw, "yes"): say("answer-draw"),
    (asked.ChooseCourtesyDraw, "no"): say("answer-no-draw"),
    (None, "yes"): say("answer-yes"),
    (None, "no"): say("answer-no"),
    (None, "battle"): say("answer-battle"),
    (None, "end"): say("answer-end"),
}


def _skill(view: View, card: str, key: str) -> Slot:
    number = view.number_of(f"card:{card}")
    return skill_name(number, key) if number is not None else card_name(None)


def _main(view: View, seat: int) -> str:
    (unit,) = view.places[f"main.{seat}"].cards
    return unit.handle.removeprefix("card:")


def _unit(view: View, card: str) -> Slot:
    """A unit by its name, and by its area where there are two of that name: with its player where both have one."""
    handle = f"card:{card}"
    there = [(one, place) for places in UNIT_PLACES for place in places for one in view.places[place].cards]
    named = [place for one, place in there if one.handle == handle]
    same = [place for one, place in there if one.number == view.number_of(handle)]
    name = name_in(view, card)
    if not named or len(same) == 1:
        return name
    (where,) = named
    both = len({seat_of(place) for place in same}) > 1
    return say("unit-there", unit=name, area=place_called(where) if both else term(area_of(where)))


def _charge(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    return say("answer-charge", card=name_in(view, rest[0]), unit=_unit(view, rest[1]))


def _place(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    return say("answer-place", card=name_in(view, rest[0]), area=term(rest[1]))


def _set(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    return say("answer-set", card=name_in(view, rest[0]), unit=_unit(view, rest[1]))


def _ex(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    return say("answer-ex", unit=_unit(view, rest[0]), skill=_skill(view, rest[0], "ex"))


def _retreat(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    return say("answer-retreat", unit=_unit(view, rest[0]))


def _use_skill(view: View, decision: Decision, rest: Sequence[str]) -> Phrase:
    return say("answer-skill", skill=_skill(view, _main(view, decision.seat), rest[0]))


def _card(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    return say("answer-card", card=_unit(view, rest[-1]))


_LABELS: Final[dict[str, Label]] = {
    "charge": _charge, "place": _place, "use": by_card("answer-use"), "set": _set, "ex": _ex, "retreat": _retreat,
    "skill": _use_skill, "card": _card,
    # an effect among several, by its card: `next:<n>:card:<id>`, `effect:<n>:card:<id>`
    "next": _card, "effect": _card,
}  # fmt: skip
_BY_KIND: Final[dict[type[Decision], Label]] = {
    asked.ChooseHand: lambda _view, _decision, rest: say("answer-hand", hand=term(rest[0])),
}
label_of: Final = Labels(_PLAIN, _BY_KIND, _LABELS, say("answer-card", card=card_name(None))).of
