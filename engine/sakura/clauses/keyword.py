"""A keyword on a line of its own: 隙, 終端, 対応不可, 超克, 間合制限 … with the hooks that it stands for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.sakura.clauses.base import Standing
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.sakura.hooks import Hook


@dataclass(eq=False)
class Keyword(Standing):
    """A term that stands for what `meaning` does; `meaning` is None where a rule alone gives it its sense (終端)."""

    term: str
    meaning: Standing | None = None
    worded: Phrase | None = None
    """The keyword with its figures, where it has some."""

    def hooks(self) -> Iterable[Hook]:
        """What its meaning hangs into the game."""
        return self.meaning.hooks() if self.meaning is not None else ()

    def phrase(self) -> Phrase:
        """The term alone."""
        return self.worded if self.worded is not None else say("keyword", term=Term(self.term))
