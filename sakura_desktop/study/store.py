"""The file of words as the room and the duels use it: opened when it is first needed, put aside, restored, copied.

What reads it is loaded when it is opened: a window opens without.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from threading import Thread
from time import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from engine.kernel.files import code_of, said
from engine.study.own import OwnWords, is_own
from engine.study.wordfile import CannotOpen
from engine.text.phrase import Phrase, say
from sakura_desktop.files import beside, why_unwritten
from sakura_desktop.languages.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from engine.study.records import Records
    from engine.study.schedule import Pair, Schedule
    from engine.study.wordfile import CannotKeep
    from engine.study.words import Lexicon
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

BRIEFLY: Final = 0.01
"""Seconds that a file is waited for before it is said that it is being read: a small one is open by then."""
CLOSED: Final = frozenset(("damaged", "not-words", "newer", "in-use"))
"""Why a file of words can't be opened, where more is known than that it can't."""
PARTS: Final = ("", "-wal", "-shm")
"""What SQLite keeps beside a file, by how it is called after it."""


def why_closed(error: CannotOpen) -> Phrase:
    """Why a file of words can't be opened."""
    code = error.code if error.code in CLOSED else "no-access"
    return say(f"study-closed-{code}", path=str(error.path))


def why_unkept(error: CannotKeep | OSError, path: Path) -> Phrase:
    """Why something couldn't be written, and what to do."""
    if isinstance(error, OSError):
        return why_unwritten(code_of(error), path, said(error))
    return why_unwritten(error.code, error.path, error.detail)


def _open(path: Path) -> Records:
    from engine.study.records import Records

    return Records(path)


