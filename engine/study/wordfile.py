"""The file of a person's words: one SQLite file, written through at every answer.

An answer is one transaction that is on the disk before it is said to be kept, so a killed program loses nothing but
what was not answered yet. A file that is no such file, is damaged or comes from a newer program is refused, and left as
it is.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from engine.kernel.files import Code, Replacing, quoted, said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

VERSION: Final = 3
MARK: Final = 0x53414B57
"""What the file says of itself (`PRAGMA application_id`)."""
SQLITE: Final = b"SQLite format 3\x00"
HEAD, MARKED_AT = 100, 68
"""How long the head of an SQLite file is, and where in it the mark stands."""
PAGES: Final = 64
"""So many pages are copied at once."""
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
_SECOND: Final = """
CREATE TABLE aside (
    word TEXT PRIMARY KEY REFERENCES word(id) ON DELETE CASCADE, how TEXT NOT NULL, until REAL NOT NULL
);
CREATE TABLE more (
    day REAL NOT NULL, asks TEXT NOT NULL, answers TEXT NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (day, asks, answers)
);
CREATE INDEX review_of ON review (word, asks, answers);
CREATE INDEX review_rated ON review (asks, answers, rating, at, word);
"""
"""What the second version has besides: words that aren't asked for a while, and how many more new ones a day was given.
"""

_THIRD: Final = """
CREATE TABLE own (word TEXT PRIMARY KEY, about TEXT NOT NULL, made REAL NOT NULL);
CREATE TABLE face (
    word TEXT NOT NULL REFERENCES own(word) ON DELETE CASCADE, language TEXT NOT NULL, text TEXT NOT NULL,
    reading TEXT NOT NULL, PRIMARY KEY (word, language)
);
CREATE TABLE remark (word TEXT PRIMARY KEY, note TEXT NOT NULL, star INTEGER NOT NULL);
CREATE TABLE tag (word TEXT NOT NULL, tag TEXT NOT NULL, PRIMARY KEY (word, tag));
CREATE TABLE meaning (
    word TEXT NOT NULL, language TEXT NOT NULL, text TEXT NOT NULL, instead INTEGER NOT NULL,
    PRIMARY KEY (word, language)
);
"""
"""What the third version has besides: words and sentences of one's own, and what is written to words; that stays where
a word is taken off the list.
"""
_ADDED: Final = {2: _SECOND, 3: _THIRD}
"""By version what it has besides those before it."""

MOST_NOTE, MOST_TEXT, MOST_TAG, MOST_ID = 20_000, 4_000, 60, 80
"""How many letters a note has at the most; a word, sentence or meaning; a tag; the id of a word of one's own."""
OWN_LANGUAGES: Final = ("ja", "ko", "en")
"""In which words of one's own are written."""

_COLUMNS: Final = {
    "word": ("id", "added", "origin"),
    "card": ("word", "asks", "answers", "state", "due", "known"),
    "review": ("n", "word", "asks", "answers", "exercise", "rating", "at", "before", "known"),
    "meeting": ("word", "sentence", "at"),
}
_ADDED_COLUMNS: Final = {
    2: {"aside": ("word", "how", "until"), "more": ("day", "asks", "answers", "count")},
    3: {
        "own": ("word", "about", "made"), "face": ("word", "language", "text", "reading"),
        "remark": ("word", "note", "star"), "tag": ("word", "tag"),
        "meaning": ("word", "language", "text", "instead"),
    },
}
_NUMBERS: Final = frozenset(
    ("added", "due", "known", "n", "rating", "at", "until", "day", "count", "made", "star", "instead")
)
_TONGUE: Final = f"language NOT IN {OWN_LANGUAGES}"
_ODD: Final = {
    "own": f"NOT (word GLOB 'own:?*' OR word GLOB 'sentence:?*') OR length(word) > {MOST_ID} "
           f"OR length(about) > {MOST_TEXT} OR word NOT IN (SELECT word FROM face)",
    "face": f"{_TONGUE} OR trim(text) = '' OR length(text) > {MOST_TEXT} OR length(reading) > {MOST_TEXT} "
            "OR word NOT IN (SELECT word FROM own)",
    "remark": f"length(note) > {MOST_NOTE} OR star NOT IN (0, 1)",
    "tag": f"trim(tag) = '' OR length(tag) > {MOST_TAG} OR instr(tag, ',')",
    "meaning": f"{_TONGUE} OR trim(text) = '' OR length(text) > {MOST_TEXT} OR instead NOT IN (0, 1)",
}
"""Which rows can't be, beside those with values of another kind."""
_NUMBERS_OF_FILES: Final = count()
_LATEST: Final = 1e11
"""Seconds since 1970 that are still a date of the calendar."""
_PATIENCE: Final = 0.5
"""Seconds that another program's answer takes at most; who holds the file longer is told of."""


