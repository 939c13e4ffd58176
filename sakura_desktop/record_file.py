"""What is kept in a file of the program's own; records of one kind, each under its key, in one such file."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec
from PySide6.QtCore import QObject, Signal

from sakura_desktop.files import FileTrouble, damaged, read_json, write_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from pathlib import Path

R = TypeVar("R", bound=msgspec.Struct)


class KeptFile(QObject):
    """A file that is read once, and written when what is kept is another."""

    save_failed = Signal(object)
    """A `FileTrouble`: the file can't be written; what is known holds until the program ends."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Nothing read yet."""
        super().__init__(parent)
        self.path = path
        self.trouble: FileTrouble | None = None
        """What hindered reading it."""


class RecordFile(KeptFile, Generic[R]):
    """The records, by key. Each is judged by itself: of a file with damaged ones the others are taken, and the file as
    it was is put aside.
    """

    changed = Signal()

    def __init__(
        self, path: Path, kind: type[R], rows: str, key: Callable[[R], Hashable], parent: QObject | None = None,
    ) -> None:
        """Read that file, which lists records of that kind as its `rows`."""
        super().__init__(path, parent)
        self._kind = kind
        self._rows = rows
        self._key = key
        self._records: dict[Hashable, R] = {}
        self._read()

    def put(self, record: R, instead: Hashable = None) -> None:
        """Keep a record in place of the one of the same key, and of the one whose key was another."""
        self._records.pop(instead, None)
        if self._records.get(self._key(record)) != record:
            self._records[self._key(record)] = record
            self._write()

    def drop(self, key: Hashable) -> None:
        """Keep a record no longer."""
        if self._records.pop(key, None) is not None:
            self._write()

    def _read(self) -> None:
        page = msgspec.defstruct("Page", [(self._rows, list[Any], msgspec.field(default_factory=list))])
        read, self.trouble = read_json(self.path, page)
        wrong = ""
        for row in getattr(read, self._rows, ()):
            try:
                record = msgspec.convert(row, self._kind)
            except (msgspec.ValidationError, ValueError, RecursionError) as error:
                wrong = wrong or str(error)
            else:
                self._records[self._key(record)] = record
        if wrong:
            self.trouble = damaged(self.path, wrong)
            if self.trouble.kept is not None:
                self._write()

    def _write(self) -> None:
        page = msgspec.json.encode({"version": 1, self._rows: list(self._records.values())})
        trouble = write_whole(self.path, msgspec.json.format(page, indent=1).decode() + "\n")
        if trouble:
            self.save_failed.emit(trouble)
        self.changed.emit()


class Progress(RecordFile[R]):
    """How far somebody has come in what games offer: records by game and key."""

    @abstractmethod
    def done(self, game: str, key: str) -> bool:
        """Whether that one is done."""
