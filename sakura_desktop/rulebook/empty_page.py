"""What stands in the rulebook's place while there is no rule document: what is needed, and how to open it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from sakura_desktop.widgets.layouts import centred
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from pathlib import Path

    from sakura_desktop.languages.words import Words

SAID = ("needed", "languages", "drop")


class EmptyPage(QFrame):
    """Says what is needed; a button asks for files."""

    opening = Signal()

    def __init__(self, words: Words, folder: Path, parent: QWidget) -> None:
        """`folder` is where the program keeps its copies."""
        super().__init__(parent)
        self.setObjectName("rulebook.empty")
        self.wording = Translated(words, self)
        label = partial(self.wording.label, wrap=True)
        self.wanted = label(name="rulebook.wanted", role="heading")
        self.wanted.hide()
        self.button = self.wording.button("rulebook.open", "rulebook-open", self.opening.emit)
        self.button.setProperty("role", "leading")
        page = QFrame(self)
        page.setMaximumWidth(680)
        box = QVBoxLayout(page)
        box.setSpacing(12)
        box.addStretch(2)
        box.addWidget(label("rulebook-empty-title", role="title"))
        box.addWidget(self.wanted)
        for what in SAID:
            box.addWidget(label(f"rulebook-empty-{what}"))
        box.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        box.addWidget(label("rulebook-empty-kept", role="note", path=str(folder)))
        box.addStretch(3)
        self.setLayout(centred(page))

    def want(self, section: str) -> None:
        """Say which section is to be shown once there is a document; empty for none."""
        self.wanted.setVisible(bool(section))
        if section:
            self.wording.text(self.wanted, "rulebook-wanted", number=section)
