"""Starter decks 5 to 9: what their cards do that those before them don't."""

from __future__ import annotations

import pytest

import engine.hololive.pool  # noqa: F401  # the cards themselves
from engine.hololive.clauses.traits import name_with
from engine.hololive.events import DamageDealt
from engine.hololive.procedures.checks import check_timing
from engine.hololive.procedures.performance import use_arts
from engine.hololive.procedures.stage import to_center
from engine.hololive.registry import REGISTRY
from engine.hololive.values import changed, hp, life, position
from engine.text.catalog import Catalog
from engine.text.phrase import say
from engine.text.render import Renderer
from tests.engine.hololive.sample import STUCK
from tests.engine.hololive.tables import G, R, W, arts_at, damage, key, on, one, scene, side, to_performance


def card(there, number, seat=0):
    return f"card:{there.card(number, seat)}"


def choose(there, *numbers):
    """The left player's cards, one after the other, where there is a choice."""
    for number in numbers:
        if card(there, number) in there.keys:
            there.answer(card(there, number))
    return there


def arts_of(there, number):
    """By how much the arts of a holomem are raised by what is in force."""
    return changed(there.state, "arts", there.card(number, 0), 0)


def attack(there, number, target, art="1", seat=1):
    return to_performance(there).answer(arts_at(there, number, art, target, seat))


def attacked(left, number, target, right=None):
    """The right player's turn, whose center holomem uses arts at a holomem of the left player's."""
    there = scene(left, right or side(one(number, W, W, W)), turn=6, turn_player=1)
    attacker, struck = there.card(number, 1), there.card(target, 0)
    return to_performance(there).answer(f"arts:{attacker}:1:{struck}")


# --- what is counted


def test_holomem_of_different_names_are_counted_once_each():
    def dealt(*back):
        there = scene(side(one("hSD05-006", W, W), back=back), side("T-BEA-1"))
        attack(there, "hSD05-006", "T-BEA-1", "2")
        return damage(there, "T-BEA-1")

    assert dealt("hSD05-003", "hSD05-010", "T-ANN-D") == 50
    assert dealt("hSD05-012", "hSD05-010") == 70


def test_what_an_effect_of_the_turn_counts_is_counted_when_it_resolves():
    left = side("hSD09-004", back=("hSD09-005", "hSD09-006", "hSD09-006"), hand=("hSD09-007",))
    there = scene(left)
    there.answer(key(there, "collab", "hSD09-005"))
    assert arts_of(there, "hSD09-004") == 30
    there.answer(key(there, "place", "hSD09-007"))
    assert arts_of(there, "hSD09-004") == 30
    assert arts_of(there, "hSD09-005") == 0


def test_special_damage_to_center_and_collab_for_each_name():
    right = side(one("T-BEA-2"), collab="T-ANN-2")
    there = scene(side(one("hSD09-004", R, R, R), back=("hSD09-005", "hSD09-005", "hSD09-006")), right)
    attack(there, "hSD09-004", "T-ANN-2", "2")
    assert (damage(there, "T-BEA-2"), damage(there, "T-ANN-2")) == (30, 150)


# --- upon whom


def test_this_turn_one_debut_of_a_tag_is_stronger():
    there = scene(side(one("hSD05-008", W, W), collab=one("hSD05-003", W), back=("T-ANN-D",)), side("T-ANN-2"))
    choose(attack(there, "hSD05-008", "T-ANN-2"), "hSD05-003")
    assert arts_of(there, "hSD05-003") == 40
    attack(there, "hSD05-003", "T-ANN-2")
    assert damage(there, "T-ANN-2") == 50 + 70


def test_cheer_goes_over_to_another_than_this_one():
    there = scene(side(one("T-ANN-D", W), back=("hSD05-013", "T-BEA-D")))
    choose(there.answer(key(there, "collab", "hSD05-013")).answer("yes"), W)
    assert card(there, "hSD05-013") not in there.keys
    choose(there, "T-BEA-D")
    assert on(there, "T-BEA-D") == [W]


def test_the_one_that_moved_to_the_back_is_healed():
    back = (one("T-BEA-1", damage=50), one("T-CAT-S", rest=True))
    there = scene(side(one("T-ANN-1", damage=50), oshi="hSD07-001", back=back))
    there.answer("skill:sp")
    assert card(there, "T-CAT-S") not in there.keys
    choose(there, "T-ANN-1", "T-BEA-1")
    assert [position(there.state, there.card(name, 0)) for name in ("T-ANN-1", "T-BEA-1")] == ["back", "center"]
    assert (damage(there, "T-ANN-1", 0), damage(there, "T-BEA-1", 0)) == (20, 50)


