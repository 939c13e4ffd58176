"""Paints tokens: a counter of its owner's shape and colour, with a sign of its kind or with what it counts for.

Owners differ by shape as well as by colour: the first player's counters have six sides, the second's four.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap, QPolygonF

from sakura_desktop.pictures.icons import token_icon
from sakura_desktop.table.delegates.marks import pen, tint
from sakura_desktop.table.models.entries import PieceEntry

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.theme import Theme

SIDES = {0: 6, 1: 4}
THERE = PieceEntry()


def owner_of(place: str, key: str = "") -> int:
    """Whose tokens of a kind lie at a place: the seat at the end of the kind's name, else of the place's; -1 where
    there is none (on a card).
    """
    bound = key.partition(".")[2]
    area, _, seat = place.partition(".")
    if bound in ("0", "1"):
        return int(bound)
    return int(seat) if area != "card" and seat in ("0", "1") else -1


def owner_colours(theme: Theme, seat: int) -> tuple[str, str]:
    """The colour of a player's counters, and that of what stands on them."""
    return (theme.seats[seat], theme.on_seat) if seat in (0, 1) else (theme.nobody, theme.on_type)


def paint_token(
    painter: QPainter, rect: QRect, entry: PieceEntry, key: str, place: str, look: Appearance, worth: str = "",
) -> None:
    """A token at a place, or the ghost of one that is chosen, held or still to come; `worth` stands for its icon."""
    theme, seat = look.theme, owner_of(place, key)
    pale = entry.ghost or entry.picked or entry.held
    colour, on = owner_colours(theme, seat)
    shape = _outline(QRectF(rect).adjusted(1.5, 1.5, -1.5, -1.5), seat)
    painter.setPen(pen(colour if pale else on, 1.2, Qt.PenStyle.DashLine if pale else Qt.PenStyle.SolidLine))
    painter.setBrush(tint(colour, 0.22) if pale else QColor(colour))
    painter.drawPolygon(shape)
    ink = theme.ink if pale else on
    if worth:
        _text(painter, rect, worth, ink)
    else:
        side = max(6, round(rect.width() * 0.62))
        sign = look.sign(token_icon(key), QSize(side, side), ink)
        painter.drawPixmap(rect.center().x() - side // 2 + 1, rect.center().y() - side // 2 + 1, sign)
    if entry.lit:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.lit, 2.4))
        painter.drawPolygon(shape)


def token_pixmap(key: str, place: str, size: QSize, look: Appearance, worth: str = "") -> QPixmap:
    """A token alone, as it is seen in the hand or on its way."""
    made = QPixmap(size)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_token(painter, QRect(0, 0, size.width(), size.height()), THERE, key, place, look, worth)
    painter.end()
    return made


def _outline(box: QRectF, seat: int) -> QPolygonF:
    """A polygon within a box: six or four sides by the owner, nearly round for a token of nobody's."""
    sides = SIDES.get(seat, 20)
    start = 45.0 if sides == 4 else 90.0
    grown = {4: 1.24, 6: 1.06}.get(sides, 1.0)
    radius = min(box.width(), box.height()) / 2 * grown
    corners = []
    for step in range(sides):
        angle = math.radians(start + 360 * step / sides)
        corners.append(box.center() + QPointF(radius * math.cos(angle), radius * math.sin(angle)))
    return QPolygonF(corners)


def _text(painter: QPainter, rect: QRect, text: str, ink: str) -> None:
    font = QFont(painter.font())
    font.setPixelSize(max(8, round(rect.height() * 0.5)))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
