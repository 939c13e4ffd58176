"""Decisions that have one answer: nobody is asked what can only be answered one way."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.kernel.decisions import Decision

ALWAYS_SHOWN = frozenset({"LookAt"})
"""Kinds that are asked though they have one answer: what they show is the point."""


def only_answer(decision: Decision) -> tuple[str, ...] | None:
    """The answer of a decision that has just one; None where there is something to decide."""
    if decision.least != decision.most:
        return None
    if decision.most == 0:
        return ()
    if len(decision.options) == 1 and decision.options[0].limit >= decision.most:
        return (decision.options[0].key,) * decision.most
    total = sum(option.limit for option in decision.options)
    if not decision.ordered and total == decision.most:
        return tuple(option.key for option in decision.options for _ in range(option.limit))
    return None
