"""A page of rich text ends its lines between phrases, and what is copied from it has nothing between its letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QTextCursor
from PySide6.QtWidgets import QApplication, QLabel

from sakura_desktop.pictures.line_break import JOINER
from sakura_desktop.widgets.broken_lines import held_page
from sakura_desktop.widgets.rich_label import RichLabel
from sakura_desktop.widgets.text_page import TextPage

if TYPE_CHECKING:
    from collections.abc import Iterator

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
    page.setLineWrapMode(TextPage.LineWrapMode.FixedPixelWidth)
    page.setLineWrapColumnOrWidth(letters * page.fontMetrics().horizontalAdvance("光"))
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


@pytest.fixture
def listening(qapp: object) -> Iterator[None]:
    QAccessible.setActive(True)
    try:
        yield
    finally:
        QAccessible.setActive(False)


@pytest.mark.usefixtures("listening")
def test_who_listens_hears_words_that_nothing_parts(qtbot: QtBot) -> None:
    page, label = TextPage(), RichLabel(None)
    qtbot.addWidget(page)
    qtbot.addWidget(label)
    page.setHtml(SAID)
    label.setText(SAID)
    assert QAccessible.queryAccessibleInterface(page).text(QAccessible.Text.Value) == SAID
    assert QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name) == SAID


def test_a_link_is_found_where_it_stands(page: TextPage) -> None:
    cursor = page.textCursor()
    cursor.setPosition(page.document().begin().text().index("場") + 1, QTextCursor.MoveMode.MoveAnchor)
    assert cursor.charFormat().anchorHref() == "term:place"


@pytest.mark.parametrize(
    "text",
    [
        LINKED, f"<p>{LINKED}</p><h3>光る</h3>", "動かせる&amp;置ける<br>ものだけが", "&lt;光り、&gt;", "",
        "No word of it: 3 &lt; 4.", "<b>《攻撃》</b>か〔付与〕",
    ],
)
def test_nothing_but_joiners_is_put_into_rich_text(text: str) -> None:
    assert held_page(text).replace(JOINER, "") == text


def test_words_go_on_across_a_link_and_end_with_a_line() -> None:
    held = held_page('<p>置ける<a href="x">場所</a>だけが</p><p>光る</p>')
    assert f'<a href="x">場{JOINER}所{JOINER}</a>だ' in held
    assert f"{JOINER}<" not in held.partition("</a>")[2]


def test_a_rich_label_gives_back_what_was_put(qtbot: QtBot) -> None:
    label = RichLabel()
    qtbot.addWidget(label)
    label.setText(LINKED)
    assert label.text() == LINKED
    assert JOINER in QLabel.text(label), "it is laid out with its phrases held together"
    QApplication.sendEvent(label, QEvent(QEvent.Type.PaletteChange))
    assert QLabel.text(label) == held_page(LINKED), "said again in other colours"
