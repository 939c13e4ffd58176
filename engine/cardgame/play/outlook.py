"""What a game says of a table to explain an answer: figures people name, and when they are worth telling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Figure: TypeAlias = tuple[str, str]
"""What is counted, and the number of the card that it is counted of; empty where it is of none."""
Moment: TypeAlias = Literal["soon", "turn", "later"]
"""When it is counted: at the seat's next question at rest, at the end of this turn, where a look is judged."""
MOMENTS: Final[tuple[Moment, ...]] = ("soon", "turn", "later")


class Telling(NamedTuple):
    """When a figure is told: `<game>-why-<figure>-more` or `-less`."""

    when: Moment
    good: int
    """1 where more of it is good for the seat, -1 where less is."""
    least: float
    """Differences that are smaller aren't worth a word."""
    worth: float
    """What one of it is worth beside others: of several the one is told that makes most difference."""


class Outlook(NamedTuple):
    """A game's figures for explaining."""

    tellings: Mapping[str, Telling]
    """Every figure that may be told, by its name."""
    figures: Callable[[Any, int], Mapping[Figure, float]]
    """The figures of a table that a player imagines for a seat; one that isn't there counts as not to be counted. Cards
    that they name must be known to the seat.
    """
