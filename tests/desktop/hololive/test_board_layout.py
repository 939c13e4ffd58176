"""Where everything lies on the play mat: nothing overlaps, nothing leaves the board, whoever sits below."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize

from sakura_desktop.hololive.board_layout import PILES, lay_out
from sakura_desktop.table.measures import LEAST

SIZES = (LEAST, QSize(568, 480), QSize(950, 660), QSize(1500, 980), QSize(2200, 1300))


@pytest.mark.parametrize("lower", [0, 1])
@pytest.mark.parametrize("zoom", [1.0, 1.35])
def test_nothing_overlaps_and_nothing_leaves_the_board(lower: int, zoom: float) -> None:
    for size in SIZES:
        rects = lay_out(size, zoom, lower).rects
        for name, rect in rects.items():
            assert QRect(0, 0, size.width(), size.height()).contains(rect), (name, rect, size)
            assert rect.width() > 20, (name, size)
            assert rect.height() > 14, (name, size)
        for (one, first), (other, second) in combinations(rects.items(), 2):
            assert not first.intersects(second), (one, other, size)


def test_the_lower_half_is_whose_it_is_and_the_centers_face_each_other() -> None:
    for lower in (0, 1):
        rects = lay_out(QSize(1000, 720), 1.0, lower).rects
        column = [f"hand.{1 - lower}", f"back.{1 - lower}", f"center.{1 - lower}", f"center.{lower}", f"back.{lower}"]
        tops = [rects[name].top() for name in (*column, "prompt", f"hand.{lower}")]
        assert tops == sorted(tops)
        for place in ("center", "collab", "life", "oshi"):
            above, below = rects[f"{place}.{1 - lower}"], rects[f"{place}.{lower}"]
            assert (above.left(), above.width()) == (below.left(), below.width()), place
        assert rects[f"collab.{lower}"].top() == rects[f"center.{lower}"].top()
        piles = [rects[f"{pile}.{lower}"].left() for pile in PILES]
        assert piles == sorted(piles)


def test_without_questions_there_is_no_band_for_them() -> None:
    assert "prompt" not in lay_out(QSize(1000, 720), asks=False).rects
