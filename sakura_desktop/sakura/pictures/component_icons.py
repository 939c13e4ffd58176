"""Signs of what lies beside the board, in one colour: umbrella, plan, anvil, poison, gear, machine, gauges, parts."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.motif_pen import Pen, petal
from sakura_desktop.pictures.shapes import arc, circle, curve, rounded, turned
from sakura_desktop.pictures.table_icons import W, arrow

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.pictures.shapes import Point


def umbrella_open(pen: Pen) -> None:
    """A paper umbrella spread out: a dome with ribs, its stick below."""
    dome = [*arc((0, 0.12), 0.98, 180, 360, 48), *_scallops()]
    pen.line([(0, -0.98), (0, 0.84)], W)
    pen.line([*arc((0.17, 0.8), 0.17, 180, 40, 12)], W * 0.9)
    pen.fill(dome)
    for x in (-0.5, 0.0, 0.5):
        pen.line(curve((0, -0.86), (x * 0.5, -0.8), (x, -0.4), (x * 0.98, 0.02)), 0.06, "ground")
    pen.disc((0, -0.9), 0.11)


def _scallops() -> list[Point]:
    """The lower edge of the dome, from right to left: four bows."""
    found: list[Point] = []
    for at in range(4):
        middle = 0.735 - at * 0.49
        found += arc((middle, 0.14), 0.245, 0, -180, 10, 0.62)
    return found


def umbrella_closed(pen: Pen) -> None:
    """A paper umbrella rolled up: a slim leaf on its stick."""
    pen.turn(28)
    pen.line([(0, -0.98), (0, 0.96)], 0.11)
    pen.fill([(0, -0.9), (0.38, -0.2), (0.46, 0.42), (0.14, 0.54), (-0.14, 0.54), (-0.46, 0.42), (-0.38, -0.2)])
    for x in (-0.15, 0.15):
        pen.line([(0, -0.7), (x, 0.46)], 0.055, "ground")
    pen.line([(-0.3, 0.16), (0.3, 0.16)], 0.09, "ground")


def plan(pen: Pen) -> None:
    """A scroll half unrolled."""
    for y in (-0.74, 0.74):
        pen.line([(-0.84, y), (0.84, y)], 0.26)
    pen.line(rounded((-0.62, -0.72, 0.62, 0.72), 0.05), W * 0.9, closed=True)
    for y, end in ((-0.3, 0.34), (0.0, 0.2), (0.3, 0.36)):
        pen.line([(-0.34, y), (end, y)], 0.1)


def shinzan(pen: Pen) -> None:
    """What heaven reckons: a sun over a stroke."""
    pen.disc((0, -0.26), 0.42)
    for step in range(7):
        pen.turn(step * 30 - 90)
        pen.line([(0, -0.62), (0, -0.74)], 0.1)
    pen.turn(0)
    pen.line([(-0.9, 0.52), (0.9, 0.52)], W)
    pen.line([(-0.5, 0.86), (0.5, 0.86)], W)


def kibo(pen: Pen) -> None:
    """What the demon devises: a horned moon over a stroke."""
    pen.fill([*arc((0, -0.3), 0.58, 20, 160, 28), *arc((0, -0.52), 0.5, 150, 30, 24)])
    for side in (-1, 1):
        pen.fill([(side * 0.54, -0.16), (side * 0.86, -0.92), (side * 0.3, -0.34)])
    pen.line([(-0.9, 0.52), (0.9, 0.52)], W)
    pen.line([(-0.5, 0.86), (0.5, 0.86)], W)


def anvil(pen: Pen) -> None:
    """A block to hammer on, with its horn."""
    pen.fill([(-0.98, -0.56), (-0.4, -0.62), (0.9, -0.62), (0.9, -0.24), (0.36, -0.2), (0.24, 0.2), (0.62, 0.5),
              (0.62, 0.78), (-0.56, 0.78), (-0.56, 0.5), (-0.2, 0.2), (-0.3, -0.12)])  # fmt: skip


def poison(pen: Pen) -> None:
    """A pouch tied with a cord, a drop on it."""
    pen.fill(curve((-0.26, -0.34), (-1.1, 0.1), (-0.98, 0.96), (0, 0.94)) + curve(
        (0, 0.94), (0.98, 0.96), (1.1, 0.1), (0.26, -0.34)
    ))  # fmt: skip
    pen.fill([(-0.26, -0.46), (-0.5, -0.94), (-0.16, -0.78), (0, -0.98), (0.16, -0.78), (0.5, -0.94), (0.26, -0.46)])
    drop = [*curve((0, -0.1), (-0.1, 0.2), (-0.34, 0.34), (-0.34, 0.52)), *arc((0, 0.52), 0.34, 180, 0, 20)]
    pen.fill([*drop, *curve((0.34, 0.52), (0.34, 0.34), (0.1, 0.2), (0, -0.1))], "ground")


def gear(pen: Pen) -> None:
    """A toothed wheel."""
    points: list[Point] = []
    for tooth in range(8):
        for share, radius in ((-0.34, 0.7), (-0.22, 0.98), (0.22, 0.98), (0.34, 0.7)):
            angle = math.radians((tooth + share) * 45)
            points.append((radius * math.cos(angle), radius * math.sin(angle)))
    pen.fill(points)
    pen.disc((0, 0), 0.34, "ground")


def machine(pen: Pen) -> None:
    """A wheel with spokes, and the wind of its ride behind it."""
    pen.ring((0.22, 0.1), 0.68, W * 1.2)
    for step in range(3):
        spoke = turned([(0, -0.6), (0, 0.6)], step * 60)
        pen.line([(x + 0.22, y + 0.1) for x, y in spoke], 0.09)
    pen.disc((0.22, 0.1), 0.2)
    for y, left in ((-0.5, -0.9), (0.1, -0.98), (0.7, -0.8)):
        pen.line([(left, y), (left + 0.3, y)], W * 0.8)


def burnt(pen: Pen) -> None:
    """An ember: a ring broken by smoke."""
    pen.line(arc((0, 0.3), 0.58, -40, 220, 40), W * 1.1)
    smoke = curve((0, 0.3), (-0.5, -0.1), (0.5, -0.4), (0, -0.96))
    pen.line(smoke, W * 0.9)


def artificial(pen: Pen) -> None:
    """A blossom that was made: petals within a nut's six sides."""
    pen.line(circle((0, 0), 0.88, 6, 30), W, closed=True)
    pen.fills([turned(petal(0.6, 0.3), step * 60) for step in range(6)])
    pen.disc((0, 0), 0.13, "ground")


