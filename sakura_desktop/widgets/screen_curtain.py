"""The curtain between the players: it covers a whole screen until the one who is named lifts it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from sakura_desktop.widgets.plain_label import PlainLabel
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from engine.text.phrase import Phrase
    from sakura_desktop.languages.words import Words


FOLDS = 16


class ScreenCurtain(QWidget):
    """A cover over a screen. While it is down nothing of the screen's content shows or takes keys."""

    lifted = Signal()

    def __init__(self, words: Words, screen: QWidget, content: QWidget) -> None:
        """Up. `content` holds all that the screen shows: it is disabled as one, so that what is in it may change its
        own state under the cover.
        """
        super().__init__(screen)
        self.setObjectName("curtain")
        self._screen = screen
        self._content = content
        self.wording = Translated(words, self)
        self._label = PlainLabel(self)
        self._label.setProperty("role", "title")
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._label.setWordWrap(True)
        self._note = PlainLabel(self)
        self._note.setProperty("role", "note")
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._note.setWordWrap(True)
        self.by_keyboard = False
        """It is lifted without the mouse."""
        self.button = QPushButton(self)
        self.button.installEventFilter(self)
        self.button.setObjectName("curtain.lift")
        self.button.setProperty("role", "leading")
        self.button.clicked.connect(self.lift)
        box = QVBoxLayout(self)
        box.setSpacing(18)
        box.addStretch(2)
        box.addWidget(self._label)
        box.addWidget(self._note)
        box.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(3)
        screen.installEventFilter(self)
        self.hide()

    @property
    def is_down(self) -> bool:
        """It covers the screen, whether or not the screen itself is shown."""
        return not self.isHidden()

    def fall(self, player: Phrase, purpose: Phrase) -> None:
        """Cover the screen until the player takes the seat; `purpose` says what for."""
        self.wording.text(self._label, "curtain-title", player=player)
        self.wording.phrase(self._note, purpose)
        self.wording.text(self.button, "curtain-lift", player=player)
        self.by_keyboard = True
        self._fit()
        self.show()
        self.raise_()
        self._content.setEnabled(False)
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def rise(self) -> None:
        """Show what is below, without anybody having come for it."""
        self.button.clearFocus()  # else Qt gives the keyboard to something below as if Tab had been pressed
        self._content.setEnabled(True)
        self.hide()

    def lift(self) -> None:
        """The one who is named shows what is below."""
        self.rise()
        self.lifted.emit()

    def _fit(self) -> None:
        self.setGeometry(self._screen.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the screen; know what lifts it."""
        if event.type() == QEvent.Type.Resize and watched is self._screen:
            self._fit()
        elif event.type() == QEvent.Type.MouseButtonPress and watched is self.button:
            self.by_keyboard = False
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter lifts it."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.lift()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Cloth in folds, plain where the words stand: nothing below shines through."""
        painter = QPainter(self)
        palette = self.palette()
        painter.fillRect(self.rect(), palette.window())
        fold = max(48, self.width() // FOLDS)
        shade, light = palette.alternateBase().color(), palette.window().color()
        for left in range(0, self.width(), fold):
            gradient = QLinearGradient(left, 0, left + fold, 0)
            gradient.setColorAt(0.0, shade)
            gradient.setColorAt(0.35, light)
            gradient.setColorAt(1.0, shade)
            painter.fillRect(QRect(left, 0, fold, self.height()), gradient)
        band = round(self.height() * 0.3)
        painter.fillRect(QRect(0, round(self.height() * 0.3), self.width(), band), palette.window())
        painter.fillRect(QRect(0, 0, self.width(), 6), palette.highlight())
        painter.end()
