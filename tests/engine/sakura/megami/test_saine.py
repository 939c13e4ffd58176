"""Saine's cards by their numbers (appendix 1: 02), with the one that she shares with Tokoyo."""

from __future__ import annotations

import pytest

from engine.sakura.events import CrystalsMoved
from engine.sakura.procedures.legality import may_use
from engine.sakura.values.numbers import cost, master_distance
from tests.engine.sakura.support import (
    BULLET,
    FILLER,
    SHARED,
    SHOT,
    act,
    asked,
    attack,
    attacks_made,
    end,
    full_power,
    himika,
    main,
    pay_upkeep,
    saine,
    side,
    tokoyo,
    yurina,
)

WATCHED = side(hand=(FILLER[0],))
"""An opponent who is asked for a reaction, so that an attack can be looked at in the air."""


@pytest.mark.parametrize(("aura", "made"), [(1, [0, 0]), (2, [0])])
def test_n_1_strikes_again_with_idea(aura, made):
    scene = main(side(hand=(saine("N-1"),), aura=aura), side(aura=5), distance=4)
    scene.use(saine("N-1")).answer("life")
    assert attacks_made(scene) == made


def test_n_1_makes_no_attack_that_would_be_out_of_range():
    scene = main(side(hand=(saine("N-1"),), aura=0), side(aura=5, hand=(saine("N-3"),)), distance=4)
    scene.use(saine("N-1")).answers("pass", "life")
    assert attack(scene) == (2, 1)


def test_n_2_is_a_reaction_that_deals_3_or_1():
    scene = main(side(hand=(SHOT,)), side(hand=(saine("N-2"),)), distance=4)
    scene.use(SHOT).use(saine("N-2"))
    assert (attack(scene), asked(scene)) == ((3, 1), ("ChooseDamage", 0))


@pytest.mark.parametrize(("aura", "distance"), [(1, 4), (2, 3)])
def test_n_3_pushes_away_with_idea(aura, distance):
    scene = main(side(hand=(saine("N-3"),), aura=aura), distance=3)
    scene.use(saine("N-3")).answer("aura")
    assert scene.count("distance") == distance


@pytest.mark.parametrize(("aura", "may"), [(1, True), (2, False)])
def test_n_4_answers_an_attack_with_idea_alone(aura, may):
    scene = main(side(hand=(SHOT,)), side(hand=(saine("N-4"), saine("N-2")), aura=aura), distance=4)
    scene.use(SHOT)
    assert scene.may_use(saine("N-4")) is may


def test_n_4_moves_a_crystal_one_way_or_the_other_and_can_spoil_the_attack():
    scene = main(side(hand=(SHOT,)), side(hand=(saine("N-4"),), aura=1), distance=4)
    scene.use(SHOT).use(saine("N-4"))
    assert asked(scene) == ("ChooseDirection", 1)
    scene.answer("forth")
    assert (scene.count("distance"), scene.count("shadow"), scene.count("aura.1")) == (3, 11, 1)
    scene = main(side(hand=(saine("N-4"),)), distance=4)
    scene.use(saine("N-4")).answer("back")
    assert (scene.count("distance"), scene.count("shadow")) == (5, 9)


def test_n_5_gives_its_crystals_to_the_distance_and_widens_the_masters_distance():
    scene = main(side(enhancements=((saine("N-5"), 2),), vigor=1), distance=3)
    assert master_distance(scene.state) == 3
    assert not scene.offers("basic:forward")
    assert scene.offers("basic:breakaway")
    pay_upkeep(scene)
    assert (scene.count("distance"), scene.count("shadow"), scene.on(saine("N-5"))) == (4, 10, 1)
    pay_upkeep(scene)
    assert (scene.count("distance"), scene.where(saine("N-5"))) == (5, "discard.0")
    assert master_distance(scene.state) == 2


