"""A special that is used instead of its player's first defeat, and by nothing else (§4-2, §9-1-3-1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Standing
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.hooks import AroundStep
from engine.cardgame.words.flow import handle
from engine.kernel.decisions import Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import LIFE, SHADOW
from engine.sakura.clauses.permissions import Cannot
from engine.sakura.events.duel import averted_mark
from engine.sakura.procedures.legality import may_use
from engine.sakura.procedures.moving import move_crystals
from engine.sakura.procedures.use import use_card
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Hook
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table

__all__ = ["only_by_itself"]

OWN_WAY = "own"


@dataclass(eq=False)
class UseInsteadOfDefeat(Standing):
    """Instead of its player's first defeat all the player's life may go to the shadow and the card be used and paid
    for, also where it lies used (§9-1-3-1, §9-2). Offered only where it can be used.
    """

    def hooks(self) -> Iterable[Hook]:
        """Put in the place of the defeat."""
        return (
            AroundStep(
                clause=self, step="defeat", place="instead", resolve=self._resolve, fits=self._fits, optional=True
            ),
        )

    def _fits(self, state: State, source: Source, subject: object) -> bool:
        first = averted_mark(source.seat) not in state.marks
        return first and may_use(state, source.seat, source.card, OWN_WAY) is None

    def _resolve(self, table: Table, source: Source, subject: object) -> Resolution[bool]:
        key = yield from ask_one(
            ChooseOne(
                seat=source.seat,
                options=(Option("yes"), Option("no")),
                section="9-1-3-1",
                source=handle(source),
                prompt=say("prompt-may", step=say("use-this-without-life")),
            )
        )
        if key == "no":
            return False
        mine = LIFE[source.seat]
        yield from move_crystals(table, mine, SHADOW, table.state.count(mine), "effect", source.seat, source.card)
        return (yield from use_card(table, source.seat, source.card, OWN_WAY))

    def phrase(self) -> Phrase:
        """"you may, instead of your first defeat, move all your Life to Shadow and use this card"."""
        return say("use-instead-of-defeat", step=say("use-this-without-life"))


def only_by_itself() -> Standing:
    """The card itself can be used by an effect of its own alone (§9-2)."""
    return Cannot(("use",), "only-by-itself", own=True, but=OWN_WAY)
