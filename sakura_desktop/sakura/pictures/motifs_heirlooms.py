"""Motifs of things worn or handed down: a helmet, masks, a sword of rites, a robe, a relic. Drawn as `motifs` tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.pictures.motif_pen import blossom
from sakura_desktop.pictures.shapes import arc, curve, moved

if TYPE_CHECKING:
    from sakura_desktop.pictures.motif_pen import Pen, Tone
    from sakura_desktop.pictures.shapes import Point


def _both(half: list[Point]) -> list[Point]:
    """An outline whose right half this is."""
    return [*half, *[(-x, y) for x, y in reversed(half)]]


def helmet(pen: Pen) -> None:
    """A warrior's helmet from before: its horns, its ribbed bowl, its brim, its neck guard in lames."""
    for at, (y, wide) in enumerate(((0.16, 0.72), (0.4, 0.81), (0.62, 0.88))):
        lame = _both([(0.3, y - 0.12), *curve((0.3, y - 0.12), (0.5, y - 0.1), (wide - 0.1, y - 0.02), (wide, y + 0.1)),
                      *curve((wide - 0.06, y + 0.24), (0.6, y + 0.12), (0.5, y + 0.1), (0.32, y + 0.1))])  # fmt: skip
        pen.fill(lame, "figure" if at % 2 == 0 else "shade")
    pen.fill(_both([(0, -0.1), (0.4, -0.06), (0.42, 0.84), (0, 0.9)]), "ground")
    bowl = [*arc((0, 0.1), 0.64, 180, 360, 48, 1.1)]
    pen.line(bowl, 0.08, "ground", closed=True)
    pen.fill(bowl)
    for x in (-0.36, -0.13, 0.13, 0.36):
        pen.line(curve((x * 0.4, -0.56), (x * 0.9, -0.46), (x * 1.12, -0.2), (x * 1.16, 0.1)), 0.03, "shade")
    brim = _both([(0, 0.02), *curve((0, 0.02), (0.36, 0.02), (0.6, 0.06), (0.78, 0.18)),
                  *curve((0.78, 0.18), (0.84, 0.26), (0.8, 0.34), (0.72, 0.34)),
                  *curve((0.72, 0.34), (0.5, 0.22), (0.3, 0.2), (0, 0.2))])  # fmt: skip
    pen.line(brim, 0.08, "ground", closed=True)
    pen.fill(brim)
    for side in (-1, 1):
        horn = [*curve((0.06, -0.12), (0.4, -0.2), (0.62, -0.5), (0.56, -1.0)),
                *curve((0.56, -1.0), (0.98, -0.5), (0.6, 0.1), (0.06, 0.06))]  # fmt: skip
        placed = [(side * x, y) for x, y in horn]
        pen.line(placed, 0.08, "ground", closed=True)
        pen.fill(placed)
    pen.disc((0, -0.03), 0.19, "ground")
    pen.disc((0, -0.03), 0.13)
    pen.disc((0, -0.03), 0.05, "ground")


