"""メインフェイズ ④: EX skills."""

from __future__ import annotations

from tests.engine.mahoroba.tables import (
    DAZZLE,
    HAZUKI,
    HOMURA,
    MARI,
    MIGIWA,
    SUZU,
    UZUKI,
    damage,
    energy_of,
    ids,
    key,
    scene,
    status,
    unit,
)  # fmt: skip


def test_the_main_unit_and_standby_units_use_theirs() -> None:
    one = scene(unit(UZUKI, 1), standby=(unit(SUZU, 2),), opposing=MIGIWA)
    assert ids(one, "ex:") == [key(one, "ex", UZUKI), key(one, "ex", SUZU)]
    one.answer(key(one, "ex", SUZU))
    assert (status(one, SUZU), status(one, MIGIWA, 1)) == ("rest", "rest")


def test_energy_must_reach_the_cost_and_stays() -> None:
    assert not ids(scene(UZUKI), "ex:")
    one = scene(unit(UZUKI, 1))
    one.answer(key(one, "ex", UZUKI))
    assert energy_of(one, UZUKI) == 1


def test_what_the_text_asks_to_be_paid_comes_first() -> None:
    one = scene(unit(HAZUKI, 2, damage=40), MIGIWA, standby=(MARI,))
    one.answer(key(one, "ex", HAZUKI))
    assert (one.decision.kind, len(one.keys)) == ("ChooseCards", 2)
    one.answer(one.keys[0])
    assert energy_of(one, HAZUKI) == 1
    assert one.decision.kind == "ChooseUnits"
    one.answer(f"card:{one.card(HAZUKI)}")
    assert damage(one, HAZUKI, 0) == 10


def test_what_cant_be_paid_cant_be_used() -> None:
    assert ids(scene(unit(HOMURA, 1), hand=(DAZZLE,)), "ex:")
    assert not ids(scene(unit(HOMURA, 1)), "ex:")


def test_once_a_turn_where_the_card_says_so() -> None:
    one = scene(unit(HOMURA, 1), hand=(DAZZLE, DAZZLE), deck=(HOMURA, DAZZLE))
    one.answer(key(one, "ex", HOMURA))
    one.answer(one.keys[0])
    one.answer(one.keys[0])
    assert not ids(one, "ex:")
    assert HOMURA in one.numbers("hand.0")


def test_as_often_as_one_likes_where_it_doesnt() -> None:
    one = scene(unit(HAZUKI, 3, damage=70), MIGIWA)
    for left in (2, 1, 0):
        one.answer(key(one, "ex", HAZUKI))
        if one.decision.kind == "ChooseCards":
            one.answer(one.keys[0])
        assert energy_of(one, HAZUKI) == left
    assert not ids(one, "ex:")
    assert damage(one, HAZUKI, 0) == 0
