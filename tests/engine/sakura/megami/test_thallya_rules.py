"""The extra rules of Thallya by their sections (§x9): tokens, the machine, the distance, riding, other shapes."""

from __future__ import annotations

import pytest

from engine.cardgame.source import Source
from engine.kernel.decisions import Move
from engine.sakura.clauses.transforms import TransForm, times_transformed
from engine.sakura.events import CrystalsMoved, PiecesMoved
from engine.sakura.game import SakuraGame
from engine.sakura.megami.thallya import MACHINE
from engine.sakura.pool import cards_of, check_deck
from engine.sakura.procedures.basic import basic_action
from engine.sakura.procedures.legality import may_basic, may_use
from engine.sakura.procedures.moving import move_card, move_crystals
from engine.sakura.procedures.turn import upkeep
from engine.sakura.procedures.use import use_card
from engine.sakura.registry import REGISTRY
from engine.sakura.setup import Setup, SideSetup
from engine.sakura.values.numbers import distance, free_crystals, room
from engine.sakura.view.seat import view
from tests.engine.sakura.megami.thallya_tables import SHAPES, TOKEN, machine, tokens
from tests.engine.sakura.support import (
    FILLER,
    SHOT,
    act,
    asked,
    full_power,
    main,
    saine,
    side,
    start,
    thallya,
    tokoyo,
    yurina,
)

RIDE = thallya("N-7")


def opened(form):
    pool, other = cards_of(form), cards_of("yurina")
    mine = SideSetup(megami=(form, "yurina"), normals=pool.normals[:7], specials=pool.specials[:3])
    plain = SideSetup(megami=("yurina", "saine"), normals=other.normals[:7], specials=other.specials[:3])
    return SakuraGame().open(Setup(sides=(mine, plain), seed=1)).state


@pytest.mark.parametrize(
    ("form", "codes"), [("thallya", ("01", "02", "03")), ("thallya-a1", ("02", "A1-01", "A1-03", "A1-04"))]
)
def test_x9_1_five_tokens_and_the_shapes_of_the_form_are_there_from_the_beginning(form, codes):
    state = opened(form)
    extra = state.piles["extra.0"]
    assert tuple(state.defs[card].number for card in extra) == tuple(SHAPES + code for code in codes)
    assert all(state.face[card] for card in extra)
    assert {where: count for where, count in state.pieces[TOKEN].items() if count} == {"machine.0": 5}


def test_x9_2_each_player_with_the_machine_has_tokens_of_their_own():
    scene = main(machine(hand=(RIDE,)), machine(3, 2), distance=4)
    scene.use(RIDE, "ride-forward")
    assert (tokens(scene, 0), tokens(scene, 1)) == ((3, 1, 1, 0), (3, 2, 0, 0))


def test_x9_2_1_and_x9_2_1_1_tokens_leave_the_distance_in_their_owners_start_phase():
    scene = start(machine(1, 1, 2, 1), machine(3, 0, 1, 1), distance=6)
    assert (tokens(scene, 0), tokens(scene, 1)) == ((1, 4, 0, 0), (3, 0, 1, 1))
    assert distance(scene.state) == 6
    assert [event.count for event in scene.happened(PiecesMoved)] == [2, 1]


@pytest.mark.parametrize(("first", "hits"), [("token", True), ("attack", False)])
def test_8_1_2_the_turn_player_orders_all_effects_of_the_start_phase(first, hits):
    """「徒寄ノ八重桜」 reaches 0-8 at the beginning of the phase; the token at the distance is burnt in it."""
    left = machine(3, 1, 0, 1, form="thallya", used=(tokoyo("A2-S-3"),), aura=6)
    scene = start(left, side(deck=FILLER), distance=8)
    assert (asked(scene), len(scene.keys)) == (("ChooseNext", 0), 2)
    attacking = next(key for key in scene.keys if key.endswith(str(scene.card(tokoyo("A2-S-3")))))
    burning = next(key for key in scene.keys if key != attacking)
    scene.answer(burning if first == "token" else attacking)
    assert (scene.count("life.1") == 9, tokens(scene)) == (hits, (3, 2, 0, 0))


