"""Birds and beasts."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from sakura_desktop.pictures.scenes.strokes import line, ribbon, smooth, swelling, tongue
from sakura_desktop.pictures.shapes import arc, circle, curve, moved, turned

if TYPE_CHECKING:
    from random import Random

    from sakura_desktop.pictures.motif_pen import Pen


def butterfly(pen: Pen, chance: Random) -> None:
    """A butterfly, its wings open."""
    del chance
    for side in (-1, 1):
        upper = [(side * x, y) for x, y in smooth([(0.05, -0.1), (0.4, -0.7), (0.92, -0.82), (1.0, -0.4),
                                                   (0.7, 0.02), (0.1, 0.1)])]
        lower = [(side * x, y) for x, y in smooth([(0.05, 0.05), (0.6, 0.1), (0.78, 0.46), (0.5, 0.84), (0.26, 0.6),
                                                   (0.06, 0.3)])]
        pen.fills([upper, lower])
        pen.fill([(x * 0.62 + side * 0.13, y * 0.62 - 0.1) for x, y in upper], "light")
        pen.fill([(x * 0.5 + side * 0.12, y * 0.5 + 0.14) for x, y in lower], "light")
        line(pen, curve((0, -0.28), (side * 0.1, -0.5), (side * 0.24, -0.66), (side * 0.36, -0.66)), 0.03, "ground")
    pen.fill(ribbon([(0, -0.36), (0, 0.5)], 0.11, swelling(0.2, 0)), "ground")


def crane(pen: Pen, chance: Random) -> None:
    """A crane in flight to the right, its wings raised."""
    del chance
    pen.fill(smooth([(-0.5, 0.26), (-0.1, 0.1), (0.4, 0.06), (0.3, 0.24), (-0.1, 0.36)]))
    line(pen, curve((0.3, 0.12), (0.6, 0.1), (0.7, -0.1), (1.0, -0.12)), 0.1, start=1.0, end=0.4)
    pen.fill([(0.96, -0.17), (1.3, -0.12), (0.96, -0.07)], "shade")
    pen.disc((0.98, -0.13), 0.06, "ground")
    for degrees, long in ((-118, 1.16), (-108, 1.2), (-98, 1.16), (-88, 1.06), (-78, 0.9)):
        pen.fill(moved(turned(tongue((0, 0), (long, 0), 0.2, -0.1), degrees), (0.0, 0.18)))
    for degrees, long in ((-150, 0.9), (-140, 0.96), (-130, 0.96)):
        pen.fill(moved(turned(tongue((0, 0), (long, 0), 0.17, 0.1), degrees), (-0.1, 0.2)), "shade")
    for degrees, long in ((-118, 1.16), (-98, 1.16), (-78, 0.9)):
        tip = turned([(long * 0.98, 0), (long * 0.62, -0.1), (long * 0.66, 0.02)], degrees)
        pen.fill(moved(tip, (0.0, 0.18)), "ground")
    for y in (0.0, 0.06):
        pen.fill(ribbon([(-0.4, 0.28 + y), (-1.16, 0.46 + y * 2)], 0.028), "ground")


def crow(pen: Pen, chance: Random) -> None:
    """A crow in flight."""
    del chance
    for side in (-1, 1):
        pen.fills([tongue((side * 0.08, 0.06), (side * (1.1 - at * 0.14), -0.56 + at * 0.2), 0.22, side * 0.14)
                   for at in range(5)])  # fmt: skip
    pen.fill(smooth([(0, -0.34), (0.13, -0.26), (0.17, 0.1), (0.22, 0.6), (0, 0.5), (-0.22, 0.6), (-0.17, 0.1),
                     (-0.13, -0.26)]))
    pen.fill([(-0.05, -0.32), (0.0, -0.56), (0.05, -0.32)], "shade")


def kite(pen: Pen, chance: Random) -> None:
    """A bird of prey that circles, seen from below."""
    del chance
    for side in (-1, 1):
        pen.fill([(side * x, y) for x, y in smooth([(0.0, -0.2), (0.5, -0.34), (1.0, -0.14), (1.3, 0.16), (0.9, 0.1),
                  (0.5, 0.14), (0.0, 0.26)])])  # fmt: skip
        for at in range(4):
            pen.fill(tongue((side * (0.86 + at * 0.05), 0.0), (side * (1.1 + at * 0.1), 0.34 - at * 0.1), 0.11, 0.0))
    pen.fill(smooth([(0, -0.46), (0.12, -0.3), (0.12, 0.2), (0.3, 0.7), (0, 0.6), (-0.3, 0.7), (-0.12, 0.2),
                     (-0.12, -0.3)]))
    for x in (0.4, -0.4):
        line(pen, [(x * 0.3, -0.02), (x * 2.2, 0.04)], 0.05, "shade")


def birds(pen: Pen, chance: Random) -> None:
    """Birds far off."""
    for _ in range(6):
        x, y, size = chance.uniform(-1.1, 1.1), chance.uniform(-0.8, 0.8), chance.uniform(0.16, 0.32)
        wing = [*curve((-1, -0.3), (-0.6, -0.6), (-0.2, -0.3), (0, 0.1)), *curve((0, 0.1), (0.2, -0.3), (0.6, -0.6),
                                                                                 (1, -0.3))]
        pen.fill(ribbon(moved(wing, (x, y), size), size * 0.2, swelling(0, 0)))


def rabbit(pen: Pen, chance: Random) -> None:
    """A rabbit that leaps to the right."""
    del chance
    pen.fill(smooth([(-0.86, 0.2), (-0.6, -0.14), (-0.1, -0.3), (0.36, -0.24), (0.54, -0.34), (0.8, -0.3), (0.9, -0.14),
                     (0.76, 0.0), (0.52, 0.06), (0.86, 0.3), (1.12, 0.36), (1.02, 0.46), (0.7, 0.42), (0.3, 0.2),
                     (-0.2, 0.24), (-0.6, 0.46), (-1.0, 0.74), (-1.12, 0.66), (-0.8, 0.4)]))  # fmt: skip
    for tip in ((0.22, -0.92), (0.0, -0.78)):
        pen.fill(tongue((0.6, -0.3), tip, 0.2, -0.12))
    pen.fill(tongue((0.56, -0.36), (0.26, -0.8), 0.08, -0.12), "light")
    pen.disc((0.74, -0.2), 0.04, "ground")
    pen.disc((-0.86, 0.08), 0.13, "light")


def fish(pen: Pen, chance: Random) -> None:
    """A carp that leaps, bent like a bow."""
    del chance
    spine = arc((0, 0.62), 0.86, 196, 336, 30)
    pen.fill(ribbon(spine, 0.6, lambda t: 0.16 + 0.84 * math.sin(min(1.0, t * 1.08) * math.pi) ** 0.7))
    tail = spine[1]
    for way in (140, 86):
        pen.fill(moved(turned(tongue((0, 0), (0.56, 0), 0.3, 0.12), way), tail))
    pen.fill(moved(turned(tongue((0, 0), (0.44, 0), 0.26, -0.2), -110), spine[15]), "shade")
    pen.fill(moved(turned(tongue((0, 0), (0.34, 0), 0.2, 0.2), 96), spine[20]), "shade")
    for at in range(7, 24, 3):
        x, y = spine[at]
        for off in (-0.12, 0.06):
            pen.fill(ribbon(moved(arc((0, 0), 0.11, 90 + at * 5, 270 + at * 5, 12), (x, y + off)), 0.028), "ground")
    pen.disc(spine[26], 0.055, "light")
    pen.disc(spine[26], 0.028, "ground")


def fishes(pen: Pen, chance: Random) -> None:
    """A school of small fish."""
    for _ in range(9):
        x, y, size = chance.uniform(-1.1, 1.1), chance.uniform(-0.8, 0.8), chance.uniform(0.16, 0.28)
        body = [(-0.6, 0), *curve((-0.6, 0), (0.0, -0.5), (0.6, -0.4), (1, 0)), *curve((1, 0), (0.6, 0.4),
                                                                                       (0.0, 0.5), (-0.6, 0)),
                (-1.2, 0.4), (-0.95, 0), (-1.2, -0.4)]  # fmt: skip
        pen.fill(moved(turned(body, chance.uniform(-16, 16)), (x, y), size))


def snake(pen: Pen, chance: Random) -> None:
    """A snake that coils, its head raised."""
    del chance
    body = smooth([(-0.9, 0.86), (-0.2, 0.94), (0.56, 0.8), (0.6, 0.46), (0.0, 0.36), (-0.56, 0.3), (-0.6, -0.04),
                   (-0.1, -0.16),
                   (0.3, -0.34), (0.3, -0.7)], closed=False)  # fmt: skip
    pen.fill(ribbon(body, 0.24, lambda t: 0.2 + 0.8 * min(1.0, t * 2)))
    pen.fill(ribbon(body[8:], 0.06), "light")
    pen.fill(smooth([(0.16, -0.62), (0.14, -0.86), (0.3, -1.04), (0.52, -0.98), (0.7, -0.8), (0.5, -0.66)]))
    pen.disc((0.42, -0.86), 0.045, "light")
    pen.fill(ribbon([(0.68, -0.78), (0.94, -0.72)], 0.026), "shade")


def bear(pen: Pen, chance: Random) -> None:
    """A bear's head that roars, from the front."""
    del chance
    for side in (-1, 1):
        pen.disc((side * 0.66, -0.7), 0.28)
        pen.disc((side * 0.66, -0.7), 0.14, "shade")
    pen.fill(smooth([(0, -0.9), (0.6, -0.76), (0.92, -0.2), (0.84, 0.3), (0.52, 0.84), (0, 1.0), (-0.52, 0.84),
                     (-0.84, 0.3),
                     (-0.92, -0.2), (-0.6, -0.76)]))  # fmt: skip
    pen.fill(smooth([(0, -0.2), (0.36, 0.0), (0.5, 0.4), (0.34, 0.86), (0, 0.94), (-0.34, 0.86), (-0.5, 0.4),
                     (-0.36, 0.0)]), "shade")
    pen.fill(smooth([(0, -0.14), (0.2, -0.1), (0.16, 0.08), (0, 0.14), (-0.16, 0.08), (-0.2, -0.1)]), "ground")
    pen.fill([(-0.34, 0.3), (0.34, 0.3), (0.24, 0.8), (-0.24, 0.8)], "ground")
    for x in (-0.22, 0.22):
        pen.fill([(x - 0.08, 0.3), (x + 0.08, 0.3), (x, 0.54)], "light")
        pen.fill([(x * 0.7 - 0.06, 0.8), (x * 0.7 + 0.06, 0.8), (x * 0.7, 0.62)], "light")
    for side in (-1, 1):
        pen.fill([(side * 0.2, -0.24), (side * 0.56, -0.44), (side * 0.5, -0.2), (side * 0.32, -0.14)], "light")
        pen.disc((side * 0.4, -0.26), 0.06, "ground")


