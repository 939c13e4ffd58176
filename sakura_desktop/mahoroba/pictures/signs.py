"""Signs of elements, of kinds of cards and of what is counted, in one colour."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.motif_pen import Mark, Pen
from sakura_desktop.pictures.shapes import arc, circle, curve, rounded, turned

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.pictures.shapes import Point


def flame(pen: Pen) -> None:
    """焔: a flame of three tongues around a hollow heart."""
    pen.fill(
        [
            *curve((0, 0.96), (-0.72, 0.96), (-0.98, 0.36), (-0.72, -0.14)),
            *curve((-0.72, -0.14), (-0.6, 0.1), (-0.46, 0.12), (-0.4, 0.0)),
            *curve((-0.4, 0.0), (-0.5, -0.5), (-0.1, -0.72), (0.02, -0.98)),
            *curve((0.02, -0.98), (0.26, -0.66), (0.52, -0.4), (0.46, -0.02)),
            *curve((0.46, -0.02), (0.56, 0.04), (0.66, -0.04), (0.7, -0.22)),
            *curve((0.7, -0.22), (1.0, 0.34), (0.74, 0.96), (0, 0.96)),
        ]
    )
    pen.fill([*curve((0.02, 0.78), (-0.5, 0.6), (-0.18, 0.24), (0.04, -0.1)),
              *curve((0.04, -0.1), (0.2, 0.24), (0.52, 0.56), (0.02, 0.78))], "ground")  # fmt: skip


def grove(pen: Pen) -> None:
    """樹: a broad leaf with its veins."""
    half = curve((0, -0.98), (0.86, -0.5), (0.86, 0.34), (0, 0.62))
    pen.fill([*half, *[(-x, y) for x, y in reversed(half)]])
    pen.line([(0, 0.98), (0, -0.6)], 0.13, "ground")
    pen.line([(0, 0.98), (0, 0.5)], 0.15)
    for y in (0.34, -0.06):
        for side in (-1, 1):
            pen.line([(0, y), (side * 0.42, y - 0.3)], 0.1, "ground")


def tide(pen: Pen) -> None:
    """潮: a wave that curls over, and another below."""
    crest = [
        *curve((-0.98, 0.34), (-0.7, -0.5), (-0.2, -0.86), (0.3, -0.74)),
        *curve((0.3, -0.74), (0.86, -0.6), (1.0, -0.1), (0.62, 0.1)),
        *curve((0.62, 0.1), (0.76, -0.2), (0.5, -0.42), (0.24, -0.3)),
        *curve((0.24, -0.3), (-0.02, -0.16), (0.0, 0.22), (0.4, 0.34)),
        (0.98, 0.34), (0.98, 0.5), (-0.98, 0.5),
    ]
    pen.fill(crest)
    wave = [(-0.94 + at * 0.094, 0.78 + 0.09 * math.sin(at * math.pi / 2.5)) for at in range(21)]
    pen.line(wave, 0.17)


def sun(pen: Pen) -> None:
    """陽: a disc and its rays."""
    pen.disc((0, 0), 0.46)
    for at in range(8):
        pen.turn(at * 45)
        pen.fill([(-0.15, -0.6), (0.15, -0.6), (0, -0.99)])
    pen.turn(0)


def moon(pen: Pen) -> None:
    """月: a crescent and a star."""
    outer, inner = arc((-0.02, 0.0), 0.92, 45, 315, 64), arc((0.3, 0.0), 0.7, 290, 70, 48)
    pen.fill([*outer, *inner])
    pen.fill([(radius * math.sin(at * math.pi / 4) + 0.42, -radius * math.cos(at * math.pi / 4) + 0.02)
              for at in range(8) for radius in ((0.36,) if at % 2 == 0 else (0.12,))])  # fmt: skip


def unit(pen: Pen) -> None:
    """ユニット: a head with two horns."""
    pen.fill([*arc((0, 0.2), 0.66, 0, 360, 48)])
    for side in (-1, 1):
        pen.fill([(side * 0.62, 0.1), (side * 0.18, -0.38), (side * 0.72, -0.94)])
        pen.oval((side * 0.27, 0.16), 0.11, 0.15, "ground")
    pen.line(arc((0, 0.34), 0.26, 30, 150, 16), 0.09, "ground")


def strategy(pen: Pen) -> None:
    """戦略: a scroll, unrolled."""
    pen.fill(rounded((-0.62, -0.66, 0.62, 0.66), 0.06))
    for y in (-0.76, 0.76):
        pen.fill(rounded((-0.88, y - 0.18, 0.88, y + 0.18), 0.16))
    for y in (-0.28, 0.02, 0.32):
        pen.line([(-0.36, y), (0.36 if y < 0.3 else 0.08, y)], 0.11, "ground")


def tactics(pen: Pen) -> None:
    """戦術: a commander's fan."""
    half = [*curve((0, -0.98), (0.5, -0.98), (0.96, -0.7), (0.8, -0.3)),
            *curve((0.8, -0.3), (0.72, -0.06), (0.86, 0.12), (0.62, 0.3)), (0.12, 0.36)]  # fmt: skip
    pen.fill([*half, *[(-x, y) for x, y in reversed(half)]])
    pen.disc((0, -0.34), 0.3, "ground")
    pen.disc((0, -0.34), 0.16)
    pen.line([(0, 0.2), (0, 0.92)], 0.17)


