"""The same by clicks: first the thing, then the place; a thing taken is put back; a card under the mouse is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.hands import MouseHands, thing_of
from tests.e2e.moments import duel_at, saved
from tests.e2e.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.support import Program

pytestmark = pytest.mark.e2e


def test_thing_then_place(begin: Callable[..., Program], tmp_path: Path) -> None:
    journal = saved(duel_at(lambda decision, view: decision.kind == "ChooseAct" and view.turn == 1), tmp_path)
    program = begin("--lang", "en", str(journal))
    table = Table(program, MouseHands(program))
    found = table.question()
    assert found is not None
    decision, before = found
    forward = next(option for option in decision.options if option.key == "basic:forward")
    (move,) = forward.moves
    thing = thing_of(move)

    def taken() -> None:
        program.click(thing)

    program.after(taken, lambda seen: seen.texts["held"] == thing, "the crystal in the hand")
    program.after(
        lambda: program.keyboard.press("Escape"), lambda seen: seen.texts["held"] == "", "the crystal put back"
    )
    program.after(taken, lambda seen: seen.texts["held"] == thing, "the crystal in the hand again")
    program.after(
        lambda: program.click("life.1"), lambda seen: "§" in seen.texts["status"], "the reason why it can't go there"
    )
    program.after(taken, lambda seen: seen.texts["held"] == thing, "the crystal in the hand once more")
    seen = program.after(
        lambda: program.click(move.target),
        lambda now: int(now.texts["answers"]) > int(before.texts["answers"]),
        "the step forward",
    )
    assert seen.texts["status"] == ""

    card = next(name for name in before.things if name.startswith("card:"))
    read = before.texts["reader.page"]
    program.after(lambda: program.hover(card), lambda now: now.texts["reader.page"] != read, "the card in the reader")
