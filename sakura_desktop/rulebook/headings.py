"""The headings of the rules as a tree: parts, chapters, sections."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTreeView, QWidget

from engine.rulebook.shapes import FRONT, parent
from engine.text.phrase import say
from sakura_desktop.widgets.plain_label import plain_tip
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.rulebook.aligning import Pair
    from engine.rulebook.shapes import Language
    from sakura_desktop.languages.words import Words

Index = QModelIndex | QPersistentModelIndex
NUMBER: Final = int(Qt.ItemDataRole.UserRole) + 1
PARTS: Final = {"": "core", "x": "extra", "a": "appendices"}


class Headings(QTreeView):
    """A press or Enter goes to a section; the one that is read is marked."""

    chosen = Signal(str)
    """The number of a section."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        """No headings."""
        super().__init__(parent)
        self.setObjectName("rulebook.headings")
        self.setHeaderHidden(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setUniformRowHeights(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self._items: dict[str, QStandardItem] = {}
        self.wording = Translated(words, self)
        self.wording.name(self, "rulebook-headings")
        self.clicked.connect(self._choose)

    def show_pairs(self, pairs: Sequence[Pair], language: Language, front: str) -> None:
        """The headings in that language, where a section has none in the other; `front` is what stands before §1."""
        open_now = {number for number, item in self._items.items() if self.isExpanded(item.index())}
        self._model.clear()
        self._items = {}
        other: Language = "ko" if language == "ja" else "ja"
        for pair in pairs:
            section = pair.in_language(language) or pair.in_language(other)
            title = section.title if section is not None else ""
            text = front if pair.number == FRONT else f"{pair.number}  {title}"
            item = QStandardItem(text)
            item.setData(pair.number, NUMBER)
            item.setToolTip(plain_tip(text))
            self._above(pair.number).appendRow(item)
            self._items[pair.number] = item
        for row in range(self._model.rowCount()):
            self.expand(self._model.index(row, 0))
        for number in open_now & set(self._items):
            self.expand(self._items[number].index())

    def _above(self, number: str) -> QStandardItem:
        """The heading under which a section stands: the next one above it that is there, or the part of the rules."""
        above = parent(number)
        while above and above not in self._items:
            above = parent(above)
        if above:
            return self._items[above]
        if number == FRONT:
            return self._model.invisibleRootItem()
        part = number[0] if number[0] in PARTS else ""
        return self._items.get(f"part:{part}") or self._part(part)

    def _part(self, part: str) -> QStandardItem:
        item = QStandardItem()
        item.setSelectable(False)
        font = self.font()
        font.setBold(True)
        item.setFont(font)
        self.wording.bind(self, f"part:{part}", item.setText, say(f"rulebook-part-{PARTS[part]}"))
        self._model.appendRow(item)
        self._items[f"part:{part}"] = item
        return item

    def mark(self, number: str) -> None:
        """Mark the section that is read."""
        item = self._items.get(number)
        if item is None:
            self.setCurrentIndex(QModelIndex())
            return
        if self._number(self.currentIndex()) != number:
            self.setCurrentIndex(item.index())
            self.scrollTo(item.index())

    @property
    def marked(self) -> str:
        """The section marked; empty for none."""
        return self._number(self.currentIndex())

    @staticmethod
    def _number(index: Index) -> str:
        return str(index.data(NUMBER) or "") if index.isValid() else ""

    def _choose(self, index: Index) -> None:
        number = self._number(index)
        if number:
            self.chosen.emit(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the section that the keyboard has come to."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)
