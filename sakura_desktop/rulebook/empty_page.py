"""What stands in the rulebook's place while there is no rule document: what is needed, and how to open it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.text.phrase import say
from sakura_desktop.widgets.plain_label import PlainLabel
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
        self.wanted = PlainLabel(self)
        self.wanted.setObjectName("rulebook.wanted")
        self.wanted.setWordWrap(True)
        self.wanted.setProperty("role", "heading")
        self.wanted.hide()
        self.button = QPushButton(self)
        self.button.setObjectName("rulebook.open")
        self.button.setProperty("role", "leading")
        self.button.setAutoDefault(True)
        self.wording.text(self.button, "rulebook-open")
        self.button.clicked.connect(lambda _checked=False: self.opening.emit())
        page = QFrame(self)
        page.setMaximumWidth(680)
        box = QVBoxLayout(page)
        box.setSpacing(12)
        box.addStretch(2)
        box.addWidget(self._label("rulebook-empty-title", "title"))
        box.addWidget(self.wanted)
        for what in SAID:
            box.addWidget(self._label(f"rulebook-empty-{what}"))
        box.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        kept = self._label("", "note")
        self.wording.phrase(kept, say("rulebook-empty-kept", path=str(folder)))
        box.addWidget(kept)
        box.addStretch(3)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addWidget(page, 100)
        row.addStretch(1)

    def _label(self, key: str, role: str = "") -> QLabel:
        label = PlainLabel(self)
        label.setWordWrap(True)
        if role:
            label.setProperty("role", role)
        if key:
            self.wording.text(label, key)
        return label

    def want(self, section: str) -> None:
        """Say which section is to be shown once there is a document; empty for none."""
        self.wanted.setVisible(bool(section))
        if section:
            self.wording.text(self.wanted, "rulebook-wanted", number=section)
