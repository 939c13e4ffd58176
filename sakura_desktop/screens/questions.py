"""Questions that a duel's screen asks beside the prompt: which of several ways, whether to take back all the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QMessageBox

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

    from sakura_desktop.i18n import Words


class Way(Protocol):
    """One of several things that may be meant."""

    @property
    def key(self) -> str:
        """By what it is known."""


W = TypeVar("W", bound=Way)


def ask_which(
    parent: QWidget, at: QPoint, ways: Sequence[tuple[W, str]], choose: Callable[[W], object]
) -> QMenu:
    """A small menu at a point of the screen: the options that a move stands for, or other things, in words."""
    menu = QMenu(parent)
    menu.setObjectName("which-way")
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for option, text in ways:
        action = menu.addAction(text)
        action.setData(option.key)
        action.triggered.connect(lambda _checked=False, option=option: choose(option))
    menu.popup(at)
    menu.setActiveAction(menu.actions()[0])
    return menu


def ask_sure(parent: QWidget, words: Words, go_on: Callable[[], object]) -> QMessageBox:
    """Whether to take back across what chance or the other player made known."""
    box = QMessageBox(parent)
    box.setObjectName("undo-doubt")
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(words.say("board-undo"))
    box.setText(words.say("board-undo-doubt"))
    yes = box.addButton(words.say("board-undo-sure"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(words.say("board-undo-not"), QMessageBox.ButtonRole.RejectRole)
    box.buttonClicked.connect(lambda button: go_on() if button is yes else None)
    box.open()
    return box
