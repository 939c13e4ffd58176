"""Events: what happened, in the past tense. `apply` is the only writer of a state."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=True):
    """Something that happened. `apply` reads no clock, chance, setting or catalog."""

    reveals: ClassVar[bool] = False
    """It makes something known, or tells what was drawn by lot: taking it back would take back knowledge."""

    def apply(self, state: Any) -> None:
        """Write into the state what happened; by default nothing but the record itself."""
