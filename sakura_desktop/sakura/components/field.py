"""The field (§x17-3): the seeds that have sprouted above those that have not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.sakura.components.rows import rows
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.component_views import HeapView

if TYPE_CHECKING:
    from PySide6.QtCore import QRect

    from sakura_desktop.table.models.pieces import PieceModel


class FieldPanel(PanelView):
    """Seeds: those that may be laid onto cards above those that are still in the soil."""

    def build(self) -> None:
        """Two heaps of tokens."""
        for area in ("sprouted", "unsprouted"):
            self.add(HeapView, self._seeds(area))

    def _seeds(self, area: str) -> PieceModel:
        return self.table.tokens(self.at(area), "seed")

    def arrange(self, room: QRect) -> None:
        """One below the other."""
        for view, rect in zip(self.views, rows(room, 1, 1), strict=True):
            view.setGeometry(rect)

    def figure(self) -> str:
        """How many have sprouted."""
        return str(self._seeds("sprouted").count)
