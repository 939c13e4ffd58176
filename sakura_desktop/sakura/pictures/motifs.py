"""Motifs drawn by hand, by the English word for what a form of a megami bears. They know no megami, only weapons."""

from __future__ import annotations

import math
from typing import Final

from sakura_desktop.pictures.emblems import Motif
from sakura_desktop.pictures.motif_pen import Pen, blossom, petal
from sakura_desktop.pictures.shapes import arc, circle, curve, moved, rounded, turned
from sakura_desktop.sakura.pictures.motifs_heirlooms import helmet, masks, relic, rite_sword, robe
from sakura_desktop.sakura.pictures.motifs_ideas import clover, handclasp, knot, storm, toast, war_fan
from sakura_desktop.sakura.pictures.motifs_reflections import flowers, mirror, soul
from sakura_desktop.sakura.pictures.motifs_things import (
    anvil,
    atom,
    bow,
    claws,
    dial,
    dust,
    flag,
    gear,
    hammer,
    horse,
    magatama,
    scripture,
    scroll,
    scythe,
    shuriken,
    skate,
    umbrella,
    vial,
    winged_wheel,
)
from sakura_desktop.sakura.pictures.motifs_tools import abacus, flail, oar, saw


def katana(pen: Pen) -> None:
    """A curved blade before a thin moon."""
    outer, inner = arc((0.0, -0.02), 0.74, 112, 300, 48), arc((0.15, 0.04), 0.66, 292, 120, 48)
    pen.fill([*outer, *inner], "shade")
    pen.turn(-45)
    back = curve((-0.3, -0.075), (0.1, -0.2), (0.6, -0.2), (0.95, -0.02))
    edge = curve((0.95, -0.02), (0.8, 0.06), (0.2, -0.06), (-0.3, 0.075))
    pen.line([*back, *edge], 0.07, "ground", closed=True)
    pen.fill([*back, *edge])
    pen.line(curve((-0.26, 0.02), (0.08, -0.09), (0.42, -0.13), (0.7, -0.1)), 0.022, "shade")
    pen.line([(-0.34, 0), (-0.95, 0.1)], 0.2, "ground")
    pen.line([(-0.36, 0.005), (-0.92, 0.095)], 0.13)
    for step in range(4):
        x, y = -0.47 - step * 0.12, 0.025 + step * 0.0185
        pen.fill([(x - 0.045, y), (x, y - 0.05), (x + 0.045, y), (x, y + 0.05)], "ground")
    pen.fill(rounded((-0.37, -0.2, -0.27, 0.2), 0.05), "ground")
    pen.fill(rounded((-0.35, -0.18, -0.29, 0.18), 0.03))


def koto(pen: Pen) -> None:
    """A straight sword of old, two-edged, its grip ending in a ring, before the sun's circle."""
    pen.ring((0, -0.12), 0.56, 0.05, "shade")
    blade = [(0, -0.94), (0.1, -0.74), (0.075, -0.4), (0.12, 0.26), (-0.12, 0.26), (-0.075, -0.4), (-0.1, -0.74)]
    pen.line(blade, 0.1, "ground", closed=True)
    pen.fill(blade)
    pen.line([(0, -0.8), (0, 0.22)], 0.024, "shade")
    guard = [(-0.36, 0.2), (-0.26, 0.27), (0.26, 0.27), (0.36, 0.2), (0.3, 0.38), (-0.3, 0.38)]
    pen.line(guard, 0.07, "ground", closed=True)
    pen.fill(guard)
    pen.fill([(-0.075, 0.38), (0.075, 0.38), (0.065, 0.68), (-0.065, 0.68)])
    for y in (0.45, 0.53, 0.61):
        pen.line([(-0.07, y), (0.07, y - 0.03)], 0.028, "ground")
    pen.ring((0, 0.78), 0.1, 0.065)