def masks(pen: Pen) -> None:
    """Two masks of the stage: a demon's with horns behind, a maiden's that smiles before."""
    demon: list[Point] = _both([
        (0, -0.58), *curve((0, -0.58), (0.3, -0.6), (0.48, -0.4), (0.46, -0.06)),
        *curve((0.46, -0.06), (0.44, 0.3), (0.24, 0.56), (0, 0.58)),
    ])  # fmt: skip
    horn = curve((0.12, -0.5), (0.14, -0.66), (0.2, -0.78), (0.34, -0.88))
    horn += curve((0.34, -0.88), (0.34, -0.7), (0.42, -0.6), (0.4, -0.36))
    pen.turn(12)
    at = (0.38, -0.06)
    for side in (-1, 1):
        pen.fill(moved([(side * x, y) for x, y in horn], at), "shade")
    pen.fill(moved(demon, at), "shade")
    for side in (-1, 1):
        pen.fill(moved([(side * x, y) for x, y in ((0.08, -0.1), (0.36, -0.26), (0.34, -0.06), (0.14, -0.02))], at),
                 "ground")  # fmt: skip
    pen.fill(moved(_both([(0, 0.26), *curve((0, 0.26), (0.1, 0.26), (0.24, 0.16), (0.34, 0.08)),
                          *curve((0.34, 0.08), (0.3, 0.3), (0.14, 0.44), (0, 0.44))]), at), "ground")  # fmt: skip
    pen.turn(-12)
    at = (-0.34, 0.1)
    face: list[Point] = _both([
        (0, -0.76), *curve((0, -0.76), (0.4, -0.76), (0.56, -0.5), (0.54, -0.08)),
        *curve((0.54, -0.08), (0.52, 0.4), (0.26, 0.76), (0, 0.78)),
    ])  # fmt: skip
    placed = moved(face, at)
    pen.line(placed, 0.12, "ground", closed=True)
    pen.fill(placed)
    hair = _both([(0, -0.76), *curve((0, -0.76), (0.4, -0.76), (0.56, -0.5), (0.54, -0.2)),
                  *curve((0.54, -0.2), (0.44, -0.4), (0.28, -0.58), (0, -0.6))])  # fmt: skip
    pen.fill(moved(hair, at), "shade")
    for side in (-1, 1):
        pen.fill(moved([(side * x, y) for x, y in arc((0.24, -0.36), 0.1, 0, 360, 24, 0.6)], at), "shade")
        eye = [*curve((0.1, -0.1), (0.2, -0.2), (0.34, -0.18), (0.42, -0.08)),
               *curve((0.42, -0.08), (0.32, -0.06), (0.2, -0.04), (0.1, -0.1))]  # fmt: skip
        pen.fill(moved([(side * x, y) for x, y in eye], at), "ground")
    pen.line(moved([(0.02, -0.02), (-0.05, 0.2), (0.05, 0.21)], at), 0.04, "shade")
    mouth = _both([(0, 0.38), *curve((0, 0.38), (0.06, 0.34), (0.14, 0.36), (0.22, 0.38)),
                   *curve((0.22, 0.38), (0.14, 0.52), (0.06, 0.54), (0, 0.54))])  # fmt: skip
    pen.fill(moved(mouth, at), "ground")


def rite_sword(pen: Pen) -> None:
    """A straight sword for rites, point down, a twisted rope across its hilt, paper streamers on both its sides."""
    for step in range(7):
        pen.turn(step * 30 + 90)
        pen.fill([(-0.035, -0.6), (0, -0.94), (0.035, -0.6)], "shade")
    pen.turn(0)
    streamer = [
        (0.5, -0.28), (0.74, -0.28), (0.74, 0.04), (0.6, 0.04), (0.6, 0.36), (0.46, 0.36), (0.46, 0.68), (0.24, 0.68),
        (0.24, 0.32), (0.38, 0.32), (0.38, 0.0), (0.5, 0.0),
    ]  # fmt: skip
    for side in (-1, 1):
        paper = [(side * (1.06 - x), y) for x, y in streamer]
        pen.line(paper, 0.07, "ground", closed=True)
        pen.fill(paper)
    blade = _both([(0, 1.02), (0.13, 0.78), (0.1, 0.3), (0.13, -0.3)])
    pen.line(blade, 0.12, "ground", closed=True)
    pen.fill(blade)
    pen.line([(0, 0.86), (0, -0.24)], 0.035, "shade")
    rope = curve((-0.94, -0.5), (-0.4, -0.24), (0.4, -0.24), (0.94, -0.5), 12)
    pen.line(rope, 0.24, "ground")
    pen.line(rope, 0.15)
    for x, y in rope[1:-1]:
        pen.line([(x - 0.04, y - 0.07), (x + 0.04, y + 0.07)], 0.035, "ground")
    pen.line([(0, -0.4), (0, -0.76)], 0.2, "ground")
    pen.line([(0, -0.4), (0, -0.76)], 0.11)
    pen.ring((0, -0.88), 0.1, 0.065)
    for y in (-0.5, -0.59, -0.68):
        pen.line([(-0.07, y + 0.015), (0.07, y - 0.015)], 0.03, "ground")


