"""Chapter 7: the steps of a turn."""

from __future__ import annotations

import pytest

from engine.hololive.events import CardMoved, CardTurned, DuelEnded, EffectArose, PhaseBegan
from tests.engine.hololive.tables import DECK, W, arts_at, damage, on, one, scene, side


def test_7_2_1_no_reset_in_ones_first_turn():
    there = scene(side(one("T-ANN-D", rest=True)), turn=1, step="reset")
    assert there.state.status[there.card("T-ANN-D", 0, "center")] == "rest"
    there = scene(side("T-ANN-D"), side(one("T-BEA-D", rest=True)), turn=2, turn_player=1, step="reset")
    assert there.state.status[there.card("T-BEA-D", 1)] == "rest"


def test_7_2_2_all_stand_up_and_7_2_3_the_collab_holomem_goes_back_to_rest():
    there = scene(side(one("T-ANN-D", rest=True), collab="T-BEA-D", back=(one("T-CAT-S", rest=True),)), step="reset")
    state = there.state
    assert there.where("T-BEA-D", 0) == "back.0"
    assert state.status[there.card("T-BEA-D", 0)] == "rest"
    assert state.status[there.card("T-CAT-S", 0)] == ""
    assert [event.rest for event in there.happened(CardTurned)] == [True, True, False, False, True]


def test_7_2_6_an_empty_center_is_filled_by_one_that_is_not_at_rest():
    there = scene(side(None, back=("T-BEA-D", "T-CAT-S"), collab="T-DOT-D"), step="reset")
    assert there.decision.kind == "ChooseHolomem"
    offered = {there.state.defs[int(key[5:])].number for key in there.keys}
    assert offered == {"T-BEA-D", "T-CAT-S"}  # the collab holomem has come back to rest
    there.answer(f"card:{there.card('T-CAT-S', 0)}")
    assert there.where("T-CAT-S", 0) == "center.0"


def test_7_2_6_by_one_at_rest_where_there_is_no_other():
    there = scene(side(None, collab="T-DOT-D"), step="reset")
    assert there.where("T-DOT-D", 0) == "center.0"
    assert there.state.status[there.card("T-DOT-D", 0)] == "rest"


def test_7_3_2_a_card_is_drawn_and_7_3_2_1_who_cannot_has_lost():
    there = scene(side(deck=DECK[:2]), step="hand")
    assert len(there.numbers("hand.0")) == 1
    there = scene(side(deck=()), step="hand")
    assert there.happened(DuelEnded) == [DuelEnded(1, "deck")]


def test_7_4_2_the_top_cheer_is_shown_and_sent():
    there = scene(side(back=("T-BEA-D",)), step="cheer")
    assert (there.decision.kind, there.decision.section) == ("ChooseHolomem", "7.4.2")
    there.answer(f"card:{there.card('T-BEA-D', 0)}")
    assert on(there, "T-BEA-D") == [W]
    assert len(there.numbers("cheer-deck.0")) == 7


def test_7_4_2_an_empty_cheer_deck_sends_nothing():
    there = scene(side(cheer_deck=()), step="cheer")
    assert there.decision.kind == "ChooseAct"


def test_7_6_1_no_performance_in_the_very_first_turn():
    there = scene(side(one("T-ANN-D", W)), turn=1).answer("end")
    assert (there.state.turn, there.state.turn_player) == (2, 1)
    there = scene(side("T-ANN-D"), side(one("T-CAT-S", W)), turn=2, turn_player=1).answer("end")
    assert there.state.phase == "performance"


def test_7_7_2_what_holds_for_the_turn_is_over_at_its_end():
    there = scene(side(one("T-ANN-D", W), back=("T-BEA-D",)))
    there.answer(f"collab:{there.card('T-BEA-D', 0)}")
    assert len(there.state.lasting) == 1
    there.answers("end", "end")
    assert there.state.lasting == ()


def test_7_7_3_an_empty_center_is_filled_at_the_end_as_well():
    """§7.7.3.1."""
    there = scene(side(None, back=("T-BEA-D",), collab="T-DOT-D")).answer("end")
    assert there.where("T-BEA-D", 0) == "center.0"


def test_7_7_3_3_but_not_by_the_collab_holomem():
    there = scene(side(None, collab="T-DOT-D")).answer("end")
    assert there.where("T-DOT-D", 0) == "collab.0"
    assert there.numbers("center.0") == ()


def test_7_7_4_the_opponent_s_turn_follows():
    """§7.1.1."""
    there = scene(side("T-ANN-D")).answer("end")
    assert (there.state.turn, there.state.turn_player) == (6, 1)


def test_7_1_2_the_steps_follow_one_another():
    there = scene(side("T-ANN-D"), side("T-BEA-D"))
    there.answers("end")
    while there.decision.kind != "ChooseAct":
        there.answer(there.keys[-1])
    steps = [(event.phase, event.seat) for event in there.happened(PhaseBegan)]
    assert steps == [
        ("main", 0), ("performance", 0), ("end", 0), ("reset", 1), ("hand", 1), ("cheer", 1), ("main", 1),
    ]  # fmt: skip


