"""What a computer player must be told of a game to search it: how promising a table is, and what sensible people do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kernel.decisions import Decision


class Judge(Protocol):
    """A game's judgement. It is asked of tables that a player imagines, so it may look at all of them."""

    def chance(self, state: Any, seat: int) -> float:
        """How likely the seat wins from here, between 0 and 1."""

    def leanings(self, decision: Decision, state: Any) -> Sequence[float] | None:
        """How likely each option is taken by somebody sensible; None: all evenly."""
