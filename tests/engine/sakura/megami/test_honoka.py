"""Honoka's cards by their numbers (appendix 1: 14), and what the extra rules §12 lay among her extra cards."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import Move
from engine.sakura.events import BasicActionBegan, CardMoved, CrystalsMoved, PhaseBegan, PhaseLost
from engine.sakura.megami.roster import FORMS
from engine.sakura.procedures.moving import move_crystals
from engine.sakura.procedures.use import use_card
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
    honoka,
    kamuwi,
    lengths,
    main,
    next_turn,
    pay_upkeep,
    side,
    tokoyo,
    until_over,
    yurina,
)

WATCHED = side(hand=(FILLER[0],))
"""An opponent who is asked for a reaction, so that an attack can be looked at in the air."""
BARE = side(aura=0)
"""An opponent who can only take damage to life, and cannot react."""
EXTRA = tuple(
    honoka(code) for code in ("N-1-Ex1", "N-1-Ex2", "N-1-Ex3", "N-4-Ex1", "N-5-Ex1", "S-1-Ex1", "S-1-Ex2")
)
EXTRA_A1 = tuple(
    honoka(code)
    for code in (
        "A1-N-1-Ex1", "N-4-Ex1", "N-5-Ex1", "A1-S-1-Ex1", "A1-S-1-Ex2", "A1-S-1-Ex3", "A1-S-1-Ex4", "A1-S-1-Ex5",
    )
)


def she(among=EXTRA, **laid):
    """Her side, with her extra cards but those that lie elsewhere."""
    lying = {number for area in ("hand", "specials", "discard") for number in laid.get(area, ())}
    lying |= {one if isinstance(one, str) else one[0] for one in laid.get("used", ())}
    laid.setdefault("extra", tuple(number for number in among if number not in lying))
    return side(**laid)


def she_a1(**laid):
    """Her side as 『桜花拝』."""
    return she(EXTRA_A1, **laid)


def bottom(scene, seat=0):
    """The number of the card at the bottom of a deck."""
    return scene.state.info(scene.state.piles[f"deck.{seat}"][-1]).number


def status(scene, number):
    return scene.state.status[scene.card(number)]


# --- §12-1


@pytest.mark.parametrize(("form", "extra"), [("honoka", EXTRA), ("honoka-a1", EXTRA_A1)])
def test_x12_1_her_extra_cards_lie_face_up_from_the_beginning(form, extra):
    scene = main(side(megami=(form, ""), begun=True))
    lying = [scene.state.info(card).number for card in scene.state.piles["extra.0"]]
    assert sorted(lying) == sorted(extra)
    specials = [card for card in scene.state.piles["extra.0"] if scene.state.kind(card) == "special"]
    assert {scene.state.status[card] for card in specials} == {"used"}
    assert FORMS[form][0].number == "14"


# --- normal cards


@pytest.mark.parametrize(
    ("old", "new", "distance"),
    [("N-1", "N-1-Ex1", 4), ("N-1-Ex1", "N-1-Ex2", 3), ("N-1-Ex2", "N-1-Ex3", 5), ("N-5", "N-5-Ex1", 4)],
)
def test_n_1_and_its_like_bloom_and_may_go_to_the_bottom_of_the_deck(old, new, distance):
    old, new = honoka(old), honoka(new)
    extra = tuple(number for number in (*EXTRA, honoka("N-1")) if number != old)
    scene = main(she(hand=(old,), extra=extra), BARE, distance=distance, shadow=5)
    scene.use(old)
    while "prompt-may" not in str(scene.decision.prompt) or "exchange" not in str(scene.decision.prompt):
        scene.answer("no")
    card = scene.card(new)
    yes = {option.key: option.moves for option in scene.decision.options}["yes"]
    assert yes[1] == Move(f"card:{card}", "extra.0", "in-use.0")
    scene.answer("yes")
    assert (scene.where(old), scene.where(new)) == ("extra.0", "discard.0")
    scene.answer("yes")
    assert (scene.where(new), bottom(scene)) == ("deck.0", new)


def test_n_1_need_not_bloom():
    scene = main(she(hand=(honoka("N-1"),)), BARE)
    scene.use(honoka("N-1"), "no")
    assert (scene.where(honoka("N-1")), scene.where(honoka("N-1-Ex1"))) == ("discard.0", "extra.0")


def test_n_1_cannot_be_reacted_to():
    scene = main(she(hand=(honoka("N-1"),)), WATCHED)
    scene.use(honoka("N-1"))
    assert asked(scene) == ("ChooseDamage", 1)


def test_n_1_asks_for_nothing_where_the_other_card_is_gone():
    scene = main(she(hand=(honoka("N-1"),), extra=()), BARE)
    scene.use(honoka("N-1"))
    assert (asked(scene), scene.where(honoka("N-1"))) == (("ChooseAct", 0), "discard.0")


def test_n_1_used_by_the_opponent_is_not_exchanged():
    scene = main(side(extra=EXTRA), side(aura=0, hand=(honoka("N-1"),)))
    scene.resolve(use_card(scene.table, 0, scene.card(honoka("N-1"), 1), "effect"))
    assert (scene.where(honoka("N-1")), scene.where(honoka("N-1-Ex1"))) == ("discard.1", "extra.0")


def test_n_1_with_the_same_megami_on_both_sides_takes_the_own_card():
    scene = main(she(hand=(honoka("N-1"),)), side(aura=0, extra=EXTRA))
    scene.use(honoka("N-1"), "yes", "no")
    assert scene.where(honoka("N-1-Ex1"), 0) == "discard.0"
    assert scene.where(honoka("N-1-Ex1"), 1) == "extra.1"


def test_n_1_that_has_left_while_it_resolved_is_exchanged_where_it_lies():
    scene = main(she(hand=(honoka("N-1"),)), BARE)
    scene.use(honoka("N-1"))
    card = scene.card(honoka("N-1"))
    scene.table.emit(CardMoved(card, "in-use.0", "discard.0"))
    scene.answer("yes").answer("no")
    assert (scene.where(honoka("N-1")), scene.where(honoka("N-1-Ex1"))) == ("extra.0", "discard.0")


def test_n_1_ex1_is_a_reaction_and_gives_aura():
    scene = main(side(hand=(yurina("N-1"),)), she(hand=(honoka("N-1-Ex1"),), extra=(), aura=2), distance=3, shadow=3)
    scene.use(yurina("N-1"))
    scene.use(honoka("N-1-Ex1"))
    assert (attack(scene), lengths(scene)) == ((2, 1), [2, 3])
    scene.answer("life")
    assert (asked(scene), scene.count("aura.1")) == (("ChooseDamage", 1), 3)


def test_n_1_ex2_gives_life_when_it_was_exchanged_whether_it_goes_to_the_deck_or_not():
    for answer in ("yes", "no"):
        scene = main(she(hand=(honoka("N-1-Ex2"),)), BARE, distance=5, shadow=2)
        scene.use(honoka("N-1-Ex2"), "yes", answer)
        assert (scene.count("life.0"), scene.count("shadow")) == (11, 1)
    scene = main(she(hand=(honoka("N-1-Ex2"),)), BARE, distance=5, shadow=2)
    scene.use(honoka("N-1-Ex2"), "no")
    assert scene.count("life.0") == 10


def test_n_1_ex2_cannot_be_reacted_to_with_normal_cards():
    scene = main(she(hand=(honoka("N-1-Ex2"),)), side(hand=(honoka("N-5"),), specials=(honoka("S-3"),), flare=1),
                 distance=5)
    scene.use(honoka("N-1-Ex2"))
    assert (scene.may_use(honoka("N-5")), scene.may_use(honoka("S-3"))) == (False, True)


def test_n_1_ex3_is_full_power_without_reactions_and_gives_two_aura():
    scene = full_power(she(hand=(honoka("N-1-Ex3"),), aura=1), side(aura=4, hand=(FILLER[0],)), distance=2, shadow=5)
    scene.use(honoka("N-1-Ex3"))
    assert (asked(scene), attack(scene), lengths(scene)) == (("ChooseDamage", 1), (4, 3), [1, 2, 3, 4])
    scene.answer("aura")
    assert scene.count("aura.0") == 3


@pytest.mark.parametrize(
    ("chosen", "distance", "mine", "theirs"), [("1", 3, 3, 1), ("2", 5, 2, 0)]
)
def test_n_2_lets_the_opponent_choose(chosen, distance, mine, theirs):
    scene = main(she(hand=(honoka("N-2"),), aura=2), side(aura=3), distance=4)
    scene.use(honoka("N-2"), "aura")
    assert asked(scene) == ("ChooseOne", 1)
    scene.answer(chosen)
    assert (scene.count("distance"), scene.count("aura.0"), scene.count("aura.1")) == (distance, mine, theirs)


def test_n_3_draws_and_puts_cards_under_the_deck():
    scene = full_power(she(hand=(honoka("N-3"), SHOT)), BARE, distance=4)
    scene.use(honoka("N-3"), "yes")
    scene.answer(f"card:{scene.card(SHOT)}")
    assert bottom(scene) == SHOT
    scene.answer("yes")
    assert (scene.where(honoka("N-3")), bottom(scene)) == ("deck.0", honoka("N-3"))


def test_n_3_need_do_nothing():
    scene = full_power(she(hand=(honoka("N-3"), SHOT)), BARE, distance=4)
    scene.use(honoka("N-3"), "no")
    scene.answer()
    scene.answer("no")
    assert (scene.where(honoka("N-3")), scene.where(SHOT)) == ("discard.0", "hand.0")


def test_n_4_moves_two_and_becomes_its_other_card():
    scene = main(she(hand=(honoka("N-4"),)), distance=4)
    scene.use(honoka("N-4"), "forth")
    assert (scene.count("distance"), scene.where(honoka("N-4"))) == (2, "extra.0")
    assert scene.where(honoka("N-4-Ex1")) == "discard.0"


def test_n_4_ex1_gives_aura_and_flare_and_becomes_the_first_card_again():
    extra = tuple(number for number in (*EXTRA, honoka("N-4")) if number != honoka("N-4-Ex1"))
    scene = full_power(she(hand=(honoka("N-4-Ex1"),), extra=extra, aura=2), shadow=4)
    scene.use(honoka("N-4-Ex1"))
    assert (scene.count("aura.0"), scene.count("flare.0"), scene.count("shadow")) == (3, 1, 2)
    assert (scene.where(honoka("N-4-Ex1")), scene.where(honoka("N-4"))) == ("extra.0", "discard.0")


@pytest.mark.parametrize(("card", "cancelled"), [(SHOT, True), (BULLET, False)])
def test_n_5_cancels_an_attack_that_is_no_special_for_a_covered_card(card, cancelled):
    laid = {"hand": (card,)} if card == SHOT else {"specials": (card,)}
    scene = main(side(**laid), she(hand=(honoka("N-5"), yurina("N-1"))), distance=5)
    scene.use(card)
    scene.use(honoka("N-5"), "yes")
    assert scene.where(yurina("N-1"), 1) == "cover.1"
    assert scene.state.attacks[-1].cancelled == cancelled


def test_n_5_keeps_the_hand_and_cancels_nothing():
    scene = main(side(hand=(SHOT,)), she(hand=(honoka("N-5"), yurina("N-1"))), distance=5)
    scene.use(SHOT)
    scene.use(honoka("N-5"), "no")
    assert not scene.state.attacks[-1].cancelled
    scene.answer("yes").answer("no")
    assert scene.where(honoka("N-5-Ex1"), 1) == "discard.1"


def test_n_5_ex1_deals_1_or_2_from_near():
    scene = main(she(hand=(honoka("N-5-Ex1"),), extra=()), WATCHED, distance=2)
    scene.use(honoka("N-5-Ex1"))
    assert (attack(scene), lengths(scene), scene.state.attacks[-1].effects) == ((1, 2), [1, 2, 3], ())


def test_n_6_attacks_in_its_players_end_phases():
    scene = main(she(enhancements=((honoka("N-6"), 2),)), WATCHED, distance=5)
    end(scene)
    assert (asked(scene), attack(scene), lengths(scene)) == (("ChooseDamage", 1), (1, 1), [1, 2, 3, 4, 5])


def test_n_7_lets_attacks_reach_one_farther():
    scene = main(she(hand=(honoka("N-2"),), enhancements=((honoka("N-7"), 1),)), WATCHED, distance=6)
    scene.use(honoka("N-2"))
    assert lengths(scene) == [3, 4, 5, 6]


# --- specials


def test_s_1_blooms_and_the_new_card_is_unused():
    scene = main(she(specials=(honoka("S-1"),), flare=5))
    scene.use(honoka("S-1"))
    assert (scene.where(honoka("S-1")), scene.where(honoka("S-1-Ex1"))) == ("extra.0", "specials.0")
    assert status(scene, honoka("S-1-Ex1")) == "unused"


def test_s_1_stays_used_where_the_other_card_is_gone():
    scene = main(she(specials=(honoka("S-1"),), flare=5, extra=()))
    scene.use(honoka("S-1"))
    assert (scene.where(honoka("S-1")), status(scene, honoka("S-1"))) == ("specials.0", "used")


def test_s_1_ex1_recovers_when_used_and_in_end_phases():
    card = honoka("S-1-Ex1")
    extra = tuple(number for number in EXTRA if number != card)
    scene = full_power(she(specials=(card,), extra=extra, aura=1), shadow=5)
    scene.use(card)
    assert scene.count("aura.0") == 2
    end(scene)
    assert asked(scene) == ("ChooseCrystals", 0)
    scene.answer()
    assert (scene.count("aura.0"), scene.on(card)) == (3, 0)


@pytest.mark.parametrize("taken", ["shadow", "aura.0"])
def test_s_1_ex1_takes_a_crystal_instead_of_any_recover(taken):
    card = honoka("S-1-Ex1")
    scene = main(she(used=((card, 1),), aura=3, vigor=1), shadow=5)
    before = scene.count(taken)
    scene.basic("recover")
    scene.answer(taken)
    assert (scene.on(card), scene.count(taken)) == (2, before - 1)
    assert not scene.happened(BasicActionBegan)


def test_s_1_ex1_recovers_where_its_player_wants_to():
    card = honoka("S-1-Ex1")
    scene = main(she(used=((card, 4),), aura=3, vigor=1), shadow=5)
    scene.basic("recover")
    scene.answer()
    assert (scene.on(card), scene.count("aura.0"), len(scene.happened(BasicActionBegan))) == (4, 4, 1)


def test_s_1_ex1_takes_a_crystal_in_the_end_phase_though_the_aura_is_full():
    card = honoka("S-1-Ex1")
    scene = main(she(used=((card, 0),), aura=5), shadow=0)
    end(scene)
    scene.answer("aura.0")
    assert (scene.on(card), scene.count("aura.0")) == (1, 4)


def test_9_6_s_1_ex1_does_not_let_a_recover_be_chosen_that_could_move_nothing():
    scene = main(she(used=((honoka("S-1-Ex1"), 0),), aura=5, vigor=1), shadow=3)
    assert not scene.offers("basic:recover")


def test_s_1_ex1_with_five_blooms_again():
    card, last = honoka("S-1-Ex1"), honoka("S-1-Ex2")
    scene = main(she(used=((card, 4),), aura=3, flare=1), shadow=5)
    end(scene)
    scene.answer("shadow")
    assert (scene.where(card), scene.where(last), status(scene, last)) == ("extra.0", "specials.0", "unused")
    assert (scene.count("flare.0"), scene.on(card), scene.on(last)) == (6, 0, 0)


def test_s_1_ex1_with_five_keeps_its_place_where_the_last_card_is_gone():
    card = honoka("S-1-Ex1")
    scene = main(she(used=((card, 4),), aura=3, extra=()), shadow=5)
    end(scene)
    scene.answer("shadow")
    assert (scene.where(card), status(scene, card), scene.count("flare.0")) == ("specials.0", "used", 5)


def test_s_1_ex1_of_the_opponent_does_not_change_my_recover():
    scene = main(side(aura=3, vigor=1), side(used=((honoka("S-1-Ex1"), 1),)), shadow=5)
    scene.basic("recover")
    assert (scene.count("aura.0"), scene.on(honoka("S-1-Ex1"), 1)) == (4, 1)


def test_s_1_ex2_counts_the_areas_with_exactly_five():
    scene = main(
        she(used=(honoka("S-1-Ex2"),), life=5, aura=5, flare=4, enhancements=((honoka("N-7"), 5),)),
        side(life=9, aura=5, enhancements=((honoka("N-6"), 2), (honoka("N-7"), 3))),
        distance=4, shadow=6,
    )
    end(scene)
    assert attack(scene) == (5, 5)
    assert lengths(scene) == list(range(12))


def test_7_1_16_crystals_outside_the_game_are_no_five():
    scene = main(she(used=((honoka("S-1-Ex2"), 5),), life=9, aura=1), side(life=9, aura=1), distance=4, shadow=0)
    end(scene)
    assert attack(scene) == (1, 1)


def test_s_2_sends_the_damage_onto_an_enhancement():
    laid = she(specials=(honoka("S-2"),), flare=4, enhancements=((honoka("N-6"), 1), (honoka("N-7"), 1)))
    for damage, gone in (("aura", 3), ("life", 2)):
        scene = main(laid, side(aura=4), distance=4)
        scene.answer(f"use:{scene.card(honoka('S-2'))}")
        assert asked(scene) == ("ChooseCards", 0)
        scene.answer(f"card:{scene.card(honoka('N-7'))}")
        scene.answer(damage)
        assert scene.on(honoka("N-7")) == 1 + gone
        assert scene.count("flare.1") == 0


def test_s_2_moves_crystals_as_usual_without_an_enhancement_or_without_a_choice():
    scene = main(she(specials=(honoka("S-2"),), flare=4), side(aura=4), distance=4, shadow=0)
    scene.use(honoka("S-2"), "life")
    assert (scene.count("flare.1"), scene.count("shadow")) == (2, 4)
    laid = she(specials=(honoka("S-2"),), flare=4, enhancements=((honoka("N-6"), 1),))
    scene = main(laid, side(aura=4), distance=4, shadow=0)
    scene.use(honoka("S-2"))
    scene.answer()
    scene.answer("aura")
    assert (scene.on(honoka("N-6")), scene.count("shadow")) == (1, 7)


def test_s_2_moves_crystals_as_usual_when_the_enhancement_has_left():
    laid = she(specials=(honoka("S-2"),), flare=4, enhancements=((honoka("N-6"), 1),))
    scene = main(laid, side(aura=4, hand=(FILLER[0],)), distance=4, shadow=0)
    scene.answer(f"use:{scene.card(honoka('S-2'))}")
    card = scene.card(honoka("N-6"))
    scene.answer(f"card:{card}")
    assert asked(scene) == ("ChooseReaction", 1)
    scene.table.emit(CardMoved(card, "enhancements.0", "discard.0"))
    scene.answer("pass").answer("life")
    assert scene.count("flare.1") == 2


def test_s_2_asks_also_where_nothing_is_paid():
    laid = she(specials=(honoka("S-2"),), enhancements=((honoka("N-6"), 1),))
    scene = main(laid, side(aura=4), distance=4)
    scene.resolve(use_card(scene.table, 0, scene.card(honoka("S-2")), "effect", waive="all"))
    assert asked(scene) == ("ChooseCards", 0)


def test_s_3_turns_the_cover_pile_under_draws_and_covers_for_a_recover():
    kept = yurina("N-1")
    laid = she(specials=(honoka("S-3"),), flare=1, aura=2, cover=(SHOT,), hand=(kept,))
    scene = main(laid, shadow=3)
    scene.use(honoka("S-3"))
    scene.answer(f"card:{scene.card(SHOT)}")
    assert bottom(scene) == SHOT
    scene.answer("no")
    assert (scene.where(kept), scene.count("aura.0")) == ("cover.0", 3)


def test_s_3_with_no_card_to_cover_does_not_recover():
    scene = main(she(specials=(honoka("S-3"),), flare=1, aura=2), shadow=3)
    scene.use(honoka("S-3"), "no")
    assert scene.count("aura.0") == 2


def test_s_3_comes_back_unused_when_a_card_leaves_the_extra_cards():
    scene = main(she(hand=(honoka("N-4"),), used=(honoka("S-3"),)), distance=4)
    scene.use(honoka("N-4"), "forth")
    assert asked(scene) == ("ChooseOne", 0)
    scene.answer("yes")
    assert (scene.where(honoka("S-3")), status(scene, honoka("S-3"))) == ("specials.0", "unused")
    assert scene.where(honoka("N-4-Ex1")) == "discard.0"


def test_s_3_may_stay_used():
    scene = main(she(hand=(honoka("N-4"),), used=(honoka("S-3"),)), distance=4)
    scene.use(honoka("N-4"), "forth", "no")
    assert status(scene, honoka("S-3")) == "used"


def test_s_3_does_not_answer_to_cards_of_the_opponent():
    scene = main(she(hand=(honoka("N-4"),)), side(used=(honoka("S-3"),)), distance=4)
    scene.use(honoka("N-4"), "forth")
    assert asked(scene) == ("ChooseAct", 0)


@pytest.mark.parametrize(("aura", "after"), [(3, (4, 0)), (4, (5, 0)), (5, (5, 1))])
def test_s_4_sends_crystals_to_the_aura_and_to_the_flare_when_that_is_full(aura, after):
    scene = main(she(enhancements=((honoka("S-4"), 3),), aura=aura), shadow=2)
    pay_upkeep(scene)
    assert (scene.count("aura.0"), scene.count("flare.0")) == after
    assert (scene.count("shadow"), scene.on(honoka("S-4"))) == (2, 2)


def test_s_4_sends_several_crystals_one_by_one():
    scene = main(she(enhancements=((honoka("S-4"), 4),), aura=4), side(hand=()), shadow=2)
    card = scene.card(honoka("S-4"))
    scene.resolve(move_crystals(scene.table, f"card.{card}", "shadow", 3, "effect", 1))
    assert (scene.count("aura.0"), scene.count("flare.0"), scene.on(honoka("S-4"))) == (5, 2, 1)


# --- 『桜花拝』


def test_a1_n_1_and_its_other_card_take_turns():
    one, other = honoka("A1-N-1"), honoka("A1-N-1-Ex1")
    scene = main(she_a1(hand=(one,), aura=1), BARE, distance=5, shadow=3)
    scene.use(one)
    assert (scene.count("aura.0"), scene.where(one), scene.where(other)) == (2, "extra.0", "discard.0")
    scene.answer("yes")
    assert bottom(scene) == other
    extra = tuple(number for number in (*EXTRA_A1, one) if number != other)
    scene = main(she(hand=(other,), extra=extra), BARE, distance=4)
    scene.use(other, "no")
    assert (scene.where(other), scene.where(one)) == ("extra.0", "discard.0")


def test_a1_n_1_ex1_takes_a_card_of_the_hand_or_flare_as_the_damage_was_chosen():
    other = honoka("A1-N-1-Ex1")
    scene = main(she(hand=(other,), extra=()), side(aura=2, flare=3, hand=(SHOT, tokoyo("N-3"))), distance=4)
    scene.use(other, "pass", "aura")
    assert asked(scene) == ("ChooseCards", 0)
    assert len(scene.decision.shown) == 2
    scene.answer(f"card:{scene.card(SHOT, 1)}")
    assert (scene.where(SHOT, 1), scene.count("flare.1")) == ("discard.1", 3)
    scene = main(she(hand=(other,), extra=()), side(aura=2, flare=3, hand=(SHOT,)), distance=4)
    scene.use(other, "pass", "life")
    assert (scene.where(SHOT, 1), scene.count("flare.1")) == ("hand.1", 1)


@pytest.mark.parametrize(("shadow", "becomes"), [(1, "A1-S-1-Ex1"), (2, "A1-S-1-Ex1"), (3, "A1-S-1-Ex2")])
def test_a1_s_1_becomes_a_normal_card_by_the_shadow_after_its_cost_was_paid(shadow, becomes):
    scene = main(she_a1(specials=(honoka("A1-S-1"),), flare=3, aura=2), side(aura=2), shadow=shadow)
    scene.use(honoka("A1-S-1"))
    assert (scene.count("aura.0"), scene.count("aura.1")) == (3, 1)
    assert (scene.where(honoka("A1-S-1")), bottom(scene)) == ("extra.0", honoka(becomes))


@pytest.mark.parametrize(("shadow", "becomes"), [(0, "A1-S-1-Ex3"), (1, "A1-S-1-Ex4")])
def test_a1_s_1_ex1_does_two_different_basic_actions_and_blooms(shadow, becomes):
    card = honoka("A1-S-1-Ex1")
    extra = tuple(number for number in EXTRA_A1 if number != card)
    scene = main(she(hand=(card,), extra=extra), distance=4, shadow=shadow)
    scene.use(card, "basic:focus")
    assert not scene.offers("basic:focus")
    scene.answer("basic:backward")
    assert (scene.where(card), scene.where(honoka(becomes))) == ("extra.0", "specials.0")
    assert status(scene, honoka(becomes)) == "unused"


@pytest.mark.parametrize(
    ("shadow", "taken", "becomes"),
    [(10, "flare.1", "A1-S-1-Ex4"), (11, "flare.1", "A1-S-1-Ex5"), (11, "life.1", "A1-S-1-Ex5")],
)
def test_a1_s_1_ex2_takes_what_the_opponent_chooses_and_blooms(shadow, taken, becomes):
    card = honoka("A1-S-1-Ex2")
    extra = tuple(number for number in EXTRA_A1 if number != card)
    scene = main(she(hand=(card,), extra=extra), side(flare=2), shadow=shadow)
    before = scene.count(taken)
    scene.use(card)
    assert asked(scene) == ("ChooseCrystals", 1)
    scene.answer(taken)
    assert (scene.count(taken), scene.count("shadow")) == (before - 1, shadow + 1)
    assert (scene.where(honoka(becomes)), status(scene, honoka(becomes))) == ("specials.0", "unused")


def test_a1_s_1_ex2_without_flare_takes_a_life_and_may_end_the_duel():
    scene = main(she_a1(hand=(honoka("A1-S-1-Ex2"),)), side(life=1))
    scene.resolve(until_over(use_card(scene.table, 0, scene.card(honoka("A1-S-1-Ex2")), "effect")))
    assert scene.state.winner == 0


def test_a1_s_1_ex3_grows_by_the_crystals_on_it():
    card = honoka("A1-S-1-Ex3")
    scene = main(she_a1(specials=(card,), flare=1), side(hand=(FILLER[0],), aura=5), distance=4, shadow=3)
    scene.use(card)
    assert attack(scene) == (0, 2)
    scene.answer("pass").answer("aura")
    assert (scene.where(card), scene.on(card), status(scene, card)) == ("specials.0", 1, "used")
    end(scene)
    assert status(scene, card) == "unused"
    assert scene.on(card) == 1


def test_a1_s_1_ex3_has_no_upper_limit_for_its_damage_to_aura():
    card = honoka("A1-S-1-Ex3")
    scene = main(she_a1(specials=(card,), flare=1), WATCHED, distance=4)
    scene.table.emit(CrystalsMoved("outside.0", f"card.{scene.card(card)}", 7, "effect"))
    scene.use(card)
    assert attack(scene) == (7, 2)


def test_a1_s_1_ex3_stays_used_where_no_area_holds_five():
    card = honoka("A1-S-1-Ex3")
    scene = main(she_a1(used=((card, 2),), life=9), side(aura=2, life=9), distance=4, shadow=3)
    end(scene)
    assert status(scene, card) == "used"


def test_a1_s_1_ex4_takes_up_to_five_aura():
    scene = main(she_a1(specials=(honoka("A1-S-1-Ex4"),), flare=5, aura=0), side(aura=5))
    scene.use(honoka("A1-S-1-Ex4"))
    assert (scene.count("aura.0"), scene.count("aura.1")) == (5, 0)


def test_a1_s_1_ex5_costs_the_opponent_the_next_main_phase_only():
    card = honoka("A1-S-1-Ex5")
    scene = main(she_a1(specials=(card,), flare=3), side(hand=(SHOT,)), turn=3)
    scene.use(card)
    assert scene.where(card) == "outside.0"
    next_turn(scene).answer("no")
    begun = [event.phase for event in scene.happened(PhaseBegan)][-2:]
    assert (begun, scene.happened(PhaseLost)) == (["start", "end"], [PhaseLost("main", 1)])
    next_turn(scene).answer("no")
    assert asked(scene) == ("ChooseConduct", 0)
    next_turn(scene).answer("no")
    assert asked(scene) == ("ChooseConduct", 1)


def test_a1_s_1_ex5_used_in_the_opponents_main_phase_costs_the_one_after():
    card = honoka("A1-S-1-Ex5")
    scene = main(side(), she_a1(specials=(card,)), turn=3)
    scene.resolve(use_card(scene.table, 1, scene.card(card, 1), "effect", waive="all"))
    act(scene)
    scene.answer("end")
    assert [one.until for one in scene.state.lasting] == ["lost-main.0"]


def test_her_cards_in_the_hands_of_an_opponent_without_her_attack_as_printed():
    scene = main(side(), side(hand=(honoka("N-2"),), aura=3), distance=4)
    scene.resolve(use_card(scene.table, 0, scene.card(honoka("N-2"), 1), "effect"))
    scene.answer("aura")
    assert (asked(scene), attacks_made(scene)) == (("ChooseOne", 1), [0])


def test_s_4_with_crystals_kept_from_the_aura_at_the_cost_of_an_enhancements_last_one():
    """What goes instead spends a crystal that its own upkeep takes at the same time: it goes once (§5-10)."""
    scene = main(she(enhancements=((honoka("S-4"), 2),)), side(enhancements=((kamuwi("N-7"), 1),)), shadow=2)
    pay_upkeep(scene)
    assert (scene.on(kamuwi("N-7")), scene.on(honoka("S-4")), scene.count("aura.0")) == (0, 1, 3)
    assert scene.count("shadow") == 4


def test_a1_s_1_ex5_twice_before_the_same_main_phase_costs_that_one():
    card = honoka("A1-S-1-Ex5")
    scene = main(she_a1(specials=(card,), flare=3), side(hand=(SHOT,)), turn=3)
    for _ in range(2):
        scene.resolve(use_card(scene.table, 0, scene.card(card), "effect", waive="all"))
        scene.table.emit(CardMoved(scene.card(card), "outside.0", "specials.0", status="unused"))
    assert len(scene.state.lasting) == 2
    next_turn(scene).answer("no")
    assert (len(scene.happened(PhaseLost)), scene.state.lasting) == (1, ())
