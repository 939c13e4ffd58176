"""The decks kept under names: each is its deck code, so that a list may hold decks of any season and order of forms.

The engine is loaded when the first code is read: a window opens without it.
"""

from __future__ import annotations

from datetime import UTC, datetime
from operator import attrgetter
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from engine.text.phrase import Phrase, say
from sakura_desktop.record_file import RecordFile

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QObject

    from engine.sakura.door import BadDeckCode, Deck

Pair = tuple[str, str]
LONGEST_NAME: Final = 100
LONGEST_CODE: Final = 1000


def fits(deck: Deck, pair: Pair) -> bool:
    """A player of these two megami can bring the deck."""
    return frozenset(deck.megami) == frozenset(pair)


def code_trouble(error: BadDeckCode) -> Phrase:
    """Why a text is no deck code, in a sentence."""
    return say(f"deck-code-{error.code}")


class SavedDeck(msgspec.Struct, frozen=True):
    """A deck code under a name."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    code: Annotated[str, msgspec.Meta(max_length=LONGEST_CODE)]
    kept: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""

    def deck(self) -> Deck | None:
        """The deck, unless this version of the program can't read its code."""
        from engine.sakura.door import BadDeckCode, read_deck_code

        try:
            return read_deck_code(self.code)
        except BadDeckCode:
            return None


class SavedDecks(RecordFile[SavedDeck]):
    """The decks kept, by name in the order of their names."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Read the decks of that file."""
        super().__init__(path, SavedDeck, "decks", attrgetter("name"), parent)

    def decks(self) -> tuple[SavedDeck, ...]:
        """Every deck kept."""
        return tuple(sorted(self._records.values(), key=lambda deck: deck.name.casefold()))

    def fitting(self, pair: Pair) -> tuple[SavedDeck, ...]:
        """The decks that a player of these two megami can bring."""
        return tuple(kept for kept in self.decks() if (deck := kept.deck()) is not None and fits(deck, pair))

    def has(self, name: str) -> bool:
        """A deck of that name is kept."""
        return name in self._records

    def keep(self, name: str, deck: Deck) -> None:
        """Keep a deck under a name, in place of one of the same name."""
        from engine.sakura.door import deck_code

        self.put(SavedDeck(name, deck_code(deck), datetime.now(UTC).isoformat(timespec="seconds")))

    def rename(self, old: str, new: str) -> bool:
        """Give a deck another name; False where a deck of that name is kept already."""
        kept = self._records.get(old)
        if kept is None or self.has(new):
            return False
        self.put(SavedDeck(new, kept.code, kept.kept), instead=old)
        return True

    def free_name(self, wish: str) -> str:
        """The name wished for, with a number behind it where a deck has that name already."""
        name, number = wish, 2
        while self.has(name):
            name = f"{wish} {number}"
            number += 1
        return name
