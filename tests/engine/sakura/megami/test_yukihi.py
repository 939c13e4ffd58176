"""Yukihi's cards by their numbers (appendix 1: 06), and her umbrella (extra rules §4)."""

from __future__ import annotations

import pytest

from engine.cardgame.asked import decision_for
from engine.kernel.decisions import Move
from engine.sakura.events import CardMoved, CardsRevealed, CounterChanged, CrystalsMoved
from engine.sakura.procedures.legality import may_use
from engine.sakura.procedures.use import use_card
from engine.sakura.view.seat import view
from tests.engine.sakura.support import (
    BULLET,
    FILLER,
    SHOT,
    act,
    asked,
    attack,
    attacks_made,
    end,
    full_power,
    kururu,
    lengths,
    main,
    next_turn,
    pay_upkeep,
    saine,
    side,
    start,
    yukihi,
    yurina,
)

CLOSED, OPEN = 0, 1


def holder(umbrella, **laid):
    """A side whose umbrella is closed or open."""
    return side(counters={"umbrella": umbrella}, **laid)


def umbrella(scene, seat=0):
    """How the umbrella of a player stands: 0 closed, 1 open."""
    return scene.state.counters.get(f"umbrella.{seat}")


def turn_over(scene, seat=0):
    """That player's umbrella, turned out of turn."""
    scene.table.emit(CounterChanged(f"umbrella.{seat}", 1 - umbrella(scene, seat)))
    return act(scene)


# --- the umbrella


def test_x4_1_1_every_form_begins_with_a_closed_umbrella_that_both_players_see():
    for form in ("yukihi", "yukihi-a1"):
        scene = main(side(megami=(form, "saine"), begun=True))
        assert umbrella(scene) == CLOSED
        for seat in (0, 1):
            (panel,) = (one for one in view(scene.state, seat).panels if one.key == "umbrella")
            assert (panel.seat, panel.counters) == (0, (("umbrella", CLOSED),))


def test_x4_1_1_each_player_has_an_umbrella_of_ones_own():
    both = {"megami": ("yukihi", "saine"), "begun": True}
    scene = main(side(specials=(yukihi("S-4"),), flare=1, **both), side(**both))
    scene.use(yukihi("S-4"))
    assert (umbrella(scene, 0), umbrella(scene, 1)) == (OPEN, CLOSED)


@pytest.mark.parametrize(
    ("state", "distance", "range_", "damage"), [(CLOSED, 5, [4, 5, 6], (3, 1)), (OPEN, 1, [0, 1, 2], (1, 2))]
)
def test_x4_2_1_the_owners_umbrella_says_which_side_counts(state, distance, range_, damage):
    scene = main(holder(state, hand=(yukihi("N-1"),)), holder(1 - state, aura=5), distance=distance)
    scene.use(yukihi("N-1"))
    assert (lengths(scene), attack(scene)) == (range_, damage)


@pytest.mark.parametrize("state", [CLOSED, OPEN])
def test_x4_2_1_whoever_uses_the_card_its_owners_umbrella_counts(state):
    distance = 5 if state == CLOSED else 1
    scene = main(holder(state, discard=(yukihi("N-1"),), aura=5), holder(1 - state), distance=distance)
    scene.resolve(use_card(scene.table, 1, scene.card(yukihi("N-1")), "effect"))
    assert attack(scene) == ((3, 1) if state == CLOSED else (1, 2))


def test_x4_2_1_without_an_umbrella_a_card_has_no_range_no_text_and_no_damage():
    scene = main(side(hand=(yukihi("N-2"), yukihi("N-6"))), side(aura=5), distance=2)
    card = scene.card(yukihi("N-2"))
    info = scene.state.info(card)
    assert (info.range, info.aura, info.life, info.effects) == ((), 0, 0, ())
    assert may_use(scene.state, 0, card, "standard").code == "out-of-range"
    scene.use(yukihi("N-6"))
    assert (scene.count("distance"), scene.where(yukihi("N-6"))) == (2, "discard.0")


