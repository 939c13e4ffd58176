"""A list whose rows are of different heights and that only grows at its end: each row is asked for its height once,
and at the edges of the view shows those of its lines that are whole there.

Qt's own list asks every row again whenever one comes; here what is appended costs nothing for what stands before it.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QCursor, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyleOptionViewItem

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QWidget

Index = QModelIndex | QPersistentModelIndex
Hint = QAbstractItemView.ScrollHint
Action = QAbstractItemView.CursorAction


class LongList(QListView):
    """Rows one below the other, as wide as the view; subclasses say how high each is."""

    def __init__(self, parent: QWidget) -> None:
        """No rows."""
        super().__init__(parent)
        self._ends: list[int] = []
        """Where each row ends, counted from the top of the first."""
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    # for subclasses

    def heights(self, first: int) -> Iterator[int]:
        """How high each row is at the present width, from the first of them on."""
        raise LookupError(f"{type(self).__name__} has no heights from row {first} on")

    def cuts(self, row: int) -> Sequence[int]:
        """Where a row may be cut at the view's edges, from its top: between its lines. One that may be cut nowhere is
        seen whole or not at all.
        """
        del row
        return ()

    # where rows stand

    def doItemsLayout(self) -> None:
        """Set all rows anew: another width, other letters, another language."""
        self._ends = []
        self._append()
        QAbstractItemView.doItemsLayout(self)

    def _append(self) -> None:
        """Set the rows that aren't set yet below the others."""
        if self.model() is None:
            return
        end = self._ends[-1] if self._ends else 0
        for height in self.heights(len(self._ends)):
            end += height
            self._ends.append(end)

    def rowsInserted(self, parent: Index, start: int, end: int) -> None:
        """What comes before others moves them; what comes at the end leaves them where they are."""
        del self._ends[start:]
        self._append()
        QAbstractItemView.rowsInserted(self, parent, start, end)
        self.updateGeometries()
        self.viewport().update()

    def updateGeometries(self) -> None:
        """The bar is as long as the rows are high."""
        bar, room = self.verticalScrollBar(), self.viewport().height()
        bar.setRange(0, max(0, (self._ends[-1] if self._ends else 0) - room))
        bar.setPageStep(room)
        bar.setSingleStep(self._ends[0] if self._ends else 1)
        QAbstractItemView.updateGeometries(self)

    def verticalOffset(self) -> int:
        """How far it is scrolled."""
        return self.verticalScrollBar().value()

    def horizontalOffset(self) -> int:
        """Rows are as wide as the view."""
        return 0

    def visualRect(self, index: Index) -> QRect:
        """Where a row stands in sight, or beyond it."""
        self.executeDelayedItemsLayout()
        return self._rect(index.row()) if index.isValid() and index.row() < len(self._ends) else QRect()

    def _rect(self, row: int) -> QRect:
        top = self._ends[row - 1] if row else 0
        return QRect(0, top - self.verticalOffset(), self.viewport().width(), self._ends[row] - top)

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The row at a point of the view, if it is shown."""
        self.executeDelayedItemsLayout()
        row = bisect_right(self._ends, point.y() + self.verticalOffset())
        inside = self.viewport().rect().left() <= point.x() <= self.viewport().rect().right()
        part = self._in_sight(row) if inside and row < len(self._ends) else QRect()
        shown = part.top() <= point.y() <= part.bottom()
        return self.model().index(row, 0) if shown else QModelIndex()

    def _in_sight(self, row: int) -> QRect:
        """The part of a row that is shown: all of it, or the lines that are whole; one that can't be cut between lines
        and for which the view is too low is cut where it ends.
        """
        rect, room = self._rect(row), self.viewport().height()
        if rect.top() >= 0 and rect.bottom() < room:
            return rect
        between = self.cuts(row)
        if not between and rect.height() > room // 2:
            return rect
        marks = (0, *between, rect.height())
        upper = min((mark for mark in marks if rect.top() + mark >= 0), default=0)
        lower = max((mark for mark in marks if rect.top() + mark <= room), default=0)
        return QRect(rect.left(), rect.top() + upper, rect.width(), max(0, lower - upper))

    def top_row(self) -> int:
        """The uppermost row in sight, as the rows were set last."""
        return bisect_right(self._ends, self.verticalOffset())

    def scrollTo(self, index: Index, hint: Hint = Hint.EnsureVisible) -> None:
        """Bring a row into sight."""
        rect, room = self.visualRect(index), self.viewport().height()
        if not rect.isValid():
            return
        above, below = rect.top(), rect.bottom() + 1 - room
        if hint == Hint.PositionAtCenter:
            way = rect.center().y() - room // 2
        elif hint == Hint.PositionAtTop or (hint == Hint.EnsureVisible and (above < 0 or rect.height() > room)):
            way = above
        elif hint == Hint.PositionAtBottom or below > 0:
            way = below
        else:
            way = 0
        self.verticalScrollBar().setValue(self.verticalOffset() + way)

    def scrollContentsBy(self, across: int, down: int) -> None:
        """All that is in sight is painted anew: what Qt copies of the window doesn't always come to the screen."""
        super().scrollContentsBy(across, down)
        self.viewport().update()

    def moveCursor(self, action: Action, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """To the next row, by a whole view, to the ends."""
        del modifiers
        self.executeDelayedItemsLayout()
        last, here = len(self._ends) - 1, self.currentIndex().row()
        if last < 0:
            return QModelIndex()
        if here < 0:
            return self.model().index(last if action == Action.MoveEnd else 0, 0)
        page = self.viewport().height()
        match action:
            case Action.MoveUp | Action.MovePrevious:
                row = here - 1
            case Action.MoveDown | Action.MoveNext:
                row = here + 1
            case Action.MovePageUp:
                row = min(here - 1, bisect_right(self._ends, self._ends[here] - page))
            case Action.MovePageDown:
                row = max(here + 1, bisect_right(self._ends, self._ends[here] + page) - 1)
            case Action.MoveHome:
                row = 0
            case Action.MoveEnd:
                row = last
            case _:
                row = here
        return self.model().index(max(0, min(row, last)), 0)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """The row that was pressed."""
        index = self.indexAt(rect.center())
        self.selectionModel().select(QItemSelection(index, index) if index.isValid() else QItemSelection(), command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """What is to be painted where other rows are chosen."""
        region = QRegion()
        for index in selection.indexes():
            region += self.visualRect(index)
        return region

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows in sight."""
        self.executeDelayedItemsLayout()
        painter = QPainter(self.viewport())
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        plain = option.state & ~QStyle.StateFlag.State_HasFocus
        selected, current = self.selectionModel(), self.currentIndex().row()
        hovered = self.indexAt(self.viewport().mapFromGlobal(QCursor.pos())).row() if self.underMouse() else -1
        first = bisect_right(self._ends, event.rect().top() + self.verticalOffset())
        for row in range(first, len(self._ends)):
            rect = self._rect(row)
            if rect.top() > event.rect().bottom():
                break
            part = self._in_sight(row)
            if part.isEmpty():
                continue
            painter.setClipRect(part)
            index = self.model().index(row, 0)
            state = plain
            if selected.isSelected(index):
                state |= QStyle.StateFlag.State_Selected
            if row == current and self.hasFocus():
                state |= QStyle.StateFlag.State_HasFocus
            if row == hovered:
                state |= QStyle.StateFlag.State_MouseOver
            option.rect, option.state = rect, state
            self.itemDelegate().paint(painter, option, index)
        painter.end()
