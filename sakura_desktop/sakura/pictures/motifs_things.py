"""Motifs of weapons that are things: blades, umbrellas, books, tools, vials, gears. Drawn as `motifs` tells."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from sakura_desktop.pictures.motif_pen import blossom
from sakura_desktop.pictures.shapes import arc, circle, curve, moved, rounded, turned

if TYPE_CHECKING:
    from sakura_desktop.pictures.motif_pen import Pen
    from sakura_desktop.pictures.shapes import Point


def toothed(centre: Point, inner: float, outer: float, teeth: int, start: float = 0.0) -> list[Point]:
    """The outline of a wheel with teeth."""
    step = 360 / teeth
    found: list[Point] = []
    for tooth in range(teeth):
        for share, radius in ((-0.27, inner), (-0.19, outer), (0.19, outer), (0.27, inner)):
            angle = math.radians(start + (tooth + share) * step)
            found.append((centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)))
    return found


def shuriken(pen: Pen) -> None:
    """A throwing star of four bent blades, and the circle that it spins in."""
    pen.ring((0, 0), 0.84, 0.045, "shade")
    for degrees in (0, 90, 180, 270):
        pen.turn(degrees)
        blade = [
            *curve((-0.2, -0.2), (-0.2, -0.5), (-0.06, -0.76), (0.2, -0.98)),
            *curve((0.2, -0.98), (0.14, -0.66), (0.16, -0.4), (0.26, -0.26)),
            (0.0, 0.0),
        ]
        pen.line(blade, 0.09, "ground", closed=True)
        pen.fill(blade)
    for degrees in (0, 90, 180, 270):
        pen.turn(degrees)
        pen.line(curve((-0.04, -0.26), (-0.04, -0.5), (0.02, -0.66), (0.12, -0.82)), 0.026, "shade")
    pen.turn(0)
    pen.disc((0, 0), 0.27)
    pen.disc((0, 0), 0.15, "ground")


def umbrella(pen: Pen) -> None:
    """An oiled-paper umbrella spread, and a hairpin with a blossom that crosses its shaft."""
    pen.turn(-14)
    pen.line([(0, -0.3), (0, 0.9)], 0.085)
    pen.line([(0, -0.92), (0, -0.7)], 0.075)
    pen.fill(rounded((-0.07, 0.62, 0.07, 0.96), 0.06))
    canopy = [*arc((0, 0.06), 0.86, 180, 360, 48)]
    for step in (4, 3, 2, 1, 0):
        canopy += arc((-0.688 + step * 0.344, 0.06), 0.172, 0, -180, 10)
    pen.line(canopy, 0.07, "ground", closed=True)
    pen.fill(canopy)
    for x in (-0.516, -0.172, 0.172, 0.516):
        pen.line(curve((0, -0.76), (x * 0.7, -0.66), (x, -0.4), (x, 0.0)), 0.026, "ground")
    pen.line([(x, y * 0.98) for x, y in arc((0, 0.06), 0.62, 196, 344, 40)], 0.036, "shade")
    pen.turn(48)
    pen.line([(-0.62, 0.36), (0.86, 0.36)], 0.13, "ground")
    pen.fill([(-0.62, 0.32), (0.92, 0.352), (0.92, 0.368), (-0.62, 0.4)])
    pen.turn(0)
    spot = turned([(-0.62, 0.36)], 48)[0]
    pen.disc(spot, 0.26, "ground")
    blossom(pen, spot, 0.25, "figure", "ground")


def scroll(pen: Pen) -> None:
    """A scroll half unrolled, written on."""
    pen.turn(-12)
    sheet = [
        *curve((-0.56, -0.62), (-0.2, -0.74), (0.2, -0.5), (0.62, -0.62)),
        *curve((0.62, 0.56), (0.2, 0.7), (-0.2, 0.44), (-0.56, 0.56)),
    ]
    pen.fill(sheet)
    for step, top, bottom in ((0, -0.44, 0.36), (1, -0.44, 0.16), (2, -0.42, 0.38), (3, -0.4, 0.04)):
        x = 0.4 - step * 0.22
        pen.line([(x, top), (x, bottom)], 0.045, "ground" if step % 2 == 0 else "shade")
    pen.fill(rounded((-0.36, 0.24, -0.14, 0.44), 0.03), "shade")
    for x, wide in ((-0.62, 0.13), (0.66, 0.1)):
        pen.fill(rounded((x - wide - 0.03, -0.8, x + wide + 0.03, 0.76), wide), "ground")
        pen.fill(rounded((x - wide, -0.76, x + wide, 0.72), wide))
        pen.line([(x - wide * 0.35, -0.6), (x - wide * 0.35, 0.56)], 0.03, "shade")
        for y in (-0.86, 0.82):
            pen.fill(rounded((x - wide * 0.42, y - 0.1, x + wide * 0.42, y + 0.1), 0.04))


def scripture(pen: Pen) -> None:
    """An open book from which light rises."""
    for step in range(-3, 4):
        ray = turned([(-0.035, -0.34), (0.0, -0.94 + abs(step) * 0.05), (0.035, -0.34)], step * 25, (0, 0.1))
        pen.fill(ray, "shade")
    pen.disc((0, -0.2), 0.2, "ground")
    pen.disc((0, -0.2), 0.13)
    for side in (-1, 1):
        page = [
            *curve((0, 0.16), (0.24, -0.06), (0.56, -0.04), (0.9, 0.04)),
            *curve((0.9, 0.72), (0.56, 0.62), (0.24, 0.62), (0, 0.84)),
        ]
        half = [(side * x, y) for x, y in page]
        pen.line(half, 0.08, "ground", closed=True)
        pen.fill(half)
        for y in (0.22, 0.36, 0.5):
            line = curve((0.16, y + 0.0), (0.34, y - 0.12), (0.56, y - 0.1), (0.78, y - 0.05))
            pen.line([(side * x, at) for x, at in line], 0.036, "shade")
    pen.line([(0, 0.2), (0, 0.8)], 0.04, "ground")


def hammer(pen: Pen) -> None:
    """A great hammer, and the ring of its blow."""
    pen.line(arc((-0.3, 0.34), 0.62, 100, 196, 24), 0.05, "shade")
    pen.line(arc((-0.3, 0.34), 0.44, 106, 190, 20), 0.045, "shade")
    pen.turn(40)
    pen.line([(0, -0.2), (0, 0.98)], 0.2, "ground")
    pen.line([(0, -0.2), (0, 0.94)], 0.12)
    for y in (0.6, 0.72, 0.84):
        pen.line([(-0.06, y + 0.025), (0.06, y - 0.025)], 0.036, "ground")
    head = [
        (-0.72, -0.82), (-0.58, -0.9), (0.58, -0.9), (0.72, -0.82), (0.72, -0.3), (0.58, -0.22), (-0.58, -0.22),
        (-0.72, -0.3),
    ]  # fmt: skip
    pen.line(head, 0.1, "ground", closed=True)
    pen.fill(head)
    for x in (-0.48, 0.48):
        pen.line([(x, -0.88), (x, -0.24)], 0.045, "ground")
    pen.fill(circle((0, -0.56), 0.22, 4), "ground")
    pen.fill(circle((0, -0.56), 0.13, 4))


def anvil(pen: Pen) -> None:
    """An anvil, and the sparks above it."""
    for degrees, length in ((-58, 0.5), (-30, 0.66), (0, 0.58), (30, 0.66), (58, 0.5)):
        ray = turned([(-0.05, -0.3), (0, -0.3 - length), (0.05, -0.3)], degrees)
        pen.fill(moved(ray, (0.1, 0.1)), "shade" if degrees % 60 else "figure")
    body = [
        *curve((-0.96, -0.14), (-0.7, 0.14), (-0.5, 0.18), (-0.26, 0.2)),
        *curve((-0.26, 0.2), (-0.2, 0.42), (-0.28, 0.54), (-0.52, 0.62)),
        (-0.52, 0.82), (0.66, 0.82), (0.66, 0.62),
        *curve((0.66, 0.62), (0.42, 0.54), (0.36, 0.42), (0.42, 0.2)),
        (0.74, 0.2), (0.74, -0.14),
    ]  # fmt: skip
    pen.line(body, 0.09, "ground", closed=True)
    pen.fill(body)
    pen.line([(-0.36, 0.03), (0.66, 0.03)], 0.04, "shade")
    pen.line([(-0.44, 0.72), (0.58, 0.72)], 0.036, "shade")


def vial(pen: Pen) -> None:
    """A stoppered vial, what is in it, and a drop that falls."""
    pen.turn(18)
    glass = [
        (-0.16, -0.6), (-0.16, -0.24),
        *curve((-0.16, -0.24), (-0.62, -0.06), (-0.66, 0.72), (-0.2, 0.78)),
        (0.2, 0.78),
        *curve((0.2, 0.78), (0.66, 0.72), (0.62, -0.06), (0.16, -0.24)),
        (0.16, -0.6),
    ]  # fmt: skip
    pen.fill(glass)
    pen.fill([(x * 0.8, 0.26 + (y - 0.26) * 0.8) for x, y in glass if y > -0.5], "ground")
    level = [(-0.46, 0.2), *curve((-0.46, 0.2), (-0.2, 0.04), (0.2, 0.36), (0.47, 0.16))]
    pool = [*level, *curve((0.47, 0.16), (0.5, 0.56), (0.36, 0.68), (0.16, 0.68)), (-0.16, 0.68),
            *curve((-0.16, 0.68), (-0.36, 0.68), (-0.5, 0.56), (-0.46, 0.2))]  # fmt: skip
    pen.fill(pool)
    for x, y, radius in ((-0.16, 0.44, 0.1), (0.16, 0.54, 0.065), (0.1, 0.3, 0.05)):
        pen.disc((x, y), radius, "ground")
    pen.fill(rounded((-0.25, -0.68, 0.25, -0.54), 0.05))
    pen.fill([(-0.13, -0.72), (-0.17, -0.94), (0.17, -0.94), (0.13, -0.72)], "shade")
    pen.turn(0)
    drop = [*curve((0.66, -0.62), (0.38, -0.28), (0.52, -0.08), (0.66, -0.08)),
            *curve((0.66, -0.08), (0.8, -0.08), (0.94, -0.28), (0.66, -0.62))]  # fmt: skip
    pen.fill(drop, "shade")


def gear(pen: Pen) -> None:
    """A large gear that drives a small one."""
    pen.fill(toothed((-0.2, 0.18), 0.58, 0.76, 10))
    pen.disc((-0.2, 0.18), 0.42, "ground")
    pen.ring((-0.2, 0.18), 0.36, 0.05, "shade")
    for step in range(5):
        end = math.radians(step * 72 - 90)
        pen.line([(-0.2, 0.18), (-0.2 + 0.46 * math.cos(end), 0.18 + 0.46 * math.sin(end))], 0.09)
    pen.disc((-0.2, 0.18), 0.17)
    pen.disc((-0.2, 0.18), 0.08, "ground")
    small = (0.54, -0.52)
    pen.disc(small, 0.46, "ground")
    pen.fill(toothed(small, 0.27, 0.4, 8, 14))
    pen.disc(small, 0.13, "ground")


def dial(pen: Pen) -> None:
    """An instrument: its scale, its hand, its two knobs."""
    pen.fill(rounded((-0.84, -0.84, 0.84, 0.84), 0.28))
    pen.disc((0, -0.12), 0.64, "ground")
    pen.ring((0, -0.12), 0.58, 0.045, "shade")
    for step in range(9):
        angle = math.radians(160 + step * 27.5)
        near = 0.38 if step % 2 == 0 else 0.44
        pen.line(
            [(near * math.cos(angle), -0.12 + near * math.sin(angle)),
             (0.52 * math.cos(angle), -0.12 + 0.52 * math.sin(angle))],
            0.05 if step % 2 == 0 else 0.03,
        )  # fmt: skip
    pen.fill(moved(turned([(-0.055, 0.08), (0, -0.46), (0.055, 0.08)], 38), (0, -0.06)))
    pen.disc((0, -0.06), 0.1)
    pen.disc((0, -0.06), 0.04, "ground")
    for x in (-0.5, 0.5):
        pen.disc((x, 0.6), 0.13, "ground")
        pen.line([(x - 0.06, 0.66), (x + 0.06, 0.54)], 0.045)
    pen.fill(rounded((-0.2, 0.54, 0.2, 0.66), 0.05), "shade")


def atom(pen: Pen) -> None:
    """A kernel and what circles around it."""
    for degrees in (0, 60, 120):
        pen.turn(degrees)
        pen.line(arc((0, 0), 0.9, 0, 360, 64, 0.4)[:-1], 0.06, "figure" if degrees else "shade", closed=True)
    for degrees, way in ((0, 205), (60, 330), (120, 20)):
        pen.turn(degrees)
        spot = (0.9 * math.cos(math.radians(way)), 0.36 * math.sin(math.radians(way)))
        pen.disc(spot, 0.15, "ground")
        pen.disc(spot, 0.105)
    pen.turn(0)
    pen.disc((0, 0), 0.27, "ground")
    pen.fill(circle((0, 0), 0.22, 6))
    pen.fill(circle((0, 0), 0.1, 6), "ground")


def horse(pen: Pen) -> None:
    """A horse's head before a wheel."""
    pen.ring((0.1, 0.1), 0.8, 0.06, "shade")
    for step in range(8):
        end = math.radians(step * 45 + 22.5)
        pen.line([(0.1, 0.1), (0.1 + 0.78 * math.cos(end), 0.1 + 0.78 * math.sin(end))], 0.035, "shade")
    head = [
        *curve((0.0, -0.94), (0.06, -0.8), (0.1, -0.74), (0.1, -0.66)),
        *curve((0.1, -0.66), (0.46, -0.5), (0.74, 0.0), (0.72, 0.86)),
        (-0.34, 0.86),
        *curve((-0.34, 0.86), (-0.32, 0.54), (0.04, 0.42), (0.02, 0.1)),
        *curve((0.02, 0.1), (-0.14, 0.2), (-0.3, 0.2), (-0.42, 0.3)),
        *curve((-0.42, 0.3), (-0.56, 0.44), (-0.82, 0.38), (-0.84, 0.14)),
        *curve((-0.84, 0.14), (-0.64, -0.14), (-0.5, -0.5), (-0.24, -0.62)),
        *curve((-0.24, -0.62), (-0.2, -0.78), (-0.12, -0.86), (0.0, -0.94)),
    ]
    pen.line(head, 0.1, "ground", closed=True)
    pen.fill(head)
    pen.fill([(-0.34, -0.26), (-0.2, -0.34), (-0.14, -0.22), (-0.28, -0.18)], "ground")
    pen.disc((-0.68, 0.14), 0.04, "ground")
    for at in range(4):
        x, y = 0.26 + at * 0.09, -0.42 + at * 0.28
        pen.line(curve((x + 0.08, y), (x - 0.04, y + 0.06), (x - 0.1, y + 0.14), (x - 0.08, y + 0.24)), 0.045, "ground")


