"""Tokens that take the room of crystals in an aura, and a basic action that takes one away (§x13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.areas import place
from engine.cardgame.clauses import Standing, Step
from engine.cardgame.hooks import AroundStep
from engine.cardgame.words.amounts import Compare, Number, number_of, number_slot
from engine.cardgame.words.sides import OPPONENT, Side
from engine.kernel.decisions import Move
from engine.sakura.clauses.amounts import Pieces, Reading
from engine.sakura.clauses.sides import Spot
from engine.sakura.events import PiecesMoved
from engine.sakura.procedures.legality import doing
from engine.sakura.values.numbers import room
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Condition, Hook
    from engine.cardgame.source import Source
    from engine.cardgame.words.amounts import Count
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table

__all__ = ["aura_full", "frozen"]

TOKEN = "freeze-token"


@dataclass(eq=False)
class Freeze(Step):
    """凍結する (§x13-5): a token comes to a player's aura, so many times, or as often as there is room for one."""

    times: Number | None = 1
    side: Side = OPPONENT

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As many as there is room for (§5-10); true if that was all."""
        seat = self.side.seat(source)
        left = room(table.state, place("aura", seat))
        wanted = left if self.times is None else number_of(self.times, table.state, source)
        count = min(left, wanted)
        if count:
            aura = place("aura", seat)
            yield from table.happen(PiecesMoved(TOKEN, place("outside", seat), aura, count, "effect", source.seat))
        return count == wanted

    def phrase(self) -> Phrase:
        """"your opponent gets frozen", "… until there is no room left in their Aura"."""
        if self.times is None:
            return say("freeze-until-full", who=self.side.value)
        return say("freeze", who=self.side.value, times=number_slot(self.times))


@dataclass(eq=False)
class TakesTokenInstead(Standing):
    """A basic action of either player that has such a token in the aura takes one away instead of what it does else
    (§x13-6).
    """

    called = "rule-frozen"
    said = "takes-token-instead"
    terms = ("action",)

    action: str

    def hooks(self) -> Iterable[Hook]:
        """In the place of the action's move; the player need not be the text's own."""
        return (
            AroundStep(
                clause=self, step=doing(self.action), place="instead", resolve=self._resolve, fits=self._fits,
                moves=self._moves,
            ),
        )

    def _fits(self, state: State, source: Source, seat: int) -> bool:
        return state.lying(TOKEN, place("aura", seat)) > 0

    def _resolve(self, table: Table, source: Source, seat: int) -> Resolution[bool]:
        yield from table.happen(PiecesMoved(TOKEN, place("aura", seat), place("outside", seat), 1, "basic", seat))
        return True

    def _moves(self, state: State, source: Source, seat: int) -> tuple[Move, ...]:
        return (Move(f"token:{TOKEN}", place("aura", seat), place("outside", seat)),)


def frozen(side: Side = OPPONENT) -> Count:
    """How many tokens freeze a player's aura (§x13-2-1)."""
    return Pieces(Spot("aura", side), TOKEN, "amount-frozen")


def aura_full(side: Side = OPPONENT) -> Condition:
    """A player's aura has no room (§7-1-3-1)."""
    return Compare(Reading("aura-room", side), "at-most", 0, "condition-aura-full")
