"""Motifs of tools that became weapons: an oar, a flail, an abacus, a saw. Drawn as `motifs` tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.pictures.shapes import arc, curve, moved, rounded, turned

if TYPE_CHECKING:
    from sakura_desktop.pictures.motif_pen import Pen, Tone
    from sakura_desktop.pictures.shapes import Point


def oar(pen: Pen) -> None:
    """An oar to punt with, dipped into waves."""
    pen.turn(36)
    pen.line([(0, -0.94), (0, 0.0)], 0.1)
    pen.fill(rounded((-0.2, -1.04, 0.2, -0.91), 0.065))
    for y in (-0.42, -0.33, -0.24):
        pen.line([(-0.06, y + 0.02), (0.06, y - 0.02)], 0.035, "ground")
    half = [
        *curve((0.05, -0.2), (0.06, -0.04), (0.25, 0.0), (0.26, 0.18)),
        *curve((0.26, 0.18), (0.27, 0.46), (0.24, 0.8), (0.14, 0.86)),
    ]
    pen.fill([*half, *[(-x, y) for x, y in reversed(half)]])
    pen.line([(0, -0.06), (0, 0.8)], 0.04, "shade")
    pen.turn(0)
    tones: tuple[Tone, ...] = ("figure", "shade")
    for tone, y, crests, start in zip(tones, (0.5, 0.8), (4, 3), (-0.92, -0.69), strict=True):
        bow = arc((0, 0), 0.23, 180, 0, 12, -0.62)
        wave = [point for step in range(crests) for point in moved(bow, (start + 0.23 + step * 0.46, y))]
        pen.line(wave, 0.22, "ground")
        pen.line(wave, 0.09, tone)


def flail(pen: Pen) -> None:
    """A flail for threshing: a long pole, a club that swings on a chain from its end, and an ear of rice below."""
    pen.line(curve((0.1, 0.96), (0.3, 0.72), (0.56, 0.6), (0.86, 0.56)), 0.045, "shade")
    kernel = [*curve((0, -0.14), (0.1, -0.06), (0.08, 0.08), (0, 0.14)),
              *curve((0, 0.14), (-0.08, 0.08), (-0.1, -0.06), (0, -0.14))]  # fmt: skip
    for x, y, degrees in ((0.2, 0.64, 30), (0.42, 0.5, 40), (0.64, 0.4, 50), (0.46, 0.82, 96), (0.7, 0.74, 96)):
        pen.fill(moved(turned(kernel, degrees), (x, y)), "shade")
    pole = [(-0.7, 0.84), (-0.18, -0.8)]
    pen.line(pole, 0.22, "ground")
    pen.line(pole, 0.13)
    for share in (0.12, 0.19, 0.26):
        x, y = -0.7 + 0.52 * share, 0.84 - 1.64 * share
        pen.line([(x - 0.07, y - 0.03), (x + 0.07, y + 0.01)], 0.036, "ground")
    pen.line([(-0.28, -0.7), (-0.12, -0.66)], 0.04, "ground")
    for x, y in ((-0.04, -0.84), (0.13, -0.78), (0.27, -0.66)):
        pen.ring((x, y), 0.1, 0.055)
    club = [(0.4, -0.48), (0.82, 0.12)]
    pen.line(club, 0.38, "ground")
    pen.line(club, 0.28)
    for share in (0.06, 0.94):
        x, y = 0.4 + 0.42 * share, -0.48 + 0.6 * share
        pen.line([(x - 0.15, y + 0.105), (x + 0.15, y - 0.105)], 0.045, "ground")
    pen.line([(0.54, -0.2), (0.68, 0.0)], 0.04, "shade")


def abacus(pen: Pen) -> None:
    """An abacus: one bead above the beam and four below it on each rod."""
    pen.turn(-8)
    pen.fill(rounded((-0.98, -0.68, 0.98, 0.68), 0.09))
    pen.fill(rounded((-0.87, -0.57, 0.87, 0.57), 0.04), "ground")
    reckoned = ((1, 2), (0, 3), (1, 0), (0, 1), (1, 4))
    for at, (high, low) in enumerate(reckoned):
        x = -0.68 + at * 0.34
        pen.line([(x, -0.57), (x, 0.57)], 0.035, "shade")
        beads = [-0.3 if high else -0.46]
        beads += [-0.04 + step * 0.145 if step < low else 0.06 + step * 0.145 for step in range(4)]
        for y in beads:
            pen.fill([(x - 0.15, y), (x - 0.045, y - 0.068), (x + 0.045, y - 0.068), (x + 0.15, y),
                      (x + 0.045, y + 0.068), (x - 0.045, y + 0.068)])  # fmt: skip
    pen.fill([(-0.9, -0.215), (0.9, -0.215), (0.9, -0.135), (-0.9, -0.135)])


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