def heart(pen: Pen) -> None:
    """A heart that holds a blossom."""
    half = [
        *curve((0, 0.8), (-0.3, 0.5), (-0.9, 0.2), (-0.82, -0.28)),
        *curve((-0.82, -0.28), (-0.76, -0.68), (-0.2, -0.8), (0, -0.36)),
    ]
    outline = [*half, *[(-x, y) for x, y in reversed(half)]]
    pen.fill(outline)
    pen.line([(x * 0.86, y * 0.86 - 0.005) for x, y in outline], 0.028, "shade", closed=True)
    blossom(pen, (0, -0.04), 0.42, "ground", "figure")


def naginata(pen: Pen) -> None:
    """A long shaft with a curved blade, and ripples of sound."""
    for radius in (0.26, 0.42, 0.58):
        pen.line(arc((0.36, 0.36), radius, -20, 110, 32), 0.045, "shade")
        pen.line(arc((-0.36, -0.36), radius, 160, 290, 32), 0.045, "shade")
    pen.turn(-45)
    pen.line([(-0.98, 0.0), (0.36, 0.0)], 0.16, "ground")
    pen.line([(-0.98, 0.0), (0.36, 0.0)], 0.085)
    back = curve((0.36, -0.06), (0.6, -0.04), (0.82, -0.08), (1.0, -0.3))
    edge = curve((1.0, -0.3), (1.02, 0.06), (0.74, 0.16), (0.36, 0.1))
    pen.line([*back, *edge], 0.08, "ground", closed=True)
    pen.fill([*back, *edge])
    pen.line(curve((0.42, 0.03), (0.6, 0.05), (0.8, 0.02), (0.93, -0.12)), 0.022, "shade")
    for x in (0.2, 0.28):
        pen.line([(x, -0.075), (x, 0.075)], 0.034, "ground")
    pen.fill([(0.33, -0.12), (0.39, -0.12), (0.39, 0.15), (0.33, 0.15)])
    pen.line(curve((0.16, 0.04), (0.12, 0.12), (0.18, 0.2), (0.1, 0.3)), 0.035)
    pen.line(curve((0.16, 0.04), (0.06, 0.12), (0.1, 0.18), (0.0, 0.25)), 0.03)


def biwa(pen: Pen) -> None:
    """A lute with a bent neck and four strings."""
    pen.turn(35)
    half = [
        *curve((-0.055, -0.5), (-0.1, -0.3), (-0.42, -0.12), (-0.42, 0.3)),
        *curve((-0.42, 0.3), (-0.42, 0.62), (-0.2, 0.78), (0, 0.78)),
    ]
    pen.fill([*half, *[(-x, y) for x, y in reversed(half)]])
    pen.line([(0, -0.86), (0, -0.4)], 0.12)
    pen.line([(0, -0.84), (-0.2, -0.94)], 0.11)
    for side in (-1, 1):
        for y in (-0.68, -0.8):
            pen.line([(side * 0.05, y), (side * 0.2, y - 0.04)], 0.045)
        moon = [
            *arc((side * 0.24, 0.18), 0.1, 90, 270, 12),
            *arc((side * 0.2, 0.18), 0.11, 245, 115, 12),
        ]
        pen.fill([(x if side < 0 else 2 * side * 0.24 - x, y) for x, y in moon], "ground")
    for at in range(4):
        x = -0.105 + at * 0.07
        pen.line([(x * 0.3, -0.8), (x, 0.56)], 0.017, "ground")
    pen.fill(rounded((-0.19, 0.52, 0.19, 0.6), 0.03), "shade")
    for y in (-0.36, -0.24, -0.12):
        pen.line([(-0.1, y), (0.1, y)], 0.028, "shade")


