"""Back and forth between places, as in a browser."""

from __future__ import annotations

from sakura_desktop.rulebook.history import MOST, Place, ReadingHistory


def test_back_leads_to_where_one_was_and_forth_to_where_one_left() -> None:
    places = ReadingHistory()
    assert not places.can_go_back
    assert places.back(Place("1")) is None
    places.leave(Place("1", 40))
    places.leave(Place("2"))
    assert places.back(Place("3", 7)) == Place("2")
    assert places.back(Place("2")) == Place("1", 40)
    assert not places.can_go_back
    assert places.forth(Place("1", 40)) == Place("2")
    assert places.forth(Place("2")) == Place("3", 7)
    assert not places.can_go_forth


def test_a_new_way_forgets_the_one_that_lay_ahead() -> None:
    places = ReadingHistory()
    places.leave(Place("1"))
    places.back(Place("2"))
    assert places.can_go_forth
    places.leave(Place("1"))
    assert not places.can_go_forth


def test_the_same_place_twice_is_one_step_back() -> None:
    places = ReadingHistory()
    places.leave(Place("1"))
    places.leave(Place("1"))
    assert places.back(Place("2")) == Place("1")
    assert not places.can_go_back


def test_what_is_long_ago_is_forgotten() -> None:
    places = ReadingHistory()
    for number in range(MOST + 5):
        places.leave(Place(str(number)))
    steps = 0
    while places.back(Place("now")) is not None:
        steps += 1
    assert steps == MOST
