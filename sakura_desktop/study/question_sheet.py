"""A question as it is asked: the word, the clause with its board, or the card without its name, and what answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from engine.study.exercises import BOARD, CHOICES, FACE, LISTEN, RECALL
from engine.study.words import is_line
from engine.text.phrase import say
from sakura_desktop.reader.sheet import MARGIN, Sheet
from sakura_desktop.study.boards import told_apart
from sakura_desktop.study.choices import BoardView, Choices
from sakura_desktop.study.review import ASIDE
from sakura_desktop.study.word_blocks import heading_block, reads
from sakura_desktop.study.word_texts import read_in, read_languages
from sakura_desktop.widgets.layouts import below, beside
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from engine.study.exercises import Question
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.review import Answer
    from sakura_desktop.study.store import WordStore

FACE_SIZE: Final = QSize(300, 419)


class AnswerLine(QLineEdit):
    """A line to write in. Enter that ends it presses nothing else; where nothing is written, taking back and putting
    aside are for the page.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The next thing that gets the keyboard doesn't hear of this Enter."""
        of_page = event.matches(QKeySequence.StandardKey.Undo) or event.text() in ASIDE
        if of_page and (self.isReadOnly() or not self.text()):
            event.ignore()
            return
        super().keyPressEvent(event)
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.accept()


class Prompt(Sheet):
    """What is asked, large; its reading over it when that is asked for."""

    def __init__(self, words: Words, look: Appearance, store: WordStore, parent: QWidget) -> None:
        """Nothing asked."""
        super().__init__(lambda: look.theme, parent)
        self.setObjectName("study.prompt")
        self._store = store
        self._words = words
        self._question: Question | None = None
        self.reading = False
        look.changed.connect(self.update)

    def show_prompt(self, question: Question) -> None:
        """Ask a word or a line, without its reading."""
        self._question, self.reading = question, False
        self._show()

    @property
    def can_be_read(self) -> bool:
        """It has a reading that isn't plain, in a language that isn't one's own."""
        question = self._question
        if question is None or question.pair.asks not in read_languages(question.pair, self._words.ways.learned):
            return False
        return reads(question.word, self._store.lexicon, question.pair.asks)

    def turn_reading(self) -> None:
        """Show the reading, or take it away."""
        self.reading = not self.reading
        self._show()

    def _show(self) -> None:
        if self._question is None:
            return
        word, language = self._question.word, self._question.pair.asks
        scale = 1.45 if is_line(word) else 2.3
        block = heading_block(
            word, self._store.lexicon, language, scale, reading=self.reading and self.can_be_read
        )
        self.show_blocks(block, self._question.prompt)


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
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
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