def refuse(pen: Pen) -> None:
    """A wall of ice, six-sided, barred across, and shards that it threw back."""
    for radius, width, tone in ((0.82, 0.075, "figure"), (0.62, 0.035, "shade")):
        pen.line(circle((0, 0), radius, 6), width, tone, closed=True)  # type: ignore[arg-type]  # the tones above
    pen.turn(30)
    for step in range(6):
        shard = [(0, -0.5), (0.085, -0.28), (0, -0.12), (-0.085, -0.28)]
        pen.turn(30 + step * 60)
        pen.fill(shard)
        pen.line([(0, -0.46), (0, -0.16)], 0.018, "shade")
    pen.turn(-45)
    pen.fill([(-0.98, -0.13), (0.98, -0.13), (0.98, 0.13), (-0.98, 0.13)], "ground")
    pen.fill([(-0.94, -0.075), (0.9, -0.075), (0.98, 0), (0.9, 0.075), (-0.94, 0.075), (-0.86, 0)])


def arquebus(pen: Pen) -> None:
    """A matchlock gun, and the star of its shot."""
    for step in range(8):
        length = 0.3 if step % 2 == 0 else 0.19
        ray = turned([(-0.04, 0), (0, -length), (0.04, 0)], step * 45)
        pen.fill(moved(ray, (0.62, -0.62)), "shade")
    pen.disc((0.62, -0.62), 0.075, "figure")
    pen.turn(-45)
    pen.line([(-0.34, -0.03), (0.64, -0.03)], 0.19, "ground")
    pen.fill([(-0.4, -0.09), (0.66, -0.075), (0.66, 0.02), (-0.4, 0.03)])
    pen.fill([(0.6, -0.1), (0.7, -0.1), (0.7, 0.045), (0.6, 0.045)])
    stock = [
        *curve((-0.42, -0.09), (-0.56, -0.08), (-0.66, 0.02), (-0.92, 0.12)),
        *curve((-0.92, 0.12), (-0.98, 0.24), (-0.92, 0.36), (-0.8, 0.34)),
        *curve((-0.8, 0.34), (-0.64, 0.2), (-0.5, 0.16), (-0.34, 0.14)),
        (0.42, 0.1), (0.42, 0.03), (-0.42, 0.03),
    ]  # fmt: skip
    pen.fill(stock)
    pen.line([(-0.4, 0.042), (0.5, 0.03)], 0.022, "ground")
    pen.line(arc((-0.24, 0.16), 0.1, 10, 170, 16), 0.035)
    pen.line([(-0.25, 0.14), (-0.27, 0.22)], 0.03)
    pen.line(curve((-0.3, -0.09), (-0.3, -0.24), (-0.2, -0.28), (-0.12, -0.2)), 0.045)
    pen.fill([(0.3, -0.1), (0.36, -0.15), (0.4, -0.1)])


def flame(pen: Pen) -> None:
    """A flame with three tongues and a bright heart."""
    outline = [
        *curve((0.02, 0.84), (-0.5, 0.84), (-0.78, 0.44), (-0.6, 0.02)),
        *curve((-0.6, 0.02), (-0.56, 0.16), (-0.46, 0.22), (-0.38, 0.18)),
        *curve((-0.38, 0.18), (-0.52, -0.2), (-0.2, -0.52), (-0.02, -0.92)),
        *curve((-0.02, -0.92), (0.06, -0.56), (0.36, -0.4), (0.36, -0.02)),
        *curve((0.36, -0.02), (0.44, -0.08), (0.48, -0.2), (0.46, -0.34)),
        *curve((0.46, -0.34), (0.86, 0.1), (0.66, 0.84), (0.02, 0.84)),
    ]
    pen.fill(outline)
    inner = [
        *curve((0.02, 0.74), (-0.32, 0.72), (-0.4, 0.46), (-0.26, 0.24)),
        *curve((-0.26, 0.24), (-0.16, 0.34), (-0.08, 0.32), (-0.08, 0.2)),
        *curve((-0.08, 0.2), (-0.14, -0.06), (0.02, -0.2), (0.04, -0.4)),
        *curve((0.04, -0.4), (0.2, -0.1), (0.22, 0.02), (0.2, 0.2)),
        *curve((0.2, 0.2), (0.28, 0.18), (0.3, 0.1), (0.32, 0.06)),
        *curve((0.32, 0.06), (0.5, 0.4), (0.34, 0.74), (0.02, 0.74)),
    ]
    pen.fill(inner, "ground")
    drop = [
        *curve((0.02, 0.68), (-0.18, 0.66), (-0.18, 0.42), (0.03, 0.16)),
        *curve((0.03, 0.16), (0.22, 0.42), (0.2, 0.66), (0.02, 0.68)),
    ]
    pen.fill(drop)


