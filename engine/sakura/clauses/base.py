"""What every clause is: something that words itself and either resolves, holds, counts or stands in force.

A clause object belongs to exactly one card (or rule sheet). When that is registered each clause in its tree is given a
reference, by which events and state name it; `engine.sakura.registry` finds it again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar

from engine.text.phrase import CardName, Listing, MegamiName, Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Effect, Source
    from engine.sakura.hooks import Hook
    from engine.sakura.state import State
    from engine.sakura.table import Table
    from engine.text.phrase import Slot


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
    slot: ClassVar[str] = ""
    """What the slot is called that holds such a clause, where not by the name of the field."""

    def phrase(self) -> Phrase:
        """The clause in words of no language yet."""
        return say(self.said.format_map(vars(self)), **self.slots())

    def slots(self) -> dict[str, Slot]:
        """Its fields as slots of its message: clauses in words, numbers and names as they are."""
        found: dict[str, Slot] = {}
        for name, value in _values(self):
            if isinstance(value, Enum):
                found |= dict.fromkeys(("who", "whose") if name == "side" else (name,), value.value)
            elif isinstance(value, str) and name in self.terms:
                found |= {name: Term(value)} if value else {}
            elif isinstance(value, int | str | Term | CardName | MegamiName | Phrase) and not isinstance(value, bool):
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


def _values(clause: Clause) -> list[tuple[str, Any]]:
    """The fields of a clause with their values, but for the message that words it."""
    if not is_dataclass(clause):
        return []
    return [(one.name, getattr(clause, one.name)) for one in fields(clause) if one.name != "said"]


def _clauses_in(value: object) -> Iterable[Clause]:
    if isinstance(value, Clause):
        yield value
    elif type(value) is tuple:
        for one in value:
            yield from _clauses_in(one)


class Condition(Clause, ABC):
    """A predicate about the table."""

    @abstractmethod
    def holds(self, state: State, source: Source) -> bool:
        """Whether it is so now, seen from the source."""


class Amount(Clause, ABC):
    """A number that the text computes."""

    letter: str = "X"
    """What stands for it where it is printed as a figure."""

    @abstractmethod
    def value(self, state: State, source: Source) -> int:
        """The number now; what is undefined is 0 (§5-11)."""


class Step(Clause, ABC):
    """Something that is done."""

    @abstractmethod
    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Do it; true if all of it could be done (§10-40)."""

    def payable(self, state: State, source: Source) -> bool:
        """Whether it could be begun now: false of a payment that can't be made (§5-9), which nobody is asked for."""
        return True


class Standing(Clause, ABC):
    """Something that is in force as long as its effect is: gives the hooks by which it reaches the game."""

    @abstractmethod
    def hooks(self) -> Iterable[Hook]:
        """Its hooks; called once, at registration."""


class EffectBearer(Clause):
    """A clause whose text contains effects of its own: the attack that an effect makes (§10-5). The registry gives its
    effects their references after those of `parts`.
    """

    effects: tuple[Effect, ...] = ()


class AttackSpec(EffectBearer):
    """『range, damage, effects』: what an attack of an effect is like (§10-5 1). Ints, the dash as None, or amounts
    (which must be among `parts`).
    """

    range: tuple[int, ...] = ()
    aura: int | Amount | None = None
    life: int | Amount | None = None


class Framed(Clause, ABC):
    """A text in a frame with icons, which counts only while all of them are met (§x8-2)."""

    icons: tuple[str, ...] = ()

    @abstractmethod
    def lit(self, state: State, source: Source) -> tuple[bool, ...]:
        """Which of the icons are met now."""


class Copier(Standing):
    """Says of which card a card is a copy by its own text (§10-16), and what of its information it keeps."""

    keeps: frozenset[str] = frozenset()
    """`name`, `users`; its kind it keeps always (§10-16)."""

    @abstractmethod
    def original(self, state: State, card: int) -> int:
        """The card that it copies now; -1 if none."""


class Clue(Clause):
    """What a clause picks out: cards, attacks, places. Subclasses say what they answer."""
