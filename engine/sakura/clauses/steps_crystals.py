"""Crystals that go (§10-1), vigor and flinch (§5-1-2, §5-1-4), damage of effects (§5-8), basic actions (§9-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.cardgame.clauses import Step
from engine.cardgame.decisions import ChooseNumber
from engine.cardgame.in_force import forbidden
from engine.cardgame.words.amounts import Number, number_of, number_slot
from engine.cardgame.words.flow import Moving, handle
from engine.cardgame.words.sides import ME, OPPONENT, Side
from engine.cardgame.words.wording import joined
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.clauses.arrows import Way, way_now
from engine.sakura.decisions import ChooseBasicAction, ChooseDirection
from engine.sakura.events import ArrowResolved
from engine.sakura.procedures import vigor as vigors
from engine.sakura.procedures.basic import BASIC_ACTIONS, basic_action, may_do, offered
from engine.sakura.procedures.damage import take_damage, take_on
from engine.sakura.procedures.legality import basic_forbidden, basic_moves, may_basic
from engine.sakura.procedures.moving import movable, move_crystals
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.clauses.sides import Spot
    from engine.sakura.state import State
    from engine.sakura.table import Table

__all__ = [
    "arrow", "basic", "basic_actions", "basic_but", "basic_different", "basic_echoed", "basic_up_to", "deal",
    "gain_vigor", "lose_vigor", "opponent_flinches", "pay_vigor", "two_way_arrow", "vigor_becomes",
]  # fmt: skip


@dataclass(eq=False)
class Arrow(Moving):
    """An arrow: crystals from one spot to another (§10-1); `two_way`: either way, as its player chooses."""

    source: Spot
    target: Spot
    count: Number
    two_way: bool = False
    up_to: bool = False
    """Its player may move fewer."""

    def _way(self, state: State, source: Source) -> Way:
        return way_now(state, source, Way(self.source.place(source), self.target.place(source), self.two_way))

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Move as many as can be moved; true if that was all."""
        way = self._way(table.state, source)
        if way.two_way:
            forth = (Move("piece", way.source, way.target),)
            back = (Move("piece", way.target, way.source),)
            key = yield from ask_one(
                ChooseDirection(
                    seat=source.seat,
                    options=(Option("forth", forth), Option("back", back)),
                    section="10-1",
                    source=handle(source),
                )
            )
            if key == "back":
                way = way._replace(source=way.target, target=way.source)
        moved, count = 0, 1
        if not forbidden(table.state, "arrow-from", way.source):
            moved, count = yield from self._move(table, source, way)
        yield from table.happen(ArrowResolved(source.seat, source.card))
        return moved == count

    def _move(self, table: Table, source: Source, way: Way) -> Resolution[tuple[int, int]]:
        """How many crystals moved, and how many were to."""
        count = number_of(self.count, table.state, source) + way.more
        if self.up_to:
            count = yield from self._fewer(table, source, way, count)
        moved = yield from move_crystals(
            table, way.source, way.target, count, "arrow", source.seat, source.card
        )
        return moved, count

    def _fewer(self, table: Table, source: Source, way: Way, count: int) -> Resolution[int]:
        """How many its player moves, of those that can be moved."""
        most = movable(table.state, way.source, way.target, count, "arrow", source.seat, source.card)
        if not most:
            return 0
        options = tuple(Option(str(number)) for number in range(most + 1))
        key = yield from ask_one(
            ChooseNumber(seat=source.seat, options=options, section="10-1", source=handle(source))
        )
        return int(key)

    def moves(self, state: State, source: Source) -> tuple[Move, ...]:
        """A crystal along the arrow."""
        way = self._way(state, source)
        return () if way.two_way else (Move("piece", way.source, way.target),)

    def phrase(self) -> Phrase:
        """"Shadow → Distance: 1"."""
        key = "arrow-both-ways" if self.two_way else "arrow-one-way"
        source, target = self.source.phrase(), self.target.phrase()
        said = say(key, source=source, target=target, count=number_slot(self.count))
        return say("arrow-up-to", arrow=said) if self.up_to else said


