"""The bag of poisons (§x7)."""

from __future__ import annotations

from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.component_views import PanelPile


class BagPanel(PanelView):
    """A bag of cards: its owner sees into it, the other player the backs."""

    share = 0.95
    narrow = True

    def build(self) -> None:
        """The pile."""
        self.add(PanelPile, self.table.cards(self.at("poison-bag")))

    def figure(self) -> str:
        """How many cards are in it."""
        return str(len(self.table.cards(self.at("poison-bag")).entries))
