"""Texts shown as they are: a player's name or a file's line that looks like HTML stays a text.

Qt takes any text that looks like HTML for rich text, in labels and in tool tips, unless it is told not to.
"""

from __future__ import annotations

import html

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QLabel, QWidget


class PlainLabel(QLabel):
    """A label of plain text; one of rich text says so itself and escapes what it quotes."""

    def __init__(self, text: str | QWidget | None = None, parent: QWidget | None = None) -> None:
        """As `QLabel`: a text and a parent, or a parent alone."""
        if isinstance(text, str):
            super().__init__(text, parent)
        else:
            super().__init__(text or parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


def plain_tip(text: str) -> str:
    """A text as a tool tip that shows it as it is."""
    if not Qt.mightBeRichText(text):
        return text
    return f"<span>{html.escape(text)}</span>".replace("\n", "<br>")
