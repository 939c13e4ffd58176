"""The end of a sitting: what was done, when the next word comes, and the way to more words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.text.phrase import say
from sakura_desktop.study.word_texts import due_said
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from engine.text.phrase import Phrase
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.review import Review
    from sakura_desktop.study.store import WordStore


class EndSheet(QWidget):
    """What is shown where no word is asked."""

    adding = Signal()
    """A person wants to add words."""

    def __init__(self, words: Words, store: WordStore, parent: QWidget) -> None:
        """Nothing said yet."""
        super().__init__(parent)
        self._store = store
        self.wording = Translated(words, self)
        self.title = self.wording.label(name="study.end", role="title", wrap=True)
        self.text = self.wording.label(name="study.end.text", wrap=True)
        self.add = self.wording.button("study.end.add", "study-add", self.adding.emit)
        row = QHBoxLayout()
        row.addWidget(self.add)
        row.addStretch(1)
        box = QVBoxLayout(self)
        box.addStretch(1)
        box.addWidget(self.title)
        box.addWidget(self.text)
        box.addLayout(row)
        box.addStretch(2)

    def show_end(self, sitting: Review) -> None:
        """Say what was done. Raises `CannotOpen`."""
        done, listed = len(sitting.done), self._store.listed()
        title = say("study-end") if done else say("study-nothing") if listed else say("study-empty")
        self.wording.phrase(self.title, title)
        text = self._next(sitting, listed) if listed else say("study-empty-text")
        if done:
            text = say("study-end-text", done=done, right=sitting.right, next=text)
        self.wording.phrase(self.text, text)

    def _next(self, sitting: Review, listed: frozenset[str]) -> Phrase:
        coming = [one.due for one in self._store.records.memories(*sitting.pair) if one.word in listed]
        if not coming:
            return say("study-next-none")
        return say("study-next", when=due_said(min(coming), self._store.now()))
