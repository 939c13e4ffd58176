"""What is asked, and what may be answered, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame import decisions as any_asked
from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.questions import Labels, Prompts, by_card, name_in
from engine.cardgame.view import Call
from engine.cardgame.wording import card_name, how_many
from engine.hololive import decisions as asked
from engine.hololive.areas import ON_HOLOMEM_KEYS, POSITION_KEYS, SINGLE, STAGE
from engine.hololive.card_text import art_name, skill_name
from engine.hololive.registry import REGISTRY
from engine.hololive.terms import place_called, term
from engine.text.phrase import CardName, Phrase, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.cardgame.questions import Label
    from engine.cardgame.view import CardSeen, View
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
    """By the rule that asks: cheer of the cheer step or of life goes to the holomem, it comes to the empty center …"""
    return say(_HOLOMEM[decision.section])


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
    """By the rule that asks."""
    count, area = how_many(decision.least, decision.most), place_called(decision.target)
    return say(_CARDS[decision.section], count=count, most=decision.most, area=area)


_CARDS: Final = {
    "6.2.1.10.2": "hololive-ask-cards-penalty",
    "8.7.2": "hololive-ask-cards-baton",
    "11.4.2": "hololive-ask-cards-surplus",
}


_BY_KIND_OF_QUESTION: Final[dict[type[Decision], Phrase | Callable[[Any], Phrase]]] = {
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
_PROMPTS: Final = Prompts(_BY_KIND_OF_QUESTION)


def prompt_of(decision: Decision) -> Phrase:
    """What is asked: by a rule, or for a text how many cards or holomem are chosen and in the text's own words why."""
    asks = _PROMPTS.of(decision)
    if asks.key != "prompt-step":
        return asks
    if isinstance(decision, asked.ChooseHolomem):
        what, count = "holomem", people(decision.least, decision.most)
    else:
        what = "none" if not decision.options else "ordered" if decision.ordered else "cards"
        count = how_many(decision.least, decision.most)
    return say("hololive-ask-step", what=what, count=count, **dict(asks.slots))


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
    """A holomem with its position, since many have one name; whose it is, where it isn't the seat's own; its place in
    the row, where another of its name stands beside it. A card on a holomem with that.
    """
    seen, where = view.found(f"card:{card}")
    if seen is None:
        return name_in(view, card)
    if area_of(where) in ON_HOLOMEM_KEYS and (bearer := _bearer(view, card)):
        return say("hololive-card-on", card=card_name(seen.number), holomem=_holomem_at(view, bearer))
    if area_of(where) not in POSITION_KEYS:
        return name_in(view, card)
    area = term(area_of(where)) if seat_of(where) == view.seat else place_called(where)
    name, at = card_name(seen.number), _number_in_row(view, where, seen)
    if at:
        return say("hololive-holomem-in-row", card=name, area=area, at=at)
    return say("hololive-holomem-at", card=name, area=area)


def _bearer(view: View, card: str) -> str:
    """The holomem to which a card belongs, by its id; nothing where that has left the stage (§11.4.1)."""
    stage = (one for places in STAGE for where in places for one in view.places[where].cards)
    bearers = (one.handle for one in stage if any(its.handle == f"card:{card}" for its in one.attached))
    return next(bearers, "").removeprefix("card:")


def _number_in_row(view: View, where: str, seen: CardSeen) -> int:
    """The how-manyeth from the left a holomem is where it stands; 0 where its name says which it is."""
    row = view.places[where].cards
    return row.index(seen) + 1 if len(_namesakes(view, seen, where)) > 1 else 0


def _namesakes(view: View, seen: CardSeen, *places: str) -> list[CardSeen]:
    """The holomem of those places that are called as one of them is."""
    names = _names(seen)
    return [one for where in places for one in view.places[where].cards if _names(one) == names]


def _names(seen: CardSeen) -> tuple[str, ...]:
    return REGISTRY.cards[seen.number].names if seen.number is not None else ()


def _holomem_of(view: View, card: str, *areas: str) -> Slot:
    """A holomem of those areas: with its place only where another of its name is in them."""
    seen, where = view.found(f"card:{card}")
    if seen is None:
        return name_in(view, card)
    several = _namesakes(view, seen, *(f"{area}.{seat_of(where)}" for area in areas))
    return _holomem_at(view, card) if len(several) > 1 else name_in(view, card)


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
    user = _holomem_of(view, card, *SINGLE)
    return say("hololive-answer-arts", card=user, arts=name, target=_holomem_at(view, target))


def _card(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    return say("hololive-answer-card", card=_holomem_at(view, rest[-1]))


def _collab(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    return say("hololive-answer-collab", card=_holomem_of(view, rest[0], "back"))


def _baton(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    return say("hololive-answer-baton", card=_holomem_of(view, rest[0], "back"))


def _ability(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    return say("hololive-answer-ability", card=_holomem_at(view, rest[-1]))


_LABELS: Final[dict[str, Label]] = {
    "place": by_card("hololive-answer-place"),
    "bloom": _bloom,
    "collab": _collab,
    "baton": _baton,
    "skill": _skill,
    "play": by_card("hololive-answer-play"),
    "attach": _attach,
    "act": _ability,
    "arts": _arts,
    "card": _card,
    "next": _card,
}
_BY_KIND: Final[dict[type[Decision], Label]] = {
    any_asked.ChooseNumber: lambda _view, _decision, rest: say("hololive-answer-number", number=int(rest[0])),
    any_asked.ChooseName: lambda _view, _decision, rest: say("hololive-answer-card", card=CardName(rest[0])),
}
label_of: Final = Labels(_PLAIN, _BY_KIND, _LABELS, say("hololive-answer-card", card=card_name(None))).of
