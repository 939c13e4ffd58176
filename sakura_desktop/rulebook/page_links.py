"""What a page of rules names: over it the names of its documents, in it terms that show their entries."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.text.phrase import CardName, say
from sakura_desktop.reader import CardReader, TermPopup
from sakura_desktop.reader.page_words import PageWords
from sakura_desktop.reader.sheet import MARGIN
from sakura_desktop.rulebook.blocks import GAP
from sakura_desktop.widgets.plain_label import PlainLabel, plain_tip
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.rulebook.shapes import Document
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.reader.blocks import Anchor
    from sakura_desktop.rulebook.page import RulePage
    from sakura_desktop.study.collector import Collector


class DocumentNames(QWidget):
    """The documents shown, each over its column."""

    def __init__(self, words: Words, beside: int, parent: QWidget) -> None:
        """`beside` is how wide the bar is by which the columns below scroll."""
        super().__init__(parent)
        self._wording = Translated(words, self)
        self.labels = [PlainLabel(self) for _ in range(2)]
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN, 4, MARGIN + beside, 2)
        row.setSpacing(round(GAP))
        for at, label in enumerate(self.labels):
            label.setObjectName(f"rulebook.document.{at}")
            label.setProperty("role", "note")
            row.addWidget(label, 1)

    def show_documents(self, documents: Sequence[Document]) -> None:
        """Name these documents."""
        for at, label in enumerate(self.labels):
            label.setVisible(at < len(documents))
            if at < len(documents):
                document = documents[at]
                key = "rulebook-document" if document.edition else "rulebook-document-undated"
                self._wording.phrase(label, say(key, language=document.language, edition=document.edition))
                label.setToolTip(plain_tip(document.title))


class PageLinks(QObject):
    """A resting mouse shows a term's entry, a press opens it; a section that is pressed is asked for; a card named in
    an entry is read in a small window of its own.
    """

    section_asked = Signal(str)

    def __init__(
        self, words: Words, look: Appearance, page: RulePage, parent: QWidget, collector: Collector | None = None
    ) -> None:
        """On that page."""
        super().__init__(parent)
        self._words = words
        self._look = look
        self._page = page
        self._over = parent
        self.popup = TermPopup(words, look, parent, collector)
        self.mining = PageWords(page, words, collector)
        self.popup.section_asked.connect(self.section_asked)
        self.popup.card_asked.connect(self._read_card)
        page.rested.connect(self._rest)
        page.left.connect(self._leave)
        page.pressed.connect(self._press)

    @cached_property
    def reader(self) -> CardReader:
        """The small window for cards; Escape closes it."""
        reader = CardReader(self._words, self._look, self._over, self.mining.collector)
        reader.setWindowFlags(Qt.WindowType.Tool)
        reader.resize(reader.sizeHint())
        reader.section_asked.connect(self.section_asked)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), reader).activated.connect(reader.hide)
        return reader

    def hide(self) -> None:
        """Hide whatever was shown beside the page."""
        self.popup.hide()
        if "reader" in vars(self):
            self.reader.hide()

    def _read_card(self, number: str) -> None:
        self.reader.setWindowTitle(self._words.say("cards-name", card=CardName(number)))
        self.reader.show_number(number)
        self.reader.show()
        self.reader.raise_()
        self.reader.activateWindow()

    def _rest(self, anchor: Anchor) -> None:
        kind, _, ref = anchor.ref.partition(":")
        if kind == "term" and not self.popup.opened:
            self.popup.show_term(ref, self._page.box_of(anchor), opened=False)

    def _leave(self) -> None:
        if not self.popup.opened:
            self.popup.hide()

    def _press(self, anchor: Anchor) -> None:
        kind, _, ref = anchor.ref.partition(":")
        if kind == "term":
            self.popup.show_term(ref, self._page.box_of(anchor), opened=True)
        else:
            self.section_asked.emit(ref)
