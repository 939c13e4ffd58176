"""Thallya's cards by their numbers (appendix 1: 11), the TransForm cards among them."""

from __future__ import annotations

import pytest

from engine.cardgame.events import Marked
from engine.cardgame.source import Source
from engine.cardgame.words.flow import ASKS_IN_VAIN
from engine.sakura.clauses.picking import all_theirs
from engine.sakura.clauses.steps_cards import Put
from engine.sakura.events import CounterChanged, CrystalsMoved
from engine.sakura.procedures.damage import take_damage
from engine.sakura.procedures.moving import discard, move_card
from engine.sakura.procedures.rebuild import rebuild
from engine.sakura.values.numbers import cost, distance
from tests.engine.sakura.megami.thallya_tables import SHAPES, machine, tokens
from tests.engine.sakura.support import (
    FILLER,
    SHOT,
    act,
    asked,
    attack,
    attacks_made,
    chikage,
    end,
    full_power,
    lengths,
    main,
    next_turn,
    pay_upkeep,
    shinra,
    side,
    thallya,
    tokoyo,
    yurina,
)

DASH = tokoyo("N-1")
"""An attack whose damage to the aura is a dash."""
WATCHED = side(hand=(FILLER[0],))
"""An opponent who is asked for a reaction, so that an attack can be looked at in the air."""


def shape(code):
    return SHAPES + code


# --- normal cards


def test_n_1_rides_after_the_attack():
    scene = main(machine(hand=(thallya("N-1"),)), distance=4)
    scene.use(thallya("N-1")).answer("aura")
    assert (asked(scene), scene.keys) == (("ChooseOne", 0), ("ride-forward", "ride-backward"))
    scene.answer("ride-forward")
    assert (distance(scene.state), tokens(scene)) == (3, (4, 0, 1, 0))


def test_n_2_burns_one_token_then_does_a_basic_action_and_rides():
    scene = main(machine(hand=(thallya("N-2"),)), distance=4)
    scene.use(thallya("N-2"))
    assert tokens(scene) == (4, 1, 0, 0)
    scene.answers("aura", "basic:focus", "ride-backward")
    assert (distance(scene.state), scene.count("flare.0"), tokens(scene)) == (5, 1, (3, 1, 0, 1))


def test_n_2_cannot_be_used_without_a_token_to_burn():
    scene = main(machine(0, 5, hand=(thallya("N-2"),)), distance=4)
    assert not scene.may_use(thallya("N-2"))


@pytest.mark.parametrize(("damage", "moved"), [("aura", "aura.1"), ("life", "life.1")])
def test_n_3_pushes_the_crystals_of_its_damage_to_the_distance(damage, moved):
    scene = main(machine(hand=(thallya("N-3"),)), distance=1)
    before = scene.count(moved)
    scene.use(thallya("N-3")).answer(damage)
    gone = 3 if damage == "aura" else 2
    assert (scene.count(moved), scene.count("distance")) == (before - gone, 1 + gone)
    assert (scene.count("shadow"), scene.count("flare.1")) == (10, 0)


def test_n_3_moves_only_as_many_crystals_as_there_is_room_for_at_the_distance():
    scene = main(machine(0, 1, 4, 0, hand=(thallya("N-3"),)), machine(1, 0, 4, 0), distance=9)
    assert (distance(scene.state), scene.may_use(thallya("N-3"))) == (1, False)
    scene = main(machine(1, 0, 4, 0, hand=(thallya("N-3"),)), machine(1, 0, 4, 0), distance=9)
    scene.use(thallya("N-3")).answer("life")
    assert (scene.count("distance"), scene.count("life.1"), scene.count("flare.1")) == (10, 9, 0)


@pytest.mark.parametrize(("distance", "taken"), [(6, (2, 2)), (7, (2, 1)), (8, (2, 0)), (9, (1, 0))])
def test_n_3_moves_what_there_is_room_for_of_both_damages(distance, taken):
    """Both go there at the same time, so the crystals of the aura take room of those of the life (§10-26, §5-10)."""
    scene = main(side(), side(aura=2, life=10), distance=distance)
    scene.resolve(take_damage(scene.table, 1, 2, 2, "effect", both=True, sends="distance"))
    assert (2 - scene.count("aura.1"), 10 - scene.count("life.1")) == taken


