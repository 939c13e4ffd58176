"""Cuts, blows, and what deals them."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from sakura_desktop.pictures.scenes.strokes import brush, line, ribbon, sideways, smooth, star, swelling
from sakura_desktop.pictures.shapes import arc, circle, curve, moved, rounded, turned

if TYPE_CHECKING:
    from random import Random

    from sakura_desktop.pictures.motif_pen import Pen
    from sakura_desktop.pictures.shapes import Point


def slash(pen: Pen, chance: Random) -> None:
    """One broad cut in an arc from the left below to the right above, its trail parting like a dry brush."""
    path = curve((-1.05, 0.62), (-0.5, -0.36), (0.3, -0.72), (1.12, -0.5), 40)
    brush(pen, path, 0.42, chance, dry=0.62, bristles=15, wide=swelling(0.0, 0.55, 0.62))
    line(pen, sideways(path, -0.17, swelling(0.0, 0.5, 0.62)), 0.05, "light", start=0.0)


def crescent_cut(pen: Pen, chance: Random) -> None:
    """A cut like a thin moon lying on its back, sharp at both ends."""
    del chance
    path = arc((0, -0.52), 1.1, 168, 12, 44)
    pen.fill(ribbon(path, 0.4, swelling(0, 0, 0.5)))
    pen.fill(ribbon(sideways(path, -0.13, swelling(0, 0, 0.5)), 0.05, swelling(0, 0)), "light")
    for off, tone in ((0.3, 0.05), (0.42, 0.03)):
        pen.fill(ribbon(sideways(path[6:-10], -off, swelling(0.4, 0.4)), tone, swelling(0, 0)), "shade")


def straight_cut(pen: Pen, chance: Random) -> None:
    """A cut straight through from edge to edge, as thin as light."""
    del chance
    pen.fill([(-2.6, 0.0), (0.1, -0.085), (2.6, 0.0), (0.1, 0.085)])
    pen.fill([(-1.9, 0.0), (0.1, -0.032), (1.9, 0.0), (0.1, 0.032)], "light")


def cuts(pen: Pen, chance: Random) -> None:
    """Three cuts beside each other, as of claws."""
    for at, (x, long) in enumerate(((-0.5, 0.86), (0.0, 1.05), (0.5, 0.8))):
        path = curve((x + 0.3, -long), (x + 0.02, -long * 0.3), (x - 0.1, long * 0.3), (x - 0.34, long))
        brush(pen, path, 0.2, chance, dry=0.35, bristles=7, wide=swelling(0, 0, 0.35 + at * 0.05))


def many_cuts(pen: Pen, chance: Random) -> None:
    """Cuts in all directions."""
    for at in range(9):
        way, off = at * 137.5 + chance.uniform(-15, 15), chance.uniform(-0.3, 0.3)
        path = arc((0, 1.3), 1.4, -130, -50, 16)
        cut = ribbon([(x, y + off + 0.1) for x, y in path], chance.uniform(0.06, 0.16), swelling(0, 0))
        pen.fill(turned(cut, way))
        pen.fill(turned(ribbon([(x, y + off + 0.1) for x, y in path], 0.022, swelling(0, 0)), way), "light")


def cross_cut(pen: Pen, chance: Random) -> None:
    """Two cuts that cross."""
    for degrees in (-42, 46):
        path = turned(curve((-1.1, 0.1), (-0.4, -0.12), (0.4, -0.12), (1.1, 0.1)), degrees)
        brush(pen, path, 0.26, chance, dry=0.3, bristles=9, wide=swelling(0, 0, 0.55))
        line(pen, path, 0.045, "light", start=0.0)


def thrust(pen: Pen, chance: Random) -> None:
    """A thrust to the right: lines that run together in a point."""
    for at in range(-3, 4):
        y = at * 0.13
        pen.fill([(-1.25 + abs(at) * 0.16 + chance.uniform(-0.1, 0.1), y * 1.9), (0.5 - abs(at) * 0.14, y * 0.5),
                  (-1.2 + abs(at) * 0.2, y * 1.9 + 0.05)])  # fmt: skip
    pen.fill([(-0.5, -0.13), (1.15, 0.0), (-0.5, 0.13), (-0.1, 0.0)])
    pen.fill([(0.0, -0.04), (1.1, 0.0), (0.0, 0.04)], "light")


def strokes(pen: Pen, chance: Random) -> None:
    """Lines of speed across."""
    lines = []
    for _ in range(15):
        x, y, long = chance.uniform(-1.7, 0.9), chance.uniform(-0.9, 0.9), chance.uniform(0.5, 1.5)
        wide = chance.choice((0.012, 0.02, 0.04))
        lines.append([(x, y - wide), (x + long, y), (x, y + wide)])
    pen.fills(lines)


def rush(pen: Pen, chance: Random) -> None:
    """Lines that run in from all sides and leave the middle free."""
    wedges = []
    for at in range(44):
        way, near, half = (at + chance.random()) * math.tau / 44, chance.uniform(0.7, 1.15), chance.uniform(0.006, 0.03)
        wedges.append([(near * math.cos(way), near * math.sin(way)),
                       (3 * math.cos(way - half), 3 * math.sin(way - half)),
                       (3 * math.cos(way + half), 3 * math.sin(way + half))])  # fmt: skip
    pen.fills(wedges)


def burst(pen: Pen, chance: Random) -> None:
    """The star of a blow."""
    pen.fill(star(13, 1.0, 0.46, chance))
    pen.fill([(x * 0.62, y * 0.62) for x, y in star(11, 0.9, 0.42, chance)], "light")


def muzzle(pen: Pen, chance: Random) -> None:
    """The fire of a shot to the right."""
    del chance
    rays = ((0, 1.25, 0.2), (26, 0.8, 0.16), (-26, 0.8, 0.16), (58, 0.55, 0.14), (-58, 0.55, 0.14), (104, 0.4, 0.12),
            (-104, 0.4, 0.12), (180, 0.24, 0.16))  # fmt: skip
    pen.fills([turned([(0, -wide), (long, 0), (0, wide)], way) for way, long, wide in rays])
    pen.fills([turned([(0, -wide * 0.6), (long * 0.6, 0), (0, wide * 0.6)], way) for way, long, wide in rays], "light")


def brushstroke(pen: Pen, chance: Random) -> None:
    """A broad stroke of ink straight across."""
    brush(pen, smooth([(-1.2, 0.06), (-0.4, -0.05), (0.4, 0.03), (1.25, -0.05)], closed=False, steps=10), 0.5, chance,
          dry=0.5, bristles=17)  # fmt: skip


def blade(pen: Pen, chance: Random) -> None:
    """A long curved blade from below, cropped by whoever places it, its edge to the right."""
    del chance
    back = curve((-0.1, 1.6), (-0.24, 0.7), (-0.22, -0.4), (0.1, -1.3), 28)
    edge = curve((0.1, -1.3), (0.04, -0.5), (0.02, 0.6), (0.12, 1.6), 28)
    pen.fill([*back, *edge])
    ridge = curve((-0.02, 1.6), (-0.13, 0.7), (-0.12, -0.3), (0.07, -1.14), 28)
    pen.fill([*ridge, *edge], "light")
    wavy = [(x - 0.045 - 0.018 * math.sin(at * 1.5), y) for at, (x, y) in enumerate(edge)]
    pen.fill(ribbon(wavy[2:], 0.014), "shade")
    pen.fill(ribbon(ridge, 0.014), "ground")


def katana(pen: Pen, chance: Random) -> None:
    """A drawn sword, its point to the right."""
    del chance
    back = curve((-0.4, -0.05), (0.2, -0.19), (0.8, -0.17), (1.3, 0.08))
    edge = curve((1.3, 0.08), (0.9, 0.0), (0.2, -0.06), (-0.4, 0.055))
    pen.fill([*back, *edge])
    pen.fill([*edge, *curve((-0.4, 0.02), (0.2, -0.1), (0.8, -0.07), (1.2, 0.05))], "light")
    _grip(pen, -0.42)


def _grip(pen: Pen, x: float) -> None:
    """A guard and a wound grip to the left of a place."""
    pen.fill([(x, -0.06), (x - 0.78, 0.1), (x - 0.8, 0.22), (x, 0.07)], "shade")
    for at in range(5):
        left = x - 0.1 - at * 0.14
        y = 0.02 + at * 0.031
        pen.fill([(left - 0.05, y + 0.01), (left, y - 0.05), (left + 0.05, y), (left, y + 0.07)], "ground")
    pen.fill(rounded((x - 0.035, -0.19, x + 0.035, 0.2), 0.03), "ground")


def sheathed(pen: Pen, chance: Random) -> None:
    """A sword in its sheath, a hand's breadth of it drawn."""
    del chance
    pen.fill([*curve((-0.1, 0.02), (0.4, 0.0), (1.0, 0.1), (1.5, 0.36)), (1.46, 0.5),
              *curve((1.46, 0.5), (0.96, 0.26), (0.4, 0.16), (-0.1, 0.17))])  # fmt: skip
    pen.fill([(-0.42, 0.02), (-0.1, 0.045), (-0.1, 0.14), (-0.42, 0.13)], "light")
    pen.fill([(-0.1, 0.0), (0.0, 0.0), (0.0, 0.19), (-0.1, 0.19)], "ground")
    line(pen, smooth([(0.3, 0.06), (0.24, 0.3), (0.4, 0.44), (0.3, 0.7), (0.36, 0.9)], closed=False), 0.07, "shade")
    pen.fills([moved(outline, (0.0, 0.1)) for outline in _hilt()], "shade")
    pen.fill(rounded((-0.46, -0.1, -0.39, 0.27), 0.03), "ground")


