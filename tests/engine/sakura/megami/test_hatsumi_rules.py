"""The wind at sea and dives by their sections (§x15)."""

from __future__ import annotations

import pytest

from engine.cardgame.brought import counter_known
from engine.kernel.decisions import Move
from engine.sakura.events import CounterChanged
from engine.sakura.procedures.turn import standard_actions
from engine.sakura.procedures.use import use_card
from engine.sakura.refusals import why_not
from engine.sakura.values.numbers import distance, master_distance
from engine.sakura.values.turn import headwind
from engine.sakura.view.seat import view
from tests.engine.sakura.support import (
    SHOT,
    asked,
    attacks_made,
    chikage,
    hatsumi,
    main,
    shisui,
    side,
    start,
    tokoyo,
    utsuro,
    yurina,
)

ACT = yurina("N-5")
"""An action that asks nothing between players of the same life."""
DEEP = ("hatsumi-a1", "saine")
PLAIN = ("yurina", "saine")


def hers(dive=None, megami=DEEP, **laid):
    """Her player's side, submerged if a way to dive is named."""
    if dive is not None:
        laid["counters"] = {"dive": ("dive-forward", "dive-backward").index(dive), "dive-open": 0}
    return side(megami=megami, begun=True, **laid)


def opposite(**laid):
    """A side without her."""
    return side(megami=PLAIN, **laid)


def submerged(scene, seat=1):
    """Whether a player is submerged."""
    return scene.state.counters[f"dive-open.{seat}"] == 0


def panel(scene, of, seat):
    """What a seat sees of the sea of a player."""
    return dict(next(one.counters for one in view(scene.state, seat).panels if (one.key, one.seat) == ("sea", of)))


# --- §x15-1-1


def test_x15_1_1_who_was_attacked_has_headwind_in_the_next_turn_and_no_longer():
    scene = main(hers(hand=(SHOT,)), opposite(), distance=6)
    assert not headwind(scene.state, 1)
    scene.use(SHOT, "life")
    assert not headwind(scene.state, 1)
    scene.answer("end")
    assert (headwind(scene.state, 0), headwind(scene.state, 1)) == (False, True)
    scene.answers("no").answer("standard").answer("end")
    assert (scene.state.turn_player, headwind(scene.state, 0), headwind(scene.state, 1)) == (0, False, False)


def test_x15_1_1_an_attack_in_ones_own_turn_brings_headwind_in_the_opponents():
    scene = main(hers(), opposite(attacks_before=1), turn_player=1)
    assert (headwind(scene.state, 0), headwind(scene.state, 1)) == (True, False)


def test_x15_1_1_an_attack_that_was_cancelled_was_made():
    scene = main(hers(hand=(SHOT,)), opposite(specials=(tokoyo("S-1"),), flare=5), distance=6)
    scene.use(SHOT).use(tokoyo("S-1"))
    while asked(scene)[0] != "ChooseAct":
        scene.answer(scene.keys[0])
    scene.answer("end")
    assert (headwind(scene.state, 0), headwind(scene.state, 1)) == (True, True)


def test_x15_1_1_both_players_see_the_wind_of_both():
    scene = main(hers(attacks_before=1), opposite())
    for seat in (0, 1):
        assert (panel(scene, 0, seat)["headwind"], panel(scene, 1, seat)["headwind"]) == (0, 1)


# --- §x15-1-2


def test_x15_1_2_nobody_is_submerged_at_the_beginning():
    scene = main(hers(), opposite())
    assert not submerged(scene, 0)
    assert not submerged(scene, 1)


@pytest.mark.parametrize("dive", ["dive-forward", "dive-backward"])
def test_x15_1_2_the_way_is_for_its_player_alone_that_there_is_one_for_both(dive):
    scene = main(hers(hand=(hatsumi("A1-N-4"),), aura=0), opposite())
    scene.use(hatsumi("A1-N-4"), dive)
    assert (counter_known(scene.state, 0, "dive.0"), counter_known(scene.state, 1, "dive.0")) == (True, False)
    assert "dive" not in panel(scene, 0, 1)
    assert panel(scene, 0, 0)["dive"] == ("dive-forward", "dive-backward").index(dive)
    assert panel(scene, 0, 1)["dive-open"] == 0


