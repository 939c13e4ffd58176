"""Signs by name, painted in any colour and size: on cards, on buttons, on the table."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from sakura_desktop.games import games
from sakura_desktop.pictures.app_icons import APP_ICONS
from sakura_desktop.pictures.canvas import Canvas
from sakura_desktop.pictures.colour import rgba
from sakura_desktop.pictures.motif_pen import Mark, Pen, draw
from sakura_desktop.pictures.table_icons import TABLE_ICONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from sakura_desktop.pictures.colour import Colour, Rgba
    from sakura_desktop.pictures.shapes import Point

AREA, TOKEN = "area:", "token:"


@cache
def icons() -> dict[str, Callable[[Pen], None]]:
    """Every icon by name: those of any table and of the program, then those of each game, also with its key before the
    name: what two games call alike may look otherwise.
    """
    found = {**TABLE_ICONS, **APP_ICONS}
    for game in games():
        own = game.icons()
        found |= {name: draw for name, draw in own.items() if name not in found}
        found |= {f"{game.key}/{name}": draw for name, draw in own.items()}
    return found


@cache
def area_icon(area: str, otherwise: str = "number", *, game: str = "") -> str:
    """The icon before the name of an area or a component: the game's own, one made for it, or one called as it is."""
    names = (f"{game}/{AREA}{area}", f"{game}/{area}", AREA + area, area)
    return next((name for name in names if name in icons()), otherwise)


@cache
def token_icon(key: str) -> str:
    """The icon on a kind of tokens, whoever's they are."""
    kind = key.partition(".")[0]
    return next((name for name in (TOKEN + kind, kind) if name in icons()), "number")


@lru_cache(maxsize=256)
def marks_of_sign(name: str) -> tuple[Mark, ...]:
    """A sign drawn."""
    pen = Pen()
    icons()[name](pen)
    return tuple(pen.marks)


def put_sign(canvas: Canvas, name: str, centre: Point, radius: float, ink: Rgba, ground: Rgba) -> None:
    """Draw a sign on a sheet; `ground` is the colour that it lies on, shown where a sign has holes."""
    draw(canvas, marks_of_sign(name), centre, radius, {"figure": ink, "shade": ink, "ground": ground})


def sign(name: str, side: int, ink: Colour) -> Image.Image:
    """A sign alone, `side` pixels wide and high, with true holes."""
    canvas = Canvas(side, side, 2.2)
    for mark in marks_of_sign(name):
        outlines = mark.laid((1.1, 1.1))
        if mark.tone == "ground":
            canvas.clear_all(outlines)
        else:
            canvas.fill_all(outlines, rgba(ink))
    return canvas.finished()
