"""The decks kept under names: rename, duplicate, copy as a code, take one from a code, throw away. What a deck is and
how its cards are shown, a game's own screen says.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidgetItem, QWidget

from engine.cardgame.deck_code import BadDeckCode
from engine.text.phrase import Phrase, say
from sakura_desktop.decks.desk import copy_code, keep_under_name, pasted
from sakura_desktop.screens.screen import Screen
from sakura_desktop.widgets.dialogs import ask_text, confirm
from sakura_desktop.widgets.flow_layout import FlowLayout
from sakura_desktop.widgets.layouts import PAGE, below, beside
from sakura_desktop.widgets.status_label import StatusLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QPushButton

    from engine.cardgame.view import Refusal
    from sakura_desktop.decks.saved_decks import SavedDeck, SavedDecks
    from sakura_desktop.languages.words import Words

D = TypeVar("D")


class DecksScreen(Screen, Generic[D]):
    """The list of decks, the cards of the one chosen, a large card beside."""

    cancelled = Signal()
    card_looked = Signal(str)

    def __init__(
        self, words: Words, shelf: SavedDecks[D], cards: QWidget, reader: QWidget, parent: QWidget | None = None
    ) -> None:
        """The list follows the shelf; `cards` shows those of a deck."""
        super().__init__("decks", words, parent)
        self._shelf = shelf
        self.list = self.wording.lines("decks.list", "decks-title")
        self.list.currentItemChanged.connect(lambda *_: self._picked())
        self.status = StatusLabel("decks.status", words, self)
        self._tools = {
            "copy": self.button("decks.copy", "decks-copy", self.copy),
            "rename": self.button("decks.rename", "decks-rename", self._rename),
            "duplicate": self.button("decks.duplicate", "decks-duplicate", self.duplicate),
            "remove": self.button("decks.remove", "decks-remove", self._remove),
        }
        self._paste = self.button("decks.paste", "decks-paste", self.paste)
        self._back = self.button("decks.back", "button-home", self.cancelled.emit)
        first, second = self.own_tools()
        tools = FlowLayout()
        for button in (*second, *self._tools.values()):
            tools.addWidget(button)
        self._of_deck = (*second, *self._tools.values())
        left = below((self.list, 1), *first, self._paste)
        middle = below((cards, 1), tools, self.status)
        columns = beside((left, 30), (middle, 68), (reader, 33), spacing=12)
        title = self.label("decks-title", role="title")
        self.setLayout(below(title, (columns, 1), beside(self._back, None), edges=PAGE))
        shelf.changed.connect(self.refresh)

    # --- for a game's own screen

    @abstractmethod
    def show_deck(self, kept: SavedDeck | None, deck: D | None) -> None:
        """Show a kept deck; None where there is none, or this version can't read it."""

    @abstractmethod
    def wish(self, deck: D) -> str:
        """What a deck may be called."""

    @abstractmethod
    def trouble(self, error: BadDeckCode) -> Phrase:
        """Why a text is no deck code."""

    def judge(self, _deck: D) -> Refusal | None:
        """Why a deck can't be kept; nothing, where decks may be kept before they are finished."""
        return None

    def own_tools(self) -> tuple[tuple[QPushButton, ...], tuple[QPushButton, ...]]:
        """Further buttons: of the list, and of the deck chosen."""
        return (), ()

    # --- the screen

    def entered(self) -> None:
        """The list has the keyboard."""
        self.refresh()
        self.list.setFocus()

    def current(self) -> SavedDeck | None:
        """The deck chosen."""
        index = self.list.currentIndex()
        return self._shelf.named(index.data(Qt.ItemDataRole.UserRole)) if index.isValid() else None

    def refresh(self) -> None:
        """Show the decks as the shelf has them; where the one chosen is gone, the one in its place is chosen."""
        row, kept = self.list.currentRow(), self.current()
        self.list.clear()
        for deck in self._shelf.decks():
            item = QListWidgetItem(deck.name, self.list)
            item.setData(Qt.ItemDataRole.UserRole, deck.name)
            if kept is not None and deck.name == kept.name:
                self.list.setCurrentItem(item)
        if not self.list.currentIndex().isValid() and self.list.count():
            self.list.setCurrentRow(min(max(row, 0), self.list.count() - 1))
        self._picked()

    def choose(self, name: str) -> None:
        """Choose the deck of that name."""
        found = self.list.findItems(name, Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchCaseSensitive)
        if found:
            self.list.setCurrentItem(found[0])

    def _picked(self) -> None:
        kept = self.current()
        for button in self._of_deck:
            button.setEnabled(kept is not None)
        self.show_deck(kept, self._shelf.deck(kept) if kept is not None else None)
        self.status.tell(say("decks-hint"))

    def copy(self) -> None:
        """Copy the chosen deck as a code."""
        kept = self.current()
        if kept is not None:
            self.status.tell(copy_code(kept.code))

    def duplicate(self) -> None:
        """Keep the chosen deck once more, under another name."""
        kept = self.current()
        if kept is not None:
            name = self._shelf.duplicate(kept)
            self.choose(name)
            self.status.tell(say("deck-kept", name=name))

    def paste(self) -> None:
        """Keep the deck whose code is on the clipboard."""
        try:
            deck = pasted(self._shelf)
        except BadDeckCode as error:
            self.status.tell(self.trouble(error), warning=True)
            return
        refusal = self.judge(deck)
        if refusal is not None:
            self.status.refuse(refusal)
            return
        name = keep_under_name(self, self.words, self._shelf, deck, self.wish(deck))
        if name:
            self.choose(name)
            self.status.tell(say("deck-kept", name=name))

    def _rename(self) -> None:
        kept = self.current()
        if kept is None:
            return
        name = ask_text(self, self.words, say("deck-name-ask"), kept.name)
        if name and name != kept.name:
            if self._shelf.rename(kept.name, name):
                self.choose(name)
            else:
                self.status.tell(say("deck-name-taken", name=name), warning=True)

    def _remove(self) -> None:
        kept = self.current()
        if kept is not None and confirm(
            self, self.words, say("decks-remove-title", name=kept.name), say("decks-remove-text"), "decks-remove",
        ):
            self._shelf.drop(kept.name)
