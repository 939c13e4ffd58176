"""Utsuro's cards by their numbers (appendix 1: 13), and her extra rules by their sections (§x11)."""

from __future__ import annotations

import pytest

from engine.sakura.events import Damaged, DeckRebuilt
from engine.sakura.game import SakuraGame
from engine.sakura.pool import cards_of
from engine.sakura.procedures.damage import take_damage
from engine.sakura.procedures.moving import impatience
from engine.sakura.setup import Setup, SideSetup
from engine.sakura.values.numbers import capacity, cost, distance, master_distance
from tests.engine.sakura.megami.thallya_tables import machine
from tests.engine.sakura.support import (
    BULLET,
    FILLER,
    SHOT,
    asked,
    attack,
    attacks_made,
    end,
    full_power,
    himika,
    lengths,
    main,
    next_turn,
    pay_upkeep,
    saine,
    side,
    start,
    utsuro,
    yurina,
)

WATCHED = side(hand=(FILLER[0],))
"""An opponent who is asked for a reaction, so that an attack can be looked at in the air."""
GATHERED = {"life": 10, "aura": 3, "flare": 2}


def lost(scene):
    """What the opponent has lost of life, aura and flare."""
    return tuple(GATHERED[area] - scene.count(f"{area}.1") for area in GATHERED)


@pytest.mark.parametrize(("shadow", "figures", "range_"), [(11, (2, 2), [5, 6, 7]), (12, ("-", 2), [4, 5, 6, 7])])
def test_n_1_reaches_nearer_and_spares_no_life_from_12_in_the_shadow(shadow, figures, range_):
    scene = main(side(hand=(utsuro("N-1"),)), WATCHED, distance=5, shadow=shadow)
    scene.use(utsuro("N-1"))
    assert (attack(scene), lengths(scene)) == (figures, range_)


def test_n_1_a_dash_stays_a_dash_whatever_is_added():
    scene = main(side(hand=(himika("N-5"), utsuro("N-1"), yurina("N-5"))), WATCHED, distance=7, shadow=12)
    scene.use(utsuro("N-1"))
    assert attack(scene)[0] == "-"


def test_n_2_takes_a_card_of_the_hand_after_damage_to_the_aura():
    scene = main(side(hand=(utsuro("N-2"),)), side(hand=(SHOT, FILLER[0])), distance=4)
    scene.use(utsuro("N-2")).answers("pass", "aura")
    assert asked(scene) == ("ChooseCards", 0)
    assert len(scene.keys) == 2
    scene.answer(next(key for key in scene.keys if key.endswith(str(scene.card(SHOT)))))
    assert (scene.numbers("hand.1"), scene.numbers("discard.1")) == ((FILLER[0],), (SHOT,))


def test_n_2_takes_none_after_damage_to_the_life():
    scene = main(side(hand=(utsuro("N-2"),)), side(hand=(SHOT,)), distance=4)
    scene.use(utsuro("N-2")).answers("pass", "life")
    assert scene.numbers("hand.1") == (SHOT,)


def test_n_3_lets_the_opponent_give_two_from_where_they_like():
    scene = main(side(hand=(utsuro("N-3"),)), side(flare=2), distance=4)
    scene.use(utsuro("N-3"))
    assert asked(scene) == ("ChooseCrystals", 1)
    scene.answer("aura.1", "flare.1")
    assert (lost(scene), scene.count("shadow")) == ((0, 1, 1), 12)


def test_n_3_takes_two_crystals_of_an_enhancement_or_none():
    laid = {"hand": (utsuro("N-3"),)}
    right = side(enhancements=((saine("N-6"), 3),), flare=2)
    scene = main(side(**laid), right, distance=4)
    scene.use(utsuro("N-3")).answer("aura.1", "aura.1")
    assert asked(scene) == ("ChooseOne", 0)
    scene.answer("yes")
    assert scene.on(saine("N-6")) == 1
    scene = main(side(**laid), right, distance=4)
    scene.use(utsuro("N-3")).answer("aura.1", "aura.1").answer("no")
    assert scene.on(saine("N-6")) == 3


