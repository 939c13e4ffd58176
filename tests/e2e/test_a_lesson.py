"""The first lesson by real mouse, from home on: a wrong try is answered beside the thing, what is shown leads on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.hands import MouseHands
from tests.e2e.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.support import Program

pytestmark = pytest.mark.e2e


def test_the_first_lesson_by_mouse(begin: Callable[..., Program]) -> None:
    program = begin("--lang", "en")
    table = Table(program, MouseHands(program))
    table.wait_for("home")
    table.hands.push("home.lessons")
    table.wait_for("lessons")
    table.hands.push("lessons.distance")
    table.wait_for("lesson")
    first = table.question()
    assert first is not None
    task = first[1].texts["lesson.to-do"]
    seen = program.after(
        lambda: program.drag("piece@distance", "aura.0"), lambda now: bool(now.texts["lesson.why-not"]), "why not"
    )
    assert seen.texts["answers"] == "0"
    for key in ("use:", "basic:forward", "use:"):
        found = table.question()
        assert found is not None
        decision, seen = found
        assert seen.texts["lesson.shown"].startswith(key)
        table.answer(decision, seen.texts["lesson.shown"].split())
    done = program.wait(lambda now: now.has("lesson.next"), "the lesson to be done")
    assert done.texts["lesson.to-do"] != task
    table.hands.push("lesson.next")
    program.wait(lambda now: now.texts.get("answers") == "0", "the second lesson")
