"""Kamuwi's cards by their numbers (appendix 1: 21) and the extra rules of hers (§x19)."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import Move
from engine.sakura.events import CounterChanged
from engine.sakura.procedures.basic import basic_action
from engine.sakura.procedures.legality import may_basic, may_use
from engine.sakura.procedures.turn import upkeep
from engine.sakura.procedures.use import use_card
from engine.sakura.rules import RULES
from engine.sakura.view.seat import view
from tests.engine.sakura.support import (
    BULLET,
    FILLER,
    SHOT,
    asked,
    attack,
    attacks_made,
    full_power,
    himika,
    kamuwi,
    lengths,
    main,
    next_turn,
    oboro,
    saine,
    shinra,
    side,
    start,
    tokoyo,
    until_over,
    yurina,
)

WATCHED = side(hand=(FILLER[0],))
"""An opponent who is asked for a reaction, so that an attack can be looked at in the air."""
DAWN = kamuwi("S-1-Ex1")


def sworn(taboo=0, **laid):
    """A player with the gauge at that value."""
    return side(megami=("kamuwi", "saine"), begun=True, counters={"taboo": taboo}, **laid)


def gauge(scene, seat=0):
    """The taboo gauge of a player."""
    return scene.state.counters[f"taboo.{seat}"]


# --- normal cards


@pytest.mark.parametrize(("answer", "figures", "taboo"), [("1", (4, 2), 3), ("pass", (3, 1), 2)])
def test_n_1_is_stronger_by_its_oath(answer, figures, taboo):
    scene = main(sworn(2, hand=(kamuwi("N-1"),)), WATCHED, distance=3)
    scene.use(kamuwi("N-1"), answer)
    assert (attack(scene), lengths(scene), gauge(scene)) == (figures, [3], taboo)


@pytest.mark.parametrize(
    ("answers", "figures", "theirs", "mine", "taboo"),
    [(("1", "2"), (3, 1), 0, 4, 2), (("2", "pass"), (2, 1), 1, 4, 1), (("1", "pass"), (3, 1), 1, 3, 1),
     (("pass",), (2, 1), 2, 3, 0)],
)  # fmt: skip
def test_n_2_has_two_oaths_of_which_any_may_be_chosen(answers, figures, theirs, mine, taboo):
    scene = main(sworn(hand=(kamuwi("N-2"),)), side(hand=(FILLER[0],), aura=4), distance=4)
    scene.use(kamuwi("N-2"), *answers)
    assert attack(scene) == figures
    scene.answers("pass", "aura")
    assert (scene.count("aura.1"), scene.count("aura.0"), gauge(scene)) == (theirs, mine, taboo)


def test_n_2_takes_nothing_where_the_aura_is_5():
    scene = main(sworn(hand=(kamuwi("N-2"),)), side(aura=5), distance=4)
    scene.use(kamuwi("N-2"), "2", "pass", "life")
    assert (scene.count("aura.1"), scene.count("aura.0")) == (5, 3)


def test_n_3_strikes_three_times_more_only_in_full_power():
    scene = full_power(sworn(hand=(kamuwi("N-3"),)), side(aura=5), distance=2)
    scene.use(kamuwi("N-3"), "1", "life", "life", "life", "life")
    assert (len(attacks_made(scene)), gauge(scene)) == (4, 1)
    scene = main(sworn(hand=(kamuwi("N-3"),)), side(aura=5), distance=2)
    scene.use(kamuwi("N-3"), "1", "life")
    assert (len(attacks_made(scene)), gauge(scene), asked(scene)) == (1, 1, ("ChooseAct", 0))


def test_n_4_can_only_react_and_cancels_the_damage_by_its_oath():
    scene = main(sworn(hand=(kamuwi("N-4"),)), distance=3)
    assert not scene.may_use(kamuwi("N-4"))
    scene = main(side(hand=(SHOT,)), sworn(hand=(kamuwi("N-4"),)), distance=4)
    scene.use(SHOT).use(kamuwi("N-4"), "1")
    assert asked(scene) == ("ChooseDamage", 0)
    scene.answer("life")
    assert (scene.count("life.1"), scene.count("aura.1"), gauge(scene, 1)) == (10, 3, 2)
    scene = main(side(hand=(SHOT,)), sworn(hand=(kamuwi("N-4"),)), distance=4)
    scene.use(SHOT).use(kamuwi("N-4"), "pass", "life")
    assert (asked(scene), gauge(scene, 1)) == (("ChooseDamage", 1), 0)


def test_n_4_raises_the_gauge_by_two_more_against_a_special_or_full_power():
    moon = yurina("S-1")
    scene = main(side(specials=(moon,), flare=7), sworn(hand=(kamuwi("N-4"),)), distance=4)
    scene.use(moon).use(kamuwi("N-4"), "1", "life")
    assert gauge(scene, 1) == 4
    scene = full_power(side(hand=(yurina("N-4"),)), sworn(hand=(kamuwi("N-4"),)), distance=4)
    scene.use(yurina("N-4")).use(kamuwi("N-4"), "1", "life")
    assert gauge(scene, 1) == 4


@pytest.mark.parametrize(("at", "after"), [(6, 4), (5, 3), (1, 3), (0, 2)])
def test_n_5_moves_towards_the_middle(at, after):
    scene = main(sworn(hand=(kamuwi("N-5"),)), distance=at)
    scene.use(kamuwi("N-5"))
    assert scene.count("distance") == after


def test_n_5_between_makes_the_next_attack_of_the_other_megami_stronger_and_closes_it_to_normal_cards():
    scene = main(
        sworn(hand=(kamuwi("N-5"), SHOT, kamuwi("N-2"))), side(hand=(shinra("N-2"),), specials=(BULLET,)), distance=4
    )
    scene.use(kamuwi("N-5"))
    assert scene.count("distance") == 4
    scene.use(kamuwi("N-2"), "pass")
    assert attack(scene) == (2, 1)
    scene.answers("pass", "aura").use(SHOT)
    assert (attack(scene), scene.may_use(shinra("N-2"))) == ((3, 1), False)


def test_n_6_does_two_different_things_from_top_to_bottom():
    scene = full_power(sworn(hand=(kamuwi("N-6"),), aura=2), side(aura=5), distance=6)
    scene.use(kamuwi("N-6"), "4")
    assert scene.keys == ("1", "2", "3")
    scene.answer("1")
    assert (asked(scene), scene.count("aura.0")) == (("ChooseDamage", 1), 2)
    scene.answer("life")
    assert (scene.count("aura.0"), scene.count("life.1"), scene.count("distance")) == (4, 9, 6)


def test_n_6_comes_near_before_it_strikes():
    scene = full_power(sworn(hand=(kamuwi("N-6"),)), side(aura=5), distance=6)
    scene.use(kamuwi("N-6"), "3", "2", "life")
    assert (scene.count("distance"), scene.count("life.1")) == (4, 8)
    scene = full_power(sworn(hand=(kamuwi("N-6"),)), side(aura=5), distance=4)
    scene.use(kamuwi("N-6"), "3", "2", "life")
    assert (scene.count("distance"), scene.count("life.1")) == (4, 8)


def test_n_7_strikes_by_its_oath_as_it_is_laid():
    scene = main(sworn(hand=(kamuwi("N-7"),), aura=0), WATCHED, distance=3)
    scene.use(kamuwi("N-7"), "1")
    assert (attack(scene), lengths(scene), gauge(scene), scene.on(kamuwi("N-7"))) == ((2, 2), [3], 1, 2)


def test_n_7_keeps_crystals_from_the_opponents_aura_for_one_of_its_own_each_time():
    scene = main(side(vigor=2), sworn(enhancements=((kamuwi("N-7"), 2),)), distance=5, shadow=0)
    scene.basic("forward")
    assert (scene.count("aura.0"), scene.count("shadow"), scene.on(kamuwi("N-7"), 1)) == (3, 2, 1)
    scene.basic("forward")
    assert (scene.count("aura.0"), scene.count("shadow"), scene.where(kamuwi("N-7"))) == (3, 4, "discard.1")


def test_n_7_spends_nothing_where_crystals_of_the_shadow_would_go_to_the_aura():
    scene = main(side(vigor=1), sworn(enhancements=((kamuwi("N-7"), 2),)), distance=5, shadow=3)
    scene.resolve(basic_action(scene.table, 0, "recover"))
    assert (scene.count("aura.0"), scene.count("shadow"), scene.on(kamuwi("N-7"), 1)) == (3, 3, 2)


def test_9_6_n_7_leaves_no_recover_to_be_chosen_since_nothing_would_move():
    scene = main(side(vigor=1), sworn(enhancements=((kamuwi("N-7"), 2),)), distance=5, shadow=3)
    assert scene.refuses("basic:recover")
    assert [may_basic(scene.state, seat, "recover") is None for seat in (0, 1)] == [False, True]
    refusal = RULES.why_not(scene.state, scene.decision, Move("piece", "shadow", "aura.0"))
    assert (refusal.code, refusal.section) == ("crystal-stays", "9-6")
    assert scene.offers("basic:forward")


def test_n_7_is_unguarded_and_leaves_the_own_aura_alone():
    scene = main(sworn(vigor=1, enhancements=((kamuwi("N-7"), 2),)), distance=5)
    scene.basic("forward")
    assert (scene.count("aura.0"), scene.on(kamuwi("N-7"))) == (4, 2)
    scene = main(side(hand=(SHOT,)), sworn(enhancements=((kamuwi("N-7"), 2),)), distance=4)
    scene.use(SHOT, "life")
    assert scene.where(kamuwi("N-7")) == "cover.1"


# --- specials


def test_s_1_gives_the_flare_and_a_life_for_the_dawn():
    scene = main(sworn(specials=(kamuwi("S-1"),), flare=7), distance=5, shadow=0)
    scene.use(kamuwi("S-1"), "1")
    assert (scene.count("flare.0"), scene.count("shadow"), scene.count("life.0"), gauge(scene)) == (1, 7, 9, 3)
    assert (scene.where(DAWN), scene.state.status[scene.card(DAWN)]) == ("specials.0", "unused")


def test_s_1_does_nothing_without_its_oath():
    scene = main(sworn(specials=(kamuwi("S-1"),), flare=7), distance=5, shadow=0)
    scene.use(kamuwi("S-1"), "pass")
    assert (scene.count("flare.0"), scene.count("life.0"), gauge(scene), scene.where(DAWN)) == (2, 10, 0, "extra.0")


def dawn(*reactions, **laid):
    """The dawn in the air, before a reaction with one of these cards."""
    right = side(hand=tuple(one for one in reactions if "-S-" not in one),
                 specials=tuple(one for one in reactions if "-S-" in one), flare=5, aura=5, **laid)  # fmt: skip
    scene = main(side(megami=("kamuwi", "saine"), counters={"taboo": 0}, specials=(DAWN,), flare=6), right, distance=4)
    scene.use(DAWN)
    return scene


def test_s_1_ex1_strikes_beyond_the_limit_and_leaves_the_game():
    scene = dawn(FILLER[0])
    assert (attack(scene), lengths(scene)) == ((6, 4), [3, 4, 5, 6, 7])
    scene.answer("pass")
    assert (scene.count("life.1"), scene.where(DAWN)) == (6, "outside.0")


def test_s_1_ex1_lets_a_normal_reaction_go_unresolved_for_1_of_its_damage():
    scene = dawn(shinra("N-2"))
    scene.use(shinra("N-2"))
    assert (attack(scene), scene.where(shinra("N-2"))) == ((5, 4), "discard.1")
    scene.answer("life")
    assert (attacks_made(scene), scene.count("life.1"), scene.count("life.0")) == ([0], 6, 10)


def test_s_1_ex1_lets_a_special_reaction_go_unresolved_for_1_of_either_damage():
    special = tokoyo("S-1")
    scene = dawn(special)
    scene.use(special)
    assert (attack(scene), scene.where(special), scene.state.status[scene.card(special, 1)]) == (
        (5, 3), "specials.1", "used",
    )  # fmt: skip


def test_s_1_ex1_leaves_reactions_to_other_attacks_alone():
    scene = main(
        side(hand=(SHOT,), specials=(DAWN,), megami=("kamuwi", "saine"), counters={"taboo": 0}),
        side(hand=(shinra("N-2"),), aura=5), distance=7,
    )  # fmt: skip
    scene.use(SHOT).use(shinra("N-2"))
    assert attacks_made(scene) == [0, 1]


def test_s_2_strikes_and_costs_a_life_and_nobody_wins_with_crystals_on_it():
    scene = main(sworn(specials=(kamuwi("S-2"),), flare=3, aura=0), side(hand=(FILLER[0],), life=3), distance=4)
    scene.use(kamuwi("S-2"), "1")
    assert (attack(scene), lengths(scene)) == ((3, 3), [3, 4])
    scene.answers("pass", "life")
    assert (scene.count("life.0"), scene.count("life.1"), gauge(scene), scene.state.winner) == (9, 0, 2, None)
    for _ in range(4):
        scene.resolve(until_over(upkeep(scene.table)))
    assert (scene.on(kamuwi("S-2")), scene.state.winner) == (0, 0)


def test_s_2_keeps_nobody_else_from_winning():
    scene = main(side(hand=(SHOT,)), sworn(enhancements=((kamuwi("S-2"), 4),), life=1), distance=4)
    scene.use(SHOT, "life")
    assert scene.state.winner == 0


def reacted_by_carcass(*hand, **laid):
    """The opponent's shot was answered by the carcass, and more of that hand may follow."""
    scene = main(side(hand=(SHOT, *hand), **laid), sworn(specials=(kamuwi("S-3"),), flare=1), distance=5)
    return scene.use(SHOT).use(kamuwi("S-3"), "life", "aura")


