"""Round counters with a sign on them, as damage is counted with. Each state has a shape of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.canvas import Canvas
from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.motif_pen import draw
from sakura_desktop.pictures.shapes import circle, moved, turned

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL import Image

    from sakura_desktop.pictures.colour import Colour
    from sakura_desktop.pictures.motif_pen import Mark
    from sakura_desktop.theme import Theme

STATES: Final = ("normal", "empty", "lit", "ghost")
CENTRE: Final = (1.0, 1.0)
RADIUS: Final = 0.78


def paint_marker(side: int, theme: Theme, state: str, ink: Colour, marks: Sequence[Mark]) -> Image.Image:
    """A counter in a colour with a sign, `side` pixels wide and high: `normal`; `empty`, the place of one; `lit`, which
    may be moved; `ghost`, which is about to come or go.
    """
    canvas = Canvas(side, side, 2.0)
    outline = circle(CENTRE, RADIUS, 48)
    if state == "empty":
        canvas.fill(outline, rgba(mix(theme.paper, theme.line, 0.3), 0.6))
        canvas.stroke(outline, 0.05, rgba(theme.line), closed=True)
    elif state == "ghost":
        canvas.fill(outline, rgba(ink, 0.22))
        canvas.dashes(outline, 0.1, rgba(ink), dash=0.22, gap=0.16)
    else:
        if state == "lit":
            canvas.stroke(circle(CENTRE, 0.92, 48), 0.075, rgba(theme.lit), closed=True)
            for way in (45, 135, 225, 315):
                point = [(0, -1.12), (0.11, -0.9), (-0.11, -0.9)]
                canvas.fill(moved(turned(point, way), CENTRE, 0.98), rgba(theme.lit))
        canvas.fill(outline, rgba(mix(ink, "#000000", 0.3)))
        canvas.fade(rgba(mix(ink, "#ffffff", 0.16)), rgba(mix(ink, "#000000", 0.12)), circle(CENTRE, RADIUS * 0.9, 48))
        tones = {"figure": rgba(theme.on_type), "shade": rgba(theme.on_type), "ground": rgba(ink)}
        draw(canvas, marks, CENTRE, RADIUS * 0.62, tones)  # type: ignore[arg-type]  # the three tones
    return canvas.finished()
