"""Where everything lies on the play mat: the lines of both players face to face, behind each front the ruler with the
set zones and the field zone, at the left what a ruler bears and has to spend, at the right the gate, which reaches over
both halves; hands, drive zones and piles at the edges, the question before those of whoever sits below. Nothing
overlaps, nothing leaves the board.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize

from sakura_desktop.table.measures import LEAST_PLATE, Layout, Measures, columns, measures_of, rows

FAR_EDGE: Final = 74
"""Heights of rows at scale 1: the other player's hand and piles, …"""
FAR_BACK: Final = 88
"""… ruler and set zones, …"""
FRONT: Final = 105
"""… the units of each player, …"""
BACK: Final = 88
"""… ruler and set zones of whoever sits below, …"""
EDGE: Final = 94
"""… and below the question the hand and piles."""
GAPS: Final = 8 * 5
BASE: Final = QSize(960, FAR_EDGE + FAR_BACK + 2 * FRONT + BACK + EDGE + GAPS)
"""The board at scale 1, without the question."""
PLATE: Final = 176
"""Widths at scale 1: a player's plate, …"""
SIDE: Final = 178
"""… damage zone and energy zone, …"""
ENERGY: Final = 0.54
"""… of which ready energy has so much, …"""
GATE: Final = 212
"""… the gate, …"""
DRIVE: Final = 78
"""… the drive zone of whoever has a hand."""
LEAST_EDGE: Final = 50
"""Pixels of the other player's edge on a small board, for what stands on the plate; the fronts give them."""
FRONT_KEYS: Final = ("left", "defence", "right")
SET_KEYS: Final = ("set-1", "set-2", "set-3")
PILES: Final = ("counter", "deck", "graveyard")
"""What lies at the edge beside the hand."""


def lay_out(
    size: QSize, zoom: float = 1.0, lower: int = 0, *, asks: bool = True, drives: tuple[bool, bool] = (False, False),
) -> Layout:
    """The board of that size, with that seat's half below; without a band for the question where nothing is asked.
    `drives`: the ruler of that seat has no hand, so that its drive zone lies in the place of it.
    """
    m = measures_of(size, BASE, zoom, asks=asks)
    gap, upper = m.gap, 1 - lower
    heights = [m.px(row) for row in (FAR_EDGE, FAR_BACK, FRONT, FRONT, BACK)] + [m.prompt, m.px(EDGE)]
    given = min(max(0, LEAST_EDGE - heights[0]), heights[2] // 8)
    heights[0], heights[2], heights[3] = heights[0] + 2 * given, heights[2] - given, heights[3] - given
    spare = size.height() - sum(heights) - 8 * gap
    places = [QRect(gap, top, size.width() - 2 * gap, height) for top, height in rows(gap, gap, heights, spare)]
    far_edge, far_back, far_front, front, back, prompt, edge = places
    rects: dict[str, QRect] = {"prompt": prompt} if asks else {}
    for seat, by_hand, behind, ahead in ((upper, far_edge, far_back, far_front), (lower, edge, back, front)):
        _edge_row(rects, seat, by_hand, m, drives=drives[seat])
        _front(rects, seat, ahead, m)
        _back(rects, seat, behind, m)
    rects["gate"] = _column(far_back.united(back), m)[2]
    return Layout(m, rects)


def _edge_row(rects: dict[str, QRect], seat: int, rect: QRect, m: Measures, *, drives: bool) -> None:
    """Plate, hand, drive zone, counter zone, piles; where there is no hand, the drive zone has its room."""
    pile = m.small.width() + m.px(8)
    plate = max(m.px(PLATE), LEAST_PLATE)
    names, widths = ["plate", "drive", *PILES], [plate, 0, *(pile for _ in PILES)]
    if drives:
        rects[f"hand.{seat}"] = QRect(rect.topLeft(), QSize(0, 0))
    else:
        names[1:2], widths[1:2] = ["hand", "drive"], [0, m.px(DRIVE)]
    rects.update({f"{name}.{seat}": at for name, at in zip(names, columns(rect, m.gap, widths, 1), strict=True)})


def _column(rect: QRect, m: Measures) -> tuple[QRect, QRect, QRect]:
    """What a ruler bears and spends, the lines, the gate: side by side."""
    side, lines, gate = columns(rect, m.gap, [m.px(SIDE), 0, m.px(GATE)], 1)
    return side, lines, gate


def _front(rects: dict[str, QRect], seat: int, rect: QRect, m: Measures) -> None:
    """Energy beside the attack zones and the defence zone: each in its line."""
    side, lines, _ = _column(rect, m)
    energy, spent = columns(side, m.gap, [round(side.width() * ENERGY), 0], 1)
    rects[f"energy.{seat}"], rects[f"spent.{seat}"] = energy, spent
    rects.update({f"{key}.{seat}": at for key, at in zip(FRONT_KEYS, _thirds(lines, m), strict=True)})


def _thirds(rect: QRect, m: Measures) -> list[QRect]:
    width = (rect.width() - 2 * m.gap) // 3
    return columns(rect, m.gap, [width, 0, width], 1)


def _back(rects: dict[str, QRect], seat: int, rect: QRect, m: Measures) -> None:
    """The damage zone beside set zones, ruler and field zone; the ruler stands in the centre line."""
    rects[f"damage.{seat}"], lines, _ = _column(rect, m)
    left, rects[f"ruler.{seat}"], right = _thirds(lines, m)
    half = (left.width() - m.gap) // 2
    rects[f"set-1.{seat}"], rects[f"set-2.{seat}"] = columns(left, m.gap, [half, 0], 1)
    rects[f"set-3.{seat}"], rects[f"field.{seat}"] = columns(right, m.gap, [half, 0], 1)
