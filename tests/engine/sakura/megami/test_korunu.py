"""Korunu's cards by their numbers (appendix 1: 15), and her extra rules by their sections (§x13)."""

from __future__ import annotations

import pytest

from engine.cardgame.events import PiecesMoved
from engine.kernel.decisions import Move
from engine.sakura.events import CrystalsMoved
from engine.sakura.procedures.legality import may_basic
from engine.sakura.procedures.moving import move_crystals
from engine.sakura.refusals import why_not
from engine.sakura.values.numbers import cost, room
from tests.engine.sakura.support import (
    BULLET,
    FILLER,
    SHOT,
    asked,
    attack,
    full_power,
    himika,
    korunu,
    main,
    pay_upkeep,
    saine,
    side,
    start,
)

ICE = "freeze-token"
WATCHED = {"hand": (FILLER[0],)}
"""An opponent who is asked for a reaction, so that an attack can be looked at in the air."""


def hers(**laid):
    """Her player's side."""
    return side(megami=("korunu", "saine"), begun=True, **laid)


def icy(count, aura=3, **laid):
    """A side with so many tokens on its aura."""
    return side(aura=aura, tokens={"aura": {ICE: count}}, **laid)


def ice(scene, seat=1):
    """How many tokens lie on an aura."""
    return scene.state.lying(ICE, f"aura.{seat}")


def test_n_1_freezes_once_after_the_attack():
    scene = main(hers(hand=(korunu("N-1"),)), side(aura=3), distance=3)
    scene.use(korunu("N-1"), "aura")
    assert (ice(scene), scene.count("aura.1")) == (1, 2)


def test_n_1_freezes_nobody_whose_aura_is_full():
    scene = main(hers(hand=(korunu("N-1"),)), side(aura=5), distance=3)
    scene.use(korunu("N-1"), "life")
    assert ice(scene) == 0


def test_n_2_turns_after_the_card_that_reacted_to_it():
    scene = main(hers(hand=(korunu("N-2"),)), side(hand=(korunu("N-5"),), aura=0), distance=3)
    scene.use(korunu("N-2")).use(korunu("N-5"))
    assert asked(scene) == ("ChooseDirection", 0)
    scene.answer("forth")
    assert (scene.count("distance"), scene.count("aura.1")) == (1, 1)


def test_n_2_turns_nowhere_without_a_reaction():
    scene = main(hers(hand=(korunu("N-2"),)), side(**WATCHED, aura=0), distance=3)
    scene.use(korunu("N-2")).answer("pass")
    assert (scene.count("distance"), asked(scene)) == (3, ("ChooseAct", 0))


@pytest.mark.parametrize(("count", "figures"), [(1, (2, 1)), (2, (3, 2))])
def test_n_3_is_fiercer_against_a_full_aura(count, figures):
    scene = main(hers(hand=(korunu("N-3"),)), icy(count, **WATCHED), distance=4)
    scene.use(korunu("N-3"))
    assert attack(scene) == figures


def test_n_4_goes_a_step_and_may_go_one_back_before_a_full_aura():
    scene = main(hers(hand=(korunu("N-4"),)), side(aura=5), distance=4)
    scene.use(korunu("N-4"), "forth", "yes")
    assert scene.count("distance") == 4
    scene = main(hers(hand=(korunu("N-4"),)), side(aura=4), distance=4)
    scene.use(korunu("N-4"), "forth")
    assert (scene.count("distance"), asked(scene)) == (3, ("ChooseAct", 0))


def test_n_5_recovers_once_and_twice_against_three_tokens():
    for count, after in ((2, 3), (3, 4)):
        scene = main(hers(hand=(korunu("N-5"),), aura=2), icy(count, aura=1))
        scene.use(korunu("N-5"))
        assert scene.count("aura.0") == after


def test_n_5_all_out_strikes_and_freezes_the_aura_full_first():
    scene = full_power(hers(hand=(korunu("N-5"),), aura=2), side(aura=1), distance=5)
    scene.use(korunu("N-5"), "aura")
    assert (ice(scene), scene.count("aura.1"), scene.count("aura.0")) == (5, 0, 4)


def test_n_6_freezes_and_forbids_focus():
    scene = main(hers(hand=(korunu("N-6"),), aura=0), side(aura=2))
    scene.use(korunu("N-6"))
    assert ice(scene) == 1
    assert may_basic(scene.state, 1, "focus").code == "basic-forbidden"


