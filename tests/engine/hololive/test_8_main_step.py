"""Chapter 8: the acts of the main step."""

from __future__ import annotations

import pytest

from engine.hololive.events import Marked
from engine.hololive.procedures.choosing import ASKS_AS_AT_FIRST
from engine.hololive.values import damage_on
from tests.engine.hololive.tables import G, R, W, damage, ids, key, on, one, scene, side


def test_8_2_debut_and_spot_are_placed_while_there_is_room():
    """§8.2.1, §8.2.2."""
    hand = ("T-ANN-D", "T-CAT-S", "T-ANN-1")
    there = scene(side(hand=hand))
    assert ids(there, "place") == ["T-ANN-D", "T-CAT-S"]
    there.answer(f"place:{there.card('T-CAT-S', 0)}")
    assert there.where("T-CAT-S", 0) == "back.0"
    assert ids(scene(side(hand=hand, back=("T-BEA-D",) * 5)), "place") == []
    assert ids(scene(side(hand=hand, back=("T-BEA-D",) * 4)), "place") == ["T-ANN-D", "T-CAT-S"]


def test_8_3_1_no_bloom_in_either_player_s_first_turn():
    assert ids(scene(side(hand=("T-ANN-1",))), "bloom") == ["T-ANN-1:T-ANN-D"]
    assert ids(scene(side(hand=("T-ANN-1",)), turn=1), "bloom") == []
    there = scene(side(), side("T-ANN-D", hand=("T-ANN-1",)), turn=2, turn_player=1)
    assert ids(there, "bloom") == []


def test_8_3_2_not_a_spot_nor_one_that_came_or_bloomed_this_turn():
    hand = ("T-ANN-1", "T-ANN-1")
    assert ids(scene(side(one("T-ANN-D", entered=True), hand=hand)), "bloom") == []
    assert ids(scene(side("T-CAT-S", hand=hand)), "bloom") == []
    there = scene(side(hand=hand))
    there.answer(there.keys[[k.startswith("bloom") for k in there.keys].index(True)])
    assert ids(there, "bloom") == []


def test_8_3_3_the_same_name_the_next_level_or_the_same_and_more_hp_than_damage():
    hand = ("T-ANN-1", "T-ANN-2", "T-BEA-1", "T-BEA-2")
    assert ids(scene(side(hand=hand)), "bloom") == ["T-ANN-1:T-ANN-D"]
    assert ids(scene(side("T-ANN-1", hand=hand)), "bloom") == ["T-ANN-1:T-ANN-1", "T-ANN-2:T-ANN-1"]
    assert ids(scene(side("T-ANN-2", hand=hand)), "bloom") == ["T-ANN-2:T-ANN-2"]
    assert ids(scene(side(one("T-BEA-1", damage=90), hand=hand)), "bloom") == ["T-BEA-1:T-BEA-1"]
    assert ids(scene(side(one("T-BEA-1", damage=80), hand=hand)), "bloom") == ["T-BEA-1:T-BEA-1", "T-BEA-2:T-BEA-1"]


def test_2_11_2_3_a_further_name_counts_as_well():
    assert ids(scene(side("T-DOT-D", hand=("T-ANN-1",))), "bloom") == ["T-ANN-1:T-DOT-D"]


def test_8_3_4_what_was_on_it_stays():
    there = scene(side(one("T-ANN-D", W, G, damage=40, support=("T-TOOL",), rest=True), hand=("T-ANN-1",)))
    there.answer(key(there, "bloom", "T-ANN-1", "T-ANN-D"))
    card = there.card("T-ANN-1", 0)
    assert on(there, "T-ANN-1") == [W, G, "T-TOOL", "T-ANN-D"]
    assert damage_on(there.state, card) == 40
    assert there.state.status[card] == "rest"
    assert there.numbers("center.0") == ("T-ANN-1",)
    assert len(there.numbers("hand.0")) == 1  # the bloom effect drew a card (§13.3)


def test_8_4_a_back_holomem_collabs_once_a_turn_and_the_deck_gives_holo_power():
    """§8.4.1, §8.4.3, §8.4.4, §5.15.1."""
    there = scene(side(back=("T-BEA-D", "T-CAT-S")))
    assert ids(there, "collab") == ["T-BEA-D", "T-CAT-S"]
    there.answer(key(there, "collab", "T-BEA-D"))
    assert there.where("T-BEA-D", 0) == "collab.0"
    assert len(there.numbers("holo-power.0")) == 3
    assert ids(there, "collab") == []


