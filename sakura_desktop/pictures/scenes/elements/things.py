"""Things that people make: fans, screens, scrolls, lanterns, gears, gates."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from sakura_desktop.pictures.scenes.strokes import brush, line, ribbon, smooth, star, swelling
from sakura_desktop.pictures.shapes import arc, circle, curve, moved, rounded, turned

if TYPE_CHECKING:
    from random import Random

    from sakura_desktop.pictures.motif_pen import Pen
    from sakura_desktop.pictures.shapes import Points


def open_fan(pen: Pen, chance: Random) -> None:
    """An open folding fan, a band of colour along its rim."""
    del chance
    centre = (0.0, 0.75)
    pen.fill([*arc(centre, 1.45, 200, 340, 48), *arc(centre, 0.55, 340, 200, 32)])
    pen.fill([*arc(centre, 1.45, 200, 340, 48), *arc(centre, 1.12, 340, 200, 40)], "light")
    for step in range(11):
        angle = math.radians(200 + step * 14)
        inner = (centre[0] + 0.56 * math.cos(angle), centre[1] + 0.56 * math.sin(angle))
        tip = (centre[0] + 1.43 * math.cos(angle), centre[1] + 1.43 * math.sin(angle))
        pen.fill(ribbon([inner, tip], 0.022), "shade")
        pen.fill(ribbon([centre, inner], 0.05), "ground")
    pen.disc(centre, 0.09, "ground")


def shut_fan(pen: Pen, chance: Random) -> None:
    """A folded fan that points up to the right, its cord hanging."""
    del chance
    pen.turn(40)
    pen.fill([(-0.14, -1.2), (0.14, -1.2), (0.08, 0.9), (-0.08, 0.9)])
    for x in (-0.07, 0.0, 0.07):
        pen.fill(ribbon([(x, -1.18), (x * 0.5, 0.5)], 0.02), "shade")
    pen.fill([(-0.15, -1.24), (0.15, -1.24), (0.14, -1.06), (-0.14, -1.06)], "light")
    pen.turn(0)
    line(pen, smooth([(-0.56, 0.66), (-0.4, 0.9), (-0.6, 1.1), (-0.4, 1.4)], closed=False), 0.07, "shade", end=0.6)


def parasol(pen: Pen, chance: Random) -> None:
    """A paper parasol seen from above, its ribs and a white ring."""
    del chance
    rim = []
    for at in range(16):
        for off, reach in ((0.0, 1.0), (0.5, 0.965)):
            way = (at + off) * math.tau / 16
            rim.append((reach * math.cos(way), reach * math.sin(way)))
    pen.fill(rim)
    pen.fill([*circle((0, 0), 0.8, 64), (0.8, 0), (0.6, 0), *reversed(circle((0, 0), 0.6, 64))], "light")
    for at in range(16):
        way = at * math.tau / 16
        pen.fill(ribbon([(0, 0), (0.99 * math.cos(way), 0.99 * math.sin(way))], 0.016), "shade")
    pen.disc((0, 0), 0.1, "ground")


def half_parasol(pen: Pen, chance: Random) -> None:
    """An open parasol from the side, its stick below."""
    del chance
    pen.fill(ribbon(curve((0, -0.5), (0, 0.2), (0, 0.7), (0, 1.3)), 0.05), "ground")
    dome = [*arc((0, 0.12), 1.1, 180, 360, 48, 0.82)]
    hem = []
    for at in range(8):
        hem += arc((1.1 - (at + 0.5) * 0.275, 0.12), 0.1375, 0, -180, 8, 0.4)
    pen.fill([*dome, *hem])
    band = [*arc((0, 0.12), 0.98, 197, 343, 40, 0.66), *arc((0, 0.12), 0.94, 340, 200, 40, 0.44)]
    pen.fill(band, "light")
    for at in range(1, 8):
        x = 1.1 - at * 0.275
        pen.fill(ribbon(curve((0, -0.78), (x * 0.6, -0.66), (x * 0.96, -0.3), (x, 0.12)), 0.02), "shade")
    pen.fill(ribbon([(0, -0.94), (0, -0.76)], 0.07), "ground")


def shut_parasol(pen: Pen, chance: Random) -> None:
    """A shut parasol that points up to the right."""
    del chance
    pen.turn(38)
    pen.fill(ribbon([(0, 0.4), (0, 1.4)], 0.055), "ground")
    pen.fill([(0, -1.2), (0.2, 0.42), (0.1, 0.5), (0, 0.42), (-0.1, 0.5), (-0.2, 0.42)])
    pen.fill([(0.06, -0.74), (0.145, -0.06), (-0.145, -0.06), (-0.06, -0.74)], "light")
    for x in (-0.1, 0, 0.1):
        pen.fill(ribbon([(x * 0.1, -1.1), (x, 0.42)], 0.02), "shade")
    pen.turn(0)


def scroll(pen: Pen, chance: Random) -> None:
    """A scroll that unrolls to the right, written on."""
    del chance
    pen.fill(smooth([(-0.8, -0.52), (0.0, -0.44), (0.6, -0.56), (1.3, -0.46)], closed=False)
             + smooth([(1.3, 0.5), (0.6, 0.4), (0.0, 0.54), (-0.8, 0.46)], closed=False), "light")  # fmt: skip
    for at in range(8):
        x, long = -0.44 + at * 0.2, (0.7, 0.5, 0.62, 0.34, 0.7, 0.56, 0.66, 0.44)[at]
        for step in range(int(long / 0.11)):
            pen.fill(ribbon([(x - 0.035, -0.34 + step * 0.11), (x + 0.03, -0.32 + step * 0.11)], 0.05), "ground")
    pen.fill(rounded((-0.98, -0.62, -0.72, 0.58), 0.06))
    pen.fill(rounded((-0.91, -0.78, -0.79, 0.74), 0.04), "shade")


def sheets(pen: Pen, chance: Random) -> None:
    """Sheets of paper that fly about."""
    for _ in range(9):
        spot, way, size = (chance.uniform(-1.2, 1.2), chance.uniform(-0.95, 0.95)), chance.uniform(0,
             360), chance.uniform(0.18, 0.36)
        bend = chance.uniform(-0.3, 0.3)
        page = [*curve((-0.7, -1), (-0.2, -1 + bend), (0.2, -1 - bend), (0.7, -1)),
                *curve((0.7, 1), (0.2, 1 - bend), (-0.2, 1 + bend), (-0.7, 1))]  # fmt: skip
        pen.fill(moved(turned(page, way), spot, size))
        lines = [ribbon([(-0.4, y), (0.4, y)], 0.09) for y in (-0.5, -0.1, 0.3)]
        pen.fills([moved(turned(one, way), spot, size) for one in lines], "shade")


def charm(pen: Pen, chance: Random) -> None:
    """A strip of paper with a sign, to bind what it is stuck on."""
    del chance
    pen.fill([(-0.34, -1.0), (0.34, -1.0), (0.34, 1.0), (-0.34, 1.0)])
    pen.fill(ribbon([(-0.24, -0.9), (0.24, -0.9), (0.24, 0.9), (-0.24, 0.9), (-0.24, -0.9)], 0.03), "shade")
    pen.disc((0, -0.54), 0.19, "ground")
    for y in (-0.18, 0.06, 0.3):
        pen.fill(ribbon([(-0.15, y), (0.15, y)], 0.06), "ground")
    pen.fill(ribbon(curve((0, -0.36), (0.02, 0.0), (-0.02, 0.4), (0.06, 0.74)), 0.07, swelling(0.4, 0)), "ground")


def book(pen: Pen, chance: Random) -> None:
    """An open book."""
    del chance
    for side in (-1, 1):
        pen.fill([(side * x, y) for x, y in [(0, -0.36), *curve((0, -0.36), (0.3, -0.6), (0.7, -0.56), (1.1, -0.44)),
                  (1.1, 0.56), *curve((1.1, 0.56), (0.7, 0.44), (0.3, 0.4), (0, 0.64))]])  # fmt: skip
        pen.fill([(side * x, y) for x, y in [(0, -0.42), *curve((0, -0.42), (0.3, -0.66), (0.7, -0.62), (1.02, -0.52)),
                  (1.02, 0.44), *curve((1.02, 0.44), (0.7, 0.32), (0.3, 0.28), (0, 0.52))]], "light")  # fmt: skip
        for at in range(5):
            x = side * (0.2 + at * 0.17)
            pen.fill(ribbon([(x, -0.42), (x, 0.2 + 0.05 * (at % 2))], 0.035), "shade")
    pen.fill(ribbon([(0, -0.42), (0, 0.58)], 0.04), "ground")


def quill(pen: Pen, chance: Random) -> None:
    """A writing brush that draws a line below."""
    brush(pen, curve((-1.1, 0.74), (-0.5, 0.5), (0.0, 0.9), (0.36, 0.66), 30), 0.22, chance, "ground", dry=0.3)
    pen.fill(moved(turned([(0, 0.42), (-0.13, 0.06), (-0.09, -0.12), (0.09, -0.12), (0.13, 0.06)], 28), (0.3, 0.3)),
             "shade")
    pen.fill(moved(turned([(-0.085, -0.1), (0.085, -0.1), (0.07, -1.5), (-0.07, -1.5)], 28), (0.3, 0.3)))
    pen.fill(moved(turned([(-0.095, -0.2), (0.095, -0.2), (0.095, -0.32), (-0.095, -0.32)], 28), (0.3, 0.3)), "light")


def lantern(pen: Pen, chance: Random) -> None:
    """A paper lantern, lit."""
    del chance
    pen.fill(smooth([(0, -0.7), (0.5, -0.56), (0.66, 0.0), (0.5, 0.56), (0, 0.7), (-0.5, 0.56), (-0.66, 0.0),
                     (-0.5, -0.56)]))
    pen.oval((0, 0), 0.3, 0.44, "light")
    for y, wide in ((-0.46, 0.54), (-0.23, 0.63), (0, 0.66), (0.23, 0.63), (0.46, 0.54)):
        pen.fill(ribbon(curve((-wide, y), (-wide * 0.4, y + 0.06), (wide * 0.4, y + 0.06), (wide, y)), 0.022), "shade")
    pen.fill(rounded((-0.3, -0.82, 0.3, -0.66), 0.04), "ground")
    pen.fill(rounded((-0.3, 0.66, 0.3, 0.82), 0.04), "ground")
    pen.fill(ribbon([(0, -1.3), (0, -0.8)], 0.03), "ground")
    pen.fill(ribbon([(0, 0.8), (0, 1.2)], 0.08, swelling(0.3, 0.8, 0.9)), "ground")


def torii(pen: Pen, chance: Random) -> None:
    """A shrine's gate."""
    del chance
    pen.fill([*curve((-1.2, -0.9), (-0.5, -0.76), (0.5, -0.76), (1.2, -0.9)), (1.12, -0.66),
              *curve((1.12, -0.66), (0.5, -0.56), (-0.5, -0.56), (-1.12, -0.66))])  # fmt: skip
    pen.fill([(-0.92, -0.36), (0.92, -0.36), (0.92, -0.22), (-0.92, -0.22)])
    for side in (-1, 1):
        pen.fill([(side * 0.58, -0.6), (side * 0.74, -0.6), (side * 0.84, 1.0), (side * 0.64, 1.0)])
        pen.fill([(side * 0.635, 0.86), (side * 0.84, 0.86), (side * 0.86, 1.0), (side * 0.62, 1.0)], "ground")
    pen.fill([(-0.09, -0.58), (0.09, -0.58), (0.09, -0.34), (-0.09, -0.34)], "shade")


