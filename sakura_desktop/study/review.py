"""A sitting: today's words shown and asked one after the other, each answered and graded or put aside; what was done
last can be taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.study.exercises import RECALL, TURN, Asker, Question, written_right
from engine.study.own import is_own
from engine.study.records import BURIED, KNOWN, SUSPENDED
from engine.study.schedule import Grade, Pair, day_of
from engine.study.wordfile import CannotKeep
from sakura_desktop.study.review_queue import Left, ReviewQueue

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from engine.study.records import Given
    from sakura_desktop.study.store import WordStore

SHOWN: Final = "shown"
"""What is done with a word that was never asked: it is shown, nothing is asked."""
ASIDE: Final = {"=": BURIED, "@": SUSPENDED, "!": KNOWN}
"""By the keys the ways to put a word aside: signs that no word is written with, since an answer may be typed where one
is to be chosen.
"""


class Answer(NamedTuple):
    """How a question was answered: whether rightly, which choice was taken (-1 for none), what was written."""

    right: bool
    choice: int = -1
    text: str = ""
    insisted: bool = False
    """A person said that it is right all the same."""
    turned: bool = False
    """The word was turned over: whoever thought of it says how well it was known."""

    @property
    def proposed(self) -> Grade:
        """The grade that the answer speaks for."""
        return Grade.GOOD if self.right else Grade.AGAIN

    @property
    def can_insist(self) -> bool:
        """Something was answered that doesn't count as right."""
        return not self.right and (bool(self.text) or self.choice >= 0)

    def takes(self, grade: Grade) -> bool:
        """Whether it can be graded so: what was wrong is asked again."""
        return self.right or grade == Grade.AGAIN


class Done(NamedTuple):
    """A question that was answered and graded in this sitting, or whose word was put aside (no grade)."""

    question: Question
    answer: Answer | None
    grade: Grade | None


class Today(NamedTuple):
    """How many answers were given today, and how many of them were right."""

    answers: int
    right: int


