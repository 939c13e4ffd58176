"""Methods that Qt calls while it paints: no exception leaves them, since Qt would go on with nothing, or end."""

from __future__ import annotations

import functools
import sys
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
R = TypeVar("R")


def contained(otherwise: R) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """A model's `data` or a delegate's `paint` whose fault is told once and gives this value instead.

    Out of such a method an exception would end the whole program: Qt reads the value that didn't come.
    """

    def wrapped(method: Callable[P, R]) -> Callable[P, R]:
        told: set[type[BaseException]] = set()

        @functools.wraps(method)
        def call(*args: P.args, **named: P.kwargs) -> R:
            try:
                return method(*args, **named)
            except Exception as error:
                if type(error) not in told:
                    told.add(type(error))
                    sys.excepthook(type(error), error, error.__traceback__)
                return otherwise

        return call

    return wrapped
