"""What the scenes of this game show beside what any game's do: beasts of war, machines, ships, spirits, gates. Each in
a square from -1 to 1.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.shapes import arc, circle, curve, rounded, turned

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sakura_desktop.pictures.motif_pen import Pen
    from sakura_desktop.pictures.shapes import Point


def _both(half: Sequence[Point]) -> list[Point]:
    """Half an outline and its mirror image, from above to below and back."""
    return [*half, *[(-x, y) for x, y in reversed(half)]]


def _star(points: int, outer: float, inner: float, centre: Point = (0.0, 0.0)) -> list[Point]:
    step = math.pi / points
    return [
        (centre[0] + (outer, inner)[at % 2] * math.sin(at * step),
         centre[1] - (outer, inner)[at % 2] * math.cos(at * step))
        for at in range(2 * points)
    ]  # fmt: skip


# --- beasts and spirits


def dragon(pen: Pen) -> None:
    """A dragon's head to the left, horns laid back, its jaws open."""
    pen.fill([*curve((0.1, -0.36), (0.5, -0.9), (0.9, -0.96), (1.12, -0.9)),
              *curve((1.12, -0.9), (0.86, -0.66), (0.66, -0.4), (0.5, -0.1))], "shade")  # fmt: skip
    pen.fill([*curve((0.34, -0.2), (0.7, -0.44), (0.96, -0.36), (1.2, -0.3)),
              *curve((1.2, -0.3), (0.9, -0.14), (0.8, 0.0), (0.6, 0.14))], "shade")  # fmt: skip
    pen.fill([
        (-1.0, -0.3), *curve((-1.0, -0.3), (-0.7, -0.6), (-0.3, -0.54), (0.0, -0.5)),
        *curve((0.0, -0.5), (0.5, -0.44), (0.76, 0.1), (0.86, 1.1)), (0.06, 1.1),
        *curve((0.06, 1.1), (0.1, 0.6), (-0.1, 0.46), (-0.3, 0.42)), (-0.82, 0.5), (-0.66, 0.26),
        *curve((-0.66, 0.26), (-0.4, 0.24), (-0.2, 0.16), (-0.06, 0.06)),
        *curve((-0.06, 0.06), (-0.4, 0.08), (-0.8, 0.04), (-1.02, -0.1)),
    ])  # fmt: skip
    for x in (-0.8, -0.56, -0.34):
        pen.fill([(x, 0.0), (x + 0.16, 0.03), (x + 0.06, 0.2)], "light")
    pen.fill([(-0.7, 0.3), (-0.56, 0.28), (-0.66, 0.12)], "light")
    pen.fill([(-0.3, -0.3), (0.0, -0.24), (-0.22, -0.14)], "light")
    pen.disc((-0.86, -0.26), 0.045, "ground")
    for at in range(4):
        pen.line(curve((0.22 + at * 0.06, 0.3 + at * 0.22), (0.4, 0.26 + at * 0.2), (0.5, 0.3 + at * 0.2),
                       (0.62 + at * 0.03, 0.4 + at * 0.2)), 0.045, "ground")  # fmt: skip


def drake(pen: Pen) -> None:
    """A dragon in flight, seen from below, its wings spread."""
    for side in (-1, 1):
        wing = [(0.1, -0.2), *curve((0.1, -0.2), (0.4, -0.7), (0.8, -0.9), (1.24, -0.86)),
                *curve((1.24, -0.86), (1.16, -0.4), (1.14, -0.1), (1.2, 0.24)),
                *curve((1.2, 0.24), (0.96, 0.0), (0.84, 0.1), (0.76, 0.36)),
                *curve((0.76, 0.36), (0.6, 0.1), (0.42, 0.14), (0.3, 0.34)), (0.08, 0.2)]  # fmt: skip
        pen.fill([(side * x, y) for x, y in wing])
        for tip in ((1.2, 0.2), (0.76, 0.32)):
            pen.line([(side * 0.5, -0.56), (side * tip[0], tip[1])], 0.035, "ground")
    pen.fill(_both([(0, -0.92), (0.12, -0.74), (0.1, -0.5), (0.2, -0.16), (0.16, 0.3), (0.06, 0.7)]))
    pen.line(curve((0, 0.5), (0.02, 0.8), (0.3, 0.8), (0.24, 1.16)), 0.09)
    pen.fill([(0.16, 1.06), (0.34, 1.08), (0.24, 1.34)])
    for side in (-1, 1):
        pen.fill([(side * 0.06, -0.84), (side * 0.2, -1.02), (side * 0.1, -0.74)], "shade")


def fox(pen: Pen) -> None:
    """A fox's mask: pointed ears, narrow eyes."""
    for side in (-1, 1):
        pen.fill([(side * 0.2, -0.44), (side * 0.74, -1.02), (side * 0.86, -0.1)])
        pen.fill([(side * 0.42, -0.5), (side * 0.68, -0.78), (side * 0.72, -0.32)], "shade")
    pen.fill(_both([*curve((0, -0.52), (0.5, -0.56), (0.88, -0.3), (0.92, 0.06)),
                    *curve((0.92, 0.06), (0.6, 0.2), (0.36, 0.5), (0.0, 0.98))]))  # fmt: skip
    pen.fill(_both([(0, 0.3), *curve((0.3, 0.2), (0.5, 0.2), (0.6, 0.2), (0.86, 0.1)),
                    *curve((0.86, 0.1), (0.56, 0.26), (0.32, 0.5), (0.0, 0.94))]), "light")  # fmt: skip
    for side in (-1, 1):
        eye = [*curve((0.2, 0.1), (0.3, -0.06), (0.46, -0.1), (0.62, -0.14)),
               *curve((0.62, -0.14), (0.52, 0.06), (0.36, 0.12), (0.2, 0.1))]  # fmt: skip
        pen.fill([(side * x, y) for x, y in eye], "ground")
        pen.line([(side * 0.34, -0.26), (side * 0.56, -0.36)], 0.07, "shade")
    pen.fill([(-0.1, 0.78), (0.1, 0.78), (0, 0.92)], "ground")


def cat(pen: Pen) -> None:
    """A cat that sits, its tail about it."""
    pen.line(curve((0.4, 0.8), (1.1, 0.9), (1.0, 0.2), (0.7, 0.1)), 0.15)
    pen.fill(_both([(0, -0.3), *curve((0.2, -0.2), (0.5, 0.2), (0.64, 0.6), (0.56, 0.98))]))
    pen.fill(_both([(0, -0.76), (0.16, -0.76), (0.42, -1.06), (0.46, -0.6),
                    *curve((0.5, -0.5), (0.54, -0.2), (0.3, -0.06), (0, -0.04))]))  # fmt: skip
    for side in (-1, 1):
        pen.oval((side * 0.2, -0.46), 0.09, 0.12, "light")
        pen.oval((side * 0.2, -0.46), 0.03, 0.11, "ground")
        for y in (-0.26, -0.18):
            pen.line([(side * 0.16, -0.2), (side * 0.6, y)], 0.025, "shade")
    pen.fill([(-0.06, -0.3), (0.06, -0.3), (0, -0.22)], "ground")
    pen.line([(0, 0.5), (0, 0.98)], 0.04, "ground")


