"""The kinds of questions that the rules ask. Each kind is one prompt of a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.kernel.decisions import Decision

if TYPE_CHECKING:
    from engine.kernel.decisions import Keys


class ChooseRedraw(Decision, frozen=True):
    """Whether to put the starting hand back and draw it again, where a reading allows it: `yes` or `no`."""

    public: ClassVar[bool] = True


class ChooseAct(Decision, frozen=True):
    """A gate action of whoever has priority (9-3e): `summon:<card>:<place>`, `play:<card>`, `set:<card>:<place>`,
    `reveal:<card>`, `use:<card>:<ability>`, `trait:<card>:<attribute>` (属性選択), `gear:<card>` (装着),
    `move:<card>:<place>`; or `pass`, and `pass-turn`: no more questions this turn while nothing of the other
    player's lies on the gate. In the main phase with an empty gate `end` takes the place of `pass`.
    """

    public: ClassVar[bool] = True

    main: bool = False
    """The turn player's main phase, with an empty gate."""

    @property
    def own_time(self) -> bool:
        """The main phase ends by `end` alone."""
        return self.main

    @property
    def idle(self) -> Keys | None:
        """Passing, where there is no gate action."""
        acts = any(not option.key.startswith("pass") for option in self.options)
        return None if acts or self.main else ("pass",)


class ChooseAttack(Decision, frozen=True):
    """The next attack (8-4): `attack:<card>:<line>`, or `end`."""

    public: ClassVar[bool] = True

    @property
    def own_time(self) -> bool:
        """The attack phase ends by `end` alone."""
        return True


class ChooseCost(Decision, frozen=True):
    """How a card is paid for (14-3b-6a): `full` or `reduced` (コスト軽減), each with `+ruler` where the ruler is rested
    as one energy: `full+ruler`.
    """

    card: str = ""
    """Handle of the card."""
    cost: int = 0
    """What it costs in full."""


class ChooseZone(Decision, frozen=True):
    """Where a unit goes that an effect puts into play or moves: keys are places."""

    card: str = ""
    """Handle of the unit."""
    shown: tuple[str, ...] = ()
    """The unit, if it lies where the seat may not know it, as in a deck that was searched."""


class ChooseCounter(Decision, frozen=True):
    """Whether to use the CNT of a card that damage turned over (16-4a): `yes` or `no`."""

    public: ClassVar[bool] = True

    card: str = ""


class ChooseFromDrive(Decision, frozen=True):
    """Cards just driven outside the own main phase (10-3b): `set:<card>:<place>` for one after the other, or `done`."""


class ChooseGuard(Decision, frozen=True):
    """Whether 警戒 takes a unit to the defence zone: `yes` or `no`."""

    public: ClassVar[bool] = True

    card: str = ""
