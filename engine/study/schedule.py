"""When a word is asked again: the FSRS scheduler over the kept records, by direction: asked in one language, answered
in another.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from enum import IntEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from fsrs import Card, Rating, Scheduler

from engine.study.records import BadState, Memory, card_of

if TYPE_CHECKING:
    from engine.study.records import Given, Records

NEW_A_DAY: Final = 10


class Grade(IntEnum):
    """How an answer went, as the scheduler counts it."""

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4


class Pair(NamedTuple):
    """A direction: in which language a word is asked, and in which it is answered."""

    asks: str
    answers: str


class Today(NamedTuple):
    """What is to be done today in one direction: words due, in the order in which they are, then new ones."""

    due: tuple[str, ...]
    new: tuple[str, ...]

    @property
    def words(self) -> tuple[str, ...]:
        """Both."""
        return (*self.due, *self.new)


class Schedule:
    """The queue of reviews of one person."""

    def __init__(self, records: Records, new_a_day: int = NEW_A_DAY) -> None:
        """Without fuzz: the same answers at the same times give the same dates."""
        self._records = records
        self._scheduler = Scheduler(enable_fuzzing=False)
        self.new_a_day = new_a_day

    def today(self, pair: Pair, now: float) -> Today:
        """The words due by now, and new ones up to the day's number of them."""
        memories = self._records.memories(*pair)
        listed = [kept.word for kept in self._records.list.words()]
        on_list = set(listed)
        due = tuple(one.word for one in memories if one.due <= now and one.word in on_list)
        begun = {one.word for one in memories}
        left = max(0, self.new_a_day - self._begun_today(pair, now))
        fresh = [word for word in listed if word not in begun]
        return Today(due, tuple(fresh[:left]))

    def _begun_today(self, pair: Pair, now: float) -> int:
        day = _day(now)
        return sum(
            1
            for one in self._records.history()
            if not one.before and (one.asks, one.answers) == pair and _day(one.at) == day
        )

    def review(self, word: str, pair: Pair, grade: Grade, exercise: str, now: float) -> Memory:
        """An answer was given: kept, and the word is due again when the scheduler says."""
        before = self._records.memory(word, *pair)
        card = _card(before.state if before else "", now)
        card, _ = self._scheduler.review_card(card, Rating(int(grade)), _when(now))
        after = Memory.of_state(word, *pair, card.to_json())
        self._records.answer(after, exercise, int(grade), now)
        return after

    def undo(self) -> Given | None:
        """Take the last answer back; None if there is none."""
        last = self._records.last()
        if last is None:
            return None
        before = None
        with suppress(BadState):
            before = Memory.of_state(last.word, last.asks, last.answers, last.before) if last.before else None
        return self._records.take_back(before)


def _card(state: str, now: float) -> Card:
    """The scheduler's card; a new one where nothing is remembered, or nothing that it can go on with."""
    with suppress(BadState):
        if state:
            return card_of(state)
    return Card(card_id=1, due=_when(now))


def _when(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


def _day(seconds: float) -> int:
    """The day of a moment where the person is, as a number."""
    return datetime.fromtimestamp(seconds, UTC).astimezone().date().toordinal()
