"""The choice of megami without the screen (§2-1): openly, and by 三拾一捨."""

from __future__ import annotations

import random

import pytest

from engine.sakura.door import check_pair, forms
from sakura_desktop.sakura.megami_choice import TRIO, WANTED, MegamiChoice, Step

KEYS = [form.key for form in forms()]
NUMBERS = {form.key: form.number for form in forms()}


def different(count: int, start: int = 0) -> list[str]:
    """Forms with different numbers."""
    found: dict[str, str] = {}
    for key in KEYS[start:] + KEYS[:start]:
        found.setdefault(NUMBERS[key], key)
    return list(found.values())[:count]


def another(form: str) -> str:
    """Another form of the same number."""
    return next(key for key in KEYS if key != form and NUMBERS[key] == NUMBERS[form])


def settled_by_striking() -> MegamiChoice:
    choosing = MegamiChoice(strike=True)
    for seat, start in ((0, 0), (1, 4)):
        for form in different(TRIO, start):
            assert choosing.add(seat, form) is None
        choosing.advance()
    return choosing


def test_2_1_each_side_takes_two_with_different_numbers() -> None:
    choosing = MegamiChoice()
    one, other = different(WANTED)
    assert choosing.add(0, one) is None
    found = choosing.add(0, another(one))
    assert found is not None
    assert found.section == "2-1"
    assert choosing.add(0, other) is None
    assert choosing.sides[0] == [one, other]
    assert choosing.pairs() is None


def test_2_1_both_sides_may_take_the_same_megami() -> None:
    choosing = MegamiChoice()
    for seat in (0, 1):
        for form in different(WANTED):
            assert choosing.add(seat, form) is None
    assert choosing.ready
    assert choosing.pairs() == (tuple(different(WANTED)),) * 2


def test_a_form_twice_or_one_too_many_is_refused_with_the_section() -> None:
    choosing = MegamiChoice()
    one, other, third = different(3)
    choosing.add(0, one)
    twice = choosing.add(0, one)
    choosing.add(0, other)
    full = choosing.add(0, third)
    assert twice is not None
    assert full is not None
    assert (twice.code, full.code) == ("twice", "full")
    assert {twice.section, full.section} == {"2-1"}


def test_a_form_laid_on_another_takes_its_place() -> None:
    choosing = MegamiChoice()
    one, other, third = different(3)
    choosing.put(0, 0, one)
    choosing.put(0, 5, other)
    assert choosing.put(0, 0, third) is None
    assert choosing.sides[0] == [third, other]


def test_a_form_that_cannot_take_a_place_leaves_the_one_there() -> None:
    choosing = MegamiChoice()
    one, other = different(2)
    choosing.put(0, 0, one)
    choosing.put(0, 1, other)
    found = choosing.put(0, 1, another(one))
    assert found is not None
    assert choosing.sides[0] == [one, other]


def test_a_form_may_stand_in_for_another_of_its_number() -> None:
    choosing = MegamiChoice()
    one, other = different(2)
    choosing.put(0, 0, one)
    choosing.put(0, 1, other)
    assert choosing.put(0, 0, another(one)) is None
    assert choosing.sides[0] == [another(one), other]


def test_laying_a_form_that_the_side_has_changes_the_order() -> None:
    choosing = MegamiChoice()
    one, other = different(2)
    choosing.add(0, one)
    choosing.add(0, other)
    choosing.put(0, 0, other)
    assert choosing.sides[0] == [other, one]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("strike", [False, True])
def test_chance_fills_only_what_is_open_and_legally(seed: int, strike: bool) -> None:
    choosing = MegamiChoice(strike=strike)
    first = different(1)[0]
    choosing.add(0, first)
    choosing.fill(0, KEYS, random.Random(seed))
    side = choosing.sides[0]
    assert side[0] == first
    assert len(side) == choosing.wanted
    assert all(check_pair((one, other)) is None for one in side for other in side if one < other)


def test_three_one_goes_step_by_step() -> None:
    choosing = MegamiChoice(strike=True)
    steps = [choosing.step]
    seats = [choosing.seat]
    for seat, start in ((0, 0), (1, 4)):
        for form in different(TRIO, start):
            choosing.add(seat, form)
        choosing.advance()
        steps.append(choosing.step)
        seats.append(choosing.seat)
    for victim in (1, 0):
        choosing.strike_out(choosing.sides[victim][0])
        choosing.advance()
        steps.append(choosing.step)
        seats.append(choosing.seat)
    assert steps == [Step.PICK_FIRST, Step.PICK_SECOND, Step.STRIKE_FIRST, Step.STRIKE_SECOND, Step.SETTLED]
    assert seats == [0, 1, 0, 1, -1]
    first, second = choosing.pairs() or ((), ())
    assert list(first) == choosing.sides[0][1:]
    assert list(second) == choosing.sides[1][1:]


def test_three_one_keeps_a_choice_secret_until_both_are_made() -> None:
    choosing = MegamiChoice(strike=True)
    assert (choosing.sees(0), choosing.sees(1)) == (True, False)
    for form in different(TRIO):
        choosing.add(0, form)
    choosing.advance()
    assert (choosing.sees(0), choosing.sees(1)) == (False, True)
    assert (choosing.may_act(0), choosing.may_act(1)) == (False, True)
    for form in different(TRIO):
        choosing.add(1, form)
    choosing.advance()
    assert (choosing.sees(0), choosing.sees(1)) == (True, True)


def test_three_one_shows_a_strike_to_whoever_made_it_until_both_are_made() -> None:
    choosing = settled_by_striking()
    gone = choosing.sides[1][2]
    choosing.strike_out(gone)
    assert choosing.shows_strike(1, gone)
    choosing.advance()
    assert not choosing.shows_strike(1, gone)
    choosing.strike_out(choosing.sides[0][0])
    choosing.advance()
    assert choosing.shows_strike(1, gone)
    assert choosing.shows_strike(0, choosing.sides[0][0])


def test_a_step_that_is_not_complete_is_not_left() -> None:
    choosing = MegamiChoice(strike=True)
    choosing.add(0, different(1)[0])
    choosing.advance()
    assert choosing.step is Step.PICK_FIRST
    struck = settled_by_striking()
    struck.advance()
    assert struck.step is Step.STRIKE_FIRST


def test_only_the_opponents_megami_can_be_struck_and_another_choice_takes_its_place() -> None:
    choosing = settled_by_striking()
    own = next(form for form in KEYS if form not in choosing.sides[1])
    choosing.strike_out(own)
    assert choosing.struck == [None, None]
    for form in choosing.sides[1]:
        choosing.strike_out(form)
    assert choosing.struck == [None, choosing.sides[1][-1]]
