"""Chapter 11 where it gets odd: both lose at once, nobody is left, several are downed, decks run out."""

from __future__ import annotations

import pytest

import engine.hololive.pool  # noqa: F401  # the cards by number
from engine.hololive.events import CardMoved, Downed, DuelEnded
from engine.hololive.procedures.checks import check_timing
from engine.hololive.procedures.damage import fell, lose_life, special_damage
from engine.hololive.procedures.moving import archive
from engine.hololive.procedures.stage import heal
from engine.hololive.procedures.turn import play as duel
from engine.hololive.terms import term
from engine.hololive.values import cheer
from tests.engine.hololive.tables import (
    DECK,
    W,
    arts_at,
    damage,
    ids,
    key,
    on,
    one,
    scene,
    side,
    to_performance,
)


def play(there, number):
    return there.answer(key(there, "play", number))


def use(there, number, art="1", target="T-BEA-D"):
    return to_performance(there).answer(arts_at(there, number, art, target))


def quiet(left=None, right=None, **table):
    return scene(left, right, asks=False, **table)


def checked(there):
    return there.resolve(check_timing(there.table))


def test_11_1_1_rules_are_processed_without_anybody_s_doing_and_11_1_2_at_check_timings_alone():
    """What was so in between and isn't any more does nothing."""
    there = quiet(side(one("T-ANN-1", stack=("T-ANN-D",), damage=110)))
    there.resolve(special_damage(there.table, 1, -1, there.card("T-ANN-1"), 50))
    assert there.where("T-ANN-1") == "center.0"
    there = play(scene(side(one("T-ANN-1", damage=110), hand=("T-HEAL-20",))), "T-HEAL-20")
    assert there.where("T-ANN-1") == "center.0"


def test_11_1_3_what_the_rules_do_they_do_at_once():
    """§11.3.2, §1.2.2: the last holomem of both are downed: nobody wins."""
    there = play(scene(side("T-ANN-D", hand=("T-DOOM",)), side("T-BEA-D")), "T-DOOM")
    assert there.happened(DuelEnded) == [DuelEnded(-1, "stage")]
    assert len(there.happened(Downed)) == 2


def test_11_2_2_who_has_nobody_left_loses_before_any_life_is_lost():
    there = play(scene(side("T-ANN-D", hand=("T-FELL",)), side("T-BEA-D")), "T-FELL")
    assert there.happened(DuelEnded) == [DuelEnded(0, "stage")]
    assert len(there.numbers("life.1")) == 5


def test_11_2_1_the_turn_player_s_last_life_decides_before_the_other_s_is_looked_at():
    """§11.5.1.1: their life is lost first, and a defeat is looked at before more is (§11.5.1)."""
    there = quiet(side("T-ANN-D", life=(W,)), side("T-BEA-D", life=(W,)))
    for seat in (1, 0):
        there.resolve(lose_life(there.table, seat, 1))
    there.resolve(duel(there.table))
    assert there.happened(DuelEnded) == [DuelEnded(1, "life")]
    assert len(there.numbers("life.1")) == 1


def test_11_2_1_without_life_from_the_start_both_lose_at_once():
    there = scene(side("T-ANN-D", life=()), side("T-BEA-D", life=()))
    assert there.happened(DuelEnded) == [DuelEnded(-1, "life")]


def test_11_3_2_of_several_the_turn_player_s_are_downed_first():
    there = quiet(side("T-ANN-D", back=("T-CAT-S", "T-DOT-D")), side("T-BEA-D", back=("T-CAT-S",)))
    downed = [there.card(*of) for of in (("T-BEA-D", 1), ("T-ANN-D", 0, "center"), ("T-CAT-S", 0))]
    for card in downed:
        there.resolve(fell(there.table, 0, -1, card))
    checked(there)
    assert [event.seat for event in there.happened(Downed)] == [0, 0, 1]


