"""Kururu's cards by their numbers (appendix 1: 10); her extra rules and corners are in `test_kururu_rules`."""

from __future__ import annotations

import pytest

from engine.cardgame.areas import on_card
from engine.sakura.events import AttackCancelled, CardMoved, CardsRevealed, CrystalsMoved, Declared
from engine.sakura.procedures.legality import may_use
from engine.sakura.values.attacks import figures
from engine.sakura.values.numbers import capacity, cost
from tests.engine.sakura.megami.kururu_tables import (
    ACT,
    ACT_REA,
    ATK,
    CONNECDIVE,
    DUPLIGEAR,
    ENH,
    FUL_ACT,
    FUL_ATK,
    FUL_ENH,
    GULLIVER,
    INDUSTRIA,
    REA,
    RESEARCH,
    chosen,
)
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
    kururu,
    lengths,
    main,
    saine,
    side,
    tokoyo,
    yurina,
)


def by_effect(scene, number, seat=0):
    """Why the card can't be used by an effect."""
    refused = may_use(scene.state, seat, scene.card(number), "effect")
    return None if refused is None else refused.code


# --- normal cards


@pytest.mark.parametrize(
    ("lying", "life"), [((ACT, ACT_REA, ACT_REA), 9), ((ACT, ACT_REA), 10), ((ACT, ACT, ACT, REA), 10)]
)
def test_n_1_deals_1_to_life_when_complete(lying, life):
    scene = main(side(hand=(kururu("N-1"),), discard=lying)).use(kururu("N-1"))
    assert (scene.count("life.1"), scene.where(kururu("N-1"))) == (life, "discard.0")


def test_n_2_uses_a_full_power_card_and_the_phase_goes_on():
    scene = main(side(hand=(kururu("N-2"), FUL_ENH, ATK), discard=(ACT, ACT, ENH), aura=0)).use(kururu("N-2"))
    assert scene.keys == (chosen(scene, FUL_ENH),)
    scene.answer(chosen(scene, FUL_ENH))
    assert scene.on(FUL_ENH) == 4
    assert asked(scene) == ("ChooseAct", 0)


def test_n_2_need_not_use_one_and_asks_with_none_in_hand():
    scene = main(side(hand=(kururu("N-2"), FUL_ENH), discard=(ACT, ACT, ENH))).use(kururu("N-2")).answer()
    assert scene.where(FUL_ENH) == "hand.0"
    scene = main(side(hand=(kururu("N-2"), ATK), discard=(ACT, ACT, ENH))).use(kururu("N-2"))
    assert (asked(scene), scene.keys) == (("ChooseCards", 0), ())


def test_n_2_does_nothing_incomplete():
    scene = main(side(hand=(kururu("N-2"), FUL_ENH), discard=(ACT, ENH))).use(kururu("N-2"))
    assert asked(scene) == ("ChooseAct", 0)


def test_n_3_answers_attacks_alone():
    scene = main(side(hand=(kururu("N-3"),)))
    assert not scene.may_use(kururu("N-3"))
    assert by_effect(scene, kururu("N-3")) == "condition-of-card"


def test_n_3_does_two_different_things_in_any_order():
    scene = main(side(hand=(SHOT, ACT)), side(hand=(kururu("N-3"),), cover=(ENH,), deck=FILLER[:1]))
    scene.use(SHOT).use(kururu("N-3")).answer("2")
    assert scene.keys == ("1", "3", "pass")
    scene.answer("3")
    assert scene.numbers("deck.1") == (FILLER[0], ENH)
    assert (scene.numbers("hand.0"), scene.numbers("discard.0")) == ((), (ACT,))


def test_n_3_chooses_both_before_the_first_is_done():
    scene = main(side(hand=(SHOT, ACT)), side(hand=(kururu("N-3"),))).use(SHOT).use(kururu("N-3")).answer("1")
    assert (asked(scene), scene.keys, scene.numbers("hand.1")) == (("ChooseOne", 1), ("2", "3", "pass"), ())
    scene.answer("3")
    assert (scene.numbers("hand.1"), scene.numbers("hand.0")) == (FILLER[:1], ())


