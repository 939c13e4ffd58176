"""The sounds, made of plain arithmetic: wood, paper, glass, bells, skin, a plucked string, breath and cloth.

`python -m sakura_desktop.sound.making FOLDER` makes the files under `assets/sounds` anew. Chance comes from fixed
seeds, so that they are the same each time. What rings is a damped sine for each of its modes (modal synthesis), what is
plucked a string after Karplus and Strong, what rustles is filtered noise; all stand in the same small wooden room.
"""

from __future__ import annotations

import sys
import wave
from array import array
from functools import partial
from math import cos, exp, log10, pi, sin, sqrt, tanh
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

from sakura_desktop.paths import assets_folder
from sakura_desktop.sound.sounds import RATE, Sound

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

Signal: TypeAlias = list[float]
Modes: TypeAlias = tuple[tuple[float, float, float], ...]
"""What rings in a thing: how high (times its pitch), how loud, and how long (seconds until a thousandth is left)."""

QUIETLY: Final = 0.1
"""Seconds over which loudness is taken: the loudest such stretch of a sound counts."""
LOUDNESS: Final = -20.0
"""How loud a sound is (K-weighted as in ITU-R BS.1770, in decibels to full scale), but for what `SOFTER` says."""
SOFTER: Final = {
    Sound.STEP: -7.0, Sound.CARD: -7.0, Sound.PIECES: -5.0, Sound.BREATH: -5.0, Sound.SHUFFLE: -6.0,
    Sound.CHORD: -3.0, Sound.DICE: -6.0, Sound.CLAPPER: -4.0, Sound.CURTAIN: -5.0, Sound.REFUSED: -6.5,
    Sound.TICK: -12.0, Sound.RING: -1.0, Sound.DRUM: 2.0,
}
"""By how much what is heard often is softer, in decibels, and what weighs most louder: a blow that hurts, then one on
its way or held off, what opens, then pieces, cards and steps, then what only answers a hand.
"""
PEAK: Final = 0.7
"""No sample comes higher; a sharp attack that would is rounded off."""

GLASS: Final[Modes] = ((1.0, 1.0, 0.34), (2.32, 0.42, 0.22), (4.25, 0.2, 0.12), (6.63, 0.07, 0.07))
WOOD: Final[Modes] = ((1.0, 1.0, 0.11), (2.57, 0.55, 0.07), (4.13, 0.22, 0.05), (6.2, 0.1, 0.03))
CLAPPER: Final[Modes] = ((1.0, 1.0, 0.2), (1.91, 0.7, 0.16), (2.74, 0.5, 0.12), (4.42, 0.22, 0.07))
BELL: Final[Modes] = (
    (1.0, 1.0, 1.05), (1.0065, 0.22, 1.0), (2.71, 0.4, 0.5), (2.725, 0.12, 0.45), (5.15, 0.14, 0.24), (8.2, 0.05, 0.12),
)
SKIN: Final[Modes] = (
    (1.0, 0.9, 1.15), (1.59, 0.7, 0.6), (2.14, 0.6, 0.42), (2.65, 0.5, 0.34), (3.6, 0.5, 0.26), (4.61, 0.5, 0.22),
    (6.1, 0.36, 0.16), (8.3, 0.2, 0.1),
)
STEEL: Final[Modes] = ((1.0, 0.6, 0.5), (1.58, 0.5, 0.44), (2.24, 0.35, 0.34), (2.92, 0.2, 0.26))

D4, G4, A4, D5, E5 = 293.66, 392.0, 440.0, 587.33, 659.26
AIS4, F4 = 466.16, 349.23
HIGH: Final = (2349.3, 2637.0, 3136.0, 3520.0, 3951.1, 4698.6)
"""Where pieces ring: a scale of five tones, as a koto is tuned in summer."""


# --- what sounds are made of ------------------------------------------------------------------------------------------


def silence(seconds: float) -> Signal:
    """Nothing, for so long."""
    return [0.0] * round(seconds * RATE)


def lay(onto: Signal, sound: Sequence[float], at: float = 0.0, gain: float = 1.0) -> None:
    """Add a sound to another from that second on; what reaches beyond its end is left out."""
    start = round(at * RATE)
    for place, value in enumerate(sound[: max(0, len(onto) - start)], start):
        onto[place] += gain * value


