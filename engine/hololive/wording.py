"""What is asked, and what may be answered, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame import decisions as any_asked
from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.wording import card_name, how_many
from engine.hololive import decisions as asked
from engine.hololive.areas import POSITION_KEYS
from engine.hololive.card_text import art_name, skill_name
from engine.hololive.registry import REGISTRY
from engine.hololive.terms import place_called, term
from engine.text.phrase import CardName, Phrase, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.cardgame.view import View
    from engine.hololive.state import State
    from engine.kernel.decisions import Decision, Option
    from engine.text.phrase import Slot


# --- what is asked

_CALLS: Final[dict[type[Decision], Phrase]] = {
    asked.ChooseFirst: say("hololive-call-first"),
    asked.ChooseRedraw: say("hololive-call-redraw"),
    asked.ChooseFirstHolomem: say("hololive-call-first-holomem"),
    asked.ChooseFirstBack: say("hololive-call-first-back"),
}


def call_of(decision: Decision, state: State) -> Phrase:
    """Why a player is called, in words that both may read; what not everybody may know is told as any choice."""
    found = _CALLS.get(type(decision))
    if found is not None:
        return found
    if not state.turn:
        return say("hololive-call-preparation")
    if decision.seat == state.turn_player:
        return say("hololive-call-turn", turn=state.turn, step=term(f"{state.phase or 'reset'}-step"))
    return say("hololive-call-choice")


def prompt_of(decision: Decision) -> Phrase:
    """What is asked: in the words of the card that asks, or of the rule by the kind of decision."""
    if decision.prompt is not None:
        return decision.prompt
    return _PROMPTS[type(decision)](decision)


def _always(key: str) -> Callable[[Any], Phrase]:
    phrase = say(key)
    return lambda _decision: phrase


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
    "11.5.1": "hololive-ask-life",
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
        return say(_BY_RULE[decision.section], count=count)
    key = "hololive-ask-cards-in-order" if decision.ordered else _CARDS.get(area_of(decision.target))
    return say(key or "hololive-ask-cards-for", count=count, area=place_called(decision.target))


_BY_RULE: Final = {"6.2.1.10.2": "hololive-ask-cards-penalty", "8.7.2": "hololive-ask-cards-baton"}
"""What rules ask cards for."""
_CARDS: Final = {"archive": "hololive-ask-cards-archived", "hand": "hololive-ask-cards-taken"}


_PROMPTS: Final[dict[type[Decision], Callable[[Any], Phrase]]] = {
    asked.ChooseFirst: _always("hololive-ask-first"),
    asked.ChooseRedraw: _always("hololive-ask-redraw"),
    asked.ChooseFirstHolomem: _always("hololive-ask-first-holomem"),
    asked.ChooseFirstBack: _always("hololive-ask-first-back"),
    asked.ChooseHolomem: _holomem,
    asked.ChooseAct: _always("hololive-ask-act"),
    asked.ChooseArts: _always("hololive-ask-arts"),
    any_asked.ChooseCards: _cards,
    any_asked.ChooseOne: _always("hololive-ask-one"),
    any_asked.ChooseNext: _always("hololive-ask-next"),
    any_asked.ChooseNumber: _always("hololive-ask-number"),
    any_asked.ChooseName: _always("hololive-ask-name"),
    any_asked.LookAt: _always("hololive-ask-look"),
}


# --- what may be answered


def label_of(decision: Decision, option: Option, view: Any) -> Phrase:
    """An option in words, as the seat that sees the view may read them."""
    if option.label is not None:
        return option.label
    plain = _PLAIN.get((type(decision), option.key)) or _PLAIN.get((None, option.key))
    if plain is not None:
        return say(plain)
    if isinstance(decision, any_asked.ChooseNumber):
        return say("hololive-answer-number", number=int(option.key))
    if isinstance(decision, any_asked.ChooseName):
        return say("hololive-answer-card", card=CardName(option.key))
    head, *rest = option.key.split(":")
    return _LABELS.get(head, _back)(view, decision, rest)


_PLAIN: Final[dict[tuple[type[Decision] | None, str], str]] = {
    (asked.ChooseFirst, "me"): "hololive-answer-first-me",
    (asked.ChooseFirst, "opponent"): "hololive-answer-first-opponent",
    (asked.ChooseRedraw, "yes"): "hololive-answer-redraw",
    (asked.ChooseRedraw, "no"): "hololive-answer-keep",
    (asked.ChooseAct, "end"): "hololive-answer-end-main",
    (asked.ChooseArts, "end"): "hololive-answer-end-performance",
    (None, "yes"): "hololive-answer-yes",
    (None, "no"): "hololive-answer-no",
    (None, "seen"): "hololive-answer-seen",
}


def _name(view: View, card: str) -> Slot:
    return card_name(view.number_of(f"card:{card}"))


def _holomem_at(view: View, card: str) -> Slot:
    """A holomem with its position, since many have one name; whose it is, where it isn't the seat's own."""
    seen, where = view.found(f"card:{card}")
    if seen is None or area_of(where) not in POSITION_KEYS:
        return _name(view, card)
    area = term(area_of(where)) if seat_of(where) == view.seat else place_called(where)
    return say("hololive-holomem-at", card=card_name(seen.number), area=area)


def _place(view: View, _decision: Decision, rest: list[str]) -> Phrase:
    return say("hololive-answer-place", card=_name(view, rest[0]))


def _bloom(view: View, _decision: Decision, rest: list[str]) -> Phrase:
    number = view.number_of(f"card:{rest[0]}")
    level = REGISTRY.cards[number].level if number is not None else None
    blooms = term(level or "holomem")
    return say("hololive-answer-bloom", card=_name(view, rest[0]), level=blooms, on=_holomem_at(view, rest[1]))


def _collab(view: View, _decision: Decision, rest: list[str]) -> Phrase:
    return say("hololive-answer-collab", card=_name(view, rest[0]))


def _baton(view: View, _decision: Decision, rest: list[str]) -> Phrase:
    return say("hololive-answer-baton", card=_name(view, rest[0]))


def _skill(view: View, decision: Decision, rest: list[str]) -> Phrase:
    oshi = view.places[f"oshi.{decision.seat}"].cards
    number = oshi[0].number if oshi else None
    name: Slot = skill_name(number, rest[0]) if number is not None else card_name(None)
    return say(f"hololive-answer-skill-{rest[0]}", skill=name)


def _play(view: View, _decision: Decision, rest: list[str]) -> Phrase:
    return say("hololive-answer-play", card=_name(view, rest[0]))


def _attach(view: View, _decision: Decision, rest: list[str]) -> Phrase:
    return say("hololive-answer-attach", card=_name(view, rest[0]), to=_holomem_at(view, rest[1]))


def _ability(view: View, _decision: Decision, rest: list[str]) -> Phrase:
    """An act that an effect offers, by the card that it is of, where the key says which."""
    return say("hololive-answer-ability", card=_name(view, rest[-1]))


def _arts(view: View, _decision: Decision, rest: list[str]) -> Phrase:
    card, key, target = rest
    number = view.number_of(f"card:{card}")
    name: Slot = art_name(number, key) if number is not None else card_name(None)
    return say("hololive-answer-arts", card=_name(view, card), arts=name, target=_holomem_at(view, target))


def _card(view: View, _decision: Decision, rest: list[str]) -> Phrase:
    return say("hololive-answer-card", card=_holomem_at(view, rest[0]))


def _next(view: View, _decision: Decision, rest: list[str]) -> Phrase:
    return say("hololive-answer-card", card=_name(view, rest[-1]))


def _back(_view: View, _decision: Decision, _rest: list[str]) -> Phrase:
    """A card of which nothing is known."""
    return say("hololive-answer-card", card=card_name(None))


_LABELS: Final[dict[str, Callable[[View, Decision, list[str]], Phrase]]] = {
    "place": _place,
    "bloom": _bloom,
    "collab": _collab,
    "baton": _baton,
    "skill": _skill,
    "play": _play,
    "attach": _attach,
    "act": _ability,
    "arts": _arts,
    "card": _card,
    "next": _next,
}
