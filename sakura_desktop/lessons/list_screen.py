"""The lessons of a game in their order, with what is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QWidget

from engine.lesson_files import lesson_files
from engine.text.phrase import say
from sakura_desktop.screens.list_screen import ListScreen
from sakura_desktop.widgets.big_button import BigButton

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.lessons.progress import LessonProgress


class LessonsScreen(ListScreen[BigButton]):
    """A large button for each lesson, in two columns."""

    def __init__(
        self, words: Words, look: Appearance, game: str, progress: LessonProgress, parent: QWidget | None = None
    ) -> None:
        """The lessons of that game."""
        super().__init__("lessons", words, look, game, progress, lesson_files(game), parent)
        self._records = progress
        page = QWidget(self)
        grid = QGridLayout(page)
        grid.setSpacing(6)
        half = -(-len(self.buttons) // 2)
        for at, button in enumerate(self.buttons.values()):
            grid.addWidget(button, at % half, at // half)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(half, 1)
        self.lay_out(page, self.label("lessons-note", role="note", wrap=True))

    def make_button(self, name: str, key: str) -> BigButton:
        """Its title, and below it what it is about."""
        button = BigButton(name, parent=self)
        self.wording.bind(button, "detail", button.set_detail, say(f"{self.game}-lesson-{key}.about"))
        return button

    def refresh(self) -> None:
        """Say what is done, and lead to what comes next."""
        for number, (key, button) in enumerate(self.buttons.items(), start=1):
            record = self._records.of(self.game, key)
            state = "begun" if record.begun else "done" if record.done else "new"
            title = say(f"{self.game}-lesson-{key}")
            self.wording.phrase(button, say(f"lessons-{state}", number=number, lesson=title))
            button.leading = key == self.next_one()
            button.update()
