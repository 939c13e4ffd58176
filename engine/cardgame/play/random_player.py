"""A player without a plan: any legal answer may come, some more often by a mood that a game may give it."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from engine.kernel.decisions import Decision, Keys


class Mood(Protocol):
    """What is likelier to be chosen than the rest."""

    def weights(self, decision: Decision) -> Sequence[float] | None:
        """How likely each of the options is; None: all evenly."""


def random_answer(decision: Decision, rng: Random, mood: Mood | None = None) -> Keys:
    """A legal answer, drawn from the given source: how many first, then which."""
    options = decision.options
    if decision.least == decision.most == 1:
        if len(options) == 1:
            return (options[0].key,)
        weights = mood.weights(decision) if mood is not None else None
        if weights is not None:
            return weighed_answer(decision, weights, rng)
        return (options[int(rng.random() * len(options))].key,)
    keys = [option.key for option in options for _ in range(option.limit)]
    count = rng.randint(decision.least, min(decision.most, len(keys)))
    return tuple(rng.sample(keys, count))


def weighed_answer(decision: Decision, weights: Sequence[float], rng: Random) -> Keys:
    """One of the options, drawn by their weights."""
    sums = list(accumulate(weights))  # as `Random.choices` draws, which is slower for one
    return (decision.options[bisect(sums, rng.random() * sums[-1], 0, len(sums) - 1)].key,)
