"""Which puzzles somebody has solved."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Annotated

import msgspec

from sakura_desktop.record_file import Progress

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QObject

Name = Annotated[str, msgspec.Meta(max_length=100)]


class PuzzleRecord(msgspec.Struct, frozen=True):
    """A puzzle that was solved: after how many wrong tries."""

    game: Name
    puzzle: Name
    wrong: Annotated[int, msgspec.Meta(ge=0)] = 0


class PuzzleProgress(Progress[PuzzleRecord]):
    """The puzzles that were solved, of every game."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Read which are solved."""
        super().__init__(path, PuzzleRecord, "solved", attrgetter("game", "puzzle"), parent)

    def done(self, game: str, key: str) -> bool:
        """Whether a puzzle was solved."""
        return (game, key) in self._records

    def of(self, game: str, puzzle: str) -> PuzzleRecord | None:
        """How a puzzle was solved the first time; None where it wasn't."""
        return self._records.get((game, puzzle))

    def note(self, game: str, puzzle: str, wrong: int) -> None:
        """A puzzle is solved; the first time counts."""
        if not self.done(game, puzzle):
            self.put(PuzzleRecord(game, puzzle, wrong))
