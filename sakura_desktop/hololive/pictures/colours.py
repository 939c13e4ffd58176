"""The colours of the hololive official card game in both themes, each with the ink that reads on it: those of cards, of
support cards, of backs, of damage.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.colour import readable_on

if TYPE_CHECKING:
    from sakura_desktop.pictures.colour import Colour
    from sakura_desktop.theme import Theme

COLOURS: Final = ("white", "green", "red", "blue", "purple", "yellow", "colourless")
SUPPORT: Final = "support"
NIGHT: Final = "#241f2b"
"""The dark ink for pale and yellow cards."""

_LIGHT: Final[dict[str, Colour]] = {
    "white": "#e6e2da",
    "green": "#2c7443",
    "red": "#b23039",
    "blue": "#1d64a4",
    "purple": "#6f459d",
    "yellow": "#e3b32c",
    "colourless": "#71717b",
    "support": "#3c5661",
    "back": "#1f4c66",
    "cheer-back": "#7a3c66",
    "oshi-back": "#4a3f7a",
    "marker": "#b3242f",
}
_DARK: Final[dict[str, Colour]] = {
    "white": "#d3cec5",
    "green": "#2f7546",
    "red": "#b0363d",
    "blue": "#2567a3",
    "purple": "#744c9f",
    "yellow": "#d3a62f",
    "colourless": "#6c6c76",
    "support": "#425d68",
    "back": "#23485e",
    "cheer-back": "#733f62",
    "oshi-back": "#4c4377",
    "marker": "#ba3138",
}
HUES: Final = {
    "white": (216.0, 0.2),
    "green": (138.0, 0.56),
    "red": (354.0, 0.68),
    "blue": (206.0, 0.7),
    "purple": (268.0, 0.5),
    "yellow": (44.0, 0.74),
    "colourless": (230.0, 0.2),
    "support": (188.0, 0.34),
}
"""Hue and strength of scenes and emblems."""


def colour(what: str, theme: Theme) -> Colour:
    """The colour of a card's colour, of support cards, of a back or of damage."""
    return (_DARK if theme.dark else _LIGHT)[what]


def ink_on(ground: Colour, theme: Theme) -> Colour:
    """The ink that reads on one of them."""
    return readable_on(ground, theme.on_type, NIGHT)
