"""From one picture of a screen to the next: it is seen to change, while what is below has changed already."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sakura_desktop.motion import still

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QColor, QPixmap

    from sakura_desktop.settings import Settings

    Painted = Callable[[QPainter, float], None]
    """Paints how it looks when so much of the way is done, from 0 to 1."""

_ENDS = frozenset({QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel})


FADES_FROM: Final = 0.35
"""From where on a half that walks becomes what it is when it has arrived, as a share of its way …"""
FADES: Final = 0.3
"""… and within how much of it."""


class Transition(QWidget):
    """Lies over a widget while that is seen to change. Nothing waits for it; a press ends it, and another size."""

    def __init__(self, settings: Settings, over: QWidget) -> None:
        """Nothing changes."""
        super().__init__(over)
        self._settings = settings
        self.over = over
        """What is seen to change."""
        self._painted: Painted | None = None
        self._keeps = False
        """A press is for what is going, and nothing else takes it."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.motion = QVariantAnimation(self)
        self.motion.setStartValue(0.0)
        self.motion.setEndValue(1.0)
        self.motion.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self.motion.valueChanged.connect(self.update)
        self.motion.finished.connect(self.end)
        self.hide()

    @property
    def shown(self) -> bool:
        """Changes are to be seen here now."""
        return self._settings.tempo > 0 and self.over.isVisible()

    @property
    def still(self) -> bool:
        """One picture is to fade into the other; nothing travels."""
        return still(self._settings)

    @property
    def runs(self) -> bool:
        """Something is seen to change."""
        return self._painted is not None

    def run(self, seconds: float, painted: Painted, *, covers: bool = False, keeps: bool = False) -> None:
        """Let it be seen for so long at the usual pace, from now on. Where it covers what is below, that isn't painted
        meanwhile; where it keeps a press, that does nothing else than to end it.
        """
        self.end()
        self._painted, self._keeps = painted, keeps
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, covers)
        self.setGeometry(self.over.rect())
        self.show()
        self.raise_()
        self.motion.setDuration(round(seconds * 1000 * self._settings.tempo))
        self.motion.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)
        app = QCoreApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def end(self) -> None:
        """Show what is below."""
        if self._painted is None:
            return
        self._painted = None
        self.motion.stop()
        self.hide()
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whoever does something doesn't wait; what they do goes where it went without this, but for a press that is
        kept.
        """
        kept = self._keeps and event.type() == QEvent.Type.MouseButtonPress
        if event.type() in _ENDS or (watched is self.over and event.type() == QEvent.Type.Resize):
            self.end()
        return kept

    def paintEvent(self, _event: QPaintEvent) -> None:
        """As far as it has come."""
        if self._painted is not None:
            painter = QPainter(self)
            self._painted(painter, float(self.motion.currentValue()))
            painter.end()


def fading(before: QPixmap, after: QPixmap | None = None) -> Painted:
    """What was there fades over what is there now, or over a picture of that."""

    def paint(painter: QPainter, share: float) -> None:
        if after is not None:
            painter.drawPixmap(0, 0, after)
        painter.setOpacity(1 - share)
        painter.drawPixmap(0, 0, before)

    return paint


def falling(before: QPixmap, cloth: QPixmap) -> Painted:
    """A cloth comes down over what was there."""

    def paint(painter: QPainter, share: float) -> None:
        painter.drawPixmap(0, 0, before)
        painter.drawPixmap(QPointF(0, (share - 1) * cloth.deviceIndependentSize().height()), cloth)

    return paint


def rising(cloth: QPixmap) -> Painted:
    """A cloth is drawn up from what is there now."""

    def paint(painter: QPainter, share: float) -> None:
        painter.drawPixmap(QPointF(0, -share * cloth.deviceIndependentSize().height()), cloth)

    return paint


def changing_places(before: QPixmap, after: QPixmap, ground: QColor) -> Painted:
    """The halves of a table walk around each other, the upper one down on the right, the lower one up on the left."""
    size = before.deviceIndependentSize()
    wide, half = size.width(), size.height() / 2

    def paint(painter: QPainter, share: float) -> None:
        painter.fillRect(QRectF(0, 0, wide, 2 * half), ground)
        for top, way in ((0.0, 1), (half, -1)):
            painter.save()
            painter.translate(way * wide / 2 * math.sin(math.pi * share), way * half * share)
            painter.setClipRect(QRectF(0, top, wide, half))
            painter.drawPixmap(0, 0, before)
            painter.setOpacity(min(1.0, max(0.0, share - FADES_FROM) / FADES))
            painter.drawPixmap(QPointF(0, -way * half), after)
            painter.restore()

    return paint