def test_n_7_strengthens_the_first_attack_of_ones_own_turn_that_is_no_special():
    laid = {"enhancements": ((korunu("N-7"), 2),)}
    scene = main(hers(hand=(SHOT, himika("N-2")), specials=(BULLET,), **laid), side(**WATCHED, aura=5), distance=6)
    scene.use(BULLET)
    assert attack(scene) == (3, 1)
    scene.answers("pass", "aura").use(SHOT)
    assert attack(scene) == (3, 2)
    scene.answer("pass").use(himika("N-2"))
    assert attack(scene)[0] == 3 - 1 + 1


def test_n_7_counts_in_no_other_turn():
    right = hers(enhancements=((korunu("N-7"), 2),), hand=(korunu("N-1"),), aura=5)
    scene = main(side(hand=(SHOT,)), right, distance=5)
    scene.use(SHOT).answers("pass")
    assert all(not one.grants for one in scene.state.attacks)


def test_n_7_may_keep_its_crystals_while_the_opponent_is_frozen():
    laid = {"enhancements": ((korunu("N-7"), 2),)}
    for count, key, after in ((1, "keep", 2), (1, "move", 1), (0, "", 1)):
        scene = start(hers(**laid), icy(count))
        if key:
            assert asked(scene) == ("ChooseOne", 0)
            scene.answer(key)
        assert scene.on(korunu("N-7")) == after


def test_n_7_loses_its_crystal_in_the_opponents_start_phase():
    scene = start(icy(1, enhancements=((saine("N-6"), 1),)), hers(enhancements=((korunu("N-7"), 2),)))
    assert scene.on(korunu("N-7")) == 1


def test_s_1_freezes_the_rest_of_the_aura_after_damage_to_it():
    for key, after in (("aura", 4), ("life", 0)):
        scene = main(hers(specials=(korunu("S-1"),), flare=4), side(aura=3), distance=2)
        scene.use(korunu("S-1"), key)
        assert ice(scene) == after


def test_s_2_cancels_before_a_full_aura_and_fills_another():
    laid = {"specials": (korunu("S-2"),), "flare": 2, "aura": 3}
    scene = main(icy(2, hand=(SHOT,)), hers(**laid), distance=5)
    scene.use(SHOT).use(korunu("S-2"))
    assert (scene.count("aura.1"), scene.count("distance")) == (3, 5)
    scene = main(icy(1, hand=(SHOT,)), hers(**laid), distance=5)
    scene.use(SHOT).use(korunu("S-2"))
    assert (scene.count("aura.0"), scene.count("distance")) == (4, 4)


def test_s_3_freezes_and_comes_back_when_the_aura_gets_full():
    scene = main(hers(specials=(korunu("S-3"),), hand=(korunu("N-1"),)), icy(1, aura=2), distance=3)
    scene.use(korunu("S-3"))
    card = scene.card(korunu("S-3"))
    assert (ice(scene), scene.state.status[card]) == (2, "used")
    scene.use(korunu("N-1"), "life")
    assert (ice(scene), scene.state.status[card]) == (3, "unused")


def test_s_3_stays_used_when_its_own_token_fills_the_aura():
    scene = main(hers(specials=(korunu("S-3"),)), side(aura=4), distance=3)
    scene.use(korunu("S-3"))
    assert (ice(scene), scene.state.status[scene.card(korunu("S-3"))]) == (1, "used")


def test_s_3_stays_used_where_the_aura_was_full_before():
    """A token that takes no room comes to a full aura, or a crystal for which only an arrow finds room."""
    scene = main(hers(used=(korunu("S-3"),)), side(aura=5))
    scene.table.emit(PiecesMoved("laceration-token.0", "outside", "aura.1", 1))
    scene.resolve(scene.table.happen(CrystalsMoved("shadow", "aura.1", 1, "arrow", 1)))
    assert scene.state.status[scene.card(korunu("S-3"))] == "used"


def test_s_3_comes_back_for_a_crystal_as_well():
    scene = main(hers(used=(korunu("S-3"),)), side(aura=4))
    scene.resolve(move_crystals(scene.table, "shadow", "aura.1", 1, "effect", 1))
    assert scene.state.status[scene.card(korunu("S-3"))] == "unused"


