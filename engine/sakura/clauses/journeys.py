"""Journeys (§x14-4 to §x14-7): an area with places in a ring, each with an effect. A crystal lies at one of them, its
location, and goes on from place to place; back at the place where it started, its player goes home instead.

The counter `journey` says at which place the crystal lies (0: at none), `journey-start` where it started (0: not yet;
a player sets off once a duel), `journey-round` is 1 as soon as the effect of that place has been resolved.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.cardgame.clauses import Standing, Step
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.hooks import AtPhase
from engine.cardgame.words.flow import handle
from engine.cardgame.words.wording import bullets
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import SHADOW
from engine.sakura.clauses.counters import CounterOf, read_counter, write_counter
from engine.sakura.events import EffectArose
from engine.sakura.procedures.moving import move_crystals
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Clause, Hook
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.clauses.sides import Spot
    from engine.sakura.state import State
    from engine.sakura.table import Table
    from engine.text.phrase import Slot

__all__ = ["go_on_journey", "set_off"]

LOCATION: Final = "journey"
START: Final = "journey-start"
ROUND: Final = "journey-round"


@dataclass(eq=False)
class Journey(Standing):
    """The places of a journey in their order, and what is done on coming home (§x14-4, §x14-7): it does nothing by
    itself.
    """

    area: Spot
    """Where the crystal lies."""
    effects: tuple[Step, ...]
    home: Step

    def hooks(self) -> Iterable[Hook]:
        """None: cards set off and go on."""
        return ()

    def phrase(self) -> Phrase:
        """Every place with its effect, and the way home."""
        return say("journey", places=bullets(self.places()), home=self.home.phrase())

    def places(self) -> tuple[Phrase, ...]:
        """Each place with its number and its effect, in words."""
        return tuple(
            say("journey-place", number=number, step=step.phrase()) for number, step in enumerate(self.effects, start=1)
        )

    def set_off(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose the place where it starts, and lay a crystal of the shadow there (§x14-5); once a duel."""
        state, seat = table.state, source.seat
        if not self._waits(state, seat):
            return False
        options = tuple(
            Option(
                f"place:{number}",
                (Move("piece", SHADOW, f"{LOCATION}-{number}.{seat}"), _point(number, seat)),
                label=say("option-journey-place", place=number),
            )
            for number in range(1, len(self.effects) + 1)
        )
        key = yield from ask_one(
            ChooseOne(
                seat=seat, options=options, section="x14-5", source=handle(source), prompt=say("prompt-set-off")
            )
        )
        number = int(key[6:])
        yield from write_counter(table, START, seat, number)
        moved = yield from move_crystals(
            table, SHADOW, self.area.place(source), 1, "effect", seat, source.card
        )
        if moved:
            yield from write_counter(table, LOCATION, seat, number)
        return bool(moved)

    def _waits(self, state: State, seat: int) -> bool:
        """Whether the player has such a journey and never set off."""
        return state.counters.get(f"{START}.{seat}") == 0

    def go_on(self, table: Table, source: Source) -> Resolution[bool]:
        """Resolve the effect of the location, then the crystal goes on to the next place (§x14-6); what would be
        resolved at the start for the second time is the way home instead.
        """
        seat = source.seat
        here = read_counter(table.state, LOCATION, seat)
        if not here:
            return False
        if here == read_counter(table.state, START, seat):
            if read_counter(table.state, ROUND, seat):
                table.emit(EffectArose(self.home.ref, source))
                yield from self.home.run(table, source)
                yield from write_counter(table, LOCATION, seat, 0)
                return True
            yield from write_counter(table, ROUND, seat, 1)
        effect = self.effects[here - 1]
        table.emit(EffectArose(effect.ref, source))
        yield from effect.run(table, source)
        yield from write_counter(table, LOCATION, seat, here % len(self.effects) + 1)
        return True


def _point(number: int, seat: int) -> Move:
    """A place of the panel, as a hand points at it."""
    where = f"{LOCATION}-{number}.{seat}"
    return Move(f"{LOCATION}-{number}", where, where)


@dataclass(eq=False)
class OnJourney(Step, Standing):
    """What a journey's rules do for a card: `set-off` from a place of one's choice, once a duel (§x14-5); or, as long
    as that is in force, `go-on`: at the beginning of each start phase the effect of the location is resolved, and the
    crystal goes on (§x14-6).
    """

    said = "journey-{what}"

    journey: Journey
    """Owned by the rules that bring it."""
    what: str

    def __post_init__(self) -> None:
        """It goes on only while the crystal lies somewhere."""
        self.under_way = CounterOf(LOCATION, "current-place") >= 1

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Set off."""
        return self.journey.set_off(table, source)

    def hooks(self) -> Iterable[Hook]:
        """The effect of each player's start phases (§8-1-2), where it goes on."""
        if self.what == "set-off":
            return ()
        return (
            AtPhase(
                clause=self, timing="start", resolve=self.journey.go_on, whose="each", guards=(self.under_way,)
            ),
        )

    def slots(self) -> dict[str, Slot]:
        """None: the journey has its own words."""
        return {}

    def parts(self) -> Iterable[Clause]:
        """That it is under way; the journey belongs to the rules."""
        return () if self.what == "set-off" else (self.under_way,)


def set_off(journey: Journey) -> Step:
    """Set off on a journey (§x14-5)."""
    return OnJourney(journey, "set-off")


def go_on_journey(journey: Journey) -> Standing:
    """At the beginning of each start phase: the effect of the location, and on to the next place (§x14-6)."""
    return OnJourney(journey, "go-on")
