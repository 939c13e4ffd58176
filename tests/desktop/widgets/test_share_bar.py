"""The bar that says how far something is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from sakura_desktop.widgets.share_bar import ShareBar

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from pytestqt.qtbot import QtBot


class Counting(QWidget):
    """Counts how often it is painted."""

    painted = 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.painted += 1


def test_whoever_says_how_far_it_is_does_not_wait_until_the_window_is_painted(qtbot: QtBot) -> None:
    window = QWidget()
    bar, beside = ShareBar("share", window), Counting(window)
    beside.setGeometry(0, 40, 40, 40)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: beside.painted > 0)
    before = beside.painted
    beside.update()
    bar.show_share(0.4)
    assert (bar.value(), beside.painted) == (40, before)
    qtbot.waitUntil(lambda: beside.painted > before)
