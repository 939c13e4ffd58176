"""Akina's cards by their numbers (appendix 1: 23), and the rules of the market (§x21)."""

from __future__ import annotations

import pytest

from engine.cardgame.play.checking import RuleBroken
from engine.kernel.decisions import Move
from engine.sakura.clauses.wording import card_face
from engine.sakura.events import CounterChanged, CrystalsMoved, TableLaid
from engine.sakura.play.checking import CheckedTable
from engine.sakura.procedures.damage import take_damage, take_on
from engine.sakura.procedures.legality import range_words
from engine.sakura.procedures.market import divest
from engine.sakura.procedures.moving import move_crystals
from engine.sakura.procedures.rebuild import rebuild
from engine.sakura.procedures.turn import main_phase, start_phase
from engine.sakura.procedures.use import use_card
from engine.sakura.refusals import why_not
from engine.sakura.state import State
from engine.sakura.values.numbers import cost
from engine.sakura.view.air import attacks_seen
from tests.engine.sakura.support import (
    FILLER,
    SHOT,
    akina,
    asked,
    attack,
    attacks_made,
    full_power,
    himika,
    kamuwi,
    lengths,
    main,
    pay_upkeep,
    saine,
    side,
    until_over,
    yurina,
)

PAIR = ("akina", "himika")
WATCHED = {"hand": (FILLER[0],)}
"""Of an opponent who is asked for a reaction, so that an attack can be looked at in the air."""


def dealer(price=2, flow=0, **laid):
    """A side with Akina's market."""
    return side(megami=PAIR, begun=True, counters={"market": price}, crystals={"flow": flow}, **laid)


def market(scene, seat=0):
    """The price and the flow of a player."""
    return scene.state.counters[f"market.{seat}"], scene.count(f"flow.{seat}")


def at_main(left, right=None, **table):
    """The beginning of the left player's main phase: the market before the conduct (§8-2-1)."""
    scene = main(left, right, conduct="", **table)
    scene.resolve(main_phase(scene.table))
    return scene.answer("next:0:card:-1") if asked(scene) == ("ChooseNext", 0) else scene


def test_n_1_gains_vigor_divests_or_turns_flare_and_flow():
    laid = {"hand": (akina("N-1"),), "flow": 2, "flare": 1, "price": 3}
    scene = main(dealer(**laid), side(**WATCHED, aura=0, flare=2), distance=6)
    scene.use(akina("N-1"))
    assert (attack(scene), lengths(scene)) == ((1, 0), [1, 2, 3, 4, 5, 6])
    scene.answer("pass")
    assert (asked(scene), scene.keys) == (("ChooseOne", 0), ("1", "2", "3"))
    scene.answer("1")
    assert scene.state.vigor[0] == 1
    scene = main(dealer(**laid), side(aura=0, flare=2), distance=6)
    scene.use(akina("N-1"), "2")
    # the opponent takes 0 damage to life, so the price rises to 4 before
    assert (market(scene), scene.count("aura.0"), scene.count("life.1")) == ((2, 1), 4, 9)
    scene = main(dealer(**laid), side(aura=0, flare=2), distance=6)
    scene.use(akina("N-1"), "3", "back")
    assert (market(scene)[1], scene.count("flare.0")) == (1, 2)


@pytest.mark.parametrize(("flow", "damage"), [(0, 0), (1, 1)])
def test_n_2_wounds_the_poorer(flow, damage):
    scene = main(dealer(flow=flow, hand=(akina("N-2"),)), side(**WATCHED), distance=4)
    scene.use(akina("N-2"))
    assert (attack(scene), lengths(scene)) == (("-", damage), [4])


@pytest.mark.parametrize(("flow", "returns", "acts"), [(3, True, True), (1, False, True), (0, False, False)])
def test_n_3_trades_with_what_it_has_more(flow, returns, acts):
    scene = main(dealer(flow=flow, hand=(akina("N-3"),), discard=(SHOT, akina("N-1"))), side(aura=3), distance=5)
    scene.use(akina("N-3"), "life")
    if returns:
        assert scene.keys == (f"card:{scene.card(SHOT)}",)
        scene.answer(f"card:{scene.card(SHOT)}")
    assert (asked(scene) == ("ChooseBasicAction", 0)) is acts
    if acts:
        scene.answer("pass")
    assert (SHOT in scene.numbers("hand.0")) is returns
    assert scene.state.terminal[0]


