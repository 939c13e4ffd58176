"""Chapter 11: what the rules do by themselves at check timings, and chapter 10 on abilities that wait."""

from __future__ import annotations

from engine.cardgame.ending import until_given_up
from engine.hololive.events import CardsRevealed, Downed, DuelEnded
from engine.hololive.play.scene import Scene
from engine.hololive.procedures.turn import play
from engine.hololive.values import changed
from engine.hololive.wording import prompt_of
from tests.engine.hololive.tables import W, arts_at, damage, key, on, one, scene, side, to_performance


def act(there, number, art="1", target="T-BEA-D"):
    return to_performance(there).answer(arts_at(there, number, art, target))


def test_11_3_1_damage_of_its_hp_downs_a_holomem():
    """All its cards go to the archive (§11.3.1.2), and what was attached to it (§11.4.1)."""
    theirs = one("T-ANN-1", W, stack=("T-ANN-D",), support=("T-TOOL",), damage=90)
    there = scene(side(one("T-ANN-D", W), collab=one("T-DOT-D", W)), side(theirs, collab="T-CAT-S"))
    act(there, "T-ANN-D", target="T-ANN-1")
    assert sorted(there.numbers("archive.1")) == sorted(["T-ANN-1", "T-ANN-D", W, "T-TOOL"])  # §11.4.1
    assert there.numbers("center.1") == ()
    assert len(there.happened(Downed)) == 1


def test_11_5_life_is_shown_and_sent():
    """§11.5.1, §11.3.1.2."""
    there = scene(side(one("T-ANN-D", W)), side(one("T-BEA-D", damage=40), back=("T-CAT-S", "T-ANN-D")))
    act(there, "T-ANN-D")
    assert (there.decision.kind, there.decision.seat, there.decision.section) == ("ChooseHolomem", 1, "11.5.1")
    there.answer(f"card:{there.card('T-CAT-S', 1)}")
    assert on(there, "T-CAT-S", 1) == [W]
    assert len(there.numbers("life.1")) == 4
    assert there.state.counters["life-damage.1"] == 0
    assert there.happened(CardsRevealed)


def test_2_11_2_2_some_cost_two_life():
    right = side(one("T-ANN-BUZZ", damage=190), collab="T-CAT-S")
    there = scene(side(one("T-ANN-D", W), collab=one("T-DOT-D", W)), right)
    act(there, "T-ANN-D", target="T-ANN-BUZZ")
    assert len(there.numbers("life.1")) == 3
    assert on(there, "T-CAT-S", 1) == [W, W]


def test_11_2_1_without_life_a_player_has_lost():
    there = scene(side(one("T-ANN-D", W)), side(one("T-BEA-D", damage=40), back=("T-CAT-S",), life=(W,)))
    act(there, "T-ANN-D")
    assert there.happened(DuelEnded) == [DuelEnded(0, "life")]


def test_11_2_2_without_holomem_a_player_has_lost():
    there = scene(side(one("T-ANN-D", W)), side(one("T-BEA-D", damage=40)))
    act(there, "T-ANN-D")
    assert there.happened(DuelEnded) == [DuelEnded(0, "stage")]


def test_11_4_2_of_too_many_tools_their_player_chooses_which_goes():
    there = scene(side(one("T-ANN-D", support=("T-TOOL", "T-TOOL-2"))))
    assert (there.decision.kind, there.decision.seat, there.decision.least) == ("ChooseCards", 0, 1)
    assert (there.decision.section, prompt_of(there.decision).key) == ("11.4.2", "hololive-ask-cards-surplus")
    there.answer(f"card:{there.card('T-TOOL', 0)}")
    assert on(there, "T-ANN-D") == ["T-TOOL-2"]
    assert there.numbers("archive.0") == ("T-TOOL",)


def test_11_4_3_a_fan_of_somebody_else_goes_to_the_archive():
    there = scene(side(one("T-BEA-D", support=("T-FAN",))))
    assert there.numbers("archive.0") == ("T-FAN",)


def test_11_3_1_1_what_is_done_when_somebody_is_downed_the_turn_player_first():
    """§11.3.1.1.1, §10.1.1.2.3: at once, not in 待機状態."""
    there = scene(side(one("T-DOT-KILL", W), collab=one("T-DOT-D", W)), side("T-DOT-FALL", collab="T-CAT-S"))
    act(there, "T-DOT-KILL", target="T-DOT-FALL")
    assert on(there, "T-DOT-KILL") == [W, W]
    assert len(there.numbers("hand.1")) == 1


