"""Whose: the two players as a text sees them."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.cardgame.source import Source

__all__ = ["ME", "OPPONENT"]


class Side(Enum):
    """A player as a text names one: "you" or "your opponent". Catalogs select by the value."""

    ME = "me"
    OPPONENT = "opponent"

    def seat(self, source: Source) -> int:
        """The player's seat, seen from the source."""
        return source.seat if self is Side.ME else 1 - source.seat


ME: Final = Side.ME


OPPONENT: Final = Side.OPPONENT
