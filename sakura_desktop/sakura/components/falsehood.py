"""False proofs and relics (§x20): where a card is laid face down, under which name, and what lies apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont

from engine.sakura.door import CardSeen
from engine.text.phrase import CardName, say
from sakura_desktop.table.component_panels import PanelView, left_by, words_room
from sakura_desktop.table.component_views import PanelCards, PanelPile
from sakura_desktop.table.delegates.component import put_sign

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPainter

    from engine.text.phrase import Phrase

NAME: Final = 14
"""How large the declared name is written …"""
LINE: Final = NAME + 3
LINES: Final = 2
"""… in lines of that height, in so many of them."""
LOW: Final = 46
"""Below this height the name stands beside the place."""


def wrapped(text: str, width: int, wide: Callable[[str], int]) -> list[str]:
    """A text in lines of whole words."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and wide(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


class FalsehoodPanel(PanelView):
    """The place where a card is laid, and below it the name that was declared."""

    narrow = True

    def build(self) -> None:
        """The place."""
        self.add(PanelCards, self.table.cards(self.at("falsifying")))

    def _line(self, room: QRect) -> int:
        return min(room.height() // 2, LINES * LINE + 2)

    def _words(self, room: QRect) -> QRect:
        """Where the name stands: below the place, or beside it where there is little room."""
        aside = min(room.width() // 3, room.height()) if room.height() < LOW else 0
        return words_room(room, self._line(room), aside)

    def arrange(self, room: QRect) -> None:
        """The place has what the name leaves."""
        self.views[0].setGeometry(left_by(room, self._words(room)))

    def declared(self) -> str | None:
        """The number of the card that was declared, here or already in use."""
        for area in ("falsifying", "in-use"):
            for entry in self.table.cards(self.at(area)).entries:
                if isinstance(entry.seen, CardSeen) and entry.seen.declared is not None:
                    return entry.seen.declared
        return None

    def paint_body(self, painter: QPainter, room: QRect) -> None:
        """The declared name; the sign of the place where there is none."""
        words = self._words(room)
        declared = self.declared()
        if declared is None:
            put_sign(painter, words, "falsehood", self.look.theme.ink_soft, self.look, 0.9)
            return
        font = QFont(painter.font())
        font.setBold(True)
        font.setPixelSize(NAME)
        painter.setFont(font)
        painter.setPen(QColor(self.look.theme.cherry))
        name = self.words.text(say("board-card", card=CardName(declared)))
        lines = wrapped(name, words.width(), painter.fontMetrics().horizontalAdvance)
        top = words.bottom() + 1 - (words.height() + len(lines) * LINE) // 2
        for number, line in enumerate(lines):
            row = QRect(words.left(), top + number * LINE, words.width(), LINE)
            painter.drawText(row, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, line)

    def figures(self) -> list[Phrase]:
        """What lies there, and the name."""
        declared = self.declared()
        said = [] if declared is None else [say("board-declared", card=CardName(declared))]
        return [*super().figures(), *said]


class RelicsPanel(PanelView):
    """A pile of cards: its owner sees into it, the other player the backs."""

    share = 0.95
    narrow = True

    def build(self) -> None:
        """The pile."""
        self.add(PanelPile, self.table.cards(self.at("relics")))

    def figure(self) -> str:
        """How many cards lie there."""
        return str(len(self.table.cards(self.at("relics")).entries))
