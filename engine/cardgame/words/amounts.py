"""Numbers that a text computes, and what they say when they are compared: `life(ME) <= 3` is a condition."""

from __future__ import annotations

import operator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from engine.cardgame.clauses import Amount, Condition
from engine.text.phrase import Listing, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.cardgame.source import Source
    from engine.text.phrase import Phrase, Slot

__all__ = ["even", "half_of_x", "half_up", "smaller", "x"]


Number: TypeAlias = "int | Amount"


def number_of(number: Number, state: Any, source: Source) -> int:
    """A number of a text now, printed or computed; a printed one times what the source's text is multiplied by."""
    return number * source.scale if isinstance(number, int) else number.value(state, source)


def number_slot(number: Number) -> Slot:
    """A number of a text as a slot of a phrase."""
    return number if isinstance(number, int) else number.phrase()


def number_parts(*numbers: Number | None) -> tuple[Amount, ...]:
    """Those of the numbers that are clauses, for `parts`."""
    return tuple(number for number in numbers if isinstance(number, Amount))


class Count(Amount):
    """An amount that can be reckoned with and compared."""

    def counted(self) -> tuple[str, Phrase] | None:
        """What is counted, where that are `cards`, `pieces` or `people`: "cards in your hand" of their number."""
        return None

    def __add__(self, other: Number) -> Count:
        """Addition: this number plus another."""
        return Reckoned(self, "plus", other)

    def __sub__(self, other: Number) -> Count:
        """Subtraction: this number minus another."""
        return Reckoned(self, "minus", other)

    def __rsub__(self, other: Number) -> Count:
        """Subtraction with this number on the right: another minus this one."""
        return Reckoned(other, "minus", self)

    def __mul__(self, other: Number) -> Count:
        """Multiplication: this number times another."""
        return Reckoned(self, "times", other)

    def __le__(self, other: Number) -> Condition:
        """Comparison `<=`: a condition that the number is at most that much."""
        return Compare(self, "at-most", other)

    def __ge__(self, other: Number) -> Condition:
        """Comparison `>=`: a condition that the number is at least that much."""
        return Compare(self, "at-least", other)

    def __lt__(self, other: Number) -> Condition:
        """Comparison `<`: a condition that the number is less than that."""
        return Compare(self, "less", other)

    def __gt__(self, other: Number) -> Condition:
        """Comparison `>`: a condition that the number is more than that."""
        return Compare(self, "more", other)

    def __eq__(self, other: Number) -> Condition:  # type: ignore[override]  # a number on a card, compared on the card
        """Comparison `==`: a condition that the number is exactly that much, which has no truth by itself."""
        return Compare(self, "equals", other)

    def __hash__(self) -> int:
        """By identity: a number of a text is itself only."""
        return id(self)


_COMPARED: Final[dict[str, Callable[[int, int], bool]]] = {
    "at-most": operator.le,
    "at-least": operator.ge,
    "less": operator.lt,
    "more": operator.gt,
    "equals": operator.eq,
}


_RECKONED: Final[dict[str, Callable[[int, int], int]]] = {
    "plus": operator.add,
    "minus": operator.sub,
    "times": operator.mul,
    "modulo": operator.mod,
    "least": min,
}


@dataclass(eq=False)
class Compare(Condition):
    """A number beside another."""

    left: Number
    how: str
    right: Number
    said: str = "compare-{how}"

    def __bool__(self) -> bool:
        """Refused: what it says must be asked of a state."""
        raise TypeError("a comparison of a text holds or not at a table; ask `holds`")

    def slots(self) -> dict[str, Slot]:
        """The numbers; where it has words of its own, what the first number's are about."""
        if isinstance(self.left, int) or self.said == "compare-{how}":
            return super().slots()
        return self.left.slots()

    def phrase(self) -> Phrase:
        """"your Life is 3 or less"; of cards, "there are no cards in your hand"."""
        things = self.left.counted() if isinstance(self.left, Count) and isinstance(self.right, int) else None
        if things is None or self.said != "compare-{how}" or self.how not in ("at-most", "at-least", "equals"):
            return super().phrase()
        kind, counted = things
        return say(f"compare-{kind}-{self.how}", counted=counted, right=number_slot(self.right))

    def holds(self, state: Any, source: Source) -> bool:
        """Whether they stand so now."""
        return _COMPARED[self.how](number_of(self.left, state, source), number_of(self.right, state, source))


@dataclass(eq=False)
class Reckoned(Count):
    """Two numbers reckoned together (§5-6)."""

    left: Number
    how: str
    right: Number
    said: str = "reckon-{how}"

    def slots(self) -> dict[str, Slot]:
        """The numbers one by one, and both as a list."""
        return super().slots() | {"amounts": Listing((number_slot(self.left), number_slot(self.right)))}

    def value(self, state: Any, source: Source) -> int:
        """The result now."""
        return _RECKONED[self.how](number_of(self.left, state, source), number_of(self.right, state, source))


@dataclass(eq=False)
class Bound(Count):
    """X, as it was bound when the cost was paid, a number was declared, or the modification was given."""

    said = "amount-x"

    def value(self, state: Any, source: Source) -> int:
        """What X is for this source."""
        return source.x


@dataclass(eq=False)
class Half(Count):
    """Half of a number, rounded up."""

    amount: Amount
    said: str = "amount-half-up"
    """Which says the number in brackets; or plainly, or by the letter for which it stands on the card."""

    def value(self, state: Any, source: Source) -> int:
        """The half now."""
        return -(-self.amount.value(state, source) // 2)


def x() -> Count:
    """X as it was bound."""
    return Bound()


def half_up(amount: Amount) -> Count:
    """Half of a number, rounded up."""
    return Half(amount)


def half_of_x(amount: Amount) -> Count:
    """Half of a number that stands on the card as X, rounded up."""
    return Half(amount, "amount-half-x")


def even(amount: Amount) -> Condition:
    """A number is a multiple of 2."""
    return Compare(Reckoned(amount, "modulo", 2), "equals", 0, "condition-even")


def smaller(first: Number, second: Number) -> Count:
    """The smaller of two numbers."""
    return Reckoned(first, "least", second, "amount-least")
