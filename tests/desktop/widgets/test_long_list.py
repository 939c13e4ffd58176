"""A list of rows of different heights asks each of them once, and finds them by place and by key."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QStringListModel, Qt
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyledItemDelegate, QWidget

from sakura_desktop.widgets.long_list import LongList
from tests.desktop.settling import settle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPaintEvent

HEIGHTS = (20, 50, 30)


class Rows(LongList):
    """Rows of three heights in turn; it notes which of them it was asked for."""

    def __init__(self, parent: QWidget) -> None:
        self.asked: list[int] = []
        self.painted = QRegion()
        super().__init__(parent)
        self.texts = QStringListModel([f"row {number}" for number in range(12)], self)
        self.setModel(self.texts)

    def heights(self, first: int) -> Iterator[int]:
        for row in range(first, self.texts.rowCount()):
            self.asked.append(row)
            yield HEIGHTS[row % 3]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Notes what is painted anew."""
        self.painted += event.region()
        super().paintEvent(event)

    def add(self) -> None:
        """One more row at the end."""
        self.texts.insertRow(self.texts.rowCount())


@pytest.fixture
def rows(qapp: object) -> Iterator[Rows]:
    window = QWidget()
    made = Rows(window)
    window.resize(200, 160)
    made.setGeometry(0, 0, 200, 160)
    window.show()
    settle()
    yield made
    window.close()
    window.deleteLater()
    settle()


def test_what_is_appended_asks_no_other_row(rows: Rows) -> None:
    rows.asked.clear()
    rows.add()
    rows.scrollToBottom()
    settle()
    assert rows.asked == [12]
    assert rows.visualRect(rows.texts.index(12)).bottom() == rows.viewport().height() - 1


def test_rows_are_found_where_they_stand(rows: Rows) -> None:
    assert [rows.visualRect(rows.texts.index(row)).top() for row in range(4)] == [0, 20, 70, 100]
    assert [rows.indexAt(QPoint(5, y)).row() for y in (0, 19, 20, 69, 70, 100)] == [0, 0, 1, 1, 2, 3]
    rows.verticalScrollBar().setValue(100)
    assert rows.indexAt(QPoint(5, 0)).row() == 3
    assert not rows.indexAt(QPoint(5, 4_000)).isValid()


def test_the_keyboard_walks_them_and_they_come_into_sight(rows: Rows) -> None:
    room = rows.viewport().height()
    rows.setCurrentIndex(rows.texts.index(0))
    for key, row in (
        (Qt.Key.Key_Down, 1), (Qt.Key.Key_End, 11), (Qt.Key.Key_Up, 10), (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_PageDown, 4), (Qt.Key.Key_PageUp, 0),
    ):
        QTest.keyClick(rows, key)
        rect = rows.visualRect(rows.currentIndex())
        assert (rows.currentIndex().row(), rect.top() >= 0, rect.bottom() < room) == (row, True, True)


def test_a_press_chooses_the_row_under_it(rows: Rows) -> None:
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(10, 30))
    assert [index.row() for index in rows.selectedIndexes()] == [1]


def test_a_row_at_an_edge_is_shown_whole_or_not_at_all(rows: Rows) -> None:
    painted: list[int] = []

    class Paints(QStyledItemDelegate):
        def paint(self, _painter: object, _option: object, index: QModelIndex | QPersistentModelIndex) -> None:
            painted.append(index.row())

    rows.setItemDelegate(Paints(rows))
    room = rows.viewport().height()
    for way in (0, 10, 25, rows.verticalScrollBar().maximum()):
        rows.verticalScrollBar().setValue(way)
        painted.clear()
        rows.viewport().repaint()
        rects = {row: rows.visualRect(rows.texts.index(row)) for row in range(12)}
        assert painted == [row for row, rect in rects.items() if rect.top() >= 0 and rect.bottom() < room], way
        cut = [rect for row, rect in rects.items() if row not in painted and rect.bottom() > 0 and rect.top() < room]
        assert not any(rows.indexAt(QPoint(5, min(max(rect.top(), 0), room - 1))).isValid() for rect in cut)


def test_a_row_that_is_higher_than_the_view_is_cut(rows: Rows) -> None:
    rows.setFixedHeight(rows.height() - rows.viewport().height() + 45)
    settle()
    rows.verticalScrollBar().setValue(22)
    assert rows.indexAt(QPoint(5, 5)).row() == 1


def test_of_a_row_at_an_edge_the_lines_that_are_whole_are_shown(rows: Rows, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: dict[int, QRect] = {}

    class Paints(QStyledItemDelegate):
        def paint(self, painter: QPainter, _option: object, index: QModelIndex | QPersistentModelIndex) -> None:
            painted[index.row()] = painter.clipBoundingRect().toRect()

    monkeypatch.setattr(Rows, "cuts", lambda _self, row: range(10, HEIGHTS[row % 3], 10))
    rows.setItemDelegate(Paints(rows))
    room = rows.viewport().height()
    for way in range(rows.verticalScrollBar().maximum() + 1):
        rows.verticalScrollBar().setValue(way)
        painted.clear()
        rows.viewport().repaint()
        top, bottom = min(part.top() for part in painted.values()), max(part.bottom() for part in painted.values())
        assert 0 <= top < 10, way
        assert room - 10 <= bottom + 1 <= room, way
        for row, part in painted.items():
            rect = rows.visualRect(rows.texts.index(row))
            assert (part.top() - rect.top()) % 10 == (part.bottom() + 1 - rect.top()) % 10 == 0
            assert rows.indexAt(part.center()).row() == row


def test_rows_that_went_leave_no_room(rows: Rows) -> None:
    rows.texts.removeRows(3, 9)
    settle()
    assert rows.verticalScrollBar().maximum() == 0
    assert not rows.indexAt(QPoint(5, 110)).isValid()


def test_all_that_is_in_sight_is_painted_anew_where_it_was_scrolled(rows: Rows) -> None:
    rows.painted = QRegion()
    rows.verticalScrollBar().setValue(10)
    settle()
    assert rows.painted.boundingRect() == rows.viewport().rect()
