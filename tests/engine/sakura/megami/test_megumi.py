"""Megumi's cards by their numbers (appendix 1: 19), and her extra rules by their sections (§x17)."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import Move
from engine.sakura.events import CrystalsMoved
from engine.sakura.procedures.basic import basic_action
from engine.sakura.procedures.damage import take_on
from engine.sakura.procedures.moving import cover, discard, move_crystals
from engine.sakura.procedures.turn import closing_phase, main_phase, start_phase
from engine.sakura.refusals import why_not
from engine.sakura.rules import RULES
from engine.sakura.values.keywords import keyword
from engine.sakura.values.numbers import damage_places, distance, master_distance
from engine.sakura.view.seat import view
from tests.engine.sakura.support import (
    FILLER,
    SHOT,
    act,
    asked,
    attack,
    chikage,
    full_power,
    himika,
    honoka,
    main,
    megumi,
    pay_upkeep,
    saine,
    side,
    yurina,
)

REED, BALSAM, ROSE = megumi("N-5"), megumi("N-6"), megumi("N-7")
FRUIT, PALM, BRANCH, ROOT = megumi("S-3"), megumi("S-4"), megumi("S-2"), megumi("S-1")
WATCHED = side(hand=(FILLER[0],))
"""An opponent who is asked for a reaction, so that an attack can be looked at in the air."""


def gardener(sprouted=0, on=None, other="saine", **laid):
    """A player with five seeds: so many sprouted, so many on enhancements, the rest not sprouted."""
    on = on or {}
    laid["tokens"] = {
        "sprouted": {"seed": sprouted}, "unsprouted": {"seed": 5 - sprouted - sum(count for _, count in on.values())}
    }
    if on:
        laid["enhancements"] = (*laid.get("enhancements", ()), *((card, all_) for card, (all_, _) in on.items()))
        laid["on_cards"] = {card: {"seed": seeds} for card, (_, seeds) in on.items() if seeds}
    return side(megami=("megumi", other), begun=True, **laid)


def soil(scene, seat=0):
    """The seeds of a player's soil: sprouted, not sprouted."""
    return tuple(scene.state.lying("seed", f"{area}.{seat}") for area in ("sprouted", "unsprouted"))


def seeds(scene, number, seat=0):
    """How many seeds lie on a card."""
    return scene.state.lying("seed", f"card.{scene.card(number, seat)}")


def takes(scene, number, count, target="shadow"):
    """So many crystals are taken from a card by an effect."""
    here = f"card.{scene.card(number, 0)}"
    return scene.resolve(move_crystals(scene.table, here, target, count, "effect", 0))


# --- normal cards


@pytest.mark.parametrize(("sprouted", "figures"), [(5, (3, 2)), (4, (2, 1))])
def test_n_1_is_stronger_once_no_seed_is_left_to_sprout(sprouted, figures):
    scene = main(gardener(sprouted, hand=(megumi("N-1"),)), WATCHED, distance=5)
    assert attack(scene.use(megumi("N-1"))) == figures


def test_n_1_is_stronger_for_a_player_who_has_no_seeds():
    scene = main(side(hand=(megumi("N-1"),)), WATCHED, distance=5)
    assert attack(scene.use(megumi("N-1"))) == (3, 2)


@pytest.mark.parametrize(("on", "figures"), [({REED: (2, 1)}, (3, 2)), ({REED: (2, 0)}, (2, 1))])
def test_n_2_is_stronger_with_a_seed_on_an_enhancement(on, figures):
    scene = main(gardener(hand=(megumi("N-2"),), on=on), WATCHED, distance=4)
    assert attack(scene.use(megumi("N-2"))) == figures


def test_n_3_lets_the_next_enhancement_of_another_megami_grow():
    scene = main(gardener(3, hand=(megumi("N-3"), REED, saine("N-6"))), distance=4)
    scene.use(megumi("N-3")).answer("aura")
    scene.use(REED).answer("shadow").answer()
    assert seeds(scene, REED) == 0
    scene.use(saine("N-6"))
    while scene.decision.section == "9-2-3":
        scene.answer(*["shadow"] * scene.decision.most)
    assert (scene.decision.section, scene.decision.most) == ("x17-7-1", 2)
    scene.answer("sprouted.0", "sprouted.0")
    assert seeds(scene, saine("N-6")) == 2


def test_n_3_is_over_with_the_turn():
    scene = main(gardener(3, hand=(megumi("N-3"), saine("N-6"))), distance=4)
    scene.use(megumi("N-3")).answer("aura")
    assert keyword(scene.state, scene.card(saine("N-6")), "growth") is None
    scene.answer("end")
    assert not [one for one in scene.state.lasting if one.scope == "next-use"]


