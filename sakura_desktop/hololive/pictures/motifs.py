"""What the scenes of this game are composed of beside what any game's are: a voice as a figure of its own for each
name, instruments, what stands on a stage. Each in a square from -1 to 1.
"""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.motif_pen import Pen
from sakura_desktop.pictures.shapes import arc, circle, curve, rounded, turned

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.pictures.motif_pen import Tone
    from sakura_desktop.pictures.shapes import Point

TONES: Final[tuple[Tone, ...]] = ("figure", "shade", "light")
BARS: Final = (20, 24, 28, 30, 32, 36, 40)
HEARTS: Final = 6


@lru_cache(maxsize=256)
def voice(name: str) -> Callable[[Pen], None]:
    """A name's voice: a tone that closes in a ring, columns of sound around it, and a heart. The same name always
    gives the same figure, another one another.
    """
    chance = Random(f"voice/{name}")
    folds, wave = chance.randint(3, 9), chance.randint(2, 4)
    swing, ripple = chance.uniform(0.06, 0.17), chance.uniform(0.02, 0.06)
    bars, beat = chance.choice(BARS), chance.choice((2, 3, 4, 5, 6))
    heart, broad, start = chance.randrange(HEARTS), chance.uniform(0.5, 0.78), chance.uniform(0, math.tau)
    petals = chance.random() < 0.5

    def tone(radius: float, share: float) -> list[Point]:
        found = []
        for at in range(240):
            way = math.tau * at / 240
            away = swing * math.cos(folds * way) + ripple * math.cos(folds * wave * way + start)
            if petals:
                away = abs(away) * 1.5 - swing * 0.5
            reach = radius + share * away
            found.append((reach * math.sin(way), -reach * math.cos(way)))
        return found

    def draw(pen: Pen) -> None:
        columns = []
        for at in range(bars):
            way = 360 * at / bars
            high = 0.08 + 0.2 * abs(math.cos(math.pi * beat * at / bars + start)) ** 1.4
            half = math.pi * 0.68 / bars * broad
            column = rounded((-half, -0.7 - high, half, -0.7), half * 0.9, 4)
            columns.append(turned(column, way))
        pen.fills(columns, "shade")
        pen.fill(tone(0.46, 1.0))
        pen.fill(tone(0.33, 0.8), "ground")
        _hearts(pen, heart, folds)

    return draw


def _hearts(pen: Pen, which: int, folds: int) -> None:
    """What stands in the middle of a voice."""
    if which == 0:
        pen.disc((0, 0), 0.15)
    elif which == 1:
        pen.ring((0, 0), 0.14, 0.06)
    elif which == 2:
        pen.fill(circle((0, 0), 0.2, max(3, folds), -90))
    elif which == 3:
        pen.fill([((0.22, 0.09)[at % 2] * math.sin(math.pi * at / folds),
                   -(0.22, 0.09)[at % 2] * math.cos(math.pi * at / folds)) for at in range(2 * folds)])  # fmt: skip
    elif which == 4:
        for at in range(3):
            pen.disc(turned([(0, -0.13)], at * 120)[0], 0.075)
    else:
        for x in (-0.13, 0.0, 0.13):
            high = 0.19 if x == 0 else 0.1
            pen.line([(x, -high), (x, high)], 0.07)


@lru_cache(maxsize=64)
def creature(name: str) -> Callable[[Pen], None]:
    """A little plush thing of no kind: round, with ears, a tail and a pattern that only its name has."""
    chance = Random(f"creature/{name}")
    ear, broad, high = chance.randrange(5), chance.uniform(0.66, 0.84), chance.uniform(0.56, 0.72)
    pattern, tail, turned_by = chance.randrange(4), chance.choice((-1, 1)), chance.uniform(8, 34)

    def draw(pen: Pen) -> None:
        for side in (-1, 1):
            pen.fill([(side * x, y) for x, y in _EARS[ear](broad, high, turned_by)])
        pen.fill(arc((tail * broad * 0.92, 0.66), 0.2, 0, 360, 24))
        pen.oval((0, 0.24), broad, high)
        if pattern == 1:
            pen.oval((0, 0.46), broad * 0.56, high * 0.56, "shade")
        elif pattern == 2:
            for x, y in ((-0.3, -0.14), (0.34, -0.1), (0.1, 0.66), (-0.4, 0.6)):
                pen.disc((x * broad, y), 0.1, "shade")
        elif pattern == 3:
            pen.fill([(x * broad, 0.24 + y * high) for x, y in ((0, -1), (0.3, -0.94), (0.12, -0.4), (0, -0.3),
                                                                (-0.12, -0.4), (-0.3, -0.94))], "shade")  # fmt: skip
        for side in (-1, 1):
            pen.oval((side * 0.26, 0.16), 0.075, 0.12, "ground")
        pen.line(arc((0, 0.3), 0.1, 20, 160, 12), 0.05, "ground")

    return draw


