"""After the answer: what is right, the word on its sheet, and the grades."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from engine.study.schedule import Grade
from engine.text.phrase import say
from sakura_desktop.study.word_details import WordDetails
from sakura_desktop.study.word_texts import with_reading
from sakura_desktop.widgets.status_label import StatusLabel
from sakura_desktop.widgets.translated import Translated, dress

if TYPE_CHECKING:
    from engine.study.exercises import Question
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.review import Answer
    from sakura_desktop.study.store import WordStore

GRADES: Final = {Grade.AGAIN: "again", Grade.HARD: "hard", Grade.GOOD: "good", Grade.EASY: "easy"}


class AnswerSheet(QFrame):
    """Right or wrong, the word in both languages, four grades; the one that the answer speaks for stands out."""

    graded = Signal(object)
    """A `Grade`."""
    insisted = Signal()
    """What was written is right all the same."""

    def __init__(self, words: Words, look: Appearance, store: WordStore, parent: QWidget) -> None:
        """No answer."""
        super().__init__(parent)
        self.setObjectName("study.answer")
        self.setProperty("role", "side")
        self._store = store
        self.wording = Translated(words, self)
        self.told = StatusLabel("study.told", words, self)
        self.details = WordDetails("study.details", words, look, store, self)
        self.insist = self.wording.button("study.insist", "study-insist", self.insisted.emit)
        self.grades = {
            grade: self.wording.button(f"study.grade.{name}", f"study-grade-{name}", partial(self.graded.emit, grade))
            for grade, name in GRADES.items()
        }
        row = QHBoxLayout()
        row.addWidget(self.insist)
        row.addStretch(1)
        for button in self.grades.values():
            row.addWidget(button)
        box = QVBoxLayout(self)
        box.addWidget(self.told)
        box.addWidget(self.details)
        box.addLayout(row)

    def show_answer(self, question: Question, answer: Answer) -> None:
        """Show an answer."""
        self.told.tell(self._how(question, answer), warning=not answer.right)
        self.details.show_word(question.word, question.pair, both=True)
        self.insist.setVisible(answer.can_insist)
        for grade, button in self.grades.items():
            dress(button, "role", "leading" if grade == answer.proposed else "")

    def _how(self, question: Question, answer: Answer) -> Phrase:
        """Right or wrong, and the right word with its reading."""
        if answer.right:
            return say("study-right")
        if question.boards:
            return say("study-wrong-board")
        side = self._store.lexicon.side(question.word, question.pair.answers)
        return say("study-wrong", word=with_reading(side))
