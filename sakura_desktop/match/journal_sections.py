"""The way from a line of the journal into the rules: the sections of the terms that the line names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from engine.text.phrase import Term, say
from sakura_desktop.match.confirmations import ask_which
from sakura_desktop.widgets.plain_label import plain_tip
from sakura_desktop.widgets.section_button import LINK, numbered

if TYPE_CHECKING:
    from engine.text.phrase import Phrase
    from sakura_desktop.languages.words import Words

SIGN: Final = "§"
WIDE: Final = 23
"""How wide a sign is at the end of a line, in pixels."""
ROOM: Final = 2 * WIDE
"""What the lines leave free on their right for the signs: that of the rules, and before it that of the words."""


class Named(NamedTuple):
    """A section, and the term for which it is named."""

    section: str
    term: str

    @property
    def key(self) -> str:
        """The link to the section."""
        return LINK + self.section


def sections_of(words: Words, phrase: Phrase) -> tuple[Named, ...]:
    """The sections of the terms that a sentence names, in their order, each once."""
    language = words.of("journal").language
    renderer = words.renderer(language)
    found: dict[str, Named] = {}
    for span in renderer.spans(phrase):
        section = renderer.term(span.ref).section if span.kind == "term" else ""
        if section:
            found.setdefault(section, Named(section, span.ref))
    return tuple(found.values())


class LineSign(QToolButton):
    """Stands at the end of the line that is looked at, and leads on from what the line names."""

    def __init__(self, name: str, sign: str, parent: QWidget) -> None:
        """At no line."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("role", "sign")
        self.setText(sign)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda _checked=False: self.go())
        self.hide()

    def go(self) -> None:
        """Lead on."""


class LineSections(LineSign):
    """A sign at the end of the line that is looked at: a press leads into the rules; of several sections it asks."""

    asked = Signal(str)
    """A link: `section:9-4`."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        """At no line."""
        super().__init__("journal.section", SIGN, parent)
        self._words = words
        self.sections: tuple[Named, ...] = ()

    def show_for(self, phrase: Phrase | None, row: QRect) -> None:
        """Stand at the end of a row; nowhere if its sentence names no section."""
        self.sections = sections_of(self._words, phrase) if phrase is not None else ()
        self.setVisible(bool(self.sections))
        if self.sections:
            said = self._words.say("rulebook-go-tip", section=numbered(self.sections[0].section))
            said = said if len(self.sections) == 1 else self._words.say("rulebook-line")
            self.setAccessibleName(said)
            self.setToolTip(plain_tip(said))
            self.setGeometry(row.right() - WIDE + 1, row.top(), WIDE, min(row.height(), WIDE))

    def go(self) -> None:
        """Lead to the section, or ask to which of them."""
        if len(self.sections) == 1:
            self.asked.emit(self.sections[0].key)
        elif self.sections:
            ways = [
                (named, self._words.text(say("rulebook-go-term", number=named.section, term=Term(named.term))))
                for named in self.sections
            ]
            ask_which(self, self.mapToGlobal(QPoint(0, self.height())), ways, lambda named: self.asked.emit(named.key))