def test_11_3_2_their_player_says_which_of_several_goes_first_where_that_matters():
    there = quiet(side("T-ANN-D", back=("T-AVENGER", "T-CAT-S", "T-DOT-D")))
    for number in ("T-ANN-D", "T-CAT-S"):
        there.resolve(fell(there.table, 1, -1, there.card(number, 0)))
    checked(there)
    assert (there.decision.section, there.decision.seat, len(there.keys)) == ("11.3.2", 0, 2)
    there.answer(there.keys[1])
    assert [there.state.defs[event.card].number for event in there.happened(Downed)] == ["T-CAT-S", "T-ANN-D"]
    assert len(there.numbers("hand.0")) == 2


def test_11_3_1_1_1_the_one_s_player_orders_what_is_done_and_11_3_1_1_2_until_all_is_done():
    left = side("T-ANN-D", back=("T-AVENGER", "T-AVENGER"))
    there = quiet(left, side("T-BEA-D"))
    there.resolve(fell(there.table, 1, -1, there.card("T-ANN-D", 0, "center")))
    checked(there)
    assert (there.decision.kind, there.decision.section, len(there.keys)) == ("ChooseNext", "11.3.1.1.1", 2)
    there.answer(there.keys[0])
    assert len([event for event in there.happened(CardMoved) if event.why == "draw"]) == 2


def test_11_3_1_1_1_abilities_of_one_name_are_told_apart_by_where_their_holomem_stands():
    there = quiet(side("T-ANN-D", collab="T-AVENGER", back=("T-AVENGER",)), side("T-BEA-D"))
    there.resolve(fell(there.table, 1, -1, there.card("T-ANN-D", 0, "center")))
    checked(there)
    upon = [dict(option.label.slots)["upon"] for option in there.decision.options]
    assert [dict(one_.slots)["area"] for one_ in upon] == [term("collab"), term("back")]


def test_11_3_1_2_life_is_lost_for_each_that_was_downed():
    left = side("T-ANN-D", hand=("T-SPARKS",))
    there = play(scene(left, side("T-BEA-D", back=("T-CAT-S", "T-DOT-D"), collab="T-ANN-1")), "T-SPARKS")
    while there.decision.section == "11.5.1":
        there.answer(there.keys[0])
    assert len(there.numbers("life.1")) == 2
    assert len(on(there, "T-ANN-1", 1)) == 3


@pytest.mark.parametrize(("spares", "left"), [((True, False), 4), ((False, True), 5)])
def test_11_3_1_2_the_last_damage_says_whether_life_is_lost(spares, left):
    there = quiet(side(), side("T-BEA-D", back=("T-CAT-S", "T-DOT-D")))
    for one_ in spares:
        there.resolve(special_damage(there.table, 0, -1, there.card("T-BEA-D", 1), 40, spares=one_))
    checked(there)
    while there.decision is not None:
        there.answer(there.keys[0])
    assert len(there.numbers("life.1")) == left


def test_11_3_1_2_a_hit_that_left_hp_is_not_what_downs():
    """A cheer leaves that was HP: no damage has downed it, so what would have spared life doesn't."""
    there = quiet(side(), side(one("hSD13-007", W, W, damage=160), back=("T-CAT-S",)))
    downed = there.card("hSD13-007", 1)
    there.resolve(special_damage(there.table, 0, there.card("T-ANN-D", 0, "center"), downed, 30, spares=True))
    there.resolve(archive(there.table, there.cards(W, 1, "cheer.1")[:1]))
    checked(there)
    assert [(event.by, event.life) for event in there.happened(Downed)] == [(-1, 1)]


def test_11_3_1_2_nor_what_hit_one_that_an_effect_has_downed():
    there = quiet(side(), side("T-ANN-1", back=("T-CAT-S",)))
    target = there.card("T-ANN-1", 1)
    there.resolve(fell(there.table, 0, -1, target, spares=True))
    there.resolve(special_damage(there.table, 0, -1, target, 10))
    checked(there)
    assert [event.life for event in there.happened(Downed)] == [0]


