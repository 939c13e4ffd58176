"""Yatsuha's cards by number: attacks that reflect what is the same for both players, cards that become complete, and
the journey.
"""

from __future__ import annotations

import pytest

from engine.sakura.events import CardUsed
from engine.sakura.play.scene import Scene
from engine.sakura.procedures.moving import draw
from engine.sakura.procedures.rebuild import rebuild
from engine.sakura.procedures.use import use_card
from engine.sakura.values.attacks import figures
from engine.sakura.values.numbers import capacity, distance, master_distance
from engine.sakura.wording.prompts import prompt_of
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
    himika,
    honoka,
    lengths,
    main,
    next_turn,
    pay_upkeep,
    saine,
    side,
    tokoyo,
    yatsuha,
    yurina,
)

CLAW, MAW, DEVIL, STRIDE, WILL, PACT, FLOWER = (yatsuha(f"N-{number}") for number in range(1, 8))
TWIN, LULLABY, STARS, BEYOND = (yatsuha(f"S-{number}") for number in range(1, 5))
TALON, ABYSS, MONSTER, CONFLUENCE, CONVICTION, COVENANT, NAUGHT = (
    yatsuha(f"A1-N-{number}-Ex1") for number in range(1, 8)
)
ADAZAKURA, UNKNOWN, HOPE, HERS, SELF = (
    yatsuha(code) for code in ("A1-S-4", "AA1-N-7", "AA1-N-7-Ex1", "AA1-N-7-Ex2", "AA1-S-4")
)
ENHANCEMENT, FULL_ENHANCEMENT = saine("N-5"), saine("N-7")
REACTION = saine("N-2")
DIFFERENT = {"life": 9, "aura": 4, "flare": 1}
"""Another number everywhere than a side has by itself: no reflections."""


def mirrored(count, **laid):
    """The other side of a table with so many reflections."""
    same = (("life", 10), ("flare", 0), ("aura", 3))[:count]
    return side(**{**DIFFERENT, **dict(same), **laid})


# --- normal cards


def test_n_1_a_normal_card_can_not_react_and_a_crystal_of_the_own_aura_goes_to_their_flare():
    scene = main(side(hand=(CLAW,)), side(hand=(REACTION,), specials=(saine("S-3"),), flare=5), distance=4)
    scene.use(CLAW)
    assert [key for key in scene.keys if key.startswith("use:")] == [f"use:{scene.card(saine('S-3'), 1)}"]
    scene.answers("pass", "life")
    assert (scene.count("aura.0"), scene.count("flare.1")) == (2, 5 + 2 + 1)


@pytest.mark.parametrize("count", range(4))
def test_n_2_life_damage_grows_by_the_reflections_and_its_player_flinches(count):
    scene = main(side(hand=(MAW,)), mirrored(count, specials=(BULLET,)), distance=4)
    scene.use(MAW)
    assert (attack(scene), lengths(scene)) == ((3, 1 + count), [4])
    scene.answers("pass", "life")
    assert scene.state.flinched == [True, False]


def test_n_3_a_crystal_of_the_own_life_goes_to_the_shadow():
    scene = full_power(side(hand=(DEVIL,)), side(), distance=3)
    scene.use(DEVIL)
    assert (scene.count("life.0"), scene.count("life.1"), scene.count("shadow")) == (9, 7, 11)


@pytest.mark.parametrize(("key", "now"), [("1", (5, 3)), ("2", (3, 1))])
def test_n_4_one_vigor_and_both_distances_shift_for_this_turn(key, now):
    scene = main(side(hand=(STRIDE,)), distance=4)
    scene.use(STRIDE, key)
    assert (scene.state.vigor[0], distance(scene.state), master_distance(scene.state)) == (1, *now)
    scene.answer("end")
    assert (distance(scene.state), master_distance(scene.state)) == (4, 2)


