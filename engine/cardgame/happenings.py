"""Happenings: one pattern over events says when an effect arises (whenever), whether (`Happened`) and how often
(`times`) it was so this turn or this phase, and which of them was the first.

A state keeps the events of a turn for which texts may ask later; the events' own `apply` says which, by `remember`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from engine.cardgame.clauses import Clause, Clue, Condition

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.cardgame.source import Source
    from engine.cardgame.state import State
    from engine.kernel.events import Event
    from engine.text.phrase import Slot


@dataclass(eq=False)
class Happening(Clue):
    """A pattern over events: of a player, with a card of a sort, that passes a test, the how-manyeth of the turn."""

    slot: ClassVar[str] = "trigger"

    kinds: tuple[type[Event], ...]
    said: str = ""
    side: Any = None
    """Whose it is: the event's seat."""
    cards: Any = None
    """Which card it is about."""
    test: Callable[[Any, Any, Source], bool] | None = None
    """What else must be so: asked with the event, the state after it, and the source."""
    nth: int = 0
    """The how-manyeth of a turn; 0: each."""
    own: bool = False
    """It happens to what has the effect."""
    about: str = ""
    """What follows speaks of this of the event: the field of the source, and of the event; `card`: its card."""
    words: tuple[tuple[str, Slot], ...] = ()
    """What its message says besides."""

    def matches(self, event: Any, state: State, source: Source) -> bool:
        """Whether that is what happened, whichever it was of the turn."""
        return (
            (self.side is None or event.seat == self.side.seat(source))
            and (self.test is None or self.test(event, state, source))
            and (self.cards is None or self.cards.admits(state, source, event.card))
        )

    def fits(self, event: Any, state: State, source: Source) -> bool:
        """Whether that is what happened now; the state is the one after it."""
        return self.matches(event, state, source) and (not self.nth or times(self, state, source) == self.nth)

    def spoken_of(self, event: Any, source: Source) -> Source:
        """The source for what follows."""
        return source._replace(**{self.about: getattr(event, self.about)}) if self.about else source

    def slots(self) -> dict[str, Slot]:
        """Whose, with which card, the how-manyeth, and what its message says besides."""
        found: dict[str, Slot] = {} if self.side is None else dict.fromkeys(("who", "whose"), self.side.value)
        found |= {} if self.cards is None else {"card": self.cards.phrase()}
        return found | ({"nth": self.nth} if self.nth else {}) | dict(self.words)


def told(pattern: Happening, state: State, source: Source, *, in_phase: bool = False) -> list[Any]:
    """The events of this turn, or of the current phase of it, that match; of a how-manyeth one that alone."""
    events = state.happened[state.phase_from :] if in_phase else state.happened
    found = [event for event in events if isinstance(event, pattern.kinds) and pattern.matches(event, state, source)]
    return found[pattern.nth - 1 : pattern.nth] if pattern.nth else found


def times(pattern: Happening, state: State, source: Source, *, in_phase: bool = False) -> int:
    """How often it has happened this turn, or in the current phase of it."""
    return _count(pattern, state.happened[state.phase_from :] if in_phase else state.happened, state, source)


def _count(pattern: Happening, events: Iterable[Event], state: State, source: Source) -> int:
    return sum(isinstance(event, pattern.kinds) and pattern.matches(event, state, source) for event in events)


@dataclass(eq=False)
class Happened(Condition):
    """Something has happened this turn, at least so often, or hasn't yet; or in the turn just before."""

    pattern: Happening
    said: str
    never: bool = False
    least: int = 1
    last_turn: bool = False
    """In the turn just before instead of this one."""

    def holds(self, state: State, source: Source) -> bool:
        """Whether it has happened as often, or not yet."""
        events = state.before if self.last_turn else state.happened
        return (_count(self.pattern, events, state, source) >= self.least) != self.never

    def slots(self) -> dict[str, Slot]:
        """Those of the pattern, and how often."""
        return self.pattern.slots() | {"count": self.least}

    def parts(self) -> Iterable[Clause]:
        """What is inside the pattern, which has no words but these."""
        return self.pattern.parts()