def pierced(*cheers, back=()):
    """The left player's holomem of 180 HP, and 10 for each cheer, has just been left none by damage that spares life,
    and rule processing comes next.
    """
    left = side(back=(one("hSD13-007", *cheers, damage=150 + 10 * len(cheers)), *back, "T-ANN-2"))
    there = quiet(left, side("T-BEA-D", back=("T-CAT-S",)))
    hurt = there.card("hSD13-007", 0)
    there.resolve(special_damage(there.table, 1, there.card("T-BEA-D", 1), hurt, 30, spares=True))
    return there, hurt


def stripped(there, hurt):
    """Its cheer goes, and nothing but that downs it."""
    there.resolve(archive(there.table, cheer(there.state, hurt)))
    checked(there)
    event = there.happened(Downed)[-1]
    return event.card == hurt, event.by, event.life


def test_11_1_2_what_was_survived_by_a_rule_processing_downs_nobody_later():
    """HP restored before it, by whatever text: later it is its cheer that goes, which nobody's damage is."""
    there, hurt = pierced(W)
    there.resolve(heal(there.table, hurt, 10, 0))
    checked(there)
    assert there.happened(Downed) == []
    assert stripped(there, hurt) == (True, -1, 1)


def test_11_1_2_nor_where_a_downing_before_it_made_its_hp_more():
    """hBP02-090 moves a cheer to it, and its gift counts that."""
    there, hurt = pierced(W, back=(one("hBP02-008", W, W, damage=90, support=("hBP02-090",)),))
    fox = there.card("hBP02-008", 0)
    there.resolve(special_damage(there.table, 1, there.card("T-BEA-D", 1), fox, 30))
    checked(there)
    there.answer(f"card:{fox}").answer(f"card:{hurt}")
    there.answer(f"card:{there.card('T-ANN-2', 0)}")  # life
    assert [event.card for event in there.happened(Downed)] == [fox]
    assert stripped(there, hurt) == (True, -1, 1)


def test_11_5_1_1_the_turn_player_s_life_first():
    there = quiet(side("T-ANN-D", back=("T-CAT-S",)), side("T-BEA-D", back=("T-CAT-S",)))
    for seat in (1, 0):
        there.resolve(lose_life(there.table, seat, 1))
    checked(there)
    assert there.decision.seat == 0
    assert there.answer(there.keys[0]).decision.seat == 1


def test_11_5_1_more_than_there_is_ends_the_game_at_the_last():
    there = scene(side("T-ANN-D", hand=("T-FELL",)), side("T-ANN-BUZZ", back=("T-CAT-S",), life=(W,)))
    play(there, "T-FELL").answer(f"card:{there.card('T-ANN-BUZZ', 1)}")
    assert there.happened(DuelEnded) == [DuelEnded(0, "life")]
    assert there.numbers("life.1") == ()


# --- arts and what becomes of those that use them


def test_12_2_4_5_a_target_that_left_takes_no_damage():
    right = side(one("T-BEA-D", W), back=("T-ANN-2",))
    there = use(scene(side(one("T-HOMING", W), collab="T-CAT-S"), right), "T-HOMING")
    assert there.numbers("deck.1")[-1] == "T-BEA-D"
    assert damage(there, "T-ANN-2") == 0


def test_12_2_4_5_a_target_that_is_to_be_downed_by_the_text_still_takes_it():
    """§11.1.2: it is downed at the check timing, once."""
    there = use(scene(side(one("T-FELLS", W)), side("T-BEA-D", back=("T-CAT-S", "T-DOT-D"))), "T-FELLS")
    assert len(there.happened(Downed)) == 1
    there.answer(there.keys[0])
    assert len(there.numbers("life.1")) == 4


def test_12_2_4_5_arts_go_on_when_their_holomem_downs_itself():
    there = use(scene(side(one("T-BOOM", W), back=("T-CAT-S", "T-DOT-D")), side("T-ANN-1")), "T-BOOM", target="T-ANN-1")
    assert (damage(there, "T-ANN-1"), there.where("T-BOOM")) == (30, "archive.0")


