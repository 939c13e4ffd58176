"""How far somebody has come in the lessons: which are done, and where the others were left."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from sakura_desktop.record_file import Progress

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QObject

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


class LessonProgress(Progress[LessonRecord]):
    """The lessons that were begun, of every game."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Read how far they have come."""
        super().__init__(path, LessonRecord, "lessons", attrgetter("game", "lesson"), parent)

    @property
    def fresh(self) -> bool:
        """No lesson was ever begun."""
        return not self._records

    def of(self, game: str, lesson: str) -> LessonRecord:
        """How far a lesson has come."""
        return self._records.get((game, lesson), LessonRecord(game, lesson))

    def done(self, game: str, key: str) -> bool:
        """Whether a lesson was learned to its end."""
        return self.of(game, key).done

    def note(self, game: str, lesson: str, given: tuple[Keys, ...], *, done: bool = False) -> None:
        """A lesson stands after these answers; done once, it stays so, and begins anew the next time."""
        before = self.of(game, lesson)
        record = LessonRecord(game, lesson, before.done or done, () if done else given[:LONGEST])
        if record != before:
            self.put(record)
