"""The mechanisms: how many cards count for each icon (§x8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from sakura_desktop.sakura.pictures.colours import colours
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.delegates.component import put_sign, put_text

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter


class MechanismsPanel(PanelView):
    """How many cards count now for each icon of the mechanisms."""

    share = 0.8

    def build(self) -> None:
        """Nothing lies on it."""

    def paint_body(self, painter: QPainter, room: QRect) -> None:
        """An icon above its number, side by side; one below the other where the panel is high."""
        theme, counters = self.look.theme, self.panel.counters
        if not counters:
            return
        own = colours(theme)
        by_key = {"reaction": own.reaction, "full-power": own.full_power}
        high = room.height() > room.width()
        cell = (room.height() if high else room.width()) // len(counters)
        for number, (key, value) in enumerate(counters):
            colour = by_key.get(key) or own.of_type(key)
            if high:
                box = QRect(room.left(), room.top() + number * cell, room.width(), cell)
                sign, figure = box.adjusted(0, 1, -box.width() // 2, -1), box.adjusted(box.width() // 2, 0, 0, 0)
            else:
                box = QRect(room.left() + number * cell, room.top(), cell, room.height())
                sign, figure = box.adjusted(1, 0, -1, -box.height() // 2), box.adjusted(0, box.height() // 2, 0, 0)
            put_sign(painter, sign, key, self._readable(colour) if value else theme.ink_faint, self.look)
            size = min(self.enlarged(30), max(10, round(figure.height() * 0.72)))
            put_text(painter, figure, str(value), size, theme.ink, bold=bool(value))

    def _readable(self, colour: str) -> str:
        """The colours of types are for grounds; where the paper is dark a sign takes the ink."""
        return self.look.theme.ink if self.look.theme.dark else colour
