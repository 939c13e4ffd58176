"""Every word that a card of this game is written in."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.cardgame.clauses import Effect
from engine.cardgame.words.flow import IfSo, When, may, then
from engine.cardgame.words.sides import ME, OPPONENT
from engine.gateruler.areas import SET_KEYS
from engine.gateruler.card import READIES_BY_READING, Ability, Card, Reduction, Ruler
from engine.gateruler.clauses.numbers import (
    CardsIn,
    HasHand,
    InPhase,
    InTurn,
    Souls,
    ThisHas,
    UnderAttack,
    UnitCount,
)
from engine.gateruler.clauses.sorts import (
    FACE_UP,
    OTHER,
    RESTED,
    SET,
    attribute,
    called,
    either,
    level_at_most,
    named,
    sort,
)
from engine.gateruler.clauses.standing import (
    Cannot,
    Change,
    CountsAs,
    Gain,
    Immune,
    LoseKeywords,
    RulerAsEnergy,
    Shield,
    SummonRight,
    Whenever,
    While,
)
from engine.gateruler.clauses.steps import (
    AddSoul,
    Banish,
    Destroy,
    Draw,
    Drive,
    For,
    FromHand,
    Genesis,
    Heal,
    Hit,
    Parade,
    PlayFree,
    Put,
    ReadyEnergy,
    Recover,
    Relocate,
    ReturnWith,
    Reverse,
    Sacrifice,
    Search,
    SpendSouls,
    Split,
    Summon,
    Turn,
)
from engine.gateruler.clauses.those import (
    PLAY,
    Attacker,
    Every,
    Them,
    TheRuler,
    This,
    in_all_play,
    in_zone,
    set_card,
    target,
)
from engine.gateruler.clauses.triggers import (
    attacks,
    destroyed,
    is_damaged,
    phase_begins,
    plays_event,
    this_attacks,
    this_enters,
    this_special_summoned,
    was_destroyed,
)
from engine.gateruler.registry import REGISTRY
from engine.gateruler.setup import CARD_SET

if TYPE_CHECKING:
    from engine.cardgame.clauses import Condition, Standing, Step
    from engine.gateruler.card import Keyword, On, Timing

__all__ = [
    "ATLAS", "FACE_UP", "ME", "OPPONENT", "OTHER", "PLAY", "READIES_BY_READING", "RESTED", "SET", "SET_KEYS",
    "VOLNAR", "WONDER", "YOMAJIN",
    "AddSoul", "Attacker", "Banish", "Cannot", "CardsIn", "Change", "CountsAs", "Destroy", "Draw", "Drive", "Every",
    "For", "FromHand", "Gain", "Genesis", "HasHand", "Heal", "Hit", "IfSo", "Immune", "InPhase", "InTurn",
    "LoseKeywords", "Parade", "PlayFree", "Put", "ReadyEnergy", "Recover", "Reduction", "Relocate", "ReturnWith",
    "Reverse", "Ruler", "RulerAsEnergy", "Sacrifice", "Search", "Shield", "Souls", "SpendSouls", "Split", "Summon",
    "SummonRight", "TheRuler", "Them", "This", "ThisHas", "Turn", "UnderAttack", "UnitCount", "When", "Whenever",
    "While", "attacks", "attribute", "called", "cnt", "destroyed", "either", "event", "field", "in_all_play", "in_zone",
    "instant", "is_damaged", "level_at_most", "may", "named", "normal", "od", "opened",
    "phase_begins", "plays_event", "ruler", "set_card", "sort", "target", "td", "then", "this_attacks", "this_enters",
    "this_special_summoned", "unit", "was_destroyed",
]  # fmt: skip

VOLNAR: Final = "volnar"
ATLAS: Final = "atlas"
YOMAJIN: Final = "yomajin"
WONDER: Final = "wonder"


# --- abilities that are played


def normal(
    name: str, *steps: Step, cost: tuple[Step, ...] = (), choose: tuple[Step, ...] = (),
    requires: Condition | None = None, turn: bool = False, damage_zone: bool = False,
) -> Ability:  # fmt: skip
    """An ability of timing 通常; `turn`: once a turn; `damage_zone`: played while its card lies face up there."""
    return Ability(
        key="", on="normal", name=name, steps=steps, pays=cost, chooses=choose, requires=requires,
        once="turn" if turn else "", at="damage" if damage_zone else "",
    )  # fmt: skip


def instant(
    name: str, *steps: Step, cost: tuple[Step, ...] = (), choose: tuple[Step, ...] = (),
    requires: Condition | None = None, turn: bool = False,
) -> Ability:  # fmt: skip
    """An ability of timing 即時; `turn`: once a turn."""
    return Ability(
        key="", on="instant", name=name, steps=steps, pays=cost, chooses=choose, requires=requires,
        once="turn" if turn else "",
    )  # fmt: skip


def _upon(on: On, name: str, steps: tuple[Step, ...], choose: tuple[Step, ...]) -> Ability:
    return Ability(key="", on=on, name=name, steps=steps, chooses=choose)


def od(name: str, *steps: Step, choose: tuple[Step, ...] = ()) -> Ability:
    """OD: played when the card was driven."""
    return _upon("od", name, steps, choose)


def td(name: str, *steps: Step, choose: tuple[Step, ...] = ()) -> Ability:
    """TD: when the card, played from the hand, enters play."""
    return _upon("td", name, steps, choose)


def cnt(name: str, *steps: Step, choose: tuple[Step, ...] = ()) -> Ability:
    """CNT: when damage turned the card over."""
    return _upon("cnt", name, steps, choose)


def opened(name: str, *steps: Step, game: bool = False) -> Ability:
    """When the card was opened into play; `game`: once a game."""
    return Ability(key="", on="opened", name=name, steps=steps, once="game" if game else "")


# --- cards


def ruler(number: str, printed: Ruler, atk: int, stk: int, *standing: Standing) -> Card:
    """A ruler with its figures and its rules."""
    return REGISTRY.add(
        Card(
            number=number, card_set=CARD_SET, kind="ruler", atk=atk, stk=stk, ruler=printed, published=True,
            effects=_effects(standing),
        )
    )  # fmt: skip


def _effects(text: tuple[Ability | Standing | Step, ...]) -> tuple[Effect, ...]:
    """What stands in force among a card's text, by its class."""
    standing = [one for one in text if not isinstance(one, Ability)]
    return tuple(Effect((_CLASSES.get(type(one), "static"),), one) for one in standing)


