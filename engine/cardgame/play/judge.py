"""What a computer player must be told of a game to search it: how promising a table is, and what sensible people do."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.kernel.decisions import Decision

MOST: Final = 60.0
"""No logit counts for more than this."""


class Judge(Protocol):
    """A game's judgement. It is asked of tables that a player imagines, so it may look at all of them."""

    @property
    def figures(self) -> Figures:
        """What is counted of a table to judge it."""

    def chance(self, state: Any, seat: int) -> float:
        """How likely the seat wins from here, between 0 and 1."""

    def leanings(self, decision: Decision, state: Any) -> Sequence[float] | None:
        """How likely each option is taken by somebody sensible; None: all evenly."""


class Learned(msgspec.Struct, frozen=True):
    """What was learned from duels (`engine.players.learning`): the weight of each figure by its name, in logits."""

    weights: dict[str, float]
    duels: int
    seed: int
    loss: float
    """The mean logarithmic loss on duels that weren't learned from; 0.693 knows nothing."""


class Figures:
    """Figures of one side by name, and how promising a table is by the difference of both sides'."""

    def __init__(
        self, names: tuple[str, ...], count: Callable[[Any, int], tuple[float, ...]], learned: bytes
    ) -> None:
        """`count` gives a side's figures in the order of the names, `learned` is a file of `Learned`; a figure that it
        doesn't know weighs nothing.
        """
        self.names = names
        self.count = count
        self.learned = msgspec.json.decode(learned, type=Learned)
        self._weights = tuple(self.learned.weights.get(name, 0.0) for name in names)

    def chance(self, state: Any, seat: int) -> float:
        """How likely the seat wins: the logistic function of the weighted difference."""
        logit, own, other = 0.0, self.count(state, seat), self.count(state, 1 - seat)
        for weight, mine, theirs in zip(self._weights, own, other, strict=True):
            logit += weight * (mine - theirs)
        return 1.0 / (1.0 + exp(max(-MOST, min(MOST, -logit))))
