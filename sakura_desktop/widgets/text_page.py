"""A page of rich text that is read: its lines of Japanese end between phrases, as those of labels do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QTextBrowser

from sakura_desktop.pictures.line_break import JOINER
from sakura_desktop.widgets.broken_lines import held_page

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData


class TextPage(QTextBrowser):
    """What holds the phrases together stays here: what is copied or said is the text alone."""

    def setHtml(self, text: str) -> None:
        """Show a text."""
        super().setHtml(held_page(text))

    def marked_text(self) -> str:
        """What is marked, as it is read."""
        return self.textCursor().selectedText().replace(JOINER, "")

    def createMimeDataFromSelection(self) -> QMimeData:
        """What is copied, or dragged elsewhere."""
        found = super().createMimeDataFromSelection()
        words, page = found.text(), found.html()
        found.setText(words.replace(JOINER, ""))
        found.setHtml(page.replace(JOINER, ""))
        return found
