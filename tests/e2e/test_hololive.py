"""Whole duels of the hololive official card game, from the first window to the end: by the mouse alone, and by the
keyboard alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.hands import KeyHands, MouseHands
from tests.e2e.table import SEED, Table, keep

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.habits import Keys, Question
    from tests.e2e.support import Option, Program

pytestmark = [pytest.mark.e2e, pytest.mark.long]

WISHES = ("arts:", "bloom:", "collab:", "place:", "attach:", "me", "no")
"""What is done first of all that can be done: what ends a duel soon."""
MOST = 120


class Hands(MouseHands):
    """The mouse. Where several things would be meant by one movement, what is meant is chosen in the small menu."""

    def give(self, option: Option) -> str:
        """Drag onto the holomem that is meant, before the position that it stands in."""
        moves = sorted(option.moves, key=lambda move: not move.target.startswith("card."))
        for move in moves:
            seen = self.program.wait(lambda shown: shown.decision is not None, "the question")
            thing = move.what if move.what.startswith("card:") or "#" in move.what else f"{move.what}@{move.source}"
            if seen.has(thing) and seen.has(move.target) and move.source != move.target:
                self.program.drag(thing, move.target)
                return "drag"
        return super().give(option)


def habit(decision: Question) -> Keys:
    """A player of simple habits: holomem are placed, bloom and collab, and use their arts."""
    if decision.kind == "ChooseFirstBack":
        return tuple(option.key for option in decision.options[: decision.most])
    for wish in WISHES:
        for option in decision.options:
            if option.key.startswith(wish):
                return (option.key,)
    ends = [option.key for option in decision.options if option.key == "end"]
    return tuple(ends or [option.key for option in decision.options[: max(1, decision.least)]])


def sit_down(table: Table) -> None:
    """From the first screen to the table."""
    table.wait_for("home")
    table.hands.push("home.game.hololive")
    table.sit_down()
    table.wait_for("hololive-choose")
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
    program = begin("--lang", "en", home=tmp_path / "home", **{SEED: "126"})
    table = Table(program, Hands(program))
    sit_down(table)
    play(table)
    result = table.wait_for("result")
    assert result.texts["result.reason"]
    dragged = {what.partition(" ")[2] for way, what in table.done if way == "drag"}
    assert {"place", "bloom", "collab", "arts", "card"} <= dragged, table.done
    assert program.log() == ""


def test_a_duel_by_keyboard(begin: Callable[..., Program], tmp_path: Path) -> None:
    keep(tmp_path / "home", "config", "settings", {"pace": "fast"})
    program = begin("--lang", "ja", home=tmp_path / "home", **{SEED: "103"})
    table = Table(program, KeyHands(program, letters=True))
    sit_down(table)
    play(table)
    assert table.wait_for("result").texts["result.reason"]
    assert {way for way, _ in table.done} == {"keys"}
    assert program.log() == ""
