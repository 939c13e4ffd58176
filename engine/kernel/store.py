"""Journals in files: opened, saved under a name, and kept up to date after every answer.

Nothing is ever lost or overwritten unasked: a file is made whole beside its name and then put there at once; what is
added is synced; half a line that a full disk left is taken back; what is no sound journal of this game stays untouched.
Two programs don't write one file: an autosave holds a lock beside it (`<name>.lock`) from its first write to `close`.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, Literal, NamedTuple, TypeAlias

import msgspec

from engine.kernel.codec import DamagedJournal, Reading, decode, encode, encode_records
from engine.kernel.drive import Diverged, T
from engine.kernel.files import BINARY, MEGABYTE, Code, TooLarge, code_of, contents, put, quoted, said, write
from engine.kernel.journal import S, hold
from engine.kernel.lock import FileLock
from engine.kernel.session import Broken, Session

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

    from engine.kernel.chance import Luck
    from engine.kernel.drive import Game
    from engine.kernel.journal import Format, Journal

LARGEST: Final = 4 * MEGABYTE
"""No duel is that long (a thousand answers make 60 kB); a larger file is something else and isn't even read."""

Mark: TypeAlias = tuple[int, int, int]
"""By what a file is known again: device, number, size."""


class CannotSave(Exception):
    """A journal could not be written: `code` says why; the duel itself is unharmed.

    It is one of those that `engine.kernel.files` knows, or `occupied`: a file is there that is no sound journal of
    this game, and `detail` is its damage.
    """

    def __init__(self, code: Code | Literal["occupied"], path: Path, detail: str = "") -> None:
        """Keep the facts; a program words them in the person's language."""
        super().__init__(f"{path}: {code}" + (f" ({detail})" if detail else ""))
        self.code: Code | Literal["occupied"] = code
        self.path = path
        self.detail = quoted(detail)


class Loaded(NamedTuple, Generic[S, T]):
    """A journal opened: the session, ready to go on, and what the file was like (`reading.recovered`: its last line
    was cut short by a killed write and left out). `fault` is what a rescue stopped before.
    """

    session: Session[S, T]
    reading: Reading[S]
    fault: DamagedJournal | None


def read(path: Path, form: Format[S], *, rescue: bool = False) -> Reading[S]:
    """A journal as it is in the file, every line checked but not replayed. Raises `DamagedJournal`."""
    file = str(path)
    try:
        data = contents(path, LARGEST)
    except FileNotFoundError as error:
        raise DamagedJournal(file, 0, "missing") from error
    except TooLarge as error:
        raise DamagedJournal(file, 0, "foreign", found=said(error)) from error
    except (OSError, ValueError) as error:
        raise DamagedJournal(file, 0, "unreadable", error=said(error)) from error
    return decode(data, form, file, rescue=rescue)


def load(path: Path, game: Game[S, T], luck: Luck | None = None) -> Session[S, T]:
    """The duel of a journal, ready to go on. Raises `DamagedJournal` for what is damaged or doesn't replay."""
    return open_journal(path, game, luck).session


def open_journal(path: Path, game: Game[S, T], luck: Luck | None = None, *, rescue: bool = False) -> Loaded[S, T]:
    """Open a journal and replay it: its duel, and what the file was like. Raises `DamagedJournal`.

    With `rescue` the duel is opened as far as it holds; `fault` then says what stopped it, and the file is unchanged.
    """
    reading = read(path, game.form, rescue=rescue)
    journal, lines = reading.journal, list(reading.lines)
    records = list(journal.records)
    fault = reading.fault
    while True:
        try:
            session = Session(game, journal.setup, luck, records)
        except Diverged as error:
            at = hold(records).places[error.at]
            fault = DamagedJournal(str(path), lines[at], error.code, **error.values)
            if not rescue:
                raise fault from error
            del records[at:]
        except Broken as error:
            cause = error.__cause__
            raise DamagedJournal(str(path), 1, "breaks", error=f"{type(cause).__name__}: {cause}") from error
        else:
            return Loaded(session, reading, fault)


def save_as(session: Session[S, T], path: Path, *, overwrite: bool = False) -> None:
    """Write a duel's journal to that file, whole or not at all, in place of an older duel of this game.

    Raises `CannotSave`: `occupied` where the file there is no journal of this game that can be gone through to its
    end, unless a person said that it may be overwritten; `in-use` where a duel is autosaved there.
    """
    try:
        path = Path(os.path.realpath(path))
        lock = FileLock(path)
        lock.acquire()
        try:
            if not overwrite:
                _replaceable(path, session.game)
            put(path, encode(session.journal))
        finally:
            lock.release()
    except (OSError, ValueError) as error:
        raise CannotSave(code_of(error), path, said(error)) from error


