"""Motifs of weapons that bind who bears them: masks, a sword sealed by cords. Drawn as `motifs` tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.pictures.shapes import arc, curve, moved, turned

if TYPE_CHECKING:
    from sakura_desktop.pictures.motif_pen import Pen
    from sakura_desktop.pictures.shapes import Point


def _face(at: Point, degrees: float) -> list[Point]:
    """The outline of a mask: broad above, pointed below."""
    half = [*curve((0, -0.54), (0.3, -0.6), (0.54, -0.48), (0.52, -0.1)),
            *curve((0.52, -0.1), (0.5, 0.3), (0.24, 0.56), (0, 0.66))]  # fmt: skip
    whole = [*half, *[(-x, y) for x, y in reversed(half)]]
    return moved(turned(whole, degrees), at)


def masks(pen: Pen) -> None:
    """Two masks: one that weeps, and before it one that laughs."""
    behind, before = (0.34, -0.24), (-0.28, 0.18)
    pen.fill(_face(behind, 12), "shade")
    for side in (-1, 1):
        eye = [(side * 0.22 - 0.13, -0.12 + side * 0.04), (side * 0.22 + 0.13, -0.12 - side * 0.04)]
        pen.line(moved(turned(eye, 12), behind), 0.09, "ground")
    pen.line(moved(turned(arc((0, 0.42), 0.2, 210, 330, 16), 12), behind), 0.09, "ground")
    face = _face(before, -10)
    pen.line(face, 0.14, "ground", closed=True)
    pen.fill(face)
    for side in (-1, 1):
        eye = arc((side * 0.22, -0.04), 0.14, 205, 335, 14)
        pen.line(moved(turned(eye, -10), before), 0.1, "ground")
    mouth = [*arc((0, 0.16), 0.28, 20, 160, 20), *arc((0, 0.02), 0.32, 130, 50, 16)]
    pen.fill(moved(turned(mouth, -10), before), "ground")


def sword(pen: Pen) -> None:
    """A broad sword held down, a cord with paper strips wound about it, a dark sun behind."""
    pen.disc((0, -0.06), 0.58, "shade")
    blade = [(-0.15, -0.34), (0.15, -0.34), (0.13, 0.66), (0, 0.96), (-0.13, 0.66)]
    pen.line(blade, 0.12, "ground", closed=True)
    pen.fill(blade)
    pen.line([(0, -0.26), (0, 0.74)], 0.045, "ground")
    guard = [(-0.5, -0.46), (-0.38, -0.36), (0.38, -0.36), (0.5, -0.46), (0.4, -0.24), (-0.4, -0.24)]
    pen.line(guard, 0.1, "ground", closed=True)
    pen.fill(guard)
    pen.line([(0, -0.4), (0, -0.74)], 0.22, "ground")
    pen.line([(0, -0.4), (0, -0.74)], 0.15)
    pen.disc((0, -0.84), 0.14)
    pen.disc((0, -0.84), 0.055, "ground")
    cord = curve((-0.66, 0.06), (-0.3, 0.3), (0.3, 0.3), (0.66, 0.06))
    pen.line(cord, 0.17, "ground")
    pen.line(cord, 0.1)
    for x in (-0.46, 0.46):
        y = 0.24
        pen.fill([(x - 0.1, y), (x + 0.06, y), (x + 0.06, y + 0.16), (x + 0.14, y + 0.16), (x + 0.14, y + 0.4),
                  (x - 0.02, y + 0.4), (x - 0.02, y + 0.2), (x - 0.1, y + 0.2)])  # fmt: skip
