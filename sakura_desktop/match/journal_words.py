"""From a line of the journal to the list of words: a sign at its end, the key, the right button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect

from sakura_desktop.match.journal import LINE_ROLE
from sakura_desktop.match.journal_sections import ROOM, WIDE, LineSign
from sakura_desktop.study.word_menu import ItemWords, Named, heard_lines
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from engine.cardgame.view import JournalLine
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.journal import JournalView
    from sakura_desktop.study.collector import Collector

SIGN = "＋"


class LineWords(LineSign):
    """The sign at the end of the line that is looked at: a press puts its words on the list; of several it asks."""

    def __init__(self, view: JournalView, words: Words, collector: Collector) -> None:
        """At no line."""
        super().__init__("journal.words", SIGN, view.viewport())
        self._words = words
        self._view = view
        self._collector = collector
        self._line: JournalLine | None = None
        wording = Translated(words, self)
        wording.name(self, "mine-line-words")
        wording.tip(self, "mine-line-words")
        self.items = ItemWords(view, words, collector, lambda _view: self._named(view.currentIndex().data(LINE_ROLE)))
        view.looked.connect(self._show_for)

    def _named(self, line: JournalLine | None) -> Named:
        """The words of a line, and what it says."""
        if line is None:
            return Named()
        journal = self._words.of("journal")
        return Named(
            self._collector.words_in(line.phrase), line.phrase, journal.text(line.phrase),
            heard=heard_lines(self._words, line.phrase, (journal.language, journal.second)),
        )

    def _show_for(self, line: JournalLine | None, row: QRect) -> None:
        self._line = line
        there = line is not None and any(
            span.kind in {"term", "card"} for span in self._words.renderer().spans(line.phrase)
        )
        self.setVisible(there)
        if there:
            self.setGeometry(row.right() - ROOM + 1, row.top(), WIDE, min(row.height(), WIDE))

    def go(self) -> None:
        """Put the line's only word on the list, or ask which."""
        if self._line is not None:
            self.items.menu.take_named(self._named(self._line), self.mapToGlobal(QPoint(0, self.height())))