def test_n_4_recovers_in_standard_actions_and_reaches_further_with_full_power():
    scene = main(machine(2, 3, hand=(thallya("N-4"),)), distance=7)
    scene.use(thallya("N-4")).answer("aura")
    assert tokens(scene) == (3, 2, 0, 0)
    scene = full_power(machine(2, 3, hand=(thallya("N-4"),)), WATCHED, distance=8)
    scene.use(thallya("N-4"))
    assert (attack(scene), lengths(scene)) == ((3, 3), list(range(2, 9)))
    scene.answers("pass", "aura")
    assert tokens(scene) == (1, 4, 0, 0)


def test_n_5_makes_flinch_and_turns_aura_into_flare():
    scene = main(machine(hand=(thallya("N-5"),)))
    scene.use(thallya("N-5"))
    assert (scene.state.flinched[1], scene.count("aura.0"), scene.count("flare.0")) == (True, 1, 2)


def test_n_6_trades_two_tokens_for_vigor_and_two_vigor_for_three_tokens():
    scene = main(machine(hand=(thallya("N-6"),), vigor=1), side(vigor=2))
    scene.use(thallya("N-6"), "yes", "yes")
    assert (scene.state.vigor, scene.state.flinched) == ([0, 1], [False, True])
    assert tokens(scene) == (5, 0, 0, 0)


def test_n_6_does_nothing_for_what_cannot_be_paid_in_full():
    scene = main(machine(1, 4, hand=(thallya("N-6"),), vigor=1), side(vigor=2))
    scene.use(thallya("N-6"))
    assert asked(scene) == ("ChooseAct", 0)
    assert (scene.state.vigor, scene.state.flinched, tokens(scene)) == ([1, 2], [False, False], (1, 4, 0, 0))


def test_n_6_asks_in_vain_in_a_duel_that_was_begun_so():
    scene = main(machine(1, 4, hand=(thallya("N-6"),), vigor=1), side(vigor=2))
    scene.table.emit(Marked(ASKS_IN_VAIN))
    scene.use(thallya("N-6"), "yes", "no")
    assert (asked(scene), tokens(scene)) == (("ChooseAct", 0), (1, 4, 0, 0))


def test_n_7_rides_out_of_the_range_of_what_it_answers():
    scene = main(side(hand=(SHOT,)), machine(hand=(thallya("N-7"),)), distance=4)
    scene.use(SHOT).use(thallya("N-7"), "ride-forward")
    scene = main(side(hand=(yurina("N-1"),)), machine(hand=(thallya("N-7"),)), distance=4)
    scene.use(yurina("N-1")).use(thallya("N-7"), "ride-backward")
    assert (distance(scene.state), scene.count("life.1"), scene.count("aura.1")) == (5, 10, 3)
    assert tokens(scene, 1) == (3, 1, 0, 1)


# --- specials


@pytest.mark.parametrize(("at", "reaches"), [(1, True), (2, False), (3, True), (5, True), (7, True), (8, False)])
def test_s_1_reaches_every_other_distance(at, reaches):
    scene = main(machine(specials=(thallya("S-1"),), flare=1), distance=at)
    assert scene.may_use(thallya("S-1")) is reaches


def test_s_1_returns_when_its_player_rides_and_only_then():
    scene = main(machine(used=(thallya("S-1"),), hand=(thallya("N-7"),), vigor=1), distance=4)
    scene.basic("forward")
    assert scene.state.status[scene.card(thallya("S-1"))] == "used"
    scene.use(thallya("N-7"), "ride-forward")
    assert scene.state.status[scene.card(thallya("S-1"))] == "unused"


@pytest.mark.parametrize(("at", "status"), [(2, "used"), (3, "unused")])
def test_s_1_returns_only_if_the_current_distance_is_another_one_then(at, status):
    """Two less, but never below 0: at 2 the current distance is 0 before and after the ride (§5-2-1)."""
    mine = machine(used=(thallya("S-1"),), hand=(thallya("N-7"),), enhancements=((chikage("N-6"), 4),))
    scene = main(mine, distance=at).use(thallya("N-7"), "ride-forward")
    assert (distance(scene.state), scene.state.status[scene.card(thallya("S-1"))]) == (0, status)


