"""Yurina's cards by their numbers (appendix 1: 01)."""

from __future__ import annotations

import pytest

from engine.sakura.events import BasicActionEnded
from engine.sakura.procedures.legality import may_use
from engine.sakura.values.numbers import hand_limit
from tests.engine.sakura.support import (
    BULLET,
    SHOT,
    act,
    asked,
    attack,
    attacks_made,
    end,
    full_power,
    himika,
    kururu,
    lengths,
    main,
    next_turn,
    pay_upkeep,
    saine,
    side,
    tokoyo,
    yurina,
)

A2 = ("yurina-a2", "himika")


def test_n_1_deals_3_to_aura_or_1_to_life_at_3_and_4():
    scene = main(side(hand=(yurina("N-1"),)), distance=4)
    scene.use(yurina("N-1"))
    assert asked(scene) == ("ChooseDamage", 1)
    scene.answer("aura")
    assert (scene.count("aura.1"), scene.count("shadow"), scene.where(yurina("N-1"))) == (0, 13, "discard.0")
    assert not main(side(hand=(yurina("N-1"),)), distance=5).may_use(yurina("N-1"))


@pytest.mark.parametrize(("life", "damage"), [(4, (2, 2)), (3, (3, 2))])
def test_n_2_has_1_more_to_aura_with_resolve(life, damage):
    scene = main(side(hand=(yurina("N-2"),), life=life), distance=3)
    scene.use(yurina("N-2"))
    assert attack(scene) == damage


def test_n_3_gives_1_more_to_aura_to_the_next_attack_alone():
    hand = (yurina("N-3"), himika("A1-N-2"), yurina("A1-N-1"))
    scene = main(side(hand=hand, life=3), distance=2)
    scene.use(yurina("N-3")).answer("life")
    scene.use(himika("A1-N-2"))
    assert attack(scene) == (3, 1)
    scene.answer("life")
    scene.use(yurina("A1-N-1"))
    assert attack(scene) == (2, 3)


def test_n_3_gives_nothing_at_4_life_and_nothing_lasts_into_the_next_turn():
    scene = main(side(hand=(yurina("N-3"),), life=4), distance=2)
    scene.use(yurina("N-3")).answer("aura")
    assert scene.state.lasting == ()
    scene = main(side(hand=(yurina("N-3"),), life=3), distance=2)
    scene.use(yurina("N-3")).answer("aura")
    scene.answer("end")
    assert scene.state.turn == 4
    assert scene.state.lasting == ()


@pytest.mark.parametrize(("distance", "damage"), [(3, (4, 3)), (2, (3, 2))])
def test_n_4_is_weaker_at_2_or_less_and_needs_full_power(distance, damage):
    scene = full_power(side(hand=(yurina("N-4"),)), side(aura=5), distance=distance)
    scene.use(yurina("N-4"))
    assert attack(scene) == damage
    assert not main(side(hand=(yurina("N-4"),)), distance=distance).may_use(yurina("N-4"))


def test_n_5_lets_the_next_attack_reach_1_farther_already_when_its_range_is_checked():
    scene = main(side(hand=(yurina("N-5"), yurina("N-1"))), distance=5)
    assert not scene.may_use(yurina("N-1"))
    scene.use(yurina("N-5"))
    assert scene.may_use(yurina("N-1"))
    scene.use(yurina("N-1"))
    assert lengths(scene) == [3, 4, 5]


def test_n_5_gives_up_to_two_basic_actions_to_the_one_with_less_life():
    scene = main(side(hand=(yurina("N-5"),), life=9, aura=2), distance=5)
    scene.use(yurina("N-5"))
    assert asked(scene) == ("ChooseBasicAction", 0)
    scene.answers("basic:forward", "basic:focus")
    assert (scene.count("distance"), scene.count("aura.0"), scene.count("flare.0")) == (4, 2, 1)
    assert asked(scene) == ("ChooseAct", 0)
    scene = main(side(hand=(yurina("N-5"),), life=9), distance=5)
    scene.use(yurina("N-5"), "pass")
    assert asked(scene) == ("ChooseAct", 0)
    scene = main(side(hand=(yurina("N-5"),), life=10), distance=5)
    scene.use(yurina("N-5"))
    assert asked(scene) == ("ChooseAct", 0)


