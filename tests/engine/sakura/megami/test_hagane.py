"""Hagane's cards by their numbers (appendix 1: 08), and what swings far (extra rules §6-2)."""

from __future__ import annotations

import pytest

from engine.cardgame.asked import decision_for
from engine.cardgame.in_force import choosable
from engine.kernel.decisions import Move
from engine.sakura.events import CardMoved, CrystalsMoved, PhaseBegan
from engine.sakura.pool import cards_of
from engine.sakura.procedures.legality import may_use
from engine.sakura.procedures.moving import deck_bottom, seal
from engine.sakura.procedures.opening import play
from engine.sakura.procedures.rebuild import rebuild
from engine.sakura.procedures.use import use_card
from engine.sakura.values.attacks import figures
from engine.sakura.values.numbers import master_distance
from engine.sakura.values.turn import cards_used
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
    hagane,
    kamuwi,
    kururu,
    lengths,
    main,
    pay_upkeep,
    raira,
    saine,
    side,
    tokoyo,
    yukihi,
    yurina,
)

WATCHED = side(hand=(FILLER[0],), aura=5)
"""An opponent who is asked for a reaction, so that an attack can be looked at in the air."""


def began_at(distance, scene):
    """The table as if the turn had begun at that distance."""
    scene.table.emit(PhaseBegan("main", distance))
    return scene.resolve(play(scene.table))


# --- 遠心


@pytest.mark.parametrize(
    ("began", "may"),
    [(10, False), (6, False), (5, False), (4, False), (3, False), (2, True), (1, True), (0, True)],
)
def test_x6_2_a_centrifugal_card_needs_a_distance_greater_by_2_than_at_the_turns_beginning(began, may):
    # 5-2-1: "2以上離れている" is greater, not only another ("変化")
    scene = began_at(began, main(side(hand=(hagane("N-5"),)), distance=4))
    assert scene.may_use(hagane("N-5")) is may
    card = scene.card(hagane("N-5"))
    for way in ("standard", "effect"):
        refused = may_use(scene.state, 0, card, way)
        assert (refused is None) is may
        assert may or refused.code == "condition-of-card"


def test_x6_2_none_after_an_attack_of_ones_own_in_the_same_phase():
    scene = began_at(2, main(side(hand=(hagane("N-5"), SHOT)), side(aura=5), distance=4))
    scene.use(SHOT).answer("aura")
    assert not scene.may_use(hagane("N-5"))
    assert began_at(2, scene).may_use(hagane("N-5"))


def test_x6_2_the_opponents_attacks_do_not_count():
    scene = began_at(2, main(side(hand=(hagane("N-5"),)), side(hand=(saine("N-2"),)), distance=4))
    scene.resolve(use_card(scene.table, 1, scene.card(saine("N-2")), "effect")).answers("pass", "aura")
    assert attacks_made(scene) == [1]
    assert act(scene).may_use(hagane("N-5"))


def test_x6_2_a_text_that_has_it_is_a_card_with_centrifugal():
    scene = main(side(hand=(hagane("N-1"), hagane("N-2"), hagane("N-5"), hagane("N-6")), specials=(hagane("S-4"),)))
    named = {
        info.number
        for info in scene.state.defs
        if any(getattr(effect.clause, "term", "") == "centrifugal" for effect in info.effects)
    }
    assert named == {hagane("N-1"), hagane("N-5"), hagane("N-6"), hagane("S-4")}


# --- normal cards


def test_n_1_covers_both_hands_empties_vigor_and_ends_the_phase():
    laid = side(hand=(hagane("N-1"), SHOT), vigor=2)
    scene = began_at(2, main(laid, side(hand=FILLER[:2], aura=5), distance=4))
    scene.use(hagane("N-1"))
    assert attack(scene) == (5, 3)
    scene.answers("pass", "aura")
    assert (scene.numbers("hand.0"), scene.numbers("cover.0")) == ((), (SHOT,))
    assert (scene.numbers("hand.1"), scene.numbers("cover.1")) == ((), FILLER[:2])
    assert (scene.state.vigor[0], scene.where(hagane("N-1"))) == (0, "discard.0")


def test_n_1_ends_the_phase_so_that_the_opponents_turn_comes():
    scene = began_at(2, main(side(hand=(hagane("N-1"), SHOT)), side(aura=5), distance=4))
    scene.use(hagane("N-1")).answer("aura")
    assert (scene.state.turn, scene.state.turn_player, asked(scene)) == (4, 1, ("ChooseRebuild", 1))