def test_s_3_makes_the_next_card_of_that_megami_cost_another_one():
    scene = reacted_by_carcass(himika("N-3"), himika("N-4"), saine("N-1"))
    scene.use(himika("N-3"), f"card:{scene.card(himika('N-4'))}")
    assert (scene.where(himika("N-4")), scene.where(saine("N-1"))) == ("discard.0", "hand.0")


def test_s_3_leaves_cards_of_other_megami_free_and_those_of_that_one_unplayable_without_another():
    scene = reacted_by_carcass(himika("N-3"), saine("N-4"))
    assert (scene.may_use(himika("N-3")), scene.may_use(saine("N-4"))) == (False, True)
    card = scene.card(himika("N-3"))
    assert may_use(scene.state, 0, card, "standard").code == "charge-unpaid"


def test_s_3_charges_one_use_and_this_turn_alone():
    scene = reacted_by_carcass(himika("N-3"), himika("N-4"), specials=(BULLET,))
    assert scene.may_use(BULLET)
    scene.use(himika("N-3"))
    assert (scene.state.lasting, scene.numbers("hand.0")) == ((), ())
    assert scene.may_use(BULLET)
    scene = reacted_by_carcass(himika("N-3"), saine("N-4"))
    next_turn(scene.answer("end"))
    assert scene.state.lasting == ()