def gate(pen: Pen, chance: Random) -> None:
    """A great barred door."""
    del chance
    pen.fill([(-0.9, -1.0), (0.9, -1.0), (0.9, 1.1), (-0.9, 1.1)])
    pen.fill(ribbon([(0, -1.0), (0, 1.1)], 0.035), "ground")
    for y in (-0.7, 0.1, 0.8):
        pen.fill(ribbon([(-0.9, y), (0.9, y)], 0.1), "shade")
        for x in (-0.75, -0.45, -0.15, 0.15, 0.45, 0.75):
            pen.disc((x, y), 0.035, "light")
    pen.fill(ribbon([(-0.8, -0.26), (0.8, -0.26)], 0.15), "ground")


def roof(pen: Pen, chance: Random) -> None:
    """A temple's roof with upturned eaves."""
    del chance
    pen.fill([*curve((-1.4, 0.34), (-0.9, 0.24), (-0.5, -0.1), (-0.4, -0.6)), (0.4, -0.6),
              *curve((0.4, -0.6), (0.5, -0.1), (0.9, 0.24), (1.4, 0.34)), (1.3, 0.46), (-1.3, 0.46)])  # fmt: skip
    for at in range(9):
        x = -0.36 + at * 0.09
        pen.fill(ribbon(curve((x, -0.58), (x * 1.3, -0.1), (x * 2.3, 0.24), (x * 3.2, 0.44)), 0.02), "shade")
    pen.fill([(-0.8, 0.46), (0.8, 0.46), (0.8, 1.2), (-0.8, 1.2)], "ground")
    pen.fill(rounded((-0.5, -0.7, 0.5, -0.58), 0.05), "ground")