def ringing(pitch: float, seconds: float, modes: Modes) -> Signal:
    """A thing that was struck: each mode a sine that dies away, by the recurrence of a resonator."""
    made = silence(seconds)
    for height, loud, lasting in modes:
        angle = 2 * pi * pitch * height / RATE
        if angle > 0.9 * pi:
            continue
        fading = exp(-6.9 / (lasting * RATE))
        forth, back = 2 * fading * cos(angle), fading * fading
        before, now = 0.0, loud * sin(angle)
        for place in range(1, min(len(made), round(1.5 * lasting * RATE))):
            made[place] += now
            before, now = now, forth * now - back * before
    return made


def noise(seconds: float, chance: Random) -> Signal:
    """White noise."""
    draw = chance.random
    return [2 * draw() - 1 for _ in range(round(seconds * RATE))]


def filtered(signal: Iterable[float], b0: float, b1: float, b2: float, a1: float, a2: float) -> Signal:
    """A filter of the second order by its coefficients."""
    made, x1, x2, y1, y2 = [], 0.0, 0.0, 0.0, 0.0
    for x in signal:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x1, x2, y1, y2 = x, x1, y, y1
        made.append(y)
    return made


def below(signal: Signal, pitch: float) -> Signal:
    """What lies below a pitch (Butterworth, 12 dB an octave)."""
    angle = 2 * pi * pitch / RATE
    width = sin(angle) / sqrt(2)
    flat, a0 = 1 - cos(angle), 1 + width
    return filtered(signal, flat / 2 / a0, flat / a0, flat / 2 / a0, -2 * cos(angle) / a0, (1 - width) / a0)


def above(signal: Signal, pitch: float) -> Signal:
    """What lies above a pitch."""
    angle = 2 * pi * pitch / RATE
    width = sin(angle) / sqrt(2)
    steep, a0 = 1 + cos(angle), 1 + width
    return filtered(signal, steep / 2 / a0, -steep / a0, steep / 2 / a0, -2 * cos(angle) / a0, (1 - width) / a0)


def swept(signal: Signal, low: float, high: float, sharp: float, bend: float = 1.0) -> Signal:
    """What lies around a pitch that goes from one to another; a state-variable filter."""
    made, low, band = [], 0.0, 0.0
    resist, length = 1 / sharp, len(signal)
    factor = 0.0
    for place, x in enumerate(signal):
        if place % 32 == 0:
            factor = 2 * sin(pi * (low + (high - low) * (place / length) ** bend) / RATE)
        low += factor * band
        band += factor * (x - low - resist * band)
        made.append(band * resist)
    return made


def shaped(signal: Signal, shape: Callable[[float], float]) -> Signal:
    """As loud as a curve says from the beginning (0) to the end (1); the curve is drawn in short straight lines."""
    length = len(signal)
    made, before = [], shape(0.0)
    for start in range(0, length, 64):
        part = signal[start : start + 64]
        after = shape(min(1.0, (start + 64) / length))
        rise = (after - before) / 64
        made += [value * (before + rise * step) for step, value in enumerate(part)]
        before = after
    return made


def swell(peak: float, at: float) -> float:
    """Softly up to a peak (where, from 0 to 1) and softly down again."""
    way = at / peak / 2 if at < peak else 0.5 + (at - peak) / (1 - peak) / 2
    return sin(pi * min(1.0, way)) ** 2


def struck(at: float, speed: float) -> float:
    """There at once, and dying away."""
    return exp(-speed * at) * (1 - at)


def between(points: Sequence[float], at: float) -> float:
    """A line through points that lie as far from each other."""
    along = at * (len(points) - 1)
    one = min(int(along), len(points) - 2)
    return points[one] + (points[one + 1] - points[one]) * (along - one)


