"""Whole duels on the screen from the choice of rulers on, all that happens shown: no fault, and the table is what the
match says.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from sakura_desktop.gateruler.preparation import GateRulerPreparation
from tests.desktop.gateruler.conftest import likely
from tests.desktop.settling import settle, watch
from tests.desktop.shell import program, to_the_choice

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

PATIENCE = 120_000
"""Milliseconds: far more than anything needs, so that a busy machine fails no test."""


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_duel_is_shown(qtbot: QtBot, tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    with program(tmp_path, "en", game="gateruler", curtain=False, pace="fast") as made:
        to_the_choice(made)
        preparation = made.flow.preparation
        assert isinstance(preparation, GateRulerPreparation)
        made.flow.duelling.rng = random.Random(seed)
        preparation.choose.begin_button.click()
        screen = made.flow.rooms.duel
        kinds = set()
        while (decision := screen.session.duel.decision) is not None:
            kinds.add(decision.kind)
            assert screen.session.submit(likely(decision, rng))
            settle(1)
            watch(screen.board)
        assert {"ChooseAct", "ChooseAttack"} <= kinds
        end = screen.session.duel.view(screen.session.seat).places
        table = screen.board.table
        shown = {at: len(seen.cards) for at, seen in end.items()}
        assert {at: table.cards(at).rowCount() for at in shown} == shown
        energy = {at: seen.count("energy") for at, seen in end.items() if at.startswith(("energy", "spent"))}
        assert {at: table.tokens(at, "energy").count for at in energy} == energy
        qtbot.waitUntil(lambda: made.window.current == "result", timeout=PATIENCE)
