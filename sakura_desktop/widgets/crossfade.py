"""From one page to the next without a cut: the one before goes as the next one comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QEvent, QObject, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap, QWindow
    from PySide6.QtWidgets import QStackedWidget


TICK: Final = 16


class Crossfade(QWidget):
    """Lies over the pages of a window with the picture of the one that is shown, and goes when `begin` has been called
    and its time is over. A press or a key ends it; a key does besides what it does.
    """

    def __init__(self, pages: QStackedWidget) -> None:
        """Over the page that is shown now."""
        super().__init__(pages)
        self.setObjectName("crossfade")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._pages = pages
        self._before = pages.grab()
        self._after: QPixmap | None = None
        self._window: QWindow | None = None
        self._course = QVariantAnimation(self)
        self._course.setStartValue(0.0)
        self._course.setEndValue(1.0)
        self._course.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._course.valueChanged.connect(lambda _share: self.update())
        self._course.finished.connect(self.end)
        self.setGeometry(pages.rect())
        self.show()
        self.raise_()

    def begin(self, lasts: int) -> None:
        """Let the page that is shown by now come within so many milliseconds."""
        page = self._pages.currentWidget()
        assert page is not None
        self._after = page.grab()
        self._window = self.window().windowHandle()
        if self._window is not None:
            self._window.installEventFilter(self)
        self.raise_()
        self._course.setDuration(lasts)
        QTimer.singleShot(TICK, self, self._course.start)  # once the page has taken its place

    def end(self) -> None:
        """The page itself is seen."""
        self._course.stop()
        if self._window is not None:
            self._window.removeEventFilter(self)
            self._window = None
        self.hide()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nobody needs to wait; a press was meant for what is going. In another size the pictures fit no more."""
        del watched
        pressed = isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress
        if pressed or event.type() == QEvent.Type.Resize or isinstance(event, QKeyEvent):
            self.end()
        return pressed

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Both pages, the next one the more the longer it comes."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._before)
        if self._after is not None:
            painter.setOpacity(self._course.currentValue())
            painter.drawPixmap(0, 0, self._after)
        painter.end()
