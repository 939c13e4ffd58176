"""Where everything lies on the play mat: in the middle the front of each stage with the center positions face to face,
behind each the back position, at the edges hands and piles, the question before the hand of whoever sits below. Nothing
overlaps, nothing leaves the board.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize

from sakura_desktop.table.measures import LEAST_PLATE, Layout, Measures, columns, measures_of, rows

FAR_EDGE: Final = 86
"""Heights of rows at scale 1: the other player's hand and piles …"""
FAR_BACK: Final = 108
"""… and back position, …"""
FRONT: Final = 110
"""… the front of each stage, …"""
BACK: Final = 108
"""… the back position of whoever sits below, …"""
EDGE: Final = 104
"""… and below the question the hand and piles."""
GAPS: Final = 8 * 5
BASE: Final = QSize(960, FAR_EDGE + FAR_BACK + 2 * FRONT + BACK + EDGE + GAPS)
"""The board at scale 1, without the question."""
PLATE: Final = 186
"""Widths at scale 1: a player's plate, …"""
LIFE: Final = 118
"""… life, …"""
OSHI: Final = 88
"""… the oshi position, …"""
RESOLUTION: Final = 92
"""… where a card is while it is being used."""
PILES: Final = ("cheer-deck", "deck", "holo-power", "archive")
"""The piles at the edge."""


def lay_out(size: QSize, zoom: float = 1.0, lower: int = 0, *, asks: bool = True) -> Layout:
    """The board of that size, with that seat's half below; without a band for the question where nothing is asked."""
    m = measures_of(size, BASE, zoom, asks=asks)
    gap, upper = m.gap, 1 - lower
    heights = [m.px(row) for row in (FAR_EDGE, FAR_BACK, FRONT, FRONT, BACK)] + [m.prompt, m.px(EDGE)]
    spare = size.height() - sum(heights) - 8 * gap
    places = [QRect(gap, top, size.width() - 2 * gap, height) for top, height in rows(gap, gap, heights, spare)]
    far_edge, far_back, far_front, front, back, prompt, edge = places
    rects: dict[str, QRect] = {"prompt": prompt} if asks else {}
    for seat, by_hand, behind, ahead in ((upper, far_edge, far_back, far_front), (lower, edge, back, front)):
        _edge_row(rects, seat, by_hand, m)
        rects[f"back.{seat}"] = behind
        _front(rects, seat, ahead, m)
    return Layout(m, rects)


def _edge_row(rects: dict[str, QRect], seat: int, rect: QRect, m: Measures) -> None:
    """Plate, hand, piles."""
    pile = m.small.width() + m.px(22)
    plate = max(m.px(PLATE), LEAST_PLATE)
    names = ("plate", "hand", *PILES)
    widths = [plate, 0, *(pile for _ in PILES)]
    rects.update({f"{name}.{seat}": at for name, at in zip(names, columns(rect, m.gap, widths, 1), strict=True)})


def _front(rects: dict[str, QRect], seat: int, rect: QRect, m: Measures) -> None:
    """Life, collab and center position side by side, the oshi, and what is being used."""
    beside = m.px(LIFE) + m.px(OSHI) + m.px(RESOLUTION)
    holomem = (rect.width() - beside - 4 * m.gap) // 2
    names = ("life", "collab", "center", "oshi", "resolution")
    widths = [m.px(LIFE), holomem, 0, m.px(OSHI), m.px(RESOLUTION)]
    rects.update({f"{name}.{seat}": at for name, at in zip(names, columns(rect, m.gap, widths, 2), strict=True)})
