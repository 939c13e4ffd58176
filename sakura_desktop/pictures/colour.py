"""Colours as `#rrggbb`: taken apart, mixed, and judged by how well one reads on another."""

from __future__ import annotations

import colorsys
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
    parts = [part / 255 for part in rgb(colour)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """How well one colour reads on another: 1 not at all, 4.5 as text should, 21 black on white."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def readable_on(ground: Colour, *inks: Colour) -> Colour:
    """Whichever of the inks reads best on that ground."""
    return max(inks, key=lambda ink: contrast(ink, ground))
