"""The decks kept under names: each is its deck code, so that a list may hold decks that this version can't read.

The engine is loaded when the first code is read: a window opens without it.
"""

from __future__ import annotations

from abc import abstractmethod
from datetime import UTC, datetime
from operator import attrgetter
from typing import TYPE_CHECKING, Annotated, Final, Generic, TypeVar

import msgspec

from sakura_desktop.record_file import RecordFile

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QObject

LONGEST_NAME: Final = 100
LONGEST_CODE: Final = 1000
"""No code has more signs (`engine.cardgame.deck_code.LONGEST`, which would load the engine)."""
D = TypeVar("D")


class SavedDeck(msgspec.Struct, frozen=True):
    """A deck code under a name."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    code: Annotated[str, msgspec.Meta(max_length=LONGEST_CODE)]
    kept: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""


class SavedDecks(RecordFile[SavedDeck], Generic[D]):
    """The decks kept of one game, by name in the order of their names."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Read the decks of that file."""
        super().__init__(path, SavedDeck, "decks", attrgetter("name"), parent)

    @abstractmethod
    def written(self, deck: D) -> str:
        """The code of a deck."""

    @abstractmethod
    def read(self, code: str) -> D:
        """The deck of a code. Raises `BadDeckCode`."""

    def decks(self) -> tuple[SavedDeck, ...]:
        """Every deck kept."""
        return tuple(sorted(self._records.values(), key=lambda deck: deck.name.casefold()))

    def deck(self, kept: SavedDeck) -> D | None:
        """The deck itself, unless this version of the program can't read its code."""
        from engine.cardgame.deck_code import BadDeckCode

        try:
            return self.read(kept.code)
        except BadDeckCode:
            return None

    def named(self, name: str) -> SavedDeck | None:
        """The deck of that name, if one is kept."""
        return self._records.get(name)

    def keep(self, name: str, deck: D) -> None:
        """Keep a deck under a name, in place of one of the same name."""
        self.put(SavedDeck(name[:LONGEST_NAME], self.written(deck), datetime.now(UTC).isoformat(timespec="seconds")))

    def rename(self, old: str, new: str) -> bool:
        """Give a deck another name; False where a deck of that name is kept already."""
        kept, new = self.named(old), new[:LONGEST_NAME]
        if kept is None or self.named(new) is not None:
            return False
        self.put(msgspec.structs.replace(kept, name=new), instead=old)
        return True

    def duplicate(self, kept: SavedDeck) -> str:
        """Keep a deck once more, under the next free name, which is given."""
        name = self.free_name(kept.name)
        self.put(msgspec.structs.replace(kept, name=name))
        return name

    def free_name(self, wish: str) -> str:
        """The name wished for, with a number behind it where a deck has that name already."""
        name, number = wish[:LONGEST_NAME], 2
        while self.named(name) is not None:
            behind = f" {number}"
            name = f"{wish[: LONGEST_NAME - len(behind)]}{behind}"
            number += 1
        return name
