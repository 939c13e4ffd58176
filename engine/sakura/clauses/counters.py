"""Counters and sides of components that a megami brings: read, compared, written, turned over (§x4-1, §x5-1).

A counter is called by its key and the seat: `state.counters["wind.0"]`. A player without the component has none of it:
it reads as 0 and nothing changes it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.areas import place
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.words.amounts import Compare, Count
from engine.cardgame.words.flow import Moving, handle
from engine.cardgame.words.sides import ME, Side
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.events import CounterChanged
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from engine.cardgame.clauses import Condition
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table
    from engine.text.phrase import Slot

__all__ = ["counter_is"]


def choose_secretly(
    table: Table, source: Source, key: str, shown_by: str, values: tuple[str, ...], *, section: str, prompt: str
) -> Resolution[bool]:
    """The source's player sets a secret counter to one of its values. The old one is hidden before the new one is set,
    and both are told even if they are the same, so that what the other player sees is always the same.
    """
    seat = source.seat
    if not has_counter(table.state, key, seat):
        return False
    options = tuple(
        Option(term, (Move(key, place(key, seat), f"{key}-{value}.{seat}"),), label=say("keyword", term=Term(term)))
        for value, term in enumerate(values)
    )
    chosen = yield from ask_one(
        ChooseOne(seat=seat, options=options, section=section, source=handle(source), prompt=say(prompt))
    )
    yield from write_counter(table, shown_by, seat, 0)
    yield from table.happen(CounterChanged(place(key, seat), values.index(chosen)))
    return True


def has_counter(state: State, key: str, seat: int) -> bool:
    """Whether a player has that counter at all."""
    return place(key, seat) in state.counters


def read_counter(state: State, key: str, seat: int) -> int:
    """A player's counter; 0 for who has none."""
    return state.counters.get(place(key, seat), 0)


def write_counter(table: Table, key: str, seat: int, value: int) -> Resolution[bool]:
    """A player's counter becomes a value; false if the player has none, or it is so already."""
    state = table.state
    if not has_counter(state, key, seat) or read_counter(state, key, seat) == value:
        return False
    yield from table.happen(CounterChanged(place(key, seat), value))
    return True


@dataclass(eq=False)
class CounterOf(Count):
    """A player's counter, by the term of its name or in words of its own."""

    key: str
    term: str = ""
    side: Side = ME
    said: str = "amount-counter"
    cards: str = ""
    """The message of the cards that it is the number of, if it is."""

    def value(self, state: State, source: Source) -> int:
        """What it is now; 0 for a player who has none."""
        return read_counter(state, self.key, self.side.seat(source))

    def slots(self) -> dict[str, Slot]:
        """Whose it is, and its name."""
        found: dict[str, Slot] = {"whose": self.side.value}
        return found | {"name": Term(self.term)} if self.term else found

    def counted(self) -> tuple[str, Phrase] | None:
        """"cards that you have made Perfect"."""
        return ("cards", say(self.cards)) if self.cards else None


@dataclass(eq=False)
class FlipCounter(Moving):
    """A player's counter of two sides becomes the other one; nothing for a player who has none (§x4-3)."""

    key: str
    said: str
    """The message that words it, with `who`."""
    side: Side = ME

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Turn it over."""
        seat = self.side.seat(source)
        return (yield from write_counter(table, self.key, seat, 1 - read_counter(table.state, self.key, seat)))

    def moves(self, state: State, source: Source) -> tuple[Move, ...]:
        """The piece, where it is."""
        where = place(self.key, self.side.seat(source))
        return (Move(self.key, where, where),) if where in state.counters else ()

    def phrase(self) -> Phrase:
        """"open or close your umbrella"."""
        return say(self.said, who=self.side.value)


def counter_is(key: str, value: int, said: str) -> Condition:
    """Your counter, of a side that is up, has that value; the message words it."""
    return Compare(CounterOf(key, key), "equals", value, said)
