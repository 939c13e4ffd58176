"""People. Somebody seen from behind, larger than the picture: what is worn, patterns on it, and hair of one kind, all
in one square: laid at the same place and size they fit each other. And people far off, whole.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.motif_pen import petal as petal_outline
from sakura_desktop.pictures.scenes.strokes import along, line, ribbon, smooth, swelling, tongue
from sakura_desktop.pictures.shapes import arc, circle, curve, moved, turned

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from sakura_desktop.pictures.motif_pen import Pen, Tone
    from sakura_desktop.pictures.shapes import Point

NAPE: Final[list[Point]] = [
    (-0.085, -0.64), (0.085, -0.64), (0.1, -0.42), (0.18, -0.33), (0.0, -0.18), (-0.18, -0.33), (-0.1, -0.42),
]  # fmt: skip
SLEEVE: Final[list[Point]] = [
    (0.2, -0.3), (0.37, -0.27), (0.53, -0.1), (0.67, 0.26), (0.88, 0.76), (1.02, 1.24), (0.76, 1.4), (0.46,
                                                                                                      1.28), (0.37,
                                                                                                              0.8),
    (0.3, 0.3),
]  # fmt: skip
BODY: Final[list[Point]] = [
    (-0.12, -0.42), (0.12, -0.42), (0.3, -0.3), (0.43, -0.06), (0.38, 0.34), (0.37, 0.7), (0.47, 1.2), (0.64, 2.4),
    (-0.64, 2.4), (-0.47, 1.2), (-0.37, 0.7), (-0.38, 0.34), (-0.43, -0.06), (-0.3, -0.3),
]  # fmt: skip
SKULL: Final[list[Point]] = [
    (0, -1.03), (0.17, -0.99), (0.245, -0.82), (0.19, -0.63), (0, -0.53), (-0.19, -0.63), (-0.245, -0.82), (-0.17,
                                                                                                            -0.99),
]  # fmt: skip
PATTERN_FROM: Final = 0.9
"""Patterns begin below the sash."""


def _both(points: list[Point], *, closed: bool = True) -> list[list[Point]]:
    """A curve through points and its mirror image."""
    return [smooth([(side * x, y) for x, y in points], closed=closed) for side in (-1, 1)]


# --- what is worn -----------------------------------------------------------------------------------------------------


def _collar(pen: Pen, drop: float = 0.0) -> None:
    """The nape, and two collars drawn down from it."""
    pen.fill(smooth(NAPE), "light")
    half = curve((0.27, -0.42), (0.18, -0.22), (0.1, -0.13 + drop), (0.0, -0.11 + drop), 12)
    path = [*((-x, y) for x, y in half), *reversed(half[:-1])]
    pen.fill(ribbon(path, 0.1, swelling(0.3, 0.3)), "ground")
    pen.fill(ribbon([(x, y - 0.035) for x, y in path], 0.035, swelling(0.3, 0.3)), "shade")


def wearer(pen: Pen, chance: Random) -> None:
    """A robe with wide sleeves, its sash tied in a bow behind."""
    del chance
    pen.fills(_both(SLEEVE))
    pen.fill(smooth(BODY))
    folds = ([(0.42, -0.04), (0.37, 0.3), (0.38, 0.74), (0.47, 1.2)], [(0.55, 0.12), (0.66, 0.5), (0.72, 1.0),
                                                                       (0.7, 1.3)],
             [(0.1, 1.1), (0.16, 1.6), (0.2, 2.3)])  # fmt: skip
    for fold in folds:
        for path in _both(fold, closed=False):
            line(pen, path, 0.026, "shade")
    _collar(pen)
    pen.fill(smooth([(-0.4, 0.3), (0.0, 0.33), (0.4, 0.3), (0.385, 0.78), (0.0, 0.81), (-0.385, 0.78)]), "ground")
    pen.fills([ribbon([(-0.385, y), (0.385, y)], 0.028) for y in (0.4, 0.7)], "shade")
    _bow(pen)


def _bow(pen: Pen) -> None:
    for side in (-1, 1):
        end = smooth([(side * x, y) for x, y in ((0.03, 0.52), (0.14, 0.62), (0.25, 1.02), (0.2, 1.16), (0.06, 1.12))])
        loop = smooth([(side * x, y) for x, y in ((0.02, 0.52), (0.2, 0.3), (0.46, 0.32), (0.53, 0.56), (0.44, 0.76),
                       (0.2, 0.66))])  # fmt: skip
        for shape in (end, loop):
            pen.fill(shape, "ground")
            pen.fill(ribbon([*shape, shape[0]], 0.022), "shade")
        pen.fill(ribbon(curve((side * 0.1, 0.52), (side * 0.26, 0.44), (side * 0.36, 0.46), (side * 0.42, 0.56)), 0.025,
                        swelling(0, 0)), "shade")  # fmt: skip
    knot = smooth([(-0.1, 0.43), (0.1, 0.43), (0.12, 0.65), (-0.12, 0.65)])
    pen.fill(knot, "ground")
    pen.fill(ribbon([*knot, knot[0]], 0.022), "shade")


def cloaked(pen: Pen, chance: Random) -> None:
    """A long cloak that the wind carries to the left, its collar high."""
    del chance
    pen.fill(smooth([(-0.2, -0.4), (0.2, -0.4), (0.44, -0.24), (0.6, 0.2), (0.72, 0.9), (0.96, 2.4), (-1.3, 2.4),
                     (-1.5, 1.5),
                     (-1.24, 1.0), (-0.94, 0.72), (-0.66, 0.2), (-0.46, -0.24)]))  # fmt: skip
    for path in (
        [(-0.3, -0.2), (-0.46, 0.3), (-0.86, 0.9), (-1.3, 1.5)], [(-0.16, -0.1), (-0.26, 0.6), (-0.5, 1.3),
                                                                  (-0.8, 2.3)],
        [(0.02, -0.06), (0.02, 0.7), (-0.1, 1.6), (-0.2, 2.3)], [(0.24, -0.16), (0.34, 0.5), (0.38, 1.3), (0.5, 2.3)],
        [(0.4, -0.1), (0.54, 0.5), (0.62, 1.2), (0.76, 2.3)],
    ):  # fmt: skip
        line(pen, smooth(path, closed=False), 0.035, "shade", start=0.5)
    pen.fill(smooth([(-0.26, -0.42), (0.26, -0.42), (0.47, -0.26), (0.62, 0.1), (0.66, 0.36), (0.36, 0.46), (0.0, 0.5),
                     (-0.36, 0.46), (-0.7, 0.38), (-0.64, 0.1), (-0.48, -0.26)]), "ground")  # fmt: skip
    hem = smooth([(0.67, 0.36), (0.36, 0.455), (0.0, 0.495), (-0.36, 0.455), (-0.71, 0.38)], closed=False)
    pen.fill(ribbon(hem, 0.045), "shade")
    for path in _both([(0.2, -0.28), (0.34, 0.0), (0.38, 0.4)], closed=False):
        line(pen, path, 0.026, "shade")
    collar = smooth([(-0.2, -0.62), (0.0, -0.54), (0.2, -0.62), (0.29, -0.4), (0.16, -0.28), (-0.16, -0.28),
                     (-0.29, -0.4)])
    pen.fill(collar, "ground")
    pen.fill(ribbon([*collar, collar[0]], 0.024), "shade")


def armoured(pen: Pen, chance: Random) -> None:
    """Armour: plates at the shoulders, laced in rows, over a robe."""
    del chance
    pen.fills(_both(SLEEVE), "shade")
    pen.fill(smooth(BODY), "shade")
    pen.fill(smooth([(-0.34, -0.34), (0.34, -0.34), (0.42, 0.0), (0.36, 0.62), (-0.36, 0.62), (-0.42, 0.0)]))
    for row, y in enumerate((0.06, 0.24, 0.42)):
        pen.fill(ribbon([(-0.4 + row * 0.015, y), (0.4 - row * 0.015, y)], 0.03), "ground")
    for row in range(3):
        y, wide = 0.62 + row * 0.3, 0.4 + row * 0.07
        for at in range(4):
            left = -wide + at * wide / 2
            pen.fill([(left + 0.015, y), (left + wide / 2 - 0.015, y), (left + wide / 2 - 0.005, y + 0.26),
                      (left + 0.005, y + 0.26)])
            pen.fill(ribbon([(left + 0.03, y + 0.2), (left + wide / 2 - 0.03, y + 0.2)], 0.03), "ground")
    for side in (-1, 1):
        for row in range(4):
            top, far = -0.36 + row * 0.2, 0.66 + row * 0.055
            plate = [(0.26 + row * 0.05, top), (far - 0.03, top + 0.04), (far + 0.03, top + 0.24),
                     (0.27 + row * 0.055, top + 0.22)]
            pen.fill([(side * x, y) for x, y in plate])
            pen.fill(ribbon([(side * (0.29 + row * 0.05), top + 0.17), (side * far, top + 0.19)], 0.032), "ground")
    _collar(pen)


def coated(pen: Pen, chance: Random) -> None:
    """A close jacket with tails and a belt, full at the shoulders, over a wide skirt."""
    del chance
    pen.fill(smooth([(-0.3, 0.8), (0.3, 0.8), (0.6, 1.3), (0.86, 2.4), (-0.86, 2.4), (-0.6, 1.3)]), "shade")
    arm = [(0.24, -0.34), (0.42, -0.36), (0.54, -0.2), (0.52, 0.0), (0.58, 0.5), (0.72, 0.98), (0.58, 1.04),
           (0.4, 0.56),
           (0.3, 0.1)]  # fmt: skip
    pen.fills(_both(arm))
    tail = [(0.0, 0.5), (0.26, 0.5), (0.42, 0.8), (0.62, 1.3), (0.56, 1.62), (0.3, 1.4), (0.06, 0.96)]
    body = [(-0.14, -0.42), (0.14, -0.42), (0.34, -0.3), (0.37, 0.06), (0.26, 0.5), (0.36, 0.76), (-0.36, 0.76),
            (-0.26, 0.5),
            (-0.37, 0.06), (-0.34, -0.3)]  # fmt: skip
    pen.fills([*_both(tail), smooth(body)])
    pen.fill(ribbon([(-0.28, 0.5), (0.28, 0.5)], 0.11), "ground")
    pen.fill([(-0.07, 0.43), (0.07, 0.43), (0.07, 0.57), (-0.07, 0.57)], "light")
    for path in ([(0.18, -0.3), (0.13, 0.1), (0.1, 0.44)], [(0.24, 0.62), (0.36, 0.96), (0.5, 1.44)],
                 [(0.36, -0.24), (0.36, 0.0), (0.34, 0.2)], [(0.16, 1.3), (0.22, 1.8), (0.3, 2.3)]):  # fmt: skip
        for one in _both(path, closed=False):
            line(pen, one, 0.026, "ground")
    pen.fills([ribbon([(side * 0.56, 0.94), (side * 0.73, 0.88)], 0.06) for side in (-1, 1)], "ground")
    pen.fill(smooth(NAPE), "light")
    pen.fill(smooth([(-0.19, -0.5), (0.19, -0.5), (0.27, -0.36), (0.0, -0.25), (-0.27, -0.36)]), "ground")


# --- patterns -------------------------------------------------------------------------------------------------------


def _strewn_on_robe(pen: Pen, chance: Random, shapes: Callable[[float], list[list[Point]]], size: float) -> None:
    """Small shapes strewn over sleeves and skirt, none over an edge or another."""
    rooms = [*_both(SLEEVE), smooth(BODY)]
    laid: list[Point] = []
    for _ in range(600):
        spot = (chance.uniform(-1.0, 1.0), chance.uniform(-0.2, 2.0))
        if abs(spot[0]) < 0.44 and spot[1] < PATTERN_FROM:
            continue
        if any(math.dist(spot, other) < size * 2.5 for other in laid):
            continue
        if any(all(_within(point, room) for point in circle(spot, size * 1.15, 8)) for room in rooms):
            laid.append(spot)
            pen.fills([moved(turned(shape, chance.uniform(0, 360)), spot, size) for shape in shapes(chance.random())])


def _within(point: Point, outline: list[Point]) -> bool:
    """A point lies within an outline."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def robe_blossoms(pen: Pen, chance: Random) -> None:
    """Blossoms on a wearer's robe."""
    leaf = petal_outline(1.0, 0.5, root=0.05)
    _strewn_on_robe(pen, chance, lambda _: [turned(leaf, step * 72) for step in range(5)], 0.1)