class CannotOpen(Exception):
    """The file of words can't be used: `code` is `not-words`, `damaged`, `newer`, `in-use` or `no-access`."""

    def __init__(self, code: str, path: Path, detail: str = "") -> None:
        """Keep what is wrong with which file."""
        super().__init__(f"{code}: {path}" + (f" ({detail})" if detail else ""))
        self.code = code
        self.path = path
        self.detail = quoted(detail)


class CannotKeep(Exception):
    """What was to be kept couldn't be written, nothing is changed: `code` is one of the kernel's codes of files."""

    def __init__(self, path: Path, error: sqlite3.Error) -> None:
        """Keep why, and which file."""
        super().__init__(f"{path}: {error}")
        self.code: Code = _CODES.get(_primary(error), "failed")
        self.path = path
        self.detail = quoted(str(error))


_CODES: Final[dict[int, Code]] = {
    sqlite3.SQLITE_BUSY: "in-use", sqlite3.SQLITE_LOCKED: "in-use", sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only", sqlite3.SQLITE_PERM: "read-only",
}
"""What the primary error codes of SQLite mean to a person, in the kernel's codes of files."""


_OUTSIDE: Final = frozenset((
    sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR,
))
"""What SQLite says where not the file is at fault, but the disk or folder that it is on."""


