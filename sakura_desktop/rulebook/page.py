"""The page on which a chapter stands: a term under the mouse lights up in both languages, Tab begins in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QResizeEvent

from sakura_desktop.reader.page import Page

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from sakura_desktop.art.theme import Theme


class RulePage(Page):
    """A long page of which only a part is in sight."""

    relaid = Signal()
    """The lines broke elsewhere."""

    def __init__(self, theme: Callable[[], Theme], parent: QWidget | None = None) -> None:
        """Empty."""
        super().__init__(theme, parent)
        self.setObjectName("rulebook.page")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell that the lines may have moved."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.relaid.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Where the term under the mouse is named again, and its counterparts in the other language, light up."""
        if 0 <= self.hovered < len(self._anchors):
            painter = QPainter(self)
            ref = self._anchors[self.hovered].ref
            for anchor in self._anchors:
                if anchor.ref == ref and anchor.bounds.toAlignedRect().intersects(event.rect()):
                    for box in anchor.boxes:
                        painter.fillRect(box.adjusted(-1, 1, 1, 1), QColor(self._theme().cherry_soft))
            painter.end()
        super().paintEvent(event)

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