def test_n_1_in_the_opponents_turn_only_strikes():
    scene = began_at(2, main(side(hand=FILLER[:1]), side(hand=(hagane("N-1"), SHOT), vigor=2), distance=4))
    scene.resolve(use_card(scene.table, 1, scene.card(hagane("N-1")), "effect")).answer("pass")
    assert (scene.numbers("hand.0"), scene.numbers("hand.1")) == (FILLER[:1], (SHOT,))
    assert (scene.state.vigor[1], scene.state.turn_player, scene.count("life.0")) == (2, 0, 7)


def test_n_2_discards_a_random_card_of_the_opponents_hand():
    scene = main(side(hand=(hagane("N-2"),)), side(hand=FILLER[:3], aura=5), distance=4, chance=[(1,)])
    began_at(2, scene).use(hagane("N-2"))
    assert attack(scene) == (1, "-")
    scene.answer("pass")
    assert (scene.numbers("discard.1"), len(scene.numbers("hand.1"))) == ((FILLER[1],), 2)


@pytest.mark.parametrize(("began", "hand"), [(3, FILLER[:2]), (6, ())])
def test_n_2_discards_nothing_without_a_swing_or_without_a_hand(began, hand):
    scene = began_at(began, main(side(hand=(hagane("N-2"),)), side(hand=hand, aura=5), distance=4))
    scene.use(hagane("N-2"))
    if hand:
        scene.answer("pass")
    assert (scene.numbers("discard.1"), scene.numbers("hand.1")) == ((), hand)


def test_n_3_takes_the_opponents_vigor_and_makes_flinch_and_nothing_answers_it():
    assert not main(side(hand=(hagane("N-3"),)), distance=3).may_use(hagane("N-3"))
    scene = full_power(side(hand=(hagane("N-3"),)), side(vigor=2, aura=5, hand=(saine("N-3"),)), distance=3)
    scene.use(hagane("N-3"))
    assert (scene.state.vigor[1], scene.state.flinched[1], scene.count("aura.1")) == (0, True, 3)


@pytest.mark.parametrize(("distance", "after"), [(5, [4, 1, 3]), (4, [5, 0, 2])])
def test_n_4_takes_from_the_distance_far_away_and_gives_to_it_close_by(distance, after):
    scene = main(side(hand=(hagane("N-4"),)), side(flare=3), distance=distance)
    scene.use(hagane("N-4"))
    assert [scene.count(where) for where in ("distance", "flare.0", "flare.1")] == after


def test_n_4_with_an_empty_flare_does_nothing():
    scene = main(side(hand=(hagane("N-4"),)), distance=4)
    scene.use(hagane("N-4"))
    assert scene.count("distance") == 4


@pytest.mark.parametrize(("theirs", "aura", "after"), [(3, 1, (1, 3)), (2, 1, (2, 1)), (5, 4, (4, 5))])
def test_n_5_takes_two_of_a_flare_of_3(theirs, aura, after):
    scene = began_at(2, main(side(hand=(hagane("N-5"),), aura=aura), side(flare=theirs), distance=4))
    scene.use(hagane("N-5"))
    assert (scene.count("flare.1"), scene.count("aura.0")) == after


def test_n_6_strengthens_the_next_attack():
    scene = began_at(2, main(side(hand=(hagane("N-6"), SHOT)), WATCHED, distance=4))
    scene.use(hagane("N-6")).answer("1").use(SHOT)
    assert attack(scene) == (4, 2)


def test_n_6_or_lets_it_reach_further_and_nothing_answer():
    scene = began_at(4, main(side(hand=(hagane("N-6"), saine("N-2"))), WATCHED, distance=6))
    assert not scene.may_use(saine("N-2"))
    scene.use(hagane("N-6")).answer("2").use(saine("N-2"))
    assert (asked(scene), lengths(scene), attack(scene)) == (("ChooseDamage", 1), [4, 5, 6], (3, 1))


@pytest.mark.parametrize(("lay", "moved"), [(main, 1), (full_power, 2)])
def test_n_7_draws_one_crystal_and_one_more_in_full_power(lay, moved):
    scene = lay(side(hand=(hagane("N-7"),), aura=0), distance=6)
    scene.use(hagane("N-7"))
    assert (scene.count("distance"), scene.count("aura.0")) == (6 - moved, moved)