def test_x9_9_forward_also_with_a_full_distance():
    scene = main(machine(hand=(RIDE,)), distance=10)
    scene.use(RIDE)
    assert scene.keys == ("ride-forward", "ride-backward")
    scene.answer("ride-forward")
    assert (distance(scene.state), tokens(scene)) == (9, (3, 1, 1, 0))


def test_x9_2_1_1_the_distance_at_the_start_of_the_turn_still_counts_them():
    scene = start(machine(3, 0, 2, 0), distance=6)
    assert (scene.state.turn_start_distance, distance(scene.state)) == (4, 6)


@pytest.mark.parametrize("left", [machine(), side()])
def test_x9_2_1_1_nothing_is_told_where_no_token_lies_at_the_distance(left):
    assert start(left).happened(PiecesMoved) == []


def test_x9_3_transforming_moves_a_card_of_the_extra_cards_to_the_machine():
    scene = full_power(machine(0, 5, specials=(thallya("S-4"),), flare=2))
    scene.use(thallya("S-4"))
    assert asked(scene) == ("ChooseCards", 0)
    assert {option.moves[0].target for option in scene.decision.options} == {"machine.0"}
    scene.answer(f"card:{scene.card(SHAPES + '03')}")
    assert (scene.numbers("machine.0"), scene.state.counters["transforms.0"]) == ((SHAPES + "03",), 1)


def test_x9_3_it_is_a_time_also_where_no_card_is_left():
    scene = full_power(machine(0, 5, shape="01", specials=(thallya("S-4"),), flare=2))
    scene.use(thallya("S-4"))
    assert (tokens(scene), scene.state.counters["transforms.0"]) == ((2, 3, 0, 0), 1)


def test_x9_3_a_player_without_a_machine_counts_no_time():
    scene = main(side(), machine(form="thallya-a1"))
    scene.resolve(TransForm("machine").run(scene.table, Source(0)))
    assert ("transforms.0" in scene.state.counters, times_transformed().value(scene.state, Source(0))) == (False, 0)


def test_x9_3_1_and_x9_3_1_1_to_x9_3_1_4_what_a_transform_card_is():
    card = REGISTRY.cards[SHAPES + "A1-04"]
    assert (card.kind, card.type, card.megami, card.number) == (
        "transform", "undefined", ("thallya",), "TransForm Card A1-04"
    )  # fmt: skip


def test_x9_3_1_2_x9_3_1_3_and_x9_3_1_4_transform_cards_are_chosen_for_no_deck():
    pool = cards_of("thallya")
    assert not {number for number in (*pool.normals, *pool.specials) if number.startswith(SHAPES)}
    pair = ("thallya", "saine")
    refusal = check_deck(pair, (*pool.normals[:6], SHAPES + "01"), pool.specials[:3])
    assert refusal.code == "not-in-pool"


def test_x9_3_1_5_what_is_done_on_transforming_is_done_only_by_that_move():
    scene = main(machine(form="thallya"), side(flare=5))
    scene.resolve(move_card(scene.table, scene.card(SHAPES + "02"), "machine"))
    assert scene.count("flare.1") == 5


@pytest.mark.parametrize(("area", "may"), [("machine", False), ("extra", True)])
def test_x9_3_1_6_forced_effects_are_in_force_in_the_machine_alone(area, may):
    laid = {"elsewhere": {"machine": (SHAPES + "01",)}} if area == "machine" else {"extra": (SHAPES + "01",)}
    scene = main(side(megami=("thallya", "saine"), vigor=1, **laid), distance=4)
    assert scene.offers("basic:forward") is may


def test_x9_3_1_7_an_extra_basic_action_is_a_basic_action_of_its_owner_while_it_lies_there():
    scene = main(machine(shape="02", vigor=1), machine(shape="03", vigor=1), distance=4)
    assert (scene.offers("basic:gamma-ray"), scene.offers("basic:delta-wing")) == (True, False)
    option = next(option for option in scene.decision.options if option.key == "basic:gamma-ray")
    card = scene.card(SHAPES + "02")
    assert option.moves == (Move(f"card:{card}", "machine.0", "machine.0"),)


