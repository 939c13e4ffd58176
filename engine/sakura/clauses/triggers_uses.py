"""Uses of cards to which effects react as they begin, counted by turns (§9-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.sakura.clauses.timings import Trigger
from engine.sakura.events import CardUsed
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.events import Event
    from engine.sakura.cards import Source
    from engine.sakura.clauses.base import Clause
    from engine.sakura.clauses.filters import CardFilter
    from engine.sakura.state import State


@dataclass(eq=False)
class FirstUse(Trigger):
    """You use a card of a sort for the first time in a turn of yours (§9-2)."""

    events: ClassVar[tuple[type[Event], ...]] = (CardUsed,)
    cards: CardFilter

    def fits(self, event: CardUsed, state: State, source: Source) -> bool:
        """Whether it is such a card, and the only such use of the turn."""
        if event.seat != source.seat or state.turn_player != source.seat:
            return False
        used = state.used[source.seat]
        return self.cards.admits(state, source, event.card) and (
            sum(self.cards.admits(state, source, card) for card in used) == 1
        )

    def phrase(self) -> Phrase:
        """"you use a Normal card of another Megami for the first time in your turn"."""
        return say("trigger-first-use", card=self.cards.phrase())

    def parts(self) -> Iterable[Clause]:
        """Which cards."""
        return (self.cards,)
