"""Himika's cards by their numbers (appendix 1: 03)."""

from __future__ import annotations

import pytest

from engine.sakura.events import Damaged
from engine.sakura.values.numbers import distance as current_distance
from tests.engine.sakura.megami.raira_tables import gauges
from tests.engine.sakura.megami.thallya_tables import machine
from tests.engine.sakura.support import (
    BULLET,
    FILLER,
    SHOT,
    asked,
    attack,
    end,
    full_power,
    himika,
    main,
    next_turn,
    raira,
    saine,
    shinra,
    side,
    thallya,
    tokoyo,
    utsuro,
    yurina,
)

WATCHED = side(hand=(FILLER[0],), aura=5)
"""An opponent who is asked for a reaction, so that an attack can be looked at in the air."""
TWO_USED = (yurina("N-5"), himika("N-5"))
"""Two cards that can be used anywhere before a third."""


def after_two(number, right=None, **table):
    """The left player has used two cards and now has this one."""
    laid = side(hand=(*TWO_USED, number), deck=(SHOT,), aura=0)
    scene = main(laid, right or WATCHED, **table)
    return scene.use(TWO_USED[0]).use(TWO_USED[1])


def test_n_1_reaches_from_4_to_10():
    assert not main(side(hand=(SHOT,)), distance=3).may_use(SHOT)
    scene = main(side(hand=(SHOT,)), WATCHED, distance=10)
    scene.use(SHOT)
    assert attack(scene) == (2, 1)


def test_n_2_is_fiercer_as_the_third_card_of_a_turn():
    scene = main(side(hand=(himika("N-2"),)), WATCHED, distance=7)
    scene.use(himika("N-2"))
    assert attack(scene) == (2, 1)
    scene = after_two(himika("N-2"), distance=6)
    scene.use(himika("N-2"))
    assert attack(scene) == (3, 2)


def test_n_2_counts_reactions_of_the_opponent_apart():
    scene = main(side(hand=(SHOT, himika("N-2"))), side(hand=(tokoyo("N-2"),), aura=5), distance=7)
    scene.use(SHOT).answers("pass", "aura").use(himika("N-2"))
    assert attack(scene) == (2, 1)


def test_n_3_costs_its_user_a_life():
    scene = main(side(hand=(himika("N-3"),)), side(aura=5), distance=8)
    scene.use(himika("N-3")).answer("life")
    assert [scene.count(where) for where in ("life.1", "life.0", "flare.0", "shadow")] == [8, 9, 0, 11]


def test_n_3_can_lose_its_user_the_duel():
    scene = main(side(hand=(himika("N-3"),), life=1), side(aura=5), distance=8)
    scene.use(himika("N-3")).answer("aura")
    assert (scene.state.winner, scene.state.ending) == (1, "life")


def test_n_4_deals_both_damages_without_a_choice():
    scene = full_power(side(hand=(himika("N-4"),)), side(aura=2), distance=9)
    scene.use(himika("N-4"))
    assert (scene.count("aura.1"), scene.count("life.1"), scene.decision) == (0, 9, None)
    assert [(event.where, event.amount) for event in scene.happened(Damaged)] == [("aura", 3), ("life", 1)]


def test_n_5_draws_a_card_and_steps_back():
    scene = main(side(hand=(himika("N-5"),)), distance=4)
    scene.use(himika("N-5"))
    assert (scene.numbers("hand.0"), scene.count("distance")) == (FILLER[:1], 5)


def test_n_6_flinches_the_opponent():
    scene = main(side(hand=(himika("N-6"),)), distance=4)
    scene.use(himika("N-6"))
    assert (scene.state.flinched, scene.state.lasting) == ([False, True], ())