def test_9_2_1_i_an_attack_in_the_air_keeps_what_it_was_made_with():
    scene = main(holder(CLOSED, hand=(yukihi("N-3"),)), side(aura=5), distance=5)
    scene.use(yukihi("N-3"))
    scene.table.emit(CounterChanged("umbrella.0", OPEN))
    assert (lengths(scene), attack(scene)) == ([2, 3, 4, 5], (1, 1))
    scene.answer("aura")
    assert asked(scene) == ("ChooseDirection", 0)


def test_x4_3_turning_it_over_opens_and_closes_and_does_nothing_for_who_has_none():
    scene = main(holder(OPEN, hand=(yukihi("N-5"),)))
    scene.use(yukihi("N-5"))
    assert umbrella(scene) == CLOSED
    scene = main(side(hand=(yukihi("N-5"),)), holder(OPEN))
    scene.use(yukihi("N-5"))
    assert (scene.happened(CounterChanged), umbrella(scene), umbrella(scene, 1)) == ([], None, OPEN)
    assert scene.count("aura.0") == 4


@pytest.mark.parametrize(("key", "state"), [("yes", OPEN), ("no", CLOSED)])
@pytest.mark.parametrize("form", ["yukihi", "yukihi-a1"])
def test_x4_4_in_ones_own_end_phase_it_may_be_turned_over(form, key, state):
    scene = end(main(side(megami=("saine", form), begun=True)))
    assert asked(scene) == ("ChooseOne", 0)
    assert scene.decision.option("yes").moves == (Move("umbrella", "umbrella.0", "umbrella.0"),)
    scene.answer(key)
    assert (umbrella(scene), asked(scene)) == (state, None)


def test_x4_4_not_in_the_opponents_end_phase():
    scene = end(main(side(), side(megami=("yukihi", "saine"), begun=True)))
    assert asked(scene) is None


# --- normal cards


def test_n_1_reaches_only_as_far_as_the_side_that_counts():
    scene = main(holder(CLOSED, hand=(yukihi("N-1"),)), distance=2)
    assert not scene.may_use(yukihi("N-1"))
    assert turn_over(scene).may_use(yukihi("N-1"))


def test_n_2_closed_comes_back_to_hand_and_turns_the_umbrella():
    scene = main(holder(CLOSED, hand=(yukihi("N-2"),)), distance=5)
    scene.use(yukihi("N-2")).answer("aura")
    assert (scene.where(yukihi("N-2")), umbrella(scene)) == ("hand.0", OPEN)


def test_n_2_open_is_a_plain_attack():
    scene = main(holder(OPEN, hand=(yukihi("N-2"),)), distance=2)
    scene.use(yukihi("N-2"))
    assert (attack(scene), lengths(scene)) == ((1, 1), [0, 1, 2])
    scene.answer("aura")
    assert (scene.where(yukihi("N-2")), umbrella(scene)) == ("discard.0", OPEN)


def test_n_2_that_misses_neither_comes_back_nor_turns_the_umbrella():
    scene = main(holder(CLOSED, hand=(yukihi("N-2"),)), side(hand=(saine("N-4"),), aura=1), distance=5)
    scene.use(yukihi("N-2")).use(saine("N-4")).answer("forth")
    assert (scene.count("distance"), scene.where(yukihi("N-2")), umbrella(scene)) == (4, "discard.0", CLOSED)


def test_n_3_closed_moves_the_distance_either_way_open_it_pulls_by_two():
    scene = main(holder(CLOSED, hand=(yukihi("N-3"),)), distance=3)
    scene.use(yukihi("N-3")).answers("aura", "forth")
    assert scene.count("distance") == 4
    scene = main(holder(OPEN, hand=(yukihi("N-3"),)), distance=1)
    scene.use(yukihi("N-3")).answer("aura")
    assert (scene.count("distance"), scene.count("shadow")) == (0, 12)