def test_12_1_5_2_a_skill_upon_a_downing_spares_life_and_may_be_left():
    def fallen():
        right = side(one("T-BEA-D", damage=40), back=("T-CAT-S",), oshi="T-GUARD", holo_power=("T-ANN-D",) * 3)
        return act(scene(side(one("T-ANN-D", W)), right), "T-ANN-D")

    there = fallen()
    assert (there.decision.kind, there.decision.seat) == ("ChooseOne", 1)
    there.answer("yes")
    assert len(there.numbers("life.1")) == 5
    assert len(there.numbers("holo-power.1")) == 1
    there = fallen().answer("no")
    assert len(there.numbers("life.1")) == 4
    assert len(there.numbers("holo-power.1")) == 3


def test_12_1_5_1_a_skill_upon_damage_takes_it_off_once_a_turn():
    """§10.2.1.3.2, §10.11.3."""
    right = side("T-ANN-1", oshi="T-GUARD", holo_power=("T-ANN-D",) * 3)
    there = scene(side(one("T-ANN-D", W), collab=one("T-DOT-D", W)), right)
    act(there, "T-ANN-D", target="T-ANN-1").answer("yes")
    assert damage(there, "T-ANN-1") == 10
    act(there, "T-DOT-D", target="T-ANN-1")
    assert damage(there, "T-ANN-1") == 20


def test_10_2_1_3_3_damage_that_a_gift_takes_off():
    there = scene(side(one("T-ANN-D", W)), side("T-DOT-WALL"))
    act(there, "T-ANN-D", target="T-DOT-WALL")
    assert damage(there, "T-DOT-WALL") == 10


def test_10_8_abilities_wait_until_the_check_timing_and_are_resolved_once_a_turn():
    """§10.8.1, §10.8.2, §10.7.2.1.1."""
    right = side(one("T-ANN-1", support=("T-MASCOT",)), oshi="T-OSHI")
    there = scene(side(one("T-ANN-D", W), collab=one("T-DOT-D", W)), right)
    act(there, "T-ANN-D", target="T-ANN-1")
    assert damage(there, "T-ANN-D", 0) == 20
    act(there, "T-DOT-D", target="T-ANN-1")
    assert damage(there, "T-ANN-D", 0) == 20


def test_13_2_collab_effects_and_13_3_bloom_effects():
    """§13.2.1, §13.2.2, §13.3.1, §13.3.2."""
    there = scene(side(back=("T-CAT-S",)))
    there.answer(key(there, "collab", "T-CAT-S"))
    assert damage(there, "T-BEA-D") == 20
    there = scene(side(hand=("T-ANN-1",)))
    there.answer(key(there, "bloom", "T-ANN-1", "T-ANN-D"))
    assert len(there.numbers("hand.0")) == 1


def test_10_3_4_1_a_gift_under_a_stack_is_none():
    there = scene(side(one("T-ANN-D", W)), side(one("T-ANN-1", stack=("T-DOT-WALL",))))
    act(there, "T-ANN-D", target="T-ANN-1")
    assert damage(there, "T-ANN-1") == 30


def test_5_13_2_what_holds_for_a_holomem_goes_on_when_it_blooms():
    there = scene(side(one("T-ANN-D", W), hand=("T-ANN-1",), back=("T-BEA-D",)), side("T-BEA-1"))
    there.answer(key(there, "collab", "T-BEA-D"))
    there.answer(key(there, "bloom", "T-ANN-1", "T-ANN-D"))
    act(there, "T-ANN-1", target="T-BEA-1")
    assert damage(there, "T-BEA-1") == 60


def test_10_10_2_what_came_later_is_not_concerned():
    there = scene(side(one("T-ANN-D", W), back=("T-BEA-D", one("T-DOT-D", W)), hand=("T-CAT-S",)), side("T-BEA-1"))
    there.answer(key(there, "collab", "T-BEA-D"))  # the center +20
    there.answer(key(there, "baton", "T-DOT-D"))
    act(there, "T-DOT-D", target="T-BEA-1")
    assert damage(there, "T-BEA-1") == 30  # it was on the stage, and is the center now
    there = scene(side(one("T-ANN-D", W), back=("T-BEA-D",), hand=("T-CAT-S",)), side("T-BEA-1"))
    there.answer(key(there, "collab", "T-BEA-D"))
    there.answer(f"place:{there.card('T-CAT-S', 0)}")
    there.answer(key(there, "baton", "T-CAT-S"))
    assert changed(there.state, "arts", there.card("T-CAT-S", 0), 10) == 10


def test_1_2_3_anybody_may_give_up():
    given_up = Scene(side(), side("T-BEA-D"), asks=False)
    given_up.resolve(until_given_up(given_up.table, play(given_up.table)))
    given_up.answer("give-up")
    assert given_up.happened(DuelEnded) == [DuelEnded(1, "conceded")]
