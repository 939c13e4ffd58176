"""Signs of the hololive official card game, in one colour: areas, colours, what is counted, the faces of a die."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from sakura_desktop.hololive.pictures.signs import SIGNS
from sakura_desktop.pictures.shapes import rounded
from sakura_desktop.pictures.table_icons import TABLE_ICONS, W

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.pictures.motif_pen import Pen

PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(number: int, pen: Pen) -> None:
    """A die that shows a number."""
    pen.fill(rounded((-0.92, -0.92, 0.92, 0.92), 0.24))
    for x, y in PIPS[number]:
        pen.disc((x * 0.48, y * 0.48), 0.25 if number == 1 else 0.18, "ground")


def center(pen: Pen) -> None:
    """One card in the light."""
    pen.fill([(-0.2, -0.96), (0.2, -0.96), (0.96, 0.2), (-0.96, 0.2)], "figure")
    pen.fill(rounded((-0.36, -0.5, 0.36, 0.5), 0.1), "ground")
    pen.fill(rounded((-0.26, -0.4, 0.26, 0.4), 0.08))
    pen.line([(-0.92, 0.84), (0.92, 0.84)], W)


def collab(pen: Pen) -> None:
    """A card that comes beside another."""
    pen.line(rounded((-0.9, -0.56, -0.1, 0.56), 0.12), W * 0.9, closed=True)
    pen.fill(rounded((0.1, -0.66, 0.94, 0.54), 0.12))
    pen.line([(-0.92, 0.88), (0.92, 0.88)], W)


def back(pen: Pen) -> None:
    """Cards in a row behind the line."""
    pen.line([(-0.92, -0.84), (0.92, -0.84)], W)
    for x in (-0.64, 0.0, 0.64):
        pen.fill(rounded((x - 0.26, -0.44, x + 0.26, 0.5), 0.08))


def stack(pen: Pen) -> None:
    """Cards under a card."""
    for step in (2, 1):
        pen.line([(-0.6 + step * 0.16, 0.5 + step * 0.2), (0.6 + step * 0.14, 0.5 + step * 0.2),
                  (0.6 + step * 0.14, -0.6 + step * 0.2)], W * 0.8)  # fmt: skip
    pen.fill(rounded((-0.86, -0.94, 0.5, 0.5), 0.12))


def resolution(pen: Pen) -> None:
    """A card that is being used: it lies open, light around it."""
    pen.fill(rounded((-0.4, -0.5, 0.4, 0.62), 0.1))
    for degrees in (-60, -30, 0, 30, 60):
        pen.turn(degrees)
        pen.line([(0, -0.98), (0, -0.74)], W * 0.8)
    pen.turn(0)


ICONS: Final[dict[str, Callable[[Pen], None]]] = {
    "area:oshi": SIGNS["oshi"],
    "area:center": center,
    "area:collab": collab,
    "area:back": back,
    "area:stack": stack,
    "area:cheer": SIGNS["cheer"],
    "area:support": SIGNS["tool"],
    "area:life": SIGNS["life"],
    "area:cheer-deck": TABLE_ICONS["deck"],
    "area:archive": TABLE_ICONS["discard"],
    "area:holo-power": SIGNS["power"],
    "area:resolution": resolution,
    **{f"die-{number}": partial(die, number) for number in PIPS},
    **{f"hololive-{key}": draw for key, draw in SIGNS.items()},
}