def test_8_4_1_not_while_somebody_stands_there_8_4_2_nor_one_at_rest():
    assert ids(scene(side(back=("T-BEA-D",), collab="T-CAT-S")), "collab") == []
    assert ids(scene(side(back=(one("T-BEA-D", rest=True),))), "collab") == []


def test_8_4_3_without_a_deck_there_is_no_holo_power():
    there = scene(side(back=("T-BEA-D",), deck=()))
    there.answer(key(there, "collab", "T-BEA-D"))
    assert len(there.numbers("holo-power.0")) == 2


def test_8_5_an_oshi_skill_costs_holo_power_once_a_turn():
    """§8.5.1, §8.5.1.1, §12.1.3, §12.1.4, §12.1.5, §12.1.5.4."""
    there = scene(side(holo_power=("T-ANN-D",) * 4))
    assert there.offers("skill:oshi")
    there.answer("skill:oshi")
    assert (len(there.numbers("holo-power.0")), len(there.numbers("archive.0"))) == (2, 2)
    assert len(there.numbers("hand.0")) == 1
    assert not there.offers("skill:oshi")
    assert not scene(side(holo_power=("T-ANN-D",), hand=("T-ANN-D",))).offers("skill:oshi")


def test_8_5_1_2_an_sp_oshi_skill_once_a_game():
    """§12.1.2: it is played as the other."""
    there = scene(side(holo_power=("T-ANN-D",) * 9), side("T-BEA-D", back=("T-CAT-S",)))
    there.answer("skill:sp")
    assert there.where("T-CAT-S", 1) == "center.1"
    assert not there.offers("skill:sp")
    while there.state.turn < 7 or there.decision.kind != "ChooseAct":
        there.answer(there.keys[-1])
    assert (there.state.turn_player, len(there.numbers("holo-power.0"))) == (0, 6)
    assert there.offers("skill:oshi")
    assert not there.offers("skill:sp")


def test_8_6_2_one_limited_card_a_turn_and_none_in_the_very_first():
    """§8.6.1."""
    there = scene(side(hand=("T-DRAW", "T-DRAW")))
    there.answer(f"play:{there.card('T-DRAW', 0)}")
    assert len(there.numbers("hand.0")) == 4
    assert there.numbers("archive.0") == ("T-DRAW",)
    assert ids(there, "play") == []
    assert ids(scene(side(hand=("T-DRAW",)), turn=1), "play") == []


def test_8_7_a_baton_touch_archives_cheer_and_they_change_places():
    """§8.7.1, §8.7.3, §8.7.4, §5.17.1."""
    there = scene(side(one("T-ANN-2", W, G), back=("T-BEA-D", one("T-CAT-S", rest=True))))
    assert ids(there, "baton") == ["T-BEA-D"]
    there.answer(key(there, "baton", "T-BEA-D"))
    assert (there.where("T-BEA-D", 0), there.where("T-ANN-2", 0)) == ("center.0", "back.0")
    assert there.numbers("archive.0") == (W, G)
    assert ids(there, "baton") == []  # §8.7.4


def test_8_7_2_not_without_its_cost_nor_from_a_center_at_rest():
    assert ids(scene(side(one("T-ANN-2", W), back=("T-BEA-D",))), "baton") == []
    assert ids(scene(side(one("T-ANN-D", W, rest=True), back=("T-BEA-D",))), "baton") == []
    assert ids(scene(side(one("T-ANN-D", R), back=("T-BEA-D",))), "baton") == ["T-BEA-D"]


def test_8_7_the_player_chooses_which_cheer():
    there = scene(side(one("T-ANN-D", W, G, R), back=("T-BEA-D",)))
    there.answer(key(there, "baton", "T-BEA-D"))
    assert there.decision.kind == "ChooseCards"
    there.answer(f"card:{there.card(G, 0)}")
    assert there.numbers("archive.0") == (G,)
    assert on(there, "T-ANN-D", area="cheer") == [W, R]