def winged_wheel(pen: Pen) -> None:
    """A wheel that has grown wings."""
    for side in (-1, 1):
        for at, (length, drop) in enumerate(((0.96, -0.52), (0.86, -0.22), (0.72, 0.06))):
            feather = [
                *curve((0.16, -0.3 + at * 0.24), (0.4, -0.56 + at * 0.26), (0.72, -0.6 + at * 0.26), (length, drop)),
                *curve((length, drop), (0.74, -0.2 + at * 0.24), (0.44, -0.02 + at * 0.2), (0.16, -0.02 + at * 0.2)),
            ]
            half = [(side * x, y - 0.14) for x, y in feather]
            pen.line(half, 0.05, "ground", closed=True)
            pen.fill(half, "figure" if at % 2 == 0 else "shade")
    pen.disc((0, 0.3), 0.58, "ground")
    pen.ring((0, 0.3), 0.47, 0.11)
    for step in range(6):
        end = math.radians(step * 60 + 30)
        pen.line([(0, 0.3), (0.44 * math.cos(end), 0.3 + 0.44 * math.sin(end))], 0.06)
    pen.disc((0, 0.3), 0.15)
    pen.disc((0, 0.3), 0.06, "ground")


def claws(pen: Pen) -> None:
    """Three claws that strike down together, each before a paler one."""
    pen.turn(24)
    for tone in ("shade", "figure"):
        for x, y, size in ((-0.52, 0.06, 0.84), (0.0, -0.02, 1.0), (0.52, 0.06, 0.84)):
            claw = [
                *curve((-0.2, -0.8), (-0.06, -0.98), (0.2, -0.96), (0.26, -0.7)),
                *curve((0.26, -0.7), (0.36, -0.1), (0.2, 0.5), (-0.2, 0.94)),
                *curve((-0.2, 0.94), (-0.02, 0.4), (0.02, -0.2), (-0.2, -0.8)),
            ]
            shift = 0.1 if tone == "shade" else -0.03
            placed = moved(claw, (x + shift, y), size)
            if tone == "figure":
                pen.line(placed, 0.07, "ground", closed=True)
            pen.fill(placed, tone)


