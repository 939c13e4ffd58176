"""The file of a person's words: one SQLite file, written through at every answer.

An answer is one transaction that is on the disk before `review` returns, so a killed program loses nothing but what was
not answered yet. A file that is no such file, is damaged or comes from a newer program is refused, and left as it is.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from fsrs import Card, State

from engine.text.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

VERSION: Final = 1
MARK: Final = 0x53414B57
"""What the file says of itself (`PRAGMA application_id`)."""
EXAMPLES_KEPT: Final = 5
KNOWN_AFTER: Final = timedelta(days=7)
"""A direction of a word counts as known when it is remembered at least so long."""
_TABLES: Final = """
CREATE TABLE word (id TEXT PRIMARY KEY, added REAL NOT NULL, origin TEXT NOT NULL);
CREATE TABLE card (
    word TEXT NOT NULL REFERENCES word(id) ON DELETE CASCADE, asks TEXT NOT NULL, answers TEXT NOT NULL,
    state TEXT NOT NULL, due REAL NOT NULL, known INTEGER NOT NULL, PRIMARY KEY (word, asks, answers)
);
CREATE TABLE review (
    n INTEGER PRIMARY KEY AUTOINCREMENT, word TEXT NOT NULL, asks TEXT NOT NULL, answers TEXT NOT NULL,
    exercise TEXT NOT NULL, rating INTEGER NOT NULL, at REAL NOT NULL, before TEXT NOT NULL, known INTEGER NOT NULL
);
CREATE TABLE meeting (
    word TEXT NOT NULL, sentence TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (word, sentence)
);
CREATE INDEX card_due ON card (asks, answers, due);
CREATE INDEX review_at ON review (at);
"""


class CannotOpen(Exception):
    """The file of words can't be used: `code` is `not-words`, `damaged`, `newer`, or `no-access`."""

    def __init__(self, code: str, path: Path, detail: str = "") -> None:
        """Keep what is wrong with which file."""
        super().__init__(f"{code}: {path}" + (f" ({detail})" if detail else ""))
        self.code = code
        self.path = path
        self.detail = detail


class Kept(NamedTuple):
    """A word of the list: its id, when it was added (seconds since 1970, UTC), and where it came from."""

    word: str
    added: float
    origin: str
    """`duel`, `megami`, `hand` or `import`."""


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
        """From a scheduler's state alone. Raises ValueError, KeyError or TypeError for what is none."""
        card = Card.from_json(state)
        return cls(word, asks, answers, card.to_json(), card.due.timestamp(), counts_as_known(card))


def counts_as_known(card: Card) -> bool:
    """Whether a direction of a word counts as known: it is past its learning steps and remembered for a while."""
    return card.state == State.Review and (card.stability or 0.0) >= KNOWN_AFTER.days


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