def test_n_4_moves_crystals_into_the_flow_or_out_of_the_shadow():
    scene = main(dealer(flow=4, hand=(akina("N-4"),), aura=3))
    scene.use(akina("N-4"), "1")
    assert (market(scene), scene.count("aura.0")) == ((2, 5), 2)
    scene = main(dealer(hand=(akina("N-4"),), aura=3))
    scene.use(akina("N-4"), "2")
    assert scene.count("aura.0") == 5


def test_n_5_shortens_every_range_of_the_turn():
    scene = main(side(hand=(SHOT,)), dealer(hand=(akina("N-5"),)), distance=10)
    scene.use(SHOT).use(akina("N-5"))
    assert (scene.state.vigor[1], scene.state.attacks, scene.count("life.1")) == (1, (), 10)
    scene = main(dealer(hand=(akina("N-5"), yurina("N-1"))), side(**WATCHED), distance=3)
    scene.use(akina("N-5")).use(yurina("N-1"))
    assert lengths(scene) == [2, 3]


def test_n_5_shows_no_distance_below_0():
    scene = main(dealer(price=1, hand=(akina("N-5"),), specials=(akina("S-1"),), flare=1), side(**WATCHED), distance=0)
    scene.use(akina("N-5")).use(akina("S-1"))
    assert attacks_seen(scene.state)[-1].range == tuple(range(10))
    assert range_words({-1, 0, 1}) == "0-1"


def test_n_6_pushes_away_and_comes_back():
    scene = main(dealer(hand=(akina("N-6"),)), side(flare=3), distance=3)
    scene.use(akina("N-6")).answer("shadow", "shadow")
    assert (scene.count("distance"), scene.count("flare.1"), scene.on(akina("N-6"))) == (5, 1, 2)
    pay_upkeep(pay_upkeep(scene))
    assert (scene.count("distance"), scene.count("flare.1")) == (4, 2)


@pytest.mark.parametrize(("distance", "may"), [(3, True), (4, False)])
def test_n_6_only_from_near(distance, may):
    assert main(dealer(hand=(akina("N-6"),)), distance=distance).may_use(akina("N-6")) is may


@pytest.mark.parametrize(("vigor", "answer", "aura"), [(1, "yes", 2), (1, "no", 1), (0, "", 1)])
def test_n_7_takes_crystals_of_the_other_aura(vigor, answer, aura):
    scene = full_power(dealer(hand=(akina("N-7"),), aura=0, vigor=vigor), side(aura=3))
    scene.use(akina("N-7"))
    if answer:
        scene.answer(answer)
    assert (scene.count("aura.0"), scene.count("aura.1"), scene.on(akina("N-7"))) == (aura, 3 - aura, 2)


def test_n_7_may_strike_when_it_goes():
    scene = main(dealer(enhancements=((akina("N-7"), 1),)), side(**WATCHED), distance=5)
    pay_upkeep(scene).answer("yes")
    assert (attack(scene), lengths(scene)) == ((1, 0), [2, 3, 4, 5])
    scene = main(dealer(enhancements=((akina("N-7"), 2),), life=9))
    scene.resolve(take_on(scene.table, 0, "life", 1, "effect"))
    assert scene.where(akina("N-7")) == "cover.0"


def test_s_1_is_used_again_as_long_as_its_user_is_richer_and_can_pay():
    scene = main(dealer(price=1, flow=5, specials=(akina("S-1"),), flare=4), side(aura=0, life=9))
    scene.use(akina("S-1"))
    # 1, then the price is 2; then 3 would be due
    assert attacks_made(scene) == [0, 0]
    assert (scene.count("flare.0"), scene.count("life.1"), market(scene)) == (1, 7, (3, 5))
    assert (scene.state.status[scene.card(akina("S-1"))], scene.state.uses) == ("used", ())
    assert asked(scene) == ("ChooseAct", 0)


def test_s_1_stops_where_its_user_is_not_richer():
    scene = main(dealer(price=1, specials=(akina("S-1"),), flare=4, aura=0), side(aura=5, flare=3, life=9))
    scene.use(akina("S-1"))
    assert attacks_made(scene) == [0]


def test_s_1_is_cancelled_by_a_reaction_and_never_changed():
    laid = side(hand=(saine("N-6"), FILLER[0]), aura=5, flare=5)
    scene = main(dealer(price=1, specials=(akina("S-1"),), flare=4), laid, distance=5)
    scene.use(akina("S-1"))
    assert (attack(scene), lengths(scene)) == (("-", 1), list(range(11)))
    scene.use(saine("N-6"))
    while asked(scene) == ("ChooseOne", 1):
        scene.answer(scene.keys[0])
    assert scene.count("life.1") == 10
    cut = main(dealer(price=1, specials=(akina("S-1"),), flare=1), side(enhancements=((himika("N-7"), 3),), **WATCHED))
    cut.use(akina("S-1"))
    assert attack(cut) == ("-", 1)


