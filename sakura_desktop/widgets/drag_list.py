"""A list of things that are looked at, picked by a click or Enter, and carried away by the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QMimeData, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.text.phrase import Phrase

Index = QModelIndex | QPersistentModelIndex
WHEEL_STEPS = 3
"""So many single steps Qt goes on by a turn of the wheel."""
FAR_ENOUGH = 8
"""Pixels that the mouse goes before a press becomes a drag."""
_TAKE = frozenset({int(Qt.Key.Key_Return), int(Qt.Key.Key_Enter), int(Qt.Key.Key_Space)})
_LAY_BACK = frozenset({int(Qt.Key.Key_Delete), int(Qt.Key.Key_Backspace), int(Qt.Key.Key_Minus)})
_ONE_MORE = frozenset({int(Qt.Key.Key_Plus), int(Qt.Key.Key_Equal)})
"""Plus, with and without the shift key."""


class DragList(QListView):
    """A grid whose rows are things with a key each; what the key stands for only the list's owner knows."""

    looked = Signal(str)
    """A thing under the mouse or the keyboard's mark."""
    picked = Signal(str)
    """A thing clicked, or Enter on it."""
    lifted = Signal(str)
    """A thing is in the hand, until `laid`."""
    laid = Signal()
    removed = Signal(str)
    """Delete, Backspace or minus on a thing."""
    wanted = Signal(str)
    """Plus on a thing: one more of it."""
    dropped = Signal(str, int)
    """A thing dropped at a row; -1 behind the last."""
    counts_clicks = False
    """The second press of a double click picks a thing once more."""
    takes_own = True
    """Its own things may be dropped on it."""

    def __init__(self, name: str, role: int, mime: str, parent: QWidget | None = None) -> None:
        """Rows have their keys under that role; a drag carries a key as that MIME type, none if it is empty."""
        super().__init__(parent)
        self.setObjectName(name)
        self._role = role
        self._mime = mime
        self._pressed: QPoint | None = None
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setDragDropMode(QAbstractItemView.DragDropMode.NoDragDrop)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.entered.connect(self._look_at)

    def key_at(self, index: Index) -> str:
        """The key of a row, empty for a row without a thing."""
        key = index.data(self._role) if index.isValid() else None
        return key or ""

    def show_taken(self, marks: dict[str, str], told: Mapping[str, Sequence[Phrase]]) -> None:
        """Mark items by their keys; `told` is for those who don't see the marks. A list without marks shows none."""

    def current(self) -> str:
        """The key of the thing that the keyboard has come to."""
        return self.key_at(self.currentIndex())

    def cards(self, key: str) -> Sequence[str]:
        """The cards that a thing is or brings, by number; a list of something else has none."""
        return ()

    def picture(self, key: str) -> QPixmap:
        """What is seen to be carried."""
        raise LookupError(key)

    def _look_at(self, index: Index) -> None:
        if key := self.key_at(index):
            self.looked.emit(key)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Show the thing that the keyboard has come to."""
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._look_at(current)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Put the keyboard's mark on a thing."""
        super().focusInEvent(event)
        at = self.currentIndex() if self.currentIndex().isValid() else self.model().index(0, 0)
        if at.isValid() and not self.selectionModel().hasSelection():  # Qt itself comes to the first without marking it
            self.setCurrentIndex(at)
        self._look_at(self.currentIndex())
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter or space takes the current thing; Delete, Backspace and minus lay it back; plus wants one more."""
        key = self.current()
        if event.key() in _TAKE and key and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.picked.emit(key)
        elif event.key() in _LAY_BACK and key:
            self.removed.emit(key)
        elif event.key() in _ONE_MORE and key:
            self.wanted.emit(key)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a thing was taken."""
        super().mousePressEvent(event)
        here = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and self.key_at(self.indexAt(here)):
            self._pressed = here

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A press like the first one, where clicks are counted."""
        if self.counts_clicks:
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin to drag once the mouse has gone far enough."""
        here = event.position().toPoint()
        if self._pressed is None or not self._mime or not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
        elif (here - self._pressed).manhattanLength() >= FAR_ENOUGH:
            start, self._pressed = self._pressed, None
            self._drag(self.indexAt(start), start)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press and a release at the same thing pick it."""
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        index = self.indexAt(event.position().toPoint())
        if pressed is not None and index.isValid() and index == self.indexAt(pressed) and (key := self.key_at(index)):
            self.picked.emit(key)

    def take_drops(self, *, takes: bool) -> None:
        """Things of its kind may be dropped on it, or none."""
        self.setAcceptDrops(takes)
        self.viewport().setAcceptDrops(takes)

    def _consider(self, event: QDropEvent) -> None:
        own = event.source() is self
        if carried(event.mimeData(), self._mime) and (self.takes_own or not own):
            event.acceptProposedAction()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take things of its kind, and nothing else."""
        self._consider(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """The same wherever they are held."""
        self._consider(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell what was dropped where."""
        index = self.indexAt(event.position().toPoint())
        event.acceptProposedAction()
        self.dropped.emit(carried(event.mimeData(), self._mime), index.row() if index.isValid() else -1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The columns fill the row."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def updateGeometries(self) -> None:
        """A turn of the wheel, three steps, goes on by one row: by three, what was looked for is passed unseen."""
        super().updateGeometries()
        row = self.visualRect(self.model().index(0, 0)).height() if self.model() is not None else 0
        self.verticalScrollBar().setSingleStep(max(1, row // WHEEL_STEPS))

    def _drag(self, index: QModelIndex, start: QPoint) -> None:
        if index.flags() & Qt.ItemFlag.ItemIsDragEnabled:
            self.lifted.emit(self.key_at(index))
            carry(self, self._mime, self.key_at(index), self.picture(self.key_at(index)))
            self.laid.emit()


def carry(source: QWidget, mime: str, key: str, picture: QPixmap) -> None:
    """Drag a thing by its picture until it is dropped."""
    drag = QDrag(source)
    data = QMimeData()
    data.setData(mime, QByteArray(key.encode()))
    drag.setMimeData(data)
    drag.setPixmap(picture)
    size = picture.deviceIndependentSize()
    drag.setHotSpot(QPoint(round(size.width() / 2), round(size.height() / 2)))
    drag.exec(Qt.DropAction.MoveAction)


def carried(data: QMimeData, mime: str) -> str:
    """The key that a drag carries, empty if it is of another kind."""
    return bytes(data.data(mime).data()).decode() if data.hasFormat(mime) else ""
