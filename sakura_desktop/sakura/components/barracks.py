"""The barracks: the units that wait above the cards that are conscripted and may be used (§x16-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.sakura.components.rows import rows
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.component_views import RowOfCards

if TYPE_CHECKING:
    from PySide6.QtCore import QRect


class BarracksPanel(PanelView):
    """Barracks: what waits above what may be used."""

    share = 1.3

    def build(self) -> None:
        """Two rows of cards."""
        for area in ("unconscripted", "barracks"):
            self.add(RowOfCards, self.table.cards(self.at(area)))

    def arrange(self, room: QRect) -> None:
        """One below the other; what may be used has a little more room."""
        for view, rect in zip(self.views, rows(room, 1, 1.15), strict=True):
            view.setGeometry(rect)

    def figure(self) -> str:
        """How many cards may be used."""
        return str(len(self.table.cards(self.at("barracks")).entries))
