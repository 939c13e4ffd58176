"""The machine: its cards, the tokens that it can burn, those that are burnt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.sakura.components.rows import rows
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.component_views import HeapView, PanelCards

if TYPE_CHECKING:
    from PySide6.QtCore import QRect

SHARES: Final = (0.46, 0.3, 0.24)
"""How much of the height cards, tokens and burnt tokens have."""


class MachinePanel(PanelView):
    """A machine: the cards in it, the tokens that it can burn, those that are burnt."""

    share = 1.25

    def build(self) -> None:
        """Cards, tokens, burnt tokens; those on the lane are shown there."""
        self.add(PanelCards, self.table.cards(self.at("machine")))
        self.add(HeapView, self.table.tokens_of(self.at("machine")))
        self.add(HeapView, self.table.tokens_of(self.at("burnt")))

    def arrange(self, room: QRect) -> None:
        """Below each other."""
        for view, rect in zip(self.views, rows(room, *SHARES), strict=True):
            view.setGeometry(rect)

    def figure(self) -> str:
        """How many tokens it can burn."""
        return str(self.table.tokens_of(self.at("machine")).count)