def test_s_3_is_over_with_a_use_for_which_nothing_is_paid():
    scene = reacted_by_carcass(himika("N-3"), himika("N-4"))
    scene.resolve(use_card(scene.table, 0, scene.card(himika("N-3")), "effect", waive="all"))
    assert (scene.state.lasting, scene.where(himika("N-4"))) == ((), "hand.0")


def test_10_31_s_3_concerns_who_uses_the_card_and_not_whose_it_is():
    scene = reacted_by_carcass(himika("N-3"))
    card = scene.card(himika("N-3"))
    assert may_use(scene.state, 0, card, "effect").code == "charge-unpaid"
    assert may_use(scene.state, 1, card, "effect") is None


@pytest.mark.parametrize(("before", "by", "status"), [(5, 1, "unused"), (4, 1, "used"), (11, 1, "unused")])
def test_s_3_is_unused_again_when_the_gauge_becomes_a_multiple_of_6(before, by, status):
    scene = main(sworn(before, hand=(kamuwi("N-1"),), used=(kamuwi("S-3"),)), distance=3)
    scene.use(kamuwi("N-1"), "1")
    assert scene.state.status[scene.card(kamuwi("S-3"))] == status


def test_s_4_does_up_to_three_things_and_heals_only_where_the_gauge_rose():
    scene = main(sworn(specials=(kamuwi("S-4"),), flare=3, life=8), distance=4)
    scene.use(kamuwi("S-4"), "1", "2", "2")
    assert (scene.count("distance"), scene.count("life.0"), gauge(scene), scene.count("aura.0")) == (3, 9, 1, 2)
    scene = main(sworn(specials=(kamuwi("S-4"),), flare=3, life=8), distance=4)
    scene.use(kamuwi("S-4"), "2", "pass")
    assert (scene.count("life.0"), gauge(scene)) == (9, 1)


