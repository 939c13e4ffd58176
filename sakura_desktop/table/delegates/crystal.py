"""Paints crystals and vigor: a pixmap each, by state, and a ring where one may be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter

from sakura_desktop.table.delegates.marks import lit_ring, pen, tint

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.table.models.entries import PieceEntry


def crystal_state(entry: PieceEntry) -> str:
    """Which picture shows the crystal."""
    if entry.ghost or entry.picked or entry.held:
        return "ghost"
    if entry.empty:
        return "empty"
    return "lit" if entry.lit else "normal"


def paint_crystal(painter: QPainter, rect: QRect, entry: PieceEntry, look: Appearance) -> None:
    """A crystal, a ghost of one, or the place for one."""
    painter.drawPixmap(rect.topLeft(), look.crystal(rect.size(), crystal_state(entry)))
    if entry.picked:
        _minus(painter, rect, look.theme.chosen)
    elif entry.ghost:
        _plus(painter, rect, look.theme.chosen)


def _minus(painter: QPainter, rect: QRect, colour: str) -> None:
    centre, arm = QPointF(rect.center()), rect.width() * 0.24
    painter.setPen(pen(colour, 2.2))
    painter.drawLine(QPointF(centre.x() - arm, centre.y()), QPointF(centre.x() + arm, centre.y()))


def _plus(painter: QPainter, rect: QRect, colour: str) -> None:
    _minus(painter, rect, colour)
    centre, arm = QPointF(rect.center()), rect.width() * 0.24
    painter.drawLine(QPointF(centre.x(), centre.y() - arm), QPointF(centre.x(), centre.y() + arm))


def paint_vigor(painter: QPainter, rect: QRect, entry: PieceEntry, look: Appearance) -> None:
    """A point of vigor: a full disc with its sign while there is one, else a broken ring."""
    theme = look.theme
    box = QRectF(rect).adjusted(2, 2, -2, -2)
    if entry.empty:
        painter.setPen(pen(theme.line, 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box)
        return
    painter.setPen(pen(theme.card_edge, 1.2))
    painter.setBrush(tint(theme.gold, 0.4) if entry.held or entry.picked else QColor(theme.gold))
    painter.drawEllipse(box)
    side = round(box.width() * 0.74)
    sign = look.sign("vigor", QSize(side, side), theme.on_type)
    painter.drawPixmap(round(box.center().x() - side / 2), round(box.center().y() - side / 2), sign)
    if entry.lit:
        lit_ring(painter, rect, theme)
    if entry.picked:
        _minus(painter, rect, theme.chosen)