def _primary(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


class WordFile:
    """The open file. One program at a time writes it: it is locked meanwhile. It may be opened on another thread than
    the one that uses it.
    """

    def __init__(self, path: Path) -> None:
        """Open the file, or make it. Raises `CannotOpen`."""
        self.path = path
        self._db = _opened(path)
        self._taken = next(_NUMBERS_OF_FILES)

    def close(self) -> None:
        """Write everything down and let the file go."""
        self._db.close()

    def read(self, question: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows that answer a question. Raises `CannotOpen` where the file has been damaged meanwhile."""
        try:
            return self._db.execute(question, values).fetchall()
        except sqlite3.DatabaseError as error:
            raise _unreadable(error, self.path) from error

    @property
    def revision(self) -> tuple[int, ...]:
        """Another one after every change, whoever made it, and of every other file."""
        return self._taken, self._db.total_changes, self.others

    @property
    def others(self) -> int:
        """Another one after every change that was made by another program, or over another connection."""
        return int(self.read("PRAGMA data_version")[0][0])

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of it is kept when it is over, or nothing if it fails. Raises `CannotKeep`."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.IntegrityError | sqlite3.ProgrammingError):
                raise
            raise CannotKeep(self.path, error) from error

    def copy_to(self, path: Path, told: Callable[[float], None] = lambda _part: None) -> None:
        """A whole copy of the file elsewhere, replacing what is there only when it is complete; `told` is told how much
        of it is done. Raises `CannotKeep` or OSError, and whatever `told` raises to give it up.
        """
        def progress(status: int, left: int, of: int) -> None:
            _at_once(status, left, of)
            told(1 - left / max(1, of))

        try:
            with Replacing(path) as beside:
                beside.touch()  # where that can't be, the system says why, which SQLite doesn't
                with closing(sqlite3.connect(beside)) as other:
                    self._db.backup(other, pages=PAGES, progress=progress, sleep=0)
        except sqlite3.DatabaseError as error:
            raise CannotKeep(path, error) from error

    def take_from(self, path: Path) -> None:
        """Everything from another such file in place of what is here. Raises `CannotOpen`, and changes nothing, if it
        can't be read; `CannotKeep` where this one can't be written.
        """
        with closing(_opened(path, existing=True)) as other:
            try:
                other.backup(self._db, progress=_at_once)
                _bring_up(self._db)
                self._taken = next(_NUMBERS_OF_FILES)
            except sqlite3.DatabaseError as error:
                raise CannotKeep(self.path, error) from error


def _at_once(status: int, _left: int, _of: int) -> None:
    """SQLite would try for ever to copy where another program writes."""
    if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorcode = status
        raise error


def _opened(path: Path, existing: bool = False) -> sqlite3.Connection:
    try:
        if existing and not path.is_file():
            raise CannotOpen("no-access", path, "there is no such file")
        path.parent.mkdir(parents=True, exist_ok=True)
        db = sqlite3.connect(path, isolation_level=None, timeout=_PATIENCE, check_same_thread=False)
    except (OSError, ValueError, sqlite3.Error) as error:
        raise CannotOpen("no-access", path, str(error)) from error
    try:
        _make_ready(db, path)
    except sqlite3.DatabaseError as error:
        db.close()
        raise _unreadable(error, path) from error
    except CannotOpen:
        db.close()
        raise
    return db


def _unreadable(error: sqlite3.DatabaseError, path: Path) -> CannotOpen:
    """Why SQLite can't read the file."""
    if _CODES.get(_primary(error)) == "in-use":
        return CannotOpen("in-use", path, str(error))
    if _primary(error) in _OUTSIDE:
        return CannotOpen("no-access", path, str(error))
    return CannotOpen("damaged" if _is_sqlite(path) else "not-words", path, str(error))


def _make_ready(db: sqlite3.Connection, path: Path) -> None:
    """Check whose file it is and that it is whole; make the tables of a new one."""
    mark = db.execute("PRAGMA application_id").fetchone()[0]
    tables = db.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()[0]
    if tables and mark != MARK:
        raise CannotOpen("not-words", path)
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > VERSION:
        raise CannotOpen("newer", path, str(version))
    if tables:
        _check(db, path, version)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    if not tables:
        making = f"BEGIN;{_TABLES}PRAGMA application_id = {MARK};PRAGMA user_version = 1;COMMIT;"
        db.executescript(making)
    _bring_up(db)


def _bring_up(db: sqlite3.Connection) -> None:
    """A file of an older version gets what the later ones have besides."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    for later in range(version + 1, VERSION + 1):
        db.executescript(f"BEGIN;{_ADDED[later]}PRAGMA user_version = {later};COMMIT;")


def _check(db: sqlite3.Connection, path: Path, version: int) -> None:
    """The file is whole, with its tables, and each value is of the kind that stands there. Raises `CannotOpen`."""
    found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise CannotOpen("damaged", path, str(found))
    foreign = db.execute("SELECT name FROM sqlite_master WHERE type IN ('trigger', 'view')").fetchone()
    if version < 1 or foreign is not None:
        raise CannotOpen("damaged", path, f"version {version}" if foreign is None else foreign[0])
    tables = dict(_COLUMNS)
    for added in range(2, version + 1):
        tables |= _ADDED_COLUMNS[added]
    for table, columns in tables.items():
        there = tuple(row[1] for row in db.execute(f"PRAGMA table_info({table})"))
        if there != columns:
            raise CannotOpen("damaged", path, table)
        odd = " OR ".join(
            f"typeof({column}) NOT IN ('real', 'integer') OR abs({column}) > {_LATEST}"
            if column in _NUMBERS
            else f"typeof({column}) != 'text'"
            for column in columns
        )
        odd += f" OR {_ODD[table]}" if table in _ODD else ""
        if db.execute(f"SELECT COUNT(*) FROM {table} WHERE {odd}").fetchone()[0]:
            raise CannotOpen("damaged", path, table)


def check_marked(path: Path) -> None:
    """A file says of itself that it is one of words, which is read without touching it. Raises `CannotOpen`."""
    try:
        with path.open("rb") as file:
            head = file.read(HEAD)
    except (OSError, ValueError) as error:
        raise CannotOpen("no-access", path, said(error)) from error
    marked = int.from_bytes(head[MARKED_AT:MARKED_AT + 4]) == MARK
    if not head.startswith(SQLITE) or not (marked or path.with_name(f"{path.name}-wal").exists()):
        raise CannotOpen("not-words", path)


def _is_sqlite(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(SQLITE)) == SQLITE
    except OSError:
        return False