def robe_dots(pen: Pen, chance: Random) -> None:
    """Dots on a wearer's robe, some of them rings."""
    _strewn_on_robe(pen, chance, lambda share: [circle((0, 0), 0.5 + share * 0.5, 24)], 0.055)


def robe_scales(pen: Pen, chance: Random) -> None:
    """Triangles on a wearer's robe."""
    _strewn_on_robe(pen, chance, lambda _: [circle((0, 0), 1.0, 3, -90.0)], 0.085)


def robe_leaves(pen: Pen, chance: Random) -> None:
    """Leaves on a wearer's robe."""
    half = curve((0, -1), (0.62, -0.5), (0.6, 0.4), (0, 1))
    _strewn_on_robe(pen, chance, lambda _: [[*half, *[(-x, y) for x, y in reversed(half)]]], 0.1)


def robe_waves(pen: Pen, chance: Random) -> None:
    """Small waves, arc within arc, on a wearer's robe."""
    arcs = [ribbon(arc((0, 0.4), radius, 180, 360, 16), 0.16) for radius in (0.95, 0.55)]
    _strewn_on_robe(pen, chance, lambda _: arcs, 0.11)


def robe_flakes(pen: Pen, chance: Random) -> None:
    """Flakes of six rays on a wearer's robe."""
    rays = [turned(ribbon([(-1, 0), (1, 0)], 0.12), step * 60) for step in range(3)]
    _strewn_on_robe(pen, chance, lambda _: rays, 0.09)


