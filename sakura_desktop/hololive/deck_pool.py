"""The cards to choose from: a line in which they are sought, boxes of what is printed on them, all that are found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, QTimer
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from engine.hololive.door import EVERY_NUMBER, PRINTED
from engine.text.phrase import say
from sakura_desktop.hololive.card_search import CardSearch, Wish
from sakura_desktop.hololive.deck_facts import COLOURS, LEVELS, SUPPORTS, face, term_of
from sakura_desktop.idle_work import IdleWork
from sakura_desktop.widgets.card_rows import CardView
from sakura_desktop.widgets.flow_layout import FlowLayout
from sakura_desktop.widgets.layouts import below, beside
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QComboBox

    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

KINDS: Final = ("oshi", "holomem", "support", *SUPPORTS, "limited", "cheer")
SMALLEST: Final = 84
LARGEST: Final = 150
WAIT: Final = 120
"""Milliseconds that are waited for the next letter."""


class DeckPool(QFrame):
    """Seeks, filters, shows."""

    def __init__(self, words: Words, look: Appearance, parent: QWidget) -> None:
        """All cards."""
        super().__init__(parent)
        self.setObjectName("build.pool")
        self.setProperty("role", "side")
        self._look = look
        self.wording = Translated(words, self)
        self.search = CardSearch(words)
        self._ahead = IdleWork(self.search.ahead(), self)
        self.line = QLineEdit(self)
        self.line.setObjectName("build.search")
        self.line.setClearButtonEnabled(True)
        self.wording.bind(self.line, "placeholder", self.line.setPlaceholderText, say("hololive-search-hint"))
        self.wording.name(self.line, "hololive-search")
        self.boxes = {
            "kind": self._box("kind", [(key, term_of(key)) for key in KINDS]),
            "colour": self._box("colour", [(key, term_of(key)) for key in COLOURS]),
            "level": self._box("level", [(key, term_of(key)) for key in (*LEVELS, "buzz")]),
            "tag": self._box("tag", [(tag, tag) for tag in _tags()]),
            "set": self._box("set", [(key, PRINTED.name_of(key)) for key in PRINTED.groups()]),
        }
        self.all = self.wording.button("build.all", "hololive-filter-none", self.reset)
        self.found = self.wording.label(name="build.found", role="note")
        self.view = CardView(
            "build.pool.cards", words, look, columns=5, smallest=SMALLEST, largest=LARGEST, counted=True, parent=self
        )
        self.wording.name(self.view, "hololive-pool-cards")
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(WAIT)
        self._soon.timeout.connect(self.refresh)
        self.line.textChanged.connect(lambda _text: self._soon.start())
        self.line.returnPressed.connect(self._to_cards)
        look.changed.connect(self._flow)
        self._lay_out()
        self.refresh()

    def _box(self, name: str, values: list[tuple[object, object]]) -> QComboBox:
        options = [("", say("hololive-filter", what=name)), *((value, _said(slot)) for value, slot in values)]
        box = self.wording.choice(f"build.{name}", options, f"hololive-filter-{name}")
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

    @property
    def wish(self) -> Wish:
        """What is asked for now."""
        chosen = {name: box.currentData() for name, box in self.boxes.items()}
        chosen["tag"] = chosen["tag"] or None
        return Wish(text=self.line.text(), **chosen)

    def refresh(self) -> None:
        """Show what is found."""
        self._soon.stop()
        found = self.search.found(self.wish)
        self.view.row.show_cards(found)
        self.view.scrollToTop()
        self.wording.text(self.found, "hololive-found", count=len(found), all=len(EVERY_NUMBER))
        self.all.setEnabled(self.wish != Wish())
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


def _said(slot: object) -> Phrase:
    return say("hololive-filter-value", what=slot)  # type: ignore[arg-type]  # a term or a phrase


def _tags() -> list[Phrase]:
    """Every tag that a card has, in the order in which the pool names them first."""
    return list(dict.fromkeys(tag for number in EVERY_NUMBER for tag in face(number).tags))