def test_n_7_makes_the_masters_distance_smaller_while_it_stands():
    scene = main(side(enhancements=((hagane("N-7"), 1),)), distance=2)
    assert master_distance(scene.state) == 1
    pay_upkeep(scene)
    assert master_distance(scene.state) == 2


# --- specials


@pytest.mark.parametrize(("began", "damage"), [(10, (7, 4)), (3, (0, 0)), (0, (3, 2)), (8, (5, 3))])
def test_s_1_deals_as_far_as_the_distance_has_moved(began, damage):
    scene = main(side(specials=(hagane("S-1"),), flare=4), WATCHED, distance=3)
    began_at(began, scene).use(hagane("S-1"))
    assert attack(scene) == damage


def test_s_1_is_reckoned_live():
    scene = main(side(specials=(hagane("S-1"),), flare=4), side(hand=(saine("N-4"),), aura=1), distance=3)
    began_at(6, scene).use(hagane("S-1"))
    assert attack(scene) == (3, 2)
    scene.use(saine("N-4")).answer("back")
    assert (scene.count("distance"), scene.count("life.1")) == (4, 9)


@pytest.mark.parametrize(
    ("laid", "life"),
    [
        ({"used": (BULLET, saine("S-3"))}, 12),
        ({"used": (BULLET,), "specials": (saine("S-3"),)}, 10),
        ({"used": (BULLET,), "outside": (saine("S-3"),)}, 12),
        ({"used": (BULLET,), "extra": (raira("S-3-Ex1"),)}, 12),
        ({"specials": (saine("S-3"),), "outside": (BULLET,)}, 10),
        ({}, 12),
    ],
)
def test_s_2_heals_when_all_other_specials_are_used(laid, life):
    scene = main(side(flare=2, **{**laid, "specials": (hagane("S-2"), *laid.get("specials", ()))}))
    scene.use(hagane("S-2"))
    assert scene.count("life.0") == life


def test_s_3_draws_three_crystals():
    scene = main(side(specials=(hagane("S-3"),), flare=5), distance=2)
    scene.use(hagane("S-3"))
    assert (scene.count("distance"), scene.count("flare.0"), scene.count("shadow")) == (0, 2, 15)


@pytest.mark.parametrize(("card", "status"), [(hagane("N-5"), "unused"), (hagane("N-4"), "used")])
def test_s_3_comes_back_after_a_centrifugal_card(card, status):
    scene = began_at(2, main(side(used=(hagane("S-3"),), hand=(card,)), distance=4))
    scene.use(card)
    end(scene)
    assert scene.state.status[scene.card(hagane("S-3"))] == status


def test_s_3_does_not_come_back_in_the_turn_in_which_it_was_used():
    scene = began_at(2, main(side(specials=(hagane("S-3"),), flare=5, hand=(hagane("N-5"),)), distance=4))
    scene.use(hagane("N-5")).use(hagane("S-3"))
    end(scene)
    assert scene.state.status[scene.card(hagane("S-3"))] == "used"


MOUNTAIN = {"specials": (hagane("S-4"),), "flare": 3}


def test_s_4_lays_both_decks_open_and_uses_two_cards_in_the_order_chosen():
    laid = side(deck=(SHOT, yurina("N-5"), hagane("N-3")), discard=(hagane("N-4"),), **MOUNTAIN)
    scene = began_at(3, main(laid, side(aura=5, deck=FILLER[:2]), distance=5))
    scene.use(hagane("S-4"))
    assert (scene.numbers("deck.0"), scene.numbers("deck.1"), len(scene.numbers("discard.1"))) == ((), (), 2)
    offered = {scene.state.defs[int(key[5:])].number for key in scene.keys}
    assert (asked(scene), offered) == (("ChooseCards", 0), {SHOT, yurina("N-5"), hagane("N-4")})
    for number in (hagane("N-4"), SHOT):
        scene.answer(f"card:{scene.card(number)}")
    assert (scene.count("distance"), attack(scene)) == (4, (2, 1))
    scene.answer("aura")
    used = [scene.state.defs[card].number for card in cards_used(scene.state, 0)]
    assert used == [hagane("S-4"), hagane("N-4"), SHOT]


