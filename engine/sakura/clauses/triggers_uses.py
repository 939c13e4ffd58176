"""Uses of cards as something that effects ask for or react to (§9-2); several triggers of one effect (§5-5)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from engine.sakura.clauses.base import Condition, Standing, Step
from engine.sakura.clauses.filters import CardFilter
from engine.sakura.clauses.sides import ME, Side
from engine.sakura.clauses.timings import Trigger
from engine.sakura.events import CardUsed
from engine.sakura.hooks import React
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Source
    from engine.sakura.clauses.filters import CardTrait
    from engine.sakura.hooks import Hook
    from engine.sakura.state import State
    from engine.sakura.table import Table


@dataclass(eq=False)
class Reacting(Condition):
    """The card is about to be used as a reaction (§9-4 i); not by an effect (§9-2)."""

    said = "condition-reacting"

    def holds(self, state: State, source: Source) -> bool:
        """Whether there is an attack that it reacts to."""
        return source.answering >= 0


@dataclass(eq=False)
class CardIsUsed(Trigger):
    """A player uses a card of a sort: it counts as used as soon as it lies in use (§9-2)."""

    said = "trigger-card-used"

    events: ClassVar[tuple[type[Event], ...]] = (CardUsed,)
    cards: CardFilter
    side: Side = ME

    def fits(self, event: CardUsed, state: State, source: Source) -> bool:
        """Whether it was such a card, used by that player."""
        return event.seat == self.side.seat(source) and self.cards.admits(state, source, event.card)


@dataclass(eq=False)
class WheneverAny(Standing):
    """A step after any of several things that happen (§5-5)."""

    triggers: tuple[Trigger, ...]
    step: Step

    def hooks(self) -> Iterable[Hook]:
        """A reaction to each."""
        return tuple(
            React(clause=self, events=one.events, fits=one.fits, resolve=partial(self._resolve, one))
            for one in self.triggers
        )

    def _resolve(self, trigger: Trigger, table: Table, source: Source, event: Event) -> Resolution[bool]:
        return self.step.run(table, trigger.about(event, source))

    def phrase(self) -> Phrase:
        """"when A or B, …"."""
        first, *others = (one.phrase() for one in self.triggers)
        for other in others:
            first = say("trigger-or", first=first, second=other)
        return say("whenever", trigger=first, step=self.step.phrase())


def uses(*traits: CardTrait) -> Trigger:
    """You use a card with these traits."""
    return CardIsUsed(CardFilter(traits))
