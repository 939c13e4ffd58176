"""§10-4, §10-35: ranges that grow and shrink, values that rise and fall."""

from __future__ import annotations

import pytest

from engine.cardgame.words.sides import ME
from engine.sakura.clauses.build import always
from engine.sakura.clauses.changes import plus
from engine.sakura.clauses.modifiers import capacity_shift, gains
from engine.sakura.clauses.ranges import RangeShift, reach, shrink
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.values.attacks import figures
from engine.sakura.values.numbers import capacity
from tests.engine.sakura.rules.small_cards import ENHANCEMENT, effect, small


def range_of(printed, *changes, at):
    """The range of an attack with these changes, in the air at a distance."""
    number = small(range=printed, effects=tuple(always(gains(change)) for change in changes))
    scene = Scene(SideLaid(hand=(number,)), SideLaid(hand=(number,)), distance=at)
    scene.use(number)
    return sorted(figures(scene.state, scene.state.attacks[-1]).range)


@pytest.mark.parametrize(("by", "grown"), [(1, [2, 3, 4]), (2, [1, 2, 3, 4])])
def test_10_4_1_growth_near(by, grown):
    assert range_of((3, 4), reach(near=by), at=3) == grown


@pytest.mark.parametrize(("by", "grown"), [(1, [3, 4, 5]), (3, [3, 4, 5, 6, 7])])
def test_10_4_2_growth_far(by, grown):
    assert range_of((3, 4), reach(far=by), at=3) == grown


@pytest.mark.parametrize(("printed", "by", "shrunk"), [((3, 4, 5), 1, [4, 5]), ((1, 4, 5), 2, [4, 5])])
def test_10_4_3_shrinking_near_counts_values_that_the_range_lacks(printed, by, shrunk):
    assert range_of(printed, shrink(near=by), at=5) == shrunk


@pytest.mark.parametrize(("printed", "by", "shrunk"), [((3, 4, 5), 2, [3]), ((1, 2, 5), 3, [1, 2])])
def test_10_4_4_shrinking_far_counts_values_that_the_range_lacks(printed, by, shrunk):
    assert range_of(printed, shrink(far=by), at=printed[0]) == shrunk


def test_10_4_all_growth_comes_before_all_shrinking():
    assert range_of((3,), shrink(near=1), reach(far=1), shrink(near=1), reach(far=1), at=5) == [5]


def test_10_4_an_empty_range_neither_grows_nor_reaches_anything():
    number = small(range=(), effects=(always(gains(reach(near=2, far=2))),))
    scene = Scene(SideLaid(hand=(number,)), distance=2)
    assert not scene.may_use(number)


def test_10_35_and_10_35_1_every_value_of_the_range_shifts_before_it_grows():
    assert range_of((3, 5), RangeShift(2), at=5) == [5, 7]
    assert range_of((3, 5), reach(far=1), RangeShift(-1), at=2) == [2, 4, 5]


def test_10_35_2_the_capacity_is_more_or_less_when_the_card_is_used():
    for shift, taken in ((1, 3), (-1, 1), (-3, 0)):
        sheet = small(type="enhancement", capacity=1, effects=(effect("ongoing", capacity_shift(shift, side=ME)),))
        scene = Scene(SideLaid(hand=(ENHANCEMENT,), enhancements=((sheet, 1),), aura=0))
        assert capacity(scene.state, scene.card(ENHANCEMENT), 0) == taken
        scene.use(ENHANCEMENT)
        assert scene.on(ENHANCEMENT) == taken


def test_10_35_3_damage_is_more_and_less_by_addition():
    number = small(aura=2, life=1, effects=(always(gains(plus(2, 0))), always(gains(plus(-1, 3)))))
    scene = Scene(SideLaid(hand=(number,)), SideLaid(hand=(number,)))
    scene.use(number)
    found = figures(scene.state, scene.state.attacks[-1])
    assert (found.aura, found.life) == (3, 4)
