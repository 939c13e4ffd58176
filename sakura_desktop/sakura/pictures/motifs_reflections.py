"""Motifs of what is seen in a mirror: the mirror, flowers of two kinds, a soul."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.pictures.motif_pen import blossom, petal
from sakura_desktop.pictures.shapes import arc, circle, curve, moved, turned

if TYPE_CHECKING:
    from sakura_desktop.pictures.motif_pen import Pen


def mirror(pen: Pen) -> None:
    """A mirror of bronze with eight lobes, a moon in it."""
    for step in range(8):
        x, y = turned([(0, -0.7)], step * 45)[0]
        pen.disc((x, y), 0.27)
    pen.disc((0, 0), 0.72)
    pen.ring((0, 0), 0.6, 0.045, "ground")
    pen.disc((0, 0), 0.54, "shade")
    pen.disc((0, 0), 0.42, "ground")
    pen.disc((0.17, -0.09), 0.36, "shade")
    for step in range(8):
        x, y = turned([(0, -0.78)], step * 45)[0]
        pen.disc((x, y), 0.07, "ground")


def flowers(pen: Pen) -> None:
    """A blossom, and its image below the water's line."""
    blossom(pen, (0, -0.42), 0.52, "figure", "ground")
    pen.line([(-0.94, 0.16), (0.94, 0.16)], 0.05)
    image = petal(0.46, 0.23, root=0.04)
    pen.fills([moved(turned(image, step * 72 + 180), (0, 0.62)) for step in range(5)], "shade")
    pen.disc((0, 0.62), 0.09, "ground")
    for y, half in ((0.36, 0.6), (0.66, 0.86), (0.92, 0.4)):
        pen.line([(-half, y), (half, y)], 0.05, "ground")


def soul(pen: Pen) -> None:
    """A flame without a wick, a heart of light in it, a ring broken around it."""
    for begin in (20, 200):
        pen.line(arc((0, 0.06), 0.9, begin, begin + 140, 40), 0.06, "shade")
    left = [
        *curve((0.06, -0.92), (-0.1, -0.5), (-0.6, -0.2), (-0.56, 0.3)),
        *curve((-0.56, 0.3), (-0.52, 0.7), (-0.2, 0.84), (0, 0.84)),
    ]
    right = [
        *curve((0, 0.84), (0.3, 0.84), (0.6, 0.6), (0.56, 0.22)),
        *curve((0.56, 0.22), (0.5, -0.06), (0.3, -0.1), (0.34, -0.4)),
        *curve((0.34, -0.4), (0.16, -0.34), (0.02, -0.6), (0.06, -0.92)),
    ]
    pen.fill([*left, *right])
    pen.fill(circle((0, 0.36), 0.3, 48), "ground")
    pen.fill(circle((0, 0.36), 0.2, 48), "shade")
