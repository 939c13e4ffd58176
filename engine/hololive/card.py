"""What is printed on a card (chapter 2): an oshi with its skills, a holomem with its arts, a support card, a cheer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from engine.cardgame import cards

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Clause, Condition, Step

Kind = Literal["oshi", "holomem", "support", "cheer"]
Level = Literal["debut", "1st", "2nd", "spot"]
Support = Literal["item", "event", "staff", "tool", "mascot", "fan"]

COLOURS: Final = ("white", "green", "red", "blue", "purple", "yellow")
"""§2.4.2; colourless is none of them (§2.4.2.2)."""
COLOURLESS: Final = "colourless"
LEVELS: Final[tuple[Level, ...]] = ("debut", "1st", "2nd", "spot")
ATTACHABLE: Final[tuple[Support, ...]] = ("tool", "mascot", "fan")
"""Support cards that are attached to a holomem (§10.7.2.5.1.2)."""
ONE_EACH: Final[tuple[Support, ...]] = ("tool", "mascot")
"""Of which a holomem has one (§5.16.3.1, §5.16.3.2)."""

REST: Final = "rest"
"""お休みしている (§4.3.2)."""

STANDING: Final = ("gift", "extra", "attached")
"""Classes of effects that are in force while the card lies there: gifts and extra abilities of the card on top of a
holomem (§10.3.4.1), texts of support cards on one (§10.3.4.2).
"""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Arts:
    """「アーツ」 (§12.2): the cheer that it needs by colour, its damage, the colour that takes more of it, its text."""

    key: str
    """`1` or `2`, as they are printed."""
    cost: tuple[str, ...]
    damage: int
    more: bool = False
    """Printed with a plus."""
    against: str = ""
    """特攻: the colour that takes `extra` more."""
    extra: int = 0
    requires: Condition | None = None
    """Without which it can't be used."""
    reach: tuple[str, ...] = ("center", "collab")
    """Positions of the holomem that it can be aimed at (§12.2.3.2)."""
    reach_if: Condition | None = None
    cheaper: tuple[Clause, ...] = ()
    """What makes its cost less."""
    steps: tuple[Step, ...] = ()
    after: tuple[Step, ...] = ()
    """What is done when their damage has been dealt: X is how much, and it speaks of the target."""
    reacts: Clause | None = None
    """A `Standing` by which they are used elsewhere than in the performance step (§12.2.2)."""
    upon: Clause | None = None
    """A `Standing` that is in force until the check timing after them is over: upon what they down."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Skill:
    """An oshi skill or SP oshi skill (§12.1): what it costs in holo power, how often it may be used, what it does; or
    `reacts`, upon what (§12.1.5.1 to 3).
    """

    key: Literal["oshi", "sp"]
    cost: int
    """-1: X, which the skill itself says."""
    requires: Condition | None = None
    pays: Step | None = None
    """Further costs, which must be payable."""
    steps: tuple[Step, ...] = ()
    reacts: Clause | None = None
    """A `Standing` by which it is offered elsewhere than in the main step."""

    @property
    def period(self) -> str:
        """Once a turn, or once a game (§8.5.1.1, §8.5.1.2)."""
        return "turn" if self.key == "oshi" else "game"


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Card(cards.Card):
    """A card of a card set, as printed. Its effects are of the classes `collab` and `bloom` (§13.2, §13.3), which
    resolve, and those of `STANDING`.
    """

    kind: Kind
    names: tuple[str, ...] = ()
    """Keys of its card name and of those as which it counts besides (§2.1, §2.11.2.3)."""
    colours: tuple[str, ...] = ()
    """Without colourless (§2.4.2.2)."""
    tags: tuple[str, ...] = ()
    life: int = 0
    hp: int = 0
    level: Level | None = None
    buzz: bool = False
    baton: int = 0
    """How many cheer of any colour a baton touch takes (§2.10)."""
    arts: tuple[Arts, ...] = ()
    skills: tuple[Skill, ...] = ()
    support: Support | None = None
    limited: bool = False
    requires: Condition | None = None
    """Without which a support card can't be played."""
    pays: Step | None = None
    """What a support card costs besides (§10.7.2.4.1)."""
    steps: tuple[Step, ...] = ()
    """What a support card does (§10.1.2)."""
    any_number: bool = False
    """§2.11.2.1: as many as one likes may be in a deck."""
    falls: int = 1
    """§2.11.2.2: how much life is lost when it is downed."""
    no_bloom: bool = False
    """§2.11.2.4."""
    only_on: tuple[str, ...] = ()
    """Keys of the names of holomem to which alone a fan may be attached."""

    def clauses(self) -> Iterable[Clause]:
        """What arts, skills and the text of a support card are made of."""
        for art in self.arts:
            yield from (one for one in (art.requires, art.reach_if) if one is not None)
            yield from art.cheaper
            yield from (*art.steps, *art.after)
            yield from (one for one in (art.reacts, art.upon) if one is not None)
        for skill in self.skills:
            yield from (one for one in (skill.requires, skill.pays, skill.reacts) if one is not None)
            yield from skill.steps
        yield from (one for one in (self.requires, self.pays) if one is not None)
        yield from self.steps

    @property
    def lasts(self) -> bool:
        """Whether a text of it is in force while it lies there."""
        return bool(self.standing) or any(art.reacts is not None for art in self.arts)

    @property
    def attachable(self) -> bool:
        """A support card that stays with a holomem."""
        return self.support in ATTACHABLE

    def art(self, key: str) -> Arts:
        """The arts of that key. Raises KeyError for one that isn't printed."""
        for one in self.arts:
            if one.key == key:
                return one
        raise KeyError(key)

    def skill(self, key: str) -> Skill:
        """The oshi skill of that key. Raises KeyError for one that isn't printed."""
        for one in self.skills:
            if one.key == key:
                return one
        raise KeyError(key)
