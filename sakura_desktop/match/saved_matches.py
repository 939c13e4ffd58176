"""The duels kept: a journal each, and a list of who played, when, and how it ended.

The journal is the truth. The list only spares reading every journal to show a page of them; a journal that the list
doesn't know is read when it is asked for, and a damaged list is put aside and made anew.
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject, Signal

from engine.kernel.lock import FileLock
from engine.text.phrase import Phrase
from sakura_desktop.files import FileTrouble, put_aside, trouble_of, write_whole

if TYPE_CHECKING:
    from pathlib import Path

    from engine.duel import Duel

JOURNAL_SUFFIX: Final = ".sakura"


class MatchRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One duel of the list."""

    file: str
    """Name of the journal in the folder of duels."""
    started: str
    """When it began, ISO 8601 with the time zone."""
    names: tuple[str, str]
    megami: tuple[tuple[str, str], tuple[str, str]]
    turn: int = 0
    answers: int = 0
    winner: int | None = None
    ending: Phrase | None = None

    @property
    def finished(self) -> bool:
        """Somebody has won."""
        return self.winner is not None

    @property
    def when(self) -> datetime:
        """When it began, in the local time."""
        return datetime.fromisoformat(self.started).astimezone()


class _Page(msgspec.Struct, kw_only=True):
    version: int = 1
    duels: list[MatchRecord] = []


def left_behind(journal: Path) -> bool:
    """A program that wrote this journal ended without closing it, and nobody writes it now."""
    lock = FileLock(journal)
    if not lock.path.exists():
        return False
    try:
        lock.acquire()
    except OSError:
        return False
    lock.release()
    return True


class SavedMatches(QObject):
    """The folder of duels and the list of them, newest first."""

    changed = Signal()
    save_failed = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Read the list; a damaged one is put aside and told in `trouble`."""
        super().__init__(parent)
        self.folder = folder
        self.trouble: FileTrouble | None = None
        self._records: dict[str, MatchRecord] = {}
        self._read()

    @property
    def _list(self) -> Path:
        return self.folder / "list.json"

    def path(self, record: MatchRecord) -> Path:
        """The journal of a duel."""
        return self.folder / record.file

    def records(self) -> tuple[MatchRecord, ...]:
        """Every duel whose journal is there, newest first."""
        there = [record for record in self._records.values() if self.path(record).exists()]
        return tuple(sorted(there, key=lambda record: record.started, reverse=True))

    def unknown(self) -> tuple[Path, ...]:
        """Journals in the folder that the list doesn't know, newest first."""
        try:
            found = [path for path in self.folder.glob(f"*{JOURNAL_SUFFIX}") if path.name not in self._records]
            return tuple(sorted(found, key=lambda path: path.name, reverse=True))
        except OSError:
            return ()

    def unfinished(self) -> MatchRecord | None:
        """The newest duel, if nobody has won it yet and it can be gone on with."""
        for record in self.records():
            return None if record.finished else record
        return None

    def new_path(self) -> Path:
        """A place for the journal of a duel that begins now."""
        stem = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
        path = self.folder / f"{stem}{JOURNAL_SUFFIX}"
        number = 2
        while path.exists():
            path = self.folder / f"{stem}-{number}{JOURNAL_SUFFIX}"
            number += 1
        return path

    def prepare(self) -> FileTrouble | None:
        """Make the folder; what hinders it, if anything."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            return trouble_of(error, self.folder)
        return None

    def note(self, path: Path, duel: Duel) -> MatchRecord:
        """Put the duel's present state into the list."""
        known = self._records.get(path.name)
        view = duel.view(-1)
        first, second = duel.setup.sides
        record = MatchRecord(
            file=path.name,
            started=known.started if known else _started(path),
            names=(first.name, second.name),
            megami=(first.megami, second.megami),
            turn=view.turn,
            answers=duel.answers,
            winner=duel.winner,
            ending=view.ending,
        )
        if record != known:
            self._records[path.name] = record
            self._write()
            self.changed.emit()
        return record

    def remove(self, record: MatchRecord) -> FileTrouble | None:
        """Delete a duel's journal and its line of the list; what hinders it, if anything."""
        try:
            self.path(record).unlink(missing_ok=True)
        except OSError as error:
            return trouble_of(error, self.path(record))
        self._records.pop(record.file, None)
        self._write()
        self.changed.emit()
        return None

    def _read(self) -> None:
        try:
            page = msgspec.json.decode(self._list.read_bytes(), type=_Page)
        except (FileNotFoundError, NotADirectoryError):
            return
        except OSError as error:
            self.trouble = FileTrouble("unreadable", self._list, error.strerror or str(error))
            return
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.trouble = FileTrouble("damaged", self._list, str(error), put_aside(self._list))
            return
        self._records = {record.file: record for record in page.duels}

    def _write(self) -> None:
        page = _Page(duels=sorted(self._records.values(), key=lambda record: record.started))
        trouble = write_whole(self._list, msgspec.json.format(msgspec.json.encode(page), indent=1).decode())
        if trouble:
            self.save_failed.emit(trouble)


def _started(path: Path) -> str:
    """When the journal's file was made, as near as the file system tells; now for one not written yet."""
    try:
        stamp = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except OSError:
        stamp = datetime.now().astimezone()
    return stamp.isoformat(timespec="milliseconds")
