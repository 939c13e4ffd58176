"""Raira's cards by their numbers (appendix 1: 12)."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import Move
from engine.sakura.procedures.turn import main_phase
from engine.sakura.procedures.use import use_card
from engine.sakura.values.numbers import cost
from tests.engine.sakura.megami.raira_tables import charged, gauges, read
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
    lengths,
    main,
    pay_upkeep,
    raira,
    saine,
    side,
    tokoyo,
    until_over,
    yurina,
)

WATCHED = side(hand=(FILLER[0],))
"""An opponent who is asked for a reaction, so that an attack can be looked at in the air."""
WIND_SPECIALS = tuple(raira(f"S-3-Ex{number}") for number in (1, 2, 3))


def test_n_1_deals_3_or_1_from_near():
    scene = main(gauges(hand=(raira("N-1"),)), WATCHED, distance=2)
    scene.use(raira("N-1"))
    assert (attack(scene), lengths(scene), scene.state.attacks[-1].effects) == ((3, 1), [1, 2], ())


@pytest.mark.parametrize(("wind", "thunder", "x"), [(0, 4, 0), (3, 2, 2), (7, 9, 5)])
def test_n_2_deals_the_smaller_gauge(wind, thunder, x):
    scene = main(gauges(wind, thunder, hand=(raira("N-2"),)), WATCHED, distance=1)
    scene.use(raira("N-2"))
    assert attack(scene) == (x, 2)


def test_n_2_in_hands_without_gauges_reads_them_as_0():
    scene = main(side(), gauges(5, 5, hand=(raira("N-2"),)), distance=1)
    scene.resolve(use_card(scene.table, 0, scene.card(raira("N-2"), 1), "effect"))
    assert attack(scene) == (0, 2)


def test_n_3_may_put_an_attack_card_on_top_of_the_deck():
    laid = {"hand": (raira("N-3"),), "discard": (raira("N-1"), raira("N-4"))}
    scene = main(gauges(**laid), distance=1)
    scene.use(raira("N-3"), "aura")
    assert scene.keys == (f"card:{scene.card(raira('N-1'))}",)
    scene.answer(f"card:{scene.card(raira('N-1'))}")
    assert (scene.numbers("deck.0")[0], scene.numbers("discard.0")) == (raira("N-1"), (raira("N-4"), raira("N-3")))
    scene = main(gauges(**laid), distance=1)
    scene.use(raira("N-3"), "aura").answer()
    assert raira("N-1") in scene.numbers("discard.0")


@pytest.mark.parametrize(("at", "after"), [(2, 2), (3, 1), (4, 2)])
def test_n_4_comes_near_from_afar(at, after):
    scene = main(gauges(hand=(raira("N-4"),)), distance=at)
    scene.use(raira("N-4"))
    assert scene.count("distance") == after


def test_n_5_raises_a_gauge_and_from_4_in_all_returns_a_card_of_the_other_megami():
    laid = {"hand": (raira("N-5"),), "discard": (saine("N-1"), raira("N-1"))}
    scene = main(gauges(2, 1, **laid))
    scene.use(raira("N-5"))
    assert [option.moves for option in scene.decision.options] == [
        (Move(gauge, f"{gauge}.0", f"{gauge}.0"),) for gauge in scene.keys
    ]
    assert scene.keys == ("wind", "thunder")
    scene.answer("thunder")
    assert read(scene) == (2, 2)
    scene = main(gauges(2, 2, **laid))
    scene.use(raira("N-5"))
    assert scene.keys == (f"card:{scene.card(saine('N-1'))}",)
    scene.answer(f"card:{scene.card(saine('N-1'))}").answer("wind")
    assert (read(scene), scene.numbers("deck.0")[0]) == ((3, 2), saine("N-1"))


def test_n_6_raises_both_gauges_or_doubles_the_thunder():
    scene = full_power(gauges(2, 3, hand=(raira("N-6"),)))
    scene.use(raira("N-6"), "1")
    assert (read(scene), scene.state.flinched[1], attacks_made(scene)) == ((3, 4), True, [])
    scene = full_power(gauges(2, 3, hand=(raira("N-6"),)))
    scene.use(raira("N-6"), "2")
    assert (read(scene), scene.state.flinched[1]) == ((2, 6), False)


def test_n_6_strikes_and_acts_twice_from_7_reached_by_itself():
    scene = full_power(gauges(6, 0, hand=(raira("N-6"),)), WATCHED, distance=9)
    scene.use(raira("N-6"), "1")
    assert (attack(scene), lengths(scene)) == ((1, "-"), list(range(11)))
    scene.answers("pass", "basic:forward", "basic:focus")
    assert (scene.count("distance"), scene.count("flare.0"), scene.count("aura.1")) == (8, 1, 2)


def test_n_6_doubles_no_further_than_20():
    scene = full_power(gauges(0, 13, hand=(raira("N-6"),)), distance=9)
    scene.use(raira("N-6"), "2")
    assert read(scene) == (0, 20)


def test_n_7_moves_three_crystals_either_way():
    scene = full_power(gauges(hand=(raira("N-7"),)), distance=4)
    scene.use(raira("N-7"), "forth")
    assert (scene.count("distance"), scene.count("shadow")) == (1, 13)
    scene = full_power(gauges(hand=(raira("N-7"),)), distance=9)
    scene.use(raira("N-7"), "back")
    assert (scene.count("distance"), scene.count("shadow")) == (10, 9)


@pytest.mark.parametrize(("thunder", "aura"), [(3, 2), (4, 3)])
def test_s_1_hits_harder_with_4_thunder(thunder, aura):
    scene = main(gauges(0, thunder, specials=(raira("S-1"),), flare=3), WATCHED, distance=2)
    scene.use(raira("S-1"))
    assert attack(scene) == (aura, 2)


@pytest.mark.parametrize(("wind", "status"), [(3, "used"), (4, "unused")])
def test_s_1_returns_with_4_wind(wind, status):
    scene = main(gauges(wind, 0, used=(raira("S-1"),)))
    end(scene)
    assert scene.state.status[scene.card(raira("S-1"))] == status


@pytest.mark.parametrize(("thunder", "times"), [(0, 0), (1, 1), (5, 3)])
def test_s_2_strikes_half_the_thunder_rounded_up(thunder, times):
    scene = full_power(gauges(0, thunder, specials=(raira("S-2"),), flare=6), side(aura=0), distance=8)
    scene.use(raira("S-2"))
    assert (len(attacks_made(scene)), scene.count("life.1")) == (times, 10 - times)


@pytest.mark.parametrize(("wind", "gained"), [(2, 0), (3, 1), (7, 2), (12, 3)])
def test_s_3_brings_the_specials_that_the_wind_reaches_and_goes(wind, gained):
    scene = main(gauges(wind, 0, specials=(raira("S-3"),), flare=2))
    scene.use(raira("S-3"))
    found = scene.state.piles["specials.0"]
    assert tuple(scene.state.defs[card].number for card in found) == WIND_SPECIALS[:gained]
    assert all(scene.state.status[card] == "unused" and not scene.state.face[card] for card in found)
    assert (scene.numbers("extra.0"), scene.where(raira("S-3"))) == (WIND_SPECIALS[gained:], "outside.0")


def test_s_3_ex1_deals_1_or_2():
    scene = main(gauges(specials=(raira("S-3-Ex1"),), flare=1), WATCHED, distance=3)
    scene.use(raira("S-3-Ex1"))
    assert (attack(scene), lengths(scene)) == ((1, 2), [1, 2, 3])


def test_s_3_ex2_returns_a_used_special_and_makes_specials_cheaper():
    laid = {"specials": (raira("S-3-Ex2"), raira("S-2")), "used": (raira("S-1"), BULLET), "flare": 1}
    scene = main(gauges(**laid))
    scene.use(raira("S-3-Ex2"), f"card:{scene.card(raira('S-1'))}")
    assert scene.state.status[scene.card(raira("S-1"))] == "unused"
    assert [cost(scene.state, scene.card(number), 0) for number in (raira("S-2"), BULLET)] == [5, 0]


@pytest.mark.parametrize(
    ("way", "count", "distance"), [("forth", "3", 7), ("forth", "0", 4), ("back", "4", 0), ("back", "1", 3)]
)
def test_s_3_ex3_moves_up_to_five_crystals_either_way_and_goes(way, count, distance):
    scene = main(gauges(specials=(raira("S-3-Ex3"),), flare=4), distance=4)
    scene.use(raira("S-3-Ex3"), way)
    assert scene.keys == tuple(str(number) for number in range(6 if way == "forth" else 5))
    scene.answer(count)
    assert (scene.count("distance"), scene.where(raira("S-3-Ex3"))) == (distance, "outside.0")


def test_s_3_ex3_is_a_reaction():
    scene = main(side(hand=(yurina("N-1"),)), gauges(specials=(raira("S-3-Ex3"),), flare=4), distance=4)
    scene.use(yurina("N-1")).use(raira("S-3-Ex3"), "back", "4")
    assert (scene.count("distance"), scene.count("life.1"), scene.count("aura.1")) == (0, 10, 3)


def test_s_4_moves_a_crystal_and_raises_a_gauge_after_each_attack_of_the_opponent():
    scene = main(side(hand=(SHOT, himika("N-2"))), gauges(enhancements=((raira("S-4"), 2),)), distance=5)
    scene.use(SHOT).answer("life")
    assert asked(scene) == ("ChooseOne", 1)
    scene.answers("yes", "back", "thunder")
    assert (scene.count("distance"), read(scene, 1)) == (6, (0, 1))


def test_s_4_does_all_or_nothing_and_minds_the_attack_that_it_answered():
    scene = main(
        side(hand=(yurina("N-1"),)), gauges(specials=(raira("S-4"),), flare=2), distance=4, shadow=10
    )
    scene.use(yurina("N-1")).use(raira("S-4")).answer("shadow", "shadow", "shadow").answer("life")
    assert (asked(scene), scene.on(raira("S-4"))) == (("ChooseOne", 1), 3)
    scene.answer("no")
    assert (scene.count("distance"), read(scene, 1)) == (4, (0, 0))


# --- 『祈祷師』


def test_a1_n_2_may_use_a_power_of_the_storm():
    scene = main(gauges(0, 2, form="raira-a1", hand=(raira("A1-N-2"),)), distance=3)
    scene.use(raira("A1-N-2"), "aura")
    assert scene.keys == ("thunder:1", "thunder:2", "pass")
    scene.answers("thunder:2", "life")
    assert (attacks_made(scene), read(scene), scene.count("life.1")) == ([0, 0], (0, 0), 9)


def test_a1_n_2_asks_nothing_where_no_power_can_be_paid():
    scene = main(gauges(form="raira-a1", hand=(raira("A1-N-2"),)), distance=3)
    scene.use(raira("A1-N-2"), "aura")
    assert asked(scene) == ("ChooseAct", 0)


def test_a1_n_6_lets_choose_three_times_between_a_gauge_and_a_crystal():
    scene = full_power(gauges(form="raira-a1", hand=(raira("A1-N-6"),)), shadow=5)
    scene.use(raira("A1-N-6"), "2", "1", "wind", "2")
    assert (read(scene), scene.on(raira("A1-N-6")), scene.count("shadow")) == ((1, 0), 2, 3)
    assert scene.where(raira("A1-N-6")) == "enhancements.0"


def test_a1_n_6_without_a_crystal_goes_away_at_once():
    scene = full_power(gauges(form="raira-a1", hand=(raira("A1-N-6"),)))
    scene.use(raira("A1-N-6"), "1", "wind", "1", "wind", "1", "thunder")
    assert (read(scene), scene.where(raira("A1-N-6"))) == ((2, 1), "discard.0")


@pytest.mark.parametrize("turn_player", [0, 1])
def test_a1_n_6_strikes_in_the_end_phase_of_either_player_and_cannot_be_reacted_to(turn_player):
    scene = main(
        gauges(form="raira-a1", enhancements=((raira("A1-N-6"), 2),)), side(hand=(saine("N-2"),)),
        distance=4, turn_player=turn_player,
    )
    end(scene)
    assert asked(scene) == ("ChooseDamage", 1)
    scene.answer("life")
    assert scene.count("life.1") == 9


def test_a1_n_6_weakens_the_opponents_first_attack_of_a_turn():
    scene = main(
        side(hand=(SHOT, yurina("N-1"))), gauges(form="raira-a1", enhancements=((raira("A1-N-6"), 2),)), distance=4
    )
    scene.use(SHOT).answer("life")
    assert scene.count("life.1") == 10
    scene.use(yurina("N-1")).answer("life")
    assert scene.count("life.1") == 9


def test_a1_s_3_raises_both_gauges_makes_flinch_and_ends_the_charging_of_cards():
    scene = main(gauges(form="raira-a1", specials=(raira("A1-S-3"),), flare=2, hand=(saine("N-4"),)))
    scene.use(raira("A1-S-3"))
    assert (read(scene), scene.state.flinched[1]) == ((1, 1), True)
    scene.use(saine("N-4"), "forth")
    assert (asked(scene), charged(scene)) == (("ChooseAct", 0), set())


def chosen(conduct, wind, thunder, **laid):
    """A main phase in which a conduct was chosen, with the ritual used."""
    scene = main(gauges(wind, thunder, form="raira-a1", used=(raira("A1-S-3"),), **laid), conduct="", distance=4)
    return scene.resolve(until_over(main_phase(scene.table))).answer(conduct)


def test_a1_s_3_lets_use_two_different_powers_after_standard_actions_were_chosen():
    scene = chosen("standard", 2, 1)
    assert scene.keys == ("wind:1", "wind:2", "thunder:1", "pass")
    scene.answers("wind:1", "forth")
    assert scene.keys == ("thunder:1", "pass")
    scene.answer("thunder:1")
    assert (asked(scene), read(scene)) == (("ChooseAct", 0), (1, 0))


def test_a1_s_3_lets_leave_the_powers_and_gives_none_to_a_full_power_action():
    scene = chosen("standard", 3, 3).answer("pass")
    assert (asked(scene), read(scene)) == (("ChooseAct", 0), (3, 3))
    scene = chosen("full-power", 3, 3, hand=(raira("N-7"),))
    assert asked(scene) == ("ChooseAct", 0)


def test_a1_s_3_is_for_its_own_players_main_phase_only():
    scene = main(side(), gauges(3, 3, form="raira-a1", used=(raira("A1-S-3"),)))
    scene.answers("end", "no", "standard")
    assert (asked(scene), scene.offers("wind:1")) == (("ChooseOne", 1), True)


def test_a1_n_6_loses_a_crystal_at_each_upkeep_like_any_enhancement():
    scene = main(gauges(form="raira-a1", enhancements=((raira("A1-N-6"), 2),)))
    pay_upkeep(scene)
    assert (scene.on(raira("A1-N-6")), tokoyo("N-1") in scene.numbers("deck.0")) == (1, False)