def wolf(pen: Pen, chance: Random) -> None:
    """A wolf's head that howls upwards."""
    del chance
    pen.fill(smooth([(0.5, -1.1), (0.62, -1.0), (0.44, -0.64), (0.5, -0.46), (0.36, -0.32), (0.16, -0.06),
                     (0.2, 0.3), (0.5, 1.2),
                     (-1.2, 1.2), (-0.92, 0.5), (-0.7, 0.1), (-0.76, -0.2), (-0.62, -0.44), (-0.86, -0.78), (-0.5,
                                                                                                             -0.66),
                     (-0.26, -0.6), (0.1, -0.84)], steps=4))  # fmt: skip
    pen.fill([(0.44, -0.62), (0.1, -0.44), (0.42, -0.42)], "light")
    pen.fill(ribbon(curve((-0.2, -0.5), (-0.1, -0.54), (0.0, -0.56), (0.06, -0.62)), 0.06, swelling(0, 0)), "light")
    for x, y in ((-0.5, 0.2), (-0.3, 0.5), (-0.1, 0.3), (-0.6, 0.6)):
        line(pen, [(x, y), (x - 0.05, y + 0.3)], 0.06, "shade")


def horse(pen: Pen, chance: Random) -> None:
    """A horse's head and neck, its mane in the wind, towards the right."""
    del chance
    pen.fill(smooth([(-1.0, 1.2), (-0.7, 0.3), (-0.36, -0.4), (0.0, -0.8), (0.06, -1.06), (0.2, -0.82), (0.5, -0.5),
                     (0.86, -0.06),
                     (0.92, 0.16), (0.74, 0.26), (0.5, 0.1), (0.24, 0.04), (0.16, 0.3), (0.3, 0.8), (0.36,
             1.2)], steps=5))  # fmt: skip
    for at in range(7):
        x, y = 0.02 - at * 0.12, -0.86 + at * 0.24
        pen.fill(tongue((x, y), (x - 0.56, y + 0.06 + at * 0.03), 0.22, 0.22), "shade")
    pen.disc((0.3, -0.46), 0.055, "light")
    line(pen, [(0.76, 0.02), (0.82, 0.08)], 0.05, "light")


