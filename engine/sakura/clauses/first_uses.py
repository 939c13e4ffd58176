"""Uses of cards counted by turns, to which effects react as they begin (§9-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.sakura.clauses.triggers_uses import CardIsUsed
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.sakura.events import CardUsed
    from engine.sakura.state import State


@dataclass(eq=False)
class FirstUse(CardIsUsed):
    """A player uses a card of a sort for the first time in an own turn (§9-2)."""

    def fits(self, event: CardUsed, state: State, source: Source) -> bool:
        """Whether it is such a card, and the only such use of the turn."""
        if state.turn_player != event.seat or not super().fits(event, state, source):
            return False
        return sum(self.cards.admits(state, source, card) for card in state.used[event.seat]) == 1

    def phrase(self) -> Phrase:
        """"you use a Normal card of another Megami for the first time in your turn"."""
        return say("trigger-first-use", who=self.side.value, card=self.cards.phrase())
