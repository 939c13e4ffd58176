"""Lists beside a reader, of cards and others: what they name can be put on the list of words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.study.word_menu import ItemWords, Named
from sakura_desktop.widgets.drag_list import DragList

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QAbstractItemView, QWidget

    from sakura_desktop.languages.words import Words
    from sakura_desktop.reader.card_reader import CardReader


class ReadBeside(ItemWords):
    """On a list beside a reader. The reader shows one thing while the keyboard is at another: the keys take what the
    reader shows, since it says that they do, and the current row only where nothing is read.
    """

    def __init__(
        self, view: QAbstractItemView, words: Words, reader: CardReader, named: Callable[[QAbstractItemView], Named]
    ) -> None:
        """With that reader beside it; `named` says what the current row holds."""
        self._reader = reader
        super().__init__(view, words, reader.mining.collector, named)

    @property
    def _reads(self) -> bool:
        """The reader is there; in a narrow window the list may have its place."""
        return self._reader.isVisibleTo(self._reader.window())

    def take(self) -> bool:
        """Take what is read, else the current row's words."""
        return (self._reads and self._reader.mining.take_meant()) or super().take()

    def hear(self) -> bool:
        """Let what is read be heard, else the current row."""
        return (self._reads and self._reader.mining.hear_meant()) or super().hear()


class CardWords(ReadBeside):
    """On a list of cards beside a reader."""

    def __init__(self, view: DragList, words: Words, reader: CardReader) -> None:
        """With that reader beside it."""
        super().__init__(view, words, reader, self._named_at)

    def _named_at(self, view: QAbstractItemView) -> Named:
        """A card: its name, which the key takes, and its lines; what brings several cards: their names."""
        assert isinstance(view, DragList)
        collector, numbers = self.menu.collector, view.cards(view.current())
        if collector is None:
            return Named()
        if len(numbers) == 1:
            found = collector.words_on(numbers[0])
            return Named(found, None, collector.called(found[0]), found[0]) if found else Named()
        return Named(tuple(word for number in numbers if (word := collector.word_of(f"card:{number}"))))


def read_beside(page: QWidget, reader: CardReader, words: Words) -> None:
    """Let what a reader beside a page shows, and the cards of every list of the page, be put on the list of words."""
    reader.hear(page)
    for view in page.findChildren(DragList):
        CardWords(view, words, reader)