def test_n_6_as_the_third_card_strengthens_the_next_attack_of_another_megami_that_has_damage_to_aura():
    laid = side(
        hand=(*TWO_USED, himika("N-6"), SHOT, tokoyo("A1-N-1"), saine("N-1")), deck=(SHOT,), aura=0, life=10
    )
    scene = main(laid, WATCHED, distance=4)
    scene.use(TWO_USED[0]).use(TWO_USED[1]).use(himika("N-6"))
    scene.use(SHOT)
    assert attack(scene) == (2, 1)
    scene.answers("pass", "aura").use(tokoyo("A1-N-1"))
    assert attack(scene) == ("-", 1)
    scene.answer("pass").use(saine("N-1"))
    assert attack(scene) == (3, 2)


@pytest.mark.parametrize(
    ("card", "laid", "shadow", "figures", "waiting"),
    [
        (utsuro("N-1"), (), 15, ("-", 2), 1),
        (tokoyo("A1-N-1"), ((shinra("S-3"), 5),), 5, (2, "-"), 0),
        (saine("N-1"), ((shinra("S-3"), 5),), 5, (2, 3), 0),
    ],
)
def test_n_6_looks_at_the_damage_as_it_is_before_additions(card, laid, shadow, figures, waiting):
    """§9-1-3-2: what makes a dash of a number, or swaps the two, comes first."""
    scene = main(
        side(hand=(*TWO_USED, himika("N-6"), card), deck=(SHOT,), aura=0, life=10, enhancements=laid), WATCHED,
        distance=4, shadow=shadow,
    )
    scene.use(TWO_USED[0]).use(TWO_USED[1]).use(himika("N-6"))
    scene.use(card)
    assert attack(scene) == figures
    assert len([one for one in scene.state.lasting if one.scope == "next-attack"]) == waiting


def test_n_7_keeps_arrows_from_taking_crystals_from_the_distance_but_not_basic_actions():
    smoke = ((himika("N-7"), 3),)
    scene = main(side(hand=(tokoyo("N-6"),), deck=(SHOT,), vigor=1), side(enhancements=smoke), distance=5)
    scene.use(tokoyo("N-6")).answer("shadow", "shadow")
    assert (scene.count("distance"), scene.count("aura.0")) == (5, 3)
    scene.basic("forward")
    assert scene.count("distance") == 4


def test_n_7_lets_arrows_bring_crystals_to_the_distance():
    scene = main(side(hand=(himika("N-5"), saine("N-4")), enhancements=((himika("N-7"), 3),)), distance=5)
    scene.use(himika("N-5")).use(saine("N-4")).answer("forth")
    assert scene.count("distance") == 6


@pytest.mark.parametrize(("way", "distance"), [("forth", 3), ("back", 4)])
def test_x10_5_n_7_keeps_the_arrow_of_the_storm_as_that_of_any_card(way, distance):
    left = gauges(1, form="raira-a1", hand=(raira("A1-N-2"),))
    scene = main(left, side(enhancements=((himika("N-7"), 3),), aura=5), distance=3)
    scene.use(raira("A1-N-2"), "aura", "wind:1", way)
    assert scene.count("distance") == distance


def test_x9_9_n_7_keeps_nobody_from_riding():
    scene = main(machine(hand=(thallya("N-7"),)), side(enhancements=((himika("N-7"), 3),)), distance=4)
    scene.use(thallya("N-7"), "ride-forward")
    assert current_distance(scene.state) == 3


def test_x15_2_n_7_keeps_nobody_from_diving():
    dive = {"dive": 0, "dive-open": 0}
    diver = side(megami=("hatsumi-a1", "saine"), begun=True, counters=dive, enhancements=((himika("N-7"), 3),))
    scene = main(side(hand=(yurina("N-5"),)), diver, distance=4)
    scene.use(yurina("N-5"))
    assert current_distance(scene.state) == 3


def test_s_1_costs_nothing():
    scene = main(side(specials=(BULLET,)), WATCHED, distance=5)
    scene.use(BULLET)
    assert attack(scene) == (3, 1)


