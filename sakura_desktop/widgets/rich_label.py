"""A label whose rich text takes the colours of the theme shown now."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel, QWidget

from sakura_desktop.pictures.line_break import JOINER
from sakura_desktop.widgets.broken_lines import held_page


class RichLabel(QLabel):
    """Rich text with links. Qt fixes the colour of links when a text is set, so it is set again in other colours."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Without words."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)

    def setText(self, text: str) -> None:
        """Say something; lines of Japanese end between phrases."""
        super().setText(held_page(text))

    def text(self) -> str:
        """What was put."""
        return super().text().replace(JOINER, "")

    def changeEvent(self, event: QEvent) -> None:
        """Another palette: the links take its colour."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.text():
            said = self.text()
            self.clear()
            self.setText(said)