# --- the extra rules


def test_x19_1_the_dawn_lies_among_the_extra_cards():
    scene = main(sworn())
    assert scene.numbers("extra.0") == (DAWN,)


def test_x19_2_and_x19_2_1_both_players_see_the_gauge_which_begins_at_0():
    scene = main(side(megami=("kamuwi", "saine"), begun=True))
    for seat in (0, 1, -1):
        panel = next(panel for panel in view(scene.state, seat).panels if panel.key == "taboo")
        assert (panel.seat, panel.counters) == (0, (("taboo", 0),))


def test_x19_2_1_nobody_moves_the_gauge_by_hand():
    scene = main(sworn())
    refusal = RULES.why_not(scene.state, scene.decision, Move("taboo", "taboo.0", "taboo.0"))
    assert (refusal.code, refusal.section) == ("taboo-rises", "x19-2-1")


def test_x19_3_oaths_are_chosen_after_the_cost_is_paid():
    scene = main(sworn(specials=(kamuwi("S-1"),), flare=5))
    scene.use(kamuwi("S-1"))
    assert (asked(scene), scene.count("flare.0"), scene.decision.section) == (("ChooseOne", 0), 0, "x19-3")
    assert scene.decision.options[0].moves == (Move("taboo", "taboo.0", "taboo.0"),)


