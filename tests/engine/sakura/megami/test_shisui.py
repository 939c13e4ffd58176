"""Shisui's cards by their numbers (appendix 1: 24), and the rules of lacerations (§x22)."""

from __future__ import annotations

import pytest

from engine.cardgame.play.checking import RuleBroken
from engine.cardgame.source import Source
from engine.kernel.decisions import Move
from engine.sakura.clauses.wording import card_face
from engine.sakura.events import PhaseBegan, PiecesMoved, TableLaid
from engine.sakura.megami.shisui import COMPONENT, TOKEN
from engine.sakura.megami.yurina import TSUKAUCHI
from engine.sakura.play.checking import CheckedTable
from engine.sakura.procedures.damage import take_damage, take_on
from engine.sakura.procedures.lacerations import bleed, lacerate, take_laceration, token_of
from engine.sakura.procedures.moving import move_crystals
from engine.sakura.procedures.use import use_card
from engine.sakura.refusals import why_not
from engine.sakura.rules import RULES
from engine.sakura.state import State
from engine.sakura.values.attacks import figures
from engine.text.catalog import Catalog
from engine.text.render import Renderer
from tests.engine.sakura.support import (
    FILLER,
    SHOT,
    act,
    asked,
    attack,
    attacks_made,
    end,
    full_power,
    lengths,
    main,
    misora,
    next_turn,
    saine,
    shisui,
    side,
    start,
    tokoyo,
    until_over,
    yurina,
)

PAIR = ("shisui", "himika")
MINE, THEIRS = token_of(0), token_of(1)
WATCHED = {"hand": (FILLER[0],)}
"""Of an opponent who is asked for a reaction, so that an attack can be looked at in the air."""


def saw(**laid):
    """A side with Shisui."""
    return side(megami=PAIR, **laid)


def lying(scene):
    """Lacerations by place: of the left player, of the right one."""
    found = {}
    for seat in (0, 1):
        for where, count in scene.state.pieces.get(token_of(seat), {}).items():
            if count:
                found.setdefault(where, [0, 0])[seat] = count
    return {where: tuple(counts) for where, counts in sorted(found.items())}


def hurt(scene, times, seat=0):
    """The player takes 1 damage to the flare so many times."""
    for _ in range(times):
        scene.resolve(take_on(scene.table, seat, "flare", 1, "effect"))
    return act(scene)


def lacerated(scene):
    """Whether the attack in the air deals lacerations."""
    return figures(scene.state, scene.state.attacks[-1]).lacerated


def test_n_1_cuts_deep():
    scene = main(saw(hand=(shisui("N-1"),)), side(**WATCHED), distance=2)
    scene.use(shisui("N-1"))
    assert (attack(scene), lengths(scene), lacerated(scene)) == ((3, 1), [2, 3], False)


def test_n_2_lacerates_twice():
    scene = main(saw(hand=(shisui("N-2"),)), side(aura=3), distance=3)
    scene.use(shisui("N-2"))
    assert (asked(scene), scene.keys) == (("ChooseDamage", 1), ("aura", "life"))
    scene.answer("aura")
    assert (lying(scene), attack(scene), lacerated(scene)) == ({"aura.1": (1, 0)}, (1, 2), True)
    scene.answer("life")
    assert lying(scene) == {"aura.1": (1, 0), "life.1": (2, 0)}
    assert (scene.count("aura.1"), scene.count("life.1")) == (3, 10)


@pytest.mark.parametrize(("aura", "asks"), [(1, False), (2, True)])
def test_n_2_bars_an_aura_as_lacerated_as_it_is_large(aura, asks):
    scene = main(saw(hand=(shisui("N-2"),)), side(aura=aura), distance=3)
    scene.use(shisui("N-2"), "aura")
    assert (asked(scene) == ("ChooseDamage", 1)) is asks
    assert lying(scene).get("life.1", (0, 0)) == ((0, 0) if asks else (2, 0))


def test_n_2_counts_only_its_users_tokens():
    scene = main(saw(hand=(shisui("N-2"),)), saw(aura=2, tokens={"aura": {THEIRS: 3}}), distance=3)
    scene.use(shisui("N-2"), "aura")
    assert asked(scene) == ("ChooseDamage", 1)


