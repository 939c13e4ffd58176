"""Every word that a card of this game is written in."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.cardgame.clauses import Effect
from engine.cardgame.words.flow import When, may, then
from engine.cardgame.words.sides import ME, OPPONENT
from engine.gateruler.card import READIES_BY_READING, Ability, Card, Reduction, Ruler
from engine.gateruler.clauses.numbers import InTurn
from engine.gateruler.clauses.standing import Cannot, Change, RulerAsEnergy, Whenever, While
from engine.gateruler.clauses.steps import Turn
from engine.gateruler.clauses.those import Every, Them, TheRuler, This
from engine.gateruler.clauses.triggers import phase_begins
from engine.gateruler.registry import REGISTRY
from engine.gateruler.setup import CARD_SET

if TYPE_CHECKING:
    from engine.cardgame.clauses import Clause, Standing, Step
    from engine.gateruler.card import Keyword, Timing

__all__ = [
    "ATLAS", "ME", "OPPONENT", "READIES_BY_READING", "VOLNAR", "WONDER", "YOMAJIN",
    "Ability", "Cannot", "Change", "Every", "InTurn", "Reduction", "Ruler", "RulerAsEnergy", "TheRuler", "Them", "This",
    "Turn", "When", "Whenever", "While",
    "event", "field", "may", "phase_begins", "ruler", "then", "unit",
]  # fmt: skip

VOLNAR: Final = "volnar"
ATLAS: Final = "atlas"
YOMAJIN: Final = "yomajin"
WONDER: Final = "wonder"
FACTIONS: Final = (VOLNAR, ATLAS, YOMAJIN, WONDER)


def ruler(number: str, printed: Ruler, atk: int, stk: int, *standing: Standing) -> Card:
    """A ruler with its figures and its rules."""
    return REGISTRY.add(
        Card(
            number=number, card_set=CARD_SET, kind="ruler", atk=atk, stk=stk, ruler=printed, published=True,
            effects=_effects(standing),
        )
    )  # fmt: skip


def _effects(standing: tuple[Standing, ...]) -> tuple[Effect, ...]:
    return tuple(Effect(("auto" if isinstance(one, Whenever) else "static",), one) for one in standing)


def unit(
    number: str, faction: str, attributes: str, level: int, figures: tuple[int, int, int], *text: Ability | Standing,
    keywords: tuple[Keyword, ...] = (), reduction: Reduction | None = None, legendary: bool = False,
    words: tuple[str, ...] = (), published: bool = False, known: str = "",
) -> Card:  # fmt: skip
    """A unit: level, ATK/HP/STK, keywords, and its text in the order of print."""
    atk, hp, stk = figures
    return REGISTRY.add(
        Card(
            number=number, card_set=CARD_SET, kind="unit", level=level, faction=faction,
            attributes=tuple(attributes.split()), atk=atk, hp=hp, stk=stk, legendary=legendary, keywords=keywords,
            abilities=_keyed(text), effects=_effects(tuple(one for one in text if not isinstance(one, Ability))),
            reduction=reduction, words=words, published=published, known=known,
        )
    )  # fmt: skip


def _keyed(text: tuple[Ability | Clause, ...]) -> tuple[Ability, ...]:
    """The abilities among its text, counted from 1."""
    found = [one for one in text if isinstance(one, Ability)]
    return tuple(replace(one, key=str(place)) for place, one in enumerate(found, start=1))


def event(
    number: str, faction: str, attributes: str, level: int, timing: Timing, *steps: Step | Ability,
    chooses: tuple[Step, ...] = (), legendary: bool = False, reduction: Reduction | None = None,
    published: bool = False, known: str = "",
) -> Card:  # fmt: skip
    """An event: when it is played and what it does; abilities that it has besides."""
    return REGISTRY.add(
        Card(
            number=number, card_set=CARD_SET, kind="event", level=level, faction=faction,
            attributes=tuple(attributes.split()), timing=timing, legendary=legendary, reduction=reduction,
            abilities=_keyed(steps), chooses=chooses, published=published, known=known,
            steps=tuple(one for one in steps if not isinstance(one, Ability)),
        )
    )  # fmt: skip


def field(
    number: str, faction: str, attributes: str, level: int, *text: Ability | Standing, legendary: bool = False,
    published: bool = False, known: str = "",
) -> Card:  # fmt: skip
    """A field: what stands in force while it lies in the field zone."""
    return REGISTRY.add(
        Card(
            number=number, card_set=CARD_SET, kind="field", level=level, faction=faction,
            attributes=tuple(attributes.split()), legendary=legendary, abilities=_keyed(text), published=published,
            known=known, effects=_effects(tuple(one for one in text if not isinstance(one, Ability))),
        )
    )  # fmt: skip
