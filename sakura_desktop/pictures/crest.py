"""A crest made from a word: the same word always gives the same crest, another word another one.

For motifs that nobody has drawn by hand yet, so that every form has an emblem of its own from its first day.
"""

from __future__ import annotations

import hashlib
import math
from typing import TYPE_CHECKING, Final, NamedTuple

from sakura_desktop.pictures.motif_pen import Pen, petal
from sakura_desktop.pictures.shapes import arc, circle, curve, turned

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.pictures.shapes import Point


class Crest(NamedTuple):
    """What a crest is made of: how many fold, which leaf and which between, which middle and rim, and its colour."""

    folds: int
    leaf: int
    between: int
    middle: int
    rim: int
    hue: float
    strength: float


def crest_of(word: str) -> Crest:
    """The crest of a word."""
    seed = int.from_bytes(hashlib.blake2b(word.encode(), digest_size=8).digest(), "big")
    parts = []
    for many in (len(_FOLDS), len(_LEAVES), len(_LEAVES) + 1, len(_MIDDLES), len(_RIMS), 72, 5):
        seed, part = divmod(seed, many)
        parts.append(part)
    folds, leaf, between, middle, rim, hue, strength = parts
    return Crest(_FOLDS[folds], leaf, between, middle, rim, hue * 5.0, 0.4 + strength * 0.06)


def draw_crest(pen: Pen, crest: Crest) -> None:
    """Leaves in a ring, smaller ones between them, a middle and a rim."""
    _RIMS[crest.rim](pen)
    if crest.between < len(_LEAVES):
        small = _LEAVES[crest.between](crest.folds)
        step = 360 / crest.folds
        shrunk = [(x * 0.72, y * 0.72) for x, y in small]
        pen.fills([turned(shrunk, step * (at + 0.5)) for at in range(crest.folds)], "shade")
    leaf = _LEAVES[crest.leaf](crest.folds)
    for at in range(crest.folds):
        pen.turn(at * 360 / crest.folds)
        pen.line(leaf, 0.045, "ground", closed=True)
        pen.fill(leaf)
        pen.line([(0, -0.3), (0, -0.52)], 0.028, "shade")
    pen.turn(0)
    _MIDDLES[crest.middle](pen)


_FOLDS: Final = (3, 4, 5, 6, 7, 8)


def _broad(folds: int) -> float:
    """How broad a leaf may be, so that so many stand side by side."""
    return min(0.46, 1.15 * math.sin(math.pi / folds) * 0.62)


def _petal(folds: int) -> list[Point]:
    return petal(0.82, _broad(folds) * 1.1, root=0.14)


def _leaf(folds: int) -> list[Point]:
    wide = _broad(folds)
    half = curve((0, -0.14), (wide, -0.3), (wide, -0.58), (0, -0.84))
    return [*half, *[(-x, y) for x, y in reversed(half)]]


def _lozenge(folds: int) -> list[Point]:
    wide = _broad(folds)
    return [(0, -0.84), (wide, -0.5), (0, -0.16), (-wide, -0.5)]


def _drop(folds: int) -> list[Point]:
    size = _broad(folds) * 0.8
    return [(0, -0.14), *arc((0, -0.8 + size), size, 150, 390, 24)]


def _comma(folds: int) -> list[Point]:
    size = _broad(folds) * 0.78
    top = -0.78 + size
    return [
        *arc((0, top), size, -150, 90, 24),
        *curve((0, top + size), (-size * 0.2, top + size * 1.1), (-size * 1.3, top + size * 0.9), (-size * 1.3, -0.16)),
        *curve((-size * 1.3, -0.16), (-size * 1.9, top + size), (-size * 1.5, top), (-size * 0.87, top - size * 0.5)),
    ]


def _blade(folds: int) -> list[Point]:
    wide = _broad(folds) * 0.62
    return [(0, -0.86), (wide, -0.62), (wide * 0.5, -0.16), (-wide * 0.5, -0.16), (-wide, -0.62)]


def _hook(folds: int) -> list[Point]:
    wide = _broad(folds)
    outer = curve((0.04, -0.14), (wide * 1.5, -0.34), (wide * 1.1, -0.76), (-wide * 0.6, -0.84))
    inner = curve((-wide * 0.6, -0.84), (wide * 0.4, -0.66), (wide * 0.5, -0.36), (-0.08, -0.16))
    return [*outer, *inner]


def _roof(folds: int) -> list[Point]:
    wide = _broad(folds)
    return [(0, -0.86), (wide, -0.52), (wide, -0.36), (0, -0.62), (-wide, -0.36), (-wide, -0.52)]


_LEAVES: Final[tuple[Callable[[int], list[Point]], ...]] = (
    _petal, _leaf, _lozenge, _drop, _comma, _blade, _hook, _roof,
)  # fmt: skip


def _dot(pen: Pen) -> None:
    pen.disc((0, 0), 0.17, "ground")
    pen.disc((0, 0), 0.11)


def _two_rings(pen: Pen) -> None:
    pen.disc((0, 0), 0.24, "ground")
    pen.ring((0, 0), 0.18, 0.045)
    pen.disc((0, 0), 0.07)


def _square(pen: Pen) -> None:
    pen.fill(circle((0, 0), 0.28, 4), "ground")
    pen.line(circle((0, 0), 0.2, 4), 0.045, closed=True)


def _star(pen: Pen) -> None:
    pen.disc((0, 0), 0.25, "ground")
    points = [
        (radius * math.sin(math.pi * at / 5), -radius * math.cos(math.pi * at / 5))
        for at in range(10)
        for radius in ((0.21,) if at % 2 == 0 else (0.09,))
    ]
    pen.fill(points)


def _six(pen: Pen) -> None:
    pen.fill(circle((0, 0), 0.26, 6), "ground")
    pen.fill(circle((0, 0), 0.18, 6))
    pen.fill(circle((0, 0), 0.08, 6), "ground")


_MIDDLES: Final[tuple[Callable[[Pen], None], ...]] = (_dot, _two_rings, _square, _star, _six)


def _plain(pen: Pen) -> None:
    pen.turn(0)


def _thin(pen: Pen) -> None:
    pen.ring((0, 0), 0.92, 0.035, "shade")


def _pearls(pen: Pen) -> None:
    pen.fills([circle(point, 0.042, 16) for point in circle((0, 0), 0.92, 24)], "shade")


def _waves(pen: Pen) -> None:
    points = [
        ((0.9 + 0.045 * math.sin(at * math.pi / 6)) * math.cos(at * math.pi / 72),
         (0.9 + 0.045 * math.sin(at * math.pi / 6)) * math.sin(at * math.pi / 72))
        for at in range(144)
    ]  # fmt: skip
    pen.line(points, 0.035, "shade", closed=True)


_RIMS: Final[tuple[Callable[[Pen], None], ...]] = (_plain, _thin, _pearls, _waves)
