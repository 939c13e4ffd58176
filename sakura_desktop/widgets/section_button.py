"""A small button that names a section of the rules and leads there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from engine.text.phrase import Phrase, say
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.languages.words import Words

LINK: Final = "section:"
"""How a link to a section begins, as `term:` and `card:` begin those to terms and cards."""


def numbered(section: str) -> Phrase:
    """A section by its number: §9-4."""
    return say("rulebook-go", number=section)


class SectionButton(QToolButton):
    """Shown while there is a section to be named."""

    asked = Signal(str)
    """It was pressed: the link to its section, `section:9-4`."""

    def __init__(self, name: str, words: Words, parent: QWidget) -> None:
        """No section yet."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("role", "section")
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.section = ""
        self.name_section: Callable[[str], Phrase] = numbered
        """How the game that is played says where a rule stands."""
        self._wording = Translated(words, self)
        self.clicked.connect(lambda _checked=False: self.asked.emit(LINK + self.section))
        self.hide()

    def put(self, section: str) -> None:
        """Name a section; an empty one names none."""
        self.section = section
        self.setVisible(bool(section))
        if section:
            said = self.name_section(section)
            self._wording.phrase(self, said)
            self._wording.name(self, "rulebook-go-tip", section=said)
            self._wording.tip(self, "rulebook-go-tip", section=said)
