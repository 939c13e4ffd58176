"""Blossoms, leaves, trees, and what is light enough to drift."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from sakura_desktop.pictures.motif_pen import petal as petal_outline
from sakura_desktop.pictures.scenes.strokes import along, line, ribbon, smooth, swelling, tongue
from sakura_desktop.pictures.shapes import arc, circle, curve, moved, turned

if TYPE_CHECKING:
    from random import Random

    from sakura_desktop.pictures.motif_pen import Pen
    from sakura_desktop.pictures.shapes import Points


def petal(pen: Pen, chance: Random) -> None:
    """A cherry petal."""
    del chance
    pen.fill(moved(petal_outline(1.9, 0.82, notch=0.13), (0, 0.95)))
    pen.fill([(0, 0.9), (0.3, 0.1), (0.16, -0.6), (0.0, -0.3)], "light")


def blossom(pen: Pen, chance: Random) -> None:
    """A cherry blossom."""
    del chance
    leaf = petal_outline(1.0, 0.5, root=0.05)
    pen.fills([turned(leaf, step * 72) for step in range(5)])
    for step in range(5):
        pen.turn(step * 72)
        pen.line([(0, -0.2), (0, -0.5)], 0.035, "shade")
        pen.disc((0, -0.55), 0.045, "shade")
        pen.fill([(0, -0.12), (0.16, -0.6), (0.3, -0.84), (0.34, -0.5)], "light")
    pen.turn(0)
    pen.disc((0, 0), 0.13, "ground")


def bough(pen: Pen, chance: Random) -> None:
    """A flowering branch that reaches in from the left above."""
    paths = _branch(pen)
    leaf = petal_outline(1.0, 0.5, root=0.05)
    spots = [path[at] for path in paths for at in range(2, len(path), 3)]
    for x, y in spots:
        for _ in range(2):
            spot = (x + chance.gauss(0, 0.11), y + chance.gauss(0.02, 0.1))
            size = chance.uniform(0.1, 0.17)
            pen.fills([moved(turned(leaf, step * 72 + x * 90), spot, size) for step in range(5)], "light")
            pen.disc(spot, size * 0.2, "shade")


def branch(pen: Pen, chance: Random) -> None:
    """A bare branch that reaches in from the left above."""
    del chance
    _branch(pen)


def _branch(pen: Pen) -> list[Points]:
    main = smooth([(-1.9, -0.86), (-1.2, -0.66), (-0.7, -0.3), (-0.1, -0.24), (0.44, 0.1), (1.0, 0.08)], closed=False)
    pen.fill(ribbon(main, 0.19, lambda t: 1 - 0.85 * t))
    twigs = [
        smooth([(-0.72, -0.32), (-0.5, 0.06), (-0.14, 0.3), (0.0, 0.62)], closed=False),
        smooth([(-0.1, -0.24), (0.2, -0.5), (0.64, -0.56), (0.9, -0.84)], closed=False),
        smooth([(-1.2, -0.66), (-0.9, -0.9), (-0.5, -0.96)], closed=False),
    ]
    for twig in twigs:
        pen.fill(ribbon(twig, 0.085, lambda t: 1 - 0.8 * t))
    return [main[10:], *twigs]


def pine(pen: Pen, chance: Random) -> None:
    """A pine bent by the wind, its needles in flat clouds."""
    trunk = smooth([(-0.2, 1.3), (-0.1, 0.7), (-0.3, 0.24), (0.04, -0.2), (0.36, -0.5)], closed=False)
    pen.fill(ribbon(trunk, 0.24, lambda t: 1 - 0.7 * t), "shade")
    for x, y, wide in ((0.44, -0.62, 0.56), (-0.3, -0.3, 0.5), (0.5, -0.12, 0.44), (-0.66, 0.16, 0.36)):
        puffs = [circle((x + (at - 2) * wide * 0.42, y + abs(at - 2) * 0.035 + chance.uniform(-0.02, 0.02)),
                        wide * 0.3, 24) for at in range(5)]  # fmt: skip
        pen.fills(puffs)
        pen.fill(ribbon([(x - wide, y + 0.13), (x + wide, y + 0.13)], 0.05, swelling(0, 0)), "shade")


def bamboo(pen: Pen, chance: Random) -> None:
    """Stems of bamboo and their leaves."""
    for x, wide in ((-0.6, 0.17), (-0.1, 0.12), (0.55, 0.2)):
        for at in range(6):
            low, high = 1.9 - at * 0.7, 1.9 - at * 0.7 - 0.66
            pen.fill([(x - wide / 2, low), (x - wide / 2, high), (x + wide / 2, high), (x + wide / 2, low)])
            pen.fill([(x + wide * 0.12, low), (x + wide * 0.12, high), (x + wide / 2, high), (x + wide / 2, low)],
                     "shade")
    for _ in range(14):
        spot, way = (chance.uniform(-0.9, 0.9), chance.uniform(-1.2, 0.8)), chance.uniform(20, 160)
        pen.fill(moved(turned(tongue((0, 0), (0.42, 0), 0.085, 0.1), way), spot))


def grass(pen: Pen, chance: Random) -> None:
    """Blades of grass along the foot, bent by wind."""
    blades = []
    for _ in range(46):
        x, high = chance.uniform(-1.9, 1.9), chance.uniform(0.3, 0.95)
        blades.append(tongue((x, 1.05), (x + chance.uniform(0.1, 0.4), 1.05 - high), 0.075, -0.16))
    pen.fills(blades)


def reeds(pen: Pen, chance: Random) -> None:
    """Plumes of autumn grass."""
    for at in range(7):
        x, high = -0.9 + at * 0.3, chance.uniform(1.1, 1.8)
        stem = curve((x, 1.2), (x, 0.6), (x + 0.1, 1.2 - high * 0.8), (x + 0.36, 1.2 - high))
        pen.fill(ribbon(stem, 0.03), "shade")
        for step in range(7):
            sx, sy = stem[12 + step]
            pen.fill(tongue((sx, sy), (sx + 0.2, sy + 0.02 - step * 0.012), 0.07, 0.2))


def willow(pen: Pen, chance: Random) -> None:
    """Hanging twigs of a willow."""
    for at in range(11):
        x, long = -1.2 + at * 0.24, chance.uniform(0.9, 1.9)
        twig = curve((x, -1.4), (x + 0.06, -0.8), (x - 0.1, -1.2 + long * 0.6), (x + 0.08, -1.3 + long))
        pen.fill(ribbon(twig, 0.018), "shade")
        for step in range(3, 20, 2):
            sx, sy = twig[step]
            side = 1 if step % 4 == 1 else -1
            pen.fill(tongue((sx, sy), (sx + side * 0.07, sy + 0.19), 0.05, 0.1))


def leaves(pen: Pen, chance: Random) -> None:
    """Leaves whirled about."""
    for _ in range(13):
        spot, way = (chance.uniform(-1.2, 1.2), chance.uniform(-1.0, 1.0)), chance.uniform(0, 360)
        size = chance.uniform(0.14, 0.3)
        half = curve((0, -1), (0.62, -0.5), (0.6, 0.4), (0, 1))
        pen.fill(moved(turned([*half, *[(-x, y) for x, y in reversed(half)]], way), spot, size))
        pen.fill(moved(turned(ribbon([(0, -0.8), (0, 1.3)], 0.08), way), spot, size), "shade")


def leaf(pen: Pen, chance: Random) -> None:
    """One leaf with its veins."""
    del chance
    half = curve((0, -1), (0.66, -0.5), (0.6, 0.4), (0, 0.8))
    pen.fill([*half, *[(-x, y) for x, y in reversed(half)]])
    pen.fill(ribbon([(0, -0.8), (0, 1.1)], 0.06), "shade")
    for y in (-0.3, 0.05, 0.4):
        for side in (-1, 1):
            pen.fill(ribbon([(0, y), (side * 0.32, y - 0.22)], 0.035), "shade")


def maple(pen: Pen, chance: Random) -> None:
    """A maple leaf."""
    del chance
    points = []
    for at, reach in enumerate((0.55, 0.85, 1.0, 0.85, 0.55)):
        way = math.radians(-90 + (at - 2) * 52)
        for off, share in ((-0.42, 0.4), (-0.13, 0.72), (0.0, 1.0), (0.13, 0.72), (0.42, 0.4)):
            points.append((reach * share * math.cos(way + off * 0.8), reach * share * math.sin(way + off * 0.8)))
    pen.fill([*points, (0.1, 0.26), (0.03, 0.2), (0.05, 0.8), (-0.05, 0.8), (-0.03, 0.2), (-0.1, 0.26)])
    for at in range(5):
        way = math.radians(-90 + (at - 2) * 52)
        pen.fill(ribbon([(0, 0.2), (0.66 * math.cos(way), 0.66 * math.sin(way))], 0.025), "shade")


def lotus(pen: Pen, chance: Random) -> None:
    """A lotus that opens."""
    del chance
    for degrees, long, tone in ((-62, 0.86, "shade"), (62, 0.86, "shade"), (-32, 1.0, "figure"), (32, 1.0, "figure"),
                                (0, 1.06, "light")):  # fmt: skip
        half = curve((0, 0), (0.42, -0.3), (0.34, -0.8), (0, -long))
        outline = turned([*half, *[(-x, y) for x, y in reversed(half)]], degrees)
        pen.fill(moved(outline, (0, 0.5)), tone)  # type: ignore[arg-type]  # the tones above
    pen.fill(ribbon(arc((0, 0.4), 0.86, 20, 160, 24, 0.24), 0.07, swelling(0, 0)), "ground")


def spider_lily(pen: Pen, chance: Random) -> None:
    """A red spider lily on its stem."""
    del chance
    pen.fill(ribbon(curve((0.02, -0.2), (0.1, 0.4), (-0.06, 0.9), (0.04, 1.5)), 0.05), "shade")
    for at in range(9):
        way = -180 + at * 22.5
        arm = [*curve((0, -0.3), (0.42 * math.cos(math.radians(way)), -0.3 + 0.42 * math.sin(math.radians(way))),
                      (0.86 * math.cos(math.radians(way)), -0.46 + 0.7 * math.sin(math.radians(way))),
                      (0.8 * math.cos(math.radians(way)), -0.7 + 0.5 * math.sin(math.radians(way))))]  # fmt: skip
        pen.fill(ribbon(arm, 0.11, swelling(0.3, 0.0, 0.5)))
        far = 1.12
        thin = curve((0, -0.3), (0.5 * math.cos(math.radians(way + 9)), -0.2 + 0.4 * math.sin(math.radians(way + 9))),
                     (far * math.cos(math.radians(way + 9)), -0.3 + 0.7 * math.sin(math.radians(way + 9))),
                     (far * math.cos(math.radians(way + 9)), -0.7 + 0.7 * math.sin(math.radians(way + 9))))  # fmt: skip
        pen.fill(ribbon(thin, 0.025))
        pen.disc(thin[-1], 0.03, "light")


def camellia(pen: Pen, chance: Random) -> None:
    """A camellia with its leaves."""
    del chance
    for degrees in (110, 235, 340):
        half = curve((0, 0), (0.4, 0.3), (0.34, 0.9), (0, 1.2))
        pen.fill(turned([*half, *[(-x, y) for x, y in reversed(half)]], degrees), "ground")
    for ring, (count, reach, size) in enumerate(((6, 0.46, 0.4), (5, 0.26, 0.34), (3, 0.1, 0.26))):
        for at in range(count):
            way = at * math.tau / count + ring * 0.5
            spot = (reach * math.cos(way), reach * math.sin(way))
            pen.fill(circle(spot, size, 28))
            pen.fill(ribbon(moved(arc((0, 0), size * 0.97, math.degrees(way) - 80, math.degrees(way) + 80, 20), spot),
                            0.035, swelling(0, 0)), "shade")  # fmt: skip
    pen.disc((0, 0), 0.15, "light")


def mum(pen: Pen, chance: Random) -> None:
    """A chrysanthemum of many petals."""
    del chance
    for count, far, near, start in ((20, 1.0, 0.3, 0.0), (16, 0.72, 0.2, 9.0), (12, 0.46, 0.1, 4.0)):
        for at in range(count):
            leaf = ribbon([(near, 0), (far * 0.8, 0), (far, 0)], far * 0.2, swelling(0.3, 0.55, 0.8))
            pen.fill(turned(leaf, start + at * 360 / count))
            pen.fill(turned(ribbon([(near, 0.0), (far * 0.92, 0.0)], 0.018), start + (at + 0.5) * 360 / count), "shade")
    pen.disc((0, 0), 0.14, "light")


def vine(pen: Pen, chance: Random) -> None:
    """A vine that winds upwards, with leaves and a tendril."""
    del chance
    path = [(0.36 * math.sin(at * 0.34), 1.5 - at * 0.075) for at in range(41)]
    pen.fill(ribbon(path, 0.1, lambda t: 1 - 0.6 * t))
    for at in range(3, 38, 5):
        x, y = path[at]
        side = 1 if at % 2 else -1
        pen.fill(tongue((x, y), (x + side * 0.46, y - 0.2), 0.26, side * 0.2), "shade")
    pen.fill(ribbon(arc((path[-1][0] + 0.14, path[-1][1]), 0.14, 180, 460, 24), 0.04))


def thorns(pen: Pen, chance: Random) -> None:
    """A thorny tangle across."""
    for lane in range(3):
        y = (lane - 1) * 0.5
        path = smooth([(-2.0, y + chance.uniform(-0.2, 0.2)), (-1.0, y + 0.3), (-0.2, y - 0.28), (0.7, y + 0.26),
                       (2.0, y - 0.2)], closed=False)  # fmt: skip
        pen.fill(ribbon(path, 0.085))
        for at in range(2, len(path) - 1, 2):
            (x, sy), (x2, y2) = path[at], path[at + 1]
            way = math.degrees(math.atan2(y2 - sy, x2 - x)) + (70 if at % 4 else -110)
            pen.fill(moved(turned([(0, -0.05), (0.2, 0.02), (0, 0.05)], way), (x, sy)))


def feather(pen: Pen, chance: Random) -> None:
    """A feather."""
    del chance
    spine = curve((-0.2, 1.1), (-0.1, 0.5), (0.1, -0.3), (0.3, -1.0))
    half = curve((0.3, -1.0), (-0.4, -0.8), (-0.56, 0.0), (-0.14, 0.62))
    other = curve((-0.12, 0.62), (0.34, 0.2), (0.6, -0.4), (0.3, -1.0))
    pen.fill([*half, *other])
    pen.fill(other, "light")
    pen.fill([*other, *reversed(along(spine, 0.3, 1.0))], "shade")
    pen.fill(ribbon(spine, 0.04), "ground")
    for spot, tip in (((0.02, 0.2), (-0.36, 0.0)), ((0.1, -0.2), (-0.34, -0.46))):
        pen.fill([spot, tip, (tip[0] + 0.04, tip[1] + 0.1)], "ground")


def seedling(pen: Pen, chance: Random) -> None:
    """Two leaves on a stalk that came up."""
    del chance
    pen.fill(ribbon(curve((0, 1.0), (0.04, 0.6), (-0.04, 0.2), (0, -0.1)), 0.085), "shade")
    for side in (-1, 1):
        half = [(0, -0.06), *curve((0, -0.06), (side * 0.1, -0.6), (side * 0.6, -0.8), (side * 1.0, -0.62)),
                *curve((side * 1.0, -0.62), (side * 0.9, -0.1), (side * 0.4, 0.06), (0, -0.06))]  # fmt: skip
        pen.fill(half)
        pen.fill(ribbon(curve((0, -0.06), (side * 0.3, -0.3), (side * 0.6, -0.5), (side * 0.9, -0.58)), 0.03), "light")


def roots(pen: Pen, chance: Random) -> None:
    """Roots that spread downwards."""
    for at in range(7):
        x = (at - 3) * 0.36
        path = smooth([(x * 0.2, -0.8), (x * 0.5, -0.2), (x * 0.9 + chance.uniform(-0.1, 0.1), 0.3),
                       (x * 1.3 + chance.uniform(-0.15, 0.15), 1.1)], closed=False)  # fmt: skip
        pen.fill(ribbon(path, 0.17, lambda t: 1 - t))
        line(pen, [path[8], (path[8][0] + 0.2, path[8][1] + 0.36)], 0.06)
