"""Of people: hands, eyes, tracks, cloth, masks."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from sakura_desktop.pictures.scenes.strokes import line, ribbon, smooth, swelling
from sakura_desktop.pictures.shapes import arc, circle, curve, moved, turned

if TYPE_CHECKING:
    from random import Random

    from sakura_desktop.pictures.motif_pen import Pen
    from sakura_desktop.pictures.shapes import Point


def hand(pen: Pen, chance: Random) -> None:
    """An open hand, its palm towards us, fingers up."""
    del chance
    fingers = (((-0.36, 0.06), (-0.5, -0.62), 0.2), ((-0.14, -0.04), (-0.18, -0.9), 0.21),
               ((0.09, -0.04), (0.14, -0.94), 0.21), ((0.31, 0.06), (0.44, -0.74), 0.19))  # fmt: skip
    shapes = [ribbon([root, tip], wide, lambda t: 1 - 0.22 * t) for root, tip, wide in fingers]
    tips = [circle(tip, wide * 0.39, 20) for _, tip, wide in fingers]
    palm = smooth([(-0.46, 0.1), (-0.2, -0.14), (0.2, -0.14), (0.42, 0.06), (0.4, 0.46), (0.26, 0.8), (0.28, 1.3),
                   (-0.28, 1.3), (-0.28, 0.82), (-0.46, 0.5)])  # fmt: skip
    thumb = smooth([(-0.4, 0.56), (-0.72, 0.26), (-0.88, -0.1), (-0.74, -0.2), (-0.56, 0.02), (-0.3, 0.22)])
    pen.fills([palm, thumb, *shapes, *tips])
    for path in (curve((-0.36, 0.28), (-0.1, 0.1), (0.14, 0.14), (0.34, 0.06)),
                 curve((-0.3, 0.2), (-0.1, 0.3), (-0.06, 0.5), (-0.12, 0.74))):  # fmt: skip
        line(pen, path, 0.035, "shade")


def fist(pen: Pen, chance: Random) -> None:
    """A fist that strikes to the right."""
    del chance
    pen.fill([(-2.2, -0.3), (-0.7, -0.24), (-0.7, 0.3), (-2.2, 0.4)], "shade")
    pen.fill(smooth([(-0.86, -0.32), (-0.3, -0.48), (0.2, -0.54), (0.36, -0.3), (0.34, 0.4), (0.0, 0.5), (-0.5, 0.42),
                     (-0.86, 0.36)]))  # fmt: skip
    for at, far in enumerate((0.78, 0.86, 0.82, 0.7)):
        y = -0.4 + at * 0.245
        finger = [*arc((far - 0.13, y), 0.125, -90, 90, 10), (0.1, y + 0.12), (0.04, y), (0.1, y - 0.125)]
        pen.fill(finger)
        pen.fill(ribbon([(0.16, y + 0.122), (far - 0.08, y + 0.122)], 0.035, swelling(0.2, 0.6)), "ground")
        pen.fill(ribbon(arc((far - 0.14, y), 0.08, -70, 20, 8), 0.035, swelling(0, 0)), "light")
    thumb = smooth([(-0.5, 0.1), (-0.1, -0.04), (0.34, 0.08), (0.52, 0.24), (0.4, 0.36), (0.06, 0.3), (-0.4, 0.42)])
    pen.fill(thumb)
    pen.fill(ribbon([*thumb[8:22]], 0.04, swelling(0, 0)), "ground")


def pointing(pen: Pen, chance: Random) -> None:
    """A hand that points to the right."""
    del chance
    pen.fill(smooth([(-1.5, -0.3), (-0.6, -0.34), (-0.1, -0.36), (0.5, -0.2), (1.08, -0.18), (1.16, -0.07),
                     (1.06, 0.02),
                     (0.4, 0.02), (0.46, 0.2), (0.36, 0.42), (0.0, 0.5), (-0.5, 0.4), (-1.5, 0.46)]))  # fmt: skip
    for x, y in ((0.36, 0.08), (0.3, 0.22), (0.2, 0.36)):
        line(pen, curve((x, y), (x - 0.16, y + 0.03), (x - 0.3, y), (x - 0.36, y - 0.06)), 0.035, "shade")
    line(pen, curve((-0.14, -0.14), (0.1, -0.16), (0.26, -0.06), (0.22, 0.04)), 0.045, "shade")
    pen.fill([(-1.7, -0.5), (-0.9, -0.44), (-0.98, 0.56), (-1.7, 0.62)], "ground")


def eye(pen: Pen, chance: Random) -> None:
    """An eye that looks at us."""
    del chance
    upper = curve((-1.0, 0.1), (-0.5, -0.56), (0.4, -0.6), (1.05, -0.06))
    lower = curve((1.05, -0.06), (0.5, 0.42), (-0.4, 0.46), (-1.0, 0.1))
    pen.fill([*upper, *lower], "light")
    pen.disc((0.04, -0.05), 0.33, "shade")
    pen.disc((0.04, -0.05), 0.19, "ground")
    pen.disc((-0.08, -0.17), 0.08, "light")
    pen.fill(ribbon(upper, 0.15, swelling(0.1, 0.3, 0.5)))
    pen.fill(ribbon(lower, 0.045, swelling(0, 0)))
    for x, y, dx in ((0.6, -0.42, 0.16), (0.82, -0.27, 0.22), (1.0, -0.1, 0.26)):
        line(pen, [(x, y), (x + dx, y - 0.16)], 0.05)
    line(pen, curve((-0.9, -0.42), (-0.4, -0.9), (0.4, -0.92), (1.0, -0.56)), 0.05, "shade")


def slit_eye(pen: Pen, chance: Random) -> None:
    """An animal's or a demon's eye, its pupil a slit."""
    del chance
    upper = curve((-1.05, 0.22), (-0.6, -0.4), (0.3, -0.56), (1.1, -0.3))
    lower = curve((1.1, -0.3), (0.6, 0.3), (-0.3, 0.5), (-1.05, 0.22))
    pen.fill([*upper, *lower])
    pen.fill([*curve((0.06, -0.42), (-0.12, -0.2), (-0.12, 0.16), (0.04, 0.36)),
              *curve((0.04, 0.36), (0.2, 0.16), (0.2, -0.2), (0.06, -0.42))], "ground")  # fmt: skip
    pen.disc((-0.2, -0.14), 0.075, "light")
    pen.fill(ribbon(upper, 0.12, swelling(0.1, 0.5, 0.6)), "ground")


def eyes(pen: Pen, chance: Random) -> None:
    """Two narrow eyes in the dark."""
    del chance
    for side in (-1, 1):
        upper = curve((side * 0.18, 0.12), (side * 0.4, -0.14), (side * 0.7, -0.24), (side * 1.0, -0.26))
        lower = curve((side * 1.0, -0.26), (side * 0.86, 0.1), (side * 0.5, 0.26), (side * 0.18, 0.12))
        pen.fill([*upper, *lower])
        pen.disc((side * 0.58, -0.02), 0.1, "ground")
        pen.disc((side * 0.55, -0.05), 0.03, "light")


def lips(pen: Pen, chance: Random) -> None:
    """Painted lips that smile."""
    del chance
    upper = [*curve((-1.0, -0.12), (-0.6, -0.2), (-0.3, -0.42), (0.0, -0.22)),
             *curve((0.0, -0.22), (0.3, -0.42), (0.6, -0.2), (1.0, -0.12))]  # fmt: skip
    pen.fill([*upper, *curve((1.0, -0.12), (0.6, 0.56), (-0.6, 0.56), (-1.0, -0.12))])
    line(pen, curve((-0.98, -0.12), (-0.4, 0.1), (0.4, 0.1), (0.98, -0.12)), 0.06, "ground")
    pen.fill(ribbon(curve((-0.3, 0.22), (-0.1, 0.3), (0.1, 0.3), (0.3, 0.22)), 0.06, swelling(0, 0)), "light")


def footprints(pen: Pen, chance: Random) -> None:
    """Prints of bare feet that go up to the right."""
    del chance
    sole = smooth([(0.02, -0.17), (0.12, -0.12), (0.1, 0.0), (0.07, 0.1), (0.08, 0.22), (0.0, 0.28), (-0.08, 0.22),
                   (-0.04, 0.1), (-0.03, 0.0), (-0.09, -0.1)])  # fmt: skip
    toes = ((-0.07, -0.25, 0.045), (0.0, -0.27, 0.032), (0.05, -0.25, 0.028), (0.095, -0.215, 0.025),
            (0.13, -0.17, 0.022))  # fmt: skip
    for at, (x, y, degrees) in enumerate(((-0.78, 0.6, 44), (-0.3, 0.56, 38), (-0.26, 0.04, 44), (0.24, 0.02, 36),
                                          (0.3, -0.5, 46), (0.8, -0.54, 40))):  # fmt: skip
        side = -1 if at % 2 else 1
        print_ = [sole, *(circle((left, top), size, 14) for left, top, size in toes)]
        pen.fills([moved(turned([(px * side, py) for px, py in part], degrees), (x, y), 1.12) for part in print_])


def paw(pen: Pen, chance: Random) -> None:
    """A beast's paw, its claws out."""
    del chance
    pen.fill(smooth([(-0.44, 0.3), (-0.3, -0.02), (0.0, -0.1), (0.3, -0.02), (0.44, 0.3), (0.3, 0.6), (0.0, 0.54),
                     (-0.3, 0.6)]))  # fmt: skip
    for x, y, degrees in ((-0.62, -0.1, -28), (-0.24, -0.44, -9), (0.24, -0.44, 9), (0.62, -0.1, 28)):
        pen.fill(moved(turned(arc((0, 0), 0.2, 0, 360, 28, 1.3), degrees), (x, y)))
        pen.fill(moved(turned([(-0.09, -0.2), (0.02, -0.62), (0.09, -0.2)], degrees), (x, y)), "light")


