"""The decks that one player can take before a match: ready ones, kept ones, and one that is under no name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QSignalBlocker, QTimer, Signal
from PySide6.QtWidgets import QListWidgetItem

from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QListWidget

    from sakura_desktop.decks.deck_kind import DeckKind
    from sakura_desktop.decks.saved_decks import SavedDecks
    from sakura_desktop.match.preparing_screen import PreparingScreen

D = TypeVar("D")


class Offered(NamedTuple, Generic[D]):
    """A deck that can be taken: `sort` is `ready`, `kept`, or `own` for one that is under no name."""

    sort: str
    name: Phrase
    deck: D
    kept: str = ""
    """The name under which it is kept."""

    @property
    def key(self) -> tuple[str, object]:
        """Tells it from every other, whatever is in it by now."""
        return self.sort, self.deck if self.sort == "ready" else self.name


class OfferedDecks(QObject, Generic[D]):
    """A list of decks, of which one is taken; it follows the shelf, and what was taken stays taken."""

    taken = Signal()
    """Another deck is taken."""
    changed = Signal()
    """It, or what is in the one taken, is another."""
    done = Signal()
    """The list is left with a deck taken: by Enter, or by a double click."""

    def __init__(
        self, name: str, kind: DeckKind[D], shelf: SavedDecks[D], screen: PreparingScreen, first: int, *,
        brief: bool = False,
    ) -> None:
        """At the beginning the ready deck at that place is taken; in little room each deck is one `brief` line."""
        super().__init__(screen)
        self._kind, self._shelf, self._words, self._first = kind, shelf, screen.words, first
        self._brief = brief
        self._offered: list[Offered[D]] = []
        self._own: list[Offered[D]] = []
        self._was: object = None
        self.list: QListWidget = screen.wording.lines(name, "deck-list")
        self.list.currentRowChanged.connect(lambda _row: self._changed())
        # when the key is done with: it would press what has the keyboard then
        self.list.itemActivated.connect(lambda _item: QTimer.singleShot(0, self, self.done.emit))
        shelf.changed.connect(self.offer)
        self.offer()

    @property
    def current(self) -> Offered[D] | None:
        """The deck that is taken."""
        row = self.list.currentRow()
        return self._offered[row] if 0 <= row < len(self._offered) else None

    def offer(self) -> None:
        """Decks kept are others."""
        was = self.current
        ready = [Offered("ready", name, deck) for name, deck in self._kind.ready()]
        self._offered = [*self._own, *kept_decks(self._shelf), *ready]
        keys = [one.key for one in self._offered]
        with QSignalBlocker(self.list):
            while self.list.count() > len(keys):
                self.list.takeItem(self.list.count() - 1)
            while self.list.count() < len(keys):
                QListWidgetItem(self.list)
            self.reword()
            first = len(keys) - len(ready) + self._first
            self.list.setCurrentRow(keys.index(was.key) if was is not None and was.key in keys else first)
        self._changed()

    def take(self, deck: D, called: Phrase) -> None:
        """Take a deck: the one that has the same cards, else one of its own in the list, called so."""
        self._own = []
        self.offer()
        same = next((row for row, one in enumerate(self._offered) if self._kind.same(one.deck, deck)), None)
        if same is None:
            self._own = [Offered("own", called, deck)]
            self.offer()
            same = 0
        self.list.setCurrentRow(same)

    def reword(self) -> None:
        """Say the decks again."""
        for row, one in enumerate(self._offered):
            whole = self._kind.wrong(one.deck) is None
            about = self._kind.about(one.deck) if whole else say("deck-unfinished")
            brief = say("deck-brief", deck=one.name, about=about)
            lines = (brief,) if self._brief else (one.name, about)
            self.list.item(row).setText("\n".join(self._words.text(line) for line in lines))

    def keep_in_sight(self) -> None:
        """The deck taken is seen."""
        if self.list.currentItem() is not None:
            self.list.scrollToItem(self.list.currentItem())

    def sight_soon(self) -> None:
        """It is seen when the list has its height."""
        QTimer.singleShot(0, self, self.keep_in_sight)

    def _changed(self) -> None:
        current = self.current
        key = current.key if current is not None else None
        if key != self._was:
            self._was = key
            self.taken.emit()
        self.changed.emit()


def kept_decks(shelf: SavedDecks[D]) -> list[Offered[D]]:
    """The decks kept under names that this version can read."""
    found = ((kept.name, shelf.deck(kept)) for kept in shelf.decks())
    return [Offered("kept", say("deck-named", name=name), deck, name) for name, deck in found if deck is not None]