def _pointed(broad: float, high: float, turn: float) -> list[Point]:
    return [(broad * 0.94, 0.2), (broad * (0.6 + turn / 90), -0.2 - high), (broad * 0.1, -high * 0.4)]


def _round(broad: float, high: float, turn: float) -> list[Point]:
    return circle((broad * (0.4 + turn / 120), -high * 0.62), 0.28, 32)


def _long(broad: float, high: float, turn: float) -> list[Point]:
    ear = arc((0, 0), 0.15, 0, 360, 32, 3.4)
    return [(x + broad * 0.42 + 0.008 * turn, y - high * 0.9) for x, y in turned(ear, turn)]


def _hanging(broad: float, high: float, turn: float) -> list[Point]:
    ear = arc((0, 0), 0.17, 0, 360, 32, 2.2)
    return [(x + broad * 0.98, y - high * 0.1) for x, y in turned(ear, -turn)]


def _horned(broad: float, high: float, turn: float) -> list[Point]:
    tip = (broad * (0.3 + turn / 60), -high - 0.24)
    return [*curve((broad * 0.62, -high * 0.3), (broad * 0.9, -high * 0.7), tip, tip),
            *curve(tip, tip, (broad * 0.4, -high * 0.8), (broad * 0.22, -high * 0.5))]  # fmt: skip


_EARS: Final = (_pointed, _round, _long, _hanging, _horned)


@lru_cache(maxsize=64)
def flag(name: str) -> Callable[[Pen], None]:
    """A flag of those who cheer: its outline and what is on it are its name's own."""
    chance = Random(f"flag/{name}")
    outline, folds = chance.randrange(4), chance.randint(3, 8)
    sign = voice(f"flag/{name}")

    def draw(pen: Pen) -> None:
        pen.line([(0, 0.5), (0, 1.3)], 0.13, "shade")
        shape = (
            circle((0, -0.2), 0.86, 64), circle((0, -0.2), 0.92, folds + 3, -90),
            rounded((-0.8, -0.94, 0.8, 0.62), 0.16),
            [(-0.8, -0.94), (0.8, -0.94), (0.8, 0.3), (0, 0.74), (-0.8, 0.3)],
        )[outline]  # fmt: skip
        pen.fill(shape)
        inner = Pen()
        sign(inner)
        for mark in inner.marks:
            outlines = mark.laid((0.0, -0.2), 0.66)
            pen.fills(outlines, "figure" if mark.tone == "ground" else "ground")

    return draw


def stand(pen: Pen) -> None:
    """A microphone on its stand."""
    pen.line([(0.3, -0.34), (-0.1, 1.3)], 0.07, "shade")
    pen.fill(rounded((-0.6, 1.2, 0.4, 1.34), 0.06), "shade")
    pen.turn(-46)
    pen.fill([(-0.12, -0.2), (0.12, -0.2), (0.09, 0.52), (-0.09, 0.52)])
    pen.fill(rounded((-0.27, -0.82, 0.27, -0.16), 0.27))
    for y in (-0.62, -0.48, -0.34):
        pen.line([(-0.22, y), (0.22, y)], 0.035, "ground")
    pen.turn(0)


def guitar(pen: Pen) -> None:
    """A guitar, aslant."""
    pen.turn(38)
    half = [*curve((0, -0.1), (0.34, -0.12), (0.36, 0.12), (0.26, 0.28)),
            *curve((0.26, 0.28), (0.2, 0.42), (0.54, 0.46), (0.5, 0.78)),
            *curve((0.5, 0.78), (0.46, 1.06), (0.2, 1.08), (0, 1.08))]  # fmt: skip
    pen.fill([*half, *[(-x, y) for x, y in reversed(half)]])
    pen.disc((0, 0.52), 0.16, "ground")
    pen.fill(rounded((-0.065, -1.1, 0.065, 0.5), 0.03), "shade")
    pen.fill([(-0.13, -1.5), (0.13, -1.5), (0.09, -1.08), (-0.09, -1.08)])
    pen.fill(rounded((-0.2, 0.84, 0.2, 0.92), 0.03), "ground")
    for x in (-0.03, 0.03):
        pen.line([(x, -1.1), (x, 0.86)], 0.014, "light")
    pen.turn(0)


