"""By the mouse: a word of one's own, written, given a tag and a star, found by the tag, asked and graded; and what is
written to a word that the program brings, in a list that is sorted, at a pace of one's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.study.own import Meaning, Remark, Side
from engine.study.records import SUSPENDED, Records
from tests.e2e.hands import KeyHands
from tests.e2e.support import Point

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.support import Program

pytestmark = pytest.mark.e2e

AURA, FLARE, LIFE = "term:aura", "term:flare", "term:life"
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


def save(program: Program) -> None:
    """What was written is kept, and the form gone."""
    program.after(
        lambda: program.click("study.entry.save"), lambda seen: not seen.has("study.entry.save"), "that it was kept"
    )


def sort(program: Program, across: int, first: str) -> None:
    """Click the head of the first column, so far across it: then that word is the first."""
    table = program.wait(lambda seen: seen.has("study.list"), "the table").where("study.list")
    program.mouse.click(Point(table.x + across, table.y + 10))
    program.keyboard.press("ctrl+Home")
    program.wait(lambda seen: first in seen.texts["study.list.details"], f"{first!r} first")


def test_a_word_is_written_to_and_sorted_and_a_day_has_as_many_as_wished(
    begin: Callable[..., Program], tmp_path: Path
) -> None:
    data = tmp_path / "data"
    records = Records(data / "words.db")
    records.list.add([AURA, FLARE, LIFE], "hand", 1_790_000_000.0)
    records.close()
    program = begin("--lang", "en", "--data-dir", str(data))
    program.wait(lambda seen: seen.screen == "home", "the first screen")
    program.open_beside(lambda: program.click("home.study"), "study")
    program.wait(lambda seen: "3 new" in seen.texts.get("study.counts", ""), "three new words today")
    program.keyboard.press("alt+2")
    program.wait(lambda seen: "3 of 3 shown" in seen.texts.get("study.list.count", ""), "the list")
    for across, first in ((40, "Aura"), (80, "Life")):  # オーラ, フレア, ライフ, and the other way
        sort(program, across, first)  # twice at one place, where that is done soon, is a double click, which sorts once

    program.after(lambda: program.click("study.list.edit"), lambda seen: seen.has("study.entry.save"), "the form")
    fill(program, "study.entry.meaning.en", "what one fights for")
    fill(program, "study.entry.note", "ten at first")
    save(program)
    program.wait(lambda seen: "changes to" in seen.texts["study.status"], "what was done")
    program.after(
        lambda: program.click("study.list.more"), lambda seen: seen.has("study.list.own-sentence-here"), "the menu"
    )
    program.after(
        lambda: program.click("study.list.own-sentence-here"), lambda seen: seen.has("study.entry.face.ja"), "the form"
    )
    fill(program, "study.entry.face.ja", "raifu ga nai")
    fill(program, "study.entry.face.en", "There is no Life.")
    save(program)
    program.wait(lambda seen: "4 of 4 shown" in seen.texts.get("study.list.count", ""), "the sentence in the list")
    program.click("study.back")

    program.wait(lambda seen: not seen.has("study.tabs"), "the first screen alone")
    program.after(lambda: program.click("home.settings"), lambda seen: seen.screen == "settings", "the settings")
    KeyHands(program)._enter("settings.study_new")
    program.keyboard.press("ctrl+a")
    program.keyboard.type("2")
    program.after(lambda: program.keyboard.press("Escape"), lambda seen: seen.screen == "home", "the first screen")
    program.wait(lambda seen: "2 today" in seen.texts["home.study"], "two words today")
    program.open_beside(lambda: program.click("home.study"), "study")
    program.keyboard.press("alt+1")
    program.wait(lambda seen: "2 new" in seen.texts.get("study.counts", ""), "two new words today")
    assert program.log() == ""
    program.kill()

    records = Records(data / "words.db")
    assert records.own.remark(LIFE) == Remark(
        note="ten at first", meanings={"en": Meaning("what one fights for")}
    )
    (own,) = records.own.entries.values()
    assert (own.about, own.faces) == (LIFE, {"ja": Side("raifu ga nai"), "en": Side("There is no Life.")})
    records.close()