@pytest.mark.parametrize(("price", "flare", "may"), [(2, 2, True), (3, 2, False), (4, 4, True)])
def test_s_1_costs_the_market_price(price, flare, may):
    scene = main(dealer(price=price, specials=(akina("S-1"),), flare=flare))
    assert (scene.may_use(akina("S-1")), cost(scene.state, scene.card(akina("S-1")), 0)) == (may, price)


def test_s_2_draws_crystals_together():
    laid = dealer(flow=1, specials=(akina("S-2"),), flare=1, aura=1)
    scene = main(side(hand=(SHOT,), aura=3), laid, distance=4)
    scene.use(SHOT).use(akina("S-2"))
    assert (attack(scene), lengths(scene)) == ((2, 0), list(range(11)))
    scene.answer("life")
    assert (scene.count("aura.1"), scene.count("flow.1"), scene.count("flare.1")) == (4, 0, 0)
    assert scene.count("life.1") == 9


def test_s_3_lays_life_aside_and_fetches_it_back_instead_of_a_defeat():
    scene = main(dealer(specials=(akina("S-3"),), flare=1))
    scene.use(akina("S-3"), "shadow")
    assert (scene.count("life.0"), scene.count("flare.0"), scene.on(akina("S-3"))) == (6, 4, 1)
    pay_upkeep(scene)
    assert scene.on(akina("S-3")) == 1
    scene.resolve(until_over(take_on(scene.table, 0, "life", 9, "effect")))
    assert (scene.count("life.0"), scene.count("flare.0"), scene.state.winner) == (4, 6, None)
    assert scene.where(akina("S-3")) == "outside.0"
    scene.resolve(until_over(take_on(scene.table, 0, "life", 9, "effect")))
    assert scene.state.winner == 1


def test_s_3_with_an_empty_flare_saves_nobody():
    scene = main(dealer(enhancements=((akina("S-3"), 1),), life=1))
    scene.resolve(until_over(move_crystals(scene.table, "life.0", "shadow", 1, "effect")))
    assert (scene.state.winner, scene.where(akina("S-3"))) == (1, "outside.0")


def test_s_4_divests_recovers_and_goes():
    laid = dealer(price=2, flow=1, specials=(akina("S-4"),), flare=2, aura=0)
    scene = main(laid, side(aura=3), distance=7)
    scene.use(akina("S-4"), "yes", "basic:recover", "basic:recover")
    assert (scene.where(akina("S-4")), scene.count("aura.0"), scene.count("aura.1"), market(scene)) == (
        "outside.0", 3, 2, (1, 0),
    )


@pytest.mark.parametrize("flow", [0, 1])
def test_s_4_stays_used_where_nothing_was_divested(flow):
    scene = main(dealer(price=2, flow=flow, specials=(akina("S-4"),), flare=2), distance=8 - flow)
    assert scene.may_use(akina("S-4")) is bool(flow)
    if flow:
        scene.use(akina("S-4"), "no")
        assert (scene.where(akina("S-4")), scene.state.status[scene.card(akina("S-4"))]) == ("specials.0", "used")


@pytest.mark.parametrize(("price", "left"), [(1, "used"), (3, "outside")])
def test_6_3_s_4_has_not_divested_where_an_effect_leaves_the_crystal_in_the_shadow(price, left):
    """血飛沫 sends what would come to the aura to the shadow: a crystal of the shadow hasn't moved by that."""
    laid = dealer(price=price, flow=1, specials=(akina("S-4"),), flare=price, aura=0)
    spray = kamuwi("N-7")
    scene = main(laid, side(flare=1, enhancements=((spray, 2),)), distance=7, shadow=0)
    scene.use(akina("S-4"), "yes")
    card = scene.card(akina("S-4"))
    assert left in (scene.state.status[card], scene.where(akina("S-4"))[:-2])
    assert (market(scene), scene.on(spray, 1)) == ((1, 0), 2 if left == "used" else 1)


