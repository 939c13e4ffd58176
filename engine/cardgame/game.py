"""A game as the kernel runs it and as matches are played of it: what every one answers alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from engine.cardgame.ending import until_given_up
from engine.cardgame.events import Marked
from engine.cardgame.table import Table
from engine.cardgame.view import View
from engine.kernel.chance import Source

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.cardgame.state import State
    from engine.kernel.chance import Luck
    from engine.kernel.events import Event
    from engine.kernel.journal import Format
    from engine.kernel.resolution import Resolution

S = TypeVar("S")
T = TypeVar("T", bound=Table[Any])
V_co = TypeVar("V_co", bound=View, covariant=True)


class CardGame(ABC, Generic[S, T, V_co]):
    """A game whose setup has a `seed`, the seat that is `first` or None, the `revision` of our reading by which it was
    begun, and two `sides`, each with the name of its player and the level of the computer that plays there.
    """

    form: Format[S]
    plays_at: type[T]
    """The game's own table."""
    begins_as: type[State]
    """The game's own state."""
    asked_before: ClassVar[Mapping[str, int]] = {}
    """The marks of what is asked no more, or otherwise: since which revision of our reading."""

    def __init__(self, table: type[T] | None = None) -> None:
        """`table` may be a table that checks more than it must."""
        self._table = table or self.plays_at

    def open(self, setup: Any) -> T:
        """The table before anything was decided. Raises `BadSetup` for a setup by which none can be played."""
        self.form.check(setup)
        table = self._table(self.begins_as())
        table.first = setup.first
        table.emit(self.laid(setup))
        for mark, revision in self.asked_before.items():
            if setup.revision < revision:
                table.emit(Marked(mark))
        return table

    @abstractmethod
    def laid(self, setup: S) -> Event:
        """What lies on the table before anything is decided."""

    @abstractmethod
    def play(self, table: T) -> Resolution[None]:
        """The match from wherever the table stands."""

    def run(self, table: T) -> Resolution[None]:
        """The match from wherever the table stands, until it is over or given up."""
        return until_given_up(table, self.play(table))

    def luck(self, setup: Any) -> Luck:
        """The seeded chance of a setup."""
        return Source(setup.seed)

    def table(self, state: Any, events_count: int) -> T:
        """A table around a state at rest, to go on from there."""
        del events_count
        return self._table(state)

    def view(self, state: Any, seat: int) -> V_co:
        """All that a seat may know of the table; -1 for what both may know."""
        seen: V_co = state.rules.view(state, seat)
        return seen

    def names(self, setup: Any) -> tuple[str, ...]:
        """The players' own names by seat."""
        return tuple(side.name for side in setup.sides)

    def players(self, setup: Any) -> tuple[str, ...]:
        """The levels of computer players by seat."""
        return tuple(side.player for side in setup.sides)
