"""What is asked, and what may be answered, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame import decisions as any_asked
from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.questions import Labels, Prompts, by_card, name_in
from engine.cardgame.view import Call
from engine.cardgame.wording import card_name, how_many
from engine.hololive import decisions as asked
from engine.hololive.areas import POSITION_KEYS
from engine.hololive.card_text import art_name, skill_name
from engine.hololive.registry import REGISTRY
from engine.hololive.terms import place_called, term
from engine.text.phrase import CardName, Phrase, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.cardgame.questions import Label
    from engine.cardgame.view import View
    from engine.hololive.state import State
    from engine.kernel.decisions import Decision
    from engine.text.phrase import Slot


# --- what is asked

_CALLS: Final[dict[type[Decision], Phrase]] = {
    asked.ChooseFirst: say("hololive-call-first"),
    asked.ChooseRedraw: say("hololive-call-redraw"),
    asked.ChooseFirstHolomem: say("hololive-call-first-holomem"),
    asked.ChooseFirstBack: say("hololive-call-first-back"),
}


def call_of(decision: Decision, state: State) -> Call:
    """Why a player is called, in words that both may read; what not everybody may know is told as any choice."""
    found = _CALLS.get(type(decision))
    if found is not None:
        return Call(found)
    if not state.turn:
        return Call(say("hololive-call-preparation"))
    if decision.seat == state.turn_player:
        return Call(say("hololive-call-turn", turn=state.turn, step=term(f"{state.phase or 'reset'}-step")), "turn")
    return Call(say("hololive-call-choice"))


def _holomem(decision: asked.ChooseHolomem) -> Phrase:
    """By what is done with the holomem: cheer of the cheer step or of life goes to it, a card goes to it, it comes to
    the empty center, or a text wants so many.
    """
    key = _HOLOMEM.get(decision.section)
    if key is not None:
        return say(key)
    if decision.card:
        return say("hololive-ask-holomem-for-card")
    return say("hololive-ask-holomem", count=people(decision.least, decision.most))


_HOLOMEM: Final = {
    "7.2.6": "hololive-ask-center",
    "7.7.3": "hololive-ask-center",
    "7.4.2": "hololive-ask-cheer",
    "11.3.2": "hololive-ask-downed-first",
    "11.5.1": "hololive-ask-life",
    "5.23.1": "hololive-ask-arts-again",
}


def people(least: int, most: int) -> Phrase:
    """How many holomem are to be chosen: just so many, up to so many, or between two numbers."""
    if least == most:
        return say("hololive-people-just", count=most)
    if least == 0:
        return say("hololive-people-up-to", count=most)
    return say("hololive-people-between", least=least, most=most)


def _cards(decision: any_asked.ChooseCards) -> Phrase:
    count = how_many(decision.least, decision.most)
    if not decision.target:
        return say("hololive-ask-cards", count=count)
    if decision.section in _BY_RULE and not decision.source:
        return say(_BY_RULE[decision.section], count=count, most=decision.most, area=place_called(decision.target))
    in_order = decision.ordered and decision.most > 1
    key = "hololive-ask-cards-in-order" if in_order else _CARDS.get(area_of(decision.target))
    return say(key or "hololive-ask-cards-for", count=count, area=place_called(decision.target))


_BY_RULE: Final = {
    "6.2.1.10.2": "hololive-ask-cards-penalty",
    "8.7.2": "hololive-ask-cards-baton",
    "11.4.2": "hololive-ask-cards-surplus",
}
"""What rules ask cards for."""
_CARDS: Final = {"archive": "hololive-ask-cards-archived", "hand": "hololive-ask-cards-taken"}


_PROMPTS: Final[dict[type[Decision], Phrase | Callable[[Any], Phrase]]] = {
    asked.ChooseFirst: say("hololive-ask-first"),
    asked.ChooseRedraw: say("hololive-ask-redraw"),
    asked.ChooseFirstHolomem: say("hololive-ask-first-holomem"),
    asked.ChooseFirstBack: say("hololive-ask-first-back"),
    asked.ChooseHolomem: _holomem,
    asked.ChooseAct: say("hololive-ask-act"),
    asked.ChooseArts: say("hololive-ask-arts"),
    any_asked.ChooseCards: _cards,
    any_asked.ChooseOne: say("hololive-ask-one"),
    any_asked.ChooseNext: say("hololive-ask-next"),
    any_asked.ChooseNumber: say("hololive-ask-number"),
    any_asked.ChooseName: say("hololive-ask-name"),
    any_asked.LookAt: say("hololive-ask-look"),
}
prompt_of: Final = Prompts(_PROMPTS).of


# --- what may be answered


_PLAIN: Final[dict[tuple[type[Decision] | None, str], Phrase]] = {
    (asked.ChooseFirst, "me"): say("hololive-answer-first-me"),
    (asked.ChooseFirst, "opponent"): say("hololive-answer-first-opponent"),
    (asked.ChooseRedraw, "yes"): say("hololive-answer-redraw"),
    (asked.ChooseRedraw, "no"): say("hololive-answer-keep"),
    (asked.ChooseAct, "end"): say("hololive-answer-end-main"),
    (asked.ChooseArts, "end"): say("hololive-answer-end-performance"),
    (None, "yes"): say("hololive-answer-yes"),
    (None, "no"): say("hololive-answer-no"),
    (None, "seen"): say("hololive-answer-seen"),
}


def _holomem_at(view: View, card: str) -> Slot:
    """A holomem with its position, since many have one name; whose it is, where it isn't the seat's own."""
    seen, where = view.found(f"card:{card}")
    if seen is None or area_of(where) not in POSITION_KEYS:
        return name_in(view, card)
    area = term(area_of(where)) if seat_of(where) == view.seat else place_called(where)
    return say("hololive-holomem-at", card=card_name(seen.number), area=area)


def _bloom(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    number = view.number_of(f"card:{rest[0]}")
    level = REGISTRY.cards[number].level if number is not None else None
    blooms = term(level or "holomem")
    return say("hololive-answer-bloom", card=name_in(view, rest[0]), level=blooms, on=_holomem_at(view, rest[1]))


def _skill(view: View, decision: Decision, rest: Sequence[str]) -> Phrase:
    oshi = view.places[f"oshi.{decision.seat}"].cards
    number = oshi[0].number if oshi else None
    name: Slot = skill_name(number, rest[0]) if number is not None else card_name(None)
    return say(f"hololive-answer-skill-{rest[0]}", skill=name)


def _attach(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    return say("hololive-answer-attach", card=name_in(view, rest[0]), to=_holomem_at(view, rest[1]))


def _arts(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    card, key, target = rest
    number = view.number_of(f"card:{card}")
    name: Slot = art_name(number, key) if number is not None else card_name(None)
    return say("hololive-answer-arts", card=name_in(view, card), arts=name, target=_holomem_at(view, target))


def _card(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    return say("hololive-answer-card", card=_holomem_at(view, rest[-1]))


_LABELS: Final[dict[str, Label]] = {
    "place": by_card("hololive-answer-place"),
    "bloom": _bloom,
    "collab": by_card("hololive-answer-collab"),
    "baton": by_card("hololive-answer-baton"),
    "skill": _skill,
    "play": by_card("hololive-answer-play"),
    "attach": _attach,
    "act": by_card("hololive-answer-ability", -1),
    "arts": _arts,
    "card": _card,
    "next": _card,
}
_BY_KIND: Final[dict[type[Decision], Label]] = {
    any_asked.ChooseNumber: lambda _view, _decision, rest: say("hololive-answer-number", number=int(rest[0])),
    any_asked.ChooseName: lambda _view, _decision, rest: say("hololive-answer-card", card=CardName(rest[0])),
}
label_of: Final = Labels(_PLAIN, _BY_KIND, _LABELS, say("hololive-answer-card", card=card_name(None))).of