def test_s_4_rebuilds_in_this_turns_end_phase_without_damage():
    scene = began_at(3, main(side(deck=(SHOT,), cover=(hagane("N-4"),), **MOUNTAIN), side(deck=()), distance=5))
    scene.use(hagane("S-4")).answer()
    assert (scene.numbers("deck.0"), scene.count("life.0")) == ((), 10)
    end(scene)
    assert (sorted(scene.numbers("deck.0")), scene.count("life.0")) == (sorted((SHOT, hagane("N-4"))), 10)
    assert scene.numbers("deck.1") == ()


def test_s_4_skips_a_chosen_card_that_cannot_be_used_by_then():
    laid = side(deck=(hagane("N-2"), hagane("N-5")), **MOUNTAIN)
    scene = began_at(3, main(laid, side(aura=5, flare=3), distance=5))
    scene.use(hagane("S-4"))
    for number in (hagane("N-2"), hagane("N-5")):
        scene.answer(f"card:{scene.card(number)}")
    assert asked(scene) == ("ChooseAct", 0)
    assert [scene.state.defs[card].number for card in cards_used(scene.state, 0)] == [hagane("S-4"), hagane("N-2")]
    assert scene.count("flare.1") == 3


def test_s_4_with_empty_piles_does_nothing_more():
    scene = began_at(3, main(side(deck=(), **MOUNTAIN), side(deck=()), distance=5))
    scene.use(hagane("S-4"))
    assert asked(scene) == ("ChooseAct", 0)


def test_s_4_uses_no_second_card_of_the_same_name():
    laid = side(deck=(SHOT, SHOT, hagane("N-4")), **MOUNTAIN)
    scene = began_at(3, main(laid, side(aura=5), distance=5))
    scene.use(hagane("S-4")).answer(scene.keys[0])
    offered = [scene.state.defs[int(key[5:])].number for key in scene.keys]
    assert offered == [hagane("N-4")]


def test_s_4_gives_nothing_more_when_the_first_card_ends_the_phase():
    laid = side(deck=(hagane("N-1"), hagane("N-4")), **MOUNTAIN)
    scene = began_at(3, main(laid, side(aura=5), distance=5))
    scene.use(hagane("S-4"))
    for number in (hagane("N-1"), hagane("N-4")):
        scene.answer(f"card:{scene.card(number)}")
    scene.answer("aura")
    assert scene.state.turn == 4
    assert sorted(scene.numbers("deck.0")) == sorted((hagane("N-1"), hagane("N-4")))


# --- 『鍛冶師』: the anvil

TEMPERED = hagane("A1-S-1-Ex1")
SMITH = {"megami": ("hagane-a1", "saine"), "begun": True}


def smith(on_anvil=(), crystals=0, **laid):
    """A side with an anvil, perhaps with a card and crystals on it; the tempered attack is among the extra cards."""
    return side(elsewhere={"anvil": tuple(on_anvil)}, crystals={"anvil": crystals}, **SMITH, **laid)


def tempered(scene, seat=0):
    """The card that is a copy of what lies on the anvil."""
    return scene.card(TEMPERED, seat)


def in_hand(scene, seat=0, area="hand"):
    """The table with the tempered attack in a player's hand."""
    card = tempered(scene, seat)
    scene.table.emit(CardMoved(card, scene.state.where[card], f"{area}.{seat}"))
    return act(scene)


def test_x6_1_the_smith_has_one_tempered_attack_among_the_extra_cards():
    assert cards_of("hagane").extras == ()
    assert cards_of("hagane-a1").extras == (TEMPERED,)
    assert main(smith()).numbers("extra.0") == (TEMPERED,)


def test_x6_3_1_each_smith_has_an_anvil_where_cards_lie_open_and_crystals_beside_them():
    scene = main(smith((SHOT,), 2), smith((saine("N-1"),), 0))
    for seat in (0, 1):
        seen = view(scene.state, seat).places
        assert [one.number for one in seen["anvil.0"].cards] == [SHOT]
        assert [one.number for one in seen["anvil.1"].cards] == [saine("N-1")]
        assert (seen["anvil.0"].crystals, seen["anvil.1"].crystals) == (2, 0)


@pytest.mark.parametrize(("distance", "after"), [(3, [1, 1, 1]), (2, [2, 0, 0]), (10, [8, 1, 1])])
def test_a1_n_1_gives_both_flares_a_crystal_from_a_distance_of_3(distance, after):
    scene = main(side(hand=(hagane("A1-N-1"),)), distance=distance)
    scene.use(hagane("A1-N-1"))
    assert [scene.count(where) for where in ("distance", "flare.0", "flare.1")] == after


