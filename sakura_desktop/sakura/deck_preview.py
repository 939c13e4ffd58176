"""The cards of a kept deck, as large as the room lets them be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.sakura.door import megami_name
from engine.text.phrase import Phrase, say
from sakura_desktop.widgets.card_rows import CardView
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from engine.sakura.door import Deck
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.decks.saved_decks import SavedDeck
    from sakura_desktop.languages.words import Words

KINDS: Final = ("normals", "specials")
COLUMNS: Final = 7
HIGHEST: Final = 230
LEAST: Final = 0.7
"""How much of their height cards have at the least."""


class DeckCards(QWidget):
    """Two rows of cards below the names of the megami."""

    looked = Signal(str)

    def __init__(self, words: Words, look: Appearance, parent: QWidget | None, *, highest: int = HIGHEST) -> None:
        """No deck; `highest` is the room of a row at zoom 1."""
        super().__init__(parent)
        self._highest, self._room = highest, 0
        self._look = look
        self.wording = Translated(words, self)
        self._about = self.wording.label(role="heading", wrap=True)
        self.rows = {
            kind: CardView(
                f"decks.{kind}", words, look, columns=COLUMNS, smallest=48, largest=130, movable=False, parent=self
            )
            for kind in KINDS
        }
        box = self._box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self._about)
        for kind, row in self.rows.items():
            row.looked.connect(self.looked)
            row.picked.connect(self.looked)
            self.wording.name(row, f"cards-{kind}")
            box.addWidget(row)
        box.addStretch(1)
        look.changed.connect(self._fit)

    def show_deck(self, kept: SavedDeck | None, deck: Deck | None) -> None:
        """Show a kept deck; say so where there is none, or this version can't read it."""
        self.show_cards(deck, _describe(kept, deck))

    def show_cards(self, deck: Deck | None, about: Phrase) -> None:
        """Show the cards of a deck, with what is said of it above them."""
        for kind, row in self.rows.items():
            row.row.show_cards(getattr(deck, kind) if deck is not None else ())
            row.setVisible(deck is not None)
        self.wording.phrase(self._about, about)
        self._fit()

    def share(self, height: int) -> None:
        """Rows may be higher than they are meant to be where there is so much room, and are lower where what stands
        above needs it.
        """
        spacing = 2 * self._box.spacing()
        self._room = (height - self._about.sizeHint().height() - spacing) // len(self.rows)
        self._fit()

    def _fit(self) -> None:
        meant = self._look.px(self._highest)
        highest = max(self._room, round(LEAST * meant)) if self._room else meant
        for row in self.rows.values():
            row.setFixedSize(row.fit(self.width(), highest))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cards as large as the room lets them be."""
        super().resizeEvent(event)
        self._fit()


def _describe(kept: SavedDeck | None, deck: Deck | None) -> Phrase:
    if kept is None:
        return say("decks-none")
    if deck is None:
        return say("decks-unreadable", code=kept.code)
    first, second = deck.megami
    return say("decks-of", left=megami_name(first), right=megami_name(second))
