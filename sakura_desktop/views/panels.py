"""The components that the chosen megami bring: a panel each, with its counters and its places, as a seat sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from engine.text.phrase import say
from sakura_desktop.delegates.marks import pen
from sakura_desktop.views.cards import CardsView
from sakura_desktop.views.crystals import CrystalsView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.sakura.view.shapes import PanelSeen
    from sakura_desktop.i18n import Words
    from sakura_desktop.look import Look
    from sakura_desktop.models.table import TableModels
    from sakura_desktop.views.geometry import Layout, Measures
    from sakura_desktop.views.place import PlaceView


class PanelView(QWidget):
    """One component: its name, its counters, its places."""

    def __init__(self, panel: PanelSeen, words: Words, look: Look, table: TableModels, parent: QWidget) -> None:
        """The panel with a view for each of its places."""
        super().__init__(parent)
        self.setObjectName(f"panel.{panel.key}.{panel.seat}")
        self._words = words
        self._look = look
        self._panel = panel
        self.places: dict[str, PlaceView] = {}
        for place in panel.places:
            holds_cards = bool(table.cards(place).cards)
            view: PlaceView = (CardsView if holds_cards else CrystalsView)(f"place.{place}", words, look, self)
            view.setModel(table.cards(place) if holds_cards else table.crystals(place))
            self.places[place] = view
        self.renew()

    @property
    def panel(self) -> PanelSeen:
        """What is shown."""
        return self._panel

    def show_panel(self, panel: PanelSeen) -> None:
        """Show its counters as they are now."""
        self._panel = panel
        self.renew()

    def renew(self) -> None:
        """Say everything again."""
        self.setAccessibleName(self._words.text(say("board-panel", panel=self._panel.key)))
        for view in self.places.values():
            view.refresh()
        self.update()

    def lay_out(self, measures: Measures) -> None:
        """Places below the name and the counters, side by side."""
        top = measures.px(34)
        width = self.width() // max(1, len(self.places))
        for number, view in enumerate(self.places.values()):
            view.setGeometry(QRect(number * width + 2, top, width - 4, self.height() - top - 2))
            view.set_measures(measures)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The name, then each counter."""
        del event
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen(theme.line, 1))
        painter.setBrush(QColor(theme.paper_raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        font = QFont(self.font())
        font.setPixelSize(max(9, self.height() // 9))
        painter.setFont(font)
        height = painter.fontMetrics().height()
        painter.setPen(QColor(theme.ink))
        name = painter.fontMetrics().elidedText(self.accessibleName(), Qt.TextElideMode.ElideRight, self.width() - 10)
        painter.drawText(QRect(5, 2, self.width() - 10, height), Qt.AlignmentFlag.AlignLeft, name)
        painter.setPen(QColor(theme.ink_soft))
        counters = "  ".join(
            self._words.text(say("board-counter", counter=key, value=value)) for key, value in self._panel.counters
        )
        painter.drawText(QRect(5, 2 + height, self.width() - 10, height), Qt.AlignmentFlag.AlignLeft, counters)
        painter.end()


class PanelStrip:
    """The panels of both seats on a board."""

    def __init__(self, words: Words, look: Look, table: TableModels, board: QWidget) -> None:
        """No panels; they come with the table's models."""
        self._words, self._look, self._table, self._board = words, look, table, board
        self._panels: list[PanelView] = []
        table.panels.modelReset.connect(self._rebuild)
        table.panels.dataChanged.connect(self._refresh)

    def _rebuild(self) -> None:
        for view in self._panels:
            view.hide()
            view.deleteLater()
        self._panels = [
            PanelView(panel, self._words, self._look, self._table, self._board) for panel in self._table.panels.panels
        ]
        for view in self._panels:
            view.show()

    def _refresh(self) -> None:
        for view, panel in zip(self._panels, self._table.panels.panels, strict=True):
            view.show_panel(panel)

    def count_by_seat(self) -> tuple[int, int]:
        """How many panels each seat has."""
        seats = [view.panel.seat for view in self._panels]
        return seats.count(0), seats.count(1)

    def views(self) -> Iterator[PlaceView]:
        """The views of all their places."""
        for panel in self._panels:
            yield from panel.places.values()

    def view_for(self, place: str) -> PlaceView | None:
        """The view of a place of a panel."""
        return next((panel.places[place] for panel in self._panels if place in panel.places), None)

    def place(self, layout: Layout) -> None:
        """Side by side in their strip."""
        for seat in (0, 1):
            mine = [view for view in self._panels if view.panel.seat == seat]
            strip = layout.rects.get(f"panels.{seat}")
            if not mine or strip is None:
                continue
            width = strip.width() // len(mine)
            for number, view in enumerate(mine):
                view.setGeometry(QRect(strip.left() + number * width, strip.top(), width - 2, strip.height()))
                view.lay_out(layout.measures)

    def renew(self) -> None:
        """Say everything again."""
        for view in self._panels:
            view.renew()
