"""After the answer: what is right, how what was written differs from it, the word on its sheet, and the grades."""

from __future__ import annotations

import html
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from engine.study.exercises import TURN, difference
from engine.study.schedule import Grade
from engine.study.words import is_line
from engine.text.phrase import say
from sakura_desktop.reader.sheet import MARGIN
from sakura_desktop.study.review import SHOWN
from sakura_desktop.study.word_details import WordDetails
from sakura_desktop.study.word_texts import wait_said, with_reading
from sakura_desktop.widgets.plain_label import PlainLabel
from sakura_desktop.widgets.status_label import StatusLabel
from sakura_desktop.widgets.translated import Translated, dress

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.study.exercises import Question
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.review import Answer
    from sakura_desktop.study.store import WordStore

BESIDE: Final = 6
"""Pixels between the column and a bar beside which it scrolls."""
GRADES: Final = {Grade.AGAIN: "again", Grade.HARD: "hard", Grade.GOOD: "good", Grade.EASY: "easy"}


class AnswerSheet(QFrame):
    """Right or wrong, and the word in both languages. A new word is shown on it before it is asked."""

    def __init__(self, words: Words, look: Appearance, store: WordStore, parent: QWidget) -> None:
        """No answer."""
        super().__init__(parent)
        self.setObjectName("study.answer")
        self.setProperty("role", "side")
        self._store = store
        self._look = look
        self.wording = Translated(words, self)
        self.told = StatusLabel("study.told", words, self)
        self.written = PlainLabel(self)
        self.written.setObjectName("study.difference")
        self.written.setTextFormat(Qt.TextFormat.RichText)
        self.written.setWordWrap(True)
        self.details = WordDetails("study.details", words, look, store, self, picture=True)
        for label in (self.told, self.written):
            label.setContentsMargins(MARGIN, 0, MARGIN, 0)  # as the word stands on its sheet
        self._marked: tuple[Question, Answer] | None = None
        """Of which answer it is shown how it differs."""
        look.changed.connect(self._mark_anew)
        box = QVBoxLayout(self)
        box.setContentsMargins(10, 6, 10, 6)
        for part in (self.told, self.written, self.details):
            box.addWidget(part)

    def show_answer(self, question: Question, answer: Answer) -> None:
        """Show an answer."""
        self.told.setVisible(True)
        self.told.tell(self._how(question, answer), warning=not answer.right)
        self._show_difference(question, answer)
        self.details.show_word(question.word, question.pair, both=True)

    def show_new(self, question: Question) -> None:
        """Show a word that wasn't asked yet."""
        self.told.setVisible(False)
        self.written.setVisible(False)
        self._marked = None
        self.details.show_word(question.word, question.pair, both=True)

    def _show_difference(self, question: Question, answer: Answer) -> None:
        """What was written wrongly: letters too many struck out, those that are missing put in."""
        there = bool(answer.text) and not answer.right
        self.written.setVisible(there)
        self._marked = (question, answer) if there else None
        self._mark_anew()

    def _mark_anew(self) -> None:
        """In the colours of the theme as it is now."""
        if self._marked is None:
            return
        question, answer = self._marked
        theme = self._look.theme
        marks = {
            "same": "{}",
            "extra": f'<s style="color:{theme.warning}">{{}}</s>',
            "missing": f'<b style="color:{theme.good}">{{}}</b>',
        }
        pieces = difference(answer.text, question.word, question.pair.answers, self._store.lexicon)
        text = "".join(marks[piece.how].format(html.escape(piece.text)) for piece in pieces)
        self.written.setText(f'<span style="font-size:x-large">{text}</span>')
        self.wording.name(self.written, "study-difference", written=answer.text)

    def _how(self, question: Question, answer: Answer) -> Phrase:
        """Right or wrong, and the right word with its reading."""
        if answer.turned:
            return say("study-turned")
        if answer.right:
            return say("study-right")
        if question.boards:
            return say("study-wrong-board")
        if question.texts and is_line(question.word):  # it stands among the choices, and on the sheet below once more
            return say("study-wrong-line")
        side = self._store.lexicon.side(question.word, question.pair.answers)
        return say("study-wrong", word=with_reading(side))


class GradeBar(QWidget):
    """What can be done now: give up, go on from a new word, grade. The grade that the answer speaks for stands out, and
    each says how long the word waits after it.
    """

    graded = Signal(object)
    """A `Grade`."""
    insisted = Signal()
    """What was answered is right all the same."""
    given_up = Signal()
    seen = Signal()
    """A new word was looked at."""
    turned = Signal()
    """A word that was thought of is to be turned over."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        """Nothing to do."""
        super().__init__(parent)
        self.wording = Translated(words, self)
        self.unknown = self.wording.button("study.unknown", "study-unknown", self.given_up.emit)
        self.go_on = self.wording.button("study.seen", "study-seen", self.seen.emit)
        self.turn = self.wording.button("study.turn-over", "study-turn-over", self.turned.emit)
        for button in (self.go_on, self.turn):
            button.setProperty("role", "leading")
        self.insist = self.wording.button("study.insist", "study-insist", self.insisted.emit)
        self.grades = {
            grade: self.wording.button(f"study.grade.{name}", f"study-grade-{name}", partial(self.graded.emit, grade))
            for grade, name in GRADES.items()
        }
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, BESIDE, 0)
        self.row.addWidget(self.unknown)
        self.row.addWidget(self.insist)
        self.row.addStretch(1)
        self.row.addWidget(self.go_on)
        self.row.addWidget(self.turn)
        for button in self.grades.values():
            self.row.addWidget(button, 1)

    def show_question(self, question: Question, *, writing: bool) -> None:
        """It can be given up; a new word can be gone on from."""
        shows, turns = question.exercise == SHOWN, question.exercise == TURN
        self._show(*([self.go_on] if shows else [self.unknown, self.turn] if turns else [self.unknown]))
        self.wording.text(self.unknown, "study-unknown-writing" if writing else "study-unknown")

    def show_answer(self, answer: Answer, waits: Mapping[Grade, float]) -> None:
        """It can be graded."""
        self._show(*self.grades.values(), *((self.insist,) if answer.can_insist else ()))
        for grade, button in self.grades.items():
            dress(button, "role", "leading" if grade == answer.proposed else "")
            button.setEnabled(answer.takes(grade))
            said = say(f"study-grade-{GRADES[grade]}")
            self.wording.text(button, "study-grade", grade=said, wait=wait_said(waits[grade]))

    def _show(self, *there: QWidget) -> None:
        for button in (self.unknown, self.insist, self.go_on, self.turn, *self.grades.values()):
            button.setVisible(button in there)
