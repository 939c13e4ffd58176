"""Every word that a card of this game is written in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.clauses import Effect
from engine.cardgame.words.flow import When, choose_one, may, then, this_turn
from engine.mahoroba.card import NORMAL, REST, STUN, Card, Skill
from engine.mahoroba.clauses.amounts import If, PerEnergy, PerUnit
from engine.mahoroba.clauses.changes import (
    AtEndOfTurn,
    CannotRetreat,
    DamageChange,
    MoreHp,
    StandsIn,
    WhenKnockedOut,
    While,
    WinsTies,
)
from engine.mahoroba.clauses.conditions import Ailing, Hurt, Stands
from engine.mahoroba.clauses.costs import PayCards, PayEnergy, RestThis
from engine.mahoroba.clauses.steps import (
    Become,
    BringForward,
    ChooseUnit,
    Deal,
    DiscardHand,
    Draw,
    DropEnergy,
    DropSet,
    EnergyFromDiscard,
    Heal,
    PassEnergy,
    Revive,
    Search,
    Strike,
    TakeBack,
)
from engine.mahoroba.clauses.units import Bearer, MainUnit, Them, ThisUnit, UnitKind
from engine.mahoroba.registry import REGISTRY
from engine.mahoroba.setup import CARD_SET

if TYPE_CHECKING:
    from engine.cardgame.clauses import Amount, Standing, Step
    from engine.mahoroba.card import Kind
    from engine.mahoroba.clauses.units import Whose

__all__ = [
    "FLAME", "GROVE", "MOON", "NORMAL", "REST", "STUN", "SUN", "TIDE",
    "Ailing", "AtEndOfTurn", "Bearer", "Become", "BringForward", "CannotRetreat", "DamageChange", "Deal", "DiscardHand",
    "Draw", "DropEnergy", "DropSet", "EnergyFromDiscard", "Heal", "Hurt", "If", "MainUnit", "MoreHp", "PassEnergy",
    "PayCards", "PayEnergy", "PerEnergy", "PerUnit", "RestThis", "Revive", "Search", "Stands", "StandsIn", "Strike",
    "TakeBack", "Them", "ThisUnit", "UnitKind", "When", "WhenKnockedOut", "While", "WinsTies",
    "choose", "choose_one", "enhancement", "ex_skill", "may", "skill", "strategy", "tactics", "this_turn", "unit",
]  # fmt: skip

FLAME: Final = "flame"
TIDE: Final = "tide"
GROVE: Final = "grove"
SUN: Final = "sun"
MOON: Final = "moon"


def choose(kind: UnitKind, *steps: Step, by: Whose = "me") -> Step:
    """A player chooses a unit; the steps speak of it."""
    return then(ChooseUnit(kind, by, steps), *steps)


def skill(cost: int, damage: int, *steps: Step, more: Amount | None = None) -> Skill:
    """A skill: its cost in energy, its damage, what its text adds to that, and what it does besides."""
    return Skill(key="", cost=cost, damage=damage, more=more, steps=steps)


def ex_skill(cost: int, *steps: Step, pays: tuple[Step, ...] = (), once: bool = False) -> Skill:
    """An EX skill: the energy that must be there, what is paid, what it does; `once`: once a turn."""
    return Skill(key="", cost=cost, steps=steps, pays=pays, once=once)


def unit(number: str, element: str, hp: int, *skills: Skill, ability: Standing | None = None) -> Card:
    """A unit with its skills, the EX skill last, and what is in force while it lies in the area."""
    keyed = tuple(
        Skill(
            key="ex" if one.extra else str(place), cost=one.cost, damage=one.damage, more=one.more, steps=one.steps,
            pays=one.pays, once=one.once,
        )
        for place, one in enumerate(skills, start=1)
    )  # fmt: skip
    return REGISTRY.add(
        Card(
            number=number, card_set=CARD_SET, kind="unit", element=element, hp=hp, skills=keyed,
            effects=() if ability is None else (Effect(("ability",), ability),),
        )
    )  # fmt: skip


def strategy(number: str, *steps: Step) -> Card:
    """A command of strategy (戦略)."""
    return _command(number, "strategy", steps)


def tactics(number: str, *steps: Step) -> Card:
    """A command of tactics (戦術)."""
    return _command(number, "tactics", steps)


def _command(number: str, kind: Kind, steps: tuple[Step, ...]) -> Card:
    return REGISTRY.add(Card(number=number, card_set=CARD_SET, kind=kind, steps=steps))


def enhancement(number: str, standing: Standing, on_theirs: bool = False) -> Card:
    """A command that is set on a unit (強化), of one's own unless it says the opponent's."""
    return REGISTRY.add(
        Card(
            number=number, card_set=CARD_SET, kind="enhancement", effects=(Effect(("set",), standing),),
            on_theirs=on_theirs,
        )
    )  # fmt: skip
