"""The anvil: its card and the crystals on it."""

from __future__ import annotations

from PySide6.QtCore import QRect

from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.component_views import PanelCards, PanelPieces


class AnvilPanel(PanelView):
    """An anvil: its card, and the crystals on it."""

    narrow = True

    def build(self) -> None:
        """The card and the crystals."""
        self.add(PanelCards, self.table.cards(self.at("anvil")))
        self.add(PanelPieces, self.table.pieces(self.at("anvil")))

    def arrange(self, room: QRect) -> None:
        """The card at the left, the crystals at the right."""
        card = min(room.width() // 2, round(room.height() * 0.8))
        cards, crystals = self.views
        cards.setGeometry(QRect(room.left(), room.top(), card, room.height()))
        crystals.setGeometry(QRect(room.left() + card, room.top(), room.width() - card, room.height()))

    def figure(self) -> str:
        """How many crystals lie on it."""
        return str(self.table.pieces(self.at("anvil")).count)