@pytest.mark.parametrize(("shadow", "flinches"), [(10, False), (11, True)])
def test_n_4_presses_one_crystal_out_and_looks_at_the_shadow_afterwards(shadow, flinches):
    scene = main(side(hand=(utsuro("N-4"),)), side(flare=2), shadow=shadow)
    scene.use(utsuro("N-4"), "life.1")
    assert (lost(scene), scene.state.flinched[1]) == ((1, 0, 0), flinches)


def test_n_5_shifts_the_distance_and_the_masters_until_the_turn_ends():
    scene = main(side(hand=(utsuro("N-5"),)), distance=4)
    scene.use(utsuro("N-5"))
    assert (distance(scene.state), master_distance(scene.state)) == (6, 4)
    scene.answer("end")
    next_turn(scene)
    assert (distance(scene.state), master_distance(scene.state)) == (4, 2)


def test_n_6_takes_one_of_the_damage_to_life():
    scene = main(side(hand=(SHOT,)), side(hand=(utsuro("N-6"), FILLER[0]), aura=0), distance=5)
    scene.use(SHOT).use(utsuro("N-6"))
    assert [(event.where, event.amount) for event in scene.happened(Damaged)] == [("life", 0)]


@pytest.mark.parametrize(("shadow", "after"), [(8, (10, 2)), (9, (9, 4))])
def test_n_7_drains_the_aura_and_when_ashen_the_life(shadow, after):
    scene = full_power(side(hand=(utsuro("N-7"),), aura=0), side(aura=5), shadow=shadow)
    scene.use(utsuro("N-7"))
    assert (scene.count("aura.1"), scene.on(utsuro("N-7")), scene.count("shadow")) == (2, 2, shadow + 1)
    pay_upkeep(scene)
    pay_upkeep(scene)
    assert (scene.count("life.1"), scene.count("aura.1")) == after


def test_s_1_costs_less_by_the_shadow_and_takes_three_lives():
    scene = main(side(specials=(utsuro("S-1"),), flare=4), shadow=20)
    assert cost(scene.state, scene.card(utsuro("S-1")), 0) == 4
    scene.use(utsuro("S-1"))
    assert (scene.count("life.1"), scene.numbers("outside.0")) == (7, (utsuro("S-1"),))
    assert not main(side(specials=(utsuro("S-1"),), flare=3), shadow=20).may_use(utsuro("S-1"))


def test_s_2_shortens_attacks_and_silences_what_follows_them():
    laid = {"enhancements": ((utsuro("S-2"), 2),)}
    scene = main(side(hand=(utsuro("A1-N-2"),)), side(**laid, aura=0, flare=3), distance=4)
    scene.use(utsuro("A1-N-2"))
    assert scene.count("flare.1") == 3
    scene = main(side(hand=(utsuro("A1-N-2"),)), side(aura=0, flare=3), distance=4)
    scene.use(utsuro("A1-N-2"))
    assert scene.count("flare.1") == 1
    assert not main(side(hand=(utsuro("A1-N-2"),)), side(**laid), distance=3).may_use(utsuro("A1-N-2"))
    assert main(side(hand=(utsuro("A1-N-2"),), **laid), distance=3).may_use(utsuro("A1-N-2"))


def test_s_2_an_uncancellable_attack_has_no_after_attack_effect_either():
    scene = main(side(hand=(himika("N-3"),)), side(enhancements=((utsuro("S-2"), 2),)), distance=8)
    scene.use(himika("N-3")).answer("life")
    assert scene.count("life.0") == 10


def test_s_2_enhancements_hold_one_less_and_end_without_a_word():
    laid = {"enhancements": ((utsuro("S-2"), 2),)}
    scene = main(side(hand=(utsuro("N-7"),), enhancements=((utsuro("A1-S-1-Ex4"), 1),)), side(**laid, vigor=2))
    assert capacity(scene.state, scene.card(utsuro("N-7")), 0) == 1
    pay_upkeep(scene)
    assert (scene.numbers("discard.0"), scene.state.vigor[1]) == ((utsuro("A1-S-1-Ex4"),), 2)


def test_s_2_leaves_its_own_players_enhancements_alone():
    scene = main(side(enhancements=((utsuro("S-2"), 2), (utsuro("A1-S-1-Ex4"), 1))), side(vigor=2))
    pay_upkeep(scene)
    assert scene.state.vigor[1] == 0