class Review(QObject):
    """The queue of a direction, the open question, and what was done."""

    changed = Signal()
    """Another question, or the open one was answered."""
    unkept = Signal(object)
    """A `CannotKeep`: the grade isn't kept, and the question stays open."""
    put_aside = Signal(str, str)
    """A word that isn't asked any more, and how it was put aside."""

    def __init__(self, store: WordStore, rng: Random, parent: QObject | None = None) -> None:
        """Nothing to do yet; `rng` draws the wrong choices."""
        super().__init__(parent)
        self._store = store
        self._rng = rng
        self.pair = Pair("ja", "en")
        self.question: Question | None = None
        self.answer: Answer | None = None
        self._acts: list[Done] = []
        self._shown: set[str] = set()
        self._ahead: tuple[str, ...] = ()
        self._day = 0
        """The day whose words wait."""
        self._looked = 0.0
        """When it was looked last which words are due."""
        self.by_ear: Callable[[str], bool] = lambda _language: False
        """Whether words of a language are asked by ear too."""
        self.waiting = ReviewQueue()

    def begin(self, pair: Pair) -> None:
        """Take up today's words of a direction. Raises `CannotOpen`."""
        self.pair = pair
        self._acts, self._ahead = [], ()
        self._shown.clear()
        self.waiting.clear()
        self.question = self.answer = None
        self.renew()

    def renew(self) -> None:
        """The list is another, or another word is due: the open question stays while its word is on the list. Raises
        `CannotOpen`.
        """
        now = self._store.now()
        today, self._day, self._looked = self._store.schedule.today(self.pair, now), day_of(now), now
        has, aside = self._store.records.list.has, self._store.records.aside()
        last = {one.question.word: one.grade for one in self._acts}
        again = [word for word, grade in last.items() if grade == Grade.AGAIN and has(word)]
        words = dict.fromkeys((*today.due, *self._ahead, *again, *today.new))
        stays = has(self._here) and self._here not in aside and self._store.lexicon.has_sides(self._here, *self.pair)
        if stays and self.answer is None and self._was_rewritten:
            self.question = self._ask(self._here)
        self.waiting.fill(
            (word for word in words if word not in aside and not (stays and word == self._here)), today.new
        )
        if stays:
            self.changed.emit()
        else:
            self._next()

    @property
    def _was_rewritten(self) -> bool:
        """The open word is one's own and says something else than what is asked."""
        question = self.question
        if question is None or not is_own(question.word):
            return False
        asked, answered = (self._store.lexicon.side(question.word, language).text for language in self.pair)
        return question.prompt != asked or answered not in (question.texts or (answered,))

    def wake(self) -> None:
        """Where nothing is open: ask what has become due meanwhile; on another day its words wait. Raises
        `CannotOpen`.
        """
        if self.question is None or self._is_over:
            self.renew()

    @property
    def _is_over(self) -> bool:
        """The day whose words wait is over."""
        return day_of(self._store.now()) != self._day

    @property
    def _here(self) -> str:
        """The word that is open."""
        return self.question.word if self.question is not None else ""

    @property
    def left(self) -> Left:
        """What is left to do today, the words that wait for their minute among it. Raises `CannotOpen`."""
        return self.waiting.left(self._here, self._store.schedule.later(self.pair, self._store.now()))

    @property
    def done(self) -> tuple[Done, ...]:
        """What was graded since the room was entered."""
        return tuple(one for one in self._acts if one.grade is not None)

    @property
    def today(self) -> Today:
        """What was done today, in whatever sitting. Raises `CannotOpen`."""
        return Today(*self._store.schedule.given_today(self.pair, self._store.now()))

    @property
    def shows(self) -> bool:
        """A new word is shown before it is asked."""
        return self.question is not None and self.question.exercise == SHOWN

    @property
    def can_undo(self) -> bool:
        """There is something to take back, of this sitting or a grade of one before it. Raises `CannotOpen`."""
        return any(map(self._still_listed, self._acts)) or self._store.records.any_given(*self.pair)

    def _still_listed(self, one: Done) -> bool:
        """What was done with a word goes with it when it is taken off the list."""
        return self._store.records.list.has(one.question.word)

    # --- more than a day has ---

    def more_new(self) -> None:
        """Ten more new words today. Raises `CannotOpen`."""
        try:
            self._store.schedule.more_new(self.pair, self._store.now())
        except CannotKeep as error:
            self.unkept.emit(error)
            return
        self.renew()

    def go_ahead(self) -> None:
        """Ask the words that come next before they are due. Raises `CannotOpen`."""
        self._ahead = self._store.schedule.ahead(self.pair)
        self.renew()

    # --- answers ---

    def seen(self) -> None:
        """The new word that is shown was looked at."""
        if self.question is not None and self.shows:
            self._shown.add(self.question.word)
            self.waiting.was_shown(self.question.word)
            self._next()

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

    def turn_over(self) -> None:
        """Show the answer that was thought of."""
        if self.question is not None and self.answer is None and self.question.exercise == TURN:
            self._answered(Answer(right=True, turned=True))

    def give_up(self) -> None:
        """Answer that it isn't known."""
        if self.question is not None and self.answer is None and not self.shows:
            self._answered(Answer(right=False))

    def insist(self) -> None:
        """What was answered is right all the same."""
        if self.answer is not None and self.answer.can_insist:
            self._answered(self.answer._replace(right=True, insisted=True))

    def _answered(self, answer: Answer) -> None:
        self.answer = answer
        self.changed.emit()

    # --- grades ---

    def grade(self, grade: Grade) -> None:
        """Grade the answer: it is kept, and the next word is asked."""
        question, answer = self.question, self.answer
        if question is None or answer is None or not answer.takes(grade):
            return
        schedule = self._store.schedule
        try:
            schedule.review(question.word, self.pair, grade, question.exercise, self._store.now())
            leech = grade == Grade.AGAIN and schedule.is_leech(question.word, self.pair)
            if leech:
                schedule.put_leech_aside(question.word)
        except CannotKeep as error:
            self.unkept.emit(error)
            return
        self._acts.append(Done(question, answer, grade))
        self._store.answered.emit()
        self._ahead = tuple(word for word in self._ahead if word != question.word)
        self.waiting.was_asked(question.word, again=grade == Grade.AGAIN and not leech)
        if leech:
            self.put_aside.emit(question.word, "leech")
        self._next()

    def set_aside(self, how: str) -> None:
        """The open word isn't asked: `suspended` or `known` for good, `buried` until tomorrow."""
        question = self.question
        if question is None:
            return
        try:
            if how == BURIED:
                self._store.schedule.bury(question.word, self._store.now())
            else:
                self._store.records.set_aside((question.word,), how)
        except CannotKeep as error:
            self.unkept.emit(error)
            return
        self._acts.append(Done(question, self.answer, None))
        self._store.answered.emit()
        self.waiting.leave(question.word)
        self.put_aside.emit(question.word, how)
        self.renew_after(question.word)

    def renew_after(self, word: str) -> None:
        """A word has gone: another takes its place where the day has room."""
        if self._here == word:
            self.question = self.answer = None
        self.renew()

    def undo(self) -> bool:
        """Take back what was done last and open its question again; false where there is nothing."""
        self._acts = [one for one in self._acts if self._still_listed(one)]
        try:
            undone = self._undo_here() if self._acts else self._undo_earlier()
        except CannotKeep as error:
            self.unkept.emit(error)
            return False
        if undone:
            self._store.answered.emit()
        return undone

    def _undo_here(self) -> bool:
        last = self._acts[-1]
        if last.grade is not None and self._store.schedule.undo(self.pair) is None:
            return False
        self._store.records.take_up((last.question.word,))
        self._acts.pop()
        self._reopen(last.question, last.answer)
        return True

    def _undo_earlier(self) -> bool:
        """An answer of a sitting before this one: its question is asked anew in the same way."""
        taken = self._store.schedule.undo(self.pair)
        if taken is None:
            return False
        self._store.records.take_up((taken.word,))
        self._reopen(self._asked_as(taken), None)
        return True

    def _reopen(self, question: Question, answer: Answer | None) -> None:
        self.waiting.take_back(question.word, self._here)
        self._shown.add(question.word)
        self.question, self.answer = question, answer
        self.renew()

    # --- questions ---

    def _next(self) -> None:
        self.answer = None
        if self._is_over:
            self.question = None
            self.renew()
            return
        before, self._looked = self._looked, self._store.now()
        self.waiting.come_due(self._store.schedule.at_their_minute(self.pair, before, self._looked))
        word = self.waiting.next()
        self.question = self._ask(word) if word else None
        self.changed.emit()

    def _ask(self, word: str) -> Question:
        """A new word is shown first; then it is asked in each way in turn, the easiest first, and in the same way again
        until it was known so.
        """
        records = self._store.records
        if not records.times(word, *self.pair) and word not in self._shown:
            prompt = self._store.lexicon.side(word, self.pair.asks).text
            return Question(word, SHOWN, self.pair, prompt, (), 0)
        asker = Asker(self._store.lexicon, self._rng)
        ways = asker.exercises(word, self.pair, heard=self.by_ear(self.pair.asks))
        return asker.ask(word, self.pair, ways[records.passed(word, *self.pair) % len(ways)])

    def _asked_as(self, taken: Given) -> Question:
        asker = Asker(self._store.lexicon, self._rng)
        ways = asker.exercises(taken.word, self.pair, heard=self.by_ear(self.pair.asks))
        return asker.ask(taken.word, self.pair, taken.exercise if taken.exercise in ways else ways[0])
