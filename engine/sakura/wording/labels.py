"""The options of a decision in words: what a button says, what a reader of the screen hears."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.cardgame.decisions import ChooseName, ChooseNext
from engine.cardgame.questions import as_answer
from engine.cardgame.wording import card_name
from engine.sakura.decisions import (
    ChooseAct,
    ChooseConduct,
    ChooseDamage,
    ChooseDirection,
    ChooseReaction,
    ChooseRebuild,
)
from engine.sakura.registry import REGISTRY
from engine.sakura.wording.places import place_name
from engine.text.phrase import CardName, Term, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.decisions import Decision, Option
    from engine.sakura.view.shapes import CardSeen, View
    from engine.text.phrase import Phrase, Slot


class Labelled(NamedTuple):
    """What an option's words are made of."""

    decision: Decision
    option: Option
    view: View
    rest: str
    """What follows the first colon of the key."""


def label_of(decision: Decision, option: Option, view: Any) -> Phrase:
    """An option in words, as the seat that sees the view may read them."""
    if option.label is not None:
        return _effect(decision, option, view) or as_answer(option.label)
    head, _, rest = option.key.partition(":")
    one = Labelled(decision, option, view, rest)
    for labels in (_BY_KIND.get(type(decision), {}), _ANYWHERE):
        label = labels.get(head)
        if label is not None:
            return label(one)
    return _of_key(one)


def _effect(decision: Decision, option: Option, view: View) -> Phrase | None:
    """An effect that arose, by its card and its words; None for anything else, and for one of a rule."""
    handle = option.key.rpartition(":card:")[2]
    if not isinstance(decision, ChooseNext) or option.label is None or not handle.isdigit():
        return None
    return say("option-next-does", card=_card_called(view, f"card:{handle}"), does=option.label)


def _of_key(one: Labelled) -> Phrase:
    """An option that names a back, a place, a card's number or just a number."""
    key = one.option.key
    if key.lstrip("-").isdigit():
        return say("option-number", number=int(key))
    if key in REGISTRY.cards or isinstance(one.decision, ChooseName):
        return say("option-card", card=CardName(key))
    if "#" in key:
        return say("option-card", card=_card_called(one.view, key))
    return say("option-crystal", place=_place(one.view, key))


def _seen(view: View, handle: str) -> CardSeen | None:
    for place in view.places.values():
        for card in place.cards:
            if card.handle == handle:
                return card
            for sealed in card.attached:
                if sealed.handle == handle:
                    return sealed
    return None


def _card_called(view: View, handle: str) -> Slot:
    """A card by the name under which the view shows it; a back by its place."""
    seen = _seen(view, handle)
    if seen is not None and seen.number is not None:
        return CardName(seen.number)
    place, mark, number = handle.rpartition("#")
    if mark:
        return say("card-back", number=int(number) + 1, place=place_name(place))
    return card_name(None)


def _place(view: View, where: str) -> Slot:
    if not where.startswith("card."):
        return place_name(where)
    seen = _seen(view, where.replace(".", ":", 1))
    return place_name(where, seen.number if seen else None)


def _by_id(view: View, rest: str) -> Slot:
    """A card by what a key says of it after `use:` or `cover:`: its id, or a back's own name."""
    return _card_called(view, rest if "#" in rest else f"card:{rest}")


def _use(one: Labelled) -> Phrase:
    key = "option-react" if isinstance(one.decision, ChooseReaction) else "option-use"
    return say(key, card=_by_id(one.view, one.rest))


def _cover(one: Labelled) -> Phrase:
    return say("option-cover", card=_by_id(one.view, one.rest))


def _card(one: Labelled) -> Phrase:
    return say("option-card", card=_card_called(one.view, one.option.key))


def _attack(one: Labelled) -> Phrase:
    attack = next((attack for attack in one.view.attacks if attack.handle == one.option.key), None)
    return say("option-attack", card=card_name(attack.number if attack else None))


def _next(one: Labelled) -> Phrase:
    """An effect that arose: by its card, or as one of the rules (`next:<n>:card:<id>`, -1 for none)."""
    handle = one.rest.partition(":")[2]
    if handle == "card:-1":
        return say("option-next-rule")
    return say("option-next", card=_card_called(one.view, handle))


def _basic(one: Labelled) -> Phrase:
    return say("option-basic", action=Term(one.rest))


def _damage(one: Labelled) -> Phrase:
    decision = one.decision
    if isinstance(decision, ChooseDamage) and one.option.key == "aura":
        return say("option-damage-aura", amount=decision.aura)
    return say("option-damage-life", amount=getattr(decision, "life", 0))


def _direction(one: Labelled) -> Phrase:
    """Which way an arrow runs: by what it would move, where that can be said."""
    if one.option.moves:
        move = one.option.moves[0]
        return say("option-way", source=_place(one.view, move.source), target=_place(one.view, move.target))
    return say("option-forth" if one.option.key == "forth" else "option-reverse")


def _end(one: Labelled) -> Phrase:
    return say("option-end" if isinstance(one.decision, ChooseAct) and one.decision.rest else "option-end-without")


def _full_power(one: Labelled) -> Phrase:
    """A full-power action, and whether its player holds a card for it at all."""
    seat = one.decision.seat
    held = [card for where in ("hand", "specials") for card in one.view.places[f"{where}.{seat}"].cards]
    cards = [REGISTRY.cards[card.number] for card in held if card.number in REGISTRY.cards and card.status != "used"]
    return say("option-full-power", held="yes" if any(card.subtype == "full-power" for card in cards) else "no")


def _pass(one: Labelled) -> Phrase:
    return say("option-no-reaction" if isinstance(one.decision, ChooseReaction) else "option-pass")


def _always(key: str) -> Callable[[Labelled], Phrase]:
    phrase = say(key)
    return lambda _one: phrase


Labels = dict[str, "Callable[[Labelled], Phrase]"]

_BY_KIND: Final[dict[type[Decision], Labels]] = {
    ChooseConduct: {"full-power": _full_power},
    ChooseDamage: {"aura": _damage, "life": _damage},
    ChooseDirection: {"forth": _direction, "back": _direction},
    ChooseRebuild: {"yes": _always("option-rebuild"), "no": _always("option-no-rebuild")},
}
_ANYWHERE: Final[Labels] = {
    "use": _use,
    "cover": _cover,
    "card": _card,
    "attack": _attack,
    "next": _next,
    "basic": _basic,
    "vigor": _always("option-vigor"),
    "end": _end,
    "pass": _pass,
    "yes": _always("option-yes"),
    "no": _always("option-no"),
    "standard": _always("option-standard"),
    "full-power": _full_power,
    "seen": _always("option-seen"),
}
"""By the part of a key before its first colon."""