def test_n_5_keeps_a_crystal_for_which_the_distance_has_no_room():
    scene = main(side(enhancements=((saine("N-5"), 2),)), distance=10)
    pay_upkeep(scene)
    assert (scene.count("distance"), scene.count("shadow"), scene.on(saine("N-5"))) == (10, 10, 2)


@pytest.mark.parametrize("turn_player", [0, 1])
@pytest.mark.parametrize(("chosen", "left"), [(0, (1, 2)), (1, (2, 1))])
def test_n_5_of_both_players_the_turn_player_says_whose_crystal_goes_where_there_is_room_for_one(
    turn_player, chosen, left
):
    laid = {"enhancements": ((saine("N-5"), 2),)}
    scene = main(side(**laid), side(**laid), distance=9, turn_player=turn_player)
    pay_upkeep(scene)
    assert asked(scene) == ("ChooseCrystals", turn_player)
    scene.answer(f"card.{scene.card(saine('N-5'), chosen)}")
    assert (scene.on(saine("N-5"), 0), scene.on(saine("N-5"), 1), scene.count("distance")) == (*left, 10)
    pay_upkeep(scene)
    assert (scene.decision, scene.count("distance"), scene.count("shadow")) == (None, 10, 10)


def test_n_6_weakens_what_it_answers_and_strikes_when_disenchanted():
    scene = main(side(hand=(himika("N-3"),)), side(hand=(saine("N-6"),), aura=5), distance=5)
    scene.use(himika("N-3")).use(saine("N-6")).answer("shadow")
    assert attack(scene) == (2, 2)
    scene.answer("aura")
    pay_upkeep(scene)
    assert (attacks_made(scene), scene.count("aura.0"), scene.count("distance")) == ([0, 1], 2, 6)


def test_n_6_can_be_used_without_an_attack_to_answer():
    scene = main(side(hand=(saine("N-6"),)), distance=5)
    scene.use(saine("N-6")).answer("shadow")
    assert asked(scene) == ("ChooseAct", 0)


@pytest.mark.parametrize("number", [saine("N-7"), saine("A2-N-7")])
def test_n_7_and_its_other_form_count_as_aura_when_damage_is_chosen_and_taken(number):
    scene = main(side(hand=(yurina("N-1"),)), side(aura=0, enhancements=((number, 3),)), distance=4)
    scene.use(yurina("N-1"))
    assert scene.keys == ("aura", "life")
    scene.answer("aura")
    assert (scene.count("life.1"), scene.where(number)) == (10, "discard.1")


def test_n_7_lets_its_player_choose_where_damage_is_taken():
    scene = main(side(hand=(yurina("N-1"),)), side(aura=2, enhancements=((saine("N-7"), 5),)), distance=4)
    scene.use(yurina("N-1")).answer("aura")
    wall = f"card.{scene.card(saine('N-7'))}"
    assert asked(scene) == ("ChooseCrystals", 1)
    scene.answer("aura.1", wall, wall)
    assert (scene.count("aura.1"), scene.count(wall)) == (1, 3)


def test_n_7_counts_for_nothing_but_damage():
    scene = main(side(hand=(himika("A1-N-5"),), vigor=0), side(aura=1, enhancements=((saine("N-7"), 5),)))
    scene.use(himika("A1-N-5"))
    assert (scene.count("aura.1"), scene.on(saine("N-7"))) == (0, 5)
    scene = main(side(aura=0, enhancements=((saine("N-7"), 5),), vigor=1))
    assert not scene.offers("basic:focus")


def test_s_1_makes_three_attacks_one_after_the_other():
    scene = main(side(specials=(saine("S-1"),), flare=6), side(aura=5), distance=4)
    scene.use(saine("S-1"))
    assert attack(scene) == (1, 1)
    scene.answer("aura")
    assert attack(scene) == (1, 1)
    scene.answer("aura")
    assert attack(scene) == (2, 2)
    scene.answer("life")
    assert (scene.count("aura.1"), scene.count("life.1"), attacks_made(scene)) == (3, 8, [0, 0, 0])


