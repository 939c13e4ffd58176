"""Hatsumi's cards by their numbers (appendix 1: 17)."""

from __future__ import annotations

import pytest

from engine.sakura.procedures.turn import upkeep
from engine.sakura.values.numbers import hand_limit, master_distance
from tests.engine.sakura.support import (
    FILLER,
    SHOT,
    asked,
    attack,
    attacks_made,
    end,
    full_power,
    hatsumi,
    honoka,
    lengths,
    main,
    mizuki,
    pay_upkeep,
    saine,
    side,
    start,
    tokoyo,
    until_over,
    utsuro,
    yurina,
)

HERS = ("hatsumi", "saine")
DEEP = ("hatsumi-a1", "saine")
WATCHED = {"hand": (FILLER[0],)}
"""An opponent who is asked for a reaction, so that an attack can be looked at in the air."""
FOE = {"attacks_before": 1}
"""An opponent who made an attack in the turn before: headwind for the other player."""


def hers(megami=HERS, **laid):
    """Her player's side."""
    return side(megami=megami, begun=True, **laid)


def status(scene, number, seat=0):
    """Whether a special is used."""
    return scene.state.status[scene.card(number, seat)]


def test_n_1_is_fierce_before_the_wind_and_drifts_against_it():
    scene = main(hers(hand=(hatsumi("N-1"),)), side(**WATCHED), distance=4)
    scene.use(hatsumi("N-1"))
    assert attack(scene) == (2, 2)
    scene.answers("pass", "life")
    assert (scene.count("distance"), scene.count("life.1")) == (4, 8)
    scene = main(hers(hand=(hatsumi("N-1"),)), side(**WATCHED, **FOE), distance=4)
    scene.use(hatsumi("N-1"))
    assert attack(scene) == (0, 0)
    scene.answers("pass", "life", "forth")
    assert scene.count("distance") == 2


def test_n_2_is_fiercer_before_the_wind():
    for laid, figures in (({}, (3, 2)), (FOE, (2, 1))):
        scene = main(hers(hand=(hatsumi("N-2"),)), side(**WATCHED, **laid), distance=4)
        scene.use(hatsumi("N-2"))
        assert attack(scene) == figures


@pytest.mark.parametrize(("key", "taken"), [("aura", 3), ("life", 2)])
def test_n_2_all_out_washes_what_it_takes_into_the_distance(key, taken):
    scene = full_power(hers(hand=(hatsumi("N-2"),)), side(aura=3), distance=4)
    scene.use(hatsumi("N-2"), key)
    assert (scene.count("distance"), scene.count("shadow"), scene.count("flare.1")) == (4 + taken, 10, 0)


def test_n_2_all_out_can_be_answered_by_specials_alone():
    right = side(hand=(tokoyo("N-4"),), specials=(tokoyo("S-1"),), flare=5)
    scene = full_power(hers(hand=(hatsumi("N-2"),)), right)
    scene.use(hatsumi("N-2"))
    assert list(scene.keys) == [f"use:{scene.card(tokoyo('S-1'))}", "pass"]


@pytest.mark.parametrize(("laid", "flare", "shadow"), [({}, 1, 10), (FOE, 0, 11)])
def test_n_3_burns_life_away_against_the_wind(laid, flare, shadow):
    scene = main(hers(hand=(hatsumi("N-3"),)), side(aura=0, **laid), distance=5)
    scene.use(hatsumi("N-3"))
    assert (scene.count("flare.1"), scene.count("shadow"), scene.count("life.1")) == (flare, shadow, 9)


def test_n_3_takes_aura_as_any_attack():
    scene = main(hers(hand=(hatsumi("N-3"),)), side(aura=3, **FOE), distance=5)
    scene.use(hatsumi("N-3"), "aura")
    assert (scene.count("aura.1"), scene.count("shadow")) == (0, 13)


@pytest.mark.parametrize(
    ("laid", "distance", "after", "left"), [({}, 4, 5, 2), ({}, 5, 5, 2), (FOE, 4, 5, 1), (FOE, 5, 5, 2)]
)
def test_n_4_raises_the_sea_from_the_shadow_or_from_the_opponents_flare(laid, distance, after, left):
    scene = main(hers(hand=(hatsumi("N-4"),)), side(flare=2, **laid), distance=distance)
    scene.use(hatsumi("N-4"))
    assert (scene.count("distance"), scene.count("flare.1")) == (after, left)


def test_n_4_moves_an_attack_out_of_its_range_as_a_reaction():
    scene = main(side(hand=(yurina("N-1"),)), hers(hand=(hatsumi("N-4"),)), distance=4)
    scene.use(yurina("N-1")).use(hatsumi("N-4"))
    assert (scene.count("distance"), scene.count("life.1"), scene.count("aura.1")) == (5, 10, 3)


