"""The decks kept under names: each is its deck code, so that a list may hold decks of any season and order of forms.

The engine is loaded when the first code is read: a window opens without it.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from PySide6.QtCore import QObject, Signal

from engine.text.phrase import Phrase, say
from sakura_desktop.files import FileTrouble, damaged, read_json, sound, write_json

if TYPE_CHECKING:
    from pathlib import Path

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


class _Page(msgspec.Struct, kw_only=True):
    version: int = 1
    decks: list[Any] = []
    """Each is judged by itself: a `SavedDeck`."""


class SavedDecks(QObject):
    """The decks kept, by name in the order of their names."""

    changed = Signal()
    save_failed = Signal(object)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Read the decks of that file; a damaged one is put aside and told in `trouble`."""
        super().__init__(parent)
        self.path = path
        self.trouble: FileTrouble | None = None
        self._decks: dict[str, SavedDeck] = {}
        self._read()

    def decks(self) -> tuple[SavedDeck, ...]:
        """Every deck kept."""
        return tuple(sorted(self._decks.values(), key=lambda deck: deck.name.casefold()))

    def fitting(self, pair: Pair) -> tuple[SavedDeck, ...]:
        """The decks that a player of these two megami can bring."""
        return tuple(kept for kept in self.decks() if (deck := kept.deck()) is not None and fits(deck, pair))

    def has(self, name: str) -> bool:
        """A deck of that name is kept."""
        return name in self._decks

    def keep(self, name: str, deck: Deck) -> None:
        """Keep a deck under a name, in place of one of the same name."""
        from engine.sakura.door import deck_code

        stamp = datetime.now(UTC).isoformat(timespec="seconds")
        self._decks[name] = SavedDeck(name, deck_code(deck), stamp)
        self._write()

    def rename(self, old: str, new: str) -> bool:
        """Give a deck another name; False where a deck of that name is kept already."""
        if new in self._decks or old not in self._decks:
            return False
        kept = self._decks.pop(old)
        self._decks[new] = SavedDeck(new, kept.code, kept.kept)
        self._write()
        return True

    def remove(self, name: str) -> None:
        """Keep a deck no longer."""
        if self._decks.pop(name, None):
            self._write()

    def free_name(self, wish: str) -> str:
        """The name wished for, with a number behind it where a deck has that name already."""
        name, number = wish, 2
        while name in self._decks:
            name = f"{wish} {number}"
            number += 1
        return name

    def _read(self) -> None:
        page, self.trouble = read_json(self.path, _Page)
        if page is None:
            return
        decks, wrong = sound(page.decks, SavedDeck)
        self._decks = {kept.name: kept for kept in decks}
        if wrong:
            self.trouble = damaged(self.path, wrong)
            if self.trouble.kept is not None:
                self._write()

    def _write(self) -> None:
        trouble = write_json(self.path, _Page(decks=list(self.decks())))
        if trouble:
            self.save_failed.emit(trouble)
        self.changed.emit()