@pytest.mark.parametrize(("began", "hand", "vigor"), [(2, 1, 1), (3, 0, 0)])
def test_a1_n_2_draws_and_gives_vigor_after_a_swing(began, hand, vigor):
    scene = began_at(began, main(side(hand=(hagane("A1-N-2"),)), distance=4))
    scene.use(hagane("A1-N-2"))
    assert (len(scene.numbers("hand.0")), scene.state.vigor[0]) == (hand, vigor)


REFINE = {"specials": (hagane("A1-S-1"),), "flare": 1}


def test_a1_s_1_lays_another_megamis_attack_on_the_anvil_and_ends_the_cards_of_the_turn():
    scene = main(smith(hand=(SHOT, yurina("N-5"), hagane("N-2")), vigor=2, **REFINE))
    scene.use(hagane("A1-S-1"))
    (option,) = scene.decision.options
    card = scene.card(SHOT)
    assert option.moves == (Move(f"card:{card}", "hand.0", "anvil.0"),)
    scene.answer(option.key)
    assert (scene.numbers("anvil.0"), scene.numbers("deck.0")[-1]) == ((SHOT,), TEMPERED)
    assert scene.keys == ("end",)


def test_a1_s_1_may_leave_the_anvil_empty():
    scene = main(smith(hand=(SHOT,), **REFINE))
    scene.use(hagane("A1-S-1")).answer()
    assert (scene.numbers("anvil.0"), scene.numbers("deck.0")[-1]) == ((), TEMPERED)


def test_a1_s_1_asks_also_where_no_card_could_be_chosen():
    """That nothing in hand would do is nobody else's business."""
    scene = main(smith(hand=(hagane("N-2"),), **REFINE))
    scene.use(hagane("A1-S-1"))
    other = main(smith(hand=(SHOT,), **REFINE))
    other.use(hagane("A1-S-1"))
    assert (asked(scene), scene.keys) == (("ChooseCards", 0), ())
    assert decision_for(scene.state, scene.decision, 1) == decision_for(other.state, other.decision, 1)
    scene.answer()
    assert scene.numbers("deck.0")[-1] == TEMPERED
    scene = main(smith(**REFINE))
    scene.use(hagane("A1-S-1"))
    assert (asked(scene), scene.numbers("deck.0")[-1]) == (("ChooseAct", 0), TEMPERED)


def test_a1_s_1_puts_a_crystal_on_an_anvil_that_has_a_card():
    scene = main(smith((SHOT,), 1, hand=(saine("N-1"),), **REFINE), shadow=0)
    scene.use(hagane("A1-S-1"))
    assert (scene.count("anvil.0"), scene.count("shadow"), scene.numbers("anvil.0")) == (2, 0, (SHOT,))
    scene = main(smith((SHOT,), 1, **REFINE), shadow=0)
    scene.resolve(use_card(scene.table, 0, scene.card(hagane("A1-S-1")), "effect", waive="cost"))
    assert (scene.count("anvil.0"), scene.numbers("deck.0")[-1]) == (1, TEMPERED)


def test_a1_s_1_without_a_tempered_attack_among_the_extra_cards_works_on_the_anvil_alone():
    scene = in_hand(main(smith((SHOT,), 0, **REFINE)))
    scene.use(hagane("A1-S-1"))
    assert (scene.count("anvil.0"), scene.where(TEMPERED)) == (1, "hand.0")


def test_a1_s_1_does_nothing_for_a_player_who_does_not_own_it():
    scene = main(smith((), 0, **REFINE), smith((SHOT,), 0))
    scene.resolve(use_card(scene.table, 1, scene.card(hagane("A1-S-1")), "effect", waive="cost"))
    assert scene.where(TEMPERED, 0) == "extra.0"
    assert scene.where(TEMPERED, 1) == "extra.1"
    assert (scene.count("anvil.1"), scene.state.terminal) == (0, [False, True])


@pytest.mark.parametrize(("used", "status"), [(True, "unused"), (False, "used")])
def test_a1_s_1_comes_back_after_a_tempered_attack(used, status):
    scene = in_hand(main(smith((SHOT,), used=(hagane("A1-S-1"),)), side(aura=5), distance=4))
    if used:
        scene.use(TEMPERED).answer("aura")
    end(scene)
    assert scene.state.status[scene.card(hagane("A1-S-1"))] == status


