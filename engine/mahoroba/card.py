"""What a card is: a unit with its skills, or a command; and the words that the sheet has for its states."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from engine.cardgame import cards

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Amount, Clause, Step

Kind = Literal["unit", "strategy", "tactics", "enhancement"]
COMMANDS: Final[tuple[Kind, ...]] = ("strategy", "tactics", "enhancement")
"""戦略, 戦術 and 強化 (メインフェイズ ③)."""

NORMAL: Final = ""
REST: Final = "rest"
STUN: Final = "stun"
KO: Final = "ko"
AILMENTS: Final = (REST, STUN)
"""状態異常: what じゃんけん of the end phase may end."""

ADVANTAGE: Final = {"flame": "grove", "grove": "tide", "tide": "flame", "sun": "moon", "moon": "sun"}
"""有利属性 of the practice cards: which element each is strong against (ダメージ計算 ④)."""

STANDING: Final = ("ability", "set")
"""Classes of effects that are in force while the card lies there: of a unit in its area, of a card set on one."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Skill:
    """「スキル」 or 「EXスキル」 of a unit: its cost in energy, its damage (of EX skills none) and its text."""

    key: str
    """`1`, `2` … of skills, `ex` of the EX skill: what keys of options and names in the catalogs call it."""
    cost: int
    damage: int | None = None
    more: Amount | None = None
    """What its text adds to the damage in step ① of the sum."""
    steps: tuple[Step, ...] = ()
    """What the text does besides, in order."""
    pays: tuple[Step, ...] = ()
    """What its user does first, or can't use it."""
    once: bool = False
    """1ターンに1度."""

    @property
    def extra(self) -> bool:
        """An EX skill."""
        return self.damage is None


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Card(cards.Card):
    """A card of a card set, as printed. Its effects are those in force while it lies there: `ability` of a unit in its
    area, `set` of an enhancement on a unit.
    """

    kind: Kind
    element: str = ""
    hp: int = 0
    skills: tuple[Skill, ...] = ()
    """Skills in the order of print; the EX skill last."""
    steps: tuple[Step, ...] = ()
    """What a command of strategy or tactics does."""
    on_theirs: bool = False
    """An enhancement that is set on a unit of the opponent's."""

    def clauses(self) -> Iterable[Clause]:
        """What its skills are made of, or what the command does."""
        for one in self.skills:
            yield from one.pays
            if one.more is not None:
                yield one.more
            yield from one.steps
        yield from self.steps

    @property
    def is_unit(self) -> bool:
        """A unit; every other card is a command."""
        return self.kind == "unit"

    @property
    def strong_against(self) -> str:
        """The element that its skills are strong against: 有利属性."""
        return ADVANTAGE.get(self.element, "")

    def skill(self, key: str) -> Skill:
        """The skill of that key. Raises KeyError for one that isn't printed."""
        for one in self.skills:
            if one.key == key:
                return one
        raise KeyError(key)