def test_n_4_sends_its_damage_to_the_distance():
    scene = main(gardener(hand=(megumi("N-4"),)), side(aura=3), distance=3)
    scene.use(megumi("N-4")).answer("aura")
    assert (scene.count("distance"), scene.count("aura.1")) == (4, 2)


@pytest.mark.parametrize(("on", "idle"), [({REED: (2, 0)}, True), ({}, False)])
def test_n_4_makes_one_basic_action_do_nothing_if_an_enhancement_lies_there(on, idle):
    scene = main(gardener(hand=(megumi("N-4"),), on=on), side(aura=3, vigor=2), distance=3, turn_player=0)
    scene.use(megumi("N-4")).answer("life")
    scene.resolve(basic_action(scene.table, 1, "recover"))
    assert scene.count("aura.1") == (3 if idle else 4)
    scene.resolve(basic_action(scene.table, 1, "recover"))
    assert scene.count("aura.1") == (4 if idle else 5)


def test_n_4_lasts_no_longer_than_the_turn():
    scene = main(gardener(hand=(megumi("N-4"),), on={REED: (2, 0)}), side(aura=3), distance=3)
    scene.use(megumi("N-4")).answers("life", "end")
    scene.resolve(basic_action(scene.table, 1, "recover"))
    assert scene.count("aura.1") == 4


def test_n_5_makes_both_distances_greater_by_its_seeds():
    scene = main(gardener(on={REED: (3, 2)}), distance=4)
    assert (distance(scene.state), master_distance(scene.state)) == (6, 4)


def test_n_5_moves_a_crystal_to_the_distance():
    scene = main(gardener(1, hand=(REED,)), distance=4)
    scene.use(REED).answer("sprouted.0").answer("sprouted.0")
    assert (scene.on(REED), seeds(scene, REED), distance(scene.state)) == (2, 2, 7)


def test_n_6_attacks_at_the_beginning_of_either_main_phase():
    grown = gardener(on={BALSAM: (3, 0)})
    for sides, at, seat in (((grown, WATCHED), 2, 0), ((WATCHED, grown), 4, 1)):
        scene = main(*sides, distance=at, conduct="")
        scene.resolve(main_phase(scene.table))
        while asked(scene) == ("ChooseNext", 0):
            scene.answer(next(key for key in scene.keys if not key.endswith("card:-1")))
        assert (scene.state.attacks[-1].seat, attack(scene)) == (seat, (2, 1))


def test_n_6_flinches_the_opponent_as_it_goes():
    scene = main(gardener(on={BALSAM: (1, 0)}))
    pay_upkeep(scene)
    assert scene.state.flinched == [False, True]


def test_n_7_does_a_basic_action_as_it_comes_and_at_the_end_of_a_turn():
    scene = full_power(gardener(2, hand=(ROSE,), aura=3), distance=4)
    scene.use(ROSE).answer("sprouted.0", "sprouted.0")
    scene.answer("basic:recover")
    assert (scene.count("aura.0"), scene.on(ROSE)) == (4, 2)
    scene.resolve(closing_phase(scene.table)).answer("basic:recover")
    assert scene.count("aura.0") == 5


def test_n_7_gives_the_distance_back_what_the_opponent_first_takes():
    scene = main(side(aura=2), gardener(on={}, enhancements=((ROSE, 2),)), distance=4)
    scene.resolve(basic_action(scene.table, 0, "forward"))
    assert scene.count("distance") == 4
    scene.resolve(basic_action(scene.table, 0, "forward"))
    assert scene.count("distance") == 3


def test_n_7_keeps_its_crystals_in_the_opponents_turn():
    scene = main(side(), gardener(enhancements=((ROSE, 2),)))
    pay_upkeep(scene)
    assert scene.on(ROSE, 1) == 2
    scene = main(gardener(enhancements=((ROSE, 2),)))
    pay_upkeep(scene)
    assert scene.on(ROSE) == 1


# --- specials


def test_s_1_lets_a_seed_sprout_and_comes_back_when_none_has():
    scene = main(gardener(specials=(ROOT,), flare=1), distance=4)
    scene.use(ROOT).answer("aura")
    assert soil(scene) == (1, 4)
    scene.resolve(closing_phase(scene.table))
    assert scene.state.status[scene.card(ROOT)] == "used"
    scene = main(gardener(0, used=(ROOT,)))
    scene.resolve(closing_phase(scene.table))
    assert scene.state.status[scene.card(ROOT)] == "unused"


