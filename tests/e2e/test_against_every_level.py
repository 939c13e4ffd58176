"""An evening against the computer by the mouse, from home on, with ready decks: against each level a turn of either's
before the duel is given up; against the weakest to its natural end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.players.player import LEVELS
from tests.e2e import habits
from tests.e2e.hands import MouseHands
from tests.e2e.table import SEED, Table, keep

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from tests.e2e.support import Decision, Program, Seen

pytestmark = [pytest.mark.e2e, pytest.mark.long]

SETTINGS = {"pace": "off"}
WEAKEST, *OTHERS = (level.key for level in LEVELS)


def sit_down_against(table: Table, level: str, begins: str) -> None:
    """From home to the table: against the computer, with ready decks."""
    hands = table.hands
    table.wait_for("home")
    hands.push("home.new")
    table.wait_for("seats")
    for button in ("sits.computer", f"level.{level}", f"begins.{begins}"):
        hands.push(f"seats.{button}")
    hands.push("seats.next")
    table.wait_for("choose")
    hands.push("choose.ready")
    table.wait_for("ready")
    hands.push("ready.play")
    table.wait_for("duel")


def own_question(table: Table) -> tuple[Decision, Seen] | None:
    """The next question, which is the person's, at their own side of the table; None when the duel is over."""
    found = table.question()
    if found is not None:
        decision, seen = found
        assert (decision.seat, seen.texts["curtain"], seen.texts["seat"]) == (0, "up", "0")
    return found


def hasty(decision: Decision, seen: Seen) -> Sequence[str]:
    """Uses what can be used and ends the turn, takes damage on life: the duel is short, whoever wins."""
    keys = [option.key for option in decision.options]
    if decision.kind == "ChooseDamage":
        return ("life",) if "life" in keys else (keys[0],)
    if decision.kind != "ChooseAct":
        return habits.answer(decision, seen.texts)
    forward = int(seen.texts["pieces@distance"]) > habits.NEAR and seen.texts["vigor@0"] != "0"
    wishes = ("use:", "basic:forward" if forward else "end", "end")
    return (next(key for wish in wishes for key in keys if key.startswith(wish)),)


def play(table: Table, *, to_the_end: bool) -> None:
    """Play to the end, or until the computer's first turn asks something."""
    over = False
    while (found := own_question(table)) is not None:
        decision, seen = found
        if over and not to_the_end and decision.kind != "ChooseCards":
            return
        keys = hasty(decision, seen)
        table.answer(decision, keys)
        over = over or keys == ("end",)
    assert to_the_end, "the duel was over too soon"


def test_every_level_is_played_against(begin: Callable[..., Program], tmp_path: Path) -> None:
    keep(tmp_path / "home", "config", "settings", SETTINGS)
    program = begin("--lang", "en", home=tmp_path / "home", **{SEED: "6"})
    table = Table(program, MouseHands(program))
    for level in OTHERS:
        sit_down_against(table, level, "person")
        play(table, to_the_end=False)
        table.hands.push("duel.give-up")
        table.hands.push("give-up-doubt.yes")
        given_up = table.wait_for("result")
        assert given_up.texts["result.winner"] == f"Computer ({level.capitalize()}) wins"
        table.hands.push("result.home")
    sit_down_against(table, WEAKEST, "computer")
    play(table, to_the_end=True)
    result = table.wait_for("result")
    assert " wins" in result.texts["result.winner"]
    assert "no Life left" in result.texts["result.reason"]
    assert {"drag", "button"} <= {way for way, _ in table.done}
    assert program.log() == ""
