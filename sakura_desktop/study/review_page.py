"""Today: the words that are due asked one after the other, what is right, the grades, and the sitting's end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from engine.text.phrase import say
from sakura_desktop.study.answer_sheet import GRADES, AnswerSheet
from sakura_desktop.study.end_sheet import EndSheet
from sakura_desktop.study.question_sheet import QuestionSheet
from sakura_desktop.study.store import why_unkept
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from engine.study.wordfile import CannotKeep
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.review import Review
    from sakura_desktop.study.store import WordStore

NUMBERS: Final = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)


class ReviewPage(QWidget):
    """A sitting shown: the question, after the answer the word on its sheet with the grades, or what was done."""

    link = Signal(str)
    """A term or card to be shown."""
    adding = Signal()
    """A person wants to add words."""

    def __init__(self, words: Words, look: Appearance, store: WordStore, sitting: Review, parent: QWidget) -> None:
        """As the sitting stands."""
        super().__init__(parent)
        self._words = words
        self.sitting = sitting
        self.wording = Translated(words, self)
        self.counts = self.wording.label(name="study.counts")
        self.undo = self.wording.button("study.undo", "study-undo", self.take_back)
        self.wording.tip(self.undo, "study-undo-tip")
        self.sheet = QuestionSheet(words, look, store, self)
        self.answer = AnswerSheet(words, look, store, self)
        self.end = EndSheet(words, store, self)
        self.pages = QStackedWidget(self)
        self._lay_out()
        self._connect()
        self._asked: object = None

    def _lay_out(self) -> None:
        asked = QWidget(self)
        column = QVBoxLayout(asked)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.sheet, 1)
        column.addWidget(self.answer)
        self.pages.addWidget(asked)
        self.pages.addWidget(self.end)
        top = QHBoxLayout()
        top.addWidget(self.counts, 1)
        top.addWidget(self.undo)
        box = QVBoxLayout(self)
        box.addLayout(top)
        box.addWidget(self.pages, 1)

    def _connect(self) -> None:
        self.sheet.chosen.connect(self.sitting.choose)
        self.sheet.written.connect(self.sitting.write)
        self.sheet.given_up.connect(self.sitting.give_up)
        self.answer.details.link.connect(self.link)
        self.answer.graded.connect(self.sitting.grade)
        self.answer.insisted.connect(self.sitting.insist)
        self.end.adding.connect(self.adding)
        self.sitting.changed.connect(self.refresh)
        self.sitting.unkept.connect(self._unkept)

    # --- what shows ---

    def refresh(self) -> None:
        """Show the sitting as it stands."""
        sitting = self.sitting
        left = sitting.left
        counts = say("study-counts", due=left.due, new=left.new, done=len(sitting.done), right=sitting.right)
        self.wording.phrase(self.counts, counts)
        self.undo.setEnabled(sitting.can_undo)
        self.pages.setCurrentIndex(0 if sitting.question is not None else 1)
        if sitting.question is None:
            self._asked = None
            self.end.show_end(sitting)
        else:
            self._show_question()
        if self.isVisible():
            self.take_focus()

    def _show_question(self) -> None:
        question, answer = self.sitting.question, self.sitting.answer
        if question is None:
            return
        if self._asked is not question or answer is None:
            self._asked = question
            self.sheet.show_question(question)
        self.answer.setVisible(answer is not None)
        if answer is not None:
            self.sheet.show_answer(question, answer)
            self.answer.show_answer(question, answer)

    def _unkept(self, error: CannotKeep) -> None:
        self.answer.told.tell(why_unkept(error, error.path), warning=True)

    # --- hands ---

    def take_focus(self) -> None:
        """The next thing to do has the keyboard: a choice, the line, the proposed grade, the way on."""
        if self.sitting.question is None:
            self.end.add.setFocus()
        elif self.sitting.answer is None:
            self.sheet.take_focus()
        else:
            self.answer.grades[self.sitting.answer.proposed].setFocus()

    def take_back(self) -> None:
        """Take the last grade back."""
        self.sitting.undo()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1 to 4 choose, or grade after the answer; 0 is not known; R insists; Ctrl+Z takes the last grade back."""
        key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key == Qt.Key.Key_Z and held == Qt.KeyboardModifier.ControlModifier:
            self.take_back()
        elif held or self.sitting.question is None:
            super().keyPressEvent(event)
        elif key in NUMBERS:
            self._number(NUMBERS.index(Qt.Key(key)))
        elif key == Qt.Key.Key_0:
            self.sitting.give_up()
        elif key == Qt.Key.Key_R:
            self.sitting.insist()
        else:
            super().keyPressEvent(event)

    def _number(self, at: int) -> None:
        if self.sitting.answer is None:
            self.sitting.choose(at)
        else:
            self.sitting.grade(list(GRADES)[at])