_VIGOR: Final[dict[str, Callable[[Table, int, int], Resolution[bool]]]] = {
    "gain": vigors.gain_vigor,
    "lose": vigors.lose_vigor,
    "set": vigors.set_vigor,
    "pay": vigors.pay_vigor,
}


@dataclass(eq=False)
class ChangeVigor(Step):
    """A player's vigor: `gain`, `lose`, `set`, or `pay` (all or nothing, §5-9)."""

    said = "vigor-{how}"

    how: str
    count: Number
    side: Side = ME

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Change it as far as it goes; true if that was all."""
        count = number_of(self.count, table.state, source)
        return (yield from _VIGOR[self.how](table, self.side.seat(source), count))

    def payable(self, state: State, source: Source) -> bool:
        """Whether what is to be paid is there."""
        return self.how != "pay" or vigors.can_pay_vigor(
            state, self.side.seat(source), number_of(self.count, state, source)
        )


@dataclass(eq=False)
class Flinch(Step):
    """A player flinches (§5-1-4)."""

    said = "flinch"

    side: Side = OPPONENT

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Flinch."""
        yield from vigors.flinch(table, self.side.seat(source))
        return True


@dataclass(eq=False)
class DealDamage(Step):
    """Damage that an effect deals: to `aura`, `life` or `flare` (§5-8-3-1), or so much each to aura and life at once,
    which is `both`; not damage from an attack (§10-19).
    """

    said = "deal-damage"
    terms = ("where",)

    where: str
    amount: Number
    side: Side = OPPONENT

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The player takes it; true if it was dealt in full."""
        amount, seat = number_of(self.amount, table.state, source), self.side.seat(source)
        if self.where == "both":
            return (yield from take_damage(table, seat, amount, amount, "effect", both=True))
        return (yield from take_on(table, seat, self.where, amount, "effect"))

    def phrase(self) -> Phrase:
        """"deal 2 Damage to your opponent's Aura"."""
        if self.where == "both":
            return say("deal-to-aura-and-life", who=self.side.value, amount=number_slot(self.amount))
        return super().phrase()


def may_act_by_effect(state: State, seat: int) -> bool:
    """Whether a player may do basic actions at all: not after a terminal card (§9-2), nor where forbidden."""
    return not state.terminal[seat] and forbidden(state, "basic", seat) is None


@dataclass(eq=False)
class BasicActions(Moving):
    """Basic actions without payment (§9-6): one of these, or of all where none is named, so many times.

    `up_to`: each may be left. `echoed`: the opponent does each of them too, where that moves something. `different`:
    none twice.
    """

    actions: tuple[str, ...] = ()
    times: Number = 1
    up_to: bool = False
    echoed: bool = False
    side: Side = ME
    but: tuple[str, ...] = ()
    """All but these, where none is named."""
    different: bool = False

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose each where there is a choice, and do it."""
        seat = self.side.seat(source)
        done = True
        chosen: set[str] = set()
        for left in range(number_of(self.times, table.state, source), 0, -1):
            action = yield from self._choose(table.state, source, seat, left, chosen)
            if not action:
                return done and self.up_to
            if self.different:
                chosen.add(action)
            done = (yield from basic_action(table, seat, action)) and done
            if self.echoed and may_do(table.state, 1 - seat, action):
                yield from basic_action(table, 1 - seat, action)
        return done

    def possible(self, state: State, source: Source) -> bool:
        """Whether the one action that is named would move something now (§9-6 i-B)."""
        if len(self.actions) != 1:
            return True
        return may_basic(state, self.side.seat(source), self.actions[0]) is None

    def _choose(self, state: State, source: Source, seat: int, left: int, but: Collection[str]) -> Resolution[str]:
        """The next basic action: the one that is named (§9-6 i-A), else one that moves something (i-B)."""
        if not may_act_by_effect(state, seat):
            return ""
        if len(self.actions) == 1 and not self.up_to:
            return self.actions[0] if basic_forbidden(state, seat, self.actions[0]) is None else ""
        options = [
            Option(f"basic:{action}", basic_moves(state, seat, action))
            for action in self.actions or BASIC_ACTIONS
            if action not in self.but and may_basic(state, seat, action) is None
        ]
        if not self.actions:
            options += offered(state, seat)
        options = [option for option in options if option.key.removeprefix("basic:") not in but]
        if not options:
            return ""
        if self.up_to:
            options.append(Option("pass"))
        key = yield from ask_one(
            ChooseBasicAction(
                seat=seat, options=tuple(options), section="9-6", source=handle(source), times_left=left
            )
        )
        return "" if key == "pass" else key.removeprefix("basic:")

    def moves(self, state: State, source: Source) -> tuple[Move, ...]:
        """The crystal of the one action that is named."""
        if len(self.actions) != 1:
            return ()
        return basic_moves(state, self.side.seat(source), self.actions[0])

    def phrase(self) -> Phrase:
        """"do up to 2 basic actions", "Recover 5 times"."""
        slots = {"who": self.side.value, "times": number_slot(self.times)}
        how = "up-to" if self.up_to else "exactly"
        if self.actions:
            names = [say("basic-name", action=Term(action)) for action in self.actions]
            said = say(f"basic-named-{how}", **slots, actions=len(names), action=joined(names, "or"))
        elif self.but:
            names = [say("basic-name", action=Term(action)) for action in self.but]
            said = say(f"basic-but-{how}", **slots, action=joined(names, "or"))
        else:
            said = say("basic-different" if self.different else f"basic-any-{how}", **slots)
        return say("basic-echoed", step=said) if self.echoed else said