def sleeve(pen: Pen, chance: Random) -> None:
    """A long sleeve that swings out to the right, with its lining."""
    del chance
    pen.fill(smooth([(-1.7, -0.7), (-0.8, -0.66), (0.3, -0.5), (0.98, -0.7), (1.2, -0.5), (1.02, 0.1), (1.14, 0.78),
                     (0.7, 1.02), (0.3, 0.7), (-0.2, 0.5), (-0.9, 0.46), (-1.7, 0.6)]))  # fmt: skip
    pen.fill(smooth([(0.98, -0.7), (1.2, -0.5), (1.02, 0.1), (1.14, 0.78), (1.0, 0.86), (0.9, 0.2), (1.04, -0.4)]),
             "light")
    for path in (curve((-1.2, 0.1), (-0.5, -0.1), (0.1, 0.1), (0.5, 0.66)),
                 curve((-0.9, -0.3), (-0.2, -0.34), (0.4, -0.1), (0.8, 0.5))):  # fmt: skip
        line(pen, path, 0.05, "shade")


def sash(pen: Pen, chance: Random) -> None:
    """A long sash in the wind."""
    del chance
    upper = smooth([(-1.4, 0.4), (-0.9, -0.1), (-0.3, 0.06), (0.2, -0.3), (0.8, -0.16), (1.4, -0.6)], closed=False)
    pen.fill(ribbon(upper, 0.34, swelling(0.4, 0.8, 0.6)))
    pen.fill(ribbon(upper[5:14], 0.3, swelling(0, 0)), "shade")
    lower = smooth([(-1.4, 0.44), (-0.8, 0.5), (-0.2, 0.3), (0.3, 0.54), (0.9, 0.36), (1.3, 0.6)], closed=False)
    pen.fill(ribbon(lower, 0.2, swelling(0.4, 0.7, 0.6)), "light")