def test_s_1_stays_when_the_ride_moves_no_token_or_is_the_opponents():
    scene = main(machine(3, 0, 0, 2, used=(thallya("S-1"),), hand=(thallya("N-7"),)), distance=8)
    scene.use(thallya("N-7"), "ride-backward")
    assert scene.state.status[scene.card(thallya("S-1"))] == "used"
    scene = main(machine(used=(thallya("S-1"),)), machine(hand=(thallya("N-7"),)), turn_player=1, distance=4)
    scene.use(thallya("N-7"), "ride-backward")
    assert scene.state.status[scene.card(thallya("S-1"))] == "used"


@pytest.mark.parametrize(("burnt", "cancelled"), [(3, True), (2, False)])
def test_s_2_cancels_an_attack_of_no_more_damage_than_tokens_recovered(burnt, cancelled):
    scene = main(
        side(hand=(yurina("N-1"),)), machine(5 - burnt, burnt, specials=(thallya("S-2"),), flare=4), distance=4
    )
    scene.use(yurina("N-1")).use(thallya("S-2"))
    assert tokens(scene, 1) == (5, 0, 0, 0)
    assert (asked(scene) == ("ChooseAct", 0)) is cancelled


def test_s_2_cancels_a_dash_without_any_token_and_can_be_used_as_an_act():
    scene = main(side(hand=(DASH,)), machine(specials=(thallya("S-2"),), flare=4), distance=4)
    scene.use(DASH).use(thallya("S-2"))
    assert (asked(scene), scene.count("life.1")) == (("ChooseAct", 0), 10)
    scene = main(machine(2, 3, specials=(thallya("S-2"),), flare=4))
    scene.use(thallya("S-2"))
    assert (tokens(scene), asked(scene)) == ((5, 0, 0, 0), ("ChooseAct", 0))


def test_s_3_burns_backwards_while_it_lies_there():
    laid = {"enhancements": ((thallya("S-3"), 2),), "hand": (thallya("N-7"), thallya("N-6"))}
    scene = main(machine(1, 4, **laid), distance=4)
    scene.use(thallya("N-7"), "ride-forward")
    assert tokens(scene) == (1, 3, 1, 0)
    scene.use(thallya("N-6"), "yes")
    assert tokens(scene) == (3, 1, 1, 0)


def test_s_3_leaves_nothing_to_burn_where_no_token_is_burnt():
    scene = main(machine(5, 0, enhancements=((thallya("S-3"), 2),), hand=(thallya("N-7"),)))
    assert not scene.may_use(thallya("N-7"))


def test_s_4_gives_an_empty_machine_another_shape():
    scene = full_power(machine(0, 5, specials=(thallya("S-4"),), flare=2), side(flare=4))
    scene.use(thallya("S-4"), f"card:{scene.card(shape('02'))}")
    assert (scene.where(shape("02")), scene.count("flare.1"), tokens(scene)) == ("machine.0", 2, (2, 3, 0, 0))
    assert scene.state.status[scene.card(thallya("S-4"))] == "used"


def test_s_4_returns_where_the_machine_is_not_empty():
    scene = full_power(machine(1, 4, specials=(thallya("S-4"),), flare=2))
    scene.use(thallya("S-4"))
    assert (scene.state.status[scene.card(thallya("S-4"))], scene.numbers("machine.0")) == ("unused", ())


# --- other shapes


def test_transform_card_01_lets_the_opponent_draw_one_card_and_flinch():
    scene = full_power(machine(0, 5, specials=(thallya("S-4"),), flare=2), side())
    scene.use(thallya("S-4"), f"card:{scene.card(shape('01'))}")
    assert scene.state.flinched[1]
    next_turn(scene).answer("no")
    assert len(scene.numbers("hand.1")) == 1
    scene.answers("standard", "end")
    next_turn(scene).answers("no", "standard", "end")
    next_turn(scene).answer("no")
    assert len(scene.numbers("hand.1")) == 3


