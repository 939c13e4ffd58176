"""Which units a text means: this one, a main unit, those just chosen; and what sort of unit may be chosen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engine.cardgame.clauses import Clue
from engine.mahoroba.values import attached, in_area, is_main, main_unit, standby_units
from engine.mahoroba.values import units as units_of
from engine.text.phrase import say

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.mahoroba.state import State
    from engine.text.phrase import Phrase

Whose = Literal["me", "opponent"]
Where = Literal["area", "main", "standby"]


def seat_meant(source: Source, whose: Whose) -> int:
    """The seat of you or of the opponent, seen from a text."""
    return source.seat if whose == "me" else 1 - source.seat


class Units(Clue, ABC):
    """Units that a text means."""

    @abstractmethod
    def find(self, state: State, source: Source) -> tuple[int, ...]:
        """Those that they are now."""


@dataclass(eq=False)
class ThisUnit(Units):
    """The unit whose skill or ability it is."""

    said = "units-this"

    def find(self, state: State, source: Source) -> tuple[int, ...]:
        """The card of the text."""
        return (source.card,)


@dataclass(eq=False)
class Bearer(Units):
    """The unit that the card is set on."""

    said = "units-bearer"

    def find(self, state: State, source: Source) -> tuple[int, ...]:
        """The one that it is attached to."""
        unit = state.attached.get(source.card)
        return () if unit is None else (unit,)


@dataclass(eq=False)
class MainUnit(Units):
    """A player's main unit."""

    said = "units-main"

    whose: Whose

    def find(self, state: State, source: Source) -> tuple[int, ...]:
        """The unit in that main area."""
        return (main_unit(state, seat_meant(source, self.whose)),)


@dataclass(eq=False)
class Them(Units):
    """The units just chosen."""

    said = "units-them"

    def find(self, state: State, source: Source) -> tuple[int, ...]:
        """What the choice before set."""
        return source.them


@dataclass(eq=False)
class UnitKind(Clue):
    """What sort of unit may be chosen. A knocked out one is meant only where the text says so (KO ※)."""

    whose: Whose = "me"
    where: Where = "area"
    other: bool = False
    """Not the unit whose text it is."""
    knocked_out: bool = False
    bearing: str = ""
    """Only with `energy` or with a `set` card."""

    def find(self, state: State, source: Source) -> list[int]:
        """Those that there are now."""
        seat = seat_meant(source, self.whose)
        if self.knocked_out:
            return standby_units(state, seat, knocked_out=True)
        return [
            unit
            for unit in units_of(state, seat)
            if (self.where == "area" or is_main(state, unit) == (self.where == "main"))
            and not (self.other and unit == source.card)
            and (not self.bearing or attached(state, unit, self.bearing))
        ]

    def phrase(self) -> Phrase:
        """"one of the opponent's stand-by units with energy"."""
        return self._worded(self.whose)

    def seen_by_chooser(self) -> Phrase:
        """The same where the opponent chooses among their own: "one of their stand-by units"."""
        return self._worded("their")

    def _worded(self, whose: str) -> Phrase:
        where = "ko" if self.knocked_out else self.where
        noun = say("unit-kind", whose=whose, where=where, other=int(self.other))
        return say("unit-kind-bearing", units=noun, bearing=self.bearing) if self.bearing else noun


def living(state: State, found: tuple[int, ...]) -> list[int]:
    """Those that are units in an area and not knocked out: no other can be played with (KO ※)."""
    return [unit for unit in found if unit >= 0 and in_area(state, unit)]
