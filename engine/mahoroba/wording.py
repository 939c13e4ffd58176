"""What is asked, and what may be answered, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame import decisions as any_asked
from engine.cardgame.wording import card_name, how_many
from engine.mahoroba import decisions as asked
from engine.mahoroba.card_text import skill_name
from engine.mahoroba.terms import place_called, term
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.cardgame.view import View
    from engine.kernel.decisions import Decision, Option
    from engine.mahoroba.state import State
    from engine.text.phrase import Slot


# --- what is asked

_CALLS: Final[dict[type[Decision], Phrase]] = {
    asked.ChooseFirstUnit: say("mahoroba-call-first-unit"),
    asked.ChooseHand: say("mahoroba-call-hand"),
    asked.ChooseSuccessor: say("mahoroba-call-successor"),
}


def call_of(decision: Decision, state: State) -> Phrase:
    """Why a player is called, in words that both may read; what not everybody may know is told as any choice."""
    found = _CALLS.get(type(decision))
    if found is not None:
        return found
    if decision.seat == state.turn_player and state.turn:
        return say("mahoroba-call-turn", turn=state.turn, phase=state.phase or "draw")
    return say("mahoroba-call-choice")


def prompt_of(decision: Decision) -> Phrase:
    """What is asked: in the words of the card that asks, or of the rule by the kind of decision."""
    if decision.prompt is not None:
        return decision.prompt
    return _PROMPTS[type(decision)](decision)


def _always(key: str) -> Callable[[Any], Phrase]:
    phrase = say(key)
    return lambda _decision: phrase


def _order(decision: asked.ChooseOrder) -> Phrase:
    return say("ask-order", damage=decision.damage)


def _cards(decision: any_asked.ChooseCards) -> Phrase:
    count = how_many(decision.least, decision.most)
    if decision.shown:
        return say("ask-search", count=count)
    return say("ask-cards", count=count, area=place_called(decision.target))


_PROMPTS: Final[dict[type[Decision], Callable[[Any], Phrase]]] = {
    asked.ChooseFirstUnit: _always("ask-first-unit"),
    asked.ChooseCourtesyDraw: _always("ask-courtesy-draw"),
    asked.ChooseHand: _always("ask-hand"),
    asked.ChooseAct: _always("ask-act"),
    asked.ChooseSkill: _always("ask-skill"),
    asked.ChooseOrder: _order,
    asked.ChooseSuccessor: _always("ask-successor"),
    asked.ChooseUnits: _always("ask-units"),
    any_asked.ChooseCards: _cards,
    any_asked.ChooseOne: _always("prompt-one-of"),
    any_asked.ChooseNext: _always("ask-next"),
}


# --- what may be answered


def label_of(decision: Decision, option: Option, view: Any) -> Phrase:
    """An option in words, as the seat that sees the view may read them."""
    if option.label is not None:
        return option.label
    head, *rest = option.key.split(":")
    plain = _PLAIN.get((type(decision), option.key)) or _PLAIN.get((None, option.key))
    if plain is not None:
        return say(plain)
    if isinstance(decision, asked.ChooseHand):
        return say("answer-hand", hand=term(option.key))
    return _LABELS[head](view, decision, rest)


_PLAIN: Final[dict[tuple[type[Decision] | None, str], str]] = {
    (asked.ChooseCourtesyDraw, "yes"): "answer-draw",
    (asked.ChooseCourtesyDraw, "no"): "answer-no-draw",
    (None, "yes"): "answer-yes",
    (None, "no"): "answer-no",
    (None, "battle"): "answer-battle",
    (None, "end"): "answer-end",
}


def _name(view: View, card: str) -> Slot:
    return card_name(view.number_of(f"card:{card}"))


def _skill(view: View, card: str, key: str) -> Slot:
    number = view.number_of(f"card:{card}")
    return skill_name(number, key) if number is not None else card_name(None)


def _main(view: View, seat: int) -> str:
    (unit,) = view.places[f"main.{seat}"].cards
    return unit.handle.removeprefix("card:")


def _charge(view: View, _decision: Decision, rest: list[str]) -> Phrase:
    return say("answer-charge", card=_name(view, rest[0]), unit=_name(view, rest[1]))


def _place(view: View, _decision: Decision, rest: list[str]) -> Phrase:
    return say("answer-place", card=_name(view, rest[0]), area=term(rest[1]))


def _use(view: View, _decision: Decision, rest: list[str]) -> Phrase:
    return say("answer-use", card=_name(view, rest[0]))


def _set(view: View, _decision: Decision, rest: list[str]) -> Phrase:
    return say("answer-set", card=_name(view, rest[0]), unit=_name(view, rest[1]))


def _ex(view: View, _decision: Decision, rest: list[str]) -> Phrase:
    return say("answer-ex", unit=_name(view, rest[0]), skill=_skill(view, rest[0], "ex"))


def _retreat(view: View, _decision: Decision, rest: list[str]) -> Phrase:
    return say("answer-retreat", unit=_name(view, rest[0]))


def _use_skill(view: View, decision: Decision, rest: list[str]) -> Phrase:
    return say("answer-skill", skill=_skill(view, _main(view, decision.seat), rest[0]))


def _card(view: View, decision: Decision, rest: list[str]) -> Phrase:
    """A card by name; one that is only shown for the choice by what the engine says of it."""
    return say("answer-card", card=_name(view, rest[0]))


def _last(view: View, _decision: Decision, rest: list[str]) -> Phrase:
    """An effect among several, by its card: `next:<n>:card:<id>`, `effect:<n>:card:<id>`."""
    return say("answer-card", card=_name(view, rest[-1]))


_LABELS: Final[dict[str, Callable[[View, Decision, list[str]], Phrase]]] = {
    "charge": _charge, "place": _place, "use": _use, "set": _set, "ex": _ex, "retreat": _retreat,
    "skill": _use_skill, "card": _card, "next": _last, "effect": _last,
}  # fmt: skip

