"""What every clause is: something that words itself and either resolves, holds, counts or stands in force.

A clause object belongs to exactly one card (or rule sheet). When that is registered each clause in its tree is given a
reference, by which events and state name it; the registry finds it again. What clauses hang into the game (`Hook`) and
what a card's text is cut into (`Effect`) are here too, since each of them names the others.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar, get_args

from engine.text.phrase import Listing, Phrase, Slot, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution

C = TypeVar("C", bound="Clause")
H = TypeVar("H", bound="Hook")

_SAID_AS_IT_IS: Final = frozenset(get_args(Slot))


class Clause:
    """A piece of card text. Subclasses are plain dataclasses with `eq=False`; from their fields follow the clauses
    inside and the words around them, unless they say otherwise.
    """

    ref: str = ""
    """`<card number>#<n>`, set once at registration."""
    said: str = ""
    """The message that words it, with a slot for each field; fields in braces are part of its key."""
    terms: ClassVar[tuple[str, ...]] = ()
    """The fields that are keys of terms."""
    called: str = ""
    """The message that names it where it is one of several that are due: a rule's. What a card says, the card names."""
    slot: ClassVar[str] = ""
    """What the slot is called that holds such a clause, where not by the name of the field."""

    def phrase(self) -> Phrase:
        """The clause in words of no language yet."""
        return say(self.said.format_map(vars(self)), **self.slots())

    def choice(self) -> Phrase:
        """How it is told apart from others that are due."""
        return say(self.called) if self.called else self.phrase()

    def slots(self) -> dict[str, Slot]:
        """Its fields as slots of its message: clauses in words, numbers and names as they are."""
        found: dict[str, Slot] = {}
        for name, value in _values(self):
            if isinstance(value, Enum):
                found |= dict.fromkeys(("who", "whose") if name == "side" else (name,), value.value)
            elif isinstance(value, str) and name in self.terms:
                found |= {name: Term(value)} if value else {}
            elif type(value) in _SAID_AS_IT_IS:
                found[name] = value
            elif isinstance(value, Clause):
                found[value.slot or name] = value.phrase()
            elif hasattr(value, "phrase"):
                found[name] = value.phrase()
            elif isinstance(value, tuple) and value and all(isinstance(one, Clause) for one in value):
                said = tuple(one.phrase() for one in value)
                found[name] = Listing(said) if len(said) > 1 else said[0]
        return found

    def parts(self) -> Iterable[Clause]:
        """The clauses inside it, in the order of its fields."""
        return tuple(part for _, value in _values(self) for part in _clauses_in(value))


def due_as(message: str, rule: C) -> C:
    """A rule by a short name, under which it is put into an order with others."""
    rule.called = message
    return rule


def _values(clause: Clause) -> list[tuple[str, Any]]:
    """The fields of a clause with their values, but for the message that words it."""
    names = getattr(clause, "__dataclass_fields__", ())
    return [(name, getattr(clause, name)) for name in names if name != "said"]


def _clauses_in(value: object) -> Iterable[Clause]:
    if isinstance(value, Clause):
        yield value
    elif type(value) is tuple:
        for one in value:
            yield from _clauses_in(one)


class Condition(Clause, ABC):
    """A predicate about the table."""

    @abstractmethod
    def holds(self, state: Any, source: Source) -> bool:
        """Whether it is so now, seen from the source."""


class Amount(Clause, ABC):
    """A number that the text computes."""

    letter: str = "X"
    """What stands for it where it is printed as a figure."""
    live: ClassVar[bool] = False
    """As a figure it is what it is worth now, and no effect changes it."""

    @abstractmethod
    def value(self, state: Any, source: Source) -> int:
        """The number now; what is undefined is 0."""


class Step(Clause, ABC):
    """Something that is done."""

    names: ClassVar[bool] = False
    """It tells the table which cards it has chosen or moved, and what follows may speak of them."""

    @abstractmethod
    def run(self, table: Any, source: Source) -> Resolution[bool]:
        """Do it; true if all of it could be done."""

    def payable(self, state: Any, source: Source) -> bool:
        """Whether it could be begun now: false of a payment that can't be made, which nobody is asked for."""
        return True

    def possible(self, state: Any, source: Source) -> bool:
        """Whether it could do anything now, for all that its player knows."""
        return True


def follow(table: Any, source: Source, step: Step) -> Resolution[tuple[bool, Source]]:
    """Do a step; whether all of it could be done, and the source by which the text goes on: with the cards that it has
    chosen or moved.
    """
    done = yield from step.run(table, source)
    if not step.names:
        table.them = source.them
    return done, source if table.them == source.them else source._replace(them=table.them)


class Clue(Clause):
    """What a clause picks out: cards, attacks, places. Subclasses say what they answer."""


class Standing(Clause, ABC):
    """Something that is in force as long as its effect is: gives the hooks by which it reaches the game."""

    @abstractmethod
    def hooks(self) -> Iterable[Hook]:
        """Its hooks; called once, at registration."""


@dataclass(frozen=True, slots=True, eq=False)
class Effect:
    """One effect of a card: classes that say when it resolves or stands, and the clause that resolves and words it."""

    kinds: tuple[str, ...]
    clause: Clause
    keyword: bool = False
    """A bare keyword line, worded without its class."""
    named: bool = False
    """A sentence that brings a name of its own, worded without its class."""


class EffectBearer(Clause):
    """A clause whose text contains effects of its own: an attack that an effect makes. The registry gives its effects
    their references after those of `parts`.
    """

    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Hook:
    """What all hooks have: the clause they come from and the conditions that must hold."""

    clause: Clause
    guards: tuple[Condition, ...] = ()
    own: bool = False
    """Concerns only the card (or attack) that has it: asked of that card, wherever it is."""
    cancels_duplicates: bool = False
    """No longer in force when it is so more than once."""
    book: ClassVar[str]
    """Under which of the books of what is in force it is filed …"""

    @property
    def names(self) -> tuple[Any, ...]:
        """… and by which names there."""
        return ()

    def open(self, state: Any, source: Source) -> bool:
        """Whether every condition around it holds now."""
        for guard in self.guards:  # noqa: SIM110  # asked all the time: no generator for it
            if not guard.holds(state, source):
                return False
        return True

    def guarded(self: H, condition: Condition) -> H:
        """The same hook under one more condition."""
        return replace(self, guards=(condition, *self.guards))