def test_s_4_used_lets_its_player_focus_instead_of_divesting():
    scene = at_main(dealer(price=1, flow=1, used=(akina("S-4"),), aura=2))
    scene.answer()  # no investments
    assert scene.keys == ("yes", "1", "pass")
    scene.answer(scene.keys[1])
    assert (scene.count("aura.0"), scene.count("flare.0"), market(scene)) == (1, 1, (1, 1))
    empty = at_main(dealer(price=1, used=(akina("S-4"),), aura=0))
    assert empty.answer().decision.kind == "ChooseConduct"


def test_x21_1_the_flow_holds_five_crystals_of_a_player_with_a_market():
    scene = main(dealer(flow=3), side())
    scene.resolve(move_crystals(scene.table, "shadow", "flow.0", 4, "effect"))
    assert market(scene)[1] == 5
    scene.resolve(move_crystals(scene.table, "shadow", "flow.1", 4, "effect"))
    assert scene.count("flow.1") == 0


def test_x21_2_and_x21_2_1_the_price_begins_at_2_and_stays_between_1_and_4():
    scene = main(side(megami=PAIR, begun=True), dealer(price=4))
    assert (scene.state.counters["market.0"], "market.0" in scene.state.counters) == (2, True)
    scene.resolve(take_damage(scene.table, 0, None, 1, "effect"))
    scene.resolve(take_damage(scene.table, 0, None, 1, "effect"))
    assert (market(scene)[0], market(scene, 1)[0]) == (1, 4)


def test_x21_2_1_who_has_no_price_has_1():
    scene = main(side(), side(specials=(akina("S-1"),), megami=("saine", "tokoyo")))
    assert cost(scene.state, scene.card(akina("S-1"), 1), 1) == 1


def test_x21_2_2_funds_are_aura_flare_and_flow():
    scene = main(dealer(flow=2, aura=1, flare=3, hand=(akina("N-2"),)), side(aura=5, **WATCHED), distance=4)
    scene.use(akina("N-2"))
    assert attack(scene) == ("-", 1)


def test_x21_3_and_x21_3_1_the_price_of_the_owner_is_no_number_that_changes():
    assert card_face(akina("S-1")).cost == card_face(akina("S-4")).cost == "時価"
    scene = main(dealer(price=3), dealer(price=1, specials=(akina("S-1"),)))
    assert cost(scene.state, scene.card(akina("S-1"), 1), 0) == 1
    cheaper = main(dealer(price=3, specials=(akina("S-1"), "NA-12-raira-O-S-3"), used=("NA-12-raira-O-S-3-Ex2",)))
    price = {one: cost(cheaper.state, cheaper.card(one), 0) for one in (akina("S-1"), "NA-12-raira-O-S-3")}
    assert price == {akina("S-1"): 3, "NA-12-raira-O-S-3": 1}


@pytest.mark.parametrize(
    ("price", "gone", "after"), [(4, "life.1", 2), (3, "flare.1", 1), (2, "aura.1", 1), (1, "shadow", 1)]
)
def test_x21_5_divesting_takes_from_where_the_price_stands_on_the_other_side(price, gone, after):
    scene = main(dealer(price=price, flow=2, aura=1), side(flare=2))
    before = scene.count(gone) + (gone == "shadow")
    scene.resolve(divest(scene.table, 0))
    assert (market(scene), scene.count("aura.0"), before - scene.count(gone)) == ((after, 1), 2, 1)


def test_x21_5_a_full_aura_lets_it_fall_into_the_shadow():
    scene = main(dealer(price=3, flow=1, aura=5), side(flare=2))
    scene.resolve(divest(scene.table, 0))
    assert (market(scene), scene.count("aura.0"), scene.count("flare.1"), scene.count("shadow")) == ((1, 0), 5, 1, 12)


@pytest.mark.parametrize(("flow", "flare", "left"), [(0, 2, (3, 0)), (2, 0, (3, 1))])
def test_x21_5_what_cannot_be_moved_ends_it(flow, flare, left):
    scene = main(dealer(price=3, flow=flow), side(flare=flare))
    scene.resolve(divest(scene.table, 0))
    assert market(scene) == left


def test_x21_4_x21_6_and_x21_6_1_investments_are_used_at_the_beginning_of_the_main_phase():
    scene = at_main(dealer(price=2, discard=(akina("N-2"), SHOT), used=(akina("S-4"),), aura=3, flare=2))
    cards = (f"card:{scene.card(akina('N-2'))}", f"card:{scene.card(akina('S-4'))}")
    assert (asked(scene), scene.keys, scene.decision.ordered) == (("ChooseCards", 0), cards, True)
    scene.answer(*cards)
    # a crystal of the aura at 2, one of the flare at 3
    assert (market(scene), scene.count("aura.0"), scene.count("flare.0")) == ((4, 2), 2, 1)
    assert (scene.where(akina("N-2")), scene.state.status[scene.card(akina("S-4"))]) == ("cover.0", "unused")