def bloom(pen: Pen) -> None:
    """A bud that opens: three petals on a stem, a leaf at its side."""
    for degrees in (-42, 42, 0):
        leaf = [(x, y + 0.2) for x, y in turned(petal(1.02, 0.42, root=0.02), degrees)]
        pen.line(leaf, W, "ground", closed=True)
        pen.fill(leaf)
    pen.line([(0, 0.2), (0, 0.96)], W)
    upper = curve((0, 0.9), (0.2, 0.5), (0.5, 0.46), (0.72, 0.5))
    pen.fill([*upper, *curve((0.72, 0.5), (0.6, 0.8), (0.3, 0.92), (0, 0.9))])


def wind(pen: Pen) -> None:
    """Three gusts, each curling at its end."""
    for y, left, right, size in ((-0.42, -0.9, 0.3, 0.28), (0.04, -0.96, 0.56, 0.3), (0.46, -0.7, 0.1, 0.24)):
        up = y < 0.3
        curl = arc((right, y - size if up else y + size), size, 90 if up else -90, -160 if up else 160, 20)
        pen.line([(left, y), (right, y), *curl], W * 0.9)


def thunder(pen: Pen) -> None:
    """A bolt."""
    pen.fill([(0.24, -0.98), (-0.62, 0.14), (-0.1, 0.14), (-0.3, 0.98), (0.64, -0.26), (0.06, -0.26), (0.5, -0.98)])


def charge(pen: Pen) -> None:
    """A bolt in a ring of sparks."""
    pen.fill([(0.14, -0.62), (-0.4, 0.1), (-0.06, 0.1), (-0.18, 0.62), (0.42, -0.16), (0.04, -0.16), (0.32, -0.62)])
    for step in range(4):
        pen.line(arc((0, 0), 0.9, step * 90 + 14, step * 90 + 64, 12), W * 0.9)


