"""The list of words that a person learns, and the sentences in which words were met."""

from __future__ import annotations

from contextlib import suppress
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from engine.text.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.study.wordfile import WordFile

EXAMPLES_KEPT: Final = 5


class Kept(NamedTuple):
    """A word of the list: its id, when it was added (seconds since 1970, UTC), and where it came from."""

    word: str
    added: float
    origin: str
    """`duel`, `megami`, `hand`, `read` or `import`."""


class WordList:
    """The words of a file, and where they were met."""

    def __init__(self, file: WordFile) -> None:
        """Over an open file."""
        self._file = file

    def add(self, words: Iterable[str], origin: str, at: float) -> int:
        """Put words on the list; how many weren't there yet."""
        with self._file.writing() as db:
            rows = [(word, at, origin) for word in words]
            return db.executemany("INSERT OR IGNORE INTO word VALUES (?, ?, ?)", rows).rowcount if rows else 0

    def remove(self, *words: str) -> None:
        """Take words off the list, with what is remembered of them; the answers given stay in the history."""
        with self._file.writing() as db:
            db.executemany("DELETE FROM word WHERE id = ?", [(word,) for word in words])

    def has(self, word: str) -> bool:
        """The word is on the list."""
        return bool(self._file.read("SELECT 1 FROM word WHERE id = ?", word))

    def count(self) -> int:
        """How many words are on the list."""
        return int(self._file.read("SELECT COUNT(*) FROM word")[0][0])

    def ids(self) -> frozenset[str]:
        """The words of the list."""
        return frozenset(chain.from_iterable(self._file.read("SELECT id FROM word")))

    def words(self) -> tuple[Kept, ...]:
        """The list, oldest first."""
        return tuple(Kept(*row) for row in self._file.read("SELECT id, added, origin FROM word ORDER BY rowid"))

    def meet(self, words: Iterable[str], sentence: Phrase, at: float) -> None:
        """Words were met in a sentence; the latest sentences of each are kept."""
        self.meet_all(((sentence, words),), at)

    def meet_all(self, meetings: Iterable[tuple[Phrase, Iterable[str]]], at: float) -> None:
        """Words were met in sentences, one after the other."""
        with self._file.writing() as db:
            for order, (sentence, words) in enumerate(meetings):
                said = msgspec.json.encode(sentence).decode()
                for word in words:
                    # a thousandth of a second later each, so that the latest can be told
                    db.execute("INSERT OR REPLACE INTO meeting VALUES (?, ?, ?)", (word, said, at + order / 1000))
                    db.execute(
                        "DELETE FROM meeting WHERE word = ? AND sentence NOT IN "
                        "(SELECT sentence FROM meeting WHERE word = ? ORDER BY at DESC LIMIT ?)",
                        (word, word, EXAMPLES_KEPT),
                    )

    def met(self) -> tuple[str, ...]:
        """Every word that was met, the latest first."""
        return tuple(row[0] for row in self._file.read("SELECT word FROM meeting GROUP BY word ORDER BY MAX(at) DESC"))

    def examples(self, word: str) -> tuple[Phrase, ...]:
        """The sentences in which a word was met, the latest first."""
        rows = self._file.read("SELECT sentence FROM meeting WHERE word = ? ORDER BY at DESC", word)
        found = []
        for (sentence,) in rows:
            with suppress(msgspec.MsgspecError, RecursionError):  # of another version: one example less
                found.append(msgspec.convert(_upcast(msgspec.json.decode(sentence)), Phrase))
        return tuple(found)


def _upcast(said: Any) -> Any:
    """A phrase as it is written now: names of things were once those of megami alone."""
    if isinstance(said, list):
        return [_upcast(one) for one in said]
    if not isinstance(said, dict):
        return said
    if said.get("type") == "megami":
        return {**said, "type": "name", "kind": "megami"}
    return {key: _upcast(value) for key, value in said.items()}