@pytest.mark.parametrize(
    ("crystals", "damage", "farthest"), [(0, (3, 1), 11), (1, (4, 2), 12), (2, (5, 3), 13), (5, (5, 3), 13)]
)
def test_a1_s_1_ex1_is_the_card_on_the_anvil_and_stronger_by_its_crystals(crystals, damage, farthest):
    scene = in_hand(main(smith((SHOT,), crystals), WATCHED, distance=4))
    scene.use(TEMPERED)
    found = figures(scene.state, scene.state.attacks[-1])
    assert (attack(scene), lengths(scene)[0], lengths(scene)[-1]) == (damage, 4, farthest)
    assert found.uncancellable is (crystals >= 2)


def test_a1_s_1_ex1_keeps_its_name_its_users_and_its_kind():
    scene = in_hand(main(smith((SHOT,)), WATCHED, distance=4))
    info = scene.state.info(tempered(scene))
    assert (info.number, info.megami, scene.state.kind(tempered(scene)), info.type) == (
        TEMPERED, ("hagane",), "normal", "attack"
    )
    scene.use(TEMPERED)
    assert scene.state.attacks[-1].users == ("hagane",)


def test_a1_s_1_ex1_is_nothing_that_can_be_used_while_the_anvil_is_empty():
    scene = in_hand(main(smith()))
    assert may_use(scene.state, 0, tempered(scene), "standard").code == "type-undefined"


def test_a1_s_1_ex1_has_the_subtype_and_the_text_of_the_card_on_the_anvil():
    scene = in_hand(main(smith((yurina("N-4"),)), side(aura=5), distance=4))
    assert may_use(scene.state, 0, tempered(scene), "standard").code == "full-power-in-standard"
    scene = in_hand(main(smith((saine("N-1"),), aura=1), side(aura=5), distance=4))
    scene.use(TEMPERED).answers("aura", "aura")
    assert attacks_made(scene) == [0, 0], "八相 is its own player's"


@pytest.mark.parametrize(("umbrella", "range_", "damage"), [(0, [4, 5, 6, 7], (4, 1)), (1, [0, 1, 2, 3], (2, 2))])
def test_a1_s_1_ex1_copies_the_side_that_its_owners_umbrella_shows(umbrella, range_, damage):
    laid = smith((yukihi("N-1"),), counters={"umbrella": umbrella})
    scene = in_hand(main(laid, WATCHED, distance=range_[-1]))
    scene.use(TEMPERED)
    assert (lengths(scene), attack(scene)) == (range_, damage)


def test_a1_s_1_ex1_copies_no_range_where_there_is_no_umbrella():
    scene = in_hand(main(smith((yukihi("N-1"),)), side(counters={"umbrella": 0}), distance=5))
    assert may_use(scene.state, 0, tempered(scene), "standard").code == "out-of-range"


def test_a1_s_1_ex1_copies_what_a_copy_on_the_anvil_is_a_copy_of():
    gear, factory = kururu("S-3-Ex1"), kururu("S-3")
    scene = in_hand(main(smith((gear,), used=(factory,), sealed=((SHOT, factory),)), WATCHED, distance=4))
    info = scene.state.info(tempered(scene))
    assert (info.number, info.megami, info.range) == (TEMPERED, ("hagane",), tuple(range(4, 11)))
    scene.use(TEMPERED)
    assert attack(scene) == (3, 1)
    scene.answers("pass", "aura")
    scene.table.emit(CardMoved(scene.card(SHOT), "sealed.0", "discard.0"))
    assert scene.state.info(tempered(scene)).type == "undefined"


@pytest.mark.parametrize(
    ("owners", "users", "figures"), [(2, None, (3, 1)), (0, 1, (4, 2)), (2, 0, (3, 1)), (0, 2, (5, 3))]
)
def test_a1_s_1_ex1_used_by_the_opponent_copies_its_owners_anvil_and_gains_by_the_users(owners, users, figures):
    theirs = side() if users is None else smith((saine("N-1"),), users)
    scene = main(smith((SHOT,), owners, aura=5), theirs, distance=4)
    in_hand(scene, area="discard")
    scene.resolve(use_card(scene.table, 1, tempered(scene), "effect"))
    assert (attack(scene), scene.state.attacks[-1].seat) == (figures, 1)


