"""Machines that are fed with tokens (§x9): burnt as a payment, recovered, and put to the distance by riding (§x9-5,
§x9-6, §x9-8, §x9-9). Which tokens and which areas they are a `Machine` says.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from engine.cardgame.areas import place, places
from engine.cardgame.clauses import Condition, Standing, Step
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.happenings import Happening
from engine.cardgame.hooks import ADD, Charge, Modify
from engine.cardgame.in_force import permitted
from engine.cardgame.words.amounts import Compare, Number, number_of, number_slot
from engine.cardgame.words.flow import Moving, handle
from engine.cardgame.words.sides import ME
from engine.cardgame.words.wording import one_after_another
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import DISTANCE
from engine.sakura.clauses.amounts import Pieces
from engine.sakura.clauses.build import keyword
from engine.sakura.clauses.filters import AttackTrait
from engine.sakura.clauses.keyword import Keyword
from engine.sakura.clauses.permissions import Allowed
from engine.sakura.clauses.sides import Spot
from engine.sakura.events import PiecesMoved
from engine.sakura.values.attacks import figures
from engine.sakura.values.numbers import distance, free_crystals, room
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Hook
    from engine.cardgame.hooks import Charged
    from engine.cardgame.source import Source
    from engine.cardgame.words.amounts import Count
    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Effect
    from engine.sakura.state import Attack, State
    from engine.sakura.table import Table
    from engine.text.phrase import Slot

__all__ = ["Machine", "at_distance", "burning", "burns_back", "dash_or_up_to_x", "rode", "tokens_in"]


class Machine(NamedTuple):
    """A kind of token and the areas of a player between which it goes, by their keys."""

    token: str
    stock: str
    """Where tokens lie that can be burnt or ridden with."""
    spent: str
    """Where burnt ones lie."""
    nearer: str
    """Those that hold a crystal of the distance, which then doesn't count (§x9-2-1-1)."""
    farther: str
    """Those that count as one more crystal at the distance (§x9-2-1-1)."""

    def lying(self, state: State, area: str, seat: int) -> int:
        """How many tokens of a player lie in an area."""
        return state.lying(self.token, places(area)[seat])

    def burns(self, state: State, seat: int) -> tuple[str, str]:
        """From which area to which a player's tokens go when they are burnt (§x9-5)."""
        back = permitted(state, _burn_back(self), seat)
        return (self.spent, self.stock) if back else (self.stock, self.spent)

    def can_burn(self, state: State, seat: int, count: int) -> bool:
        """Whether that many can be burnt: all of them or none (§5-9)."""
        return self.lying(state, self.burns(state, seat)[0], seat) >= count

    def moved(self, seat: int, source: str, target: str, count: int = 1) -> PiecesMoved:
        """Tokens of a player that went from one of the areas to another."""
        return PiecesMoved(self.token, place(source, seat), place(target, seat), count)

    def move(self, seat: int, source: str, target: str) -> Move:
        """The same as a hand does it."""
        return Move(f"token:{self.token}", place(source, seat), place(target, seat))


def _burn_back(machine: Machine) -> str:
    return f"burn-back:{machine.token}"


@dataclass(eq=False)
class Burn(Moving):
    """Tokens are burnt (§x9-5)."""

    said = "burn-tokens"

    machine: Machine
    count: int = 1

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Burn them, all or none (§5-9)."""
        if not self.payable(table.state, source):
            return False
        machine, seat = self.machine, source.seat
        yield from table.happen(machine.moved(seat, *machine.burns(table.state, seat), self.count))
        return True

    def payable(self, state: State, source: Source) -> bool:
        """Whether that many can be burnt."""
        return self.machine.can_burn(state, source.seat, self.count)

    def moves(self, state: State, source: Source) -> tuple[Move, ...]:
        """A token from where they are taken."""
        return (self.machine.move(source.seat, *self.machine.burns(state, source.seat)),)


@dataclass(eq=False)
class PayToUse(Standing):
    """An additional cost of using the card: a step that pays (§10-31)."""

    step: Step
    said: str

    def hooks(self) -> Iterable[Hook]:
        """The charge on the card itself."""
        return (Charge(clause=self, own=True, payable=self._payable, pay=self._pay),)

    def _payable(self, state: State, source: Source, use: Charged) -> bool:
        return self.step.payable(state, source)

    def _pay(self, table: Table, source: Source, use: Charged) -> Resolution[bool]:
        return self.step.run(table, source)

    def slots(self) -> dict[str, Slot]:
        """Those of what is paid."""
        return self.step.slots()


@dataclass(eq=False)
class Recover(Step):
    """Burnt tokens are recovered (§x9-5); X of a step that follows is how many they were."""

    machine: Machine
    count: Number
    step: Step | None = None
    said: str = "recover-tokens"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As many as there are (§5-10); true if that was all, or as the step says."""
        machine, seat = self.machine, source.seat
        wanted = number_of(self.count, table.state, source)
        count = min(wanted, machine.lying(table.state, machine.spent, seat))
        if count:
            yield from table.happen(machine.moved(seat, machine.spent, machine.stock, count))
        if self.step is not None:
            return (yield from self.step.run(table, source._replace(x=count)))
        return count == wanted

    def phrase(self) -> Phrase:
        """"recover 2 of your burned Artificial Sakura tokens"; "…. …; X is how many you recovered"."""
        recovered = say(self.said, count=number_slot(self.count))
        if self.step is None:
            return recovered
        return one_after_another([recovered, self.step.phrase(), say("x-recovered")])