@pytest.mark.parametrize(("state", "distance", "damage"), [(CLOSED, 6, (5, "-")), (OPEN, 0, ("-", 2))])
def test_n_4_needs_full_power_on_both_sides(state, distance, damage):
    laid = holder(state, hand=(yukihi("N-4"),))
    assert not main(laid, distance=distance).may_use(yukihi("N-4"))
    scene = full_power(laid, side(hand=(FILLER[0],), aura=5), distance=distance)
    scene.use(yukihi("N-4"))
    assert attack(scene) == damage


def test_n_5_turns_the_umbrella_then_takes_a_crystal_and_is_not_shown_for_itself():
    scene = main(holder(CLOSED, hand=(yukihi("N-5"), FILLER[0])))
    scene.use(yukihi("N-5"))
    assert (umbrella(scene), scene.count("aura.0"), asked(scene)) == (OPEN, 4, ("ChooseAct", 0))


def test_n_5_may_be_shown_from_hand_when_the_umbrella_turns():
    scene = main(holder(CLOSED, hand=(yukihi("N-5"),), specials=(yukihi("S-4"),), flare=1))
    scene.use(yukihi("S-4"))
    assert (asked(scene), scene.keys) == (("ChooseOne", 0), ("yes", "no"))
    assert scene.decision.option("yes").moves == (Move(f"card:{scene.card(yukihi('N-5'))}", "hand.0", "hand.0"),)
    scene.answer("yes")
    shown = [event.cards for event in scene.happened(CardsRevealed)]
    assert shown == [(scene.card(yukihi("N-5")),)]
    assert (scene.count("aura.0"), scene.where(yukihi("N-5"))) == (5, "hand.0")


def test_n_5_kept_hidden_does_nothing():
    scene = main(holder(CLOSED, hand=(yukihi("N-5"),), specials=(yukihi("S-4"),), flare=1))
    scene.use(yukihi("S-4")).answer("no")
    assert (scene.count("aura.0"), scene.happened(CardsRevealed)) == (4, [])


@pytest.mark.parametrize("lies", ["deck", "cover", "outside"])
def test_n_5_that_may_be_in_hand_is_asked_for_all_the_same(lies):
    """Whoever doesn't know where it lies can't tell by the question (§9-1-1-2)."""
    elsewhere = {lies: (yukihi("N-5"),)}
    scene = main(holder(CLOSED, hand=(FILLER[0],), specials=(yukihi("S-4"),), flare=1, **elsewhere))
    scene.use(yukihi("S-4"))
    assert (asked(scene), scene.keys, scene.decision.source) == (("ChooseOne", 0), ("no",), "")
    there = main(holder(CLOSED, hand=(yukihi("N-5"),), specials=(yukihi("S-4"),), flare=1))
    there.use(yukihi("S-4"))
    assert decision_for(scene.state, scene.decision, 1) == decision_for(there.state, there.decision, 1)
    scene.answer("no")
    assert scene.count("aura.0") == 4


def test_n_5_is_not_asked_for_where_everybody_sees_that_it_is_not_in_hand():
    specials = {"specials": (yukihi("S-4"),), "flare": 1}
    scene = main(holder(CLOSED, discard=(yukihi("N-5"),), hand=(FILLER[0],), **specials))
    scene.use(yukihi("S-4"))
    assert asked(scene) == ("ChooseAct", 0)
    scene = main(holder(CLOSED, cover=(yukihi("N-5"),), **specials))
    scene.use(yukihi("S-4"))
    assert asked(scene) == ("ChooseAct", 0), "an empty hand holds nothing"


def test_n_5_answers_to_ones_own_umbrella_alone():
    theirs = holder(CLOSED, specials=(yukihi("S-4"),), flare=1)
    scene = main(holder(CLOSED, hand=(SHOT, yukihi("N-5"))), theirs, distance=5)
    scene.use(SHOT).use(yukihi("S-4"))
    assert asked(scene) == ("ChooseDamage", 1)