def test_x21_6_1_what_cannot_be_invested_leaves_the_price():
    scene = at_main(dealer(price=3, discard=(akina("N-2"), akina("N-7")), flare=0))
    scene.answer(*scene.keys)
    assert (market(scene), set(scene.numbers("cover.0"))) == ((3, 0), {akina("N-2"), akina("N-7")})
    full = at_main(dealer(price=2, flow=5, discard=(akina("N-2"),), aura=3))
    full.answer(*full.keys)
    assert market(full) == (2, 5)


def test_x21_6_1_just_before_a_rebuild_too():
    scene = main(dealer(price=2, discard=(akina("N-2"), SHOT), aura=3))
    scene.resolve(rebuild(scene.table, 0, by_rule=True))
    assert asked(scene) == ("ChooseCards", 0)
    scene.answer(*scene.keys)
    assert (market(scene), scene.numbers("cover.0"), scene.count("life.0")) == ((3, 1), (), 9)


def test_x21_6_1_nobody_is_asked_for_nothing():
    scene = at_main(dealer(discard=(SHOT,)))
    assert scene.decision.kind == "ChooseConduct"
    scene = main(side(), side(discard=(akina("N-2"),)), phase="start", turn=4)
    scene.resolve(start_phase(scene.table))
    assert scene.decision.kind == "ChooseRebuild"


def test_x21_6_2_divesting_follows_also_without_investments():
    scene = at_main(dealer(price=2, flow=1, discard=(akina("N-2"),), aura=1), side(aura=2))
    scene.answer()
    assert (asked(scene), scene.keys) == (("ChooseOne", 0), ("yes", "pass"))
    assert scene.decision.option("yes").moves == (Move("piece", "flow.0", "shadow"),)
    scene.answer("yes")
    assert (market(scene), scene.count("aura.0"), scene.decision.kind) == ((1, 0), 2, "ChooseConduct")


@pytest.mark.parametrize(
    ("amount", "by", "prices"), [(1, "effect", (1, 3)), (0, "attack", (1, 3)), (1, "rebuild", (2, 2))]
)
def test_x21_6_3_damage_to_life_moves_both_prices(amount, by, prices):
    scene = main(dealer(price=2), dealer(price=2))
    scene.resolve(take_on(scene.table, 0, "life", amount, by))
    assert (market(scene)[0], market(scene, 1)[0]) == prices
    scene.resolve(take_on(scene.table, 0, "aura", 1, "effect"))
    assert (market(scene)[0], market(scene, 1)[0]) == prices


def test_both_players_trade():
    scene = main(dealer(price=2, flow=1, hand=(akina("N-4"),)), dealer(price=4, flow=2))
    scene.use(akina("N-4"), "1")
    assert (market(scene), market(scene, 1)) == ((2, 3), (4, 2))


def test_her_card_in_other_hands_finds_no_flow():
    scene = main(side(aura=3), dealer(hand=(akina("N-4"),)))
    scene.resolve(use_card(scene.table, 0, scene.card(akina("N-4"), 1), "effect")).answer("1")
    assert (scene.count("aura.0"), scene.count("flow.0")) == (3, 0)


def test_a_hand_is_told_how_flow_and_market_move():
    scene = main(dealer(flow=2))
    told = {where: why_not(scene.state, scene.decision, Move("piece", where, "aura.0")) for where in ("flow.0",)}
    assert [(one.code, one.section) for one in told.values()] == [("flow", "x21-5")]
    refusal = why_not(scene.state, scene.decision, Move("market", "market.0", "market.0"))
    assert (refusal.code, refusal.section) == ("market", "x21-2-1")


def test_a_checked_table_knows_the_bounds():
    table = CheckedTable(State())
    crystals = (("life.0", 3), ("life.1", 3), ("shadow", 9))
    table.emit(TableLaid((PAIR, ("saine", "tokoyo")), (), crystals, (), (("market.0", 2),)))
    table.emit(CounterChanged("market.0", 4))
    with pytest.raises(RuleBroken):
        table.emit(CounterChanged("market.0", 0))
    table.emit(CrystalsMoved("shadow", "flow.0", 5, "effect"))
    with pytest.raises(RuleBroken):
        table.emit(CrystalsMoved("shadow", "flow.0", 1, "effect"))