def test_n_3_may_do_less():
    scene = main(side(hand=(SHOT,)), side(hand=(kururu("N-3"),))).use(SHOT).use(kururu("N-3")).answers("1", "pass")
    assert len(scene.numbers("hand.1")) == 1


@pytest.mark.parametrize(
    ("lying", "left"),
    [((ATK, ATK, ENH, ENH), (0, 9)), ((ATK, ATK, ENH), (0, 10)), ((ATK, ENH, ENH), (5, 9)), ((), (5, 10))],
)
def test_n_4_counts_each_of_its_mechanisms(lying, left):
    scene = full_power(side(hand=(kururu("N-4"),), discard=lying), side(aura=5)).use(kururu("N-4"))
    assert (scene.count("aura.1"), scene.count("life.1")) == left


def test_n_5_is_used_from_the_cover_pile_in_a_full_power_action_alone():
    laid = side(cover=(kururu("N-5"),), discard=(ENH, REA))
    assert full_power(laid).may_use(kururu("N-5"))
    assert not main(side(cover=(kururu("N-5"),))).may_use(kururu("N-5"))


def test_n_5_offers_cards_of_other_megami_without_full_power_that_are_not_unused():
    mine = side(
        hand=(kururu("N-5"), yurina("N-1")), discard=(ENH, ACT_REA, kururu("N-1"), FUL_ACT), cover=(ACT, FUL_ATK),
        specials=(himika("S-3"),), used=(himika("S-4"), kururu("S-1")),
    )
    scene = full_power(mine).use(kururu("N-5"))
    offered = {chosen(scene, number) for number in (ENH, ACT, himika("S-4"))}
    assert set(scene.keys) == offered | {chosen(scene, ACT_REA, area="discard")}


def test_n_5_uses_a_special_without_any_cost():
    scene = full_power(side(hand=(kururu("N-5"),), discard=(ENH, REA), used=(himika("S-1"),), flare=0), distance=5)
    scene.use(kururu("N-5")).answer(chosen(scene, himika("S-1"))).answer("pass").answer("life")
    assert (scene.count("life.1"), scene.state.status[scene.card(himika("S-1"))]) == (9, "used")


def test_n_5_offers_the_changes_that_make_the_use_legal():
    scene = full_power(side(hand=(kururu("N-5"),), discard=(ENH, REA, ATK)), side(hand=(ACT,)), distance=3)
    scene.use(kururu("N-5")).answer(chosen(scene, ATK))
    assert lengths(scene) == list(range(3, 10))  # 4-10 one nearer was the only way to use it
    scene.answer("pass").answer("aura")
    assert (scene.count("aura.1"), scene.where(ATK)) == (1, "discard.0")


@pytest.mark.parametrize(
    ("way", "figures_then"),
    [("pass", (2, 1)), ("1", (3, 1)), ("2", (2, 2)), ("5", (1, 1)), ("6", (2, 0)), ("0", (2, 1)), ("4", (2, 1))],
)
def test_n_5_changes_one_figure_of_an_attack_by_1(way, figures_then):
    scene = full_power(side(hand=(kururu("N-5"),), discard=(ENH, REA, ATK)), side(hand=(ACT,)), distance=6)
    scene.use(kururu("N-5")).answer(chosen(scene, ATK))
    assert set(scene.keys) == {"pass", "0", "1", "2", "4", "5", "6"}
    scene.answer(way)
    assert attack(scene) == figures_then


def test_n_5_changes_no_dash():
    scene = full_power(side(hand=(kururu("N-5"),), discard=(ENH, REA, tokoyo("N-1"))), distance=4)
    scene.use(kururu("N-5")).answer(chosen(scene, tokoyo("N-1")))
    assert set(scene.keys) == {"pass", "2", "6"}


@pytest.mark.parametrize(("way", "crystals"), [("pass", 3), ("3", 4), ("7", 2)])
def test_n_5_changes_the_capacity_of_an_enhancement(way, crystals):
    scene = full_power(side(hand=(kururu("N-5"),), discard=(ENH, REA), aura=0))
    scene.use(kururu("N-5")).answer(chosen(scene, ENH))
    assert scene.keys == ("pass", "3", "7")
    scene.answer(way)
    assert (scene.on(ENH), capacity(scene.state, scene.card(ENH), 0)) == (crystals, 3)


