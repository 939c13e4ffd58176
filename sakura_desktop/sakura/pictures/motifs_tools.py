"""Motifs of weapons that are tools of a trade: abacus, saw. Drawn as `motifs` tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.pictures.shapes import arc, rounded

if TYPE_CHECKING:
    from sakura_desktop.pictures.motif_pen import Pen
    from sakura_desktop.pictures.shapes import Point

RODS = (-0.6, -0.3, 0.0, 0.3, 0.6)
COUNTED = (2, 4, 1, 3, 0)
"""How many of a rod's four lower beads are pushed up."""


def _bead(x: float, y: float) -> list[Point]:
    """A bead with a sharp rim."""
    return [(x - 0.135, y), (x - 0.05, y - 0.082), (x + 0.05, y - 0.082), (x + 0.135, y), (x + 0.05, y + 0.082),
            (x - 0.05, y + 0.082)]  # fmt: skip


def abacus(pen: Pen) -> None:
    """An abacus that has reckoned something, a coin behind it."""
    pen.disc((0.52, -0.52), 0.42, "shade")
    pen.fill(rounded((0.43, -0.61, 0.61, -0.43), 0.02), "ground")
    pen.turn(-12)
    frame = rounded((-0.9, -0.62, 0.9, 0.72), 0.1)
    pen.line(frame, 0.1, "ground", closed=True)
    pen.fill(frame, "ground")
    pen.line(frame, 0.11, closed=True)
    pen.line([(-0.86, -0.22), (0.86, -0.22)], 0.08)
    for x, up in zip(RODS, COUNTED, strict=True):
        pen.line([(x, -0.56), (x, 0.66)], 0.03, "shade")
        pen.fill(_bead(x, -0.32 if up % 2 else -0.48))
        for at in range(4):
            pen.fill(_bead(x, (-0.1 if at < up else 0.04) + at * 0.18))


def saw(pen: Pen) -> None:
    """A saw with two rows of teeth, its grip bound with cord, before drops that fall from it."""
    for x, y, size in ((0.62, 0.1, 0.1), (0.34, 0.42, 0.13), (0.74, 0.5, 0.08)):
        drop = [(x, y - size * 2.1), *arc((x, y), size, -30, 210, 16)]
        pen.fill(drop, "shade")
    pen.turn(-45)
    upper: list[Point] = []
    lower: list[Point] = []
    teeth = 9
    for step in range(teeth):
        x = -0.16 + step * 0.125
        high = 0.15 + step * 0.011
        upper += [(x, -high), (x + 0.105, -high - 0.1)]
        lower += [(x, high), (x + 0.105, high + 0.1)]
    blade = [(-0.3, -0.08), *upper, (0.97, -0.2), (0.97, 0.2), *lower[::-1], (-0.3, 0.08)]
    pen.line(blade, 0.07, "ground", closed=True)
    pen.fill(blade)
    pen.line([(-0.2, 0), (0.86, 0)], 0.03, "shade")
    pen.line([(-0.3, 0), (-0.97, 0)], 0.24, "ground")
    pen.fill(rounded((-0.98, -0.095, -0.28, 0.095), 0.07))
    for step in range(5):
        x = -0.86 + step * 0.12
        pen.line([(x, -0.09), (x + 0.06, 0.09)], 0.028, "ground")
