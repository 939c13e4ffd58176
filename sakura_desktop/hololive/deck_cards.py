"""All cards of a game deck, each once with how often it is there, as large as the room lets them be."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.text.phrase import say
from sakura_desktop.widgets.card_rows import CardView, Mark

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from engine.hololive.door import SideSetup
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

SMALLEST = 46
LARGEST = 120


class DeckCards(CardView):
    """The oshi, the deck, the cheer deck, one after the other."""

    def __init__(self, name: str, words: Words, look: Appearance, parent: QWidget) -> None:
        """No deck."""
        super().__init__(
            name, words, look, columns=1, smallest=SMALLEST, largest=LARGEST, movable=False, counted=True, parent=parent
        )
        self.setMinimumHeight(24)  # in a small window they scroll: what stands around them is read whole
        look.changed.connect(self._fill)

    def show_deck(self, side: SideSetup | None) -> None:
        """Show another deck, or none."""
        numbers = (*([side.oshi] if side.oshi else ()), *side.deck, *side.cheer) if side is not None else ()
        counts = Counter(numbers)
        self.row.show_cards(tuple(counts))
        self.row.show_marks(copies(counts))
        self._fill()

    def _fill(self) -> None:
        self.fill(max(120, self.width()), max(80, self.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cards as large as the room lets them be."""
        super().resizeEvent(event)
        self._fill()


def copies(counts: Counter[str]) -> dict[str, Mark]:
    """How often each card is there, where that is more than once."""
    return {
        number: Mark(f"×{count}", say("hololive-copies", count=count)) for number, count in counts.items() if count > 1
    }
