"""Whole duels of Gate Ruler, from the first window to the end: by the mouse alone, and by the keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.hands import KeyHands, MouseHands
from tests.e2e.table import SEED, Table, keep

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.habits import Keys, Question
    from tests.e2e.support import Program

pytestmark = [pytest.mark.e2e, pytest.mark.long]

WISHES = ("attack:", "summon:", "play:", "set:", "yes", "full", "end", "pass-turn", "done")
"""What is done first of all that can be done: what ends a duel soon."""
MOST = 300


def habit(decision: Question) -> Keys:
    """A player of simple habits: units are summoned and attack, the ruler before all; cards are played, else set."""
    keys = [option.key for option in decision.options]
    keys.sort(key=lambda key: not key.endswith(":centre"))  # of attacks those at the ruler's line
    for wish in WISHES:
        for key in keys:
            if key.startswith(wish):
                return (key,)
    return tuple(option.key for option in decision.options[: max(1, decision.least)])


def sit_down(table: Table) -> None:
    """From the first screen to the table."""
    table.wait_for("home")
    table.hands.push("home.game.gateruler")
    table.sit_down()
    table.wait_for("gateruler-choose")
    table.hands.push("choose.begin")
    table.wait_for("duel")


def play(table: Table) -> None:
    """To the end."""
    for _ in range(MOST):
        question = table.question()
        if question is None:
            return
        table.answer(question[0], habit(question[0]))
    raise AssertionError(f"no end after {MOST} questions")


def test_a_duel_by_mouse(begin: Callable[..., Program], tmp_path: Path) -> None:
    keep(tmp_path / "home", "config", "settings", {"pace": "fast"})
    program = begin("--lang", "en", home=tmp_path / "home", **{SEED: "5"})
    table = Table(program, MouseHands(program))
    sit_down(table)
    play(table)
    result = table.wait_for("result")
    assert " wins" in result.texts["result.winner"]
    assert result.texts["result.reason"]
    dragged = {what.partition(" ")[2] for way, what in table.done if way == "drag"}
    assert {"summon", "attack", "play", "set"} <= dragged, table.done
    assert program.log() == ""


def test_a_duel_by_keyboard(begin: Callable[..., Program], tmp_path: Path) -> None:
    keep(tmp_path / "home", "config", "settings", {"pace": "fast"})
    program = begin("--lang", "ja", home=tmp_path / "home", **{SEED: "6"})
    table = Table(program, KeyHands(program, letters=True))
    sit_down(table)
    play(table)
    assert table.wait_for("result").texts["result.reason"]
    assert {way for way, _ in table.done} == {"keys"}
    assert program.log() == ""