# --- hair -------------------------------------------------------------------------------------------------------------


def _crown(pen: Pen, knot: Point) -> None:
    """The back of a head, its hair combed to a knot."""
    pen.fill(smooth(SKULL))
    for x in (-0.14, -0.05, 0.05, 0.14):
        line(pen, curve((x, -0.58), (x * 1.2, -0.72), (x * 0.7 + knot[0] * 0.5, -0.9), knot), 0.018, "shade")


def tied_hair(pen: Pen, chance: Random) -> None:
    """Hair tied high, its tail in the wind to the right."""
    del chance
    _crown(pen, (0.06, -1.0))
    for at in range(6):
        tail = curve((0.06, -1.0), (0.4, -1.3 + at * 0.06), (0.6, -0.7 + at * 0.1), (1.06 - at * 0.05,
                                                                                     -0.56 + at * 0.2))
        pen.fill(ribbon(tail, 0.17, swelling(0.6, 0.0, 0.35)), "shade" if at == 2 else "figure")
    pen.disc((0.07, -1.0), 0.08, "light")


def long_hair(pen: Pen, chance: Random) -> None:
    """Long hair that falls over the back, gathered once."""
    del chance
    pen.fill(smooth([(0, -1.03), (0.18, -0.99), (0.255, -0.82), (0.24, -0.55), (0.27, -0.2), (0.2, 0.1),
                     (0.17, 0.24), (0.26, 0.6),
                     (0.27, 1.0), (0.12, 1.3), (0.0, 1.5), (-0.12, 1.26), (-0.24, 1.0), (-0.24, 0.6), (-0.17,
                                                                                                       0.24), (-0.2,
                                                                                                               0.1),
                     (-0.27, -0.2), (-0.24, -0.55), (-0.255, -0.82), (-0.18, -0.99)]))  # fmt: skip
    for x in (-0.14, -0.05, 0.06, 0.15):
        line(pen, curve((x * 0.4, -0.96), (x * 1.3, -0.6), (x * 1.2, -0.1), (x * 0.7, 0.16)), 0.022, "shade")
        line(pen, curve((x * 0.7, 0.26), (x * 1.3, 0.6), (x * 1.2, 0.9), (x * 0.5, 1.3)), 0.022, "shade")
    pen.fill(smooth([(-0.2, 0.15), (0.2, 0.15), (0.19, 0.25), (-0.19, 0.25)]), "light")
    for side in (-1, 1):
        pen.fill(tongue((side * 0.04, 0.2), (side * 0.36, 0.02), 0.17, side * 0.2), "light")
        pen.fill(tongue((side * 0.04, 0.22), (side * 0.26, 0.5), 0.09, side * 0.1), "light")


