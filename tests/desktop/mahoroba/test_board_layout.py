"""Where everything lies on the play mat: nothing overlaps, nothing leaves the board, whoever sits below."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize

from sakura_desktop.mahoroba.board_layout import STANDBY_KEYS, lay_out
from sakura_desktop.table.measures import LEAST

SIZES = (LEAST, QSize(950, 660), QSize(1500, 980), QSize(2200, 1300))


@pytest.mark.parametrize("lower", [0, 1])
def test_nothing_overlaps_and_nothing_leaves_the_board(lower: int) -> None:
    for size in SIZES:
        rects = lay_out(size, 1.0, lower).rects
        for name, rect in rects.items():
            assert QRect(0, 0, size.width(), size.height()).contains(rect), (name, rect, size)
        for (one, first), (other, second) in combinations(rects.items(), 2):
            assert not first.intersects(second), (one, other, size)


def test_the_lower_half_is_whose_it_is_and_main_areas_face_each_other() -> None:
    for lower in (0, 1):
        rects = lay_out(QSize(1000, 720), 1.0, lower).rects
        column = [f"hand.{1 - lower}", f"standby-1.{1 - lower}", f"main.{1 - lower}", f"main.{lower}"]
        column += [f"standby-1.{lower}", f"hand.{lower}"]
        tops = [rects[name].top() for name in column]
        assert tops == sorted(tops)
        assert [rects[f"{key}.{lower}"].left() for key in STANDBY_KEYS] == sorted(
            rects[f"{key}.{lower}"].left() for key in STANDBY_KEYS
        )


def test_the_middle_belongs_to_the_main_units_with_the_turn_between_them() -> None:
    for lower in (0, 1):
        rects = lay_out(QSize(945, 690), 1.0, lower).rects
        across = [f"in-use.{lower}", f"main.{lower}", "turn", f"main.{1 - lower}", f"in-use.{1 - lower}"]
        assert [rects[name].left() for name in across] == sorted(rects[name].left() for name in across)
        for seat in (0, 1):
            assert rects[f"main.{seat}"].height() > 1.9 * rects[f"standby-1.{seat}"].height()
            assert rects[f"main.{seat}"].width() > 1.3 * rects[f"standby-1.{seat}"].width()
            assert rects[f"in-use.{seat}"].width() >= lay_out(QSize(945, 690)).measures.card.width()
