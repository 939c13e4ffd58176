"""A page of what a game offers to be opened, a button each: the first that isn't done yet has the keyboard."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout

from sakura_desktop.screens.screen import Screen
from sakura_desktop.widgets.arrow_walk import ArrowWalk
from sakura_desktop.widgets.backdrop import PageSheet
from sakura_desktop.widgets.layouts import beside, scrolling

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.record_file import Progress

B = TypeVar("B", bound=QAbstractButton)


class ListScreen(Screen, Generic[B]):
    """The buttons by key. Subclasses make them, stand them on a page, and say what is done."""

    chosen = Signal(str)
    """The one of that key is to be opened."""
    cancelled = Signal()

    def __init__(
        self, name: str, words: Words, look: Appearance, game: str, progress: Progress[Any], keys: Iterable[str],
        parent: QWidget | None = None,
    ) -> None:
        """What that game offers under these keys."""
        super().__init__(name, words, parent)
        self._sheet = PageSheet(look, self)
        self._sheet.show_scene(game)
        self.game = game
        self.progress = progress
        self.buttons = {key: self.make_button(f"{name}.{key}", key) for key in keys}
        for key, button in self.buttons.items():
            button.clicked.connect(lambda _checked=False, key=key: self.chosen.emit(key))
        progress.changed.connect(self.refresh)

    @abstractmethod
    def make_button(self, name: str, key: str) -> B:
        """The button that opens that one."""

    @abstractmethod
    def refresh(self) -> None:
        """Say what is done."""

    def lay_out(self, page: QWidget, *notes: QWidget, foot: QWidget | None = None) -> None:
        """The page below what is said of it."""
        self._scroll = scrolling(page, self)
        ArrowWalk(list(self.buttons.values()), self, arrived=self._scroll.ensureWidgetVisible)
        name = self.objectName()
        box = QVBoxLayout(self._sheet)
        box.setContentsMargins(20, 10, 20, 10)
        box.addWidget(self.label(f"{name}-title", role="title"))
        for note in notes:
            box.addWidget(note)
        box.addWidget(self._scroll, 1)
        box.addLayout(beside(self.button(f"{name}.back", "button-home", self.cancelled.emit), None, foot))
        self.refresh()

    def next_one(self, after: str = "") -> str:
        """The first behind that one that isn't done, else the first of all such; of none such the first."""
        keys = list(self.buttons)
        at = keys.index(after) + 1 if after in keys else 0
        order = keys[at:] + keys[:at]
        return next((key for key in order if not self.progress.done(self.game, key)), order[0])

    def number(self, key: str) -> int:
        """Which one of the list it is."""
        return list(self.buttons).index(key) + 1

    def entered(self) -> None:
        """Begin at the next one."""
        self.refresh()
        button = self.buttons[self.next_one()]
        button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._scroll.ensureWidgetVisible(button)