def test_x15_1_2_the_other_player_sees_the_same_whichever_it_is():
    seen = []
    for dive in ("dive-forward", "dive-backward"):
        scene = main(hers(hand=(hatsumi("A1-N-4"),), aura=0), opposite())
        scene.use(hatsumi("A1-N-4"), dive)
        seen.append((view(scene.state, 1), len(scene.table.events)))
    assert seen[0] == seen[1]


def test_x15_1_2_who_dives_again_chooses_anew():
    scene = main(hers("dive-forward", hand=(hatsumi("A1-N-4"),), aura=0), opposite())
    scene.use(hatsumi("A1-N-4"), "dive-backward")
    assert (submerged(scene, 0), scene.state.counters["dive.0"]) == (True, 1)


def test_x15_1_2_an_opponent_without_her_can_dive_with_her_card():
    scene = main(opposite(aura=0), hers(discard=(hatsumi("A1-N-4"),)))
    scene.resolve(use_card(scene.table, 0, scene.card(hatsumi("A1-N-4")), "effect"))
    assert asked(scene) == ("ChooseOne", 0)
    scene.answer("dive-forward")
    assert (submerged(scene, 0), submerged(scene, 1)) == (True, False)


@pytest.mark.parametrize(("dive", "after"), [("dive-forward", 4), ("dive-backward", 6)])
def test_x15_1_2_is_resolved_before_a_card_of_the_opponents(dive, after):
    scene = main(opposite(hand=(ACT,)), hers(dive), distance=5)
    scene.use(ACT)
    assert (distance(scene.state), scene.count("distance"), submerged(scene)) == (after, 5, False)


def test_x15_1_2_is_not_resolved_where_the_card_is_replaced():
    scene = main(opposite(hand=(ACT,)), hers("dive-forward", used=(hatsumi("S-3"),)), distance=5)
    scene.use(ACT)
    assert (distance(scene.state), submerged(scene)) == (5, True)
    assert ACT in scene.numbers("discard.0")


def test_x15_1_2_is_not_resolved_by_ones_own_card_nor_by_a_basic_action():
    scene = main(hers("dive-forward", hand=(ACT,), vigor=1), opposite(), distance=5)
    scene.use(ACT).basic("forward")
    assert submerged(scene, 0)


def test_x15_1_2_is_resolved_in_ones_own_start_phase():
    scene = start(hers("dive-backward"), opposite(), distance=4)
    assert (distance(scene.state), master_distance(scene.state), submerged(scene, 0)) == (5, 3, False)
    scene = start(opposite(), hers("dive-backward"), distance=4)
    assert (distance(scene.state), submerged(scene)) == (4, True)


def test_x15_1_2_a_dive_is_told_by_no_hand():
    scene = main(hers("dive-forward"), opposite())
    refusal = why_not(scene.state, scene.decision, Move("dive", "dive.0", "dive-1.0"))
    assert (refusal.code, refusal.section) == ("dive-chosen", "x15-1-2")
    refusal = why_not(scene.state, scene.decision, Move("headwind", "headwind.0", "headwind.0"))
    assert (refusal.code, refusal.section) == ("wind-turns", "x15-1-1")


# --- §x15-2


@pytest.mark.parametrize(("dive", "at", "master"), [("dive-forward", 3, 1), ("dive-backward", 5, 3)])
def test_x15_2_both_distances_change_for_this_turn(dive, at, master):
    scene = main(opposite(hand=(ACT,)), hers(dive), distance=4)
    scene.use(ACT)
    assert (distance(scene.state), master_distance(scene.state)) == (at, master)
    scene.answer("end")
    assert (distance(scene.state), master_distance(scene.state)) == (4, 2)


