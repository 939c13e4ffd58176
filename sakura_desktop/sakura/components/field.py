"""The field (§x17-3): the seeds that have sprouted above those that have not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.sakura.components.rows import rows
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.component_views import TokensView
from sakura_desktop.table.item_layout import grid

if TYPE_CHECKING:
    from PySide6.QtCore import QRect

    from sakura_desktop.table.models.pieces import PieceModel


class FieldPanel(PanelView):
    """Seeds: those that may be laid onto cards above those that are still in the soil."""

    def build(self) -> None:
        """Two heaps of tokens."""
        for area in ("sprouted", "unsprouted"):
            self.add(SeedsView, self._seeds(area))

    def _seeds(self, area: str) -> PieceModel:
        return self.table.tokens(self.at(area), "seed")

    def arrange(self, room: QRect) -> None:
        """One below the other."""
        for view, rect in zip(self.views, rows(room, 1, 1), strict=True):
            view.setGeometry(rect)

    def figure(self) -> str:
        """How many have sprouted."""
        return str(self._seeds("sprouted").count)


class SeedsView(TokensView):
    """Seeds behind their sign, in rows of three or in one line: as large as they can be in a narrow column."""

    columns = 3
    places = 5
    """For so many there is always room, so that a seed lies as large as the others did before."""

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """Each in its place, however many there are."""
        most = self.measures.piece if self.measures else 24
        room = room.adjusted(self._sign_width(room) + 2, 0, 0, 0)
        return grid(room, max(self.places, count), most, self.columns)[:count]
