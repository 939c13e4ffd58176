"""A line to write in that offers what could be meant: tags that there are, words of the list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView, QWidget

from engine.study.own import SEPARATORS, tags_in
from engine.text.folding import folded, has_all, parts_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

MOST_OFFERED: Final = 20


class OfferLine(QLineEdit):
    """What is offered shows below the line while somebody writes, or when the arrow down is pressed."""

    taken = Signal(str)
    """One of the offers was taken."""

    def __init__(self, name: str, parent: QWidget) -> None:
        """Empty."""
        super().__init__(parent)
        self.setObjectName(name)
        self._model = QStringListModel(self)
        self._popup = QCompleter(self._model, self)
        self._popup.setWidget(self)
        self._popup.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._list = QListView(self)
        self._list.setObjectName("offers")  # a window of its own: without a ground it would be black
        self._popup.setPopup(self._list)
        self._popup.activated.connect(self._take)
        self.textEdited.connect(lambda _text: self._offer())

    def offers(self) -> Sequence[str]:
        """What could be meant by what is written."""
        return ()

    def take(self, offer: str) -> None:
        """Write what was taken."""
        self.setText(offer)

    def _take(self, offer: str) -> None:
        self.take(offer)
        self.taken.emit(offer)

    def _offer(self) -> None:
        found = list(self.offers())
        self._model.setStringList(found)
        if found:
            self._popup.complete()
        else:
            self._list.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow down opens the offers."""
        if event.key() == Qt.Key.Key_Down:
            self._offer()
        else:
            super().keyPressEvent(event)


class TagLine(OfferLine):
    """Tags, parted by commas."""

    def __init__(self, name: str, tags: Sequence[str], parent: QWidget) -> None:
        """These tags are offered."""
        super().__init__(name, parent)
        self._tags = tuple(tags)

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags that are written."""
        return tags_in(self.text())

    def show_tags(self, tags: Sequence[str]) -> None:
        """Write these."""
        self.setText(", ".join(tags))

    def offers(self) -> Sequence[str]:
        """The tags that have what is written of the last one, but for those that are written already."""
        before, last = self._parted()
        there = {folded(tag) for tag in tags_in(before)}
        parts = parts_of(last)
        return [tag for tag in self._tags if folded(tag) not in there and has_all(parts, folded(tag))][:MOST_OFFERED]

    def take(self, offer: str) -> None:
        """The tag takes the place of what is written of it; another may follow."""
        before = tags_in(self._parted()[0])
        self.setText("".join(f"{tag}, " for tag in (*before, offer)))

    def _parted(self) -> tuple[str, str]:
        """The whole tags, and what is written of the last one."""
        text = self.text().translate(SEPARATORS)
        before, _, last = text.rpartition(",")
        return before, last


class ChosenLine(OfferLine):
    """One of many, found by what is written; empty for none."""

    def __init__(self, name: str, found: Callable[[str], Sequence[tuple[str, str]]], parent: QWidget) -> None:
        """`found` says what could be meant by a text: by what it is kept, and what it is called."""
        super().__init__(name, parent)
        self._found = found
        self._called: dict[str, str] = {}
        self._chosen = ("", "")

    @property
    def chosen(self) -> str:
        """By what is kept what is chosen, as long as the line says it."""
        return self._chosen[0] if self.text() == self._chosen[1] else ""

    def choose(self, kept: str, called: str) -> None:
        """Choose one."""
        self._chosen = (kept, called)
        self.setText(called)

    def offers(self) -> Sequence[str]:
        """What could be meant."""
        found = self._found(self.text())
        self._called = {called: kept for kept, called in found}
        return list(self._called)

    def take(self, offer: str) -> None:
        """Choose it."""
        self.choose(self._called.get(offer, ""), offer)
