"""Puzzles on the screen: solved by mouse and by keyboard alone, a wrong try refuted, taken back, shown, left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest

from engine.players.process import Attempt
from engine.players.solving import Solver
from engine.puzzle_files import listed_of, puzzle_files
from tests.desktop.keyboard import Keyboard
from tests.desktop.mouse import Mouse
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, program, said_by

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engine.players.process import Task
    from engine.players.solving import Judged
    from sakura_desktop.program import Program
    from sakura_desktop.puzzles.screen import PuzzleScreen

LISTED = listed_of("sakura")
SHORT = LISTED[0].key
LONGER = next(one.key for one in LISTED if one.length == 4)


class AtOnce(QObject):
    """In place of the process that thinks: every try is judged before anybody waits. While `mute`, nothing is told."""

    shared = Signal(int, float)
    anew = Signal(int)
    done = Signal(int, object)
    failed = Signal(int, str)
    _later = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self.mute = self.fails = False
        self._tasks = 0
        self._solver: Solver | None = None
        self._later.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def give(self, task: Task) -> int:
        assert isinstance(task, Attempt)
        self._tasks += 1
        if self._solver is None or self._solver.laid != task.laid:
            self._solver = Solver(task.game, task.laid)
        if not self.mute:
            self._later.emit(self._tasks, None if self.fails else self._solver.judged(task.script))
        return self._tasks

    def _tell(self, task: int, found: Judged | None) -> None:
        if found is None:
            self.failed.emit(task, "it failed")
        else:
            self.done.emit(task, found)

    def stop(self) -> None:
        pass

    def close(self) -> None:
        pass


def with_proofs(made: Program) -> AtOnce:
    at_once = AtOnce()
    made.flow.duelling.thinking = at_once  # type: ignore[assignment]  # it is asked the same
    return at_once


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path, pace="off") as whole:
        with_proofs(whole)
        yield whole


def tried(made: Program, puzzle: str = SHORT) -> PuzzleScreen:
    made.window.resize(1280, 720)
    made.flow.solve(puzzle)
    settle(6)
    screen = made.window.current_screen
    assert screen is not None
    return screen  # type: ignore[return-value]  # it is the puzzle's


def verdict(screen: PuzzleScreen) -> str:
    assert screen.judged is not None
    return screen.judged.verdict


def shown(screen: PuzzleScreen) -> tuple[str, ...]:
    assert screen.judged is not None
    assert screen.judged.shown is not None
    return screen.judged.shown


def wrong(screen: PuzzleScreen) -> tuple[str, ...]:
    """An act that doesn't lead there."""
    decision = screen.session.decision
    assert decision is not None
    return next((option.key,) for option in decision.options if (option.key,) != shown(screen))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_solved_by_mouse(qapp: object, tmp_path: Path, language: str) -> None:
    with program(tmp_path, language, pace="off") as made:
        with_proofs(made)
        screen = tried(made, LONGER)
        assert screen.panel.text.said("to_do") == made.words.say("puzzle-task")
        while verdict(screen) == "open":
            Mouse(screen).answer(shown(screen))
            settle(6)
        assert verdict(screen) == "solved"
        assert screen.panel.text.said("to_do") == made.words.say("puzzle-solved")
        assert made.puzzles.done("sakura", LONGER)
        following = screen.panel.buttons["next"]
        assert following.isVisible()
        Mouse(screen).click(following.mapTo(screen.window(), following.rect().center()))
        settle(6)
        assert screen.tried is not None
        assert screen.tried.puzzle.key not in {LONGER, ""}
        assert not following.isVisible()


