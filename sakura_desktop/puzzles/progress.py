"""Which puzzles somebody has solved. One file, written whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from PySide6.QtCore import QObject, Signal

from sakura_desktop.files import FileTrouble, damaged, read_json, sound, write_json

if TYPE_CHECKING:
    from pathlib import Path

Name = Annotated[str, msgspec.Meta(max_length=100)]


class PuzzleRecord(msgspec.Struct, frozen=True):
    """A puzzle that was solved: after how many wrong tries."""

    game: Name
    puzzle: Name
    wrong: Annotated[int, msgspec.Meta(ge=0)] = 0


class _Page(msgspec.Struct, kw_only=True):
    version: int = 1
    solved: list[Any] = []
    """Each is judged by itself: a `PuzzleRecord`."""


class PuzzleProgress(QObject):
    """The puzzles that were solved, of every game."""

    changed = Signal()
    save_failed = Signal(object)
    """A `FileTrouble`: the file can't be written; what is known holds until the program ends."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Read that file; a damaged one is put aside and told in `trouble`."""
        super().__init__(parent)
        self.path = path
        self.trouble: FileTrouble | None = None
        self._records: dict[tuple[str, str], PuzzleRecord] = {}
        self._read()

    def solved(self, game: str, puzzle: str) -> bool:
        """Whether a puzzle was solved."""
        return (game, puzzle) in self._records

    def of(self, game: str, puzzle: str) -> PuzzleRecord | None:
        """How a puzzle was solved the first time; None where it wasn't."""
        return self._records.get((game, puzzle))

    def note(self, game: str, puzzle: str, wrong: int) -> None:
        """A puzzle is solved; the first time counts."""
        if not self.solved(game, puzzle):
            self._records[game, puzzle] = PuzzleRecord(game, puzzle, wrong)
            self._write()

    def _read(self) -> None:
        page, self.trouble = read_json(self.path, _Page)
        if page is None:
            return
        records, wrong = sound(page.solved, PuzzleRecord)
        self._records = {(record.game, record.puzzle): record for record in records}
        if wrong:
            self.trouble = damaged(self.path, wrong)
            if self.trouble.kept is not None:
                self._write()

    def _write(self) -> None:
        trouble = write_json(self.path, _Page(solved=list(self._records.values())))
        if trouble:
            self.save_failed.emit(trouble)
        self.changed.emit()
