"""Where everything lies on the board, as a function of its size: nothing overlaps, nothing leaves it.

The board is laid out in units of a card's width at 960×660; both halves have the same columns from left to right, so
that a player finds the same thing at the same side, whichever half is theirs.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize

from sakura_desktop.table.component_panels import FEW
from sakura_desktop.table.measures import Layout, Measures, columns, measures_of, smallest

BASE: Final = QSize(960, 660)
"""The board at scale 1."""
LANE: Final = 58
MIDDLE: Final = 172
ROW: Final = 113
"""Height of a row of cards with its frame."""
PANEL: Final = 136
"""Width of a component's panel where a player has one: it stands in the row of the crystals."""
COLUMN: Final = 118
"""Width of the column for several of them: it stands beside both rows of its player."""
PAIRS: Final = 180
"""Width of the column for so many that some stand in pairs."""


def least_size(zoom: float) -> QSize:
    """The smallest board at a zoom; a smaller window scrolls."""
    return smallest(BASE, zoom)


def lay_out(size: QSize, zoom: float = 1.0, lower: int = 0, panels: tuple[int, int] = (0, 0)) -> Layout:
    """The board of that size, with that seat's half below; `panels`: how many component panels each seat has."""
    measures = measures_of(size, BASE, zoom)
    px, gap = measures.px, measures.gap
    row, middle = px(ROW), px(MIDDLE)
    spare = max(0, size.height() - 4 * row - middle - 6 * gap)
    pad = gap + spare // 6
    rects: dict[str, QRect] = {}
    upper = 1 - lower
    width = size.width() - 2 * gap
    tops = [pad, pad + row + gap]
    centre = tops[1] + row + gap + spare // 6
    below = centre + middle + gap + spare // 6
    wide = max(0, size.width() - px(BASE.width())) // 4
    for seat, edge, field in ((upper, tops[0], tops[1]), (lower, below + row + gap, below)):
        room = QRect(gap, 0, width, row)
        if panels[seat] > 1:
            column = px(COLUMN if panels[seat] <= FEW else PAIRS) + wide
            rects[f"panels.{seat}"] = QRect(room.right() - column + 1, min(edge, field), column, 2 * row + gap)
            room.setWidth(width - column - gap)
        _edge_row(rects, seat, room.translated(0, edge), measures)
        _field_row(rects, seat, room.translated(0, field), measures, px(PANEL) + wide if panels[seat] == 1 else 0)
    _middle(rects, lower, QRect(gap, centre, width, middle), measures)
    return Layout(measures, rects)


def _edge_row(rects: dict[str, QRect], seat: int, rect: QRect, m: Measures) -> None:
    """Piles, hand, specials: the row at the player's edge of the table."""
    pile = m.small.width() + m.px(10)
    cover = m.small.height() + m.px(6)
    specials = 3 * m.card.width() + 4 * m.px(5)
    deck, discard, covered, hand, special = columns(rect, m.gap, [pile, pile, cover, 0, specials], 3)
    rects[f"deck.{seat}"] = deck
    rects[f"discard.{seat}"] = discard
    rects[f"cover.{seat}"] = covered
    rects[f"hand.{seat}"] = hand
    rects[f"specials.{seat}"] = special


def _field_row(rects: dict[str, QRect], seat: int, rect: QRect, m: Measures, panel: int) -> None:
    """The player's plate, crystals, enhancements and a single component of that width: the row towards the middle."""
    crystals = 5 * m.piece + 6 * m.px(3) + m.px(6)
    plate, life, middle, flare, rest = columns(rect, m.gap, [m.px(172), crystals, crystals, crystals, 0], 4)
    rects[f"plate.{seat}"] = plate
    rects[f"life.{seat}"] = life
    rects[f"flare.{seat}"] = flare
    aura_height = m.px(62)
    rects[f"aura.{seat}"] = QRect(middle.left(), middle.top(), middle.width(), aura_height)
    vigor_top = middle.top() + aura_height + m.gap
    rects[f"vigor.{seat}"] = QRect(middle.left(), vigor_top, middle.width(), middle.bottom() - vigor_top + 1)
    if panel:
        rects[f"panels.{seat}"] = QRect(rest.right() - panel + 1, rest.top(), panel, rest.height())
        rest.setWidth(rest.width() - panel - m.gap)
    rects[f"enhancements.{seat}"] = rest


def _middle(rects: dict[str, QRect], lower: int, rect: QRect, m: Measures) -> None:
    """The lane of distance with the shadow beside it, below it the table, and the prompt at the side."""
    prompt = max(m.px(358), rect.width() * 36 // 100)
    table = rect.width() - prompt - m.gap
    lane_height = m.px(LANE)
    shadow = m.px(190)
    distance, dust = columns(QRect(rect.left(), rect.top(), table, lane_height), m.gap, [0, shadow], 0)
    rects["distance"] = distance
    rects["shadow"] = dust
    top = rect.top() + lane_height + m.gap
    strip = QRect(rect.left(), top, table, rect.bottom() - top + 1)
    side = m.card.width() * 2 + m.px(14)
    left, air, right = columns(strip, m.gap, [side, 0, side], 1)
    rects[f"in-use.{1 - lower}"] = right
    rects[f"in-use.{lower}"] = left
    rects["attacking"] = air
    rects["prompt"] = QRect(rect.right() - prompt + 1, rect.top(), prompt, rect.height())


def popup_rect(layout: Layout, place: str, width: int) -> QRect:
    """Where a spread pile lies: over the field of its side, away from hands, piles, panels and the prompt."""
    seat = place.partition(".")[2] or "0"
    row, panels = layout.rects[f"plate.{seat}"], layout.rects.get(f"panels.{seat}")
    gap = layout.measures.gap
    right = panels.left() if panels is not None else width
    return QRect(row.right() + gap, row.top() - gap // 2, right - row.right() - 2 * gap, row.height() + gap)
