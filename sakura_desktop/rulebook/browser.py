"""The desk at which the rules are read: headings or hits on the left, the chapter on the right, and where one was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from sakura_desktop.rulebook.chapter_view import ChapterView
from sakura_desktop.rulebook.headings import Headings
from sakura_desktop.rulebook.history import Place, ReadingHistory
from sakura_desktop.rulebook.search import HitList, RulebookSearch

if TYPE_CHECKING:
    from engine.rulebook.searching import Hit
    from engine.rulebook.shapes import Language
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.rulebook.document_loader import DocumentLoader
    from sakura_desktop.settings import Settings
    from sakura_desktop.study.collector import Collector

LEFT: Final = 270
"""Width of the headings at zoom 1."""
CHAPTER: Final = 3
"""How many times as much of a wider window the chapter gets as the headings."""


class RulebookBrowser(QWidget):
    """Goes to sections and hits, back and forth."""

    changed = Signal()
    """Other places can be gone to: back, forth, or from hit to hit."""
    missing = Signal(str, str)
    """A section that isn't in the documents was asked for, and the one shown in its place, which may be none."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, shelf: DocumentLoader, parent: QWidget,
        collector: Collector | None = None,
    ) -> None:
        """Empty until `renew`."""
        super().__init__(parent)
        self._words = words
        self._settings = settings
        self._shelf = shelf
        self.places = ReadingHistory()
        self.finder = RulebookSearch(self)
        self.headings = Headings(words, self)
        self.hits = HitList(words, self)
        self.chapter = ChapterView(words, look, shelf, self, collector)
        self.left = QStackedWidget(self)
        self._lay_out(look)
        self.headings.chosen.connect(self._choose)
        self.hits.chosen.connect(self._to_hit_in)
        self.chapter.section_asked.connect(self.visit)
        self.chapter.reached.connect(self._reached)
        self.finder.changed.connect(self._found)

    def _lay_out(self, look: Appearance) -> None:
        side = QFrame(self)
        side.setProperty("role", "side")
        within = QVBoxLayout(side)
        within.setContentsMargins(4, 4, 2, 4)
        within.addWidget(self.left)
        self.left.addWidget(self.headings)
        self.left.addWidget(self.hits)
        split = QSplitter(Qt.Orientation.Horizontal, self)
        split.setChildrenCollapsible(False)
        split.addWidget(side)
        split.addWidget(self.chapter)
        split.setStretchFactor(0, 1)
        split.setStretchFactor(1, CHAPTER)
        split.setSizes([look.px(LEFT), look.px(LEFT) * CHAPTER])
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(split)

    @property
    def columns(self) -> tuple[Language, ...]:
        """The languages shown: those chosen, as far as their documents are there."""
        there = self._shelf.languages
        chosen = tuple(language for language in there if language == self._settings.rulebook_view)
        return chosen or there

    @property
    def section(self) -> str:
        """The section at the top of the page; empty for none."""
        return self.chapter.place().section

    def renew(self) -> None:
        """Show the documents as they are now, in the languages and the size chosen."""
        columns = self.columns
        if not columns:
            return
        spoken = next((language for language in columns if language == self._words.language), columns[0])
        self.headings.show_pairs(self._shelf.pairs, spoken, self._words.say("rulebook-front"))
        self.chapter.show_columns(columns, self._settings.rulebook_zoom)
        if self.section not in self._shelf.numbers:
            kept = self._shelf.nearest(self._settings.rulebook_place)
            self.chapter.go(Place(kept or self._shelf.pairs[0].number))
        self.finder.look_in([self._shelf.documents[language] for language in columns])
        self._found()
        self.headings.mark(self.section)

    # --- going ---

    def visit(self, number: str) -> None:
        """Go to a section, or to the next one above it that is there; one can go back from it."""
        number = self._shelf.turn_to(number)
        there = self._shelf.nearest(number)
        if there != number:
            self.missing.emit(number, there)
        if there:
            self.places.leave(self.chapter.place())
            self._go(Place(there))

    def back(self) -> None:
        """Go back to where one was before."""
        self._turn(self.places.back(self.chapter.place()))

    def forth(self) -> None:
        """Go to where one went back from."""
        self._turn(self.places.forth(self.chapter.place()))

    def _turn(self, place: Place | None) -> None:
        if place is not None and place.section in self._shelf.numbers:
            self._go(place)
        else:
            self.changed.emit()

    def _go(self, place: Place) -> None:
        self.chapter.go(place)
        self._settings.rulebook_place = place.section
        self.changed.emit()

    def _choose(self, number: str) -> None:
        self.visit(number)
        self.chapter.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _reached(self, number: str) -> None:
        self.headings.mark(number)

    # --- looking for words ---

    def step(self, by: int) -> None:
        """Go to the next hit or the one before."""
        first = self.finder.now is None
        self._show(self.finder.step(by), leaving=first)

    def _to_hit_in(self, number: str) -> None:
        self._show(self.finder.go_to(number), leaving=True)

    def _show(self, hit: Hit | None, *, leaving: bool) -> None:
        if hit is None:
            return
        if leaving:
            self.places.leave(self.chapter.place())
        self.chapter.show_hit(hit)
        self.hits.mark(hit.number)
        self.changed.emit()

    def _found(self) -> None:
        """Other words are looked for, or another hit was gone to."""
        finder = self.finder
        if finder.now is None:
            self.hits.show_hits(finder.hits, self._shelf.documents)
        self.left.setCurrentWidget(self.hits if finder.words else self.headings)
        self.chapter.mark(finder.hits, finder.now)
        self.changed.emit()
