"""Texts that Qt paints in several lines. Qt parts Japanese between any two signs; here its lines end between phrases
(文節), and only a phrase that is wider than a line is parted as Qt does it. Other languages are left to Qt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QTextCursor, QTextLayout, QTextOption

from sakura_desktop.pictures.line_break import JOINER, held_together, is_japanese

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPainter, QTextDocument

HELD: Final = 14
"""So many signs of a phrase stay together in a page whose width isn't known when it is written."""
DEEP: Final = 10_000
"""Higher than any text."""


def broken(text: str, font: QFont, width: int, *, anywhere: bool = False) -> str:
    """The text with its lines as they end in that width, parted by line breaks. Where it is not Japanese or has room in
    one line it is as it was. With `anywhere` words of every language are broken, those wider than a line too.
    """
    measure = QFontMetrics(font).horizontalAdvance
    if not (anywhere or is_japanese(text)) or width <= 0:
        return text
    lines = text.split("\n")
    return "\n".join(_lines(line, font, width, anywhere) if measure(line) > width else line for line in lines)


def _lines(text: str, font: QFont, width: int, anywhere: bool) -> str:
    measure = QFontMetrics(font).horizontalAdvance
    held = held_together(text, lambda phrase: measure(phrase) <= width)
    layout, option = QTextLayout(held, font), QTextOption()
    mode = QTextOption.WrapMode
    option.setWrapMode(mode.WrapAtWordBoundaryOrAnywhere if anywhere else mode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(held[line.textStart() : line.textStart() + line.textLength()].replace(JOINER, "").strip())
    layout.endLayout()
    return "\n".join(lines)


def broken_height(text: str, font: QFont, width: int) -> int:
    """How high the text is in that width."""
    flags = int(Qt.TextFlag.TextWordWrap)
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, DEEP), flags, broken(text, font, width)).height()


def paint_broken(painter: QPainter, room: QRect | QRectF, text: str, align: Qt.AlignmentFlag) -> None:
    """Paint the text in lines, in the font of the painter."""
    inside = room.toRect() if isinstance(room, QRectF) else room
    shown = broken(text, painter.font(), inside.width())
    painter.drawText(inside, int(align.value) | int(Qt.TextFlag.TextWordWrap), shown)


def hold_phrases(document: QTextDocument) -> None:
    """Hold the phrases of a page together by signs that aren't seen; `JOINER` is to be taken out of what is copied."""
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    block = document.begin()
    while block.isValid():
        text, start = block.text(), block.position()
        held = held_together(text, lambda phrase: len(phrase) <= HELD)
        added = 0
        for at, sign in enumerate(held):
            if sign == JOINER and text[at - added : at - added + 1] != JOINER:
                cursor.setPosition(start + at)
                cursor.insertText(JOINER)
                added += 1
        block = block.next()
    cursor.endEditBlock()