def test_a1_s_1_ex1_in_the_air_is_what_it_was_though_the_anvil_changes():
    scene = in_hand(main(smith((SHOT,), 1), WATCHED, distance=4))
    scene.use(TEMPERED)
    scene.table.emit(CardMoved(scene.card(SHOT), "anvil.0", "discard.0"))
    scene.table.emit(CrystalsMoved("anvil.0", "shadow", 1, "effect"))
    assert (attack(scene), lengths(scene)) == ((3, 1), list(range(4, 12)))


@pytest.mark.parametrize(("number", "state", "distance"), [(yukihi("N-2"), 0, 5), (yukihi("A1-N-4"), 0, 5)])
def test_a1_s_1_ex1_does_not_return_to_hand_or_deck_by_the_copied_text(number, state, distance):
    laid = smith((number,), counters={"umbrella": state})
    scene = in_hand(main(laid, side(aura=5), distance=distance))
    scene.use(TEMPERED).answer("aura")
    assert scene.state.where[tempered(scene)] == "discard.0"


def test_a1_s_1_ex1_goes_back_from_hand_and_cover_pile_and_by_a_rebuild():
    for area, back in (("hand", True), ("cover", True), ("discard", False)):
        scene = in_hand(main(smith((SHOT,))), area=area)
        scene.resolve(deck_bottom(scene.table, tempered(scene)))
        assert (scene.state.where[tempered(scene)] == "deck.0") is back
    scene.resolve(rebuild(scene.table, 0, by_rule=False))
    assert scene.state.where[tempered(scene)] == "deck.0"


def test_a1_s_1_ex1_in_the_discard_pile_can_be_chosen_to_return_and_stays():
    laid = smith((SHOT,), discard=(yurina("N-5"), SHOT), hand=(tokoyo("N-5"),))
    scene = in_hand(full_power(laid, side(aura=5), distance=4), area="discard")
    scene.use(tokoyo("N-5"))
    chosen = [scene.card(TEMPERED), scene.card(yurina("N-5"))]
    scene.answer(*(f"card:{card}" for card in chosen))
    assert (scene.where(TEMPERED), scene.where(yurina("N-5"))) == ("discard.0", "deck.0")


def test_a1_s_1_ex1_is_never_sealed():
    scene = in_hand(main(smith((SHOT,), enhancements=((saine("N-5"), 2),))), area="discard")
    scene.resolve(seal(scene.table, tempered(scene), scene.card(saine("N-5"))))
    assert scene.state.where[tempered(scene)] == "discard.0"
    assert choosable(scene.state, [tempered(scene)], "sealed") == [tempered(scene)]


def test_a1_s_1_ex1_in_hand_is_not_chosen_by_the_opponents_effects():
    scene = in_hand(main(smith((SHOT,))))
    card = tempered(scene)
    assert choosable(scene.state, [card], by=1) == []
    assert choosable(scene.state, [card], by=0) == choosable(scene.state, [card]) == [card]
    in_hand(scene, area="discard")
    assert choosable(scene.state, [card], by=1) == [card]


@pytest.mark.parametrize(("others", "may"), [((), False), ((hagane("A1-N-1"),), True)])
def test_a1_s_1_ex1_in_hand_pays_no_cost_that_an_opponents_effect_adds(others, may):
    """尸 wants a card of the same megami discarded with the next one (§10-31): without another it can't be used."""
    mine = side(hand=(hagane("N-2"), hagane("N-4"), TEMPERED, *others), elsewhere={"anvil": (SHOT,)})
    scene = main(mine, side(specials=(kamuwi("S-3"),), flare=1), distance=5)
    scene.use(hagane("N-2")).use(kamuwi("S-3")).answer("aura")
    assert scene.may_use(hagane("N-4")) == may
    if may:
        scene.use(hagane("N-4"))
        assert (asked(scene), scene.keys) == (("ChooseCards", 0), (f"card:{scene.card(others[0])}",))
        scene.answer(*scene.keys)
        assert scene.numbers("discard.0") == (hagane("N-2"), *others, hagane("N-4"))


def test_a1_s_1_ex1_in_hand_can_be_hit_by_chance():
    """Only what is chosen on purpose is barred (§10-33)."""
    scene = main(side(hand=(hagane("N-2"),)), smith((SHOT,), aura=5), distance=4)
    in_hand(scene, 1)
    began_at(6, scene).use(hagane("N-2")).answer("pass")
    assert scene.state.where[tempered(scene, 1)] == "discard.1"
