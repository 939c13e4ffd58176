"""The puzzles of a game by their length, with what is solved."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from engine.puzzle_files import listed_of
from engine.text.phrase import say
from sakura_desktop.screens.list_screen import ListScreen

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.puzzles.progress import PuzzleProgress

ACROSS: Final = 12
"""So many stand in a row."""


class PuzzlesScreen(ListScreen[QPushButton]):
    """A small button for each puzzle, by its number; those of one length under one heading."""

    def __init__(
        self, words: Words, look: Appearance, game: str, progress: PuzzleProgress, parent: QWidget | None = None
    ) -> None:
        """The puzzles of that game."""
        self._listed = listed_of(game)
        super().__init__("puzzles", words, look, game, progress, (one.key for one in self._listed), parent)
        self._count = self.label(role="note", wrap=True)
        self.next = self.button("puzzles.next", "puzzles-next", lambda: self.chosen.emit(self.next_one()))
        self.next.setProperty("role", "leading")
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 8, 0)
        for length, ones in groupby(self._listed, key=lambda one: one.length):
            column.addWidget(self.label("puzzles-length", role="heading", count=length))
            grid = QGridLayout()
            grid.setSpacing(6)
            for at, one in enumerate(ones):
                grid.addWidget(self.buttons[one.key], at // ACROSS, at % ACROSS)
            for at in range(ACROSS):
                grid.setColumnStretch(at, 1)
            column.addLayout(grid)
        column.addStretch(1)
        what = self.label("puzzles-what", role="note", wrap=True)
        self.lay_out(page, what, self._count, foot=self.next)

    def make_button(self, name: str, key: str) -> QPushButton:
        """It says its number alone."""
        del key
        button = self.button(name)
        button.setMinimumHeight(40)
        return button

    def refresh(self) -> None:
        """Say what is solved."""
        solved = 0
        for number, one in enumerate(self._listed, start=1):
            done = self.progress.done(self.game, one.key)
            solved += done
            state = "solved" if done else "open"
            button = self.buttons[one.key]
            self.wording.phrase(button, say(f"puzzles-{state}", number=number))
            name = say(f"puzzles-{state}-name", number=number, count=one.length)
            self.wording.bind(button, "name", button.setAccessibleName, name)
        self.wording.phrase(self._count, say("puzzles-note", solved=solved, all=len(self._listed)))
