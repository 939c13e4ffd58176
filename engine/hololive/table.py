"""A table at which this game is played: what arises waits for the next check timing (§10.8.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame import table
from engine.hololive.state import State
from engine.kernel.resolution import NOTHING

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution


@dataclass(slots=True)
class Wound:
    """Damage that is about to be dealt: to which holomem, how much, by which card of which seat; effects that replace
    it change it.
    """

    target: int
    amount: int
    seat: int
    by: int
    arts: bool = False
    spares: bool = False


@dataclass(slots=True)
class Fall:
    """A holomem that is being downed: by which card of which seat (-1: by none), and how much life it costs."""

    card: int
    seat: int
    by: int
    arts: bool
    life: int
    to_hand: bool = False
    """Its holomem cards go to the hand instead of the archive."""


class Table(table.Table[State]):
    """Automatic abilities that met their condition stay in `arisen`, in 待機状態, until `procedures.checks` takes
    them.
    """

    __slots__ = ("checked", "fall", "wound")

    def __init__(self, state: State) -> None:
        """Nobody is being hurt or downed."""
        super().__init__(state)
        self.checked = -1
        """How many events there were when rule processing last found nothing to be done."""
        self.fall: Fall | None = None
        """The downing that is under way, of which texts speak (§11.3.1.1)."""
        self.wound: Wound | None = None
        """The damage that is about to be dealt, of which texts speak (§10.2.1.3.3)."""

    def _settle(self) -> Resolution[None]:
        """Nothing resolves nested."""
        return NOTHING
