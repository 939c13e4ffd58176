"""What attacks and numbers become, layer by layer (§5-6, §5-7, §10-3, §10-4, §10-21 on, §10-28, §10-35)."""

from __future__ import annotations

import pytest

from engine.cardgame.words.sides import ME, OPPONENT
from engine.sakura.clauses.amounts import aura
from engine.sakura.clauses.build import always, no_reactions, ongoing, overwhelm, unavoidable, use
from engine.sakura.clauses.changes import (
    SwapDamage,
    plus,
    uncancellable,
)
from engine.sakura.clauses.filters import BY_ME, BY_OPPONENT, NORMAL, SPECIAL
from engine.sakura.clauses.modifiers import (
    CancelsDuplicates,
    NumberShift,
    capacity_shift,
    distance_shift,
    every,
    gains,
    together,
)
from engine.sakura.clauses.ranges import RangeShift, range_with, range_without, reach, shrink
from engine.sakura.clauses.sides import DISTANCE, SHADOW
from engine.sakura.clauses.steps_attacks import cancel_answered
from engine.sakura.clauses.steps_crystals import arrow
from engine.sakura.values.numbers import aura_limit, capacity, hand_limit, vigor_limit
from engine.sakura.values.numbers import distance as current_distance
from tests.engine.sakura.rules.small_cards import ENHANCEMENT, PLAIN, REACTION, small
from tests.engine.sakura.spare import DivideDamage, RangeBecomes, ScaleDamage, SetDamage
from tests.engine.sakura.support import asked, attack, lengths, main, side

WATCHED = side(hand=(PLAIN,), aura=5)


def in_the_air(*changes, aura=2, life=1, reach=(3, 4, 5), right=WATCHED, **table):
    """An attack with forced changes of its own, in the air."""
    number = small(range=reach, aura=aura, life=life, effects=(always(gains(*changes)),))
    scene = main(side(hand=(number,)), right, **table)
    return scene.use(number)


@pytest.mark.parametrize(
    ("changes", "damage"),
    [
        ((plus(1, -1),), (3, 0)),
        ((plus(-5, -5),), (0, 0)),
        ((plus(9, 9),), (5, 10)),
        ((SetDamage(4),), (4, 1)),
        ((SetDamage(life=4),), (2, 4)),
        ((SwapDamage(),), (1, 2)),
        ((ScaleDamage(2),), (4, 2)),
        ((DivideDamage(2),), (1, 0)),
        ((DivideDamage(2, up=True),), (1, 1)),
        ((plus(1, 0), SwapDamage(), ScaleDamage(2), SetDamage(1, 3)), (5, 2)),
        ((plus(aura(OPPONENT), 0),), (5, 1)),
    ],
)
def test_5_6_damage_goes_through_its_layers_in_order(changes, damage):
    assert attack(in_the_air(*changes)) == damage


def test_5_8_2_a_dash_stays_a_dash():
    assert attack(in_the_air(plus(1, 1), ScaleDamage(2), DivideDamage(2), aura=None)) == ("-", 2)


def test_5_6_of_several_settings_the_least_counts():
    assert attack(in_the_air(SetDamage(4, 4), SetDamage(3, 5))) == (3, 4)


@pytest.mark.parametrize(
    ("changes", "range_"),
    [
        ((reach(near=1),), [2, 3, 4, 5]),
        ((reach(far=2),), [3, 4, 5, 6, 7]),
        ((shrink(near=1),), [4, 5]),
        ((shrink(far=1),), [3, 4]),
        ((RangeBecomes((4, 6)),), [4, 6]),
        ((RangeShift(1),), [4, 5, 6]),
        ((range_with(9),), [3, 4, 5, 9]),
        ((range_without(3),), [4, 5]),
        ((shrink(near=2), reach(near=1)), [4, 5]),
        ((reach(far=1), range_with(8), range_without(5)), [3, 4, 8, 9]),
    ],
)
def test_5_7_ranges_go_through_their_layers_in_order(changes, range_):
    assert lengths(in_the_air(*changes)) == range_


def test_10_4_an_empty_range_does_not_grow():
    number = small(range=(4,), effects=(always(gains(range_without(4), reach(1, 1), shrink(1, 1))),))
    assert not main(side(hand=(number,))).may_use(number)


