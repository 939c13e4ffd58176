"""Where everything lies on the play mat: the main areas face each other in the middle, behind each the four stand-by
areas, at the edges hands and piles. Nothing overlaps, nothing leaves the board.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize

from sakura_desktop.table.measures import Layout, Measures, columns, measures_of, smallest

BASE: Final = QSize(960, 702)
"""The board at scale 1."""
EDGE: Final = 100
"""Height of the row of hand and piles."""
STANDBY: Final = 108
MAIN: Final = 121
"""Height of a main area."""
PLATE: Final = 150
STANDBY_KEYS: Final = ("standby-1", "standby-2", "standby-3", "standby-4")


def least_size(zoom: float) -> QSize:
    """The smallest board at a zoom; a smaller window scrolls."""
    return smallest(BASE, zoom)


def lay_out(size: QSize, zoom: float = 1.0, lower: int = 0) -> Layout:
    """The board of that size, with that seat's half below."""
    measures = measures_of(size, BASE, zoom)
    px, gap = measures.px, measures.gap
    spare = max(0, size.height() - 2 * (px(EDGE) + px(STANDBY) + px(MAIN)) - 7 * gap)
    more = spare // 6
    edge, standby, main = px(EDGE) + more, px(STANDBY) + more, px(MAIN) + more
    rects: dict[str, QRect] = {}
    upper = 1 - lower
    width = size.width() - 2 * gap
    top = gap
    _edge_row(rects, upper, QRect(gap, top, width, edge), measures)
    top += edge + gap
    _standby_row(rects, upper, QRect(gap, top, width, standby), measures)
    top += standby + gap
    _middle(rects, (upper, lower), QRect(gap, top, width, 2 * main + gap), measures)
    top += 2 * main + 2 * gap
    _standby_row(rects, lower, QRect(gap, top, width, standby), measures)
    top += standby + gap
    _edge_row(rects, lower, QRect(gap, top, width, edge), measures)
    return Layout(measures, rects)


def _edge_row(rects: dict[str, QRect], seat: int, rect: QRect, m: Measures) -> None:
    """Plate, hand, deck, discard pile."""
    pile = m.small.width() + m.px(12)
    names = (f"plate.{seat}", f"hand.{seat}", f"deck.{seat}", f"discard.{seat}")
    rects.update(zip(names, columns(rect, m.gap, [m.px(PLATE), 0, pile, pile], 1), strict=True))


def _standby_row(rects: dict[str, QRect], seat: int, rect: QRect, m: Measures) -> None:
    """The four stand-by areas side by side."""
    width = (rect.width() - 3 * m.gap) // 4
    places = columns(rect, m.gap, [0, width, width, width], 0)
    rects.update({f"{key}.{seat}": place for key, place in zip(STANDBY_KEYS, places, strict=True)})


def _middle(rects: dict[str, QRect], seats: tuple[int, int], rect: QRect, m: Measures) -> None:
    """The two main areas, one above the other; beside them what is being used, and the question."""
    prompt = max(m.px(348), rect.width() * 36 // 100)
    use = m.card.width() + m.px(26)
    used, mains, question = columns(rect, m.gap, [use, 0, prompt], 1)
    height = (rect.height() - m.gap) // 2
    for at, seat in enumerate(seats):
        top = rect.top() + at * (height + m.gap)
        rects[f"main.{seat}"] = QRect(mains.left(), top, mains.width(), height)
        rects[f"in-use.{seat}"] = QRect(used.left(), top, used.width(), height)
    rects["prompt"] = question