def test_s_2_weakens_the_attack_by_all_seeds_on_enhancement_cards_its_own_among_them():
    scene = main(
        side(hand=(SHOT,)), gardener(2, specials=(BRANCH,), flare=3, on={REED: (2, 1)}, aura=5), distance=5
    )
    scene.use(SHOT).use(BRANCH).answer("sprouted.1", "shadow").answer()
    assert attack(scene) == (0, 1)


def test_s_2_attacks_at_the_beginning_of_the_opponents_start_phase():
    scene = main(side(), gardener(on={BRANCH: (3, 2), REED: (2, 1)}), distance=3)
    scene.state.turn = 4
    scene.resolve(start_phase(scene.table))
    assert scene.count("aura.0") == 0 or asked(scene) == ("ChooseDamage", 0)
    assert attack(scene) == (3, 1)


def test_s_3_gathers_what_the_upkeep_takes_from_the_others():
    scene = main(gardener(on={FRUIT: (2, 2), REED: (1, 1), BALSAM: (2, 1)}), phase="start", conduct="")
    pay_upkeep(scene)
    assert (scene.on(FRUIT), seeds(scene, FRUIT), seeds(scene, BALSAM)) == (3, 2, 1)
    assert soil(scene) == (0, 2)


@pytest.mark.parametrize(("rival", "there"), [(saine("N-5"), "distance"), (honoka("S-4"), "aura.0")])
@pytest.mark.parametrize("order", [1, -1])
@pytest.mark.parametrize("turn_player", [0, 1])
def test_5_1_1_the_turn_player_chooses_what_the_crystal_of_another_enhancement_does(rival, there, order, turn_player):
    lying = ((FRUIT, 2), (rival, 2))[::order]
    for chosen in (FRUIT, rival):
        scene = main(side(enhancements=lying), distance=4, shadow=0, phase="start", turn_player=turn_player)
        before = scene.count(there)
        pay_upkeep(scene)
        assert asked(scene) == ("ChooseNext", turn_player)
        scene.answer(next(key for key in scene.keys if key.endswith(f":{scene.card(chosen)}")))
        gathered = chosen == FRUIT
        assert (scene.on(FRUIT), scene.on(rival)) == (2 if gathered else 1, 1)
        assert (scene.count(there) - before, scene.count("shadow")) == (0 if gathered else 1, 1)


def test_s_3_keeps_its_crystals_in_the_main_phase():
    scene = main(gardener(on={FRUIT: (2, 2)}))
    takes(scene, FRUIT, 1)
    assert (scene.on(FRUIT), seeds(scene, FRUIT)) == (2, 2)


def test_s_3_loses_its_own_in_the_upkeep():
    scene = main(gardener(on={FRUIT: (2, 1)}), phase="start", conduct="")
    pay_upkeep(scene)
    assert (scene.on(FRUIT), seeds(scene, FRUIT), scene.count("shadow")) == (1, 1, 11)


def test_s_3_strikes_with_five_seeds_in_the_end_phase_and_is_emptied():
    five = gardener(on={FRUIT: (5, 4), REED: (1, 1)}, specials=())
    scene = main(five, side(aura=5), distance=5, phase="start", conduct="")
    pay_upkeep(scene)
    assert asked(scene) == ("ChooseNext", 0)
    scene.answer(scene.keys[0])
    assert (scene.on(FRUIT), seeds(scene, FRUIT)) == (5, 5)
    scene.resolve(closing_phase(scene.table))
    assert attack(scene) == (5, 5)
    scene.answer("aura")
    assert (scene.where(FRUIT), soil(scene)) == ("specials.0", (0, 5))


def test_s_4_grows_by_five_and_strengthens_the_first_weak_attack():
    scene = main(gardener(5, hand=(SHOT,), specials=(PALM,), flare=3), WATCHED, distance=5)
    scene.use(PALM).answer(*["sprouted.0"] * 5)
    assert (scene.on(PALM), soil(scene)) == (5, (0, 0))
    assert attack(scene.use(SHOT)) == (3, 2)


def test_s_4_leaves_a_strong_attack_alone_and_waits_for_a_weak_one():
    scene = main(gardener(on={PALM: (3, 3)}, hand=(himika("S-1"), SHOT)), WATCHED, distance=5)
    assert attack(scene.use(SHOT)) == (3, 2)