def flag(pen: Pen) -> None:
    """A banner on a long staff, torn by the wind, with a blossom on it."""
    pen.turn(10)
    cloth = [
        *curve((-0.5, -0.78), (-0.16, -0.96), (0.14, -0.58), (0.5, -0.74)),
        *curve((0.5, -0.74), (0.66, -0.8), (0.8, -0.78), (0.92, -0.7)),
        (0.7, -0.44), (0.86, -0.2), (0.66, -0.06), (0.78, 0.18),
        *curve((0.78, 0.18), (0.4, 0.02), (0.1, 0.34), (-0.2, 0.2)),
        *curve((-0.2, 0.2), (-0.34, 0.14), (-0.44, 0.14), (-0.5, 0.18)),
    ]
    pen.fill(moved(cloth, (0.05, 0.07)), "shade")
    pen.line(cloth, 0.05, "ground", closed=True)
    pen.fill(cloth)
    blossom(pen, (0.1, -0.28), 0.32, "ground", "figure")
    pen.line([(-0.56, -0.9), (-0.56, 0.96)], 0.17, "ground")
    pen.line([(-0.56, -0.86), (-0.56, 0.96)], 0.085)
    pen.disc((-0.56, -0.9), 0.1)
    pen.disc((-0.56, -0.9), 0.04, "ground")
    for y in (-0.6, -0.2, 0.1):
        pen.line([(-0.64, y), (-0.46, y - 0.02)], 0.04, "ground")


