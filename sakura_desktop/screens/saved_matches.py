"""The duels kept: look at one again, go on with one, save one elsewhere, or throw one away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.games import open_match
from engine.kernel.codec import DamagedJournal
from engine.text.phrase import say
from sakura_desktop.games import game
from sakura_desktop.screens.match_list import MatchList
from sakura_desktop.screens.screen import Screen
from sakura_desktop.widgets.backdrop import PageSheet
from sakura_desktop.widgets.dialogs import confirm

if TYPE_CHECKING:
    from pathlib import Path

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.saved_matches import MatchRecord, SavedMatches
    from sakura_desktop.settings import Settings


class SavedMatchesScreen(Screen):
    """The list of duels with what can be done with the one chosen."""

    watched = Signal(object)
    resumed = Signal(object)
    analysing = Signal(object)
    saving = Signal(object)
    opening = Signal()
    troubled = Signal(object)
    """A `FileTrouble`: a duel can't be thrown away."""
    cancelled = Signal()

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, shelf: SavedMatches, parent: QWidget | None = None
    ) -> None:
        """The list follows the shelf; it stands before the picture of the game that is played."""
        super().__init__("replays", words, parent)
        self._settings = settings
        self._sheet = PageSheet(look, self)
        self._shelf = shelf
        self.list = MatchList(words, "replays.list", parent=self)
        self.list.chosen.connect(self._choose)
        self.list.picked.connect(self._picked)
        self._watch = self.button("replays.watch", "duels-watch", lambda: self._with(self.watched.emit))
        self._watch.setProperty("role", "leading")
        self._resume = self.button("replays.resume", "duels-resume", lambda: self._with(self.resumed.emit))
        self._analyse = self.button("replays.analyse", "duels-analyse", lambda: self._with(self.analysing.emit))
        self._save = self.button("replays.save", "duels-save", lambda: self._with(self.saving.emit))
        self._remove = self.button("replays.remove", "duels-remove", lambda: self._with(self.remove))
        self._open = self.button("replays.open", "duels-open", self.opening.emit)
        self._back = self.button("replays.back", "button-home", self.cancelled.emit)
        self._empty = self.label("home-no-duels", role="note", wrap=True)
        self._lay_out()
        self._unread: list[Path] = []
        self._reading = QTimer(self)
        self._reading.setInterval(0)
        self._reading.timeout.connect(self._read_one)
        shelf.changed.connect(self.while_seen(self.refresh))
        self.refresh()

    def _lay_out(self) -> None:
        side = QVBoxLayout()
        for button in (self._watch, self._resume, self._analyse, self._save, self._remove):
            side.addWidget(button)
        side.addSpacing(16)
        side.addWidget(self._open)
        side.addStretch(1)
        side.addWidget(self._back)
        row = QHBoxLayout()
        left = QVBoxLayout()
        left.addWidget(self.list, 1)
        left.addWidget(self._empty)
        row.addLayout(left, 1)
        row.addLayout(side)
        box = QVBoxLayout(self._sheet)
        box.setContentsMargins(20, 10, 20, 10)
        box.addWidget(self.label("duels-title", role="title"))
        box.addLayout(row, 1)

    def entered(self) -> None:
        """The list has the keyboard; duels that it doesn't know are read one after the other."""
        self._sheet.show_scene(game(self._settings.game).key)
        self.refresh()
        (self.list if self._shelf.records() else self._open).setFocus()
        self._unread = list(self._shelf.unknown())
        if self._unread:
            self._reading.start()

    def left(self) -> None:
        """No more reading."""
        self._reading.stop()

    def _read_one(self) -> None:
        """Read one journal that the list doesn't know; a damaged one stays out of the list, and as it is."""
        if not self._unread:
            self._reading.stop()
            return
        path = self._unread.pop(0)
        try:
            duel = open_match(path)
        except DamagedJournal:
            return
        self._shelf.note(path, duel)

    def refresh(self) -> None:
        """Show the duels as the shelf has them."""
        records = self._shelf.records()
        self.list.show_records(records)
        self.list.setVisible(bool(records))
        self._empty.setVisible(not records)
        self._picked()

    def _picked(self) -> None:
        record = self.list.current()
        for button in (self._watch, self._analyse, self._save, self._remove):
            button.setEnabled(record is not None)
        self._resume.setEnabled(record is not None and not record.finished)

    def _with(self, act: object) -> None:
        record = self.list.current()
        if record is not None and callable(act):
            act(record)

    def _choose(self, record: MatchRecord) -> None:
        (self.watched if record.finished else self.resumed).emit(record)

    def remove(self, record: MatchRecord) -> None:
        """Throw a duel away, after asking."""
        if confirm(self, self.words, say("duels-remove-title"), say("duels-remove-text"), "duels-remove"):
            trouble = self._shelf.remove(record)
            if trouble is not None:
                self.troubled.emit(trouble)