def test_x19_3_a_text_that_wasnt_chosen_counts_in_no_later_use():
    scene = main(sworn(hand=(kamuwi("N-1"),)), WATCHED, distance=3)
    scene.use(kamuwi("N-1"), "1", "pass")
    assert not scene.state.uses
    scene.resolve(use_card(scene.table, 0, scene.card(kamuwi("N-1")), "effect"))
    scene.answer("pass")
    assert attack(scene) == (3, 1)


def test_x19_3_a_user_without_the_gauge_cannot_choose_an_oath_and_another_user_pays_with_the_own_one():
    scene = main(side(), sworn(hand=(kamuwi("N-1"),)), distance=3)
    scene.resolve(use_card(scene.table, 0, scene.card(kamuwi("N-1"), 1), "effect"))
    assert (asked(scene)[0], attack(scene)) == ("ChooseDamage", (3, 1))
    scene = main(sworn(4, hand=(SHOT,)), sworn(hand=(kamuwi("N-1"), FILLER[0])), distance=3)
    scene.resolve(use_card(scene.table, 0, scene.card(kamuwi("N-1"), 1), "effect"))
    scene.answer("1")
    assert (gauge(scene, 0), gauge(scene, 1), attack(scene)) == (5, 0, (4, 2))


def test_x19_3_the_journal_names_the_oath():
    scene = main(sworn(hand=(kamuwi("N-1"),)), WATCHED, distance=3)
    scene.use(kamuwi("N-1"), "1")
    event = next(one for one in scene.table.events if type(one).__name__ == "TextAdded")
    assert RULES.spoken(event, True, scene.state, 1, None).phrase.key == "line-text-added"


@pytest.mark.parametrize(("life", "rise"), [(12, 0), (10, 0), (9, 1), (6, 1), (5, 2), (1, 2)])
def test_x19_4_the_gauge_rises_in_the_start_phase_by_the_life(life, rise):
    scene = start(sworn(3, life=life))
    assert gauge(scene) == 3 + rise


def test_x19_4_it_rises_only_in_the_own_start_phase():
    scene = start(side(), sworn(3, life=5))
    assert gauge(scene, 1) == 3


def test_x19_4_at_16_its_player_loses():
    scene = main(sworn(15, hand=(kamuwi("N-1"),)), side(hand=(shinra("N-2"),)), distance=3)
    scene.use(kamuwi("N-1"), "1")
    assert (scene.state.winner, scene.state.ending) == (1, "effect-lost")


def test_x19_4_what_is_resolved_instead_of_a_defeat_helps_nothing_while_the_gauge_stays():
    last = oboro("A1-S-4-Ex1")
    left = side(
        megami=("kamuwi", "oboro-a1"), counters={"taboo": 15}, hand=(kamuwi("N-1"),), specials=(last,), flare=3
    )
    scene = main(left, side(), distance=3)
    scene.use(kamuwi("N-1"), "1")
    assert scene.decision.section == "9-1-3-1"
    scene.answer("yes")
    assert scene.state.winner == 1


def test_x19_4_the_gauge_counts_beyond_what_kills():
    scene = main(sworn(15, hand=(kamuwi("N-4"),)), distance=3)
    scene.table.emit(CounterChanged("taboo.0", 18))
    assert gauge(scene) == 18


def test_both_players_may_have_a_gauge():
    scene = main(sworn(1, hand=(kamuwi("N-1"),)), sworn(7, hand=(kamuwi("N-4"),)), distance=3)
    scene.use(kamuwi("N-1"), "1").use(kamuwi("N-4"), "1", "life")
    assert (gauge(scene, 0), gauge(scene, 1)) == (2, 9)