def fan(pen: Pen) -> None:
    """An open folding fan with clouds of gold leaf."""
    centre = (0.0, 0.62)
    pen.fill([*arc(centre, 1.3, 205, 335, 48), *arc(centre, 0.52, 335, 205, 32)])
    for step in range(9):
        angle = math.radians(209.5 + step * 15.15)
        tip = (centre[0] + 1.24 * math.cos(angle), centre[1] + 1.24 * math.sin(angle))
        fold = (centre[0] + 0.56 * math.cos(angle), centre[1] + 0.56 * math.sin(angle))
        pen.line([fold, tip], 0.018, "shade")
        pen.line([centre, fold], 0.045)
    pen.line(arc(centre, 1.13, 207, 333, 48), 0.05, "ground")
    pen.line(arc(centre, 1.03, 207, 333, 48), 0.022, "ground")
    blossom(pen, (0.28, -0.22), 0.19, "ground", "figure")
    blossom(pen, (-0.34, -0.16), 0.13, "ground", "figure")
    pen.disc(centre, 0.1)
    pen.disc(centre, 0.035, "ground")


def flute(pen: Pen) -> None:
    """A flute held across, its cord, and the wind of its tune."""
    for (x, y), size in (((0.3, 0.42), 0.34), ((-0.3, -0.44), 0.34)):
        way = 1 if y > 0 else -1
        wave = curve((-1.0, 0.0), (-0.45, -0.75 * way), (0.3, 0.75 * way), (1.0, 0.0))
        pen.line(moved(wave, (x, y), size), 0.05, "shade")
        pen.line(moved(wave, (x, y + 0.14 * way), size * 0.8), 0.04, "shade")
    pen.turn(-32)
    pen.line([(-0.86, 0), (0.86, 0)], 0.24, "ground")
    pen.fill(rounded((-0.92, -0.085, 0.92, 0.085), 0.05))
    for x in (-0.84, -0.3, 0.62, 0.74):
        pen.line([(x, -0.075), (x, 0.075)], 0.03, "shade")
    pen.oval((-0.56, 0), 0.075, 0.048, "ground")
    for step in range(6):
        pen.oval((-0.14 + step * 0.125, 0), 0.036, 0.036, "ground")
    pen.line(curve((0.68, 0.07), (0.58, 0.26), (0.8, 0.3), (0.72, 0.46)), 0.038)
    pen.line(curve((0.7, 0.07), (0.78, 0.2), (0.6, 0.3), (0.62, 0.42)), 0.032)


def fear(pen: Pen) -> None:
    """An eye that doesn't close, among thorns."""
    for step in range(12):
        long = step % 2 == 0
        thorn = [(-0.085, -0.64), (0.03 if long else -0.02, -0.97 if long else -0.84), (0.085, -0.64)]
        pen.turn(step * 30)
        pen.fill(thorn, "figure" if long else "shade")
    pen.turn(0)
    pen.ring((0, 0), 0.63, 0.045)
    lid = [
        *curve((-0.6, 0.06), (-0.3, -0.44), (0.26, -0.46), (0.6, -0.06)),
        *curve((0.6, -0.06), (0.3, 0.4), (-0.26, 0.42), (-0.6, 0.06)),
    ]
    pen.fill(lid)
    pen.disc((0, -0.01), 0.27, "ground")
    pen.disc((0, -0.01), 0.2, "shade")
    slit = [
        *curve((0, -0.26), (-0.1, -0.1), (-0.1, 0.08), (0, 0.24)),
        *curve((0, 0.24), (0.1, 0.08), (0.1, -0.1), (0, -0.26)),
    ]
    pen.fill(slit, "ground")
    pen.disc((0.09, -0.12), 0.045)


