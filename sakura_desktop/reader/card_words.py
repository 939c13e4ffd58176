"""Cards that are looked at in a list: their names and lines can be put on the list of words."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sakura_desktop.study.word_menu import ItemWords, Named
from sakura_desktop.widgets.drag_list import DragList

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractItemView

    from sakura_desktop.languages.words import Words
    from sakura_desktop.reader.card_reader import CardReader
    from sakura_desktop.screens.screen import Screen
    from sakura_desktop.study.collector import Collector


def read_beside(screen: Screen, reader: CardReader, words: Words) -> None:
    """Let the cards of every list on a screen be put on the list of words, and what the reader beside them shows."""
    reader.hear(screen)
    collector = reader.mining.collector
    if collector is not None:
        for view in screen.findChildren(DragList):
            ItemWords(view, words, collector, partial(_named, collector))


def _named(collector: Collector, view: QAbstractItemView) -> Named:
    """A card: its name, which the key takes, and its lines; what brings several cards: their names."""
    assert isinstance(view, DragList)
    numbers = view.cards(view.current())
    if len(numbers) == 1:
        found = collector.words_on(numbers[0])
        return Named(found, None, collector.called(found[0]), found[0]) if found else Named()
    return Named(tuple(word for number in numbers if (word := collector.word_of(f"card:{number}"))))
