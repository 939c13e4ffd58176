"""Blooming: the extra cards that a card may be exchanged for, and how many areas hold five crystals (§x12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from engine.text.phrase import say
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.component_views import PanelCards
from sakura_desktop.table.delegates.component import put_sign, put_text

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from engine.text.phrase import Phrase

FIVES = "fives"


class BloomPanel(PanelView):
    """The extra cards, and beside a blossom how many areas hold exactly five crystals."""

    def build(self) -> None:
        """The cards, which lead to the tray where they lie side by side."""
        self.add(PanelCards, self.table.cards(self.at("extra")))

    def _line(self, room: QRect) -> int:
        return min(24, max(16, room.height() // 4))

    def arrange(self, room: QRect) -> None:
        """Above the line of the figure."""
        self.views[0].setGeometry(room.adjusted(0, 0, 0, -self._line(room)))

    def paint_body(self, painter: QPainter, room: QRect) -> None:
        """A blossom, five, and how many areas hold that."""
        high = self._line(room)
        below = QRect(room.left(), room.bottom() + 1 - high, room.width(), high)
        put_sign(painter, QRect(below.left(), below.top(), high, high), "crystal", self.look.theme.cherry, self.look)
        figure = below.adjusted(high + 2, 0, 0, 0)
        said = self.words.say("board-fives", count=self._fives())
        put_text(painter, figure, said, min(16, high - 2), self.look.theme.ink, bold=True)

    def _fives(self) -> int:
        return dict(self.panel.counters).get(FIVES, 0)

    def figure(self) -> str:
        """How many cards may be exchanged for."""
        return str(len(self.table.cards(self.at("extra")).entries))

    def figures(self) -> list[Phrase]:
        """The cards, and how many areas hold five."""
        return [*super().figures(), say(f"{self.table.game}-counter", counter=FIVES, value=self._fives())]