def robe(pen: Pen) -> None:
    """A robe of many layers spread on its rack, its wide sleeves hanging, blossoms on it."""
    pen.line([(-0.94, -0.68), (0.94, -0.68)], 0.08)
    for side in (-1, 1):
        pen.line([(side * 0.95, -0.68), (side * 0.95, -0.69)], 0.13)
    pen.line([(-0.5, 0.92), (0.5, 0.92)], 0.08, "shade")
    layers: tuple[tuple[float, Tone], ...] = ((0.14, "shade"), (0.07, "ground"), (0.0, "figure"))
    for drop, tone in layers:
        cloth = _both([
            (0, -0.76), (0.2, -0.76), (0.88, -0.7), (0.88, 0.1 + drop), (0.45, 0.1 + drop), (0.4, -0.3),
            *curve((0.4, 0.1), (0.4, 0.3), (0.42, 0.5), (0.46 + drop * 0.3, 0.68 + drop)),
            *curve((0.4, 0.7 + drop), (0.26, 0.76 + drop), (0.14, 0.76 + drop), (0, 0.76 + drop)),
        ])  # fmt: skip
        if tone != "ground":
            pen.line(cloth, 0.06, "ground", closed=True)
        pen.fill(cloth, tone)
    for side in (-1, 1):
        pen.line([(side * 0.43, -0.68), (side * 0.43, 0.12)], 0.045, "ground")
    pen.fill([(-0.2, -0.8), (0.2, -0.8), (0.02, -0.2), (-0.02, -0.2)], "ground")
    for side in (-1, 1):
        pen.line([(side * 0.29, -0.74), (0, 0.04)], 0.04, "ground")
        pen.line([(side * 0.38, -0.74), (0, 0.18)], 0.04, "shade")
    pen.fill([(-0.43, 0.0), (0.43, 0.0), (0.43, 0.22), (-0.43, 0.22)], "ground")
    pen.line([(-0.36, 0.11), (0.36, 0.11)], 0.07, "shade")
    pen.line([(0.04, 0.22), (-0.02, 0.74)], 0.035, "ground")
    blossom(pen, (-0.2, 0.5), 0.18, "ground", "figure")
    blossom(pen, (0.22, 0.46), 0.12, "shade")
    blossom(pen, (0.67, -0.24), 0.2, "ground", "figure")
    blossom(pen, (-0.66, -0.14), 0.13, "shade")


def relic(pen: Pen) -> None:
    """An urn of old out of the earth, cracked, a shard of it lying by."""
    pen.line(curve((-0.8, 0.82), (-0.4, 0.72), (0.4, 0.92), (0.8, 0.82)), 0.05, "shade")
    for side in (-1, 1):
        pen.line([(side * x, y) for x, y in curve((0.24, -0.62), (0.7, -0.7), (0.76, -0.3), (0.5, -0.1))], 0.09)
    right = [
        (0.2, -0.66),
        *curve((0.2, -0.66), (0.2, -0.4), (0.62, -0.36), (0.6, 0.1)),
        *curve((0.6, 0.1), (0.56, 0.5), (0.3, 0.6), (0.24, 0.76)), (0.34, 0.86), (0, 0.88),
    ]  # fmt: skip
    broken = [(-0.2, -0.72), (-0.34, -0.8), (-0.36, -0.94), (0.1, -0.94), (0.16, -0.82), (0.06, -0.7)]
    urn = [*right, *[(-x, y) for x, y in reversed(right)], *broken]
    pen.line(urn, 0.08, "ground", closed=True)
    pen.fill(urn)
    pen.line([(-0.2, -0.56), (0.2, -0.56)], 0.045, "shade")
    zigzag = [(-0.56 + step * 0.14, 0.02 if step % 2 else -0.14) for step in range(9)]
    pen.line(zigzag, 0.055, "shade")
    pen.line([(-0.58, 0.14), (0.58, 0.14)], 0.04, "shade")
    pen.line([(-0.5, 0.38), (0.5, 0.38)], 0.04, "shade")
    crack = [(0.1, -0.7), (0.16, -0.44), (0.02, -0.24), (0.18, 0.0), (0.04, 0.22), (0.14, 0.42)]
    pen.line(crack, 0.055, "ground")
    pen.line([(0.18, 0.0), (0.36, 0.1)], 0.045, "ground")
    pen.line([(0.02, -0.24), (-0.16, -0.2)], 0.04, "ground")
    shard = [(0.5, 0.84), (0.58, 0.6), (0.78, 0.66), (0.76, 0.84)]
    pen.line(shard, 0.06, "ground", closed=True)
    pen.fill(shard)
