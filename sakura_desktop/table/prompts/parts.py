"""What prompts are made of: buttons that break their lines, and a layout that flows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QLayout, QLayoutItem, QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

WIDEST = 300
"""A button is no wider than so many pixels, unless the sheet says another width."""


def broken(text: str, font: QFont, width: int) -> str:
    """The text in lines no wider than that, broken as its language breaks."""
    if QFontMetrics(font).horizontalAdvance(text) <= width:
        return text
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
        pieces.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
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

    def _show(self) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        inside = QSize(self._widest, 0)
        whole = self.style().sizeFromContents(QStyle.ContentsType.CT_PushButton, option, inside, self)
        frame = whole.width() - self._widest
        text = broken(self._text, self.font(), self._widest - frame).replace("&", "&&")
        if self.property("role") == "switch":
            text = f"{'●' if self.isChecked() else '○'} {text}"
        text = f"[{self.letter.upper()}] {text}" if self.letter else text
        if text != self.text():
            self.setText(text)


class FlowLayout(QLayout):
    """Widgets side by side, going on in the next row where the width ends."""

    def __init__(self, gap: int = 6, parent: QWidget | None = None) -> None:
        """Empty."""
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._heights: dict[int, int] = {}
        """By width: Qt asks many times before it lays out once."""
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """One more at the end."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item of that index."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take an item out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It doesn't grow by itself."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Narrower is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high at that width."""
        if width not in self._heights:
            self._heights[width] = self._flow(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def invalidate(self) -> None:
        """Something is of another size."""
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        """Lay out in the rectangle."""
        super().setGeometry(rect)
        self._flow(rect, move=True)

    def sizeHint(self) -> QSize:
        """As wide as its widest item."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """Room for each item."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _flow(self, rect: QRect, *, move: bool) -> int:
        x, y, row = rect.left(), rect.top(), 0
        for item in self._items:
            widget = item.widget()
            if widget is not None and widget.isHidden():
                continue
            size = item.sizeHint()
            if x > rect.left() and x + size.width() > rect.right() + 1:
                x, y, row = rect.left(), y + row + self._gap, 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), QSize(min(size.width(), rect.width()), size.height())))
            x += size.width() + self._gap
            row = max(row, size.height())
        return y + row - rect.top()
