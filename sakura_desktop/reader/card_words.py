"""Cards that are looked at in a list: their names and lines can be put on the list of words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.study.word_menu import ItemWords, Named
from sakura_desktop.widgets.drag_list import DragList

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractItemView, QWidget

    from sakura_desktop.languages.words import Words
    from sakura_desktop.reader.card_reader import CardReader


class CardWords(ItemWords):
    """On a list of cards beside a reader. The mouse looks at one card while the keyboard is at another: the keys take
    what the reader shows, since it says that they do, and the current row only where nothing is read.
    """

    def __init__(self, view: DragList, words: Words, reader: CardReader) -> None:
        """With that reader beside it."""
        self._read = reader.mining
        super().__init__(view, words, self._read.collector, self._named_at)

    def take(self) -> bool:
        """Take what is read, else the current row's words."""
        return self._read.take_meant() or super().take()

    def hear(self) -> bool:
        """Let what is read be heard, else the current row."""
        return self._read.hear_meant() or super().hear()

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