def test_x9_3_1_7_it_is_paid_for_and_may_be_done_where_an_effect_lets_do_any_basic_action():
    scene = main(machine(shape="02", hand=(SHOT,)), side(deck=FILLER))
    scene.basic("gamma-ray", SHOT)
    assert (scene.numbers("cover.0"), len(scene.numbers("discard.1"))) == ((SHOT,), 1)
    scene = main(machine(shape="02", hand=(thallya("N-2"),)), side(deck=FILLER), distance=4)
    scene.use(thallya("N-2"), "life", "basic:gamma-ray", "ride-forward")
    assert len(scene.numbers("discard.1")) == 1


def test_x9_4_the_machine_holds_tokens_and_transform_cards_and_everybody_sees_it():
    scene = main(machine(4, 1, shape="02"))
    seen = view(scene.state, 1)
    place = seen.places["machine.0"]
    assert ([card.number for card in place.cards], place.tokens) == ([SHAPES + "02"], ((TOKEN, 4),))
    panel = next(panel for panel in seen.panels if panel.key == "machine")
    assert panel.places == ("machine.0", "burnt.0", "distance-plus.0", "distance-minus.0")


def test_x9_5_burning_is_a_payment_of_all_or_nothing_and_recovering_as_far_as_it_goes():
    scene = main(machine(1, 4, hand=(thallya("N-6"), thallya("N-4")), vigor=2), distance=5)
    scene.use(thallya("N-6"), "no")
    assert tokens(scene) == (1, 4, 0, 0)
    scene = main(machine(4, 1, hand=(thallya("N-6"),), vigor=2))
    scene.use(thallya("N-6"), "no", "yes")
    assert (tokens(scene), scene.state.vigor[0]) == ((5, 0, 0, 0), 0)


def test_x9_6_tokens_beside_crystals_count_and_take_room_those_on_crystals_hold_them():
    scene = main(machine(1, 0, 2, 2), machine(2, 0, 1, 2), distance=5)
    assert (distance(scene.state), free_crystals(scene.state, "distance")) == (5 + 4 - 3, 2)
    assert room(scene.state, "distance") == 1


def test_x9_6_neither_sort_can_be_chosen_as_a_crystal_of_the_distance():
    scene = main(machine(2, 0, 1, 2), distance=2)
    scene.resolve(move_crystals(scene.table, "distance", "shadow", 5, "arrow"))
    assert (scene.count("distance"), distance(scene.state)) == (1, 2)


def test_x9_6_a_basic_action_needs_a_crystal_that_is_free_and_room_for_one():
    scene = main(machine(0, 0, 1, 4), distance=1, shadow=5)
    assert may_basic(scene.state, 0, "forward").code == "no-crystal"
    scene.resolve(basic_action(scene.table, 0, "forward"))
    assert (scene.count("distance"), scene.count("aura.0")) == (1, 3)
    scene = main(machine(0, 0, 0, 5), distance=5)
    assert may_basic(scene.state, 0, "backward").code == "distance-full"


def test_x9_6_upkeep_and_effects_leave_crystals_where_there_is_no_room():
    scene = main(machine(0, 0, 0, 5, enhancements=((saine("N-5"), 2),)), distance=5)
    scene.resolve(upkeep(scene.table))
    assert (scene.on(saine("N-5")), scene.count("distance"), scene.count("shadow")) == (2, 5, 10)


def test_x9_6_the_current_distance_is_what_ranges_and_the_masters_distance_are_measured_by():
    scene = main(machine(2, 0, 3, 0, hand=(yurina("N-1"),), vigor=1), distance=5)
    assert (distance(scene.state), scene.may_use(yurina("N-1"))) == (2, False)
    assert (scene.offers("basic:forward"), scene.offers("basic:breakaway")) == (False, True)
    assert view(scene.state, 0).distance == 2


def test_x9_7_transform_cards_lie_among_the_extra_cards_and_do_nothing_there():
    scene = main(machine(0, 5, vigor=1), distance=4)
    assert set(scene.numbers("extra.0")) == {SHAPES + code for code in ("01", "02", "03")}
    assert (scene.offers("basic:forward"), scene.offers("basic:beta-edge")) == (True, False)