def owl(pen: Pen) -> None:
    """An owl with great eyes."""
    pen.fill(_both([(0, -0.7), (0.3, -0.74), (0.64, -1.0), *curve((0.64, -0.7), (0.9, -0.1), (0.86, 0.7), (0.3, 1.0))]))
    pen.fill(_both([(0, -0.02), *curve((0.3, 0.0), (0.5, 0.3), (0.4, 0.7), (0, 0.9))]), "shade")
    for row, many in ((0.24, 2), (0.46, 3), (0.68, 2)):
        for at in range(many):
            x = (at - (many - 1) / 2) * 0.24
            pen.line(arc((x, row), 0.09, 20, 160, 10), 0.05, "ground")
    for side in (-1, 1):
        pen.disc((side * 0.32, -0.38), 0.3, "light")
        pen.disc((side * 0.3, -0.36), 0.15, "ground")
    pen.fill([(-0.09, -0.24), (0.09, -0.24), (0, 0.02)], "ground")


def shark(pen: Pen) -> None:
    """A shark that rises with its jaws open."""
    pen.turn(24)
    pen.fill([*curve((-0.02, -1.1), (0.4, -0.8), (0.56, -0.2), (0.5, 0.4)), (0.44, 1.3), (-0.44, 1.3),
              *curve((-0.5, 0.4), (-0.56, -0.2), (-0.4, -0.8), (-0.02, -1.1))])  # fmt: skip
    pen.fill([(0.46, 0.1), (1.04, 0.66), (0.48, 0.7)])
    pen.fill([(-0.46, 0.1), (-1.04, 0.66), (-0.48, 0.7)])
    mouth = [*arc((0, -0.24), 0.36, 180, 360, 24, 0.8), *arc((0, -0.24), 0.36, 0, 180, 24, 1.2)]
    pen.fill(mouth, "ground")
    for at in range(7):
        x = -0.3 + at * 0.1
        top = -0.24 - 0.28 * math.sqrt(max(0.0, 1 - (x / 0.36) ** 2))
        pen.fill([(x - 0.055, top), (x + 0.055, top), (x, top + 0.15)], "light")
        low = -0.24 + 0.42 * math.sqrt(max(0.0, 1 - (x / 0.36) ** 2))
        pen.fill([(x - 0.055, low), (x + 0.055, low), (x, low - 0.14)], "light")
    for side in (-1, 1):
        pen.disc((side * 0.3, -0.66), 0.055, "ground")
    pen.turn(0)


def imp(pen: Pen) -> None:
    """A little devil's sign: horns, wings, a pointed tail."""
    for side in (-1, 1):
        wing = [(0.3, 0.1), (1.16, -0.4), *curve((1.16, -0.4), (1.0, -0.06), (1.06, 0.2), (1.16, 0.42)),
                *curve((1.16, 0.42), (0.9, 0.24), (0.76, 0.36), (0.7, 0.56)),
                *curve((0.7, 0.56), (0.56, 0.34), (0.44, 0.36), (0.3, 0.46))]  # fmt: skip
        pen.fill([(side * x, y) for x, y in wing], "shade")
        pen.fill([(side * x, y) for x, y in (*curve((0.16, -0.44), (0.3, -0.6), (0.6, -0.7), (0.62, -1.04)),
                  *curve((0.62, -1.04), (0.8, -0.66), (0.66, -0.36), (0.46, -0.2)))])  # fmt: skip
    pen.disc((0, 0.04), 0.6)
    for side in (-1, 1):
        pen.fill([(side * 0.12, 0.02), (side * 0.42, -0.16), (side * 0.36, 0.12)], "light")
    pen.fill([*arc((0, 0.2), 0.3, 10, 170, 20)], "ground")
    pen.fill([(0.08, 0.26), (0.2, 0.26), (0.14, 0.4)], "light")
    pen.line(curve((0, 0.6), (0.0, 1.0), (0.5, 0.7), (0.6, 1.0)), 0.08)
    pen.fill([(0.5, 0.98), (0.76, 0.86), (0.72, 1.18)])


def ghost(pen: Pen) -> None:
    """A ghost that waves."""
    pen.fill([*arc((0, -0.26), 0.7, 180, 360, 40), *curve((0.7, -0.26), (0.72, 0.3), (0.7, 0.6), (0.96, 0.86)),
              (0.56, 0.78), (0.34, 1.0), (0.08, 0.8), (-0.2, 1.02), (-0.44, 0.78),
              *curve((-0.6, 0.94), (-0.72, 0.5), (-0.7, 0.1), (-0.7, -0.26))])  # fmt: skip
    for side in (-1, 1):
        pen.oval((side * 0.26, -0.3), 0.11, 0.17, "ground")
    pen.oval((0, 0.06), 0.13, 0.17, "ground")
    pen.line(curve((0.6, 0.2), (0.9, 0.1), (1.0, -0.1), (0.96, -0.36)), 0.17)


def skull(pen: Pen) -> None:
    """A skull."""
    pen.fill(_both([*curve((0, -0.96), (0.6, -0.96), (0.9, -0.5), (0.8, 0.06)), (0.5, 0.36), (0.44, 0.86), (0, 0.9)]))
    for side in (-1, 1):
        pen.oval((side * 0.34, -0.1), 0.24, 0.25, "ground")
        pen.line([(side * 0.15, 0.6), (side * 0.15, 0.9)], 0.05, "ground")
    pen.fill([(0, 0.16), (0.12, 0.4), (-0.12, 0.4)], "ground")
    pen.line([(0, 0.6), (0, 0.9)], 0.05, "ground")


def kraken(pen: Pen) -> None:
    """Arms that come up out of the deep."""
    for x, lean, high in ((-0.9, -0.3, 0.5), (-0.4, 0.26, 1.0), (0.2, -0.24, 1.16), (0.74, 0.3, 0.7)):
        path = [*curve((x, 1.4), (x - lean, 0.6), (x + lean * 1.4, 0.2), (x + lean * 0.6, 0.4 - high)),
                *arc((x + lean * 0.6 + math.copysign(0.13, lean), 0.4 - high), 0.13,
                     180 if lean > 0 else 0, 440 if lean > 0 else -260, 14)]  # fmt: skip
        for at, point in enumerate(path):
            pen.disc(point, 0.2 - 0.15 * at / len(path))
        for at in range(3, 20, 4):
            pen.disc((path[at][0] + 0.05, path[at][1]), 0.05, "light")


