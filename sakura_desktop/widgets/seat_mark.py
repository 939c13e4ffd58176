"""A player's mark in that player's colour, beside their name or large where they are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sakura_desktop.pictures.table_icons import seat_icon

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance


class SeatMark(QWidget):
    """The mark of one seat, or nothing. Whoever says the name says whose it is."""

    def __init__(self, look: Appearance, side: int, parent: QWidget) -> None:
        """Nobody's mark, so many pixels wide at zoom 1."""
        super().__init__(parent)
        self._look, self._side = look, side
        self.seat = -1
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._redressed)

    def show_seat(self, seat: int) -> None:
        """Show the mark of that player; -1 for none."""
        self.seat = seat
        self.update()

    def _redressed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As large as it was asked for."""
        return QSize(self._look.px(self._side), self._look.px(self._side))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sign."""
        del event
        if self.seat < 0:
            return
        side = min(self.width(), self.height())
        sign = self._look.sign(seat_icon(self.seat), QSize(side, side), self._look.theme.seats[self.seat])
        painter = QPainter(self)
        painter.drawPixmap((self.width() - side) // 2, (self.height() - side) // 2, sign)
        painter.end()
