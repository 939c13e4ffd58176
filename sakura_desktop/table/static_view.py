"""An item view that stands still: nothing scrolls, hides or is selected in Qt's sense; all items are in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QAbstractItemView, QFrame, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QItemSelection, QItemSelectionModel

_FORTH = frozenset(
    {
        QAbstractItemView.CursorAction.MoveRight,
        QAbstractItemView.CursorAction.MoveDown,
        QAbstractItemView.CursorAction.MoveNext,
    }
)


class StaticView(QAbstractItemView):
    """What Qt asks of every item view, answered for one that doesn't scroll."""

    def __init__(self, parent: QWidget) -> None:
        """Without a frame or bars, on whatever lies below it."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setMouseTracking(True)

    def changeEvent(self, event: QEvent) -> None:
        """For other letters Qt lays items out anew, but only when it paints, and then it paints a second time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.executeDelayedItemsLayout()

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Everything is in sight."""

    def horizontalOffset(self) -> int:
        """Nothing scrolls."""
        return 0

    def verticalOffset(self) -> int:
        """Nothing scrolls."""
        return 0

    def isIndexHidden(self, index: QModelIndex | QPersistentModelIndex) -> bool:
        """Nothing hides."""
        del index
        return False

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Within one view forth and back; the board walks the items of all of them."""
        del modifiers
        row = self.currentIndex().row() + (1 if action in _FORTH else -1)
        return self.model().index(max(0, min(row, self.model().rowCount() - 1)), 0)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """What is chosen is the model's business."""

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """Nothing is selected in Qt's sense."""
        del selection
        return QRegion()
