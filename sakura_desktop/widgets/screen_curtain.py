"""The curtain between the players before the duel: it covers the whole screen until the one who is named lifts it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from sakura_desktop.widgets.plain_label import PlainLabel
from sakura_desktop.widgets.translated import Wording

if TYPE_CHECKING:
    from engine.text.phrase import Phrase
    from sakura_desktop.languages.words import Words


FOLDS = 16


class Veil(QWidget):
    """A cover over its parent. While it is down nothing below it shows or takes keys."""

    lifted = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        """Up."""
        super().__init__(parent)
        self.setObjectName("veil")
        self._below = parent
        self.wording = Wording(words, self)
        self._label = PlainLabel(self)
        self._label.setProperty("role", "title")
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._label.setWordWrap(True)
        self._note = PlainLabel(self)
        self._note.setProperty("role", "note")
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._note.setWordWrap(True)
        self.button = QPushButton(self)
        self.button.setObjectName("veil.lift")
        self.button.setProperty("role", "leading")
        self.button.clicked.connect(self.lift)
        box = QVBoxLayout(self)
        box.setSpacing(18)
        box.addStretch(2)
        box.addWidget(self._label)
        box.addWidget(self._note)
        box.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(3)
        parent.installEventFilter(self)
        self._covered: list[QWidget] = []
        self.hide()

    def fall(self, player: Phrase, purpose: Phrase) -> None:
        """Cover the screen until the player takes the seat; `purpose` says what for."""
        self.wording.text(self._label, "veil-title", player=player)
        self.wording.phrase(self._note, purpose)
        self.wording.text(self.button, "veil-lift", player=player)
        self._fit()
        self.show()
        self.raise_()
        self._shut(True)
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def lift(self) -> None:
        """Show what is below."""
        self._shut(False)
        self.hide()
        self.lifted.emit()

    def _shut(self, shut: bool) -> None:
        """Keep the widgets below from taking keys, so that Tab can't walk under the cover."""
        if shut:
            self._covered = [
                child for child in self._below.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
                if child is not self and child.isEnabled()
            ]
        for child in self._covered:
            child.setEnabled(not shut)
        if not shut:
            self._covered = []

    def _fit(self) -> None:
        self.setGeometry(self._below.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the screen."""
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._fit()
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
