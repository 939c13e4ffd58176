"""Where everything lies on the play mat: in the middle the main areas, large, with the turn and its phases between them
and beside each what is being used; behind each the four stand-by areas, at the edges hands and piles, the question
before the hand of whoever sits below. Nothing overlaps, nothing leaves the board.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize

from sakura_desktop.table.measures import LEAST_PLATE, Layout, Measures, columns, measures_of, rows

FAR_EDGE: Final = 82
"""Heights of rows at scale 1: the other player's hand and piles …"""
FAR_STANDBY: Final = 98
"""… and stand-by areas, …"""
MIDDLE: Final = 237
"""… the middle with both main areas, …"""
STANDBY: Final = 102
"""… the stand-by areas of whoever sits below, …"""
EDGE: Final = 112
"""… and below the question the hand and piles."""
LEAST_EDGE: Final = 54
"""Pixels of the other player's edge on a small board, for what stands on the plate; the middle gives them."""
GAPS: Final = 7 * 5
BASE: Final = QSize(960, FAR_EDGE + FAR_STANDBY + MIDDLE + STANDBY + EDGE + GAPS)
"""The board at scale 1, without the question."""
PLATE: Final = 164
USED: Final = 92
"""Width of what is being used, at the least …"""
MOST_MAIN: Final = 400
"""… and of a main area, at the most."""
TURN: Final = 150
"""Width of the turn with its phases."""
LOWER: Final = 20
"""How much lower the main area of whoever sits below lies than the other."""
STANDBY_KEYS: Final = ("standby-1", "standby-2", "standby-3", "standby-4")


def lay_out(size: QSize, zoom: float = 1.0, lower: int = 0, *, asks: bool = True) -> Layout:
    """The board of that size, with that seat's half below; without a band for the question where nothing is asked."""
    m = measures_of(size, BASE, zoom, asks=asks)
    gap, upper = m.gap, 1 - lower
    heights = [m.px(row) for row in (FAR_EDGE, FAR_STANDBY, MIDDLE, STANDBY)] + [m.prompt, m.px(EDGE)]
    given = min(max(0, LEAST_EDGE - heights[0]), heights[2] // 8)
    heights[0], heights[2] = heights[0] + given, heights[2] - given
    spare = size.height() - sum(heights) - 7 * gap
    places = [QRect(gap, top, size.width() - 2 * gap, height) for top, height in rows(gap, gap, heights, spare)]
    far_edge, far_standby, middle, standby, prompt, edge = places
    rects: dict[str, QRect] = {"prompt": prompt} if asks else {}
    for seat, hand, behind in ((upper, far_edge, far_standby), (lower, edge, standby)):
        _edge_row(rects, seat, hand, m)
        width = (behind.width() - 3 * gap) // 4
        units = columns(behind, gap, [0, width, width, width], 0)
        rects.update({f"{key}.{seat}": place for key, place in zip(STANDBY_KEYS, units, strict=True)})
    _middle(rects, lower, middle, m)
    return Layout(m, rects)


def _edge_row(rects: dict[str, QRect], seat: int, rect: QRect, m: Measures) -> None:
    """Plate, hand, deck, discard pile."""
    pile = m.small.width() + m.px(12)
    plate = max(m.px(PLATE), LEAST_PLATE)
    names = (f"plate.{seat}", f"hand.{seat}", f"deck.{seat}", f"discard.{seat}")
    rects.update(zip(names, columns(rect, m.gap, [plate, 0, pile, pile], 1), strict=True))


def _middle(rects: dict[str, QRect], lower: int, rect: QRect, m: Measures) -> None:
    """The main areas face each other across the turn: at the left that of whoever sits below, somewhat lower; beside
    each what is being used.
    """
    free = rect.width() - m.px(TURN) - 4 * m.gap
    main = min(m.px(MOST_MAIN), (free - 2 * m.px(USED)) // 2)
    used = (free - 2 * main) // 2
    down = m.px(LOWER)
    left, own, turn, other, right = columns(rect, m.gap, [used, main, 0, main, used], 2)
    rects[f"in-use.{lower}"], rects[f"in-use.{1 - lower}"] = left, right
    rects[f"main.{lower}"], rects[f"main.{1 - lower}"] = own.adjusted(0, down, 0, 0), other.adjusted(0, 0, 0, -down)
    rects["turn"] = turn
