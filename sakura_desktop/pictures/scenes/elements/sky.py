"""Sky, weather, land."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from sakura_desktop.pictures.scenes.strokes import brush, line, ribbon, smooth, star, swelling
from sakura_desktop.pictures.shapes import arc, circle, curve, moved, rounded, turned

if TYPE_CHECKING:
    from random import Random

    from sakura_desktop.pictures.motif_pen import Pen
    from sakura_desktop.pictures.shapes import Point


def moon(pen: Pen, chance: Random) -> None:
    """A full disc; a sun, in the tone of one."""
    del chance
    pen.fill(circle((0, 0), 1.0, 96))


def crescent(pen: Pen, chance: Random) -> None:
    """A thin moon."""
    del chance
    pen.fill([*arc((0, 0), 1.0, 60, 300, 64), *arc((0.3, 0), 0.88, 283, 77, 56)])


def ring(pen: Pen, chance: Random) -> None:
    """A thin circle."""
    del chance
    pen.line(circle((0, 0), 0.97, 72), 0.035, closed=True)


def rings(pen: Pen, chance: Random) -> None:
    """Circles within each other, the outer ones thinner: sound, a shock."""
    del chance
    for radius, width in ((0.28, 0.085), (0.5, 0.065), (0.74, 0.045), (0.98, 0.028)):
        pen.fills([ribbon([*circle((0, 0), radius, 64), (radius, 0)], width)])


def sound(pen: Pen, chance: Random) -> None:
    """Arcs that spread to the right."""
    del chance
    for radius, width in ((0.35, 0.11), (0.62, 0.085), (0.9, 0.06)):
        pen.fill(ribbon(arc((-0.6, 0), radius * 1.5, -46, 46, 28), width, swelling(0, 0)))


def enso(pen: Pen, chance: Random) -> None:
    """A circle of one stroke."""
    brush(pen, arc((0, 0), 0.84, -70, 268, 64), 0.26, chance, dry=0.5, bristles=13)


def rays(pen: Pen, chance: Random) -> None:
    """Wedges of light from the middle outwards."""
    del chance
    wedges = []
    for at in range(16):
        way, half = at * math.tau / 16, 0.085
        wedges.append([
            (0.16 * math.cos(way), 0.16 * math.sin(way)),
            (3.2 * math.cos(way - half), 3.2 * math.sin(way - half)),
            (3.2 * math.cos(way + half), 3.2 * math.sin(way + half)),
        ])  # fmt: skip
    pen.fills(wedges)


def shaft(pen: Pen, chance: Random) -> None:
    """A beam of light from above."""
    del chance
    pen.fill([(-0.16, -2.4), (0.16, -2.4), (0.52, 2.4), (-0.52, 2.4)])


def stars(pen: Pen, chance: Random) -> None:
    """Stars all over the sky."""
    small = star(4, 0.034, 0.011)
    many = [
        moved(small, (chance.uniform(-1.8, 1.8), chance.uniform(-1.4, 1.4)), chance.choice((0.6, 0.6, 1.0, 1.5)))
        for _ in range(46)
    ]
    pen.fills(many)


def spark(pen: Pen, chance: Random) -> None:
    """A star of four long rays."""
    del chance
    pen.fill(star(4, 1.0, 0.13))
    pen.fill(turned(star(4, 0.5, 0.1), 45))


def bands(pen: Pen, chance: Random) -> None:
    """Mist in long bars with round ends, as on scrolls."""
    del chance
    for y, left, right in ((-0.26, -0.5, 1.3), (-0.09, -1.1, 0.85), (0.09, -0.75, 1.6), (0.26, -1.4, 0.3)):
        pen.fill(rounded((left, y - 0.095, right, y + 0.095), 0.095))


def cloud(pen: Pen, chance: Random) -> None:
    """A cloud of rolls."""
    del chance
    puffs = ((-0.66, 0.12, 0.24), (-0.34, -0.06, 0.32), (0.08, -0.16, 0.38), (0.48, 0.0, 0.3), (0.76, 0.16, 0.2))
    body = [circle((x, y), radius, 36) for x, y, radius in puffs]
    pen.fills([*body, rounded((-0.92, 0.12, 0.97, 0.36), 0.12)])
    for x, y, radius in puffs[1:4]:
        line(pen, arc((x, y), radius * 0.62, 150, 350, 20), 0.035, "shade")


def storm_cloud(pen: Pen, chance: Random) -> None:
    """A heavy ceiling of clouds along the upper edge."""
    row = [circle((-2.0 + at * 0.34, -0.16 + chance.uniform(-0.1, 0.1)), chance.uniform(0.26, 0.42), 32)
           for at in range(13)]  # fmt: skip
    pen.fills([*row, [(-2.4, -2.6), (2.4, -2.6), (2.4, -0.14), (-2.4, -0.14)]])
    for x, y in [outline[0] for outline in row][::2]:
        line(pen, arc((x - 0.3, y), 0.22, 30, 160, 18), 0.03, "shade")


def rain(pen: Pen, chance: Random) -> None:
    """Slanting rain."""
    drops = []
    for _ in range(54):
        x, y, long = chance.uniform(-1.9, 1.9), chance.uniform(-1.6, 1.5), chance.uniform(0.22, 0.6)
        drops.append([(x, y), (x + 0.011, y), (x - long * 0.24 + 0.005, y + long), (x - long * 0.24 - 0.005, y + long)])
    pen.fills(drops)


def snow(pen: Pen, chance: Random) -> None:
    """Falling snow."""
    pen.fills([
        circle((chance.uniform(-1.8, 1.8), chance.uniform(-1.5, 1.5)), chance.choice((0.014, 0.02, 0.03, 0.045)), 12)
        for _ in range(64)
    ])  # fmt: skip


def dust(pen: Pen, chance: Random) -> None:
    """Dust whirled up low over the ground."""
    for _ in range(15):
        x, y = chance.uniform(-1.0, 1.0), chance.gauss(0, 0.14)
        pen.oval((x, y), chance.uniform(0.1, 0.26), chance.uniform(0.04, 0.1))
    pen.fills([circle((chance.uniform(-1.1, 1.1), chance.gauss(-0.2, 0.2)), chance.uniform(0.01, 0.028), 8)
               for _ in range(26)])  # fmt: skip


def lightning(pen: Pen, chance: Random) -> None:
    """A bolt from above, with a branch."""
    del chance
    pen.fill([
        (0.2, -1.3), (-0.24, -0.34), (0.04, -0.36), (-0.3, 0.4), (-0.08, 0.36), (-0.3, 1.15),
        (0.22, 0.14), (0.02, 0.18), (0.34, -0.52), (0.08, -0.5), (0.44, -1.3),
    ])  # fmt: skip
    pen.fill([(0.2, -0.24), (0.52, 0.06), (0.42, 0.1), (0.7, 0.52), (0.32, 0.2), (0.42, 0.14), (0.16, -0.1)])


def wind(pen: Pen, chance: Random) -> None:
    """Three gusts, one of which curls up."""
    del chance
    gusts = (
        [*curve((-1.4, -0.3), (-0.5, -0.55), (0.0, -0.1), (0.62, -0.3)), *arc((0.62, -0.5), 0.2, 90, -200, 20)],
        curve((-1.3, 0.0), (-0.5, -0.24), (0.3, 0.26), (1.4, -0.08)),
        [*curve((-1.0, 0.36), (-0.4, 0.14), (0.0, 0.5), (0.5, 0.34)), *arc((0.5, 0.48), 0.14, -90, 190, 18)],
    )
    for path, width in zip(gusts, (0.075, 0.055, 0.06), strict=True):
        pen.fill(ribbon(path, width, swelling(0, 0, 0.6)))


def vortex(pen: Pen, chance: Random) -> None:
    """A vortex of strokes around an empty middle."""
    for lane in range(4):
        start = lane * 90 + chance.uniform(-12, 12)
        path = []
        for at in range(40):
            way, reach = math.radians(start + at * 6.6), 0.2 + at / 39 * 0.8
            path.append((reach * math.cos(way), reach * math.sin(way)))
        pen.fill(ribbon(path, 0.17, swelling(0, 0, 0.7)))
        inner = [(x * 0.86, y * 0.86) for x, y in turned(path[8:], 24)]
        pen.fill(ribbon(inner, 0.04, swelling(0, 0, 0.6)), "shade")


def smoke(pen: Pen, chance: Random) -> None:
    """A thread of smoke that rises and curls."""
    del chance
    path = smooth([(0.1, 1.1), (-0.12, 0.7), (0.2, 0.34), (-0.1, -0.04), (-0.34, -0.4), (0.02, -0.78), (0.4, -0.62),
                   (0.34, -0.34), (0.12, -0.4)], closed=False)  # fmt: skip
    pen.fill(ribbon(path, 0.2, swelling(0.1, 0.0, 0.7)))
    thin = smooth([(0.02, 0.5), (0.3, 0.2), (0.12, -0.1), (0.5, -0.36), (0.44, -0.7)], closed=False)
    pen.fill(ribbon(thin, 0.07, swelling(0, 0, 0.6)), "shade")


def smoke_bank(pen: Pen, chance: Random) -> None:
    """Billows of smoke over the lower half."""
    for _ in range(3):
        row = [circle((-1.7 + at * 0.48 + chance.uniform(-0.1, 0.1), chance.uniform(0.1, 0.6)),
                      chance.uniform(0.26, 0.46), 32) for at in range(8)]  # fmt: skip
        pen.fills(row)
    for _ in range(7):
        spot = (chance.uniform(-1.3, 1.3), chance.uniform(0.0, 0.7))
        line(pen, arc(spot, chance.uniform(0.14, 0.3), 180, 400, 24), 0.035, "shade")


def hills(pen: Pen, chance: Random) -> None:
    """A line of hills, filled down to the foot."""
    tops = [(-2.1 + at * 0.54, chance.uniform(-0.22, 0.16)) for at in range(9)]
    ridge = smooth([(-2.6, 0.1), *tops, (2.7, 0.1)], closed=False)
    pen.fill([*ridge, (2.7, 3.0), (-2.6, 3.0)])


def mountain(pen: Pen, chance: Random) -> None:
    """One great mountain, white above."""
    del chance
    left = curve((-1.7, 0.9), (-0.8, 0.66), (-0.42, -0.2), (-0.17, -0.8))
    right = curve((0.17, -0.8), (0.42, -0.2), (0.8, 0.66), (1.7, 0.9))
    pen.fill([*left, (-0.06, -0.76), (0.06, -0.82), *right])
    pen.fill([*left[13:], (-0.06, -0.76), (0.06, -0.82), *right[:8], (0.27, -0.36), (0.17, -0.46), (0.1, -0.22),
              (-0.02, -0.42), (-0.13, -0.12), (-0.22, -0.38), (-0.3, -0.2)], "light")  # fmt: skip


def peaks(pen: Pen, chance: Random) -> None:
    """Steep peaks one behind the other, filled down to the foot."""
    ridge: list[Point] = []
    for at in range(7):
        x = -1.9 + at * 0.62 + chance.uniform(-0.1, 0.1)
        ridge += [(x, chance.uniform(-0.86, -0.2)), (x + 0.3, chance.uniform(0.05, 0.3))]
    pen.fill([(-2.6, 0.4), *ridge, (2.6, 0.4), (2.6, 3.0), (-2.6, 3.0)])
    for (x, y), (x2, y2) in zip(ridge[::2], ridge[1::2], strict=True):
        pen.fill([(x, y), (x2, y2), (x + 0.04, y + (y2 - y) * 0.9), (x - 0.03, y + (y2 - y) * 0.4)], "shade")


def rock(pen: Pen, chance: Random) -> None:
    """A boulder with faces."""
    del chance
    pen.fill([(-0.9, 0.7), (-0.72, 0.0), (-0.3, -0.52), (0.26, -0.7), (0.68, -0.26), (0.94, 0.3), (0.86, 0.7)])
    pen.fill([(0.26, -0.7), (0.68, -0.26), (0.94, 0.3), (0.86, 0.7), (0.3, 0.7), (0.36, 0.06)], "shade")
    pen.fill([(-0.72, 0.0), (-0.3, -0.52), (-0.1, -0.2), (-0.46, 0.16)], "light")


def rubble(pen: Pen, chance: Random) -> None:
    """Stones that fly apart."""
    for _ in range(17):
        way, reach = chance.uniform(0, math.tau), chance.uniform(0.3, 1.1)
        size = chance.uniform(0.05, 0.17) * (1.3 - reach * 0.5)
        corners = [(math.cos(at * 1.2566 + way) * size * chance.uniform(0.6, 1.1),
                    math.sin(at * 1.2566 + way) * size * chance.uniform(0.6, 1.1)) for at in range(5)]  # fmt: skip
        spot = (reach * math.cos(way), reach * math.sin(way))
        pen.fill(moved(corners, spot))
        pen.fill(moved([corners[0], corners[1], (0, 0)], spot), "shade")


def cracks(pen: Pen, chance: Random) -> None:
    """Cracks that run out from a blow."""
    for at in range(7):
        way, spot, path = at * math.tau / 7 + chance.uniform(-0.25, 0.25), (0.0, 0.0), [(0.0, 0.0)]
        for _ in range(5):
            way += chance.uniform(-0.6, 0.6)
            spot = (spot[0] + 0.24 * math.cos(way), spot[1] + 0.24 * math.sin(way))
            path.append(spot)
        pen.fill(ribbon(path, 0.12, lambda t: 1 - t))


def constellation(pen: Pen, chance: Random) -> None:
    """Stars joined by thin lines."""
    del chance
    spots = [(-0.9, 0.3), (-0.52, -0.24), (-0.1, 0.06), (0.2, -0.5), (0.62, -0.2), (0.9, -0.72), (0.42, 0.5)]
    for one, other in ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (2, 6), (6, 4)):
        pen.line([spots[one], spots[other]], 0.018, "shade")
    for at, spot in enumerate(spots):
        pen.fill(moved(star(4, 0.15 if at % 2 else 0.11, 0.045), spot))
