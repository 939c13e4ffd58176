"""Cards that a player may show from among hidden ones, so that their forced effects count (§9-1-1-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Standing
from engine.cardgame.hooks import React
from engine.cardgame.words.wording import one_after_another
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Hook, Step
    from engine.cardgame.happenings import Happening
    from engine.cardgame.source import Source
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.sakura.table import Table


@dataclass(eq=False)
class MayShow(Standing):
    """When something happens, the card may be shown where it lies hidden; a step follows if it is (§10-40)."""

    trigger: Happening
    step: Step
    area: str = "hand"

    def hooks(self) -> Iterable[Hook]:
        """The reaction of the card itself, asked for by whoever settles what arose."""
        return (
            React(
                clause=self, own=True, events=self.trigger.kinds, fits=self.trigger.fits, resolve=self._resolve,
                shown_from=self.area,
            ),
        )

    def _resolve(self, table: Table, source: Source, event: Event) -> Resolution[bool]:
        return self.step.run(table, self.trigger.spoken_of(event, source))

    def phrase(self) -> Phrase:
        """"when …, you may reveal this card from your hand. If you do, …"."""
        shown = say("may-show-this", trigger=self.trigger.phrase(), area=Term(self.area))
        return one_after_another([shown, say("if-so", step=self.step.phrase())])
