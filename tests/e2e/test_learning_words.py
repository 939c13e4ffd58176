"""The room of words by the keyboard alone: a megami is added, five questions answered, nothing lost by a kill."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.study.records import Records
from engine.study.words import Lexicon
from engine.text.catalog import Catalog
from engine.text.render import Renderer
from tests.e2e.hands import KeyHands

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.support import Program, Seen

pytestmark = pytest.mark.e2e

FORM = "yurina"
QUESTIONS = 5


def done(seen: Seen) -> int:
    """How many answers were graded, as the page says it."""
    return int(seen.texts.get("study.counts", "· 0 done").partition("· ")[2].partition(" ")[0])


def open_room(program: Program) -> None:
    """From the first screen by the room's own key."""
    program.wait(lambda seen: seen.screen == "home", "the first screen")
    program.open_beside(lambda: program.keyboard.press("ctrl+m"), "study")


def add_words(program: Program, hands: KeyHands) -> None:
    """The words of a megami: by the second source, the grid, and the button that adds all."""
    program.after(lambda: program.keyboard.press("alt+3"), lambda seen: seen.has("study.add"), "the page for adding")
    hands._enter("study.source.hand")
    program.after(
        lambda: program.keyboard.press("Right"), lambda seen: seen.focus == "study.source.megami", "the second source"
    )
    program.keyboard.press("Return")
    program.wait(lambda seen: seen.has(f"study.forms/{FORM}"), "the grid of megami")
    hands._row("study.forms", FORM)
    program.keyboard.press("Return")
    count = str(len(learned()))
    program.wait(lambda seen: count in seen.texts.get("study.add.all", ""), "the words of the megami")
    hands.push("study.add.all")
    program.wait(lambda seen: count in seen.texts.get("study.add.status", ""), "that they were added")


def answer(program: Program, count: int) -> None:
    """A question, after the new words that are shown before it: take the first choice, say that it was right, then the
    second grade.
    """
    asked = program.wait(lambda seen: done(seen) == count and not seen.has("study.grade.good"), f"question {count + 1}")
    while asked.has("study.seen"):
        word = asked.texts.get("study.details", "")
        program.keyboard.press("space")
        asked = program.wait(
            lambda seen, word=word: not seen.has("study.seen") or seen.texts.get("study.details", "") != word,
            "the next word",
        )
    program.after(lambda: program.keyboard.press("1"), lambda seen: seen.has("study.grade.good"), "what is right")
    program.keyboard.press("r")
    program.keyboard.press("2")
    program.wait(lambda seen: done(seen) == count + 1, "that the grade was taken")


def test_a_megami_is_learned_by_the_keyboard(begin: Callable[..., Program], tmp_path: Path) -> None:
    data = tmp_path / "data"
    program = begin("--lang", "en", "--data-dir", str(data))
    hands = KeyHands(program)
    open_room(program)
    add_words(program, hands)
    program.after(lambda: program.keyboard.press("alt+1"), lambda seen: seen.has("study.ask"), "today's first question")
    for count in range(QUESTIONS):
        answer(program, count)
    assert program.log() == ""
    program.kill()
    records = Records(data / "words.db")
    assert [one.rating for one in records.history()] == [2] * QUESTIONS
    assert {kept.word for kept in records.list.words()} == set(learned())
    records.close()

    again = begin("--lang", "en", "--data-dir", str(data))
    open_room(again)
    seen = again.wait(lambda now: now.has("study.seen"), "today's next word")
    assert f"{10 - QUESTIONS} new" in seen.texts["study.counts"]
    taken = again.after(
        lambda: again.keyboard.press("ctrl+z"), lambda now: "1 due" in now.texts["study.counts"] or
        f"{11 - QUESTIONS} new" in now.texts["study.counts"], "the last answer taken back",
    )
    assert taken.has("study.tabs")
    again.kill()
    records = Records(data / "words.db")
    assert len(records.history()) == QUESTIONS - 1
    records.close()


def learned() -> tuple[str, ...]:
    """The words of the form."""
    lexicon = Lexicon({"en": Renderer(Catalog.load("en"))})
    return tuple(dict.fromkeys(map(lexicon.one, lexicon.words_of(FORM))))
