"""A question as it is asked: the word, the clause with its board, or the card without its name, and what answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from engine.study.exercises import BOARD, CHOICES, FACE, RECALL
from engine.study.words import CLAUSE, kind_of
from engine.text.phrase import say
from sakura_desktop.pictures.fonts import qt_families
from sakura_desktop.study.choices import BoardView, Choices
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from engine.study.exercises import Question
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.review import Answer
    from sakura_desktop.study.store import WordStore

FACE_SIZE: Final = QSize(224, 313)


class AnswerLine(QLineEdit):
    """A line to write in. Enter that ends it presses nothing else."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The next thing that gets the keyboard doesn't hear of this Enter."""
        super().keyPressEvent(event)
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.accept()


class FaceView(QWidget):
    """A card's face without its name."""

    def __init__(self, words: Words, look: Appearance, parent: QWidget) -> None:
        """No card."""
        super().__init__(parent)
        self.setObjectName("study.face")
        self._look = look
        self._number = ""
        self._language = "ja"
        self.wording = Translated(words, self)
        self.wording.name(self, "study-face")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        look.ready.connect(self.update)
        look.changed.connect(self.update)

    def show_card(self, number: str, language: str) -> None:
        """Show a card, its text in a language."""
        self._number, self._language = number, language
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card as large as there is room."""
        if not self._number:
            return
        size = FACE_SIZE.scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        painter = QPainter(self)
        place = QRect((self.width() - size.width()) // 2, 0, size.width(), size.height())
        painter.drawPixmap(place, self._look.nameless(self._number, self._language, size))
        painter.end()

    def sizeHint(self) -> QSize:
        """Room for its text to be read."""
        return QSize(self._look.px(FACE_SIZE.width()), self._look.px(FACE_SIZE.height()))

    def minimumSizeHint(self) -> QSize:
        """Smaller cards are read less easily."""
        return QSize(self._look.px(190), self._look.px(240))


class QuestionSheet(QWidget):
    """Asks a question and tells what is answered."""

    chosen = Signal(int)
    written = Signal(str)
    given_up = Signal()

    def __init__(self, words: Words, look: Appearance, store: WordStore, parent: QWidget) -> None:
        """No question."""
        super().__init__(parent)
        self._store = store
        self._look = look
        self.wording = Translated(words, self)
        self.ask = self.wording.label(name="study.ask", role="note", wrap=True)
        self.prompt = self.wording.label(name="study.prompt", wrap=True)
        self.before = BoardView(words, look, self)
        self.face = FaceView(words, look, self)
        self.choices = Choices(CHOICES, words, look, self)
        self.line = AnswerLine(self)
        self.line.setObjectName("study.line")
        self.wording.name(self.line, "study-line")
        self.wording.bind(self.line, "hint", self.line.setPlaceholderText, say("study-line"))
        self.check = self.wording.button("study.check", "study-check", self._write)
        self.unknown = self.wording.button("study.unknown", "study-unknown", self.given_up.emit)
        self._lay_out()
        self.choices.taken.connect(self.chosen)
        self.line.returnPressed.connect(self._write)
        words.changed.connect(self.before.reword)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self.ask)
        left.addWidget(self.prompt)
        left.addWidget(self.before)
        left.addWidget(self.face, 100)
        left.addStretch(1)
        writing = QHBoxLayout()
        writing.addWidget(self.line, 1)
        writing.addWidget(self.check)
        right = QVBoxLayout()
        right.addLayout(writing)
        right.addWidget(self.choices, 100)
        last = QHBoxLayout()
        last.addStretch(1)
        last.addWidget(self.unknown)
        right.addLayout(last)
        right.addStretch(1)
        columns = QHBoxLayout(self)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(20)
        columns.addLayout(left, 42)
        columns.addLayout(right, 58)

    def show_question(self, question: Question) -> None:
        """Ask a question; what answered the one before is gone."""
        exercise, pair = question.exercise, question.pair
        language = say(f"study-language-{pair.answers}")
        self.wording.phrase(self.ask, say(f"study-ask-{exercise}", language=language))
        self._letters(question)
        self.prompt.setText(question.prompt if exercise != FACE else "")
        self.prompt.setVisible(exercise != FACE)
        self.before.setVisible(exercise == BOARD)
        self.before.show_board(question.before)
        self.face.setVisible(exercise == FACE)
        if exercise == FACE:
            self.face.show_card(question.prompt, pair.asks)
        self.choices.setVisible(exercise != RECALL)
        for part in (self.line, self.check):
            part.setVisible(exercise == RECALL)
        self.line.clear()
        self.line.setReadOnly(False)
        self._offer(question)
        self.unknown.setVisible(True)

    def _offer(self, question: Question) -> None:
        if question.boards:
            self.choices.show_boards(question.boards, question.before)
        else:
            language = question.pair.answers
            sides = (self._store.lexicon.side(choice, language) for choice in question.choices)
            self.choices.show_words([side.text for side in sides], language)

    def _letters(self, question: Question) -> None:
        """Names and terms large, clauses to be read."""
        font = QFont(self.font())
        font.setFamilies(qt_families(question.pair.asks))
        clause = kind_of(question.word) == CLAUSE
        font.setPointSizeF(self.font().pointSizeF() * (1.2 if clause else 2.2))
        font.setWeight(QFont.Weight.Normal if clause else QFont.Weight.DemiBold)
        self.prompt.setFont(font)

    def show_answer(self, question: Question, answer: Answer) -> None:
        """Show what was answered and what is right."""
        self.unknown.setVisible(False)
        self.check.setVisible(False)
        self.line.setReadOnly(True)
        if question.exercise == RECALL:
            self.line.setText(answer.text)
        else:
            self.choices.tell(question.right, answer.choice)

    def take_focus(self) -> None:
        """The line, or the first choice, has the keyboard."""
        shown = self.choices.shown
        if not self.line.isHidden():
            self.line.setFocus()
        elif shown:
            shown[0].setFocus()

    def _write(self) -> None:
        if not self.line.isReadOnly():
            self.written.emit(self.line.text())
