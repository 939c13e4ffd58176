"""The kinds of questions that the rules ask. Each kind is one prompt of a screen."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.decisions import Decision


class ChooseMulligan(Decision, frozen=True):
    """Which hand cards go to the bottom of the deck, in which order (§4-1 5)."""

    public: ClassVar[bool] = True


class ChooseRebuild(Decision, frozen=True):
    """Whether to rebuild the deck at the start phase (§8-1-3 iii): `yes` or `no`."""

    public: ClassVar[bool] = True


class ChooseConduct(Decision, frozen=True):
    """Standard actions or a full-power action for this main phase (§8-2-1): `standard` or `full-power`."""

    public: ClassVar[bool] = True


class ChooseAct(Decision, frozen=True):
    """The next act of a main phase (§8-2-2): `use:<card>`, `basic:<action>` or `end`."""

    public: ClassVar[bool] = True

    payments: tuple[str, ...] = ()
    """Keys that a `ChooseBasicPayment` after a basic action would offer now: `vigor`, `cover:<card>`."""

    @property
    def own_time(self) -> bool:
        """It ends by `end` alone."""
        return True


class ChooseBasicPayment(Decision, frozen=True):
    """What pays for a basic action (§9-6 ii): `vigor` or `cover:<card>`; `back` takes the basic action back."""

    action: str = ""


class ChooseBasicAction(Decision, frozen=True):
    """Which basic action an effect lets a player do (§9-6 i): `basic:<action>`, or `pass` where it may be left."""

    public: ClassVar[bool] = True

    times_left: int = 1


class ChooseReaction(Decision, frozen=True):
    """Whether and with what to react to an attack (§9-4 i): `use:<card>`, `instead:<n>` (§10-34) or `pass`."""

    public: ClassVar[bool] = True

    attack: str = ""
    number: str = ""
    """Of the card whose attack it is, or whose effect made it."""


class ChooseDamage(Decision, frozen=True):
    """Damage to aura or to life (§5-8-3-2): `aura` or `life`."""

    public: ClassVar[bool] = True

    attack: str = ""
    """Handle of the attack, empty for damage of an effect."""
    number: str = ""
    """Of the card whose attack it is, or whose effect made it."""
    by: str = ""
    """What deals it: `attack`, `effect`, `impatience`."""
    aura: int = 0
    life: int = 0
    lacerates: bool = False
    """It is a laceration, that moves no crystals (§x22-6-3-2)."""


class ChooseCrystals(Decision, frozen=True):
    """Which crystals move, by place (devotion §9-2-3 iii, damage on places that count as aura §5-8-3-1): keys are
    places, each at most `limit` times.
    """

    public: ClassVar[bool] = True

    target: str = ""
    count: int = 0


class ChooseDirection(Decision, frozen=True):
    """Which way a two-way arrow runs (§10-1): `forth` or `back`."""

    public: ClassVar[bool] = True