def unicorn(pen: Pen) -> None:
    """A horse's head with a horn."""
    pen.fill([(-0.26, -0.62), (-0.72, -1.3), (-0.06, -0.78)], "light")
    pen.fill([
        (0.1, -0.86), (0.24, -0.5), *curve((0.24, -0.5), (0.7, -0.2), (0.86, 0.4), (0.9, 1.1)), (-0.1, 1.1),
        *curve((-0.1, 1.1), (0.0, 0.7), (-0.06, 0.5), (-0.2, 0.3)), (-0.6, 0.4), (-0.82, 0.3), (-0.86, 0.1),
        *curve((-0.86, 0.1), (-0.6, -0.3), (-0.4, -0.6), (-0.1, -0.64)),
    ])  # fmt: skip
    for at in range(5):
        pen.fill([(0.14 + at * 0.12, -0.6 + at * 0.26), (0.62 + at * 0.1, -0.7 + at * 0.3),
                  (0.4 + at * 0.1, -0.3 + at * 0.28)], "shade")  # fmt: skip
    pen.disc((-0.26, -0.24), 0.06, "ground")
    pen.disc((-0.74, 0.16), 0.035, "ground")


def egg(pen: Pen) -> None:
    """An egg with flames on its shell, cracked above."""
    pen.fill(_both([*curve((0, -1.0), (0.44, -0.96), (0.78, -0.2), (0.76, 0.3)),
                    *curve((0.76, 0.3), (0.72, 0.8), (0.4, 1.0), (0, 1.0))]))  # fmt: skip
    pen.line([(-0.5, -0.46), (-0.24, -0.2), (-0.04, -0.44), (0.2, -0.14), (0.46, -0.42)], 0.08, "light")
    pen.fill([*curve((0, 0.84), (-0.5, 0.8), (-0.5, 0.4), (-0.2, 0.1)), (-0.1, 0.34),
              *curve((-0.1, 0.34), (-0.04, 0.2), (0.02, 0.1), (0.02, -0.06)),
              *curve((0.02, -0.06), (0.5, 0.3), (0.5, 0.8), (0, 0.84))], "shade")  # fmt: skip


def ox(pen: Pen) -> None:
    """The head of an ox demon, with wide horns."""
    for side in (-1, 1):
        horn = [*curve((0.36, -0.42), (0.8, -0.3), (1.1, -0.5), (1.02, -1.1)),
                *curve((1.02, -1.1), (1.34, -0.4), (1.0, 0.04), (0.5, -0.02))]  # fmt: skip
        pen.fill([(side * x, y) for x, y in horn], "shade")
        pen.fill([(side * 0.5, -0.1), (side * 0.98, 0.0), (side * 0.6, 0.2)])
    pen.fill(_both([(0, -0.6), (0.46, -0.5), (0.58, 0.0), (0.36, 0.5), (0.44, 0.8), (0.2, 1.04), (0, 1.06)]))
    for side in (-1, 1):
        pen.fill([(side * 0.14, -0.02), (side * 0.46, -0.2), (side * 0.42, 0.06)], "light")
        pen.oval((side * 0.2, 0.78), 0.1, 0.07, "ground")
    pen.ring((0, 0.92), 0.17, 0.07, "light")
    pen.line([(-0.16, -0.36), (0, -0.16), (0.16, -0.36)], 0.06, "ground")


def kappa(pen: Pen) -> None:
    """A water imp's head: a dish with water, a beak."""
    for at in range(9):
        way = -80 + at * 20
        pen.fill([(x, y - 0.1) for x, y in turned([(-0.14, -0.5), (0.14, -0.5), (0.05, -0.96)], way)], "shade")
    pen.disc((0, 0.04), 0.72)
    pen.oval((0, -0.52), 0.5, 0.15, "light")
    pen.oval((0, -0.54), 0.36, 0.08, "ground")
    for side in (-1, 1):
        pen.disc((side * 0.32, -0.08), 0.17, "light")
        pen.disc((side * 0.28, -0.06), 0.08, "ground")
    pen.fill([*curve((-0.4, 0.3), (-0.2, 0.1), (0.2, 0.1), (0.4, 0.3)), *curve((0.4, 0.3), (0.2, 0.56), (-0.2, 0.56),
              (-0.4, 0.3))], "light")  # fmt: skip
    pen.line([(-0.36, 0.32), (0.36, 0.32)], 0.05, "ground")
    pen.fill([(-0.5, 0.66), (0.5, 0.66), (0.8, 1.2), (-0.8, 1.2)], "shade")


def umbrella_ghost(pen: Pen) -> None:
    """An old umbrella with one eye, on one foot."""
    pen.line([(0, 0.3), (0, 1.1)], 0.13, "shade")
    pen.fill([(-0.1, 1.02), (0.34, 1.02), (0.34, 1.16), (-0.1, 1.16)], "shade")
    pen.fill([(0, -1.1), *curve((0, -1.1), (0.5, -0.7), (0.8, 0.0), (0.86, 0.5)), (0.6, 0.36), (0.4, 0.56),
              (0.2, 0.4), (0, 0.6), (-0.2, 0.4), (-0.4, 0.56), (-0.6, 0.36), (-0.86, 0.5),
              *curve((-0.86, 0.5), (-0.8, 0.0), (-0.5, -0.7), (0, -1.1))])  # fmt: skip
    for x in (-0.5, 0.5):
        pen.line(curve((0, -1.0), (x * 0.5, -0.6), (x * 0.9, -0.2), (x, 0.4)), 0.04, "ground")
    pen.oval((0, -0.2), 0.26, 0.3, "light")
    pen.disc((0.02, -0.16), 0.13, "ground")
    pen.fill([*arc((0, 0.2), 0.2, 0, 180, 16)], "light")


def train(pen: Pen) -> None:
    """A train that comes, its lamp lit."""
    pen.fill(rounded((-0.7, -0.96, 0.7, 0.66), 0.2))
    pen.fill(rounded((-0.52, -0.74, -0.06, -0.22), 0.06), "light")
    pen.fill(rounded((0.06, -0.74, 0.52, -0.22), 0.06), "light")
    pen.disc((0, 0.16), 0.2, "light")
    pen.disc((0, 0.16), 0.1, "ground")
    for side in (-1, 1):
        pen.disc((side * 0.46, 0.36), 0.09, "light")
        pen.line([(side * 0.34, 0.8), (side * 0.86, 1.3)], 0.08)
    pen.fill([(-0.6, 0.66), (0.6, 0.66), (0.4, 0.92), (-0.4, 0.92)], "shade")
    for y, wide in ((0.98, 0.56), (1.18, 0.8)):
        pen.line([(-wide, y), (wide, y)], 0.06, "shade")