def test_n_6_gives_a_basic_action_after_each_action():
    scene = main(side(hand=(ACT, ATK), enhancements=((kururu("N-6"), 3),)), distance=4).use(ACT)
    assert asked(scene) == ("ChooseBasicAction", 0)
    assert scene.where(ACT) == "discard.0"
    scene.answer("basic:forward").use(ATK).answer("aura")
    assert asked(scene) == ("ChooseAct", 0)


def test_n_6_keeps_its_promise_when_it_leaves_before_the_action_is_over():
    """§9-1-3-4: what was reserved happens even if the card is gone by then."""
    mine = side(hand=(kururu("N-2"), FUL_ENH), discard=(ACT, ACT, ENH), enhancements=((kururu("N-6"), 1),))
    scene = main(mine).use(kururu("N-2"))
    scene.table.emit(CrystalsMoved(on_card(scene.card(kururu("N-6"))), "shadow", 1, "effect"))
    scene.answer()
    assert scene.where(kururu("N-6")) == "discard.0"
    assert asked(scene) == ("ChooseBasicAction", 0)


def test_n_6_that_comes_during_an_action_gives_nothing_for_it():
    mine = side(hand=(kururu("N-2"), FUL_ENH, kururu("N-6")), discard=(ACT, ACT, ENH))
    scene = main(mine).use(kururu("N-2"))
    module = scene.card(kururu("N-6"))
    scene.table.emit(CrystalsMoved("outside.0", on_card(module), 3, "effect"))
    scene.table.emit(CardMoved(module, "hand.0", "enhancements.0"))
    scene.answer()
    assert asked(scene) == ("ChooseAct", 0)


def test_n_7_puts_4_crystals_on_itself_when_complete():
    scene = main(side(hand=(kururu("N-7"),), discard=(ATK, ACT_REA))).use(kururu("N-7"))
    assert (scene.on(kururu("N-7")), scene.count("shadow")) == (4, 6)


def test_n_7_goes_at_once_when_incomplete():
    scene = main(side(hand=(kururu("N-7"),), discard=(ATK,))).use(kururu("N-7"))
    assert scene.where(kururu("N-7")) == "discard.0"


def test_n_7_takes_what_the_shadow_has():
    scene = main(side(hand=(kururu("N-7"),), discard=(REA,)), shadow=3).use(kururu("N-7"))
    assert (scene.on(kururu("N-7")), scene.count("shadow")) == (3, 0)


def test_n_7_cancels_the_second_attack_of_each_turn():
    mine = side(hand=(SHOT, yurina("N-1"), saine("N-1")), aura=5)
    scene = main(mine, side(enhancements=((kururu("N-7"), 4),), aura=5), distance=4)
    scene.use(SHOT).answer("aura").use(yurina("N-1")).use(saine("N-1")).answer("aura")
    assert attacks_made(scene) == [0, 0, 0]
    assert len(scene.happened(AttackCancelled)) == 1
    assert (scene.count("aura.1"), scene.count("life.1")) == (1, 10)


# --- specials


def test_s_1_takes_a_crystal_and_comes_again_when_a_special_returns():
    mine = side(hand=(ACT,), used=(kururu("S-1"), saine("S-3")), aura=1, flare=0)
    scene = end(main(mine, side(aura=3)))
    scene.answer("yes")
    assert (scene.count("aura.0"), scene.count("aura.1"), scene.count("flare.0")) == (2, 2, 0)
    assert scene.state.status[scene.card(kururu("S-1"))] == "used"


def test_s_1_need_not_come_again_and_does_not_by_its_own_return():
    mine = side(hand=(ACT,), used=(kururu("S-1"), saine("S-3")), aura=1)
    scene = end(main(mine, side(aura=3))).answer("no")
    assert (scene.count("aura.0"), asked(scene)) == (1, None)


def test_s_1_is_a_reaction_for_2():
    scene = main(side(hand=(SHOT,)), side(specials=(kururu("S-1"),), flare=2), distance=4).use(SHOT)
    scene.use(kururu("S-1")).answer("aura")
    assert (scene.count("flare.1"), scene.count("aura.0")) == (0, 2)


