"""From a line of the journal to the list of words: a sign at its end, the key, the right button."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect

from engine.text.phrase import say
from sakura_desktop.match.journal import LINE_ROLE
from sakura_desktop.match.journal_sections import ROOM, WIDE, LineSign
from sakura_desktop.reader.card_words import ReadBeside
from sakura_desktop.reader.page_words import SIGNS
from sakura_desktop.study.word_menu import ItemWords, Named, heard_lines
from sakura_desktop.widgets.plain_label import plain_tip
from sakura_desktop.widgets.spoken import call
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractItemView

    from engine.cardgame.view import JournalLine
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.journal import JournalView
    from sakura_desktop.reader import CardReader
    from sakura_desktop.study.collector import Collector


class LineWords(LineSign):
    """The sign at the end of the line that is looked at says how its words stand, of several the least known; a press
    puts the only one on the list or takes it off, of several it asks.
    """

    def __init__(
        self, view: JournalView, words: Words, collector: Collector, reader: CardReader | None = None
    ) -> None:
        """At no line. Beside a reader the keys take what that shows."""
        super().__init__("journal.words", SIGNS[""], view.viewport())
        self._words = words
        self._view = view
        self._collector = collector
        self._line: JournalLine | None = None
        self._wording = Translated(words, self)

        def named(_view: QAbstractItemView) -> Named:
            return self._named(view.currentIndex().data(LINE_ROLE))

        self.items = (
            ReadBeside(view, words, reader, named) if reader is not None
            else ItemWords(view, words, collector, named)
        )
        view.looked.connect(self._show_for)
        collector.changed.connect(self._say_how)

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
            self._say_how()

    def _say_how(self) -> None:
        """How the line's words stand: what is to be done is what a press does."""
        if self._line is None or self.isHidden():
            return
        found = self._collector.words_in(self._line.phrase)
        stages = {self._collector.stage(word) for word in found}
        self.setText(next((sign for stage, sign in SIGNS.items() if stage in stages), SIGNS[""]))
        said = self._collector.entry(found[0]) if len(found) == 1 else say("mine-line-words")
        self._wording.bind(self, "name", partial(call, self), said)
        self._wording.bind(self, "tip", lambda text: self.setToolTip(plain_tip(text)), said)

    def go(self) -> None:
        """Put the line's only word on the list, or ask which."""
        if self._line is not None:
            self.items.menu.take_named(self._named(self._line), self.mapToGlobal(QPoint(0, self.height())))
