"""Lines of a brush: curves through points, ribbons that swell and taper, strokes whose bristles part."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from sakura_desktop.pictures.motif_pen import Pen, Tone
    from sakura_desktop.pictures.shapes import Point, Points


def smooth(points: Points, *, closed: bool = True, steps: int = 6) -> list[Point]:
    """A curve through points (Catmull–Rom)."""
    many = len(points)
    found: list[Point] = []
    for at in range(many if closed else many - 1):
        if closed:
            four = [points[(at + shift) % many] for shift in (-1, 0, 1, 2)]
        else:
            four = [points[min(max(at + shift, 0), many - 1)] for shift in (-1, 0, 1, 2)]
        found += [_between(four, step / steps) for step in range(steps)]
    return found if closed else [*found, points[-1]]


def _between(four: Points, t: float) -> Point:
    """A point between the middle two of four."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = four
    a, b, c, d = -t + 2 * t * t - t**3, 2 - 5 * t * t + 3 * t**3, t + 4 * t * t - 3 * t**3, t**3 - t * t
    return (a * x0 + b * x1 + c * x2 + d * x3) / 2, (a * y0 + b * y1 + c * y2 + d * y3) / 2


def swelling(start: float = 0.0, end: float = 0.0, fullest: float = 0.5) -> Callable[[float], float]:
    """How wide a line is along its way: at its start, at its end (shares of the most), and where it is widest."""

    def wide(t: float) -> float:
        if t < fullest:
            return start + (1 - start) * math.sin(t / fullest * math.pi / 2)
        return end + (1 - end) * math.cos((t - fullest) / (1 - fullest) * math.pi / 2)

    return wide


def even(t: float) -> float:
    """As wide everywhere."""
    del t
    return 1.0


def sides(path: Points, width: float, wide: Callable[[float], float] = even) -> tuple[list[Point], list[Point]]:
    """Both edges of a line of that width along a path."""
    left, right = [], []
    last = len(path) - 1
    for at, (x, y) in enumerate(path):
        (x1, y1), (x2, y2) = path[max(at - 1, 0)], path[min(at + 1, last)]
        length = math.hypot(x2 - x1, y2 - y1) or 1.0
        half = width / 2 * wide(at / last)
        dx, dy = (y1 - y2) / length * half, (x2 - x1) / length * half
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    return left, right


def ribbon(path: Points, width: float, wide: Callable[[float], float] = even) -> list[Point]:
    """The outline of a line of that width along a path."""
    left, right = sides(path, width, wide)
    return [*left, *reversed(right)]


def along(path: Points, from_share: float, to_share: float) -> list[Point]:
    """The part of a path between two shares of its points."""
    last = len(path) - 1
    first, final = from_share * last, to_share * last
    inner = [path[at] for at in range(math.ceil(first + 1e-6), math.floor(final - 1e-6) + 1)]
    return [_spot(path, first), *inner, _spot(path, final)]


def _spot(path: Points, at: float) -> Point:
    low = min(int(at), len(path) - 2)
    (x1, y1), (x2, y2) = path[low], path[low + 1]
    share = at - low
    return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share


def line(pen: Pen, path: Points, width: float, tone: Tone = "figure", *, start: float = 0.25, end: float = 0.0) -> None:
    """A line drawn with a pointed brush."""
    pen.fill(ribbon(path, width, swelling(start, end, 0.35)), tone)


def brush(
    pen: Pen, path: Points, width: float, chance: Random, tone: Tone = "figure", *, dry: float = 0.45,
    bristles: int = 11, wide: Callable[[float], float] | None = None,
) -> None:
    """A stroke of a broad brush: full where it begins; its bristles part and leave the paper one after the other, the
    sooner the drier it is.
    """
    shape = wide or swelling(0.55, 0.35, 0.3)
    found: list[list[Point]] = []
    for number in range(bristles):
        off = (number + 0.5) / bristles - 0.5
        start = 0.05 * chance.random()
        end = 1 - dry * chance.random() ** 1.4 * (0.6 + abs(off))
        lane = sideways(path, off * width, shape)
        part = along(lane, start, max(end, start + 0.2))
        found.append(ribbon(part, width / bristles * 1.7, swelling(0.5, 0.0, 0.3)))
    body = 1 - dry * 0.62
    found.append(ribbon(along(path, 0.0, max(body, 0.3)), width * 0.82, lambda t: shape(t * body) * (1 - t**3 * 0.5)))
    pen.fills(found, tone)


def sideways(path: Points, off: float, wide: Callable[[float], float] = even) -> list[Point]:
    """A path beside another, so far to the right of its way as it is wide there."""
    left, _ = sides(path, -2 * off, wide)
    return left


def tongue(root: Point, tip: Point, width: float, bend: float) -> list[Point]:
    """A pointed leaf from root to tip, bent to a side by so much of its length."""
    (x1, y1), (x2, y2) = root, tip
    dx, dy = x2 - x1, y2 - y1
    path = [
        (x1 + dx * t - dy * bend * math.sin(t * math.pi), y1 + dy * t + dx * bend * math.sin(t * math.pi))
        for t in (at / 12 for at in range(13))
    ]
    return ribbon(path, width, swelling(0.1, 0.0, 0.4))


def star(points: int, outer: float, inner: float, chance: Random | None = None) -> list[Point]:
    """A star around the middle, its rays of chance lengths where a chance is given."""
    found = []
    for at in range(points * 2):
        reach = inner if at % 2 else outer * (1.0 if chance is None else 0.6 + 0.4 * chance.random())
        way = at * math.pi / points - math.pi / 2
        found.append((reach * math.cos(way), reach * math.sin(way)))
    return found


def length_of(path: Sequence[Point]) -> float:
    """How long a path is."""
    return sum(math.dist(one, other) for one, other in pairwise(path))
