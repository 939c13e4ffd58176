"""What both players have shown each other of what they brought: every card with how often it is there, in a window
beside the table that the mouse and the keys walk.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QWidget

from engine.text.phrase import say
from sakura_desktop.decks.counted_cards import CountedCards
from sakura_desktop.table.player_plate import player_phrase
from sakura_desktop.widgets.layouts import below, beside
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections import Counter

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings


LISTS_KEY: Final = "F3"
"""Puts the window away, as it opened it."""


class ShownLists(QDialog):
    """Both lists beside each other; whoever points at a card has it read."""

    looked = Signal(str)
    """A card by its number."""

    def __init__(self, words: Words, settings: Settings, look: Appearance, parent: QWidget) -> None:
        """Nothing shown yet."""
        super().__init__(parent)
        self.setObjectName("lists")
        self._settings = settings
        self._wording = Translated(words, self)
        self._wording.bind(self, "title", self.setWindowTitle, say("lists-title"))
        self.headings = [self._wording.label(name=f"lists.of.{seat}", role="heading", wrap=True) for seat in (0, 1)]
        self.cards = [CountedCards(f"lists.cards.{seat}", words, look, self) for seat in (0, 1)]
        for cards in self.cards:
            cards.looked.connect(self.looked)
            cards.picked.connect(self.looked)
        buttons = QDialogButtonBox(self)
        self.close_button = buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self.close_button.setObjectName("lists.close")
        self._wording.text(self.close_button, "lists-close")
        buttons.rejected.connect(self.reject)
        QShortcut(LISTS_KEY, self, self.reject)
        sides = [(below(heading, (cards, 1)), 1) for heading, cards in zip(self.headings, self.cards, strict=True)]
        note = self._wording.label("lists-note", role="note", wrap=True)
        self.setLayout(below(note, (beside(*sides, spacing=12), 1), buttons, edges=(16, 12, 16, 12)))
        self.resize(look.px(820), look.px(520))

    def show_lists(self, lists: tuple[Counter[str], Counter[str]]) -> None:
        """Show them; the keyboard is at the second player's, who is the computer where one plays."""
        for seat, counts in enumerate(lists):
            of = say("lists-of", player=player_phrase(self._settings, seat), count=counts.total())
            self._wording.phrase(self.headings[seat], of)
            self._wording.bind(self.cards[seat], "name", self.cards[seat].setAccessibleName, of)
            self.cards[seat].show_counts(counts)
        self.show()
        self.cards[1].setFocus()
