"""Tokoyo's cards by their numbers (appendix 1: 04); the one that she shares with Saine is tested there."""

from __future__ import annotations

import pytest

from engine.sakura.events import BasicActionEnded, CardsRevealed, DeckRebuilt
from engine.sakura.procedures.legality import may_basic
from engine.sakura.values.numbers import cost
from tests.engine.sakura.support import (
    BULLET,
    SHARED,
    SHOT,
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
    start,
    tokoyo,
    yurina,
)

OTHERS = (himika("N-2"), himika("N-3"), himika("N-4"), himika("N-5"))
"""A deck without any of Tokoyo's cards."""


def hers(**laid):
    """A side with a deck of other cards."""
    return side(deck=OTHERS, **laid)


@pytest.mark.parametrize(("vigor", "where"), [(2, "deck.0"), (1, "discard.0")])
def test_n_1_goes_back_on_top_of_the_deck_when_artistic(vigor, where):
    scene = main(hers(hand=(tokoyo("N-1"),), vigor=vigor), distance=4)
    scene.use(tokoyo("N-1"))
    assert (scene.where(tokoyo("N-1")), scene.count("life.1")) == (where, 9)
    if where == "deck.0":
        assert scene.numbers("deck.0")[0] == tokoyo("N-1")


@pytest.mark.parametrize(("vigor", "aura"), [(2, 5), (1, 3)])
def test_n_2_cancels_the_attack_that_it_answers_when_artistic(vigor, aura):
    scene = main(side(hand=(SHOT,), aura=0), hers(hand=(tokoyo("N-2"),), vigor=vigor, aura=5), distance=4)
    scene.use(SHOT).use(tokoyo("N-2"))
    if vigor == 1:
        scene.answer("aura")
    assert scene.count("aura.1") == aura


def test_n_2_does_not_cancel_a_special():
    laid = hers(hand=(tokoyo("N-2"),), vigor=2, aura=5)
    scene = main(side(specials=(yurina("S-1"),), flare=7, aura=0), laid, distance=4)
    scene.use(yurina("S-1")).use(tokoyo("N-2"))
    assert attack(scene) == (4, 4)


@pytest.mark.parametrize(("distance", "after"), [(3, 5), (4, 4)])
def test_n_3_leaps_away_at_3_or_less(distance, after):
    scene = main(hers(hand=(tokoyo("N-3"),)), distance=distance)
    scene.use(tokoyo("N-3"))
    assert scene.count("distance") == after


def test_n_4_gains_vigor_and_does_one_of_two_things():
    scene = main(hers(hand=(tokoyo("N-4"),), flare=1, aura=2), distance=4)
    scene.use(tokoyo("N-4"))
    assert (scene.state.vigor[0], asked(scene), scene.keys) == (1, ("ChooseOne", 0), ("1", "2"))
    scene.answer("1")
    assert (scene.count("aura.0"), scene.count("flare.0")) == (3, 0)
    scene = main(side(hand=(SHOT,)), hers(hand=(tokoyo("N-4"),), aura=2), distance=10)
    scene.use(SHOT).use(tokoyo("N-4")).answer("2")
    assert (scene.count("aura.1"), scene.count("distance")) == (2, 10)


def test_n_4_stops_flinching_instead_of_gaining_vigor():
    scene = main(hers(hand=(tokoyo("N-4"),), flinched=True))
    scene.use(tokoyo("N-4")).answer("2")
    assert (scene.state.vigor[0], scene.state.flinched[0]) == (0, False)


def test_n_5_puts_up_to_two_cards_under_the_deck_in_any_order_and_takes_two_crystals():
    laid = hers(hand=(tokoyo("N-5"),), discard=(SHOT, himika("N-6")), cover=(himika("N-7"),), aura=1)
    scene = full_power(laid, distance=4)
    scene.use(tokoyo("N-5"))
    assert (asked(scene), len(scene.keys), scene.decision.ordered) == (("ChooseCards", 0), 3, True)
    scene.answer(*(f"card:{scene.card(number)}" for number in (himika("N-7"), SHOT)))
    assert scene.numbers("deck.0")[-2:] == (himika("N-7"), SHOT)
    assert scene.count("aura.0") == 3


def test_n_5_may_put_none():
    scene = full_power(hers(hand=(tokoyo("N-5"),), discard=(SHOT,)), distance=4)
    scene.use(tokoyo("N-5")).answer()
    assert scene.numbers("deck.0") == OTHERS


