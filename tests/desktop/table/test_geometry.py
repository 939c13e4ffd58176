"""The board's layout: nothing overlaps, nothing leaves the board, whatever its size, zoom, seat and panels."""

from __future__ import annotations

from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from sakura_desktop.sakura.board_layout import BASE, lay_out, least_size, popup_rect
from sakura_desktop.table.item_layout import grid, line, pile, side_by_side
from sakura_desktop.table.measures import measures_of

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
    size = least_size(zoom) + QSize(wider, higher)
    layout = lay_out(size, zoom, lower, panels)
    board = QRect(0, 0, size.width(), size.height())
    for name, rect in layout.rects.items():
        assert board.contains(rect), name
        assert rect.width() > 10, name
        assert rect.height() > 10, name
    for (one, first), (other, second) in combinations(layout.rects.items(), 2):
        assert not first.intersects(second), f"{one} over {other}"


@given(st.integers(0, 1))
def test_every_area_of_both_seats_has_its_place(lower: int) -> None:
    rects = lay_out(QSize(960, 660), 1.0, lower).rects
    expected = {f"{area}.{seat}" for area in AREAS for seat in (0, 1)} | {"distance", "shadow", "attacking", "prompt"}
    assert set(rects) == expected
    upper = 1 - lower
    assert rects[f"hand.{upper}"].bottom() < rects["distance"].top() < rects[f"hand.{lower}"].top()


def test_1280_by_720_is_enough() -> None:
    layout = lay_out(QSize(945, 640))
    assert layout.measures.card.width() >= 70
    assert layout.measures.piece >= 23


def test_components_leave_room_for_hands_and_enhancements() -> None:
    for panels in ((1, 1), (2, 2), (3, 3)):
        layout = lay_out(QSize(945, 640), panels=panels)
        card = layout.measures.card.width()
        assert layout.rects["hand.0"].width() >= 4 * card, "four cards lie side by side"
        assert layout.rects["enhancements.0"].width() >= 2 * card
        assert layout.rects["panels.0"].height() // panels[0] >= 70
        assert popup_rect(layout, "discard.0", 945).right() < layout.rects["panels.0"].left()


def test_many_components_have_a_wider_column() -> None:
    few, many = (lay_out(QSize(945, 640), panels=(number, number)).rects for number in (3, 4))
    assert many["panels.0"].width() >= 3 * few["panels.0"].width() // 2
    card = lay_out(QSize(945, 640)).measures.card.width()
    assert many["hand.0"].width() >= 3 * card
    assert many["enhancements.0"].width() >= 1.5 * card


def test_things_grow_with_the_board_and_with_the_zoom() -> None:
    small, large = measures_of(QSize(960, 660), BASE, 1.0), measures_of(QSize(1560, 1020), BASE, 1.0)
    assert large.card.width() > small.card.width() * 1.4
    assert measures_of(QSize(960, 660), BASE, 0.75).card.width() < small.card.width()
    assert measures_of(QSize(960, 660), BASE, 2.0).card.width() > small.card.width() * 1.6
    assert least_size(2.0).width() > least_size(1.0).width() > 700
    assert least_size(0.75) == least_size(1.0)


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