def test_s_4_looks_at_the_damage_before_additions():
    """§9-1-3-2: レッドバレット has 3 to the aura before 気炎万丈 adds 1."""
    laid = gardener(on={PALM: (3, 3)}, specials=(himika("S-1"),), enhancements=((yurina("N-7"), 4),), life=3)
    scene = main(laid, WATCHED, distance=5)
    assert attack(scene.use(himika("S-1"))) == (5, 3)


def test_s_4_remembers_an_attack_as_it_was_when_it_was_made():
    """Damage X, which is 3 then and 4 afterwards: the next weak attack is not the first."""
    growing = honoka("A1-S-1-Ex3")
    mine = gardener(specials=(growing,), flare=1, hand=(megumi("N-3"),), enhancements=((PALM, 5),))
    scene = main(mine, WATCHED, distance=4)
    scene.resolve(move_crystals(scene.table, "shadow", f"card.{scene.card(growing)}", 3, "effect"))
    act(scene).use(growing)
    assert attack(scene) == (4, 3)
    scene.answer("pass").use(megumi("N-3"))
    assert attack(scene) == (2, 1)


# --- extra rules


def test_x17_1_five_seeds_lie_in_the_soil_and_none_has_sprouted():
    scene = main(side(megami=("megumi", "saine"), begun=True))
    assert soil(scene) == (0, 5)


def test_x17_1_both_players_may_have_seeds():
    scene = main(gardener(2, on={REED: (1, 1)}), gardener(0, on={BALSAM: (2, 2)}))
    takes(scene, REED, 1)
    assert (soil(scene, 0), soil(scene, 1)) == ((2, 3), (0, 3))


def test_x17_2_seeds_lie_in_the_soil_or_on_the_players_own_enhancements():
    scene = main(gardener(5, hand=(REED,)))
    scene.use(REED).answer("sprouted.0").answer("sprouted.0")
    assert (seeds(scene, REED), soil(scene)) == (2, (3, 0))


def test_x17_2_1_1_a_seed_that_leaves_a_card_goes_back_unsprouted():
    scene = main(gardener(2, on={REED: (2, 2)}))
    takes(scene, REED, 1)
    assert (scene.on(REED), seeds(scene, REED), soil(scene), scene.count("shadow")) == (1, 1, (2, 2), 10)


@pytest.mark.parametrize("target", ["aura.0", "flare.0", "distance"])
def test_x17_2_1_1_it_goes_there_wherever_it_would_have_gone(target):
    scene = main(gardener(on={REED: (1, 1)}), distance=4)
    before = scene.count(target)
    takes(scene, REED, 1, target)
    assert (scene.count(target), soil(scene)) == (before, (0, 5))


@pytest.mark.parametrize("leave", [discard, cover])
def test_x17_2_1_1_all_go_back_with_a_card_that_leaves(leave):
    scene = main(gardener(1, on={REED: (3, 2)}))
    scene.resolve(leave(scene.table, scene.card(REED)))
    assert (soil(scene), seeds(scene, REED), scene.on(REED), scene.count("shadow")) == ((1, 4), 0, 0, 11)


def test_x17_3_the_soil_holds_nothing_but_seeds():
    scene = main(gardener(3))
    places = view(scene.state, 0).places
    assert [places[f"{area}.0"].pieces for area in ("sprouted", "unsprouted")] == [(("seed", 3),), (("seed", 2),)]


def test_x17_4_a_seed_on_a_card_in_use_is_a_crystal():
    scene = main(side(hand=(SHOT,)), gardener(2, specials=(BRANCH,), flare=3, aura=5), distance=5)
    scene.use(SHOT).use(BRANCH).answer("sprouted.1", "sprouted.1").answer("sprouted.1")
    assert (scene.where(BRANCH), scene.on(BRANCH, 1)) == ("enhancements.1", 3)


def test_x17_5_crystals_that_are_no_seeds_are_taken_first():
    scene = main(gardener(on={REED: (3, 1)}))
    takes(scene, REED, 2)
    assert (scene.on(REED), seeds(scene, REED), scene.count("shadow")) == (1, 1, 12)
    takes(scene, REED, 1)
    assert (scene.where(REED), soil(scene)) == ("discard.0", (0, 5))


def test_x17_5_of_crystals_that_go_to_several_places_a_seed_is_one_of_the_last():
    road = honoka("S-4")
    scene = main(gardener(on={road: (3, 2)}, other="honoka", aura=4))
    takes(scene, road, 2)
    assert (scene.count("aura.0"), scene.count("flare.0"), scene.on(road)) == (5, 0, 1)
    assert (seeds(scene, road), soil(scene)) == (1, (0, 4))


