"""The page on which a chapter stands: long, so that Tab begins with what is in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from sakura_desktop.reader.page import Page

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QFocusEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from sakura_desktop.theme import Theme


class RulePage(Page):
    """A long page of which only a part is in sight."""

    relaid = Signal()
    """The lines broke elsewhere."""

    def __init__(self, theme: Callable[[], Theme], parent: QWidget | None = None) -> None:
        """Empty."""
        super().__init__(theme, parent)
        self.setObjectName("rulebook.page")

    def set_zoom(self, zoom: float) -> None:
        """Write so many times as large as elsewhere in the program."""
        font = QFont(QApplication.font())
        font.setPointSizeF(font.pointSizeF() * zoom)
        self.setFont(font)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell that the lines may have moved."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.relaid.emit()

    def _first_in_sight(self) -> int:
        seen = self.visibleRegion().boundingRect()
        within = (at for at, anchor in enumerate(self._anchors) if anchor.bounds.top() >= seen.top())
        return next(within, -1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab comes to the first term in sight, not to that of the chapter's beginning."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self._begin()

    def focusNextPrevChild(self, forth: bool) -> bool:
        """From no term Tab goes to the first in sight."""
        if forth and self.hasFocus() and self.walked is None and self._first_in_sight() >= 0:
            self._begin()
            return True
        return super().focusNextPrevChild(forth)

    def _begin(self) -> None:
        first = self._first_in_sight()
        if first >= 0:
            self._walk(first)