@pytest.mark.parametrize(("laid", "limit"), [({}, 2), (FOE, 3)])
def test_n_5_makes_ready_for_the_wind(laid, limit):
    scene = full_power(hers(hand=(hatsumi("N-5"),), aura=1), side(**laid))
    scene.use(hatsumi("N-5"), "yes")
    assert (scene.count("aura.0"), len(scene.numbers("hand.0")), hand_limit(scene.state, 0)) == (4, 1, limit)


def test_n_6_gives_ones_own_attacks_a_distance_and_takes_it_from_the_opponents():
    laid = {"enhancements": ((hatsumi("N-6"), 3),)}
    scene = main(hers(hand=(yurina("N-1"),), **laid), side(**WATCHED), distance=5)
    scene.use(yurina("N-1"))
    assert lengths(scene) == [3, 4, 5]
    scene = main(side(hand=(SHOT,)), hers(**laid, **WATCHED), distance=6)
    scene.use(SHOT)
    assert 5 not in lengths(scene)


def test_n_6_of_both_players_cancel_each_other_out():
    laid = {"enhancements": ((hatsumi("N-6"), 3),)}
    scene = main(hers(hand=(SHOT,), **laid), hers(**laid, **WATCHED), distance=6)
    scene.use(SHOT)
    assert lengths(scene) == list(himika_range())


def himika_range():
    """The printed range of the shot."""
    scene = main(side(hand=(SHOT,)), side(**WATCHED), distance=6)
    return lengths(scene.use(SHOT))


def test_n_6_adds_before_ranges_grow():
    laid = {"enhancements": ((hatsumi("N-6"), 3),)}
    scene = main(hers(hand=(utsuro("N-1"),), **laid), side(**WATCHED), distance=5, shadow=12)
    scene.use(utsuro("N-1"))
    assert lengths(scene) == [4, 5, 6, 7]


def test_n_6_gives_a_crystal_of_aura_in_the_end():
    scene = main(hers(enhancements=((hatsumi("N-6"), 1),), aura=2))
    pay_upkeep(scene)
    assert scene.count("aura.0") == 3


@pytest.mark.parametrize(("mine", "laid", "after"), [(True, {}, 0), (True, FOE, 1), (False, {}, 1), (False, FOE, 1)])
def test_n_7_loses_its_crystal_only_in_ones_own_turn_before_the_wind(mine, laid, after):
    side_of_hers, other = hers(enhancements=((hatsumi("N-7"), 1),)), side(**laid)
    scene = main(side_of_hers, other) if mine else main(other, side_of_hers)
    pay_upkeep(scene)
    assert scene.on(hatsumi("N-7")) == after


def test_n_7_calls_a_covered_card_back_at_the_start_and_in_the_end():
    scene = start(hers(enhancements=((hatsumi("N-7"), 1),), cover=(SHOT, tokoyo("N-1"))), side(**FOE))
    assert asked(scene) == ("ChooseCards", 0)
    scene.answer(f"card:{scene.card(SHOT)}")
    assert scene.numbers("deck.0")[0] == SHOT or SHOT in scene.numbers("hand.0")


def test_n_7_acts_and_strikes_in_the_end():
    scene = main(hers(enhancements=((hatsumi("N-7"), 1),), cover=(SHOT,), aura=0), side(aura=3), distance=3)
    pay_upkeep(scene)
    scene.answer(f"card:{scene.card(SHOT)}").answer("basic:recover")
    assert (scene.count("aura.0"), scene.count("aura.1"), scene.numbers("deck.0")[0]) == (1, 2, SHOT)


def test_s_1_is_fiercer_before_the_wind():
    scene = main(hers(specials=(hatsumi("S-1"),), flare=4), side(**WATCHED), distance=4)
    scene.use(hatsumi("S-1"))
    assert attack(scene) == (3, 3)
    scene.answers("pass", "life")
    assert (scene.count("distance"), status(scene, hatsumi("S-1"))) == (4, "used")


def test_s_1_opens_the_sea_against_the_wind_and_returns():
    scene = main(hers(specials=(hatsumi("S-1"),), flare=4), side(**FOE), distance=4)
    scene.use(hatsumi("S-1"), "life")
    assert (scene.count("distance"), scene.count("life.1"), status(scene, hatsumi("S-1"))) == (6, 9, "unused")


def test_s_2_returns_when_the_opponent_comes_two_closer_and_lets_its_player_act():
    scene = main(side(vigor=2), hers(used=(hatsumi("S-2"),), aura=2), distance=6)
    scene.basic("forward")
    assert status(scene, hatsumi("S-2"), 1) == "used"
    scene.basic("forward")
    assert asked(scene) == ("ChooseBasicAction", 1)
    scene.answer("basic:recover")
    assert (scene.count("aura.1"), status(scene, hatsumi("S-2"), 1)) == (3, "unused")