@pytest.mark.parametrize(("times", "damage", "aura"), [(0, (1, 1), 3), (1, (2, 2), 3), (2, (2, 2), 4)])
def test_n_3_hits_harder_and_recovers_by_what_was_suffered(times, damage, aura):
    scene = hurt(main(saw(hand=(shisui("N-3"),), flare=3), side(**WATCHED), distance=2), times)
    scene.use(shisui("N-3"))
    assert (attack(scene), lengths(scene)) == (damage, [2, 3, 4])
    scene.answers("pass", "life")
    assert scene.count("aura.0") == aura


def test_n_3_reacts():
    scene = main(side(hand=(SHOT,)), saw(hand=(shisui("N-3"),)), distance=4)
    scene.use(SHOT)
    assert scene.may_use(shisui("N-3"))


@pytest.mark.parametrize("area", ["aura", "life", "flare"])
def test_n_4_lacerates_both(area):
    scene = full_power(saw(hand=(shisui("N-4"),)), side(aura=3, **WATCHED), distance=7)
    scene.use(shisui("N-4"))
    assert (asked(scene), scene.keys) == (("ChooseDamage", 1), ("aura", "life"))
    assert (attack(scene), lengths(scene), lacerated(scene)) == ((2, 3), [1, 2, 3, 4, 5, 6, 7], True)
    scene.answer("aura")
    assert (asked(scene), scene.keys) == (("ChooseOne", 0), ("aura.0", "life.0", "flare.0"))
    scene.answer(f"{area}.0")
    assert lying(scene) == {"aura.1": (2, 0), f"{area}.0": (1, 0)}
    assert scene.state.flinched == [False, True]


@pytest.mark.parametrize(("distance", "areas"), [(2, ("life.0",)), (3, ("aura.0", "flare.0"))])
def test_n_5_comes_near_and_hurts(distance, areas):
    scene = main(saw(hand=(shisui("N-5"),)), distance=distance)
    scene.use(shisui("N-5"))
    assert scene.count("distance") == distance - 2
    if len(areas) > 1:
        assert scene.keys == areas
        scene.answer(areas[1])
    assert lying(scene) == {areas[-1]: (1, 0)}


def test_n_6_recovers_and_each_chooses_an_area():
    scene = main(saw(hand=(shisui("N-6"),), aura=1), distance=4)
    scene.use(shisui("N-6"))
    assert (scene.count("aura.0"), asked(scene), scene.keys) == (3, ("ChooseOne", 0), ("aura.0", "flare.0"))
    scene.answer("flare.0")
    assert (asked(scene), scene.keys) == (("ChooseOne", 1), ("aura.1", "flare.1"))
    scene.answer("aura.1")
    assert lying(scene) == {"flare.0": (1, 0), "aura.1": (1, 0)}


@pytest.mark.parametrize(("distance", "may"), [(0, True), (4, True), (5, False)])
def test_n_6_only_from_near(distance, may):
    assert main(saw(hand=(shisui("N-6"),)), distance=distance).may_use(shisui("N-6")) is may


def test_n_7_chooses_as_many_as_it_suffered_and_then_does_them_as_they_are_printed():
    scene = main(side(hand=(SHOT,)), saw(hand=(shisui("N-7"),), flare=2), distance=4)
    hurt(scene, 2, seat=1).use(SHOT)
    assert attack(scene) == (2, 1)
    scene.use(shisui("N-7"), "3")
    assert (attack(scene), scene.keys) == ((2, 1), ("1", "2", "pass"))
    scene.answer("1")
    assert attack(scene) == (2, 0)
    assert (asked(scene), scene.keys) == (("ChooseOne", 0), ("aura.0", "flare.0", "life.0"))
    scene.answer("flare.0")
    assert lying(scene) == {"flare.0": (0, 1)}
    assert scene.state.flinched == [False, False]
    assert asked(scene) == ("ChooseDamage", 1)


def test_n_7_does_nothing_unhurt_and_may_leave_some():
    scene = main(side(hand=(SHOT,)), saw(hand=(shisui("N-7"),)), distance=4)
    scene.use(SHOT).use(shisui("N-7"))
    assert (asked(scene), attack(scene)) == (("ChooseDamage", 1), (2, 1))
    scene = main(side(hand=(SHOT,)), saw(hand=(shisui("N-7"),), flare=3), distance=4)
    hurt(scene, 3, seat=1).use(SHOT).use(shisui("N-7"), "2", "pass")
    assert (asked(scene), scene.state.flinched) == (("ChooseDamage", 1), [True, False])


