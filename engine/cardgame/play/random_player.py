"""A player without a plan: any legal answer may come, some more often by a mood that a game may give it."""

from __future__ import annotations

from bisect import bisect
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from random import Random

    from engine.cardgame.play.field import Player
    from engine.kernel.decisions import Decision, Keys


class Mood(Protocol):
    """What is likelier to be chosen than the rest."""

    def weights(self, decision: Decision) -> Sequence[float] | None:
        """How likely each of the options is; None: all evenly."""


M = TypeVar("M", bound=Mood)


@dataclass(frozen=True, eq=False)
class ActMood:
    """How much likelier than 1 an act is, by the first part of its key; empty: all are alike. Wholly even chances would
    end most turns before anything was built up.
    """

    asked: tuple[str, ...]
    """The kinds of questions whose options are acts; others are answered evenly."""
    likelier: Mapping[str, float]

    def weights(self, decision: Decision) -> list[float] | None:
        """How likely the mood makes each act."""
        if not self.likelier or decision.kind not in self.asked:
            return None
        return [self.likelier.get(option.key.partition(":")[0], 1.0) for option in decision.options]


def drawn_mood(moods: Sequence[M], rng: Random) -> M:
    """A mood for one player of one match."""
    return moods[int(rng.random() * len(moods))]


def in_moods(moods: Sequence[Mood]) -> Callable[[Random, Mapping[str, int]], Player]:
    """The player without a plan of both seats of a match, each in one of the moods."""

    def drawn(rng: Random, _seen: Mapping[str, int]) -> Player:
        mood = (drawn_mood(moods, rng), drawn_mood(moods, rng))
        return lambda decision, _state: random_answer(decision, rng, mood[decision.seat])

    return drawn


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
