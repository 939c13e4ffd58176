"""What is remembered of words: the scheduler's memory of each direction of a word, and every answer that was given."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fsrs import Card, State

from engine.kernel.files import quoted
from engine.study.own import OwnWords, put_entry, put_remark
from engine.study.wordfile import WordFile
from engine.study.wordlist import WordList

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from engine.study.own import Own, Remark

KNOWN_AFTER: Final = timedelta(days=7)
"""A direction of a word counts as known when it is remembered at least so long."""

NEW, LEARNING, KNOWN = "new", "learning", "known"
"""How far a word of the list has come: never asked, asked, remembered for a while."""

EARLIEST: Final = 0.0
LATEST: Final = 1e11
"""Seconds since 1970 between which something can be due."""
LEAST_STABILITY: Final = 0.001
LONGEST: Final = 36_500.0 * 10
"""Days that something is remembered; the scheduler waits a hundred years at most."""
EASIEST: Final = 1.0
HARDEST: Final = 10.0
NEVER: Final = 1e11
"""The moment until which a word is put aside for good."""
SUSPENDED, BURIED, LEECH = "suspended", "buried", "leech"
"""How a word is put aside, beside `KNOWN`: for good; until tomorrow; because it is forgotten again and again."""
_SET_ASIDE: Final = "INSERT OR REPLACE INTO aside SELECT id, ?, ? FROM word WHERE id = ?"
_TAKE_UP: Final = "DELETE FROM aside WHERE word = ?"
LAST: Final = 2**63 - 1
"""A place behind every word of the list."""
SINCE: Final = "at >= ? AND +asks = ? AND +answers = ?"
"""Answers since a moment: found by that, since few are of today; a plus tells SQLite not to look up what is behind it.
"""
MOST_STEPS: Final = 10
"""Learning steps before a review; there are two."""
LISTED: Final = {"word": "id", "card": "word", "aside": "word"}
"""The tables of what is learned, by the column that names the word; those first on which others lean."""
WRITTEN: Final = {"own": "word", "face": "word", "remark": "word", "tag": "word", "meaning": "word"}
"""The tables of what a person wrote."""
ALWAYS: Final = float("-inf")
"""A moment before all others."""
AT_ONCE: Final = 500
"""So many words are read with one question."""


class Memory(NamedTuple):
    """How well one direction of a word is remembered: the scheduler's state as JSON, when it is due, whether it counts
    as known.
    """

    word: str
    asks: str
    answers: str
    state: str
    due: float
    known: bool

    @classmethod
    def of_state(cls, word: str, asks: str, answers: str, state: str) -> Memory:
        """From a scheduler's state alone. Raises `BadState` for what is none."""
        card = card_of(state)
        return cls(word, asks, answers, card.to_json(), card.due.timestamp(), counts_as_known(card))


class BadState(ValueError):
    """A text is no state of the scheduler that it can go on with."""


def card_of(state: str) -> Card:
    """The scheduler's card of a state, with every figure within its bounds. Raises `BadState`."""
    try:
        card = Card.from_json(state)
        moments = [moment.timestamp() for moment in (card.due, card.last_review) if moment is not None]
        figures = (card.stability or LEAST_STABILITY, card.difficulty or EASIEST)
        sound = (
            all(moment.tzinfo is not None for moment in (card.due, card.last_review) if moment is not None)
            and all(EARLIEST <= at <= LATEST for at in moments)
            and LEAST_STABILITY <= figures[0] <= LONGEST
            and EASIEST <= figures[1] <= HARDEST
            and (card.step is None or (type(card.step) is int and 0 <= card.step <= MOST_STEPS))
            and (card.state == State.Review) == (card.step is None)
            and (card.state != State.Review or None not in (card.stability, card.difficulty, card.last_review))
        )
    except (ValueError, KeyError, TypeError, AttributeError, ArithmeticError, OSError, RecursionError) as error:
        raise BadState(quoted(str(error))) from error
    if not sound:
        raise BadState(quoted(state))
    return card


def counts_as_known(card: Card) -> bool:
    """Whether a direction of a word counts as known: it is past its learning steps and remembered for a while."""
    return card.state == State.Review and (card.stability or 0.0) >= KNOWN_AFTER.days


