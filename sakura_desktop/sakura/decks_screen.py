"""The decks kept under names: rename, copy as a code, take one from a code, throw away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QListWidgetItem, QWidget

from engine.sakura.door import BadDeckCode, check_deck, megami_name, read_deck_code
from engine.text.phrase import say
from sakura_desktop.sakura.deck_preview import DeckCards
from sakura_desktop.sakura.saved_decks import code_trouble
from sakura_desktop.screens.screen import Screen
from sakura_desktop.widgets.dialogs import ask_text, confirm
from sakura_desktop.widgets.layouts import PAGE, below, beside
from sakura_desktop.widgets.status_label import StatusLabel

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.decks.saved_decks import SavedDeck
    from sakura_desktop.languages.words import Words
    from sakura_desktop.sakura.saved_decks import SavedDecks

class DecksScreen(Screen):
    """The list of decks, the cards of the one chosen, a large card beside."""

    cancelled = Signal()
    card_looked = Signal(str)

    def __init__(
        self, words: Words, look: Appearance, shelf: SavedDecks, reader: QWidget, parent: QWidget | None = None,
    ) -> None:
        """The list follows the shelf."""
        super().__init__("decks", words, parent)
        self._shelf = shelf
        self.list = self.wording.lines("decks.list", "decks-title")
        self.list.currentItemChanged.connect(lambda *_: self._picked())
        self.status = StatusLabel("decks.status", words, self)
        self.cards = DeckCards(words, look, self)
        self.cards.looked.connect(self.card_looked)
        self._tools = {
            "copy": self.button("decks.copy", "decks-copy", self.copy),
            "rename": self.button("decks.rename", "decks-rename", self._rename),
            "remove": self.button("decks.remove", "decks-remove", self._remove),
            "paste": self.button("decks.paste", "decks-paste", self.paste),
        }
        self._back = self.button("decks.back", "button-home", self.cancelled.emit)
        self._lay_out(reader)
        shelf.changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self, reader: QWidget) -> None:
        copy, rename, remove, paste = self._tools.values()
        left = below((self.list, 1), paste)
        middle = below(self.cards, beside(copy, rename, remove, None), self.status, None)
        columns = beside((left, 30), (middle, 68), (reader, 33), spacing=12)
        title = self.label("decks-title", role="title")
        self.setLayout(below(title, (columns, 1), beside(self._back, None), edges=PAGE))

    def entered(self) -> None:
        """The list has the keyboard."""
        self.refresh()
        self.list.setFocus()

    def current(self) -> SavedDeck | None:
        """The deck chosen."""
        index = self.list.currentIndex()
        name = index.data(Qt.ItemDataRole.UserRole) if index.isValid() else None
        return next((kept for kept in self._shelf.decks() if kept.name == name), None)

    def refresh(self) -> None:
        """Show the decks as the shelf has them."""
        kept = self.current()
        self.list.clear()
        for deck in self._shelf.decks():
            item = QListWidgetItem(deck.name, self.list)
            item.setData(Qt.ItemDataRole.UserRole, deck.name)
            if kept is not None and deck.name == kept.name:
                self.list.setCurrentItem(item)
        if not self.list.currentIndex().isValid() and self.list.count():
            self.list.setCurrentRow(0)
        self._picked()

    def _picked(self) -> None:
        kept = self.current()
        for name in ("copy", "rename", "remove"):
            self._tools[name].setEnabled(kept is not None)
        self.cards.show_deck(kept, self._shelf.deck(kept) if kept is not None else None)
        self.status.tell(say("decks-hint"))

    def copy(self) -> None:
        """Copy the chosen deck as a code."""
        kept = self.current()
        if kept is not None:
            QGuiApplication.clipboard().setText(kept.code)
            self.status.tell(say("deck-copied", code=kept.code))

    def paste(self) -> None:
        """Keep the deck whose code is on the clipboard."""
        text = QGuiApplication.clipboard().text()
        try:
            deck = read_deck_code(text)
        except BadDeckCode as error:
            self.status.tell(code_trouble(error), warning=True)
            return
        refusal = check_deck(*deck)
        if refusal is not None:
            self.status.refuse(refusal)
            return
        first, second = deck.megami
        wish = self.words.say("deck-name-wish", left=megami_name(first), right=megami_name(second))
        name = ask_text(self, self.words, say("deck-name-ask"), self._shelf.free_name(wish))
        if name:
            self._shelf.keep(name, deck)
            self.status.tell(say("deck-kept", name=name))

    def _rename(self) -> None:
        kept = self.current()
        if kept is None:
            return
        name = ask_text(self, self.words, say("deck-name-ask"), kept.name)
        if name and name != kept.name and not self._shelf.rename(kept.name, name):
            self.status.tell(say("deck-name-taken", name=name), warning=True)

    def _remove(self) -> None:
        kept = self.current()
        if kept is not None and confirm(
            self, self.words, say("decks-remove-title", name=kept.name), say("decks-remove-text"), "decks-remove",
        ):
            self._shelf.drop(kept.name)
