"""What each kind of decision asks, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame import decisions as general
from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.questions import Prompts
from engine.cardgame.wording import how_many
from engine.cardgame.words.wording import joined
from engine.sakura import decisions as asked
from engine.sakura.wording.places import place_name
from engine.text.phrase import CardName, Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.decisions import Decision

_HAND_LIMIT: Final = "8-3-2"


def _damage(decision: asked.ChooseDamage) -> Phrase:
    key = "prompt-laceration" if decision.lacerates else "prompt-damage"
    asks = say(key, aura=decision.aura, life=decision.life)
    if decision.by == "impatience":
        return say("prompt-because-of-impatience", asks=asks)
    return say("prompt-because-of-attack", card=CardName(decision.number), asks=asks) if decision.number else asks


def _reaction(decision: asked.ChooseReaction) -> Phrase:
    return say("prompt-reaction-to", card=CardName(decision.number)) if decision.number else say("prompt-reaction")


def _crystals(decision: asked.ChooseCrystals) -> Phrase:
    if decision.target.startswith("card."):
        areas = {area_of(option.key): None for option in decision.options}
        besides = [Term(area) for area in areas if area not in ("shadow", "aura", "card")]
        if besides:
            return say("prompt-devotion-too", count=decision.count, areas=joined(besides, "or"))
        return say("prompt-devotion", count=decision.count)
    return say("prompt-crystals", count=decision.count, target=place_name(decision.target))


def _cards(decision: general.ChooseCards) -> Phrase:
    if decision.section == _HAND_LIMIT:
        return say("prompt-hand-limit")
    count = how_many(decision.least, decision.most)
    if decision.target and not decision.target.startswith("card.") and not _stays(decision):
        area = area_of(decision.target)
        if area == "in-use":
            return say("prompt-cards-use", count=count)
        key = "prompt-cards-to-in-order" if decision.ordered else "prompt-cards-to"
        whose = "opponent" if seat_of(decision.target) == 1 - decision.seat else "me"
        return say(key, count=count, area=area, whose=whose, target=Term(area))
    return say("prompt-cards-in-order" if decision.ordered else "prompt-cards", count=count)


def _stays(decision: general.ChooseCards) -> bool:
    """The cards stay where they lie: one is turned, or only chosen."""
    moves = [move for option in decision.options for move in option.moves]
    return bool(moves) and all(move.source == move.target for move in moves)


def _act(decision: asked.ChooseAct) -> Phrase:
    return say("prompt-act" if decision.rest else "prompt-act-full-power")


def _payment(decision: asked.ChooseBasicPayment) -> Phrase:
    keys = [option.key for option in decision.options]
    by = "vigor" if "vigor" in keys else ""
    by += "-card" if any(key.startswith("cover:") for key in keys) else ""
    return say("prompt-basic-payment", action=Term(decision.action), by=by.strip("-") or "card")


def _basic_action(decision: asked.ChooseBasicAction) -> Phrase:
    return say("prompt-basic-action", times=decision.times_left)


_ANY: Final = say("prompt-one")

_PROMPTS: Final[dict[type[Decision], Phrase | Callable[[Any], Phrase]]] = {
    asked.ChooseMulligan: say("prompt-mulligan"),
    asked.ChooseRebuild: say("prompt-rebuild"),
    asked.ChooseConduct: say("prompt-conduct"),
    asked.ChooseAct: _act,
    asked.ChooseBasicPayment: _payment,
    asked.ChooseBasicAction: _basic_action,
    asked.ChooseReaction: _reaction,
    asked.ChooseDamage: _damage,
    asked.ChooseCrystals: _crystals,
    general.ChooseCards: _cards,
    general.ChooseOne: _ANY,
    asked.ChooseDirection: say("prompt-direction"),
    general.ChooseNext: say("prompt-next"),
    general.ChooseNumber: say("prompt-number"),
    general.ChooseName: say("prompt-name"),
    general.LookAt: say("prompt-look"),
}
prompt_of: Final = Prompts(_PROMPTS, _ANY).of