def loose_hair(pen: Pen, chance: Random) -> None:
    """Loose hair that the wind carries to the left."""
    for at in range(10):
        start = (0.19 - at * 0.025, -0.9 + at * 0.03)
        end = (-1.16 + at * 0.075 + chance.uniform(-0.06, 0.06), -0.5 + at * 0.17)
        lock = curve(start, (-0.16, -1.08 + at * 0.1), (-0.5 + at * 0.02, -0.5 + at * 0.1), end)
        pen.fill(ribbon(lock, 0.2, swelling(0.8, 0.0, 0.3)), "shade" if at in {3, 7} else "figure")
    pen.fill(smooth(SKULL))
    for at in range(4):
        line(pen, curve((0.06 + at * 0.04, -0.99 + at * 0.05), (-0.1, -0.96 + at * 0.07), (-0.2, -0.84 + at * 0.07),
                        (-0.3, -0.74 + at * 0.08)), 0.018, "shade")  # fmt: skip


def pinned_hair(pen: Pen, chance: Random) -> None:
    """Hair put up in a broad knot, pins through it."""
    del chance
    for end, bead in (((0.42, -1.22), 0.05), ((-0.44, -1.2), 0.05), ((0.5, -1.02), 0.04)):
        pen.fill(ribbon([(end[0] * -0.3, -0.92), end], 0.03), "light")
        pen.disc(end, bead, "light")
    pen.fill(smooth([(0, -1.0), (0.2, -0.96), (0.28, -0.8), (0.2, -0.63), (0.0, -0.54), (-0.2, -0.63), (-0.28, -0.8),
                     (-0.2, -0.96)]))
    pen.fill(smooth([(0, -1.3), (0.2, -1.24), (0.27, -1.08), (0.17, -0.95), (0, -0.92), (-0.17, -0.95),
                     (-0.27, -1.08), (-0.2, -1.24)]))
    pen.fill(ribbon(arc((0, -1.1), 0.18, 200, 340, 20), 0.025, swelling(0, 0)), "shade")
    pen.fill(ribbon(arc((0, -1.04), 0.2, 20, 160, 20, 0.5), 0.03, swelling(0, 0)), "shade")
    for x in (-0.12, 0.0, 0.12):
        line(pen, curve((x, -0.6), (x * 1.3, -0.7), (x, -0.84), (x * 0.5, -0.92)), 0.018, "shade")
    for x in (0.36, 0.42, 0.48):
        pen.fill(ribbon([(x, -1.16), (x + 0.01, -0.96 + (x - 0.36))], 0.018), "light")


