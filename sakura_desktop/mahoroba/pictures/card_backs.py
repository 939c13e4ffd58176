"""The back of every card: a moon among clouds and wisps over a pattern of scales."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from sakura_desktop.mahoroba.pictures.colours import colour
from sakura_desktop.mahoroba.pictures.signs import marks_of
from sakura_desktop.pictures.canvas import Canvas
from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.motif_pen import draw
from sakura_desktop.pictures.shapes import ACROSS, CORNER, circle, rounded

if TYPE_CHECKING:
    from PIL import Image

    from sakura_desktop.theme import Theme

STEP: Final = 84.0
WISPS: Final = 5


def paint_back(size: tuple[int, int], theme: Theme) -> Image.Image:
    """The back of a card, of so many real pixels."""
    canvas = Canvas(size[0], size[1], ACROSS)
    bottom = ACROSS * size[1] / size[0]
    base = colour("back", theme)
    canvas.fill(rounded((0, 0, ACROSS, bottom), CORNER), rgba(theme.card_edge))
    inner = rounded((5, 5, ACROSS - 5, bottom - 5), CORNER - 4)
    canvas.fade(rgba(mix(base, "#000000", 0.2)), rgba(mix(base, "#ffffff", 0.1)), inner)
    ink = mix(base, theme.on_type, 0.16)
    row, y = 0, 0.0
    while y < bottom + STEP:
        x = STEP / 2 if row % 2 else 0.0
        while x < ACROSS + STEP:
            canvas.stroke(circle((x, y), STEP * 0.5, 4), 5, rgba(ink), closed=True)
            x += STEP
        row, y = row + 1, y + STEP / 2
    pale = mix(theme.on_type, base, 0.08)
    line = rounded((26, 26, ACROSS - 26, bottom - 26), 26)
    canvas.stroke(line, 8, rgba(mix(pale, base, 0.4)), closed=True)
    centre = (ACROSS / 2, bottom / 2)
    canvas.disc(centre, 238, rgba(base))
    canvas.ring(centre, 226, 8, rgba(pale))
    tones = {"figure": rgba(pale), "shade": rgba(pale), "ground": rgba(base)}
    draw(canvas, marks_of("moon"), centre, 112, tones)  # type: ignore[arg-type]  # the three tones
    for at in range(WISPS):
        way = math.tau * at / WISPS - math.pi / 2
        spot = (centre[0] + 172 * math.cos(way), centre[1] + 172 * math.sin(way))
        draw(canvas, marks_of("energy"), spot, 30, tones)  # type: ignore[arg-type]  # the three tones
    canvas.cut(rounded((0, 0, ACROSS, bottom), CORNER))
    return canvas.finished()
