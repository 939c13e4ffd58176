"""Whole random duels: every card resolves, the fold of the events is the state, answers give the same duel again."""

from __future__ import annotations

from random import Random

import pytest

from engine.kernel.session import Session
from engine.mahoroba.game import MahorobaGame
from engine.mahoroba.play.checking import CheckedTable
from engine.mahoroba.play.selfplay import Duels, selfplay
from engine.mahoroba.pool import EVERY_NUMBER


def test_duels_of_players_without_a_plan_end_without_an_error() -> None:
    result = selfplay(20, seed=7, check=True)
    assert result.errors == []
    assert result.finished == 20
    assert set(result.cards) == set(EVERY_NUMBER)


@pytest.mark.parametrize("seed", range(3))
def test_taking_back_and_giving_again_come_to_the_same(seed: int) -> None:
    rng = Random(seed)
    duels = Duels()
    session = Session(MahorobaGame(CheckedTable), duels.drawn(rng, None))
    player = duels.players["random"](rng, {})
    while session.decision is not None and session.answers < 120:
        session.submit(player(session.decision, session.state))
        if session.answers % 7 == 0:
            before, events = session.state.copy(), list(session.events)
            for _ in range(3):
                session.undo()
            for _ in range(3):
                session.redo()
            assert session.state == before
            assert session.events == events
    assert session.answers > 50