def test_s_1_leaves_out_an_attack_that_is_out_of_range():
    scene = main(side(specials=(saine("S-1"),), flare=6), side(aura=5), distance=3)
    scene.use(saine("S-1")).answers("life", "life")
    assert (attacks_made(scene), scene.count("life.1")) == ([0, 0], 7)


@pytest.mark.parametrize(("theirs", "price"), [(0, 8), (5, 3)])
def test_s_2_costs_less_by_the_opponents_aura(theirs, price):
    scene = main(side(specials=(saine("S-2"),), flare=price), side(aura=theirs), distance=4)
    assert cost(scene.state, scene.card(saine("S-2")), 0) == price
    scene.use(saine("S-2"))
    assert (scene.count("flare.0"), scene.count("distance")) == (0, 4 + min(2, theirs))


@pytest.mark.parametrize(("aura", "status"), [(1, "unused"), (2, "used")])
def test_s_3_weakens_by_both_and_comes_back_with_idea(aura, status):
    scene = main(side(hand=(himika("N-3"),)), side(specials=(saine("S-3"),), flare=2, aura=5), distance=5)
    scene.use(himika("N-3")).use(saine("S-3")).answer("life")
    assert attack(scene) == (2, 1)
    scene = main(side(used=(saine("S-3"),), aura=aura))
    end(scene)
    assert scene.state.status[scene.card(saine("S-3"))] == status


def test_s_4_answers_attacks_of_specials_alone():
    laid = side(specials=(saine("S-4"),), flare=5)
    scene = main(side(hand=(SHOT,), specials=(BULLET,)), laid, distance=5)
    scene.use(SHOT)
    assert not scene.may_use(saine("S-4"))
    scene.answers("pass", "aura").use(BULLET)
    scene.use(saine("S-4"))
    assert scene.count("life.0") == 5


def test_s_4_is_no_act_of_ones_own_turn_nor_an_answer_to_an_attack_that_an_effect_made():
    laid = side(specials=(saine("S-4"),), flare=5)
    scene = main(laid, distance=4)
    refused = may_use(scene.state, 0, scene.card(saine("S-4")), "standard")
    assert (scene.may_use(saine("S-4")), refused.code) == (False, "condition-of-card")
    scene = main(side(specials=(saine("S-1"),), flare=6), laid, distance=4)
    scene.use(saine("S-1"))
    assert asked(scene) == ("ChooseReaction", 1)
    assert not scene.may_use(saine("S-4"))


def test_a1_n_6_weakens_the_opponents_first_attack_of_a_turn_with_idea():
    laid = side(enhancements=((saine("A1-N-6"), 3),), aura=1, hand=(saine("N-2"),))
    scene = main(side(hand=(SHOT,), specials=(BULLET,)), laid, distance=5)
    scene.use(SHOT)
    assert attack(scene) == (1, 1)
    scene.answers("pass", "aura").use(BULLET)
    assert attack(scene) == (3, 1)


def test_a1_n_6_opens_an_unanswerable_attack_to_reactions():
    laid = side(enhancements=((saine("A1-N-6"), 3),), aura=3, used=(BULLET,), hand=(saine("N-2"),))
    scene = main(side(specials=(tokoyo("S-3"),), flare=1), laid, distance=4)
    scene.use(tokoyo("S-3"))
    assert asked(scene) == ("ChooseReaction", 1)
    assert scene.may_use(saine("N-2"))
    assert attack(scene) == (0, 1)


def test_a1_n_6_does_nothing_without_idea_or_another_megamis_used_special():
    laid = side(enhancements=((saine("A1-N-6"), 3),), aura=3, used=(saine("S-3"),), hand=(saine("N-2"),))
    scene = main(side(hand=(SHOT,)), laid, distance=5)
    scene.use(SHOT)
    assert attack(scene) == (2, 1)


def test_a1_n_6_is_late_for_an_attack_that_is_not_the_first():
    laid = side(hand=(saine("A1-N-6"),), aura=0)
    scene = main(side(hand=(SHOT,), specials=(BULLET,)), laid, distance=5)
    scene.use(SHOT).answers("pass")
    scene.use(BULLET)
    assert attack(scene) == (3, 1)