@pytest.mark.parametrize(
    ("keys", "now"),
    [
        (("1", "forth"), (2, 1, 3, 2)),
        (("1", "back"), (4, 0, 3, 2)),
        (("2", "back"), (3, 1, 4, 1)),
        (("all", "forth", "forth"), (2, 2, 2, 3)),
    ],
)
def test_n_5_one_of_two_two_way_arrows_or_both(keys, now):
    flare = 1 if now != (2, 1, 3, 2) else 0
    scene = main(side(hand=(WILL,), flare=flare), side(flare=2))
    scene.use(WILL, *keys)
    assert tuple(scene.count(where) for where in ("aura.0", "flare.0", "aura.1", "flare.1")) == now


def test_n_5_one_of_the_two_has_to_be_done():
    scene = main(side(hand=(WILL,), flare=1), side(flare=2))
    scene.use(WILL)
    assert scene.keys == ("1", "2", "all")


@pytest.mark.parametrize(("flare", "back"), [(1, True), (0, False)])
def test_n_6_a_crystal_of_their_flare_comes_and_goes_back_in_the_end_phase_if_theirs_is_no_greater(flare, back):
    scene = main(side(hand=(PACT,), flare=flare), side(flare=2))
    scene.use(PACT)
    assert (scene.count("aura.0"), scene.count("flare.1")) == (4, 1)
    end(scene)
    assert (scene.count("aura.0"), scene.count("flare.1")) == ((3, 2) if back else (4, 1))


def test_n_6_used_in_an_end_phase_waits_for_the_next_one():
    scene = Scene(side(flare=3), side(hand=(PACT,), flare=5), phase="end")
    scene.resolve(use_card(scene.table, 1, scene.card(PACT), "effect"))
    end(scene)
    assert (scene.decision, scene.count("flare.0"), scene.count("aura.1")) == (None, 2, 4)
    next_turn(scene).answers("no", "standard", "end")
    assert (scene.state.phase, scene.count("flare.0"), scene.count("aura.1")) == ("end", 3, 3)


@pytest.mark.parametrize("count", range(4))
def test_n_7_capacity_is_less_by_the_reflections(count):
    scene = main(side(hand=(FLOWER,)), mirrored(count))
    assert capacity(scene.state, scene.card(FLOWER), 0) == 3 - count


def test_n_7_with_three_reflections_it_goes_away_at_once_and_attacks():
    scene = main(side(hand=(FLOWER,), aura=2), mirrored(3, aura=2), distance=3)
    scene.use(FLOWER)
    scene.answer("aura")
    assert (scene.count("aura.0"), scene.count("aura.1"), scene.where(FLOWER)) == (4, 0, "discard.0")


def test_n_7_is_covered_by_life_damage_and_then_makes_no_attack():
    scene = main(side(hand=(SHOT,)), side(enhancements=((FLOWER, 2),)), distance=5)
    scene.use(SHOT)
    scene.answer("life")
    assert (scene.where(FLOWER), attacks_made(scene)) == ("cover.1", [0])


def test_n_7_attacks_when_it_is_disenchanted():
    scene = main(side(enhancements=((FLOWER, 1),)), distance=1)
    pay_upkeep(scene)
    scene.answer("aura")
    assert (scene.count("aura.0"), scene.count("aura.1")) == (5, 1)


# --- specials


def answered(number=SHOT, *, left=None, mine=None, where=5, **table):
    """The left player attacks; the right one, who has less life, answers with the copy."""
    laid = {"specials": (TWIN,), "flare": 4, "life": 5, **(mine or {})}
    scene = main(left or side(hand=(number,)), side(**laid), distance=where, **table)
    scene.use(number)
    scene.use(TWIN)
    return scene


def test_s_1_the_copy_has_the_figures_after_all_modifications_and_nobody_reacts_to_it():
    claw = himika("N-4")
    scene = main(
        side(hand=(yurina("N-1"), claw), specials=(saine("S-3"),), flare=9),
        side(specials=(TWIN,), flare=4, life=5), distance=4,
    )
    scene.use(yurina("N-1"))
    scene.use(TWIN)
    copied = scene.state.attacks[-1]
    assert (copied.seat, copied.users, copied.answering) == (1, ("yurina",), scene.state.attacks[0].id)
    assert asked(scene) == ("ChooseDamage", 0)
    scene.answer("life")
    assert (attacks_made(scene), scene.count("life.0"), scene.count("life.1")) == ([0, 1], 9, 5)


