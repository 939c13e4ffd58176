"""Where one has been: back and forth between places, as in a browser."""

from __future__ import annotations

from typing import Final, NamedTuple

MOST: Final = 200


class Place(NamedTuple):
    """A section, and how far below its heading the window begins, in pixels at that time."""

    section: str
    below: int = 0


class ReadingHistory:
    """The places visited, the one where one is among them."""

    def __init__(self) -> None:
        """Nowhere yet."""
        self._before: list[Place] = []
        self._after: list[Place] = []

    @property
    def can_go_back(self) -> bool:
        """There is a place before this one."""
        return bool(self._before)

    @property
    def can_go_forth(self) -> bool:
        """One has gone back from a place."""
        return bool(self._after)

    def leave(self, here: Place) -> None:
        """Go on from a place to a new one: what lay ahead is forgotten."""
        self._after.clear()
        if not self._before or self._before[-1] != here:
            self._before = [*self._before, here][-MOST:]

    def back(self, here: Place) -> Place | None:
        """The place before this one."""
        return self._turn(self._before, self._after, here)

    def forth(self, here: Place) -> Place | None:
        """The place from which one went back here."""
        return self._turn(self._after, self._before, here)

    @staticmethod
    def _turn(source: list[Place], other: list[Place], here: Place) -> Place | None:
        if not source:
            return None
        other.append(here)
        return source.pop()
