"""Where everything lies on the play mat: the main areas face each other in the middle, behind each the four stand-by
areas, at the edges hands and piles, the question before the hand of whoever sits below. Nothing overlaps, nothing
leaves the board.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize

from sakura_desktop.table.measures import LEAST_PLATE, Layout, Measures, columns, measures_of, rows

FAR_EDGE: Final = 82
"""Heights of rows at scale 1: the other player's hand and piles …"""
FAR_STANDBY: Final = 98
"""… and stand-by areas, …"""
MAIN: Final = 116
"""… the main area of each, …"""
STANDBY: Final = 102
"""… the stand-by areas of whoever sits below, …"""
EDGE: Final = 112
"""… and below the question the hand and piles."""
GAPS: Final = 8 * 5
BASE: Final = QSize(960, FAR_EDGE + FAR_STANDBY + 2 * MAIN + STANDBY + EDGE + GAPS)
"""The board at scale 1, without the question."""
PLATE: Final = 164
FRONT: Final = 360
"""Width of a main area."""
STANDBY_KEYS: Final = ("standby-1", "standby-2", "standby-3", "standby-4")


def lay_out(size: QSize, zoom: float = 1.0, lower: int = 0, *, asks: bool = True) -> Layout:
    """The board of that size, with that seat's half below; without a band for the question where nothing is asked."""
    m = measures_of(size, BASE, zoom, asks=asks)
    gap, upper = m.gap, 1 - lower
    heights = [m.px(row) for row in (FAR_EDGE, FAR_STANDBY, MAIN, MAIN, STANDBY)] + [m.prompt, m.px(EDGE)]
    spare = size.height() - sum(heights) - 8 * gap
    places = [QRect(gap, top, size.width() - 2 * gap, height) for top, height in rows(gap, gap, heights, spare)]
    far_edge, far_standby, far_main, main, standby, prompt, edge = places
    rects: dict[str, QRect] = {"prompt": prompt} if asks else {}
    for seat, hand, behind, front in ((upper, far_edge, far_standby, far_main), (lower, edge, standby, main)):
        _edge_row(rects, seat, hand, m)
        width = (behind.width() - 3 * gap) // 4
        units = columns(behind, gap, [0, width, width, width], 0)
        rects.update({f"{key}.{seat}": place for key, place in zip(STANDBY_KEYS, units, strict=True)})
        _front(rects, seat, front, m)
    return Layout(m, rects)


def _edge_row(rects: dict[str, QRect], seat: int, rect: QRect, m: Measures) -> None:
    """Plate, hand, deck, discard pile."""
    pile = m.small.width() + m.px(12)
    plate = max(m.px(PLATE), LEAST_PLATE)
    names = (f"plate.{seat}", f"hand.{seat}", f"deck.{seat}", f"discard.{seat}")
    rects.update(zip(names, columns(rect, m.gap, [plate, 0, pile, pile], 1), strict=True))


def _front(rects: dict[str, QRect], seat: int, rect: QRect, m: Measures) -> None:
    """The main area in the middle of the table; beside it what is being used."""
    side = (rect.width() - m.px(FRONT) - 2 * m.gap) // 2
    used, main, _ = columns(rect, m.gap, [side, 0, side], 1)
    rects[f"main.{seat}"], rects[f"in-use.{seat}"] = main, used