def plucked(pitch: float, seconds: float, chance: Random, bright: float = 0.5, lasting: float = 0.997) -> Signal:
    """A plucked string (Karplus and Strong): a burst of noise that goes round in a loop and loses its edge."""
    turn = RATE / pitch - 0.5
    length = int(turn)
    # What is left of the length of the loop is a first-order allpass, so that the string is in tune.
    rest = turn - length
    tune = (1 - rest) / (1 + rest)
    string = below(noise(length / RATE + 0.001, chance)[:length], 900 + 5000 * bright)
    mean = sum(string) / length
    # Plucked at a fifth of its length: a comb over the burst.
    string = [string[place] - mean - 0.8 * (string[place - length // 5] - mean) for place in range(length)]
    made, last, x1, y1, place = [], 0.0, 0.0, 0.0, 0
    for _ in range(round(seconds * RATE)):
        now = string[place]
        made.append(now)
        x = lasting * 0.5 * (now + last)
        last = now
        y1 = tune * (x - y1) + x1
        x1 = x
        string[place] = y1
        place = place + 1 if place + 1 < length else 0
    return made


def in_the_room(dry: Signal, wet: float) -> Signal:
    """The same in a small room of wood: four echoes that go on, let through two diffusers, dull as paper walls are."""
    made = [0.0] * len(dry)
    for delay, again in ((1423, 0.62), (1637, 0.59), (1811, 0.56), (1993, 0.53)):
        line, place, dull = [0.0] * delay, 0, 0.0
        for at, value in enumerate(dry):
            out = line[place]
            dull += 0.35 * (out - dull)
            line[place] = value + again * dull
            made[at] += out
            place = place + 1 if place + 1 < delay else 0
    for delay in (271, 89):
        line, place = [0.0] * delay, 0
        for at, value in enumerate(made):
            out = line[place]
            made[at] = out - 0.5 * value
            line[place] = value + 0.5 * made[at]
            place = place + 1 if place + 1 < delay else 0
    return [value + wet * 0.25 * far for value, far in zip(dry, made, strict=True)]


# --- how loud ---------------------------------------------------------------------------------------------------------


def loudness(signal: Sequence[float]) -> float:
    """The loudest tenth of a second in decibels, K-weighted by the filters of ITU-R BS.1770 for 48 kHz."""
    shelf = (1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585)
    heard = filtered(filtered(signal, *shelf), 1.0, -2.0, 1.0, -1.99004745483398, 0.99007225036621)
    span = round(QUIETLY * RATE)
    sums = [sum(value * value for value in heard[at : at + span // 4]) for at in range(0, len(heard), span // 4)]
    loudest = max(sum(sums[at : at + 4]) for at in range(max(1, len(sums) - 3)))
    return 10 * log10(max(loudest, 1e-12) / span) - 0.691


def rounded(value: float) -> float:
    """A sample, bent where it comes near the peak."""
    knee = PEAK * 0.6
    size = abs(value)
    if size <= knee:
        return value
    over = (size - knee) / (PEAK - knee)
    return (knee + (PEAK - knee) * over / (1 + over)) * (1 if value > 0 else -1)


def finished(signal: Signal, wanted: float, room: float) -> Signal:
    """In the room, without what lies below hearing, from nothing to nothing, and as loud as wanted."""
    made = above(in_the_room(signal, room), 30)
    fade = min(len(made) // 4, round(0.25 * RATE))
    for place in range(fade):
        made[-1 - place] *= sin(pi / 2 * place / fade) ** 2
    for place in range(48):
        made[place] *= place / 48
    for _ in range(3):  # bending what is sharp takes a little of the loudness, so it is given again
        gain = 10 ** ((wanted - loudness(made)) / 20)
        made = [rounded(gain * value) for value in made]
    middle = sum(made) / sum(1 for value in made if value)
    return [value - middle if value else value for value in made]


# --- the sounds -------------------------------------------------------------------------------------------------------


def step(count: int) -> Signal:
    """Glass set on wood, as often as asked, each a little higher."""
    made = silence(0.2 + 0.1 * count)
    chance = Random("step")
    for number in range(count):
        at = 0.1 * number
        lay(made, ringing(430 + 35 * number, 0.2, WOOD), at, 0.9)
        lay(made, ringing(2960 * 1.06**number, 0.5, GLASS), at + 0.001, 0.2)
        lay(made, shaped(below(noise(0.012, chance), 3500), partial(struck, speed=6)), at, 0.35)
    return made


def card(take: int) -> Signal:
    """Paper that slides over the table and is laid down."""
    chance = Random(f"card {take}")
    made = silence(0.26)
    slide = shaped(swept(noise(0.13, chance), 2200 + 180 * take, 3800 + 180 * take, 0.9), partial(swell, 0.75))
    lay(made, slide, 0, 0.6)
    slap = shaped(above(below(noise(0.05, chance), 5200), 700), partial(struck, speed=7))
    lay(made, slap, 0.115, 0.8)
    lay(made, below(ringing(165 + 9 * take, 0.12, WOOD), 900), 0.115, 0.75)
    return below(made, 6500)


def pieces(count: int) -> Signal:
    """A handful of glass that trickles: a tone for each, upwards, the more the higher."""
    chance = Random(f"pieces {count}")
    made = silence(0.34 + 0.075 * count)
    for number in range(count):
        at = 0.07 * number + 0.018 * chance.random() * (number > 0)
        pitch = HIGH[number + max(0, 1 - count // 2)] * (1 + 0.004 * (chance.random() - 0.5))
        lay(made, ringing(pitch, 0.5, GLASS), at, 0.75 + 0.25 * chance.random())
        lay(made, shaped(below(noise(0.006, chance), 6000), partial(struck, speed=5)), at, 0.22)
    return below(made, 8000)


def ring(weight: int) -> Signal:
    """A small bowl of bronze, touched: something was held off. The heavier, the lower."""
    chance = Random(f"ring {weight}")
    made = silence(0.62 + 0.06 * weight)
    bowl = ringing((740.0, 659.3, 554.4)[weight - 1], 0.8, BELL)
    rise = round(0.007 * RATE)
    bowl = [value * min(1.0, place / rise) for place, value in enumerate(bowl)]
    lay(made, bowl)
    puff = shaped(swept(noise(0.14, chance), 900, 400, 1.2), partial(struck, speed=5))
    lay(made, puff, 0, 1.1 + 0.3 * weight)
    return below(made, 7000)


def drum(weight: int) -> Signal:
    """A large drum: this hurts. The heavier, the lower and longer; the heaviest is struck twice. A small loudspeaker
    gives nothing of what is low in it, so the blow of the stick on the skin alone has to tell how heavy it was.
    """
    chance = Random(f"drum {weight}")
    made = silence(0.52 + 0.12 * weight)
    for at, gain in ((0.0, 1.0), (0.16, 0.75))[: 1 + (weight == 3)]:
        pitch = (128, 112, 98)[weight - 1]
        lay(made, ringing(pitch, 0.95, SKIN), at, gain)
        # The skin is tighter while the stick is in it: a higher tone that falls into the drum's own.
        bent = silence(0.16)
        angle = 0.0
        for place in range(len(bent)):
            along = place / len(bent)
            angle += 2 * pi * (pitch * (1 + 1.3 * exp(-9 * along))) / RATE
            bent[place] = sin(angle) * struck(along, 2.5)
        lay(made, bent, at, 0.9 * gain)
        blow = shaped(above(below(noise(0.05 + 0.03 * weight, chance), 1500), 320), partial(struck, speed=4))
        lay(made, blow, at, (2.2 + 1.8 * weight) * gain)
        lay(made, ringing(425 - 25 * weight, 0.15, WOOD), at, (0.6 + 0.4 * weight) * gain)
    return below([tanh(0.6 * value) for value in made], 3000)


def breath() -> Signal:
    """A breath, and in it a flute that doesn't quite speak."""
    chance = Random("breath")
    made = shaped(swept(noise(0.66, chance), 700, 2200, 1.6), partial(swell, 0.42))
    tone = swept(noise(0.66, chance), 1157, 1174.7, 40, bend=0.3)
    lay(made, shaped(tone, partial(swell, 0.5)), 0, 6.0)
    return below(made, 5000)


def blade() -> Signal:
    """A blade drawn through the air."""
    chance = Random("blade")
    made = silence(0.52)
    rush = shaped(swept(noise(0.34, chance), 700, 4300, 2.2, bend=1.5), partial(swell, 0.72))
    lay(made, rush, 0, 1.6)
    lay(made, shaped(ringing(2120, 0.5, STEEL), lambda at: min(1.0, at / 0.06)), 0.12, 0.12)
    return below(made, 7000)


def blunt() -> Signal:
    """Something heavy that is swung, slow at first, and a beam that groans with it."""
    chance = Random("blunt")
    made = silence(0.56)
    lay(made, shaped(swept(noise(0.4, chance), 180, 900, 1.6, bend=2.0), partial(swell, 0.8)), 0, 2.0)
    lay(made, ringing(196, 0.3, WOOD), 0.3, 0.8)
    lay(made, below(shaped(noise(0.05, chance), partial(struck, speed=5)), 1200), 0.3, 0.9)
    return below(made, 3500)


def shot() -> Signal:
    """A string or a spring that lets go, and what it sent whistling away."""
    chance = Random("shot")
    made = silence(0.5)
    lay(made, plucked(196, 0.3, chance, bright=0.9, lasting=0.985), 0, 1.0)
    lay(made, shaped(above(noise(0.03, chance), 1500), partial(struck, speed=6)), 0, 0.7)
    flight = shaped(swept(noise(0.38, chance), 5200, 1300, 3.0), partial(swell, 0.25))
    lay(made, flight, 0.05, 1.5)
    return below(made, 8000)


def spell() -> Signal:
    """A bowl that sings upwards while the air draws together."""
    chance = Random("spell")
    made = silence(0.62)
    lay(made, shaped(swept(noise(0.5, chance), 500, 2600, 6.0, bend=0.7), partial(swell, 0.7)), 0, 1.2)
    for at, pitch in ((0.06, 880.0), (0.2, 1174.7), (0.32, 1568.0)):
        tone = shaped(ringing(pitch, 0.5, BELL), lambda along: min(1.0, along / 0.1))
        lay(made, tone, at, 0.3)
    return below(made, 7000)


def clapper() -> Signal:
    """Two blocks of hard wood struck together, twice: somebody's turn begins."""
    chance = Random("clapper")
    made = silence(0.72)
    for at, gain, pitch in ((0.0, 0.8, 1180.0), (0.2, 1.0, 1205.0)):
        lay(made, ringing(pitch, 0.3, CLAPPER), at, gain)
        lay(made, shaped(below(noise(0.008, chance), 5000), partial(struck, speed=5)), at, 0.5 * gain)
    return below(made, 6500)


def shuffle() -> Signal:
    """Cards that fall into each other, faster and faster, and are knocked together."""
    chance = Random("shuffle")
    made = silence(0.84)
    at, gap = 0.0, 0.058
    while at < 0.55:
        pitch = 2400 + 1500 * chance.random()
        flick = shaped(swept(noise(0.03, chance), pitch, pitch, 0.9), partial(struck, speed=5))
        lay(made, flick, at, 1.3 + 0.8 * chance.random())
        at += gap * (0.8 + 0.4 * chance.random())
        gap = max(0.02, gap * 0.955)
    lay(made, shaped(swept(noise(0.5, chance), 2600, 1700, 0.8), partial(swell, 0.6)), 0.08, 0.35)
    lay(made, shaped(above(below(noise(0.05, chance), 4200), 500), partial(struck, speed=7)), 0.62, 0.5)
    lay(made, below(ringing(190, 0.12, WOOD), 900), 0.62, 0.3)
    return below(made, 7000)


def curtain() -> Signal:
    """Heavy cloth drawn before the table."""
    chance = Random("curtain")
    made = silence(1.02)
    for at, seconds, low, high in ((0.0, 0.62, 260, 900), (0.34, 0.68, 500, 210)):
        folds = [0.55 + 0.45 * chance.random() for _ in range(25)]
        sweep = shaped(swept(noise(seconds, chance), low, high, 0.7), partial(between, folds))
        lay(made, shaped(sweep, partial(swell, 0.4)), at)
    lay(made, below(ringing(120, 0.2, WOOD), 600), 0.78, 0.25)
    return below(made, 3200)


def played(seed: str, seconds: float, notes: Iterable[tuple[float, float, float]]) -> Signal:
    """A figure on a koto: when each string is plucked, which, and how strongly."""
    chance = Random(seed)
    made = silence(seconds)
    for at, pitch, gain in notes:
        string = plucked(pitch, seconds - at, chance, bright=0.35 + 0.25 * gain)
        lay(made, shaped(string, partial(struck, speed=3 * (seconds - at))), at, gain)
    return below(made, 6500)


def win() -> Signal:
    """A figure of the koto that rises and stays open."""
    notes = ((0.0, D4, 0.7), (0.1, G4, 0.75), (0.2, A4, 0.8), (0.3, D5, 1.0), (0.305, D4, 0.5), (0.42, E5, 0.6))
    return played("win", 1.2, notes)


def loss() -> Signal:
    """A figure that sinks by a half tone and is over."""
    notes = ((0.0, AIS4, 0.8), (0.16, A4, 0.8), (0.32, F4, 0.8), (0.5, D4, 1.0), (0.505, D4 / 2, 0.6))
    return played("loss", 1.2, notes)


def chord(weight: int) -> Signal:
    """Strings of the koto, swept upwards: the more, the further."""
    strings = (G4, D5, E5, 1.5 * D5, 2 * D5)[: weight + 2]
    notes = [(0.045 * number, pitch, 0.7 + 0.06 * number) for number, pitch in enumerate(strings)]
    return played(f"chord {weight}", 0.38 + 0.08 * weight, notes)


def dice() -> Signal:
    """A die of bone that is thrown on wood, bounces, rolls, and lies."""
    chance = Random("dice")
    made = silence(0.62)
    at, gap, gain = 0.0, 0.13, 1.0
    while at < 0.5:
        lay(made, ringing(1750 + 500 * chance.random(), 0.12, WOOD), at, 0.7 * gain)
        lay(made, below(ringing(240 + 40 * chance.random(), 0.14, WOOD), 900), at, 0.8 * gain)
        lay(made, shaped(below(noise(0.008, chance), 5000), partial(struck, speed=5)), at, 0.5 * gain)
        at += gap * (0.85 + 0.3 * chance.random())
        gap, gain = max(0.045, gap * 0.78), gain * 0.86
    return below(made, 6000)


def refused() -> Signal:
    """A knock as through a wall: this can't be."""
    made = silence(0.32)
    for at, gain in ((0.0, 1.0), (0.105, 0.8)):
        lay(made, ringing(392, 0.2, WOOD), at, gain)
        lay(made, ringing(233, 0.2, WOOD), at, 0.6 * gain)
    return below(made, 1100)


def tick() -> Signal:
    """A small piece of bamboo, tapped: chosen."""
    made = silence(0.12)
    lay(made, ringing(1320, 0.1, ((1.0, 1.0, 0.045), (2.3, 0.35, 0.025), (3.9, 0.1, 0.015))))
    return below(made, 5000)


MAKERS: Final[dict[Sound, tuple[Callable[[], Signal], ...]]] = {
    Sound.STEP: tuple(partial(step, count) for count in (1, 2, 3)),
    Sound.CARD: tuple(partial(card, take) for take in (1, 2, 3)),
    Sound.PIECES: tuple(partial(pieces, count) for count in (1, 2, 3, 5)),
    Sound.RING: tuple(partial(ring, weight) for weight in (1, 2, 3)),
    Sound.DRUM: tuple(partial(drum, weight) for weight in (1, 2, 3)),
    Sound.CHORD: tuple(partial(chord, weight) for weight in (1, 2, 3)),
    Sound.DICE: (dice,),
    Sound.BREATH: (breath,),
    Sound.BLADE: (blade,),
    Sound.BLUNT: (blunt,),
    Sound.SHOT: (shot,),
    Sound.SPELL: (spell,),
    Sound.CLAPPER: (clapper,),
    Sound.SHUFFLE: (shuffle,),
    Sound.CURTAIN: (curtain,),
    Sound.WIN: (win,),
    Sound.LOSS: (loss,),
    Sound.REFUSED: (refused,),
    Sound.TICK: (tick,),
}
"""How each is made, the variants in their order."""
ROOM: Final = {Sound.TICK: 0.1, Sound.CARD: 0.2, Sound.STEP: 0.2, Sound.REFUSED: 0.25, Sound.CLAPPER: 0.8}
"""How much of the room is heard with it; with the others a third."""


def write(signal: Signal, file: Path) -> None:
    """A sound as a file: one channel, sixteen bits."""
    samples = array("h", [round(32767 * value) for value in signal])
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(samples.tobytes())


def make_files(folder: Path) -> None:
    """Make every sound and write it there."""
    folder.mkdir(parents=True, exist_ok=True)
    for sound, makers in MAKERS.items():
        for file, make in zip(sound.files(), makers, strict=True):
            write(finished(make(), LOUDNESS + SOFTER.get(sound, 0.0), ROOM.get(sound, 0.33)), folder / file)


if __name__ == "__main__":
    make_files(Path(sys.argv[1]) if len(sys.argv) > 1 else assets_folder() / "sounds")
