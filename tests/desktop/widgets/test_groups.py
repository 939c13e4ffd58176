"""Tiles in lines: groups stay whole, and all of them are seen wherever a shape is small enough for that."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, QSize

from sakura_desktop.widgets.group_layout import GAP, Shape, lines_of, next_line, plan

TWELVE = (3, 3, 2, 3, 3, 2, 2, 2, 2, 3, 2, 2)
SHAPES = [Shape(QSize(120, 110), 1.0), Shape(QSize(100, 90), 0.9), Shape(QSize(80, 74), 0.8)]


@pytest.mark.parametrize("columns", range(3, 14))
def test_no_group_is_broken_where_a_line_has_room_for_it(columns: int) -> None:
    lines = lines_of(TWELVE, columns)
    assert [size for line in lines for size in line] == list(TWELVE)
    assert all(sum(line) <= columns for line in lines)
    for line, following in pairwise(lines):
        assert sum(line) + following[0] > columns


def test_a_group_too_long_for_a_line_is_broken() -> None:
    assert lines_of((1, 5, 2), 2) == [[1], [2], [2], [1], [2]]
    assert lines_of((3,), 1) == [[1], [1], [1]]
    assert lines_of((), 4) == []


@pytest.mark.parametrize("width", [300, 543, 699, 900, 1400])
def test_tiles_lie_side_by_side_in_their_frames_and_in_the_room(width: int) -> None:
    found = plan(TWELVE, QSize(width, 334), SHAPES)
    assert len(found.spots) == sum(TWELVE)
    assert len(found.frames) == len(TWELVE)
    whole = QRect(0, 0, width, found.height)
    assert all(whole.contains(spot) for spot in found.spots)
    for at, spot in enumerate(found.spots):
        assert not any(spot.intersects(other) for other in found.spots[at + 1 :])
        assert sum(frame.contains(spot) for frame in found.frames) == 1
    for one, other in pairwise(found.frames):
        assert one.top() != other.top() or other.left() - one.right() - 1 == GAP


def test_the_largest_shape_in_which_all_have_room_is_taken() -> None:
    assert plan(TWELVE, QSize(1400, 600), SHAPES).shape.letters == 1.0
    assert plan(TWELVE, QSize(900, 380), SHAPES).shape.letters == 0.9
    assert plan(TWELVE, QSize(699, 334), SHAPES).shape.letters == 0.8
    crowded = plan(TWELVE, QSize(400, 100), SHAPES)
    assert crowded.shape.letters == 0.8
    assert crowded.height > 100


def test_few_tiles_are_not_drawn_out_over_the_line() -> None:
    found = plan((1,), QSize(1400, 600), SHAPES)
    assert found.spots[0].width() < 200


def test_a_room_narrower_than_a_tile_holds_one_after_the_other() -> None:
    found = plan((2, 1), QSize(50, 400), SHAPES)
    assert [spot.left() for spot in found.spots] == [0, 0, 0]
    assert {spot.width() for spot in found.spots} == {50}
    assert plan((), QSize(50, 400), SHAPES).height == 0


def test_the_next_line_s_nearest_tile() -> None:
    spots = plan(TWELVE, QSize(699, 334), SHAPES).spots
    first = next_line(spots, 0, down=True)
    assert spots[first].left() == 0
    assert next_line(spots, first, down=False) == 0
    assert next_line(spots, 0, down=False) == 0
    last = len(spots) - 1
    assert next_line(spots, last, down=True) == last
    up = next_line(spots, last, down=False)
    assert spots[up].top() < spots[last].top()
    assert abs(spots[up].center().x() - spots[last].center().x()) <= spots[0].width()
