"""The line at the foot of a page: what to do now, or why something isn't possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QWidget

from engine.text.phrase import Phrase, say
from sakura_desktop.parts.wording import Wording

if TYPE_CHECKING:
    from engine.duel import Refusal
    from sakura_desktop.i18n import Words


class Status(QLabel):
    """One sentence. What went wrong is bold and has a sign before it, so that colour isn't all that tells it."""

    def __init__(self, name: str, words: Words, parent: QWidget) -> None:
        """Empty."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setWordWrap(True)
        self._wording = Wording(words, self)

    def tell(self, phrase: Phrase, *, warning: bool = False) -> None:
        """Say something."""
        self._wording.phrase(self, say("status-warning", what=phrase) if warning else phrase)
        if self.property("warning") != warning:
            self.setProperty("warning", warning)
            self.style().unpolish(self)
            self.style().polish(self)

    def refuse(self, refusal: Refusal) -> None:
        """Say why not, with the section."""
        self.tell(say("refusal-line", what=refusal.phrase, section=refusal.section), warning=True)
