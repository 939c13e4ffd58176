"""How tiles that belong together are laid in lines: no group is broken where a line has room for all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize

if TYPE_CHECKING:
    from collections.abc import Sequence

GAP: Final = 7
"""Pixels between two groups."""
LINE_GAP: Final = 4
"""Pixels between two lines."""
STRETCH: Final = 1.4
"""How much wider than it asks for a tile becomes at most, to fill its line."""


class Shape(NamedTuple):
    """A size that tiles may have, and how large the letters in it are against the widget's own."""

    tile: QSize
    letters: float


class Plan(NamedTuple):
    """Where every tile and every group lies."""

    shape: Shape
    spots: tuple[QRect, ...]
    """Of the tiles, in their order."""
    frames: tuple[QRect, ...]
    """Around the groups; around each part of a group that had to be broken."""
    height: int


NO_PLAN: Final = Plan(Shape(QSize(1, 1), 1.0), (), (), 0)


def lines_of(sizes: Sequence[int], columns: int) -> list[list[int]]:
    """Groups of so many tiles in lines of at most so many: each line as the sizes of its groups or parts of groups."""
    lines: list[list[int]] = [[]]
    for size in sizes:
        left = size
        while left:
            room = columns - sum(lines[-1])
            if left > room and lines[-1]:
                lines.append([])
                continue
            lines[-1].append(min(left, room))
            left -= lines[-1][-1]
    return [line for line in lines if line]


def _wide(lines: Sequence[Sequence[int]], tile: int) -> int:
    return max((sum(line) * tile + (len(line) - 1) * GAP for line in lines), default=0)


def _plan(sizes: Sequence[int], width: int, shape: Shape) -> Plan:
    columns = max(1, width // shape.tile.width())
    while columns > 1 and _wide(lines_of(sizes, columns), shape.tile.width()) > width:
        columns -= 1
    lines = lines_of(sizes, columns)
    gaps = max((len(line) - 1 for line in lines), default=0) * GAP
    across = min((width - gaps) // columns, round(shape.tile.width() * STRETCH))
    tile = QSize(max(across, min(shape.tile.width(), width)), shape.tile.height())
    spots, frames = [], []
    for number, line in enumerate(lines):
        corner = QPoint(0, number * (tile.height() + LINE_GAP))
        for group in line:
            frames.append(QRect(corner, QSize(group * tile.width(), tile.height())))
            spots += [QRect(corner + QPoint(at * tile.width(), 0), tile) for at in range(group)]
            corner += QPoint(group * tile.width() + GAP, 0)
    height = len(lines) * (tile.height() + LINE_GAP) - LINE_GAP if lines else 0
    return Plan(Shape(tile, shape.letters), tuple(spots), tuple(frames), height)


def next_line(spots: Sequence[QRect], at: int, *, down: bool) -> int:
    """The tile of the next line, or of the one before, that lies nearest to the one there; that one in the last."""
    here = spots[at]
    beyond = [spot for spot in spots if (spot.top() > here.top() if down else spot.top() < here.top())]
    if not beyond:
        return at
    line = (min if down else max)(spot.top() for spot in beyond)
    return min(
        (row for row, spot in enumerate(spots) if spot.top() == line),
        key=lambda row: abs(spots[row].center().x() - here.center().x()),
    )


def plan(sizes: Sequence[int], room: QSize, shapes: Sequence[Shape]) -> Plan:
    """Lay groups of so many tiles out in the first of these shapes in which all of them have room, else in the last."""
    for shape in shapes:
        found = _plan(sizes, room.width(), shape)
        if found.height <= room.height():
            break
    return found
