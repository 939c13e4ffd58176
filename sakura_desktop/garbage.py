"""What is in memory for long is kept from collections of garbage: looking through it takes longer than a frame."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

KEPT_AT_ONCE: Final = 100
"""After so many steps what they loaded is kept."""


def keep_loaded() -> None:
    """What is there now stays: no later collection looks through it. Without circles it still goes when it isn't used
    any more.
    """
    gc.collect(1)
    gc.freeze()


def keeping(steps: Iterator[bool], at_once: int = KEPT_AT_ONCE) -> Iterator[bool]:
    """Steps that load things which stay: what they loaded is kept a little at a time, so that no collection has much to
    look through.
    """
    for at, step in enumerate(steps):
        if at % at_once == 0:
            keep_loaded()
        yield step
    keep_loaded()
