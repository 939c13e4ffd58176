"""Where everything lies on the play mat: nothing overlaps, nothing leaves the board, whoever sits below and whether or
not their rulers have hands.
"""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRect, QSize

from sakura_desktop.gateruler.board_layout import FRONT_KEYS, PILES, SET_KEYS, lay_out
from sakura_desktop.table.measures import LEAST

SIZES = (
    LEAST, QSize(480, 400), QSize(568, 420), QSize(950, 660), QSize(1240, 700), QSize(1500, 980), QSize(2100, 1380),
)  # fmt: skip
"""Boards of the smallest window and of those of 800×480, 1280×720, 1920×1080 and 2560×1440, with and without a column
beside them.
"""
DRIVES = tuple(product((False, True), repeat=2))


@pytest.mark.parametrize("lower", [0, 1])
@pytest.mark.parametrize("zoom", [0.9, 1.0, 1.35])
@pytest.mark.parametrize("drives", DRIVES)
def test_nothing_overlaps_and_nothing_leaves_the_board(
    lower: int, zoom: float, drives: tuple[bool, bool]
) -> None:
    for size in SIZES:
        rects = lay_out(size, zoom, lower, drives=drives).rects
        for seat in (0, 1):
            assert rects[f"hand.{seat}"].isEmpty() is drives[seat], "no hand where there is none"
        there = {name: rect for name, rect in rects.items() if not rect.isEmpty()}
        for name, rect in there.items():
            assert QRect(0, 0, size.width(), size.height()).contains(rect), (name, rect, size)
            assert rect.width() > 20, (name, size)
            assert rect.height() > 14, (name, size)
        for (one, first), (other, second) in combinations(there.items(), 2):
            assert not first.intersects(second), (one, other, size)


def test_the_lower_half_is_whose_it_is_and_the_lines_face_each_other() -> None:
    for lower in (0, 1):
        upper = 1 - lower
        rects = lay_out(QSize(1000, 720), 1.0, lower).rects
        column = [f"hand.{upper}", f"ruler.{upper}", f"defence.{upper}", f"defence.{lower}", f"ruler.{lower}"]
        tops = [rects[name].top() for name in (*column, "prompt", f"hand.{lower}")]
        assert tops == sorted(tops)
        for place in (*FRONT_KEYS, *SET_KEYS, *PILES, "ruler", "damage", "energy"):
            above, below = rects[f"{place}.{upper}"], rects[f"{place}.{lower}"]
            assert (above.left(), above.width()) == (below.left(), below.width()), place
        assert rects[f"defence.{lower}"].left() == rects[f"ruler.{lower}"].left(), "the centre line"


def test_the_gate_reaches_over_both_halves_as_far_from_one_as_from_the_other() -> None:
    for lower in (0, 1):
        rects = lay_out(QSize(1000, 720), 1.0, lower).rects
        gate, above, below = rects["gate"], rects[f"ruler.{1 - lower}"], rects[f"ruler.{lower}"]
        assert (gate.top(), gate.bottom()) == (above.top(), below.bottom())


def test_a_drive_zone_has_the_room_of_a_hand_that_is_not_there() -> None:
    size = QSize(1000, 720)
    with_hand, without = lay_out(size).rects, lay_out(size, drives=(True, False)).rects
    assert without["drive.0"].left() == with_hand["hand.0"].left()
    assert without["drive.0"].right() == with_hand["drive.0"].right()
    assert without["drive.1"] == with_hand["drive.1"]
    others = {name for name in with_hand if name not in ("hand.0", "drive.0")}
    assert all(with_hand[name] == without[name] for name in others), "nothing else moves for it"


def test_without_questions_there_is_no_band_for_them() -> None:
    assert "prompt" not in lay_out(QSize(1000, 720), asks=False).rects
