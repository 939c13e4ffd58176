"""What happened to the duel, its players and its turns (§4, §5-1, §8), and what lasts (§9-1-3-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from msgspec.structs import replace as altered

from engine.cardgame.state import outlast, remember
from engine.kernel.events import Event

if TYPE_CHECKING:
    from engine.sakura.state import State


OF_THE_TURN: Final = ("turn", "basic.0", "basic.1")
"""Until when what lasts is over with the turn at the latest: that of the turn, a player's next basic action."""


class VigorChanged(Event, frozen=True):
    """A player's vigor became this much (§5-1-2)."""

    seat: int
    vigor: int
    why: str = ""

    def apply(self, state: State) -> None:
        """The new value."""
        state.vigor[self.seat] = self.vigor


class FlinchChanged(Event, frozen=True):
    """A player flinched, or stopped to (§5-1-4)."""

    seat: int
    flinched: bool

    def apply(self, state: State) -> None:
        """The new state."""
        state.flinched[self.seat] = self.flinched


class PhaseBegan(Event, frozen=True):
    """A phase of the turn began: `start`, `main` or `end` (§8-1 to §8-3)."""

    phase: str
    turn_start_distance: int | None = None
    """Fixed at the beginning of a start phase (§8-1-1)."""

    def apply(self, state: State) -> None:
        """The phase, and with it what counts once a phase; what waited for the next one of that name waits for it."""
        state.begin_phase(self.phase)
        if state.lasting:
            next_one = f"next-{self.phase}"
            state.lasting = tuple([
                altered(one, when=self.phase) if one.when == next_one else one for one in state.lasting
            ])
        if self.turn_start_distance is not None:
            state.turn_start_distance = state.known_distance = self.turn_start_distance


class DistanceChanged(Event, frozen=True):
    """The current distance has become another (§5-2-1), by whatever happened; told only where texts ask for it."""

    watched: ClassVar[bool] = True
    distance: int
    before: int = 0
    """What it was."""

    def apply(self, state: State) -> None:
        """Kept until the turn is over."""
        state.known_distance = self.distance
        remember(state, self)


class PhaseEnded(Event, frozen=True):
    """A phase came to its end; `cut` if an effect ended it (§10-13)."""

    phase: str
    cut: bool = False

    def apply(self, state: State) -> None:
        """What lasted for the phase is over, so is what was reserved for a time in it; a cut phase leaves nothing under
        resolution.
        """
        if state.lasting:
            gone = ["phase", *(OF_THE_TURN if self.phase == "end" else ()), f"{self.phase}.{state.turn_player}"]
            outlast(state, [
                one
                for one in state.lasting
                if one.until not in gone
                and not one.until.startswith("attack:")
                and not one.when.startswith((self.phase, "attack:", "basic:", "use:"))
            ])
        if self.cut:
            state.doing = ()
            state.uses, state.attacks, state.masks = (), (), {}
            state.disenchanting = frozenset()
            state.memo.clear()


class PhaseLost(Event, frozen=True):
    """A player lost a phase: it didn't take place."""

    phase: str
    seat: int

    def apply(self, state: State) -> None:
        """What lasted until that player had lost it, or was reserved for a time in it, is over."""
        gone = (f"lost-{self.phase}.{self.seat}", f"{self.phase}.{self.seat}")
        outlast(state, [
            one for one in state.lasting if one.until not in gone and not one.when.startswith(self.phase)
        ])


class ConductChosen(Event, frozen=True):
    """The turn player chose `standard` actions or a `full-power` action (§8-2-1)."""

    seat: int
    conduct: str

    def apply(self, state: State) -> None:
        """For this main phase."""
        state.conduct = self.conduct
        remember(state, self)


def averted_mark(seat: int) -> str:
    """The mark that a defeat of the player was averted in this duel."""
    return f"defeat-averted:{seat}"


class DefeatAverted(Event, frozen=True):
    """Something was resolved instead of a defeat (§9-1-3-1)."""

    seat: int

    def apply(self, state: State) -> None:
        """The effect that made the player lose is spent; the next defeat is not the first one."""
        state.lost = state.lost - {self.seat}
        state.marks = state.marks | {averted_mark(self.seat)}