@pytest.mark.parametrize(("distance", "reacts"), [(0, False), (1, True)])
def test_s_2_deals_both_damages_and_is_unanswered_at_0(distance, reacts):
    laid = side(hand=(tokoyo("N-4"),), deck=(SHOT,), aura=5)
    scene = main(side(specials=(himika("S-2"),), flare=5), laid, distance=distance)
    scene.use(himika("S-2"))
    assert (asked(scene) == ("ChooseReaction", 1)) is reacts
    if reacts:
        scene.answer("pass")
    assert (scene.count("aura.1"), scene.count("life.1")) == (3, 8)


def test_s_3_draws_two_and_covers_one():
    scene = main(side(specials=(himika("S-3"),), flare=3, hand=(SHOT,)))
    scene.use(himika("S-3"))
    assert asked(scene) == ("ChooseCards", 0)
    scene.answer(f"card:{scene.card(SHOT)}")
    assert (scene.numbers("hand.0"), scene.numbers("cover.0")) == (FILLER[:2], (SHOT,))


def test_s_4_steps_back_as_the_third_card():
    scene = main(side(specials=(himika("S-4"),), flare=2), distance=4)
    scene.use(himika("S-4"))
    assert scene.count("distance") == 4
    laid = side(hand=TWO_USED, deck=(), specials=(himika("S-4"),), flare=2)
    scene = main(laid, distance=4)
    scene.use(TWO_USED[0]).use(TWO_USED[1]).answer("aura")
    scene.use(himika("S-4"))
    assert scene.count("distance") == 7


@pytest.mark.parametrize(("hand", "status"), [((), "unused"), ((SHOT,), "used")])
def test_s_4_comes_back_when_the_hand_is_empty(hand, status):
    scene = main(side(used=(himika("S-4"),), hand=hand))
    end(scene)
    assert scene.state.status[scene.card(himika("S-4"))] == status


def test_s_4_comes_back_in_its_owners_end_phase_alone():
    scene = main(right=side(used=(himika("S-4"),)))
    end(scene)
    assert scene.state.status[scene.card(himika("S-4"))] == "used"
    scene = main(side(used=(himika("S-4"),)))
    next_turn(scene)
    assert scene.state.status[scene.card(himika("S-4"))] == "used"


def test_a1_n_2_takes_more_life_as_the_third_card():
    scene = main(side(hand=(himika("A1-N-2"),)), WATCHED, distance=1)
    scene.use(himika("A1-N-2"))
    assert attack(scene) == (2, 1)
    scene = after_two(himika("A1-N-2"), distance=2)
    scene.use(himika("A1-N-2"))
    assert attack(scene) == (2, 2)


@pytest.mark.parametrize(("hand", "left"), [((), 1), ((SHOT,), 3)])
def test_a1_n_5_takes_two_of_the_aura_with_an_empty_hand(hand, left):
    scene = main(side(hand=(himika("A1-N-5"), *hand)))
    scene.use(himika("A1-N-5"))
    assert scene.count("aura.1") == left


@pytest.mark.parametrize(("distance", "damage"), [(7, (1, 1)), (4, (4, 4)), (0, (5, 8))])
def test_a1_s_2_deals_8_minus_the_distance_and_loses_the_duel(distance, damage):
    scene = full_power(
        side(specials=(himika("A1-S-2"),), flare=5), side(aura=5, life=20, hand=(tokoyo("N-4"),)), distance=distance
    )
    scene.use(himika("A1-S-2"))
    assert (asked(scene), attack(scene)) == (("ChooseDamage", 1), damage)


@pytest.mark.parametrize(("life", "winner", "ending"), [(4, 0, "life"), (5, 1, "effect-lost")])
def test_a1_s_2_wins_if_its_damage_is_enough_and_else_loses(life, winner, ending):
    scene = full_power(side(specials=(himika("A1-S-2"),), flare=5), side(aura=0, life=life), distance=4)
    scene.use(himika("A1-S-2"))
    assert (scene.state.winner, scene.state.ending) == (winner, ending)