def short_hair(pen: Pen, chance: Random) -> None:
    """Hair cut at the nape."""
    del chance
    pen.fill(smooth([(0, -1.04), (0.19, -1.0), (0.28, -0.82), (0.29, -0.6), (0.33, -0.46), (0.2, -0.42),
                     (0.1, -0.45), (0.0, -0.41),
                     (-0.1, -0.45), (-0.2, -0.42), (-0.33, -0.46), (-0.29, -0.6), (-0.28, -0.82), (-0.19,
                                                                                                   -1.0)]))  # fmt: skip
    for x in (-0.18, -0.08, 0.03, 0.13, 0.2):
        line(pen, curve((x * 0.2, -1.0), (x, -0.86), (x * 1.2, -0.66), (x * 1.1, -0.48)), 0.02, "shade")
    pen.fill(tongue((0.12, -0.98), (0.34, -1.14), 0.13, 0.2), "light")
    pen.fill(tongue((0.12, -0.98), (0.36, -0.92), 0.12, -0.2), "light")


def twin_tails(pen: Pen, chance: Random) -> None:
    """Hair tied at both sides, the tails swinging."""
    del chance
    pen.fill(smooth(SKULL))
    line(pen, curve((0, -1.02), (0.01, -0.86), (-0.01, -0.7), (0, -0.56)), 0.022, "shade")
    for side in (-1, 1):
        for at in range(4):
            end = (side * (0.78 + at * 0.1), 0.5 - at * 0.24)
            tail = curve((side * 0.2, -0.92), (side * (0.5 + at * 0.06), -1.1), (side * (0.62 + at * 0.1), -0.4), end)
            pen.fill(ribbon(tail, 0.18, swelling(0.5, 0.0, 0.4)), "shade" if at == 2 else "figure")
        pen.disc((side * 0.22, -0.93), 0.07, "light")


def braided_hair(pen: Pen, chance: Random) -> None:
    """Hair in one thick braid down the back."""
    del chance
    pen.fill(smooth(SKULL))
    for x in (-0.13, 0.13):
        line(pen, curve((x * 0.3, -1.0), (x * 1.3, -0.9), (x * 1.3, -0.74), (x * 0.3, -0.58)), 0.02, "shade")
    for at in range(9):
        y, size = -0.5 + at * 0.19, 0.15 - at * 0.006
        for side in (-1, 1):
            pen.fill(smooth([(side * x, y + dy) for x, dy in ((-0.02, -0.06), (size, -0.12), (size * 1.1, 0.06),
                                                              (0.0, 0.17))]))
        pen.fill(ribbon(curve((-0.13, y - 0.02), (-0.06, y + 0.1), (0.0, y + 0.14), (0.05, y + 0.16)), 0.022,
                        swelling(0, 0)), "shade")
        pen.fill(ribbon(curve((0.13, y - 0.04), (0.1, y + 0.04), (0.05, y + 0.08), (0.0, y + 0.1)), 0.022,
                        swelling(0, 0)), "shade")
    pen.fill(smooth([(-0.1, 1.2), (0.1, 1.2), (0.09, 1.28), (-0.09, 1.28)]), "light")
    pen.fill(smooth([(-0.07, 1.27), (0.07, 1.27), (0.12, 1.5), (0.0, 1.66), (-0.12, 1.5)]))


