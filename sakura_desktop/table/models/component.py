"""Components that players bring: a panel each, and the parts that lie on panels beside cards and pieces.

A part (a gauge) has a place of its own that only the screen and the moves of a hand know: `gauge.0`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.table.models.base import ROOT, Index, PlaceModel
from sakura_desktop.table.models.entries import Role
from sakura_desktop.table.things import Highlight, Thing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from engine.cardgame.view import PanelSeen
    from sakura_desktop.table.drop_gate import DropGate


class ComponentModel(PlaceModel):
    """One part of a component."""

    def __init__(
        self, place: str, gate: DropGate | None = None, parent: QObject | None = None, *, taken: bool = True,
    ) -> None:
        """A part of which nothing is known yet; `taken`: a hand takes it or points at it, else it only takes what is
        laid on it.
        """
        super().__init__(place, gate, parent)
        self.part = place.partition(".")[0]
        self._taken = taken
        self._panel: PanelSeen | None = None

    def rowCount(self, parent: Index = ROOT) -> int:
        """The part alone."""
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
        """The part, if it is one that a hand takes."""
        del row
        return Thing(self.part, self.place) if self._taken else None

    def answer(self, row: int, role: Role) -> object:
        """What the part says of itself."""
        match role:
            case Role.HANDLE:
                return self.part
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


class PanelModel(PlaceModel):
    """The components that the players bring, one panel each."""

    def __init__(self, parent: QObject | None = None) -> None:
        """No components."""
        super().__init__("panels", None, parent)
        self.panels: tuple[PanelSeen, ...] = ()

    def rowCount(self, parent: Index = ROOT) -> int:
        """The panels."""
        return 0 if parent.isValid() else len(self.panels)

    def show(self, panels: Sequence[PanelSeen]) -> None:
        """These components are there now; which ones doesn't change during a duel."""
        wanted = tuple(panels)
        if [(panel.key, panel.seat) for panel in wanted] != [(panel.key, panel.seat) for panel in self.panels]:
            self.beginResetModel()
            self.panels = wanted
            self.endResetModel()
            return
        changed = [row for row, panel in enumerate(wanted) if panel != self.panels[row]]
        self.panels = wanted
        for row in changed:
            self.dataChanged.emit(self.index(row), self.index(row))

    def thing(self, row: int) -> Thing | None:
        """A panel as a whole isn't taken; what lies on it is at places of its own."""
        del row
        return None

    def answer(self, row: int, role: Role) -> object:
        """What a panel says of itself."""
        panel = self.panels[row]
        if role == Role.PANEL:
            return panel
        return f"panel:{panel.key}" if role == Role.HANDLE else None