def aim(pen: Pen) -> None:
    """A ring in cross hairs, a point in its middle."""
    pen.ring((0, 0), 0.6, W)
    for step in range(4):
        pen.line(turned([(0, -0.98), (0, -0.4)], step * 90), W * 0.9)
    pen.disc((0, 0), 0.14)


def part(pen: Pen) -> None:
    """A piece with a tongue and a gap for another's."""
    pen.fill(
        [
            (-0.9, -0.5), (-0.25, -0.5), *arc((0, -0.66), 0.3, 150, 390, 20), (0.25, -0.5), (0.9, -0.5),
            (0.9, 0.9), (-0.9, 0.9), *arc((-0.84, 0.2), 0.3, 100, -100, 16),
        ]
    )  # fmt: skip


def assembled(pen: Pen) -> None:
    """Two pieces put together, an arrow into them."""
    pen.line(rounded((-0.9, -0.1, 0.0, 0.84), 0.08), W, closed=True)
    pen.fill(rounded((0.0, -0.18, 0.98, 0.92), 0.1))
    pen.line([(-0.3, -0.94), (-0.3, -0.5)], W)
    pen.fill(arrow((-0.3, -0.26), 90, 0.34))


def falsehood(pen: Pen) -> None:
    """A half mask that hides the eyes alone, on a stick."""
    right = [
        *curve((0, -0.42), (0.2, -0.66), (0.7, -0.72), (0.98, -0.62)),
        *curve((0.98, -0.62), (1.0, -0.1), (0.8, 0.26), (0.46, 0.26)),
        *curve((0.46, 0.26), (0.24, 0.26), (0.14, 0.0), (0, 0.0)),
    ]
    pen.fill([*right, *[(-x, y) for x, y in reversed(right)]])
    for side in (-1, 1):
        eye = [*curve((side * 0.2, -0.16), (side * 0.3, -0.44), (side * 0.62, -0.44), (side * 0.76, -0.26)),
               *curve((side * 0.76, -0.26), (side * 0.62, 0.02), (side * 0.34, 0.04), (side * 0.2, -0.16))]  # fmt: skip
        pen.fill(eye, "ground")
    pen.line([(0.78, 0.1), (0.5, 0.94)], W)


def relics(pen: Pen) -> None:
    """A chest with its lid ajar, and a lock."""
    pen.fill(rounded((-0.9, 0.0, 0.9, 0.84), 0.08))
    pen.fill([(-0.86, -0.14), (-0.74, -0.66), (0.8, -0.84), (0.9, -0.3)])
    pen.fill(rounded((-0.16, -0.02, 0.16, 0.38), 0.06), "ground")
    pen.disc((0, 0.16), 0.08)


def mirror(pen: Pen) -> None:
    """A round mirror on its stand, a gleam in it."""
    pen.ring((0, -0.26), 0.62, W * 1.1)
    pen.line(arc((0, -0.26), 0.36, 190, 260, 16), W * 0.8)
    pen.fill([(-0.1, 0.4), (0.1, 0.4), (0.1, 0.7), (0.56, 0.94), (-0.56, 0.94), (-0.1, 0.7)])


def perfect(pen: Pen) -> None:
    """A blossom of eight petals, whole."""
    pen.fills([turned(petal(0.96, 0.3), step * 45) for step in range(8)])
    pen.disc((0, 0), 0.2, "ground")


def memory(pen: Pen) -> None:
    """Four places in a ring, an arrow from each to the next, one of them taken."""
    for step in range(4):
        pen.line(arc((0, 0), 0.74, step * 90 - 66, step * 90 - 26, 12), W * 0.8)
        x, y = turned([(0, -0.74)], step * 90)[0]
        pen.disc((x, y), 0.24 if step else 0.34)
    pen.fills([turned(petal(0.3, 0.14), step * 72) for step in range(5)])


def start_here(pen: Pen) -> None:
    """A flag on its pole."""
    pen.line([(-0.5, -0.92), (-0.5, 0.96)], W)
    pen.fill([(-0.44, -0.86), (0.84, -0.48), (-0.44, -0.02)])


def home(pen: Pen) -> None:
    """A house."""
    pen.fill([(0, -0.94), (0.96, -0.06), (0.66, -0.06), (0.66, 0.86), (-0.66, 0.86), (-0.66, -0.06), (-0.96, -0.06)])
    pen.fill([(-0.2, 0.86), (-0.2, 0.22), (0.2, 0.22), (0.2, 0.86)], "ground")


