"""The words that wait in a sitting: due and new ones, those that were only shown yet, and those to be asked again."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

BETWEEN: Final = 2
"""So many other words come between seeing a new word and being asked for it, where there are any."""
AGAIN_AFTER: Final = 8
"""So many other words come before one that wasn't known is asked again: about the minute that its grade speaks of."""


class Left(NamedTuple):
    """How many words are left in a sitting, the open one among them."""

    due: int
    new: int


class ReviewQueue:
    """A queue of words, and which of them are new."""

    def __init__(self) -> None:
        """Empty."""
        self._words: deque[str] = deque()
        self._fresh: frozenset[str] = frozenset()

    def fill(self, words: Iterable[str], fresh: Iterable[str]) -> None:
        """Let these words wait; `fresh` are those that were never asked. Those that waited keep their order."""
        there = dict.fromkeys(words)
        before = [word for word in self._words if word in there]
        self._words = deque(dict.fromkeys((*before, *there)))
        self._fresh = frozenset(fresh)

    def clear(self) -> None:
        """None waits."""
        self._words.clear()

    def left(self, here: str, later: Iterable[str] = ()) -> Left:
        """How many wait, with the word that is open, if one is, and those that are to be asked `later`."""
        words = {*self._words, *([here] if here else []), *later}
        new = sum(word in self._fresh for word in words)
        return Left(len(words) - new, new)

    def next(self) -> str:
        """The next word, empty where none waits."""
        return self._words.popleft() if self._words else ""

    def come_due(self, words: Iterable[str]) -> None:
        """The minute of words has come that are being learned: they are asked next."""
        self._words.extendleft([word for word in words if word not in self._words][::-1])

    def was_shown(self, word: str) -> None:
        """A new word was shown: it is asked soon."""
        self._words.insert(BETWEEN, word)

    def was_asked(self, word: str, *, again: bool) -> None:
        """A word was asked; `again`: it waits once more, behind some others."""
        self._fresh -= {word}
        if again:
            self._words.insert(AGAIN_AFTER, word)

    def leave(self, word: str) -> None:
        """A word waits no more."""
        if word in self._words:
            self._words.remove(word)

    def take_back(self, word: str, here: str) -> None:
        """A word is asked anew as if it hadn't been, in place of the one that is open now, which comes after it."""
        self.leave(word)
        if here and here != word:
            self._words.appendleft(here)
