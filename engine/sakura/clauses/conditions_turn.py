"""What a player has done in this turn (§8), beyond cards and attacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Condition
from engine.cardgame.words.sides import ME, Side
from engine.sakura.events.use import basic_mark
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.sakura.state import State


@dataclass(eq=False)
class DidBasicAction(Condition):
    """A player has done a basic action this turn (§9-6), or none yet."""

    side: Side = ME
    never: bool = False

    def holds(self, state: State, source: Source) -> bool:
        """Whether one was begun."""
        return (basic_mark(self.side.seat(source)) in state.marks) != self.never

    def phrase(self) -> Phrase:
        """"you have not done a basic action this turn"."""
        return say("condition-did-no-basic" if self.never else "condition-did-basic", who=self.side.value)
