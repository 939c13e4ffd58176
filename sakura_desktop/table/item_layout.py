"""Where the items of a place stand in its rectangle: grids of pieces, rows and fans of cards, piles."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize


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