@pytest.mark.parametrize(("answer", "life", "deck"), [("yes", 9, 4), ("no", 10, 0)])
def test_s_2_deals_1_in_the_end_phase_and_rebuilds(answer, life, deck):
    mine = side(deck=(), discard=(ACT_REA, FUL_ACT, FUL_ATK, ATK), used=(kururu("S-2"),))
    scene = end(main(mine)).answer(answer)
    assert (scene.count("life.1"), scene.count("life.0"), len(scene.numbers("deck.0"))) == (life, 10, deck)


def test_s_2_asks_nothing_incomplete():
    assert asked(end(main(side(discard=(ACT_REA, FUL_ACT), used=(kururu("S-2"),))))) is None


def test_s_2_gives_a_basic_action_after_a_full_power_card():
    scene = full_power(side(hand=(kururu("N-4"),), used=(kururu("S-2"),))).use(kururu("N-4"))
    assert asked(scene) == ("ChooseBasicAction", 0)


def test_s_3_seals_a_card_and_brings_a_dupligear():
    mine = side(hand=(ATK, ENH), discard=(ACT,), specials=(INDUSTRIA,), extra=(DUPLIGEAR,) * 3, flare=1)
    scene = main(mine).use(INDUSTRIA)
    assert set(scene.keys) == {chosen(scene, ATK), chosen(scene, ACT)}
    scene.answer(chosen(scene, ATK))
    assert scene.state.attached == {scene.card(ATK): scene.card(INDUSTRIA)}
    assert (scene.numbers("deck.0")[-1], len(scene.numbers("extra.0"))) == (DUPLIGEAR, 2)


def test_s_3_asks_also_where_the_hand_has_nothing_to_seal():
    """That it isn't asked would tell what the hand lacks."""
    scene = main(side(hand=(ENH,), specials=(INDUSTRIA,), extra=(DUPLIGEAR,), flare=1)).use(INDUSTRIA)
    assert (asked(scene), scene.keys, scene.decision.secret) == (("ChooseCards", 0), (), True)
    scene.answer()
    assert (asked(scene), scene.numbers("deck.0")[-1]) == (("ChooseAct", 0), DUPLIGEAR)


def test_s_3_seals_no_second_card_and_brings_three_at_the_most():
    mine = side(hand=(ATK,), specials=(INDUSTRIA,), sealed=((ACT, INDUSTRIA),), extra=(DUPLIGEAR,), flare=1)
    scene = main(mine).use(INDUSTRIA)
    assert (asked(scene), scene.numbers("deck.0")[-1]) == (("ChooseAct", 0), DUPLIGEAR)
    scene = main(side(specials=(INDUSTRIA,), sealed=((ACT, INDUSTRIA),), flare=1)).use(INDUSTRIA)
    assert scene.numbers("deck.0") == FILLER


def test_s_3_returns_after_its_players_rebuild():
    mine = side(deck=(), discard=(ACT_REA, FUL_ACT, FUL_ATK), used=(kururu("S-2"), INDUSTRIA), extra=(DUPLIGEAR,))
    scene = end(main(mine)).answer("yes")
    assert scene.state.status[scene.card(INDUSTRIA)] == "unused"


def test_s_3_ex1_is_what_is_sealed_but_for_its_name():
    mine = side(hand=(DUPLIGEAR,), used=(INDUSTRIA,), sealed=((ATK, INDUSTRIA),))
    scene = main(mine, side(hand=(ACT,)), distance=4)
    info = scene.state.info(scene.card(DUPLIGEAR))
    assert (info.type, info.range, info.number, info.megami) == ("attack", tuple(range(4, 11)), DUPLIGEAR, ("himika",))
    scene.use(DUPLIGEAR)
    assert attack(scene) == (2, 1)


@pytest.mark.parametrize(
    "mine", [{"specials": (INDUSTRIA,), "sealed": ((ATK, INDUSTRIA),)}, {"used": (INDUSTRIA,)}, {}]
)
def test_s_3_ex1_is_nothing_without_a_sealed_card_or_while_industria_is_unused(mine):
    scene = main(side(hand=(DUPLIGEAR,), **mine), distance=4)
    assert by_effect(scene, DUPLIGEAR) == "type-undefined"