def test_s_1_the_copy_reflects_what_the_attack_is_like_now_and_its_after_attack_effects():
    """The example of §10-27 in another dress: the bonus is in the figures and doesn't come a second time."""
    scene = answered(MAW, where=4, left=side(hand=(MAW,), life=5, aura=3, flare=0), mine={"life": 4, "aura": 3})
    found = figures(scene.state, scene.state.attacks[-1])
    assert (found.aura, found.life, found.no_reactions) == (3, 3, [])
    scene.answer("life")
    assert scene.state.flinched == [False, True]


@pytest.mark.parametrize(("life", "made"), [(10, [0]), (11, [0]), (9, [0, 1])])
def test_s_1_copies_only_with_less_life(life, made):
    scene = answered(mine={"life": life})
    scene.answers(*["life"] * (len(made) - 1))
    assert attacks_made(scene) == made
    assert scene.count("life.1") == life


def test_s_1_a_special_s_attack_is_copied_but_not_cancelled():
    scene = answered(BULLET, left=side(specials=(BULLET,)))
    scene.answers("life", "life")
    assert attacks_made(scene) == [0, 1]
    assert scene.count("life.1") < 5


def test_s_1_an_effect_of_the_copy_upon_the_attack_it_answers_counts():
    """音無砕氷 used in the own turn answers nothing; its copy answers it."""
    hail = saine("S-3")
    scene = main(
        side(specials=(hail,), flare=2), side(specials=(TWIN,), flare=4, life=5), distance=4
    )
    scene.use(hail)
    scene.use(TWIN)
    scene.answer("life")
    assert attack(scene) == (0, 0)


def test_s_1_this_card_of_a_copied_text_is_no_card():
    """10-11: the copy was made by no card's own use; 梳流し of the attacker stays where it is."""
    card = tokoyo("N-1")
    scene = main(side(hand=(card,), vigor=0), side(specials=(TWIN,), flare=4, life=5, vigor=2), distance=4)
    scene.use(card).use(TWIN)
    while asked(scene) != ("ChooseAct", 0):
        scene.answer(scene.keys[0])
    assert (scene.where(card), scene.numbers("specials.1")) == ("discard.0", (TWIN,))


def test_s_1_a_copied_text_puts_no_crystal_on_a_card():
    card = honoka("A1-S-1-Ex3")
    scene = answered(card, left=side(specials=(card,), flare=1))
    scene.answers("aura", "aura")
    assert (asked(scene), scene.on(card)) == (("ChooseAct", 0), 1)


def test_s_1_a_copied_text_exchanges_no_card_even_if_the_attack_was_made_with_ones_own():
    shield, assault = honoka("N-1-Ex1"), honoka("N-1-Ex2")
    scene = main(side(), side(hand=(shield,), extra=(assault,), specials=(TWIN,), flare=4, life=5), distance=3)
    scene.resolve(use_card(scene.table, 0, scene.card(shield), "effect"))
    scene.use(TWIN).answer("aura")
    assert (asked(scene), scene.where(shield), scene.where(assault)) == (None, "discard.1", "extra.1")


def test_s_2_takes_the_crystals_of_an_enhancement_and_uses_it_from_the_discard_pile():
    scene = main(side(specials=(LULLABY,), flare=2, enhancements=((ENHANCEMENT, 1),)), distance=4)
    scene.use(LULLABY)
    assert asked(scene) == ("ChooseOne", 0)
    scene.answer("yes")
    scene.answer("shadow", "shadow")
    assert (scene.where(ENHANCEMENT), scene.on(ENHANCEMENT), scene.state.terminal[0]) == ("enhancements.0", 2, False)


