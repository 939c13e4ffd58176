"""Paints pieces: a pixmap each by state, and signs where one is chosen or would come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect

from sakura_desktop.table.delegates.marks import pen

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.table.models.entries import PieceEntry


def piece_state(entry: PieceEntry) -> str:
    """Which picture shows the piece."""
    if entry.ghost or entry.picked or entry.held:
        return "ghost"
    if entry.empty:
        return "empty"
    return "lit" if entry.lit else "normal"


def paint_piece(painter: QPainter, rect: QRect, entry: PieceEntry, look: Appearance) -> None:
    """A piece, a ghost of one, or the place for one."""
    painter.drawPixmap(rect.topLeft(), look.piece(rect.size(), piece_state(entry)))
    if entry.picked:
        minus(painter, rect, look.theme.chosen)
    elif entry.ghost:
        _plus(painter, rect, look.theme.chosen)


def minus(painter: QPainter, rect: QRect, colour: str) -> None:
    """The sign over what is chosen to go."""
    centre, arm = QPointF(rect.center()), rect.width() * 0.24
    painter.setPen(pen(colour, 2.2))
    painter.drawLine(QPointF(centre.x() - arm, centre.y()), QPointF(centre.x() + arm, centre.y()))


def _plus(painter: QPainter, rect: QRect, colour: str) -> None:
    minus(painter, rect, colour)
    centre, arm = QPointF(rect.center()), rect.width() * 0.24
    painter.drawLine(QPointF(centre.x(), centre.y() - arm), QPointF(centre.x(), centre.y() + arm))
