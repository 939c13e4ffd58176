"""The tones in which scenes are printed: a hue from pale sky to ink, light, and pigments that are the same in every
scene. By day on pale paper, by night on dark.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from sakura_desktop.pictures.colour import from_lch, luminance, mix

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sakura_desktop.pictures.colour import Colour

OF_HUE: Final = {
    "haze": ((0.95, 0.022), (0.48, 0.045)),
    "sky": ((0.87, 0.055), (0.385, 0.060)),
    "dusk": ((0.71, 0.095), (0.29, 0.070)),
    "night": ((0.34, 0.070), (0.205, 0.045)),
    "far": ((0.77, 0.050), (0.40, 0.045)),
    "mid": ((0.60, 0.070), (0.31, 0.050)),
    "near": ((0.42, 0.065), (0.22, 0.040)),
    "ink": ((0.245, 0.030), (0.135, 0.020)),
    "tint": ((0.88, 0.075), (0.60, 0.080)),
    "hue": ((0.60, 0.165), (0.60, 0.155)),
    "deep": ((0.43, 0.130), (0.38, 0.115)),
}
"""How light and how strong a tone is by day, and by night; the hue is the scene's."""
PIGMENTS: Final = {
    "light": ((0.985, 0.010, 60), (0.95, 0.015, 60)),
    "cherry": ((0.80, 0.105, 340), (0.76, 0.110, 340)),
    "vermilion": ((0.60, 0.190, 12), (0.57, 0.175, 12)),
    "gold": ((0.79, 0.125, 45), (0.76, 0.120, 45)),
    "ember": ((0.70, 0.170, 28), (0.70, 0.170, 28)),
    "indigo": ((0.38, 0.095, 225), (0.31, 0.080, 225)),
    "water": ((0.66, 0.090, 205), (0.52, 0.085, 205)),
    "ice": ((0.90, 0.045, 200), (0.78, 0.060, 200)),
    "leaf": ((0.60, 0.110, 105), (0.50, 0.095, 105)),
    "pine": ((0.40, 0.070, 140), (0.33, 0.060, 140)),
    "wood": ((0.46, 0.065, 24), (0.40, 0.058, 24)),
    "earth": ((0.62, 0.060, 32), (0.46, 0.050, 32)),
    "bone": ((0.91, 0.035, 45), (0.84, 0.040, 45)),
    "steel": ((0.74, 0.022, 215), (0.70, 0.028, 215)),
    "smoke": ((0.66, 0.012, 250), (0.50, 0.014, 250)),
    "violet": ((0.48, 0.130, 272), (0.42, 0.120, 272)),
    "black": ((0.20, 0.010, 300), (0.11, 0.010, 300)),
}
"""How light and how strong, and of which hue, a tone is by day, and by night."""
NAMES: Final = frozenset(OF_HUE) | frozenset(PIGMENTS)


class Inks(NamedTuple):
    """The colours in which an element is printed: its body, its shading, lines cut into it, what gleams on it."""

    figure: Colour
    shade: Colour
    ground: Colour
    light: Colour


@lru_cache(maxsize=128)
def tones(hue: float, strength: float, *, dark: bool) -> Mapping[str, Colour]:
    """Every tone of a hue, which is as strong as its emblem's."""
    share = 0.55 + 0.75 * strength
    found = {name: from_lch(pair[dark][0], pair[dark][1] * share, hue) for name, pair in OF_HUE.items()}
    return found | {name: from_lch(*pair[dark]) for name, pair in PIGMENTS.items()}


def inks(figure: Colour, by: Mapping[str, Colour]) -> Inks:
    """How an element with that body is printed unless its layer says otherwise: shading and cuts set off from it."""
    if luminance(figure) > 0.22:
        return Inks(figure, mix(figure, by["ink"], 0.24), mix(figure, by["ink"], 0.62), by["light"])
    return Inks(figure, mix(figure, by["light"], 0.24), mix(figure, by["light"], 0.68), by["light"])
