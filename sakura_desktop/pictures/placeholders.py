"""Placeholders: what stands for a picture until it is painted, made at once with Qt's own brush."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from sakura_desktop.pictures.fonts import qt_families
from sakura_desktop.pictures.shapes import ACROSS, CORNER

if TYPE_CHECKING:
    from sakura_desktop.pictures.requests import PictureRequest

LETTERS: Final = 5
"""So many letters has a line of a name at the least …"""
LEAST: Final = 6
"""… unless they were no larger than so many pixels."""


def _empty(order: PictureRequest) -> QPixmap:
    pixmap = QPixmap(order.width, order.height)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def plain(order: PictureRequest, colour: str) -> QPixmap:
    """A sheet of one colour."""
    pixmap = QPixmap(order.width, order.height)
    pixmap.fill(QColor(colour))
    return pixmap


def blank_card(
    order: PictureRequest, edge: str, frame: str, panel: str, name: str = "", ink: str = "", language: str = "",
) -> QPixmap:
    """A card with nothing on it yet but its name, where it has one, in its language."""
    pixmap = _empty(order)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = min(order.width, order.height) / ACROSS
    box = QRectF(0, 0, order.width, order.height).adjusted(1, 1, -1, -1)
    painter.setPen(QPen(QColor(edge), max(1.0, 5 * unit)))
    painter.setBrush(QColor(frame))
    painter.drawRoundedRect(box, CORNER * unit, CORNER * unit)
    inset = 26 * unit
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(panel))
    box = box.adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(box, 16 * unit, 16 * unit)
    if name:
        painter.setPen(QColor(ink))
        _write(painter, box.adjusted(inset, inset, -inset, -inset), name, language)
    painter.end()
    return pixmap


def _write(painter: QPainter, box: QRectF, name: str, language: str) -> None:
    """A name in letters as large as have room, from its head."""
    flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
    font = QFont(qt_families(language))
    font.setBold(True)
    for pixels in range(round(box.width() / LETTERS), LEAST, -1):
        font.setPixelSize(pixels)
        painter.setFont(font)
        needed = painter.boundingRect(box, flags, name)
        if box.contains(needed):
            break
    painter.drawText(box, flags, name)


def blank_disc(order: PictureRequest, colour: str) -> QPixmap:
    """An emblem with nothing on it yet."""
    pixmap = _empty(order)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QRectF(0, 0, order.width, order.height).adjusted(1, 1, -1, -1))
    painter.end()
    return pixmap