def test_n_6_takes_the_distance_and_gives_it_back():
    scene = main(hers(hand=(tokoyo("N-6"),), aura=2), distance=5)
    scene.use(tokoyo("N-6")).answer("shadow", "shadow")
    assert (scene.count("distance"), scene.count("aura.0")) == (3, 4)
    for _ in range(2):
        pay_upkeep(scene)
    assert (scene.count("distance"), scene.count("aura.0"), scene.where(tokoyo("N-6"))) == (5, 2, "discard.0")


def test_n_7_sets_vigor_to_2_ends_ones_acts_and_strikes_in_the_end():
    scene = main(hers(hand=(tokoyo("N-7"), SHOT), aura=3), distance=5)
    scene.use(tokoyo("N-7")).answer("shadow", "shadow")
    assert (scene.state.vigor[0], scene.keys) == (2, ("end",))
    assert may_basic(scene.state, 0, "forward").code == "terminal-used"
    for _ in range(2):
        pay_upkeep(scene)
    assert (attacks_made(scene), scene.count("life.1")) == ([0], 9)


def test_s_1_cancels_even_a_special():
    laid = hers(specials=(tokoyo("S-1"),), flare=5, aura=5)
    scene = main(side(specials=(yurina("S-1"),), flare=7), laid, distance=4)
    scene.use(yurina("S-1")).use(tokoyo("S-1"))
    assert (scene.count("aura.1"), scene.count("life.1"), scene.count("life.0")) == (5, 10, 9)


def test_s_2_rebuilds_the_deck_without_damage():
    laid = side(specials=(tokoyo("S-2"),), flare=2, deck=OTHERS[:1], discard=(SHOT,), cover=(himika("N-6"),))
    scene = main(laid, side(aura=5), distance=4, chance=[(2, 0, 1)])
    scene.use(tokoyo("S-2")).answer("life")
    assert len(scene.happened(DeckRebuilt)) == 1
    assert scene.numbers("deck.0") == (himika("N-6"), OTHERS[0], SHOT)
    assert scene.count("life.0") == 10


def test_s_3_makes_the_opponent_discard_a_card_that_is_no_attack():
    laid = side(hand=(SHOT, himika("N-5"), himika("N-6")), aura=5)
    scene = main(hers(specials=(tokoyo("S-3"),), flare=1), laid, distance=5)
    scene.use(tokoyo("S-3")).answer("aura")
    assert asked(scene) == ("ChooseCards", 1)
    assert scene.keys == tuple(f"card:{scene.card(himika(code), 1)}" for code in ("N-5", "N-6"))
    scene.answer(f"card:{scene.card(himika('N-6'), 1)}")
    assert scene.numbers("discard.1") == (himika("N-6"),)
    assert scene.happened(CardsRevealed) == []


@pytest.mark.parametrize("others", [(SHOT, himika("N-2")), (SHOT, himika("N-6")), ()])
def test_s_3_asks_whenever_several_cards_might_be_no_attack(others):
    """That nobody was asked would tell that all others in hand are attacks."""
    scene = main(hers(specials=(tokoyo("S-3"),), flare=1), side(hand=(himika("N-5"), *others), aura=0), distance=5)
    scene.use(tokoyo("S-3"))
    if others:
        assert (asked(scene), scene.decision.secret) == (("ChooseCards", 1), himika("N-6") not in others)
        scene.answer(f"card:{scene.card(himika('N-5'), 1)}")
    assert (asked(scene), scene.numbers("discard.1")) == (("ChooseAct", 0), (himika("N-5"),))


@pytest.mark.parametrize("hand", [(SHOT,), ()])
def test_s_3_makes_the_opponent_show_a_hand_of_attacks(hand):
    scene = main(hers(specials=(tokoyo("S-3"),), flare=1), side(hand=hand, aura=5), distance=5)
    scene.use(tokoyo("S-3")).answer("aura")
    shown = [card for event in scene.happened(CardsRevealed) for card in event.cards]
    assert [scene.state.defs[card].number for card in shown] == list(hand)
    assert asked(scene) == ("ChooseAct", 0)


def test_s_3_can_not_be_answered_and_comes_back_when_artistic():
    laid = side(hand=(saine("N-3"),), aura=5)
    scene = main(hers(specials=(tokoyo("S-3"),), flare=1), laid, distance=3)
    scene.use(tokoyo("S-3"))
    assert asked(scene) == ("ChooseDamage", 1)
    for vigor, status in ((2, "unused"), (1, "used")):
        scene = main(hers(used=(tokoyo("S-3"),), vigor=vigor))
        end(scene)
        assert scene.state.status[scene.card(tokoyo("S-3"))] == status


def test_s_4_sets_both_vigors_and_flinches_the_opponent():
    scene = main(hers(specials=(tokoyo("S-4"),), flare=2), side(vigor=2))
    scene.use(tokoyo("S-4"))
    assert (scene.state.vigor, scene.state.flinched) == ([2, 0], [False, True])