def ribbons(pen: Pen, chance: Random) -> None:
    """Thin bands that flow side by side."""
    for at in range(4):
        y, off = (at - 1.5) * 0.3, chance.uniform(-0.1, 0.1)
        path = smooth([(-2.2, y + off), (-1.2, y - 0.26), (-0.3, y + 0.2), (0.6, y - 0.2 + off), (1.3, y + 0.1),
                       (2.2, y - 0.3)], closed=False)  # fmt: skip
        pen.fill(ribbon(path, 0.1, swelling(0.6, 0.6)), "figure" if at % 2 else "shade")


def hair(pen: Pen, chance: Random) -> None:
    """Long hair that streams to the right."""
    for at in range(13):
        y = -0.5 + at * 0.085
        path = smooth([(-1.6, y * 0.4 - 0.4), (-0.8, y - 0.2), (0.0, y + 0.14 + chance.uniform(-0.06, 0.06)),
                       (0.7, y - 0.06 + chance.uniform(-0.12, 0.12)), (1.5, y + chance.uniform(-0.2, 0.2))],
                      closed=False)  # fmt: skip
        pen.fill(ribbon(path, 0.14, swelling(0.6, 0.0, 0.2)), "shade" if at % 4 == 1 else "figure")


def mask(pen: Pen, chance: Random) -> None:
    """A smooth mask, its eyes narrow, its lips red."""
    del chance
    pen.fill(smooth([(0, -1.0), (0.46, -0.88), (0.66, -0.4), (0.6, 0.2), (0.36, 0.76), (0, 0.98), (-0.36, 0.76),
                     (-0.6, 0.2),
                     (-0.66, -0.4), (-0.46, -0.88)]))  # fmt: skip
    pen.fill(smooth([(0, -1.0), (0.46, -0.88), (0.66, -0.4), (0.6, 0.2), (0.36, 0.76), (0, 0.98), (0.3, 0.5),
                     (0.36, -0.3)]),
             "shade")  # fmt: skip
    for side in (-1, 1):
        pen.fill(ribbon(curve((side * 0.12, -0.14), (side * 0.24, -0.22), (side * 0.38, -0.2), (side * 0.48, -0.08)),
                        0.09,
                        swelling(0, 0)), "ground")  # fmt: skip
        pen.oval((side * 0.26, -0.58), 0.13, 0.06, "ground")
    line(pen, [(0.0, -0.1), (0.05, 0.24), (-0.04, 0.28)], 0.035, "ground")
    pen.fill(ribbon(curve((-0.2, 0.5), (-0.06, 0.44), (0.06, 0.44), (0.2, 0.5)), 0.11, swelling(0, 0)), "ground")


