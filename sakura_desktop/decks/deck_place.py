"""The deck being built: the card that stands alone with the curve beside it, then the other sections, each counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from sakura_desktop.decks.counted_cards import copies
from sakura_desktop.widgets.card_rows import CardView
from sakura_desktop.widgets.layouts import below, beside
from sakura_desktop.widgets.translated import Translated, dress

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.decks.deck_draft import DeckDraft
    from sakura_desktop.decks.deck_kind import Section
    from sakura_desktop.languages.words import Words

class DeckPlace(QFrame):
    """A list for each section of one draft, into which cards are laid and from which they are taken."""

    laid = Signal(str, str)
    """A card was dropped on that section."""
    given_back = Signal(str)
    looked = Signal(str)

    def __init__(self, words: Words, look: Appearance, draft: DeckDraft[Any], parent: QWidget) -> None:
        """The draft as it stands."""
        super().__init__(parent)
        self.setObjectName("build.place")
        self.setProperty("role", "side")
        self._draft, self._look, self._words = draft, look, words
        self.wording = Translated(words, self)
        self.sections = draft.kind.sections
        self.views = {section.key: self._view(section) for section in self.sections}
        self.counters = {key: self.wording.label(name=f"build.count.{key}", role="heading") for key in self.views}
        self.curve = draft.kind.curve("build.curve", words, look, self)
        self._lay_out()
        draft.changed.connect(self.refresh)
        look.changed.connect(self._fit)
        self.refresh()

    def _view(self, section: Section) -> CardView:
        smallest, largest = section.widths
        view = CardView(
            f"build.deck.{section.key}", self._words, self._look, columns=max(1, section.across), smallest=smallest,
            largest=largest, counted=section.size > 1, parent=self,
        )
        view.takes_own = False
        self.wording.name(view, f"{self._draft.kind.key}-deck-{section.key}")
        view.looked.connect(self.looked)
        view.picked.connect(self.given_back)
        view.removed.connect(self.given_back)
        view.dropped.connect(lambda number, _row: self.laid.emit(number, section.key))
        return view

    def _lay_out(self) -> None:
        alone = [self.sections[0]] if self.sections[0].size == 1 else []
        cards = [below(self.counters[one.key], self.views[one.key], None, spacing=2) for one in alone]
        head = beside(*cards, (below(self.curve, None), 1), spacing=12)
        rest = self.sections[len(alone) :]
        lists = [part for one in rest for part in (self.counters[one.key], (self.views[one.key], int(not one.across)))]
        self.setLayout(below(head, *lists, spacing=4, edges=(8, 6, 8, 8)))

    def refresh(self) -> None:
        """Show the draft as it stands."""
        for section in self.sections:
            view, counter = self.views[section.key], self.counters[section.key]
            counts = self._draft.counts(section.key)
            view.row.show_cards(self._draft.numbers(section.key), room=1 if not counts else 0)
            view.row.show_marks(copies(counts))
            total = counts.total()
            said = f"{self._draft.kind.key}-count-{section.key}"
            self.wording.text(counter, said, count=total, size=section.size)
            dress(counter, "warning", total > section.size)
            if section.size > 1 and not section.across:
                self.curve.show_cards(counts)
        self._fit()

    def light(self, number: str) -> None:
        """Frame the section into which a card in the hand goes, unless it is there already."""
        self.views[self._draft.kind.section_of(number)].show_target(target=True)

    def darken(self) -> None:
        """Nothing is in the hand any more."""
        for view in self.views.values():
            view.show_target(target=False)

    def _fit(self) -> None:
        room = self.width() - 18
        for section in self.sections:
            view, largest = self.views[section.key], self._look.px(section.widths[1])
            if section.size == 1:
                view.setFixedSize(view.fit(largest + 10, largest * 2))
            elif section.across:
                view.setFixedHeight(view.fit(room, largest * 2).height())
            else:
                view.fill_width(room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many columns as there is room for."""
        super().resizeEvent(event)
        self._fit()
