"""Questions before something of weight: taking back what was made known, giving the duel up. Enter leaves it be."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from engine.duel import GIVE_UP, Duel
from engine.sakura.play.selfplay import drawn_setup
from sakura_desktop.languages.words import LANGUAGES
from tests.desktop import tables
from tests.desktop.mouse import Mouse, settle
from tests.desktop.tables import ScriptedDuel, Step

if TYPE_CHECKING:
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.screen import DuelScreen
    from sakura_desktop.settings import Settings
    from tests.desktop.conftest import MakeScreen


def box_of(screen: DuelScreen, name: str) -> QMessageBox:
    settle()
    return next(box for box in screen.findChildren(QMessageBox, name) if box.isVisible())


def push(box: QMessageBox, role: QMessageBox.ButtonRole) -> None:
    next(button for button in box.buttons() if box.buttonRole(button) == role).click()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_take_nothing_back(key: Qt.Key, make_screen: MakeScreen) -> None:
    duel = ScriptedDuel(Step(tables.act()), Step(tables.damage()), Step(None), reveals=(1,))
    screen = make_screen(duel)
    Mouse(screen).press_button("end")
    screen.undo()
    box = box_of(screen, "undo-doubt")
    QTest.keyClick(box, key)
    assert not box.isVisible()
    assert duel.given == [("end",)]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_do_not_give_up(key: Qt.Key, make_screen: MakeScreen) -> None:
    duel = ScriptedDuel(Step(tables.act()), Step(None))
    screen = make_screen(duel)
    screen.tools["give-up"].click()
    QTest.keyClick(box_of(screen, "give-up-doubt"), key)
    assert duel.given == []
    assert not screen.history.can_undo


def test_giving_up_ends_the_duel_and_is_taken_back(make_screen: MakeScreen) -> None:
    duel = ScriptedDuel(Step(tables.act()), Step(None))
    screen = make_screen(duel)
    ends: list[int] = []
    screen.ended.connect(ends.append)
    screen.tools["give-up"].click()
    push(box_of(screen, "give-up-doubt"), QMessageBox.ButtonRole.AcceptRole)
    assert duel.given == [GIVE_UP]
    assert ends == [0]
    assert not screen.tools["give-up"].isEnabled()
    screen.undo()
    assert duel.given == []
    assert screen.bar.decision == tables.act()
    assert screen.tools["give-up"].isEnabled()


def test_a_true_duel_is_won_by_the_other_player(make_screen: MakeScreen) -> None:
    duel = Duel.start(drawn_setup(Random(5)))
    screen = make_screen(duel)
    assert duel.decision is not None
    seat = duel.decision.seat
    screen.give_up()
    push(box_of(screen, "give-up-doubt"), QMessageBox.ButtonRole.AcceptRole)
    assert duel.winner == 1 - seat
    assert screen.board.table.view is not None
    assert screen.board.table.view.winner == 1 - seat


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_names_who_gives_up(
    language: str, make_screen: MakeScreen, words: Words, settings: Settings
) -> None:
    settings.names = ("Aki", "Mina")
    screen = make_screen(ScriptedDuel(Step(tables.act(seat=1)), Step(None)))
    words.set_language(language)
    screen.give_up()
    box = box_of(screen, "give-up-doubt")
    assert "Mina" in box.text()
    assert "Aki" not in box.text()
    push(box, QMessageBox.ButtonRole.RejectRole)


def test_while_nobody_decides_nobody_gives_up(make_screen: MakeScreen) -> None:
    screen = make_screen(ScriptedDuel(Step(None)))
    screen.give_up()
    assert screen.findChild(QMessageBox, "give-up-doubt") is None
    assert not screen.tools["give-up"].isEnabled()
