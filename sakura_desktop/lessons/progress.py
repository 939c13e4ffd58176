"""How far somebody has come in the lessons: which are done, and where the others were left. One file, written whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from PySide6.QtCore import QObject, Signal

from sakura_desktop.files import FileTrouble, damaged, read_json, sound, write_json

if TYPE_CHECKING:
    from pathlib import Path

    from engine.kernel.decisions import Keys

LONGEST: Final = 2_000
"""Answers of a lesson; the longest, a whole duel, has some hundred."""
Name = Annotated[str, msgspec.Meta(max_length=100)]


class LessonRecord(msgspec.Struct, frozen=True):
    """How far a lesson has come: `given` are the answers since it was begun last."""

    game: Name
    lesson: Name
    done: bool = False
    given: Annotated[tuple[tuple[Name, ...], ...], msgspec.Meta(max_length=LONGEST)] = ()

    @property
    def begun(self) -> bool:
        """It was left before it was done."""
        return bool(self.given)


class _Page(msgspec.Struct, kw_only=True):
    version: int = 1
    lessons: list[Any] = []
    """Each is judged by itself: a `LessonRecord`."""


class LessonProgress(QObject):
    """The lessons that were begun, of every game."""

    changed = Signal()
    save_failed = Signal(object)
    """A `FileTrouble`: the file can't be written; what is known holds until the program ends."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Read that file; a damaged one is put aside and told in `trouble`."""
        super().__init__(parent)
        self.path = path
        self.trouble: FileTrouble | None = None
        self._records: dict[tuple[str, str], LessonRecord] = {}
        self._read()

    @property
    def fresh(self) -> bool:
        """No lesson was ever begun."""
        return not self._records

    def of(self, game: str, lesson: str) -> LessonRecord:
        """How far a lesson has come."""
        return self._records.get((game, lesson), LessonRecord(game, lesson))

    def note(self, game: str, lesson: str, given: tuple[Keys, ...], *, done: bool = False) -> None:
        """A lesson stands after these answers; done once, it stays so, and begins anew the next time."""
        before = self.of(game, lesson)
        record = LessonRecord(game, lesson, before.done or done, () if done else given[:LONGEST])
        if record != before:
            self._records[game, lesson] = record
            self._write()

    def _read(self) -> None:
        page, self.trouble = read_json(self.path, _Page)
        if page is None:
            return
        records, wrong = sound(page.lessons, LessonRecord)
        self._records = {(record.game, record.lesson): record for record in records}
        if wrong:
            self.trouble = damaged(self.path, wrong)
            if self.trouble.kept is not None:
                self._write()

    def _write(self) -> None:
        trouble = write_json(self.path, _Page(lessons=list(self._records.values())))
        if trouble:
            self.save_failed.emit(trouble)
        self.changed.emit()
