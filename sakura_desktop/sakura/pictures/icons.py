"""Signs of the game, in one colour: what a card is, what a number means, what lies where. Each differs by its shape."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.motif_pen import Pen, petal
from sakura_desktop.pictures.shapes import arc, circle, curve, notched, rounded, turned
from sakura_desktop.pictures.table_icons import W, arrow

if TYPE_CHECKING:
    from collections.abc import Callable




def attack(pen: Pen) -> None:
    """Two blades crossed."""
    for side in (-1, 1):
        pen.turn(side * 45)
        blade = [(0, -1.0), (0.15, -0.74), (0.15, 0.38), (-0.15, 0.38), (-0.15, -0.74)]
        pen.line(blade, 0.1, "ground", closed=True)
        pen.fill(blade)
        pen.fill(rounded((-0.34, 0.34, 0.34, 0.5), 0.05))
        pen.fill(rounded((-0.1, 0.46, 0.1, 0.94), 0.06))


def action(pen: Pen) -> None:
    """Two commas that turn around each other."""
    for degrees in (0, 180):
        pen.turn(degrees)
        pen.fill(
            [
                *arc((0, -0.46), 0.42, 90, 270, 24),
                *curve((0, -0.88), (0.5, -0.9), (0.94, -0.5), (0.94, 0.1)),
                *curve((0.94, 0.1), (0.7, -0.2), (0.4, -0.1), (0, -0.04)),
            ]
        )


def enhancement(pen: Pen) -> None:
    """Sheets laid on each other, a crystal above."""
    for y in (0.52, 0.22):
        pen.line([(-0.86, y), (0, y + 0.38), (0.86, y)], W)
    pen.fill([(0, -0.98), (0.62, -0.34), (0, 0.3), (-0.62, -0.34)])
    pen.fill([(0, -0.62), (0.27, -0.34), (0, -0.06), (-0.27, -0.34)], "ground")


def undefined(pen: Pen) -> None:
    """A ring that is not closed."""
    pen.line(arc((0, 0), 0.74, 20, 300, 40), W * 1.3)
    pen.disc((0, 0), 0.2)


def reaction(pen: Pen) -> None:
    """An arrow that comes back."""
    way = curve((-0.8, 0.66), (0.6, 0.8), (1.0, 0.3), (0.7, -0.1))
    pen.line([*way, *curve((0.7, -0.1), (0.5, -0.46), (0, -0.4), (-0.3, -0.38))], W * 1.35)
    pen.fill(arrow((-0.92, -0.38), 180, 0.7))


def full_power(pen: Pen) -> None:
    """A star of eight rays."""
    pen.fill(
        [
            (radius * math.sin(math.pi * at / 8), -radius * math.cos(math.pi * at / 8))
            for at in range(16)
            for radius in (((1.0 if at % 4 == 0 else 0.78) if at % 2 == 0 else 0.4),)
        ]
    )
    pen.disc((0, 0), 0.2, "ground")


def distance(pen: Pen) -> None:
    """From here to there."""
    pen.line([(-0.6, 0), (0.6, 0)], W)
    pen.fill(arrow((-0.98, 0), 180, 0.5))
    pen.fill(arrow((0.98, 0), 0, 0.5))
    for x in (-0.2, 0.2):
        pen.line([(x, -0.36), (x, 0.36)], W * 0.8)


def damage(pen: Pen) -> None:
    """Three cuts."""
    for step, length in ((-1, 0.62), (0, 0.96), (1, 0.62)):
        pen.turn(38)
        x = step * 0.44
        pen.fill([(x - 0.02, -length), (x + 0.17, -length * 0.1), (x + 0.02, length), (x - 0.12, -length * 0.1)])


def crystal(pen: Pen) -> None:
    """Five petals."""
    pen.fills([turned(petal(0.98, 0.5, root=0.0), step * 72) for step in range(5)])
    for step in range(5):
        pen.turn(step * 72 + 36)
        pen.line([(0, -0.1), (0, -0.5)], 0.08, "ground")
    pen.turn(0)
    pen.disc((0, 0), 0.15, "ground")


def flare(pen: Pen) -> None:
    """A petal that burns."""
    pen.fill(
        [
            *curve((0, 0.94), (-0.72, 0.86), (-0.82, 0.14), (-0.34, -0.22)),
            *curve((-0.34, -0.22), (-0.2, -0.04), (-0.06, -0.1), (-0.08, -0.3)),
            *curve((-0.08, -0.3), (-0.1, -0.6), (0.0, -0.84), (0.16, -0.98)),
            *curve((0.16, -0.98), (0.14, -0.5), (0.84, -0.16), (0.66, 0.42)),
            *curve((0.66, 0.42), (0.56, 0.76), (0.3, 0.92), (0, 0.94)),
        ]
    )
    left = curve((0, 0.76), (-0.4, 0.64), (-0.26, 0.3), (0.04, 0.0))
    pen.fill([*left, *curve((0.04, 0.0), (0.42, 0.36), (0.3, 0.7), (0, 0.76))], "ground")


def aura(pen: Pen) -> None:
    """A guard of five sides around a petal."""
    pen.line(circle((0, 0.06), 0.88, 5, -90), W, closed=True)
    pen.fill([(x, y + 0.5) for x, y in petal(0.86, 0.4)])


def life(pen: Pen) -> None:
    """A single petal."""
    pen.fill([(x * 1.1, y + 0.9) for x, y in petal(1.84, 0.86)])
    pen.line([(0, 0.5), (0, -0.2)], 0.09, "ground")


def shadow(pen: Pen) -> None:
    """A waning moon and dust."""
    pen.fill([*arc((-0.1, 0), 0.84, 40, 320, 48), *arc((0.24, 0), 0.64, 300, 60, 36)])
    for x, y, size in ((0.34, -0.16, 0.13), (0.72, 0.1, 0.11), (0.36, 0.34, 0.09)):
        pen.disc((x, y), size)


def vigor(pen: Pen) -> None:
    """A spiral that gathers."""
    points = []
    for at in range(64):
        angle, radius = at / 64 * math.pi * 4.4, 0.06 + at / 64 * 0.84
        points.append((radius * math.cos(angle), radius * math.sin(angle)))
    pen.line(points, W * 1.1)


def flinch(pen: Pen) -> None:
    """A drop of sweat beside a mouth drawn in."""
    pen.ring((-0.12, 0.08), 0.74, W)
    for x in (-0.38, 0.14):
        pen.disc((x, -0.06), 0.1)
    pen.line(curve((-0.44, 0.42), (-0.3, 0.2), (-0.06, 0.56), (0.16, 0.34)), W * 0.8)
    left = curve((0.74, -0.98), (0.3, -0.4), (0.5, -0.16), (0.74, -0.16))
    pen.fill([*left, *curve((0.74, -0.16), (1.0, -0.16), (1.14, -0.4), (0.74, -0.98))])


def terminal(pen: Pen) -> None:
    """A gate that is shut."""
    pen.line([(-0.9, -0.72), (0.9, -0.72)], W * 1.2)
    pen.line([(-0.74, -0.36), (0.74, -0.36)], W)
    for x in (-0.56, 0.56):
        pen.line([(x, -0.66), (x, 0.9)], W * 1.2)
    pen.line([(-0.3, 0.0), (0.3, 0.6)], W)
    pen.line([(0.3, 0.0), (-0.3, 0.6)], W)


def special(pen: Pen) -> None:
    """A card within a notched frame."""
    pen.line(notched((-0.68, -0.94, 0.68, 0.94), 0.24), W, closed=True)
    pen.fill([(x, y + 0.4) for x, y in petal(0.84, 0.42)])


def master(pen: Pen) -> None:
    """A zone within two bounds."""
    for side in (-1, 1):
        pen.line([(side * 0.5, -0.84), (side * 0.86, -0.84), (side * 0.86, 0.84), (side * 0.5, 0.84)], W)
    pen.fill([(0, -0.5), (0.44, 0), (0, 0.5), (-0.44, 0)])


ICONS: Final[dict[str, Callable[[Pen], None]]] = {
    "attack": attack,
    "action": action,
    "enhancement": enhancement,
    "undefined": undefined,
    "reaction": reaction,
    "full-power": full_power,
    "distance": distance,
    "range": distance,
    "damage": damage,
    "capacity": crystal,
    "crystal": crystal,
    "cost": flare,
    "flare": flare,
    "aura": aura,
    "life": life,
    "shadow": shadow,
    "vigor": vigor,
    "flinch": flinch,
    "terminal": terminal,
    "special": special,
    "specials": special,
    "enhancements": enhancement,
    "master-distance": master,
}