def test_s_2_takes_the_opponent_s_too_and_a_full_power_card_makes_it_terminal():
    mine = (ENHANCEMENT, 2)
    scene = main(
        side(specials=(LULLABY,), flare=2, enhancements=(mine,)), side(enhancements=((FULL_ENHANCEMENT, 3),))
    )
    scene.use(LULLABY)
    assert asked(scene) == ("ChooseCards", 0)
    scene.answer(f"card:{scene.card(FULL_ENHANCEMENT)}")
    scene.answer("yes")
    scene.answer("shadow", "shadow", "shadow", "shadow", "shadow")
    assert (scene.where(FULL_ENHANCEMENT), scene.state.owner[scene.card(FULL_ENHANCEMENT)]) == ("enhancements.0", 1)
    assert scene.state.terminal[0]
    assert scene.keys == ("end",)


def test_s_2_without_the_use_of_it_or_with_none_there_it_is_not_terminal():
    scene = main(side(specials=(LULLABY,), flare=2), side(enhancements=((FULL_ENHANCEMENT, 3),)))
    scene.use(LULLABY, "no")
    assert (scene.where(FULL_ENHANCEMENT), scene.state.terminal[0]) == ("discard.1", False)
    scene = main(side(specials=(LULLABY,), flare=2))
    scene.use(LULLABY)
    assert (scene.where(LULLABY), scene.state.terminal[0]) == ("specials.0", False)


def test_s_2_a_special_can_not_be_chosen():
    scene = main(side(specials=(LULLABY,), flare=2), side(enhancements=((BEYOND, 2),)))
    scene.use(LULLABY)
    assert (scene.where(BEYOND), scene.on(BEYOND), asked(scene)) == ("enhancements.1", 2, ("ChooseAct", 0))


@pytest.mark.parametrize("count", range(4))
def test_s_3_both_damages_grow_by_the_reflections_without_a_limit(count):
    own = {"flare": 5, "life": 10, "aura": 3}
    theirs = dict(DIFFERENT, flare=6)
    for key in ("flare", "life", "aura")[:count]:
        theirs[key] = 0 if key == "flare" else own[key]
    scene = main(side(specials=(STARS,), **own), side(**theirs, specials=(saine("S-3"),)), distance=7)
    scene.use(STARS)
    assert (attack(scene), lengths(scene)) == ((3 + count, 1 + count), [3, 4, 5, 6, 7])


def test_s_4_arrows_of_the_own_cards_are_two_way_and_then_it_leaves_the_game():
    scene = main(
        side(hand=(CLAW,), enhancements=((BEYOND, 1),)), side(hand=(saine("N-4"),), flare=1), distance=4
    )
    scene.use(CLAW)
    scene.answers("pass", "aura")
    assert asked(scene) == ("ChooseDirection", 0)
    scene.answer("back")
    assert (scene.count("aura.0"), scene.count("flare.1")) == (4, 0)
    pay_upkeep(scene)
    assert (scene.where(BEYOND), scene.state.face[scene.card(BEYOND)]) == ("outside.0", True)


def test_s_4_is_terminal_and_leaves_the_opponent_s_arrows_as_they_are():
    scene = main(side(specials=(BEYOND,), flare=2))
    scene.use(BEYOND)
    scene.answer(*["shadow"] * 5)
    assert scene.keys == ("end",)
    scene = main(side(hand=(CLAW,)), side(enhancements=((BEYOND, 2),)), distance=4)
    scene.use(CLAW)
    scene.answer("life")
    assert asked(scene) == ("ChooseAct", 0)


# --- completed cards


def test_a1_n_1_ex1_a_crystal_of_their_flare_comes_to_the_own_aura():
    scene = main(side(hand=(TALON,)), side(flare=1), distance=3)
    scene.use(TALON)
    scene.answer("aura")
    assert (scene.count("aura.0"), scene.count("flare.1")) == (4, 0)


@pytest.mark.parametrize("count", range(4))
def test_a1_n_2_ex1_nobody_reacts_and_both_damages_grow(count):
    aura = 5 if count == 3 else 4
    scene = main(side(hand=(ABYSS,), aura=5), mirrored(count, aura=aura, hand=(REACTION,)), distance=5)
    scene.use(ABYSS)
    assert asked(scene) == ("ChooseDamage", 1)
    assert attack(scene) == (2 + count, 1 + count)


