"""Players have shown each other their game decks (§6.2.1.1): both lists can be read from the first moment of a duel."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sakura_desktop.games import game
from sakura_desktop.match.screen import MatchScreen
from sakura_desktop.match.shown_lists import LISTS_KEY
from tests.desktop.hololive.conftest import begun
from tests.desktop.settling import settle
from tests.desktop.shell import program

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.shown_lists import ShownLists


@pytest.fixture
def screen(opened: Callable[..., MatchScreen]) -> MatchScreen:
    return opened(begun(3))


def shown(screen: MatchScreen) -> ShownLists:
    QTest.mouseClick(screen.tools["lists"], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert screen.lists is not None
    assert screen.lists.isVisible()
    return screen.lists


def test_6_2_1_1_both_game_decks_are_shown_by_cards_and_counts(screen: MatchScreen) -> None:
    lists = shown(screen)
    for seat, side in enumerate(screen.session.duel.setup.sides):
        counts = Counter((side.oshi, *side.deck, *side.cheer))
        row = lists.cards[seat].row
        assert row._numbers == list(counts)
        marked = {number: mark.sign for number, mark in row._marks.items()}
        assert marked == {number: f"×{count}" for number, count in counts.items() if count > 1}
        assert str(counts.total()) in lists.headings[seat].text()


@pytest.mark.parametrize("language", ["ja", "ko", "en"])
def test_each_language_says_whose_list_it_is(screen: MatchScreen, words: Words, language: str) -> None:
    lists = shown(screen)
    words.set_language(language)
    QApplication.processEvents()
    said = [heading.text() for heading in lists.headings]
    assert all("71" in text for text in said)
    assert said[0] != said[1]
    assert [cards.accessibleName() for cards in lists.cards] == said
    assert lists.windowTitle() == words.say("lists-title")


def test_the_keys_walk_them_and_the_card_that_they_come_to_is_read(screen: MatchScreen) -> None:
    lists = shown(screen)
    followed: list[str] = []
    screen.link.connect(followed.append)
    cards = lists.cards[1]
    cards.setFocus()
    QTest.keyClick(cards, Qt.Key.Key_Home)
    QTest.keyClick(cards, Qt.Key.Key_Right)
    assert followed[-1] == f"card:{cards.row._numbers[1]}"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F3])
def test_keys_put_them_away(screen: MatchScreen, key: Qt.Key) -> None:
    lists = shown(screen)
    lists.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(lists, key)
    assert not lists.isVisible()


def test_the_button_and_another_duel_put_them_away(screen: MatchScreen) -> None:
    lists = shown(screen)
    screen.tools["lists"].click()
    assert not lists.isVisible()
    shown(screen)
    screen.open(begun(4))
    assert not lists.isVisible()
    first = begun(4).setup.sides[0]
    assert shown(screen).cards[0].row._numbers[0] == first.oshi


def test_where_lists_are_secret_there_is_no_button() -> None:
    assert game("sakura").shown_lists(None) is None
    assert game("hololive").shown_lists(begun(3).setup) is not None


def test_f3_in_the_menu_asks_for_them_where_a_duel_has_any_and_their_cards_become_words(
    tmp_path: Path, qtbot: QtBot
) -> None:
    del qtbot
    with program(tmp_path, game="hololive") as made:
        action = made.window.menus.actions["lists"]
        assert action.shortcut().toString() == LISTS_KEY
        assert not action.isEnabled()
        path = tmp_path / "begun.sakura"
        begun(3).save_as(path)
        made.flow.duelling.open(path)
        settle()
        assert action.isEnabled()
        action.trigger()
        duel = made.window.current_screen
        assert isinstance(duel, MatchScreen)
        assert duel.lists is not None
        assert duel.lists.isVisible()
        cards = duel.lists.cards[1]
        cards.setCurrentIndex(cards.model().index(1, 0))
        QTest.keyClick(cards, Qt.Key.Key_A)
        assert made.vocabulary.listed() == {made.collector.word_of(f"card:{cards.current()}")}
        made.flow.ask("home")
        settle()
        assert not duel.lists.isVisible()
        assert not action.isEnabled()