@dataclass(eq=False)
class Ride(Step):
    """騎動 (§x9-9): forward, a token on a crystal of the distance, or backward, a token beside the crystals there."""

    machine: Machine

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose which way, and put a token there; true if one could be put."""
        state, seat, machine = table.state, source.seat, self.machine
        if not machine.lying(state, machine.stock, seat):
            return False
        ways = {"ride-backward": machine.farther}
        if free_crystals(state, DISTANCE):
            ways = {"ride-forward": machine.nearer} | ways
        options = tuple(
            Option(way, (machine.move(seat, machine.stock, area),), label=say("option-ride", way=Term(way)))
            for way, area in ways.items()
        )
        way = yield from ask_one(ChooseOne(seat=seat, options=options, section="x9-9", source=handle(source)))
        if way == "ride-backward" and not room(state, DISTANCE):
            return False
        yield from table.happen(machine.moved(seat, machine.stock, ways[way]))
        return True

    def phrase(self) -> Phrase:
        """"Maneuver"."""
        return say("do-ride")


def rode(machine: Machine) -> Happening:
    """You changed the current distance (§5-2-1) by riding (§x9-9)."""

    def ridden(event: PiecesMoved, state: State, source: Source) -> bool:
        seat = source.seat
        put = event.piece == machine.token and event.source == place(machine.stock, seat)
        if not put or event.target not in (place(machine.nearer, seat), place(machine.farther, seat)):
            return False
        before = state.copy()
        PiecesMoved(event.piece, event.target, event.source, event.count).apply(before)
        return distance(before) != distance(state)

    return Happening((PiecesMoved,), "trigger-rode", test=ridden)


@dataclass(eq=False)
class CountAtDistance(Standing):
    """Tokens of this player that lie at the distance count there, and those on crystals hold them (§x9-6)."""

    machine: Machine

    def hooks(self) -> Iterable[Hook]:
        """The crystals that count, those that can be chosen, and how many more there is room for."""
        return (
            Modify(clause=self, value="crystals-at-distance", layer=ADD, change=self._counting),
            Modify(clause=self, value="free-crystals", layer=ADD, change=self._free),
            Modify(clause=self, value="distance-capacity", layer=ADD, change=self._capacity),
        )

    def _counting(self, count: int, state: State, source: Source) -> int:
        machine, seat = self.machine, source.seat
        lying = state.pieces.get(machine.token) or {}
        return count + lying.get(places(machine.farther)[seat], 0) - lying.get(places(machine.nearer)[seat], 0)

    def _free(self, count: int, state: State, source: Source) -> int:
        return count - self.machine.lying(state, self.machine.nearer, source.seat)

    def _capacity(self, count: int, state: State, source: Source) -> int:
        return count - self.machine.lying(state, self.machine.farther, source.seat)

    def phrase(self) -> Phrase:
        """The rule in words."""
        return say("count-at-distance")


@dataclass(eq=False)
class LeaveDistance(Step):
    """The tokens of this player at the distance are burnt, all at once (§x9-2-1-1)."""

    machine: Machine

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Those of both sorts."""
        machine, seat = self.machine, source.seat
        lying = {area: machine.lying(table.state, area, seat) for area in (machine.nearer, machine.farther)}
        yield from table.happen(
            *(machine.moved(seat, area, machine.spent, count) for area, count in lying.items() if count)
        )
        return True

    def phrase(self) -> Phrase:
        """"they become burned"."""
        return say("leave-distance")


@dataclass(frozen=True)
class DashOrUpToX(AttackTrait):
    """An attack whose damage to `aura` or `life` is a dash or at most X now (§9-1-3-2)."""

    where: str

    def admits(self, state: State, source: Source, attack: Attack) -> bool:
        """Whether that figure is so, with all modifications."""
        found = figures(state, attack)
        value = found.aura if self.where == "aura" else found.life
        return value is None or value <= source.x

    def around(self, noun: Phrase) -> Phrase:
        """"attack whose Damage to Aura is “-” or at most X"."""
        return say("attack-dash-or-up-to-x", attack=noun, where=self.where)


def burning(machine: Machine) -> Effect:
    """燃焼 (§x9-8)."""
    return keyword(Keyword("burning", PayToUse(Burn(machine), "burn-to-use")))


def tokens_in(machine: Machine, area: str) -> Count:
    """How many of a player's tokens lie in one of the machine's areas."""
    said = "amount-tokens-spent" if area == machine.spent else "amount-tokens"
    return Pieces(Spot(area, ME), machine.token, said)


def at_distance(machine: Machine) -> Condition:
    """Tokens of this player lie at the distance (§x9-2-1-1)."""
    there = tokens_in(machine, machine.nearer) + tokens_in(machine, machine.farther)
    return Compare(there, "at-least", 1, "condition-at-distance")


def burns_back(machine: Machine) -> Standing:
    """When this player burns tokens, burnt ones go to the machine instead (§x9-5)."""
    return Allowed(_burn_back(machine), "burns-back", ME)


def dash_or_up_to_x(where: str) -> AttackTrait:
    """With a dash or at most X as damage to `aura` or `life` (§9-1-3-2)."""
    return DashOrUpToX(where)
