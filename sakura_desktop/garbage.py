"""What is in memory for long is kept from collections of garbage: looking through it takes longer than a frame."""
from __future__ import annotations

import gc


def keep_loaded() -> None:
    """What is there now stays: no later collection looks through it. Without circles it still goes when it isn't used
    any more.
    """
    gc.collect(1)
    gc.freeze()