def _hilt() -> list[list[Point]]:
    return [[(-0.44, -0.085), (-1.2, -0.12), (-1.24, 0.04), (-0.44, 0.05)]]


def hilt(pen: Pen, chance: Random) -> None:
    """The grip and guard of a sword, large, the pommel towards the right below."""
    del chance
    pen.fill([(-1.6, -0.2), (-0.52, -0.16), (-0.52, 0.16), (-1.6, 0.2)], "light")
    pen.fill(ribbon([(-1.6, 0.02), (-0.52, 0.02)], 0.02), "shade")
    pen.fill([(-0.4, -0.2), (1.0, -0.23), (1.0, 0.23), (-0.4, 0.2)])
    for at in range(6):
        x = -0.2 + at * 0.22
        pen.fill([(x - 0.1, 0), (x, -0.17), (x + 0.1, 0), (x, 0.17)], "ground")
        pen.line([(x - 0.11, -0.21), (x + 0.11, 0.21)], 0.03, "shade")
        pen.line([(x - 0.11, 0.21), (x + 0.11, -0.21)], 0.03, "shade")
    pen.fill(rounded((0.98, -0.27, 1.16, 0.27), 0.08), "ground")
    pen.fill(rounded((-0.56, -0.52, -0.38, 0.52), 0.09), "ground")
    pen.fill(rounded((-0.51, -0.46, -0.45, 0.46), 0.03), "shade")