def market(pen: Pen) -> None:
    """A price that rises, on a chart."""
    pen.line([(-0.84, -0.9), (-0.84, 0.84), (0.94, 0.84)], W)
    pen.line([(-0.54, 0.42), (-0.16, 0.02), (0.14, 0.28), (0.62, -0.36)], W * 1.1)
    pen.fill(arrow((0.9, -0.74), -53, 0.5))


def flow(pen: Pen) -> None:
    """Two waves, and a petal that drifts on them."""
    for y in (0.34, 0.76):
        wave = [(x / 20, y + 0.13 * math.sin(x / 20 * math.pi * 2.1)) for x in range(-19, 20)]
        pen.line(wave, W)
    pen.fill([(x * 0.9, y * 0.9 + 0.12) for x, y in petal(1.12, 0.56)])


def laceration(pen: Pen) -> None:
    """A gash torn open aslant, a drop below it."""
    upper = [(-0.98, 0.42), (-0.6, -0.12), (-0.36, 0.0), (-0.06, -0.5), (0.2, -0.36), (0.46, -0.78), (0.98, -0.84)]
    lower = [(0.74, -0.3), (0.5, -0.34), (0.28, 0.12), (0.02, 0.02), (-0.26, 0.44), (-0.54, 0.34)]
    pen.fill([*upper, *lower])
    pen.fill([(0.42, 0.14), *arc((0.42, 0.7), 0.26, -20, 200, 24)])


def spears(pen: Pen) -> None:
    """Two spears that cross, a pennon on each."""
    for side in (-1, 1):
        shaft = [(side * -0.62, 0.94), (side * 0.5, -0.5)]
        pen.line(shaft, W * 1.9, "ground")
        pen.line(shaft, W * 0.9)
        head = [(side * x, y) for x, y in ((0.92, -0.98), (0.38, -0.64), (0.66, -0.42))]
        pen.fill(head)
        pen.fill([(side * x, y) for x, y in ((0.36, -0.26), (0.94, -0.1), (0.2, 0.0))])


def tent(pen: Pen) -> None:
    """A tent with its flap open, a streamer on top."""
    pen.line([(0, -0.98), (0, -0.5)], W * 0.8)
    pen.fill([(0.04, -0.98), (0.6, -0.8), (0.04, -0.62)])
    pen.fill([(0, -0.6), (0.98, 0.86), (-0.98, 0.86)])
    pen.fill([(0, -0.02), (0.36, 0.9), (-0.36, 0.9)], "ground")


def sprout(pen: Pen) -> None:
    """Two leaves on a stalk above the soil."""
    pen.line(curve((0, 0.7), (0.04, 0.4), (-0.04, 0.1), (0, -0.2)), W)
    for side in (-1, 1):
        leaf = [*curve((0, -0.16), (0.1, -0.7), (0.5, -0.9), (0.98, -0.8)),
                *curve((0.98, -0.8), (0.94, -0.3), (0.5, 0.0), (0, -0.16))]  # fmt: skip
        pen.fill([(side * x, y) for x, y in leaf])
    pen.line(curve((-0.9, 0.84), (-0.4, 0.6), (0.4, 0.6), (0.9, 0.84)), W)


def soil(pen: Pen) -> None:
    """A seed below three furrows' edge: nothing to be seen above."""
    pen.line([(-0.94, -0.34), (0.94, -0.34)], W)
    right = curve((0, -0.1), (0.5, 0.16), (0.5, 0.7), (0, 0.92))
    pen.fill([*right, *[(-x, y) for x, y in reversed(right)]])
    for x in (-0.78, 0.78):
        pen.line([(x - 0.1, 0.1), (x + 0.1, 0.1)], W * 0.9)
        pen.line([(x - 0.06, 0.5), (x + 0.06, 0.5)], W * 0.9)


def seed(pen: Pen) -> None:
    """A seed that splits, a tip coming out of it."""
    pen.turn(30)
    right = curve((0, -0.6), (0.72, -0.2), (0.72, 0.66), (0, 0.92))
    pen.fill([*right, *[(-x, y) for x, y in reversed(right)]])
    pen.line(curve((0, -0.3), (0.16, 0.0), (-0.16, 0.3), (0, 0.62)), 0.11, "ground")
    pen.line(curve((0, -0.56), (-0.02, -0.8), (0.14, -0.96), (0.36, -0.9)), W)


