"""The illustration of the form that one looks at, large."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance

ROUND = 6
"""How round its corners are."""


class FormPicture(QWidget):
    """Fills the room that it is given, whatever that is."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        """Of no form yet."""
        super().__init__(parent)
        self.setObjectName("choose.picture")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._look = look
        self.form = ""
        self._seen = QPixmap()
        """What was painted last: it stays until the next form's is painted."""
        look.ready.connect(self.update)
        look.changed.connect(self.update)

    def show_form(self, form: str) -> None:
        """Show a form."""
        self.form = form
        self.update()

    def _newest(self) -> QPixmap:
        with self._look.awaiting() as awaited:
            made = self._look.scene(self.form, self.size())
        if not awaited or self._seen.deviceIndependentSize().toSize() != self.size():
            self._seen = made
        return self._seen

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The illustration in a rounded frame."""
        if not self.form:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QPainterPath()
        frame.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), ROUND, ROUND)
        painter.setClipPath(frame)
        painter.drawPixmap(0, 0, self._newest())
        painter.setClipping(False)
        painter.setPen(QPen(self.palette().mid(), 1))
        painter.drawPath(frame)
        painter.end()
