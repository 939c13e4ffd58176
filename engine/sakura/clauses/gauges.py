"""Gauges that rise and fall, and powers that are paid for with them (§x10-2, §x10-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from engine.cardgame.areas import place
from engine.cardgame.clauses import Standing, Step
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.words.amounts import Number, number_of, number_slot
from engine.cardgame.words.flow import handle
from engine.cardgame.words.sides import ME
from engine.cardgame.words.wording import bullets, joined
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.clauses.counters import CounterOf, has_counter, read_counter, write_counter
from engine.sakura.events import EffectArose
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Clause, Hook
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table
    from engine.text.phrase import Slot

__all__ = ["Gauge", "Powers", "doubled"]


class Gauge(NamedTuple):
    """A counter of a player, by its key and the term that it goes by, and how far it rises, if that has an end."""

    key: str
    term: str
    most: int | None = None

    def click(self, seat: int) -> tuple[Move, ...]:
        """The piece of its panel, as a hand points at it."""
        where = place(self.key, seat)
        return (Move(self.key, where, where),)

    def raise_by(self, table: Table, seat: int, by: int) -> Resolution[bool]:
        """Raise it as far as it goes (§x10-2-1, §5-10); true if that was all."""
        wanted = read_counter(table.state, self.key, seat) + by
        most = wanted if self.most is None else self.most
        yield from write_counter(table, self.key, seat, min(most, wanted))
        return has_counter(table.state, self.key, seat) and wanted <= most


@dataclass(eq=False)
class Raise(Step):
    """A gauge rises, or one of several, as its player chooses (§x10-2)."""

    gauges: tuple[Gauge, ...]
    by: Number = 1
    said: str = "raise-counter"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose which of those that the player has, and raise it as far as it goes."""
        seat, by = source.seat, number_of(self.by, table.state, source)
        has = {gauge.key: gauge for gauge in self.gauges if has_counter(table.state, gauge.key, seat)}
        if not has:
            return False
        key = self.gauges[0].key
        if len(self.gauges) > 1:
            options = tuple(
                Option(key, gauge.click(seat), label=say("option-gauge", name=Term(gauge.term), by=by))
                for key, gauge in has.items()
            )
            key = yield from ask_one(ChooseOne(seat=seat, options=options, section="x10-2-1", source=handle(source)))
        return (yield from has[key].raise_by(table, seat, by))

    def slots(self) -> dict[str, Slot]:
        """The names of the gauges, and by how much."""
        names = [Term(gauge.term) for gauge in self.gauges]
        return {"name": names[0], "names": joined(names, "or"), "whose": ME.value, "by": number_slot(self.by)}


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

    def payable(self, state: State, source: Source) -> bool:
        """Whether the player's gauge can be lowered so far."""
        return read_counter(state, self.gauge.key, source.seat) >= self.by

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
                if power.payable(table.state, source)
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


def doubled(gauge: Gauge) -> Step:
    """A gauge becomes twice what it is (§x10-2)."""
    return Raise((gauge,), CounterOf(gauge.key, gauge.term), "double-gauge")
