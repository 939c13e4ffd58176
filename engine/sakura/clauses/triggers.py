"""What happens that effects react to, beyond the first of it in `timings`: specials that return, enhancements that are
disenchanted, attacks that have ended, counters that change (§5-5, §9).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.sakura.areas import area_of, place
from engine.sakura.clauses.sides import ME, OPPONENT, Side
from engine.sakura.clauses.timings import Trigger
from engine.sakura.events import (
    AttackEnded,
    AttackMade,
    CardMoved,
    CounterChanged,
    DisenchantEnded,
    SpecialTurned,
)
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:

    from engine.kernel.events import Event
    from engine.sakura.cards import Source
    from engine.sakura.state import State


@dataclass(eq=False)
class SpecialReturned(Trigger):
    """A used special of yours became unused (§10-17)."""

    said = "trigger-special-returned"

    events: ClassVar[tuple[type[Event], ...]] = (CardMoved, SpecialTurned)

    def fits(self, event: CardMoved | SpecialTurned, state: State, source: Source) -> bool:
        """Whether it was one of this player's used specials."""
        if state.owner[event.card] != source.seat or event.status != "unused":
            return False
        return isinstance(event, SpecialTurned) or area_of(event.source) == "specials"


@dataclass(eq=False)
class Disenchanted(Trigger):
    """Another enhancement of a player was disenchanted (§9-5)."""

    said = "trigger-disenchanted"

    events: ClassVar[tuple[type[Event], ...]] = (DisenchantEnded,)
    side: Side = ME

    def fits(self, event: DisenchantEnded, state: State, source: Source) -> bool:
        """Whether it lay in that player's area and is another card."""
        return event.seat == self.side.seat(source) and event.card != source.card


@dataclass(eq=False)
class NthAttack(Trigger):
    """A player makes the how-manyeth attack of a turn (§9-4)."""

    said = "trigger-nth-attack"

    events: ClassVar[tuple[type[Event], ...]] = (AttackMade,)
    nth: int
    side: Side = OPPONENT

    def fits(self, event: AttackMade, state: State, source: Source) -> bool:
        """Whether it was that one."""
        seat = self.side.seat(source)
        return event.seat == seat and state.attacks_made[seat] == self.nth

    def about(self, event: AttackMade, source: Source) -> Source:
        """What follows speaks of that attack."""
        return source._replace(attack=event.attack)


@dataclass(eq=False)
class AttackResolved(Trigger):
    """An attack that a player made is over (§9-4 viii)."""

    said = "trigger-attack-resolved"

    events: ClassVar[tuple[type[Event], ...]] = (AttackEnded,)
    side: Side = OPPONENT

    def fits(self, event: AttackEnded, state: State, source: Source) -> bool:
        """Whether it was made at all, by that player, and came to its end."""
        made = event.record is not None and event.record.made
        return event.seat == self.side.seat(source) and made and event.outcome not in ("reverted", "cut")


@dataclass(eq=False)
class CounterTurned(Trigger):
    """A player's counter or side changes."""

    events: ClassVar[tuple[type[Event], ...]] = (CounterChanged,)
    key: str
    said: str
    """The message that words it, with `who`."""
    side: Side = ME

    def fits(self, event: CounterChanged, state: State, source: Source) -> bool:
        """Whether it is that player's."""
        return event.key == place(self.key, self.side.seat(source))

    def phrase(self) -> Phrase:
        """"you open or close your umbrella"."""
        return say(self.said, who=self.side.value)