def test_nobody_is_healed_where_nobody_could_move():
    def skilled(*back):
        there = scene(side(one("T-ANN-1", damage=50), oshi="hSD07-001", back=back))
        there.table.them = (there.card(back[0].card, 0),)  # of whom something spoke before
        there.answer("skill:sp")
        assert position(there.state, there.card("T-ANN-1", 0)) == "center"
        return damage(there, "T-ANN-1", 0), damage(there, back[0].card, 0)

    assert skilled(one("T-BEA-1", damage=50, rest=True)) == (50, 50)
    assert skilled(one(STUCK, damage=30)) == (50, 30)


@pytest.mark.parametrize(("hurt", "asked"), [(100, False), (110, True)])
def test_a_bloom_in_the_back_takes_the_place_of_a_weak_collab_holomem(hurt, asked):
    left = side("T-ANN-D", collab=one("T-ANN-2", damage=hurt), back=("hSD07-004",), hand=("hSD07-007",))
    there = scene(left)
    there.answer(key(there, "bloom", "hSD07-007", "hSD07-004"))
    assert ("yes" in there.keys) == asked
    if asked:
        choose(there.answer("yes"), "T-ANN-2", "hSD07-007")
        assert position(there.state, there.card("hSD07-007", 0)) == "collab"


def test_a_fan_of_the_archive_is_attached():
    there = scene(side(one("hSD07-008", W, "hY06-001"), archive=("hSD07-015", "hSD07-014")), side("T-ANN-2"))
    before = hp(there.state, there.card("hSD07-008", 0))
    attack(there, "hSD07-008", "T-ANN-2").answer("yes")
    assert on(there, "hSD07-008", area="support") == ["hSD07-015"]
    assert hp(there.state, there.card("hSD07-008", 0)) == before + 10


@pytest.mark.parametrize(("back", "asked"), [(4, True), (5, False)])
def test_a_friend_comes_onto_the_stage_while_there_is_room(back, asked):
    filled = ("hSD07-003", *("T-ANN-D",) * (back - 1))
    there = scene(side("T-ANN-1", back=filled, deck=("T-ANN-D", "hSD07-011", "hSD07-004")))
    there.answer(key(there, "collab", "hSD07-003"))
    assert ("yes" in there.keys) == asked
    if asked:
        there.answer("yes")
        assert there.keys == (card(there, "hSD07-011"),)
        there.answer(card(there, "hSD07-011"))
        assert position(there.state, there.card("hSD07-011", 0)) == "back"


# --- when


@pytest.mark.parametrize(("turn", "dealt"), [(2, 20), (4, 10), (5, 10)])
def test_more_instead_in_the_first_turn_of_who_goes_second(turn, dealt):
    there = scene(side("T-ANN-D", back=("hSD08-006",)), turn=turn)
    there.answer(key(there, "collab", "hSD08-006"))
    assert damage(there, "T-BEA-D") == dealt


def test_an_sp_skill_of_the_main_step_counts():
    there = scene(side("T-ANN-D", oshi="hSD06-001", collab=one("hSD06-010", W)), side("T-ANN-2"))
    there.answer("skill:sp")
    attack(there, "hSD06-010", "T-ANN-2")
    assert damage(there, "T-ANN-2") == 80


def test_an_sp_skill_of_the_performance_step_does_not():
    left = side(one("T-BEA-2", R), oshi="hSD03-001", collab=one("hSD06-010", W))
    there = scene(left, side("T-ANN-2", back=("T-ANN-1",)))
    attack(there, "T-BEA-2", "T-ANN-1").answer("yes")
    assert damage(there, "T-ANN-1") == 110
    attack(there, "hSD06-010", "T-ANN-2")
    assert damage(there, "T-ANN-2") == 30


def test_a_tool_strikes_back_on_the_opponents_turn_and_spares_life():
    there = attacked(side(one("hSD06-005", support=("hSD06-011",))), "T-DOT-KILL", "hSD06-005")
    assert (damage(there, "hSD06-005", 0), damage(there, "T-DOT-KILL")) == (60, 20)
    right = side(one("T-DOT-KILL", W, damage=50), back=("T-BEA-D",))
    there = attacked(side(one("hSD06-005", support=("hSD06-011",))), "T-DOT-KILL", "hSD06-005", right)
    assert there.numbers("archive.1") == ("T-DOT-KILL", W)
    assert life(there.state, 1) == 5


