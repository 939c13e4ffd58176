"""Where everything lies on the board, as a function of its size: nothing overlaps, nothing leaves it.

The distance lies between the two sides, next to the crystals of both; below it, before the hand of whoever sits there,
the table on which cards are used, and the band of the question. Both halves have the same columns from left to right,
so that a player finds the same thing at the same side, whichever half is theirs.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize

from sakura_desktop.table.component_panels import FEW
from sakura_desktop.table.measures import LEAST_PLATE, Layout, Measures, columns, measures_of, rows

FAR_EDGE: Final = 76
"""Heights of rows at scale 1: the other player's hand and piles …"""
FAR_FIELD: Final = 98
"""… and crystals, …"""
LANE: Final = 90
"""… the distance, …"""
FIELD: Final = 98
"""… the crystals of whoever sits below, …"""
TABLE: Final = 92
"""… the open table, …"""
EDGE: Final = 140
"""… and below the question the hand and piles."""
LEAST_FIELD: Final = 64
"""Pixels that a row with a plate has on a small board: the names on it are to be read. The distance, the open table and
the row of the own hand give them, none more than …"""
GIVEN: Final = 8
"""… this part of what they have."""
GAPS: Final = 8 * 5
CARD: Final = QSize(86, 120)
"""A card in the own hand at scale 1: it is read and carried, and larger than any other."""
BASE: Final = QSize(960, FAR_EDGE + FAR_FIELD + LANE + FIELD + TABLE + EDGE + GAPS)
"""The board at scale 1, without the question."""
PLATE: Final = 164
MOST_PLATE: Final = 24
"""How much of the board's width, in hundredths, a plate has at the most for the sake of its names."""
LIFE: Final = 180
AURA: Final = 176
FLARE: Final = 130
SHADOW: Final = 214
AIR: Final = 430
"""Width of the attacks in the air."""
PANEL: Final = 136
"""Width of a component's panel where a player has one: it stands beside two rows …"""
COLUMN: Final = 120
"""… and of the column for several of them: beside one row more."""
PAIRS: Final = 184
"""Width of the column for so many that some stand in pairs."""


class _Row(NamedTuple):
    top: int
    height: int


def lay_out(
    size: QSize, zoom: float = 1.0, lower: int = 0, panels: tuple[int, int] = (0, 0), *, asks: bool = True,
) -> Layout:
    """The board of that size, with that seat's half below; `panels`: how many component panels each seat has; without
    a band for the question where nothing is asked.
    """
    m = measures_of(size, BASE, zoom, asks=asks, card=CARD)
    upper, gap = 1 - lower, m.gap
    heights = [m.px(row) for row in (FAR_EDGE, FAR_FIELD, LANE, FIELD, TABLE)]
    heights += [m.prompt, m.px(EDGE)]
    _give_to_plates(heights)
    spare = size.height() - sum(heights) - 8 * gap
    far_edge, far_field, lane, field, table, prompt, edge = (
        _Row(*row) for row in rows(gap, gap, heights, spare)
    )
    width = size.width() - 2 * gap
    rects: dict[str, QRect] = {}

    def across(row: _Row, column: int = 0) -> QRect:
        return QRect(gap, row.top, width - (column + gap if column else 0), row.height)

    far, near = (_column(panels[seat], m, size.width()) for seat in (upper, lower))
    for seat, column, beside in ((upper, far, (far_edge, far_field, lane)), (lower, near, (field, table, prompt))):
        if column:
            last = beside[2 if panels[seat] > 1 else 1]
            height = last.top + last.height - beside[0].top
            rects[f"panels.{seat}"] = QRect(gap + width - column, beside[0].top, column, height)
    _edge_row(rects, upper, across(far_edge, far), m)
    _field_row(rects, upper, across(far_field, far), m)
    middle = across(lane, far if panels[upper] > 1 else 0)
    rects["distance"], rects["shadow"] = columns(middle, gap, [0, m.px(SHADOW)], 0)
    _field_row(rects, lower, across(field, near), m)
    _open_table(rects, lower, across(table, near), m)
    if asks:
        rects["prompt"] = across(prompt, near if panels[lower] > 1 else 0)
    _edge_row(rects, lower, across(edge), m)
    return Layout(m, rects)


def _give_to_plates(heights: list[int]) -> None:
    """Make the rows with plates as high as names need it."""
    wanted = 2 * max(0, LEAST_FIELD - heights[1])
    for giver in (2, 4, 6):
        given = min(wanted // 3, heights[giver] // GIVEN)
        heights[giver] -= given
        heights[1] += given // 2
        heights[3] += given - given // 2


def _column(panels: int, m: Measures, width: int) -> int:
    """How wide the column of a seat's components is; 0 where they have none."""
    if not panels:
        return 0
    units = PANEL if panels == 1 else COLUMN if panels <= FEW else PAIRS
    return m.px(units) + max(0, width - m.px(BASE.width())) // 4


def _edge_row(rects: dict[str, QRect], seat: int, rect: QRect, m: Measures) -> None:
    """Piles, hand, specials: the row at the player's edge of the table."""
    pile = m.small.width() + m.px(12)
    cover = m.small.height() + m.px(6)
    specials = 3 * m.card.width() + 4 * m.px(5)
    names = (f"deck.{seat}", f"discard.{seat}", f"cover.{seat}", f"hand.{seat}", f"specials.{seat}")
    rects.update(zip(names, columns(rect, m.gap, [pile, pile, cover, 0, specials], 3), strict=True))


def _field_row(rects: dict[str, QRect], seat: int, rect: QRect, m: Measures) -> None:
    """The player's plate, crystals, enhancements: the row next to the distance."""
    plate_width = max(m.px(PLATE), min(LEAST_PLATE, rect.width() * MOST_PLATE // 100))
    widths = [plate_width, m.px(LIFE), m.px(AURA), m.px(FLARE), 0]
    plate, life, middle, flare, rest = columns(rect, m.gap, widths, 4)
    rects[f"plate.{seat}"], rects[f"life.{seat}"], rects[f"flare.{seat}"] = plate, life, flare
    aura = (middle.height() - m.gap) * 11 // 20
    rects[f"aura.{seat}"] = QRect(middle.left(), middle.top(), middle.width(), aura)
    below = middle.top() + aura + m.gap
    rects[f"vigor.{seat}"] = QRect(middle.left(), below, middle.width(), middle.bottom() - below + 1)
    rects[f"enhancements.{seat}"] = rest


def _open_table(rects: dict[str, QRect], lower: int, rect: QRect, m: Measures) -> None:
    """The attacks in the air in the middle, and on both sides of them the cards in use."""
    side = (rect.width() - min(m.px(AIR), rect.width() * 46 // 100)) // 2 - m.gap
    left, air, right = columns(rect, m.gap, [side, 0, side], 1)
    rects[f"in-use.{lower}"], rects["attacking"], rects[f"in-use.{1 - lower}"] = left, air, right


def popup_rect(layout: Layout, place: str, width: int) -> QRect:
    """Where a spread pile lies: over the crystals of its side, away from hands, piles, panels and the question."""
    seat = place.partition(".")[2] or "0"
    row, panels = layout.rects[f"plate.{seat}"], layout.rects.get(f"panels.{seat}")
    gap = layout.measures.gap
    right = panels.left() if panels is not None else width
    return QRect(row.right() + gap, row.top() - gap // 2, right - row.right() - 2 * gap, row.height() + gap)
