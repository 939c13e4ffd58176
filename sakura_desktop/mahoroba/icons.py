"""Signs of まほろば妖女奇譚, in one colour: areas, energy, states of a unit, hands of じゃんけん."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.mahoroba.pictures.signs import energy
from sakura_desktop.pictures.shapes import arc, rounded
from sakura_desktop.pictures.table_icons import W, arrow

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.pictures.motif_pen import Pen


def main_area(pen: Pen) -> None:
    """A card in front."""
    pen.fill(rounded((-0.5, -0.92, 0.5, 0.56), 0.14))
    pen.line([(-0.9, 0.86), (0.9, 0.86)], W)


def standby(pen: Pen) -> None:
    """Cards in a row behind."""
    for x in (-0.64, 0.0, 0.64):
        pen.line(rounded((x - 0.24, -0.5, x + 0.24, 0.36), 0.08), W * 0.8, closed=True)
    pen.line([(-0.9, 0.76), (0.9, 0.76)], W)


def attached(pen: Pen) -> None:
    """A card under another."""
    pen.line(rounded((-0.2, -0.9, 0.84, 0.5), 0.12), W, closed=True)
    sheet = rounded((-0.84, -0.5, 0.2, 0.9), 0.12)
    pen.line(sheet, 0.26, "ground", closed=True)
    pen.fill(sheet)


def rest(pen: Pen) -> None:
    """A card that lies across."""
    pen.fill(rounded((-0.9, -0.4, 0.9, 0.5), 0.14))
    pen.line(arc((0, -0.36), 0.56, 200, 320, 24), W * 0.8)
    pen.fill(arrow((0.5, -0.56), 40, 0.36))


def stun(pen: Pen) -> None:
    """A card upside down, with stars turning about it."""
    pen.fill(rounded((-0.46, -0.3, 0.46, 0.94), 0.12))
    pen.fill([(-0.2, 0.42), (0.2, 0.42), (0, 0.76)], "ground")
    for x, y in ((-0.66, -0.6), (0.0, -0.82), (0.66, -0.6)):
        pen.line([(x - 0.18, y), (x + 0.18, y)], W * 0.7)
        pen.line([(x, y - 0.18), (x, y + 0.18)], W * 0.7)


def rock(pen: Pen) -> None:
    """A fist."""
    pen.fill(rounded((-0.7, -0.5, 0.7, 0.7), 0.4))
    for x in (-0.34, 0.0, 0.34):
        pen.line([(x, -0.42), (x, 0.06)], 0.09, "ground")
    pen.line([(-0.62, 0.1), (0.2, 0.1)], 0.09, "ground")


def scissors(pen: Pen) -> None:
    """Two fingers."""
    pen.fill(rounded((-0.56, 0.0, 0.56, 0.9), 0.3))
    for degrees in (-16, 16):
        pen.turn(degrees)
        pen.line([(degrees / 60, 0.2), (degrees / 60, -0.86)], 0.3)
    pen.turn(0)
    pen.line([(-0.3, 0.4), (0.4, 0.4)], 0.09, "ground")


def paper(pen: Pen) -> None:
    """An open hand."""
    pen.fill(rounded((-0.56, -0.1, 0.56, 0.92), 0.3))
    for x, top in ((-0.42, -0.66), (-0.14, -0.92), (0.14, -0.9), (0.42, -0.62)):
        pen.line([(x, 0.1), (x, top)], 0.22)
    pen.line([(0.5, 0.4), (0.88, -0.06)], 0.22)


ICONS: Final[dict[str, Callable[[Pen], None]]] = {
    "area:main": main_area,
    **{f"area:standby-{number}": standby for number in range(1, 5)},
    "area:energy": energy,
    "area:set": attached,
    "energy": energy,
    "rest": rest,
    "stun": stun,
    "rock": rock,
    "scissors": scissors,
    "paper": paper,
}