def wild_hair(pen: Pen, chance: Random) -> None:
    """A mane that stands off in all directions."""
    locks = []
    for at in range(21):
        way = math.radians(150 + at * 12)
        long = chance.uniform(0.4, 0.58)
        root, tip = ((reach * math.cos(way), -0.77 + reach * math.sin(way)) for reach in (0.1, long))
        locks.append(tongue(root, tip, 0.24, chance.uniform(-0.2, 0.2)))
    for at in range(9):
        x = -0.36 + at * 0.09
        locks.append(tongue((x * 0.6, -0.7), (x * 1.35, -0.1 - abs(x) * 0.5 + chance.uniform(0, 0.24)), 0.2, x * 0.3))
    pen.fills([*locks, smooth(SKULL)])
    for at in range(5):
        x = -0.2 + at * 0.1
        line(pen, curve((x * 0.4, -0.96), (x, -0.8), (x * 1.3, -0.5), (x * 1.6, -0.3)), 0.022, "shade")


def hooded(pen: Pen, chance: Random) -> None:
    """A hood that falls on the shoulders."""
    del chance
    pen.fill(smooth([(0, -1.14), (0.22, -1.04), (0.34, -0.74), (0.42, -0.36), (0.5, -0.1), (0.2, 0.06), (0, 0.2),
                     (-0.2, 0.06),
                     (-0.5, -0.1), (-0.42, -0.36), (-0.34, -0.74), (-0.22, -1.04)]))  # fmt: skip
    for x in (-0.24, -0.1, 0.1, 0.24):
        line(pen, curve((x * 0.2, -1.0), (x * 0.9, -0.7), (x * 1.2, -0.3), (x * 0.9, 0.0)), 0.03, "shade")
    pen.fill(ribbon(curve((-0.5, -0.08), (-0.2, 0.14), (0.2, 0.14), (0.5, -0.08)), 0.035), "light")
    pen.disc((0, 0.22), 0.06, "light")


def straw_hat(pen: Pen, chance: Random) -> None:
    """A wide hat of straw, hair below it."""
    del chance
    pen.fill(smooth([(-0.2, -0.7), (0.2, -0.7), (0.24, -0.3), (0.14, 0.1), (0.0, 0.24), (-0.14, 0.1),
                     (-0.24, -0.3)]), "shade")
    pen.fill([*curve((-0.74, -0.6), (-0.4, -0.8), (-0.12, -1.06), (0, -1.24)), *curve((0, -1.24), (0.12, -1.06),
                                                                                      (0.4, -0.8), (0.74, -0.6)),
              *curve((0.74, -0.6), (0.3, -0.46), (-0.3, -0.46), (-0.74, -0.6))])  # fmt: skip
    for at in range(11):
        x = -0.65 + at * 0.13
        pen.fill(ribbon([(0, -1.22), (x, -0.58 + 0.09 * (1 - (x / 0.7) ** 2))], 0.014), "ground")
    for share in (0.4, 0.7):
        y, wide = -1.24 + share * 0.7, 0.74 * share
        pen.fill(ribbon(curve((-wide, y), (-wide * 0.4, y + 0.08), (wide * 0.4, y + 0.08), (wide, y)), 0.014), "ground")


def horned_hair(pen: Pen, chance: Random) -> None:
    """Short hair, two horns through it."""
    for side in (-1, 1):
        horn = curve((side * 0.14, -0.96), (side * 0.3, -1.1), (side * 0.42, -1.2), (side * 0.38, -1.46))
        pen.fill(ribbon(horn, 0.12, lambda t: 1 - t), "light")
        pen.fill(ribbon(along(horn, 0.1, 0.5), 0.03, swelling(0, 0)), "ground")
    short = [tongue((x * 0.5, -0.8), (x * 1.2, -0.4 + abs(x) * 0.2 + chance.uniform(-0.04, 0.06)), 0.2, x * 0.3)
             for x in (-0.26, -0.17, -0.08, 0.0, 0.08, 0.17, 0.26)]  # fmt: skip
    pen.fills([smooth(SKULL), *short])
    for x in (-0.12, 0.0, 0.12):
        line(pen, curve((x * 0.3, -0.98), (x, -0.84), (x * 1.2, -0.66), (x * 1.2, -0.5)), 0.02, "shade")


