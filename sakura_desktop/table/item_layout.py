"""Where the items of a place stand in its rectangle: grids of pieces, rows and fans of cards, piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize

if TYPE_CHECKING:
    from collections.abc import Sequence

EDGE: Final = 8
"""Of a card that lies below others an edge is seen, one part of so many of its width."""


def grid(room: QRect, count: int, most: int, columns: int) -> list[QRect]:
    """Pieces in rows of so many; where they don't fit, they stand smaller, then in longer rows."""
    if count <= 0 or room.width() <= 0 or room.height() <= 0:
        return []
    best = 0
    across = columns
    for tried in range(columns, max(columns, count) + 1):
        rows = -(-count // tried)
        size = min(most, room.width() // tried, room.height() // rows)
        if size > best:
            best, across = size, tried
        if size == most:
            break
    size = max(4, best)
    rows = -(-count // across)
    left = (
        room.left() + (room.width() - min(count, across) * size) // 2
        if count < columns
        else room.left() + (room.width() - across * size) // 2
    )
    top = room.top() + (room.height() - rows * size) // 2
    return [QRect(left + i % across * size, top + i // across * size, size, size) for i in range(count)]


def line(room: QRect, count: int, most: int) -> list[QRect]:
    """Places in one line over the whole width, a piece in the middle of each."""
    if count <= 0:
        return []
    size = max(4, min(most, room.width() // count, room.height()))
    step = room.width() / count
    top = room.top() + (room.height() - size) // 2
    return [QRect(round(room.left() + step * i + (step - size) / 2), top, size, size) for i in range(count)]


def side_by_side(room: QRect, count: int, card: QSize, gap: int, *, lean: float = 0.5) -> list[QRect]:
    """Cards side by side; where there are too many they overlap like a fan, the last one whole. `lean`: how much of the
    room that is left over lies left of them.
    """
    if count <= 0:
        return []
    width = min(card.width(), room.width())
    height = min(card.height(), room.height())
    step = width + gap
    if count > 1 and step * count - gap > room.width():
        step = (room.width() - width) // (count - 1)
    taken = step * (count - 1) + width
    left = room.left() + max(0, round((room.width() - taken) * lean))
    top = room.top() + (room.height() - height) // 2
    return [QRect(left + i * step, top, width, height) for i in range(count)]


def in_rows(room: QRect, whole: Sequence[bool], card: QSize, gap: int) -> list[QRect]:
    """Cards in rows from the upper left: those of `whole` whole, of each other only an edge, where not all have room
    side by side. Where they need more rows than there is room for, they lie closer.
    """
    rows = max(1, (room.height() + gap) // (card.height() + gap))
    for share in range(100, 0, -4):
        spots = _rows(room.width(), whole, card.width(), (card.width() + gap) * share // 100)
        if not spots or spots[-1][0] < rows:
            break
    return [QRect(room.left() + x, room.top() + row * (card.height() + gap), card.width(), card.height())
            for row, x in spots]  # fmt: skip


def rows_of(width: int, whole: Sequence[bool], card: QSize, gap: int) -> int:
    """How many rows cards take so."""
    spots = _rows(width, whole, card.width(), card.width() + gap)
    return spots[-1][0] + 1 if spots else 0


def _rows(width: int, whole: Sequence[bool], card: int, step: int) -> list[tuple[int, int]]:
    """The row of each card and how far right it lies."""
    if len(whole) * step <= width:
        return [(0, at * step) for at in range(len(whole))]
    found, row, x = [], 0, 0
    for one in whole:
        if x and x + card > width:
            row, x = row + 1, 0
        found.append((row, x))
        x += step if one else max(1, min(step, card // EDGE))
    return found


def pile(room: QRect, count: int, card: QSize, step: float = 1.2, shown: int = 6) -> list[QRect]:
    """A pile, its first card on top: each lies a little off the one below; only the top ones differ."""
    if count <= 0:
        return []
    layers = min(count, shown) - 1
    off = round(layers * step)
    width = min(card.width(), room.width() - off)
    height = min(card.height(), room.height() - off)
    left = room.left() + (room.width() - width - off) // 2
    top = room.top() + (room.height() - height - off) // 2
    boxes = []
    for i in range(count):
        depth = round(min(i, layers) * step)
        boxes.append(QRect(left + off - depth, top + depth, width, height))
    return boxes
