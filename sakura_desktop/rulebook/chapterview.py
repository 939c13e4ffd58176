"""The chapter that is read: its page in a frame that scrolls, under the names of the two documents."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.rulebook.searching import TITLE
from engine.rulebook.shapes import chapter
from engine.text.phrase import say
from sakura_desktop.parts.wording import Wording
from sakura_desktop.reader.blocks import Stack
from sakura_desktop.reader.sheet import MARGIN, scrolling
from sakura_desktop.reader.termpopup import TermPopup
from sakura_desktop.rulebook.blocks import GAP, Found
from sakura_desktop.rulebook.page import RulePage
from sakura_desktop.rulebook.places import Place
from sakura_desktop.rulebook.typesetting import SetChapter, Typesetter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.rulebook.searching import Hit
    from engine.rulebook.shapes import Language
    from sakura_desktop.i18n import Words
    from sakura_desktop.look import Look
    from sakura_desktop.reader.blocks import Anchor
    from sakura_desktop.rulebook.shelf import RuleShelf

ABOVE: Final = 6
"""How far above a heading the window begins, in pixels."""


class ChapterView(QFrame):
    """Shows one chapter at a time, and goes to the sections and hits in it."""

    section_asked = Signal(str)
    """A section that the text or a term's entry names was pressed."""
    reached = Signal(str)
    """Another section is now at the top."""

    def __init__(self, words: Words, look: Look, shelf: RuleShelf, parent: QWidget) -> None:
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
        self.wording = Wording(words, self)
        self.names = [QLabel(self) for _ in range(2)]
        self.page = RulePage(lambda: look.theme, self)
        self.frame = scrolling(self.page, self)
        self.frame.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        for part in (self.page, self.frame.viewport()):
            part.setAutoFillBackground(False)
        self.popup = TermPopup(words, look, self)
        self._lay_out()
        self.popup.section_asked.connect(self.section_asked)
        self.page.rested.connect(self._rest)
        self.page.left.connect(self._leave)
        self.page.pressed.connect(self._press)
        self.page.reached.connect(self._bring_in_sight)
        self.page.relaid.connect(self._stay)
        self.frame.verticalScrollBar().valueChanged.connect(lambda _value: self._tell())

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(MARGIN, 4, MARGIN + self.frame.verticalScrollBar().sizeHint().width(), 2)
        head.setSpacing(round(GAP))
        for at, name in enumerate(self.names):
            name.setObjectName(f"rulebook.document.{at}")
            name.setProperty("role", "note")
            head.addWidget(name, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(4, 0, 0, 4)
        box.setSpacing(0)
        box.addLayout(head)
        box.addWidget(self.frame, 1)

    # --- what is read ---

    def show_columns(self, columns: Sequence[Language], zoom: float) -> None:
        """Read in these languages, the text so many times as large as elsewhere; it stays where it is."""
        here = self.place()
        self._columns = tuple(columns)
        self._chapter, self._set = "", SetChapter(Stack([]))
        self.page.show_blocks(self._set.block, "")
        font = QFont(QApplication.font())
        font.setPointSizeF(font.pointSizeF() * zoom)
        self.page.setFont(font)
        for at, name in enumerate(self.names):
            name.setVisible(at < len(self._columns))
            if at < len(self._columns):
                document = self._shelf.documents[self._columns[at]]
                key = "rulebook-document" if document.edition else "rulebook-document-undated"
                self.wording.phrase(name, say(key, language=document.language, edition=document.edition))
                name.setToolTip(document.title)
        if here.section in self._shelf.numbers:
            self.go(here)

    def go(self, place: Place) -> None:
        """Show a section that is there, so far below its heading; near a chapter's end it may not come to the top."""
        self._turn_to(chapter(place.section))
        bar = self.frame.verticalScrollBar()
        bar.setValue(self._top_of(place.section) + place.below - ABOVE)
        self._went, self._aim = (bar.value(), place), place.section
        self._mark()
        self._tell()

    def place(self) -> Place:
        """Where one is: the section gone to, or once it was scrolled that at the top, and how far below its heading."""
        if not self._chapter:
            return Place("")
        if self.frame.verticalScrollBar().value() == self._went[0]:
            return self._went[1]
        value = self.frame.verticalScrollBar().value() + ABOVE
        number = self._section_at(value)
        return Place(number, max(0, value - self._top_of(number)))

    def _turn_to(self, wanted: str) -> None:
        if wanted == self._chapter:
            return
        self._chapter, self._top, self._went = wanted, "", (-1, Place(""))
        pairs = [pair for pair in self._shelf.pairs if chapter(pair.number) == wanted]
        self._set = self._setter.chapter(pairs, self._columns, self._shelf.documents)
        self.popup.hide()
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
            self.go(self._here)

    def _top_of(self, number: str) -> int:
        head = self._set.heads.get(number)
        return round(head.corner.y()) if head is not None else 0

    def _section_at(self, value: int) -> str:
        tops = sorted((self._top_of(number), number) for number in self._set.heads)
        at = bisect_right([top for top, _ in tops], value + 1) - 1
        return tops[max(at, 0)][1] if tops else ""

    def _tell(self) -> None:
        self._here = self.place()
        if self._here.section != self._top:
            self._top = self._here.section
            self.reached.emit(self._top)

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
            self.frame.verticalScrollBar().setValue(self._top_of(hit.number) - ABOVE)
        value = self.frame.verticalScrollBar().value()
        self._went, self._aim = (value, Place(hit.number, value + ABOVE - self._top_of(hit.number))), ""
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

    # --- terms and sections in the text ---

    def _rest(self, anchor: Anchor) -> None:
        kind, _, ref = anchor.ref.partition(":")
        if kind == "term" and not self.popup.opened:
            self.popup.show_term(ref, self.page.box_of(anchor), opened=False)

    def _leave(self) -> None:
        if not self.popup.opened:
            self.popup.hide()

    def _press(self, anchor: Anchor) -> None:
        kind, _, ref = anchor.ref.partition(":")
        if kind == "term":
            self.popup.show_term(ref, self.page.box_of(anchor), opened=True)
        else:
            self.section_asked.emit(ref)

    def _bring_in_sight(self, anchor: Anchor) -> None:
        box = anchor.bounds
        self.frame.ensureVisible(0, round(box.center().y()), 0, round(box.height()) + 12)
