"""Duels in files that a person names: saved, and what is said where a file can't be read or written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engine.kernel.codec import DamagedJournal
from engine.kernel.store import CannotSave
from engine.text.phrase import say
from sakura_desktop.match.keeper import why_damaged, why_unsaved
from sakura_desktop.match.saved_matches import JOURNAL_SUFFIX
from sakura_desktop.widgets.dialogs import ask_file, confirm, tell

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from engine.sakura.door import Duel
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.window import MainWindow


class MatchFiles(QObject):
    """Saving a duel under a name, and saying calmly what can't be done with a file."""

    def __init__(self, window: MainWindow, words: Words, settings: Settings, parent: QObject | None = None) -> None:
        """Ask and speak over that window."""
        super().__init__(parent)
        self._window = window
        self._words = words
        self._settings = settings

    def attempt(self, act: Callable[[], None]) -> None:
        """Do something with a file; say why if it can't be done."""
        try:
            act()
        except DamagedJournal as error:
            tell(self._window, self._words, say("cannot-open-title"), why_damaged(error))
        except CannotSave as error:
            tell(self._window, self._words, say("cannot-save-title"), why_unsaved(error))

    def ask_path(self) -> Path | None:
        """Ask for a file to open."""
        return ask_file(self._window, self._words, self._settings, save=False)

    def save(self, duel: Duel) -> None:
        """Ask for a name and save the duel there as well."""
        name = f"{'-'.join('+'.join(side.megami) for side in duel.setup.sides)}{JOURNAL_SUFFIX}"
        path = ask_file(self._window, self._words, self._settings, save=True, name=name)
        if path is not None:
            self.attempt(lambda: self.save_to(duel, path))

    def save_to(self, duel: Duel, path: Path) -> None:
        """Save the duel there as well; what is no duel is replaced only if a person says so. Raises `CannotSave`."""
        try:
            duel.save_as(path)
        except CannotSave as error:
            if error.code != "occupied":
                raise
            text = say("file-overwrite-text", path=str(path))
            if not confirm(self._window, self._words, say("file-overwrite-title"), text, "file-overwrite"):
                return
            duel.save_as(path, overwrite=True)
        self._window.banners.tell("saved", say("file-saved", path=str(path)), warning=False)