def test_a_tool_strikes_for_a_first_of_its_name_alone():
    there = attacked(side(one("hSD06-003", support=("hSD06-011",))), "T-DOT-KILL", "hSD06-003")
    assert damage(there, "T-DOT-KILL") == 0


def test_arts_that_down_the_center_hurt_a_second_level_once_a_turn():
    left = side(one("hSD08-004", W, W, W))
    right = side("T-BEA-D", collab="T-BEA-2", back=("T-ANN-2", "T-ANN-1"))
    there = scene(left, right)
    attack(there, "hSD08-004", "T-BEA-D")
    assert there.keys == (card(there, "T-BEA-2", 1), card(there, "T-ANN-2", 1))
    there.answer(card(there, "T-ANN-2", 1))
    assert damage(there, "T-ANN-2") == 40
    attacker, standby = there.card("hSD08-004", 0), there.card("T-ANN-1", 1)

    def again():
        yield from to_center(there.table, standby)
        yield from use_arts(there.table, attacker, there.state.info(attacker).art("1"), standby)
        yield from check_timing(there.table)

    there.resolve(again())
    assert "T-ANN-1" in there.numbers("archive.1")
    assert damage(there, "T-ANN-2") == 40
    there = scene(left, right)
    attack(there, "hSD08-004", "T-BEA-2")
    assert damage(there, "T-ANN-2") == 0


@pytest.mark.parametrize("back", ["T-ANN-2", "T-ANN-1"])
def test_the_downed_center_may_be_chosen_and_must_be_where_no_other_can(back):
    """hSD08-004: §11.3.1.1, §11.3.1.2: while that is done it is still on the stage."""
    there = attack(scene(side(one("hSD08-004", W, W, W)), side("T-BEA-2", back=(back,))), "hSD08-004", "T-BEA-2")
    target = there.card("T-BEA-2", 1)
    if back == "T-ANN-2":
        assert there.keys == (f"card:{target}", card(there, back, 1))
        there.answer(f"card:{target}")
    hits = [(event.card, event.amount) for event in there.happened(DamageDealt)]
    assert hits == [(target, 120 + 50), (target, 40)]


def test_a_gift_of_the_center_helps_a_debut_of_a_tag_in_the_collab_position():
    there = scene(side("hSD08-004", collab="hSD08-005", back=("hSD08-002",)))
    assert [arts_of(there, number) for number in ("hSD08-004", "hSD08-005", "hSD08-002")] == [0, 40, 0]
    assert arts_of(scene(side("T-ANN-D", collab="hSD08-005", back=("hSD08-004",))), "hSD08-005") == 0


@pytest.mark.parametrize(("lives", "asked"), [(5, True), (4, True), (6, False)])
def test_a_computer_comes_back_when_a_holomem_is_downed(lives, asked):
    left = side("T-ANN-D", collab="hSD08-005", life=(W,) * lives, archive=("hSD01-020", "hSD01-018"))
    there = attacked(left, "T-DOT-KILL", "T-ANN-D")
    assert ("yes" in there.keys) == asked
    if asked:
        choose(there.answer("yes"), "hSD01-018")
        assert there.numbers("hand.0")[0] == "hSD01-018"


@pytest.mark.parametrize(("lives", "left"), [(5, 4), (4, 4), (6, 5)])
def test_less_life_is_lost_by_who_has_less(lives, left):
    collab = one("hSD09-007", damage=50)
    there = attacked(side("T-ANN-D", collab=collab, life=(W,) * lives), "T-DOT-KILL", "hSD09-007")
    while there.keys and there.decision.section == "11.5.1":
        there.answer(there.keys[0])
    assert life(there.state, 0) == left


# --- words


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_a_word_of_names_is_in_the_name_of_each_such_card(language):
    words = Renderer(Catalog.load(language), strict=False)
    word = words.text(say("hololive-word-pc"))

    class Printed:
        info = staticmethod(REGISTRY.cards.__getitem__)

    for number, info in REGISTRY.cards.items():
        if info.support is not None and not number.startswith("T-"):
            named = word in words.text(say(f"hololive-name-{info.names[0]}"))
            assert named == name_with("pc").admits(Printed, None, number), number


def test_green_holomem_alone_are_healed():
    there = scene(side(one("hSD06-004", G, damage=50), oshi="hSD06-001", back=(one("T-ANN-1", damage=50),)))
    there.answer("skill:sp")
    assert (damage(there, "hSD06-004", 0), damage(there, "T-ANN-1", 0)) == (30, 50)