def wreathed_hair(pen: Pen, chance: Random) -> None:
    """Soft hair to the shoulders, a wreath of blossoms on it."""
    pen.fill(smooth([(0, -1.03), (0.19, -0.99), (0.28, -0.8), (0.3, -0.5), (0.4, -0.16), (0.34, 0.1), (0.16, 0.02),
                     (0.0, 0.16),
                     (-0.16, 0.02), (-0.34, 0.1), (-0.4, -0.16), (-0.3, -0.5), (-0.28, -0.8), (-0.19,
                                                                                               -0.99)]))  # fmt: skip
    for x in (-0.2, -0.07, 0.07, 0.2):
        line(pen, curve((x * 0.4, -0.7), (x * 1.2, -0.5), (x * 0.9, -0.26), (x * 1.4, 0.0)), 0.024, "shade")
    leaf = petal_outline(1.0, 0.5, root=0.05)
    for spot in curve((-0.28, -0.84), (-0.14, -0.7), (0.14, -0.7), (0.28, -0.84), 6):
        start = chance.uniform(0, 72)
        pen.fills([moved(turned(leaf, start + step * 72), spot, 0.085) for step in range(5)], "light")
        pen.disc(spot, 0.02, "ground")


# --- somebody far off -------------------------------------------------------------------------------------------------


def _head(at: Point, size: float) -> list[list[Point]]:
    """The back of a head with the hair put up, and the neck."""
    return [moved(part, at, size) for part in (smooth(SKULL), circle((0, -1.06), 0.14, 24), smooth(NAPE))]


def stander(pen: Pen, chance: Random) -> None:
    """Somebody in a wide robe who stands with the back to us, whole."""
    del chance
    _standing(pen, (0.0, 0.06), 0.6, "figure")


def two(pen: Pen, chance: Random) -> None:
    """Two who stand side by side, with the backs to us."""
    del chance
    _standing(pen, (-0.46, 0.1), 0.56, "figure")
    _standing(pen, (0.5, 0.06), 0.6, "shade")


def _standing(pen: Pen, at: Point, size: float, tone: Tone) -> None:
    """A head, a robe to the ground, a bow: what a wearer is, far away."""
    sleeve = [(0.2, -0.3), (0.37, -0.27), (0.53, -0.1), (0.66, 0.26), (0.82, 0.7), (0.84, 0.92), (0.62, 1.0),
              (0.42, 0.9), (0.34, 0.4)]
    robe = [(-0.12, -0.42), (0.12, -0.42), (0.32, -0.3), (0.42, 0.0), (0.37, 0.6), (0.42, 1.2), (0.6, 1.56),
            (0.3, 1.62), (-0.3, 1.62),
            (-0.6, 1.56), (-0.42, 1.2), (-0.37, 0.6), (-0.42, 0.0), (-0.32, -0.3)]  # fmt: skip
    pen.fills([*_head(at, size), *(moved(part, at, size) for part in (*_both(sleeve), smooth(robe)))], tone)
    _far_sash(pen, at, size, 0.5)


def _far_sash(pen: Pen, at: Point, size: float, middle: float) -> None:
    sash = [(-0.37, middle - 0.2), (0.37, middle - 0.2), (0.36, middle + 0.22), (-0.36, middle + 0.22)]
    bow = smooth([(-0.44, middle - 0.2), (0.0, middle - 0.04), (0.44, middle - 0.2), (0.46, middle + 0.18),
                  (0.0, middle + 0.08),
                  (-0.46, middle + 0.18)])  # fmt: skip
    pen.fill(moved(sash, at, size), "light")
    pen.fill(moved(bow, at, size), "ground")


def kneeler(pen: Pen, chance: Random) -> None:
    """Somebody who kneels with the back to us, the head bent."""
    del chance
    robe = [(-0.14, -0.44), (0.14, -0.44), (0.38, -0.26), (0.52, 0.1), (0.6, 0.44), (0.98, 0.7), (1.1, 0.86),
            (0.5, 0.9), (-0.5, 0.9),
            (-1.1, 0.86), (-0.98, 0.7), (-0.6, 0.44), (-0.52, 0.1), (-0.38, -0.26)]  # fmt: skip
    pen.fills([*_head((0.0, 0.14), 0.9), smooth(robe)])
    _far_sash(pen, (0.0, 0.0), 1.05, 0.28)


