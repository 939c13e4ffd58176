"""The board's layout: nothing overlaps, nothing leaves the board, whatever its size, zoom, seat and panels."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from sakura_desktop.mahoroba import board_layout as mahoroba_layout
from sakura_desktop.sakura.board_layout import BASE, lay_out, popup_rect
from sakura_desktop.table.item_layout import grid, line, pile, side_by_side
from sakura_desktop.table.measures import LEAST, LEAST_LETTERS, LETTERS, Layout, measures_of
from sakura_desktop.table.player_plate import SMALLEST
from sakura_desktop.table.prompts.bar import LETTERS as ASKED

BOARD = QSize(945, 690)
"""As it is in a window of 1280×720."""
ZOOMS = st.sampled_from([0.75, 1.0, 1.25, 1.5, 2.0])
AREAS = (
    "deck",
    "discard",
    "cover",
    "hand",
    "specials",
    "plate",
    "life",
    "aura",
    "vigor",
    "flare",
    "enhancements",
    "in-use",
)


PANELS = st.sampled_from([(0, 0), (1, 0), (1, 2), (3, 3), (5, 4)])


@given(ZOOMS, st.integers(0, 1200), st.integers(0, 700), st.integers(0, 1), PANELS)
def test_nothing_overlaps_and_nothing_leaves_the_board(
    zoom: float, wider: int, higher: int, lower: int, panels: tuple[int, int]
) -> None:
    size = LEAST + QSize(wider, higher)
    layout = lay_out(size, zoom, lower, panels)
    board = QRect(0, 0, size.width(), size.height())
    for name, rect in layout.rects.items():
        assert board.contains(rect), name
        assert rect.width() > 8, name
        assert rect.height() > 8, name
    for (one, first), (other, second) in combinations(layout.rects.items(), 2):
        assert not first.intersects(second), f"{one} over {other}"


@given(st.integers(0, 1))
def test_every_area_of_both_seats_has_its_place(lower: int) -> None:
    rects = lay_out(BASE, 1.0, lower).rects
    expected = {f"{area}.{seat}" for area in AREAS for seat in (0, 1)} | {"distance", "shadow", "attacking", "prompt"}
    assert set(rects) == expected
    upper = 1 - lower
    column = [f"hand.{upper}", f"life.{upper}", "distance", f"life.{lower}", "attacking", "prompt", f"hand.{lower}"]
    assert [rects[name].top() for name in column] == sorted(rects[name].top() for name in column)


def test_the_distance_lies_across_the_middle_and_the_question_next_to_the_hand() -> None:
    for panels in ((0, 0), (1, 1), (3, 3)):
        rects = lay_out(BOARD, panels=panels).rects
        assert rects["distance"].width() + rects["shadow"].width() > BOARD.width() * 0.84
        assert rects["distance"].width() > BOARD.width() * 0.6
        assert 0 < rects["hand.0"].top() - rects["prompt"].bottom() <= 10
        assert rects["prompt"].width() > BOARD.width() * 0.8, panels


def test_1280_by_720_is_enough() -> None:
    layout = lay_out(BOARD)
    assert layout.measures.card.width() >= 70
    assert layout.measures.piece >= 23
    assert layout.measures.title * LETTERS >= 13.5


def test_components_leave_room_for_hands_and_enhancements() -> None:
    for panels in ((1, 1), (2, 2), (3, 3)):
        layout = lay_out(BOARD, panels=panels)
        assert layout.rects["hand.0"].width() >= 4 * layout.measures.card.width(), "four cards lie side by side"
        assert layout.rects["enhancements.0"].width() >= 2 * lying(layout)
        assert layout.rects["panels.0"].height() // panels[0] >= 70
        assert popup_rect(layout, "discard.0", BOARD.width()).right() < layout.rects["panels.0"].left()


def test_many_components_have_a_wider_column() -> None:
    few, many = (lay_out(BOARD, panels=(number, number)).rects for number in (3, 4))
    assert many["panels.0"].width() >= 3 * few["panels.0"].width() // 2
    layout = lay_out(BOARD)
    assert many["hand.0"].width() >= 3 * layout.measures.card.width()
    assert many["enhancements.0"].width() >= 1.5 * lying(layout)


def lying(layout: Layout) -> int:
    """How wide a card is among the enhancements in play, which are less high than the hand."""
    card, room = layout.measures.card, layout.rects["enhancements.0"].height() - layout.measures.title
    return min(card.width(), card.width() * room // card.height())


def test_things_grow_with_the_board_and_with_the_zoom() -> None:
    small, large = measures_of(BOARD, BASE, 1.0), measures_of(BOARD * 1.5, BASE, 1.0)
    assert large.card.width() > small.card.width() * 1.4
    assert large.title > small.title * 1.4


def test_a_larger_zoom_makes_type_larger_within_the_frame() -> None:
    usual, large = lay_out(BOARD), lay_out(BOARD, 2.0)
    assert large.measures.letters(15) > usual.measures.letters(15) * 1.2
    assert large.rects["prompt"].height() > usual.rects["prompt"].height() * 1.15
    assert large.measures.card.width() > usual.measures.card.width() * 0.85


ROOMS = st.builds(QRect, st.just(5), st.just(7), st.integers(60, 500), st.integers(30, 200))


@given(ROOMS, st.integers(0, 30), st.integers(2, 7))
def test_crystals_stand_in_their_room_none_over_another(room: QRect, count: int, columns: int) -> None:
    boxes = grid(room, count, 26, columns)
    assert len(boxes) == count
    assert all(room.contains(box) for box in boxes)
    assert all(not a.intersects(b) for a, b in combinations(boxes, 2))


@given(ROOMS, st.integers(0, 12))
def test_places_of_a_capacity_stand_in_one_line(room: QRect, count: int) -> None:
    boxes = line(room, count, 28)
    assert len(boxes) == count
    assert len({box.top() for box in boxes}) <= 1
    assert all(not a.intersects(b) for a, b in combinations(boxes, 2))


@given(st.builds(QRect, st.just(0), st.just(0), st.integers(120, 700), st.just(110)), st.integers(0, 12))
def test_cards_overlap_rather_than_leave(room: QRect, count: int) -> None:
    boxes = side_by_side(room, count, QSize(76, 106), 4)
    assert len(boxes) == count
    assert all(room.left() <= box.left() and box.right() <= room.right() for box in boxes)
    assert all(a.left() < b.left() for a, b in pairwise(boxes))


@given(st.integers(0, 12))
def test_a_pile_stays_in_its_room(count: int) -> None:
    room = QRect(0, 0, 75, 100)
    boxes = pile(room, count, QSize(65, 91))
    assert len(boxes) == count
    assert all(room.contains(box) for box in boxes)


@pytest.mark.parametrize(("size", "least"), [(QSize(565, 448), 12), (QSize(945, 690), 14), (QSize(1420, 1050), 14)])
def test_what_is_asked_is_written_large_enough_on_the_boards_of_both_games(size: QSize, least: int) -> None:
    for board in (lay_out, mahoroba_layout.lay_out):
        assert board(size).measures.letters(ASKED) >= least


def test_plates_have_room_for_letters_to_be_read_on_a_small_board() -> None:
    board = QSize(564, 450)
    for rects in (lay_out(board).rects, lay_out(board, panels=(2, 2)).rects):
        for seat in (0, 1):
            assert rects[f"plate.{seat}"].height() >= 61
        assert rects["hand.0"].height() > rects["hand.1"].height(), "the own hand stays the larger one"
        assert rects["attacking"].height() >= 46
    assert mahoroba_layout.lay_out(board).rects["plate.1"].height() >= 52
    assert SMALLEST >= LEAST_LETTERS
    assert lay_out(BOARD).rects["plate.0"].height() == lay_out(BOARD).rects["life.1"].height(), "no need in a large one"
