"""Misora's cards by their numbers (appendix 1: 25), and her extra rules by their sections (§x23)."""

from __future__ import annotations

import pytest

from engine.cardgame.events import Marked
from engine.kernel.decisions import Move
from engine.sakura.clauses.aiming import ASKS_FOR_THE_SAME
from engine.sakura.procedures.legality import may_basic, may_use
from engine.sakura.procedures.moving import move_crystals
from engine.sakura.procedures.use import use_card
from engine.sakura.values.attacks import figures as figures_of
from engine.sakura.values.numbers import distance, master_distance
from tests.engine.sakura.support import (
    FILLER,
    SHOT,
    act,
    asked,
    attack,
    attacks_made,
    end,
    full_power,
    honoka,
    lengths,
    main,
    misora,
    pay_upkeep,
    shisui,
    side,
    tokoyo,
    yurina,
)

NONE = -1
WATCHED = {"hand": (FILLER[0],)}
"""An opponent who is asked for a reaction, so that an attack can be looked at in the air."""


def hers(aim=NONE, **laid):
    """Her player's side with that aim."""
    return side(megami=("misora", "saine"), begun=True, counters={"aim": aim}, **laid)


def aim(scene, seat=0):
    """A player's aim."""
    return scene.state.counters[f"aim.{seat}"]


@pytest.mark.parametrize(
    ("aimed", "at", "figures"), [(NONE, 5, (2, 1)), (5, 5, ("-", 1)), (7, 5, ("-", 1)), (8, 5, (2, 1))]
)
def test_n_1_spares_no_life_with_the_aim_on_target(aimed, at, figures):
    scene = main(hers(aimed, hand=(misora("N-1"),)), side(**WATCHED), distance=at)
    scene.use(misora("N-1"))
    assert attack(scene) == figures


@pytest.mark.parametrize(("aimed", "figures"), [(NONE, (2, 1)), (4, ("-", 1))])
def test_n_1_is_looked_at_by_what_waits_for_a_figure_of_it(aimed, figures):
    """What waits asks for the damage to aura, that asks for the range, and that asks for what waits."""
    hers_and_saw = side(
        megami=("misora", "shisui"), begun=True, counters={"aim": aimed}, hand=(misora("N-1"),),
        specials=(shisui("S-2"),), flare=2,
    )
    scene = main(hers_and_saw, side(aura=4, **WATCHED), distance=3)
    scene.use(shisui("S-2"), "pass", "life")
    scene.resolve(move_crystals(scene.table, "shadow", "distance", 1, "effect"))
    act(scene).use(misora("N-1"))
    assert attack(scene) == figures
    assert figures_of(scene.state, scene.state.attacks[-1]).lacerated == (aimed == NONE)


@pytest.mark.parametrize(("aimed", "after"), [(5, 4), (4, 3), (NONE, 3)])
def test_n_1_recovers_where_the_aim_is_the_distance(aimed, after):
    scene = main(hers(aimed, hand=(misora("N-1"),)), side(aura=0), distance=5)
    scene.use(misora("N-1"))
    assert scene.count("aura.0") == after


@pytest.mark.parametrize(("key", "after"), [("1", 5), ("2", 3), ("pass", 4)])
def test_n_2_may_shift_the_aim(key, after):
    scene = main(hers(4, hand=(misora("N-2"),)), side(aura=0), distance=3)
    scene.use(misora("N-2"), key)
    assert aim(scene) == after


def test_n_2_shifts_no_aim_without_a_value_and_none_below_0():
    for aimed, key in ((NONE, "1"), (0, "2")):
        scene = main(hers(aimed, hand=(misora("N-2"),)), side(aura=0), distance=3)
        scene.use(misora("N-2"), key)
        assert aim(scene) == aimed


@pytest.mark.parametrize(
    ("aimed", "after"), [(3, (3, 3, 11)), (4, (4, 4, 9)), (5, (5, 3, 9)), (NONE, (4, 3, 10))]
)
def test_n_3_draws_the_distance_towards_the_aim(aimed, after):
    scene = main(hers(aimed, hand=(misora("N-3"),)), side(aura=0), distance=4)
    scene.use(misora("N-3"))
    assert (scene.count("distance"), scene.count("aura.0"), scene.count("shadow")) == after


def test_n_4_flies_to_the_aim_wherever_one_stands():
    scene = full_power(hers(6, hand=(misora("N-4"),)), side(aura=5, hand=(SHOT, FILLER[0])), distance=1)
    scene.use(misora("N-4"))
    assert (attack(scene), asked(scene)) == ((5, 1), ("ChooseReaction", 1))
    scene.answers("pass", "life", f"card:{scene.card(SHOT, 1)}")
    assert scene.numbers("discard.1") == (SHOT,)


