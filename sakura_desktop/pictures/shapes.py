"""Outlines by their points: circles, arcs, curves, boxes, lines with a width. No sheet and no colour here."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = "Sequence[Point]"
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""
ACROSS: Final = 630.0
"""Units from the left edge of a card to the right: tenths of a millimetre."""
CORNER: Final = 34.0
"""The radius of a card's corners in these units."""


def circle(centre: Point, radius: float, steps: int = 96, start: float = 0.0) -> list[Point]:
    """Points around a circle; few make a polygon, its first corner in the direction `start`."""
    return arc(centre, radius, start, start + 360, steps)[:-1]


def arc(centre: Point, radius: float, start: float, end: float, steps: int = 32, flat: float = 1.0) -> list[Point]:
    """Points along an arc, in degrees, clockwise from the right; `flat` is its height over its width."""
    left, top, high = centre[0], centre[1], radius * flat
    return [(left + radius * cos, top + high * sin) for cos, sin in _directions(start, end, steps)]


@lru_cache(maxsize=64)
def _directions(start: float, end: float, steps: int) -> tuple[Point, ...]:
    """Points along an arc of radius 1: much that is drawn ends in the same few of them."""
    angles = [math.radians(start + (end - start) * at / steps) for at in range(steps + 1)]
    return tuple((math.cos(angle), math.sin(angle)) for angle in angles)


def curve(start: Point, first: Point, second: Point, end: Point, steps: int = 20) -> list[Point]:
    """Points along a Bézier curve."""
    found = []
    for at in range(steps + 1):
        t = at / steps
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        found.append(
            (
                a * start[0] + b * first[0] + c * second[0] + d * end[0],
                a * start[1] + b * first[1] + c * second[1] + d * end[1],
            )
        )
    return found


def rounded(box: Box, radius: float, steps: int = 8) -> list[Point]:
    """The outline of a box with round corners."""
    left, top, right, bottom = box
    radius = min(radius, (right - left) / 2, (bottom - top) / 2)
    return [
        *arc((right - radius, top + radius), radius, -90, 0, steps),
        *arc((right - radius, bottom - radius), radius, 0, 90, steps),
        *arc((left + radius, bottom - radius), radius, 90, 180, steps),
        *arc((left + radius, top + radius), radius, 180, 270, steps),
    ]


def notched(box: Box, cut: float) -> list[Point]:
    """The outline of a box whose corners are bitten off by circles, as on old labels."""
    left, top, right, bottom = box
    return [
        *arc((right, top), cut, 180, 90, 8),
        *arc((right, bottom), cut, 270, 180, 8),
        *arc((left, bottom), cut, 0, -90, 8),
        *arc((left, top), cut, 90, 0, 8),
    ]


def chamfered(box: Box, cut: float) -> list[Point]:
    """The outline of a box whose corners are cut off straight."""
    left, top, right, bottom = box
    return [
        (left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut), (right - cut, bottom),
        (left + cut, bottom), (left, bottom - cut), (left, top + cut),
    ]  # fmt: skip


def stroke_outlines(points: Points, width: float, *, closed: bool = False) -> list[list[Point]]:
    """The outlines that together make a line with round joints and ends."""
    ring = [*points, points[0]] if closed else list(points)
    half = width / 2
    found: list[list[Point]] = []
    for (x1, y1), (x2, y2) in pairwise(ring):
        length = math.hypot(x2 - x1, y2 - y1)
        if length < 1e-9:
            continue
        dx, dy = (y1 - y2) / length * half, (x2 - x1) / length * half
        found.append([(x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy)])
    found += [circle(point, half, 16) for point in ring]
    return found


def dashed(points: Points, dash: float, gap: float) -> list[list[Point]]:
    """The pieces of a broken line along these points."""
    found: list[list[Point]] = []
    left, drawing = dash, True
    piece = [points[0]]
    for start, end in pairwise(points):
        length = math.hypot(end[0] - start[0], end[1] - start[1])
        done = 0.0
        while length - done > left:
            done += left
            at = (start[0] + (end[0] - start[0]) * done / length, start[1] + (end[1] - start[1]) * done / length)
            if drawing:
                found.append([*piece, at])
            piece, drawing = [at], not drawing
            left = dash if drawing else gap
        left -= length - done
        piece.append(end)
    if drawing and len(piece) > 1:
        found.append(piece)
    return found


def turned(points: Points, degrees: float, centre: Point = (0.0, 0.0)) -> list[Point]:
    """Points turned clockwise around a centre."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [
        (
            centre[0] + (x - centre[0]) * cos - (y - centre[1]) * sin,
            centre[1] + (x - centre[0]) * sin + (y - centre[1]) * cos,
        )
        for x, y in points
    ]


def moved(points: Points, by: Point, size: float = 1.0) -> list[Point]:
    """Points made larger by `size` and then moved."""
    return [(x * size + by[0], y * size + by[1]) for x, y in points]