def cherry(pen: Pen) -> None:
    """A cherry blossom: the program's own sign, and what stands for no form at all."""
    leaf = petal(0.86, 0.44, root=0.06)
    for step in range(5):
        pen.turn(step * 72)
        pen.line(leaf, 0.05, "ground", closed=True)
        pen.fill(leaf)
        pen.line([(0, -0.24), (0, -0.56)], 0.028, "shade")
        for side in (-1, 1):
            pen.line([(side * 0.045, -0.22), (side * 0.14, -0.44)], 0.022, "shade")
    pen.turn(0)
    pen.disc((0, 0), 0.12, "ground")
    pen.disc((0, 0), 0.06, "figure")


MOTIFS: Final[dict[str, Motif]] = {
    "katana": Motif(katana, 341, 0.62),
    "koto": Motif(koto, 24, 0.42),
    "heart": Motif(heart, 356, 0.58),
    "naginata": Motif(naginata, 266, 0.46),
    "biwa": Motif(biwa, 292, 0.44),
    "refuse": Motif(refuse, 206, 0.52),
    "arquebus": Motif(arquebus, 8, 0.66),
    "flame": Motif(flame, 24, 0.78),
    "fan": Motif(fan, 164, 0.52),
    "flute": Motif(flute, 92, 0.46),
    "fear": Motif(fear, 312, 0.36),
    "ninjutsu": Motif(shuriken, 232, 0.3),
    "strategy": Motif(war_fan, 218, 0.46),
    "electron": Motif(atom, 190, 0.62),
    "umbrella-hairpin": Motif(umbrella, 334, 0.52),
    "society": Motif(toast, 318, 0.5),
    "scroll": Motif(scroll, 48, 0.5),
    "classics": Motif(scripture, 36, 0.62),
    "hammer": Motif(hammer, 16, 0.56),
    "anvil": Motif(anvil, 20, 0.3),
    "poison": Motif(vial, 280, 0.5),
    "kizuna": Motif(knot, 350, 0.44),
    "karakuri": Motif(gear, 44, 0.66),
    "machine": Motif(dial, 180, 0.44),
    "friendship": Motif(clover, 128, 0.46),
    "mount": Motif(horse, 204, 0.62),
    "new-form": Motif(winged_wheel, 222, 0.6),
    "claw": Motif(claws, 152, 0.54),
    "storm": Motif(storm, 250, 0.56),
    "scythe": Motif(scythe, 262, 0.26),
    "dust": Motif(dust, 30, 0.16),
    "flag": Motif(flag, 338, 0.6),
    "magatama": Motif(magatama, 352, 0.54),
    "skate-blade": Motif(skate, 196, 0.5),
    "mirror": Motif(mirror, 262, 0.4),
    "flowers": Motif(flowers, 310, 0.52),
    "soul": Motif(soul, 196, 0.5),
    "quant": Motif(oar, 184, 0.66),
    "trust": Motif(handclasp, 210, 0.42),
    "armet": Motif(helmet, 2, 0.48),
    "flail": Motif(flail, 78, 0.5),
    "masks": Motif(masks, 302, 0.34),
    "sword": Motif(rite_sword, 12, 0.7),
    "robe": Motif(robe, 326, 0.46),
    "relic": Motif(relic, 28, 0.34),
    "abacus": Motif(abacus, 42, 0.56),
    "saw": Motif(saw, 356, 0.44),
    "bow": Motif(bow, 96, 0.42),
    "cherry": Motif(cherry, 340, 0.5),
}