def enhancement(pen: Pen) -> None:
    """強化: a charm in its bag, tied above."""
    pen.fill([(-0.36, -0.5), (0.36, -0.5), (0.66, -0.24), (0.66, 0.96), (-0.66, 0.96), (-0.66, -0.24)])
    for side in (-1, 1):
        pen.line(circle((side * 0.24, -0.76), 0.19, 32), 0.1, closed=True)
    pen.line([(-0.34, -0.48), (0.34, -0.48)], 0.14)
    pen.line([(0, 0.66), (0, 0.04)], 0.14, "ground")
    pen.line([(-0.26, 0.3), (0, 0.02), (0.26, 0.3)], 0.14, "ground")


def energy(pen: Pen) -> None:
    """エネルギー: a will-o'-the-wisp."""
    pen.fill(
        [
            *curve((0, 0.94), (-0.9, 0.86), (-0.84, 0.0), (-0.3, -0.4)),
            *curve((-0.3, -0.4), (-0.06, -0.58), (0.0, -0.78), (-0.06, -0.98)),
            *curve((-0.06, -0.98), (0.5, -0.7), (0.94, 0.1), (0.66, 0.6)),
            *curve((0.66, 0.6), (0.5, 0.86), (0.24, 0.94), (0, 0.94)),
        ]
    )
    pen.disc((0.02, 0.36), 0.26, "ground")


def heart(pen: Pen) -> None:
    """HP."""
    half = [*curve((0, 0.9), (0.5, 0.5), (0.96, 0.16), (0.94, -0.32)),
            *curve((0.94, -0.32), (0.88, -0.86), (0.22, -0.96), (0, -0.44))]  # fmt: skip
    pen.fill([*half, *[(-x, y) for x, y in reversed(half)]])


def burst(pen: Pen) -> None:
    """ダメージ: a blow."""
    pen.fill(_star(9, 0.98, 0.54))


def more(pen: Pen) -> None:
    """A text that says more than the figures."""
    for y, right in ((-0.5, 0.9), (0.0, 0.9), (0.5, 0.3)):
        pen.line([(-0.9, y), (right, y)], 0.22)


def _star(points: int, outer: float, inner: float, start: float = 0.0) -> list[Point]:
    step = math.pi / points
    ring = [((outer, inner)[at % 2], at * step) for at in range(2 * points)]
    return turned([(radius * math.sin(way), -radius * math.cos(way)) for radius, way in ring], start)


SIGNS: Final[dict[str, Callable[[Pen], None]]] = {
    "flame": flame,
    "grove": grove,
    "tide": tide,
    "sun": sun,
    "moon": moon,
    "unit": unit,
    "strategy": strategy,
    "tactics": tactics,
    "enhancement": enhancement,
    "energy": energy,
    "hp": heart,
    "damage": burst,
    "more": more,
}


@cache
def marks_of(name: str) -> tuple[Mark, ...]:
    """A sign drawn."""
    pen = Pen()
    SIGNS[name](pen)
    return tuple(pen.marks)
