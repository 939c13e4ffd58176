"""Texts shown as they are: a player's name or a file's line that looks like HTML stays a text.

Qt takes any text that looks like HTML for rich text, in labels and in tool tips, unless it is told not to; and what has
no room it cuts through a letter.
"""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, QTextBoundaryFinder
from PySide6.QtGui import QFontMetrics, QPainter, Qt
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from sakura_desktop.pictures.line_break import JOINER
from sakura_desktop.widgets.broken_lines import DEEP, broken, broken_height, held_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPaintEvent

LONGEST: Final = 10
"""How wide a label that wraps is at least for the longest of its words, by the height of its letters: only a name that
somebody typed is longer, and it takes no room from what stands beside it.
"""


class PlainLabel(QLabel):
    """A label of plain text; one of rich text says so itself and escapes what it quotes. What has no room in a line
    loses its end, and three dots say so.
    """

    def __init__(self, text: str | QWidget | None = None, parent: QWidget | None = None) -> None:
        """As `QLabel`: a text and a parent, or a parent alone."""
        if isinstance(text, str):
            super().__init__(text, parent)
        else:
            super().__init__(text or parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, text: str) -> None:
        """Where a part can be marked Qt makes the lines: phrases are held together for it."""
        super().setText(held_text(text) if self.wordWrap() and self._marked else text)

    def text(self) -> str:
        """The text that was set."""
        return super().text().replace(JOINER, "")

    def setTextInteractionFlags(self, flags: Qt.TextInteractionFlag) -> None:
        """Whether a part can be marked."""
        before = self._marked
        super().setTextInteractionFlags(flags)
        if self._marked != before and self.text():
            self.setText(self.text())

    def minimumSizeHint(self) -> QSize:
        """Not as wide as a name may be long."""
        least = super().minimumSizeHint()
        if self.wordWrap():
            least.setWidth(min(least.width(), LONGEST * self.fontMetrics().height()))
        return least

    def sizeHint(self) -> QSize:
        """As high as its lines are in the width that Qt finds for them."""
        hint = super().sizeHint()
        return hint + QSize(0, self._added_height(hint.width())) if self._wraps else hint

    def heightForWidth(self, width: int) -> int:
        """Lines that end between phrases may be more than those that Qt would make."""
        height = super().heightForWidth(width)
        return height + self._added_height(width) if self._wraps else height

    def _added_height(self, width: int) -> int:
        """How much higher the text is in lines of its own than in those that Qt makes."""
        text, room = self.text(), width - self.width() + self._text_room().width()
        shown = broken(text, self.font(), room)
        if shown == text:
            return 0
        flags = int(Qt.TextFlag.TextWordWrap)
        as_qt = self.fontMetrics().boundingRect(QRect(0, 0, room, DEEP), flags, text).height()
        return broken_height(text, self.font(), room) - as_qt

    @property
    def _wraps(self) -> bool:
        """Its lines are its own. Those of rich text, and of a text in which a part can be marked, are Qt's."""
        return self.wordWrap() and self.textFormat() == Qt.TextFormat.PlainText and not self._marked

    @property
    def _marked(self) -> bool:
        """A part of it can be marked."""
        return bool(self.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse)

    def shown_text(self) -> str:
        """The text as it stands there: whole, if nothing has lost its end, in lines that end between phrases."""
        text, metrics, width = self.text(), self.fontMetrics(), self._text_room().width()
        if not self.wordWrap():
            lines = text.split("\n")
            return "\n".join(_with_dots(line, metrics, width) for line in lines)
        if metrics.horizontalAdvance(text) <= width:
            return text
        whole = "".join(_with_dots(part, metrics, width) for part in _unbroken(text))
        return broken(whole, self.font(), width) if self._wraps else whole

    def paintEvent(self, event: QPaintEvent) -> None:
        """The text, as Qt paints it where all of it has room."""
        plain = self.textFormat() == Qt.TextFormat.PlainText and self.text()
        shown = self.shown_text() if plain else self.text()
        if shown == self.text():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        if self.frameShape() != QFrame.Shape.NoFrame:
            self.drawFrame(painter)
        wrap = Qt.TextFlag.TextWordWrap if self.wordWrap() else Qt.TextFlag.TextDontClip
        flags = int(self.alignment().value | wrap.value)
        self.style().drawItemText(
            painter, self._text_room(), flags, self.palette(), self.isEnabled(), shown, self.foregroundRole()
        )

    def _text_room(self) -> QRect:
        margin = self.margin()
        return self.contentsRect().adjusted(margin, margin, -margin, -margin)


def _unbroken(text: str) -> Iterator[str]:
    """The parts of a text between which a line may end."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    start = 0
    while (end := finder.toNextBoundary()) != -1:
        if end > start:
            yield text[start:end]
        start = end


def _with_dots(part: str, metrics: QFontMetrics, width: int) -> str:
    """A part that stands in one line, without its end if it is too wide; the blanks behind it stay."""
    word = part.rstrip()
    if metrics.horizontalAdvance(word) <= width:
        return part
    return metrics.elidedText(word, Qt.TextElideMode.ElideRight, width) + part[len(word) :]


def plain_tip(text: str) -> str:
    """A text as a tool tip that shows it as it is."""
    if not Qt.mightBeRichText(text):
        return text
    return f"<span>{html.escape(text)}</span>".replace("\n", "<br>")
