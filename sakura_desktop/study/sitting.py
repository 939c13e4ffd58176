"""A sitting: today's words asked one after the other, each answered and graded; the last grade can be taken back."""

from __future__ import annotations

from collections import Counter, deque
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.study.exercises import RECALL, Asker, written_right
from engine.study.schedule import Grade, Pair
from engine.study.wordfile import CannotKeep

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


class Done(NamedTuple):
    """A question that was answered and graded in this sitting."""

    question: Question
    answer: Answer
    grade: Grade
    memory: Memory


class Left(NamedTuple):
    """How many words are left in the sitting, the open one among them."""

    due: int
    new: int


class Sitting(QObject):
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
        self._queue: deque[str] = deque()
        self._fresh: frozenset[str] = frozenset()
        self._asked: Counter[str] = Counter()

    def begin(self, pair: Pair) -> None:
        """Take up today's words of a direction. Raises `CannotOpen`."""
        self.pair = pair
        self.done = []
        self._asked = Counter(
            one.word for one in self._store.records.history() if (one.asks, one.answers) == pair
        )
        self.question = self.answer = None
        self.renew()

    def renew(self) -> None:
        """The list is another: the open question stays while its word is on it. Raises `CannotOpen`."""
        today = self._store.schedule.today(self.pair, self._store.now())
        knows = self._store.lexicon.knows
        again = [one.question.word for one in self.done if one.grade == Grade.AGAIN]
        waiting = [word for word in dict.fromkeys((*today.due, *again, *today.new)) if knows(word)]
        listed = self._store.listed()
        self._fresh = frozenset(today.new)
        self._queue = deque(word for word in waiting if word in listed and self._due_again(word))
        if self.question is not None and self.question.word in listed:
            self._queue = deque(word for word in self._queue if word != self.question.word)
            self.changed.emit()
        else:
            self._next()

    def _due_again(self, word: str) -> bool:
        """A word that was graded well in this sitting isn't asked again in it."""
        grades = [one.grade for one in self.done if one.question.word == word]
        return not grades or grades[-1] == Grade.AGAIN

    @property
    def left(self) -> Left:
        """What is left to do."""
        words = [*self._queue, *([self.question.word] if self.question else [])]
        new = sum(word in self._fresh for word in words)
        return Left(len(words) - new, new)

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
        if self.can_insist and self.answer is not None:
            self._answered(self.answer._replace(right=True, insisted=True))

    @property
    def can_insist(self) -> bool:
        """Something was written that doesn't count as right."""
        return self.answer is not None and not self.answer.right and bool(self.answer.text)

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
        self._asked[question.word] += 1
        if grade == Grade.AGAIN:
            self._queue.append(question.word)
            self._fresh -= {question.word}
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
        self._asked[word] -= 1
        if last.grade == Grade.AGAIN and word in self._queue:
            self._queue.reverse()
            self._queue.remove(word)
            self._queue.reverse()
        if self.question is not None and self.question.word != word:
            self._queue.appendleft(self.question.word)
        if self._store.records.memory(word, *self.pair) is None:
            self._fresh |= {word}
        self.question, self.answer = last.question, last.answer
        self.changed.emit()

    # --- questions ---

    def _next(self) -> None:
        self.answer = None
        self.question = self._ask(self._queue.popleft()) if self._queue else None
        self.changed.emit()

    def _ask(self, word: str) -> Question:
        """A word is asked in each way in turn, the easiest first."""
        asker = Asker(self._store.lexicon, self._rng)
        ways = asker.exercises(word)
        return asker.ask(word, self.pair, ways[self._asked[word] % len(ways)])
