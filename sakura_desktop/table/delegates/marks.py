"""The signs of the open decision: each has a shape of its own, so that colour is never the only sign.

A thing that may be taken has a full frame with a tab above; a place that would take it a dashed frame with an arrow
pointing in; a thing chosen a numbered disc; what a journal line speaks of a double line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen, QPolygonF

if TYPE_CHECKING:
    from sakura_desktop.theme import Theme


def pen(colour: str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """A pen with round ends."""
    return QPen(QColor(colour), width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def tint(colour: str, share: float) -> QColor:
    """The colour as a veil."""
    made = QColor(colour)
    made.setAlphaF(share)
    return made


def lit_frame(painter: QPainter, rect: QRect, theme: Theme, radius: float = 5, *, around: bool = False) -> None:
    """Of a thing that may be taken: a full line, set off by a light one, and a broad tab above its middle. It stands
    `around` a thing on which something is written near the edge: two pixels outside, three with the tab, so that it
    stays below the name of the place.
    """
    inset = -0.5 if around else 1.5
    box = QRectF(rect).adjusted(inset, inset, -inset, -inset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.paper_raised, 1))
    painter.drawRoundedRect(box.adjusted(1.8, 1.8, -1.8, -1.8), radius, radius)
    painter.setPen(pen(theme.lit, 3))
    painter.drawRoundedRect(box, radius, radius)
    half = max(7.0, min(22.0, box.width() * 0.26))
    above, high = (2.5, 1.5 + box.height() * 0.015) if around else (1.5, max(4.0, min(7.0, box.height() * 0.055)) + 1.5)
    middle, top = box.center().x(), box.top()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.lit))
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(middle - half, top),
                QPointF(middle - half * 0.8, top - above),
                QPointF(middle + half * 0.8, top - above),
                QPointF(middle + half, top),
                QPointF(middle + half * 0.5, top + high),
                QPointF(middle - half * 0.5, top + high),
            ]
        )
    )


def lit_ring(painter: QPainter, rect: QRect, theme: Theme) -> None:
    """Around a piece that may be taken."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.lit, 1.8))
    painter.drawEllipse(QRectF(rect).adjusted(1, 1, -1, -1))


def target_frame(painter: QPainter, rect: QRect, theme: Theme, radius: float = 7) -> None:
    """Around a place that would take what is held: a dashed line over a tint, and arrows pointing in."""
    box = QRectF(rect).adjusted(1.5, 1.5, -1.5, -1.5)
    painter.setBrush(QBrush(tint(theme.target, 0.16)))
    painter.setPen(pen(theme.target, 2.6, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(box, radius, radius)
    size = max(5.0, min(10.0, box.height() * 0.12))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.target))
    middle = box.center().y()
    for edge, way in ((box.left(), 1), (box.right(), -1)):
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(edge - way, middle - size),
                    QPointF(edge - way, middle + size),
                    QPointF(edge + way * size, middle),
                ]
            )
        )


def marked_frame(painter: QPainter, rect: QRect, theme: Theme, radius: float = 6) -> None:
    """Around what a journal line speaks of: a double line, so narrow that a place's name stays clear of it."""
    box = QRectF(rect).adjusted(0.7, 0.7, -0.7, -0.7)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.chosen, 1.2))
    painter.drawRoundedRect(box, radius, radius)
    painter.drawRoundedRect(box.adjusted(2.4, 2.4, -2.4, -2.4), max(1.0, radius - 2), max(1.0, radius - 2))


def focus_frame(painter: QPainter, rect: QRect, theme: Theme, radius: float = 7) -> None:
    """Around what the keyboard has come to: a heavy line outside of all others."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.paper_raised, 5))
    painter.drawRoundedRect(QRectF(rect).adjusted(-2, -2, 2, 2), radius, radius)
    painter.setPen(pen(theme.ink, 3))
    painter.drawRoundedRect(QRectF(rect).adjusted(-2, -2, 2, 2), radius, radius)


def seat_edge(painter: QPainter, rect: QRect, theme: Theme, seat: int, radius: float = 6) -> None:
    """A player's colour down the left side of what is theirs; their mark stands beside it."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.seats[seat]))
    painter.setClipRect(QRectF(rect.left(), rect.top(), 5, rect.height()))
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), radius, radius)
    painter.restore()


def number_disc(painter: QPainter, centre: QPointF, radius: float, text: str, fill: str, ink: str) -> None:
    """A number on a disc: an order chosen, a count, a cost."""
    painter.setPen(pen(ink, 1.4))
    painter.setBrush(QColor(fill))
    painter.drawEllipse(centre, radius, radius)
    font = QFont(painter.font())
    font.setPixelSize(max(8, round(radius * (1.25 if len(text) < 2 else 1.0))))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def key_badge(painter: QPainter, rect: QRect, text: str, theme: Theme, size: int) -> None:
    """The key that stands for an option, on a little keycap above what it is for, so that its figures can be read."""
    font = QFont(painter.font())
    font.setPixelSize(size)
    font.setBold(True)
    painter.setFont(font)
    width = max(size * 1.5, painter.fontMetrics().horizontalAdvance(text) + size * 0.8)
    top = max(0.0, rect.top() - size * 1.25)
    box = QRectF(rect.center().x() - width / 2, top, width, size * 1.6)
    painter.setPen(pen(theme.ink, 1.6))
    painter.setBrush(QColor(theme.paper_raised))
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(QColor(theme.ink))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
