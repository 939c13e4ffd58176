"""The text of a card, line by line, from the same objects that do what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mahoroba.clauses.steps import steps_phrase
from engine.mahoroba.registry import REGISTRY
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.mahoroba.card import Card, Skill


def card_text(number: str) -> tuple[Phrase, ...]:
    """A card's text in lines: a unit's skills and ability, what a command does. Raises KeyError for no such card."""
    return tuple(_lines(REGISTRY.cards[number]))


def skill_name(number: str, key: str) -> Phrase:
    """The name of a unit's skill."""
    return Phrase(f"skill-{number.lower()}-{key}")


def _lines(card: Card) -> Iterator[Phrase]:
    for skill in card.skills:
        yield _skill(card, skill)
    for effect in card.effects:
        text = effect.clause.phrase()
        if "ability" in effect.kinds:
            yield say("text-ability", text=text)
        else:
            yield say("text-set-theirs" if card.on_theirs else "text-set", text=text)
    if card.steps:
        yield say("text-command", text=steps_phrase(card.steps))


def _skill(card: Card, skill: Skill) -> Phrase:
    name = skill_name(card.number, skill.key)
    if skill.damage is None:
        return say("text-ex", cost=skill.cost, name=name, text=_ex_text(skill))
    clauses = ((skill.more.phrase(),) if skill.more is not None else ()) + tuple(step.phrase() for step in skill.steps)
    if not clauses:
        return say("text-skill", cost=skill.cost, name=name, damage=skill.damage)
    text = clauses[0]
    for one in clauses[1:]:
        text = say("clause-and-then", first=text, second=one)
    return say("text-skill-with", cost=skill.cost, name=name, damage=skill.damage, text=text)


def _ex_text(skill: Skill) -> Phrase:
    text = steps_phrase(skill.steps)
    for cost in reversed(skill.pays):
        text = say("text-pays", cost=cost.phrase(), text=text)
    return say("text-once", text=text) if skill.once else text