def spider(pen: Pen, chance: Random) -> None:
    """A spider that hangs on its thread."""
    del chance
    pen.fill(ribbon([(0, -2.4), (0, -0.3)], 0.02), "shade")
    for side in (-1, 1):
        for y, far in ((-0.3, -0.7), (-0.1, -0.24), (0.06, 0.34), (0.2, 0.84)):
            leg = smooth([(side * 0.1, -0.04), (side * 0.5, y - 0.24), (side * 0.86, far)], closed=False)
            pen.fill(ribbon(leg, 0.06, lambda t: 1 - t * 0.7))
    pen.oval((0, 0.3), 0.34, 0.42)
    pen.disc((0, -0.16), 0.2)
    pen.fill([(0, 0.1), (0.12, 0.3), (0, 0.54), (-0.12, 0.3)], "light")


def web(pen: Pen, chance: Random) -> None:
    """A spider's web from the left upper corner."""
    del chance
    for at in range(7):
        way = math.radians(-8 + at * 18)
        pen.fill(ribbon([(-1.3, -1.3), (-1.3 + 3 * math.cos(way), -1.3 + 3 * math.sin(way))], 0.02))
    for reach in (0.5, 0.86, 1.24, 1.66, 2.1):
        path = []
        for at in range(7):
            way = math.radians(-8 + at * 18)
            path.append((-1.3 + reach * math.cos(way), -1.3 + reach * math.sin(way)))
            if at < 6:
                between = way + math.radians(9)
                path.append((-1.3 + reach * 0.93 * math.cos(between), -1.3 + reach * 0.93 * math.sin(between)))
        pen.fill(ribbon(path, 0.018))


def dragonfly(pen: Pen, chance: Random) -> None:
    """A dragonfly."""
    del chance
    for degrees in (-28, -4, 184, 208):
        half = arc((0.56, 0), 0.52, 0, 360, 28, 0.24)
        pen.fill(turned(half, degrees), "light")
        pen.fill(turned(ribbon([(0.1, 0), (1.0, 0)], 0.02), degrees), "shade")
    pen.fill(ribbon([(0, -0.1), (0, 1.1)], 0.12, lambda t: 1 - t * 0.6))
    pen.oval((0, -0.06), 0.13, 0.18)
    for side in (-1, 1):
        pen.disc((side * 0.1, -0.3), 0.1, "shade")


def firefly(pen: Pen, chance: Random) -> None:
    """Fireflies: points of light that glow."""
    for _ in range(11):
        spot, size = (chance.uniform(-1.2, 1.2), chance.uniform(-0.9, 0.9)), chance.uniform(0.03, 0.06)
        pen.fill(circle(spot, size * 2.1, 20), "shade")
        pen.fill(circle(spot, size, 16))
