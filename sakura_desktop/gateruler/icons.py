"""Signs of Gate Ruler, in one colour: zones, steps of a turn, figures, keywords, states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.gateruler.pictures.signs import SIGNS
from sakura_desktop.pictures.shapes import arc, circle, curve, rounded
from sakura_desktop.pictures.table_icons import W, arrow

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.pictures.motif_pen import Pen


def attack_zone(pen: Pen) -> None:
    """A card with a blade before it."""
    pen.line(rounded((-0.6, -0.3, 0.6, 0.94), 0.12), W, closed=True)
    pen.fill([(0, -1.04), (0.17, -0.8), (0.17, 0.2), (-0.17, 0.2), (-0.17, -0.8)])
    pen.line([(-0.4, 0.24), (0.4, 0.24)], W)
    pen.line([(0, 0.3), (0, 0.66)], W)


def left(pen: Pen) -> None:
    """The attack zone at the left."""
    pen.line([(-0.96, 0.94), (0.96, 0.94)], W * 0.8)
    pen.fill(rounded((-0.96, -0.5, -0.28, 0.6), 0.1))
    pen.fill([(-0.62, -1.02), (-0.3, -0.62), (-0.94, -0.62)])
    pen.line(rounded((-0.04, -0.2, 0.92, 0.56), 0.08), W * 0.7, closed=True)


def right(pen: Pen) -> None:
    """The attack zone at the right."""
    pen.line([(-0.96, 0.94), (0.96, 0.94)], W * 0.8)
    pen.fill(rounded((0.28, -0.5, 0.96, 0.6), 0.1))
    pen.fill([(0.62, -1.02), (0.94, -0.62), (0.3, -0.62)])
    pen.line(rounded((-0.92, -0.2, 0.04, 0.56), 0.08), W * 0.7, closed=True)


def defence(pen: Pen) -> None:
    """A shield."""
    half = [(0, -0.96), (0.48, -0.82), (0.88, -0.8), *curve((0.88, -0.8), (0.94, 0.2), (0.56, 0.68), (0, 1.0))]
    pen.fill([*half, *[(-x, y) for x, y in reversed(half)]])
    pen.line([(0, -0.62), (0, 0.62)], W * 0.8, "ground")
    pen.line([(-0.5, -0.2), (0.5, -0.2)], W * 0.8, "ground")


def set_zone(pen: Pen) -> None:
    """A card face down that waits."""
    pen.fill(rounded((-0.66, -0.94, 0.66, 0.94), 0.14))
    pen.line(arc((0, -0.2), 0.28, 190, 410, 20), W, "ground")
    pen.line([(0.03, 0.08), (0.0, 0.3)], W, "ground")
    pen.disc((0, 0.58), 0.12, "ground")


def spent(pen: Pen) -> None:
    """Energy that rests: a bolt in a round that is empty."""
    pen.ring((0, 0), 0.84, W * 0.9)
    pen.line([(0.18, -0.5), (-0.3, 0.06), (0.26, 0.0), (-0.16, 0.52)], W * 0.8)


def drive(pen: Pen) -> None:
    """Cards that come off the deck in one go."""
    for at in range(3):
        x = -0.9 + at * 0.46
        pen.line(rounded((x, -0.78, x + 0.62, 0.3), 0.08), 0.3, "ground", closed=True)
        pen.line(rounded((x, -0.78, x + 0.62, 0.3), 0.08), W * 0.8, closed=True)
    pen.line([(-0.9, 0.72), (0.5, 0.72)], W)
    pen.fill(arrow((0.98, 0.72), 0, 0.5))


def gate(pen: Pen) -> None:
    """A gate: what waits lies in it, the last on top."""
    pen.line([(-0.84, 0.96), (-0.84, -0.2), *arc((0, -0.2), 0.84, 180, 360, 32), (0.84, -0.2), (0.84, 0.96)], W)
    for y in (0.86, 0.44, 0.02):
        pen.line([(-0.46, y), (0.46, y)], W * 1.3)


def damage_zone(pen: Pen) -> None:
    """A blow over cards that lie."""
    pen.line([(-0.8, 0.92), (0.8, 0.92)], W)
    pen.line([(-0.66, 0.66), (0.66, 0.66)], W)
    points = ((0, -1.0), (0.2, -0.5), (0.72, -0.72), (0.46, -0.2), (0.98, 0.02), (0.4, 0.14), (0.4, 0.46), (0, 0.24),
              (-0.4, 0.46), (-0.4, 0.14), (-0.98, 0.02), (-0.46, -0.2), (-0.72, -0.72), (-0.2, -0.5))  # fmt: skip
    pen.fill(points)


def graveyard(pen: Pen) -> None:
    """A stone."""
    pen.fill([*arc((0, -0.3), 0.6, 180, 360, 28), (0.6, 0.8), (-0.6, 0.8)])
    pen.line([(0, -0.5), (0, 0.4)], W, "ground")
    pen.line([(-0.3, -0.2), (0.3, -0.2)], W, "ground")
    pen.line([(-0.94, 0.9), (0.94, 0.9)], W)


def soul(pen: Pen) -> None:
    """A flame that lies under a card."""
    pen.line([(-0.84, -0.1), (-0.84, -0.9), (0.84, -0.9), (0.84, -0.1)], W)
    pen.fill([*curve((0, 0.98), (-0.7, 0.9), (-0.66, 0.3), (-0.2, 0.0)), *curve((-0.2, 0.0), (0.0, -0.16), (0.02, -0.3),
              (-0.04, -0.5)), *curve((-0.04, -0.5), (0.6, -0.1), (0.8, 0.9), (0, 0.98))])  # fmt: skip
    pen.disc((0, 0.56), 0.18, "ground")


def removed(pen: Pen) -> None:
    """A card that is out of it."""
    pen.line(rounded((-0.56, -0.86, 0.56, 0.86), 0.12), W, closed=True)
    pen.line([(-0.9, 0.9), (0.9, -0.9)], W * 1.2)


def start(pen: Pen) -> None:
    """The day begins: a sun over the line."""
    pen.fill(arc((0, 0.3), 0.5, 180, 360, 28))
    pen.line([(-0.96, 0.5), (0.96, 0.5)], W)
    for degrees in (-72, -36, 0, 36, 72):
        pen.turn(degrees)
        pen.line([(0, -0.94), (0, -0.62)], W * 0.9)
    pen.turn(0)


def main(pen: Pen) -> None:
    """A card in front."""
    pen.fill(rounded((-0.5, -0.92, 0.5, 0.56), 0.14))
    pen.line([(-0.9, 0.86), (0.9, 0.86)], W)


def end(pen: Pen) -> None:
    """The turn goes over."""
    pen.line([(0.7, -0.86), (0.7, 0.86)], W * 1.3)
    pen.line([(-0.9, 0), (0.0, 0)], W * 1.3)
    pen.fill(arrow((0.48, 0), 0, 0.56))


def rest(pen: Pen) -> None:
    """A card that lies across."""
    pen.fill(rounded((-0.9, -0.4, 0.9, 0.5), 0.14))
    pen.line(arc((0, -0.36), 0.56, 200, 320, 24), W * 0.8)
    pen.fill(arrow((0.5, -0.56), 40, 0.36))


def ready(pen: Pen) -> None:
    """A card that stands."""
    pen.fill(rounded((-0.5, -0.5, 0.5, 0.94), 0.14))
    pen.line([(-0.42, -0.66), (0, -1.0), (0.42, -0.66)], W)


def reverse(pen: Pen) -> None:
    """Damage turned face down."""
    pen.line(rounded((-0.5, -0.62, 0.5, 0.9), 0.12), W, closed=True)
    pen.fill(circle((0, 0.14), 0.24, 4, -90))
    pen.line(arc((0, -0.5), 0.66, 200, 330, 20), W * 0.8)
    pen.fill(arrow((0.66, -0.66), 64, 0.4))


ICONS: Final[dict[str, Callable[[Pen], None]]] = {
    "area:ruler": SIGNS["ruler"],
    "area:left": left,
    "area:defence": defence,
    "area:right": right,
    **{f"area:set-{number}": set_zone for number in (1, 2, 3)},
    "area:field": SIGNS["field"],
    "area:energy": SIGNS["energy"],
    "area:spent": spent,
    "area:drive": drive,
    "area:gate": gate,
    "area:damage": damage_zone,
    "area:counter": SIGNS["cnt"],
    "area:graveyard": graveyard,
    "area:soul": soul,
    "area:removed": removed,
    "token:damage": SIGNS["damage"],
    "token:energy": SIGNS["energy"],
    "attack-zone": attack_zone,
    "phase-start": start,
    "phase-main": main,
    "phase-attack": SIGNS["atk"],
    "phase-end": end,
    "rest": rest,
    "ready": ready,
    "set": set_zone,
    "gate": gate,
    "soul": soul,
    "reverse": reverse,
    **SIGNS,
}
