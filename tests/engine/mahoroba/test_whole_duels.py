"""Whole random duels: every card resolves."""

from __future__ import annotations

from engine.mahoroba.play.selfplay import selfplay
from engine.mahoroba.pool import EVERY_NUMBER


def test_duels_of_players_without_a_plan_end_without_an_error() -> None:
    result = selfplay(20, seed=7, check=True)
    assert result.errors == []
    assert result.finished == 20
    assert set(result.cards) == set(EVERY_NUMBER)