def sword(pen: Pen, chance: Random) -> None:
    """A straight two-edged sword that points up."""
    del chance
    pen.fill([(0, -1.15), (0.13, -0.86), (0.11, 0.42), (-0.11, 0.42), (-0.13, -0.86)])
    pen.fill([(0, -1.15), (0.13, -0.86), (0.11, 0.42), (0, 0.42)], "light")
    pen.fill([(-0.4, 0.42), (0.4, 0.42), (0.3, 0.54), (-0.3, 0.54)], "ground")
    pen.fill([(-0.07, 0.54), (0.07, 0.54), (0.06, 0.94), (-0.06, 0.94)], "shade")
    pen.disc((0, 1.0), 0.11, "ground")


def glaive(pen: Pen, chance: Random) -> None:
    """A naginata: a long shaft from the left below, its curved blade at the right above."""
    del chance
    pen.turn(-40)
    pen.fill(ribbon([(-2.4, 0), (0.42, 0)], 0.075), "shade")
    back = curve((0.42, -0.065), (0.7, -0.05), (1.0, -0.1), (1.3, -0.42))
    edge = curve((1.3, -0.42), (1.28, 0.0), (0.92, 0.2), (0.42, 0.1))
    pen.fill([*back, *edge])
    pen.fill([*edge, *curve((0.42, 0.04), (0.76, 0.06), (1.04, 0.0), (1.2, -0.24))], "light")
    pen.fill([(0.36, -0.12), (0.44, -0.12), (0.44, 0.15), (0.36, 0.15)], "ground")
    pen.fills([ribbon([(x, -0.04), (x, 0.04)], 0.035) for x in (0.14, 0.22, 0.3)], "ground")
    pen.turn(0)


def butt(pen: Pen, chance: Random) -> None:
    """The shod end of a shaft that comes from the right above."""
    del chance
    pen.turn(-40)
    pen.fill(ribbon([(-0.5, 0), (2.4, 0)], 0.15))
    pen.fill([(-0.5, -0.12), (-0.3, -0.1), (-0.3, 0.1), (-0.5, 0.12), (-0.95, 0.0)], "light")
    pen.fills([ribbon([(x, -0.08), (x, 0.08)], 0.05) for x in (-0.2, -0.08, 0.5, 0.6)], "shade")
    pen.turn(0)


def dagger(pen: Pen, chance: Random) -> None:
    """A throwing knife that points up, a ring at its end."""
    del chance
    pen.fill([(0, -1.1), (0.25, -0.2), (0.07, 0.14), (-0.07, 0.14), (-0.25, -0.2)])
    pen.fill([(0, -1.1), (0.25, -0.2), (0.07, 0.14), (0, 0.14)], "light")
    pen.fill([(-0.07, 0.14), (0.07, 0.14), (0.07, 0.66), (-0.07, 0.66)], "shade")
    pen.fills([ribbon([(-0.08, y), (0.08, y - 0.05)], 0.04) for y in (0.26, 0.4, 0.54)], "ground")
    pen.line(circle((0, 0.82), 0.15, 24), 0.075, "figure", closed=True)


