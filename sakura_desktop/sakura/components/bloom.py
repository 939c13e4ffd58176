"""Blooming: the extra cards that a card may be exchanged for, and how many areas hold five crystals (§x12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from engine.text.phrase import say
from sakura_desktop.table.component_panels import PanelView, left_by, words_room
from sakura_desktop.table.component_views import PanelCards
from sakura_desktop.table.delegates.component import put_sign, put_text

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from engine.text.phrase import Phrase

FIVES = "fives"
LOW = 48
"""Below this height the figure stands beside the cards."""


class BloomPanel(PanelView):
    """The extra cards, and beside a blossom how many areas hold exactly five crystals."""

    def build(self) -> None:
        """The cards, which lead to the tray where they lie side by side."""
        self.add(PanelCards, self.table.cards(self.at("extra")))

    def _line(self, room: QRect) -> int:
        return min(self.enlarged(24), max(16, room.height() // 4))

    def _words(self, room: QRect) -> QRect:
        """Where the figure stands: below the cards, or beside them where there is little room."""
        return words_room(room, self._line(room), room.width() // 3 if room.height() < LOW else 0)

    def arrange(self, room: QRect) -> None:
        """The cards have what the figure leaves."""
        self.views[0].setGeometry(left_by(room, self._words(room)))

    def paint_body(self, painter: QPainter, room: QRect) -> None:
        """A blossom, five, and how many areas hold that."""
        words = self._words(room)
        sign = 0 if room.height() < LOW else words.height()
        if sign:
            box = QRect(words.left(), words.top(), sign, sign)
            put_sign(painter, box, "crystal", self.look.theme.cherry, self.look)
        said = self.words.say("board-fives", count=self._fives())
        figure = words.adjusted(sign + 2, 0, 0, 0)
        put_text(painter, figure, said, min(self.enlarged(16), words.height() - 2), self.look.theme.ink, bold=True)

    def _fives(self) -> int:
        return dict(self.panel.counters).get(FIVES, 0)

    def figure(self) -> str:
        """How many cards may be exchanged for."""
        return str(len(self.table.cards(self.at("extra")).entries))

    def figures(self) -> list[Phrase]:
        """The cards, and how many areas hold five."""
        return [*super().figures(), say(f"{self.table.game}-counter", counter=FIVES, value=self._fives())]
