"""When a word is asked again: the FSRS scheduler over the kept records, by direction: asked in one language, answered
in another.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from enum import IntEnum
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from fsrs import Card, Rating, Scheduler, State

from engine.study.records import BURIED, LEECH, NEVER, BadState, Memory, card_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from engine.study.records import Given, Records

NEW_A_DAY: Final = 10
REVIEWS_A_DAY: Final = 200
AHEAD: Final = 20
"""So many words are asked at once before they are due."""
LOOKED_AHEAD: Final = 200
"""So many words are looked at to find those that come next."""
SPARE: Final = 4
"""So many times as many words as are wanted are looked at, since not all that are due are asked."""
LEECH_AFTER: Final = 8
"""A word that was forgotten so often is put aside."""


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


def everything(words: Iterable[str], pair: Pair) -> Iterator[str]:
    """Every word is asked."""
    del pair
    return iter(words)


class Schedule:
    """The queue of reviews of one person."""

    def __init__(self, records: Records, new_a_day: int = NEW_A_DAY, reviews_a_day: int = REVIEWS_A_DAY) -> None:
        """Without fuzz: the same answers at the same times give the same dates."""
        self._records = records
        self._scheduler = Scheduler(enable_fuzzing=False)
        self.new_a_day = new_a_day
        self.reviews_a_day = reviews_a_day
        self.asked: Callable[[Iterable[str], Pair], Iterator[str]] = everything
        """Which of some words are asked at all."""

    def today(self, pair: Pair, now: float) -> Today:
        """The words due today, as many as a day has, and new ones up to the day's number of them. What is remembered
        for days is due from the day's beginning, what is being learned at its minute.
        """
        self._records.unbury(now)
        since = day_begins(now)
        begun = self._records.begun_since(*pair, since)
        given, _ = self._records.given_since(*pair, since)
        most = max(0, self.reviews_a_day - (given - begun))
        found = self._records.due(*pair, day_ends(now), most * SPARE)
        coming = (one.word for one in found if one.due <= now or _in_days(one))
        due = islice(self.asked(coming, pair), most)
        return Today(tuple(due), self._fresh(pair, self._new_today(pair, now) - begun))

    def later(self, pair: Pair, now: float) -> tuple[str, ...]:
        """The words that are being learned and wait for a minute that is yet to come today: they are asked once more
        before the day is done.
        """
        return self.at_their_minute(pair, now, day_ends(now))

    def at_their_minute(self, pair: Pair, after: float, before: float) -> tuple[str, ...]:
        """The words that are being learned whose minute lies between two moments, in order."""
        coming = self._records.due(*pair, before, self.reviews_a_day * SPARE, after=after)
        return tuple(self.asked((one.word for one in coming if not _in_days(one)), pair))

    def given_today(self, pair: Pair, now: float) -> tuple[int, int]:
        """How many answers were given today, and how many of them were right."""
        return self._records.given_since(*pair, day_begins(now))

    def _new_today(self, pair: Pair, now: float) -> int:
        return self.new_a_day + self._records.more(day_of(now), *pair)

    def _fresh(self, pair: Pair, count: int) -> tuple[str, ...]:
        return tuple(islice(self.asked(self._records.never_asked(*pair), pair), max(0, count)))

    def more_new(self, pair: Pair, now: float, count: int = NEW_A_DAY) -> None:
        """So many more new words today. Raises `CannotKeep`."""
        left = self._new_today(pair, now) - self._records.begun_since(*pair, day_begins(now))
        self._records.give_more(day_of(now), *pair, count - min(0, left))

    def has_more_new(self, pair: Pair) -> bool:
        """There is a word that was never asked."""
        return bool(self._fresh(pair, 1))

    def ahead(self, pair: Pair, count: int = AHEAD) -> tuple[str, ...]:
        """The words that will be due next, before they are."""
        coming = (one.word for one in self._records.due(*pair, NEVER, LOOKED_AHEAD))
        return tuple(islice(self.asked(coming, pair), count))

    def next_due(self, pair: Pair, now: float) -> float | None:
        """When the next word that is asked at all is due; None where none is."""
        coming = self._records.due(*pair, NEVER, LOOKED_AHEAD)
        asked = frozenset(self.asked((one.word for one in coming), pair))
        found = [day_begins(one.due) if _in_days(one) else one.due for one in coming if one.word in asked]
        return max(now, min(found)) if found else None

    def review(self, word: str, pair: Pair, grade: Grade, exercise: str, now: float) -> Memory:
        """An answer was given: kept, and the word is due again when the scheduler says."""
        after = self._after(self._records.memory(word, *pair), word, pair, grade, now)
        self._records.answer(after, exercise, int(grade), now)
        return after

    def waits(self, word: str, pair: Pair, now: float) -> dict[Grade, float]:
        """How many seconds the word would wait after each grade."""
        before = self._records.memory(word, *pair)
        return {grade: self._after(before, word, pair, grade, now).due - now for grade in Grade}

    def _after(self, before: Memory | None, word: str, pair: Pair, grade: Grade, now: float) -> Memory:
        card = _card(before.state if before else "", now)
        card, _ = self._scheduler.review_card(card, Rating(int(grade)), _when(now))
        return Memory.of_state(word, *pair, card.to_json())

    def undo(self, pair: Pair) -> Given | None:
        """Take the last answer of a direction back; None if there is none."""
        last = self._records.last(*pair)
        if last is None:
            return None
        before = None
        with suppress(BadState):
            before = Memory.of_state(last.word, last.asks, last.answers, last.before) if last.before else None
        self._records.take_back(last, before)
        return last

    def bury(self, word: str, now: float) -> None:
        """A word isn't asked before tomorrow. Raises `CannotKeep`."""
        self._records.set_aside((word,), BURIED, day_ends(now))

    def is_leech(self, word: str, pair: Pair) -> bool:
        """The word has just been forgotten once more than is sensible: half as often again each time after."""
        lapses = self._records.lapses(word, *pair)
        return lapses >= LEECH_AFTER and (lapses - LEECH_AFTER) % (LEECH_AFTER // 2) == 0

    def put_leech_aside(self, word: str) -> None:
        """A word that is forgotten again and again isn't asked until a person takes it up. Raises `CannotKeep`."""
        self._records.set_aside((word,), LEECH)


def _in_days(one: Memory) -> bool:
    """It is past its learning steps: it is due on a day, not at a minute."""
    with suppress(BadState):
        return card_of(one.state).state == State.Review
    return False


def _card(state: str, now: float) -> Card:
    """The scheduler's card; a new one where nothing is remembered, or nothing that it can go on with."""
    with suppress(BadState):
        if state:
            return card_of(state)
    return Card(card_id=1, due=_when(now))


def _when(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


def day_of(seconds: float) -> int:
    """The day of a moment where the person is, as a number."""
    return datetime.fromtimestamp(seconds, UTC).astimezone().date().toordinal()


def day_begins(seconds: float) -> float:
    """The first moment of a moment's day."""
    return _first_moment(day_of(seconds))


def day_ends(seconds: float) -> float:
    """The first moment of the day after."""
    return _first_moment(day_of(seconds) + 1)


def _first_moment(day: int) -> float:
    """Of a day where the person is; where clocks leap over midnight it is one in the morning."""
    return datetime.fromordinal(day).timestamp()
