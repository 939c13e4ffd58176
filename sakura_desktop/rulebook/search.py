"""Looking for words in the rules: the line to write them in, what was found by section, and the way from hit to hit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem, QWidget

from engine.rulebook.searching import TITLE, search
from engine.rulebook.shapes import FRONT
from sakura_desktop.widgets.translated import Lines, Translated

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QKeyEvent

    from engine.rulebook.searching import Hit
    from engine.rulebook.shapes import Document, Language
    from sakura_desktop.languages.words import Words

WAIT_MS: Final = 160
"""How long the writing rests before it is looked for."""
BEFORE: Final = 14
SNIPPET: Final = 60
"""How many letters are shown before a hit and altogether."""
NUMBER: Final = int(Qt.ItemDataRole.UserRole) + 1


class RulebookSearch(QObject):
    """What is looked for, what was found, and which hit one is at."""

    changed = Signal()
    """Other words, or another hit."""

    def __init__(self, parent: QObject) -> None:
        """Nothing is looked for."""
        super().__init__(parent)
        self.words = ""
        self.hits: tuple[Hit, ...] = ()
        self.at = -1
        """The hit gone to; -1 before any."""
        self._documents: tuple[Document, ...] = ()

    @property
    def now(self) -> Hit | None:
        """The hit gone to."""
        return self.hits[self.at] if 0 <= self.at < len(self.hits) else None

    def look_in(self, documents: Sequence[Document]) -> None:
        """Look in these documents from now on."""
        self._documents = tuple(documents)
        words, self.words = self.words, ""
        self.look_for(words)

    def look_for(self, words: str) -> None:
        """Look for other words; none of the hits is gone to yet."""
        if words == self.words:
            return
        self.words = words
        self.hits = search(self._documents, words)
        self.at = -1
        self.changed.emit()

    def step(self, by: int) -> Hit | None:
        """Go to the next hit or the one before; after the last comes the first."""
        if not self.hits:
            return None
        self.at = (self.at + by) % len(self.hits) if self.at >= 0 or by > 0 else len(self.hits) - 1
        self.changed.emit()
        return self.now

    def go_to(self, section: str) -> Hit | None:
        """Go to the first hit in a section."""
        found = next((at for at, hit in enumerate(self.hits) if hit.number == section), -1)
        if found >= 0:
            self.at = found
            self.changed.emit()
        return self.now if found >= 0 else None


class SearchLine(QLineEdit):
    """Enter goes to the next hit, with Shift to the one before; Escape takes the words away, or leaves."""

    asked = Signal(str)
    """The words are to be looked for."""
    stepped = Signal(int)
    left = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        """Empty."""
        super().__init__(parent)
        self.setObjectName("rulebook.find")
        self.setClearButtonEnabled(True)
        self.wording = Translated(words, self)
        self.wording.name(self, "rulebook-find")
        self.wording.tip(self, "rulebook-find-tip")
        self._timer = QTimer(self, singleShot=True, interval=WAIT_MS)
        self._timer.timeout.connect(self.ask)
        self.textChanged.connect(self._changed)

    def ask(self) -> None:
        """Look for what is written, without waiting any longer."""
        self._timer.stop()
        self.asked.emit(self.text().strip())

    def _changed(self, text: str) -> None:
        if text.strip():
            self._timer.start()
        else:
            self.ask()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the search."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.ask()
            self.stepped.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        else:
            super().keyPressEvent(event)


class HitList(QListWidget):
    """What was found, a section a row: its heading, how often, and the first place."""

    chosen = Signal(str)
    """The number of a section."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        """Nothing found."""
        super().__init__(parent)
        self.setObjectName("rulebook.hits")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setItemDelegate(Lines(self))
        self._words = words
        self.wording = Translated(words, self)
        self.wording.name(self, "rulebook-hits")
        self.itemClicked.connect(self._choose)

    def show_hits(self, hits: Sequence[Hit], documents: Mapping[Language, Document]) -> None:
        """List the sections of the hits in their order."""
        by_section: dict[str, list[Hit]] = {}
        for hit in hits:
            by_section.setdefault(hit.number, []).append(hit)
        self.clear()
        for number, found in by_section.items():
            title = _title(found[0], documents)
            said = self._words.say("rulebook-hit", number=number, title=title, count=len(found))
            item = QListWidgetItem(f"{said}\n{_snippet(found, documents)}".rstrip())
            item.setData(NUMBER, number)
            self.addItem(item)

    def mark(self, number: str) -> None:
        """Mark the section of the hit gone to."""
        for row in range(self.count()):
            if self.item(row).data(NUMBER) == number:
                self.setCurrentRow(row)
                return
        self.setCurrentRow(-1)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(NUMBER))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the section that the keyboard has come to."""
        item = self.currentItem()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentRow() >= 0:
            self._choose(item)
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """As the headings in whose place it stands."""
        return QSize(240, 400)


def _title(hit: Hit, documents: Mapping[Language, Document]) -> str:
    document = documents[hit.language]
    section = document.section(hit.number)
    return document.title if hit.number == FRONT or section is None else section.title


def _snippet(hits: Sequence[Hit], documents: Mapping[Language, Document]) -> str:
    """The first place in a body with what stands around it; of a hit in a heading alone, nothing."""
    for hit in hits:
        section = documents[hit.language].section(hit.number)
        if hit.block == TITLE or section is None:
            continue
        text = section.blocks[hit.block].text.replace("\n", " ").replace("\t", " ")
        start = max(0, hit.start - BEFORE)
        end = start + SNIPPET
        return f"{'…' if start else ''}{text[start:end]}{'…' if end < len(text) else ''}"
    return ""