def bridge(pen: Pen, chance: Random) -> None:
    """An arched bridge."""
    del chance
    deck = curve((-1.7, 0.5), (-0.7, -0.24), (0.7, -0.24), (1.7, 0.5))
    pen.fill(ribbon(deck, 0.16))
    rail = [(x, y - 0.36) for x, y in deck]
    pen.fill(ribbon(rail, 0.06))
    for x, y in deck[1::3]:
        pen.fill([(x - 0.035, y), (x + 0.035, y), (x + 0.035, y - 0.48), (x - 0.035, y - 0.48)])
        pen.disc((x, y - 0.5), 0.06, "light")
    for x in (-0.7, 0.7):
        pen.fill([(x - 0.07, 0.1), (x + 0.07, 0.1), (x + 0.07, 1.2), (x - 0.07, 1.2)], "shade")


def boat(pen: Pen, chance: Random) -> None:
    """A small roofed boat."""
    del chance
    pen.fill([*curve((-1.2, 0.06), (-0.6, 0.4), (0.5, 0.42), (1.3, -0.1)), *curve((1.3, -0.1), (0.9, 0.56),
                                                                                  (0.3, 0.62), (-0.3, 0.6)),
              *curve((-0.3, 0.6), (-0.8, 0.56), (-1.1, 0.4), (-1.2, 0.06))])  # fmt: skip
    pen.fill([*curve((-0.62, -0.22), (-0.3, -0.5), (0.3, -0.5), (0.56, -0.26)), (0.5, -0.16), (-0.58, -0.12)], "shade")
    for x in (-0.46, 0.0, 0.42):
        pen.fill(ribbon([(x, -0.2), (x, 0.36)], 0.05), "shade")
    pen.fill([(-0.42, -0.12), (-0.06, -0.14), (-0.06, 0.32), (-0.42, 0.28)], "light")