def test_s_3_ex1_copies_nothing_of_the_opponents_industria():
    scene = main(side(hand=(DUPLIGEAR,)), side(used=(INDUSTRIA,), sealed=((ATK, INDUSTRIA),)), distance=4)
    assert by_effect(scene, DUPLIGEAR) == "type-undefined"


SEVEN = (ATK, ATK, ACT, ACT, ACT, ENH, ENH)


def test_s_4_looks_at_the_specials_and_may_turn_one():
    theirs = side(specials=(himika("S-3"), himika("S-4")))
    scene = main(side(specials=(kururu("S-4"),), discard=SEVEN, flare=3), theirs).use(kururu("S-4"))
    assert scene.happened(CardsRevealed)[-1].seat == 0
    scene.answer(chosen(scene, himika("S-4"))).answer(chosen(scene, himika("S-4")))
    assert scene.where(himika("S-4")) == "specials.1"
    assert scene.state.status[scene.card(himika("S-4"))] == "used"
    assert scene.where(kururu("S-4")) == "outside.0"


def test_s_4_uses_a_used_special_of_the_opponents_also_with_full_power_and_goes():
    theirs = side(used=(himika("A1-S-2"), himika("S-3")), aura=3)
    scene = main(side(specials=(kururu("S-4"),), flare=3), theirs, distance=6).use(kururu("S-4"))
    assert set(scene.keys) == {chosen(scene, himika("A1-S-2")), chosen(scene, himika("S-3"))}
    scene.answer(chosen(scene, himika("S-3")))
    assert (len(scene.numbers("hand.0")), scene.count("flare.0")) == (2, 0)
    scene.answer(scene.keys[0])
    assert (scene.where(himika("S-3")), scene.where(kururu("S-4"))) == ("specials.1", "outside.0")


def test_s_4_goes_also_when_nothing_is_used():
    scene = main(side(specials=(kururu("S-4"),), flare=3), side(used=(himika("S-3"),))).use(kururu("S-4")).answer()
    assert scene.where(kururu("S-4")) == "outside.0"
    assert scene.state.face[scene.card(kururu("S-4"))]


# --- 『探索者』


@pytest.mark.parametrize(("card", "life", "hand"), [(ATK, 9, 1), (ACT, 10, 0)])
def test_a1_n_1_sees_what_comes_out_of_the_own_cover_pile(card, life, hand):
    mine = side(hand=(kururu("A1-N-1"),), discard=(ENH, REA), cover=(card,))
    scene = main(mine, side(hand=(ENH,))).use(kururu("A1-N-1"))
    assert scene.where(card, 0) == "discard.0"
    assert (scene.count("life.1"), len(scene.numbers("hand.1"))) == (life, hand)


def test_a1_n_1_takes_one_of_the_opponents_at_random_if_chosen():
    theirs = side(cover=(ACT, ATK), hand=(ENH,))
    scene = main(side(hand=(kururu("A1-N-1"),), discard=(ENH, REA), cover=(ACT,)), theirs, chance=((1,),))
    scene.use(kururu("A1-N-1"))
    assert scene.keys == ("1", "2")
    scene.answer("2")
    assert (scene.where(ATK, 1), scene.count("life.1")) == ("discard.1", 9)


def test_a1_n_1_without_a_card_does_nothing():
    scene = main(side(hand=(kururu("A1-N-1"),), discard=(ENH, REA)), side(hand=(ENH,))).use(kururu("A1-N-1"))
    assert (scene.count("life.1"), scene.numbers("hand.1")) == (10, (ENH,))


@pytest.mark.parametrize(
    ("top", "lying", "made"),
    [
        (himika("N-1"), (ATK, ATK), [0]),  # X and the printed icon both show Attack
        (himika("N-1"), (ATK,), []),
        (saine("N-2"), (ATK, ATK), []),  # Y shows Reaction
        (saine("N-2"), (REA, ATK), [0]),
    ],
)
def test_a1_n_3_uses_a_card_of_the_opponents_discard_pile(top, lying, made):
    scene = main(side(hand=(kururu("A1-N-3"),), discard=lying), side(deck=(top, ACT)), distance=4)
    scene.use(kururu("A1-N-3"))
    if made:
        scene.answer("aura")
    assert (attacks_made(scene), scene.where(top, 1)) == (made, "discard.1")