def magatama(pen: Pen) -> None:
    """Two curved jewels that chase each other around a blossom."""
    bead = [
        *arc((0.0, -0.48), 0.42, 80, 290, 40),
        *curve((0.14, -0.88), (0.66, -0.76), (0.94, -0.3), (0.72, 0.24)),
        *curve((0.72, 0.24), (0.62, -0.14), (0.4, -0.16), (0.07, -0.06)),
    ]
    for degrees in (0, 180):
        pen.turn(degrees)
        pen.fill(moved(bead, (0.05, 0.05)), "shade")
    for degrees in (0, 180):
        pen.turn(degrees)
        pen.line(bead, 0.06, "ground", closed=True)
        pen.fill(bead)
        pen.disc((-0.06, -0.5), 0.13, "ground")
        pen.line(arc((0.0, -0.48), 0.31, 130, 250, 20), 0.035, "shade")
    pen.turn(0)
    pen.disc((0, 0), 0.2, "ground")
    blossom(pen, (0, 0), 0.2, "figure", "ground")


def scythe(pen: Pen) -> None:
    """A long bent shaft, and a blade like a new moon, before a waning sun."""
    pen.disc((0.12, -0.1), 0.5, "shade")
    pen.disc((0.3, -0.22), 0.44, "ground")
    shaft = curve((-0.5, 0.94), (-0.3, 0.4), (0.2, -0.1), (0.42, -0.7))
    pen.line(shaft, 0.2, "ground")
    pen.line(shaft, 0.12)
    pen.line(curve((-0.34, 0.34), (-0.2, 0.3), (-0.08, 0.32), (0.02, 0.4)), 0.1)
    outer = curve((0.5, -0.72), (0.1, -1.02), (-0.6, -0.9), (-0.94, -0.2))
    inner = curve((-0.94, -0.2), (-0.56, -0.62), (-0.1, -0.72), (0.4, -0.52))
    pen.line([*outer, *inner], 0.08, "ground", closed=True)
    pen.fill([*outer, *inner])


