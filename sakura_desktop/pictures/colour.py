"""Colours as `#rrggbb`: taken apart, mixed, and judged by how well one reads on another."""

from __future__ import annotations

import colorsys
import math
from functools import lru_cache
from typing import TypeAlias

Colour: TypeAlias = str
"""`#rrggbb`."""
Rgb: TypeAlias = tuple[int, int, int]
Rgba: TypeAlias = tuple[int, int, int, int]


def rgb(colour: Colour) -> Rgb:
    """Red, green and blue, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def rgba(colour: Colour, opacity: float = 1.0) -> Rgba:
    """Red, green, blue and opacity, 0 to 255."""
    return (*rgb(colour), round(255 * min(max(opacity, 0.0), 1.0)))


def named(parts: tuple[int, ...]) -> Colour:
    """The colour of red, green and blue."""
    return "#{:02x}{:02x}{:02x}".format(*parts[:3])


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour part of the way from one to another: 0 is the one, 1 the other."""
    pairs = zip(rgb(one), rgb(other), strict=True)
    return named(tuple(round(a + (b - a) * share) for a, b in pairs))


def from_hue(hue: float, saturation: float, value: float) -> Colour:
    """A colour by hue in degrees, and saturation and value from 0 to 1."""
    return named(tuple(round(part * 255) for part in colorsys.hsv_to_rgb((hue % 360) / 360, saturation, value)))


def luminance(colour: Colour) -> float:
    """How light a colour looks, 0 to 1 (WCAG's relative luminance)."""
    red, green, blue = (_linear(part / 255) for part in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """How well one colour reads on another: 1 not at all, 4.5 as text should, 21 black on white."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def readable_on(ground: Colour, *inks: Colour) -> Colour:
    """Whichever of the inks reads best on that ground."""
    return max(inks, key=lambda ink: contrast(ink, ground))


def from_lch(light: float, chroma: float, hue: float) -> Colour:
    """A colour by how light and how strong it looks (0 to 1, OKLCH), and its hue in degrees as `from_hue` has it; as
    strong as a screen can show where it can't be so strong.
    """
    turn = math.radians(_looking(round(hue) % 360))
    while True:
        parts = _from_oklab(light, chroma * math.cos(turn), chroma * math.sin(turn))
        if chroma <= 0.001 or all(-0.002 <= part <= 1.002 for part in parts):
            return named(tuple(round(255 * _screen(min(max(part, 0.0), 1.0))) for part in parts))
        chroma *= 0.92


@lru_cache(maxsize=360)
def _looking(hue: int) -> float:
    """The hue of OKLCH, in degrees, that a pure colour of that hue has."""
    red, green, blue = (_linear(part) for part in colorsys.hsv_to_rgb(hue / 360, 1.0, 1.0))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
    return math.degrees(math.atan2(b, a))


def _from_oklab(light: float, a: float, b: float) -> tuple[float, float, float]:
    """Linear red, green and blue."""
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )


def _linear(part: float) -> float:
    """A part of a screen's colour as light."""
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _screen(part: float) -> float:
    """Light as a part of a screen's colour."""
    return part * 12.92 if part <= 0.0031308 else float(1.055 * part ** (1 / 2.4) - 0.055)