class Standing(NamedTuple):
    """A word of the list as it stands in one direction: its place in the order in which words were added, when and by
    what it was; when it is due (None before its first answer), whether it counts as known; how it was put aside.
    """

    place: int
    word: str
    added: float
    origin: str
    due: float | None
    known: bool
    aside: str


class Given(NamedTuple):
    """An answer that was given; `before` is the scheduler's state before it, empty where it was the first."""

    n: int
    word: str
    asks: str
    answers: str
    exercise: str
    rating: int
    at: float
    before: str
    known: bool


class Copied(NamedTuple):
    """All that some tables have of some words, to be put back as it was."""

    words: tuple[str, ...]
    rows: dict[str, list[tuple[Any, ...]]]


class Records:
    """All that is kept of a person's words, in one open file: the list, the memories, the answers."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it. Raises `CannotOpen`."""
        self.file = WordFile(path)
        self.list = WordList(self.file)
        self.own = OwnWords(self.file)

    def close(self) -> None:
        """Let the file go."""
        self.file.close()

    def take_from(self, path: Path) -> None:
        """Everything from another such file in place of what is here. Raises `CannotOpen`, `CannotKeep`."""
        self.file.take_from(path)
        self.own.forget()

    def copy_of(self, words: Iterable[str], tables: Mapping[str, str]) -> Copied:
        """What those tables (`LISTED`, `WRITTEN`) have of words, to be put back."""
        there = tuple(dict.fromkeys(words))
        rows: dict[str, list[tuple[Any, ...]]] = {table: [] for table in tables}
        for table, column in tables.items():
            for at in range(0, len(there), AT_ONCE):
                some = there[at:at + AT_ONCE]
                marks = ", ".join("?" * len(some))
                rows[table] += self.file.read(
                    f"SELECT * FROM {table} WHERE {column} IN ({marks}) ORDER BY rowid", *some
                )
        return Copied(there, rows)

    def put_back(self, copied: Copied) -> None:
        """Let words stand as they were when they were copied, in the tables that were copied. Raises `CannotKeep`."""
        tables = LISTED | WRITTEN
        with self.file.writing() as db:
            for table in reversed(copied.rows):
                db.executemany(f"DELETE FROM {table} WHERE {tables[table]} = ?", [(word,) for word in copied.words])
            for table, rows in copied.rows.items():
                if rows:
                    marks = ", ".join("?" * len(rows[0]))
                    db.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)
        self.own.read_again(copied.words)

    def memory(self, word: str, asks: str, answers: str) -> Memory | None:
        """What is remembered of one direction of a word; None before its first answer."""
        rows = self.file.read("SELECT * FROM card WHERE word = ? AND asks = ? AND answers = ?", word, asks, answers)
        return _memory(rows[0]) if rows else None

    def memories(self, asks: str, answers: str) -> tuple[Memory, ...]:
        """All of one direction, by when they are due."""
        rows = self.file.read("SELECT * FROM card WHERE asks = ? AND answers = ? ORDER BY due, word", asks, answers)
        return tuple(_memory(row) for row in rows)

    def standing(self, asks: str, answers: str, before: int, most: int) -> tuple[Standing, ...]:
        """The words of the list in one direction, the newest first: so many of those that stand before a place."""
        rows = self.file.read(
            "SELECT word.rowid, id, added, origin, due, known, how FROM word "
            "LEFT JOIN card ON card.word = id AND asks = ? AND answers = ? LEFT JOIN aside ON aside.word = id "
            "WHERE word.rowid < ? ORDER BY word.rowid DESC LIMIT ?",
            asks, answers, before, most,
        )
        return tuple(
            Standing(place, word, added, origin, due, bool(known), how or "")
            for place, word, added, origin, due, known, how in rows
        )

    def due(
        self, asks: str, answers: str, before: float, most: int = -1, *, after: float = ALWAYS
    ) -> tuple[Memory, ...]:
        """What of one direction is due before a moment and `after` another, in order, of words that aren't put aside;
        so many at most.
        """
        rows = self.file.read(
            "SELECT * FROM card WHERE asks = ? AND answers = ? AND due < ? AND due > ? "
            "AND word NOT IN (SELECT word FROM aside) ORDER BY due, word LIMIT ?",
            asks, answers, before, after, most,
        )
        return tuple(_memory(row) for row in rows)

    def never_asked(self, asks: str, answers: str) -> Iterator[str]:
        """The words of the list that were never asked in this direction and aren't put aside, oldest first; read as far
        as somebody asks for them.
        """
        place = -1
        while rows := self.file.read(
            "SELECT rowid, id FROM word WHERE rowid > ? "
            "AND NOT EXISTS (SELECT 1 FROM card WHERE word = id AND asks = ? AND answers = ?) "
            "AND NOT EXISTS (SELECT 1 FROM aside WHERE word = id) ORDER BY rowid LIMIT ?",
            place, asks, answers, AT_ONCE,
        ):
            place = rows[-1][0]
            for _, word in rows:
                yield word

    def memories_of(self, word: str) -> tuple[Memory, ...]:
        """What is remembered of a word, in every direction that was begun."""
        return tuple(_memory(row) for row in self.file.read("SELECT * FROM card WHERE word = ?", word))

    def stage(self, word: str) -> str:
        """How far a word has come in whichever direction: `new`, `learning`, `known`; empty for one that isn't on the
        list.
        """
        rows = self.file.read(
            "SELECT (SELECT MAX(known) FROM (SELECT known FROM card WHERE word = id UNION ALL "
            "SELECT 1 FROM aside WHERE word = id AND how = ?)) FROM word WHERE id = ?",
            KNOWN, word,
        )
        if not rows:
            return ""
        known = rows[0][0]
        return NEW if known is None else KNOWN if known else LEARNING

    def known(self) -> frozenset[str]:
        """The words that are known in any direction, or that a person says to know."""
        rows = self.file.read("SELECT word FROM card WHERE known UNION SELECT word FROM aside WHERE how = ?", KNOWN)
        return frozenset(word for (word,) in rows)

    # --- what isn't asked for a while ---

    def set_aside(self, words: Iterable[str], how: str, until: float = NEVER) -> None:
        """Words of the list aren't asked until a moment: `suspended`, `buried`, `known` or a `leech`."""
        with self.file.writing() as db:
            db.executemany(_SET_ASIDE, [(how, until, word) for word in words])

    def take_up(self, words: Iterable[str]) -> None:
        """Words are asked again."""
        with self.file.writing() as db:
            db.executemany(_TAKE_UP, [(word,) for word in words])

    def unbury(self, now: float) -> None:
        """What was put aside until a moment that has come is asked again."""
        if self.file.read("SELECT 1 FROM aside WHERE until <= ? LIMIT 1", now):
            with self.file.writing() as db:
                db.execute("DELETE FROM aside WHERE until <= ?", (now,))

    def aside(self) -> dict[str, str]:
        """How each word that isn't asked was put aside."""
        return dict(self.file.read("SELECT word, how FROM aside"))

    def more(self, day: int, asks: str, answers: str) -> int:
        """How many new words beyond the usual number a day was given."""
        rows = self.file.read("SELECT count FROM more WHERE day = ? AND asks = ? AND answers = ?", day, asks, answers)
        return int(rows[0][0]) if rows else 0

    def give_more(self, day: int, asks: str, answers: str, count: int) -> None:
        """So many more new words for a day; what other days were given is forgotten."""
        before = self.more(day, asks, answers)
        with self.file.writing() as db:
            db.execute("DELETE FROM more WHERE day != ?", (day,))
            db.execute("INSERT OR REPLACE INTO more VALUES (?, ?, ?, ?)", (day, asks, answers, before + count))

    # --- answers ---

    def begun_since(self, asks: str, answers: str, at: float) -> int:
        """How many words were answered for the first time since a moment."""
        return self._count(f"{SINCE} AND before = ''", at, asks, answers)

    def given_since(self, asks: str, answers: str, at: float) -> tuple[int, int]:
        """How many answers were given since a moment, and how many of them were right."""
        return self._count(SINCE, at, asks, answers), self._count(f"{SINCE} AND rating > 1", at, asks, answers)

    def lapses_of(self, words: Sequence[str], asks: str, answers: str) -> dict[str, int]:
        """How often each of some words was forgotten after it had been learned, of those that ever were."""
        marks = ", ".join("?" * len(words))
        return dict(self.file.read(
            f"SELECT word, COUNT(*) FROM review WHERE word IN ({marks}) AND asks = ? AND answers = ? AND rating = 1 "
            "AND instr(before, ?) > 0 GROUP BY word",
            *words, asks, answers, f'"state": {int(State.Review)}',
        ))

    def times(self, word: str, asks: str, answers: str) -> int:
        """How often a word was answered in a direction."""
        return self._count("word = ? AND asks = ? AND answers = ?", word, asks, answers)

    def passed(self, word: str, asks: str, answers: str) -> int:
        """How often it was known."""
        return self._count("word = ? AND asks = ? AND answers = ? AND rating > 1", word, asks, answers)

    def lapses(self, word: str, asks: str, answers: str) -> int:
        """How often a word was forgotten after it had been learned."""
        return self._count(
            "word = ? AND asks = ? AND answers = ? AND rating = 1 "
            "AND CASE WHEN json_valid(before) THEN json_extract(before, '$.state') END = ?",
            word, asks, answers, int(State.Review),
        )

    def outcomes(self, asks: str, answers: str, after: int, most: int) -> list[tuple[Any, ...]]:
        """Answers of a direction behind the how-manyeth: number, word, rating, when, whether the word was known after
        it, whether it had been learned before it.
        """
        return self.file.read(
            "SELECT n, word, rating, at, known, instr(before, ?) > 0 FROM review "
            "WHERE n > ? AND asks = ? AND answers = ? ORDER BY n LIMIT ?",
            f'"state": {int(State.Review)}', after, asks, answers, most,
        )

    def sums(self, asks: str, answers: str, until: int) -> tuple[float, ...]:
        """How many answers of a direction there are up to one of them, and what their moments and ratings come to."""
        found: tuple[float, ...] = self.file.read(
            "SELECT COUNT(*), TOTAL(at), TOTAL(rating) FROM review WHERE asks = ? AND answers = ? AND n <= ?",
            asks, answers, until,
        )[0]
        return found

    def known_in(self, asks: str, answers: str) -> frozenset[str]:
        """The words that are known in a direction, or that a person says to know."""
        rows = self.file.read(
            "SELECT word FROM card WHERE asks = ? AND answers = ? AND known UNION SELECT word FROM aside WHERE how = ?",
            asks, answers, KNOWN,
        )
        return frozenset(word for (word,) in rows)

    def due_times(self, asks: str, answers: str, before: float) -> tuple[float, ...]:
        """When each word of a direction is due that is due before a moment and isn't put aside."""
        rows = self.file.read(
            "SELECT due FROM card WHERE asks = ? AND answers = ? AND due < ? AND word NOT IN (SELECT word FROM aside)",
            asks, answers, before,
        )
        return tuple(due for (due,) in rows)

    def hardest(self, asks: str, answers: str, since: float, most: int) -> tuple[tuple[str, int], ...]:
        """The words of the list that weren't known most often since a moment, with how often, learned or not."""
        rows = self.file.read(
            "SELECT word, COUNT(*) AS times FROM review WHERE at >= ? AND asks = ? AND answers = ? AND rating = 1 "
            "AND word IN (SELECT id FROM word) GROUP BY word HAVING times > 1 ORDER BY times DESC, word LIMIT ?",
            since, asks, answers, most,
        )
        return tuple((word, times) for word, times in rows)

    def _count(self, where: str, *values: object) -> int:
        return int(self.file.read(f"SELECT COUNT(*) FROM review WHERE {where}", *values)[0][0])

    def answer(self, after: Memory, exercise: str, rating: int, at: float) -> None:
        """Keep an answer and what is remembered after it, at once."""
        before = self.memory(after.word, after.asks, after.answers)
        with self.file.writing() as db:
            db.execute(
                "INSERT INTO review (word, asks, answers, exercise, rating, at, before, known) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    after.word, after.asks, after.answers, exercise, rating, at,
                    before.state if before else "", int(after.known),
                ),
            )
            db.execute("INSERT OR REPLACE INTO card VALUES (?, ?, ?, ?, ?, ?)", (*after[:5], int(after.known)))

    def bring(
        self, words: Iterable[str], origin: str, at: float, memories: Iterable[Memory], entries: Iterable[Own],
        remarks: Mapping[str, Remark], aside: Mapping[str, str],
    ) -> int:
        """Keep all that was brought from elsewhere, or nothing of it: words for the list, what is remembered, words of
        one's own, what is written, how words are put aside (by nothing: they are asked again); how many words weren't
        on the list.
        """
        made = tuple(entries)
        with self.file.writing() as db:
            for own in made:
                put_entry(db, own)
            for word, remark in remarks.items():
                put_remark(db, word, remark)
            new = db.executemany(
                "INSERT OR IGNORE INTO word VALUES (?, ?, ?)", [(word, at, origin) for word in words]
            ).rowcount
            db.executemany(
                "INSERT OR REPLACE INTO card VALUES (?, ?, ?, ?, ?, ?)",
                [(*one[:5], int(one.known)) for one in memories],
            )
            db.executemany(_TAKE_UP, [(word,) for word, how in aside.items() if not how])
            db.executemany(_SET_ASIDE, [(how, NEVER, word) for word, how in aside.items() if how])
        self.own.forget()
        return max(0, new)

    def take_back(self, last: Given, before: Memory | None) -> None:
        """Undo an answer, the last of its direction: `before` is what was remembered before it, None where it was the
        first.
        """
        with self.file.writing() as db:
            db.execute("DELETE FROM review WHERE n = ?", (last.n,))
            if before is None:
                db.execute(
                    "DELETE FROM card WHERE word = ? AND asks = ? AND answers = ?", (last.word, last.asks, last.answers)
                )
            else:
                db.execute("INSERT OR REPLACE INTO card VALUES (?, ?, ?, ?, ?, ?)", (*before[:5], int(before.known)))

    def last(self, asks: str, answers: str) -> Given | None:
        """The last answer that was given in a direction to a word of the list."""
        rows = self.file.read(
            "SELECT * FROM review WHERE +asks = ? AND +answers = ? AND +word IN (SELECT id FROM word) "
            "ORDER BY n DESC LIMIT 1",
            asks, answers,
        )
        return _given(rows[0]) if rows else None

    def any_given(self, asks: str, answers: str) -> bool:
        """Whether there is a last answer."""
        return bool(self.file.read(
            "SELECT 1 FROM review WHERE asks = ? AND answers = ? AND word IN (SELECT id FROM word) LIMIT 1",
            asks, answers,
        ))

    def given_between(self, asks: str, answers: str, after: int, until: int) -> tuple[Given, ...]:
        """Of the answers behind one of them and up to another those of a direction, oldest first."""
        rows = self.file.read(
            "SELECT * FROM review WHERE n > ? AND n <= ? AND +asks = ? AND +answers = ? ORDER BY n",
            after, until, asks, answers,
        )
        return tuple(_given(row) for row in rows)

    def last_number(self) -> int:
        """The number of the last answer; 0 where there is none."""
        return int(self.file.read("SELECT COALESCE(MAX(n), 0) FROM review")[0][0])

    def history(self, asks: str = "", answers: str = "") -> tuple[Given, ...]:
        """Every answer, oldest first; of one direction, or of all."""
        of_one = ("WHERE asks = ? AND answers = ? ", asks, answers) if asks else ("",)
        rows = self.file.read(f"SELECT * FROM review {of_one[0]}ORDER BY n", *of_one[1:])
        return tuple(_given(row) for row in rows)


def _memory(row: tuple[Any, ...]) -> Memory:
    word, asks, answers, state, due, known = row
    return Memory(word, asks, answers, state, due, bool(known))


def _given(row: tuple[Any, ...]) -> Given:
    n, word, asks, answers, exercise, rating, at, before, known = row
    return Given(n, word, asks, answers, exercise, rating, at, before, bool(known))
