"""Events: what happened, in the past tense. `apply` is the only writer of a state."""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=True):
    """Something that happened. `apply` reads no clock, chance, setting or catalog."""

    def apply(self, state: Any) -> None:
        """Write into the state what happened; by default nothing but the record itself."""

    def shows(self, seat: int) -> tuple[int, ...]:
        """The cards whose faces a seat (-1: everybody) was shown by it, though they may lie hidden after it."""
        del seat
        return ()