def bat(pen: Pen) -> None:
    """A bat with its wings spread."""
    for side in (-1, 1):
        wing = [(0.12, -0.1), *curve((0.12, -0.1), (0.4, -0.3), (0.6, -0.62), (0.66, -0.72)),
                *curve((0.66, -0.72), (1.0, -0.5), (1.24, -0.1), (1.3, 0.36)),
                *curve((1.3, 0.36), (1.06, 0.14), (0.94, 0.2), (0.86, 0.44)),
                *curve((0.86, 0.44), (0.7, 0.2), (0.54, 0.24), (0.44, 0.5)), (0.12, 0.36)]  # fmt: skip
        pen.fill([(side * x, y) for x, y in wing])
        pen.fill([(side * 0.04, -0.36), (side * 0.22, -0.7), (side * 0.26, -0.26)])
        pen.line([(side * 0.2, 0.0), (side * 0.64, -0.6)], 0.03, "ground")
    pen.fill(_both([(0, -0.46), (0.24, -0.36), (0.26, -0.06), (0.2, 0.3), (0, 0.72)]))
    for side in (-1, 1):
        pen.disc((side * 0.1, -0.22), 0.05, "light")
        pen.fill([(side * 0.1, -0.06), (side * 0.03, -0.06), (side * 0.06, 0.07)], "light")


def jack_box(pen: Pen) -> None:
    """A box out of which something springs."""
    pen.fill([(-0.76, 0.24), (0.76, 0.24), (0.66, 1.1), (-0.66, 1.1)])
    pen.fill([(-0.76, 0.24), (-0.5, 0.02), (-1.16, -0.2), (-1.3, 0.02)], "shade")
    pen.line([(0.3, 0.2), (-0.3, 0.06), (0.3, -0.1), (-0.26, -0.26), (0.2, -0.4)], 0.08, "shade")
    pen.fill([(-0.42, -0.6), (-0.86, -1.14), (-0.1, -0.86), (0.1, -1.2), (0.24, -0.86), (0.86, -1.0), (0.42, -0.56)])
    pen.disc((0, -0.52), 0.42, "light")
    for side in (-1, 1):
        pen.fill([(side * 0.08, -0.56), (side * 0.28, -0.66), (side * 0.24, -0.5)], "ground")
    pen.fill([*arc((0, -0.44), 0.22, 14, 166, 16)], "ground")
    for x, y in ((-0.86, -1.14), (0.1, -1.2), (0.86, -1.0)):
        pen.disc((x, y), 0.09, "light")
    pen.fill(_star(5, 0.24, 0.1, (0, 0.68)), "light")


def candy_house(pen: Pen) -> None:
    """A house of cake with icing on its roof."""
    pen.fill([(-0.72, -0.06), (0.72, -0.06), (0.66, 1.0), (-0.66, 1.0)])
    pen.fill([(0, -1.0), (1.04, 0.06), (-1.04, 0.06)], "shade")
    pen.fill([(0, -1.0), (0.7, -0.26), (0.5, -0.1), (0.34, -0.3), (0.14, -0.06), (-0.06, -0.3), (-0.26, -0.06),
              (-0.44, -0.3), (-0.6, -0.14), (-0.74, -0.24)], "light")  # fmt: skip
    pen.fill([*arc((0, 0.56), 0.22, 180, 360, 20), (0.22, 1.0), (-0.22, 1.0)], "ground")
    for x in (-0.46, 0.46):
        pen.disc((x, 0.34), 0.13, "light")
        pen.line([(x, 0.22), (x, 0.46)], 0.04, "ground")
    pen.line([(0.86, 1.0), (0.86, 0.3), *arc((0.98, 0.3), 0.12, 180, 360, 12)], 0.09, "light")


def parachute(pen: Pen) -> None:
    """Somebody's armour that comes down under a parachute."""
    pen.fill([*arc((0, -0.34), 0.9, 180, 360, 40, 0.76), (0.6, -0.2), (0.3, -0.36), (0, -0.2), (-0.3, -0.36),
              (-0.6, -0.2)])  # fmt: skip
    for x in (-0.3, 0.3):
        pen.line(curve((x, -0.36), (x * 0.9, -0.7), (x * 0.5, -0.94), (0, -1.02)), 0.05, "ground")
    for x in (-0.84, -0.3, 0.3, 0.84):
        pen.line([(x, -0.3), (0, 0.52)], 0.03, "shade")
    pen.disc((0, 0.44), 0.15)
    pen.fill([(-0.24, 0.58), (0.24, 0.58), (0.16, 0.96), (0.24, 1.26), (0.04, 1.26), (0, 1.04), (-0.04, 1.26),
              (-0.24, 1.26), (-0.16, 0.96)])  # fmt: skip
    pen.line([(-0.08, 0.43), (0.08, 0.43)], 0.06, "light")


def wrench(pen: Pen) -> None:
    """A wrench and a bolt."""
    pen.turn(40)
    pen.line([(0, -0.4), (0, 0.9)], 0.28)
    pen.disc((0, -0.62), 0.44)
    pen.fill([(-0.17, -1.12), (0.17, -1.12), (0.17, -0.56), (-0.17, -0.56)], "ground")
    pen.ring((0, 0.86), 0.2, 0.13)
    pen.turn(0)
    pen.fill(circle((-0.6, 0.5), 0.34, 6), "shade")
    pen.disc((-0.6, 0.5), 0.15, "ground")


def comet(pen: Pen) -> None:
    """A comet with its tail."""
    for y, long, wide in ((-0.2, 1.2, 0.1), (0.02, 1.6, 0.14), (0.24, 1.1, 0.09)):
        pen.turn(-32)
        pen.fill([(-0.5, y - wide), (long, y - wide * 0.1), (-0.5, y + wide)], "shade")
    pen.turn(0)
    star = [(x - 0.5, y + 0.34) for x, y in turned(_star(5, 0.62, 0.28), -18)]
    pen.fill(star)
    pen.fill([(x - 0.5, y + 0.34) for x, y in turned(_star(5, 0.3, 0.13), -18)], "light")


def sun_hat(pen: Pen) -> None:
    """A wide hat far above the reeds, nobody's face under it."""
    pen.fill([(-0.42, -0.3), (0.42, -0.3), (0.6, 1.6), (-0.6, 1.6)], "light")
    pen.fill([*curve((-0.36, -0.2), (-0.56, 0.2), (-0.5, 0.8), (-0.6, 1.2)), (0.6, 1.2),
              *curve((0.5, 0.8), (0.56, 0.2), (0.4, 0.0), (0.36, -0.2))])  # fmt: skip
    pen.fill([*arc((0, -0.46), 0.46, 180, 360, 28, 1.0)], "light")
    pen.oval((0, -0.42), 1.06, 0.2, "light")
    pen.fill([(-0.46, -0.6), (0.46, -0.6), (0.48, -0.46), (-0.48, -0.46)], "shade")


def medkit(pen: Pen) -> None:
    """A box with what mends."""
    pen.line([(-0.3, -0.56), (-0.3, -0.84), (0.3, -0.84), (0.3, -0.56)], 0.13, "shade")
    pen.fill(rounded((-0.94, -0.56, 0.94, 0.8), 0.16))
    pen.fill(rounded((-0.94, -0.02, 0.94, 0.1), 0.02), "ground")
    pen.disc((0, 0.12), 0.46, "light")
    pen.line([(0, -0.16), (0, 0.4)], 0.2, "ground")
    pen.line([(-0.28, 0.12), (0.28, 0.12)], 0.2, "ground")


