"""Every lesson from home on, each way in two languages: by the mouse alone, dragging wherever that is a way; by the
keyboard alone, walking and by the keys shown in turns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from engine.cardgame.play.lesson import suggested
from engine.games import games
from engine.lesson_files import lesson_files
from sakura_desktop.widgets.card_rows import CARD_MIME
from tests.desktop.keyboard import Keyboard
from tests.desktop.mouse import Mouse, choose_in_menu
from tests.desktop.settling import settle
from tests.desktop.shell import drop, program

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from engine.kernel.decisions import Keys
    from sakura_desktop.lessons.exercise_screen import ExerciseScreen
    from sakura_desktop.lessons.screen import LessonScreen
    from sakura_desktop.program import Program
    from sakura_desktop.widgets.card_rows import CardView

pytestmark = pytest.mark.long

GAMES = [one.key for one in games() if lesson_files(one.key)]
MOST = 200
"""Answers of the longest lesson, a whole duel."""
WALK = 60
"""More presses of Tab than there are stops anywhere."""


def view_of(screen: ExerciseScreen, number: str) -> tuple[CardView, CardView]:
    """The pool that a card lies in, and the deck that it belongs to."""
    table = screen.exercise.table  # type: ignore[attr-defined]  # the deck's table
    kind = next(kind for kind, pool in table.pools.items() if number in screen.exercise.draft.pool[kind])  # type: ignore[attr-defined]  # as above
    return table.pools[kind], table.decks[kind]


class ByMouse:
    """The mouse alone."""

    def __init__(self, made: Program) -> None:
        self.made = made
        self.drags = 0

    def push(self, button: QWidget) -> None:
        window = self.made.window
        point = button.mapTo(window, button.rect().center())
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        settle()

    def answer(self, screen: LessonScreen, keys: Keys) -> None:
        hand = Mouse(screen)
        hand.answer(keys)
        if keys:
            choose_in_menu(keys[0])
        self.drags += hand.drags

    def take(self, screen: ExerciseScreen, number: str) -> None:
        """What Qt sends when a card of the pool is let go over the deck: no drag of it runs without a real screen."""
        _, deck = view_of(screen, number)
        drop(deck.viewport(), CARD_MIME, number, deck.viewport().rect().center())
        self.drags += 1


class ByKeyboard:
    """The keyboard alone."""

    def __init__(self, made: Program) -> None:
        self.made = made
        self.letters = False

    def _press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.made.window.windowHandle(), key)
        settle()

    def _walk(self, there: QWidget) -> None:
        for _ in range(WALK):
            if QApplication.focusWidget() is there:
                return
            self._press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {there.objectName()}")

    def push(self, button: QWidget) -> None:
        self._walk(button)
        self._press(Qt.Key.Key_Return)

    def answer(self, screen: LessonScreen, keys: Keys) -> None:
        Keyboard(screen).answer(keys, letters=self.letters)
        if keys:
            choose_in_menu(keys[0])
        self.letters = not self.letters

    def take(self, screen: ExerciseScreen, number: str) -> None:
        pool, _ = view_of(screen, number)
        self._walk(pool)
        row = next(row for row in range(len(pool.row)) if pool.key_at(pool.row.index(row)) == number)
        for _ in range(WALK):
            here = pool.currentIndex().row()
            if here == row:
                break
            down = here // pool.columns != row // pool.columns
            forward = row > here
            self._press(
                (Qt.Key.Key_Down if forward else Qt.Key.Key_Up) if down
                else (Qt.Key.Key_Right if forward else Qt.Key.Key_Left)
            )
        assert pool.current() == number
        self._press(Qt.Key.Key_Return)


def learn(made: Program, hands: ByMouse | ByKeyboard) -> None:
    """What the open lesson shows is done until all is learned."""
    screen = made.window.current_screen
    if screen is made.flow.rooms.lesson:
        taught = made.flow.rooms.lesson.taught
        assert taught is not None
        for _ in range(MOST):
            if taught.learned:
                return
            shown = taught.shown_next()
            assert shown is not None
            hands.answer(made.flow.rooms.lesson, tuple(option.key for option in shown))
            settle()
        raise AssertionError(f"{taught.lesson.key} is never learned")
    exercise = made.flow.rooms.exercise
    assert screen is exercise
    while exercise.course is not None and (step := exercise.course.step) is not None:
        for number in suggested(step):
            if number not in exercise.exercise.made():
                hands.take(exercise, number)


@pytest.mark.parametrize(
    ("way", "language"), [(ByMouse, "ja"), (ByMouse, "ko"), (ByKeyboard, "en"), (ByKeyboard, "ja")]
)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_learned(
    qapp: object, tmp_path: Path, game: str, way: Callable[[Program], ByMouse | ByKeyboard], language: str
) -> None:
    with program(tmp_path, language) as made:
        made.window.resize(1280, 720)
        settle()
        hands = way(made)
        lessons = list(lesson_files(game))
        hands.push(made.flow.rooms.home.spoken.findChild(QPushButton, "home.languages.done"))
        assert QApplication.focusWidget() is made.flow.rooms.home.lessons, "a newcomer is led to the lessons"
        if game != made.flow.rooms.game.key:
            hands.push(made.flow.rooms.home.games[game])
        hands.push(made.flow.rooms.home.lessons)
        hands.push(made.flow.rooms.lessons.buttons[lessons[0]])
        for key in lessons:
            learn(made, hands)
            assert made.lessons.of(game, key).done, key
            screen = made.window.current_screen
            assert screen.panel.text.said("to_do") == made.words.say("lesson-learned")  # type: ignore[union-attr]  # of a lesson
            hands.push(screen.panel.buttons["next"])  # type: ignore[union-attr]  # as above
        assert made.window.current_screen is made.flow.rooms.seats, "after the last lesson comes a duel"
        assert not isinstance(hands, ByMouse) or hands.drags > len(lessons)