def keys(pen: Pen) -> None:
    """Keys of a piano that swing."""
    for at in range(9):
        x = -1.08 + at * 0.24
        pen.fill(rounded((x, -0.3 + 0.06 * math.sin(at), x + 0.21, 0.6 + 0.06 * math.sin(at)), 0.04))
    for at in (0, 1, 3, 4, 5, 7):
        x = -0.94 + at * 0.24
        pen.fill(rounded((x, -0.34 + 0.06 * math.sin(at), x + 0.16, 0.2 + 0.06 * math.sin(at)), 0.03), "ground")


def headphones(pen: Pen) -> None:
    """Headphones."""
    pen.line(arc((0, 0.1), 0.72, 180, 360, 48), 0.15)
    for side in (-1, 1):
        pen.fill(rounded((side * 0.76 - 0.22, -0.02, side * 0.76 + 0.22, 0.74), 0.2))
        pen.fill(rounded((side * 0.62 - 0.1, 0.06, side * 0.62 + 0.1, 0.66), 0.09), "shade")


def speaker(pen: Pen) -> None:
    """A loudspeaker."""
    pen.fill(rounded((-0.62, -1.0, 0.62, 1.0), 0.1))
    for y, radius in ((-0.5, 0.28), (0.34, 0.48)):
        pen.disc((0, y), radius, "ground")
        pen.ring((0, y), radius * 0.72, radius * 0.14, "shade")
        pen.disc((0, y), radius * 0.3, "light")


def record(pen: Pen) -> None:
    """A record."""
    pen.disc((0, 0), 1.0)
    for radius in (0.86, 0.72, 0.58):
        pen.ring((0, 0), radius, 0.03, "ground")
    pen.disc((0, 0), 0.36, "light")
    pen.disc((0, 0), 0.07, "ground")
    pen.fill([(0, 0), *arc((0, 0), 0.98, -70, -46, 8)], "shade")


def tambourine(pen: Pen) -> None:
    """A tambourine with its bells."""
    pen.ring((0, 0), 0.8, 0.2)
    for at in range(7):
        pen.disc(turned([(0, -0.8)], at * 360 / 7)[0], 0.15, "light")
        pen.disc(turned([(0, -0.8)], at * 360 / 7)[0], 0.05, "ground")


def trumpet(pen: Pen) -> None:
    """A trumpet that calls to the right."""
    pen.line([(-1.1, 0.0), (0.5, 0.0)], 0.12)
    pen.fill([(0.3, -0.06), *curve((0.3, -0.06), (0.7, -0.1), (0.9, -0.3), (1.06, -0.56)), (1.06, 0.56),
              *curve((1.06, 0.56), (0.9, 0.3), (0.7, 0.1), (0.3, 0.06))])  # fmt: skip
    pen.line(rounded((-0.6, 0.04, 0.3, 0.46), 0.2), 0.1, closed=True)
    for x in (-0.34, -0.14, 0.06):
        pen.line([(x, -0.3), (x, 0.4)], 0.1, "shade")


def screen(pen: Pen) -> None:
    """A screen on its foot, a curve on it."""
    pen.fill(rounded((-1.0, -0.8, 1.0, 0.5), 0.12))
    pen.fill(rounded((-0.88, -0.68, 0.88, 0.38), 0.06), "ground")
    pen.line([(-0.7, 0.1), (-0.4, -0.2), (-0.1, 0.02), (0.24, -0.4), (0.7, -0.14)], 0.09, "shade")
    pen.fill([(-0.16, 0.5), (0.16, 0.5), (0.26, 0.84), (-0.26, 0.84)])
    pen.fill(rounded((-0.54, 0.82, 0.54, 0.96), 0.06))


def scythe(pen: Pen) -> None:
    """A scythe."""
    pen.line([(0.56, -0.9), (-0.5, 1.0)], 0.11, "shade")
    pen.fill([*curve((0.62, -0.98), (0.1, -1.1), (-0.7, -0.8), (-0.98, -0.1)),
              *curve((-0.98, -0.1), (-0.5, -0.6), (0.0, -0.66), (0.46, -0.66))])  # fmt: skip
    pen.line([(-0.3, 0.16), (0.0, 0.3)], 0.1)


