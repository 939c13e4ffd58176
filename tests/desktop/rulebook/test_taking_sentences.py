"""Sentences of the rules become words of one's own by the key and the right button, with their counterparts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from sakura_desktop.languages.words import Words
from sakura_desktop.study.collector import Collector
from sakura_desktop.study.store import WordStore
from tests.desktop.pictures import paintbox
from tests.desktop.rulebook.room import window

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from sakura_desktop.rulebook.blocks import RuleText
    from sakura_desktop.rulebook.window import RulebookWindow

SECTION = "7-1"


@pytest.fixture
def store(tmp_path: Path, qtbot: QtBot) -> Iterator[WordStore]:
    del qtbot
    made = WordStore(tmp_path / "words.db", Words("en", renderers=paintbox.renderer))
    yield made
    made.close()


@pytest.fixture
def rules(qtbot: QtBot, tmp_path: Path, store: WordStore) -> Callable[..., RulebookWindow]:
    """Opens the rulebook with documents of those languages."""

    def make(*languages: str) -> RulebookWindow:
        words = Words("en", renderers=paintbox.renderer)
        made = window(qtbot, tmp_path, *languages, collector=Collector(store, words), words=words)  # type: ignore[arg-type]
        with qtbot.waitActive(made):
            made.open(SECTION)
        QApplication.processEvents()
        return made

    return make


def first_text(rules: RulebookWindow, language: str) -> RuleText:
    """The first paragraph of the section in a language."""
    return rules.desk.chapter._set.spots(language, SECTION, 0)[0]  # type: ignore[arg-type]


def right_click(rules: RulebookWindow, point: QPointF) -> QMenu:
    """The menu of the right button at a point of the page."""
    page = rules.desk.chapter.page
    spot = point.toPoint()
    QApplication.sendEvent(
        page, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, page.mapToGlobal(spot))
    )
    (menu,) = page.findChildren(QMenu, "word-menu")
    return menu


def end_of(text: RuleText) -> QPointF:
    """A point on the last letter of a text."""
    return text.stretch(0, text.length - 1, text.length)[-1].center()


def test_the_right_button_takes_a_sentence_with_its_counterpart_and_chapter(
    rules: Callable[..., RulebookWindow], store: WordStore
) -> None:
    made = rules("ja", "ko")
    there, other = first_text(made, "ja"), first_text(made, "ko")
    action = right_click(made, end_of(there)).actions()
    named = [one for one in action if "sentence" in one.text()]
    assert [one.text() for one in named] == ["＋ Add this sentence to my words"]
    named[0].trigger()
    (own,) = store.records.own.entries.values()
    assert {language: side.text for language, side in own.faces.items()} == {"ja": there.text(), "ko": other.text()}
    assert store.records.own.remark(own.word).tags == ("Chapter 7",)
    assert store.listed() == {own.word}


def test_the_key_takes_what_is_chosen_and_takes_it_off_again(
    rules: Callable[..., RulebookWindow], store: WordStore
) -> None:
    made = rules("ja", "ko")
    page, text = made.desk.chapter.page, first_text(made, "ko")
    page.setFocus()
    boxes = text.stretch(0, 0, 3)
    page.chosen.begin(page.texts(), boxes[0].center())
    page.chosen.extend(boxes[-1].bottomRight())
    assert page.chosen.said
    QTest.keyClick(page, Qt.Key.Key_A)
    (own,) = store.records.own.entries.values()
    assert own.faces["ko"].text == text.text()
    assert store.listed() == {own.word}
    QTest.keyClick(page, Qt.Key.Key_A)
    assert store.listed() == frozenset()
    QTest.keyClick(page, Qt.Key.Key_A)
    assert store.listed() == {own.word}
    assert len(store.records.own.entries) == 1


def test_with_one_document_a_sentence_stands_alone(rules: Callable[..., RulebookWindow], store: WordStore) -> None:
    made = rules("ko")
    actions = right_click(made, end_of(first_text(made, "ko"))).actions()
    next(one for one in actions if "sentence" in one.text()).trigger()
    (own,) = store.records.own.entries.values()
    assert set(own.faces) == {"ko"}


def test_a_term_that_is_pointed_at_is_still_what_the_key_takes(
    rules: Callable[..., RulebookWindow], store: WordStore
) -> None:
    made = rules("ja", "ko")
    page = made.desk.chapter.page
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Tab)
    assert page.walked is not None
    QTest.keyClick(page, Qt.Key.Key_A)
    assert not store.records.own.entries
    assert len(store.listed()) == 1
