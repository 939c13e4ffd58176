"""What a puzzle says, beside the board: what is to be done, what lies face down, how the try stands, the ways on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout

from engine.text.phrase import Listing, Phrase, say
from sakura_desktop.widgets.plain_label import PlainLabel
from sakura_desktop.widgets.sentences import Sentences
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.play.tried import TriedMatch
    from engine.players.solving import Judged
    from sakura_desktop.languages.words import Words

WAYS = ("back", "again", "show", "puzzles")
"""What can be done beside playing, by name; `next` comes when the puzzle is solved."""


class PuzzlePanel(QFrame):
    """Follows a puzzle that is tried."""

    asked = Signal(str)
    """A way on: `back`, `again`, `show`, `puzzles`, `next`."""
    link = Signal(str)
    """A term or card in a sentence was clicked."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        """No puzzle yet."""
        super().__init__(parent)
        self.setObjectName("puzzle.panel")
        self.setProperty("role", "side")
        self.wording = Translated(words, self)
        self.wording.name(self, "puzzle-panel")
        self._title = PlainLabel(self)
        self._title.setProperty("role", "heading")
        self._title.setWordWrap(True)
        self._length = PlainLabel(self)
        self._length.setProperty("role", "note")
        self.text = Sentences("puzzle.text", words, self)
        self.text.anchorClicked.connect(lambda link: self.link.emit(link.toString()))
        self.buttons = {way: self._button(way) for way in (*WAYS, "next")}
        self.buttons["next"].setProperty("role", "leading")
        self._lay_out()

    def _button(self, way: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(f"puzzle.{way}")
        button.setAutoDefault(True)
        self.wording.text(button, f"puzzle-{way}")
        self.wording.tip(button, f"puzzle-{way}-tip")
        button.clicked.connect(lambda _checked=False: self.asked.emit(way))
        return button

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._length, 0, Qt.AlignmentFlag.AlignTop)
        ways = QGridLayout()
        ways.setSpacing(4)
        for at, way in enumerate(WAYS):
            ways.addWidget(self.buttons[way], at // 2, at % 2)
        box = QVBoxLayout(self)
        box.setContentsMargins(10, 8, 8, 8)
        box.setSpacing(6)
        box.addLayout(head)
        box.addWidget(self.text, 1)
        box.addWidget(self.buttons["next"])
        box.addLayout(ways)

    def show_puzzle(self, match: TriedMatch, number: int, judged: Judged | None, *, helped: bool) -> None:
        """Show how a try stands; `judged` is None where that isn't known yet."""
        self.wording.phrase(self._title, say("puzzle-title", number=number))
        self.wording.phrase(self._length, say("puzzle-length", count=match.puzzle.length))
        self.text.put(**(_verdict(judged, helped=helped) or {"to_do": say("puzzle-task")}), **_hidden(match))
        solved = judged is not None and judged.verdict == "solved"
        self.buttons["next"].setVisible(solved)
        self.buttons["back"].setEnabled(match.can_undo)
        self.buttons["again"].setEnabled(match.can_undo)
        self.buttons["show"].setEnabled(judged is not None and judged.shown is not None)

    def show_lost(self) -> None:
        """Nothing is known of the try."""
        self.text.put(to_do=say("puzzle-lost"))


def _verdict(judged: Judged | None, *, helped: bool) -> dict[str, Phrase]:
    """How it stands, and why; nothing as long as all is well."""
    if judged is None or judged.verdict == "open":
        return {}
    if judged.verdict == "solved":
        return {"to_do": say("puzzle-solved-helped" if helped else "puzzle-solved")}
    found = {"to_do": say(f"puzzle-{judged.verdict}")}
    if judged.why is not None:
        found["why"] = judged.why
    return found | {"try": say("puzzle-try-again")}


def _hidden(match: TriedMatch) -> dict[str, Phrase]:
    """What lies face down, place by place."""
    lines = tuple(say("puzzle-hidden", place=one.place, cards=one.cards) for one in match.hidden())
    return {"hidden": say("puzzle-open", places=Listing(lines, "lines"))} if lines else {}
