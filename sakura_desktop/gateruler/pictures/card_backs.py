"""The back of every card: cells of six sides, and in the middle a gate between two pillars."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from sakura_desktop.gateruler.pictures.colours import colour
from sakura_desktop.gateruler.pictures.motifs import portal
from sakura_desktop.pictures.canvas import Canvas
from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.motif_pen import Pen, draw
from sakura_desktop.pictures.shapes import ACROSS, CORNER, circle, rounded

if TYPE_CHECKING:
    from PIL import Image

    from sakura_desktop.theme import Theme

CELL: Final = 62.0


def paint_back(size: tuple[int, int], theme: Theme) -> Image.Image:
    """The back of a card, of so many real pixels."""
    canvas = Canvas(size[0], size[1], ACROSS)
    bottom = ACROSS * size[1] / size[0]
    base = colour("back", theme)
    canvas.fill(rounded((0, 0, ACROSS, bottom), CORNER), rgba(theme.card_edge))
    inner = rounded((5, 5, ACROSS - 5, bottom - 5), CORNER - 4)
    canvas.fade(rgba(mix(base, "#000000", 0.24)), rgba(mix(base, "#ffffff", 0.1)), inner)
    ink = mix(base, theme.on_type, 0.15)
    row, y = 0, 0.0
    while y < bottom + CELL * 2:
        x = CELL * math.sqrt(3) / 2 if row % 2 else 0.0
        while x < ACROSS + CELL * 2:
            canvas.stroke(circle((x, y), CELL, 6, -90), 5, rgba(ink), closed=True)
            x += CELL * math.sqrt(3)
        row, y = row + 1, y + CELL * 1.5
    pale = mix(theme.on_type, base, 0.08)
    canvas.stroke(rounded((26, 26, ACROSS - 26, bottom - 26), 26), 8, rgba(mix(pale, base, 0.4)), closed=True)
    centre = (ACROSS / 2, bottom / 2)
    canvas.fill(circle(centre, 250, 6, -90), rgba(base))
    canvas.stroke(circle(centre, 236, 6, -90), 9, rgba(pale), closed=True)
    pen = Pen()
    portal(pen)
    tones = {
        "figure": rgba(pale), "shade": rgba(mix(base, pale, 0.42)), "light": rgba(theme.gold), "ground": rgba(base),
    }  # fmt: skip
    draw(canvas, pen.marks, (centre[0], centre[1] - 4), 132, tones)  # type: ignore[arg-type]  # the four tones
    canvas.cut(rounded((0, 0, ACROSS, bottom), CORNER))
    return canvas.finished()
