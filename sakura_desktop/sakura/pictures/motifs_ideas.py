"""Motifs of weapons that are no things: a plan, company, bond, friendship, trust, storm. Drawn as `motifs` tells."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from sakura_desktop.pictures.shapes import arc, curve, rounded, turned

if TYPE_CHECKING:
    from sakura_desktop.pictures.motif_pen import Pen
    from sakura_desktop.pictures.shapes import Point


def war_fan(pen: Pen) -> None:
    """A commander's fan, which doesn't fold, with three places marked on it."""
    pen.turn(24)
    pen.line([(0, 0.1), (0, 0.96)], 0.11)
    for y in (0.66, 0.76, 0.86):
        pen.line([(-0.05, y + 0.02), (0.05, y - 0.02)], 0.034, "ground")
    half = [
        *curve((0, -0.94), (0.34, -0.98), (0.5, -0.86), (0.6, -0.62)),
        *curve((0.6, -0.62), (0.66, -0.4), (0.4, -0.34), (0.42, -0.2)),
        *curve((0.42, -0.2), (0.7, -0.06), (0.62, 0.36), (0.3, 0.46)),
        *curve((0.3, 0.46), (0.18, 0.5), (0.1, 0.44), (0, 0.44)),
    ]
    outline = [*half, *[(-x, y) for x, y in reversed(half)]]
    pen.line(outline, 0.09, "ground", closed=True)
    pen.fill(outline)
    pen.line([(x * 0.86, -0.24 + (y + 0.24) * 0.86) for x, y in outline], 0.028, "shade", closed=True)
    pen.line([(0, -0.72), (0, 0.3)], 0.03, "shade")
    for x, y in ((0.0, -0.5), (-0.22, 0.12), (0.22, 0.12)):
        pen.disc((x, y), 0.15, "ground")
        pen.disc((x, y), 0.075)
    for side in (-1, 1):
        pen.line([(side * 0.05, -0.38), (side * 0.18, -0.02)], 0.04, "ground")
    pen.line([(-0.08, 0.12), (0.08, 0.12)], 0.04, "ground")


def toast(pen: Pen) -> None:
    """Two glasses that meet."""
    for degrees, length in ((-34, 0.26), (0, 0.34), (34, 0.26)):
        pen.turn(degrees)
        pen.fill([(-0.035, -0.66), (0, -0.66 - length), (0.035, -0.66)], "shade")
    for side in (1, -1):
        pen.turn(side * 8)
        glass = [
            *[(side * x, y) for x, y in ((0.06, -0.56), (0.66, -0.56))],
            *[(side * x, y) for x, y in curve((0.66, -0.56), (0.68, -0.1), (0.56, 0.1), (0.36, 0.1))],
            *[(side * x, y) for x, y in curve((0.36, 0.1), (0.16, 0.1), (0.04, -0.1), (0.06, -0.56))],
        ]
        pen.line(glass, 0.07, "ground", closed=True)
        pen.fill(glass)
        pen.line([(side * 0.36, 0.1), (side * 0.36, 0.66)], 0.075)
        pen.line([(side * 0.17, 0.72), (side * 0.55, 0.72)], 0.085)
        wine = [
            *[(side * x, y) for x, y in ((0.14, -0.3), (0.58, -0.36))],
            *[(side * x, y) for x, y in curve((0.58, -0.36), (0.58, -0.08), (0.48, 0.02), (0.36, 0.02))],
            *[(side * x, y) for x, y in curve((0.36, 0.02), (0.24, 0.02), (0.16, -0.08), (0.14, -0.3))],
        ]
        pen.fill(wine, "ground")
        for x, y in ((0.32, -0.16), (0.44, -0.2)):
            pen.disc((side * x, y), 0.04)


def knot(pen: Pen) -> None:
    """A cord whose two ends are tied to each other."""
    for degrees in (180, 0):
        pen.turn(degrees)
        loop = [
            *curve((0.06, -0.02), (0.3, -0.5), (0.72, -0.66), (0.84, -0.3)),
            *curve((0.84, -0.3), (0.94, 0.1), (0.5, 0.3), (0.14, 0.08)),
        ]
        pen.line(loop, 0.24, "ground")
        pen.line(loop, 0.15)
        pen.line(loop, 0.032, "ground")
        for side in (-1, 1):
            end = [(side * x, y) for x, y in curve((0.05, 0.1), (0.1, 0.4), (0.3, 0.6), (0.3, 0.92))]
            pen.line(end, 0.16, "ground")
            pen.line(end, 0.09, "figure" if side > 0 else "shade")
    pen.turn(45)
    pen.fill(rounded((-0.25, -0.25, 0.25, 0.25), 0.09), "ground")
    pen.fill(rounded((-0.19, -0.19, 0.19, 0.19), 0.07))
    pen.turn(0)
    for x in (-0.05, 0.05):
        pen.line([(x, -0.14), (x, 0.14)], 0.028, "ground")


def clover(pen: Pen) -> None:
    """A clover of four leaves, each a heart."""
    pen.line(curve((0.04, 0.06), (0.1, 0.4), (0.24, 0.7), (0.56, 0.92)), 0.15, "ground")
    pen.line(curve((0.04, 0.06), (0.1, 0.4), (0.24, 0.7), (0.56, 0.92)), 0.08)
    half = [
        *curve((0, -0.06), (0.1, -0.24), (0.42, -0.34), (0.42, -0.58)),
        *curve((0.42, -0.58), (0.4, -0.84), (0.1, -0.84), (0, -0.64)),
    ]
    leaf = [*half, *[(-x, y) for x, y in reversed(half)]]
    for degrees in (-45, 45, 135, 225):
        pen.turn(degrees)
        pen.line(leaf, 0.05, "ground", closed=True)
        pen.fill(leaf)
        pen.line([(0, -0.16), (0, -0.52)], 0.03, "shade")
        for side in (-1, 1):
            pen.line([(side * 0.03, -0.3), (side * 0.2, -0.52)], 0.024, "shade")
    pen.turn(0)
    pen.disc((0, 0), 0.1, "ground")
    pen.disc((0, 0), 0.05)


def storm(pen: Pen) -> None:
    """Wind that turns upon itself, and the bolt that falls from it."""
    for start in (0, 120, 240):
        points: list[Point] = []
        for at in range(40):
            share = at / 39
            angle = math.radians(start + share * 230)
            radius = 0.2 + share * 0.72
            points.append((radius * math.cos(angle), radius * math.sin(angle)))
        for at in range(len(points) - 1):
            pen.line(points[at : at + 2], 0.05 + 0.1 * (1 - abs(at / 39 - 0.45) * 1.8), "shade" if start else "figure")
    bolt = [(0.2, -0.96), (-0.34, 0.1), (-0.04, 0.1), (-0.24, 0.96), (0.42, -0.2), (0.08, -0.2), (0.44, -0.96)]
    pen.line(bolt, 0.14, "ground", closed=True)
    pen.fill(turned(bolt, 0))
    pen.line(arc((0, 0), 0.97, 200, 250, 12), 0.03, "shade")


def handclasp(pen: Pen) -> None:
    """Two hands that clasp each other, from two sleeves."""
    for side in (-1, 1):
        cuff = turned(rounded((side * 0.82 - 0.13, -0.42, side * 0.82 + 0.13, 0.3), 0.05), side * 18, (side * 0.82, 0))
        pen.fill(cuff, "shade")
    right = [
        (0.7, -0.34), *curve((0.7, -0.34), (0.4, -0.44), (0.2, -0.46), (0.0, -0.36)),
        *curve((0.0, -0.36), (-0.2, -0.28), (-0.36, -0.1), (-0.3, 0.0)),
        *curve((-0.3, 0.0), (-0.2, 0.1), (-0.04, -0.06), (0.08, -0.1)),
        (0.5, 0.3), (0.76, 0.16),
    ]
    left = [
        (-0.7, -0.34), *curve((-0.7, -0.34), (-0.44, -0.42), (-0.2, -0.46), (0.0, -0.34)),
        (0.5, 0.14),
        *curve((0.5, 0.14), (0.64, 0.3), (0.5, 0.44), (0.36, 0.34)),
        *curve((0.42, 0.4), (0.44, 0.58), (0.28, 0.62), (0.18, 0.48)),
        *curve((0.22, 0.54), (0.18, 0.74), (0.04, 0.72), (-0.02, 0.58)),
        *curve((0.0, 0.62), (-0.06, 0.76), (-0.2, 0.72), (-0.26, 0.62)),
        *curve((-0.26, 0.62), (-0.42, 0.46), (-0.5, 0.3), (-0.76, 0.18)),
    ]
    pen.line(left, 0.06, "ground", closed=True)
    pen.fill(left)
    for start, end in (((0.34, 0.34), (0.16, 0.16)), ((0.16, 0.48), (0.0, 0.3)), ((-0.04, 0.58), (-0.18, 0.42))):
        pen.line([start, end], 0.045, "ground")
    pen.line(right, 0.09, "ground", closed=True)
    pen.fill(right)
