"""Where chance comes from: a seeded source whose luck is the same on every machine, and luck that a test wrote down.

A lot is known by its place among the lots of a duel (the first is 0) and by what is asked. Nothing else goes into it,
so the same acts have the same luck again after an undo, and taking back an act doesn't shake the dice anew.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Protocol

from engine.kernel.decisions import Chance, check_outcome

if TYPE_CHECKING:
    from collections.abc import Iterable

BLOCK_BITS = 512
SPARE_BITS = 128
"""Bits beyond what an outcome needs, so that no order is likelier than another by more than 2**-128."""


class Luck(Protocol):
    """A source of randomness: answers each lot (shuffle, pick) that procedures draw."""

    def draw(self, index: int, chance: Chance) -> tuple[int, ...]:
        """The outcome of a duel's lot number `index`; always the same for the same index and chance."""


class Unscripted(Exception):
    """A strict script was asked for more lots than it holds."""


class Source:
    """Seeded luck: a pure function of the seed, the lot's number and the chance.

    The numbers are read off BLAKE2b (RFC 7693) of a text that holds these three, never off Python's own random
    generators or hashes, which may change between versions.
    """

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        """Any whole number is a seed."""
        self.seed = seed

    def draw(self, index: int, chance: Chance) -> tuple[int, ...]:
        """An order of range(size) for `shuffle`, `count` different numbers below size for `pick`.

        Raises ValueError for a chance of another kind.
        """
        size = chance.size
        count = wanted(chance)
        number = self._number(index, chance, count * size.bit_length() + SPARE_BITS)
        order = list(range(size))
        for place in range(min(count, size - 1)):
            number, offset = divmod(number, size - place)
            other = place + offset
            order[place], order[other] = order[other], order[place]
        return tuple(order) if count == size else tuple(order[:count])

    def _number(self, index: int, chance: Chance, bits: int) -> int:
        """A number of at least so many random bits."""
        text = f"{self.seed}/{index}/{chance.what}/{chance.size}/{chance.count}/{chance.seat}/".encode()
        number = int.from_bytes(blake2b(text + b"0").digest(), "big")
        for block in range(1, -(-bits // BLOCK_BITS)):
            number = number << BLOCK_BITS | int.from_bytes(blake2b(text + str(block).encode()).digest(), "big")
        return number


class Scripted:
    """Luck that was written down: lot number n has outcome n.

    After the last outcome a shuffle leaves the order as it is and a pick takes the lowest numbers; with `strict` that
    raises `Unscripted`. An outcome that the chance can't have raises `IllegalAnswer`.
    """

    __slots__ = ("outcomes", "strict")

    def __init__(self, outcomes: Iterable[Iterable[int]] = (), *, strict: bool = False) -> None:
        """The outcomes in the order in which a duel asks for them."""
        self.outcomes = tuple(tuple(outcome) for outcome in outcomes)
        self.strict = strict

    def draw(self, index: int, chance: Chance) -> tuple[int, ...]:
        """The outcome written down for that lot."""
        if index < len(self.outcomes):
            outcome = self.outcomes[index]
            check_outcome(chance, outcome)
            return outcome
        if self.strict:
            raise Unscripted(f"lot {index} ({chance.what} of {chance.size}) is not written down")
        return tuple(range(wanted(chance)))


def wanted(chance: Chance) -> int:
    """How many numbers an outcome has. Raises ValueError for a kind of chance that there isn't."""
    if chance.what == "shuffle":
        return chance.size
    if chance.what == "pick":
        return min(chance.count, chance.size)
    raise ValueError(f"no chance is called {chance.what!r}")