def test_s_1_waits_for_the_attack_that_it_answers():
    left = side(hand=(SHOT,), aura=4, tokens={"aura": {THEIRS: 2}})
    scene = main(left, saw(specials=(shisui("S-1"),), flare=3, tokens={"aura": {THEIRS: 1}}), distance=4)
    scene.use(SHOT).use(shisui("S-1"))
    assert (asked(scene), lying(scene)) == (("ChooseDamage", 1), {"aura.0": (0, 2), "aura.1": (0, 1)})
    scene.answer("aura")
    assert (asked(scene), scene.keys) == (("ChooseOne", 1), ("aura.0", "aura.1", "pass"))
    scene.answer("aura.0")
    assert scene.keys == ("aura.1", "pass")
    scene.answer("aura.1")
    assert (lying(scene), scene.count("aura.0"), scene.count("aura.1")) == ({}, 2, 0)
    # 2 damage to the attacked player this turn: half of it, rounded up
    assert (attack(scene), lengths(scene), scene.state.attacks[-1].seat) == ((2, 2), [1, 2, 3, 4], 1)


@pytest.mark.parametrize(("times", "life"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_s_1_used_as_an_act_resolves_at_once(times, life):
    scene = main(saw(specials=(shisui("S-1"),), flare=6), side(**WATCHED), distance=1)
    hurt(scene, times).use(shisui("S-1"))
    assert attack(scene) == (2, life)


def test_s_1_turns_nothing_it_was_not_told_to():
    left = saw(specials=(shisui("S-1"),), flare=3, tokens={"flare": {MINE: 2}, "life": {MINE: 1}})
    scene = main(left, distance=6)
    scene.use(shisui("S-1"), "life.0", "pass")
    assert (lying(scene), scene.count("life.0"), attacks_made(scene)) == ({"flare.0": (2, 0)}, 9, [])


def test_s_1_is_not_answered_by_normal_cards():
    scene = main(saw(specials=(shisui("S-1"),), flare=3), side(hand=(saine("N-6"),)), distance=3)
    scene.use(shisui("S-1"))
    assert scene.refuses(f"use:{scene.card(saine('N-6'))}")


def test_s_2_leaves_the_crystals_of_its_cost_and_lacerates_the_flare():
    scene = main(saw(specials=(shisui("S-2"),), flare=2), side(aura=3), distance=3)
    scene.use(shisui("S-2"), "aura")
    assert (scene.count("flare.0"), lying(scene)) == (2, {"aura.1": (2, 0), "flare.0": (2, 0)})


def test_s_2_needs_as_many_crystals_as_its_cost():
    assert not main(saw(specials=(shisui("S-2"),), flare=1), distance=3).may_use(shisui("S-2"))


@pytest.mark.parametrize(("chosen", "becomes"), [("life", True), ("aura", False)])
def test_s_2_makes_the_next_attack_lacerate_where_life_was_chosen(chosen, becomes):
    laid = saw(specials=(shisui("S-2"),), hand=(SHOT, shisui("N-1")), flare=2)
    scene = main(laid, side(aura=4, **WATCHED), distance=3)
    scene.use(shisui("S-2"), "pass", chosen)
    scene.use(shisui("N-1"))
    assert (attack(scene), lacerated(scene)) == ((3, 1), False)
    scene.answers("pass", "life")
    scene.resolve(move_crystals(scene.table, "shadow", "distance", 1, "effect"))
    act(scene).use(SHOT)
    assert (attack(scene), lacerated(scene)) == ((2, 1), becomes)


def test_s_2_looks_at_the_figure_that_the_attack_will_have():
    laid = saw(specials=(shisui("S-2"),), hand=(SHOT, shisui("N-3")), flare=2)
    scene = main(laid, side(aura=5, **WATCHED), distance=3)
    scene.use(shisui("S-2"), "pass", "life")
    more = TSUKAUCHI.by_kind["after-attack"][0].clause.step
    scene.resolve(more.run(scene.table, Source(0)))
    scene.resolve(move_crystals(scene.table, "shadow", "distance", 1, "effect"))
    act(scene).use(SHOT)
    assert (attack(scene), lacerated(scene)) == ((3, 1), False)
    scene.answers("pass", "life").use(shisui("N-3"))
    assert (attack(scene), lacerated(scene)) == ((1, 1), True)


@pytest.mark.parametrize(("aim", "figures_then", "becomes"), [(4, ("-", 1), False), (8, (2, 1), True)])
def test_s_2_waits_for_an_attack_whose_own_text_looks_at_its_range(aim, figures_then, becomes):
    """Whether it fits asks for the figures, these for the range, and that for what fits: each is asked once."""
    laid = side(
        megami=("shisui", "misora"), specials=(shisui("S-2"),), hand=(misora("N-1"),), flare=2, counters={"aim": aim}
    )
    scene = main(laid, side(aura=4, **WATCHED), distance=3)
    scene.use(shisui("S-2"), "pass", "life")
    scene.resolve(move_crystals(scene.table, "shadow", "distance", 1, "effect"))
    act(scene).use(misora("N-1"))
    assert (attack(scene), lacerated(scene)) == (figures_then, becomes)


@pytest.mark.parametrize(("flare", "status"), [(3, "unused"), (4, "used")])
def test_s_2_returns_to_the_weak(flare, status):
    scene = main(saw(used=(shisui("S-2"),), aura=3, flare=flare))
    end(scene)
    assert scene.state.status[scene.card(shisui("S-2"))] == status


@pytest.mark.parametrize(("chosen", "where"), [("aura", {"aura.1": (0, 2)}), ("life", {"life.1": (0, 1)})])
def test_s_3_takes_the_damage_as_a_laceration(chosen, where):
    scene = main(side(hand=(SHOT,)), saw(specials=(shisui("S-3"),), flare=2), distance=4)
    scene.use(SHOT).use(shisui("S-3"))
    assert (asked(scene), scene.decision.lacerates) == (("ChooseDamage", 1), True)
    scene.answer(chosen)
    assert (lying(scene), scene.count("aura.1"), scene.count("life.1")) == (where, 3, 10)


def test_s_3_keeps_a_dash():
    dash = tokoyo("N-1")
    scene = main(side(hand=(dash,)), saw(specials=(shisui("S-3"),), flare=2), distance=4)
    scene.use(dash).use(shisui("S-3"))
    assert (lying(scene), scene.count("life.1")) == ({"life.1": (0, 1)}, 10)


def test_s_3_takes_nothing_where_nothing_could_be_cancelled():
    scene = main(saw(specials=(shisui("S-3"),), flare=2))
    scene.use(shisui("S-3"))
    assert (lying(scene), scene.count("flare.0")) == ({}, 0)


def test_s_3_returns_upon_the_third_damage_of_a_turn():
    scene = main(saw(used=(shisui("S-3"),), flare=4))
    status = []
    for _ in range(4):
        hurt(scene, 1)
        status.append(scene.state.status[scene.card(shisui("S-3"))])
    assert status == ["used", "used", "unused", "unused"]


@pytest.mark.parametrize(("mine", "theirs", "on"), [(2, 5, 5), (3, 3, 2), (4, 2, 2)])
def test_s_4_takes_the_lead_of_the_other_flare(mine, theirs, on):
    scene = full_power(saw(specials=(shisui("S-4"),), flare=mine), side(flare=theirs))
    scene.use(shisui("S-4")).answer("shadow", "shadow")
    assert (scene.on(shisui("S-4")), scene.count("flare.0")) == (on, mine)
    assert lying(scene) == {"flare.0": (2, 0)}


def test_s_4_keeps_from_losing_until_it_goes():
    scene = main(saw(enhancements=((shisui("S-4"), 1),), life=1))
    scene.resolve(until_over(take_on(scene.table, 0, "life", 3, "effect")))
    assert (scene.count("life.0"), scene.state.winner) == (0, None)
    card = scene.card(shisui("S-4"))
    scene.resolve(until_over(move_crystals(scene.table, f"card.{card}", "shadow", 1, "upkeep")))
    assert (scene.state.winner, scene.state.ending) == (1, "life")


@pytest.mark.parametrize(("life", "pays"), [(0, False), (1, True)])
def test_s_4_stops_the_others_vigor_at_life_0(life, pays):
    left = side(vigor=2)
    scene = main(left, saw(enhancements=((shisui("S-4"), 2),), life=max(1, life)), distance=5)
    if not life:
        scene.resolve(take_on(scene.table, 1, "life", 1, "effect"))
        act(scene)
    assert ("vigor" in scene.decision.payments) is pays


def test_x22_1_each_player_has_tokens_of_their_own():
    scene = main(saw(), side())
    scene.resolve(lacerate(scene.table, 0, "life.1", 2))
    scene.resolve(lacerate(scene.table, 1, "life.1", 1))
    assert lying(scene) == {"life.1": (2, 1)}


@pytest.mark.parametrize("area", ["aura", "life", "flare"])
def test_x22_2_x22_3_x22_4_and_x22_5_they_lie_in_aura_life_and_flare_without_end(area):
    scene = main(saw(), side())
    crystals = scene.crystals()
    scene.resolve(lacerate(scene.table, 0, f"{area}.1", 9))
    assert (lying(scene), scene.crystals()) == ({f"{area}.1": (9, 0)}, crystals)
    assert scene.state.lying(MINE, "outside.0") == 0


def test_x22_2_lacerations_take_no_room_in_the_aura():
    scene = main(saw(aura=4), side())
    scene.resolve(lacerate(scene.table, 0, "aura.0", 5))
    assert scene.resolve(move_crystals(scene.table, "shadow", "aura.0", 3, "effect")).count("aura.0") == 5


@pytest.mark.parametrize("where", ["aura.1", "life.1", "flare.0"])
def test_x22_6_1_and_x22_6_3_1_a_single_laceration_lies_where_it_was_given(where):
    scene = main(saw(), side())
    scene.resolve(lacerate(scene.table, 0, where, 2))
    assert lying(scene) == {where: (2, 0)}


def test_x22_6_2_both_values_stand_in_braces():
    assert [card_face(shisui(one)).damage for one in ("N-1", "N-2", "N-4", "S-2")] == [
        "3/1", "{1/1}", "{2/3}", "{2/1}",
    ]


@pytest.mark.parametrize(
    ("aura", "values", "keys"),
    [(2, (2, 1), ("aura", "life")), (1, (2, 1), ()), (0, (0, 1), ("aura", "life"))],
)
def test_x22_6_and_x22_6_3_the_aura_must_bear_it(aura, values, keys):
    scene = main(saw(), side(aura=aura))
    scene.resolve(take_laceration(scene.table, 1, *values, 0))
    assert (scene.keys if scene.decision else ()) == keys
    if not keys:
        assert lying(scene) == {"life.1": (1, 0)}


@pytest.mark.parametrize(
    ("values", "lies"), [((None, 2), {"life.1": (2, 0)}), ((9, None), {"aura.1": (9, 0)}), ((None, None), {})]
)
def test_x22_6_3_2_a_dash_leaves_the_other(values, lies):
    scene = main(saw(), side(aura=1))
    scene.resolve(take_laceration(scene.table, 1, *values, 0))
    assert lying(scene) == lies


def test_x22_6_3_2_what_concerns_the_choice_concerns_it_too():
    scene = main(saw(), side(aura=3))
    scene.resolve(take_laceration(scene.table, 1, 1, 2, 0, chooser=0))
    assert asked(scene) == ("ChooseDamage", 0)
    scene = main(saw(), side(aura=3))
    scene.resolve(take_laceration(scene.table, 1, 1, 2, 0, both=True))
    assert lying(scene) == {"aura.1": (1, 0), "life.1": (2, 0)}
    scene = main(saw(), side(aura=3))
    scene.resolve(take_laceration(scene.table, 1, 1, None, 0, barred=True))
    assert lying(scene) == {}


@pytest.mark.parametrize(
    ("where", "crystals"), [("aura.1", "shadow"), ("life.1", "flare.1"), ("flare.1", "shadow")]
)
def test_x22_7_x22_7_1_x22_7_2_and_x22_7_3_they_become_damage_where_they_lie(where, crystals):
    scene = main(saw(tokens={}), side(aura=3, flare=3))
    scene.resolve(lacerate(scene.table, 0, where, 2)).resolve(lacerate(scene.table, 1, where, 1))
    before = scene.count(crystals)
    scene.resolve(bleed(scene.table, 0, where))
    assert (lying(scene), scene.count(crystals) - before) == ({where: (0, 1)}, 2)


def test_x22_7_4_outside_the_game_nothing_becomes_damage():
    scene = main(saw(), side())
    before = len(scene.table.events)
    scene.resolve(bleed(scene.table, 0, "outside.0"))
    assert len(scene.table.events) == before


def test_x22_8_and_x22_9_lacerated_figures_are_figures():
    scene = main(saw(hand=(shisui("N-2"),)), side(hand=(saine("N-6"),), aura=3), distance=3)
    scene.use(shisui("N-2"))
    assert attack(scene) == (1, 1)
    assert card_face(shisui("S-2")).cost == card_face(shisui("S-4")).cost == "{2}"


def test_x22_9_1_no_damage_is_dealt_meanwhile():
    scene = main(saw(hand=(shisui("N-2"),)), side(aura=3), distance=3)
    scene.use(shisui("N-2"), "aura", "aura")
    assert not [event for event in scene.table.events if type(event).__name__ == "Damaged"]


def test_x22_10_is_paid_by_lacerating_the_own_flare():
    scene = full_power(saw(specials=(shisui("S-4"),), flare=2))
    assert scene.may_use(shisui("S-4"))
    scene.use(shisui("S-4"))
    assert (scene.count("flare.0"), lying(scene)) == (2, {"flare.0": (2, 0)})


def test_x22_11_and_x22_11_1_in_the_start_phase_of_their_owner_in_an_order_of_the_owners():
    tokens = {"aura": {MINE: 1, THEIRS: 1}, "flare": {MINE: 1}}
    scene = start(saw(tokens=tokens, flare=2), side(tokens={"life": {MINE: 2}}))
    assert (asked(scene), scene.keys) == (("ChooseOne", 0), ("aura.0", "life.1", "flare.0"))
    assert scene.decision.option("life.1").moves == (Move(f"token:{MINE}", "life.1", "life.1"),)
    scene.answer("life.1")
    assert (scene.count("life.1"), scene.keys) == (8, ("aura.0", "flare.0"))
    scene.answer("flare.0")
    assert lying(scene) == {"aura.0": (0, 1)}
    assert (scene.count("aura.0"), scene.count("flare.0")) == (2, 1)


def test_x22_11_1_holds_for_a_player_without_her_too():
    scene = start(side(tokens={"flare": {MINE: 1}}, flare=2), saw())
    assert (lying(scene), scene.count("flare.0")) == ({}, 1)


def test_x22_11_1_nobody_is_asked_twice_where_both_have_her():
    scene = start(saw(tokens={"flare": {MINE: 1}}, flare=2), saw())
    assert (lying(scene), scene.count("flare.0"), asked(scene)) == ({}, 1, ("ChooseRebuild", 0))


def test_x22_11_1_not_in_the_opponents():
    scene = main(saw(tokens={"flare": {MINE: 1}}, flare=2), side())
    next_turn(scene)
    assert lying(scene) == {"flare.0": (1, 0)}


@pytest.mark.parametrize(("tokens", "left"), [(2, 3), (3, 0)])
def test_x22_11_2_as_many_as_the_life_are_damage_at_once(tokens, left):
    scene = main(saw(), side(life=3))
    scene.resolve(until_over(lacerate(scene.table, 0, "life.1", tokens)))
    assert scene.count("life.1") == left
    assert scene.state.winner == (0 if not left else None)


def test_x22_11_2_looks_again_when_the_life_falls():
    scene = main(saw(), side(life=4))
    scene.resolve(lacerate(scene.table, 0, "life.1", 2))
    scene.resolve(until_over(take_damage(scene.table, 1, None, 2, "effect")))
    assert scene.state.winner == 0


def test_x22_11_2_counts_each_players_tokens_apart():
    scene = main(saw(), side(life=3))
    scene.resolve(lacerate(scene.table, 0, "life.1", 2)).resolve(lacerate(scene.table, 1, "life.1", 2))
    assert (lying(scene), scene.count("life.1")) == ({"life.1": (2, 2)}, 3)


def test_both_players_have_her():
    scene = main(saw(hand=(shisui("N-2"),)), saw(aura=3), distance=3)
    scene.use(shisui("N-2"), "aura", "life")
    assert lying(scene) == {"aura.1": (1, 0), "life.1": (2, 0)}


def test_her_card_in_other_hands_leaves_tokens_of_whoever_uses_it():
    scene = main(side(), saw(hand=(shisui("N-5"),)), distance=4)
    scene.resolve(use_card(scene.table, 0, scene.card(shisui("N-5"), 1), "effect"))
    scene.answer("flare.0")
    assert lying(scene) == {"flare.0": (1, 0)}


def test_a_hand_is_told_when_tokens_move():
    scene = main(side(tokens={"aura": {THEIRS: 1}}), saw())
    refusal = why_not(scene.state, scene.decision, Move(f"token:{THEIRS}", "aura.0", "shadow"))
    assert (refusal.code, refusal.section) == ("laceration-stays", "x22-11-1")


def test_tokens_are_told_by_whose_they_are():
    table = CheckedTable(State())
    table.emit(TableLaid((PAIR, ("saine", "tokoyo")), (), (("life.0", 3), ("life.1", 3)), ()))
    table.emit(PiecesMoved(MINE, "outside.0", "aura.1", 1))
    assert table.state.lying(MINE, "aura.1") == 1
    with pytest.raises(RuleBroken):
        table.emit(PiecesMoved(MINE, "outside.0", "shadow", 1))


def test_the_component_says_where_they_lie():
    assert COMPONENT.beside == tuple((area, TOKEN) for area in ("aura", "life", "flare"))
    assert not COMPONENT.has_panel


def test_crystals_that_count_as_aura_bear_a_laceration():
    scene = main(saw(), side(aura=0, enhancements=((saine("N-7"), 2),)))
    scene.resolve(take_laceration(scene.table, 1, 2, 1, 0))
    assert scene.keys == ("aura", "life")
    scene.answer("aura")
    assert lying(scene) == {"aura.1": (2, 0)}


def test_damage_of_0_and_both_damages_count_as_taken():
    scene = main(saw(hand=(shisui("N-3"),)), side(**WATCHED), distance=2)
    scene.resolve(take_on(scene.table, 0, "aura", 0, "effect"))
    act(scene).use(shisui("N-3"))
    assert attack(scene) == (2, 2)
    scene = main(saw(hand=(shisui("N-3"),)), side(aura=0), distance=2)
    scene.resolve(take_damage(scene.table, 0, 1, 1, "effect", both=True))
    act(scene).use(shisui("N-3"))
    assert scene.count("aura.0") == 3


def test_s_3_takes_the_figures_as_they_are_then():
    laid = saw(specials=(shisui("S-3"),), hand=(shisui("N-7"),), flare=2)
    scene = main(side(hand=(yurina("N-2"),), life=3), laid, distance=3)
    scene.use(yurina("N-2"))
    assert attack(scene) == (3, 2)
    scene.use(shisui("S-3"), "aura")
    assert lying(scene) == {"aura.1": (0, 3)}


def test_a_hand_is_told_that_the_aura_bears_no_such_laceration():
    scene = main(saw(), side(aura=1))
    scene.resolve(take_laceration(scene.table, 1, 1, 1, 0))
    assert scene.decision.option("aura").moves == (Move("piece", "aura.1", "aura.1"),)


def test_a_checked_table_finds_a_life_that_should_have_bled_out():
    table = CheckedTable(State())
    table.emit(TableLaid((PAIR, ("saine", "tokoyo")), (), (("life.0", 3), ("life.1", 2)), ()))
    table.emit(PiecesMoved(MINE, "outside.0", "life.1", 2))
    with pytest.raises(RuleBroken):
        table.emit(PhaseBegan("main"))


@pytest.mark.parametrize(
    ("language", "laid", "gone"),
    [
        ("ja", "プレイヤー2のオーラにプレイヤー1の裂傷トークン2個が置かれた。",
         "プレイヤー2のオーラからプレイヤー1の裂傷トークン2個が取り除かれた。"),
        ("ko", "플레이어 2의 오라에 플레이어 1의 열상 토큰 2개가 놓였다.",
         "플레이어 2의 오라에서 플레이어 1의 열상 토큰 2개가 제거되었다."),
        ("en", "2 Laceration tokens of Player 1 were put on Player 2’s Aura.",
         "2 Laceration tokens of Player 1 were taken off Player 2’s Aura."),
    ],
)  # fmt: skip
def test_the_journal_says_whose_tokens_lie_where(language, laid, gone):
    scene = main(saw(), side(aura=3))
    scene.resolve(lacerate(scene.table, 0, "aura.1", 2)).resolve(bleed(scene.table, 0, "aura.1"))
    moves = [event for event in scene.table.events if isinstance(event, PiecesMoved) and event.piece == MINE]
    said = [RULES.spoken(event, known=True, state=scene.state, seat=0, previous=None) for event in moves]
    texts = [Renderer(Catalog.load(language), strict=True).text(one.phrase) for one in said]
    assert (texts, [one.things for one in said]) == ([laid, gone], [("aura.1",), ("aura.1",)])