def test_a1_n_1_can_not_be_answered_while_a_special_of_hers_is_used():
    answer = side(hand=(saine("N-2"),))
    scene = main(hers(hand=(tokoyo("A1-N-1"),), used=(tokoyo("S-4"),)), answer, distance=5)
    scene.use(tokoyo("A1-N-1"))
    assert asked(scene) == ("ChooseAct", 0)
    scene = main(hers(hand=(tokoyo("A1-N-1"),), used=(BULLET,)), answer, distance=5)
    scene.use(tokoyo("A1-N-1"))
    assert asked(scene) == ("ChooseReaction", 1)


@pytest.mark.parametrize("laid", [{"vigor": 2}, {"used": (BULLET,)}])
@pytest.mark.parametrize(("key", "index"), [("1", 0), ("2", -1)])
def test_a1_n_1_goes_on_top_or_bottom_of_the_deck(laid, key, index):
    scene = main(hers(hand=(tokoyo("A1-N-1"),), **laid), distance=5)
    scene.use(tokoyo("A1-N-1"), key)
    assert scene.numbers("deck.0")[index] == tokoyo("A1-N-1")


def test_a1_n_1_is_discarded_when_only_a_special_of_hers_is_used():
    scene = main(hers(hand=(tokoyo("A1-N-1"),), used=(tokoyo("S-4"),)), distance=5)
    scene.use(tokoyo("A1-N-1"))
    assert scene.where(tokoyo("A1-N-1")) == "discard.0"


def test_a1_s_3_bars_payments_of_vigor_this_turn():
    scene = main(hers(specials=(tokoyo("A1-S-3"),), flare=1, vigor=1, hand=(SHOT,)), distance=5)
    scene.use(tokoyo("A1-S-3"))
    assert scene.decision.payments == (f"cover:{scene.card(SHOT)}",)
    scene.answer("end")
    assert scene.state.turn == 4


@pytest.mark.parametrize(("vigor", "price"), [(2, 0), (1, 1)])
def test_a1_s_3_costs_1_less_when_artistic(vigor, price):
    scene = main(hers(specials=(tokoyo("A1-S-3"),), vigor=vigor))
    assert cost(scene.state, scene.card(tokoyo("A1-S-3")), 0) == price


def test_a1_s_3_lets_a_card_go_under_the_deck_when_another_megami_answers():
    laid = hers(used=(tokoyo("A1-S-3"),), hand=(saine("N-2"),), discard=(SHOT,), cover=(himika("N-6"),))
    scene = main(side(hand=(SHOT,)), laid, distance=4)
    scene.use(SHOT).use(saine("N-2"))
    assert (asked(scene), len(scene.keys)) == (("ChooseCards", 1), 2)
    scene.answer(f"card:{scene.card(himika('N-6'))}")
    assert scene.numbers("deck.1")[-1] == himika("N-6")
    assert attack(scene) == (3, 1)
    scene = main(side(hand=(SHOT,)), hers(used=(tokoyo("A1-S-3"),), hand=(saine("N-2"),), discard=(SHOT,)), distance=4)
    scene.use(SHOT).use(saine("N-2")).answer()
    assert scene.numbers("discard.1") == (SHOT,)


def test_a1_s_3_is_silent_when_tokoyo_herself_answers():
    laid = hers(used=(tokoyo("A1-S-3"),), hand=(tokoyo("N-2"),), discard=(SHOT,))
    scene = main(side(hand=(SHOT,)), laid, distance=4)
    scene.use(SHOT).use(tokoyo("N-2"))
    assert asked(scene) == ("ChooseDamage", 0)


def test_a1_s_3_takes_the_shared_card_for_one_of_another_megami_too():
    laid = hers(used=(tokoyo("A1-S-3"),), hand=(SHARED,), discard=(SHOT,))
    scene = main(side(hand=(SHOT,)), laid, distance=4)
    scene.use(SHOT).use(SHARED)
    assert asked(scene) == ("ChooseCards", 1)


@pytest.mark.parametrize(("chosen", "status"), [("life", "unused"), ("aura", "used")])
def test_a1_s_3_comes_back_when_an_attack_costs_life(chosen, status):
    scene = main(side(hand=(SHOT,)), hers(used=(tokoyo("A1-S-3"),)), distance=5)
    scene.use(SHOT).answer(chosen)
    assert scene.state.status[scene.card(tokoyo("A1-S-3"))] == status


@pytest.mark.parametrize(("vigor", "chooser"), [(0, 0), (1, 1)])
def test_a2_n_2_lets_its_user_choose_the_damage_of_an_opponent_without_vigor(vigor, chooser):
    scene = main(hers(hand=(tokoyo("A2-N-2"),)), side(vigor=vigor), distance=3)
    scene.use(tokoyo("A2-N-2"))
    assert asked(scene) == ("ChooseDamage", chooser)


