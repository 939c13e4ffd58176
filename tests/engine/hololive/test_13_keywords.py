"""Chapter 13: keywords."""

from __future__ import annotations

import pytest

import engine.hololive.pool  # noqa: F401  # declares the cards
from engine.hololive.procedures.checks import check_timing
from engine.hololive.procedures.stage import do_collab, swap
from tests.engine.hololive.tables import key, scene, side


@pytest.mark.parametrize(("other", "drawn"), [("hSD01-003", 1), ("T-ANN-D", 0)])
def test_13_2_2_who_collabs_with_somebody_has_collabed(other, drawn):
    """§5.15: hSD01-015 asks with whom."""
    there = scene(side(other, back=("hSD01-015",)), asks=False)
    there.resolve(do_collab(there.table, there.card("hSD01-015")))
    there.resolve(check_timing(there.table))
    assert len(there.numbers("hand.0")) == drawn


def test_13_2_2_and_who_changes_places_into_the_collab_position_has_not():
    there = scene(side("hSD01-015", collab="hSD01-003"), asks=False)
    there.resolve(swap(there.table, there.card("hSD01-015"), there.card("hSD01-003")))
    there.resolve(check_timing(there.table))
    assert (there.where("hSD01-015"), there.numbers("hand.0")) == ("collab.0", ())


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
