"""メインフェイズ ①, ②, ③: charge, place, command."""

from __future__ import annotations

from engine.mahoroba.events import CommandUsed
from engine.mahoroba.play.scene import SideLaid
from tests.engine.mahoroba.tables import (
    AKARI,
    BELL,
    DAZZLE,
    DRENCHED,
    HOMURA,
    MARI,
    MIGIWA,
    NEEDLE,
    NIGHT_MARKET,
    STRAPS,
    UZUKI,
    WARD,
    energy_of,
    ids,
    key,
    scene,
    set_on,
    status,
    to_battle,
    unit,
)  # fmt: skip


def test_1_a_card_of_the_hand_becomes_energy_face_up() -> None:
    one = scene(MIGIWA, hand=(DAZZLE, MARI))
    card = one.card(DAZZLE)
    one.answer(key(one, "charge", DAZZLE, MIGIWA))
    assert one.state.where[card] == "energy.0"
    assert one.state.face[card]
    assert energy_of(one, MIGIWA) == 1
    assert one.numbers("hand.0") == (MARI,)


def test_1_once_a_turn() -> None:
    one = scene(MIGIWA, hand=(DAZZLE, MARI))
    assert len(ids(one, "charge:")) == 2
    one.answer(key(one, "charge", DAZZLE, MIGIWA))
    assert not ids(one, "charge:")


def test_1_any_unit_of_ones_own_main_or_standby() -> None:
    one = scene(MIGIWA, standby=(AKARI,), hand=(DAZZLE,))
    assert ids(one, "charge:") == [key(one, "charge", DAZZLE, MIGIWA), key(one, "charge", DAZZLE, AKARI)]


def test_1_not_a_unit_that_is_knocked_out() -> None:
    one = scene(MIGIWA, standby=(unit(AKARI, state="ko"),), hand=(DAZZLE,))
    assert ids(one, "charge:") == [key(one, "charge", DAZZLE, MIGIWA)]


def test_2_units_come_face_up_into_empty_standby_areas_as_often_as_one_likes() -> None:
    one = scene(MIGIWA, standby=(None, AKARI, unit(UZUKI, state="ko")), hand=(HOMURA, MARI))
    first = one.card(HOMURA)
    assert ids(one, f"place:{first}") == [f"place:{first}:standby-1", f"place:{first}:standby-4"]
    one.answer(f"place:{first}:standby-4")
    assert one.state.where[first] == "standby-4.0"
    assert one.state.face[first]
    assert status(one, HOMURA) == ""
    one.answer(key(one, "place", MARI) + ":standby-1")
    assert not ids(one, "place:")


def test_2_only_units_are_placed_and_never_into_the_main_area() -> None:
    one = scene(MIGIWA, hand=(DAZZLE, HOMURA))
    assert {option.split(":")[1] for option in ids(one, "place:")} == {str(one.card(HOMURA))}
    assert all("main" not in option for option in ids(one, "place:"))


def test_3_strategy_and_tactics_are_done_and_go_to_the_discard_pile() -> None:
    one = scene(MIGIWA, hand=(NIGHT_MARKET, DAZZLE))
    one.answer(key(one, "use", DAZZLE))
    assert status(one, UZUKI, 1) == "rest"
    assert one.where(DAZZLE) == "discard.0"
    one.answer(key(one, "use", NIGHT_MARKET))
    assert len(one.state.piles["hand.0"]) == 2
    assert len(one.happened(CommandUsed)) == 2


def test_3_an_enhancement_that_is_set_is_a_command_that_is_used() -> None:
    one = scene(MIGIWA, hand=(STRAPS,))
    one.answer(key(one, "set", STRAPS, MIGIWA))
    assert [event.card for event in one.happened(CommandUsed)] == [one.card(STRAPS)]


def test_3_a_command_that_would_do_nothing_may_be_used() -> None:
    one = scene(MIGIWA, unit(UZUKI, state="rest"), hand=(DAZZLE,))
    one.answer(key(one, "use", DAZZLE))
    assert one.where(DAZZLE) == "discard.0"


def test_3_an_enhancement_is_set_on_one_of_ones_own_units() -> None:
    one = scene(MIGIWA, standby=(AKARI, unit(MARI, state="ko")), hand=(STRAPS,))
    assert ids(one, "set:") == [key(one, "set", STRAPS, MIGIWA), key(one, "set", STRAPS, AKARI)]
    one.answer(key(one, "set", STRAPS, AKARI))
    assert one.where(STRAPS) == "set.0"
    assert set_on(one, AKARI) == [STRAPS]


def test_3_any_number_may_be_set_on_a_unit() -> None:
    one = scene(MIGIWA, hand=(STRAPS, WARD, BELL))
    for card in (STRAPS, WARD, BELL):
        one.answer(key(one, "set", card, MIGIWA))
    assert set_on(one, MIGIWA) == [STRAPS, WARD, BELL]


def test_3_one_that_says_so_is_set_on_the_opponents_unit() -> None:
    one = scene(MIGIWA, hand=(DRENCHED, NEEDLE), their=SideLaid(main=UZUKI, standby=(unit(MARI, state="ko"), AKARI)))
    assert ids(one, f"set:{one.card(DRENCHED)}") == [
        key(one, "set", DRENCHED, (UZUKI, 1)), key(one, "set", DRENCHED, (AKARI, 1)),
    ]  # fmt: skip
    one.answer(key(one, "set", DRENCHED, (UZUKI, 1)))
    assert one.where(DRENCHED) == "set.1"
    assert set_on(one, UZUKI, 1) == [DRENCHED]


def test_the_acts_come_in_any_order() -> None:
    one = scene(MIGIWA, hand=(STRAPS, AKARI, NIGHT_MARKET, DAZZLE))
    one.answer(key(one, "set", STRAPS, MIGIWA))
    one.answer(key(one, "place", AKARI) + ":standby-2")
    one.answer(key(one, "charge", NIGHT_MARKET, AKARI))
    one.answer(key(one, "use", DAZZLE))
    to_battle(one)
    assert one.state.phase in ("battle", "main")