@pytest.mark.parametrize(("cheer", "pays"), [((W, W), "T-ANN-D"), ((W, W, W), "T-ANN-2")])
def test_8_7_2_of_cheer_of_one_colour_nobody_is_asked_which(cheer, pays):
    """§2.10.1: nothing tells one from the other, so that no choice makes a difference."""
    there = scene(side(one(pays, *cheer), back=("T-BEA-D",)))
    there.answer(key(there, "baton", "T-BEA-D"))
    assert there.decision.kind == "ChooseAct"
    assert (there.where("T-BEA-D", 0), there.where(pays, 0)) == ("center.0", "back.0")
    assert (on(there, pays, area="cheer"), set(there.numbers("archive.0"))) == ([W], {W})


def test_8_7_2_a_match_of_revision_0_asks_which_of_them():
    there = scene(side(one("T-ANN-2", W, W, W), back=("T-BEA-D",)))
    there.table.emit(Marked(ASKS_AS_AT_FIRST))
    there.answer(key(there, "baton", "T-BEA-D"))
    assert (there.decision.kind, there.decision.least, len(there.keys)) == ("ChooseCards", 2, 3)


def test_8_7_2_of_two_colours_it_is_asked_also_where_one_lies_there_twice():
    there = scene(side(one("T-ANN-2", W, W, G), back=("T-BEA-D",)))
    there.answer(key(there, "baton", "T-BEA-D"))
    assert (there.decision.kind, there.decision.least, len(there.keys)) == ("ChooseCards", 2, 3)


def test_5_16_3_one_tool_and_one_mascot_each_fans_for_their_own():
    """§5.16.3.1, §5.16.3.2, §10.7.2.3.6."""
    hand = ("T-TOOL", "T-TOOL-2", "T-MASCOT", "T-FAN")
    there = scene(side(one("T-ANN-D", support=("T-TOOL",)), hand=hand, back=("T-BEA-D",)))
    assert ids(there, "attach") == [
        "T-TOOL:T-BEA-D", "T-TOOL-2:T-BEA-D", "T-MASCOT:T-ANN-D", "T-MASCOT:T-BEA-D", "T-FAN:T-ANN-D",
    ]  # fmt: skip


def test_5_14_back_to_debut_keeps_the_cheer_and_no_damage():
    """§5.14.1, §5.14.1.2, §5.14.1.3."""
    theirs = one("T-ANN-2", W, G, stack=("T-ANN-D", "T-ANN-1"), support=("T-TOOL",), damage=90)
    there = scene(side(back=("T-DOT-DEBUT",)), side("T-BEA-D", back=(theirs, "T-CAT-S")))
    there.answer(key(there, "collab", "T-DOT-DEBUT")).answer(f"card:{there.card('T-ANN-2', 1)}")
    assert there.numbers("back.1") == ("T-ANN-D", "T-CAT-S")
    assert on(there, "T-ANN-D", 1) == [W, G]
    assert damage(there, "T-ANN-D") == 0
    assert sorted(there.numbers("hand.1")) == ["T-ANN-1", "T-ANN-2", "T-TOOL"]


def test_8_1_1_any_act_as_often_as_one_likes_in_any_order():
    there = scene(side("T-ANN-D", hand=("T-CAT-S", "T-CAT-S", "T-SWAP"), back=("T-BEA-D",)))
    there.answer(key(there, "place", "T-CAT-S")).answer(key(there, "collab", "T-BEA-D"))
    there.answer(next(one_ for one_ in there.keys if one_.startswith("place:")))
    assert there.numbers("back.0") == ("T-CAT-S", "T-CAT-S")
    assert ids(there, "play") == ["T-SWAP"]


def test_8_1_2_after_each_act_comes_a_check_timing():
    """§10.6.4.2: then its player may act again."""
    there = scene(side(back=("T-CAT-S",)), side(one("T-BEA-D", damage=50), back=("T-ANN-D", "T-DOT-D")))
    there.answer(key(there, "collab", "T-CAT-S"))
    assert (there.decision.kind, there.decision.seat, there.decision.section) == ("ChooseHolomem", 1, "11.5.1")
    assert there.answer(there.keys[0]).decision.kind == "ChooseAct"


def test_8_1_3_what_cannot_be_done_to_the_end_is_no_option():
    assert ids(scene(side(hand=("T-PAY",))), "play") == []  # no other card in the hand to pay with
    assert ids(scene(side(hand=("T-PAY", "T-ANN-1"))), "play") == ["T-PAY"]
    assert ids(scene(side("T-STAY", back=("T-BEA-D",))), "collab") == []
