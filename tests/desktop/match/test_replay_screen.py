"""A duel looked at again: any moment, step by step, by itself; the same moment as it was; played on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sakura_desktop.match import past_screen
from sakura_desktop.match import replay_controls as transport_module
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, begin, finish, play, program, said_by

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from sakura_desktop.match.replay import ReplayScreen
    from sakura_desktop.program import Program


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path, curtain=False, names=("Hana", "")) as whole:
        begin(whole, 3)
        play(whole, 30)
        whole.flow.ask("watch")
        settle()
        yield whole


@pytest.fixture
def screen(made: Program) -> ReplayScreen:
    return made.flow.rooms.replay


def shows(screen: ReplayScreen, made: Program) -> bool:
    """The board shows the moment that the slider says."""
    duel = made.flow.rooms.duel.session.duel
    return screen.board.table.view == duel.at(screen.transport.at).view(screen.eyes)


def test_it_begins_at_the_beginning(screen: ReplayScreen, made: Program) -> None:
    assert screen.transport.at == 0
    assert screen.transport.total == 30
    assert shows(screen, made)


def test_the_slider_shows_any_moment(screen: ReplayScreen, made: Program) -> None:
    for moment in (17, 30, 4, 5):
        screen.transport.slider.setValue(moment)
        settle()
        assert screen.transport.at == moment
        assert shows(screen, made)


@pytest.mark.parametrize("eyes", [0, 1, 2])
def test_every_step_comes_to_the_same_table_as_a_jump(screen: ReplayScreen, made: Program, eyes: int) -> None:
    screen.seat.setCurrentIndex(eyes)
    screen.seat.activated.emit(eyes)
    for moment in range(1, 31):
        screen.transport.act("forward")
        settle()
        assert screen.transport.at == moment
        assert shows(screen, made)


def test_buttons_and_keys_step(screen: ReplayScreen) -> None:
    for key, moment in (
        (Qt.Key.Key_End, 30), (Qt.Key.Key_Left, 29), (Qt.Key.Key_Left, 28), (Qt.Key.Key_Right, 29),
        (Qt.Key.Key_Home, 0),
    ):
        QTest.keyClick(screen, key)
        assert screen.transport.at == moment
    for name, moment in (("forward", 1), ("end", 30), ("back", 29), ("start", 0)):
        screen.transport.buttons[name].click()
        assert screen.transport.at == moment
    assert not screen.transport.buttons["back"].isEnabled()
    assert screen.transport.buttons["forward"].isEnabled()


def test_it_plays_by_itself_to_the_end_and_stops(
    screen: ReplayScreen, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(transport_module, "PAUSE", 0)
    screen.transport.go(25)
    QTest.keyClick(screen, Qt.Key.Key_Space)
    assert screen.transport.playing
    qtbot.waitUntil(lambda: not screen.transport.playing)
    assert screen.transport.at == 30


def test_it_stops_when_asked_and_when_one_leaves(screen: ReplayScreen, made: Program) -> None:
    screen.transport.toggle()
    screen.transport.toggle()
    assert not screen.transport.playing
    screen.transport.toggle()
    made.flow.home()
    assert not screen.transport.playing


def test_a_line_of_the_journal_leads_to_its_moment(screen: ReplayScreen, made: Program) -> None:
    line = made.flow.rooms.duel.session.duel.journal(-1)[-1]
    screen.journal.visited.emit(line)
    assert screen.transport.at == line.answers
    assert shows(screen, made)


def test_a_seat_sees_only_what_it_may(screen: ReplayScreen, made: Program) -> None:
    hands = {}
    screen.transport.go(6)
    for index, seat in ((0, -1), (1, 0), (2, 1)):
        screen.seat.setCurrentIndex(index)
        screen.seat.activated.emit(index)
        assert screen.eyes == seat
        view = screen.board.table.view
        assert view is not None
        hands[seat] = [all(card.number for card in view.places[f"hand.{owner}"].cards) for owner in (0, 1)]
        assert screen.transport.at == 6
    assert hands == {-1: [False, False], 0: [True, False], 1: [False, True]}


def known_hands(screen: ReplayScreen) -> list[bool]:
    """Of each player, whether the whole hand is seen."""
    view = screen.board.table.view
    assert view is not None
    return [all(card.number for card in view.places[f"hand.{owner}"].cards) for owner in (0, 1)]


def test_both_hands_are_opened_by_button_and_by_key_from_either_side(screen: ReplayScreen, made: Program) -> None:
    screen.transport.go(6)
    screen.transport.open.click()
    assert made.settings.replay_open
    assert (known_hands(screen), screen.board.playmat.lower, screen.transport.at) == ([True, True], 0, 6)
    assert screen.seat.itemText(0) == made.words.say("replay-seat-both")
    screen.seat.setCurrentIndex(2)
    screen.seat.activated.emit(2)
    assert (known_hands(screen), screen.board.playmat.lower) == ([True, True], 1)
    screen.transport.act("forward")
    assert known_hands(screen) == [True, True]
    assert shows(screen, made)
    QTest.keyClick(screen, Qt.Key.Key_H)
    assert not made.settings.replay_open
    assert known_hands(screen) == [False, True]
    assert screen.seat.itemText(0) == made.words.say("replay-seat-public")


def test_open_hands_and_speed_are_found_again(screen: ReplayScreen, made: Program) -> None:
    made.settings.replay_open, made.settings.replay_speed = True, 300
    made.flow.home()
    made.flow.ask("watch")
    settle()
    screen.transport.go(6)
    assert known_hands(screen) == [True, True]
    assert screen.transport.open.isChecked()
    assert screen.transport.speed.currentText() == made.words.say("replay-speed-times", times="3")


def test_keys_and_the_box_set_the_speed_of_what_plays_and_moves(screen: ReplayScreen, made: Program) -> None:
    made.settings.pace = "normal"
    for key, percent in (
        (Qt.Key.Key_Plus, 150), (Qt.Key.Key_Equal, 200), (Qt.Key.Key_Plus, 300), (Qt.Key.Key_Plus, 400),
        (Qt.Key.Key_Plus, 400), (Qt.Key.Key_Minus, 300),
    ):
        QTest.keyClick(screen, key)
        assert made.settings.replay_speed == percent
        assert screen.transport.speed.currentData() == percent
    for key, percent in ((Qt.Key.Key_End, 400), (Qt.Key.Key_Home, 50)):
        QTest.keyClick(screen.transport.speed, key)
        assert made.settings.replay_speed == percent
        said = made.words.say("replay-speed-times", times=f"{percent / 100:g}")
        assert screen.transport.speed.currentText() == said
    assert screen.board.settings.tempo == made.settings.tempo * 2
    screen.transport.toggle()
    assert screen.transport._timer.interval() == 2 * transport_module.PAUSE
    QTest.keyClick(screen, Qt.Key.Key_Plus)
    QTest.keyClick(screen, Qt.Key.Key_Plus)
    assert screen.transport._timer.interval() == transport_module.PAUSE
    assert screen.transport.playing


def test_who_listens_is_told_the_speed_and_the_hands(
    screen: ReplayScreen, made: Program, monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[str] = []
    monkeypatch.setattr(transport_module, "announce", lambda _widget, text, **_how: said.append(text))
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_H, Qt.Key.Key_H):
        QTest.keyClick(screen, key)
    assert said == [
        made.words.say("replay-speed-said", times="1.5"), made.words.say("replay-opened"),
        made.words.say("replay-closed"),
    ]


def test_the_next_step_waits_until_the_last_has_been_seen(
    screen: ReplayScreen, made: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(transport_module, "PAUSE", 0)
    made.settings.pace = "slow"
    screen.transport.toggle()
    qtbot.waitUntil(screen.board.busy)
    at = screen.transport.at
    settle()
    assert screen.transport.at == at
    screen.board.hurry()
    assert screen.transport.playing
    qtbot.waitUntil(lambda: screen.transport.at > at)


def test_nothing_can_be_moved_on_its_board(screen: ReplayScreen) -> None:
    assert not screen.board.table.glow.lit
    assert not screen.board.keyboard.stops()


def test_everything_on_its_board_is_read_by_keyboard_and_arrows_step_from_anywhere(
    screen: ReplayScreen, made: Program,
) -> None:
    window = made.window.windowHandle()
    screen.transport.go(25)
    screen.board.setFocus(Qt.FocusReason.TabFocusReason)
    looked = []
    screen.card_looked.connect(looked.append)
    before = screen.board.keyboard.frame
    assert before is not None
    for _ in range(40):
        QTest.keyClick(window, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert screen.board.keyboard.frame != before
    assert looked
    assert screen.transport.at == 25
    for widget in (screen.board, screen.transport.buttons["back"], screen.transport.slider):
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        at = screen.transport.at
        QTest.keyClick(window, Qt.Key.Key_Right)
        settle()
        assert screen.transport.at == at + 1


def test_playing_on_makes_a_duel_of_its_own(
    screen: ReplayScreen, made: Program, monkeypatch: pytest.MonkeyPatch,
) -> None:
    old = made.flow.duelling.keeper.path
    whole = made.flow.rooms.duel.session.duel
    assert old is not None
    answers = iter([False, True])
    monkeypatch.setattr(past_screen, "confirm", lambda *_asked: next(answers))
    screen.transport.go(12)
    screen.fork.click()
    assert made.window.current == "replay"
    screen.fork.click()
    settle()
    assert made.window.current == "duel"
    forked = made.flow.rooms.duel.session.duel
    assert forked is not whole
    assert forked.answers == 12
    assert made.flow.duelling.keeper.path != old
    play(made, 2)
    assert len(made.duels.records()) == 2
    assert whole.answers == 30


def test_the_end_of_a_finished_duel_cannot_be_played_on_from(made: Program) -> None:
    finish(made)
    made.flow.ask("watch")
    screen = made.flow.rooms.replay
    screen.transport.act("end")
    assert not screen.fork.isEnabled()
    screen.transport.act("back")
    assert screen.fork.isEnabled()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_words_it(screen: ReplayScreen, made: Program, language: str) -> None:
    made.settings.language = language
    screen.transport.go(20)
    said = said_by(screen)
    assert not [text for text in said if "⟦" in text]
    assert made.words.say("replay-moment", answers=20, total=30) in said
    assert made.words.say("replay-play") in said
