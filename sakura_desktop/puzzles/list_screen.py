"""The puzzles of a game by their length, with what is solved."""

from __future__ import annotations

from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.puzzle_files import listed_of
from engine.text.phrase import say
from sakura_desktop.screens.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from engine.puzzle_files import Listed
    from sakura_desktop.languages.words import Words
    from sakura_desktop.puzzles.progress import PuzzleProgress

ACROSS: Final = 12
"""So many stand in a row."""
STEPS: Final = {
    int(Qt.Key.Key_Right): 1, int(Qt.Key.Key_Left): -1, int(Qt.Key.Key_Down): ACROSS, int(Qt.Key.Key_Up): -ACROSS,
}  # fmt: skip
"""How far an arrow key goes."""


class PuzzlesScreen(Screen):
    """A small button for each puzzle, by its number; those of one length under one heading."""

    chosen = Signal(str)
    """The puzzle of that key is to be tried."""
    cancelled = Signal()

    def __init__(self, words: Words, game: str, progress: PuzzleProgress, parent: QWidget | None = None) -> None:
        """The puzzles of that game."""
        super().__init__("puzzles", words, parent)
        self._game = game
        self._progress = progress
        self._listed: Sequence[Listed] = listed_of(game)
        self.buttons = {one.key: self._puzzle(one) for one in self._listed}
        self._count = self.label("puzzles-note", role="note", wrap=True, solved=0, all=len(self._listed))
        self.next = self.button("puzzles.next", "puzzles-next", lambda: self.chosen.emit(self.next_one()))
        self.next.setProperty("role", "leading")
        self._lay_out()
        progress.changed.connect(self.refresh)
        self.refresh()

    def _puzzle(self, one: Listed) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(f"puzzles.{one.key}")
        button.setAutoDefault(True)
        button.setMinimumHeight(40)
        button.clicked.connect(partial(self._choose, one.key))
        button.installEventFilter(self)
        return button

    def _choose(self, key: str, _checked: bool = False) -> None:
        self.chosen.emit(key)

    def _lay_out(self) -> None:
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
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(page)
        bottom = QHBoxLayout()
        bottom.addWidget(self.button("puzzles.back", "button-home", self.cancelled.emit))
        bottom.addStretch(1)
        bottom.addWidget(self.next)
        box = QVBoxLayout(self)
        box.setContentsMargins(32, 16, 32, 12)
        box.addWidget(self.label("puzzles-title", role="title"))
        box.addWidget(self.label("puzzles-what", role="note", wrap=True))
        box.addWidget(self._count)
        box.addWidget(self._scroll, 1)
        box.addLayout(bottom)

    def next_one(self, after: str = "") -> str:
        """The first puzzle behind that one that isn't solved, else the first of all such; of none such the first."""
        keys = list(self.buttons)
        at = keys.index(after) + 1 if after in keys else 0
        order = keys[at:] + keys[:at]
        return next((key for key in order if not self._progress.done(self._game, key)), order[0])

    def number(self, key: str) -> int:
        """Which one of the list a puzzle is."""
        return list(self.buttons).index(key) + 1

    def entered(self) -> None:
        """Begin at the next puzzle."""
        self.refresh()
        button = self.buttons[self.next_one()]
        button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._scroll.ensureWidgetVisible(button)

    def refresh(self) -> None:
        """Say what is solved."""
        solved = 0
        for number, one in enumerate(self._listed, start=1):
            done = self._progress.done(self._game, one.key)
            solved += done
            state = "solved" if done else "open"
            button = self.buttons[one.key]
            self.wording.phrase(button, say(f"puzzles-{state}", number=number))
            name = say(f"puzzles-{state}-name", number=number, count=one.length)
            self.wording.bind(button, "name", button.setAccessibleName, name)
        self.wording.phrase(self._count, say("puzzles-note", solved=solved, all=len(self._listed)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The arrows walk the puzzles."""
        step = STEPS.get(event.key()) if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        buttons = list(self.buttons.values())
        if step is None or watched not in buttons:
            return super().eventFilter(watched, event)
        to = buttons[max(0, min(len(buttons) - 1, next(i for i, one in enumerate(buttons) if one is watched) + step))]
        to.setFocus(Qt.FocusReason.TabFocusReason)
        self._scroll.ensureWidgetVisible(to)
        return True
