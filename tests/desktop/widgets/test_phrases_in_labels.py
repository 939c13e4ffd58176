"""Labels, buttons and lists of Japanese end their lines between phrases, in the room that they then need."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QClipboard, QFontMetrics, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from engine.text.phrase import say
from sakura_desktop.languages.words import Words
from sakura_desktop.pictures.line_break import JOINER, held_together
from sakura_desktop.widgets.big_button import BigButton
from sakura_desktop.widgets.broken_lines import broken, broken_height, copy_as_read
from sakura_desktop.widgets.dialogs import MessageDialog
from sakura_desktop.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

PHRASES = (
    "まだ", "決闘は", "ありません。", "始めた", "決闘は", "一手ごとに", "自動で", "保存され、",
    "ここに", "並びます。",
)
SAID = "".join(PHRASES)
ENDS = set(accumulate(map(len, PHRASES)))
NARROW = 9
"""So many letters are wider than each of the phrases."""


def label_of(qtbot: QtBot, letters: int) -> PlainLabel:
    made = PlainLabel(SAID)
    qtbot.addWidget(made)
    made.setWordWrap(True)
    made.resize(letters * made.fontMetrics().horizontalAdvance("並") + 2, 40)
    return made


def ends_of(lines: list[str]) -> set[int]:
    """After how many letters of the text its lines end."""
    return set(accumulate(map(len, lines)))


@pytest.mark.parametrize("letters", range(NARROW, 20))
def test_no_line_of_a_label_ends_within_a_phrase_that_has_room(qtbot: QtBot, letters: int) -> None:
    made = label_of(qtbot, letters)
    lines = made.shown_text().split("\n")
    assert "".join(lines) == SAID
    assert ends_of(lines) <= ENDS
    assert all(made.fontMetrics().horizontalAdvance(line) <= made.width() for line in lines)


@pytest.mark.parametrize("letters", [*range(4, 20), 60])
def test_a_label_is_as_high_as_its_lines(qtbot: QtBot, letters: int) -> None:
    made = label_of(qtbot, letters)
    shown = PlainLabel(made.shown_text())
    qtbot.addWidget(shown)
    assert made.heightForWidth(made.width()) == shown.sizeHint().height()


def test_who_listens_and_who_asks_the_label_gets_the_text_as_it_was_put(qtbot: QtBot) -> None:
    made = label_of(qtbot, NARROW)
    assert made.text() == SAID
    assert "\u2060" not in made.shown_text()


@pytest.mark.parametrize("letters", range(NARROW, 20))
def test_of_a_label_whose_words_can_be_marked_too(qtbot: QtBot, letters: int) -> None:
    """Its lines are Qt's: it looks as one in which they end where they should."""
    made = label_of(qtbot, letters)
    lines = made.shown_text()
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    made.resize(made.width(), made.heightForWidth(made.width()))
    picture = made.grab().toImage()
    assert made.text() == made.shown_text() == SAID
    made.setText(lines)
    assert made.heightForWidth(made.width()) == made.height()
    assert made.grab().toImage() == picture


@pytest.mark.parametrize("own", [True, False])
def test_what_is_copied_of_it_is_the_text_alone(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, own: bool) -> None:
    """What another program has copied is left as it is. On no screen nobody owns a clipboard."""
    monkeypatch.setattr(QClipboard, "ownsClipboard", lambda _self: own)
    clipboard = QApplication.clipboard()
    copy_as_read(clipboard)
    made = label_of(qtbot, NARROW)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    made.setSelection(0, len(QLabel.text(made)))
    assert JOINER in made.selectedText()
    QTest.keySequence(made, QKeySequence(QKeySequence.StandardKey.Copy))
    assert clipboard.text().replace(JOINER, "") == SAID
    assert (JOINER not in clipboard.text()) == own


def test_in_a_box_that_asks_no_line_ends_within_a_phrase(qtbot: QtBot) -> None:
    words = Words("ja", renderers=lambda _language: pytest.fail("nothing is worded"))
    words.text = lambda _phrase: SAID
    box = MessageDialog(words, say("title"), say("text"))
    qtbot.addWidget(box)
    held = [label for label in box.findChildren(QLabel) if JOINER in label.text()]
    assert [label.text().replace(JOINER, "") for label in held] == [SAID]
    assert box.informativeText() == SAID


def test_the_page_gives_a_label_the_height_that_it_needs(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    box = QVBoxLayout(page)
    box.setContentsMargins(0, 0, 0, 0)
    made = label_of(qtbot, NARROW)
    box.addWidget(made)
    box.addStretch(1)
    page.resize(made.width(), 600)
    page.show()
    assert made.height() >= broken_height(SAID, made.font(), made.width())


def test_a_phrase_wider_than_a_line_is_parted_and_the_others_stay_whole(qapp: object) -> None:
    assert held_together("長い言葉のここに", lambda phrase: len(phrase) < 4).count("\u2060") < 7
    text = "ここにメインフェイズフェイズフェイズを置く"
    font = QWidget().font()
    room = QFontMetrics(font).horizontalAdvance("ここにメイ")
    lines = broken(text, font, room).split("\n")
    assert "".join(lines) == text
    assert all(QFontMetrics(font).horizontalAdvance(line) <= room for line in lines)


def test_other_languages_are_left_to_qt(qapp: object) -> None:
    font = QWidget().font()
    for text in ("상대의 오라에서 벚꽃결정을 골라 간격으로 옮깁니다.", "No duels yet, and a long line to say so."):
        assert broken(text, font, 60) == text


@pytest.mark.parametrize("said", ["同じデッキでもう一度", "다시 같은 덱으로", "Same decks once again"])
def test_the_title_of_a_large_button_that_is_too_wide_has_a_second_line(qtbot: QtBot, said: str) -> None:
    button = BigButton("some")
    qtbot.addWidget(button)
    button.setText(said)
    whole = button.sizeHint()
    narrow = round(whole.width() * 0.7)
    assert button.heightForWidth(whole.width()) == whole.height()
    assert button.heightForWidth(narrow) > whole.height()
    button.set_detail(SAID * 4)
    deep = button.heightForWidth(narrow)
    button.set_detail(SAID * 8)
    assert button.heightForWidth(narrow) == deep, "what needs more lines than two loses its end"
