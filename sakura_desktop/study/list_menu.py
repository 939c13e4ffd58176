"""What can be done with the words of the list: the menu of its button, and of the right button over it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from engine.study.own import SENTENCE, is_own
from engine.text.phrase import say
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from PySide6.QtWidgets import QWidget

    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.edits import Edits
    from sakura_desktop.study.word_table import WordModel, WordView

TAKEN_UP: Final = "taken-up"
"""What is done with words that were put aside and are to be asked again."""
FREE: Final = frozenset(("own-new-word", "own-new-sentence", "own-undo"))
"""What needs no chosen word."""
UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


class ListMenu(QMenu):
    """What can't be done when it opens is grey; the order of the list is a menu in it."""

    def __init__(
        self, page: QWidget, words: Words, view: WordView, model: WordModel, edits: Edits,
        acts: Mapping[str, Callable[[], object]],
    ) -> None:
        """These acts, by the keys of what they are called."""
        super().__init__(page)
        self.setObjectName("study.list.menu")
        self._view = view
        self._model = model
        self._edits = edits
        self._words = words
        self._wording = Translated(words, page)
        self.acts: dict[str, QAction] = {}
        for key, act in acts.items():
            if key == "own-new-word":
                self.addSeparator()
            self.acts[key] = self._act(key, act)
        self.order = QMenu(self)
        self.order.setObjectName("study.list.order")
        self._wording.bind(self.order, "text", self.order.setTitle, say("own-order"))
        self.insertMenu(self.acts["own-undo"], self.order)
        self.insertSeparator(self.order.menuAction())
        self.order.aboutToShow.connect(self._fill_order)
        self.aboutToShow.connect(self._stand)

    def _act(self, key: str, act: Callable[[], object]) -> QAction:
        action = QAction(self)
        action.setObjectName(f"study.list.{key}")
        self._wording.text(action, key)
        action.triggered.connect(lambda _checked=False: act())
        self.addAction(action)
        return action

    def _stand(self) -> None:
        chosen, current, last = self._view.selected(), self._view.current(), self._edits.last
        for key, action in self.acts.items():
            action.setEnabled(key in FREE or bool(chosen))
        self.acts["own-delete"].setEnabled(any(map(is_own, chosen)))
        self.acts["own-sentence-here"].setEnabled(bool(current) and not current.startswith(f"{SENTENCE}:"))
        undo = self.acts["own-undo"]
        undo.setEnabled(last is not None)
        if last is None:
            self._wording.text(undo, "own-undo")
        else:
            self._wording.text(undo, "own-undo-act", act=last)

    def _fill_order(self) -> None:
        """By each column, both ways; the order that is chosen has a mark."""
        self.order.clear()
        head = self._view.horizontalHeader()
        now = (head.sortIndicatorSection(), head.sortIndicatorOrder())
        one = QActionGroup(self.order)
        for at, order, said in self._orders():
            action = self.order.addAction(said)
            action.setCheckable(True)
            one.addAction(action)
            action.setChecked(now == (at, order) or at == now[0] == -1)
            action.triggered.connect(partial(self._sort, at, order))

    def _orders(self) -> Iterator[tuple[int, Qt.SortOrder, str]]:
        yield -1, UP, self._words.say("own-order-none")
        for at in range(len(self._model.columns)):
            head: object = self._model.headerData(at, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole)
            column = str(head)
            yield at, UP, self._words.say("own-order-column", column=column)
            yield at, DOWN, self._words.say("own-order-down", column=column)

    def _sort(self, at: int, order: Qt.SortOrder, _checked: bool = False) -> None:
        self._view.sortByColumn(at, order)
