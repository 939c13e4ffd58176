"""The first lesson in a real window, from home on: by the mouse alone and by the keyboard alone, in each language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.hands import KeyHands, MouseHands
from tests.e2e.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.support import Program

pytestmark = pytest.mark.e2e


def sit_down_to_it(table: Table) -> str:
    """From home to the first lesson; what is to be done there."""
    table.wait_for("home")
    table.hands.push("home.lessons")
    table.wait_for("lessons")
    table.hands.push("lessons.distance")
    table.wait_for("lesson")
    first = table.question()
    assert first is not None
    return first[1].texts["lesson.to-do"]


def do_what_is_shown(table: Table) -> None:
    """To the end of the first lesson, and on to the second."""
    for key in ("use:", "basic:forward", "use:"):
        found = table.question()
        assert found is not None
        decision, seen = found
        assert seen.texts["lesson.shown"].startswith(key)
        table.answer(decision, seen.texts["lesson.shown"].split())
    table.program.wait(lambda now: now.has("lesson.next"), "the lesson to be done")
    table.hands.push("lesson.next")
    table.program.wait(lambda now: now.texts.get("answers") == "0", "the second lesson")


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_by_mouse_and_a_wrong_try_is_answered_beside_the_thing(begin: Callable[..., Program], language: str) -> None:
    program = begin("--lang", language)
    table = Table(program, MouseHands(program))
    task = sit_down_to_it(table)
    seen = program.after(
        lambda: program.drag("piece@distance", "aura.0"), lambda now: bool(now.texts["lesson.why-not"]), "why not"
    )
    assert seen.texts["answers"] == "0"
    do_what_is_shown(table)
    assert program.wait(lambda now: now.texts.get("lesson.to-do"), "its task").texts["lesson.to-do"] != task


@pytest.mark.parametrize(("language", "letters"), [("ja", False), ("ko", True), ("en", False)])
def test_by_keyboard(begin: Callable[..., Program], language: str, letters: bool) -> None:
    program = begin("--lang", language)
    table = Table(program, KeyHands(program, letters=letters))
    sit_down_to_it(table)
    do_what_is_shown(table)
    assert table.done["keys", "forward"] == 1