def test_a_puzzle_is_solved_by_keyboard_alone_from_home(made: Program) -> None:
    made.window.resize(1280, 720)
    made.flow.rooms.home.puzzles.setFocus()
    window = made.window.windowHandle()
    QTest.keyClick(window, Qt.Key.Key_Return)
    settle()
    assert made.window.current == "puzzles"
    QTest.keyClick(window, Qt.Key.Key_Right)
    QTest.keyClick(window, Qt.Key.Key_Left)
    assert made.flow.rooms.puzzles.buttons[SHORT].hasFocus()
    QTest.keyClick(window, Qt.Key.Key_Return)
    settle(6)
    screen = made.window.current_screen
    assert screen is not None
    keyboard = Keyboard(screen)  # type: ignore[arg-type]  # a screen of a match
    while verdict(screen) == "open":  # type: ignore[arg-type]  # it is the puzzle's
        keyboard.answer(shown(screen))  # type: ignore[arg-type]  # as above
        settle(6)
    assert made.puzzles.done("sakura", SHORT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_try_is_refuted_and_says_why(qapp: object, tmp_path: Path, language: str) -> None:
    with program(tmp_path, language, pace="off") as made:
        with_proofs(made)
        screen = tried(made, LONGER)
        Mouse(screen).answer(wrong(screen))
        settle(6)
        assert verdict(screen) in {"refuted", "over"}
        assert screen.panel.text.said("to_do") == made.words.say(f"puzzle-{verdict(screen)}")
        assert screen.panel.text.said("why")
        assert screen.panel.text.said("try") == made.words.say("puzzle-try-again")
        assert not screen.panel.buttons["show"].isEnabled()
        assert not made.puzzles.done("sakura", LONGER)
        screen.panel.buttons["back"].click()
        settle(6)
        assert screen.tried is not None
        assert screen.tried.answers == 0
        assert verdict(screen) == "open"
        assert screen.panel.text.said("to_do") == made.words.say("puzzle-task")


def test_after_the_turn_nothing_is_asked_and_it_is_begun_anew(made: Program) -> None:
    screen = tried(made)
    assert screen.tried is not None
    Mouse(screen).answer(("end",))
    settle(6)
    while screen.session.decision is not None:
        decision = screen.session.decision
        screen.session.submit(tuple(option.key for option in decision.options[: decision.least]))
        settle(6)
    assert verdict(screen) == "over"
    assert screen.session.computer_asked is None
    screen.panel.buttons["again"].click()
    settle(6)
    assert screen.tried.answers == 0
    assert screen.session.decision is not None
    while verdict(screen) == "open":
        Mouse(screen).answer(shown(screen))
        settle(6)
    found = made.puzzles.of("sakura", SHORT)
    assert found is not None
    assert found.wrong == 1


def test_what_is_shown_does_not_count_as_solved(made: Program) -> None:
    screen = tried(made)
    QTest.keyClick(made.window.windowHandle(), Qt.Key.Key_F3)
    option = next(one for one in screen.session.decision.options if (one.key,) == shown(screen))  # type: ignore[union-attr]  # it is asked
    assert screen.ghost.shown == option.moves[:1]
    QTest.keyClick(made.window.windowHandle(), Qt.Key.Key_Escape)
    assert screen.ghost.shown == ()
    while verdict(screen) == "open":
        Mouse(screen).answer(shown(screen))
        settle(6)
    assert screen.panel.text.said("to_do") == made.words.say("puzzle-solved-helped")
    assert not made.puzzles.done("sakura", SHORT)


def test_what_lies_face_down_is_named(made: Program) -> None:
    key = next(key for key in puzzle_files("sakura") if _hides(made, key))
    screen = tried(made, key)
    assert screen.tried is not None
    said = screen.panel.text.said("hidden")
    for hidden in screen.tried.hidden():
        assert made.words.say("puzzle-hidden", place=hidden.place, cards=hidden.cards) in said


def _hides(made: Program, key: str) -> bool:
    from engine import games

    del made
    return bool(games.puzzle("sakura", key).hidden())


def test_nothing_waits_for_the_proof(made: Program) -> None:
    """As long as nothing is known the table is there and can be answered at; what is known too late changes nothing."""
    at_once = made.flow.duelling.thinking
    at_once.mute = True  # type: ignore[attr-defined]  # the one of these tests
    screen = tried(made)
    assert screen.judged is None
    assert screen.session.decision is not None
    assert not screen.panel.buttons["show"].isEnabled()
    assert screen.panel.text.said("to_do") == made.words.say("puzzle-task")
    made.flow.home()
    settle()
    at_once.mute = False  # type: ignore[attr-defined]  # as above
    screen = tried(made)
    assert verdict(screen) == "open"


def test_a_proof_that_fails_is_said(made: Program) -> None:
    made.flow.duelling.thinking.fails = True  # type: ignore[attr-defined]  # the one of these tests
    screen = tried(made)
    assert screen.panel.text.said("to_do") == made.words.say("puzzle-lost")


def test_a_damaged_puzzle_is_said_and_nothing_opens(
    made: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    broken = tmp_path / "02-broken.toml"
    broken.write_text("length = [", encoding="utf-8")
    monkeypatch.setattr("engine.games.puzzle_files", lambda _game: {SHORT: broken})
    made.flow.ask("puzzles")
    settle()
    made.flow.solve(SHORT)
    settle()
    assert made.window.current == "puzzles"
    assert any("02-broken.toml" in text for text in said_by(made.window))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_says_what_is_solved(qapp: object, tmp_path: Path, language: str) -> None:
    with program(tmp_path, language) as made:
        made.puzzles.note("sakura", SHORT, 0)
        made.flow.ask("puzzles")
        settle()
        page = made.flow.rooms.puzzles
        assert page.buttons[SHORT].text() == made.words.say("puzzles-solved", number=1)
        assert page.buttons[LONGER].text() == made.words.say("puzzles-open", number=page.number(LONGER))
        assert made.words.say("puzzles-note", solved=1, all=len(LISTED)) in said_by(page)
        assert page.next_one() == LISTED[1].key
        assert page.next_one(LISTED[-1].key) == LISTED[1].key
        assert all(button.accessibleName() for button in page.buttons.values())


def test_a_game_without_puzzles_offers_none(made: Program) -> None:
    made.settings.game = "mahoroba"
    made.flow.home()
    settle()
    assert puzzle_files("mahoroba") == {}
    assert not made.flow.rooms.home.puzzles.isVisible()
