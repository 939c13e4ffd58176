"""Chapter 13: keywords."""

from __future__ import annotations

import pytest

from tests.engine.hololive.tables import key, scene, side


@pytest.mark.parametrize(("oshi", "answers", "drawn"), [
    ("T-OSHI", ("yes",), 3), ("T-OSHI", ("no",), 1), ("T-GUARD", (), 1),
])  # fmt: skip
def test_13_6_2_a_text_that_can_be_changed_is_changed_if_its_player_likes(oshi, answers, drawn):
    there = scene(side(hand=("T-CHANGED",), oshi=oshi))
    there.answer(key(there, "play", "T-CHANGED")).answers(*answers)
    assert len(there.numbers("hand.0")) == drawn


def test_13_6_2_so_often_in_a_game_by_whichever_card_of_the_name():
    there = scene(side(hand=("T-CHANGED", "T-CHANGED")))
    there.answer(key(there, "play", "T-CHANGED")).answer("yes")
    there.answer(next(one for one in there.keys if one.startswith("play:")))
    assert there.decision.kind == "ChooseAct"
    assert len(there.numbers("hand.0")) == 4
