"""Whole duels of まほろば妖女奇譚, from the first window to the end: by the mouse alone, and by the keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.hands import KeyHands, MouseHands
from tests.e2e.table import SEED, Table, keep

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from tests.e2e.habits import Keys, Question
    from tests.e2e.support import Option, Program

pytestmark = [pytest.mark.e2e, pytest.mark.long]

WISHES = ("skill:", "ex:", "charge:", "place:", "set:", "use:", "battle", "yes", "rock")
"""What is done first of all that can be done."""
MOST = 400


class Hands(MouseHands):
    """The mouse. A drag onto the other main unit would lead through the battle phase to a skill at once, so the way
    into it is a button.
    """

    def give(self, option: Option) -> str:
        """Push the button of the battle phase, drag all else."""
        if option.key == "battle":
            self.press(option.key)
            return "button"
        return super().give(option)


def habit(decision: Question) -> Keys:
    """A player of simple habits: everything that can be done is done. Hands change with the seat, so that ties end."""
    if decision.kind == "ChooseHand":
        return (("rock", "paper")[decision.seat],)
    for wish in WISHES:
        for option in decision.options:
            if option.key.startswith(wish):
                return (option.key,)
    return tuple(option.key for option in decision.options[: max(1, decision.least)])


def play(table: Table) -> None:
    """From the first screen to the end."""
    table.wait_for("home")
    table.hands.push("home.game.mahoroba")
    table.sit_down()
    table.wait_for("mahoroba-choose")
    table.hands.push("choose.begin")
    table.wait_for("duel")
    for _ in range(MOST):
        question = table.question()
        if question is None:
            return
        table.answer(question[0], habit(question[0]))
    raise AssertionError(f"no end after {MOST} questions")


def ended(table: Table, ways: Sequence[str]) -> None:
    """Somebody has won, and acts came up by all the ways that they should."""
    result = table.wait_for("result")
    assert " wins" in result.texts["result.winner"]
    assert result.texts["result.reason"]
    done = {way for way, _ in table.done}
    assert set(ways) <= done, table.done
    assert table.program.log() == ""


def test_a_duel_by_mouse(begin: Callable[..., Program], tmp_path: Path) -> None:
    keep(tmp_path / "home", "config", "settings", {"pace": "fast"})
    program = begin("--lang", "en", home=tmp_path / "home", **{SEED: "5"})
    table = Table(program, Hands(program))
    play(table)
    dragged = {what.partition(" ")[2] for way, what in table.done if way == "drag"}
    assert {"charge", "place", "skill"} <= dragged, table.done
    ended(table, ("drag", "button"))


def test_a_duel_by_keyboard(begin: Callable[..., Program], tmp_path: Path) -> None:
    keep(tmp_path / "home", "config", "settings", {"pace": "fast"})
    program = begin("--lang", "en", home=tmp_path / "home", **{SEED: "6"})
    table = Table(program, KeyHands(program, letters=True))
    play(table)
    ended(table, ("keys",))
