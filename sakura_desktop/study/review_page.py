"""Today: words shown and asked in one column, what is right below, the grades at the foot; the end of the day."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QScrollArea, QStackedWidget, QWidget

from engine.study.exercises import FACE
from engine.study.wordfile import CannotOpen
from engine.text.phrase import say
from sakura_desktop.study.answer_sheet import BESIDE, GRADES, AnswerSheet, GradeBar
from sakura_desktop.study.end_sheet import EndSheet
from sakura_desktop.study.question_sheet import QuestionSheet
from sakura_desktop.study.review import ASIDE
from sakura_desktop.study.store import why_unkept
from sakura_desktop.widgets.layouts import below, beside, centred, scrolling
from sakura_desktop.widgets.status_label import StatusLabel
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent

    from engine.study.wordfile import CannotKeep
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.review import Review
    from sakura_desktop.study.store import WordStore

NUMBERS: Final = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
COLUMN: Final = 860
"""How wide the column is at the most, at zoom 1."""
EVERY: Final = 5_000
"""Milliseconds after which it is looked whether a word has become due."""


class ReviewPage(QWidget):
    """A sitting shown: a new word, or a question and after the answer the word on its sheet with the grades, or the end
    of what there is today.
    """

    link = Signal(str)
    """A term or card to be shown."""
    adding = Signal()
    """A person wants to add words."""

    def __init__(self, words: Words, look: Appearance, store: WordStore, sitting: Review, parent: QWidget) -> None:
        """As the sitting stands."""
        super().__init__(parent)
        self._look = look
        self._store = store
        self._aloud = words.aloud
        self.sitting = sitting
        self.wording = Translated(words, self)
        self.counts = self.wording.label(name="study.counts", wrap=True)
        self.told = StatusLabel("study.review.told", words, self)
        self.told.hide()
        self.reading = self.wording.button("study.reading", "study-reading", self.turn_reading)
        self.listen = self.wording.button("study.listen", "study-listen", self.hear)
        self.aside = self.wording.button("study.aside", "study-aside")
        self.acts = self._menu()
        self.undo = self.wording.button("study.undo", "study-undo", self.take_back)
        self.wording.tip(self.undo, "study-undo-tip")
        self.sheet = QuestionSheet(words, look, store, self)
        self.answer = AnswerSheet(words, look, store, self)
        self.bar = GradeBar(words, self)
        self.end = EndSheet(words, store, self)
        self.pages = QStackedWidget(self)
        self._asked: object = None
        self._just_told = False
        """What is told was said of the word before: the next question comes with it."""
        self._stood: object = None
        self._waking = QTimer(self, interval=EVERY)
        self._waking.timeout.connect(self.wake)
        self._lay_out()
        self._connect()

    def _menu(self) -> dict[str, QAction]:
        """What can be done with the open word beside answering: put aside, each by its key too."""
        menu = QMenu(self)
        acts = {}
        for how in ASIDE.values():
            act = QAction(menu)
            act.setObjectName(f"study.aside.{how}")
            self.wording.text(act, f"study-aside-{how}")
            act.triggered.connect(partial(self._set_aside, how))
            menu.addAction(act)
            acts[how] = act
        self.aside.setMenu(menu)
        return acts

    def _lay_out(self) -> None:
        column = QWidget(self)
        column.setLayout(below(self.sheet, self.answer, None, spacing=10, edges=(0, 4, BESIDE, 4)))
        self._column = column
        self._inside = inside = QWidget(self)
        middle = centred(column)
        middle.setContentsMargins(0, 0, 0, 0)
        inside.setLayout(middle)
        self.area: QScrollArea = scrolling(inside, self, sideways=False)
        asked = QWidget(self)
        asked.setLayout(below((self.area, 1), centred(self.bar), edges=(0, 0, 0, 0)))
        end = QWidget(self)
        end.setLayout(centred(self.end))
        self.pages.addWidget(asked)
        self.pages.addWidget(end)
        top = beside((self.counts, 1), self.reading, self.listen, self.aside, self.undo)
        self.setLayout(below(top, self.told, (self.pages, 1)))
        self._fit()
        self._look.changed.connect(self._fit)

    def _fit(self) -> None:
        for part in (self._column, self.bar, self.end):
            part.setMaximumWidth(self._look.px(COLUMN))

    def _connect(self) -> None:
        self.sheet.chosen.connect(self.sitting.choose)
        self.sheet.written.connect(self.sitting.write)
        self.sheet.heard.connect(self.hear)
        self._aloud.changed.connect(self._show_listen)
        self.bar.given_up.connect(self.sitting.give_up)
        self.bar.graded.connect(self.sitting.grade)
        self.bar.insisted.connect(self.sitting.insist)
        self.bar.seen.connect(self.sitting.seen)
        self.bar.turned.connect(self.sitting.turn_over)
        self.answer.details.link.connect(self.link)
        self.end.adding.connect(self.adding)
        self.end.more.connect(self.sitting.more_new)
        self.end.ahead.connect(self.sitting.go_ahead)
        self.sitting.changed.connect(self.refresh)
        self.sitting.unkept.connect(self._unkept)
        self.sitting.put_aside.connect(self._was_put_aside)

    # --- what shows ---

    def refresh(self) -> None:
        """Show the sitting as it stands."""
        sitting = self.sitting
        left, done, question = sitting.left, sitting.today, sitting.question
        counts = say("study-counts", due=left.due, new=left.new, done=done.answers, right=done.right)
        self.wording.phrase(self.counts, counts)
        self.undo.setEnabled(sitting.can_undo)
        self.pages.setCurrentIndex(0 if question is not None else 1)
        self.aside.setVisible(question is not None)
        if question is None:
            self._asked, self._just_told = None, False
            self.end.show_end(sitting)
        else:
            self._show_question()
        self.reading.setVisible(self._can_be_read())
        self._show_listen()
        stands = (question, sitting.answer)
        if self.isVisible() and stands != self._stood:
            self.take_focus()
            self._heard_unasked()
        self._stood = stands

    def _show_question(self) -> None:
        question, answer = self.sitting.question, self.sitting.answer
        if question is None:
            return
        if self._asked is not question or answer is None:
            self._forget_told(question)
            self._asked = question
            self.sheet.show_question(question)
            self.area.verticalScrollBar().setValue(0)
            self.bar.show_question(question, writing=not self.sheet.writing.isHidden())
        shows = self.sitting.shows
        self.answer.setVisible(answer is not None or shows)
        self.sheet.prompt.setVisible(self.sheet.face.isHidden() and not shows and not self.sheet.heard_only)
        if shows:
            self.answer.show_new(question)
        elif answer is not None:
            QTimer.singleShot(0, self._answer_in_sight)
            self.sheet.show_answer(question, answer)
            self.answer.show_answer(question, answer)
            now = self._store.now()
            self.bar.show_answer(answer, self._store.schedule.waits(question.word, question.pair, now))

    def _answer_in_sight(self) -> None:
        """Where not everything has room the answer is what is seen."""
        if not self.answer.isHidden():
            for laid in (self._column, self._inside):  # what was asked makes room only when it is laid out again
                layout = laid.layout()
                assert layout is not None
                layout.activate()
            self.area.ensureWidgetVisible(self.answer, 0, 0)
            bar = self.area.verticalScrollBar()  # where it is higher than the window, its verdict comes first
            bar.setValue(min(bar.value(), self.answer.mapTo(self._inside, QPoint()).y()))

    def _forget_told(self, question: object) -> None:
        """What was told stands beside the question that came with it, not beside the ones after."""
        if self._asked is not question:
            self.told.setVisible(self._just_told)
            self._just_told = False

    def _unkept(self, error: CannotKeep) -> None:
        self._tell(why_unkept(error, error.path), warning=True)

    def _was_put_aside(self, word: str, how: str) -> None:
        self._just_told = True
        written = self._store.lexicon.written(word, self.sitting.pair.asks)
        self._tell(say(f"study-was-{how}", word=written.partition("\n")[0]))

    def _tell(self, phrase: Phrase, *, warning: bool = False) -> None:
        self.told.show()
        self.told.tell(phrase, warning=warning)

    # --- as time goes by ---

    def wake(self) -> None:
        """Where nothing is asked: ask what has become due, and say anew when the next word is; at midnight the day's
        words.
        """
        if self.isVisible():
            try:
                self.sitting.wake()
            except CannotOpen:
                self._waking.stop()  # the room says so when it is entered again

    def showEvent(self, event: QShowEvent) -> None:
        """Look at the clock now and then."""
        super().showEvent(event)
        self._waking.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks, and nothing is said any more."""
        super().hideEvent(event)
        self._aloud.stop()
        self._waking.stop()

    # --- hands ---

    def take_focus(self) -> None:
        """The next thing to do has the keyboard: the question, the line, the proposed grade, the way on."""
        if self.sitting.question is None:
            (self.end if self._store.records.list.count() else self.end.add).setFocus()
        elif self.sitting.shows:
            self.bar.go_on.setFocus()
        elif self.sitting.answer is None:
            (self.sheet.take_focus if self.bar.turn.isHidden() else self.bar.turn.setFocus)()
        else:
            self.bar.grades[self.sitting.answer.proposed].setFocus()

    def take_back(self) -> None:
        """Take back what was done last."""
        if self.sitting.undo():
            self.told.hide()

    def turn_reading(self) -> None:
        """Show how the question is read, or not."""
        if self._can_be_read():
            self.sheet.turn_reading()
            self.take_focus()

    def _can_be_read(self) -> bool:
        """A word is asked, not answered yet, and what is asked or a choice has a reading that isn't plain."""
        return self._is_asked and not self.sheet.heard_only and self.sheet.can_be_read

    @property
    def _is_asked(self) -> bool:
        """A question waits for its answer."""
        sitting = self.sitting
        return sitting.question is not None and sitting.answer is None and not sitting.shows

    # --- what is heard ---

    def hear(self) -> None:
        """Say what is asked; after the answer the word, in the language that is learned where both have a voice."""
        question = self.sitting.question
        if question is not None and self._can_be_heard():
            self._say(self._aloud.first((question.pair.asks,) if self._is_asked else question.pair))

    def _say(self, *languages: str) -> None:
        question = self.sitting.question
        if question is not None:
            spans = self._store.lexicon.spans
            self._aloud.say(*((one, spans(question.word, one)) for one in languages if one))

    def _heard_unasked(self) -> None:
        """What was said is cut off by another question or answer. A question that is only heard is said, and after an
        answer what the settings want; so is a word that is shown for the first time.
        """
        question = self.sitting.question
        if question is not None and self._is_asked and self.sheet.heard_only:
            self.hear()
        elif question is not None and not self._is_asked and self._aloud.automatic.intersection(question.pair):
            self._say(*(one for one in question.pair if one in self._aloud.automatic))
        else:
            self._aloud.stop()

    def _can_be_heard(self) -> bool:
        """There is a voice, and hearing what is asked isn't the answer: the name of a card that is shown without."""
        question = self.sitting.question
        if question is None:
            return False
        languages = (question.pair.asks,) if self._is_asked else question.pair
        return bool(self._aloud.first(languages)) and not (self._is_asked and question.exercise == FACE)

    def _show_listen(self) -> None:
        self.listen.setVisible(self._can_be_heard() and not (self._is_asked and self.sheet.heard_only))

    def _set_aside(self, how: str) -> None:
        self.sitting.set_aside(how)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1 to 4 choose, or grade after the answer; 0 is not known; R insists, F shows the reading, V lets it be heard;
        = is tomorrow, @ is not any more, ! is known; Ctrl+Z takes the last thing back.
        """
        key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key == Qt.Key.Key_Z and held == Qt.KeyboardModifier.ControlModifier:
            self.take_back()
        elif held & ~Qt.KeyboardModifier.ShiftModifier or self.sitting.question is None:
            super().keyPressEvent(event)
        elif key in NUMBERS:
            self._number(NUMBERS.index(Qt.Key(key)))
        elif not self._by_letter(event):
            super().keyPressEvent(event)

    def _by_letter(self, event: QKeyEvent) -> bool:
        letter = event.text().lower()
        if letter in ASIDE:
            self._set_aside(ASIDE[letter])
        elif letter == "0":
            self.sitting.give_up()
        elif letter == "r":
            self.sitting.insist()
        elif letter == "f":
            self.turn_reading()
        elif letter == "v":
            self.hear()
        else:
            return False
        return True

    def _number(self, at: int) -> None:
        if self.sitting.answer is None:
            self.sitting.choose(at)
        else:
            self.sitting.grade(list(GRADES)[at])
