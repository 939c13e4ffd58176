"""A copy of everything that is kept of words, and everything back from one: on a thread, in steps, given up at will."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from typing import TYPE_CHECKING, Final

from engine.kernel.files import MEGABYTE
from engine.study.on_thread import on_thread
from engine.study.wordfile import CannotOpen, WordFile, check_marked
from sakura_desktop.files import beside

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.study.records import Records
    from sakura_desktop.study.store import WordStore

PARTS: Final = ("", "-wal")
"""What of a file is copied that SQLite may have kept open, by how it is called after its name."""
READ: Final = 0.2
"""How much of the work of restoring is done when the copy is read."""


class GivenUp(Exception):
    """It isn't wanted any more."""


class Copies:
    """One copy on its way, there or back."""

    def __init__(self, store: WordStore) -> None:
        """Nothing done."""
        self._store = store
        self._stop = Event()
        self.part = 0.0
        """How much of it is done."""
        self.taking_over = False
        """What is here is being replaced: it can't be given up any more."""
        self.kept: Path | None = None
        """Where that is which was here before a copy took its place."""

    def back_up(self, path: Path) -> Iterator[bool]:
        """A copy of everything in a file of its own. Raises `CannotOpen`, `CannotKeep` or OSError."""
        mine = self._own_file(path)
        yield from on_thread(lambda: self._copy(mine, path, 0.0), "backup", self._stop)

    def restore(self, path: Path) -> Iterator[bool]:
        """Take everything from a copy, which is left as it is. Raises `CannotOpen`, `CannotKeep` or OSError, and
        changes nothing, where the copy can't be read.
        """
        mine = self._own_file(path)
        before = beside(mine, "before")
        with TemporaryDirectory() as folder:
            read = Path(folder) / "copy.db"
            kept = yield from on_thread(lambda: self._read_and_keep(path, read, before), "restore", self._stop)
            self.taking_over = True
            yield True
            self.kept = before if kept else self._store.put_aside()
            records = yield from on_thread(lambda: _taken(mine, read), "restore")
        self._store.take_over(records)

    def _own_file(self, path: Path) -> Path:
        """Our own file, if the copy is another."""
        if path.resolve() == self._store.path.resolve():
            raise CannotOpen("no-access", path)
        return self._store.path

    # --- on the thread ---

    def _copy(self, mine: Path, path: Path, done: float) -> None:
        """So much of the work is done before."""
        with closing(WordFile(mine)) as file:
            file.copy_to(path, lambda part: self._told(done + (1 - done) * part))

    def _read_and_keep(self, path: Path, read: Path, before: Path) -> bool:
        """The copy is read and whole; whether what is here could be kept in a copy of its own. One that can't be read
        has to be put aside.
        """
        check_marked(path)
        for part in PARTS:
            source = path.with_name(path.name + part)
            if source.is_file():
                self._read(source, read.with_name(read.name + part))
        try:
            WordFile(read).close()
        except CannotOpen as error:
            raise CannotOpen(error.code, path, error.detail) from error
        try:
            self._copy(self._store.path, before, READ)
        except CannotOpen as error:
            if error.code == "in-use":
                raise
            return False
        return True

    def _read(self, source: Path, to: Path) -> None:
        size = max(1, source.stat().st_size)
        with source.open("rb") as old, to.open("wb") as new:
            while piece := old.read(MEGABYTE):
                new.write(piece)
                self._told(READ * old.tell() / size)

    def _told(self, part: float) -> None:
        self.part = part
        if self._stop.is_set():
            raise GivenUp


def _taken(mine: Path, read: Path) -> Records:
    from engine.study.records import Records  # not before it is needed: the scheduler comes with it

    records = Records(mine)
    try:
        records.take_from(read)
        records.own.read()
    except BaseException:
        records.close()
        raise
    return records
