"""Procedures as generators: they yield what they need answered and return what they found.

Nested resolution is `yield from`, so a procedure reads like the rule it is named after.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, TypeAlias, TypeVar

from engine.kernel.decisions import Chance, Decision, Keys

T = TypeVar("T")

Resolution: TypeAlias = Generator[Decision | Chance, Any, T]
"""Yields decisions and chances, is sent their answers (the driver checks them first), returns a T."""


def _nothing() -> Resolution[None]:
    return
    yield


NOTHING: Final = _nothing()
"""What has nothing to resolve: already at its end, so that `yield from` it goes on at once, as often as one likes."""
next(NOTHING, None)


def only_answer(decision: Decision) -> Keys | None:
    """The one legal answer of a decision; None where there is something to decide."""
    options, wanted = decision.options, decision.least
    if not options and not wanted:
        return ()
    if wanted != decision.most:
        return None
    if wanted == 0:
        return ()
    if len(options) == 1 and (wanted == 1 or options[0].limit >= wanted):
        return (options[0].key,) * wanted
    if not decision.ordered and sum(option.limit for option in options) == wanted:
        return tuple(option.key for option in options for _ in range(option.limit))
    return None


def ask(decision: Decision) -> Resolution[Keys]:
    """The seat's answer; not asked where only one answer is legal and asking keeps no secret. Here alone it is decided
    what no match asks; what is asked to keep a secret, a screen passes over where nobody sits from whom it is kept.
    """
    only = None if decision.secret else only_answer(decision)
    if only is not None:
        return only
    answer: Keys = yield decision
    return answer


def ask_one(decision: Decision) -> Resolution[str]:
    """The one key that answers a decision of exactly one option, as `ask` does."""
    if not decision.secret and len(decision.options) == 1:
        return decision.options[0].key
    answer: Keys = yield decision
    return answer[0]


def draw_lots(chance: Chance) -> Resolution[tuple[int, ...]]:
    """What chance answers; nothing is left to chance where only one outcome is possible."""
    if chance.size == 0:
        return ()
    if chance.size == 1:
        return (0,)
    outcome: tuple[int, ...] = yield chance
    return outcome