@pytest.mark.parametrize(("chosen", "lives"), [("life", (10, 8)), ("aura", (9, 10))])
def test_a1_n_3_ex1_a_crystal_of_their_life_comes_if_they_chose_life(chosen, lives):
    scene = full_power(side(hand=(MONSTER,), life=9), side(aura=4), distance=2)
    scene.use(MONSTER)
    scene.answer(chosen)
    assert (scene.count("life.0"), scene.count("life.1")) == lives


@pytest.mark.parametrize(("key", "where", "made"), [("1", 2, [0]), ("2", 6, [0]), ("2", 3, [])])
def test_a1_n_4_ex1_both_distances_shift_and_then_it_attacks_from_there(key, where, made):
    scene = main(side(hand=(CONFLUENCE,)), distance=where)
    scene.use(CONFLUENCE, key, *["aura"] * len(made))
    assert (attacks_made(scene), scene.state.vigor[0]) == (made, 0)


@pytest.mark.parametrize(("count", "cancelled"), [(3, True), (2, True), (1, False), (0, False)])
def test_a1_n_5_ex1_cancels_what_deals_no_more_to_the_aura_than_the_reflections_and_one(count, cancelled):
    """3 are dealt to the aura: two reflections are enough."""
    number = yurina("N-1")
    scene = main(side(hand=(number,)), mirrored(count, hand=(CONVICTION,)), distance=4)
    scene.use(number)
    scene.use(CONVICTION, "2")
    assert (asked(scene) == ("ChooseAct", 0)) is cancelled
    assert (asked(scene) == ("ChooseDamage", 1)) is not cancelled


def test_a1_n_5_ex1_both_are_done_as_printed_so_the_crystal_counts_first():
    """A crystal to the own aura makes the auras equal: two reflections instead of one, and 3 is no more than 3."""
    number = yurina("N-1")
    laid = side(life=9, aura=4, flare=1, hand=(CONVICTION,))
    scene = main(side(life=9, aura=5, flare=5, hand=(number,)), laid, distance=4)
    scene.use(number)
    scene.use(CONVICTION, "all", "back")
    assert (asked(scene), scene.count("aura.1")) == (("ChooseAct", 0), 5)


def test_a1_n_5_ex1_a_special_is_not_cancelled():
    scene = main(side(specials=(BULLET,)), side(hand=(CONVICTION,)), distance=5)
    scene.use(BULLET)
    scene.use(CONVICTION, "2")
    assert asked(scene) == ("ChooseDamage", 1)


@pytest.mark.parametrize(
    ("keys", "now"),
    [
        (("1", "forth"), (3, 1, 2, 1)),
        (("1", "back"), (3, 0, 3, 1)),
        (("2", "forth"), (4, 0, 3, 0)),
        (("2", "back"), (2, 0, 3, 2)),
    ],
)
def test_a1_n_6_ex1_one_of_two_two_way_arrows_across(keys, now):
    scene = main(side(hand=(COVENANT,)), side(flare=1))
    scene.use(COVENANT, *keys)
    assert tuple(scene.count(where) for where in ("aura.0", "flare.0", "aura.1", "flare.1")) == now


def complete(count, **laid):
    """A player who hosts her complete form and has completed so many cards."""
    return side(megami=("yatsuha-a1", "saine"), begun=True, counters={"completed": count}, **laid)


def test_a1_n_7_ex1_up_to_three_completed_cards_let_complete_another():
    scene = main(complete(3, enhancements=((NAUGHT, 1),), discard=(CLAW,), hand=(SHOT,)))
    pay_upkeep(scene)
    assert (asked(scene), scene.keys) == (("ChooseCards", 0), (f"card:{scene.card(CLAW)}",))
    scene.answer(f"card:{scene.card(CLAW)}")
    assert (scene.where(CLAW), scene.where(TALON), scene.state.counters["completed.0"]) == ("extra.0", "discard.0", 4)
    assert (scene.cards(NAUGHT, 0, "discard.0") != [], scene.count("life.1")) == (True, 10)


def test_a1_n_7_ex1_from_four_on_it_goes_under_the_deck_and_two_of_their_life_leave_the_game():
    scene = main(complete(4, enhancements=((NAUGHT, 1),), discard=(CLAW,)))
    pay_upkeep(scene)
    assert (scene.count("life.1"), scene.count("flare.1")) == (8, 0)
    assert scene.numbers("deck.0")[-1] == NAUGHT
    assert scene.where(CLAW) == "discard.0"


