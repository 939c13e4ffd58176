"""Water, ice, fire."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from sakura_desktop.pictures.scenes.strokes import brush, line, ribbon, smooth, swelling, tongue
from sakura_desktop.pictures.shapes import arc, circle, curve, moved, turned

if TYPE_CHECKING:
    from random import Random

    from sakura_desktop.pictures.motif_pen import Pen
    from sakura_desktop.pictures.shapes import Point


def waves(pen: Pen, chance: Random) -> None:
    """Rows of waves in arcs within arcs, down to the foot."""
    del chance
    for row in range(7):
        y = -0.1 + row * 0.26
        for at in range(-5, 6):
            centre = (at * 0.62 + (row % 2) * 0.31, y + 0.31)
            pen.fill([*arc(centre, 0.31, 180, 360, 24), (centre[0] + 0.31, y + 1.4), (centre[0] - 0.31, y + 1.4)])
            for radius in (0.245, 0.16):
                pen.fill(ribbon(arc(centre, radius, 180, 360, 20), 0.026), "shade")


def swell(pen: Pen, chance: Random) -> None:
    """A swell of the sea with foam along its crest, filled down to the foot."""
    del chance
    crest = smooth([(-2.6, 0.2), (-1.7, 0.0), (-1.0, 0.22), (-0.3, -0.06), (0.4, 0.16), (1.1, -0.08), (1.8, 0.2),
                    (2.6, 0.0)], closed=False)  # fmt: skip
    pen.fill([*crest, (2.6, 3.0), (-2.6, 3.0)])
    pen.fill(ribbon(crest, 0.05), "light")
    for drop in (0.2, 0.42):
        pen.fill(ribbon([(x + drop, y + drop) for x, y in crest], 0.03), "shade")


def breaker(pen: Pen, chance: Random) -> None:
    """A great wave about to break, its foam like claws."""
    del chance
    back = smooth([(-1.9, 1.0), (-1.2, 0.62), (-0.72, -0.1), (-0.2, -0.76), (0.34, -0.98), (0.8, -0.78), (1.02, -0.4)],
                  closed=False)  # fmt: skip
    hollow = smooth([(1.02, -0.4), (0.72, -0.56), (0.36, -0.5), (0.14, -0.1), (0.34, 0.4), (0.94, 0.74), (1.9, 0.86)],
                    closed=False)  # fmt: skip
    pen.fill([*back, *hollow, (1.9, 3.0), (-1.9, 3.0)])
    for shift, width in ((0.16, 0.05), (0.34, 0.042), (0.52, 0.034)):
        path = smooth([(-1.3 + shift, 1.1), (-0.56 + shift * 0.9, 0.2), (-0.12 + shift * 0.6, -0.46 + shift * 0.4),
                       (0.3 + shift * 0.2, -0.72 + shift * 0.3)], closed=False)  # fmt: skip
        pen.fill(ribbon(path, width, swelling(0, 0)), "shade")
    foam = [*back[17:], *hollow[:8]]
    pen.fill(ribbon(foam, 0.15, swelling(0.1, 0.3, 0.6)), "light")
    for x, y, degrees in ((0.5, -0.8, 150), (0.74, -0.66, 168), (0.94, -0.46, 176), (0.9, -0.3, 205),
                          (0.66, -0.5, 200)):
        pen.fill(moved(turned(tongue((0, 0), (0, -0.3), 0.12, 0.3), degrees), (x, y)), "light")
    pen.fills([circle((x, y), size, 14) for x, y, size in ((1.2, -0.3, 0.04), (1.1, -0.08, 0.03), (0.84, -0.06, 0.035),
               (1.3, -0.56, 0.028), (1.04, -0.7, 0.03), (0.62, -1.06, 0.03))], "light")  # fmt: skip


def ripples(pen: Pen, chance: Random) -> None:
    """Rings on still water, seen from the side."""
    del chance
    for radius, width in ((0.22, 0.03), (0.5, 0.034), (0.8, 0.03), (1.15, 0.024)):
        pen.fill(ribbon(arc((0, 0), radius, 0, 360, 60, 0.3), width))


def stream(pen: Pen, chance: Random) -> None:
    """Flowing water in parallel lines."""
    del chance
    for at in range(7):
        y = (at - 3) * 0.13
        path = smooth([(-2.2, y + 0.1), (-1.2, y - 0.14), (-0.4, y + 0.12), (0.4, y - 0.1), (1.2, y + 0.14),
                       (2.2, y - 0.1)], closed=False)  # fmt: skip
        pen.fill(ribbon(path, 0.05 if at % 2 else 0.028))


def drop(pen: Pen, chance: Random) -> None:
    """A drop."""
    del chance
    half = curve((0, -1.0), (0.2, -0.4), (0.66, -0.06), (0.64, 0.36))
    low = curve((0.64, 0.36), (0.62, 0.8), (0.3, 1.0), (0, 1.0))
    pen.fill([*half, *low, *[(-x, y) for x, y in reversed([*half, *low])]])
    line(pen, arc((0, 0.36), 0.42, 110, 190, 16), 0.1, "light")


def splash(pen: Pen, chance: Random) -> None:
    """Liquid that is thrown up from one spot."""
    for at in range(9):
        way = -160 + at * 17.5 + chance.uniform(-6, 6)
        long = chance.uniform(0.5, 1.05) * (1 - abs(at - 4) * 0.05)
        pen.fill(turned(tongue((0, 0), (long, 0), 0.15, chance.uniform(-0.12, 0.12)), way))
        tip = turned([(long + chance.uniform(0.06, 0.2), 0)], way)[0]
        pen.disc(tip, chance.uniform(0.02, 0.06))
    pen.oval((0, 0.03), 0.6, 0.1)


def spatter(pen: Pen, chance: Random) -> None:
    """Drops flung in a sweep from the left below to the right above."""
    path = curve((-1.0, 0.7), (-0.5, 0.0), (0.2, -0.5), (1.1, -0.7), 40)
    for _ in range(34):
        x, y = path[chance.randrange(len(path))]
        away, size = chance.gauss(0, 0.14), chance.choice((0.02, 0.03, 0.045, 0.07))
        pen.oval((x + away, y + away), size, size * chance.uniform(0.7, 1.0))
    brush(pen, path, 0.2, chance, dry=0.8, bristles=9)


def ice(pen: Pen, chance: Random) -> None:
    """Splinters of ice that stand up from the ground."""
    for x, high, lean in ((-0.74, 0.8, -0.2), (0.72, 0.94, 0.22), (-0.36, 1.3, -0.1), (0.34, 1.2, 0.1),
                          (0.0, 1.75, 0.0)):
        high *= chance.uniform(0.92, 1.08)
        wide, top = 0.2, (x + lean, 0.9 - high)
        pen.fill([(x - wide, 0.9), (x - wide * 0.8 + lean * 0.6, 0.9 - high * 0.7), top,
                  (x + wide * 0.8 + lean * 0.7, 0.9 - high * 0.6), (x + wide, 0.9)])  # fmt: skip
        pen.fill([(x + wide * 0.1, 0.9), top, (x + wide * 0.8 + lean * 0.7, 0.9 - high * 0.6), (x + wide, 0.9)],
                 "shade")
        pen.fill([(x - wide * 0.7, 0.9), (x - wide * 0.62 + lean * 0.6, 0.9 - high * 0.66), top,
                  (x - wide * 0.3 + lean * 0.5, 0.9 - high * 0.6), (x - wide * 0.4, 0.9)], "light")  # fmt: skip


def icicles(pen: Pen, chance: Random) -> None:
    """Icicles from above."""
    for at in range(13):
        x, long, wide = -1.8 + at * 0.3, chance.uniform(0.35, 1.1), chance.uniform(0.08, 0.15)
        pen.fill([(x - wide, -0.9), (x + wide, -0.9), (x + 0.01, -0.9 + long)])
        pen.fill([(x, -0.9), (x + wide, -0.9), (x + 0.01, -0.9 + long)], "shade")
    pen.fill([(-2.4, -2.4), (2.4, -2.4), (2.4, -0.86), (-2.4, -0.86)])


def splinters(pen: Pen, chance: Random) -> None:
    """Shards that fly apart."""
    for at in range(15):
        way, reach = at * 24 + chance.uniform(-9, 9), chance.uniform(0.3, 0.8)
        long, wide = chance.uniform(0.16, 0.42), chance.uniform(0.04, 0.1)
        shard = [(reach, 0), (reach + long * 0.4, -wide), (reach + long, 0), (reach + long * 0.5, wide)]
        pen.fill(turned(shard, way))
        pen.fill(turned([(reach, 0), (reach + long, 0), (reach + long * 0.5, wide)], way), "shade")


def snowflake(pen: Pen, chance: Random) -> None:
    """A flake of six arms."""
    del chance
    for step in range(6):
        pen.turn(step * 60)
        pen.line([(0, 0), (0, -0.96)], 0.07)
        for y, long in ((-0.42, 0.26), (-0.68, 0.2)):
            for side in (-1, 1):
                pen.line([(0, y), (side * long, y - long * 0.8)], 0.055)
    pen.turn(0)


def flame(pen: Pen, chance: Random) -> None:
    """A flame, three tones of heat in each other."""
    del chance
    outline = smooth([(0.0, 1.0), (-0.5, 0.86), (-0.72, 0.42), (-0.58, 0.0), (-0.38, 0.2), (-0.42, -0.3), (-0.1, -0.72),
                      (0.06, -1.1), (0.2, -0.6), (0.46, -0.24), (0.46, 0.06), (0.6, -0.16), (0.74, 0.36), (0.5,
             0.86)])  # fmt: skip
    pen.fill(outline)
    pen.fill([(x * 0.66, y * 0.72 + 0.26) for x, y in outline], "shade")
    pen.fill([(x * 0.36, y * 0.42 + 0.54) for x, y in outline], "light")


def blaze(pen: Pen, chance: Random) -> None:
    """Fire along the foot."""
    edge: list[Point] = [(-2.4, 0.6)]
    for at in range(14):
        x, high = -2.1 + at * 0.32, chance.uniform(0.3, 1.15)
        edge += [(x, 0.5), (x + 0.1, 0.42 - high * 0.5), (x + 0.02 + chance.uniform(-0.1, 0.1), 0.36 - high),
                 (x + 0.19, 0.3 - high * 0.4)]  # fmt: skip
    fire = [*smooth([*edge, (2.6, 0.6)], closed=False, steps=4), (2.6, 3.0), (-2.4, 3.0)]
    pen.fill(fire)
    pen.fill([(x + 0.06, y * 0.72 + 0.42) for x, y in fire], "shade")
    pen.fill([(x + 0.1, y * 0.5 + 0.74) for x, y in fire], "light")


def embers(pen: Pen, chance: Random) -> None:
    """Sparks that fly up."""
    for _ in range(30):
        spot, size = (chance.uniform(-1.5, 1.5), chance.uniform(-1.2, 1.2)), chance.choice((0.014, 0.02, 0.034))
        pen.fill(moved([(0, -size * 2.4), (size, 0), (0, size * 1.4), (-size, 0)], spot))


def heat(pen: Pen, chance: Random) -> None:
    """Air that trembles: wavering upright lines."""
    for at in range(9):
        x, low, high = -1.5 + at * 0.37, chance.uniform(0.5, 1.1), chance.uniform(-1.2, -0.5)
        path = [(x + 0.06 * math.sin(step * 1.1 + at), low + (high - low) * step / 12) for step in range(13)]
        pen.fill(ribbon(path, 0.045, swelling(0, 0)))
