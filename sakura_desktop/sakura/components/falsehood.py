"""False proofs and relics (§x20): where a card is laid face down, under which name, and what lies apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect

from engine.sakura.door import CardSeen
from engine.text.phrase import CardName, say
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.component_views import PanelCards, PanelPile
from sakura_desktop.table.delegates.component import put_sign, put_text

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from engine.text.phrase import Phrase

NAME: Final = 16
"""How high the declared name is written, at most."""


class FalsehoodPanel(PanelView):
    """The place where a card is laid, and below it the name that was declared."""

    def build(self) -> None:
        """The place."""
        self.add(PanelCards, self.table.cards(self.at("falsifying")))

    def _line(self, room: QRect) -> int:
        return min(24, max(18, room.height() // 4))

    def arrange(self, room: QRect) -> None:
        """Above the name."""
        self.views[0].setGeometry(room.adjusted(0, 0, 0, -self._line(room)))

    def declared(self) -> str | None:
        """The number of the card that was declared, here or already in use."""
        for area in ("falsifying", "in-use"):
            for entry in self.table.cards(self.at(area)).entries:
                if isinstance(entry.seen, CardSeen) and entry.seen.declared is not None:
                    return entry.seen.declared
        return None

    def paint_body(self, painter: QPainter, room: QRect) -> None:
        """The declared name; the sign of the place where there is none."""
        high = self._line(room)
        below = QRect(room.left(), room.bottom() + 1 - high, room.width(), high)
        declared = self.declared()
        if declared is None:
            put_sign(painter, below, "falsehood", self.look.theme.ink_soft, self.look, 0.9)
            return
        name = self.words.text(say("board-card", card=CardName(declared)))
        put_text(painter, below, name, min(NAME, high - 2), self.look.theme.cherry, bold=True)

    def figures(self) -> list[Phrase]:
        """What lies there, and the name."""
        declared = self.declared()
        said = [] if declared is None else [say("board-declared", card=CardName(declared))]
        return [*super().figures(), *said]


class RelicsPanel(PanelView):
    """A pile of cards: its owner sees into it, the other player the backs."""

    share = 0.95

    def build(self) -> None:
        """The pile."""
        self.add(PanelPile, self.table.cards(self.at("relics")))

    def figure(self) -> str:
        """How many cards lie there."""
        return str(len(self.table.cards(self.at("relics")).entries))
