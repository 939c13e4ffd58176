"""The soil: the seeds that have sprouted above those that have not (§x17-2-1-1), each row with how many they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize

from engine.text.phrase import say
from sakura_desktop.pictures.icons import area_icon
from sakura_desktop.sakura.components.rows import rows
from sakura_desktop.sakura.tokens_beside import BesideView
from sakura_desktop.table.component_panels import PanelView

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from engine.text.phrase import Phrase


class SeedsView(BesideView):
    """The seeds of one part of the soil: its sign, one seed, and how many they are."""

    def _sign(self) -> QRect:
        room = self.viewport().rect()
        side = min(room.height() - 2, room.width() // 4)
        return QRect(room.left() + 2, room.top() + (room.height() - side) // 2, side, side)

    def item_room(self) -> QRect:
        """Behind the sign."""
        return self.viewport().rect().adjusted(self._sign().width() + 4, 2, -2, -2)

    def paint_ground(self, painter: QPainter) -> None:
        """The sign of that part of the soil."""
        box = self._sign()
        sign = self.look.sign(area_icon(self.place.partition(".")[0]), QSize(box.width(), box.height()),
                              self.look.theme.ink_soft)  # fmt: skip
        painter.drawPixmap(box.topLeft(), sign)

    def caption(self) -> Phrase | None:
        """Which part of the soil, and how many lie there."""
        return say("board-tokens", area=self.model_of().area_phrase(), count=self.pieces().count)


class FieldPanel(PanelView):
    """Soil: sprouted seeds above those that have not sprouted."""

    def build(self) -> None:
        """Two rows of seeds."""
        for area in ("sprouted", "unsprouted"):
            self.add(SeedsView, self.table.tokens_of(self.at(area)))

    def arrange(self, room: QRect) -> None:
        """One below the other."""
        for view, rect in zip(self.views, rows(room, 1, 1), strict=True):
            view.setGeometry(rect)

    def figure(self) -> str:
        """How many seeds have sprouted."""
        return str(self.table.tokens_of(self.at("sprouted")).count)
