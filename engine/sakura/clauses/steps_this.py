"""What a text does with its own card: uses it (§9-2), gathers crystals on it, bars it from being used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.cardgame.areas import area_of
from engine.cardgame.clauses import Step
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.words.amounts import Number, number_of, number_slot
from engine.cardgame.words.flow import handle
from engine.cardgame.words.wording import joined
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask, ask_one
from engine.sakura.areas import IN_USE
from engine.sakura.decisions import ChooseCrystals
from engine.sakura.events import CrystalsMoved
from engine.sakura.procedures.legality import may_use
from engine.sakura.procedures.moving import movable
from engine.sakura.procedures.use import use_card
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:

    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.clauses.sides import Spot
    from engine.sakura.state import State
    from engine.sakura.table import Table


@dataclass(eq=False)
class MayUseThis(Step):
    """The card itself, a special, may be used, unused or used as it is (§9-2); `waive`: see `state.Use`."""

    said = "may-use-this-without-{waive}"

    waive: str

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Ask if it could be used now, and use it."""
        state, card, seat = table.state, source.card, source.seat
        if area_of(state.where[card]) != "specials" or may_use(state, seat, card, "own", waive=self.waive) is not None:
            return False
        move = Move(f"card:{card}", state.where[card], IN_USE[seat])
        key = yield from ask_one(
            ChooseOne(
                seat=seat,
                options=(Option("yes", (move,)), Option("no")),
                section="9-2",
                source=handle(source),
                prompt=say("prompt-may", step=say("use-this")),
            )
        )
        return key == "yes" and (yield from use_card(table, seat, card, "own", waive=self.waive))


@dataclass(eq=False)
class Gather(Step):
    """Crystals of some spots are put on another: no arrow (§10-1), so nothing turns it. `optional`: all or none."""

    sources: tuple[Spot, ...]
    target: Spot
    count: Number
    optional: bool = False

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose where they come from, and move as many as there are (§5-10); true if that was all."""
        wanted = number_of(self.count, table.state, source)
        target = self.target.place(source)
        there = self._there(table.state, source, wanted)
        total = min(wanted, sum(there.values()))
        if self.optional and total > 1 and not (yield from self._wants(source)):
            return False
        moved = (yield from self._taken(source, there, total)) if total else ()
        if moved:
            yield from table.happen(
                *(
                    CrystalsMoved(where, target, moved.count(where), "effect", source.seat, source.card)
                    for where in there
                    if where in moved
                )
            )
        return len(moved) == wanted

    def _there(self, state: State, source: Source, wanted: int) -> dict[str, int]:
        """How many could come from which place."""
        target = self.target.place(source)
        found = {
            where: movable(state, where, target, wanted, "effect", source.seat, source.card)
            for where in (spot.place(source) for spot in self.sources)
        }
        return {where: count for where, count in found.items() if count}

    def _wants(self, source: Source) -> Resolution[bool]:
        key = yield from ask_one(
            ChooseOne(
                seat=source.seat,
                options=(Option("yes"), Option("no")),
                section="10-40",
                source=handle(source),
                prompt=say("prompt-may", step=self._said(number_slot(self.count))),
            )
        )
        return key == "yes"

    def _taken(self, source: Source, there: dict[str, int], total: int) -> Resolution[tuple[str, ...]]:
        """The places that the crystals are taken from, one of them may be left where it may be none."""
        target = self.target.place(source)
        least = 0 if self.optional and total == 1 else total
        if len(there) == 1 and least:
            return tuple(there) * total
        options = tuple(
            Option(where, (Move("crystal", where, target),), limit=min(total, count)) for where, count in there.items()
        )
        return (
            yield from ask(
                ChooseCrystals(
                    seat=source.seat, options=options, least=least, most=total, section="5-10", source=handle(source),
                    target=target, count=total, prompt=say("prompt-step", step=self._said(total)),
                )
            )
        )

    def _said(self, count: Any) -> Phrase:
        sources = joined([spot.phrase() for spot in self.sources], "or")
        return say("gather", sources=sources, target=self.target.phrase(), count=count)

    def phrase(self) -> Phrase:
        """"you may put 1 Sakura token from Shadow or your Aura on this card"."""
        said = self._said(number_slot(self.count))
        return say("may", step=said) if self.optional else said
