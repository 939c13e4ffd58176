"""The end of a sitting: what was done today, when the next word comes, and the ways to more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from engine.text.phrase import say
from sakura_desktop.study.word_texts import SOON, due_said
from sakura_desktop.widgets.layouts import below, beside
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from engine.text.phrase import Phrase
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.review import Review
    from sakura_desktop.study.store import WordStore


class EndSheet(QWidget):
    """What is shown where no word is asked. It has the keyboard itself, so that whoever presses Enter once too often
    goes nowhere.
    """

    adding = Signal()
    """A person wants to add words."""
    more = Signal()
    """A person wants more new words today."""
    ahead = Signal()
    """A person wants to be asked before words are due."""

    def __init__(self, words: Words, store: WordStore, parent: QWidget) -> None:
        """Nothing said yet."""
        super().__init__(parent)
        self.setObjectName("study.end.sheet")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._store = store
        self.wording = Translated(words, self)
        self.title = self.wording.label(name="study.end", role="title", wrap=True)
        self.text = self.wording.label(name="study.end.text", wrap=True)
        button = self.wording.button
        self.more_new = button("study.end.more", "study-more-new", self.more.emit)
        self.go_ahead = button("study.end.ahead", "study-ahead", self.ahead.emit)
        self.wording.tip(self.go_ahead, "study-ahead-tip")
        self.add = button("study.end.add", "study-add", self.adding.emit)
        row = beside(self.more_new, self.go_ahead, self.add, None)
        self.setLayout(below(None, self.title, self.text, row, (None, 2), spacing=12))

    def show_end(self, sitting: Review) -> None:
        """Say what was done. Raises `CannotOpen`."""
        done, listed = sitting.today, bool(self._store.records.list.count())
        title = say("study-end") if done.answers else say("study-nothing") if listed else say("study-empty")
        self.wording.phrase(self.title, title)
        text = self._next(sitting) if listed else say("study-empty-text")
        if done.answers:
            text = say("study-end-text", done=done.answers, right=done.right, next=text)
        self.wording.phrase(self.text, text)
        self.wording.name(self, "study-end-name", title=title, text=text)
        schedule = self._store.schedule
        self.more_new.setVisible(schedule.has_more_new(sitting.pair))
        self.go_ahead.setVisible(bool(schedule.ahead(sitting.pair)))

    def _next(self, sitting: Review) -> Phrase:
        now = self._store.now()
        due = self._store.schedule.next_due(sitting.pair, now)
        if due is None:
            return say("study-next-none")
        when = say("study-due-soon") if now < due < now + SOON else due_said(due, now)  # "now" would be asked
        return say("study-next", when=when)