def test_a1_n_3_chooses_among_all_that_lie_there():
    scene = main(side(hand=(kururu("A1-N-3"),)), side(deck=(ACT,), discard=(ENH,))).use(kururu("A1-N-3"))
    assert set(scene.keys) == {chosen(scene, ACT), chosen(scene, ENH)}
    scene.answer(chosen(scene, ENH))
    assert asked(scene) == ("ChooseAct", 0)


def test_a1_n_3_with_nothing_to_choose():
    scene = main(side(hand=(kururu("A1-N-3"),), discard=(ATK, ATK)), side(deck=())).use(kururu("A1-N-3"))
    assert asked(scene) == ("ChooseAct", 0)


def research(right=None, **mine):
    """『らすとりさーち』 used, with an attack in the discard pile."""
    mine = {"specials": (RESEARCH,), "discard": (ATK,), "flare": 2, "extra": (GULLIVER,)} | mine
    return main(side(**mine), right or side(cover=(ENH, ACT))).use(RESEARCH)


def test_a1_s_3_puts_a_crystal_from_outside_on_itself_for_a_right_name():
    scene = research()
    assert asked(scene) == ("ChooseCards", 1)
    scene.answer(chosen(scene, ACT))
    assert asked(scene) == ("ChooseName", 0)
    scene.answer(ACT)
    assert (scene.on(RESEARCH), scene.where(ACT, 1), scene.where(RESEARCH)) == (1, "discard.1", "specials.0")
    assert scene.happened(Declared)[-1].what == ACT


def test_a1_s_3_puts_none_for_a_wrong_name():
    scene = research()
    scene.answer(chosen(scene, ACT)).answer(ENH)
    assert (scene.on(RESEARCH), scene.where(ACT, 1)) == (0, "discard.1")


def test_a1_s_3_takes_the_top_card_where_none_is_covered():
    scene = research(side(deck=(ENH, ACT)))
    assert asked(scene) == ("ChooseName", 0)
    scene.answer(ENH)
    assert (scene.on(RESEARCH), scene.where(ENH, 1)) == (1, "discard.1")


def test_a1_s_3_finds_nothing_without_any_card():
    assert asked(research(side(deck=()))) == ("ChooseAct", 0)


def test_a1_s_3_comes_again_in_the_end_phase_after_a_full_power_card():
    mine = side(hand=(kururu("N-4"),), used=(RESEARCH,), discard=(ATK,), flare=0)
    scene = end(full_power(mine, side(cover=(ACT,))).use(kururu("N-4")))
    scene.answer("yes").answer(ACT)
    assert (scene.on(RESEARCH), scene.count("flare.0")) == (1, 0)


def test_a1_s_3_comes_again_in_the_end_phase_after_a_rebuild_as_often_as_there_was_cause():
    mine = side(hand=(kururu("N-4"),), deck=(), used=(kururu("S-2"), RESEARCH), discard=(ACT_REA, FUL_ACT, FUL_ATK))
    scene = full_power(mine, side(cover=(ENH,)))
    scene.use(kururu("N-4")).answer(scene.keys[0]).answer("pass")
    scene = end(scene)
    golem = next(key for key in scene.keys if key.endswith(chosen(scene, kururu("S-2"))))
    scene.answer(golem).answer("yes")
    assert asked(scene) == ("ChooseNext", 0)
    assert [key.split(":", 2)[2] for key in scene.keys] == [chosen(scene, RESEARCH)] * 2


def test_a1_s_3_ex1_costs_all_flare_and_makes_specials_free():
    scene = main(side(specials=(GULLIVER, himika("S-3")), flare=4))
    assert cost(scene.state, scene.card(GULLIVER), 0) == 4
    scene.use(GULLIVER)
    assert (scene.count("flare.0"), cost(scene.state, scene.card(himika("S-3")), 0)) == (0, 0)
    assert scene.may_use(himika("S-3"))


# --- 『徒神』


