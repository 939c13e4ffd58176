"""The page on which a chapter stands: long, so that the keyboard begins with what is in sight, or what was found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from sakura_desktop.reader.page import Page

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent
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
        self.found: QPointF | None = None
        """Where what was sought and gone to stands."""

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

    def _first(self) -> int:
        """The first term from what was found on, if that is in sight, or else of what is; of none the chapter's."""
        seen = QRectF(self.visibleRegion().boundingRect())
        found = self.found if self.found is not None and seen.contains(self.found) else None
        if found is not None and (holding := self._at(found)) >= 0:
            return holding
        top = (found or seen.topLeft()).y()
        return next((at for at, anchor in enumerate(self._anchors) if anchor.bounds.top() >= top), 0)

    def focusNextPrevChild(self, forth: bool) -> bool:
        """From no term Tab goes to where they begin here."""
        if forth and self.hasFocus() and self.walked is None and self._anchors:
            self._walk(self._first())
            return True
        return super().focusNextPrevChild(forth)
