"""The text of a card, line by line, from the same objects that do what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.cardgame.words.wording import joined, one_after_another
from engine.gateruler.clauses.standing import Whenever
from engine.gateruler.registry import REGISTRY
from engine.gateruler.terms import term
from engine.text.phrase import Name, Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cardgame.clauses import Condition, Step
    from engine.gateruler.card import Ability, Card, Keyword, Kind, Ruler
    from engine.text.phrase import Slot

MARKS: Final = ("od", "td", "cnt")
"""The icons of a card, in the order of print."""


class CardFace(NamedTuple):
    """What is printed on a card, piece by piece, for whoever paints it."""

    number: str
    kind: Kind
    level: int
    faction: str
    attributes: tuple[str, ...]
    atk: int
    hp: int
    stk: int
    timing: str
    """Of an event: `normal` or `instant`; empty of any other card."""
    legendary: bool
    marks: tuple[str, ...]
    """Which of OD, TD and CNT it has."""
    keywords: tuple[Keyword, ...]
    ruler: Ruler | None
    """Of a ruler: its numbers."""
    published: bool
    known: tuple[str, ...]
    """Of a published card: which of its facts are chosen by this program."""
    text: tuple[Phrase, ...]


def card_text(number: str) -> tuple[Phrase, ...]:
    """A card's text in lines, as they stand on it. Raises KeyError for no such card."""
    return tuple(_lines(REGISTRY.cards[number]))


def card_face(number: str) -> CardFace:
    """A card's face. Raises KeyError for no such card."""
    card = REGISTRY.cards[number]
    on = {one.on for one in card.abilities}
    return CardFace(
        number=number, kind=card.kind, level=card.level, faction=card.faction, attributes=card.attributes,
        atk=card.atk, hp=card.hp, stk=card.stk, timing=card.timing if card.kind == "event" else "",
        legendary=card.legendary, marks=tuple(mark for mark in MARKS if mark in on), keywords=card.keywords,
        ruler=card.ruler, published=card.published, known=tuple(card.known.split(",")) if card.known else (),
        text=card_text(number),
    )  # fmt: skip


def ability_name(name: str) -> Phrase:
    """The name of an ability in 「」."""
    return say("gateruler-ability-named", name=Name("gateruler-ability", name))


def ability_called(card: Card, key: str) -> Slot:
    """An ability of a card as sentences speak of it: by its name, a nameless one by what it is."""
    one = card.ability(key)
    if one.name:
        return ability_name(one.name)
    return term(one.on) if one.on in ("od", "td", "cnt") else term("ability")


def _lines(card: Card) -> Iterator[Phrase]:
    """Keywords, how it is made cheaper, what an event does, what stands in force, what can be played."""
    for keyword in card.keywords:
        yield say("gateruler-line-keyword", keyword=term(keyword))
    if card.reduction is not None:
        yield say("gateruler-line-reduction", pay=card.reduction.pay.phrase(), cost=card.reduction.cost)
    if card.steps:
        yield say("gateruler-line", text=_text(card.requires, card.chooses, card.pays, card.steps, "play"))
    for effect in card.effects:
        clause = effect.clause
        if isinstance(clause, Whenever) and clause.name:
            name = ability_name(clause.name)
            yield say("gateruler-line-auto", name=name, once=clause.once or "no", text=clause.phrase())
        else:
            yield say("gateruler-line", text=clause.phrase())
    for ability in card.abilities:
        yield _ability(ability)


def _ability(one: Ability) -> Phrase:
    text = _text(one.requires, one.chooses, one.pays, one.steps, "use")
    if one.at:
        text = one_after_another([say("gateruler-from-zone", area=term(one.at)), text])
    return say("gateruler-line-ability", name=ability_name(one.name), on=one.on, once=one.once or "no", text=text)


def _text(
    requires: Condition | None, chooses: tuple[Step, ...], pays: tuple[Step, ...], steps: tuple[Step, ...], told: str
) -> Phrase:
    """When it can be played, its cost in [ ], what is chosen and what is done."""
    text = one_after_another([step.phrase() for step in (*chooses, *steps)])
    if pays:
        text = say("gateruler-paying", cost=joined([step.phrase() for step in pays]), text=text)
    if requires is None:
        return text
    return one_after_another([say("gateruler-requires", condition=requires.phrase(), told=told), text])