def test_n_6_attacks_when_it_is_disenchanted():
    scene = main(right=side(enhancements=((yurina("N-6"), 1),)), distance=4)
    next_turn(scene)
    assert attacks_made(scene) == [1]
    assert scene.count("aura.0") == 0
    assert scene.where(yurina("N-6")) == "discard.1"


def test_n_6_is_unguarded_and_covered_without_being_disenchanted():
    scene = main(side(hand=(yurina("N-1"),)), side(enhancements=((yurina("N-6"), 2),)), distance=4)
    scene.use(yurina("N-1")).answer("life")
    assert scene.where(yurina("N-6")) == "cover.1"
    assert (scene.count("shadow"), attacks_made(scene)) == (12, [0])


@pytest.mark.parametrize(("life", "damage"), [(4, (2, 1)), (3, (3, 2))])
def test_n_7_strengthens_attacks_of_other_megami_with_resolve(life, damage):
    scene = main(side(hand=(SHOT,), life=life, enhancements=((yurina("N-7"), 4),)), distance=5)
    scene.use(SHOT)
    assert attack(scene) == damage


def test_n_7_gives_overwhelm_and_nothing_to_yurina_herself():
    scene = main(side(hand=(yurina("N-1"),), life=3, enhancements=((yurina("N-7"), 4),)), distance=4)
    scene.use(yurina("N-1"))
    assert attack(scene) == (3, 1)
    enhanced = ((yurina("N-7"), 4), (yurina("N-7"), 4), (yurina("N-7"), 4))
    scene = main(side(hand=(himika("N-3"),), life=3, enhancements=enhanced), side(hand=(SHOT,)), distance=5)
    scene.use(himika("N-3"))
    assert attack(scene) == (6, 5)


def test_s_1_costs_7_and_deals_4_to_both_kinds():
    assert not main(side(specials=(yurina("S-1"),), flare=6), distance=3).may_use(yurina("S-1"))
    scene = main(side(specials=(yurina("S-1"),), flare=7), side(aura=4), distance=3)
    scene.use(yurina("S-1"))
    assert attack(scene) == (4, 4)
    scene.answer("life")
    assert (scene.count("life.1"), scene.count("flare.0"), scene.count("shadow")) == (6, 0, 17)
    assert scene.state.status[scene.card(yurina("S-1"))] == "used"


def answered_by(special, flare):
    """An attack for 3/2 answered by one of her specials; the attack is in the air."""
    laid = side(specials=(yurina(special),), flare=flare)
    scene = main(side(hand=(himika("N-3"),), aura=5), laid, distance=5)
    return scene.use(himika("N-3")).use(yurina(special))


def test_s_2_strikes_anywhere_and_weakens_the_attack_that_it_answers_by_2():
    scene = answered_by("S-2", 3)
    assert (scene.count("aura.0"), attack(scene), scene.state.terminal) == (3, (1, 2), [False, True])


def test_a1_s_2_strikes_anywhere_and_weakens_the_attack_that_it_answers_by_3():
    scene = answered_by("A1-S-2", 5)
    assert (scene.count("aura.0"), attack(scene), scene.state.terminal) == (2, (0, 2), [False, True])


def test_s_3_fills_the_aura():
    scene = main(side(specials=(yurina("S-3"),), flare=2, aura=1), distance=4)
    scene.use(yurina("S-3"))
    assert (scene.count("aura.0"), scene.count("shadow")) == (5, 8)
    assert scene.state.status[scene.card(yurina("S-3"))] == "used"


@pytest.mark.parametrize(("life", "status"), [(4, "unused"), (5, "used"), (3, "used")])
def test_s_3_comes_back_only_when_life_becomes_3_or_less_from_4_or_more(life, status):
    scene = main(side(hand=(yurina("N-1"),)), side(used=(yurina("S-3"),), life=life), distance=4)
    scene.use(yurina("N-1")).answer("life")
    assert scene.state.status[scene.card(yurina("S-3"))] == status