# --- 『完全態』


def test_a1_s_4_may_complete_a_card_of_hers_and_then_its_player_flinches():
    scene = main(complete(0, specials=(ADAZAKURA,), flare=1, hand=(MAW, SHOT), discard=(CLAW, TALON)), distance=7)
    scene.use(ADAZAKURA)
    assert set(scene.keys) == {f"card:{scene.card(number)}" for number in (MAW, CLAW)}
    scene.answer(f"card:{scene.card(MAW)}")
    assert (scene.where(MAW), scene.where(ABYSS)) == ("extra.0", "hand.0")
    assert (scene.state.flinched[0], scene.state.terminal[0]) == (True, True)


def test_a1_s_4_nothing_chosen_and_nobody_flinches_and_it_asks_before_a_rebuild_too():
    scene = main(complete(0, specials=(ADAZAKURA,), flare=1, hand=(SHOT,)))
    scene.use(ADAZAKURA)
    assert (asked(scene), scene.keys) == (("ChooseCards", 0), ())
    scene.answer()
    assert not scene.state.flinched[0]
    scene = main(complete(0, used=(ADAZAKURA,), discard=(CLAW,)))
    scene.resolve(rebuild(scene.table, 0, by_rule=True))
    scene.answer(f"card:{scene.card(CLAW)}")
    assert (scene.where(TALON), scene.state.flinched[0], scene.count("life.0")) == ("deck.0", True, 9)


def test_a1_s_4_can_not_be_used_beyond_7():
    scene = main(complete(0, specials=(ADAZAKURA,), flare=1), distance=8)
    assert not scene.may_use(ADAZAKURA)


# --- 『自我』


def herself(**laid):
    """A player who hosts her own form."""
    return side(megami=("yatsuha-aa1", "saine"), begun=True, **laid)


def test_aa1_n_7_as_the_first_card_of_the_duel_it_takes_a_crystal_from_outside():
    scene = main(herself(hand=(UNKNOWN,)), distance=9)
    scene.use(UNKNOWN)
    assert scene.keys == ("shadow", "aura.0", "outside.0")
    assert prompt_of(scene.decision).key == "prompt-devotion-too"
    scene.answer("outside.0")
    assert (scene.on(UNKNOWN), scene.count("shadow"), scene.count("aura.0")) == (1, 10, 3)


def test_aa1_n_7_as_a_later_card_it_takes_none_from_there():
    scene = main(herself(hand=(SHOT, UNKNOWN)), distance=5)
    scene.use(SHOT)
    scene.answer("life")
    scene.use(UNKNOWN)
    assert scene.keys == ("shadow", "aura.0")
    scene = main(herself(hand=(UNKNOWN,)), side(), turn=5)
    scene.table.emit(CardUsed(scene.card(UNKNOWN), 1))
    scene.use(UNKNOWN)
    assert scene.keys == ("shadow", "aura.0", "outside.0"), "the opponent's cards are not its player's"


def test_aa1_n_7_two_steps_forward_it_leaves_the_game_and_another_world_comes():
    scene = main(herself(enhancements=((UNKNOWN, 1),)), distance=8)
    pay_upkeep(scene)
    assert (scene.count("distance"), scene.count("aura.0")) == (6, 5)
    assert (scene.where(UNKNOWN), scene.where(HOPE)) == ("outside.0", "specials.0")
    assert scene.state.status[scene.card(HOPE)] == "unused"


def test_aa1_n_7_ex1_sets_off_and_in_each_start_phase_the_crystal_goes_on():
    scene = main(herself(specials=(HOPE,), flare=2, extra=()), distance=8)
    scene.use(HOPE, "place:1")
    assert (scene.count("memory.0"), scene.state.counters["journey.0"]) == (1, 1)
    end(scene)
    next_turn(scene)
    assert (scene.state.vigor[0], scene.state.counters["journey.0"]) == (1, 2)