def station(pen: Pen) -> None:
    """A ring in space in which people live."""
    pen.turn(-18)
    pen.line(arc((0, 0), 1.1, 0, 360, 64, 0.42), 0.2)
    for at in range(10):
        way = math.radians(at * 36 + 10)
        pen.disc((1.1 * math.cos(way), 0.46 * math.sin(way)), 0.055, "light")
    for x in (-0.98, 0.98):
        pen.line([(0, 0), (x, 0)], 0.08, "shade")
    pen.fill(rounded((-0.2, -0.9, 0.2, 0.9), 0.18))
    pen.fill(rounded((-0.34, -0.2, 0.34, 0.2), 0.1), "shade")
    for y in (-0.6, -0.4, 0.4, 0.6):
        pen.line([(-0.08, y), (0.08, y)], 0.06, "light")
    pen.turn(0)


def tofu(pen: Pen) -> None:
    """A block of tofu on a tray, a maple leaf on it."""
    pen.oval((0, 0.66), 1.1, 0.3, "shade")
    pen.oval((0, 0.6), 0.96, 0.22)
    pen.fill([(-0.62, -0.26), (0, -0.02), (0, 0.66), (-0.62, 0.4)], "light")
    pen.fill([(0.62, -0.26), (0, -0.02), (0, 0.66), (0.62, 0.4)])
    pen.fill([(-0.62, -0.26), (0, -0.52), (0.62, -0.26), (0, -0.02)], "light")
    pen.line([(0, -0.02), (0, 0.66)], 0.03, "ground")
    pen.line([(-0.62, -0.26), (0, -0.02), (0.62, -0.26)], 0.03, "ground")
    leaf = [((0.3, 0.1)[at % 2] * math.sin(at * math.pi / 5), -0.27 - (0.17, 0.05)[at % 2] * math.cos(at * math.pi / 5))
            for at in range(10)]  # fmt: skip
    pen.fill(leaf, "shade")


def temari(pen: Pen) -> None:
    """A ball wound with threads."""
    pen.disc((0, 0), 0.92)
    for at in range(4):
        pen.turn(at * 45)
        for bend in (0.22, 0.46):
            pen.line(curve((0, -0.9), (bend * 1.4, -0.4), (bend * 1.4, 0.4), (0, 0.9)), 0.04, "light")
    pen.turn(0)
    pen.fill(_star(8, 0.44, 0.2), "shade")
    pen.fill(_star(8, 0.26, 0.12), "light")
    pen.line(curve((0.6, 0.7), (0.9, 1.0), (0.7, 1.2), (1.1, 1.24)), 0.06, "shade")


# --- machines


def mecha(pen: Pen) -> None:
    """The head and shoulders of a war machine, one eye lit."""
    for side in (-1, 1):
        pen.fill([(side * x, y) for x, y in ((0.44, 0.3), (1.06, 0.1), (1.3, 0.4), (1.26, 1.3), (0.5, 1.3))], "shade")
        pen.line([(side * 0.6, 0.62), (side * 1.2, 0.52)], 0.06, "ground")
        pen.fill([(side * 0.4, -0.5), (side * 0.86, -1.06), (side * 0.62, -0.2)])
    pen.fill(_both([(0, 0.4), (0.42, 0.36), (0.6, 0.6), (0.5, 1.3), (0, 1.3)]))
    pen.fill(_both([(0, -0.86), (0.4, -0.76), (0.62, -0.3), (0.56, 0.2), (0.3, 0.52), (0, 0.56)]))
    pen.fill([(-0.52, -0.26), (0.52, -0.26), (0.44, 0.02), (-0.44, 0.02)], "ground")
    pen.disc((0.16, -0.12), 0.1, "light")
    pen.line([(-0.36, -0.12), (-0.04, -0.12)], 0.05, "light")
    pen.fill([(-0.06, -0.8), (0.06, -0.8), (0.0, -0.36)], "light")
    for x in (-0.16, 0.0, 0.16):
        pen.line([(x, 0.22), (x, 0.4)], 0.05, "ground")


def walker(pen: Pen) -> None:
    """A gun on four legs."""
    for side in (-1, 1):
        pen.line([(side * 0.3, 0.06), (side * 0.86, -0.26), (side * 1.1, 0.94)], 0.13, "shade")
        pen.line([(side * 0.2, 0.1), (side * 0.54, 0.1), (side * 0.6, 0.96)], 0.15)
    pen.fill(rounded((-0.6, -0.3, 0.6, 0.3), 0.2))
    pen.fill([(-0.34, -0.28), (-0.22, -0.64), (0.3, -0.64), (0.42, -0.28)])
    pen.fill(rounded((0.24, -0.58, 1.26, -0.42), 0.05))
    pen.fill(rounded((1.1, -0.64, 1.3, -0.36), 0.04), "shade")
    pen.disc((-0.02, -0.0), 0.13, "light")
    pen.line([(-0.5, 0.14), (0.5, 0.14)], 0.05, "ground")


def tank(pen: Pen) -> None:
    """A tank that rolls to the left."""
    pen.fill(rounded((-1.0, 0.2, 1.0, 0.76), 0.28), "shade")
    for at in range(5):
        pen.disc((-0.72 + at * 0.36, 0.48), 0.14, "ground")
    pen.fill([(-1.04, 0.16), (-0.8, -0.1), (0.9, -0.1), (1.06, 0.16), (1.0, 0.3), (-0.98, 0.3)])
    pen.fill([(-0.4, -0.1), (-0.28, -0.48), (0.44, -0.48), (0.62, -0.1)])
    pen.fill(rounded((-1.3, -0.4, -0.3, -0.26), 0.04))
    pen.fill(rounded((0.0, -0.62, 0.3, -0.46), 0.05), "shade")
    pen.line([(0.5, -0.46), (0.66, -1.0)], 0.03)


def fighter(pen: Pen) -> None:
    """A plane from above, climbing."""
    pen.fill(_both([(0, -1.1), (0.1, -0.8), (0.14, -0.3), (1.06, 0.4), (1.06, 0.58), (0.16, 0.36), (0.14, 0.7),
                    (0.42, 0.94), (0.42, 1.04), (0, 0.92)]))  # fmt: skip
    pen.fill(_both([(0, -0.6), (0.07, -0.44), (0.07, -0.1), (0, 0.0)]), "light")
    for side in (-1, 1):
        pen.fill([(side * 0.5, 0.0), (side * 0.56, 0.0), (side * 0.58, 0.36), (side * 0.48, 0.36)], "shade")


