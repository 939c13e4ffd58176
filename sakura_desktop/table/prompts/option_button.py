"""The buttons of prompts, which break their words into lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from sakura_desktop.pictures.line_break import phrase_ends

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

WIDEST = 300
"""A button is no wider than so many pixels, unless the sheet says another width."""
JOINER: Final = "\u2060"
"""Stands between two signs that a line isn't to part; it is not seen."""


def _joined(text: str) -> str:
    """The text with the phrases of Japanese held together."""
    if not any("ぁ" <= sign <= "ヺ" for sign in text):
        return text
    ends = phrase_ends(text)
    return "".join(sign if at in ends else sign + JOINER for at, sign in enumerate(text, 1))


def broken(text: str, font: QFont, width: int) -> str:
    """The text in lines no wider than that, broken as its language breaks: Japanese between phrases that have room."""
    if QFontMetrics(font).horizontalAdvance(text) <= width:
        return text
    text = _joined(text)
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
    layout.endLayout()
    pieces = []
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        pieces.append(text[line.textStart() : line.textStart() + line.textLength()].replace(JOINER, "").strip())
    return "\n".join(pieces)


class OptionButton(QPushButton):
    """A button for an answer; `key` is the option's key, which its object name carries."""

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
        text = broken(self._text, self.font(), self._widest - self._frame()).replace("&", "&&")
        if self.property("role") == "switch":
            text = f"{'●' if self.isChecked() else '○'} {text}"
        text = f"[{self.letter.upper()}] {text}" if self.letter else text
        if text != self.text():
            self.setText(text)
