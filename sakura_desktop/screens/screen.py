"""What every screen of the program is: a page with a name, worded at once in the language shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QToolTip, QWidget

from engine.text.phrase import Phrase, say
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from sakura_desktop.languages.words import Words


ENTER: Final = frozenset({int(Qt.Key.Key_Return), int(Qt.Key.Key_Enter)})


class Screen(QWidget):
    """A page of the main window."""

    heard = Signal(str, int)
    """What is to be heard, by its name in `Sound`, and how strong it is."""

    def __init__(self, name: str, words: Words, parent: QWidget | None = None) -> None:
        """Named for tests and for the window's title."""
        super().__init__(parent)
        self.setObjectName(name)
        self.words = words
        self.wording = Translated(words, self)
        self.button, self.label = self.wording.button, self.wording.label
        self.wording.bind(self, "name", self.setAccessibleName, self.title())
        words.changed.connect(self.reword)

    def title(self) -> Phrase:
        """What the window's title says while the screen is shown."""
        return say("title-screen", screen=self.objectName())

    def entered(self) -> None:
        """The screen is shown: put the focus where a person begins."""

    def left(self) -> None:
        """Another screen is shown."""

    def while_seen(self, renew: Callable[[], None]) -> Callable[[], None]:
        """What is to be done at a change while the screen is seen: else it costs whoever plays meanwhile, and is done
        anew when the screen is `entered`.
        """

        def seen() -> None:
            if self.isVisible():
                renew()

        return seen

    def reword(self) -> None:
        """Say again what isn't bound; called after every change of language, peek or ruby."""

    def pictured(self) -> QWidget:
        """What a picture of the screen shows: all of it, unless it has a board."""
        return self

    def go_on(self) -> None:
        """To what follows from what was chosen here."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes what lies over the screen, else it leaves one that can be left; Ctrl+Enter goes on."""
        leave = getattr(self, "cancelled", None)
        if event.key() == Qt.Key.Key_Escape and QToolTip.isVisible():
            QToolTip.hideText()
        elif event.key() == Qt.Key.Key_Escape and leave is not None:
            leave.emit()
        elif event.key() in ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.go_on()
        else:
            super().keyPressEvent(event)
