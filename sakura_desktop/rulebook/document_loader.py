"""The rule documents that are there, and the opening of others away from the window's thread."""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from engine.games import dialects
from engine.rulebook.aligning import align
from engine.rulebook.library import LANGUAGES, Library
from engine.rulebook.problems import RulebookError
from engine.rulebook.shapes import parent

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from engine.rulebook.aligning import Pair
    from engine.rulebook.dialect import Dialect
    from engine.rulebook.shapes import Document, Language

_WORKER: Final = "rule documents"


class DocumentLoader(QObject):
    """The person's documents, of each game one for each language; those of one game are shown side by side."""

    changed = Signal()
    """Another document is there, or one is gone."""
    reading = Signal(str, int, int)
    """A file is being read: its name, which one it is, of how many."""
    opened = Signal(object)
    """A `Document` was opened and is kept from now on."""
    failed = Signal(object)
    """A `RulebookError`: why a file can't be opened, or what the program kept can't be read."""
    rested = Signal()
    """Everything that was asked for has been read."""
    _came = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Nothing read yet; `load` reads what is kept in that folder."""
        super().__init__(parent)
        self.library = Library(folder, dialects())
        self.game = self.library.plain or next(iter(self.library.dialects), "")
        """The game whose documents are shown."""
        self._by_game: dict[str, dict[Language, Document]] = {}
        self.pairs: tuple[Pair, ...] = ()
        self.numbers: frozenset[str] = frozenset()
        """Of the sections of either document."""
        self._worker: threading.Thread | None = None
        self._waiting: list[Path] = []
        self._stop = threading.Event()
        self._came.connect(self._take)

    @property
    def documents(self) -> dict[Language, Document]:
        """Those of the game that is shown."""
        return self._by_game.get(self.game, {})

    @property
    def games(self) -> tuple[str, ...]:
        """The games of which there are documents."""
        return tuple(game for game in self.library.dialects if self._by_game.get(game))

    @property
    def dialect(self) -> Dialect:
        """What the rules of the game that is shown look like."""
        return self.library.dialects[self.game]

    def show_game(self, game: str) -> None:
        """Show the documents of another game."""
        if game != self.game and game in self.library.dialects:
            self.game = game
            self._renew()

    def turn_to(self, reference: str) -> str:
        """The number of the section that a term or refusal refers to; the rules that have it are shown."""
        here = (self.game, *(game for game in self.library.dialects if game != self.game))
        for game in here:
            number = self.library.dialects[game].number_of(reference)
            if number:
                self.show_game(game)
                return number
        return reference

    @property
    def languages(self) -> tuple[Language, ...]:
        """Of the documents that are there."""
        return tuple(language for language in LANGUAGES if language in self.documents)

    @property
    def busy(self) -> bool:
        """A file is being read."""
        return self._worker is not None

    def load(self) -> None:
        """Read what is kept; of what can't be read `failed` tells."""
        self._by_game = {game: {} for game in self.library.dialects}
        for game, dialect in self.library.dialects.items():
            for language in dialect.languages:
                try:
                    document = self.library.load(language, game)
                except RulebookError as error:
                    self.failed.emit(error)
                    continue
                if document is not None:
                    self._by_game[game][language] = document
        if not self.documents and self.games:
            self.game = self.games[0]
        self._renew()

    def open_files(self, paths: Sequence[Path]) -> None:
        """Read files one after the other while the window goes on."""
        self._waiting += paths
        if self._waiting and self._worker is None:
            waiting, self._waiting = self._waiting, []
            self._stop = threading.Event()
            arguments = (waiting, self._stop)
            self._worker = threading.Thread(target=self._read, args=arguments, name=_WORKER, daemon=True)
            self._worker.start()

    def stop(self) -> None:
        """Read no further: neither the file that is being read nor those that wait."""
        self._waiting = []
        self._stop.set()

    def forget(self, language: Language) -> None:
        """Take the program's copy of a document away; the person's own file is not touched."""
        try:
            self.library.forget(language, self.game)
        except RulebookError as error:
            self.failed.emit(error)
            return
        self.documents.pop(language, None)
        if not self.documents and self.games:
            self.game = self.games[0]
        self._renew()

    def nearest(self, number: str) -> str:
        """The section of that number, or the next one above it that is there; empty if there is none."""
        while number and number not in self.numbers:
            number = parent(number)
        return number

    def _read(self, paths: Sequence[Path], stop: threading.Event) -> None:
        """What the worker does. Whoever waited for it may be gone when it is done."""
        with suppress(RuntimeError):
            try:
                for count, path in enumerate(paths, start=1):
                    if stop.is_set():
                        break
                    self.reading.emit(path.name, count, len(paths))
                    try:
                        self._came.emit(self.library.add(path, stop))
                    except RulebookError as error:
                        self.failed.emit(error)
            finally:
                self._came.emit(None)

    def _take(self, document: Document | None) -> None:
        """In the window's thread: a document was read; None: all were."""
        if document is not None:
            self._by_game.setdefault(document.game, {})[document.language] = document
            self.game = document.game
            self._renew()
            self.opened.emit(document)
            return
        self._worker = None
        if self._waiting:
            self.open_files(())
        else:
            self.rested.emit()

    def _renew(self) -> None:
        self.pairs = align(self.documents.get("ja"), self.documents.get("ko"))
        self.numbers = frozenset(pair.number for pair in self.pairs)
        self.changed.emit()