def test_transform_card_01_counts_what_an_effect_lets_draw_in_that_phase():
    mine = machine(0, 5, specials=(thallya("S-4"),), flare=2, hand=(shinra("N-2"),))
    scene = full_power(mine, side(used=(tokoyo("A2-S-3"),), aura=6))
    scene.use(thallya("S-4"), f"card:{scene.card(shape('01'))}")
    next_turn(scene).use(shinra("N-2"))
    assert len(scene.numbers("hand.1")) == 1
    scene.answer("no")
    assert (len(scene.numbers("hand.1")), scene.state.phase) == (1, "main")


@pytest.mark.parametrize(("stock", "may"), [(1, True), (0, False)])
def test_transform_card_01_forbids_basic_actions_to_an_empty_machine(stock, may):
    scene = main(machine(stock, 5 - stock, shape="01", vigor=2), distance=4)
    assert [scene.offers(f"basic:{action}") for action in ("forward", "beta-edge")] == [may, may]


def test_transform_card_01_offers_nothing_after_a_terminal_card():
    scene = main(machine(shape="01", vigor=2, hand=(tokoyo("N-7"),), deck=(SHOT, SHOT)), distance=4)
    assert scene.offers("basic:beta-edge")
    scene.use(tokoyo("N-7"))
    scene.answer(*("shadow",) * scene.decision.most)
    assert (asked(scene), scene.offers("basic:beta-edge")) == (("ChooseAct", 0), False)


def test_transform_card_01_offers_an_attack_that_rides():
    scene = main(machine(shape="01", vigor=1), distance=4)
    scene.basic("beta-edge").answers("life", "ride-backward")
    assert (scene.count("life.1"), distance(scene.state), scene.state.vigor[0]) == (9, 5, 0)
    assert attacks_made(scene) == [0]


@pytest.mark.parametrize(("flare", "left", "shadow"), [(2, 2, 10), (3, 2, 11), (6, 2, 14)])
def test_transform_card_02_leaves_two_crystals_of_the_opponents_flare(flare, left, shadow):
    scene = full_power(machine(0, 5, specials=(thallya("S-4"),), flare=2), side(flare=flare), shadow=10)
    scene.use(thallya("S-4"), f"card:{scene.card(shape('02'))}")
    assert (scene.count("flare.1"), scene.count("shadow")) == (left, shadow + 2)


def test_transform_card_02_offers_to_take_the_top_of_the_opponents_deck():
    scene = main(machine(shape="02", vigor=2), side(deck=(SHOT,)))
    scene.basic("gamma-ray")
    assert (scene.numbers("discard.1"), scene.numbers("deck.1")) == ((SHOT,), ())
    scene.basic("gamma-ray")
    assert asked(scene) == ("ChooseAct", 0)


def test_transform_card_03_draws_two_cards_and_lifts_the_hand_limit():
    scene = full_power(machine(0, 5, specials=(thallya("S-4"),), flare=2, hand=(SHOT, FILLER[0])))
    scene.use(thallya("S-4"), f"card:{scene.card(shape('03'))}")
    assert len(scene.numbers("hand.0")) == 4
    end(scene)
    assert (scene.decision, len(scene.numbers("hand.0"))) == (None, 4)


@pytest.mark.parametrize(("at", "after"), [(7, 8), (8, 8)])
def test_transform_card_03_offers_a_crystal_for_a_short_distance(at, after):
    scene = main(machine(shape="03", vigor=1), distance=at)
    scene.basic("delta-wing")
    assert (scene.count("distance"), scene.count("shadow")) == (after, 10 - (after - at))


@pytest.mark.parametrize(("theirs", "after"), [(machine(shape="03", aura=5), 6), (side(aura=5), 5)])
def test_transform_card_03_is_echoed_by_an_opponent_who_has_it_too(theirs, after):
    """問答 lets the opponent do the same basic action, where that is possible."""
    scene = main(machine(shape="03", hand=(yurina("A2-N-3"),)), theirs, distance=4)
    scene.use(yurina("A2-N-3"), "life", "basic:delta-wing")
    assert (asked(scene), scene.count("distance")) == (("ChooseAct", 0), after)