def remembering(*numbers, **laid):
    """A player whose memory holds these cards, with the card of her ideology used."""
    return herself(used=(HERS,), elsewhere={"memory": numbers}, **laid)


def test_aa1_n_7_ex2_a_card_of_the_memory_comes_back_and_may_be_completed():
    scene = main(herself(specials=(HERS,), elsewhere={"memory": (CLAW, SHOT)}))
    scene.use(HERS)
    scene.answer(f"card:{scene.card(CLAW)}")
    scene.answer("yes")
    assert (scene.where(CLAW), scene.where(TALON)) == ("extra.0", "hand.0")


def test_aa1_n_7_ex2_instead_of_a_draw_a_card_of_the_memory_may_come_back():
    scene = Scene(remembering(CLAW, SHOT, deck=FILLER[:2]), side(), phase="start")
    scene.resolve(draw(scene.table, 0, 2))
    scene.answers("yes", f"card:{scene.card(SHOT)}", "no")
    assert scene.where(SHOT) == "hand.0"
    scene.answer("no")
    assert (len(scene.numbers("hand.0")), len(scene.numbers("deck.0"))) == (2, 1)


def test_aa1_n_7_ex2_also_where_the_deck_is_empty():
    scene = Scene(remembering(SHOT, deck=()), side(), phase="start")
    scene.resolve(draw(scene.table, 0, 1))
    scene.answers("yes", "no")
    assert (scene.where(SHOT), scene.count("aura.0"), scene.count("life.0")) == ("hand.0", 3, 10)


@pytest.mark.parametrize(("key", "life"), [("yes", 10), ("no", 9)])
def test_aa1_n_7_ex2_instead_of_damage_by_a_rebuild_a_card_of_the_memory_may_leave_the_game(key, life):
    scene = Scene(remembering(SHOT, discard=FILLER[:1]), side(), phase="start")
    scene.resolve(rebuild(scene.table, 0, by_rule=True))
    scene.answer(key)
    assert scene.count("life.0") == life
    assert scene.where(SHOT) == ("outside.0" if key == "yes" else "memory.0")
    assert scene.numbers("discard.0") == ()


def test_aa1_n_7_ex2_without_damage_by_a_rebuild_nothing_is_asked():
    scene = Scene(remembering(SHOT, discard=FILLER[:1]), side(), phase="start")
    scene.resolve(rebuild(scene.table, 0, by_rule=False))
    assert asked(scene) is None


def test_aa1_s_4_completes_a_card_and_may_put_it_on_top_of_the_deck():
    scene = main(herself(specials=(SELF,), flare=4, hand=(SHOT,), cover=(PACT,), discard=(TALON,)))
    scene.use(SELF)
    scene.answer(f"card:{scene.card(PACT)}")
    assert scene.where(COVENANT) == "cover.0"
    scene.answer("yes")
    assert (scene.numbers("deck.0")[0], scene.where(PACT)) == (COVENANT, "extra.0")


def test_aa1_s_4_a_card_that_is_complete_already_may_be_put_there_too_and_nothing_chosen_asks_no_more():
    extra = tuple(number for number in (ABYSS, HOPE, HERS))
    laid = {"megami": ("yatsuha-aa1", "saine"), "counters": {"completed": 1}, "extra": extra}
    scene = main(side(**laid, specials=(SELF,), flare=4, discard=(TALON,)))
    scene.use(SELF)
    scene.answer(f"card:{scene.card(TALON)}")
    scene.answer("yes")
    assert (scene.numbers("deck.0")[0], scene.state.counters["completed.0"]) == (TALON, 1)
    scene = main(side(**laid, specials=(SELF,), flare=4, discard=(TALON,)))
    scene.use(SELF)
    scene.answer()
    assert asked(scene) == ("ChooseAct", 0)


