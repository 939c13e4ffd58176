"""The decks kept under names: each is its deck code, so that a list may hold decks of any season and order of forms."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal

from engine.duel import BadDeckCode, Deck, deck_code, read_deck_code
from engine.text.phrase import Phrase, say
from sakura_desktop.files import FileTrouble, put_aside, write_whole

if TYPE_CHECKING:
    from pathlib import Path

Pair = tuple[str, str]


def fits(deck: Deck, pair: Pair) -> bool:
    """A player of these two megami can bring the deck."""
    return frozenset(deck.megami) == frozenset(pair)


def code_trouble(error: BadDeckCode) -> Phrase:
    """Why a text is no deck code, in a sentence."""
    return say(f"deck-code-{error.code}")


class SavedDeck(msgspec.Struct, frozen=True):
    """A deck code under a name."""

    name: str
    code: str
    kept: str = ""

    def deck(self) -> Deck | None:
        """The deck, unless this version of the program can't read its code."""
        try:
            return read_deck_code(self.code)
        except BadDeckCode:
            return None


class _Page(msgspec.Struct, kw_only=True):
    version: int = 1
    decks: list[SavedDeck] = []


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
        try:
            page = msgspec.json.decode(self.path.read_bytes(), type=_Page)
        except (FileNotFoundError, NotADirectoryError):
            return
        except OSError as error:
            self.trouble = FileTrouble("unreadable", self.path, error.strerror or str(error))
            return
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.trouble = FileTrouble("damaged", self.path, str(error), put_aside(self.path))
            return
        self._decks = {kept.name: kept for kept in page.decks}

    def _write(self) -> None:
        page = _Page(decks=list(self.decks()))
        trouble = write_whole(self.path, msgspec.json.format(msgspec.json.encode(page), indent=1).decode())
        if trouble:
            self.save_failed.emit(trouble)
        self.changed.emit()