def test_10_4_growth_fills_what_lies_between():
    assert lengths(in_the_air(reach(near=2), reach=(4, 6))) == [2, 3, 4, 6]


def test_10_21_overwhelm_lifts_the_limit_of_damage_to_aura():
    number = small(range=(4,), aura=4, life=1, effects=(overwhelm(), always(gains(plus(3, 0)))))
    assert attack(main(side(hand=(number,)), WATCHED).use(number)) == (7, 1)


def test_10_22_some_cards_or_all_can_not_react():
    answer = side(hand=(REACTION,))
    for effect, may in ((no_reactions(SPECIAL), True), (no_reactions(NORMAL), False)):
        number = small(effects=(effect,))
        scene = main(side(hand=(number,)), answer)
        scene.use(number)
        assert scene.may_use(REACTION) is may
    number = small(effects=(no_reactions(),))
    scene = main(side(hand=(number,)), answer)
    scene.use(number)
    assert asked(scene) == ("ChooseDamage", 1)


def test_9_4_unavoidable_hits_from_any_distance():
    leaving = small(type="action", subtype="reaction", effects=(use(arrow(SHADOW, DISTANCE, 2)),))
    number = small(range=(4,), effects=(unavoidable(),))
    scene = main(side(hand=(number,)), side(hand=(leaving,)), distance=4)
    scene.use(number).use(leaving)
    assert (scene.count("distance"), asked(scene)) == (6, ("ChooseDamage", 1))


def test_10_23_what_can_not_be_cancelled_is_not():
    cancelling = small(type="action", subtype="reaction", effects=(use(cancel_answered()),))
    scene = in_the_air(uncancellable(), right=side(hand=(cancelling,), aura=5))
    scene.use(cancelling)
    assert asked(scene) == ("ChooseDamage", 1)


def test_10_28_duplicates_cancel_each_other_out():
    compass = ongoing(
        CancelsDuplicates(together(every((BY_ME,), range_with(9)), every((BY_OPPONENT,), range_without(4))))
    )
    holder = small(type="enhancement", effects=(compass,))
    number = small(range=(4,))
    alone = main(side(hand=(number,), enhancements=((holder, 1),)), WATCHED, distance=9)
    assert alone.may_use(number)
    both = main(
        side(hand=(number,), enhancements=((holder, 1),)), side(enhancements=((holder, 1),)), distance=9
    )
    assert not both.may_use(number)
    against = main(side(hand=(number,)), side(enhancements=((holder, 1),)), distance=4)
    assert not against.may_use(number)


def standing(*clauses):
    """A scene with an enhancement of the left player in which these stand."""
    holder = small(type="enhancement", effects=tuple(ongoing(clause) for clause in clauses))
    return main(side(hand=(ENHANCEMENT,), enhancements=((holder, 3),)))


def test_5_1_limits_of_players_are_modified():
    scene = standing(
        NumberShift("hand-limit", "more", 1, ME),
        NumberShift("hand-limit", "set", 5, OPPONENT),
        NumberShift("vigor-limit", "less", 1, ME),
        NumberShift("aura-limit", "more", 2, OPPONENT),
    )
    assert [hand_limit(scene.state, seat) for seat in (0, 1)] == [3, 5]
    assert [vigor_limit(scene.state, seat) for seat in (0, 1)] == [1, 2]
    assert [aura_limit(scene.state, seat) for seat in (0, 1)] == [5, 7]


def test_5_2_1_the_current_distance_is_modified_and_never_below_0():
    assert current_distance(standing(distance_shift(-1)).state) == 3
    assert current_distance(standing(distance_shift(-9)).state) == 0
    assert current_distance(standing(distance_shift(2)).state) == 6


def test_10_35_2_capacities_are_modified_for_a_players_cards():
    for by, wanted in ((1, 3), (-1, 1), (-9, 0)):
        scene = standing(capacity_shift(by, side=ME))
        assert capacity(scene.state, scene.card(ENHANCEMENT), 0) == wanted
    scene = standing(capacity_shift(1, side=OPPONENT))
    assert capacity(scene.state, scene.card(ENHANCEMENT), 0) == 2