def _replaceable(path: Path, game: Game[S, T]) -> None:
    """Nothing is there, or a whole duel of this game. Raises `CannotSave`: `occupied`."""
    if _existing(path, game.form) is None:
        return
    try:
        load(path, game)
    except DamagedJournal as error:
        raise CannotSave("occupied", path, error.reason) from error


class Autosave(Generic[S]):
    """A journal's file that is brought up to date after every answer. Nothing is opened before the first `save`.

    A file that begins the same duel is carried on; another sound journal of this game is kept beside it as
    `<name>-1`, `<name>-2` … (`kept_aside` says which); anything else is left alone (`occupied`). After a failure the
    next `save` writes all that is missing.
    """

    __slots__ = ("_journal", "_lock", "_mark", "_written", "kept_aside", "path")

    def __init__(self, path: Path) -> None:
        """The file that will be written."""
        self.path = Path(os.path.realpath(path))
        self.kept_aside: Path | None = None
        self._lock = FileLock(self.path)
        self._journal: Journal[S] | None = None
        self._written = 0
        self._mark: Mark | None = None
        """The file as it was left; None where it is to be looked at anew."""

    def save(self, journal: Journal[S]) -> None:
        """Write what the file lacks of the journal, and sync it. Raises `CannotSave`."""
        try:
            if not self._lock.held:
                self._lock.acquire()
            mark = self._mark
            if journal is not self._journal or mark is None or mark != _mark_of(self.path):
                mark = self._attach(journal)
            if self._written < len(journal.records):
                mark = _append(self.path, mark[2], encode_records(journal.records[self._written :]))
                self._written = len(journal.records)
            self._mark = mark
        except (OSError, ValueError) as error:
            raise CannotSave(code_of(error), self.path, said(error)) from error
        finally:
            if self._journal is None:
                self._lock.release()

    def close(self) -> None:
        """Let others write the file."""
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _attach(self, journal: Journal[S]) -> Mark:
        """Find out how much of the journal the file holds; put aside what is another duel; begin where none is. The
        same duel in lines of an older version is written anew in those of the present one.
        """
        reading = _existing(self.path, journal.form)
        if reading is not None and not _begins(reading, journal):
            self.kept_aside = _aside(self.path)
            os.rename(self.path, self.kept_aside)
            reading = None
        if reading is None or reading.version != journal.form.version:
            mark = _mark(put(self.path, encode(journal)))
            self._written = len(journal.records)
        else:
            mark = _append(self.path, reading.sound, b"" if reading.ended else b"\n")
            self._written = len(reading.journal.records)
        self._journal = journal
        return mark


def _begins(reading: Reading[S], journal: Journal[S]) -> bool:
    """The file holds the beginning of this journal (or all of it)."""
    found = reading.journal
    return (
        msgspec.json.encode(found.setup) == msgspec.json.encode(journal.setup)
        and found.records == journal.records[: len(found.records)]
    )


def _existing(path: Path, form: Format[S]) -> Reading[S] | None:
    """The journal in the file; None where there is no file or nothing in it. Raises `CannotSave`: `occupied`."""
    try:
        return read(path, form)
    except DamagedJournal as error:
        if error.reason in ("missing", "empty"):
            return None
        raise CannotSave("occupied", path, error.reason) from error


def _aside(path: Path) -> Path:
    """A free name beside the file's."""
    number = 1
    while (other := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    return other


def _mark_of(path: Path) -> Mark | None:
    """The mark of the file at the path; None where there is none."""
    try:
        return _mark(path.stat())
    except OSError:
        return None


def _mark(info: os.stat_result) -> Mark:
    """By what a file is known again."""
    return info.st_dev, info.st_ino, info.st_size


def _append(path: Path, size: int, data: bytes) -> Mark:
    """Cut the file to that size, add the data, sync; where that fails, take back what was added."""
    descriptor = os.open(path, os.O_RDWR | BINARY)
    try:
        os.ftruncate(descriptor, size)
        os.lseek(descriptor, size, os.SEEK_SET)
        try:
            write(descriptor, data)
        except OSError:
            with suppress(OSError):
                os.ftruncate(descriptor, size)
            raise
        return _mark(os.fstat(descriptor))
    finally:
        os.close(descriptor)
