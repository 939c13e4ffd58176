"""Gauges: those of wind and thunder (§x12), and that of the taboo (§x19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor

from engine.text.phrase import Phrase, say
from sakura_desktop.sakura.components.rows import rows
from sakura_desktop.sakura.pictures.colours import colours
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.component_views import PartView
from sakura_desktop.table.delegates.component import paint_state, put_sign, put_text
from sakura_desktop.table.delegates.marks import pen

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.table.models.component import ComponentModel

MARKS = {"wind": (20, 5, 10, 15), "thunder": (20, 5, 10, 15), "taboo": (16, 6, 12)}
"""How far each gauge goes, and the values that are marked on it."""
GAUGES = tuple(MARKS)


class GaugesPanel(PanelView):
    """Two gauges, from 0 to 20."""

    gauges: ClassVar[tuple[str, ...]] = ("wind", "thunder")

    def build(self) -> None:
        """Each."""
        for gauge in self.gauges:
            self.add(GaugeView, self.table.part(self.at(gauge)))

    def arrange(self, room: QRect) -> None:
        """One below the other."""
        for view, rect in zip(self.views, rows(room, *(1 for _ in self.views)), strict=True):
            view.setGeometry(rect)

    def figures(self) -> list[Phrase]:
        """Their numbers."""
        counters = dict(self.panel.counters)
        return [say("board-gauge", gauge=gauge, value=counters.get(gauge, 0)) for gauge in self.gauges]


class TabooPanel(GaugesPanel):
    """The gauge of the taboo, on which from 16 on one loses."""

    share = 0.7
    narrow = True
    gauges = ("taboo",)


class GaugeView(PartView):
    """A gauge with its number."""

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The gauge."""
        del row
        paint_gauge(painter, rect, self.part(), self.look)

    def phrase(self) -> Phrase | None:
        """The gauge with its number."""
        return gauge_phrase(self.part())


def gauge_phrase(model: ComponentModel) -> Phrase:
    """A gauge in words."""
    state = "lit" if model.lit else "there"
    return say("board-item-gauge", gauge=model.part, value=model.value(model.part) or 0, state=state)


def paint_gauge(painter: QPainter, rect: QRect, model: ComponentModel, look: Appearance) -> None:
    """A gauge: its sign, its number, and a bar that fills."""
    theme = look.theme
    value = model.value(model.part) or 0
    most, *marks = MARKS[model.part]
    found = colours(theme)
    colour = {"wind": found.enhancement, "thunder": found.reaction}.get(model.part, found.attack)
    bar = max(5, rect.height() // 5)
    top = rect.adjusted(1, 0, -1, -bar - 3)
    side = min(top.height(), top.width() // 2)
    put_sign(painter, QRect(top.left() + 1, top.top(), side, top.height()), model.part, theme.ink, look, 0.9)
    number = QRect(top.left() + side, top.top(), top.width() - side, top.height())
    put_text(painter, number, str(value), max(10, round(top.height() * 0.8)), theme.ink, bold=True)
    track = QRectF(rect.left() + 2, rect.bottom() - bar - 1, rect.width() - 4, bar)
    painter.setPen(pen(theme.line, 1))
    painter.setBrush(QColor(theme.paper_sunk))
    painter.drawRoundedRect(track, 2, 2)
    if value:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        full = track.width() * min(value, most) / most
        painter.drawRoundedRect(QRectF(track.left(), track.top(), full, track.height()), 2, 2)
    painter.setPen(pen(theme.line, 1))
    for tick in marks:
        x = track.left() + track.width() * tick / most
        painter.drawLine(round(x), round(track.top()), round(x), round(track.bottom()))
    paint_state(painter, rect, model, look)