def curtain(pen: Pen, chance: Random) -> None:
    """A curtain gathered at both sides, its folds hanging."""
    del chance
    for side in (-1, 1):
        edge = curve((side * 0.3, -1.7), (side * 0.5, -0.6), (side * 1.3, -0.1), (side * 1.06, 1.7))
        pen.fill([*edge, (side * 2.4, 1.7), (side * 2.4, -1.7)])
        for at in range(5):
            shift = 0.2 + at * 0.22
            pen.fill(ribbon([(x + side * shift, y) for x, y in edge], 0.05), "shade")
        pen.fill(ribbon(curve((side * 0.84, -0.2), (side * 1.1, 0.0), (side * 1.5, 0.0), (side * 2.4, -0.2)), 0.13),
                 "light")


def banner(pen: Pen, chance: Random) -> None:
    """A tall banner on a pole, blown to the right."""
    del chance
    pen.fill(ribbon([(-0.6, -1.3), (-0.6, 1.5)], 0.06), "ground")
    pen.fill([(-0.57, -1.16), *curve((-0.57, -1.16), (-0.1, -1.3), (0.2, -0.96), (0.66, -1.1)),
              *curve((0.66, -1.1), (0.84, -0.4), (0.5, 0.1), (0.72, 0.86)),
              *curve((0.72, 0.86), (0.3, 1.0), (-0.1, 0.7), (-0.57, 0.86))])  # fmt: skip
    pen.disc((0.06, -0.12), 0.3, "light")
    for x in (-0.2, 0.42):
        line(pen, curve((x, -1.06), (x + 0.16, -0.4), (x - 0.1, 0.2), (x + 0.06, 0.84)), 0.05, "shade")


def rope(pen: Pen, chance: Random) -> None:
    """A twisted rope across with white zigzag papers: a holy bound."""
    del chance
    path = curve((-2.2, -0.5), (-0.8, -0.06), (0.8, -0.06), (2.2, -0.5), 44)
    pen.fill(ribbon(path, 0.24, lambda t: 0.5 + math.sin(t * math.pi) * 0.5))
    for x, y in path[3:-2:2]:
        pen.fill(ribbon([(x - 0.05, y + 0.1), (x + 0.05, y - 0.1)], 0.03), "shade")
    for x, y in ((-1.0, -0.24), (0.0, -0.14), (1.0, -0.24)):
        zig = [(0, 0.06), (0.17, 0.1), (0.17, 0.34), (0.3, 0.34), (0.3, 0.6), (0.42, 0.6), (0.42, 0.92), (0.2, 0.86),
               (0.2, 0.66),
               (0.08, 0.62), (0.08, 0.4), (0.0, 0.36)]  # fmt: skip
        pen.fill(moved(zig, (x - 0.16, y)), "light")


def gear(pen: Pen, chance: Random) -> None:
    """A toothed wheel."""
    del chance
    rim = []
    for at in range(14):
        for off, reach in ((-0.36, 0.82), (-0.24, 1.0), (0.24, 1.0), (0.36, 0.82)):
            way = (at + off) * math.tau / 14
            rim.append((reach * math.cos(way), reach * math.sin(way)))
    pen.fill(rim)
    pen.disc((0, 0), 0.62, "ground")
    for at in range(6):
        pen.fill(turned(ribbon([(0, 0), (0.66, 0)], 0.13), at * 60))
    pen.disc((0, 0), 0.24)
    pen.disc((0, 0), 0.11, "light")


def gears(pen: Pen, chance: Random) -> None:
    """Wheels that drive each other."""
    for x, y, size, start in ((-0.46, 0.2, 0.62, 0), (0.54, -0.24, 0.44, 12), (0.36, 0.66, 0.3, 4)):
        own = type(pen)()
        gear(own, chance)
        for mark in own.marks:
            pen.fills([moved(turned(outline, start), (x, y), size) for outline in mark.laid()], mark.tone)


def spring(pen: Pen, chance: Random) -> None:
    """A coiled spring, upright."""
    del chance
    for at in range(7):
        y = 0.8 - at * 0.26
        pen.fill(ribbon(curve((0.5, y), (0.5, y + 0.16), (-0.5, y + 0.02), (-0.5, y - 0.14)), 0.09), "shade")
        pen.fill(ribbon(curve((-0.5, y - 0.14), (-0.5, y - 0.02), (0.5, y - 0.1), (0.5, y - 0.26)), 0.1))


def vial(pen: Pen, chance: Random) -> None:
    """A flask half full."""
    del chance
    pen.fill([(-0.17, -0.9), (0.17, -0.9), (0.17, -0.3), *arc((0, 0.3), 0.62, -74, 254, 40), (-0.17, -0.3)], "light")
    pen.fill(arc((0, 0.3), 0.53, -8, 188, 30))
    pen.fill(rounded((-0.25, -1.04, 0.25, -0.86), 0.05), "ground")
    for x, y, size in ((-0.14, 0.5, 0.07), (0.16, 0.42, 0.05), (0.0, 0.62, 0.045), (0.1, 0.05, 0.05)):
        pen.disc((x, y), size, "shade")
    pen.fill(ribbon(arc((0, 0.3), 0.46, 150, 230, 14), 0.05, swelling(0, 0)), "shade")


