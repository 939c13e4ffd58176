"""Icons of what lies on any card game's table, in one colour: piles, a hand, what is sealed, copied, counted."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.shapes import arc, rounded, turned

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.pictures.motif_pen import Pen
    from sakura_desktop.pictures.shapes import Point

W: Final = 0.16
"""The width of a line."""


def arrow(tip: Point, degrees: float, size: float = 0.34) -> list[Point]:
    """The head of an arrow that points that way, 0 to the right."""
    head = turned([(0, 0), (-size, -size * 0.72), (-size, size * 0.72)], degrees)
    return [(x + tip[0], y + tip[1]) for x, y in head]


def deck(pen: Pen) -> None:
    """A pile of cards."""
    for step in (2, 1):
        across, down = 0.42 + step * 0.2, 0.7 + step * 0.13
        pen.line([(across, -0.92 + step * 0.26), (across, down), (-0.66 + step * 0.1, down)], W * 0.7)
    pen.fill(rounded((-0.84, -0.92, 0.42, 0.7), 0.14))
    pen.disc((-0.21, -0.11), 0.24, "ground")


def hand(pen: Pen) -> None:
    """Cards held open."""
    for degrees in (-26, 0, 26):
        sheet = [(x, y - 0.1) for x, y in rounded((-0.4, -0.82, 0.4, 0.56), 0.12)]
        placed = turned(sheet, degrees, (0, 1.2))
        pen.line(placed, 0.2, "ground", closed=True)
        pen.fill(placed)


def discard(pen: Pen) -> None:
    """A card that lies open, an arrow into it."""
    pen.line(rounded((-0.62, -0.2, 0.62, 0.92), 0.14), W, closed=True)
    pen.line([(0, -0.96), (0, 0.1)], 0.44, "ground")
    pen.line([(0, -0.94), (0, 0.1)], W)
    pen.fill(arrow((0, 0.52), 90, 0.46))


def cover(pen: Pen) -> None:
    """A card that lies face down."""
    pen.line(rounded((-0.64, -0.9, 0.64, 0.9), 0.16), W, closed=True)
    for y in (-0.44, 0.0, 0.44):
        for x in (-0.24, 0.24):
            pen.fill([(x, y - 0.2), (x + 0.2, y), (x, y + 0.2), (x - 0.2, y)])


def sealed(pen: Pen) -> None:
    """A lock."""
    pen.fill(rounded((-0.68, -0.1, 0.68, 0.9), 0.14))
    pen.line([(-0.4, -0.06), (-0.4, -0.4), *arc((0, -0.44), 0.4, 180, 360, 24), (0.4, -0.06)], W)
    pen.disc((0, 0.3), 0.15, "ground")
    pen.line([(0, 0.34), (0, 0.6)], 0.13, "ground")


def copy(pen: Pen) -> None:
    """A card, and another like it in front."""
    pen.line(rounded((-0.72, -0.92, 0.34, 0.5), 0.14), W, closed=True)
    sheet = rounded((-0.3, -0.5, 0.78, 0.94), 0.14)
    pen.line(sheet, 0.3, "ground", closed=True)
    pen.fill(sheet)


def extra(pen: Pen) -> None:
    """A card added to the others."""
    pen.line(rounded((-0.86, -0.8, 0.2, 0.66), 0.14), W, closed=True)
    pen.disc((0.44, 0.42), 0.56, "ground")
    pen.line([(0.44, 0.02), (0.44, 0.82)], W * 1.2)
    pen.line([(0.04, 0.42), (0.84, 0.42)], W * 1.2)


def number(pen: Pen) -> None:
    """A bead to be counted by."""
    for x in (-0.56, 0.0, 0.56):
        pen.line([(x, -0.92), (x, 0.92)], W * 0.6)
    for x, y in ((-0.56, -0.4), (0.0, 0.3), (0.56, -0.1)):
        pen.fill([(x - 0.28, y), (x, y - 0.24), (x + 0.28, y), (x, y + 0.24)])


def sun(pen: Pen) -> None:
    """A disc with rays: the player who sits first."""
    pen.disc((0, 0), 0.54)
    for step in range(8):
        pen.turn(step * 45)
        pen.fill([(0, -0.99), (0.21, -0.66), (-0.21, -0.66)])
    pen.turn(0)


def moon(pen: Pen) -> None:
    """A crescent: the other player."""
    middle, hollow, inner = (-0.04, 0.0), (0.34, -0.14), 0.7
    across, down = hollow[0] - middle[0], hollow[1] - middle[1]
    apart = math.hypot(across, down)
    axis = math.degrees(math.atan2(down, across))
    radius = 0.92
    half = math.degrees(math.acos((apart**2 + radius**2 - inner**2) / (2 * apart * radius)))
    turned_in = math.degrees(math.acos((radius**2 - apart**2 - inner**2) / (2 * apart * inner)))
    rim = arc(middle, radius, axis + half, axis + 360 - half, 48)
    pen.fill([*rim, *arc(hollow, inner, axis + 360 - turned_in, axis + turned_in, 48)])


def seat_icon(seat: int) -> str:
    """The mark of a player, beside a colour (`Theme.seats`)."""
    return f"seat-{seat}"


TABLE_ICONS: Final[dict[str, Callable[[Pen], None]]] = {
    "deck": deck,
    "hand": hand,
    "discard": discard,
    "cover": cover,
    "sealed": sealed,
    "extra": extra,
    "copy": copy,
    "number": number,
    seat_icon(0): sun,
    seat_icon(1): moon,
}
