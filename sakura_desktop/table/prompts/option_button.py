"""The buttons of prompts, which break their words into lines."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QEnterEvent, QFontMetrics, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from sakura_desktop.widgets.broken_lines import broken

WIDEST = 300
"""A button is no wider than so many pixels, unless the sheet says another width."""


class OptionButton(QPushButton):
    """A button for an answer; `key` is the option's key, which its object name carries."""

    pointed = Signal()
    """The mouse came to it."""

    def __init__(self, key: str, parent: QWidget) -> None:
        """Without words."""
        super().__init__(parent)
        self.key = key
        self.letter = ""
        self._text = ""
        self._widest = WIDEST
        self.setObjectName(f"option.{key}")
        self.setAutoDefault(True)
        self.by_keyboard = False
        """It was pressed by a key last."""
        self.toggled.connect(lambda _checked: self._show())
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def say(self, text: str, widest: int = 0) -> None:
        """Say the answer."""
        if self._text != text:
            self._text = text
            self.setAccessibleName(text)
        self._widest = widest or self._widest
        self._show()

    def break_lines(self, widest: int) -> None:
        """Break what it says so that the button is no wider than that, where its words allow it."""
        self._widest = widest
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Letters of another size break elsewhere."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._text:
            self._show()

    def show_letter(self, letter: str) -> None:
        """Show the key that stands for it, or by the empty string none."""
        if letter != self.letter:
            self.letter = letter
            self._show()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The mouse comes."""
        super().enterEvent(event)
        self.pointed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remember that it is pressed by a key."""
        self.by_keyboard = True
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember that it is pressed by the mouse."""
        self.by_keyboard = False
        super().mousePressEvent(event)

    def in_a_line(self) -> int:
        """How wide it is with all its words in one line."""
        return self._frame() + QFontMetrics(self.font()).horizontalAdvance(self._text)

    def _frame(self) -> int:
        """How much wider the button is than its words."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        inside = QSize(self._widest, 0)
        whole = self.style().sizeFromContents(QStyle.ContentsType.CT_PushButton, option, inside, self)
        return whole.width() - self._widest

    def _show(self) -> None:
        text = broken(self._text, self.font(), self._widest - self._frame(), anywhere=True).replace("&", "&&")
        if self.property("role") == "switch":
            text = f"{'●' if self.isChecked() else '○'} {text}"
        text = f"[{self.letter.upper()}] {text}" if self.letter else text
        if text != self.text():
            self.setText(text)
