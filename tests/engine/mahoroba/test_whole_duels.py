"""Whole random duels: every card resolves."""

from __future__ import annotations

from engine.mahoroba.play.tools import TOOLS
from engine.mahoroba.pool import EVERY_NUMBER


def test_duels_of_players_without_a_plan_end_without_an_error() -> None:
    result = TOOLS.selfplay(20, 7, check=True)
    assert result.errors == []
    assert result.finished == 20
    assert set(result.cards) == set(EVERY_NUMBER)
