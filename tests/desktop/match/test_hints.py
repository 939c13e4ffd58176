"""Hints on the board: asked for by mouse and key, shown as ghost moves with chance and why, played, put away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sakura_desktop.match.hints import Hints, percent
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, begin, play, program
from tests.desktop.thinking import ThinkingHere

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from sakura_desktop.match.screen import MatchScreen
    from sakura_desktop.program import Program

PATIENCE = 120_000


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path, curtain=False) as whole:
        whole.flow.duelling.thinking = ThinkingHere()
        begin(whole, 3)
        play(whole, 12)
        yield whole


@pytest.fixture
def screen(made: Program) -> MatchScreen:
    screen: MatchScreen = made.flow.rooms.duel
    rounds = 0
    while screen.session.decision is not None and screen.session.decision.kind != "ChooseAct" and rounds < 40:
        play(made, 1, seed=rounds)
        rounds += 1
    assert screen.session.decision is not None
    return screen


def hints_of(screen: MatchScreen) -> Hints:
    assert screen.hints is not None
    return screen.hints


def found(screen: MatchScreen, qtbot: QtBot) -> Hints:
    """Hints asked for by the button, when they have come."""
    hints = hints_of(screen)
    QTest.mouseClick(screen.tools["hint"], Qt.MouseButton.LeftButton)
    assert hints.shown
    qtbot.waitUntil(lambda: bool(hints.found), timeout=PATIENCE)
    settle()
    return hints


def test_the_button_shows_the_best_answers_each_with_chance_why_and_a_ghost(
    screen: MatchScreen, qtbot: QtBot
) -> None:
    hints = found(screen, qtbot)
    assert 1 <= len(hints.found) <= 3
    assert len(hints.sheet.rows) == len(hints.found)
    first = hints.sheet.rows[0]
    assert f"{percent(hints.found[0].chance)}%" in first.accessibleName()
    assert first.accessibleDescription()
    assert hints.sheet.at == 0
    option = screen.session.decision.option(hints.found[0].keys[0]) if screen.session.decision else None
    assert option is not None
    assert hints.ghost.shown == option.moves[:1] or not option.moves
    assert "%" in hints.ghost.caption


def test_the_mouse_over_a_row_shows_it_and_the_button_plays_it(screen: MatchScreen, qtbot: QtBot) -> None:
    hints = found(screen, qtbot)
    answers = screen.session.duel.answers
    last = len(hints.found) - 1
    keys = hints.found[last].keys
    row = hints.sheet.rows[last]
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=row.rect().center())
    assert hints.sheet.at == last
    assert screen.session.duel.answers == answers
    QTest.mouseClick(hints.sheet.take, Qt.MouseButton.LeftButton)
    settle()
    assert screen.session.duel.answers > answers
    assert screen.session.duel.given(answers) == keys
    assert not hints.shown
    assert not hints.ghost.shown


def test_the_key_asks_arrows_walk_enter_plays(screen: MatchScreen, made: Program, qtbot: QtBot) -> None:
    hints = hints_of(screen)
    action = made.window.menus.actions["hint"]
    assert action.isEnabled()
    assert action.shortcut().toString() == "F4"
    action.trigger()
    qtbot.waitUntil(lambda: bool(hints.found), timeout=PATIENCE)
    settle()
    assert QApplication.focusWidget() is hints.sheet.rows[0]
    if len(hints.sheet.rows) > 1:
        QTest.keyClick(hints.sheet.rows[0], Qt.Key.Key_Down)
        assert hints.sheet.at == 1
    answers, keys = screen.session.duel.answers, hints.found[hints.sheet.at].keys
    QTest.keyClick(hints.sheet.rows[hints.sheet.at], Qt.Key.Key_Return)
    settle()
    assert screen.session.duel.given(answers) == keys


def test_escape_and_the_button_put_them_away_and_stop_looking(screen: MatchScreen, qtbot: QtBot) -> None:
    hints = found(screen, qtbot)
    QTest.keyClick(hints.sheet, Qt.Key.Key_Escape)
    assert not hints.shown
    assert not hints.ghost.shown
    heard: list[object] = []
    hints._thinking.done.connect(lambda task, _thought: heard.append(task))
    screen.tools["hint"].click()
    screen.tools["hint"].click()
    settle()
    assert not hints.shown
    assert not heard


def test_another_question_puts_them_away(screen: MatchScreen, made: Program, qtbot: QtBot) -> None:
    hints = found(screen, qtbot)
    play(made, 1)
    assert not hints.shown
    assert hints.found == ()


def test_leaving_while_it_looks_ends_it(screen: MatchScreen, made: Program) -> None:
    hints = hints_of(screen)
    hints.ask()
    made.flow.ask("home")
    settle()
    assert not hints.shown
    assert not hints._thinking.busy


def test_nobody_gets_a_hint_behind_the_curtain(screen: MatchScreen, made: Program) -> None:
    made.settings.curtain = True
    hints = hints_of(screen)
    for _ in range(40):
        if screen.session.curtain_for is not None:
            break
        play(made, 1)
    assert screen.session.curtain_for is not None
    settle()
    assert not hints.possible
    hints.ask()
    assert not hints.shown
    assert not screen.tools["hint"].isEnabled()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(
    screen: MatchScreen, made: Program, qtbot: QtBot, language: str
) -> None:
    hints = found(screen, qtbot)
    made.settings.language = language
    settle()
    row = hints.sheet.rows[0]
    assert row.accessibleDescription() == made.words.text(hints.found[0].why)
    assert hints.sheet.accessibleName() == made.words.say("hint-title")
    assert hints.ghost.caption == made.words.say("hint-chance", chance=percent(hints.found[0].chance))


def test_a_ghost_is_dressed_anew_with_the_board(screen: MatchScreen, made: Program, qtbot: QtBot) -> None:
    ghost = found(screen, qtbot).ghost
    assert ghost.shown
    pictures = []
    for change in (lambda: None, lambda: setattr(made.settings, "theme", "dark")):
        change()
        settle()
        assert ghost._sheet.flight is not None
        pictures.append(ghost._sheet.flight.pixmap.toImage())
    assert pictures[0] != pictures[1]


def test_only_what_is_certain_is_nothing_or_all() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def test_a_process_of_its_own_finds_them(qapp: object, tmp_path: Path, qtbot: QtBot) -> None:
    with program(tmp_path, curtain=False) as made:
        begin(made, 3)
        hints = hints_of(made.flow.rooms.duel)
        hints.ask()
        qtbot.waitUntil(lambda: bool(hints.found), timeout=PATIENCE)
        assert hints.sheet.rows
        assert hints.found[0].looks