def cup(pen: Pen, chance: Random) -> None:
    """A flat cup on its foot."""
    del chance
    pen.fill(arc((0, -0.2), 0.9, 0, 180, 40, 0.62))
    pen.oval((0, -0.2), 0.9, 0.2, "light")
    pen.oval((0, -0.17), 0.76, 0.14, "shade")
    pen.fill([(-0.3, 0.3), (0.3, 0.3), (0.36, 0.56), (-0.36, 0.56)], "ground")


def mirror(pen: Pen, chance: Random) -> None:
    """A round mirror in its frame, light across it."""
    del chance
    pen.disc((0, 0), 1.0)
    pen.disc((0, 0), 0.82, "light")
    pen.fill([(-0.7, 0.34), (0.3, -0.74), (0.52, -0.6), (-0.5, 0.6)], "shade")
    pen.fill([(-0.3, 0.7), (0.7, -0.38), (0.76, -0.24), (-0.16, 0.76)], "shade")
    for at in range(8):
        pen.disc(turned([(0.91, 0)], at * 45 + 22)[0], 0.05, "ground")


def bell(pen: Pen, chance: Random) -> None:
    """A great temple bell."""
    del chance
    half = [*curve((0, -0.86), (0.5, -0.84), (0.56, -0.5), (0.56, 0.0)), *curve((0.56, 0.0), (0.58, 0.4),
                                                                                (0.66, 0.6), (0.72, 0.84))]
    pen.fill([*half, *[(-x, y) for x, y in reversed(half)]])
    pen.fill([*half, (0.4, 0.84), (0.3, 0.0), (0.26, -0.6)], "shade")
    for y, wide in ((-0.3, 0.56), (0.16, 0.57), (0.56, 0.63)):
        pen.fill(ribbon([(-wide, y), (wide, y)], 0.05), "ground")
    pen.disc((0, 0.36), 0.12, "light")
    for x in (-0.36, -0.18, 0.0, 0.18, 0.36):
        pen.disc((x, -0.48), 0.04, "ground")
        pen.disc((x, -0.62), 0.04, "ground")
    pen.fill(ribbon(arc((0, -0.9), 0.16, 180, 360, 16), 0.09), "ground")


def small_bell(pen: Pen, chance: Random) -> None:
    """A round jingle bell on its ribbon."""
    del chance
    line(pen, curve((0, -0.5), (-0.5, -1.3), (-0.6, -0.6), (-0.9, -0.9)), 0.13, "shade", end=0.6)
    line(pen, curve((0, -0.5), (0.5, -1.3), (0.6, -0.6), (0.9, -1.0)), 0.13, "shade", end=0.6)
    pen.disc((0, 0.1), 0.66)
    pen.fill(ribbon(arc((0, 0.1), 0.48, 190, 280, 18), 0.1, swelling(0, 0)), "light")
    pen.fill(ribbon([(-0.66, 0.14), (0.66, 0.14)], 0.1), "shade")
    pen.disc((0, 0.36), 0.1, "ground")
    pen.fill(ribbon([(0, 0.4), (0, 0.78)], 0.07), "ground")


def drum(pen: Pen, chance: Random) -> None:
    """A drum from the front, three commas on it."""
    del chance
    pen.disc((0, 0), 1.0)
    pen.disc((0, 0), 0.8, "light")
    for at in range(3):
        comma = [*arc((0.3, 0.0), 0.24, -120, 120, 20), *curve((0.18, 0.2), (0.0, 0.4), (-0.24, 0.44), (-0.4, 0.34)),
                 *curve((-0.4, 0.34), (-0.1, 0.3), (0.1, 0.1), (0.18, -0.2))]  # fmt: skip
        pen.fill(turned(comma, at * 120), "shade")
    for at in range(20):
        pen.disc(turned([(0.9, 0)], at * 18)[0], 0.04, "ground")


def notes(pen: Pen, chance: Random) -> None:
    """A tune: five lines that swing, with drops of sound on them."""
    for at in range(5):
        y = (at - 2) * 0.16
        path = smooth([(-2.0, y + 0.3), (-0.9, y - 0.24), (0.2, y + 0.16), (1.1, y - 0.26), (2.0, y)], closed=False)
        pen.fill(ribbon(path, 0.022), "shade")
        for _ in range(2):
            spot = path[chance.randrange(3, len(path) - 3)]
            pen.fill(moved(turned(arc((0, 0), 0.11, 0, 360, 24, 0.72), -24), spot))
            pen.fill(ribbon([(spot[0] + 0.09, spot[1]), (spot[0] + 0.09, spot[1] - 0.42)], 0.03))


def strings(pen: Pen, chance: Random) -> None:
    """Strings of an instrument, one of which sounds."""
    del chance
    for at in range(6):
        x = (at - 2.5) * 0.26
        pen.fill(ribbon([(x - 0.5, -2.2), (x + 0.5, 2.2)], 0.026))
    for off in (-1, 1):
        swing = [(x + off * 0.09 * math.cos(t * math.pi), 2.0 * t) for t in (at / 20 - 0.5 for at in range(21))
                 for x in (0.13 + t * 0.45 * 2.0 / 2,)]  # fmt: skip
        pen.fill(ribbon(swing, 0.022), "light")