@pytest.mark.parametrize("step", ["reset", "hand", "cheer", "performance", "end"])
def test_7_2_4_and_7_3_1_and_7_4_1_and_7_5_1_and_7_7_1_what_begins_with_a_step_begins_with_it(step):
    """§7.6.2 as well, as cards say so: before its player does anything, and once."""
    there = scene(side("T-ANN-D", back=(f"T-AT-{step.upper()}",), cheer_deck=()), side(), step=step)
    arose = [index for index, event in enumerate(there.table.events) if isinstance(event, EffectArose)]
    while not arose:
        there.answer("end")
        arose = [index for index, event in enumerate(there.table.events) if isinstance(event, EffectArose)]
    assert len(arose) == 1
    begun = [event.phase for event in there.table.events[: arose[0]] if isinstance(event, PhaseBegan)]
    assert begun[-1] == step


def test_7_2_5_a_check_timing_comes_before_the_center_is_filled_and_7_2_7_one_after():
    """Who is downed then is nobody who could be chosen."""
    left = side(None, back=("T-CAT-S", one("T-WORN", damage=60)), collab="T-DOT-D")
    there = scene(left, side(), step="reset", turn=5)
    assert there.where("T-WORN", 0) == "back.0"  # §10.3.3: it is its player's turn, and it has 30 HP more
    left = side(None, back=("T-CAT-S", one("T-DOT-D", damage=50)), collab="T-BEA-D")
    there = scene(left, side(), step="reset")
    assert there.where("T-DOT-D", 0) == "archive.0"


def test_7_3_3_what_is_to_be_done_after_drawing_comes_before_the_cheer():
    there = scene(side(one("T-ANN-D", damage=60), back=("T-CAT-S", "T-BEA-D")), side(), step="hand")
    assert there.where("T-ANN-D", 0) == "archive.0"
    assert (there.decision.section, len(there.numbers("cheer-deck.0"))) == ("11.5.1", 8)


def test_7_4_3_what_the_cheer_leads_to_comes_before_the_main_step():
    there = scene(side("T-ANN-D", back=("T-BEA-D",)), side(), step="cheer")
    assert there.decision.section == "7.4.2"
    assert there.answer(f"card:{there.card('T-BEA-D', 0)}").decision.kind == "ChooseAct"
    assert there.state.phase == "main"


def test_7_5_2_the_acts_of_the_main_step_and_7_5_3_then_the_performance():
    there = scene(side(one("T-ANN-D", W), hand=("T-CAT-S",)))
    assert there.decision.kind == "ChooseAct"
    assert there.answer("end").decision.kind == "ChooseArts"
    assert there.state.phase == "performance"


def test_7_6_3_what_the_last_arts_lead_to_comes_before_the_end_step():
    there = scene(side(one("T-ANN-D", W)), side(one("T-BEA-D", damage=60), back=("T-CAT-S", "T-DOT-D"))).answer("end")
    there.answer(arts_at(there, "T-ANN-D", "1", "T-BEA-D"))
    assert (there.decision.section, there.state.phase) == ("11.5.1", "performance")


def test_7_7_2_who_lives_by_an_effect_of_the_turn_is_downed_when_it_is_over():
    """§7.7.4: not by the end step that ends it, but by the next check timing."""
    there = scene(side("T-ANN-D", back=(one("T-WORN", damage=60),)), side())
    there.answer("end")
    assert (there.state.turn_player, there.where("T-WORN", 0)) == (1, "archive.0")


def test_7_7_3_2_by_one_at_rest_where_all_are():
    there = scene(side(None, back=(one("T-BEA-D", rest=True), one("T-CAT-S", rest=True)))).answer("end")
    assert (there.decision.section, len(there.keys)) == ("7.7.3", 2)


def test_7_7_3_one_that_cannot_move_stays_in_the_back():
    """§1.3.3: what is forbidden isn't done."""
    there = scene(side(None, back=("T-STAY",), collab="T-DOT-D")).answer("end")
    assert there.numbers("center.0") == ()
    assert not [event for event in there.happened(CardMoved) if event.target == "center.0"]


def test_7_2_3_a_collab_holomem_that_cannot_move_stays_as_it_is():
    there = scene(side("T-ANN-D", collab="T-STAY"), step="reset")
    assert there.where("T-STAY", 0) == "collab.0"
    assert there.state.status[there.card("T-STAY", 0)] == ""


def test_7_7_1_an_ability_at_the_end_that_arose_is_not_done_twice():
    there = scene(side("T-ANN-D", back=("T-AT-END",))).answer("end")
    assert len(there.happened(EffectArose)) == 1
    assert len(there.numbers("hand.0")) == 1
    assert damage(there, "T-BEA-D") == 0