def test_n_5_and_s_1_arise_together_and_the_turn_player_orders_them_once_it_is_shown():
    laid = holder(CLOSED, hand=(yukihi("N-5"),), used=(yukihi("S-1"),), specials=(yukihi("S-4"),), flare=1)
    scene = main(side(hand=(SHOT,)), laid, distance=5)
    scene.use(SHOT).use(yukihi("S-4"))
    assert (asked(scene), scene.decision.secret) == (("ChooseOne", 1), True)
    scene.answer("yes")
    assert asked(scene) == ("ChooseNext", 0)
    assert len(scene.happened(CardsRevealed)) == 1
    scene.answer(scene.keys[1])
    assert (scene.state.status[scene.card(yukihi("S-1"))], scene.count("aura.1")) == ("unused", 5)
    assert len(scene.happened(CardsRevealed)) == 1


@pytest.mark.parametrize(("state", "distance"), [(CLOSED, 6), (OPEN, 4)])
def test_n_6_moves_the_distance_out_or_in_and_answers_an_attack(state, distance):
    scene = main(side(hand=(SHOT,)), holder(state, hand=(yukihi("N-6"),)), distance=5)
    scene.use(SHOT).use(yukihi("N-6"))
    assert scene.count("distance") == distance


@pytest.mark.parametrize(
    ("first", "then_", "between", "after"), [(0, 0, 3, 4), (1, 1, 5, 4), (0, 1, 3, 2), (1, 0, 5, 6)]
)
def test_n_7_has_its_arrows_reversed_while_the_umbrella_is_open(first, then_, between, after):
    scene = main(holder(first, hand=(yukihi("N-7"),), aura=0), distance=4)
    scene.use(yukihi("N-7"))
    assert scene.count("distance") == between
    if first != then_:
        turn_over(scene)
    pay_upkeep(scene)
    pay_upkeep(scene)
    assert (scene.count("distance"), scene.where(yukihi("N-7"))) == (after, "discard.0")


def test_n_7_runs_as_printed_for_a_player_without_an_umbrella():
    scene = main(side(hand=(yukihi("N-7"),), aura=0), holder(OPEN), distance=4)
    scene.use(yukihi("N-7"))
    assert scene.count("distance") == 3


# --- specials


def test_s_1_closed_gives_vigor_open_deals_nothing():
    scene = main(holder(CLOSED, specials=(yukihi("S-1"),), flare=2), side(aura=5), distance=4)
    scene.use(yukihi("S-1"))
    assert attack(scene) == (3, 1)
    scene.answer("aura")
    assert scene.state.vigor[0] == 1
    scene = main(holder(OPEN, specials=(yukihi("S-1"),), flare=2), side(hand=(FILLER[0],)), distance=2)
    scene.use(yukihi("S-1"))
    assert (attack(scene), lengths(scene)) == ((0, 0), [0, 1, 2])


@pytest.mark.parametrize(("state", "status"), [(CLOSED, "unused"), (OPEN, "used")])
def test_s_1_comes_back_when_the_umbrella_opens_not_when_it_closes(state, status):
    """The text of the open side has it, and after the turn that text counts, or no longer (§5-5, §9-1-1-8)."""
    scene = main(holder(state, used=(yukihi("S-1"),), specials=(yukihi("S-4"),), flare=1))
    scene.use(yukihi("S-4"))
    assert scene.state.status[scene.card(yukihi("S-1"))] == status


def test_s_1_takes_no_notice_of_the_opponents_umbrella():
    theirs = holder(CLOSED, specials=(yukihi("S-4"),), flare=1)
    scene = main(holder(OPEN, used=(yukihi("S-1"),), hand=(SHOT,)), theirs, distance=5)
    scene.use(SHOT).use(yukihi("S-4")).answer("aura")
    assert scene.state.status[scene.card(yukihi("S-1"))] == "used"