def warship(pen: Pen) -> None:
    """A ship of war from ahead of the beam."""
    pen.fill([(-1.24, 0.3), (1.2, 0.3), (0.92, 0.82), (-0.96, 0.82)])
    pen.fill([(-0.3, 0.3), (-0.24, -0.2), (0.34, -0.2), (0.46, 0.3)])
    pen.fill([(-0.12, -0.2), (-0.08, -0.62), (0.18, -0.62), (0.24, -0.2)], "shade")
    pen.line([(0.04, -0.6), (0.04, -1.1)], 0.05)
    pen.line([(-0.2, -0.84), (0.28, -0.84)], 0.04)
    for x, way in ((-0.74, -1), (0.8, 1)):
        pen.fill([(x - 0.2, 0.3), (x - 0.14, 0.08), (x + 0.14, 0.08), (x + 0.2, 0.3)], "shade")
        pen.line([(x, 0.14), (x + way * 0.44, -0.02)], 0.06)
    for at in range(6):
        pen.disc((-0.7 + at * 0.28, 0.52), 0.05, "light")


def torpedo(pen: Pen) -> None:
    """A torpedo of light under way to the upper left."""
    pen.turn(36)
    pen.fill([(-1.2, 0), *curve((-1.2, 0), (-1.14, -0.26), (-0.9, -0.27), (-0.7, -0.27)), (0.5, -0.27), (0.76, -0.14),
              (0.76, 0.14), (0.5, 0.27), *curve((-0.7, 0.27), (-0.9, 0.27), (-1.14, 0.26), (-1.2, 0))])  # fmt: skip
    for side in (-1, 1):
        pen.fill([(0.3, side * 0.26), (0.8, side * 0.62), (0.8, side * 0.24)], "shade")
    pen.fill([(-0.98, 0), *curve((-0.98, 0), (-0.94, -0.16), (-0.8, -0.17), (-0.66, -0.17)), (-0.66, 0.17),
              *curve((-0.66, 0.17), (-0.8, 0.17), (-0.94, 0.16), (-0.98, 0))], "light")  # fmt: skip
    for x in (-0.4, 0.1):
        pen.line([(x, -0.26), (x, 0.26)], 0.05, "ground")
    for y, long in ((-0.14, 1.26), (0.0, 1.5), (0.14, 1.2)):
        pen.line([(0.86, y), (long, y)], 0.05, "light")
    pen.turn(0)


def rocket(pen: Pen) -> None:
    """A rocket that takes off."""
    pen.turn(24)
    for side in (-1, 1):
        pen.fill([(side * 0.24, 0.16), (side * 0.66, 0.66), (side * 0.22, 0.54)], "shade")
    pen.fill(_both([*curve((0, -1.1), (0.3, -0.8), (0.36, -0.3), (0.28, 0.5)), (0, 0.5)]))
    pen.disc((0, -0.3), 0.16, "light")
    pen.ring((0, -0.3), 0.17, 0.05, "ground")
    pen.fill([(-0.2, 0.56), (0.2, 0.56), (0.06, 0.84), (0.0, 1.2), (-0.06, 0.84)], "light")
    pen.turn(0)


def saucer(pen: Pen) -> None:
    """A ship from elsewhere, its beam downwards."""
    pen.fill([(-0.36, 0.1), (0.36, 0.1), (0.86, 1.3), (-0.86, 1.3)], "light")
    pen.fill([*arc((0, -0.22), 0.46, 180, 360, 32)], "shade")
    pen.oval((0, -0.08), 1.14, 0.3)
    pen.oval((0, 0.0), 0.84, 0.16, "ground")
    for at in range(5):
        pen.disc((-0.6 + at * 0.3, 0.02 + 0.03 * math.cos(at - 2)), 0.06, "light")


def planet(pen: Pen) -> None:
    """A world with its ring."""
    pen.turn(-20)
    pen.line(arc((0, 0), 1.2, 180, 360, 60, 0.3), 0.1, "shade")
    pen.disc((0, 0), 0.72)
    for y, wide in ((-0.3, 0.62), (0.02, 0.7), (0.34, 0.6)):
        pen.line(curve((-wide, y), (-0.2, y + 0.12), (0.2, y + 0.12), (wide, y)), 0.07, "ground")
    pen.line(arc((0, 0), 1.2, 0, 180, 60, 0.3), 0.1, "light")
    pen.turn(0)


def satellite(pen: Pen) -> None:
    """A satellite with its wings."""
    pen.turn(-28)
    for side in (-1, 1):
        pen.fill([(side * 0.34, -0.3), (side * 1.2, -0.3), (side * 1.2, 0.3), (side * 0.34, 0.3)])
        for x in (0.56, 0.78, 1.0):
            pen.line([(side * x, -0.3), (side * x, 0.3)], 0.03, "ground")
        pen.line([(side * 0.34, 0), (side * 1.2, 0)], 0.03, "ground")
        pen.line([(side * 0.18, 0), (side * 0.36, 0)], 0.08, "shade")
    pen.fill(rounded((-0.22, -0.4, 0.22, 0.4), 0.08), "shade")
    pen.fill([*arc((0, -0.46), 0.36, 180, 360, 24, 0.7)], "light")
    pen.line([(0, -0.46), (0, -0.84)], 0.04, "light")
    pen.turn(0)


def drone(pen: Pen) -> None:
    """A drone on its four rotors."""
    for side in (-1, 1):
        for y in (-0.5, 0.5):
            pen.line([(0, y * 0.2), (side * 0.7, y)], 0.1)
            pen.oval((side * 0.74, y - 0.04), 0.44, 0.11, "shade")
            pen.disc((side * 0.74, y), 0.09)
    pen.fill(rounded((-0.36, -0.3, 0.36, 0.3), 0.2))
    pen.disc((0, 0), 0.2, "ground")
    pen.disc((0, 0), 0.11, "light")


def power_suit(pen: Pen) -> None:
    """A soldier's armour, whole, a shield at its side."""
    pen.disc((0, -0.8), 0.24)
    pen.line([(-0.13, -0.82), (0.13, -0.82)], 0.08, "light")
    pen.fill([(-0.54, -0.56), (0.54, -0.56), (0.38, 0.24), (-0.38, 0.24)])
    for side in (-1, 1):
        pen.fill(rounded((side * 0.62 - 0.2, -0.64, side * 0.62 + 0.2, -0.22), 0.12), "shade")
        pen.line([(side * 0.66, -0.26), (side * 0.7, 0.26)], 0.19)
        pen.fill([(side * 0.06, 0.24), (side * 0.4, 0.24), (side * 0.5, 1.1), (side * 0.14, 1.1)])
        pen.line([(side * 0.14, 0.66), (side * 0.46, 0.66)], 0.06, "ground")
    pen.fill([(0.44, -0.16), (1.04, -0.16), (1.0, 0.5), (0.74, 0.84), (0.48, 0.5)], "shade")
    pen.line([(0.74, -0.08), (0.74, 0.66)], 0.06, "light")
    pen.fill([(-0.1, -0.4), (0.1, -0.4), (0.0, -0.14)], "light")


