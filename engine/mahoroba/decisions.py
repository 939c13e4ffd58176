"""The kinds of questions that the sheet's rules and the cards ask. Each kind is one prompt of a screen."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.decisions import Decision


class ChooseFirstUnit(Decision, frozen=True):
    """Which unit of the hand begins face down in the main area (対戦の準備 ④): `card:<id>`."""

    public: ClassVar[bool] = True


class ChooseCourtesyDraw(Decision, frozen=True):
    """Whether to draw a card since the opponent began anew (対戦の準備 ④ ※): `yes` or `no`."""

    public: ClassVar[bool] = True


class ChooseHand(Decision, frozen=True):
    """A hand of じゃんけん, in secret (対戦の準備 ⑤, エンドフェイズ ②): `rock`, `scissors` or `paper`."""

    public: ClassVar[bool] = True


class ChooseAct(Decision, frozen=True):
    """The next act of the main phase: `charge:<card>:<unit>`, `place:<card>:<area>`, `use:<card>`,
    `set:<card>:<unit>`, `ex:<unit>`, `retreat:<unit>`, or `battle` to end the phase.
    """

    public: ClassVar[bool] = True

    @property
    def own_time(self) -> bool:
        """It ends by `battle` alone."""
        return True


class ChooseSkill(Decision, frozen=True):
    """The skill of the battle phase (バトルフェイズ ①): `skill:<key>` of the main unit, or `end` for none."""

    public: ClassVar[bool] = True


class ChooseOrder(Decision, frozen=True):
    """The order in which effects change the damage of a skill (ダメージ計算 ②, ③): all of them, by keys
    `effect:<n>:card:<id>`.
    """

    public: ClassVar[bool] = True

    target: str = ""
    """Handle of the unit that takes the skill."""
    damage: int = 0
    """As it is before these effects."""


class ChooseSuccessor(Decision, frozen=True):
    """The unit that comes into the main area for a knocked out one (バトルフェイズ ③): `card:<id>`."""

    public: ClassVar[bool] = True


class ChooseUnits(Decision, frozen=True):
    """Which units an effect means: `card:<id>`, between `least` and `most`."""

    public: ClassVar[bool] = True
