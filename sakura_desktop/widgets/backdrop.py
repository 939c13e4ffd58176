"""A picture that a page stands before, and the paper between the two."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from sakura_desktop.widgets.layouts import centred

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from sakura_desktop.appearance import Appearance

STEP: Final = 240
"""A picture is painted for sizes this far apart and cut to the page: a window being drawn larger doesn't ask for one at
every pixel.
"""

ROUND: Final = 8
EDGE: Final = 8
"""How far a sheet stays from the edges of its page."""
WIDEST: Final = 1000
"""How wide it is at most, in pixels at zoom 1: beside it the picture is seen."""


class Backdrop(QWidget):
    """Fills a page, under everything else on it, with an illustration of a game; with nothing where it has none."""

    def __init__(self, look: Appearance, page: QWidget, *, whole_above: bool = False) -> None:
        """Under what the page shows. Where the picture is larger than the page its middle is seen, or with
        `whole_above` all that is above: the heads of whoever is on it.
        """
        super().__init__(page)
        self._look = look
        self._whole_above = whole_above
        self._asked = ""
        """What is to be shown, if the game has it: that is found out when the page has been painted without."""
        self._key = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.ready.connect(self.update)
        look.changed.connect(self.update)
        page.installEventFilter(self)
        self._fit(page.size())

    def show_scene(self, game: str, key: str) -> None:
        """Show what the game calls so."""
        look = self._look.of(game)
        if look is not self._look or key != self._key:
            self._look, self._asked, self._key = look, key, ""
            self.update()

    def ask(self) -> None:
        """Have the picture painted for the page as large as it is now, before it is seen."""
        page = self.parentWidget()
        assert page is not None
        self._fit(page.size())  # a page that isn't seen is told of its size later
        self._find()
        if self._key:
            self._look.scene(self._key, self._whole())

    def _find(self) -> None:
        """Whether the game has it: looking for that loads the game, for which no window waits, and no picture that was
        painted at an earlier start.
        """
        key, self._asked = self._asked, ""
        if key and (self._look.kept_scene(key, self._whole()) or self._look.has_scene(key)):
            self._key = key
            self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """As large as the page."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self._fit(watched.size())
        return super().eventFilter(watched, event)

    def _fit(self, size: QSize) -> None:
        self.setGeometry(QRect(QPoint(), size))
        self.lower()

    def _whole(self) -> QSize:
        """The size in which the picture is painted."""
        return QSize(*(-(-length // STEP) * STEP for length in (self.width(), self.height())))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The picture; what there is no room for is cut off."""
        if self._asked:
            QTimer.singleShot(0, self, self._find)
        if not self._key:
            return
        size = self._whole()
        painter = QPainter(self)
        over = QPoint(size.width() - self.width(), 0 if self._whole_above else size.height() - self.height())
        painter.drawPixmap(-over / 2, self._look.scene(self._key, size))
        painter.end()


class Sheet(QFrame):
    """Paper before a picture: what is written on it can be read."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The window's paper with an edge. (A stylesheet would give its colour to all that stands on it.)"""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().mid().color())
        painter.setBrush(self.palette().window())
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), ROUND, ROUND)
        painter.end()


class PageSheet(Sheet):
    """The sheet that all of a page is written on, before the picture that lies behind the first screen."""

    def __init__(self, look: Appearance, page: QWidget) -> None:
        """Over the page, behind all that is on it."""
        super().__init__(page)
        self._look = look
        self._backdrop = Backdrop(look, page)
        rows = QVBoxLayout(page)
        rows.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        rows.addLayout(centred(self), 1)
        look.changed.connect(self._widen)
        self._widen()

    def show_scene(self, game: str) -> None:
        """Before the picture of that game."""
        self._backdrop.show_scene(game, "home")

    def _widen(self) -> None:
        self.setMaximumWidth(self._look.px(WIDEST))
