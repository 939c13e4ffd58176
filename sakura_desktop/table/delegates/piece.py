"""Paints pieces: a pixmap each by state, and signs where one is chosen or would come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Qt

from sakura_desktop.table.delegates.marks import pen, tint

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.table.models.entries import PieceEntry
    from sakura_desktop.theme import Theme


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


def paint_losing(painter: QPainter, rect: QRect, theme: Theme) -> None:
    """Over a piece that something pointed at would take: paler, in a broken ring, struck through."""
    box = QRectF(rect).adjusted(1, 1, -1, -1)
    painter.setPen(pen(theme.warning, 1.6, Qt.PenStyle.DotLine))
    painter.setBrush(tint(theme.paper_sunk, 0.55))
    painter.drawEllipse(box)
    painter.setPen(pen(theme.warning, 1.8))
    arm = box.width() * 0.3
    centre = box.center()
    painter.drawLine(QPointF(centre.x() - arm, centre.y() + arm), QPointF(centre.x() + arm, centre.y() - arm))


def minus(painter: QPainter, rect: QRect, colour: str) -> None:
    """The sign over what is chosen to go."""
    centre, arm = QPointF(rect.center()), rect.width() * 0.24
    painter.setPen(pen(colour, 2.2))
    painter.drawLine(QPointF(centre.x() - arm, centre.y()), QPointF(centre.x() + arm, centre.y()))


def _plus(painter: QPainter, rect: QRect, colour: str) -> None:
    minus(painter, rect, colour)
    centre, arm = QPointF(rect.center()), rect.width() * 0.24
    painter.drawLine(QPointF(centre.x(), centre.y() - arm), QPointF(centre.x(), centre.y() + arm))
