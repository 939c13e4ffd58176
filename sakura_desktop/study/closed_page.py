"""What is shown where the file of words can't be opened: why, that it stays as it is, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from sakura_desktop.study.review_page import COLUMN
from sakura_desktop.study.store import why_closed
from sakura_desktop.widgets.layouts import below, centred
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from engine.study.wordfile import CannotOpen
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words


class ClosedPage(QWidget):
    """The reason, and the ways on."""

    again = Signal()
    """Try again to open the file."""
    restoring = Signal()
    """Take a copy instead."""
    beginning = Signal()
    """Put the file aside and begin anew."""

    def __init__(self, words: Words, look: Appearance, parent: QWidget) -> None:
        """No reason yet."""
        super().__init__(parent)
        self._look = look
        self.setObjectName("study.closed")
        self.wording = Translated(words, self)
        title = self.wording.label("study-closed-title", role="title", wrap=True)
        self.why = self.wording.label(name="study.closed.why", wrap=True)
        self.why.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.what = self.wording.label("study-closed-what", role="note", wrap=True)
        ways = {"again": self.again, "restore": self.restoring, "anew": self.beginning}
        self.buttons = {
            name: self.wording.button(f"study.closed.{name}", f"study-closed-{name}", way.emit)
            for name, way in ways.items()
        }
        row = QHBoxLayout()
        for button in self.buttons.values():
            row.addWidget(button)
        row.addStretch(1)
        self._column = QWidget(self)
        self._column.setLayout(below(None, title, self.why, self.what, row, (None, 2), spacing=12))
        self.setLayout(centred(self._column))
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self._column.setMaximumWidth(self._look.px(COLUMN))

    def show_why(self, error: CannotOpen) -> None:
        """Say why."""
        self.wording.phrase(self.why, why_closed(error))
        alone = error.code != "in-use"  # what another program has open is neither replaced nor put aside
        for part in (self.what, self.buttons["restore"], self.buttons["anew"]):
            part.setVisible(alone)

    def take_focus(self) -> None:
        """The mildest way on has the keyboard."""
        self.buttons["again"].setFocus()
