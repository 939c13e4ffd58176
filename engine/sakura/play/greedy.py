"""A player who takes what looks best at once: hits when it can, pays with what hurts least, walks to where its cards
reach. It judges by its seat's view and the cards' printed values; it looks no step ahead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.play.random_player import random_answer
from engine.sakura.registry import REGISTRY

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from engine.kernel.decisions import Decision, Keys, Option
    from engine.sakura.cards import Card
    from engine.sakura.view.shapes import AttackSeen, CardSeen, View

ATTACK_BASE = 6.0
BASIC_BASE = 1.0
END_BASE = 0.8


def greedy_answer(decision: Decision, view: View, rng: Random) -> Keys:
    """The answer that looks best to the seat that sees the view; ties and what it can't judge are left to chance."""
    judge = _JUDGES.get(decision.kind)
    if judge is None or decision.most != 1 or decision.least != 1:
        return _by_habit(decision, view, rng)
    scored = [(judge(option, decision, view) + rng.random() * 0.3, option.key) for option in decision.options]
    return (max(scored)[1],)


def _by_habit(decision: Decision, view: View, rng: Random) -> Keys:
    """Devotion from the shadow first, no mulligan; the rest at random."""
    if decision.kind == "ChooseMulligan":
        return ()
    if decision.kind == "ChooseCrystals":
        ordered = sorted(decision.options, key=lambda option: option.key.startswith("aura"))
        keys = [option.key for option in ordered for _ in range(option.limit)]
        return tuple(keys[: decision.least])
    return random_answer(decision, rng)


def _cards(view: View) -> dict[str, CardSeen]:
    return {card.handle: card for place in view.places.values() for card in place.cards}


def _printed(view: View, key: str) -> Card | None:
    seen = _cards(view).get(f"card:{key.rpartition(':')[2]}")
    return REGISTRY.cards[seen.number] if seen is not None and seen.number is not None else None


def _number(amount: object) -> int:
    return amount if isinstance(amount, int) else 2 if amount is not None else 0


def _worth(card: Card) -> float:
    """How much a card does, roughly: damage to life counts double."""
    if card.attacks:
        return ATTACK_BASE + _number(card.aura) + 2 * _number(card.life) - 0.3 * _number(card.cost)
    return 4.0 - 0.2 * _number(card.cost)


def _crystals(view: View, where: str) -> int:
    place = view.places.get(where)
    return place.crystals if place else 0


def _reach(view: View, at: int) -> float:
    """How much of the hand and the unused specials would reach at a distance."""
    hand = view.places.get(f"hand.{view.seat}")
    found = 0.0
    for seen in hand.cards if hand else ():
        if seen.number is not None:
            card = REGISTRY.cards[seen.number]
            if card.attacks and at in card.range:
                found += _worth(card)
    return found


def _act(option: Option, _decision: Decision, view: View) -> float:
    """Acts of a main phase (§8-2-2)."""
    if option.key == "end":
        return END_BASE
    if option.key.startswith("use:"):
        card = _printed(view, option.key)
        return _worth(card) if card else 0.0
    if option.key.startswith("act:"):
        return BASIC_BASE
    action = option.key.removeprefix("basic:")
    aura = _crystals(view, f"aura.{view.seat}")
    now = view.distance
    if action in ("forward", "backward", "breakaway"):
        there = now - 1 if action == "forward" else now + 1
        gain = _reach(view, there) - _reach(view, now)
        return BASIC_BASE + 0.2 * gain + (0.5 if action == "forward" and now > 6 else 0.0)
    if action == "recover":
        return BASIC_BASE + 0.3 * max(0, 3 - aura)
    return BASIC_BASE - 0.5 + (0.4 if aura > 3 else -1.0)


def _conduct(option: Option, _decision: Decision, view: View) -> float:
    """A full-power action where a full-power card in hand can be used now and beats the rest (§8-2-1)."""
    if option.key == "standard":
        return ATTACK_BASE + 3
    worths = [_worth(card) for move in option.moves if (card := _printed(view, move.what)) is not None]
    return max(worths, default=0.0)


def _pay(option: Option, _decision: Decision, view: View) -> float:
    """Vigor first, then the card worth least (§9-6 ii)."""
    card = _printed(view, option.key)
    return 9.0 if option.key == "vigor" or card is None else 8.0 - _worth(card)


def _attack(view: View, handle: str) -> AttackSeen | None:
    return next((attack for attack in view.attacks if attack.handle == handle), None)


def _react(option: Option, decision: Decision, view: View) -> float:
    """React to what would cost life (§9-4 i)."""
    attack = _attack(view, getattr(decision, "attack", ""))
    threat = 2.0 * (attack.life or 0) + (attack.aura or 0) if attack else 0.0
    if option.key == "pass":
        return 4.0
    card = _printed(view, option.key)
    return threat + (0.1 * _worth(card) if card else 0.0)


def _damage(option: Option, decision: Decision, view: View) -> float:
    """Life is worth more than aura, the more the less there is of it (§5-8-3-2)."""
    amount = getattr(decision, option.key, 0)
    if option.key == "aura":
        return -1.0 * amount
    life = _crystals(view, f"life.{decision.seat}")
    return -100.0 if amount >= life else -1.6 * amount - (2.0 if life <= 4 else 0.0)


def _rebuild(option: Option, _decision: Decision, view: View) -> float:
    """Rebuild an empty deck (§8-1-3 iii)."""
    deck = view.places.get(f"deck.{view.seat}")
    empty = not deck or len(deck.cards) < 2
    life = _crystals(view, f"life.{view.seat}")
    return 1.0 if (option.key == "yes") == (empty and life > 1) else 0.0


_JUDGES: dict[str, Callable[[Option, Decision, View], float]] = {
    "ChooseAct": _act,
    "ChooseConduct": _conduct,
    "ChooseBasicPayment": _pay,
    "ChooseReaction": _react,
    "ChooseDamage": _damage,
    "ChooseRebuild": _rebuild,
}
