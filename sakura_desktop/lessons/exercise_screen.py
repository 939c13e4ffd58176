"""A lesson on a screen of the game's own: what is made stands beside what the lesson says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from engine import games
from engine.cardgame.play.lesson import suggested
from engine.cardgame.play.taught import Exercise as Course
from sakura_desktop.lessons.order import title_after
from sakura_desktop.lessons.panel import LessonPanel
from sakura_desktop.screens.screen import Screen
from sakura_desktop.widgets.side_panel import ROOM, SHOW_KEY
from sakura_desktop.widgets.status_label import StatusLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.view import Refusal
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.game import Game
    from sakura_desktop.languages.words import Words
    from sakura_desktop.lessons.exercise import Exercise
    from sakura_desktop.lessons.progress import LessonProgress

WIDTH = 330
"""Of the column beside, at zoom 1."""


class ExerciseScreen(Screen):
    """The game's own part, and beside it the lesson and a large card."""

    asked = Signal(str)
    """Another way on: `lessons`."""
    finished = Signal(str)
    """The lesson of that key is learned, and what comes after it is wanted."""
    link = Signal(str)

    def __init__(
        self, words: Words, look: Appearance, game: Game, progress: LessonProgress, reader: QWidget,
        parent: QWidget | None = None,
    ) -> None:
        """No lesson yet."""
        super().__init__("exercise", words, parent)
        self._look = look
        self._game = game
        self._progress = progress
        look = look.of(game.key)
        self.exercises = game.exercises(words, look, self)
        self.course: Course | None = None
        self.panel = LessonPanel(words, look, self)
        self.panel.section.name_section = game.section_name
        self.panel.asked.connect(self._way)
        self.panel.link.connect(self.link)
        self.status = StatusLabel("exercise.status", words, self)
        self.status.linkActivated.connect(self.link)
        self._reader = reader
        self._lay_out()
        for exercise in self.exercises.values():
            exercise.changed.connect(self._made)
            exercise.refused.connect(self._say_why_not)
        look.changed.connect(self._fit)
        self._fit()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        for exercise in self.exercises.values():
            exercise.hide()
            left.addWidget(exercise, 1)
        left.addWidget(self.status)
        side = QVBoxLayout()
        side.addWidget(self.panel)
        side.addWidget(self._reader, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 8, 8, 8)
        row.addLayout(left, 1)
        row.addLayout(side)

    def _fit(self) -> None:
        self.panel.setFixedSize(self._look.px(WIDTH), self._look.px(ROOM))
        self._reader.setFixedWidth(self._look.px(WIDTH))

    @property
    def exercise(self) -> Exercise:
        """What is practised now. Raises LookupError before a lesson was begun."""
        if self.course is None:
            raise LookupError("no lesson is open")
        return self.exercises[self.course.lesson.exercise]

    def begin(self, lesson: str) -> None:
        """A lesson of the game, gone on with where it was left."""
        self._open(lesson, self._progress.of(self._game.key, lesson).given)

    def _open(self, lesson: str, given: tuple[tuple[str, ...], ...] = ()) -> None:
        course = Course(games.lesson(self._game.key, lesson))
        self.course = None
        exercise = self.exercises[course.lesson.exercise]
        for one in self.exercises.values():
            one.setVisible(one is exercise)
        exercise.begin()
        for made in given[:1]:
            exercise.bring(made)
        self.course = course
        self._made()

    def _made(self) -> None:
        """Something else is made: the lesson may have come further."""
        course = self.course
        if course is None:
            return
        course.look(self.exercise.figures())
        made = self.exercise.made()
        key = course.lesson.key
        self._progress.note(self._game.key, key, (made,) if made else (), done=course.learned)
        self.panel.show_lesson(course, title_after(self._game.key, key))
        self.panel.buttons["again"].setEnabled(bool(made))
        self.panel.buttons["show"].setEnabled(course.step is not None)
        self.exercise.suggest(())

    def _say_why_not(self, refusal: Refusal | None) -> None:
        self.status.setVisible(refusal is not None)
        if refusal is not None:
            self.status.refuse(refusal)

    def _way(self, way: str) -> None:
        course = self.course
        if course is None:
            return
        match way:
            case "show":
                self.show_way()
            case "again" | "restart":
                self._open(course.lesson.key)
            case "next":
                self.finished.emit(course.lesson.key)
            case _:
                self.asked.emit(way)

    def show_way(self) -> None:
        """Mark what might be chosen."""
        if self.course is not None and self.course.step is not None:
            self.exercise.suggest(suggested(self.course.step))

    def entered(self) -> None:
        """What is practised has the keyboard."""
        if self.course is not None:
            self.exercise.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key shows what might be chosen; Escape leads back to the lessons."""
        if event.key() == SHOW_KEY:
            self.show_way()
        elif event.key() == Qt.Key.Key_Escape:
            self.asked.emit("lessons")
        else:
            super().keyPressEvent(event)
