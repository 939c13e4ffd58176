"""A word of one's own by the mouse: written, given a tag and a star, found by the tag, asked and graded."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.study.own import Remark, Side
from engine.study.records import SUSPENDED, Records

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.support import Program

pytestmark = pytest.mark.e2e

AURA = "term:aura"
DOWN_TO_THE_TAG = ("Down", "Down", "Return")
"""From every tag by words without one to the first tag."""


def fill(program: Program, field: str, text: str) -> None:
    """Click a field and write in it."""
    program.click(field)
    program.wait(lambda seen: seen.focus == field, f"the keyboard in {field!r}")
    program.keyboard.type(text)


def test_a_word_is_written_found_and_asked_by_the_mouse(begin: Callable[..., Program], tmp_path: Path) -> None:
    data = tmp_path / "data"
    records = Records(data / "words.db")
    records.list.add([AURA], "hand", 1_790_000_000.0)
    records.set_aside([AURA], SUSPENDED)
    records.close()
    program = begin("--lang", "en", "--data-dir", str(data))
    program.wait(lambda seen: seen.screen == "home", "the first screen")
    program.open_beside(lambda: program.click("home.study"), "study")
    program.after(lambda: program.click("study.end.add"), lambda seen: seen.has("study.add"), "the page for adding")
    program.after(
        lambda: program.click("study.source.own"), lambda seen: seen.has("study.add.word"), "what is one's own"
    )
    program.after(lambda: program.click("study.add.word"), lambda seen: seen.has("study.entry.save"), "the form")
    for field, text in (("face.ja", "jougen"), ("face.en", "upper limit"), ("tags", "numbers")):
        fill(program, f"study.entry.{field}", text)
    program.click("study.entry.star")
    program.after(
        lambda: program.click("study.entry.save"), lambda seen: not seen.has("study.entry.save"), "that it was kept"
    )

    program.keyboard.press("alt+2")
    program.wait(lambda seen: "2 of 2 shown" in seen.texts.get("study.list.count", ""), "the list of both words")
    program.click("study.list.tag")
    program.keyboard.press(*DOWN_TO_THE_TAG)
    program.wait(lambda seen: "1 of 2 shown" in seen.texts.get("study.list.count", ""), "the word with the tag")
    program.click("study.list.everything")
    program.wait(lambda seen: "2 of 2 shown" in seen.texts.get("study.list.count", ""), "both again")
    program.click("study.list.starred")
    program.wait(lambda seen: "1 of 2 shown" in seen.texts.get("study.list.count", ""), "the word with the star")

    program.keyboard.press("alt+1")
    program.after(lambda: program.click("study.seen"), lambda seen: seen.has("study.turn-over"), "the question")
    program.after(lambda: program.click("study.turn-over"), lambda seen: seen.has("study.grade.good"), "the answer")
    program.after(
        lambda: program.click("study.grade.good"), lambda seen: "1 done" in seen.texts.get("study.counts", ""),
        "that the grade was taken",
    )
    assert program.log() == ""
    program.kill()

    records = Records(data / "words.db")
    (own,) = records.own.entries.values()
    assert own.faces == {"ja": Side("jougen"), "en": Side("upper limit")}
    assert records.own.remark(own.word) == Remark(star=True, tags=("numbers",))
    assert [(one.word, one.exercise, one.rating) for one in records.history()] == [(own.word, "turn", 3)]
    records.close()