@pytest.mark.parametrize(("state", "distance", "damage"), [(CLOSED, 4, (0, 0)), (OPEN, 0, (4, 5))])
def test_s_2_strikes_hard_only_when_open_and_close(state, distance, damage):
    scene = main(holder(state, specials=(yukihi("S-2"),), flare=5), side(aura=5), distance=distance)
    scene.use(yukihi("S-2"))
    assert (attack(scene), scene.count("flare.0")) == (damage, 0)


@pytest.mark.parametrize(("state", "damage"), [(CLOSED, (3, 1)), (OPEN, (1, 2))])
@pytest.mark.parametrize("distance", [1, 5])
def test_s_3_gives_her_attacks_the_ranges_of_both_sides(state, damage, distance):
    laid = holder(state, hand=(yukihi("N-1"),), enhancements=((yukihi("S-3"), 5),))
    scene = main(laid, side(aura=5), distance=distance)
    scene.use(yukihi("N-1"))
    assert (lengths(scene), attack(scene)) == ([0, 1, 2, 4, 5, 6], damage)


def test_s_3_leaves_other_attacks_as_they_are():
    mine = holder(CLOSED, hand=(SHOT,), enhancements=((yukihi("S-3"), 5),))
    scene = main(mine, side(aura=5), distance=5)
    scene.use(SHOT)
    assert lengths(scene) == list(range(4, 11))
    theirs = holder(CLOSED, enhancements=((yukihi("S-3"), 5),), aura=5)
    scene = main(holder(CLOSED, hand=(yukihi("N-1"),)), theirs, distance=5)
    scene.use(yukihi("N-1"))
    assert lengths(scene) == [4, 5, 6]


@pytest.mark.parametrize("distance", [1, 5])
def test_s_3_gives_both_ranges_to_a_card_whose_owner_has_no_umbrella(distance):
    """It has no text, no damage and no range of its own (§x4-2-1); the change puts both in the place of that (§5-7)."""
    mine = holder(CLOSED, enhancements=((yukihi("S-3"), 5),))
    scene = main(mine, side(discard=(yukihi("N-1"),)), distance=distance)
    scene.resolve(use_card(scene.table, 0, scene.card(yukihi("N-1"), 1), "effect"))
    assert (lengths(scene), attack(scene)) == ([0, 1, 2, 4, 5, 6], (0, 0))


def test_s_3_leaves_the_attack_of_an_effect_its_own_range():
    laid = holder(OPEN, enhancements=((yukihi("S-3"), 5), (yukihi("A1-S-2"), 2)))
    scene = start(laid, side(aura=5), distance=5)
    assert lengths(scene) == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("distance", [1, 5])
def test_s_3_reaches_a_card_that_is_a_copy_of_hers(distance):
    """The copy has her as its user and, like every card with two sides, two ranges (§10-16, §x4-2-1)."""
    laid = holder(
        CLOSED, hand=(kururu("S-3-Ex1"),), used=(kururu("S-3"),), sealed=((yukihi("N-1"), kururu("S-3")),),
        enhancements=((yukihi("S-3"), 5),),
    )
    scene = main(laid, side(aura=5), distance=distance)
    scene.use(kururu("S-3-Ex1"))
    assert (lengths(scene), attack(scene)) == ([0, 1, 2, 4, 5, 6], (3, 1))


def test_n_5_copied_in_hand_may_be_shown_too():
    laid = holder(
        CLOSED, hand=(kururu("S-3-Ex1"),), used=(kururu("S-3"),), sealed=((yukihi("N-5"), kururu("S-3")),),
        specials=(yukihi("S-4"),), flare=1,
    )
    scene = main(laid)
    scene.use(yukihi("S-4")).answer("yes")
    assert (scene.count("aura.0"), scene.where(kururu("S-3-Ex1"))) == (5, "hand.0")


def test_s_3_needs_full_power_and_stands_on_7_crystals():
    assert not main(holder(CLOSED, specials=(yukihi("S-3"),), flare=3)).may_use(yukihi("S-3"))
    scene = full_power(holder(CLOSED, specials=(yukihi("S-3"),), flare=3, aura=0))
    scene.use(yukihi("S-3"))
    assert (scene.on(yukihi("S-3")), scene.count("flare.0")) == (7, 0)


