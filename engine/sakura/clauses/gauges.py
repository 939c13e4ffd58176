"""Gauges that rise and fall, and powers that are paid for with them (§x10-2, §x10-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import place
from engine.sakura.clauses.amounts import Count, Number, number_of, number_slot
from engine.sakura.clauses.base import Condition, Standing, Step
from engine.sakura.clauses.counters import has_counter, read_counter, write_counter
from engine.sakura.clauses.sides import ME
from engine.sakura.clauses.steps import handle
from engine.sakura.clauses.words import bullets, joined
from engine.sakura.decisions import ChooseOne
from engine.sakura.events import EffectArose
from engine.text.phrase import Listing, Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Source
    from engine.sakura.clauses.base import Clause
    from engine.sakura.hooks import Hook
    from engine.sakura.state import State
    from engine.sakura.table import Table


class Gauge(NamedTuple):
    """A counter of a player, by its key and the term that it goes by, and how far it rises."""

    key: str
    term: str
    most: int

    def click(self, seat: int) -> tuple[Move, ...]:
        """The piece of its panel, as a hand points at it."""
        where = place(self.key, seat)
        return (Move(self.key, where, where),)

    def raise_by(self, table: Table, seat: int, by: int) -> Resolution[bool]:
        """Raise it as far as it goes (§x10-2-1, §5-10); true if that was all."""
        now = read_counter(table.state, self.key, seat)
        yield from write_counter(table, self.key, seat, min(self.most, now + by))
        return has_counter(table.state, self.key, seat) and now + by <= self.most


@dataclass(eq=False)
class RaiseGauge(Step):
    """A gauge rises (§x10-2)."""

    gauge: Gauge
    by: int = 1

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As far as it goes."""
        return (yield from self.gauge.raise_by(table, source.seat, self.by))

    def phrase(self) -> Phrase:
        """"raise your Wind Gauge by 1"."""
        return say("raise-counter", name=Term(self.gauge.term), whose=ME.value, by=self.by)


@dataclass(eq=False)
class RaiseEither(Step):
    """One of several gauges rises, as its player chooses (§x10-2)."""

    gauges: tuple[Gauge, ...]
    by: int = 1

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose which of those that the player has, and raise it."""
        seat = source.seat
        has = {gauge.key: gauge for gauge in self.gauges if has_counter(table.state, gauge.key, seat)}
        if not has:
            return False
        options = tuple(
            Option(key, gauge.click(seat), label=say("option-gauge", name=Term(gauge.term), by=self.by))
            for key, gauge in has.items()
        )
        key = yield from ask_one(ChooseOne(seat=seat, options=options, section="x10-2-1", source=handle(source)))
        return (yield from has[key].raise_by(table, seat, self.by))

    def phrase(self) -> Phrase:
        """"raise your Wind Gauge or Thunder Gauge by 1"."""
        return say("raise-either", names=joined([Term(gauge.term) for gauge in self.gauges], "or"), by=self.by)


@dataclass(eq=False)
class DoubleGauge(Step):
    """A gauge becomes twice what it is (§x10-2)."""

    gauge: Gauge

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As far as it goes."""
        now = read_counter(table.state, self.gauge.key, source.seat)
        return (yield from self.gauge.raise_by(table, source.seat, now))

    def phrase(self) -> Phrase:
        """"double your Thunder Gauge"."""
        return say("double-gauge", name=Term(self.gauge.term))


@dataclass(eq=False)
class Least(Count):
    """The smallest of some numbers."""

    amounts: tuple[Number, ...]

    def value(self, state: State, source: Source) -> int:
        """The smallest now."""
        return min(number_of(amount, state, source) for amount in self.amounts)

    def phrase(self) -> Phrase:
        """"the smallest of your Wind Gauge and your Thunder Gauge"."""
        return say("amount-least", amounts=Listing(tuple(number_slot(amount) for amount in self.amounts)))


class Powers(NamedTuple):
    """What a gauge pays for: lowered by 1, by 2 …, the first, the second … of the steps is done."""

    gauge: Gauge
    steps: tuple[Step, ...]


@dataclass(eq=False)
class Power(Step):
    """One power of a sheet: its gauge is lowered, its step is done (§x10-5 2, 3)."""

    gauge: Gauge
    by: int
    step: Step

    @property
    def key(self) -> str:
        """What it is called in answers."""
        return f"{self.gauge.key}:{self.by}"

    def payable(self, state: State, seat: int) -> bool:
        """Whether the player's gauge can be lowered so far."""
        return read_counter(state, self.gauge.key, seat) >= self.by

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Say which power it is, lower the gauge, do the step."""
        table.emit(EffectArose(self.ref, source))
        gauge, seat = self.gauge.key, source.seat
        yield from write_counter(table, gauge, seat, read_counter(table.state, gauge, seat) - self.by)
        return (yield from self.step.run(table, source))

    def phrase(self) -> Phrase:
        """"Wind Gauge -3: gain 1 Vigor …"."""
        return say("power", name=Term(self.gauge.term), by=self.by, step=self.step.phrase())


@dataclass(eq=False)
class PowerSheet(Standing):
    """A sheet of powers, laid beside the table (§x10-5): it does nothing by itself."""

    powers: tuple[Powers, ...]

    def __post_init__(self) -> None:
        """Each power with its price."""
        self.priced = tuple(
            Power(gauge, by, step) for gauge, steps in self.powers for by, step in enumerate(steps, start=1)
        )

    def hooks(self) -> Iterable[Hook]:
        """None: cards let use it."""
        return ()

    def phrase(self) -> Phrase:
        """Every power with its price."""
        return say("power-sheet", powers=bullets(power.phrase() for power in self.priced))

    def parts(self) -> Iterable[Clause]:
        """All powers."""
        return self.priced


@dataclass(eq=False)
class UsePowers(Step):
    """嵐の力を使用する (§x10-5): a gauge is lowered, and what that pays for is done; up to so many times, no power
    twice where `distinct`.
    """

    sheet: PowerSheet
    """Owned by the rules that bring it."""
    times: int = 1
    distinct: bool = False

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose a power that can be paid for, or leave it; lower the gauge, do the step."""
        seat = source.seat
        left = {power.key: power for power in self.sheet.priced}
        for _ in range(self.times):
            options = [
                Option(key, power.gauge.click(seat), label=power.phrase())
                for key, power in left.items()
                if power.payable(table.state, seat)
            ]
            if not options:
                break
            options.append(Option("pass"))
            key = yield from ask_one(
                ChooseOne(seat=seat, options=tuple(options), section="x10-5", source=handle(source))
            )
            if key == "pass":
                break
            yield from (left.pop(key) if self.distinct else left[key]).run(table, source)
        return True

    def parts(self) -> Iterable[Clause]:
        """None: the sheet belongs to the rules."""
        return ()

    def phrase(self) -> Phrase:
        """"you may harness the storm up to 2 times, each ability only once"."""
        return say("use-powers", times=self.times, twice="no" if self.distinct else "yes")


@dataclass(eq=False)
class ChoseStandard(Condition):
    """The turn player chose standard actions for this main phase (§8-2-1)."""

    said = "condition-chose-standard"

    def holds(self, state: State, source: Source) -> bool:
        """Whether that was chosen already."""
        return state.conduct == "standard"