def test_s_2_stays_used_in_ones_own_turn_and_when_the_sea_opens():
    scene = main(hers(used=(hatsumi("S-2"),), vigor=2), distance=6)
    scene.basic("forward").basic("forward")
    assert status(scene, hatsumi("S-2")) == "used"
    scene = main(side(vigor=2), hers(used=(hatsumi("S-2"),)), distance=4)
    scene.basic("backward")
    assert status(scene, hatsumi("S-2"), 1) == "used"


@pytest.mark.parametrize(("laid", "flinched"), [({}, True), (FOE, False)])
def test_s_3_makes_its_player_flinch_but_for_headwind(laid, flinched):
    scene = main(hers(specials=(hatsumi("S-3"),), flare=1), side(**laid))
    scene.use(hatsumi("S-3"))
    assert (scene.state.flinched[0], master_distance(scene.state)) == (flinched, 3)


def test_s_3_puts_out_a_card_of_the_opponents_turn_and_returns():
    scene = main(side(hand=(tokoyo("N-4"), yurina("N-5"))), hers(used=(hatsumi("S-3"),)), distance=5)
    scene.use(yurina("N-5"))
    assert yurina("N-5") in scene.numbers("discard.0")
    assert (status(scene, hatsumi("S-3"), 1), master_distance(scene.state)) == ("unused", 2)


def test_s_3_returns_when_it_puts_out_a_reaction_too():
    """圧気 of hers attacks in the opponent's upkeep, and is answered from the hand."""
    left = side(megami=("honoka", "yurina"), hand=(honoka("N-5"),), begun=True)
    scene = main(left, hers(used=(hatsumi("S-3"),), enhancements=((yurina("N-6"), 1),)), distance=3)
    pay_upkeep(scene)
    scene.use(honoka("N-5"))
    assert honoka("N-5") in scene.numbers("discard.0")
    assert status(scene, hatsumi("S-3"), 1) == "unused"


def test_s_3_lets_attacks_specials_and_cards_of_ones_own_turn_pass():
    scene = main(side(hand=(SHOT,)), hers(used=(hatsumi("S-3"),)), distance=6)
    scene.use(SHOT, "life")
    assert status(scene, hatsumi("S-3"), 1) == "used"
    scene = main(side(specials=(tokoyo("S-1"),), flare=9), hers(used=(hatsumi("S-3"),)))
    scene.use(tokoyo("S-1"))
    assert status(scene, hatsumi("S-3"), 1) == "used"
    scene = main(hers(used=(hatsumi("S-3"),), hand=(hatsumi("N-1"),)), side(hand=(utsuro("N-6"),)), distance=4)
    scene.use(hatsumi("N-1")).use(utsuro("N-6"))
    assert status(scene, hatsumi("S-3")) == "used"


def test_s_3_leaves_a_terminal_card_terminal_that_is_not_resolved():
    scene = main(side(hand=(mizuki("N-5"), SHOT)), hers(used=(hatsumi("S-3"),)), distance=5)
    scene.use(mizuki("N-5"))
    assert (scene.where(mizuki("N-5")), status(scene, hatsumi("S-3"), 1)) == ("discard.0", "unused")
    assert (scene.state.terminal, scene.keys) == ([True, False], ("end",))


def test_s_4_frightens_against_the_wind_and_discards_an_attack_from_the_top():
    for top, gone in ((SHOT, True), (tokoyo("N-4"), False)):
        scene = main(hers(specials=(hatsumi("S-4"),), flare=2), side(deck=(top, *FILLER), **FOE))
        scene.use(hatsumi("S-4"))
        assert scene.state.flinched[1]
        assert (top in scene.numbers("discard.1")) == gone
        assert (scene.numbers("deck.1")[0] == top) != gone


def test_s_4_does_nothing_before_the_wind_nor_to_an_empty_deck():
    scene = main(hers(specials=(hatsumi("S-4"),), flare=2), side(deck=(SHOT,)))
    scene.use(hatsumi("S-4"))
    assert (scene.state.flinched[1], scene.numbers("deck.1")) == (False, (SHOT,))
    scene = main(hers(specials=(hatsumi("S-4"),), flare=2), side(deck=(), **FOE))
    scene.use(hatsumi("S-4"))
    assert scene.state.flinched[1]


def test_s_4_may_be_used_again_for_nothing_at_the_start_against_the_wind():
    scene = start(hers(used=(hatsumi("S-4"),)), side(deck=(SHOT,), **FOE))
    assert asked(scene) == ("ChooseOne", 0)
    scene.answer("yes")
    assert (scene.state.flinched[1], scene.numbers("discard.1")) == (True, (SHOT,))
    scene = start(hers(used=(hatsumi("S-4"),)), side(deck=(SHOT,)))
    assert asked(scene) != ("ChooseOne", 0)


