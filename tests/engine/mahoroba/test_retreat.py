"""メインフェイズ ⑤: retreat."""

from __future__ import annotations

from engine.mahoroba.play.scene import SideLaid
from tests.engine.mahoroba.tables import (
    AKARI,
    MARI,
    MIGIWA,
    NEEDLE,
    STRAPS,
    UZUKI,
    damage,
    energy_of,
    ids,
    key,
    main_of,
    scene,
    set_on,
    status,
    unit,
)  # fmt: skip


def test_the_main_unit_changes_places_with_a_standby_unit_of_ones_choice() -> None:
    one = scene(unit(MIGIWA, 2, damage=30, set=(STRAPS,)), standby=(AKARI, None, MARI))
    assert ids(one, "retreat:") == [key(one, "retreat", AKARI), key(one, "retreat", MARI)]
    one.answer(key(one, "retreat", MARI))
    assert main_of(one, 0) == MARI
    assert one.where(MIGIWA) == "standby-3.0"
    assert (energy_of(one, MIGIWA), damage(one, MIGIWA, 0), set_on(one, MIGIWA)) == (2, 30, [STRAPS])


def test_once_a_turn() -> None:
    one = scene(MIGIWA, standby=(AKARI,))
    one.answer(key(one, "retreat", AKARI))
    assert not ids(one, "retreat:")


def test_it_needs_a_standby_unit_that_isnt_knocked_out() -> None:
    assert not ids(scene(MIGIWA), "retreat:")
    assert not ids(scene(MIGIWA, standby=(unit(AKARI, state="ko"),)), "retreat:")


def test_a_resting_unit_that_retreats_becomes_normal() -> None:
    one = scene(unit(MIGIWA, state="rest"), standby=(AKARI,))
    one.answer(key(one, "retreat", AKARI))
    assert status(one, MIGIWA) == ""


def test_a_stunned_unit_cant_retreat() -> None:
    assert not ids(scene(unit(MIGIWA, state="stun"), standby=(AKARI,)), "retreat:")


def test_a_card_may_forbid_it() -> None:
    one = scene(
        unit(MIGIWA, set=(f"{NEEDLE} of right",)), standby=(AKARI,), their=SideLaid(main=UZUKI)
    )  # fmt: skip
    assert not ids(one, "retreat:")


def test_the_unit_that_comes_keeps_its_state() -> None:
    one = scene(MIGIWA, standby=(unit(AKARI, state="rest"),))
    one.answer(key(one, "retreat", AKARI))
    assert status(one, AKARI) == "rest"
