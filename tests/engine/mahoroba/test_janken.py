"""じゃんけん (対戦の準備 ⑤, エンドフェイズ ②)."""

from __future__ import annotations

from itertools import product

from engine.cardgame.events import EffectArose
from engine.mahoroba.events import HandsShown
from engine.mahoroba.procedures.janken import HANDS, winner_of
from tests.engine.mahoroba.tables import AKARI, MAMI, UZUKI, scene, status, to_battle, unit


def test_rock_beats_scissors_beat_paper_beats_rock() -> None:
    won = {(one, other): winner_of((one, other)) for one, other in product(HANDS, HANDS)}
    assert [pair for pair, winner in won.items() if winner == 0] == [
        ("rock", "scissors"), ("scissors", "paper"), ("paper", "rock"),
    ]  # fmt: skip
    assert all((winner == -1) == (one == other) for (one, other), winner in won.items())


def resting(**table: object):
    return to_battle(scene(unit(AKARI, state="rest"), UZUKI, **table))


def test_both_choose_in_secret_and_nothing_happens_in_between() -> None:
    one = resting()
    assert (one.decision.kind, one.decision.seat, one.decision.secret) == ("ChooseHand", 0, True)
    events = len(one.table.events)
    one.answer("rock")
    assert (one.decision.kind, one.decision.seat) == ("ChooseHand", 1)
    assert len(one.table.events) == events
    assert one.keys == HANDS


def test_ties_go_again() -> None:
    one = resting().answers("rock", "rock")
    assert (one.decision.kind, one.decision.seat) == ("ChooseHand", 0)
    one.answers("paper", "rock")
    assert [event.winner for event in one.happened(HandsShown)] == [-1, 0]
    assert status(one, AKARI) == ""


def test_a_setting_lets_luck_choose_both_hands() -> None:
    one = resting(janken="luck", chance=[[0], [0], [1], [0]])
    assert [event.hands for event in one.happened(HandsShown)] == [("rock", "rock"), ("scissors", "rock")]
    assert status(one, AKARI) == "rest"
    assert one.decision.kind == "ChooseAct"


def test_a_card_may_win_ties() -> None:
    one = to_battle(scene(unit(MAMI, state="stun"))).answers("rock", "rock")
    assert [event.winner for event in one.happened(HandsShown)] == [-1]
    assert [event.source.card for event in one.happened(EffectArose)] == [one.card(MAMI)]  # why it doesn't go again
    assert status(one, MAMI) == "rest"
