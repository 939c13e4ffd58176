"""A player without a plan: any legal answer, all alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

    from engine.kernel.decisions import Decision, Keys


def random_answer(decision: Decision, rng: Random) -> Keys:
    """A legal answer, drawn from the given source: how many first, then which."""
    options = decision.options
    if decision.least == decision.most == 1:
        return (options[int(rng.random() * len(options))].key,)
    keys = [option.key for option in options for _ in range(option.limit)]
    count = rng.randint(decision.least, min(decision.most, len(keys)))
    return tuple(rng.sample(keys, count))