def needles(pen: Pen, chance: Random) -> None:
    """Thin needles that fly to the right above."""
    for at in range(7):
        x, y = -0.8 + at * 0.26 + chance.uniform(-0.06, 0.06), 0.62 - (at * 5 % 7) * 0.2
        path = [(x - 0.5, y + 0.36), (x + 0.5, y - 0.36)]
        pen.fill(ribbon(path, 0.05, lambda t: 1 - t))
        pen.disc(path[0], 0.035, "light")


def caltrops(pen: Pen, chance: Random) -> None:
    """Caltrops strewn on the ground."""
    for x, y, size in ((-0.62, 0.34, 0.34), (0.1, 0.5, 0.46), (0.7, 0.26, 0.3), (-0.16, 0.02, 0.25),
                       (0.42, -0.08, 0.2)):
        start = chance.uniform(-14, 14) - 90
        for step, tone in ((0, "light"), (122, "figure"), (238, "figure")):
            spike = turned([(0, -0.2), (1.0, 0.0), (0, 0.2)], start + step)
            pen.fill(moved(spike, (x, y), size), tone)  # type: ignore[arg-type]  # the tones above
        pen.disc((x, y), size * 0.2, "shade")


def thrown_star(pen: Pen, chance: Random) -> None:
    """A star for throwing, four-pointed."""
    del chance
    for step in range(4):
        pen.fill(turned([(0, -1.0), (0.27, -0.2), (0, 0), (-0.27, -0.2)], step * 90))
        pen.fill(turned([(0, -1.0), (0.27, -0.2), (0, 0)], step * 90), "light")
    pen.disc((0, 0), 0.15, "ground")


def arrow(pen: Pen, chance: Random) -> None:
    """An arrow in flight to the right."""
    del chance
    pen.fill(ribbon([(-1.0, 0), (0.86, 0)], 0.045))
    pen.fill([(0.76, -0.12), (1.2, 0.0), (0.76, 0.12), (0.84, 0.0)], "light")
    for side in (-1, 1):
        pen.fill([(-0.6, 0), (-0.76, side * 0.17), (-1.16, side * 0.17), (-1.02, 0)], "shade")


def spear(pen: Pen, chance: Random) -> None:
    """A spear's head that points up, its shaft below."""
    del chance
    pen.fill(ribbon([(0, 2.4), (0, 0.1)], 0.08), "shade")
    pen.fill([(0, -1.2), (0.15, -0.4), (0.07, 0.16), (-0.07, 0.16), (-0.15, -0.4)])
    pen.fill([(0, -1.2), (0.15, -0.4), (0.07, 0.16), (0, 0.16)], "light")
    pen.fill([(-0.1, 0.14), (0.1, 0.14), (0.1, 0.22), (-0.1, 0.22)], "ground")


def threads(pen: Pen, chance: Random) -> None:
    """Taut threads that cross, gleaming where they meet the light."""
    for at in range(9):
        y1, y2 = chance.uniform(-1.3, 1.3), chance.uniform(-1.3, 1.3)
        pen.fill(ribbon([(-2.2, y1), (2.2, y2)], 0.022))
        share = 0.2 + 0.07 * at
        spot = (-2.2 + 4.4 * share, y1 + (y2 - y1) * share)
        pen.fill(moved(star(4, 0.1, 0.03), spot), "light")


def chain(pen: Pen, chance: Random) -> None:
    """A chain that swings from the left above to the right."""
    del chance
    path = curve((-1.5, -0.6), (-0.8, 0.4), (0.4, 0.8), (1.3, -0.1), 15)
    for at, ((x1, y1), (x2, y2)) in enumerate(pairwise(path)):
        way, spot = math.degrees(math.atan2(y2 - y1, x2 - x1)), ((x1 + x2) / 2, (y1 + y2) / 2)
        if at % 2:
            link = ribbon([*arc((0, 0), 0.15, 0, 360, 24, 0.6)], 0.055)
        else:
            link = rounded((-0.13, -0.035, 0.13, 0.035), 0.03)
        pen.fill(moved(turned(link, way), spot), "figure" if at % 2 else "shade")


def furrows(pen: Pen, chance: Random) -> None:
    """Four torn furrows."""
    for x, long in ((-0.6, 0.7), (-0.2, 1.0), (0.2, 1.0), (0.6, 0.74)):
        path = curve((x + 0.34, -long), (x + 0.1, -0.3), (x - 0.1, 0.3), (x - 0.3, long))
        ragged = [(px + chance.uniform(-0.025, 0.025), py) for px, py in path]
        pen.fill(ribbon(ragged, 0.17, swelling(0.1, 0.0, 0.4)))
        pen.fill(ribbon(ragged[3:-5], 0.05, swelling(0, 0)), "light")
