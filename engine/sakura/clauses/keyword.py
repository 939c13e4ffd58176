"""A keyword on a line of its own: 隙, 終端, 対応不可, 超克, 間合制限 … with the hooks that it stands for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Standing, Step
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Hook
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.table import Table


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


@dataclass(eq=False)
class Titled(Step, Standing):
    """A text under the name that a card or a rule gives it: something that is done, or that stands in force."""

    terms = ("name",)
    name: str
    """The key of its term."""
    text: Step | Standing
    said: str = "titled"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Do it, if it is something that is done."""
        return isinstance(self.text, Step) and (yield from self.text.run(table, source))

    def hooks(self) -> Iterable[Hook]:
        """What is in force."""
        return self.text.hooks() if isinstance(self.text, Standing) else ()


@dataclass(eq=False)
class Unoccasioned(Standing):
    """A text about something that no card of the card set does: it stands on the card, and never has its occasion."""

    said: str

    def hooks(self) -> Iterable[Hook]:
        """None: what it waits for doesn't happen."""
        return ()
