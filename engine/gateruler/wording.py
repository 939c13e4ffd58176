"""What is asked, and what may be answered, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame import decisions as any_asked
from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.questions import Labels, Prompts, as_answer, by_card, name_in
from engine.cardgame.view import Call
from engine.cardgame.wording import card_name, how_many
from engine.gateruler import decisions as asked
from engine.gateruler.card_text import ability_called
from engine.gateruler.registry import REGISTRY
from engine.gateruler.sheet import attribute_called
from engine.gateruler.terms import place_called, term
from engine.text.phrase import CardName, Phrase, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.cardgame.questions import Label
    from engine.cardgame.view import View
    from engine.gateruler.state import State
    from engine.kernel.decisions import Decision
    from engine.text.phrase import Slot


# --- what is asked

_CALLS: Final[dict[type[Decision], Phrase]] = {
    asked.ChooseRedraw: say("gateruler-call-redraw"),
    asked.ChooseCounter: say("gateruler-call-counter"),
    asked.ChooseGuard: say("gateruler-call-guard"),
}


def call_of(decision: Decision, state: State) -> Call:
    """Why a player is called, in words that both may read; what not everybody may know is told as any choice."""
    found = _CALLS.get(type(decision))
    if found is not None:
        return Call(found)
    if not state.turn:
        return Call(say("gateruler-call-preparation"))
    if isinstance(decision, asked.ChooseAct) and not decision.main:
        return Call(say("gateruler-call-priority"))
    if decision.seat == state.turn_player:
        return Call(say("gateruler-call-turn", turn=state.turn, phase=term(f"{state.phase or 'start'}-phase")), "turn")
    return Call(say("gateruler-call-choice"))


def _act(decision: asked.ChooseAct) -> Phrase:
    return say("gateruler-ask-main" if decision.main else "gateruler-ask-act")


def _from_drive(decision: asked.ChooseFromDrive) -> Phrase:
    return say("gateruler-ask-from-drive" if decision.section == "10-3b" else "gateruler-ask-driven")


def _cost(decision: asked.ChooseCost) -> Phrase:
    return say("gateruler-ask-cost", cost=decision.cost)


def _cards(decision: any_asked.ChooseCards) -> Phrase:
    count = how_many(decision.least, decision.most)
    if not decision.target:
        return say("gateruler-ask-cards", count=count)
    area = area_of(decision.target)
    if area == "removed":
        return say("gateruler-ask-cards-removed", count=count)
    key = "gateruler-ask-cards-in-order" if decision.ordered else _CARDS.get(area, "gateruler-ask-cards-for")
    return say(key, count=count, area=place_called(decision.target))


_CARDS: Final = {"hand": "gateruler-ask-cards-taken"}
_PROMPTS: Final[dict[type[Decision], Phrase | Callable[[Any], Phrase]]] = {
    asked.ChooseRedraw: say("gateruler-ask-redraw"),
    asked.ChooseAct: _act,
    asked.ChooseAttack: say("gateruler-ask-attack"),
    asked.ChooseCost: _cost,
    asked.ChooseZone: say("gateruler-ask-zone"),
    asked.ChooseCounter: say("gateruler-ask-counter"),
    asked.ChooseFromDrive: _from_drive,
    asked.ChooseGuard: say("gateruler-ask-guard"),
    any_asked.ChooseCards: _cards,
    any_asked.ChooseOne: say("gateruler-ask-one"),
    any_asked.ChooseNext: say("gateruler-ask-next"),
    any_asked.ChooseNumber: say("gateruler-ask-number"),
    any_asked.ChooseName: say("gateruler-ask-name"),
    any_asked.LookAt: say("gateruler-ask-look"),
}
prompt_of: Final = Prompts(_PROMPTS).of


# --- what may be answered


_PLAIN: Final[dict[tuple[type[Decision] | None, str], Phrase]] = {
    (asked.ChooseRedraw, "yes"): say("gateruler-answer-redraw"),
    (asked.ChooseRedraw, "no"): say("gateruler-answer-keep"),
    (asked.ChooseAct, "end"): say("gateruler-answer-end-main"),
    (asked.ChooseAct, "pass"): say("gateruler-answer-pass"),
    (asked.ChooseAct, "pass-turn"): say("gateruler-answer-pass-turn"),
    (asked.ChooseAttack, "end"): say("gateruler-answer-end-attack"),
    (asked.ChooseCounter, "yes"): say("gateruler-answer-counter"),
    (asked.ChooseCounter, "no"): say("gateruler-answer-no-counter"),
    (asked.ChooseGuard, "yes"): say("gateruler-answer-guard"),
    (asked.ChooseGuard, "no"): say("gateruler-answer-no-guard"),
    (asked.ChooseFromDrive, "done"): say("gateruler-answer-done"),
    (None, "yes"): say("gateruler-answer-yes"),
    (None, "no"): say("gateruler-answer-no"),
    (None, "seen"): say("gateruler-answer-seen"),
}


def _way_to_pay(_view: View, decision: asked.ChooseCost, rest: Sequence[str]) -> Phrase:
    """`full` or `reduced`, with the ruler rested as one energy or without."""
    way, _, ruler = rest[0].partition("+")
    return say(f"gateruler-answer-cost-{way}", cost=decision.cost, ruler="yes" if ruler else "no")


def _at(view: View, card: str) -> Slot:
    """A card with its zone, since several may have one name; whose it is, where it isn't the seat's own."""
    return _lying(view, f"card:{card}")


def _lying(view: View, handle: str) -> Slot:
    """The same of a card by its handle: a back has nothing but its zone to be called by."""
    seen, where = view.found(handle)
    if seen is None or not where or area_of(where) in _NOWHERE:
        return card_name(view.number_of(handle))
    return say("gateruler-card-at", card=card_name(seen.number), area=_zone(view, where))


_NOWHERE: Final = frozenset(("hand", "gate"))
"""Where a card lies of which it need not be said."""


def _zone(view: View, where: str) -> Slot:
    """A place; whose it is, where it isn't the seat's own."""
    return term(area_of(where)) if seat_of(where) in (view.seat, -1) else place_called(where)


def _summon(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    return say("gateruler-answer-summon", card=name_in(view, rest[0]), area=_zone(view, rest[1]))


def _set(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    return say("gateruler-answer-set", card=name_in(view, rest[0]), area=_zone(view, rest[1]))


def _use(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    number = view.number_of(f"card:{rest[0]}")
    ability: Slot = ability_called(REGISTRY.cards[number], rest[1]) if number is not None else card_name(None)
    return say("gateruler-answer-use", card=_at(view, rest[0]), ability=ability)


def _trait(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    return say("gateruler-answer-trait", card=_at(view, rest[0]), attribute=attribute_called(rest[1]))


def _move(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    return say("gateruler-answer-move", card=name_in(view, rest[0]), area=_zone(view, rest[1]))


def _attack(view: View, decision: Decision, rest: Sequence[str]) -> Phrase:
    """By what stands foremost in the line: in the centre the ruler where no unit stands before it."""
    card, line = rest
    against = 1 - decision.seat
    places = ("defence", "ruler") if line == "centre" else (line,)
    for key in places:
        place = view.places.get(f"{key}.{against}")
        if place is not None and place.cards:
            aim = card_name(place.cards[0].number)
            return say("gateruler-answer-attack", card=_at(view, card), aim=aim, line=term(f"{line}-line"))
    return say("gateruler-answer-attack-line", card=_at(view, card), line=term(f"{line}-line"))


def _card(view: View, _decision: Decision, rest: Sequence[str]) -> Phrase:
    """A card that may be chosen, by its handle."""
    return as_answer(say("gateruler-answer-card", card=_lying(view, rest[0])))


_LABELS: Final[dict[str, Label]] = {
    "summon": _summon,
    "play": by_card("gateruler-answer-play"),
    "set": _set,
    "reveal": by_card("gateruler-answer-reveal"),
    "use": _use,
    "trait": _trait,
    "gear": by_card("gateruler-answer-gear"),
    "move": _move,
    "attack": _attack,
    "next": lambda view, _decision, rest: say("gateruler-answer-card", card=_at(view, rest[-1])),
    "effect": by_card("gateruler-answer-card", -1),
}
_BY_KIND: Final[dict[type[Decision], Label]] = {
    any_asked.ChooseCards: _card,
    asked.ChooseCost: _way_to_pay,
    asked.ChooseZone: lambda view, _decision, rest: say("gateruler-answer-zone", area=_zone(view, rest[0])),
    any_asked.ChooseNumber: lambda _view, _decision, rest: say("gateruler-answer-number", number=int(rest[0])),
    any_asked.ChooseName: lambda _view, _decision, rest: say("gateruler-answer-card", card=CardName(rest[0])),
}
label_of: Final = Labels(_PLAIN, _BY_KIND, _LABELS, say("gateruler-answer-card", card=card_name(None))).of
