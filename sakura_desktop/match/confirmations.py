"""Questions that a match's screen asks beside the prompt: which of several ways, whether to do it all the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QCheckBox, QFrame, QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from sakura_desktop.widgets.plain_label import PlainLabel
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QKeyEvent

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
    """A question before something of weight: how its panel is called, and the keys of its words."""

    name: str
    text: str
    yes: str
    no: str
    never: str = ""
    """What stands by the box that keeps it from being asked again; empty for none."""


TAKE_BACK: Final = Doubt("undo-doubt", "board-undo-doubt", "board-undo-sure", "board-undo-not", "board-undo-never")
"""Whether to take back across what chance or the other player made known."""
GIVE_UP: Final = Doubt("give-up-doubt", "board-give-up-doubt", "board-give-up-sure", "board-give-up-not")
"""Whether whoever decides gives the duel up."""
WIDTH: Final = 300
"""How wide the panel is in pixels where no column stands beside the board."""
MARGIN: Final = 10


class Confirmation(QFrame):
    """A panel at the foot of the column beside the board, away from the prompt and its answers. Enter and Escape leave
    everything as it is; so does whatever else is done meanwhile.
    """

    gone = Signal()
    """It has been answered, and what follows was done; or it was left."""

    def __init__(
        self, words: Words, screen: QWidget, above: QWidget, doubt: Doubt, go_on: Callable[[], object],
        never_again: Callable[[], object] | None = None, **slots: Phrase,
    ) -> None:
        """Ask over the screen, `above` a widget at its foot; `go_on` is done if it is to be."""
        super().__init__(screen)
        self._screen = screen
        self.setObjectName(doubt.name)
        self.setProperty("role", "doubt")
        self._above = above
        self._go_on, self._never_again = go_on, never_again
        wording = Translated(words, self)
        wording.name(self, doubt.text, **slots)
        self._text = PlainLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        wording.text(self._text, doubt.text, **slots)
        self.never = QCheckBox(self)
        self.never.setObjectName(f"{doubt.name}.never")
        self.never.setVisible(bool(doubt.never))
        if doubt.never:
            wording.text(self.never, doubt.never)
        self.yes = QPushButton(self)
        self.yes.setObjectName(f"{doubt.name}.yes")
        wording.text(self.yes, doubt.yes)
        self.yes.clicked.connect(self._take)
        self.no = QPushButton(self)
        self.no.setObjectName(f"{doubt.name}.no")
        self.no.setProperty("role", "leading")
        wording.text(self.no, doubt.no)
        self.no.clicked.connect(self.shut)
        self._lay_out()
        screen.installEventFilter(self)
        self.never.setPalette(QApplication.palette(self.never))  # on this ground its edge would be lost
        self._place()
        self.show()
        self.raise_()
        self.no.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.yes)
        buttons.addWidget(self.no)
        self._box = QVBoxLayout(self)
        self._box.addWidget(self._text)
        self._box.addWidget(self.never)
        self._box.addLayout(buttons)

    def text(self) -> str:
        """What it asks."""
        return self._text.text()

    def shut(self) -> None:
        """Leave everything as it is."""
        self.hide()
        self.deleteLater()
        self.gone.emit()

    def _take(self) -> None:
        if self.never.isChecked() and self._never_again is not None:
            self._never_again()
        self.hide()
        self._go_on()
        self.shut()

    def _place(self) -> None:
        screen = self._screen
        column = self._above.parentWidget()
        beside = column.width() - 2 * MARGIN if column is not None and column is not screen else WIDTH
        width = min(max(beside, self._box.minimumSize().width()), screen.width() - 2 * MARGIN)
        height = self._box.heightForWidth(width)
        foot = self._above.mapTo(screen, self._above.rect().topLeft()).y()
        self.setGeometry(screen.width() - width - MARGIN, max(0, foot - height - MARGIN), width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner."""
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._place()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Escape leave everything as it is, unless a button has the keyboard."""
        if event.key() in {Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            (self.yes.click if self.yes.hasFocus() and event.key() != Qt.Key.Key_Escape else self.shut)()
        else:
            super().keyPressEvent(event)