def test_n_4_without_an_attack_card_shows_the_hand_and_loses_three_of_the_deck():
    scene = full_power(hers(6, hand=(misora("N-4"),)), side(aura=0, hand=(FILLER[0],)), distance=1)
    scene.use(misora("N-4"), "pass")
    assert (len(scene.numbers("cover.1")), scene.numbers("hand.1")) == (3, (FILLER[0],))


@pytest.mark.parametrize(("aimed", "figures"), [(5, (3, 2)), (9, (3, 2)), (3, (2, 1)), (NONE, (2, 1))])
def test_n_5_helps_the_next_attack_of_the_other_megami_on_target(aimed, figures):
    """SHOT reaches from 4 to 10."""
    scene = main(hers(aimed, hand=(misora("N-5"), SHOT)), side(**WATCHED), distance=5)
    scene.use(misora("N-5")).use(SHOT)
    assert (scene.state.vigor[0], attack(scene)) == (1, figures)


def test_n_6_uses_a_covered_card_as_if_from_the_aim():
    scene = main(hers(5, hand=(misora("N-6"),), cover=(SHOT,)), side(aura=0), distance=1)
    scene.use(misora("N-6"), f"card:{scene.card(SHOT)}")
    assert (attacks_made(scene), scene.numbers("discard.0")) == ([0], (SHOT, misora("N-6")))


def test_n_6_uses_an_unchosen_card_of_the_other_megami_that_goes_back():
    scene = main(hers(5, hand=(misora("N-6"),), outside=(SHOT, misora("N-1"))), side(aura=0), distance=1)
    scene.use(misora("N-6"))
    assert scene.keys == (f"card:{scene.card(SHOT)}",)
    scene.answer(scene.keys[0])
    assert (attacks_made(scene), scene.numbers("discard.0")) == ([0], (misora("N-6"),))
    card = scene.card(SHOT)
    assert (scene.state.where[card], scene.state.face[card]) == ("outside.0", False)


def test_10_25_n_6_leaves_a_card_unexchanged_that_goes_back_outside():
    """It can't go to where the other one lies, so that one stays there too."""
    bud, flower = honoka("N-1"), honoka("N-1-Ex1")
    laid = side(
        megami=("misora", "honoka"), begun=True, counters={"aim": 4}, hand=(misora("N-6"),), outside=(bud,)
    )
    scene = main(laid, side(aura=0), distance=4)
    scene.use(misora("N-6"), f"card:{scene.card(bud)}")
    assert (asked(scene), attacks_made(scene)) == (("ChooseAct", 0), [0])
    assert (scene.where(bud), scene.where(flower)) == ("outside.0", "extra.0")


def test_n_6_finds_nothing_without_an_aim():
    scene = main(hers(NONE, hand=(misora("N-6"),), cover=(SHOT,)), side(aura=0), distance=5)
    scene.use(misora("N-6"))
    assert attacks_made(scene) == []


def test_n_7_shifts_both_distances_when_it_ends():
    scene = main(hers(enhancements=((misora("N-7"), 1),)), distance=3)
    pay_upkeep(scene)
    assert (distance(scene.state), master_distance(scene.state)) == (4, 3)


def test_n_7_only_from_near_and_terminal():
    assert not main(hers(hand=(misora("N-7"),)), distance=4).may_use(misora("N-7"))
    scene = main(hers(hand=(misora("N-7"), SHOT), aura=0), side(aura=3), distance=3)
    scene.use(misora("N-7"))
    assert (scene.count("distance"), scene.count("aura.1"), scene.keys) == (5, 1, ("end",))


@pytest.mark.parametrize(("crystals", "reach", "gone"), [(0, 3, False), (2, 7, True)])
def test_s_1_reaches_as_far_as_its_crystals_say(crystals, reach, gone):
    laid = hers(reach, used=((misora("S-1"), crystals),), flare=2)
    scene = main(laid, side(**WATCHED), distance=1)
    scene.state.status[scene.card(misora("S-1"))] = "unused"
    assert may_use(scene.state, 0, scene.card(misora("S-1")), "standard") is None
    scene.resolve(use_card(scene.table, 0, scene.card(misora("S-1")), "standard"))
    assert (len(scene.numbers("deck.1")) == 0) is gone
    assert scene.count("life.1") == 9


def test_s_1_grows_in_the_end_phase_and_is_ready_again():
    scene = main(hers(used=(misora("S-1"),)), distance=4)
    end(scene)
    while scene.decision is not None:
        scene.answer(scene.keys[-1])
    card = scene.card(misora("S-1"))
    assert (scene.on(misora("S-1")), scene.state.status[card]) == (1, "unused")


def test_s_2_makes_the_distance_the_aim():
    scene = main(hers(6, enhancements=((misora("S-2"), 1),)), distance=2)
    assert distance(scene.state) == 6
    assert distance(main(hers(NONE, enhancements=((misora("S-2"), 1),)), distance=2).state) == 2
    assert [may_basic(scene.state, 0, action).code for action in ("forward", "breakaway")] == ["basic-forbidden"] * 2