def test_x17_5_the_upkeep_takes_a_seed_that_is_left():
    scene = main(gardener(on={REED: (2, 2)}))
    pay_upkeep(scene)
    assert (scene.on(REED), seeds(scene, REED), soil(scene)) == (1, 1, (0, 4))


def test_x17_5_a_seed_is_shown_as_a_seed_and_not_as_a_crystal_besides():
    scene = main(gardener(on={REED: (3, 2)}))
    shown = next(card for card in view(scene.state, 1).places["enhancements.0"].cards if card.number == REED)
    assert shown.pieces == (("sakura", 1), ("seed", 2))


def test_x17_5_a_seed_counts_as_a_crystal_for_texts():
    scene = main(gardener(on={saine("N-7"): (2, 2)}))
    assert damage_places(scene.state, 0) == ("aura.0", f"card.{scene.card(saine('N-7'))}")
    here = f"card.{scene.card(saine('N-7'))}"
    scene.resolve(take_on(scene.table, 0, "aura", 4, "effect")).answer(*["aura.0"] * 3, here)
    assert (scene.on(saine("N-7")), soil(scene)) == (1, (0, 4))


def test_x17_6_growth_lays_any_number_up_to_x_besides_the_capacity():
    scene = main(gardener(5, hand=(BALSAM,)))
    scene.use(BALSAM).answer("shadow")
    assert (scene.decision.section, scene.decision.least, scene.decision.most) == ("x17-7-1", 0, 2)
    scene.answer("sprouted.0")
    assert (scene.on(BALSAM), seeds(scene, BALSAM)) == (2, 1)


def test_x17_6_a_card_without_growth_takes_no_more_than_its_capacity():
    scene = main(gardener(5, hand=(saine("N-6"),)))
    scene.use(saine("N-6"))
    assert scene.decision.options[-1].key == "sprouted.0"
    scene.answer(*["sprouted.0"] * scene.decision.most)
    assert asked(scene) == ("ChooseAct", 0)


def test_x17_7_1_a_megamis_enhancement_lets_a_seed_sprout_before_it_is_laid_on():
    scene = main(gardener(0, hand=(REED,)))
    scene.use(REED)
    assert soil(scene) == (1, 4)
    scene.answer("sprouted.0")
    assert (seeds(scene, REED), soil(scene)) == (1, (0, 4))


def test_x17_7_1_an_enhancement_of_no_megami_lets_none_sprout():
    scene = main(gardener(0, hand=(chikage("P-3"),)))
    scene.use(chikage("P-3"))
    assert soil(scene) == (0, 5)


def test_x17_7_1_what_no_seed_is_chosen_for_comes_from_shadow_and_aura():
    scene = main(gardener(2, hand=(chikage("N-6"),), aura=1), shadow=1)
    scene.use(chikage("N-6")).answer("sprouted.0", "shadow")
    assert (scene.on(chikage("N-6")), seeds(scene, chikage("N-6"))) == (3, 1)
    assert (scene.count("shadow"), scene.count("aura.0")) == (0, 0)


def test_x17_7_1_the_opponents_enhancements_are_used_as_ever():
    scene = main(side(hand=(saine("N-6"),)), gardener(5))
    scene.use(saine("N-6"))
    assert [option.key for option in scene.decision.options] == ["shadow", "aura.0"]


def test_x17_7_1_a_seed_is_laid_by_hand_and_only_then():
    scene = main(gardener(1, hand=(REED,)))
    here = f"card.{scene.card(REED)}"
    refused = why_not(scene.state, scene.decision, Move("token:seed", "sprouted.0", here))
    assert (refused.code, refused.section) == ("seed-laid", "x17-7-1")
    scene.use(REED)
    moves = {move for option in scene.decision.options for move in option.moves}
    assert Move("token:seed", "sprouted.0", here) in moves


def test_x17_7_1_crystals_of_a_token_come_from_outside():
    scene = main(gardener(1, hand=(REED,)))
    scene.use(REED).answer("sprouted.0").answer()
    laid = [one for one in scene.happened(CrystalsMoved) if one.why == "token"]
    assert [(one.source, one.count) for one in laid] == [("outside.0", 1)]


def test_x17_5_a_hand_takes_a_seed_for_a_crystal_where_there_are_only_seeds():
    scene = main(gardener(on={saine("N-7"): (2, 2)}))
    here = f"card.{scene.card(saine('N-7'))}"
    scene.resolve(take_on(scene.table, 0, "aura", 4, "effect"))
    shown = RULES.completed(scene.state, scene.decision)
    moves = next(option.moves for option in shown.options if option.key == here)
    assert Move("token:seed", here, moves[0].target) in moves