def knot(pen: Pen, chance: Random) -> None:
    """A knot of cord with tassels."""
    del chance
    for side in (-1, 1):
        loop = [(side * x, y) for x, y in smooth([(0.0, 0.0), (0.4, -0.5), (0.9, -0.5), (0.9, 0.0), (0.4, 0.1)],
                                                 closed=True)]
        pen.fill(ribbon([*loop, loop[0]], 0.14))
        tail = smooth([(0, 0), (side * 0.2, 0.4), (side * 0.46, 0.6), (side * 0.4, 1.1)], closed=False)
        pen.fill(ribbon(tail, 0.13, swelling(0.8, 1.0, 0.5)))
        pen.fill([(side * 0.3, 0.9), (side * 0.5, 0.9), (side * 0.56, 1.3), (side * 0.24, 1.3)], "shade")
    pen.fill(rounded((-0.2, -0.22, 0.2, 0.2), 0.1), "light")


def gem(pen: Pen, chance: Random) -> None:
    """A cut stone of many faces."""
    del chance
    pen.fill([(0, -1.0), (0.62, -0.36), (0.62, 0.3), (0, 1.0), (-0.62, 0.3), (-0.62, -0.36)])
    pen.fill([(0, -1.0), (0.62, -0.36), (0.2, -0.3)], "shade")
    pen.fill([(0.62, -0.36), (0.62, 0.3), (0.2, 0.34), (0.2, -0.3)], "light")
    pen.fill([(0.62, 0.3), (0, 1.0), (0.2, 0.34)], "shade")
    pen.fill([(-0.62, -0.36), (0, -1.0), (0.2, -0.3), (-0.2, -0.24)], "light")
    pen.fill([(-0.2, -0.24), (0.2, -0.3), (0.2, 0.34), (-0.16, 0.4)], "shade")


def petal_gem(pen: Pen, chance: Random) -> None:
    """A petal cut like a stone."""
    del chance
    left = [(0, 0.98), *curve((0, 0.98), (-0.6, 0.5), (-0.86, -0.3), (-0.3, -0.96)), (0, -0.7)]
    right = [(-x, y) for x, y in left]
    pen.fill([*left, *reversed(right)])
    pen.fill([(0, 0.98), (0.3, 0.0), (0, -0.7), (-0.28, -0.06)], "light")
    pen.fill([*right[:14], (0.3, 0.0)], "shade")


def coins(pen: Pen, chance: Random) -> None:
    """Coins with a square hole that fall."""
    for _ in range(7):
        spot, size, flat = (chance.uniform(-0.9, 0.9), chance.uniform(-0.8, 0.8)), chance.uniform(0.2,
             0.34), chance.uniform(0.5, 1.0)
        way = chance.uniform(-40, 40)
        pen.fill(moved(turned(arc((0, 0), 1, 0, 360, 36, flat), way), spot, size))
        pen.fill(moved(turned(ribbon([*arc((0, 0), 0.84, 0, 360, 36, flat)], 0.06), way), spot, size), "shade")
        pen.fill(moved(turned([(-0.24, -0.24 * flat), (0.24, -0.24 * flat), (0.24, 0.24 * flat),
                               (-0.24, 0.24 * flat)], way), spot,
                       size), "ground")  # fmt: skip


def beads(pen: Pen, chance: Random) -> None:
    """A ring of beads with its tassel."""
    del chance
    for at, spot in enumerate(arc((0, -0.16), 0.74, 96, 444, 20)):
        pen.disc(spot, 0.13 if at % 5 else 0.17)
        pen.disc((spot[0] - 0.035, spot[1] - 0.04), 0.04, "light")
    pen.fill(ribbon([(0, 0.6), (0, 0.8)], 0.06), "shade")
    pen.fill([(-0.09, 0.78), (0.09, 0.78), (0.17, 1.3), (-0.17, 1.3)], "shade")


def bullet(pen: Pen, chance: Random) -> None:
    """A bullet that flies to the right, its trail behind it."""
    del chance
    pen.fill([(-0.1, -0.2), (0.4, -0.2), *curve((0.4, -0.2), (0.8, -0.2), (1.0, -0.1), (1.14, 0)),
              *curve((1.14, 0), (1.0, 0.1), (0.8, 0.2), (0.4, 0.2)), (-0.1, 0.2)])  # fmt: skip
    pen.fill([(-0.1, -0.12), (0.5, -0.13), (0.8, -0.06), (-0.1, -0.03)], "light")
    pen.fill(ribbon([(0.06, -0.2), (0.06, 0.2)], 0.07), "ground")
    for y, long in ((-0.2, 0.9), (-0.07, 1.5), (0.07, 1.3), (0.2, 0.8)):
        pen.fill([(-0.14, y - 0.035), (-0.14 - long, y), (-0.14, y + 0.035)], "shade")