def test_a2_n_2_can_not_choose_aura_where_there_is_too_little():
    scene = main(hers(hand=(tokoyo("A2-N-2"),)), side(aura=1), distance=3)
    scene.use(tokoyo("A2-N-2"))
    assert (scene.count("aura.1"), scene.count("life.1")) == (1, 9)


@pytest.mark.parametrize(("chosen", "left"), [("aura", (1, 1)), ("life", (3, 0))])
def test_a2_n_2_weakens_what_it_answers_by_what_it_dealt(chosen, left):
    laid = hers(hand=(tokoyo("A2-N-2"),), vigor=2, aura=5)
    scene = main(side(hand=(yurina("N-1"), himika("N-2")), aura=5, vigor=1), laid, distance=3)
    scene.use(yurina("N-1")).use(tokoyo("A2-N-2")).answer(chosen)
    assert attack(scene) == left


def test_a2_n_2_weakens_no_special_and_nothing_without_artistic():
    laid = hers(hand=(tokoyo("A2-N-2"),), vigor=2, aura=5)
    scene = main(side(specials=(yurina("S-1"),), flare=7, aura=5, vigor=1), laid, distance=3)
    scene.use(yurina("S-1")).use(tokoyo("A2-N-2")).answer("aura")
    assert attack(scene) == (4, 4)
    laid = hers(hand=(tokoyo("A2-N-2"),), vigor=1, aura=5)
    scene = main(side(hand=(yurina("N-1"),), aura=5, vigor=1), laid, distance=3)
    scene.use(yurina("N-1")).use(tokoyo("A2-N-2")).answer("aura")
    assert attack(scene) == (3, 1)


@pytest.mark.parametrize(("chosen", "aura"), [("aura", 4), ("life", 3)])
def test_a2_s_2_takes_a_flare_when_aura_was_chosen(chosen, aura):
    scene = main(hers(specials=(tokoyo("A2-S-2"),), flare=1), side(flare=2), distance=4)
    scene.use(tokoyo("A2-S-2")).answer(chosen)
    assert scene.count("aura.0") == aura
    assert scene.count("flare.1") == (1 if chosen == "aura" else 3)


@pytest.mark.parametrize(("vigor", "status"), [(0, "used"), (1, "unused"), (2, "used")])
def test_a2_s_2_comes_back_when_the_opponents_vigor_is_1(vigor, status):
    scene = main(hers(used=(tokoyo("A2-S-2"),)), side(vigor=vigor))
    end(scene)
    assert scene.state.status[scene.card(tokoyo("A2-S-2"))] == status


def test_a2_s_3_recovers_five_times_up_to_the_ordinary_limit():
    scene = main(hers(specials=(tokoyo("A2-S-3"),), flare=4, aura=2))
    scene.use(tokoyo("A2-S-3"))
    assert (scene.count("aura.0"), len(scene.happened(BasicActionEnded))) == (5, 5)


def test_a2_s_3_lets_arrows_of_ones_own_cards_fill_the_aura_to_8():
    laid = hers(used=(tokoyo("A2-S-3"),), specials=(yurina("S-3"),), flare=2, aura=5, vigor=2)
    scene = main(laid, distance=5)
    scene.use(yurina("S-3"))
    assert scene.count("aura.0") == 8
    assert not scene.offers("basic:forward")
    scene = main(hers(used=(tokoyo("A2-S-3"),), specials=(yurina("S-3"),), flare=2, aura=5), distance=5)
    assert not scene.offers("basic:recover")


def test_a2_s_3_is_of_no_use_to_the_opponents_arrows():
    laid = side(specials=(yurina("S-3"),), flare=2, aura=4)
    scene = main(laid, hers(used=(tokoyo("A2-S-3"),)), distance=5)
    scene.use(yurina("S-3"))
    assert scene.count("aura.0") == 5


@pytest.mark.parametrize(("aura", "made"), [(6, [0]), (5, [])])
def test_a2_s_3_strikes_at_the_beginning_of_ones_start_phase_with_6_aura(aura, made):
    scene = start(hers(used=(tokoyo("A2-S-3"),), aura=aura), distance=8)
    assert attacks_made(scene) == made
    assert scene.count("life.1") == 10 - len(made)
    assert scene.state.vigor[0] == 1


def test_a2_s_3_is_silent_in_the_opponents_start_phase():
    scene = start(side(), hers(used=(tokoyo("A2-S-3"),), aura=6), distance=8)
    assert attacks_made(scene) == []