def radar(pen: Pen) -> None:
    """A screen on which something comes nearer."""
    pen.disc((0, 0), 1.0)
    pen.disc((0, 0), 0.9, "ground")
    for radius in (0.3, 0.6, 0.88):
        pen.ring((0, 0), radius, 0.03, "shade")
    pen.fill([(0, 0), *arc((0, 0), 0.88, -80, -34, 16)], "shade")
    pen.line([(0, 0), (0.73, -0.49)], 0.05, "light")
    for x, y in ((0.34, -0.5), (-0.4, 0.2), (0.14, 0.46)):
        pen.disc((x, y), 0.085, "light")


# --- places and things


def forest(pen: Pen) -> None:
    """Firs close together that reach the foot."""
    for at, x in enumerate((-1.5, -0.9, -0.36, 0.2, 0.74, 1.34)):
        high = (1.0, 1.36, 1.1, 1.5, 1.2, 0.96)[at]
        tone = "shade" if at % 2 else "figure"
        for step in range(3):
            top, wide = 0.7 - high + step * 0.38, 0.22 + step * 0.11
            pen.fill([(x, top), (x + wide, top + 0.6), (x - wide, top + 0.6)], tone)  # type: ignore[arg-type]  # two tones
        pen.fill([(x - 0.06, 0.6), (x + 0.06, 0.6), (x + 0.06, 2.0), (x - 0.06, 2.0)], "ground")
    pen.fill([(-2.6, 1.0), (2.6, 1.0), (2.6, 2.6), (-2.6, 2.6)], "ground")


def skyline(pen: Pen) -> None:
    """A town at night that reaches the foot."""
    for at, (x, high) in enumerate(((-1.7, 0.7), (-1.2, 1.2), (-0.7, 0.8), (-0.2, 1.5), (0.36, 1.0), (0.86, 1.34),
                                   (1.4, 0.7))):  # fmt: skip
        top = 0.9 - high
        pen.fill([(x, top), (x + 0.46, top), (x + 0.46, 2.4), (x, 2.4)])
        for row in range(int(high * 5) - 1):
            for column in range(3):
                if (at * 7 + row * 3 + column * 5) % 4 < 2:
                    left, up = x + 0.07 + column * 0.12, top + 0.1 + row * 0.2
                    pen.fill([(left, up), (left + 0.07, up), (left + 0.07, up + 0.1), (left, up + 0.1)], "light")


def castle(pen: Pen) -> None:
    """A castle's towers."""
    for x, top, wide in ((-0.8, -0.2, 0.22), (0.8, -0.2, 0.22), (0.0, -0.6, 0.34)):
        pen.fill([(x - wide, top), (x + wide, top), (x + wide, 1.2), (x - wide, 1.2)])
        for step in (-1, 0, 1):
            left = x + step * wide * 0.8
            pen.fill([(left - wide * 0.24, top - 0.16), (left + wide * 0.24, top - 0.16), (left + wide * 0.24, top),
                      (left - wide * 0.24, top)])  # fmt: skip
        pen.fill(rounded((x - 0.07, top + 0.22, x + 0.07, top + 0.54), 0.07), "light")
    pen.fill([(-0.9, 0.36), (0.9, 0.36), (0.9, 1.2), (-0.9, 1.2)], "shade")
    pen.fill([*arc((0, 0.84), 0.24, 180, 360, 20), (0.24, 1.2), (-0.24, 1.2)], "ground")
    pen.line([(0, -0.76), (0, -1.2)], 0.04)
    pen.fill([(0, -1.2), (0.4, -1.06), (0, -0.94)], "light")


def pack(pen: Pen) -> None:
    """A traveller's pack."""
    pen.line(arc((0, -0.66), 0.26, 180, 360, 24), 0.11, "shade")
    pen.fill(rounded((-0.78, -0.06, 0.78, 0.8), 0.2), "shade")
    pen.fill(rounded((-0.6, -0.7, 0.6, 0.94), 0.26))
    pen.fill(rounded((-0.42, 0.2, 0.42, 0.78), 0.12), "shade")
    pen.line([(-0.6, -0.1), (0.6, -0.1)], 0.05, "ground")
    pen.fill(rounded((-0.1, -0.2, 0.1, 0.06), 0.04), "light")
    pen.fill(rounded((-0.84, -1.0, 0.84, -0.72), 0.14), "light")
    for x in (-0.5, 0.5):
        pen.line([(x, -1.0), (x, -0.72)], 0.05, "ground")


def portal(pen: Pen) -> None:
    """A gate between worlds: pillars, and light that turns in it."""
    for side in (-1, 1):
        pen.fill([(side * 0.7, -0.7), (side * 1.0, -0.8), (side * 1.04, 1.1), (side * 0.66, 1.1)])
        pen.fill([(side * 0.62, 0.96), (side * 1.1, 0.96), (side * 1.14, 1.2), (side * 0.58, 1.2)], "shade")
        for y in (-0.4, 0.1, 0.6):
            pen.line([(side * 0.74, y), (side * 0.98, y)], 0.05, "ground")
    pen.fill([*arc((0, -0.68), 1.02, 180, 360, 40, 0.52), *reversed(arc((0, -0.68), 0.7, 180, 360, 40, 0.4))])
    pen.disc((0, 0.14), 0.62, "shade")
    arm = [(x, y + 0.14) for x, y in curve((0, 0), (0.24, -0.14), (0.46, 0.02), (0.42, 0.28))]
    for at in range(3):
        pen.line(turned(arm, at * 120, (0, 0.14)), 0.08, "light")
    pen.disc((0, 0.14), 0.14, "light")
    pen.fill(_star(4, 0.2, 0.07, (0, -1.02)), "light")


def rune_circle(pen: Pen) -> None:
    """A circle of magic."""
    pen.ring((0, 0), 1.0, 0.06)
    pen.ring((0, 0), 0.82, 0.03)
    for start in (0, 180):
        pen.line(circle((0, 0), 0.8, 3, start - 90), 0.05, closed=True)
    for at in range(12):
        pen.turn(at * 30)
        pen.fill([(0, -0.97), (0.05, -0.9), (0, -0.84), (-0.05, -0.9)], "light")
    pen.turn(0)
    pen.ring((0, 0), 0.3, 0.05)
    pen.fill(_star(4, 0.24, 0.08), "light")


def core(pen: Pen) -> None:
    """A cell of energy."""
    pen.fill(circle((0, 0), 1.0, 6, -90))
    pen.fill(circle((0, 0), 0.8, 6, -90), "ground")
    pen.fill(circle((0, 0), 0.66, 6, -90), "shade")
    pen.fill([(0.12, -0.56), (-0.36, 0.1), (-0.04, 0.1), (-0.14, 0.56), (0.36, -0.12), (0.04, -0.12)], "light")