def long_gun(pen: Pen, chance: Random) -> None:
    """A long gun's barrel that comes from the left, its muzzle to the right."""
    del chance
    pen.fill([(-2.4, -0.17), (0.7, -0.1), (0.7, 0.1), (-2.4, 0.15)])
    pen.fill([(-2.4, -0.17), (0.7, -0.1), (0.7, -0.04), (-2.4, -0.09)], "light")
    pen.fill(rounded((0.62, -0.16, 0.84, 0.16), 0.04), "ground")
    pen.fills([ribbon([(x, -0.17), (x, 0.17)], 0.07) for x in (-1.6, -0.9, -0.2)], "shade")
    pen.fill([(0.56, -0.1), (0.62, -0.24), (0.68, -0.1)], "ground")


def pistol(pen: Pen, chance: Random) -> None:
    """A pistol pointed to the right."""
    del chance
    pen.fill([(-0.5, -0.4), (1.0, -0.36), (1.0, -0.14), (-0.1, -0.08), (-0.3, 0.06), (-0.56, 0.0)])
    pen.fill(smooth([(-0.56, -0.3), (-0.3, -0.1), (-0.44, 0.3), (-0.56, 0.84), (-0.94, 0.86), (-0.92, 0.5),
                     (-0.8, 0.0)]), "shade")
    pen.fill(ribbon(arc((-0.18, 0.06), 0.2, -20, 190, 18), 0.055))
    pen.fill(rounded((0.9, -0.42, 1.08, -0.1), 0.03), "ground")
    pen.fill([(-0.3, -0.34), (0.9, -0.3), (0.9, -0.24), (-0.3, -0.26)], "light")
    pen.fill(ribbon(curve((-0.5, -0.36), (-0.56, -0.6), (-0.76, -0.6), (-0.8, -0.5)), 0.09), "ground")


def bomb(pen: Pen, chance: Random) -> None:
    """A round bomb, its fuse lit."""
    del chance
    pen.disc((-0.06, 0.22), 0.72)
    pen.fill(ribbon(arc((-0.06, 0.22), 0.52, 190, 260, 18), 0.12, swelling(0, 0)), "light")
    pen.fill(moved(turned(rounded((-0.17, -0.1, 0.17, 0.14), 0.04), 28), (0.3, -0.42)), "ground")
    pen.fill(ribbon(curve((0.34, -0.5), (0.46, -0.8), (0.7, -0.6), (0.8, -0.84)), 0.06), "shade")
    pen.fill(moved(star(9, 0.3, 0.12), (0.82, -0.88)), "light")


def hammer(pen: Pen, chance: Random) -> None:
    """A great hammer raised to the right."""
    del chance
    pen.turn(35)
    pen.fill(ribbon([(0, -0.4), (0, 2.0)], 0.13), "shade")
    pen.fill(rounded((-0.78, -0.9, 0.78, -0.3), 0.07))
    for side in (-1, 1):
        box = (-0.92, -0.98, -0.68, -0.22) if side < 0 else (0.68, -0.98, 0.92, -0.22)
        pen.fill(rounded(box, 0.05), "ground")
    pen.fill([(-0.66, -0.84), (0.66, -0.84), (0.66, -0.72), (-0.66, -0.72)], "light")
    pen.disc((0, -0.56), 0.13, "light")
    pen.turn(0)


def anvil(pen: Pen, chance: Random) -> None:
    """A smith's anvil."""
    del chance
    pen.fill([(-0.7, -0.4), (0.56, -0.4), (1.2, -0.3), *curve((1.2, -0.3), (0.9, 0.0), (0.6, 0.06), (0.34, 0.1)),
              (0.26, 0.4),
              (0.6, 0.62), (0.6, 0.8), (-0.6, 0.8), (-0.6, 0.62), (-0.3, 0.4), (-0.36, 0.1), (-0.7, 0.02)])  # fmt: skip
    pen.fill([(-0.7, -0.4), (0.56, -0.4), (1.2, -0.3), (0.5, -0.27), (-0.7, -0.27)], "light")


def tiles(pen: Pen, chance: Random) -> None:
    """A lattice of six-sided cells."""
    for row in range(-4, 5):
        for column in range(-5, 6):
            spot = (column * 0.42 + (row % 2) * 0.21, row * 0.363)
            cell = circle(spot, 0.235, 6, 30.0)
            pen.fill(ribbon([*cell, cell[0]], 0.022))
            if chance.random() < 0.16:
                pen.fill(circle(spot, 0.19, 6, 30.0), "shade")


def pixels(pen: Pen, chance: Random) -> None:
    """Squares that break up towards the right."""
    for _ in range(70):
        x = chance.triangular(-1.2, 1.4, -1.0)
        size = 0.17 * (1.3 - (x + 1.2) / 2.6) * chance.uniform(0.5, 1.0)
        y = round(chance.uniform(-0.9, 0.9) / 0.15) * 0.15
        x = round(x / 0.15) * 0.15
        pen.fill([(x - size / 2, y - size / 2), (x + size / 2, y - size / 2), (x + size / 2, y + size / 2),
                  (x - size / 2, y + size / 2)],
                 chance.choice(("figure", "figure", "shade", "light")))  # fmt: skip


def circuit(pen: Pen, chance: Random) -> None:
    """Paths of a circuit with round ends."""
    for at in range(9):
        y = -0.96 + at * 0.24
        x1, x2, up = chance.uniform(-0.9, -0.3), chance.uniform(0.0, 0.6), chance.choice((-0.24, 0.24))
        path: Points = [(-2.0, y), (x1, y), (x1 + 0.24, y + up), (x2 + 0.4, y + up)]
        pen.fill(ribbon(path, 0.04))
        pen.disc((x2 + 0.4, y + up), 0.075)
        pen.disc((x2 + 0.4, y + up), 0.035, "light")