def dancer(pen: Pen, chance: Random) -> None:
    """Somebody who dances with the back to us, long sleeves thrown out."""
    del chance
    raised = [(0.14, -0.36), (0.5, -0.5), (0.9, -0.76), (1.12, -0.78), (1.08, -0.4), (0.94, 0.1), (0.8, 0.06),
              (0.66, -0.2), (0.3, -0.1)]
    lowered = [(-0.14, -0.36), (-0.44, -0.26), (-0.8, 0.0), (-1.1, 0.12), (-1.12, 0.4), (-0.96, 0.86), (-0.8, 0.78),
               (-0.66, 0.4),
               (-0.28, 0.04)]  # fmt: skip
    robe = [(-0.12, -0.42), (0.12, -0.42), (0.3, -0.26), (0.28, 0.2), (0.4, 0.56), (0.8, 0.9), (0.96, 1.0),
            (0.3, 1.06), (-0.5, 1.0),
            (-0.4, 0.6), (-0.26, 0.2), (-0.3, -0.26)]  # fmt: skip
    tail = ribbon(curve((0.02, -0.86), (-0.3, -1.1), (-0.44, -0.7), (-0.8, -0.66)), 0.13, swelling(0.6, 0.0, 0.3))
    pen.fills([*_head((0.0, 0.06), 0.8), tail, smooth(raised), smooth(lowered), smooth(robe)])
    _far_sash(pen, (0.0, -0.02), 0.72, 0.24)
    line(pen, curve((0.3, -0.3), (0.6, -0.4), (0.8, -0.5), (1.0, -0.46)), 0.03, "shade")
    line(pen, curve((-0.3, -0.1), (-0.6, 0.06), (-0.8, 0.2), (-0.96, 0.5)), 0.03, "shade")
    line(pen, curve((0.1, 0.4), (0.2, 0.6), (0.4, 0.8), (0.6, 0.94)), 0.03, "shade")


def swordsman(pen: Pen, chance: Random) -> None:
    """Somebody with a drawn sword lowered, cloth in the wind to the left."""
    del chance
    pen.fill(smooth([(0.06, -1.0), (0.19, -0.95), (0.22, -0.8), (0.14, -0.66), (0.26, -0.58), (0.42, -0.28),
                     (0.5, 0.02),
                     (0.36, 0.06), (0.26, -0.16), (0.28, 0.2), (0.42, 0.6), (0.5, 1.0), (0.16, 1.0), (0.06, 0.62),
                     (-0.12, 1.0), (-0.62, 1.0), (-0.36, 0.56), (-0.72, 0.46), (-0.94, 0.26), (-0.5, 0.2), (-0.22,
                                                                                                            -0.06),
                     (-0.3, -0.3), (-0.2, -0.52), (-0.04, -0.64), (-0.1, -0.76), (-0.3, -0.66), (-0.62, -0.62),
                     (-0.3, -0.82), (-0.06, -0.96)]))  # fmt: skip
    pen.fill(ribbon(curve((0.44, 0.02), (0.7, 0.3), (0.96, 0.56), (1.3, 0.72)), 0.055, lambda t: 1 - t * 0.8), "light")
    pen.fill(ribbon([(0.38, -0.06), (0.5, 0.09)], 0.07), "ground")


def crowd(pen: Pen, chance: Random) -> None:
    """A crowd along the foot, some arms raised."""
    for row, y in ((0, 0.3), (1, 0.62)):
        people = []
        for at in range(9):
            x = -1.7 + at * 0.42 + row * 0.2 + chance.uniform(-0.06, 0.06)
            top = y + chance.uniform(-0.1, 0.1)
            people.append(circle((x, top), 0.12, 20))
            people.append(smooth([(x - 0.22, 2.4), (x - 0.2, top + 0.2), (x - 0.07, top + 0.1), (x + 0.07, top + 0.1),
                                  (x + 0.2, top + 0.2), (x + 0.22, 2.4)]))  # fmt: skip
            if chance.random() < 0.3:
                people.append(ribbon([(x + 0.16, top + 0.26), (x + 0.26, top - 0.34)], 0.09))
        pen.fills(people, "shade" if row == 0 else "figure")
