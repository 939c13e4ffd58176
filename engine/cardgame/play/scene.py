"""A laid table with acts upon it named by what a player does: for scenarios, lessons and tests of any card game.

A `Scene` stands at a decision, or at none when what it was told to resolve is done. It holds no session and no journal:
it drives the procedures of the rules directly, with chance scripted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar

from engine.kernel.decisions import Chance, Decision, IllegalAnswer, check_answer, check_outcome

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence

    from engine.kernel.decisions import Keys
    from engine.kernel.events import Event


class Printed(Protocol):
    """A card as printed: the number that it is called by."""

    @property
    def number(self) -> str:
        """The card's number in its card set: what scenes and scenarios call it."""


class CardsLie(Protocol):
    """Of a state: which cards there are by id, whose they are, and in what order they lie at which place."""

    @property
    def defs(self) -> Sequence[Printed]:
        """What is printed on each card."""

    @property
    def owner(self) -> Sequence[int]:
        """The seat that owns each card."""

    @property
    def where(self) -> Sequence[str]:
        """The place where each card lies."""

    @property
    def piles(self) -> Mapping[str, Sequence[int]]:
        """The cards at each place, in order."""


class LaidTable(Protocol):
    """A table with its state and the events that happened at it."""

    state: Any
    events: list[Event]


T = TypeVar("T", bound=LaidTable)


class Scene(Generic[T]):
    """A laid table with what is under resolution and the decision at which it stands."""

    def __init__(self, table: T, chance: Sequence[Sequence[int]] = ()) -> None:
        """A scene at a table that is laid; `chance` are its first outcomes."""
        self.table = table
        self.chance = [tuple(outcome) for outcome in chance]
        self.decision: Decision | None = None
        self._running: Generator[Any, Any, Any] | None = None

    def resolve(self, what: Generator[Any, Any, Any]) -> Self:
        """Resolve a procedure up to its first decision or its end."""
        self._running = what
        return self._go(None)

    def _go(self, answer: object) -> Self:
        self.decision = None
        if self._running is None:
            raise ValueError("nothing is under resolution")
        try:
            asked = self._running.send(answer)
            while isinstance(asked, Chance):
                asked = self._running.send(self._draw(asked))
            self.decision = asked
        except StopIteration:
            self._running = None
        return self

    def _draw(self, chance: Chance) -> tuple[int, ...]:
        """The next scripted outcome; else the order as it is, the lowest numbers."""
        if self.chance:
            outcome = self.chance.pop(0)
            check_outcome(chance, outcome)
            return outcome
        return tuple(range(chance.size if chance.what == "shuffle" else min(chance.count, chance.size)))

    def answer(self, *keys: str) -> Self:
        """Answer the open decision by option keys; raises `IllegalAnswer` if that isn't among the legal ones."""
        if self.decision is None:
            raise ValueError("no decision is open")
        check_answer(self.decision, keys)
        return self._go(keys)

    def answers(self, *keys: str) -> Self:
        """Several decisions answered one after the other, each by one key."""
        for key in keys:
            self.answer(key)
        return self

    @property
    def keys(self) -> Keys:
        """The keys of the open decision's options."""
        return tuple(option.key for option in self.decision.options) if self.decision else ()

    def offers(self, key: str) -> bool:
        """Whether the open decision offers that option."""
        return key in self.keys

    def refuses(self, *keys: str) -> bool:
        """Whether the answer is refused; nothing has changed then."""
        if self.decision is None:
            return True
        try:
            check_answer(self.decision, keys)
        except IllegalAnswer:
            return True
        return False

    @property
    def lying(self) -> CardsLie:
        """The state, as far as cards lie somewhere in it."""
        state: CardsLie = self.table.state
        return state

    def cards(self, number: str, seat: int | None = None, where: str | None = None) -> list[int]:
        """The ids of the cards of that number, of that owner, at that place; in their order there, else as laid."""
        state = self.lying
        found = range(len(state.defs)) if where is None else state.piles.get(where, ())
        return [card for card in found if state.defs[card].number == number and seat in (None, state.owner[card])]

    def where(self, number: str, seat: int | None = None) -> str:
        """The place where the first card of that number lies."""
        return self.lying.where[self.card(number, seat)]

    def card(self, number: str, seat: int | None = None, area: str | None = None) -> int:
        """The id of the first card of that number (of that owner, in that area). Raises ValueError without one."""
        for card in self.cards(number, seat):
            if area in (None, self.lying.where[card].partition(".")[0]):
                return card
        raise ValueError(f"no card {number} of seat {seat} in {area or 'any area'}")

    def numbers(self, where: str) -> tuple[str, ...]:
        """The cards at a place by number, in order."""
        state = self.lying
        return tuple(state.defs[card].number for card in state.piles.get(where, ()))

    def happened(self, kind: type) -> list[Any]:
        """The events of a kind, in order."""
        return [event for event in self.table.events if isinstance(event, kind)]