def test_transform_card_a1_01_covers_the_deck_and_strikes_after_a_rebuild():
    scene = full_power(machine(0, 5, specials=(thallya("S-4"),), flare=2, form="thallya-a1"), side(deck=FILLER))
    scene.use(thallya("S-4"), f"card:{scene.card(shape('A1-01'))}")
    assert (set(scene.numbers("cover.1")), scene.numbers("deck.1")) == (set(FILLER), ())
    scene.resolve(rebuild(scene.table, 1, by_rule=False))
    assert asked(scene) == ("ChooseOne", 0)
    scene.answers("yes", "life")
    assert (scene.count("life.1"), len(scene.numbers("deck.1"))) == (8, 4)


def test_transform_card_a1_01_may_let_it_be_and_minds_only_the_opponents_deck():
    scene = main(machine(shape="A1-01", deck=FILLER), side(discard=(SHOT,)), distance=4)
    scene.resolve(rebuild(scene.table, 1, by_rule=False)).answer("no")
    scene.resolve(rebuild(scene.table, 0, by_rule=False))
    assert (scene.decision, attacks_made(scene)) == (None, [])


def test_transform_card_a1_03_lets_the_opponent_choose_two_covered_cards():
    scene = full_power(
        machine(0, 5, specials=(thallya("S-4"),), flare=2, form="thallya-a1"), side(cover=(SHOT, FILLER[0]))
    )
    scene.use(thallya("S-4"), f"card:{scene.card(shape('A1-03'))}")
    assert asked(scene) == ("ChooseCards", 1)
    scene.answer(f"card:{scene.card(FILLER[0], 1, 'cover')}")  # which the second is goes without asking
    assert (scene.numbers("cover.1"), scene.numbers("discard.1")) == ((), (FILLER[0], SHOT))


def test_transform_card_a1_03_offers_an_attack_once_a_turn():
    scene = main(machine(shape="A1-03", vigor=2), distance=3)
    scene.basic("sigma-drive").answer("life")
    assert (scene.count("life.1"), scene.state.flinched[0], scene.offers("basic:sigma-drive")) == (8, True, False)


def test_transform_card_a1_04_recovers_and_does_recover_twice():
    laid = {"specials": (thallya("S-4"),), "flare": 2, "aura": 2, "form": "thallya-a1"}
    scene = full_power(machine(0, 5, **laid))
    scene.use(thallya("S-4"), f"card:{scene.card(shape('A1-04'))}")
    assert (tokens(scene), scene.count("aura.0"), scene.count("shadow")) == ((4, 1, 0, 0), 4, 10)


def test_transform_card_a1_04_gains_vigor_by_every_second_card_of_the_opponents_discard_pile():
    scene = main(machine(shape="A1-04"), side(discard=(SHOT,), hand=FILLER[:3]))
    for number in FILLER[:3]:
        scene.resolve(discard(scene.table, scene.card(number, 1, "hand")))
    assert scene.state.vigor[0] == 2


@pytest.mark.parametrize(("lying", "vigor"), [((SHOT,), 0), ((), 1), ((SHOT, FILLER[3]), 1)])
def test_transform_card_a1_04_sees_the_cards_of_one_instruction_go_at_once(lying, vigor):
    scene = main(machine(shape="A1-04"), side(discard=lying, hand=FILLER[:2]))
    scene.resolve(Put(all_theirs("hand"), "discard").run(scene.table, Source(0)))
    assert scene.state.vigor[0] == vigor


def test_transform_card_a1_04_gains_vigor_when_a_card_leaves_but_none_by_a_rebuild():
    scene = main(machine(shape="A1-04"), side(discard=(SHOT, *FILLER[:2])))
    scene.resolve(move_card(scene.table, scene.card(SHOT, 1), "hand"))
    assert scene.state.vigor[0] == 1
    scene = main(machine(shape="A1-04"), side(discard=(SHOT, *FILLER[:3]), deck=()))
    scene.resolve(rebuild(scene.table, 1, by_rule=False))
    assert scene.state.vigor[0] == 0