def test_s_4_as_a_reaction_costs_4():
    right = hers(specials=(korunu("S-4"),), flare=4, aura=0)
    scene = main(side(hand=(SHOT,)), right, distance=5)
    scene.use(SHOT)
    assert scene.may_use(korunu("S-4"))
    scene.use(korunu("S-4"), "forth")
    assert (scene.count("flare.1"), scene.count("distance"), ice(scene, 0)) == (1, 4, 1)
    scene = main(side(hand=(SHOT,)), hers(specials=(korunu("S-4"),), flare=3, aura=0), distance=5)
    scene.use(SHOT)
    assert not scene.may_use(korunu("S-4"))


def test_s_4_in_the_own_turn_costs_2():
    scene = main(hers(specials=(korunu("S-4"),), flare=2, aura=0))
    assert cost(scene.state, scene.card(korunu("S-4")), 0) == 2
    scene.use(korunu("S-4"), "forth")
    assert (scene.count("flare.0"), scene.on(korunu("S-4"))) == (0, 1)


def test_s_4_may_be_used_again_with_four_crystals_when_it_ends():
    scene = main(hers(enhancements=((korunu("S-4"), 1),), flare=2, aura=0), shadow=12)
    pay_upkeep(scene)
    assert asked(scene) == ("ChooseOne", 0)
    scene.answers("yes", "forth")
    assert (scene.on(korunu("S-4")), scene.count("flare.0"), ice(scene)) == (4, 0, 1)
    assert scene.state.where[scene.card(korunu("S-4"))] == "enhancements.0"


def test_s_4_goes_away_used_when_it_is_not_used_again():
    for flare, answer in ((2, "no"), (1, "")):
        scene = main(hers(enhancements=((korunu("S-4"), 1),), flare=flare))
        pay_upkeep(scene)
        if answer:
            scene.answer(answer)
        assert scene.state.status[scene.card(korunu("S-4"))] == "used"


def test_x13_1_and_x13_4_there_is_no_end_of_tokens_outside_the_game():
    scene = main(hers(hand=(korunu("N-1"),)), side(aura=1), distance=3)
    scene.use(korunu("N-1"), "aura")
    assert scene.state.lying(ICE, "outside.1") == 0


def test_x13_2_and_x13_2_1_frozen_is_who_has_a_token():
    scene = main(hers(), icy(2))
    assert (ice(scene), ice(scene, 0)) == (2, 0)


def test_x13_3_crystals_and_tokens_share_the_room_of_an_aura():
    scene = main(hers(), icy(2, aura=2))
    assert room(scene.state, "aura.1") == 1
    scene.resolve(move_crystals(scene.table, "shadow", "aura.1", 3, "effect", 1))
    assert (scene.count("aura.1"), room(scene.state, "aura.1")) == (3, 0)


def test_x13_5_no_more_than_there_is_room_for():
    scene = full_power(hers(hand=(korunu("N-5"),)), icy(3, aura=2), distance=5)
    scene.use(korunu("N-5"), "life")
    assert ice(scene) == 3


def test_x13_6_focus_of_a_frozen_player_takes_a_token_away():
    scene = main(icy(1, aura=0, vigor=2), hers())
    option = next(option for option in scene.decision.options if option.key == "basic:focus")
    assert option.moves == (Move(f"token:{ICE}", "aura.0", "outside.0"),)
    scene.basic("focus")
    assert (ice(scene, 0), scene.count("flare.0")) == (0, 0)
    assert not scene.offers("basic:focus")


def test_x13_6_both_players_with_her_thaw_one_token_at_a_time():
    scene = main(hers(aura=2, vigor=2, tokens={"aura": {ICE: 2}}), hers())
    scene.basic("focus")
    assert (ice(scene, 0), scene.count("aura.0"), scene.count("flare.0")) == (1, 2, 0)


def test_x13_6_dragging_a_crystal_to_the_flare_is_refused_in_words():
    scene = main(icy(1, aura=2, vigor=2), hers())
    refused = why_not(scene.state, scene.decision, Move("piece", "aura.0", "flare.0"))
    assert (refused.code, refused.section) == ("basic-changed", "9-6")


def test_a_token_is_no_crystal_for_damage():
    scene = main(hers(hand=(korunu("N-3"),)), icy(2, aura=1), distance=4)
    scene.use(korunu("N-3"))
    assert (scene.count("life.1"), ice(scene)) == (9, 2)


