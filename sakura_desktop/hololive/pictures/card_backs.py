"""Backs of cards: of the deck, of the cheer deck, of an oshi. Rounds of light in rows, and in the middle a figure of
its own: columns of sound, lights that cross, a crown.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from sakura_desktop.hololive.pictures.colours import colour
from sakura_desktop.hololive.pictures.signs import marks_of
from sakura_desktop.pictures.canvas import Canvas
from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.motif_pen import draw
from sakura_desktop.pictures.shapes import ACROSS, CORNER, circle, rounded

if TYPE_CHECKING:
    from PIL import Image

    from sakura_desktop.pictures.colour import Colour
    from sakura_desktop.theme import Theme

KINDS: Final = {"main": ("back", "power", 4), "cheer": ("cheer-back", "cheer", 6), "oshi": ("oshi-back", "oshi", 8)}
"""Of each kind of back the colour, the sign, and the corners of its pattern."""
STEP: Final = 84.0


def tone_of(kind: str, theme: Theme) -> Colour:
    """The colour of a back; of a kind that nobody knows that of the deck."""
    return colour(KINDS.get(kind, KINDS["main"])[0], theme)


def paint_back(kind: str, size: tuple[int, int], theme: Theme) -> Image.Image:
    """The back of a kind of cards, of so many real pixels."""
    _, sign, corners = KINDS.get(kind, KINDS["main"])
    canvas = Canvas(size[0], size[1], ACROSS)
    bottom = ACROSS * size[1] / size[0]
    base = tone_of(kind, theme)
    canvas.fill(rounded((0, 0, ACROSS, bottom), CORNER), rgba(theme.card_edge))
    inner = rounded((5, 5, ACROSS - 5, bottom - 5), CORNER - 4)
    canvas.fade(rgba(mix(base, "#000000", 0.2)), rgba(mix(base, "#ffffff", 0.1)), inner)
    ink = mix(base, theme.on_type, 0.14)
    row, y = 0, 0.0
    while y < bottom + STEP:
        x = STEP / 2 if row % 2 else 0.0
        while x < ACROSS + STEP:
            canvas.stroke(circle((x, y), STEP * 0.4, corners, 180 / corners), 5, rgba(ink), closed=True)
            x += STEP
        row, y = row + 1, y + STEP * 0.8
    pale = mix(theme.on_type, base, 0.08)
    canvas.stroke(rounded((26, 26, ACROSS - 26, bottom - 26), 26), 8, rgba(mix(pale, base, 0.4)), closed=True)
    centre = (ACROSS / 2, bottom / 2)
    canvas.disc(centre, 232, rgba(base))
    canvas.ring(centre, 220, 8, rgba(pale))
    for at in range(36):
        way = math.tau * at / 36
        high = 0.5 + 0.5 * abs(math.cos(way * corners / 2))
        near, far = 176.0, 176.0 + 30 * high
        canvas.stroke(
            [(centre[0] + reach * math.cos(way), centre[1] + reach * math.sin(way)) for reach in (near, far)], 9,
            rgba(mix(pale, base, 0.3)),
        )
    tones = {"figure": rgba(pale), "shade": rgba(pale), "ground": rgba(base)}
    draw(canvas, marks_of(sign), centre, 112, tones)  # type: ignore[arg-type]  # the three tones
    canvas.cut(rounded((0, 0, ACROSS, bottom), CORNER))
    return canvas.finished()
