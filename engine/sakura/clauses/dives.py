"""The wind at sea and dives (§x15): who was attacked in the turn before has headwind; a way to dive is chosen in secret
and laid open before a card of the opponent's resolves, or in the own start phase.

A player's dive is the counter `dive` (0 forward, 1 backward); `dive-open` is 0 while that player is submerged. Each
player of a duel with such cards has both.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.cardgame.clauses import Condition, Step
from engine.cardgame.words.amounts import Compare
from engine.cardgame.words.sides import ME, Side
from engine.sakura.clauses.counters import CounterOf, choose_secretly, read_counter, write_counter
from engine.sakura.events import EVADED, AttackEnded
from engine.sakura.values.attacks import in_range
from engine.sakura.values.turn import headwind as has_headwind

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table

__all__ = ["headwind", "submerged", "tailwind", "wind_figures"]

DIVE: Final = "dive"
DIVE_OPEN: Final = "dive-open"
DIVES: Final = ("dive-forward", "dive-backward")
"""Both dives, at the value of the counter that stands for each."""


def wind_figures(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """1 for headwind, by its term (§x15-1-1)."""
    return (("headwind", int(has_headwind(state, seat))),)


@dataclass(eq=False)
class WindIs(Condition):
    """A player has headwind, or tailwind, which is to have no headwind (§x15-1-1)."""

    said = "condition-{wind}"

    wind: str
    side: Side = ME

    def holds(self, state: State, source: Source) -> bool:
        """Whether it is so this turn."""
        return has_headwind(state, self.side.seat(source)) == (self.wind == "headwind")


@dataclass(eq=False)
class Dive(Step):
    """潜水を行う (§x15-1-2): a player chooses a way in secret and is submerged; who is so already chooses anew."""

    said = "dive"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose it."""
        return choose_secretly(table, source, DIVE, DIVE_OPEN, DIVES, section="x15-1-2", prompt="prompt-dive")


@dataclass(eq=False)
class Surface(Step):
    """The dive is resolved (§x15-2): laid open, then what it does; an attack of the card of which the text speaks whose
    range fails a check now leaves the air and is never made.
    """

    said = "resolve-dive"

    forward: Step
    backward: Step

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The one or the other, then the check (§9-4-1), which nothing spares the attack."""
        state = table.state
        yield from write_counter(table, DIVE_OPEN, source.seat, 1)
        step = (self.forward, self.backward)[read_counter(state, DIVE, source.seat)]
        yield from step.run(table, source)
        for attack in state.attacks:
            if attack.card in source.them and attack.from_card and not attack.made and not in_range(state, attack):
                yield from table.happen(AttackEnded(attack.id, attack.seat, EVADED, attack))
        return True


def headwind() -> Condition:
    """逆風である (§x15-1-1)."""
    return WindIs("headwind")


def tailwind() -> Condition:
    """順風である (§x15-1-1)."""
    return WindIs("tailwind")


def submerged() -> Condition:
    """潜水状態である (§x15-1-2)."""
    return Compare(CounterOf(DIVE_OPEN, DIVE), "equals", 0, "condition-submerged")