_CLASSES: Final[dict[type[object], str]] = {Whenever: "auto", CountsAs: "anywhere"}


def _keyed(text: tuple[Ability | Standing | Step, ...]) -> tuple[Ability, ...]:
    """The abilities among its text, counted from 1."""
    found = [one for one in text if isinstance(one, Ability)]
    return tuple(replace(one, key=str(place)) for place, one in enumerate(found, start=1))


def unit(
    number: str, faction: str, attributes: str, level: int, figures: tuple[int, int, int], *text: Ability | Standing,
    keywords: tuple[Keyword, ...] = (), reduction: Reduction | None = None, legendary: bool = False,
    words: tuple[str, ...] = (), known: str | None = None,
) -> Card:  # fmt: skip
    """A unit: level, ATK/HP/STK, its text, keywords. `known`: which facts of a published card are chosen here."""
    atk, hp, stk = figures
    return REGISTRY.add(
        Card(
            number=number, card_set=CARD_SET, kind="unit", level=level, faction=faction,
            attributes=tuple(attributes.split()), atk=atk, hp=hp, stk=stk, legendary=legendary, keywords=keywords,
            abilities=_keyed(text), effects=_effects(text), reduction=reduction, words=words,
            published=known is not None, known=known or "",
        )
    )  # fmt: skip


def event(
    number: str, faction: str, attributes: str, level: int, timing: Timing, *text: Step | Ability,
    choose: tuple[Step, ...] = (), requires: Condition | None = None, reduction: Reduction | None = None,
    known: str | None = None,
) -> Card:  # fmt: skip
    """An event: when it is played, what is chosen then, what it does; abilities that it has besides."""
    return REGISTRY.add(
        Card(
            number=number, card_set=CARD_SET, kind="event", level=level, faction=faction,
            attributes=tuple(attributes.split()), timing=timing, requires=requires, reduction=reduction,
            chooses=choose, steps=tuple(one for one in text if not isinstance(one, Ability)), abilities=_keyed(text),
            published=known is not None, known=known or "",
        )
    )  # fmt: skip


def field(
    number: str, faction: str, attributes: str, level: int, *text: Ability | Standing, known: str | None = None
) -> Card:
    """A field: what stands in force while it lies in the field zone."""
    return REGISTRY.add(
        Card(
            number=number, card_set=CARD_SET, kind="field", level=level, faction=faction,
            attributes=tuple(attributes.split()), abilities=_keyed(text), effects=_effects(text),
            published=known is not None, known=known or "",
        )
    )  # fmt: skip
