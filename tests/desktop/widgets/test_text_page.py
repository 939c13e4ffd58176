"""A page of rich text ends its lines between phrases, and what is copied from it has nothing between its letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication

from sakura_desktop.pictures.line_break import JOINER
from sakura_desktop.widgets.text_page import TextPage

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

PHRASES = ("動かせる", "ものだけが", "光り、", "持ち上げると", "置ける", "場所だけが", "光ります。")
SAID = "".join(PHRASES)
LINKED = SAID.replace("場所", '<a href="term:place">場所</a>')


@pytest.fixture
def page(qtbot: QtBot) -> TextPage:
    made = TextPage()
    qtbot.addWidget(made)
    made.setHtml(f"<p>{LINKED}</p><p>Not a word of it.</p>")
    return made


@pytest.mark.parametrize("letters", range(8, 20))
def test_no_line_ends_within_a_phrase(page: TextPage, letters: int) -> None:
    page.document().setTextWidth(letters * page.fontMetrics().horizontalAdvance("光"))
    block = page.document().begin()
    layout, text = block.layout(), block.text()
    ends = {SAID.index(phrase) + len(phrase) for phrase in PHRASES} | {len(SAID)}
    assert layout.lineCount() > 1
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        assert len(text[: line.textStart() + line.textLength()].replace(JOINER, "")) in ends


def test_what_is_copied_and_said_is_the_text_alone(page: TextPage) -> None:
    page.selectAll()
    assert JOINER in page.textCursor().selectedText()
    assert page.marked_text().startswith(SAID)
    page.copy()
    copied = QApplication.clipboard().mimeData()
    assert copied.text() == f"{SAID}\nNot a word of it."
    assert JOINER not in copied.html()
    assert 'href="term:place"' in copied.html()


def test_a_link_is_found_where_it_stands(page: TextPage) -> None:
    cursor = page.textCursor()
    cursor.setPosition(page.document().begin().text().index("場") + 1, QTextCursor.MoveMode.MoveAnchor)
    assert cursor.charFormat().anchorHref() == "term:place"
