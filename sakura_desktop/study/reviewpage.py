"""Today: the words that are due asked one after the other, what is right, the grades, and the sitting's end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from engine.study.schedule import Grade
from engine.text.phrase import say
from sakura_desktop.parts.status import Status
from sakura_desktop.parts.wording import Wording
from sakura_desktop.study.questionsheet import QuestionSheet
from sakura_desktop.study.store import why_unkept
from sakura_desktop.study.worddetails import WordDetails
from sakura_desktop.study.wordtexts import due_said, with_reading

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from engine.study.wordfile import CannotKeep
    from engine.text.phrase import Phrase
    from sakura_desktop.i18n import Words
    from sakura_desktop.look import Look
    from sakura_desktop.study.sitting import Answer, Sitting
    from sakura_desktop.study.store import WordStore

GRADES: Final = {Grade.AGAIN: "again", Grade.HARD: "hard", Grade.GOOD: "good", Grade.EASY: "easy"}
NUMBERS: Final = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)


class ReviewPage(QWidget):
    """A sitting shown: the question, after the answer the word on its sheet with the grades, or what was done."""

    link = Signal(str)
    """A term or card to be shown."""
    adding = Signal()
    """A person wants to add words."""

    def __init__(self, words: Words, look: Look, store: WordStore, sitting: Sitting, parent: QWidget) -> None:
        """As the sitting stands."""
        super().__init__(parent)
        self._words = words
        self._store = store
        self.sitting = sitting
        self.wording = Wording(words, self)
        self.counts = QLabel(self)
        self.counts.setObjectName("study.counts")
        self.undo = self._button("undo", "study-undo", self.take_back)
        self.wording.tip(self.undo, "study-undo-tip")
        self.sheet = QuestionSheet(words, look, store, self)
        self.told = Status("study.told", words, self)
        self.details = WordDetails("study.details", words, look, store, self)
        self.insist = self._button("insist", "study-insist", sitting.insist)
        self.grades = {grade: self._grade(grade, name) for grade, name in GRADES.items()}
        self.answer = self._answer_sheet()
        self.end = self._end_sheet()
        self.pages = QStackedWidget(self)
        self._lay_out()
        self._connect()
        self._asked: object = None

    def _button(self, name: str, key: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(f"study.{name}")
        button.setAutoDefault(True)
        self.wording.text(button, key)
        button.clicked.connect(lambda _checked=False: act())
        return button

    def _grade(self, grade: Grade, name: str) -> QPushButton:
        return self._button(f"grade.{name}", f"study-grade-{name}", lambda: self.sitting.grade(grade))

    def _answer_sheet(self) -> QFrame:
        frame = QFrame(self)
        frame.setObjectName("study.answer")
        frame.setProperty("role", "side")
        grades = QHBoxLayout()
        grades.addWidget(self.insist)
        grades.addStretch(1)
        for button in self.grades.values():
            grades.addWidget(button)
        box = QVBoxLayout(frame)
        box.addWidget(self.told)
        box.addWidget(self.details)
        box.addLayout(grades)
        return frame

    def _end_sheet(self) -> QWidget:
        page = QWidget(self)
        self.end_title = QLabel(page)
        self.end_title.setObjectName("study.end")
        self.end_title.setProperty("role", "title")
        self.end_title.setWordWrap(True)
        self.end_text = QLabel(page)
        self.end_text.setObjectName("study.end.text")
        self.end_text.setWordWrap(True)
        self.add = self._button("end.add", "study-add", self.adding.emit)
        row = QHBoxLayout()
        row.addWidget(self.add)
        row.addStretch(1)
        box = QVBoxLayout(page)
        box.addStretch(1)
        for part in (self.end_title, self.end_text):
            box.addWidget(part)
        box.addLayout(row)
        box.addStretch(2)
        return page

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
        self.details.link.connect(self.link)
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
            self._show_end()
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
            self.told.tell(self._how(answer), warning=not answer.right)
            self.details.show_word(question.word, question.pair, both=True)
            self.insist.setVisible(self.sitting.can_insist)
            self._propose(answer.proposed)

    def _propose(self, proposed: Grade) -> None:
        """The grade that Enter gives stands out."""
        for grade, button in self.grades.items():
            role = "leading" if grade == proposed else ""
            if button.property("role") != role:
                button.setProperty("role", role)
                button.style().unpolish(button)
                button.style().polish(button)

    def _how(self, answer: Answer) -> Phrase:
        """Right or wrong, and the right word with its reading."""
        question = self.sitting.question
        if question is None or question.boards:
            return say("study-right") if answer.right else say("study-wrong-board")
        side = self._store.lexicon.side(question.word, question.pair.answers)
        if answer.right:
            return say("study-right")
        return say("study-wrong", word=with_reading(side))

    def _show_end(self) -> None:
        self._asked = None
        done, records = len(self.sitting.done), self._store.records
        listed = self._store.listed()
        title = say("study-end") if done else say("study-nothing") if listed else say("study-empty")
        self.wording.phrase(self.end_title, title)
        coming = [one.due for one in records.memories(*self.sitting.pair) if one.word in listed]
        if not listed:
            text = say("study-empty-text")
        elif coming:
            when = due_said(min(coming), self._store.now())
            text = say("study-next", when=when)
        else:
            text = say("study-next-none")
        if done:
            text = say("study-end-text", done=done, right=self.sitting.right, next=text)
        self.wording.phrase(self.end_text, text)

    def _unkept(self, error: CannotKeep) -> None:
        self.told.tell(why_unkept(error, error.path), warning=True)

    # --- hands ---

    def take_focus(self) -> None:
        """The next thing to do has the keyboard: a choice, the line, the proposed grade, the way on."""
        if self.sitting.question is None:
            self.add.setFocus()
        elif self.sitting.answer is None:
            self.sheet.take_focus()
        else:
            self.grades[self.sitting.answer.proposed].setFocus()

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
        elif key == Qt.Key.Key_R and self.sitting.can_insist:
            self.sitting.insist()
        else:
            super().keyPressEvent(event)

    def _number(self, at: int) -> None:
        if self.sitting.answer is None:
            self.sitting.choose(at)
        else:
            self.sitting.grade(list(GRADES)[at])
