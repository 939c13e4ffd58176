"""The cards to choose from: a line in which they are sought, boxes of what is printed on them, all that are found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QSignalBlocker, QTimer
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from engine.text.phrase import say
from sakura_desktop.decks.card_search import CardSearch
from sakura_desktop.idle_work import IdleWork
from sakura_desktop.widgets.card_rows import CardView
from sakura_desktop.widgets.flow_layout import FlowLayout
from sakura_desktop.widgets.layouts import below, beside
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QComboBox

    from engine.text.phrase import Phrase, Term
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.decks.deck_kind import DeckKind, Facet
    from sakura_desktop.languages.words import Words

SMALLEST: Final = 84
LARGEST: Final = 150
WAIT: Final = 120
"""Milliseconds that are waited for the next letter."""


class DeckPool(QFrame):
    """Seeks, filters, shows."""

    def __init__(self, words: Words, look: Appearance, kind: DeckKind[Any], parent: QWidget) -> None:
        """All cards."""
        super().__init__(parent)
        self.setObjectName("build.pool")
        self.setProperty("role", "side")
        self._look, self._kind = look, kind
        self.wording = Translated(words, self)
        self.search = CardSearch(words, kind)
        self._ahead = IdleWork(self.search.ahead(), self)
        self.line = QLineEdit(self)
        self.line.setObjectName("build.search")
        self.line.setClearButtonEnabled(True)
        self.wording.bind(self.line, "placeholder", self.line.setPlaceholderText, say(f"{kind.key}-search-hint"))
        self.wording.name(self.line, "deck-search")
        self.boxes = {facet.name: self._box(facet) for facet in kind.facets()}
        self.all = self.wording.button("build.all", "deck-filter-none", self.reset)
        self.found = self.wording.label(name="build.found", role="note")
        self.view = CardView(
            "build.pool.cards", words, look, columns=5, smallest=SMALLEST, largest=LARGEST, counted=True, parent=self
        )
        self.wording.name(self.view, "deck-pool-cards")
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(WAIT)
        self._soon.timeout.connect(self.refresh)
        self.line.textChanged.connect(lambda _text: self._soon.start())
        self.line.returnPressed.connect(self._to_cards)
        look.changed.connect(self._flow)
        self._lay_out()
        self.refresh()

    def _box(self, facet: Facet) -> QComboBox:
        key, name = self._kind.key, facet.name
        every = (None, say(f"{key}-filter", what=name))
        values = ((value, _said(what)) for value, what in facet.values)
        box = self.wording.choice(f"build.{name}", (every, *values), f"{key}-filter-{name}")
        box.setMaxVisibleItems(16)
        box.currentIndexChanged.connect(lambda _row: self.refresh())
        return box

    def _lay_out(self) -> None:
        filters = FlowLayout()
        for box in self.boxes.values():
            filters.addWidget(box)
        sought = beside((self.line, 1), self.found, self.all, spacing=6)
        self.setLayout(below(sought, filters, (self.view, 1), spacing=6, edges=(8, 8, 8, 8)))

    # --- what is asked for

    def _printed(self) -> dict[str, object]:
        """What is to be printed on the cards, by the names of facets."""
        return {name: box.currentData() for name, box in self.boxes.items() if box.currentIndex() > 0}

    def refresh(self) -> None:
        """Show what is found."""
        self._soon.stop()
        printed = self._printed()
        found = self.search.found(self.line.text(), printed)
        self.view.row.show_cards(found)
        self.view.scrollToTop()
        self.wording.text(self.found, "deck-found", count=len(found), all=len(self._kind.numbers))
        self.all.setEnabled(bool(printed or self.line.text()))
        self._flow()

    def reset(self) -> None:
        """Ask for nothing: every card is shown."""
        for box in self.boxes.values():
            with QSignalBlocker(box):  # they are shown once, at the end
                box.setCurrentIndex(0)
        self.line.clear()
        self.refresh()

    def read_ahead(self) -> None:
        """Read the cards' text before somebody seeks in it."""
        self._ahead.start()

    def stop(self) -> None:
        """Read nothing for now."""
        self._ahead.stop()

    def _to_cards(self) -> None:
        """Enter goes from the line to what is found."""
        self.refresh()
        self.view.setFocus()

    # --- the room

    def _flow(self) -> None:
        self.view.fill_width(self.width() - 18)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many columns as there is room for."""
        super().resizeEvent(event)
        self._flow()


def _said(what: Phrase | Term) -> Phrase:
    return say("deck-filter-value", what=what)
