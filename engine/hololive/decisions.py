"""The kinds of questions that the comprehensive rules ask. Each kind is one prompt of a screen."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.decisions import Decision


class ChooseFirst(Decision, frozen=True):
    """Who begins, as a player drawn by chance decides (§6.2.1.5): `me` or `opponent`."""

    public: ClassVar[bool] = True


class ChooseRedraw(Decision, frozen=True):
    """Whether to put the hand back and draw seven cards again (§6.2.1.7): `yes` or `no`."""

    public: ClassVar[bool] = True


class ChooseFirstHolomem(Decision, frozen=True):
    """Which Debut card of the hand begins face down in the center (§6.2.1.10.1), if any: `card:<id>`."""

    public: ClassVar[bool] = True


class ChooseFirstBack(Decision, frozen=True):
    """Which Debut and Spot cards of the hand begin face down in the back (§6.2.1.10.3): `card:<id>`."""

    public: ClassVar[bool] = True


class ChooseHolomem(Decision, frozen=True):
    """Which holomem a rule or text means: `card:<id>`, between `least` and `most`."""

    public: ClassVar[bool] = True

    card: str = ""
    """Handle of the card that goes to it, if one does."""
    shown: tuple[str, ...] = ()
    """That card, where it has just been seen though it lies where it isn't known."""


class ChooseAct(Decision, frozen=True):
    """The next act of the main step (§8): `place:<card>`, `bloom:<card>:<holomem>`, `collab:<holomem>`,
    `baton:<holomem>`, `skill:<key>`, `play:<card>`, `attach:<card>:<holomem>`, `act:<key>:<card>`, or `end`.
    """

    public: ClassVar[bool] = True

    @property
    def own_time(self) -> bool:
        """It ends by `end` alone."""
        return True


class ChooseArts(Decision, frozen=True):
    """The next arts of the performance step (§9.2): `arts:<holomem>:<key>:<target>`, or `end`."""

    public: ClassVar[bool] = True

    @property
    def own_time(self) -> bool:
        """It ends by `end` alone."""
        return True