def wand(pen: Pen) -> None:
    """A wand with a crescent at its end."""
    pen.line([(0.22, -0.24), (-0.62, 1.0)], 0.13)
    pen.turn(30)
    pen.fill([*arc((0.1, -0.6), 0.44, 40, 320, 48), *arc((0.28, -0.6), 0.33, 301, 59, 40)])
    pen.turn(0)
    pen.fill([(x * 0.2 + 0.5, y * 0.2 - 0.46) for x, y in circle((0, 0), 1.0, 4)], "light")


def axe(pen: Pen) -> None:
    """An axe of stone bound to its handle."""
    pen.line([(0.3, -0.9), (-0.44, 1.0)], 0.16, "shade")
    pen.fill([(-0.2, -0.84), (0.42, -0.94), *curve((0.42, -0.94), (0.98, -0.7), (1.0, -0.2), (0.7, 0.06)),
              (0.1, -0.28), (-0.3, -0.4)])  # fmt: skip
    for y in (-0.7, -0.54, -0.38):
        pen.line([(0.02, y), (0.36, y + 0.1)], 0.06, "ground")


def bowl(pen: Pen) -> None:
    """A full plate with a spoon."""
    pen.oval((0, 0.26), 1.0, 0.5, "shade")
    pen.oval((0, 0.2), 0.84, 0.38, "ground")
    pen.fill([*arc((0, 0.16), 0.66, 180, 360, 40, 0.86), *arc((0, 0.16), 0.66, 0, 180, 40, 0.36)])
    pen.line(curve((-0.4, -0.1), (-0.2, -0.4), (0.0, 0.1), (0.36, -0.22)), 0.12, "light")


def helmet(pen: Pen) -> None:
    """A helmet of those who build."""
    pen.fill([*arc((0, 0.3), 0.8, 180, 360, 48)])
    pen.fill(rounded((-1.0, 0.24, 1.0, 0.46), 0.1), "shade")
    pen.fill(rounded((-0.16, -0.66, 0.16, 0.26), 0.1), "light")
    for side in (-1, 1):
        pen.line([(side * 0.42, -0.28), (side * 0.48, 0.18)], 0.07, "ground")


def wardrobe(pen: Pen) -> None:
    """A wardrobe ajar, light in it."""
    pen.fill(rounded((-0.74, -1.0, 0.74, 0.9), 0.08))
    pen.fill([(-0.06, -0.82), (0.6, -0.82), (0.6, 0.74), (-0.06, 0.74)], "light")
    pen.fill([(0.1, -0.86), (0.94, -1.04), (0.94, 0.98), (0.1, 0.78)], "shade")
    pen.line([(-0.4, -0.7), (-0.4, 0.6)], 0.04, "ground")
    pen.disc((-0.16, -0.04), 0.07, "ground")
    pen.disc((0.24, -0.04), 0.07, "light")


def gamepad(pen: Pen) -> None:
    """What one plays with in both hands."""
    pen.fill([*curve((-0.6, -0.5), (-1.1, -0.5), (-1.2, 0.8), (-0.76, 0.8)),
              *curve((-0.76, 0.8), (-0.5, 0.8), (-0.5, 0.36), (-0.26, 0.36)),
              *curve((0.26, 0.36), (0.5, 0.36), (0.5, 0.8), (0.76, 0.8)),
              *curve((0.76, 0.8), (1.2, 0.8), (1.1, -0.5), (0.6, -0.5))])  # fmt: skip
    pen.line([(-0.72, -0.06), (-0.28, -0.06)], 0.14, "ground")
    pen.line([(-0.5, -0.28), (-0.5, 0.16)], 0.14, "ground")
    for x, y in ((0.32, -0.06), (0.68, -0.06), (0.5, -0.26), (0.5, 0.14)):
        pen.disc((x, y), 0.1, "light")


def mushroom(pen: Pen) -> None:
    """A mushroom that dances."""
    pen.fill([*curve((-0.3, 0.0), (-0.2, 0.5), (-0.44, 0.8), (-0.3, 1.0)),
              *curve((0.3, 1.0), (0.5, 0.8), (0.2, 0.5), (0.28, 0.0))], "light")  # fmt: skip
    pen.fill([*arc((0, 0.06), 0.82, 180, 360, 48, 1.1), *arc((0, 0.06), 0.82, 0, 180, 48, 0.24)])
    for x, y in ((-0.34, -0.36), (0.22, -0.5), (0.44, -0.16)):
        pen.disc((x, y), 0.1, "shade")


