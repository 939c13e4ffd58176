"""The barracks (§x16-4): the units that may be used from there above those that are still to be conscripted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.sakura.components.rows import rows
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.component_views import RowOfCards

if TYPE_CHECKING:
    from PySide6.QtCore import QRect


class BarracksPanel(PanelView):
    """Units: those that are conscripted above those that are not."""

    share = 1.2

    def build(self) -> None:
        """Two rows of cards."""
        for area in ("barracks", "unconscripted"):
            self.add(RowOfCards, self.table.cards(self.at(area)))

    def arrange(self, room: QRect) -> None:
        """One below the other."""
        for view, rect in zip(self.views, rows(room, 1, 1), strict=True):
            view.setGeometry(rect)

    def figure(self) -> str:
        """How many units may be used."""
        return str(len(self.table.cards(self.at("barracks")).entries))
