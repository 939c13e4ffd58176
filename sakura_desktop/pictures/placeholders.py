"""Placeholders: what stands for a picture until it is painted, made at once with Qt's own brush."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from sakura_desktop.pictures.shapes import ACROSS, CORNER

if TYPE_CHECKING:
    from sakura_desktop.pictures.requests import PictureRequest


def _empty(order: PictureRequest) -> QPixmap:
    pixmap = QPixmap(order.width, order.height)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def plain(order: PictureRequest, colour: str) -> QPixmap:
    """A sheet of one colour."""
    pixmap = QPixmap(order.width, order.height)
    pixmap.fill(QColor(colour))
    return pixmap


def blank_card(order: PictureRequest, edge: str, frame: str, panel: str) -> QPixmap:
    """A card with nothing on it yet."""
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
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 16 * unit, 16 * unit)
    painter.end()
    return pixmap


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
