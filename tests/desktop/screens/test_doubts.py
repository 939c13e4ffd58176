"""Questions before something of weight: taking back what was made known, giving the duel up. Enter leaves it be."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from engine.cardgame.match import Match
from engine.kernel.decisions import GIVE_UP
from engine.sakura.door import GAME
from engine.sakura.play.selfplay import drawn_setup
from sakura_desktop.languages.words import LANGUAGES
from sakura_desktop.match.confirmations import Confirmation
from tests.desktop import tables
from tests.desktop.mouse import Mouse
from tests.desktop.settling import settle
from tests.desktop.tables import ScriptedDuel, Step

if TYPE_CHECKING:
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.screen import MatchScreen
    from sakura_desktop.settings import Settings
    from tests.desktop.conftest import MakeScreen


def box_of(screen: MatchScreen, name: str) -> Confirmation:
    settle()
    return next(box for box in screen.findChildren(Confirmation, name) if box.isVisible())


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


def test_escape_leaves_it_also_where_the_keyboard_has_gone_elsewhere(make_screen: MakeScreen) -> None:
    duel = ScriptedDuel(Step(tables.act()), Step(None))
    screen = make_screen(duel)
    screen.tools["give-up"].click()
    assert box_of(screen, "give-up-doubt").isVisible()
    screen.board.setFocus()
    QTest.keyClick(screen.board, Qt.Key.Key_Escape)
    settle()
    assert not screen.findChildren(Confirmation, "give-up-doubt")
    assert duel.given == []


def test_giving_up_ends_the_duel_and_is_taken_back(make_screen: MakeScreen) -> None:
    duel = ScriptedDuel(Step(tables.act()), Step(None))
    screen = make_screen(duel)
    ends: list[int] = []
    screen.ended.connect(ends.append)
    screen.tools["give-up"].click()
    box_of(screen, "give-up-doubt").yes.click()
    assert duel.given == [GIVE_UP]
    assert ends == [0]
    assert not screen.tools["give-up"].isEnabled()
    screen.undo()
    assert duel.given == []
    assert screen.bar.decision == tables.act()
    assert screen.tools["give-up"].isEnabled()


def test_a_true_duel_is_won_by_the_other_player(make_screen: MakeScreen) -> None:
    duel = Match.start(GAME, drawn_setup(Random(5)))
    screen = make_screen(duel)
    assert duel.decision is not None
    seat = duel.decision.seat
    screen.give_up()
    box_of(screen, "give-up-doubt").yes.click()
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
    box.no.click()


def test_while_nobody_decides_nobody_gives_up(make_screen: MakeScreen) -> None:
    screen = make_screen(ScriptedDuel(Step(None)))
    screen.give_up()
    assert screen.findChild(Confirmation, "give-up-doubt") is None
    assert not screen.tools["give-up"].isEnabled()


@pytest.fixture
def doubtful(make_screen: MakeScreen) -> MatchScreen:
    """A screen that asks whether to take back what was revealed."""
    duel = ScriptedDuel(Step(tables.act()), Step(tables.damage()), Step(tables.damage()), Step(None), reveals=(1,))
    screen = make_screen(duel)
    Mouse(screen).press_button("end")
    screen.undo()
    return screen


def test_it_stands_away_from_the_answers(doubtful: MatchScreen) -> None:
    box = box_of(doubtful, "undo-doubt")
    placed = QRect(box.mapTo(doubtful, QPoint()), box.size())
    for button in doubtful.bar.buttons():
        assert not placed.intersects(QRect(button.mapTo(doubtful, QPoint()), button.size()))
    assert doubtful.rect().contains(placed)


def test_asked_twice_there_is_one_question(doubtful: MatchScreen) -> None:
    doubtful.undo()
    settle()
    assert len([box for box in doubtful.findChildren(Confirmation) if box.isVisible()]) == 1


def test_an_answer_given_meanwhile_ends_it(doubtful: MatchScreen) -> None:
    assert box_of(doubtful, "undo-doubt").isVisible()
    Mouse(doubtful).press_button("life")
    assert not [box for box in doubtful.findChildren(Confirmation) if box.isVisible()]


def test_it_may_be_asked_never_again(doubtful: MatchScreen, settings: Settings) -> None:
    box = box_of(doubtful, "undo-doubt")
    box.never.click()
    assert settings.confirm_undo
    box.yes.click()
    assert not settings.confirm_undo
    assert doubtful.bar.decision == tables.act()
    Mouse(doubtful).press_button("end")
    assert doubtful.undo()


def test_leaving_it_be_does_not_settle_the_matter_for_good(doubtful: MatchScreen, settings: Settings) -> None:
    box = box_of(doubtful, "undo-doubt")
    box.never.click()
    box.no.click()
    assert settings.confirm_undo
