"""Signs by name, painted in any colour and size: on cards, on buttons, on the table."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.app_icons import APP_SIGNS
from sakura_desktop.pictures.canvas import Canvas
from sakura_desktop.pictures.colour import rgba
from sakura_desktop.pictures.motif_pen import Mark, Pen, draw
from sakura_desktop.sakura.component_icons import COMPONENT_SIGNS
from sakura_desktop.sakura.icons import GAME_SIGNS

if TYPE_CHECKING:
    from PIL import Image

    from sakura_desktop.pictures.colour import Colour, Rgba
    from sakura_desktop.pictures.shapes import Point

SIGNS: Final = {**GAME_SIGNS, **COMPONENT_SIGNS, **APP_SIGNS}


@lru_cache(maxsize=256)
def marks_of_sign(name: str) -> tuple[Mark, ...]:
    """A sign drawn."""
    pen = Pen()
    SIGNS[name](pen)
    return tuple(pen.marks)


def put_sign(canvas: Canvas, name: str, centre: Point, radius: float, ink: Rgba, ground: Rgba) -> None:
    """Draw a sign on a sheet; `ground` is the colour that it lies on, shown where a sign has holes."""
    draw(canvas, marks_of_sign(name), centre, radius, {"figure": ink, "shade": ink, "ground": ground})


def sign(name: str, side: int, ink: Colour) -> Image.Image:
    """A sign alone, `side` pixels wide and high, with true holes."""
    canvas = Canvas(side, side, 2.2)
    for mark in marks_of_sign(name):
        outlines = [[(x + 1.1, y + 1.1) for x, y in outline] for outline in mark.outlines]
        if mark.tone == "ground":
            canvas.clear_all(outlines)
        else:
            canvas.fill_all(outlines, rgba(ink))
    return canvas.finished()
