"""A lesson on a screen of the game's own: building a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.cardgame.play.lesson import suggested
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, program

if TYPE_CHECKING:
    from pathlib import Path

    from sakura_desktop.lessons.exercise_screen import ExerciseScreen
    from sakura_desktop.program import Program


def learn(made: Program) -> ExerciseScreen:
    made.window.resize(1280, 720)
    made.flow.learn("building")
    settle()
    return made.flow.rooms.exercise


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_suggested_leads_to_every_goal(qapp: object, tmp_path: Path, language: str) -> None:
    with program(tmp_path, language) as made:
        screen = learn(made)
        assert made.window.current_screen is screen
        course = screen.course
        assert course is not None
        for step in course.lesson.step:
            assert course.step is step
            assert made.words.text(course.lesson.to_do(step)) == screen.panel.text.said("to_do")
            for number in suggested(step):
                if number not in screen.exercise.made():
                    screen.exercise.table.toggle(number)  # type: ignore[attr-defined]  # the deck's table
            assert made.words.text(course.lesson.done(step)) in screen.panel.text.said("done")
        assert course.learned
        assert made.lessons.of("sakura", "building").done


def test_it_is_left_and_gone_on_with_and_begun_anew(qapp: object, tmp_path: Path) -> None:
    with program(tmp_path) as made:
        screen = learn(made)
        screen.exercise.table.toggle("NA-01-yurina-O-N-1")  # type: ignore[attr-defined]  # the deck's table
        screen.panel.buttons["lessons"].click()
        settle()
        assert made.window.current == "lessons"
    with program(tmp_path) as made:
        screen = learn(made)
        assert screen.exercise.made() == ("NA-01-yurina-O-N-1",)
        screen.panel.buttons["restart"].click()
        assert screen.exercise.made() == ()


def test_by_keyboard_cards_are_marked_taken_and_refused_with_a_reason(qapp: object, tmp_path: Path) -> None:
    with program(tmp_path) as made:
        screen = learn(made)
        QTest.keyClick(made.window.windowHandle(), Qt.Key.Key_F3)
        pool = screen.exercise.table.pools["normal"]  # type: ignore[attr-defined]  # the deck's table
        assert pool.hasFocus()
        marked = [pool.row.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(len(pool.row))]
        assert sum(made.words.say("lesson-suggested") in str(text) for text in marked) == 4
        QTest.keyClick(pool, Qt.Key.Key_Return)
        assert len(screen.exercise.made()) == 1
        for number in screen.exercise.draft.pool["normal"]:  # type: ignore[attr-defined]  # as above
            if number not in screen.exercise.made():
                screen.exercise.table.toggle(number)  # type: ignore[attr-defined]  # as above
        assert screen.status.isVisible()
        assert "3-2" in screen.status.text()
