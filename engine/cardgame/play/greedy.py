"""A player who does what looks best at once: of all that sensible people do (`Judge`) always the likeliest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.cardgame.play.random_player import random_answer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from random import Random

    from engine.cardgame.play.field import Player
    from engine.cardgame.play.judge import Judge
    from engine.kernel.decisions import Decision, Keys


def greedy(judge: Judge) -> Callable[[Random, Mapping[str, int]], Player]:
    """The player for both seats of a match; which of several equally good answers it gives is left to chance."""

    def drawn(rng: Random, _seen: Mapping[str, int]) -> Player:
        def player(decision: Decision, state: Any) -> Keys:
            if decision.least == decision.most == 1:
                likely = judge.leanings(decision, state)
                return random_answer(decision, rng) if likely is None else _best(decision, likely, rng)
            taken = judge.takes(decision, state)
            return random_answer(decision, rng) if taken is None else _wanted(decision, taken)

        return player

    return drawn


def _best(decision: Decision, likely: Sequence[float], rng: Random) -> Keys:
    most = max(likely)
    found = [option.key for option, likelihood in zip(decision.options, likely, strict=True) if likelihood == most]
    return (found[int(rng.random() * len(found))],)


def _wanted(decision: Decision, taken: Sequence[float]) -> Keys:
    """The likeliest, as many as may be taken."""
    order = sorted(range(len(taken)), key=lambda at: -taken[at])
    wanted = sum(likelihood >= 0.5 for likelihood in taken)
    count = max(decision.least, min(decision.most, wanted))
    return tuple(decision.options[at].key for at in order[:count])