@pytest.mark.parametrize(
    ("lying", "made"),
    [
        ((), 1),
        ((ENH,), 2),
        ((ACT_REA,), 2),
        ((ENH, ACT, REA), 3),
        ((kururu("N-6"),), 1),  # complete, but not by cards of other megami
        ((kururu("N-3"), ACT), 1),
    ],
)
def test_a2_n_1_attacks_again_with_cards_of_other_megami(lying, made):
    scene = main(side(hand=(kururu("A2-N-1"),), discard=lying), side(aura=5), distance=3).use(kururu("A2-N-1"))
    while asked(scene) != ("ChooseAct", 0):
        scene.answer("aura")
    assert attacks_made(scene) == [0] * made


def test_a2_n_1_is_not_answered_with_normal_cards():
    scene = main(side(hand=(kururu("A2-N-1"),)), side(hand=(REA,), specials=(BULLET, saine("S-3")), flare=2))
    scene.use(kururu("A2-N-1"))
    assert (scene.may_use(saine("S-3")), scene.may_use(REA)) == (True, False)


@pytest.mark.parametrize(
    ("lying", "then", "terminal"),
    [((), (1, 1), False), ((ATK, ATK), (3, 1), False), ((FUL_ACT,), (1, 2), True), ((FUL_ATK, ATK), (3, 2), True)],
)
def test_a2_n_2_gains_by_its_mechanisms_when_it_is_made(lying, then, terminal):
    scene = main(side(hand=(kururu("A2-N-2"),), discard=lying), side(hand=(ACT,)), distance=3).use(kururu("A2-N-2"))
    assert attack(scene) == then
    assert figures(scene.state, scene.state.attacks[-1]).uncancellable is terminal
    scene.answer("pass").answer("aura")
    assert scene.state.terminal[0] is terminal


def test_a2_n_2_is_not_cancelled_by_a_second_attacks_bane():
    mine = side(hand=(SHOT, kururu("A2-N-2")), discard=(FUL_ACT,))
    scene = main(mine, side(enhancements=((kururu("N-7"), 4),), aura=5), distance=4).use(SHOT).answer("aura")
    scene.use(kururu("A2-N-2")).answer(scene.keys[0])
    scene.answer("aura")
    assert scene.count("aura.1") == 2


def test_a2_s_4_gathers_when_it_is_used_and_in_end_phases():
    mine = side(specials=(CONNECDIVE,), discard=(ENH, ACT_REA), flare=1, aura=2)
    scene = main(mine).use(CONNECDIVE)
    assert (asked(scene), scene.keys) == (("ChooseCrystals", 0), ("shadow", "aura.0"))
    scene.answer("aura.0")
    assert (scene.on(CONNECDIVE), scene.count("aura.0"), scene.where(CONNECDIVE)) == (1, 1, "specials.0")
    scene = end(scene).answer("no").answer("shadow")
    assert scene.on(CONNECDIVE) == 2


@pytest.mark.parametrize("lying", [(ENH, ACT), (kururu("N-6"), ACT_REA), (ENH, kururu("N-3"), ACT)])
def test_a2_s_4_gathers_nothing_unless_completed_by_others(lying):
    scene = main(side(specials=(CONNECDIVE,), discard=lying, flare=1)).use(CONNECDIVE)
    assert (asked(scene), scene.on(CONNECDIVE)) == (("ChooseAct", 0), 0)


def test_a2_s_4_need_not_gather():
    scene = main(side(specials=(CONNECDIVE,), discard=(ENH, ACT_REA), flare=1)).use(CONNECDIVE).answer()
    assert scene.on(CONNECDIVE) == 0


@pytest.mark.parametrize(("answer", "life", "crystals"), [("yes", 8, 0), ("no", 9, 1)])
def test_a2_s_4_doubles_a_mechanism(answer, life, crystals):
    mine = side(hand=(kururu("N-1"),), discard=(ACT, ACT_REA, ACT_REA), used=(CONNECDIVE,))
    scene = main(mine)
    scene.table.emit(CrystalsMoved("outside.0", on_card(scene.card(CONNECDIVE)), 1, "effect"))
    scene.use(kururu("N-1")).answer(answer)
    assert (scene.count("life.1"), scene.on(CONNECDIVE)) == (life, crystals)