class Opening:
    """A file that is being opened on a thread: to look whether it is whole takes the longer the more is in it."""

    def __init__(self, path: Path, done: Callable[[], None]) -> None:
        """Begin; `done` is called on the thread."""
        self._path = path
        self._done = done
        self._found: Records | Exception | None = None
        self._thread = Thread(target=self._run, name="words", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            found = _open(self._path)
            found.own.read()
            self._found = found
        except Exception as error:  # told to whoever asks for the result
            self._found = error
        self._done()

    @property
    def over(self) -> bool:
        """It is known how it went."""
        return self._found is not None

    def wait(self, seconds: float) -> None:
        """Wait so long at the most."""
        self._thread.join(seconds)

    def result(self) -> Records:
        """What the file holds, waited for. Raises `CannotOpen`."""
        self._thread.join()
        if isinstance(self._found, Exception):
            raise self._found
        assert self._found is not None
        return self._found


class WordStore(QObject):
    """Sole holder of the open file; every word in every language; the queue."""

    changed = Signal()
    """The list, or what is remembered of it, is another."""
    answered = Signal()
    """An answer was kept or taken back, or a word put aside: something else is due."""
    replaced = Signal()
    """Much of it was brought from elsewhere: nothing that was done before can be taken back."""
    opened = Signal()
    """What `open_soon` began is over: the file is open, or it is known why it can't be."""

    def __init__(
        self, path: Path, words: Words, parent: QObject | None = None, *, clock: Callable[[], float] = time,
        settings: Settings | None = None,
    ) -> None:
        """Not open yet; `clock` tells seconds since 1970; without `settings` a day has its usual number of words."""
        super().__init__(parent)
        self.path = path
        self.now = clock
        self._words = words
        self._settings = settings
        self._records: Records | None = None
        self._schedule: Schedule | None = None
        self._opening: Opening | None = None

    def open_soon(self) -> bool:
        """Whether `records` answers at once: the file is open, or there is none to be looked through. Otherwise it is
        opened on a thread, and `opened` tells when that is over.
        """
        if self._records is not None or not self.path.is_file():
            return True
        if self._opening is None:
            self._opening = Opening(self.path, self.opened.emit)
            self._opening.wait(BRIEFLY)
        return self._opening.over

    @property
    def records(self) -> Records:
        """What the file holds; it is opened, or made, when this is first asked. Raises `CannotOpen`."""
        if self._records is None:
            opening, self._opening = self._opening, None
            self._records = opening.result() if opening is not None else _open(self.path)
            self._lend()
        return self._records

    def _lend(self) -> None:
        """The lexicon has what a person wrote, as far as the file is open."""
        if "lexicon" in vars(self):
            self.lexicon.own = self._records.own if self._records is not None else OwnWords(None)

    @property
    def schedule(self) -> Schedule:
        """When words are asked again. Raises `CannotOpen`."""
        if self._schedule is None:
            from engine.study.schedule import Schedule

            self._schedule = Schedule(self.records)
            self._schedule.asked = self._asked
        if self._settings is not None:
            self._schedule.new_a_day = self._settings.study_new
            self._schedule.reviews_a_day = self._settings.study_reviews
        return self._schedule

    def _asked(self, words: Iterable[str], pair: Pair) -> Iterator[str]:
        """What there is of these words, each once: of those that are written alike in both languages the first that is
        on the list, and none that is the same in both; unless a person wishes to be asked for them.
        """
        apart = self._settings is not None and self._settings.study_homonyms
        for word in words:
            if not self.lexicon.knows(word) or not self.lexicon.has_sides(word, *pair):
                continue
            if self._first_place(word) and (apart or is_own(word) or self._tells_apart(word, pair)):
                yield word

    def _first_place(self, word: str) -> bool:
        """No other entry of the list is the same word."""
        one = self.lexicon.one(word)
        return one == word or not self.records.list.has(one)

    def _tells_apart(self, word: str, pair: Pair) -> bool:
        written = [self.lexicon.written(word, language) for language in pair]
        if written[0] == written[1]:
            return False
        alike = self.lexicon.namesakes(word, *pair)
        return word == next((one for one in alike if one == word or self.records.list.has(one)), word)

    @cached_property
    def lexicon(self) -> Lexicon:
        """Every word in every language of the program."""
        from engine.study.words import Lexicon

        lexicon = Lexicon({language: self._words.renderer(language) for language in LANGUAGES})
        if self._records is not None:
            lexicon.own = self._records.own
        return lexicon

    def listed(self) -> frozenset[str]:
        """The ids of the words on the list. Raises `CannotOpen`."""
        return self.records.list.ids()

    def due(self, pair: Pair) -> int:
        """How many words are to be asked today in a direction. No file is made for that, and none waited for (`opened`
        tells when to ask again); one that can't be opened is told of in the room of words.
        """
        if not self.path.is_file() or not self.open_soon():
            return 0
        try:
            now = self.now()
            return len(self.schedule.today(pair, now).words) + len(self.schedule.later(pair, now))
        except CannotOpen:
            return 0

    def close(self) -> None:
        """Let the file go; it is opened again when it is needed."""
        with suppress(CannotOpen):
            if self._records is not None or self._opening is not None:
                self.records.close()
        self._records, self._schedule = None, None
        self._lend()

    def start_anew(self) -> Path | None:
        """Put the file aside as it is, under another name, and begin an empty one; where the old one is now. Raises
        `CannotOpen` or OSError.
        """
        aside = self.put_aside()
        self.records.list.words()
        self.replaced.emit()
        self.changed.emit()
        return aside

    def put_aside(self) -> Path | None:
        """Let the file go and give it another name, with what SQLite keeps beside it; where it is now."""
        self.close()
        if not self.path.exists():
            return None
        aside = beside(self.path, "aside")
        for part in PARTS:
            there = self.path.with_name(self.path.name + part)
            if there.exists():
                there.rename(aside.with_name(aside.name + part))
        return aside

    def take_over(self, records: Records) -> None:
        """Everything in the file is another: what was read of it on a thread, with the connection that read it."""
        if self._records is not None:
            self._records.own.take(records.own)
            records.close()
        else:
            self._records = records
            self._lend()
        self.replaced.emit()
        self.changed.emit()