def test_5_23_1_not_once_more_at_one_that_is_gone():
    there = use(scene(side(one("T-AGAIN", W)), side(one("T-BEA-D", damage=60), back=("T-CAT-S", "T-DOT-D"))), "T-AGAIN")
    assert there.decision.section == "11.5.1"
    there.answer(there.keys[0])
    assert (damage(there, "T-CAT-S"), damage(there, "T-DOT-D")) == (0, 0)


# --- ends of decks, stages, hands


def test_7_3_2_1_the_last_card_may_be_drawn_and_an_empty_deck_loses_only_then():
    there = scene(side(deck=DECK[:1]), step="hand")
    assert there.numbers("deck.0") == ()
    assert there.happened(DuelEnded) == []
    there = play(scene(side(deck=DECK[:1], hand=("T-DRAW",))), "T-DRAW")
    assert there.happened(DuelEnded) == []
    assert len(there.numbers("hand.0")) == 1


def test_7_4_2_an_empty_cheer_deck_is_no_defeat():
    there = scene(side(cheer_deck=()), step="cheer")
    assert there.happened(DuelEnded) == []
    assert there.decision.kind == "ChooseAct"


def test_7_2_6_with_nobody_in_the_back_the_center_stays_empty():
    """And nobody but the collab holomem uses arts; no baton touch is there (§8.7)."""
    there = scene(side(None, collab=one("T-ANN-D", W)))
    assert ids(there, "baton") == []
    to_performance(there)
    assert [one_.split(":")[1] for one_ in there.keys[:-1]] == [str(there.card("T-ANN-D", 0, "collab"))]


def test_12_2_3_2_arts_need_somebody_in_front_of_them():
    """An empty center and collab position: there is nobody to be hit."""
    there = scene(side(one("T-ANN-D", W)), side(None, back=("T-BEA-D",)))
    assert to_performance(there).state.turn == 6


@pytest.mark.parametrize("back", [4, 5])
def test_4_6_2_1_six_places_full(back):
    there = scene(side(hand=("T-ENTER", "T-CAT-S"), back=("T-BEA-D",) * back, archive=("T-DOT-D",)))
    assert (ids(there, "place"), ids(there, "play")) == ((["T-CAT-S"], ["T-ENTER"]) if back == 4 else ([], []))


def test_5_14_1_3_a_full_stage_takes_back_nobody_when_one_goes_to_debut():
    left = side(one("T-ANN-1", stack=("T-ANN-D",)), back=("T-BEA-D",) * 5, hand=("T-DEBUT", "T-CAT-S"))
    there = play(scene(left), "T-DEBUT")
    there.answer(f"card:{there.card('T-ANN-1')}")
    assert ids(there, "place") == []
    assert there.numbers("center.0") == ("T-ANN-D",)


def test_4_4_7_the_last_holomem_goes_and_its_player_has_lost():
    there = play(scene(side("T-ANN-D", hand=("T-HOME",))), "T-HOME")
    assert there.happened(DuelEnded) == [DuelEnded(1, "stage")]


def test_1_3_2_both_hands_under_decks_that_are_empty():
    there = play(scene(side(hand=("T-HANDS", "T-ANN-1"), deck=()), side(hand=(), deck=())), "T-HANDS")
    assert (there.numbers("hand.0"), there.numbers("deck.0")) == (("T-ANN-1",), ())


def test_5_13_2_a_holomem_that_bloomed_while_its_ability_waits():
    """§10.8.7: the collab effect of the card that lies below now is resolved, for the holomem."""
    there = scene(side(back=("T-BEA-D",), hand=("T-BEA-1",)))
    there.answer(key(there, "collab", "T-BEA-D"))
    there.answer(key(there, "bloom", "T-BEA-1", "T-BEA-D"))
    assert there.where("T-BEA-1") == "collab.0"
    assert len(there.state.lasting) == 1