class QuestionSheet(QWidget):
    """Asks a question in one column and tells what is answered. It has the keyboard itself until a choice is walked to,
    so that no key takes one unseen.
    """

    chosen = Signal(int)
    written = Signal(str)
    heard = Signal()
    """What is asked is to be heard again."""

    def __init__(self, words: Words, look: Appearance, store: WordStore, parent: QWidget) -> None:
        """No question."""
        super().__init__(parent)
        self.setObjectName("study.question")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._store = store
        self._look = look
        self._words = words
        self._question: Question | None = None
        self.heard_only = False
        """What is asked isn't shown: it is heard."""
        self.wording = Translated(words, self)
        self.wording.name(self, "study-tab-review")
        self.ask = self.wording.label(name="study.ask", role="note", wrap=True)
        self.ask.setContentsMargins(MARGIN, 0, 0, 0)  # as the word stands below it
        self.prompt = Prompt(words, look, store, self)
        self.ear = self.wording.button("study.ear", "study-ear", self.heard.emit)
        self.before = BoardView(words, look, self)
        self.face = FaceView(words, look, self)
        self.choices = Choices(CHOICES, words, look, self)
        self.line = AnswerLine(self)
        self.line.setObjectName("study.line")
        self.check = self.wording.button("study.check", "study-check", self._write)
        self.writing = QWidget(self)
        row = beside((self.line, 1), self.check)
        row.setContentsMargins(0, 0, 0, 0)
        self.writing.setLayout(row)
        column = below(
            self.ask, self.prompt, beside(self.ear, None), self.before, self.writing,
            beside(self.face, (below(self.choices, None), 1), spacing=14), spacing=8,
        )
        column.setContentsMargins(0, 0, 0, 0)
        self.setLayout(column)
        self.choices.taken.connect(self.chosen)
        self.line.returnPressed.connect(self._write)

    def show_question(self, question: Question) -> None:
        """Ask a question; what answered the one before is gone."""
        self._question = question
        exercise, pair = question.exercise, question.pair
        language = say(f"study-language-{pair.answers}")
        self.wording.phrase(self.ask, say(f"study-ask-{exercise}", language=language))
        writes = say("study-line", language=pair.answers)
        self.wording.bind(self.line, "hint", self.line.setPlaceholderText, writes)
        self.wording.bind(self.line, "name", self.line.setAccessibleName, writes)
        self.ask.show()
        self.prompt.show_prompt(question)
        self.heard_only = exercise == LISTEN and pair.asks in self._words.aloud.languages
        self.prompt.setVisible(exercise != FACE and not self.heard_only)
        self.ear.setVisible(self.heard_only)
        self.before.setVisible(exercise == BOARD)
        if exercise == BOARD:
            unchanged = told_apart((*question.boards, question.before), question.before)[-1]
            # in the language of the answer: in the other the line's own words would tell which board it leaves
            self.before.show_board(question.before, unchanged, pair.answers)
        self.face.setVisible(exercise == FACE)
        if exercise == FACE:
            self.face.show_card(question.prompt, pair.asks)
        self.choices.setVisible(bool(question.texts or question.boards))
        self.writing.setVisible(exercise == RECALL)
        self.check.setVisible(True)
        self.line.clear()
        self.line.setReadOnly(False)
        if question.boards:
            self.choices.show_boards(question.boards, question.before, pair.answers)
        else:
            self.choices.show_words(question.texts, pair.answers)

    @property
    def can_be_read(self) -> bool:
        """The word that is asked, or a choice, has a reading that isn't plain and may be seen before the answer."""
        asked = not self.prompt.isHidden() and self.prompt.can_be_read
        return asked or (self._question is not None and any(self._readings(self._question)))

    def turn_reading(self) -> None:
        """Show the readings of what is asked and of the choices, or take them away."""
        self.prompt.turn_reading()
        question = self._question
        if question is not None and any(self._readings(question)):
            readings = self._readings(question) if self.prompt.reading else ("",) * len(question.texts)
            self.choices.show_words(question.texts, question.pair.answers, readings)

    def _readings(self, question: Question) -> tuple[str, ...]:
        """Of each choice how it is read, empty where that is plain; none in one's own language and none of lines, which
        would be twice as long.
        """
        lexicon, language = self._store.lexicon, question.pair.answers
        own = language not in read_languages(question.pair, self._words.ways.learned)
        if own or is_line(question.word) or not question.texts:
            return ()
        return tuple(read_in(word, language, lexicon) for word in question.choices)

    def show_answer(self, question: Question, answer: Answer) -> None:
        """Show what was answered and what is right."""
        self.ask.hide()  # what is right needs the room
        self.check.setVisible(False)
        self.line.setReadOnly(True)
        if question.exercise == RECALL:
            self.line.setText(answer.text)
        else:
            self.choices.tell(question.right, answer.choice)
        self.face.hide()  # what is right shows the card with its name
        self.ear.hide()

    def take_focus(self) -> None:
        """The line has the keyboard, or the sheet: numbers choose, an arrow goes to the first choice."""
        (self if self.writing.isHidden() else self.line).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down goes to the first choice, up to the last; the space bar and Enter take none."""
        shown = self.choices.shown
        if shown and event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Up}:
            shown[0 if event.key() == Qt.Key.Key_Down else -1].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _write(self) -> None:
        if not self.line.isReadOnly():
            self.written.emit(self.line.text())