def demon_mask(pen: Pen, chance: Random) -> None:
    """A horned mask, its teeth bared."""
    del chance
    for side in (-1, 1):
        horn = curve((side * 0.3, -0.5), (side * 0.6, -0.7), (side * 0.76, -0.9), (side * 0.6, -1.3))
        pen.fill(ribbon(horn, 0.24, lambda t: 1 - t), "light")
    pen.fill(smooth([(0, -0.76), (0.5, -0.62), (0.72, -0.1), (0.56, 0.5), (0.3, 0.96), (-0.3, 0.96), (-0.56, 0.5),
                     (-0.72, -0.1), (-0.5, -0.62)]))  # fmt: skip
    for side in (-1, 1):
        pen.fill([(side * 0.1, -0.1), (side * 0.54, -0.34), (side * 0.5, -0.06), (side * 0.3, 0.02)], "light")
        pen.disc((side * 0.34, -0.12), 0.07, "ground")
        line(pen, [(side * 0.06, -0.26), (side * 0.34, -0.44), (side * 0.62, -0.5)], 0.1, "ground", start=0.6)
        line(pen, curve((side * 0.16, 0.16), (side * 0.4, 0.14), (side * 0.52, 0.3), (side * 0.5, 0.52)), 0.06, "shade")
    pen.fill([(-0.42, 0.42), (0.42, 0.42), (0.3, 0.74), (-0.3, 0.74)], "ground")
    for x in (-0.3, 0.3):
        pen.fill([(x - 0.1, 0.42), (x + 0.1, 0.42), (x, 0.66)], "light")
        pen.fill([(x - 0.07, 0.74), (x + 0.07, 0.74), (x, 0.5)], "light")
    pen.fill(ribbon([(-0.18, 0.48), (0.18, 0.48)], 0.08), "light")


def shadow_spread(pen: Pen, chance: Random) -> None:
    """A shadow that spreads over the ground, its edge like fingers."""
    del chance
    points: list[Point] = []
    for at in range(18):
        way = at * math.tau / 18
        reach = 1.15 if at % 2 else 0.62
        points.append((reach * math.cos(way), reach * 0.5 * math.sin(way)))
    pen.fill(smooth(points))