def test_s_4_can_be_used_with_resolve_alone():
    laid = {"specials": (yurina("S-4"),), "flare": 5}
    scene = full_power(side(life=4, **laid), distance=3)
    assert not scene.may_use(yurina("S-4"))
    refused = may_use(scene.state, 0, scene.card(yurina("S-4")), "full-power")
    assert (refused.code, refused.section) == ("condition-of-card", "9-2")
    scene = full_power(side(life=3, **laid), side(aura=5), distance=3)
    scene.use(yurina("S-4"))
    assert attack(scene) == (5, 5)


@pytest.mark.parametrize(("life", "damage", "reacts"), [(4, (2, 1), True), (3, (2, 3), False)])
def test_a1_n_1_is_fiercer_and_unanswered_with_resolve(life, damage, reacts):
    scene = main(side(hand=(yurina("A1-N-1"),), life=life), side(hand=(saine("N-3"),)), distance=2)
    scene.use(yurina("A1-N-1"))
    assert attack(scene) == damage
    assert (asked(scene) == ("ChooseReaction", 1)) is reacts


def test_a1_n_6_is_a_reaction_and_flinches_the_opponent_when_disenchanted():
    scene = main(side(hand=(SHOT,)), side(hand=(yurina("A1-N-6"),)), distance=4)
    scene.use(SHOT).use(yurina("A1-N-6"))
    scene.answer("shadow")
    assert scene.on(yurina("A1-N-6")) == 1
    scene = main(side(enhancements=((yurina("A1-N-6"), 1),), hand=(tokoyo("N-6"),)), side(hand=(saine("N-3"),)))
    pay_upkeep(scene)
    assert attacks_made(scene) == [0]
    assert scene.count("aura.1") == 2
    assert scene.state.flinched == [False, True]


def test_a2_n_3_covers_three_and_both_do_the_same_basic_action_when_life_was_chosen():
    scene = main(side(hand=(yurina("A2-N-3"),), aura=2), side(aura=4), distance=5)
    scene.use(yurina("A2-N-3")).answer("life")
    assert (len(scene.numbers("cover.1")), len(scene.numbers("deck.1"))) == (3, 1)
    assert asked(scene) == ("ChooseBasicAction", 0)
    assert not scene.offers("pass")
    scene.answer("basic:forward")
    assert (scene.count("aura.0"), scene.count("aura.1"), scene.count("distance")) == (3, 5, 3)


def test_a2_n_3_asks_the_opponent_for_nothing_impossible_and_does_nothing_when_aura_was_chosen():
    scene = main(side(hand=(yurina("A2-N-3"),)), side(aura=5), distance=5)
    scene.use(yurina("A2-N-3")).answers("life", "basic:recover")
    assert [(event.seat, event.action) for event in scene.happened(BasicActionEnded)] == [(0, "recover")]
    scene = main(side(hand=(yurina("A2-N-3"),)), side(aura=3), distance=5)
    scene.use(yurina("A2-N-3")).answer("aura")
    assert asked(scene) == ("ChooseAct", 0)
    assert scene.numbers("cover.1") == ()


def test_a2_n_7_answers_the_first_change_of_the_opponents_aura_by_an_attack_after_it_has_resolved():
    laid = {"megami": A2, "enhancements": ((yurina("A2-N-7"), 3),)}
    scene = main(side(hand=(SHOT,), specials=(BULLET,), aura=1, **laid), side(aura=4), distance=5)
    scene.use(SHOT).answer("aura")
    assert asked(scene) == ("ChooseOne", 0)
    assert scene.state.attacks == ()
    assert scene.keys == ("1", "2", "pass")
    scene.answer("1")
    assert asked(scene) == ("ChooseOne", 0)
    scene.answer("yes")
    assert (scene.count("aura.0"), scene.count("flare.0")) == (1, 1)
    scene.use(BULLET)
    assert scene.count("life.1") == 9
    assert asked(scene) == ("ChooseAct", 0)


def test_a2_n_7_makes_an_attack_or_lets_it_be():
    laid = {"megami": A2, "enhancements": ((yurina("A2-N-7"), 3),)}
    scene = main(side(hand=(SHOT,), **laid), side(aura=5), distance=5)
    scene.use(SHOT).answers("aura", "2")
    assert attack(scene) == (2, 1)
    scene = main(side(hand=(SHOT,), **laid), side(aura=5), distance=5)
    scene.use(SHOT).answers("aura", "pass")
    assert asked(scene) == ("ChooseAct", 0)


