"""What the parts of components are painted with: an icon, words, the frames of what may be done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, QTextBoundaryFinder
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from sakura_desktop.table.delegates.marks import lit_frame, marked_frame, target_frame
from sakura_desktop.table.measures import NARROWEST

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.table.models.component import ComponentModel


def put_sign(painter: QPainter, room: QRect, name: str, colour: str, look: Appearance, share: float = 1.0) -> None:
    """A sign in the middle of a room."""
    side = max(6, round(min(room.width(), room.height()) * share))
    sign = look.sign(name, QSize(side, side), colour)
    painter.drawPixmap(
        round(room.left() + (room.width() - side) / 2), round(room.top() + (room.height() - side) / 2), sign
    )


def put_text(painter: QPainter, room: QRect, text: str, size: int, colour: str, *, bold: bool = False) -> None:
    """Words in the middle of a room, smaller where they would not fit."""
    font = QFont(painter.font())
    font.setBold(bold)
    for pixels in range(size, 7, -1):
        font.setPixelSize(pixels)
        painter.setFont(font)
        if painter.fontMetrics().horizontalAdvance(text) <= room.width():
            break
    else:
        # only here: what just fits is wider by a part of a pixel than its rounded width, and would lose its end
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.setPen(QColor(colour))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


def fits(painter: QPainter, text: str, width: int, size: int, *, bold: bool = False) -> bool:
    """Whether words have room there at that size."""
    font = QFont(painter.font())
    font.setBold(bold)
    font.setPixelSize(size)
    return QFontMetrics(font).horizontalAdvance(text) <= width


def fitting(font: QFont, text: str, width: int) -> QFont:
    """The font, narrower where a text has no room in it."""
    made = QFont(font)
    for stretch in range(100, NARROWEST - 1, -5):
        made.setStretch(stretch)
        if QFontMetrics(made).horizontalAdvance(text) <= width:
            break
    return made


def lines_of(text: str, width: int, wide: Callable[[str], int]) -> list[str]:
    """A text in as few lines as that width allows, broken where its language may be: between words, or between signs
    where there are no words.
    """
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    lines, begun, least = [], 0, 0
    while (end := finder.toNextBoundary()) != -1:
        if least > begun and wide(text[begun:end].rstrip()) > width:
            lines.append(text[begun:least].rstrip())
            begun = least
        least = end
    return [*lines, text[begun:].rstrip()]


def paint_state(painter: QPainter, rect: QRect, model: ComponentModel, look: Appearance) -> None:
    """Lit, target, marked."""
    if model.target:
        target_frame(painter, rect, look.theme, 5)
    if model.marked:
        marked_frame(painter, rect, look.theme, 5)
    if model.lit and not model.held:
        lit_frame(painter, rect, look.theme, 5)
