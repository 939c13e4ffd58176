"""Rectangles of a panel."""

from __future__ import annotations

from PySide6.QtCore import QRect


def rows(room: QRect, *shares: float) -> list[QRect]:
    """Rectangles one below the other, each with its share of the height."""
    found, top, whole = [], room.top(), sum(shares)
    for share in shares:
        height = int(room.height() * share / whole)
        found.append(QRect(room.left(), top, room.width(), height))
        top += height
    return found