def test_x15_2_an_attack_out_of_its_range_is_not_made_and_its_card_goes_as_if_used():
    scene = main(opposite(hand=(yurina("N-1"),)), hers("dive-backward", hand=(utsuro("N-6"),)), distance=4)
    scene.use(yurina("N-1"))
    assert asked(scene) == ("ChooseAct", 0)
    assert (attacks_made(scene), scene.state.attacks) == ([], ())
    assert yurina("N-1") in scene.numbers("discard.0")
    scene = main(opposite(specials=(yurina("S-1"),), flare=7), hers("dive-backward"), distance=4)
    scene.use(yurina("S-1"))
    assert (scene.state.status[scene.card(yurina("S-1"))], scene.count("flare.0")) == ("used", 0)
    assert (scene.count("life.1"), scene.count("aura.1")) == (10, 3)


def test_x15_2_an_attack_still_in_its_range_goes_on():
    scene = main(opposite(hand=(yurina("N-1"),)), hers("dive-forward"), distance=4)
    scene.use(yurina("N-1"), "life")
    assert (attacks_made(scene), scene.count("life.1")) == ([0], 9)


def test_x15_2_what_waits_for_the_next_attack_waits_on():
    scene = main(opposite(hand=(yurina("N-3"), yurina("N-1")), life=3, vigor=2), hers(), distance=2)
    scene.use(yurina("N-3"), "life")
    assert [one.scope for one in scene.state.lasting] == ["next-attack"]
    scene.resolve(lay_dive(scene)).resolve(standard_actions(scene.table))
    scene.basic("backward").basic("backward").use(yurina("N-1"))
    assert (attacks_made(scene), "next-attack" in [one.scope for one in scene.state.lasting]) == ([0], True)


def lay_dive(scene):
    """The right player becomes submerged."""
    yield from scene.table.happen(CounterChanged("dive.1", 1))
    yield from scene.table.happen(CounterChanged("dive-open.1", 0))


def test_x15_2_an_attack_that_cannot_be_avoided_is_checked_all_the_same():
    scene = main(opposite(hand=(chikage("A1-N-5"),)), hers("dive-backward"), distance=4)
    scene.use(chikage("A1-N-5"))
    assert attacks_made(scene) == []


def test_x15_2_a_reaction_can_be_evaded():
    scene = main(hers("dive-backward", hand=(SHOT,)), opposite(hand=(shisui("N-3"),), aura=0), distance=4)
    scene.use(SHOT).use(shisui("N-3"))
    assert attacks_made(scene) == [0]


def test_x15_2_who_evaded_has_tailwind_next_turn_whatever_else_was_made():
    scene = main(opposite(hand=(yurina("N-1"), SHOT)), hers("dive-backward"), distance=4)
    scene.use(yurina("N-1")).use(SHOT, "life")
    assert attacks_made(scene) == [0]
    scene.answer("end")
    assert not headwind(scene.state, 1)


def test_x15_2_a_dive_laid_open_by_no_attack_leaves_the_wind():
    scene = main(opposite(hand=(ACT, SHOT)), hers("dive-backward"), distance=5)
    scene.use(ACT).use(SHOT, "life")
    scene.answer("end")
    assert headwind(scene.state, 1)


def test_x15_2_both_players_may_be_submerged():
    laid = {"hand": (ACT,)}
    scene = main(hers("dive-forward", **laid), hers("dive-forward"), distance=5)
    scene.use(ACT)
    assert (distance(scene.state), submerged(scene, 0), submerged(scene, 1)) == (4, True, False)


def test_x15_2_of_her_two_forms_a_dive_is_resolved_once():
    left = side(megami=("hatsumi", "yurina"), begun=True, hand=(ACT,))
    scene = main(left, hers("dive-forward"), distance=5)
    scene.use(ACT)
    standing = [one for one in scene.state.lasting if one.scope == "standing"]
    assert (distance(scene.state), len(standing)) == (4, 1)