def clock(pen: Pen) -> None:
    """A clock on which a day has passed."""
    pen.disc((0, 0), 0.98)
    pen.disc((0, 0), 0.8, "ground")
    for at in range(12):
        pen.disc(turned([(0, -0.66)], at * 30)[0], 0.06 if at % 3 else 0.09, "shade")
    pen.line([(0, 0), (0, -0.46)], 0.12)
    pen.line([(0, 0), (0.34, 0.2)], 0.12)
    pen.line(arc((0, 0), 0.9, -80, 40, 24), 0.1, "light")


def pennants(pen: Pen) -> None:
    """Pennants on a string across."""
    hang = curve((-2.4, -0.5), (-0.8, 0.3), (0.8, 0.3), (2.4, -0.5), 60)
    pen.line(hang, 0.03, "ground")
    for at in range(12):
        (x, y), (right, below) = hang[3 + at * 5 - 2], hang[3 + at * 5 + 1]
        pen.fill([(x, y), (right, below), ((x + right) / 2, (y + below) / 2 + 0.44)], TONES[at % 3])


def lights(pen: Pen) -> None:
    """Lights that are waved, row behind row."""
    for row in range(2):
        for at in range(11):
            x = -2.1 + at * 0.42 + row * 0.2
            y, lean = 0.3 + row * 0.44 + 0.1 * math.sin(at * 2.3 + row), 14 * math.sin(at * 1.7 + row * 2)
            pen.turn(0)
            light = [(px + x, py + y) for px, py in turned(rounded((-0.045, -0.3, 0.045, 0.1), 0.045, 4), lean)]
            pen.fill(light, "light" if (at + row) % 3 == 0 else "figure")
    for at in range(13):
        pen.fill([*arc((-2.4 + at * 0.4, 1.12), 0.2, 180, 360, 16), (-2.2 + at * 0.4, 2.4), (-2.6 + at * 0.4, 2.4)],
                 "ground")  # fmt: skip


def beams(pen: Pen) -> None:
    """Two beams that cross from above."""
    for side in (-1, 1):
        pen.fill([(side * 1.1, -1.9), (side * 1.3, -1.9), (side * -0.3, 1.9), (side * -1.5, 1.9)])


def bokeh(pen: Pen) -> None:
    """Rounds of light out of focus."""
    chance = Random(41)
    for _ in range(26):
        spot = (chance.uniform(-2, 2), chance.uniform(-1.6, 1.6))
        pen.disc(spot, chance.uniform(0.06, 0.26), "figure")


def columns(pen: Pen) -> None:
    """Columns of sound along the foot."""
    for at in range(19):
        x = -2.2 + at * 0.245
        high = 0.25 + 0.8 * abs(math.sin(at * 0.9) * math.cos(at * 0.37))
        pen.fill(rounded((x, 1.0 - high, x + 0.17, 2.4), 0.05))


def confetti(pen: Pen) -> None:
    """Scraps of paper that whirl down."""
    chance = Random(7)
    for at in range(46):
        spot, turn = (chance.uniform(-2.2, 2.2), chance.uniform(-1.9, 1.5)), chance.uniform(0, 180)
        scrap = [(x + spot[0], y + spot[1]) for x, y in turned([(-0.06, -0.03), (0.06, -0.03), (0.06, 0.03),
                                                               (-0.06, 0.03)], turn)]  # fmt: skip
        pen.fill(scrap, TONES[at % 3])


def wave(pen: Pen) -> None:
    """A wave of sound across."""
    strings: tuple[tuple[float, float, Tone], ...] = (
        (0.0, 0.07, "figure"), (0.9, 0.045, "shade"), (1.8, 0.03, "light"),
    )  # fmt: skip
    for off, width, tone in strings:
        line = [(-2.4 + at * 0.06, math.sin(at * 0.22 + off) * 0.42 * math.sin(at * math.pi / 80)) for at in range(81)]
        pen.line(line, width, tone)


STAGE: Final[dict[str, Callable[[Pen], None]]] = {
    "stand": stand,
    "guitar": guitar,
    "keys": keys,
    "headphones": headphones,
    "speaker": speaker,
    "record": record,
    "tambourine": tambourine,
    "trumpet": trumpet,
    "screen": screen,
    "scythe": scythe,
    "wand": wand,
    "axe": axe,
    "bowl": bowl,
    "helmet": helmet,
    "wardrobe": wardrobe,
    "gamepad": gamepad,
    "mushroom": mushroom,
    "clock": clock,
    "pennants": pennants,
    "lights": lights,
    "beams": beams,
    "bokeh": bokeh,
    "columns": columns,
    "confetti": confetti,
    "wave": wave,
}
INSTRUMENTS: Final = ("stand", "guitar", "keys", "headphones", "speaker", "record", "tambourine", "trumpet")
