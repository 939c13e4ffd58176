"""A table at which this game is played: what arises waits for the next system processing (14-1a-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame import table
from engine.gateruler.state import State
from engine.kernel.resolution import NOTHING

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution


class Table(table.Table[State]):
    """Automatic abilities that met their condition stay in `arisen` until `procedures.system` puts them on the gate."""

    __slots__ = ()

    def _settle(self) -> Resolution[None]:
        """What arose waits: nothing resolves nested."""
        return NOTHING
