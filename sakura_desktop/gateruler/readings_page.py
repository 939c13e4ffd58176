"""A page that says which rules are readings of this program, opened from the choice of rulers and decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QWidget

from engine.text.phrase import say
from sakura_desktop.gateruler.words import readings_said
from sakura_desktop.widgets.layouts import below, scrolling
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words


class ReadingsPage(QDialog):
    """Every reading in a sentence, with its number."""

    def __init__(self, words: Words, look: Appearance, parent: QWidget | None = None) -> None:
        """All of them, in a frame that scrolls."""
        super().__init__(parent)
        self.setObjectName("gateruler.readings")
        wording = Translated(words, self)
        wording.bind(self, "title", self.setWindowTitle, say("gateruler-readings-title"))
        inside = QWidget(self)
        self.lines = []
        intro = wording.label("gateruler-readings-intro", wrap=True)
        for number, phrase in enumerate(readings_said(), start=1):
            line = wording.label(name=f"gateruler.reading.{number}", wrap=True)
            wording.phrase(line, say("gateruler-reading-line", number=number, said=phrase))
            line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.lines.append(line)
        inside.setLayout(below(intro, *self.lines, None, spacing=8, edges=(4, 4, 12, 4)))
        buttons = QDialogButtonBox(self)
        self.close_button = buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.close_button.setObjectName("gateruler.readings.close")
        wording.text(self.close_button, "button-ok")
        buttons.accepted.connect(self.accept)
        heading = wording.label("gateruler-readings-title", role="title", wrap=True)
        area = scrolling(inside, self, sideways=False)
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # its arrows scroll it
        self.setLayout(below(heading, (area, 1), buttons, edges=(16, 12, 16, 12)))
        self.resize(look.px(760), look.px(560))
        self.close_button.setFocus()