def test_a1_n_4_dives_and_explodes():
    scene = main(hers(DEEP, hand=(hatsumi("A1-N-4"),), aura=0), side(aura=3), distance=4)
    scene.use(hatsumi("A1-N-4"), "dive-forward")
    assert scene.state.counters["dive-open.0"] == 0
    pay_upkeep(scene)
    pay_upkeep(scene)
    assert scene.count("life.1") == 9


def test_a1_n_4_is_unguarded():
    laid = {"enhancements": ((hatsumi("A1-N-4"), 2),)}
    scene = main(side(hand=(SHOT,)), hers(DEEP, **laid), distance=6)
    scene.use(SHOT, "life")
    assert hatsumi("A1-N-4") in scene.numbers("cover.1")


def test_a1_s_1_leaves_attacks_of_the_opponents_turn_the_ends_of_their_range():
    laid = {"enhancements": ((hatsumi("A1-S-1"), 4),)}
    scene = main(side(hand=(utsuro("N-1"),)), hers(DEEP, **laid, **WATCHED), distance=5)
    scene.use(utsuro("N-1"))
    assert lengths(scene) == [5, 7]
    scene = main(side(hand=(yurina("N-1"),)), hers(DEEP, **laid, **WATCHED), distance=4)
    scene.use(yurina("N-1"))
    assert lengths(scene) == [3, 4]
    scene = main(hers(DEEP, **laid, **WATCHED, aura=3), side(hand=(utsuro("N-1"),)), distance=6)
    assert not scene.state.attacks


def test_a1_s_1_comes_before_ranges_grow():
    laid = {"enhancements": ((hatsumi("A1-S-1"), 4),)}
    scene = main(side(hand=(utsuro("N-1"),)), hers(DEEP, **laid, **WATCHED), distance=5, shadow=12)
    scene.use(utsuro("N-1"))
    assert lengths(scene) == [4, 5, 7]


def test_a1_s_1_and_n_6_take_values_away_at_once():
    laid = {"enhancements": ((hatsumi("A1-S-1"), 4), (hatsumi("N-6"), 3))}
    scene = main(side(hand=(utsuro("N-1"),)), hers(DEEP, **laid, **WATCHED), distance=7)
    scene.use(utsuro("N-1"))
    assert lengths(scene) == [7]


def test_a1_s_1_answers_an_attack_between_the_ends():
    scene = main(
        side(hand=(utsuro("N-1"),)), hers(DEEP, specials=(hatsumi("A1-S-1"),), flare=3, aura=0), distance=6, shadow=10
    )
    scene.use(utsuro("N-1")).use(hatsumi("A1-S-1"))
    assert (scene.count("life.1"), scene.count("aura.1")) == (10, 0)


def test_a1_s_4_dives_and_frightens():
    scene = main(hers(DEEP, specials=(hatsumi("A1-S-4"),), flare=2, aura=0), side())
    scene.use(hatsumi("A1-S-4"), "dive-backward")
    assert (scene.state.counters["dive.0"], scene.state.counters["dive-open.0"]) == (1, 0)
    assert scene.state.flinched[1]


@pytest.mark.parametrize(("laid", "left"), [({}, (2, 9)), (FOE, (3, 10))])
def test_a1_s_4_strikes_aura_and_life_before_the_wind(laid, left):
    scene = main(hers(DEEP, enhancements=((hatsumi("A1-S-4"), 1),)), side(**laid))
    pay_upkeep(scene)
    assert (scene.count("aura.1"), scene.count("life.1")) == left


def test_a1_s_4_strikes_both_at_once_with_nothing_between():
    wall = saine("A2-N-7")
    his = side(life=1, aura=1, enhancements=((wall, 2),))
    scene = main(his, hers(DEEP, enhancements=((hatsumi("A1-S-4"), 1),)), distance=3)
    scene.resolve(until_over(upkeep(scene.table)))
    scene.answer(f"card.{scene.card(wall)}")
    assert (scene.state.winner, attacks_made(scene)) == (1, [])


@pytest.mark.parametrize(("laid", "after"), [({}, "used"), (FOE, "unused")])
def test_a1_s_4_returns_against_the_wind(laid, after):
    scene = main(hers(DEEP, used=(hatsumi("A1-S-4"),)), side(**laid))
    end(scene)
    assert status(scene, hatsumi("A1-S-4")) == after


def test_s_2_returns_by_a_dive_too():
    scene = main(
        side(hand=(yurina("N-5"),), vigor=1),
        hers(DEEP, used=(hatsumi("S-2"),), counters={"dive": 0, "dive-open": 0}),
        distance=6,
    )
    scene.basic("forward").use(yurina("N-5"))
    assert asked(scene) == ("ChooseBasicAction", 1)
