"""What a component's panel holds beside cards and crystals: an umbrella, a plan, the halves of a board, a gauge.

Each has a place of its own that only the screen and the moves of a hand know (`umbrella.0`, `plan-1.0`, `wind.0`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.table.models.base import ROOT, Index, PlaceModel
from sakura_desktop.table.models.entries import Role
from sakura_desktop.table.things import Highlight, Thing

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from engine.cardgame.view import PanelSeen
    from sakura_desktop.table.drag_data import DropGate

PIECES: dict[str, tuple[str, ...]] = {
    "umbrella": ("umbrella",),
    "plan": ("plan", "plan-0", "plan-1"),
    "gauges": ("wind", "thunder"),
}
"""The pieces of each component, each the first part of its place's name."""
TAKEN = frozenset({"umbrella", "plan", "wind", "thunder"})
"""Those that a hand takes or points at; the others only take what is laid on them."""


class ComponentModel(PlaceModel):
    """One piece of a component."""

    def __init__(self, place: str, gate: DropGate | None = None, parent: QObject | None = None) -> None:
        """A piece of which nothing is known yet."""
        super().__init__(place, gate, parent)
        self.piece = place.partition(".")[0]
        self._panel: PanelSeen | None = None

    def rowCount(self, parent: Index = ROOT) -> int:
        """The piece alone."""
        return 0 if parent.isValid() else 1

    def show(self, panel: PanelSeen) -> None:
        """It belongs to that component, which stands like this now."""
        if panel != self._panel:
            self._panel = panel
            self.dataChanged.emit(self.index(0), self.index(0))

    def relight(self, glow: Highlight) -> None:
        """Take another light."""
        self.glow = glow
        self.dataChanged.emit(self.index(0), self.index(0))

    def value(self, counter: str) -> int | None:
        """A counter of its component; None for one that the seat may not know."""
        return dict(self._panel.counters).get(counter) if self._panel is not None else None

    @property
    def lit(self) -> bool:
        """It may be taken."""
        return self.thing(0) in self.glow.lit

    @property
    def held(self) -> bool:
        """It is in the hand."""
        return self.glow.held is not None and self.glow.held == self.thing(0)

    def thing(self, row: int) -> Thing | None:
        """The piece, if it is one that a hand takes."""
        del row
        return Thing(self.piece, self.place) if self.piece in TAKEN else None

    def answer(self, row: int, role: Role) -> object:
        """What the piece says of itself."""
        match role:
            case Role.HANDLE:
                return self.piece
            case Role.PLACE:
                return self.place
            case Role.PANEL:
                return self._panel
            case Role.LIT:
                return self.lit
            case Role.TARGET:
                return self.target
            case Role.PICKED:
                thing = self.thing(row)
                return self.glow.picks(thing) if thing is not None else 0
            case Role.HELD:
                return self.held
            case Role.MARKED:
                return self.marked
        return None