def test_a1_n_6_makes_ones_specials_cheaper_this_turn_when_it_comes_and_when_it_goes():
    laid = side(hand=(saine("A1-N-6"),), used=(saine("S-3"),), specials=(saine("S-4"), BULLET), vigor=1)
    scene = main(laid, side(specials=(saine("S-1"),)))
    scene.use(saine("A1-N-6")).answer("shadow", "shadow", "shadow")
    price = [cost(scene.state, scene.card(number, seat), seat) for number, seat in
             ((saine("S-4"), 0), (BULLET, 0), (saine("S-1"), 1))]
    assert price == [4, 0, 6]
    scene.answer("end")
    assert cost(scene.state, scene.card(saine("S-4")), 0) == 5
    for _ in range(3):
        pay_upkeep(scene)
    assert cost(scene.state, scene.card(saine("S-4")), 0) == 4


def test_a1_s_2_bars_ones_attacks_this_turn_and_strengthens_those_of_other_megami():
    laid = side(specials=(saine("A1-S-2"),), hand=(SHOT, saine("N-2")), flare=2)
    scene = main(laid, WATCHED, distance=5)
    scene.use(saine("A1-S-2"))
    assert not scene.may_use(SHOT)
    refused = may_use(scene.state, 0, scene.card(SHOT), "standard")
    assert refused.code == "attack-forbidden"
    scene = main(side(used=(saine("A1-S-2"),), hand=(SHOT, saine("N-2")), aura=5), WATCHED, distance=5)
    scene.use(SHOT)
    assert attack(scene) == (2, 2)
    scene.answers("pass", "aura").use(saine("N-2"))
    assert attack(scene) == (3, 1)


@pytest.mark.parametrize(("aura", "price"), [(1, 1), (2, 2)])
def test_a1_s_2_costs_1_less_with_idea(aura, price):
    scene = main(side(specials=(saine("A1-S-2"),), aura=aura))
    assert cost(scene.state, scene.card(saine("A1-S-2")), 0) == price


@pytest.mark.parametrize(("chosen", "status"), [("life", "unused"), ("aura", "used")])
def test_a1_s_2_comes_back_when_an_attack_costs_life(chosen, status):
    scene = main(side(hand=(SHOT,)), side(used=(saine("A1-S-2"),)), distance=5)
    scene.use(SHOT).answer(chosen)
    assert scene.state.status[scene.card(saine("A1-S-2"))] == status


@pytest.mark.parametrize(("theirs", "damage"), [(1, (1, 3)), (2, (3, 1))])
def test_a2_n_2_swaps_its_damage_when_made_against_1_aura_and_no_special_answers(theirs, damage):
    laid = side(aura=theirs, hand=(saine("N-3"),), specials=(yurina("S-2"),), flare=3)
    scene = main(side(hand=(saine("A2-N-2"),)), laid, distance=4)
    scene.use(saine("A2-N-2"))
    assert asked(scene) == ("ChooseReaction", 1)
    assert attack(scene) == damage
    assert not scene.may_use(yurina("S-2"))


def test_a2_n_2_is_fixed_when_it_is_made():
    scene = main(side(hand=(saine("A2-N-2"),)), side(aura=1, hand=(tokoyo("N-4"),), deck=(SHOT,), flare=1), distance=4)
    scene.use(saine("A2-N-2")).use(tokoyo("N-4")).answer("1")
    assert scene.count("aura.1") == 2
    assert attack(scene) == (1, 3)


def test_a2_n_7_strikes_at_the_aura_with_idea_in_ones_own_turn():
    scene = main(side(enhancements=((saine("A2-N-7"), 1),), aura=1, hand=(saine("N-2"),)), side(aura=5), distance=4)
    pay_upkeep(scene)
    assert attack(scene) == (0, 0)
    scene.answer("aura")
    assert scene.count("aura.1") == 3
    act(scene).use(saine("N-2"))
    assert attack(scene) == (3, 2)


