"""The text of a card, line by line, from the same objects that do what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.cardgame.words.wording import one_after_another
from engine.mahoroba.registry import REGISTRY
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.mahoroba.card import Card, Kind, Skill


def card_text(number: str) -> tuple[Phrase, ...]:
    """A card's text in lines: a unit's skills and ability, what a command does. Raises KeyError for no such card."""
    return tuple(_lines(REGISTRY.cards[number]))


class SkillFace(NamedTuple):
    """A skill as it stands on the card; `damage` is None of an EX skill."""

    key: str
    name: Phrase
    cost: int
    damage: int | None
    text: Phrase | None
    """What it says besides; None where there is nothing more."""


class CardFace(NamedTuple):
    """What is printed on a card, piece by piece, for whoever paints it."""

    number: str
    kind: Kind
    element: str
    """Of a unit; empty of a command."""
    strong_against: str
    """有利属性 of a unit."""
    hp: int
    skills: tuple[SkillFace, ...]
    text: tuple[Phrase, ...]
    """Ability, what is in force while it is set, or what the command does."""


def card_face(number: str) -> CardFace:
    """A card's face. Raises KeyError for no such card."""
    card = REGISTRY.cards[number]
    skills = tuple(
        SkillFace(one.key, skill_name(number, one.key), one.cost, one.damage, _skill_text(one)) for one in card.skills
    )
    text = tuple(effect.clause.phrase() for effect in card.effects)
    if card.steps:
        text = (*text, one_after_another([step.phrase() for step in card.steps]))
    return CardFace(number, card.kind, card.element, card.strong_against, card.hp, skills, text)


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
        yield say("text-command", text=one_after_another([step.phrase() for step in card.steps]))


def _skill(card: Card, skill: Skill) -> Phrase:
    name, text = skill_name(card.number, skill.key), _skill_text(skill)
    if skill.damage is None:
        return say("text-ex", cost=skill.cost, name=name, text=text or "")
    if text is None:
        return say("text-skill", cost=skill.cost, name=name, damage=skill.damage)
    return say("text-skill-with", cost=skill.cost, name=name, damage=skill.damage, text=text)


def _skill_text(skill: Skill) -> Phrase | None:
    """What it says beside its figures: what is paid first, what it adds, what it does."""
    more = (skill.more.phrase(),) if skill.more is not None else ()
    clauses = (*more, *(step.phrase() for step in skill.steps))
    if not clauses:
        return None
    text = one_after_another(clauses)
    for cost in reversed(skill.pays):
        text = say("text-pays", cost=cost.phrase(), text=text)
    return say("text-once", text=text) if skill.once else text
