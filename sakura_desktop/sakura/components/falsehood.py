"""False proofs and relics (§x20): where a card is laid face down, under which name, and what lies apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics

from engine.sakura.door import CardSeen
from engine.text.phrase import CardName, say
from sakura_desktop.table.component_panels import PanelView, left_by, words_room
from sakura_desktop.table.component_views import PanelCards, PanelPile
from sakura_desktop.table.delegates.component import lines_of, put_sign

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from engine.text.phrase import Phrase

NAME: Final = 14
"""How large the declared name is written …"""
LINE: Final = NAME + 3
"""… in lines of that height."""
SIGN: Final = 36
"""The height of the sign where no name was declared."""
LEAST: Final = 16
"""The least width of the place beside the name."""
CARD: Final = 22
"""The least height of the place: where the name below it leaves less, it stands beside it."""


class FalsehoodPanel(PanelView):
    """The place where a card is laid, and below it the name that was declared."""

    share = 1.25
    narrow = True

    def build(self) -> None:
        """The place."""
        self.add(PanelCards, self.table.cards(self.at("falsifying")))

    def _lines(self, width: int) -> list[str]:
        """The declared name, in lines."""
        declared = self.declared()
        if declared is None:
            return []
        name = self.words.text(say("board-card", card=CardName(declared)))
        return lines_of(name, width, QFontMetrics(self._name_font()).horizontalAdvance)

    def _name_font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(self.enlarged(NAME))
        return font

    def _words(self, room: QRect) -> QRect:
        """Where the name stands: below the place, or beside it where there is too little room."""
        lines = len(self._lines(room.width())) * self.enlarged(LINE) + 2
        high = max(min(room.height() // 2, self.enlarged(SIGN)), lines)
        if room.height() - high >= CARD:
            return words_room(room, high, 0)
        aside = min(room.width() // 3, room.height() * 3 // 4)
        wide = QFontMetrics(self._name_font()).horizontalAdvance
        widest = max((wide(line) for line in self._lines(room.width() - aside)), default=0)
        return words_room(room, high, max(LEAST, min(aside, room.width() - widest)))

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
        if self.declared() is None:
            put_sign(painter, words, "falsehood", self.look.theme.ink_soft, self.look, 0.9)
            return
        painter.setFont(self._name_font())
        painter.setPen(QColor(self.look.theme.cherry))
        lines = self._lines(words.width())
        high = self.enlarged(LINE)
        top = words.top() + (words.height() - len(lines) * high) // 2
        for number, line in enumerate(lines):
            row = QRect(words.left(), top + number * high, words.width(), high)
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
