"""Signs of the program's buttons and messages, in one colour."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.shapes import arc, circle, curve, rounded, turned
from sakura_desktop.pictures.table_icons import W, arrow

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.pictures.motif_pen import Pen


def _back(pen: Pen, way: int) -> None:
    path = [(-0.5, -0.42), (0.2, -0.42), *arc((0.2, 0.14), 0.56, 270, 450, 24), (-0.3, 0.7)]
    pen.line([(x * way, y) for x, y in path], W)
    pen.fill([(x * way, y) for x, y in arrow((-0.96, -0.42), 180, 0.56)])


def undo(pen: Pen) -> None:
    """An arrow back."""
    _back(pen, 1)


def redo(pen: Pen) -> None:
    """An arrow on."""
    _back(pen, -1)


def _triangle(pen: Pen, x: float, way: int, size: float = 0.72) -> None:
    pen.fill([(x + way * size, 0), (x - way * size * 0.7, -size), (x - way * size * 0.7, size)])


def play(pen: Pen) -> None:
    """Go."""
    _triangle(pen, -0.06, 1, 0.88)


def pause(pen: Pen) -> None:
    """Hold."""
    for x in (-0.62, 0.16):
        pen.fill(rounded((x, -0.8, x + 0.46, 0.8), 0.08))


def forward(pen: Pen) -> None:
    """One step on."""
    _triangle(pen, -0.3, 1, 0.7)
    pen.line([(0.66, -0.62), (0.66, 0.62)], W * 1.3)


def backward(pen: Pen) -> None:
    """One step back."""
    _triangle(pen, 0.3, -1, 0.7)
    pen.line([(-0.66, -0.62), (-0.66, 0.62)], W * 1.3)


def first(pen: Pen) -> None:
    """To the beginning."""
    for x in (0.52, -0.2):
        _triangle(pen, x, -1, 0.5)
    pen.line([(-0.86, -0.5), (-0.86, 0.5)], W * 1.3)


def last(pen: Pen) -> None:
    """To the end."""
    for x in (-0.52, 0.2):
        _triangle(pen, x, 1, 0.5)
    pen.line([(0.86, -0.5), (0.86, 0.5)], W * 1.3)


def home(pen: Pen) -> None:
    """A house with a wide roof."""
    pen.line(curve((-0.98, 0.06), (-0.5, 0.0), (-0.2, -0.4), (0, -0.8)), W)
    pen.line(curve((0.98, 0.06), (0.5, 0.0), (0.2, -0.4), (0, -0.8)), W)
    pen.line([(-0.62, 0.06), (-0.62, 0.84), (0.62, 0.84), (0.62, 0.06)], W)
    pen.fill(((-0.18, 0.34), (0.18, 0.34), (0.18, 0.84), (-0.18, 0.84)))


def settings(pen: Pen) -> None:
    """Three sliders."""
    for y, x in ((-0.6, 0.36), (0.0, -0.4), (0.6, 0.1)):
        pen.line([(-0.92, y), (0.92, y)], W * 0.8)
        pen.disc((x, y), 0.36, "ground")
        pen.disc((x, y), 0.25)


def save(pen: Pen) -> None:
    """An arrow into a tray."""
    pen.line([(-0.86, 0.28), (-0.86, 0.86), (0.86, 0.86), (0.86, 0.28)], W)
    pen.line([(0, -0.92), (0, 0.1)], W)
    pen.fill(arrow((0, 0.5), 90, 0.5))


def folder(pen: Pen) -> None:
    """A folder."""
    pen.line([(-0.9, 0.76), (-0.9, -0.66), (-0.3, -0.66), (-0.1, -0.4), (0.9, -0.4), (0.9, 0.76)], W, closed=True)


def search(pen: Pen) -> None:
    """A glass to look through."""
    pen.ring((-0.2, -0.2), 0.6, W)
    pen.line([(0.28, 0.28), (0.86, 0.86)], W * 1.4)


def language(pen: Pen) -> None:
    """The round world."""
    pen.ring((0, 0), 0.88, W * 0.8)
    pen.line(arc((0, 0), 0.4, 0, 360, 48, 2.2), W * 0.7)
    pen.line([(-0.86, 0), (0.86, 0)], W * 0.7)
    for y in (-0.46, 0.46):
        pen.line([(-0.74, y), (0.74, y)], W * 0.6)


def help_(pen: Pen) -> None:
    """A question."""
    pen.ring((0, 0), 0.88, W * 0.8)
    pen.line([*arc((0, -0.22), 0.3, 170, 400, 24), *curve((0.22, -0.02), (0.1, 0.1), (0, 0.14), (0, 0.28))], W)
    pen.disc((0, 0.54), 0.12)


def info(pen: Pen) -> None:
    """An i in a ring."""
    pen.ring((0, 0), 0.88, W * 0.8)
    pen.line([(0, -0.06), (0, 0.5)], W * 1.2)
    pen.disc((0, -0.42), 0.13)


def warning(pen: Pen) -> None:
    """A sign of three sides."""
    pen.line([(0, -0.82), (0.94, 0.78), (-0.94, 0.78)], W, closed=True)
    pen.line([(0, -0.26), (0, 0.24)], W * 1.1)
    pen.disc((0, 0.53), 0.12)


def check(pen: Pen) -> None:
    """A tick."""
    pen.line([(-0.8, 0.1), (-0.24, 0.68), (0.84, -0.62)], W * 1.5)


def cross(pen: Pen) -> None:
    """Two strokes crossed."""
    pen.line([(-0.7, -0.7), (0.7, 0.7)], W * 1.5)
    pen.line([(-0.7, 0.7), (0.7, -0.7)], W * 1.5)


def dice(pen: Pen) -> None:
    """A die."""
    pen.line(rounded((-0.8, -0.8, 0.8, 0.8), 0.24), W, closed=True)
    for x, y in ((-0.38, -0.38), (0.38, -0.38), (0, 0), (-0.38, 0.38), (0.38, 0.38)):
        pen.disc((x, y), 0.15)


def copy(pen: Pen) -> None:
    """Two sheets."""
    pen.line(rounded((-0.28, -0.84, 0.84, 0.4), 0.16), W, closed=True)
    sheet = rounded((-0.84, -0.4, 0.28, 0.84), 0.16)
    pen.fill(sheet, "ground")
    pen.line(sheet, W, closed=True)


def bin_(pen: Pen) -> None:
    """A bin."""
    pen.line([(-0.86, -0.6), (0.86, -0.6)], W)
    pen.line([(-0.3, -0.66), (-0.3, -0.9), (0.3, -0.9), (0.3, -0.66)], W * 0.8)
    pen.line([(-0.64, -0.56), (-0.54, 0.86), (0.54, 0.86), (0.64, -0.56)], W)
    for x in (-0.2, 0.2):
        pen.line([(x, -0.24), (x, 0.52)], W * 0.7)


def turn(pen: Pen) -> None:
    """Two arrows around."""
    for degrees in (0, 180):
        pen.turn(degrees)
        pen.line(arc((0, 0), 0.7, 200, 320, 32), W)
        pen.fill(turned(arrow((0.94, -0.16), 72, 0.48), 0))


def eye(pen: Pen) -> None:
    """An open eye."""
    upper = curve((-0.96, 0), (-0.5, -0.74), (0.5, -0.74), (0.96, 0))
    pen.line([*upper, *curve((0.96, 0), (0.5, 0.74), (-0.5, 0.74), (-0.96, 0))], W)
    pen.disc((0, 0), 0.3)


def hidden(pen: Pen) -> None:
    """An eye that is shut."""
    pen.line(curve((-0.96, -0.2), (-0.5, 0.5), (0.5, 0.5), (0.96, -0.2)), W)
    for x, y, dx, dy in ((-0.62, 0.18, -0.16, 0.3), (0, 0.36, 0, 0.36), (0.62, 0.18, 0.16, 0.3)):
        pen.line([(x, y), (x + dx, y + dy)], W)


def journal(pen: Pen) -> None:
    """A scroll with lines."""
    pen.line([(-0.6, -0.86), (0.84, -0.86), (0.84, 0.6)], W)
    pen.line([(-0.6, -0.86), (-0.6, 0.86), (0.6, 0.86), *arc((0.6, 0.62), 0.24, 90, 0, 12)], W)
    for y in (-0.42, -0.04, 0.34):
        pen.line([(-0.26, y), (0.5, y)], W * 0.75)


def deck_box(pen: Pen) -> None:
    """Cards kept in a box."""
    pen.line(rounded((-0.84, -0.2, 0.84, 0.88), 0.12), W, closed=True)
    for degrees, x in ((-10, -0.3), (8, 0.26)):
        sheet = turned([(x - 0.26, -0.26), (x - 0.26, -0.9), (x + 0.26, -0.9), (x + 0.26, -0.26)], degrees)
        pen.line(sheet, W * 0.8)
    pen.disc((0, 0.34), 0.18)


def players(pen: Pen) -> None:
    """Two who face each other."""
    for side in (-1, 1):
        pen.disc((side * 0.5, -0.46), 0.32)
        pen.fill([(side * 0.5 - 0.44, 0.78), *arc((side * 0.5, 0.4), 0.44, 180, 360, 24), (side * 0.5 + 0.44, 0.78)])


def menu(pen: Pen) -> None:
    """Three lines."""
    for y in (-0.56, 0, 0.56):
        pen.line([(-0.78, y), (0.78, y)], W * 1.1)


def plus(pen: Pen) -> None:
    """More."""
    pen.line([(-0.78, 0), (0.78, 0)], W * 1.4)
    pen.line([(0, -0.78), (0, 0.78)], W * 1.4)


def minus(pen: Pen) -> None:
    """Less."""
    pen.line([(-0.78, 0), (0.78, 0)], W * 1.4)


def crown(pen: Pen) -> None:
    """A wreath for who has won."""
    for side in (-1, 1):
        pen.line([(side * x, y) for x, y in arc((0, 0), 0.72, 100, -56, 32)], W * 0.7)
        for degrees in (70, 36, 2, -32):
            angle = math.radians(degrees)
            x, y = 0.72 * math.cos(angle), 0.72 * math.sin(angle)
            leaf = turned([(0, -0.3), (0.14, -0.08), (0, 0.12), (-0.14, -0.08)], degrees + 30)
            pen.fill([(side * (x + px * 1.1), y + py * 1.1) for px, py in leaf])
    pen.fills([turned([(0, -0.34), (0.1, -0.1), (-0.1, -0.1)], step * 72) for step in range(5)])
    pen.fill(circle((0, 0), 0.13, 10))


APP_ICONS: Final[dict[str, Callable[[Pen], None]]] = {
    "undo": undo,
    "redo": redo,
    "play": play,
    "pause": pause,
    "forward": forward,
    "backward": backward,
    "first": first,
    "last": last,
    "home": home,
    "settings": settings,
    "save": save,
    "open": folder,
    "search": search,
    "language": language,
    "help": help_,
    "info": info,
    "warning": warning,
    "check": check,
    "cross": cross,
    "dice": dice,
    "copy": copy,
    "delete": bin_,
    "turn": turn,
    "eye": eye,
    "hidden": hidden,
    "journal": journal,
    "decks": deck_box,
    "players": players,
    "menu": menu,
    "plus": plus,
    "minus": minus,
    "won": crown,
}