def arrow(source: Spot, target: Spot, count: Number) -> Step:
    """Crystals from one spot to another (§10-1)."""
    return Arrow(source, target, count)


def two_way_arrow(source: Spot, target: Spot, count: Number, up_to: bool = False) -> Step:
    """Crystals one way or the other (§10-1), or perhaps fewer."""
    return Arrow(source, target, count, two_way=True, up_to=up_to)


def gain_vigor(count: Number, side: Side = ME) -> Step:
    """A player gains vigor."""
    return ChangeVigor("gain", count, side)


def vigor_becomes(count: Number, side: Side = ME) -> Step:
    """A player's vigor becomes a value."""
    return ChangeVigor("set", count, side)


def lose_vigor(count: Number, side: Side = ME) -> Step:
    """A player loses vigor."""
    return ChangeVigor("lose", count, side)


def pay_vigor(count: Number) -> Step:
    """Pay vigor, all of it or nothing (§5-9)."""
    return ChangeVigor("pay", count)


def opponent_flinches() -> Step:
    """The opponent flinches."""
    return Flinch(OPPONENT)


def deal(amount: Number, where: str, side: Side = OPPONENT) -> Step:
    """Damage of an effect to `aura`, `life` or `flare`, or to aura and life at once: `both`."""
    return DealDamage(where, amount, side)


def basic(action: str, times: Number = 1) -> Step:
    """A basic action by its name, so many times."""
    return BasicActions((action,), times)


def basic_actions(times: Number) -> Step:
    """So many basic actions (§9-6), of all that could move something."""
    return BasicActions((), times)


def basic_up_to(times: Number, *actions: str) -> Step:
    """Up to so many basic actions, of these or of all."""
    return BasicActions(actions, times, up_to=True)


def basic_but(*actions: str, times: Number = 1) -> Step:
    """Up to so many basic actions may be done that are none of these (§9-6 i-B: additional ones are among them)."""
    return BasicActions((), times, up_to=True, but=actions)


def basic_different(times: Number) -> Step:
    """Up to so many basic actions, none of them twice."""
    return BasicActions((), times, up_to=True, different=True)


def basic_echoed() -> Step:
    """A basic action that the opponent does too, where possible."""
    return BasicActions(echoed=True)