def test_s_3_ends_with_the_phase_when_its_player_was_hurt():
    scene = main(side(hand=(SHOT, BULLET)), side(enhancements=((utsuro("S-3"), 3),), aura=0), distance=5)
    scene.use(SHOT)
    assert (scene.on(utsuro("S-3")), scene.state.turn_player, scene.numbers("specials.1")) == (0, 1, (utsuro("S-3"),))
    assert BULLET not in scene.numbers("discard.0")


def test_s_3_stays_for_an_attack_that_deals_nothing():
    right = side(enhancements=((utsuro("S-3"), 3),), hand=(utsuro("N-6"),), aura=0)
    scene = main(side(hand=(SHOT,)), right, distance=5)
    scene.use(SHOT).use(utsuro("N-6"))
    assert scene.on(utsuro("S-3")) == 3


@pytest.mark.parametrize(("shadow", "status"), [(11, "used"), (12, "unused")])
def test_s_3_resurges_when_ashen(shadow, status):
    scene = main(side(used=(utsuro("S-3"),)), shadow=shadow)
    end(scene)
    assert scene.state.status[scene.card(utsuro("S-3"))] == status


@pytest.mark.parametrize(("key", "after"), [("1", (0, 1, 0)), ("2", (0, 0, 2))])
def test_s_4_lets_the_opponent_choose_what_is_eaten(key, after):
    scene = start(side(used=(utsuro("S-4"),)), side(flare=2))
    assert asked(scene) == ("ChooseOne", 1)
    scene.answer(key)
    assert lost(scene) == after


def test_a1_n_2_burns_the_flare_after_damage_to_the_life():
    for key, after in (("life", 0), ("aura", 2)):
        scene = main(side(hand=(utsuro("A1-N-2"),)), side(flare=2, aura=5), distance=3)
        scene.use(utsuro("A1-N-2")).answer(key)
        assert scene.count("flare.1") == after


def risen(shadow=13, **laid):
    """The end phase with the device used, and cards in every area."""
    left = {
        "megami": ("utsuro-a1", "saine"), "begun": True, "used": (utsuro("A1-S-1"),), "specials": (utsuro("S-3"),),
        "hand": (utsuro("N-4"),), "discard": (utsuro("N-1"),), "cover": (utsuro("N-5"),), "deck": (saine("N-1"),),
        "enhancements": ((saine("N-6"), 2),), **laid,
    }  # fmt: skip
    scene = main(side(**left), side(), shadow=shadow)
    return end(scene)


ALL_ENDS = {utsuro(f"A1-S-1-Ex{number}") for number in (2, 3, 4)}


def test_a1_s_1_raises_the_shadow_from_13_on():
    scene = risen(shadow=12)
    assert scene.numbers("hand.0") == (utsuro("N-4"),)
    scene = risen()
    drawn = scene.numbers("hand.0")
    assert set(drawn) | set(scene.numbers("deck.0")) == ALL_ENDS
    assert len(drawn) == 1
    assert (scene.count("life.0"), scene.state.status[scene.card(utsuro("A1-S-1-Ex1"))]) == (5, "used")
    assert utsuro("A1-S-1") in scene.numbers("outside.0")


def test_a1_s_1_leaves_a_small_life_as_it_is():
    assert risen(life=4).count("life.0") == 4


def test_a1_s_1_is_terminal_and_hits_from_3_to_10():
    scene = main(side(specials=(utsuro("A1-S-1"),), flare=2, hand=(SHOT,)), WATCHED, distance=10)
    scene.use(utsuro("A1-S-1"))
    assert (attack(scene), lengths(scene)) == ((2, 1), list(range(3, 11)))
    scene.answers("pass", "aura")
    assert scene.keys == ("end",)


def test_a1_s_1_also_in_the_opponents_end_phase():
    laid = side(megami=("utsuro-a1", "saine"), begun=True, used=(utsuro("A1-S-1"),))
    scene = main(side(), laid, shadow=13)
    end(scene)
    assert utsuro("A1-S-1") in scene.numbers("outside.1")