def test_aa1_s_4_instead_of_reacting_it_leaves_the_game_with_a_card_and_the_attack_is_cancelled():
    """Also an attack to which no card can react (§10-22)."""
    scene = main(
        side(hand=(ABYSS,)), side(used=(SELF,), hand=(SHOT, CLAW)), distance=5
    )
    scene.use(ABYSS)
    assert scene.keys == ("instead:0", "pass")
    scene.answers("instead:0", f"card:{scene.card(SHOT, 1)}")
    assert (scene.where(SELF), scene.where(SHOT, 1), scene.where(CLAW, 1)) == ("outside.1", "discard.1", "hand.1")
    assert (asked(scene), scene.count("life.1"), scene.count("aura.1")) == (("ChooseAct", 0), 10, 3)


def test_aa1_s_4_without_a_card_of_another_megami_it_is_asked_but_not_offered():
    scene = main(side(hand=(ABYSS,)), side(used=(SELF,), hand=(CLAW,)), distance=5)
    scene.use(ABYSS)
    assert (asked(scene), scene.keys) == (("ChooseReaction", 1), ("pass",))
    scene = main(side(hand=(ABYSS,)), side(used=(SELF,), aura=5), distance=5)
    scene.use(ABYSS)
    assert asked(scene) == ("ChooseDamage", 1)


def test_aa1_s_4_stands_beside_reactions_and_may_be_left():
    scene = main(side(hand=(SHOT,)), side(used=(SELF,), hand=(REACTION,)), distance=5)
    scene.use(SHOT)
    assert scene.keys == (f"use:{scene.card(REACTION)}", "instead:0", "pass")
    scene.answers("pass", "aura")
    assert (scene.where(SELF), scene.count("aura.1")) == ("specials.1", 1)


# --- in the hands of somebody else


def test_an_opponent_s_use_of_naughtbloom_looks_at_the_user_s_cards():
    scene = main(complete(5, discard=(CLAW,)), side(enhancements=((f"{NAUGHT} of left", 1),)))
    pay_upkeep(scene)
    assert (scene.count("life.0"), scene.count("life.1"), scene.where(CLAW)) == (10, 10, "discard.0")


def test_without_a_memory_the_cards_of_the_journey_do_nothing():
    scene = main(side(specials=(HOPE,), flare=2))
    scene.use(HOPE)
    assert (asked(scene), scene.count("shadow")) == (("ChooseAct", 0), 12)
    scene = act(main(side(specials=(HERS,))))
    scene.use(HERS)
    assert scene.where(HERS) == "specials.0"


# --- corners


def test_s_1_a_copy_overwhelms_as_the_attack_does():
    """Two reflections when it is copied, aura and flare; the keyword goes with it (§10-21, §10-27)."""
    scene = main(
        side(specials=(STARS,), flare=5, life=6, aura=5), side(specials=(TWIN,), flare=4, life=5, aura=5), distance=7
    )
    scene.use(STARS)
    scene.use(TWIN)
    copied = scene.state.attacks[-1]
    found = figures(scene.state, copied)
    assert (found.aura, found.life, found.overwhelms, copied.kind) == (5, 3, True, "special")


def test_both_players_complete_cards_of_their_own():
    scene = main(
        complete(0, specials=(ADAZAKURA,), flare=1, discard=(CLAW,)),
        side(megami=("yatsuha-a1", "saine"), begun=True, discard=(CLAW,)),
    )
    scene.use(ADAZAKURA)
    scene.answer(f"card:{scene.cards(CLAW, 0)[0]}")
    assert (scene.numbers("discard.0"), scene.numbers("discard.1")) == ((TALON,), (CLAW,))
    assert [scene.state.counters[f"completed.{seat}"] for seat in (0, 1)] == [1, 0]


def test_a1_s_4_a_card_whose_other_one_is_gone_can_not_be_completed():
    laid = {"megami": ("yatsuha-a1", "saine"), "counters": {"completed": 1}, "extra": (ABYSS,)}
    scene = main(side(**laid, specials=(ADAZAKURA,), flare=1, discard=(CLAW, TALON, MAW)))
    scene.use(ADAZAKURA)
    assert scene.keys == (f"card:{scene.card(MAW)}",)


def test_n_6_after_a_cut_phase_the_crystal_goes_back_all_the_same():
    scene = main(side(hand=(PACT,), flare=3), side(flare=2))
    scene.use(PACT)
    scene.answer("end")
    assert scene.count("flare.1") == 2
