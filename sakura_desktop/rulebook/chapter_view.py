"""The chapter that is read: its page in a frame that scrolls, under the names of the two documents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from engine.rulebook.searching import TITLE
from engine.rulebook.sentences import passage, together
from engine.rulebook.shapes import FRONT, chapter
from sakura_desktop.reader.blocks import Stack
from sakura_desktop.rulebook.blocks import Found, RuleText
from sakura_desktop.rulebook.history import Place
from sakura_desktop.rulebook.page import RulePage
from sakura_desktop.rulebook.page_links import DocumentNames, PageLinks
from sakura_desktop.rulebook.typesetting import SetChapter, Typesetter
from sakura_desktop.study.word_texts import chapter_said
from sakura_desktop.widgets.layouts import scrolling

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QPointF

    from engine.rulebook.searching import Hit
    from engine.rulebook.sentences import Passage
    from engine.rulebook.shapes import Language
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.reader.blocks import Anchor, TextBlock
    from sakura_desktop.rulebook.document_loader import DocumentLoader
    from sakura_desktop.study.collector import Collector

ABOVE: Final = 6
"""How far above a heading the window begins, in pixels."""


class ChapterView(QFrame):
    """Shows one chapter at a time, and goes to the sections and hits in it."""

    section_asked = Signal(str)
    """A section that the text or a term's entry names was pressed."""
    reached = Signal(str)
    """Another section is now at the top."""

    def __init__(
        self, words: Words, look: Appearance, shelf: DocumentLoader, parent: QWidget, collector: Collector | None = None
    ) -> None:
        """Nothing to read yet."""
        super().__init__(parent)
        self.setObjectName("rulebook.chapter")
        self.setProperty("role", "side")
        self._words = words
        self._shelf = shelf
        self._setter = Typesetter(words)
        self._set = SetChapter(Stack([]))
        self._chapter = ""
        self._columns: tuple[Language, ...] = ()
        self._hits: tuple[Hit, ...] = ()
        self._now: Hit | None = None
        self._here = Place("")
        self._went = (-1, Place(""))
        """The place last gone to, and where the page was scrolled to for it."""
        self._aim = ""
        """The section gone to by its number: its heading is marked."""
        self._top = ""
        self.page = RulePage(lambda: look.theme, self)
        self.frame = scrolling(self.page, self, sideways=False)
        self.frame.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        for part in (self.page, self.frame.viewport()):
            part.setAutoFillBackground(False)
        self.names = DocumentNames(words, self.frame.verticalScrollBar().sizeHint().width(), self)
        self.named = PageLinks(words, look, self.page, self, collector)
        self._lay_out()
        self.named.mining.quoted = self._quoted
        self.named.section_asked.connect(self.section_asked)
        self.page.reached.connect(self._bring_in_sight)
        self.page.relaid.connect(self._stay)
        self.frame.verticalScrollBar().valueChanged.connect(lambda _value: self._tell())

    def _lay_out(self) -> None:
        box = QVBoxLayout(self)
        box.setContentsMargins(4, 0, 0, 4)
        box.setSpacing(0)
        box.addWidget(self.names)
        box.addWidget(self.frame, 1)

    # --- what is read ---

    def show_columns(self, columns: Sequence[Language], zoom: float) -> None:
        """Read in these languages, the text so many times as large as elsewhere; it stays where it is."""
        here = self.place()
        self._columns = tuple(columns)
        self._chapter, self._set = "", SetChapter(Stack([]))
        self.page.show_blocks(self._set.block, "")
        self.page.set_zoom(zoom)
        self.names.show_documents([self._shelf.documents[language] for language in self._columns])
        if here.section in self._shelf.numbers:
            self._return_to(here)

    def go(self, place: Place) -> None:
        """Show a section that is there, so far below its heading; near a chapter's end it may not come to the top."""
        self._aim = place.section
        self._return_to(place)

    def _return_to(self, place: Place) -> None:
        self._turn_to(chapter(place.section))
        bar = self.frame.verticalScrollBar()
        bar.setValue(self._set.top_of(place.section) + place.below - ABOVE)
        self._went = (bar.value(), place)
        self._mark()
        self._tell()

    def place(self) -> Place:
        """Where one is: the section gone to, or once it was scrolled that at the top, and how far below its heading."""
        if not self._chapter:
            return Place("")
        if self.frame.verticalScrollBar().value() == self._went[0]:
            return self._went[1]
        value = self.frame.verticalScrollBar().value() + ABOVE
        number = self._set.section_at(value)
        return Place(number, max(0, value - self._set.top_of(number)))

    def _turn_to(self, wanted: str) -> None:
        if wanted == self._chapter:
            return
        self._chapter, self._top, self._went = wanted, "", (-1, Place(""))
        pairs = [pair for pair in self._shelf.pairs if chapter(pair.number) == wanted]
        self._set = self._setter.chapter(
            pairs, self._columns, self._shelf.documents, self._shelf.dialect, self.page.veils
        )
        self.named.popup.hide()
        self.page.show_blocks(self._set.block, self._words.say("rulebook-chapter", number=wanted))
        self._fit()
        self._mark()

    def _fit(self) -> None:
        """Give the page its height at once, so that it can be scrolled before Qt comes to it."""
        high = max(self.page.minimumHeight(), self.frame.viewport().height())
        self.page.resize(self.page.width(), high)

    def _stay(self) -> None:
        """The lines break elsewhere: whoever reads them stays at the same section."""
        if self._here.section:
            self._fit()
            self._return_to(self._here)

    def _tell(self) -> None:
        self._here = self.place()
        if self._here.section != self._top:
            self._top = self._here.section
            self.setAccessibleName(self._words.say("rulebook-go", number=self._top))
            self.reached.emit(self._top)

    # --- what is taken from it ---

    def _quoted(self, point: QPointF | None) -> str:
        """The id, as a sentence of one's own, of what is chosen, or of the sentence at a point of the page."""
        collector = self.named.mining.collector
        if point is None:
            parts = [(text, start, end) for text, _, start, end in self.page.chosen.parts()]
        else:
            text = self.page.line_at(point)
            at = text.place_at(point)[1] if text is not None else 0
            parts = [(text, at, at)] if text is not None else []
        found = together(one for part in parts if (one := self._passage(*part)) is not None)
        if found is None or collector is None:
            return ""
        return collector.word_of_sentence(found.texts, (self._chapter_called(chapter(found.section)),))

    def _chapter_called(self, number: str) -> str:
        """A chapter by its number, or by its heading in rules that have no numbers."""
        if number == FRONT:
            return self._words.say("rulebook-front")
        if self._shelf.dialect.heading_of is None:
            return self._words.text(chapter_said(number))
        there = (self._shelf.documents[language].section(number) for language in self._columns)
        return next((section.title for section in there if section is not None), number)

    def _passage(self, text: TextBlock, start: int, end: int) -> Passage | None:
        place = self._set.place_of(text)
        if place is None or not isinstance(text, RuleText):
            return None
        language, number, block = place
        pair = next(pair for pair in self._shelf.pairs if pair.number == number)
        return passage(pair, language, block, text.offset + start, text.offset + end)

    # --- what is looked for ---

    def mark(self, hits: Sequence[Hit], now: Hit | None) -> None:
        """Mark what was found, and the one gone to."""
        self._hits, self._now = tuple(hits), now
        self._mark()

    def show_hit(self, hit: Hit) -> None:
        """Bring a hit into sight."""
        self._turn_to(chapter(hit.number))
        boxes = [
            box for text in self._set.spots(hit.language, hit.number, hit.block)
            for box in text.boxes_of(hit.start, hit.end, text.corner)
        ]
        if boxes:
            self.frame.ensureVisible(0, round(boxes[0].center().y()), 0, self.frame.viewport().height() // 3)
        else:
            self.frame.verticalScrollBar().setValue(self._set.top_of(hit.number) - ABOVE)
        value = self.frame.verticalScrollBar().value()
        self._went, self._aim = (value, Place(hit.number, value + ABOVE - self._set.top_of(hit.number))), ""
        self.page.found = boxes[0].center() if boxes else None
        self._tell()

    def _mark(self) -> None:
        for texts in self._set.texts.values():
            for text in texts:
                text.found = []
        for hit in self._hits:
            for text in self._set.spots(hit.language, hit.number, hit.block):
                text.found.append(Found(hit.start, hit.end, hit == self._now))
        for language in self._columns:
            for text in self._set.spots(language, self._aim, TITLE):
                text.found.insert(0, Found(text.offset, text.offset + text.length, now=False))
        self.page.update()

    def _bring_in_sight(self, anchor: Anchor) -> None:
        box = anchor.bounds
        self.frame.ensureVisible(0, round(box.center().y()), 0, round(box.height()) + 12)