def sights(pen: Pen, chance: Random) -> None:
    """Cross hairs on a goal."""
    del chance
    for radius, width in ((0.95, 0.05), (0.5, 0.035)):
        pen.fill(ribbon([*circle((0, 0), radius, 64), (radius, 0)], width))
    for degrees in (0, 90, 180, 270):
        pen.fill(turned(ribbon([(0.22, 0), (1.25, 0)], 0.05), degrees))
    pen.disc((0, 0), 0.07, "light")


def shield(pen: Pen, chance: Random) -> None:
    """A wall of light of six sides, one within the other."""
    del chance
    for radius, width, tone in ((1.0, 0.09, "figure"), (0.78, 0.05, "shade"), (0.56, 0.035, "light")):
        corners = circle((0, 0), radius, 6, 30.0)
        pen.fill(ribbon([*corners, corners[0], corners[1]], width), tone)  # type: ignore[arg-type]  # the tones above


def scales(pen: Pen, chance: Random) -> None:
    """A pair of scales."""
    del chance
    pen.fill(ribbon([(0, -0.9), (0, 0.9)], 0.08))
    pen.fill(ribbon([(-1.0, -0.5), (0, -0.74), (1.0, -0.86)], 0.07))
    pen.fill(smooth([(-0.4, 1.0), (-0.2, 0.86), (0.2, 0.86), (0.4, 1.0)], closed=False))
    for x, y in ((-1.0, -0.5), (1.0, -0.86)):
        for side in (-1, 1):
            pen.fill(ribbon([(x, y), (x + side * 0.36, y + 0.74)], 0.022), "shade")
        pen.fill(moved(arc((0, 0), 0.42, 0, 180, 24, 0.5), (x, y + 0.74)), "figure")
    pen.disc((0, -0.86), 0.1, "light")


def grave(pen: Pen, chance: Random) -> None:
    """A grave's stones in the grass."""
    for x, high, wide in ((-0.74, 0.9, 0.2), (0.0, 1.3, 0.26), (0.7, 0.76, 0.18)):
        pen.fill([(x - wide, 0.9), (x - wide, 0.9 - high), (x - wide * 0.5, 0.84 - high), (x + wide * 0.5, 0.82 - high),
                  (x + wide, 0.9 - high), (x + wide, 0.9)])  # fmt: skip
        pen.fill([(x + wide * 0.3, 0.9), (x + wide * 0.3, 0.84 - high), (x + wide, 0.9 - high), (x + wide, 0.9)],
                 "shade")
        for step in range(3):
            y = 1.1 - high + step * 0.16
            pen.fill(ribbon([(x - wide * 0.5, y + chance.uniform(-0.02, 0.02)), (x + wide * 0.06, y)], 0.05), "ground")


def stage(pen: Pen, chance: Random) -> None:
    """A stage of planks that runs towards us, lit from above."""
    del chance
    pen.fill([(-1.0, 0.2), (1.0, 0.2), (2.4, 1.6), (-2.4, 1.6)])
    for at in range(-5, 6):
        pen.fill(ribbon([(at * 0.18, 0.2), (at * 0.44, 1.6)], 0.022), "shade")
    pen.fill([(-1.04, 0.14), (1.04, 0.14), (1.0, 0.24), (-1.0, 0.24)], "light")


def candle(pen: Pen, chance: Random) -> None:
    """A candle that burns."""
    del chance
    pen.fill([(-0.2, -0.1), (0.2, -0.1), (0.24, 1.3), (-0.24, 1.3)])
    pen.fill(smooth([(-0.2, -0.12), (0.0, -0.2), (0.2, -0.12), (0.22, 0.3), (0.12, 0.4), (0.1, 0.1), (-0.06, 0.2),
                     (-0.14, 0.06)]), "shade")
    pen.fill(smooth([(0, -1.04), (0.2, -0.6), (0.16, -0.34), (0, -0.26), (-0.16, -0.34), (-0.18, -0.6)]), "light")
    pen.fill(ribbon([(0, -0.16), (0, -0.36)], 0.04), "ground")


def box_open(pen: Pen, chance: Random) -> None:
    """A box whose lid is lifted, light within."""
    del chance
    pen.fill([(-0.8, 0.1), (0.8, 0.1), (0.74, 0.9), (-0.74, 0.9)])
    pen.fill([(-0.8, 0.1), (0.8, 0.1), (0.96, -0.6), (-0.96, -0.6)], "light")
    pen.fill(moved(turned([(-0.86, -0.12), (0.86, -0.12), (0.86, 0.1), (-0.86, 0.1)], -14), (0.0, -0.86)))
    pen.fill([(-0.12, 0.06), (0.12, 0.06), (0.12, 0.34), (-0.12, 0.34)], "ground")
    pen.fill(ribbon([(-0.77, 0.5), (0.77, 0.5)], 0.07), "shade")
