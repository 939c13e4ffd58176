"""A match looked through: the curve grows, turning points are gone to by mouse and key, played on from, kept as a
picture; it stops at once and keeps what it found.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from engine.players.analysis import question
from engine.text.phrase import say
from sakura_desktop.match import analysis_screen as page
from sakura_desktop.match import past_screen
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, begin, play, program
from tests.desktop.thinking import ThinkingHere

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sakura_desktop.match.analysis_screen import AnalysisScreen
    from sakura_desktop.program import Program

ANSWERS = 24
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def made(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """A duel of random answers; with so few looks anything lost turns it."""
    monkeypatch.setattr("engine.players.analysis.LEAST", 0.001)
    monkeypatch.setattr("engine.players.analysis.BEYOND", 0.0)
    with program(tmp_path, curtain=False, names=("Hana", "Kaede")) as whole:
        whole.flow.duelling.thinking = ThinkingHere(8)
        begin(whole, 3)
        play(whole, ANSWERS)
        yield whole


@pytest.fixture
def screen(made: Program) -> AnalysisScreen:
    made.flow.ask("analyse")
    settle()
    return made.flow.rooms.analysis


def finished(screen: AnalysisScreen) -> None:
    for _ in range(4_000):
        if screen.work.finished:
            break
        settle(1)
    assert screen.work.finished
    settle()


def runs(screen: AnalysisScreen) -> bool:
    """It is thinking."""
    return screen.work.running


def weighed(screen: AnalysisScreen) -> list[int]:
    """The answers of which there was a choice."""
    assert screen.match is not None
    return [number for number in range(ANSWERS) if question(screen.match, number) is not None]


def shows(screen: AnalysisScreen, made: Program) -> bool:
    """The board shows the moment gone to, as whoever was asked saw it."""
    moment = made.flow.rooms.duel.session.duel.at(screen.at)
    return moment.decision is not None and screen.board.table.view == moment.view(moment.decision.seat)


def test_it_thinks_about_every_answer_and_draws_them(screen: AnalysisScreen) -> None:
    assert runs(screen)
    assert not screen.bar.isHidden()
    finished(screen)
    numbers = [point.answers for point in screen.curve.points]
    assert numbers == weighed(screen)
    assert len(numbers) > ANSWERS // 2
    assert all(0 <= point.chance <= 1 for point in screen.curve.points)
    assert screen.bar.isHidden()
    lost = [point.answers for point in screen.curve.points if point.lost]
    assert lost == [one.answers for one in screen.work.turning_points]
    assert screen.points.count() == len(lost)
    assert lost


def test_a_click_on_the_curve_goes_there_and_says_what_was_better(screen: AnalysisScreen, made: Program) -> None:
    finished(screen)
    point = screen.work.turning_points[0]
    index = [one.answers for one in screen.curve.points].index(point.answers)
    QTest.mouseClick(screen.curve, LEFT, pos=screen.curve.point_at(index).toPoint())
    settle()
    assert screen.at == point.answers
    assert shows(screen, made)
    said = screen._said.text()
    assert "Played:" in said
    assert "Better:" in said
    assert made.words.text(point.why) in said
    moment = made.flow.rooms.duel.session.duel.at(point.answers)
    option = moment.decision.option(point.best[0]) if moment.decision else None
    assert option is not None
    assert not screen.ghost.shown or screen.ghost.shown[0] == option.moves[0]


def test_a_click_on_a_turning_point_of_the_list_goes_there(screen: AnalysisScreen, made: Program) -> None:
    finished(screen)
    last = len(screen.work.turning_points) - 1
    box = screen.points.visualItemRect(screen.points.item(last))
    QTest.mouseClick(screen.points.viewport(), LEFT, pos=box.center())
    settle()
    assert screen.at == screen.work.turning_points[last].answers
    assert shows(screen, made)


def test_of_the_list_what_is_shown_is_marked_however_one_came_there(screen: AnalysisScreen) -> None:
    finished(screen)
    lost = [point.answers for point in screen.work.turning_points]
    screen.go(lost[-1])
    assert screen.points.currentRow() == len(lost) - 1
    elsewhere = next(index for index, point in enumerate(screen.curve.points) if not point.lost)
    QTest.mouseClick(screen.curve, LEFT, pos=screen.curve.point_at(elsewhere).toPoint())
    settle()
    assert screen.at not in lost
    assert screen.points.currentRow() == -1
    assert not screen.points.selectedItems()


def test_keys_walk_the_curve_and_are_told(screen: AnalysisScreen, made: Program) -> None:
    finished(screen)
    curve = screen.curve
    curve.setFocus()
    numbers = weighed(screen)
    QTest.keyClick(curve, Qt.Key.Key_Home)
    assert screen.at == numbers[0]
    QTest.keyClick(curve, Qt.Key.Key_Right)
    assert screen.at == numbers[1]
    assert shows(screen, made)
    assert made.words.text(curve.points[1].said) in curve.accessibleName()
    QTest.keyClick(curve, Qt.Key.Key_Home)
    lost = [one.answers for one in screen.work.turning_points if one.answers > numbers[0]]
    QTest.keyClick(curve, Qt.Key.Key_PageDown)
    assert screen.at == lost[0]
    assert "→" in curve.accessibleName()
    QTest.keyClick(curve, Qt.Key.Key_End)
    assert screen.at == numbers[-1]
    QTest.keyClick(curve, Qt.Key.Key_PageUp)
    assert screen.at == [number for number in lost if number < numbers[-1]][-1]


def test_it_stops_at_once_and_goes_on_where_it_was(screen: AnalysisScreen, made: Program) -> None:
    while len(screen.work.verdicts) < 5:
        settle(1)
    QTest.mouseClick(screen.switch, LEFT)
    assert not runs(screen)
    assert not made.flow.duelling.thinking.busy
    found = screen.work.verdicts
    settle(20)
    assert screen.work.verdicts == found
    QTest.mouseClick(screen.switch, LEFT)
    assert runs(screen)
    finished(screen)
    assert [one.answers for one in screen.work.verdicts] == weighed(screen)


def test_who_leaves_while_it_runs_finds_what_it_had_found(screen: AnalysisScreen, made: Program) -> None:
    while len(screen.work.verdicts) < 5:
        settle(1)
    found = screen.work.verdicts
    made.flow.ask("settings")
    settle(10)
    assert not runs(screen)
    assert not made.flow.duelling.thinking.busy
    made.flow.rooms.settings.cancelled.emit()
    assert runs(screen)
    assert screen.work.verdicts[: len(found)] == found


def test_one_plays_on_from_there(screen: AnalysisScreen, made: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    finished(screen)
    monkeypatch.setattr(past_screen, "confirm", lambda *_args: True)
    point = screen.work.turning_points[-1].answers
    screen.go(point)
    QTest.mouseClick(screen.fork, LEFT)
    settle()
    assert made.window.current == "duel"
    assert made.flow.rooms.duel.session.duel.answers == point


def test_one_watches_from_there(screen: AnalysisScreen, made: Program) -> None:
    finished(screen)
    screen.go(7)
    QTest.mouseClick(screen.watch, LEFT)
    settle()
    assert made.window.current == "replay"
    assert made.flow.rooms.replay.transport.at == 7
    QTest.mouseClick(made.flow.rooms.replay.analyse, LEFT)
    settle()
    assert made.window.current == "analysis"
    assert len(screen.work.verdicts) == len(weighed(screen))


def test_the_curve_is_saved_as_a_picture(
    screen: AnalysisScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished(screen)
    path = tmp_path / "curve.png"
    monkeypatch.setattr(page, "ask_file", lambda *_args, **_more: path)
    QTest.mouseClick(screen.save, LEFT)
    kept = QImage(str(path))
    assert (kept.width(), kept.height()) == (1600, 900)
    assert len({kept.pixel(x, y) for x in range(0, 1600, 16) for y in range(0, 900, 9)}) > 5
    told = []
    monkeypatch.setattr(page, "ask_file", lambda *_args, **_more: tmp_path / "missing" / "curve.png")
    monkeypatch.setattr(page, "tell", lambda *args: told.append(args))
    QTest.mouseClick(screen.save, LEFT)
    assert told


def test_the_result_and_the_list_lead_there(made: Program) -> None:
    made.flow.duelling.keeper.note()
    replays = made.flow.rooms.replays
    made.flow.enter(replays)
    settle()
    QTest.mouseClick(replays._analyse, LEFT)
    settle()
    assert made.window.current == "analysis"
    made.flow.rooms.analysis.cancelled.emit()
    assert made.window.current == "replays"
    assert "result.analyse" in [button.objectName() for button in made.flow.rooms.result.buttons]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(screen: AnalysisScreen, made: Program, language: str) -> None:
    finished(screen)
    made.settings.language = language
    settle()
    screen.go(screen.work.turning_points[0].answers)
    assert made.words.text(screen.work.turning_points[0].why) in screen._said.text()
    assert screen.points.item(0).text() == made.words.text(
        say("analysis-numbered", number=1, point=screen._point_said(screen.work.turning_points[0]))
    )
