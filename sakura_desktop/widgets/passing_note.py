"""What was done is said in passing, over the window and out of the mouse's way: nothing moves for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer

from sakura_desktop.widgets.plain_label import PlainLabel
from sakura_desktop.widgets.spoken import announce

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.text.phrase import Phrase
    from sakura_desktop.languages.words import Words

LEAST_MS: Final = 2_500
"""How long a sentence stays at the least …"""
LETTER_MS: Final = 90
"""… and for each of its letters."""
EDGE: Final = 4
"""Pixels around its words, and between it and the window's edge."""
WIDEST: Final = 0.6
"""How much of the window's width it takes at the most."""


def reading_ms(text: str) -> int:
    """How long a sentence that goes by itself stays."""
    return LEAST_MS + LETTER_MS * len(text)


class PassingNote(PlainLabel):
    """One sentence at the upper right, where the menus leave room. The mouse goes through it."""

    def __init__(self, words: Words, window: QWidget) -> None:
        """Nothing was done yet."""
        super().__init__(window)
        self.setObjectName("passing")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWordWrap(True)
        self.setMargin(EDGE)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words, self._window = words, window
        self._phrase: Phrase | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        words.changed.connect(self._say)
        window.installEventFilter(self)
        self.hide()

    def tell(self, phrase: Phrase) -> None:
        """Say that something was done, in place of what is being said."""
        self._phrase = phrase
        self._say()
        self.show()
        self.raise_()
        self._timer.start(reading_ms(self.text()))
        announce(self._window, self.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It keeps its corner."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """In other type it needs other room."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange} and self.isVisible():
            self._place()

    def _say(self) -> None:
        if self._phrase is not None:
            self.setText(self._words.text(self._phrase))
            self._place()

    def _place(self) -> None:
        self.ensurePolished()
        most = round(self._window.width() * WIDEST)
        # One line where it has room; a label that may wrap would ask for several.
        width = min(most, self.fontMetrics().horizontalAdvance(self.text()) + 2 * self.margin() + EDGE)
        self.resize(width, self.heightForWidth(width))
        self.move(self._window.width() - width - EDGE, EDGE // 2)