def test_s_4_turns_the_umbrella_and_takes_a_crystal_also_in_answer_to_an_attack():
    scene = main(side(hand=(SHOT,)), holder(OPEN, specials=(yukihi("S-4"),), flare=1), distance=5)
    scene.use(SHOT).use(yukihi("S-4"))
    assert (umbrella(scene, 1), scene.count("aura.1")) == (CLOSED, 4)


# --- 『社交界』


@pytest.mark.parametrize(
    ("state", "distance", "crystals", "damage"),
    [(CLOSED, 3, 3, (2, 1)), (CLOSED, 3, 4, (2, 2)), (OPEN, 2, 3, (1, 2)), (OPEN, 2, 4, (2, 2))],
)
def test_a1_n_2_is_stronger_with_4_crystals_on_ones_enhancements(state, distance, crystals, damage):
    laid = holder(state, hand=(yukihi("A1-N-2"),), enhancements=((yukihi("N-7"), 2), (saine("N-5"), crystals - 2)))
    scene = main(laid, side(aura=5), distance=distance)
    scene.use(yukihi("A1-N-2"))
    assert attack(scene) == damage


def test_a1_n_4_closed_lets_the_next_attack_of_another_megami_reach_further():
    laid = holder(CLOSED, hand=(yukihi("A1-N-4"), yukihi("N-1"), saine("N-2")))
    scene = main(laid, side(aura=5), distance=6)
    scene.use(yukihi("A1-N-4")).answer("aura")
    assert scene.numbers("deck.0")[-1] == yukihi("A1-N-4")
    scene.use(yukihi("N-1"))
    assert lengths(scene) == [4, 5, 6]
    scene.answer("life").use(saine("N-2"))
    assert lengths(scene) == [3, 4, 5, 6]


def test_a1_n_4_open_uses_a_card_of_another_megami_from_the_discard_pile():
    laid = holder(OPEN, hand=(yukihi("A1-N-4"),), discard=(SHOT, yurina("N-5"), yukihi("N-6"), saine("N-7")))
    scene = main(laid, side(aura=5), distance=4)
    scene.use(yukihi("A1-N-4")).answer("aura")
    offered = [scene.state.defs[int(key[5:])].number for key in scene.keys]
    assert (scene.decision.kind, sorted(offered)) == ("ChooseCards", sorted((SHOT, yurina("N-5"))))
    scene.answer(f"card:{scene.card(SHOT)}").answer("aura")
    assert attacks_made(scene) == [0, 0]


def test_a1_n_4_open_uses_nothing_after_another_card():
    laid = holder(OPEN, hand=(yukihi("A1-N-4"), yukihi("N-6")), discard=(SHOT,))
    scene = main(laid, side(aura=5), distance=5)
    scene.use(yukihi("N-6")).use(yukihi("A1-N-4")).answer("aura")
    assert (asked(scene), attacks_made(scene), scene.count("distance")) == (("ChooseAct", 0), [0], 4)


def test_a1_n_4_open_used_for_the_second_time_has_seen_no_other_card():
    scene = main(holder(OPEN, hand=(yukihi("A1-N-4"),), discard=(SHOT,)), side(aura=5), distance=2)
    scene.use(yukihi("A1-N-4")).answer("aura")
    assert asked(scene) == ("ChooseAct", 0), "nothing there is in range"
    scene.table.emit(CrystalsMoved("shadow", "distance", 2, "effect"))
    scene.resolve(use_card(scene.table, 0, scene.card(yukihi("A1-N-4")), "effect")).answer("aura")
    assert (attack(scene), attacks_made(scene)) == ((2, 1), [0, 0, 0])


def woven(state, **laid):
    """A side with the enhancement of two sides in play."""
    return holder(state, enhancements=((yukihi("A1-S-2"), 1),), **laid)