@pytest.mark.parametrize("laid", [{"aura": 2}, {"aura": 1, "seat": 1}])
def test_a2_n_7_does_nothing_without_idea_or_in_the_opponents_turn(laid):
    holder = side(enhancements=((saine("A2-N-7"), 1),), aura=laid["aura"])
    scene = main(side(), holder) if laid.get("seat") else main(holder, side())
    pay_upkeep(scene)
    assert attacks_made(scene) == []


def test_a2_s_3_ends_the_phase_when_the_answered_attack_took_the_last_aura():
    answer = side(specials=(saine("A2-S-3"),), flare=1, aura=2)
    scene = main(side(hand=(SHOT, himika("N-3")), aura=2, vigor=1), answer, distance=5)
    scene.use(SHOT).use(saine("A2-S-3"))
    assert scene.count("aura.0") == 0
    scene.answer("aura")
    assert scene.state.turn == 4
    assert (scene.where(SHOT), scene.where(saine("A2-S-3"))) == ("discard.0", "specials.1")


@pytest.mark.parametrize(("chosen", "aura"), [("life", 0), ("aura", 3)])
def test_a2_s_3_ends_nothing_when_life_was_chosen_or_aura_is_left(chosen, aura):
    laid = side(specials=(saine("A2-S-3"),), flare=1, aura=aura)
    scene = main(side(hand=(SHOT,), aura=2, vigor=1), laid, distance=5)
    scene.use(SHOT).use(saine("A2-S-3"))
    if scene.decision.kind == "ChooseDamage":
        scene.answer(chosen)
    assert (scene.state.turn, asked(scene)) == (3, ("ChooseAct", 0))


def test_shared_card_does_each_thing_whose_condition_holds():
    laid = side(hand=(SHARED,), used=(saine("S-3"), tokoyo("S-4")), aura=1)
    scene = main(laid, side(aura=4), distance=4)
    scene.use(SHARED).answer("life")
    assert [scene.count(where) for where in ("aura.1", "distance", "aura.0", "shadow")] == [3, 5, 2, 9]


@pytest.mark.parametrize(
    ("laid", "counts"),
    [
        ({"used": (saine("S-3"),)}, [3, 4, 3, 11]),
        ({"used": (tokoyo("S-4"),)}, [4, 4, 4, 9]),
        ({"vigor": 2}, [4, 5, 3, 9]),
        ({"aura": 1}, [4, 5, 1, 9]),
        ({"specials": (saine("S-3"), tokoyo("S-4"))}, [4, 4, 3, 10]),
    ],
)
def test_shared_card_does_one_thing_alone(laid, counts):
    scene = main(side(hand=(SHARED,), **laid), side(aura=4), distance=4)
    scene.use(SHARED).answer("life")
    assert [scene.count(where) for where in ("aura.1", "distance", "aura.0", "shadow")] == counts


def test_shared_card_is_of_both_megami():
    scene = main(side(hand=(SHARED,)))
    assert scene.state.info(scene.card(SHARED)).megami == ("saine", "tokoyo")
    scene = main(side(used=(saine("A1-S-2"),), hand=(SHARED,)), WATCHED, distance=4)
    scene.use(SHARED)
    assert attack(scene) == (3, 1)


def test_n_5_moves_are_told_as_moves_to_the_distance():
    scene = main(side(enhancements=((saine("N-5"), 2),)), distance=3)
    pay_upkeep(scene)
    assert [event for event in scene.happened(CrystalsMoved) if event.target == "shadow"] == []


def test_n_7_needs_full_power():
    assert not main(side(hand=(saine("N-7"),))).may_use(saine("N-7"))
    scene = full_power(side(hand=(saine("N-7"),)))
    scene.use(saine("N-7")).answer(*("shadow",) * 5)
    assert scene.on(saine("N-7")) == 5
