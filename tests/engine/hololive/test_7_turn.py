"""Chapter 7: the steps of a turn."""

from __future__ import annotations

from engine.hololive.events import CardTurned, DuelEnded
from tests.engine.hololive.tables import DECK, W, on, one, scene, side


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
