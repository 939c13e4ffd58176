"""What was learned, in figures for plots: known words and answers by day, words by what brings them and by part of the
rules.
"""

from __future__ import annotations

from bisect import bisect_right
from datetime import date
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.rulebook.shapes import chapter
from engine.study.own import is_own
from engine.study.schedule import day_ends, day_of
from engine.study.words import TERM, kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from engine.study.records import Records
    from engine.study.schedule import Pair
    from engine.study.words import Lexicon


AT_ONCE: Final = 500
"""So many answers are read in one step."""


class Day(NamedTuple):
    """One day: how many words were known at its end, how many answers were given, how many of them were right; of how
    many words that had been learned before, and how many of those were still remembered.
    """

    day: date
    known: int
    answers: int
    right: int
    learned: int = 0
    kept: int = 0


class Share(NamedTuple):
    """A part of what there is to learn: how many words it has, how many are on the list, how many are known."""

    key: str
    words: int
    listed: int
    known: int


class Stand(NamedTuple):
    """The words that are on the list, and those that are remembered for long or that a person says to know."""

    listed: frozenset[str]
    known: frozenset[str]


class History:
    """The days of a direction, read in steps; read again, it goes on behind what it has, unless that was changed."""

    def __init__(self, pair: Pair) -> None:
        """Nothing read."""
        self._pair = pair
        self._begin()

    def _begin(self) -> None:
        self._days: list[Day] = []
        self._known: set[str] = set()
        self._last, self._ends = 0, 0.0
        self._read: tuple[float, ...] = (0, 0.0, 0.0)
        """What the answers read come to, by which it is seen that they are the same."""

    @property
    def days(self) -> tuple[Day, ...]:
        """Every day that was read on which something was answered, oldest first."""
        return tuple(self._days)

    def read_on(self, records: Records) -> Iterator[bool]:
        """Read what is new in steps; the days are whole when it ends."""
        new = records.sums(*self._pair, self._last) != self._read
        if new:
            self._begin()
        yield True
        while rows := records.outcomes(*self._pair, self._last, AT_ONCE):
            for _, word, rating, at, knows, learned in rows:
                self._take(word, rating, at, knows=knows, learned=learned)
            self._last, new = rows[-1][0], True
            yield True
        if new:
            self._read = records.sums(*self._pair, self._last)
            yield True

    def _take(self, word: str, rating: int, at: float, *, knows: int, learned: int) -> None:
        (self._known.add if knows else self._known.discard)(word)
        if not self._days or at >= self._ends:
            self._ends = day_ends(at)
            self._days.append(Day(date.fromordinal(day_of(at)), 0, 0, 0))
        day, right = self._days[-1], rating > 1
        self._days[-1] = Day(
            day.day, len(self._known), day.answers + 1, day.right + right,
            day.learned + learned, day.kept + (learned and right),
        )


def forecast(records: Records, pair: Pair, now: float, count: int) -> tuple[int, ...]:
    """How many words are due today (what was due before among them) and on each of the days that follow."""
    ends = [day_ends(now)]
    while len(ends) < count:
        ends.append(day_ends(ends[-1]))
    found = [0] * count
    for due in records.due_times(*pair, ends[-1]):
        found[bisect_right(ends, due)] += 1
    return tuple(found)


def streak(found: Sequence[Day], today: date) -> tuple[int, int]:
    """On how many days without a gap something was answered, up to today or yesterday; and the most there ever were."""
    longest = here = 0
    before = 0
    for day in found:
        number = day.day.toordinal()
        here = here + 1 if number == before + 1 else 1
        longest, before = max(longest, here), number
    return (here if before >= today.toordinal() - 1 else 0), longest


def retention(found: Iterable[Day]) -> int | None:
    """How many of a hundred words that had been learned were still remembered when they were asked; None where none
    was asked.
    """
    there = list(found)
    learned, kept = sum(day.learned for day in there), sum(day.kept for day in there)
    return round(100 * kept / learned) if learned else None


def by_groups(stand: Stand, lexicon: Lexicon) -> Iterator[Share]:
    """For everything that brings cards (the forms of megami, decks) what its cards and clauses are worth."""
    for group in lexicon.groups():
        yield _share(group, map(lexicon.one, lexicon.words_of(group)), stand)


def games_of(stand: Stand, lexicon: Lexicon) -> tuple[str, ...]:
    """The games of which words are on the list, in the lexicon's order; where none are, the first."""
    there: set[str] = set()
    for word in stand.listed:
        if not is_own(word) and lexicon.knows(word):
            there.add(lexicon.game_of(word))
            if len(there) == len(lexicon.games):
                break
    return tuple(game for game in lexicon.games if game in there) or lexicon.games[:1]


def by_section(stand: Stand, lexicon: Lexicon, language: str, game: str) -> tuple[Share, ...]:
    """The terms of a game by the chapter of its rules that they stand in: `1` to `10`, `x3` …"""
    chapters: dict[str, list[str]] = {}
    for word in lexicon.terms(game):
        section = lexicon.section(word, language)
        chapters.setdefault(chapter(section) or "-", []).append(word)
    return tuple(_share(one, words, stand) for one, words in chapters.items())


def standing(records: Records, pair: Pair) -> Stand:
    """Which words are on the list, and which of them are known in a direction."""
    return Stand(records.list.ids(), records.known_in(*pair))


def _share(key: str, words: Iterable[str], stand: Stand) -> Share:
    there = set(words)
    return Share(key, len(there), len(there & stand.listed), len(there & stand.known))


def part_of(word: str, lexicon: Lexicon, language: str) -> str:
    """What a word belongs to: the chapter of a term, what brings a card or clause."""
    if kind_of(word) == TERM:
        return chapter(lexicon.section(word, language))
    return lexicon.group_of(word)