def test_x9_8_combust_is_an_additional_cost_of_using_the_card():
    scene = main(machine(0, 5, hand=(RIDE,)), distance=4)
    card = scene.card(RIDE)
    assert may_use(scene.state, 0, card, "standard").code == "charge-unpaid"
    assert may_use(scene.state, 0, card, "effect", waive="cost").code == "charge-unpaid"
    assert may_use(scene.state, 0, card, "effect", waive="all") is None


def test_x9_8_a_use_by_an_effect_without_costs_burns_nothing():
    scene = main(machine(1, 4, hand=(thallya("N-4"),)), distance=5)
    scene.resolve(use_card(scene.table, 0, scene.card(thallya("N-4")), "effect", waive="all")).answer("life")
    assert tokens(scene) == (3, 2, 0, 0)


def test_x9_8_a_player_without_a_machine_cannot_pay_and_one_with_burns_their_own():
    scene = main(side(), machine(hand=(thallya("N-4"),)), distance=5)
    card = scene.card(thallya("N-4"), 1)
    assert may_use(scene.state, 0, card, "effect").code == "charge-unpaid"
    scene = main(machine(), machine(hand=(thallya("N-4"),)), distance=5)
    scene.resolve(use_card(scene.table, 0, scene.card(thallya("N-4"), 1), "effect")).answer("life")
    assert (tokens(scene, 0), tokens(scene, 1)) == ((5, 0, 0, 0), (5, 0, 0, 0))


@pytest.mark.parametrize(
    ("way", "after", "lying"), [("ride-forward", 3, (3, 1, 1, 0)), ("ride-backward", 5, (3, 1, 0, 1))]
)
def test_x9_9_riding_changes_the_distance_by_one_with_a_token_of_the_machine(way, after, lying):
    scene = main(machine(hand=(RIDE,)), distance=4)
    scene.use(RIDE, way)
    assert (distance(scene.state), tokens(scene)) == (after, lying)
    assert scene.happened(CrystalsMoved) == []


def test_x9_9_forward_needs_a_crystal_without_a_token():
    scene = main(machine(3, 0, 2, 0, hand=(RIDE,)), distance=2)
    scene.use(RIDE)  # backward is all that is left, and goes without asking
    assert tokens(scene) == (1, 1, 2, 1)


def test_x9_9_backward_moves_nothing_where_the_distance_is_full():
    scene = main(machine(4, 0, 0, 1, hand=(RIDE,)), distance=9)
    scene.use(RIDE)
    assert scene.keys == ("ride-forward", "ride-backward")
    scene.answer("ride-backward")
    assert (distance(scene.state), tokens(scene)) == (10, (3, 1, 0, 1))


def test_x9_9_nothing_is_asked_where_the_machine_is_empty():
    scene = main(machine(1, 4, hand=(RIDE,)), distance=4)
    scene.use(RIDE)
    assert (asked(scene), tokens(scene)) == (("ChooseAct", 0), (0, 5, 0, 0))


def test_x9_9_both_players_may_hold_crystals_of_the_same_distance():
    scene = main(machine(3, 0, 2, 0), machine(4, 0, 1, 0, hand=(RIDE,)), distance=3, turn_player=1)
    scene.use(RIDE)
    assert (distance(scene.state), tokens(scene, 1)) == (1, (2, 1, 1, 1))


def test_the_machine_is_described_by_one_set_of_areas():
    assert set(MACHINE) == {TOKEN, "machine", "burnt", "distance-plus", "distance-minus"}


def test_a_black_box_in_hands_without_a_machine_finds_it_empty_and_does_nothing():
    scene = full_power(side(), machine(4, 1, specials=(thallya("S-4"),)))
    scene.resolve(use_card(scene.table, 0, scene.card(thallya("S-4"), 1), "effect", waive="all"))
    assert (tokens(scene, 1), scene.numbers("machine.1"), asked(scene)) == ((4, 1, 0, 0), (), None)
    assert not act(scene).offers("basic:gamma-ray")