def ice(pen: Pen) -> None:
    """A crystal of snow: six arms with two twigs each."""
    for step in range(6):
        pen.turn(step * 60)
        pen.line([(0, 0), (0, -0.9)], W)
        for side in (-1, 1):
            pen.line([(0, -0.46), (side * 0.28, -0.74)], W * 0.85)


def sea(pen: Pen) -> None:
    """A wave that breaks, the swell below it."""
    crest = [
        *curve((-0.98, 0.46), (-0.7, -0.5), (-0.1, -0.98), (0.5, -0.66)),
        *curve((0.5, -0.66), (0.8, -0.48), (0.86, -0.2), (0.74, 0.02)),
        *curve((0.74, 0.02), (0.64, -0.3), (0.28, -0.34), (0.18, -0.06)),
        *curve((0.18, -0.06), (0.1, 0.26), (0.5, 0.44), (0.98, 0.46)),
    ]
    pen.fill(crest)
    pen.line(curve((-0.94, 0.82), (-0.4, 0.62), (0.4, 1.0), (0.94, 0.8)), W)


def _streams(pen: Pen, side: int) -> None:
    for y, start, end in ((-0.62, -0.5, 0.5), (0.0, -0.92, 0.62), (0.62, -0.5, 0.5)):
        pen.line([(side * start, y), (side * end, y)], W)
        tip = side * (end + 0.34)
        pen.fill([(tip, y), (side * (end - 0.06), y - 0.28), (side * (end - 0.06), y + 0.28)])


def tailwind(pen: Pen) -> None:
    """Three streams that drive on."""
    _streams(pen, 1)


def headwind(pen: Pen) -> None:
    """Three streams that come against a bow."""
    pen.turn(0)
    pen.fill([(-0.98, -0.9), (-0.5, 0.0), (-0.98, 0.9)])
    for y in (-0.6, 0.0, 0.6):
        pen.line([(0.96, y), (0.2, y)], W)
        pen.fill([(-0.2, y), (0.24, y - 0.28), (0.24, y + 0.28)])


def _diving(pen: Pen, side: int) -> None:
    pen.line(curve((-0.94, -0.62), (-0.4, -0.9), (0.4, -0.34), (0.94, -0.62)), W * 0.9)
    pen.line(curve((-side * 0.6, -0.3), (-side * 0.5, 0.56), (0.0, 0.62), (side * 0.42, 0.5)), W)
    pen.fill([(side * 0.94, 0.4), (side * 0.36, 0.16), (side * 0.46, 0.84)])


def dive_forward(pen: Pen) -> None:
    """Down under the waves and towards the opponent."""
    _diving(pen, 1)


def dive_backward(pen: Pen) -> None:
    """Down under the waves and away."""
    _diving(pen, -1)


def unit(pen: Pen) -> None:
    """A helmet with its crest."""
    pen.fill([*arc((0, 0.2), 0.72, 180, 360, 28), (0.92, 0.5), (0.92, 0.66), (-0.92, 0.66), (-0.92, 0.5)])
    for side in (-1, 1):
        pen.line(curve((side * 0.12, -0.42), (side * 0.3, -0.9), (side * 0.62, -0.9), (side * 0.8, -0.96)), W)
    pen.disc((0, -0.28), 0.17)
    pen.line([(-0.6, 0.28), (0.6, 0.28)], 0.09, "ground")


def taboo(pen: Pen) -> None:
    """A stroke through a ring, and the drop that falls from it."""
    pen.ring((0, -0.24), 0.66, W)
    pen.line([(-0.46, 0.22), (0.46, -0.7)], W)
    drop = [*curve((0, 0.5), (-0.08, 0.66), (-0.2, 0.72), (-0.2, 0.82)), *arc((0, 0.8), 0.2, 175, 5, 14)]
    pen.fill([*drop, *curve((0.2, 0.82), (0.2, 0.72), (0.08, 0.66), (0, 0.5))])


