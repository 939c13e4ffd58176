"""Chapter 4: 召喚権 and 召喚回数."""

from __future__ import annotations

from engine.gateruler.legality import may_summon, summons_left
from engine.gateruler.values import summon_right
from tests.engine.gateruler.tables import APPRENTICE, scene, settle, side


def test_a_hand_ruler_summons_as_often_as_its_right_says() -> None:  # 4-3a-1a
    there = scene(side(hand=("T-0", "T-0", "T-0")))
    for zone in ("left.0", "right.0"):
        card = there.cards("T-0", 0, "hand.0")[0]
        there.answer(f"summon:{card}:{zone}")
        settle(there)
    assert there.state.summons == (2, 0)
    assert not any(key.startswith("summon") for key in there.keys)
    refused = may_summon(there.state, 0, there.cards("T-0", 0, "hand.0")[0], "defence.0")
    assert refused is not None
    assert refused.code == "summon-right"


def test_a_right_that_is_raised_lets_one_more_come() -> None:  # 4-3a-1
    there = scene(side(hand=("T-0",), field=("T-RIGHT",), summons=2))
    assert summon_right(there.state, 0) == 3
    assert there.offers(f"summon:{there.card('T-0')}:left.0")


def test_in_the_other_players_turn_the_right_is_unlimited() -> None:  # 4-3a-1b
    there = scene(side(summons=2), turn_player=1, turn=6)
    assert summon_right(there.state, 0) is None
    assert summons_left(there.state, 0) is None


def test_a_drive_ruler_summons_as_often_as_it_likes() -> None:
    there = scene(side(APPRENTICE, drive=("T-3",), summons=5))
    assert there.offers(f"summon:{there.card('T-3')}:left.0")


def test_counts_begin_anew_with_each_turn() -> None:  # 4-3a-2
    there = scene(side(hand=("T-0",), summons=2))
    there.answer("end")
    there.answer("end")
    assert there.state.turn == 6
    assert there.state.summons == (0, 0)


def test_a_special_summon_counts_nothing() -> None:
    there = scene(side(hand=("T-CALL",), graveyard=("T-3",)))
    there.answer(f"play:{there.card('T-CALL')}")
    there.answer("left.0")
    assert there.where("T-3") == "left.0"
    assert there.state.summons == (0, 0)
