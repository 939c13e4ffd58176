"""Things that are laid somewhere without an arrow: crystals put onto a card or into an area, a card put into an area
that a megami brings (§5-10, §6-3).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.cardgame.areas import area_of
from engine.cardgame.clauses import Step
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.words.amounts import Number, number_of, number_slot
from engine.cardgame.words.flow import asked_in_vain, handle
from engine.cardgame.words.sides import ME, Side
from engine.cardgame.words.wording import as_other_says, joined
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask, ask_one
from engine.sakura.decisions import ChooseCrystals
from engine.sakura.events import CrystalsMoved
from engine.sakura.events.things import at_once
from engine.sakura.procedures.moving import movable, move_crystals
from engine.sakura.values.attacks import this_card
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:

    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.clauses.sides import Spot
    from engine.sakura.state import State
    from engine.sakura.table import Table


@dataclass(eq=False)
class PlaceCrystals(Step):
    """Crystals are put from one spot onto another, by no arrow (§10-1); onto the card of the text only while there is
    such (§10-11) and it is used or lies among the enhancements, or among the specials if it is none.
    """

    source: Spot
    target: Spot
    count: Number

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Move as many as can be moved (§5-10); true if that was all."""
        if self.target.area == "card" and not self._holds_crystals(table.state, source):
            return False
        count = number_of(self.count, table.state, source)
        moved = yield from move_crystals(
            table, self.source.place(source), self.target.place(source), count, "effect", source.seat, source.card
        )
        return moved == count

    def _holds_crystals(self, state: State, source: Source) -> bool:
        if this_card(state, source) < 0:
            return False
        where = area_of(state.where[source.card])
        return where in ("in-use", "enhancements") or (
            where == "specials" and state.info(source.card).type != "enhancement"
        )

    def phrase(self) -> Phrase:
        """"put 3 Sakura tokens from Shadow onto this card"."""
        slots = {"source": self.source.phrase(), "target": self.target.phrase()}
        if not isinstance(self.count, int):
            return say("place-crystals-x", amount=number_slot(self.count), **slots)
        return say("place-crystals", count=number_slot(self.count), **slots)


@dataclass(eq=False)
class LeaveOnly(Step):
    """All crystals of a spot but so many go to another one."""

    said = "leave-only"

    source: Spot
    target: Spot
    left: int = 0

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Move them as far as they can be moved; true if no more than that are left."""
        where = self.source.place(source)
        count = max(0, table.state.count(where) - self.left)
        yield from move_crystals(
            table, where, self.target.place(source), count, "effect", source.seat, source.card
        )
        return table.state.count(where) <= self.left


@dataclass(eq=False)
class Gather(Step):
    """Crystals of some spots are put on another: no arrow (§10-1), so nothing turns it. `optional`: all or none;
    `chooser`: the player who moves them and says where they come from.
    """

    sources: tuple[Spot, ...]
    target: Spot
    count: Number
    optional: bool = False
    chooser: Side = ME

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose where they come from, and move as many as there are (§5-10); true if that was all."""
        wanted = number_of(self.count, table.state, source)
        target, mover = self.target.place(source), self.chooser.seat(source)
        there = self._there(table.state, source, wanted)
        total = min(wanted, sum(there.values()))
        if self.optional and total > 1 and not (yield from self._wants(source)):
            return False
        moved = (yield from self._taken(table.state, source, there, total)) if total else ()
        if moved:
            moves = (
                CrystalsMoved(where, target, moved.count(where), "effect", mover, source.card)
                for where in there
                if where in moved
            )
            yield from table.happen(*at_once(*moves))
        return len(moved) == wanted

    def _there(self, state: State, source: Source, wanted: int) -> dict[str, int]:
        """How many could come from which place."""
        target = self.target.place(source)
        found = {
            where: movable(state, where, target, wanted, "effect", self.chooser.seat(source), source.card)
            for where in (spot.place(source) for spot in self.sources)
        }
        return {where: count for where, count in found.items() if count}

    def _wants(self, source: Source) -> Resolution[bool]:
        key = yield from ask_one(
            ChooseOne(
                seat=self.chooser.seat(source),
                options=(Option("yes"), Option("no")),
                section="10-40",
                source=handle(source),
                prompt=say("prompt-may", step=self._asked(number_slot(self.count))),
            )
        )
        return key == "yes"

    def _taken(
        self, state: State, source: Source, there: dict[str, int], total: int
    ) -> Resolution[tuple[str, ...]]:
        """The places that the crystals are taken from, one of them may be left where it may be none."""
        target = self.target.place(source)
        least = 0 if self.optional and total == 1 else total
        if len(there) == 1 and least:
            return tuple(there) * total
        options = tuple(
            Option(where, (Move("piece", where, target),), limit=min(total, count)) for where, count in there.items()
        )
        return (
            yield from ask(
                ChooseCrystals(
                    seat=self.chooser.seat(source), options=options, least=least, most=total, section="5-10",
                    source=handle(source), target=target, count=total, secret=asked_in_vain(state, options),
                    prompt=say("prompt-step", step=self._asked(total)),
                )
            )
        )

    def _said(self, count: Any) -> Phrase:
        if self.chooser is not ME and all(spot.side is self.chooser for spot in self.sources):
            areas = joined([Term(spot.area) for spot in self.sources], "or")
            return say(
                "gather-own", who=self.chooser.value, areas=areas, target=self.target.phrase(), count=count
            )
        sources = joined([spot.phrase() for spot in self.sources], "or")
        return say("gather", who=self.chooser.value, sources=sources, target=self.target.phrase(), count=count)

    def _asked(self, count: Any) -> Phrase:
        """What is done, in words for the one who does it."""
        return self._said(count) if self.chooser is ME else as_other_says(self._said(count))

    def phrase(self) -> Phrase:
        """"you may put 1 Sakura token from Shadow or your Aura on this card"."""
        said = self._said(number_slot(self.count))
        return say("may", step=said) if self.optional else said