def test_a1_s_1_ex1_spares_its_player_every_damage():
    right = side(used=(utsuro("A1-S-1-Ex1"),), aura=3)
    scene = main(side(hand=(SHOT,)), right, distance=5)
    scene.use(SHOT)
    assert (scene.happened(Damaged), scene.count("aura.1"), scene.count("life.1")) == ([], 3, 10)
    assert attacks_made(scene) == [0]
    scene.resolve(impatience(scene.table, 1))
    scene.resolve(take_damage(scene.table, 1, 3, None, "effect"))
    assert scene.happened(Damaged) == []


def test_a1_s_1_ex1_is_ready_when_its_players_main_phase_begins():
    scene = main(side(), side(used=(utsuro("A1-S-1-Ex1"),)))
    card = scene.card(utsuro("A1-S-1-Ex1"))
    assert (scene.state.phase, scene.state.status[card]) == ("main", "used")
    next_turn(scene)
    assert scene.state.status[card] == "used"
    scene.answer("no")
    assert (scene.state.phase, scene.state.turn_player, scene.state.status[card]) == ("main", 1, "unused")


def test_a1_s_1_ex2_takes_six_and_lets_nobody_react():
    scene = full_power(side(hand=(utsuro("A1-S-1-Ex2"),)), side(hand=(FILLER[0],), flare=2), distance=3)
    scene.use(utsuro("A1-S-1-Ex2"))
    assert asked(scene) == ("ChooseCrystals", 1)
    scene.answer("aura.1", "aura.1", "aura.1", "flare.1", "flare.1", "life.1")
    assert lost(scene) == (1, 3, 2)


def test_a1_s_1_ex3_acts_five_times_but_never_forward_then_strikes_three_times():
    scene = full_power(side(hand=(utsuro("A1-S-1-Ex3"),), aura=5), side(aura=5), distance=5)
    scene.use(utsuro("A1-S-1-Ex3"))
    assert "basic:forward" not in scene.keys
    scene.answers(*["basic:backward"] * 5)
    assert distance(scene.state) == 10
    scene.answers("aura", "aura", "life")
    assert [event.amount for event in scene.happened(Damaged)] == [3, 1, 1]


def test_a1_s_1_ex3_lets_choose_additional_basic_actions_too():
    """「《前進》以外」 names what is left out, so that what §9-6 i-B adds may be chosen."""
    scene = full_power(machine(shape="01", hand=(utsuro("A1-S-1-Ex3"),)), side(aura=5), distance=5)
    scene.use(utsuro("A1-S-1-Ex3"))
    assert "basic:beta-edge" in scene.keys
    assert "basic:forward" not in scene.keys


def test_a1_s_1_ex4_ends_everything():
    right = side(hand=(SHOT,), deck=(FILLER[0], FILLER[1]), vigor=2)
    scene = main(side(enhancements=((utsuro("A1-S-1-Ex4"), 1),)), right)
    pay_upkeep(scene)
    assert (scene.numbers("hand.1"), scene.numbers("deck.1"), len(scene.numbers("discard.1"))) == ((), (), 3)
    assert (scene.state.vigor[1], scene.state.flinched[1]) == (0, True)


def test_x11_1_four_cards_are_set_aside_at_the_beginning():
    pool, other = cards_of("utsuro-a1"), cards_of("yurina")
    mine = SideSetup(megami=("utsuro-a1", "yurina"), normals=pool.normals[:7], specials=pool.specials[:3])
    plain = SideSetup(megami=("yurina", "saine"), normals=other.normals[:7], specials=other.specials[:3])
    state = SakuraGame().open(Setup(sides=(mine, plain), seed=1)).state
    assert {state.defs[card].number for card in state.piles["extra.0"]} == {utsuro("A1-S-1-Ex1"), *ALL_ENDS}


def test_x11_2_everything_but_specials_goes_with_its_crystals_and_the_deck_is_made_anew():
    scene = risen()
    outside = scene.numbers("outside.0")
    gone = {utsuro("N-4"), utsuro("N-1"), utsuro("N-5"), saine("N-1"), saine("N-6")}
    assert gone <= set(outside)
    assert scene.numbers("specials.0").count(utsuro("S-3")) == 1
    assert (len(scene.happened(DeckRebuilt)), scene.happened(Damaged)) == (1, [])
    assert scene.count("shadow") == 13 + 2 + 5