def mask(pen: Pen) -> None:
    """A mask with two eyes and a smile."""
    half = [*curve((0, -0.86), (0.5, -0.94), (0.86, -0.76), (0.82, -0.16)),
            *curve((0.82, -0.16), (0.78, 0.48), (0.4, 0.82), (0, 0.96))]  # fmt: skip
    pen.fill([*half, *[(-x, y) for x, y in reversed(half)]])
    for x in (-0.36, 0.36):
        pen.line(arc((x, -0.1), 0.22, 205, 335, 14), 0.15, "ground")
    pen.line(arc((0, 0.14), 0.38, 25, 155, 20), 0.15, "ground")


def plot(pen: Pen) -> None:
    """A sheet with a way of three steps on it."""
    pen.line(rounded((-0.72, -0.92, 0.72, 0.92), 0.14), W * 0.9, closed=True)
    pen.line([(-0.3, 0.54), (0.3, 0.04), (-0.24, -0.5)], 0.1)
    for x, y in ((-0.3, 0.54), (0.3, 0.04), (-0.24, -0.5)):
        pen.disc((x, y), 0.2)


def achieved(pen: Pen) -> None:
    """A sheet that is ticked off."""
    pen.line(rounded((-0.72, -0.92, 0.72, 0.92), 0.14), W * 0.9, closed=True)
    pen.line([(-0.38, 0.04), (-0.08, 0.4), (0.42, -0.4)], W * 1.1)


def condition(pen: Pen) -> None:
    """A flag at the end of a way."""
    pen.line([(-0.5, -0.94), (-0.5, 0.94)], W)
    pen.fill([(-0.44, -0.9), (0.8, -0.5), (-0.44, -0.06)])
    for x in (0.0, 0.42, 0.84):
        pen.disc((x, 0.8), 0.14)


def will(pen: Pen) -> None:
    """A flame held in a ring."""
    pen.ring((0, 0), 0.86, W)
    left = curve((0, -0.6), (-0.1, -0.2), (-0.46, 0.0), (-0.42, 0.26))
    right = curve((0.42, 0.26), (0.42, -0.02), (0.16, -0.12), (0, -0.6))
    pen.fill([*left, *curve((-0.42, 0.26), (-0.36, 0.62), (0.36, 0.62), (0.42, 0.26)), *right])


COMPONENT_ICONS: Final[dict[str, Callable[[Pen], None]]] = {
    "umbrella-open": umbrella_open,
    "umbrella-closed": umbrella_closed,
    "plan": plan,
    "shinzan": shinzan,
    "kibo": kibo,
    "anvil": anvil,
    "poison": poison,
    "gear": gear,
    "machine": machine,
    "burnt": burnt,
    "artificial": artificial,
    "bloom": bloom,
    "market": market,
    "area:flow": flow,
    "flow": flow,
    "token:laceration-token": laceration,
    "wind": wind,
    "thunder": thunder,
    "charge": charge,
    "aim": aim,
    "falsehood": falsehood,
    "relics": relics,
    "part": part,
    "assembled": assembled,
    "mirror": mirror,
    "perfect": perfect,
    "memory": memory,
    "start-here": start_here,
    "home": home,
    "spears": spears,
    "tent": tent,
    "sprout": sprout,
    "soil": soil,
    "seed": seed,
    "ice": ice,
    "sea": sea,
    "tailwind": tailwind,
    "headwind": headwind,
    "dive": sea,
    "dive-forward": dive_forward,
    "dive-backward": dive_backward,
    "area:umbrella": umbrella_closed,
    "area:poison-bag": poison,
    "area:mechanisms": gear,
    "area:gauges": thunder,
    "area:aim": aim,
    "area:bloom": bloom,
    "area:falsehood": falsehood,
    "area:falsifying": falsehood,
    "area:relics": relics,
    "area:electronic": part,
    "area:parts": part,
    "taboo": taboo,
    "act": mask,
    "story": mask,
    "plot": plot,
    "achievement-condition": condition,
    "will": will,
    "plots": plot,
    "achieved": achieved,
    "unit": unit,
    "area:barracks": spears,
    "area:unconscripted": tent,
    "area:field": sprout,
    "area:sprouted": sprout,
    "area:unsprouted": soil,
    "area:sea": sea,
    "token:seed": seed,
    "token:freeze-token": ice,
    "token:charge": charge,
    "token:artificial": artificial,
}
"""By name; `area:…` stands before an area or a component's name, `token:…` on a kind of tokens."""
