"""What is shown where the file of words can't be opened: why, that it stays as it is, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sakura_desktop.study.store import why_closed
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
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
        title = self.wording.label("study-closed-title", role="title", wrap=True)
        self.why = self.wording.label(name="study.closed.why", wrap=True)
        self.why.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        what = self.wording.label("study-closed-what", role="note", wrap=True)
        ways = {"again": self.again, "restore": self.restoring, "anew": self.beginning}
        self.buttons = {
            name: self.wording.button(f"study.closed.{name}", f"study-closed-{name}", way.emit)
            for name, way in ways.items()
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

    def show_why(self, error: CannotOpen) -> None:
        """Say why."""
        self.wording.phrase(self.why, why_closed(error))

    def take_focus(self) -> None:
        """The mildest way on has the keyboard."""
        self.buttons["again"].setFocus()