def test_a2_n_7_answers_a_basic_action_of_the_opponent_but_no_damage_of_effects():
    laid = {"megami": A2, "enhancements": ((yurina("A2-N-7"), 3),)}
    scene = main(side(vigor=1), side(**laid), distance=5)
    scene.basic("forward")
    assert asked(scene) == ("ChooseOne", 1)
    scene = main(side(hand=(himika("A1-N-5"),), **laid), distance=5)
    scene.use(himika("A1-N-5"))
    assert scene.count("aura.1") == 1
    assert asked(scene) == ("ChooseAct", 0)


def test_a2_n_7_is_not_fooled_by_a_change_before_it_came():
    laid = side(hand=(SHOT, yurina("A2-N-7")), specials=(BULLET,), megami=A2, aura=0)
    scene = main(laid, side(aura=5), distance=5)
    scene.use(SHOT).answer("aura")
    scene.use(yurina("A2-N-7")).use(BULLET).answer("aura")
    assert asked(scene) == ("ChooseAct", 0)


def test_a2_n_7_counts_the_aura_itself_not_what_counts_as_aura():
    walled = side(aura=2, enhancements=((saine("N-7"), 5),))
    laid = side(hand=(SHOT,), specials=(BULLET,), megami=A2, enhancements=((yurina("A2-N-7"), 3),))
    scene = main(laid, walled, distance=5)
    wall = f"card.{scene.card(saine('N-7'))}"
    scene.use(SHOT).answer("aura")
    scene.answer(wall, wall)
    assert asked(scene) == ("ChooseAct", 0)
    scene.use(BULLET).answer("aura")
    scene.answer("aura.1", "aura.1", wall)
    assert asked(scene) == ("ChooseOne", 0)


def test_a2_s_1_binds_x_to_the_flare_that_is_paid():
    laid = side(specials=(yurina("A2-S-1"),), used=(himika("S-1"), himika("S-3")), flare=3, aura=3)
    scene = full_power(laid, side(aura=5, hand=(saine("N-3"),)), distance=3)
    scene.use(yurina("A2-S-1"))
    assert attack(scene) == (3, 2)
    assert scene.count("flare.0") == 0
    scene.answer("aura")
    assert asked(scene) == ("ChooseBasicAction", 0)
    scene.answers("basic:recover", "basic:focus", "pass")
    assert asked(scene) == ("ChooseCards", 0)
    cards = [f"card:{scene.card(himika(code))}" for code in ("S-1", "S-3")]
    scene.answer(*cards)
    assert [scene.state.status[scene.card(himika(code))] for code in ("S-1", "S-3")] == ["unused", "unused"]
    assert (hand_limit(scene.state, 0), hand_limit(scene.state, 1)) == (5, 2)
    assert scene.state.status[scene.card(yurina("A2-S-1"))] == "used"
    end(scene)
    assert hand_limit(scene.state, 0) == 5


def test_a2_s_1_has_x_of_the_flare_even_when_it_was_paid_for_less():
    enhanced = ((saine("A1-N-6"), 1),)
    laid = side(specials=(yurina("A2-S-1"),), used=(saine("S-3"),), flare=3, enhancements=enhanced)
    scene = full_power(laid, side(aura=5), distance=3)
    act(pay_upkeep(scene)).use(yurina("A2-S-1"))
    assert (attack(scene), scene.count("flare.0")) == ((3, 2), 1)


def test_a2_s_1_may_be_used_without_any_flare():
    scene = full_power(side(specials=(yurina("A2-S-1"),)), side(aura=5), distance=3)
    scene.use(yurina("A2-S-1"))
    assert attack(scene) == (0, 2)
    scene.answer("aura")
    assert scene.decision is None


def test_a2_s_1_has_no_x_where_its_cost_is_not_paid():
    laid = side(specials=(kururu("S-4"),), flare=5, aura=1)
    scene = main(laid, side(used=(yurina("A2-S-1"),), aura=5), distance=4)
    scene.use(kururu("S-4")).answer(f"card:{scene.card(yurina('A2-S-1'))}")
    assert (attack(scene), scene.count("flare.0")) == ((0, 2), 2)
    scene.answer("life")
    assert (asked(scene), hand_limit(scene.state, 0)) == (("ChooseAct", 0), 2)