def test_s_3_cancels_and_seals_an_attack_whose_range_holds_the_aim():
    scene = main(side(hand=(SHOT,)), hers(9, specials=(misora("S-3"),), flare=2), distance=5)
    scene.use(SHOT).use(misora("S-3"))
    while scene.decision is not None and scene.decision.kind == "ChooseCrystals":
        scene.answer(*scene.keys[:1] * scene.decision.least)
    assert scene.numbers("sealed.1") == (SHOT,)
    assert (scene.count("life.1"), scene.numbers("discard.0")) == (10, ())
    for _ in range(3):
        pay_upkeep(scene)
    assert scene.numbers("discard.0") == (SHOT,)


def test_s_3_lets_an_attack_go_that_holds_no_aim():
    scene = main(side(hand=(yurina("N-1"),)), hers(9, specials=(misora("S-3"),), flare=2, aura=0), distance=3)
    scene.use(yurina("N-1")).use(misora("S-3"))
    assert scene.numbers("sealed.1") == ()


def test_10_9_s_3_seals_no_card_that_goes_back_outside_instead():
    """Else it would lie under that card outside the game, and come to the discard pile from there."""
    left = hers(5, hand=(misora("N-6"),), outside=(SHOT,))
    scene = main(left, hers(6, specials=(misora("S-3"),), flare=2, aura=0), distance=5)
    scene.use(misora("N-6"), f"card:{scene.card(SHOT)}").use(misora("S-3"))
    assert (scene.where(SHOT), scene.state.attached) == ("outside.0", {})
    for _ in range(3):
        pay_upkeep(scene)
    assert (scene.where(SHOT), scene.where(misora("S-3"), 1)) == ("outside.0", "specials.1")


def test_s_4_widens_the_distance_and_is_never_used_again():
    scene = main(hers(enhancements=((misora("S-4"), 1),), flare=5), side(flare=1), distance=3)
    assert distance(scene.state) == 8
    pay_upkeep(scene)
    assert [scene.count(where) for where in ("distance", "life.1", "aura.1", "flare.1")] == [6, 9, 2, 0]
    assert may_use(scene.state, 0, scene.card(misora("S-4")), "effect").code in ("condition-of-card", "use-forbidden")


def test_x23_1_1_the_aim_has_no_value_at_the_beginning():
    scene = main(side(megami=("misora", "saine"), begun=True))
    assert aim(scene) == NONE


def test_x23_2_the_aim_is_lost_with_an_attack_and_may_be_set_in_the_end_phase():
    scene = main(hers(4, hand=(SHOT,)), side(aura=0), distance=6)
    scene.use(SHOT).answer("end")
    assert (aim(scene), asked(scene)) == (NONE, ("ChooseOne", 0))
    assert scene.decision.options[0].moves == (Move("aim", "aim.0", "aim.0"),)
    scene.answer("yes")
    assert aim(scene) == 6


def test_x23_2_without_an_attack_the_aim_stays():
    scene = main(hers(4), distance=6)
    scene.answers("end", "no")
    assert aim(scene) == 4


def test_x23_2_nothing_is_asked_where_the_aim_is_the_distance_already():
    scene = main(hers(6), distance=6)
    scene.answer("end")
    assert scene.decision is None or scene.decision.kind != "ChooseOne"
    assert (aim(scene), scene.state.turn_player) == (6, 1)


def test_x23_2_it_is_asked_in_a_duel_that_was_begun_so():
    scene = main(hers(6), distance=6)
    scene.table.emit(Marked(ASKS_FOR_THE_SAME))
    scene.answers("end", "yes")
    assert (aim(scene), scene.state.turn_player) == (6, 1)


def test_x23_3_both_must_lie_in_the_range_as_it_is_now():
    laid = {"hand": (misora("N-1"),), "enhancements": ((tokoyo("N-7"), 1),)}
    scene = main(hers(8, **laid), side(**WATCHED), distance=5)
    scene.use(misora("N-1"))
    assert lengths(scene) == [4, 5, 6, 7]
    assert attack(scene) == (2, 1)


def test_x23_4_the_range_check_fails_without_an_aim_and_is_refused_in_words():
    scene = full_power(hers(NONE, hand=(misora("N-4"),)), distance=6)
    assert not scene.may_use(misora("N-4"))
    assert may_use(scene.state, 0, scene.card(misora("N-4")), "full-power").code == "aim-none"
    scene = full_power(hers(4, hand=(misora("N-4"),)), distance=6)
    assert may_use(scene.state, 0, scene.card(misora("N-4")), "full-power").code == "aim-out-of-range"


def test_x23_4_a_card_used_by_a_player_without_an_aim_fails():
    scene = main(side(), hers(6, hand=(misora("N-4"),)), distance=6)
    assert may_use(scene.state, 0, scene.card(misora("N-4"), 1), "effect").code == "aim-none"

