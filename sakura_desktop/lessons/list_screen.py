"""The lessons of a game in their order, with what is done."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from engine.lesson_files import lesson_files
from engine.text.phrase import say
from sakura_desktop.screens.screen import Screen
from sakura_desktop.widgets.big_button import BigButton

if TYPE_CHECKING:
    from sakura_desktop.languages.words import Words
    from sakura_desktop.lessons.progress import LessonProgress


class LessonsScreen(Screen):
    """A button for each lesson."""

    chosen = Signal(str)
    """The lesson of that key is to be begun or gone on with."""
    cancelled = Signal()

    def __init__(self, words: Words, game: str, progress: LessonProgress, parent: QWidget | None = None) -> None:
        """The lessons of that game."""
        super().__init__("lessons", words, parent)
        self._game = game
        self._progress = progress
        self.buttons = {key: self._lesson(key) for key in lesson_files(game)}
        self._note = self.label("lessons-note", role="note", wrap=True)
        self._lay_out()
        progress.changed.connect(self.refresh)
        self.refresh()

    def _lesson(self, key: str) -> BigButton:
        button = BigButton(f"lessons.{key}", parent=self)
        self.wording.bind(button, "detail", button.set_detail, say(f"{self._game}-lesson-{key}.about"))
        button.clicked.connect(partial(self._choose, key))
        return button

    def _choose(self, key: str) -> None:
        self.chosen.emit(key)

    def _lay_out(self) -> None:
        page = QWidget(self)
        grid = QGridLayout(page)
        grid.setSpacing(8)
        half = -(-len(self.buttons) // 2)
        for at, button in enumerate(self.buttons.values()):
            grid.addWidget(button, at % half, at // half)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(half, 1)
        scroll = QScrollArea(self)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(page)
        bottom = QHBoxLayout()
        bottom.addWidget(self.button("lessons.back", "button-home", self.cancelled.emit))
        bottom.addStretch(1)
        box = QVBoxLayout(self)
        box.setContentsMargins(32, 16, 32, 12)
        box.addWidget(self.label("lessons-title", role="title"))
        box.addWidget(self._note)
        box.addWidget(scroll, 1)
        box.addLayout(bottom)

    def next_one(self) -> str:
        """The first lesson that isn't done, or the first of all."""
        keys = list(self.buttons)
        return next((key for key in keys if not self._progress.of(self._game, key).done), keys[0])

    def entered(self) -> None:
        """Begin at the next lesson."""
        self.refresh()
        self.buttons[self.next_one()].setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Say what is done, and lead to what comes next."""
        for number, (key, button) in enumerate(self.buttons.items(), start=1):
            record = self._progress.of(self._game, key)
            state = "begun" if record.begun else "done" if record.done else "new"
            title = say(f"{self._game}-lesson-{key}")
            self.wording.phrase(button, say(f"lessons-{state}", number=number, lesson=title))
            button.leading = key == self.next_one()
            button.update()