def hourglass(pen: Pen) -> None:
    """A glass through which time runs."""
    for y in (-0.96, 0.8):
        pen.fill(rounded((-0.72, y, 0.72, y + 0.17), 0.06), "shade")
    pen.fill(_both([(0, -0.8), (0.56, -0.8), *curve((0.56, -0.8), (0.54, -0.3), (0.1, -0.2), (0.07, 0)),
                    *curve((0.07, 0), (0.1, 0.2), (0.54, 0.3), (0.56, 0.8)), (0, 0.8)]))  # fmt: skip
    pen.fill(_both([(0, -0.36), (0.36, -0.4), *curve((0.36, -0.4), (0.2, -0.2), (0.05, -0.1), (0.02, 0.3)), (0, 0.3)]),
             "light")  # fmt: skip
    pen.fill(_both([(0, 0.36), (0.3, 0.62), (0.5, 0.76), (0, 0.76)]), "light")


def blast(pen: Pen) -> None:
    """What bursts, cloud over cloud."""
    pen.fill(_star(11, 1.14, 0.66), "shade")
    for x, y, radius in ((-0.42, 0.16, 0.4), (0.4, 0.22, 0.42), (0, -0.3, 0.46), (0, 0.34, 0.4), (-0.3, -0.24, 0.3),
                         (0.34, -0.2, 0.32)):  # fmt: skip
        pen.disc((x, y), radius)
    for x, y, radius in ((-0.2, 0.1, 0.24), (0.2, 0.14, 0.26), (0.0, -0.2, 0.28)):
        pen.disc((x, y), radius, "light")


def barrier(pen: Pen) -> None:
    """A wall of light made of cells."""
    for row in range(-2, 3):
        for column in range(-2, 3):
            x, y = column * 0.5 + (row % 2) * 0.25, row * 0.43
            if math.hypot(x, y) < 1.06:
                pen.fill(circle((x, y), 0.26, 6, -90), "light" if (row + column) % 3 == 0 else "figure")
                pen.line(circle((x, y), 0.26, 6, -90), 0.04, "ground", closed=True)


def cards(pen: Pen) -> None:
    """Three cards, spread."""
    for degrees in (-24, 0, 24):
        sheet = [(x, y - 0.06) for x, y in rounded((-0.42, -0.86, 0.42, 0.5), 0.09)]
        placed = turned(sheet, degrees, (0, 1.0))
        pen.line(placed, 0.1, "ground", closed=True)
        pen.fill(placed, "figure" if degrees else "light")
    pen.fill(_star(4, 0.26, 0.09, (0, -0.24)), "ground")


def recall(pen: Pen) -> None:
    """An arrow that comes round again."""
    pen.line(arc((0, 0), 0.74, -50, 210, 48), 0.2)
    head = [(0.0, -0.42), (0.36, 0.1), (-0.36, 0.1)]
    pen.fill([(x + 0.5, y - 0.52) for x, y in turned(head, -46)])
    pen.disc((0, 0), 0.22, "light")


def visor(pen: Pen) -> None:
    """A knight's helmet with its plume."""
    pen.fill([*curve((0.1, -0.7), (0.5, -1.3), (1.1, -1.0), (1.1, -0.3)), *curve((1.1, -0.3), (0.9, -0.6), (0.6, -0.6),
              (0.4, -0.5))], "light")  # fmt: skip
    pen.fill([*curve((-0.72, 0.0), (-0.8, -0.7), (-0.3, -0.86), (0.06, -0.84)),
              *curve((0.06, -0.84), (0.6, -0.8), (0.76, -0.3), (0.7, 0.5)), (0.82, 1.0), (-0.5, 1.0),
              (-0.44, 0.74), (-0.86, 0.4)])  # fmt: skip
    pen.fill([(-0.84, -0.12), (0.1, -0.22), (0.14, -0.04), (-0.8, 0.06)], "ground")
    for y in (0.26, 0.44, 0.62):
        pen.line([(-0.6, y), (-0.2, y - 0.05)], 0.06, "ground")
    pen.disc((0.3, -0.1), 0.09, "shade")


def hat(pen: Pen) -> None:
    """A wizard's hat."""
    pen.fill([*curve((-0.62, 0.5), (-0.4, -0.2), (-0.2, -0.8), (0.5, -1.1)),
              *curve((0.5, -1.1), (0.2, -0.7), (0.4, -0.1), (0.6, 0.5))])  # fmt: skip
    pen.oval((0, 0.56), 1.1, 0.28)
    pen.fill([(-0.6, 0.24), (0.52, 0.24), (0.6, 0.5), (-0.66, 0.5)], "shade")
    pen.fill(_star(5, 0.2, 0.08, (-0.02, -0.24)), "light")
    pen.fill(_star(4, 0.12, 0.04, (0.2, -0.62)), "light")
    pen.fill(rounded((-0.14, 0.22, 0.14, 0.52), 0.04), "light")


def crown(pen: Pen) -> None:
    """A crown with five points."""
    pen.fill([(-0.9, 0.5), (-1.0, -0.42), (-0.52, 0.0), (-0.44, -0.7), (-0.1, -0.1), (0, -0.9), (0.1, -0.1),
              (0.44, -0.7), (0.52, 0.0), (1.0, -0.42), (0.9, 0.5)])  # fmt: skip
    pen.fill(rounded((-0.9, 0.56, 0.9, 0.84), 0.06), "shade")
    for x, y in ((-1.0, -0.5), (-0.44, -0.78), (0, -0.98), (0.44, -0.78), (1.0, -0.5)):
        pen.disc((x, y), 0.1, "light")
    for x in (-0.5, 0.0, 0.5):
        pen.fill(circle((x, 0.24), 0.13, 4, -90), "light")


def apprentice(pen: Pen) -> None:
    """A staff with a lit end over an open book."""
    pen.line([(0.5, 0.7), (-0.24, -0.64)], 0.11, "shade")
    pen.fill(_star(8, 0.36, 0.16, (-0.3, -0.76)), "light")
    for side in (-1, 1):
        pen.fill([(0, 0.34), *curve((0, 0.34), (side * 0.3, 0.1), (side * 0.7, 0.1), (side * 1.04, 0.26)),
                  (side * 1.04, 0.9), *curve((side * 1.04, 0.9), (side * 0.7, 0.74), (side * 0.3, 0.74), (0, 0.98))])
        for y in (0.4, 0.58):
            pen.line([(side * 0.24, y), (side * 0.84, y - 0.06)], 0.04, "ground")
    pen.line([(0, 0.34), (0, 0.98)], 0.05, "ground")


MOTIFS: Final[dict[str, Callable[[Pen], None]]] = {
    draw.__name__.replace("_", "-"): draw
    for draw in (
        dragon, drake, fox, cat, owl, shark, imp, ghost, skull, kraken, unicorn, egg, ox, kappa, umbrella_ghost, train,
        bat, jack_box, candy_house, parachute, wrench, comet, sun_hat, medkit, station, tofu, temari, mecha, walker,
        tank, fighter, warship, torpedo, rocket, saucer, planet, satellite, drone, power_suit, radar, forest, skyline,
        castle, pack, portal, rune_circle, core, hourglass, blast, barrier, cards, recall, visor, hat, crown,
        apprentice,
    )
}  # fmt: skip
