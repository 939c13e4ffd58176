"""The words that wait in a sitting: due and new ones, and those that are to be asked again."""

from __future__ import annotations

from collections import Counter, deque
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable


class Left(NamedTuple):
    """How many words are left in a sitting, the open one among them."""

    due: int
    new: int


class ReviewQueue:
    """A queue of words; which of them are new, and how often each was asked."""

    def __init__(self) -> None:
        """Empty."""
        self._words: deque[str] = deque()
        self._fresh: frozenset[str] = frozenset()
        self._asked: Counter[str] = Counter()

    def begin(self, asked: Iterable[str]) -> None:
        """Another sitting; `asked`: the words that were asked before it, each as often as it was."""
        self._words.clear()
        self._asked = Counter(asked)

    def fill(self, words: Iterable[str], fresh: Iterable[str]) -> None:
        """Let these words wait; `fresh` are those that were never asked."""
        self._words = deque(words)
        self._fresh = frozenset(fresh)

    def left(self, here: str) -> Left:
        """How many wait, with the word that is open, if one is."""
        words = [*self._words, *([here] if here else [])]
        new = sum(word in self._fresh for word in words)
        return Left(len(words) - new, new)

    def next(self) -> str:
        """The next word, empty where none waits."""
        return self._words.popleft() if self._words else ""

    def asked(self, word: str) -> int:
        """How often a word was asked."""
        return self._asked[word]

    def was_asked(self, word: str, *, again: bool) -> None:
        """A word was asked; `again`: it waits once more, behind the others."""
        self._asked[word] += 1
        if again:
            self._words.append(word)
            self._fresh -= {word}

    def take_back(self, word: str, here: str, *, again: bool, new: bool) -> None:
        """A word is asked anew as if it hadn't been, in place of the one that is open now; `again`: it was to wait once
        more; `new`: it was never asked before.
        """
        self._asked[word] -= 1
        if again and word in self._words:
            self._words.reverse()
            self._words.remove(word)
            self._words.reverse()
        if here and here != word:
            self._words.appendleft(here)
        if new:
            self._fresh |= {word}