@pytest.mark.parametrize(("key", "vigor", "crystals"), [("yes", 1, 4), ("no", 0, 1)])
def test_a1_s_2_closed_grows_when_the_first_normal_card_of_another_megami_has_resolved(key, vigor, crystals):
    scene = main(woven(CLOSED, hand=(yurina("N-5"),)))
    scene.use(yurina("N-5"))
    assert (asked(scene), scene.where(yurina("N-5"))) == (("ChooseOne", 0), "discard.0")
    scene.answer(key)
    assert (scene.state.vigor[0], scene.on(yukihi("A1-S-2"))) == (vigor, crystals)


def test_a1_s_2_closed_takes_what_the_shadow_has():
    scene = main(woven(CLOSED, hand=(yurina("N-5"),)), shadow=2)
    scene.use(yurina("N-5")).answer("yes")
    assert (scene.on(yukihi("A1-S-2")), scene.count("shadow")) == (3, 0)


def test_a1_s_2_closed_takes_no_notice_of_specials_own_cards_and_later_ones():
    laid = woven(CLOSED, hand=(yukihi("N-6"), yurina("N-5"), saine("N-4")), specials=(BULLET,))
    scene = main(laid, side(aura=5), distance=5)
    scene.use(BULLET).answer("aura")
    scene.use(yukihi("N-6"))
    assert asked(scene) == ("ChooseAct", 0)
    scene.use(yurina("N-5")).answer("no")
    scene.use(saine("N-4")).answer("forth")
    assert asked(scene) == ("ChooseAct", 0)


def test_a1_s_2_closed_came_too_late_after_the_first_card():
    laid = holder(CLOSED, hand=(yurina("N-5"), saine("N-4")), specials=(yukihi("A1-S-2"),), flare=4)
    scene = main(laid)
    scene.use(yurina("N-5")).use(yukihi("A1-S-2")).answer("shadow")
    scene.use(saine("N-4")).answer("forth")
    assert asked(scene) == ("ChooseAct", 0)


def test_a1_s_2_closed_takes_no_notice_of_reactions_in_the_opponents_turn():
    scene = main(side(hand=(SHOT,)), woven(CLOSED, hand=(saine("N-4"),), aura=1), distance=5)
    scene.use(SHOT).use(saine("N-4")).answer("back")
    assert (asked(scene), scene.on(yukihi("A1-S-2"))) == (("ChooseAct", 0), 1)


def test_a1_s_2_that_left_while_the_card_resolved_gives_vigor_alone():
    """What was reserved resolves (§9-1-3-4); a card that is no longer an enhancement takes no crystals."""
    scene = main(woven(CLOSED, hand=(saine("N-1"),), aura=5), side(hand=(FILLER[0],), aura=5), distance=4)
    scene.use(saine("N-1"))
    card = scene.card(yukihi("A1-S-2"))
    scene.table.emit(CrystalsMoved(f"card.{card}", "shadow", 1, "effect"))
    scene.table.emit(CardMoved(card, "enhancements.0", "specials.0", status="used"))
    scene.answers("pass", "aura", "yes")
    assert (scene.state.vigor[0], scene.on(yukihi("A1-S-2"))) == (1, 0)


def test_a1_s_2_open_attacks_at_the_beginning_of_ones_start_phase_before_its_crystal_goes():
    scene = start(woven(OPEN), side(aura=5), distance=5)
    assert (attack(scene), lengths(scene), scene.on(yukihi("A1-S-2"))) == ((2, 2), [0, 1, 2, 3, 4, 5], 1)
    scene.answers("aura", "no")
    assert (scene.where(yukihi("A1-S-2")), attacks_made(scene)) == ("specials.0", [0])


def test_a1_s_2_closed_makes_no_attack_and_none_in_the_opponents_turn():
    scene = start(woven(CLOSED), side(aura=5), distance=5)
    assert (asked(scene), attacks_made(scene)) == (("ChooseRebuild", 0), [])
    scene = next_turn(main(side(), woven(OPEN), turn_player=1))
    assert attacks_made(scene) == []
