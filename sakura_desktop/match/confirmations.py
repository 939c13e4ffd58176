"""Questions that a duel's screen asks beside the prompt: which of several ways, whether to do it all the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QMessageBox

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

    from engine.text.phrase import Phrase
    from sakura_desktop.languages.words import Words


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


class Doubt(NamedTuple):
    """A question before something of weight: how its box is called, and the keys of its words."""

    name: str
    title: str
    text: str
    yes: str
    no: str


TAKE_BACK: Final = Doubt("undo-doubt", "board-undo", "board-undo-doubt", "board-undo-sure", "board-undo-not")
"""Whether to take back across what chance or the other player made known."""
GIVE_UP: Final = Doubt(
    "give-up-doubt", "board-give-up", "board-give-up-doubt", "board-give-up-sure", "board-give-up-not"
)
"""Whether whoever decides gives the duel up."""


def ask_sure(
    parent: QWidget, words: Words, go_on: Callable[[], object], doubt: Doubt = TAKE_BACK, **slots: Phrase
) -> QMessageBox:
    """Ask before something of weight; Enter and Escape leave everything as it is."""
    box = QMessageBox(parent)
    box.setObjectName(doubt.name)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(words.say(doubt.title))
    box.setText(words.say(doubt.text, **slots))
    yes = box.addButton(words.say(doubt.yes), QMessageBox.ButtonRole.AcceptRole)
    no = box.addButton(words.say(doubt.no), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(no)
    box.setEscapeButton(no)
    box.buttonClicked.connect(lambda button: go_on() if button is yes else None)
    box.open()
    return box
