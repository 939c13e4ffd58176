"""What the first turns forbid (メインフェイズ ※, バトルフェイズ ① ※)."""

from __future__ import annotations

from engine.mahoroba.play.scene import SideLaid
from tests.engine.mahoroba.tables import (
    AKARI,
    DAZZLE,
    DRENCHED,
    HOMURA,
    MIGIWA,
    STRAPS,
    UZUKI,
    Scene,
    damage,
    ids,
    key,
    scene,
    to_battle,
    unit,
)  # fmt: skip


def test_no_skill_in_the_first_players_first_turn() -> None:
    one = scene(unit(MIGIWA, 3), hand=(DAZZLE,), turn=1)
    to_battle(one)
    assert one.state.turn == 2  # with no skill to use the battle phase is over at once


def test_the_second_players_first_turn_has_skills() -> None:
    one = to_battle(scene(unit(MIGIWA, 3), turn=2))
    assert "skill:1" in one.keys
    one.answer("skill:1")
    assert damage(one, UZUKI) == 20


def test_no_set_in_ones_own_first_turn_of_either_player() -> None:
    for turn, sets in ((1, 0), (2, 0), (3, 2), (4, 2)):
        one = scene(MIGIWA, hand=(STRAPS, DRENCHED), turn=turn)
        assert len(ids(one, "set:")) == sets


def test_everything_else_is_free_in_the_first_turn() -> None:
    one = scene(
        unit(MIGIWA, 1), standby=(AKARI, unit(HOMURA, 1)), hand=(DAZZLE, HOMURA), turn=1,
        deck=(HOMURA, DAZZLE, DAZZLE),
    )  # fmt: skip
    for act in ("charge:", "place:", "use:", "ex:", "retreat:"):
        assert ids(one, act), act
    one.answer(key(one, "use", DAZZLE))
    assert one.where(DAZZLE) == "discard.0"


def test_the_first_player_draws_in_the_first_turn() -> None:
    one = Scene(SideLaid(main=MIGIWA, deck=(AKARI, AKARI)), SideLaid(main=UZUKI), turn=1, phase="draw")
    assert one.numbers("hand.0") == (AKARI,)
