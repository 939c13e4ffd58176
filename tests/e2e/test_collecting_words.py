"""Words are put on the list by the keyboard alone where one reads: in the journal, a term's entry, the rulebook."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from tests.desktop.rulebook.documents import written
from tests.e2e.hands import KeyHands
from tests.e2e.moments import duel_at, saved
from tests.e2e.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.support import Program

pytestmark = pytest.mark.e2e

SECTION = "7-1"
LINES = 20
"""One of so many lines of the journal names a word."""


def listed(data: Path) -> set[str]:
    """The words of the list, as the program has written them down."""
    path = data / "words.db"
    if not path.exists():
        return set()
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
        return {word for (word,) in file.execute("SELECT id FROM word")}


def take(program: Program, data: Path, *, offered: bool = False) -> bool:
    """Press the key, choose the first word where several may be offered; whether the list is longer."""
    before = listed(data)
    program.keyboard.press("a")
    program.settle()
    if offered and listed(data) == before:  # where there is no menu the keys do no harm
        program.keyboard.press("Down", "Return")
        program.settle()
    return listed(data) > before


def walk_until(program: Program, data: Path, key: str, most: int, *, offered: bool = False) -> None:
    """Go on until the key takes a word."""
    for _ in range(most):
        program.keyboard.press(key)
        program.settle()
        if take(program, data, offered=offered):
            return
    raise AssertionError(f"no word after {most} times {key}")


def test_words_are_taken_by_keys_alone_where_they_are_read(begin: Callable[..., Program], tmp_path: Path) -> None:
    data, document = tmp_path / "data", written(tmp_path, "ja")
    journal = saved(duel_at(lambda decision, view: decision.kind == "ChooseAct" and view.turn == 2), tmp_path)
    program = begin("--lang", "en", "--data-dir", str(data), str(journal))
    hands = KeyHands(program)
    assert Table(program, hands).question() is not None

    hands._enter("journal.lines")
    walk_until(program, data, "Up", LINES, offered=True)
    in_journal = listed(data)

    hands._enter("reader.page")
    program.keyboard.press("Right", "Right", "Right", "Right", "Return")
    program.wait(lambda seen: seen.focus == "reader.popup.page", "the entry of a term")
    assert take(program, data)
    (term,) = listed(data) - in_journal
    assert term.startswith("term:")
    program.keyboard.press("a")
    program.until(lambda: listed(data) == in_journal, "the same key takes it off")
    program.keyboard.press("Escape")

    program.open_beside(lambda: program.keyboard.press("ctrl+b"), "rulebook")
    program.keyboard.press("space")
    program.wait(lambda seen: seen.focus == "fileNameEdit", "the question for a file")
    program.keyboard.type(str(document))
    program.keyboard.press("Return")
    program.wait(lambda seen: seen.has("rulebook.page") and not seen.has("rulebook.reading"), "the document")
    program.keyboard.press("ctrl+f")
    program.keyboard.type(SECTION)
    program.keyboard.press("Return")
    program.wait(lambda seen: seen.texts["rulebook.chapter"] == f"§{SECTION}", "a section with terms")
    hands._enter("rulebook.page")
    walk_until(program, data, "Right", LINES)
    assert "Traceback" not in program.log()