class Records:
    """The open file. One program at a time has it: the file itself is locked while it is written."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it. Raises `CannotOpen`."""
        self.path = path
        self._db = _opened(path)

    def close(self) -> None:
        """Write everything down and let the file go."""
        self._db.close()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield self._db
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    def add(self, words: Iterable[str], origin: str, at: float) -> int:
        """Put words on the list; how many weren't there yet."""
        with self._writing() as db:
            rows = [db.execute("INSERT OR IGNORE INTO word VALUES (?, ?, ?)", (word, at, origin)) for word in words]
            return sum(row.rowcount for row in rows)

    def remove(self, word: str) -> None:
        """Take a word off the list, with what is remembered of it; the answers given stay in the history."""
        with self._writing() as db:
            db.execute("DELETE FROM word WHERE id = ?", (word,))

    def words(self) -> tuple[Kept, ...]:
        """The list, oldest first."""
        return tuple(Kept(*row) for row in self._db.execute("SELECT id, added, origin FROM word ORDER BY rowid"))

    def meet(self, words: Iterable[str], sentence: Phrase, at: float) -> None:
        """Words were met in a sentence; the latest sentences of each are kept."""
        said = msgspec.json.encode(sentence).decode()
        with self._writing() as db:
            for word in words:
                db.execute("INSERT OR REPLACE INTO meeting VALUES (?, ?, ?)", (word, said, at))
                db.execute(
                    "DELETE FROM meeting WHERE word = ? AND sentence NOT IN "
                    "(SELECT sentence FROM meeting WHERE word = ? ORDER BY at DESC LIMIT ?)",
                    (word, word, EXAMPLES_KEPT),
                )

    def met(self) -> tuple[str, ...]:
        """Every word that was met, the latest first."""
        return tuple(row[0] for row in self._db.execute("SELECT word FROM meeting GROUP BY word ORDER BY MAX(at) DESC"))

    def examples(self, word: str) -> tuple[Phrase, ...]:
        """The sentences in which a word was met, the latest first."""
        rows = self._db.execute("SELECT sentence FROM meeting WHERE word = ? ORDER BY at DESC", (word,))
        return tuple(msgspec.json.decode(row[0], type=Phrase) for row in rows)

    def memory(self, word: str, asks: str, answers: str) -> Memory | None:
        """What is remembered of one direction of a word; None before its first answer."""
        row = self._db.execute(
            "SELECT * FROM card WHERE word = ? AND asks = ? AND answers = ?", (word, asks, answers)
        ).fetchone()
        return None if row is None else _memory(row)

    def memories(self, asks: str, answers: str) -> tuple[Memory, ...]:
        """All of one direction, by when they are due."""
        rows = self._db.execute("SELECT * FROM card WHERE asks = ? AND answers = ? ORDER BY due, word", (asks, answers))
        return tuple(_memory(row) for row in rows)

    def answer(self, after: Memory, exercise: str, rating: int, at: float) -> None:
        """Keep an answer and what is remembered after it, at once."""
        before = self.memory(after.word, after.asks, after.answers)
        with self._writing() as db:
            db.execute(
                "INSERT INTO review (word, asks, answers, exercise, rating, at, before, known) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    after.word, after.asks, after.answers, exercise, rating, at,
                    before.state if before else "", int(after.known),
                ),
            )
            db.execute("INSERT OR REPLACE INTO card VALUES (?, ?, ?, ?, ?, ?)", (*after[:5], int(after.known)))

    def put(self, memories: Iterable[Memory]) -> None:
        """Keep what is remembered, as it was brought from elsewhere."""
        with self._writing() as db:
            for one in memories:
                db.execute("INSERT OR REPLACE INTO card VALUES (?, ?, ?, ?, ?, ?)", (*one[:5], int(one.known)))

    def take_back(self, before: Memory | None) -> Given | None:
        """Undo the last answer: `before` is what was remembered before it, None where it was the first."""
        last = self.last()
        if last is None:
            return None
        with self._writing() as db:
            db.execute("DELETE FROM review WHERE n = ?", (last.n,))
            if before is None:
                db.execute(
                    "DELETE FROM card WHERE word = ? AND asks = ? AND answers = ?", (last.word, last.asks, last.answers)
                )
            else:
                db.execute("INSERT OR REPLACE INTO card VALUES (?, ?, ?, ?, ?, ?)", (*before[:5], int(before.known)))
        return last

    def last(self) -> Given | None:
        """The last answer that was given."""
        row = self._db.execute("SELECT * FROM review ORDER BY n DESC LIMIT 1").fetchone()
        return None if row is None else _given(row)

    def history(self) -> tuple[Given, ...]:
        """Every answer, oldest first."""
        rows = self._db.execute("SELECT * FROM review ORDER BY n")
        return tuple(_given(row) for row in rows)

    def copy_to(self, path: Path) -> None:
        """A whole copy of the file elsewhere, replacing what is there only when it is complete."""
        beside = path.with_name(f"{path.name}.part")
        with closing(sqlite3.connect(beside)) as other:
            self._db.backup(other)
        beside.replace(path)

    def take_from(self, path: Path) -> None:
        """Everything from another such file in place of what is here. Raises `CannotOpen` and changes nothing if it
        can't be read.
        """
        with closing(_opened(path, existing=True)) as other:
            other.backup(self._db)


def _memory(row: tuple[Any, ...]) -> Memory:
    word, asks, answers, state, due, known = row
    return Memory(word, asks, answers, state, due, bool(known))


def _given(row: tuple[Any, ...]) -> Given:
    n, word, asks, answers, exercise, rating, at, before, known = row
    return Given(n, word, asks, answers, exercise, rating, at, before, bool(known))


def _opened(path: Path, existing: bool = False) -> sqlite3.Connection:
    try:
        if existing and not path.is_file():
            raise CannotOpen("no-access", path, "there is no such file")
        path.parent.mkdir(parents=True, exist_ok=True)
        db = sqlite3.connect(path, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise CannotOpen("no-access", path, str(error)) from error
    try:
        _make_ready(db, path)
    except sqlite3.DatabaseError as error:
        db.close()
        raise CannotOpen("damaged" if _is_sqlite(path) else "not-words", path, str(error)) from error
    except CannotOpen:
        db.close()
        raise
    return db


def _make_ready(db: sqlite3.Connection, path: Path) -> None:
    """Check whose file it is and that it is whole; make the tables of a new one."""
    mark = db.execute("PRAGMA application_id").fetchone()[0]
    tables = db.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()[0]
    if tables and mark != MARK:
        raise CannotOpen("not-words", path)
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > VERSION:
        raise CannotOpen("newer", path, str(version))
    if db.execute("PRAGMA quick_check").fetchone()[0] != "ok":
        raise CannotOpen("damaged", path)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    if not tables:
        making = f"BEGIN;{_TABLES}PRAGMA application_id = {MARK};PRAGMA user_version = {VERSION};COMMIT;"
        db.executescript(making)


def _is_sqlite(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(16) == b"SQLite format 3\x00"
    except OSError:
        return False
