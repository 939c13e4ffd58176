"""The colours of Gate Ruler in both themes: one a faction, of cards without one, of the back, of energy and damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sakura_desktop.pictures.colour import Colour
    from sakura_desktop.theme import Theme

RULER: Final = "ruler"
"""What the colour of a ruler's border is called."""
NONE: Final = "none"
"""What the colour of cards without a faction is called."""

_LIGHT: Final[dict[str, Colour]] = {
    "volnar": "#ab4a12",
    "atlas": "#1c5c96",
    "yomajin": "#a32c3c",
    "wonder": "#8b3f8c",
    "none": "#5b6168",
    "ruler": "#4a4470",
    "back": "#1f4a50",
    "energy": "#11706a",
    "damage": "#a82b2b",
}
_DARK: Final[dict[str, Colour]] = {
    "volnar": "#a34d1b",
    "atlas": "#25639b",
    "yomajin": "#a03542",
    "wonder": "#884787",
    "none": "#5e646c",
    "ruler": "#4e4878",
    "back": "#234a4f",
    "energy": "#1b716c",
    "damage": "#b83a36",
}
HUES: Final = {
    "volnar": (24.0, 0.72),
    "atlas": (208.0, 0.66),
    "yomajin": (352.0, 0.62),
    "wonder": (304.0, 0.46),
    "none": (214.0, 0.2),
    "ruler": (252.0, 0.4),
    "back": (180.0, 0.42),
}
"""Hue and strength of scenes and emblems."""


def colour(what: str, theme: Theme) -> Colour:
    """The colour of a faction, of rulers, of the back or of a piece; pale ink reads on it."""
    by_name = _DARK if theme.dark else _LIGHT
    return by_name.get(what, by_name[NONE])


def hue(what: str) -> tuple[float, float]:
    """Hue and strength of what is painted for a faction or for rulers."""
    return HUES.get(what, HUES[NONE])