# --- 『帰還』


def test_a1_n_5_lends_what_a_sealed_shape_offers_and_returns_it():
    scene = main(machine(2, 3, form="thallya-a1", hand=(thallya("A1-N-5"),), vigor=1), side(flare=4), distance=3)
    scene.use(thallya("A1-N-5")).answer("shadow", "shadow", "shadow")
    assert asked(scene) == ("ChooseCards", 0)
    scene.answer(f"card:{scene.card(shape('A1-03'))}")
    assert (scene.where(shape("A1-03")), tokens(scene)) == ("sealed.0", (3, 2, 0, 0))
    assert scene.offers("basic:sigma-drive")
    assert scene.state.counters["transforms.0"] == 0
    for _ in range(3):
        pay_upkeep(scene)
    assert (scene.where(shape("A1-03")), scene.where(thallya("A1-N-5"))) == ("extra.0", "discard.0")
    assert not act(scene).offers("basic:sigma-drive")


def test_a1_n_5_lends_forced_effects_but_not_what_is_done_on_transforming():
    laid = {"sealed": ((shape("A1-04"), thallya("A1-N-5")),), "enhancements": ((thallya("A1-N-5"), 2),)}
    scene = main(side(megami=("thallya-a1", "saine"), **laid), side(discard=(SHOT,), hand=(FILLER[0],)))
    scene.resolve(discard(scene.table, scene.card(FILLER[0], 1, "hand")))
    assert scene.state.vigor[0] == 1


def test_a1_s_1_gathers_crystals_while_nothing_is_burnt_and_transforms_at_two():
    scene = main(machine(4, 1, form="thallya-a1", specials=(thallya("A1-S-1"),), flare=2), side(flare=3))
    scene.use(thallya("A1-S-1"))
    assert (tokens(scene), scene.on(thallya("A1-S-1")), scene.state.terminal[0]) == ((5, 0, 0, 0), 1, True)
    end(scene)
    assert (scene.state.status[scene.card(thallya("A1-S-1"))], scene.on(thallya("A1-S-1"))) == ("used", 1)


def test_a1_s_1_transforms_with_the_second_crystal_and_returns_in_the_end_phase():
    scene = main(machine(5, 0, form="thallya-a1", specials=(thallya("A1-S-1"),), flare=1), side(flare=3))
    card = scene.card(thallya("A1-S-1"))
    scene.table.emit(CrystalsMoved("shadow", f"card.{card}", 1, "effect"))
    scene.use(thallya("A1-S-1"), f"card:{scene.card(shape('02'))}")
    assert (scene.on(thallya("A1-S-1")), scene.where(shape("02")), scene.count("flare.1")) == (0, "machine.0", 2)
    end(scene)
    assert scene.state.status[card] == "unused"


def test_a1_s_1_puts_no_crystal_while_another_token_is_burnt():
    scene = main(machine(3, 2, form="thallya-a1", specials=(thallya("A1-S-1"),), flare=1))
    scene.use(thallya("A1-S-1"))
    assert (tokens(scene), scene.on(thallya("A1-S-1"))) == ((4, 1, 0, 0), 0)


@pytest.mark.parametrize(("stock", "status"), [(3, "unused"), (4, "used")])
def test_a1_s_1_returns_with_three_tokens_or_fewer_in_the_machine(stock, status):
    scene = main(machine(stock, 5 - stock, form="thallya-a1", used=(thallya("A1-S-1"),)))
    end(scene)
    assert scene.state.status[scene.card(thallya("A1-S-1"))] == status


def test_a1_s_2_deals_and_costs_what_was_transformed():
    scene = main(machine(form="thallya-a1", specials=(thallya("A1-S-2"),), flare=3), WATCHED, distance=4)
    card = scene.card(thallya("A1-S-2"))
    assert cost(scene.state, card, 0) == 0
    scene.table.emit(CounterChanged("transforms.0", 3))
    assert cost(scene.state, card, 0) == 3
    act(scene).use(thallya("A1-S-2"))
    assert (attack(scene), lengths(scene), scene.count("flare.0")) == ((3, 3), list(range(3, 11)), 0)
