"""What stands in words beside a board: a title and where one is, sentences, and the ways on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout

from sakura_desktop.widgets.layouts import beside
from sakura_desktop.widgets.section_button import SectionButton
from sakura_desktop.widgets.sentences import Sentences
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

ROOM: Final = 384
"""How high it is at least, in pixels at zoom 1: what it says is seen without scrolling."""
SHOW_KEY: Final = Qt.Key.Key_F3
"""Shows what leads on, where one of the ways is `show`."""
NEXT: Final = "next"


class SidePanel(QFrame):
    """Its widgets and messages begin with its name: `lesson.show`, `lesson-show`, `lesson-show-tip`."""

    asked = Signal(str)
    """One of the ways on; `next`, which comes when all is done."""
    link = Signal(str)
    """A term or card in a sentence was clicked, or a section."""

    def __init__(self, name: str, ways: Sequence[str], words: Words, look: Appearance, parent: QWidget) -> None:
        """Nothing said yet."""
        super().__init__(parent)
        self.setObjectName(f"{name}.panel")
        self.setProperty("role", "side")
        self.wording = Translated(words, self)
        self.wording.name(self, f"{name}-panel")
        self.title = self.wording.label(role="heading", wrap=True)
        self.place = self.wording.label(role="note")
        self.section = SectionButton(f"{name}.section", words, self)
        self.section.asked.connect(self.link)
        self.text = Sentences(f"{name}.text", words, self)
        self.text.anchorClicked.connect(lambda link: self.link.emit(link.toString()))
        self.buttons = {
            way: self.wording.button(f"{name}.{way}", f"{name}-{way}", partial(self.asked.emit, way))
            for way in (*ways, NEXT)
        }
        for way, button in self.buttons.items():
            self.wording.tip(button, f"{name}-{way}-tip")
        self.buttons[NEXT].setProperty("role", "leading")
        self._lay_out(ways)
        self._look = look
        look.changed.connect(self._make_room)
        self._make_room()

    def _lay_out(self, ways: Sequence[str]) -> None:
        grid = QGridLayout()
        grid.setSpacing(4)
        for at, way in enumerate(ways):
            grid.addWidget(self.buttons[way], at // 2, at % 2)
        head = beside((self.title, 1), self.place)
        head.setAlignment(self.place, Qt.AlignmentFlag.AlignTop)
        box = QVBoxLayout(self)
        box.setContentsMargins(10, 8, 8, 8)
        box.setSpacing(6)
        box.addLayout(head)
        box.addWidget(self.text, 1)
        box.addWidget(self.section, 0, Qt.AlignmentFlag.AlignLeft)
        box.addWidget(self.buttons[NEXT])
        box.addLayout(grid)

    def _make_room(self) -> None:
        self.setMinimumHeight(self._look.px(ROOM))
