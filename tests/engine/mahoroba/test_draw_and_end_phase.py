"""ドローフェイズ and エンドフェイズ."""

from __future__ import annotations

from engine.mahoroba.events import DeckRanOut, HandsShown, TurnBegan
from engine.mahoroba.play.scene import Scene, SideLaid
from tests.engine.mahoroba.tables import (
    AKARI,
    FESTIVAL,
    MARI,
    MIGIWA,
    MIO,
    NIGHT_MARKET,
    TOKI,
    UZUKI,
    attack,
    damage,
    key,
    scene,
    status,
    to_battle,
    unit,
)  # fmt: skip


def test_draw_1_one_card() -> None:
    one = Scene(SideLaid(main=MIGIWA, deck=(AKARI, MARI)), SideLaid(main=UZUKI), phase="draw")
    assert (one.numbers("hand.0"), one.numbers("deck.0")) == ((AKARI,), (MARI,))


def test_draw_1_an_empty_deck_loses() -> None:
    one = Scene(SideLaid(main=MIGIWA, deck=()), SideLaid(main=UZUKI), phase="draw")
    assert (one.state.winner, one.state.ending, one.decision) == (1, "deck", None)
    assert one.happened(DeckRanOut)


def test_draw_1_effects_draw_what_there_is() -> None:
    one = scene(MIGIWA, hand=(NIGHT_MARKET,), deck=(AKARI,))
    one.answer(key(one, "use", NIGHT_MARKET))
    assert (one.numbers("hand.0"), one.state.winner) == ((AKARI,), None)


def test_end_several_effects_in_the_order_of_the_turn_player() -> None:
    one = to_battle(scene(unit(TOKI, damage=10), standby=(unit(TOKI, damage=20),)))
    assert (one.decision.kind, one.decision.seat, len(one.keys)) == ("ChooseNext", 0, 2)


def ended(state: str, mine: str, theirs: str):
    return to_battle(scene(unit(MIGIWA, state=state), UZUKI)).answers(mine, theirs)


def test_end_2_a_resting_unit_becomes_normal_by_winning() -> None:
    assert status(ended("rest", "rock", "scissors"), MIGIWA) == ""
    assert status(ended("rest", "rock", "paper"), MIGIWA) == "rest"


def test_end_2_a_stunned_unit_rests_by_winning() -> None:
    assert status(ended("stun", "rock", "scissors"), MIGIWA) == "rest"
    assert status(ended("stun", "rock", "paper"), MIGIWA) == "stun"


def test_end_2_only_the_main_unit_of_whose_turn_it_is() -> None:
    one = to_battle(scene(MIGIWA, unit(UZUKI, state="rest"), standby=(unit(AKARI, state="rest"),)))
    assert not one.happened(HandsShown)
    assert (one.decision.kind, one.decision.seat) == ("ChooseAct", 1)
    assert (status(one, AKARI), status(one, UZUKI, 1)) == ("rest", "rest")


def test_end_2_once_a_turn() -> None:
    one = ended("stun", "rock", "scissors")
    assert (one.decision.kind, one.state.turn) == ("ChooseAct", 6)
    assert len(one.happened(HandsShown)) == 1


def test_end_effects_of_the_end_of_the_turn_come_first() -> None:
    one = to_battle(scene(unit(TOKI, damage=30, state="rest")))
    assert one.decision.kind == "ChooseHand"
    assert damage(one, TOKI, 0) == 20


def test_end_what_lasted_for_the_turn_is_over() -> None:
    one = scene(unit(MIGIWA, 1), MIO, hand=(FESTIVAL,))
    one.answer(key(one, "use", FESTIVAL))
    assert one.state.lasting
    attack(one)
    assert damage(one, MIO) == 40
    assert not one.state.lasting


def test_end_3_the_opponents_turn_follows() -> None:
    one = to_battle(scene(MIGIWA))
    assert [(event.turn, event.seat) for event in one.happened(TurnBegan)] == [(5, 0), (6, 1)]
    assert one.numbers("hand.1") == (NIGHT_MARKET,)


def test_end_there_is_no_limit_of_the_hand() -> None:
    one = to_battle(scene(MIGIWA, hand=(AKARI,) * 12))
    assert len(one.state.piles["hand.0"]) == 12
    assert one.decision.seat == 1
