"""What is shown where the file of words can't be opened: why, that it stays as it is, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sakura_desktop.study.store import why_closed
from sakura_desktop.widgets.plain_label import PlainLabel
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from engine.study.wordfile import CannotOpen
    from sakura_desktop.languages.words import Words


class ClosedPage(QWidget):
    """The reason, and the ways on."""

    again = Signal()
    """Try again to open the file."""
    restoring = Signal()
    """Take a copy instead."""
    beginning = Signal()
    """Put the file aside and begin anew."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        """No reason yet."""
        super().__init__(parent)
        self.setObjectName("study.closed")
        self.wording = Translated(words, self)
        title = PlainLabel(self)
        title.setProperty("role", "title")
        title.setWordWrap(True)
        self.wording.text(title, "study-closed-title")
        self.why = PlainLabel(self)
        self.why.setObjectName("study.closed.why")
        self.why.setWordWrap(True)
        self.why.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        what = PlainLabel(self)
        what.setWordWrap(True)
        what.setProperty("role", "note")
        self.wording.text(what, "study-closed-what")
        self.buttons = {
            "again": self._button("again", self.again),
            "restore": self._button("restore", self.restoring),
            "anew": self._button("anew", self.beginning),
        }
        row = QHBoxLayout()
        for button in self.buttons.values():
            row.addWidget(button)
        row.addStretch(1)
        box = QVBoxLayout(self)
        box.addStretch(1)
        for part in (title, self.why, what):
            box.addWidget(part)
        box.addLayout(row)
        box.addStretch(2)

    def _button(self, name: str, signal: SignalInstance) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(f"study.closed.{name}")
        button.setAutoDefault(True)
        self.wording.text(button, f"study-closed-{name}")
        button.clicked.connect(lambda _checked=False: signal.emit())
        return button

    def show_why(self, error: CannotOpen) -> None:
        """Say why."""
        self.wording.phrase(self.why, why_closed(error))

    def take_focus(self) -> None:
        """The mildest way on has the keyboard."""
        self.buttons["again"].setFocus()