def dust(pen: Pen) -> None:
    """A hand's breadth of ash that drifts off in grains, under a ring that breaks."""
    pen.line(arc((0, -0.06), 0.74, 150, 395, 48), 0.06, "shade")
    hill = [(-0.86, 0.7), *curve((-0.86, 0.7), (-0.5, 0.26), (-0.3, 0.1), (-0.02, 0.14)),
            *curve((-0.02, 0.14), (0.3, 0.2), (0.5, 0.46), (0.86, 0.7))]  # fmt: skip
    pen.fill(hill)
    pen.line(curve((-0.6, 0.62), (-0.3, 0.42), (0.1, 0.36), (0.5, 0.6)), 0.05, "ground")
    grains = ((0.06, -0.06, 0.1), (0.24, -0.26, 0.085), (0.1, -0.46, 0.07), (0.4, -0.48, 0.06), (0.3, -0.72, 0.05),
              (-0.2, -0.16, 0.06), (-0.06, -0.32, 0.045), (0.58, -0.68, 0.04), (0.5, -0.18, 0.05))  # fmt: skip
    for x, y, size in grains:
        pen.fill(turned([(x, y - size), (x + size, y), (x, y + size), (x - size, y)], 45 * x, (x, y)))


def skate(pen: Pen) -> None:
    """A runner of bone bound under a shoe, and the line that it leaves on the ice."""
    pen.line(curve((-0.66, 0.84), (-0.3, 0.74), (0.3, 0.92), (0.66, 0.82)), 0.05, "shade")
    runner = [*curve((-0.84, 0.28), (-0.86, 0.52), (-0.68, 0.58), (-0.5, 0.58)), (0.64, 0.58),
              *curve((0.64, 0.58), (0.82, 0.58), (0.88, 0.42), (0.84, 0.28))]  # fmt: skip
    pen.line(runner, 0.12)
    for x in (-0.4, 0.38):
        pen.fill(rounded((x - 0.07, 0.2, x + 0.07, 0.56), 0.03))
    shoe = [(-0.62, -0.78), (-0.08, -0.78), *curve((-0.08, -0.78), (-0.08, -0.32), (0.2, -0.28), (0.54, -0.16)),
            *curve((0.54, -0.16), (0.8, -0.06), (0.78, 0.14), (0.76, 0.24)), (-0.62, 0.24)]  # fmt: skip
    pen.fill(shoe)
    pen.line([(-0.58, -0.58), (-0.12, -0.58)], 0.08, "ground")
    for step in range(3):
        x, y = -0.04 + step * 0.17, -0.36 + step * 0.1
        pen.line([(x - 0.12, y + 0.1), (x + 0.1, y - 0.04)], 0.05, "ground")


def bow(pen: Pen) -> None:
    """A long bow, drawn, its arrow across, before a target's rings."""
    for radius in (0.36, 0.62):
        pen.ring((0.3, 0), radius, 0.05, "shade")
    stave = [*curve((0.34, -0.96), (-0.1, -0.8), (-0.36, -0.4), (-0.3, 0.16)),
             *curve((-0.3, 0.16), (-0.26, 0.5), (-0.02, 0.86), (0.34, 0.96))]  # fmt: skip
    pen.turn(180)
    pen.line(stave, 0.19, "ground")
    pen.line(stave, 0.11)
    string = [(0.34, -0.96), (0.7, 0.08), (0.34, 0.96)]
    pen.line(string, 0.04)
    shaft = [(0.7, 0.08), (-0.82, 0.08)]
    pen.line(shaft, 0.14, "ground")
    pen.line(shaft, 0.06)
    pen.fill([(-0.98, 0.08), (-0.7, -0.06), (-0.76, 0.08), (-0.7, 0.22)])
    pen.fills([[(0.5, 0.08), (0.7, side), (0.86, side), (0.68, 0.08)] for side in (-0.06, 0.22)])
