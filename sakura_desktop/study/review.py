"""A sitting: today's words asked one after the other, each answered and graded; the last grade can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.study.exercises import RECALL, Asker, written_right
from engine.study.schedule import Grade, Pair
from engine.study.wordfile import CannotKeep
from sakura_desktop.study.review_queue import Left, ReviewQueue

if TYPE_CHECKING:
    from random import Random

    from engine.study.exercises import Question
    from engine.study.records import Memory
    from sakura_desktop.study.store import WordStore


class Answer(NamedTuple):
    """How a question was answered: whether rightly, which choice was taken (-1 for none), what was written."""

    right: bool
    choice: int = -1
    text: str = ""
    insisted: bool = False
    """A person said that what was written is right all the same."""

    @property
    def proposed(self) -> Grade:
        """The grade that the answer speaks for."""
        return Grade.GOOD if self.right else Grade.AGAIN

    @property
    def can_insist(self) -> bool:
        """Something was written that doesn't count as right."""
        return not self.right and bool(self.text)


class Done(NamedTuple):
    """A question that was answered and graded in this sitting."""

    question: Question
    answer: Answer
    grade: Grade
    memory: Memory


class Review(QObject):
    """The queue of a direction, the open question, and what was done."""

    changed = Signal()
    """Another question, or the open one was answered."""
    unkept = Signal(object)
    """A `CannotKeep`: the grade isn't kept, and the question stays open."""

    def __init__(self, store: WordStore, rng: Random, parent: QObject | None = None) -> None:
        """Nothing to do yet; `rng` draws the wrong choices."""
        super().__init__(parent)
        self._store = store
        self._rng = rng
        self.pair = Pair("ja", "en")
        self.question: Question | None = None
        self.answer: Answer | None = None
        self.done: list[Done] = []
        self.waiting = ReviewQueue()

    def begin(self, pair: Pair) -> None:
        """Take up today's words of a direction. Raises `CannotOpen`."""
        self.pair = pair
        self.done = []
        history = self._store.records.history()
        self.waiting.begin(one.word for one in history if (one.asks, one.answers) == pair)
        self.question = self.answer = None
        self.renew()

    def renew(self) -> None:
        """The list is another: the open question stays while its word is on it. Raises `CannotOpen`."""
        today = self._store.schedule.today(self.pair, self._store.now())
        listed, knows = self._store.listed(), self._store.lexicon.knows
        again = [one.question.word for one in self.done if one.grade == Grade.AGAIN]
        words = [word for word in dict.fromkeys((*today.due, *again, *today.new)) if word in listed and knows(word)]
        stays = self.question is not None and self.question.word in listed
        self.waiting.fill(
            (word for word in words if _asked_again(word, self.done) and not (stays and word == self._here)), today.new
        )
        if stays:
            self.changed.emit()
        else:
            self._next()

    @property
    def _here(self) -> str:
        """The word that is open."""
        return self.question.word if self.question is not None else ""

    @property
    def left(self) -> Left:
        """What is left to do."""
        return self.waiting.left(self._here)

    @property
    def right(self) -> int:
        """How many answers of the sitting were right."""
        return sum(one.grade != Grade.AGAIN for one in self.done)

    @property
    def can_undo(self) -> bool:
        """There is a grade to take back, of this sitting or of one before it."""
        return bool(self.done) or self._store.records.last() is not None

    # --- answers ---

    def choose(self, choice: int) -> None:
        """Answer with one of the choices, or of the boards."""
        question = self.question
        if question is not None and self.answer is None and 0 <= choice < len(question.choices or question.boards):
            self._answered(Answer(choice == question.right, choice))

    def write(self, text: str) -> None:
        """Answer with a text."""
        question = self.question
        if question is not None and self.answer is None and question.exercise == RECALL:
            right = bool(text.strip()) and written_right(
                text, question.word, self.pair.answers, self._store.lexicon
            )
            self._answered(Answer(right, text=text.strip()))

    def give_up(self) -> None:
        """Answer that it isn't known."""
        if self.question is not None and self.answer is None:
            self._answered(Answer(right=False))

    def insist(self) -> None:
        """What was written is right all the same."""
        if self.answer is not None and self.answer.can_insist:
            self._answered(self.answer._replace(right=True, insisted=True))

    def _answered(self, answer: Answer) -> None:
        self.answer = answer
        self.changed.emit()

    # --- grades ---

    def grade(self, grade: Grade) -> None:
        """Grade the answer: it is kept, and the next word is asked."""
        question, answer = self.question, self.answer
        if question is None or answer is None:
            return
        try:
            memory = self._store.schedule.review(
                question.word, self.pair, grade, question.exercise, self._store.now()
            )
        except CannotKeep as error:
            self.unkept.emit(error)
            return
        self.done.append(Done(question, answer, grade, memory))
        self.waiting.was_asked(question.word, again=grade == Grade.AGAIN)
        self._next()

    def undo(self) -> bool:
        """Take the last grade back and open its question again; false where there is none."""
        try:
            taken = self._store.schedule.undo()
        except CannotKeep as error:
            self.unkept.emit(error)
            return False
        if taken is None:
            return False
        if self.done and self.done[-1].question.word == taken.word:
            last = self.done.pop()
            self._reopen(last)
        else:
            self.done = []
            self.begin(self.pair)
        return True

    def _reopen(self, last: Done) -> None:
        word = last.question.word
        new = self._store.records.memory(word, *self.pair) is None
        self.waiting.take_back(word, self._here, again=last.grade == Grade.AGAIN, new=new)
        self.question, self.answer = last.question, last.answer
        self.changed.emit()

    # --- questions ---

    def _next(self) -> None:
        self.answer = None
        word = self.waiting.next()
        self.question = self._ask(word) if word else None
        self.changed.emit()

    def _ask(self, word: str) -> Question:
        """A word is asked in each way in turn, the easiest first."""
        asker = Asker(self._store.lexicon, self._rng)
        ways = asker.exercises(word)
        return asker.ask(word, self.pair, ways[self.waiting.asked(word) % len(ways)])


def _asked_again(word: str, done: list[Done]) -> bool:
    """A word that was graded well in a sitting isn't asked again in it."""
    grades = [one.grade for one in done if one.question.word == word]
    return not grades or grades[-1] == Grade.AGAIN
