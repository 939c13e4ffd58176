"""All cards of a deck, each once with how often it is there, as large as the room lets them be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.text.phrase import say
from sakura_desktop.widgets.card_rows import CardView, Mark

if TYPE_CHECKING:
    from collections import Counter

    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

SMALLEST: Final = 46
LARGEST: Final = 120


class CountedCards(CardView):
    """Cards in the order in which they were first counted, which nobody moves."""

    def __init__(self, name: str, words: Words, look: Appearance, parent: QWidget) -> None:
        """No cards."""
        super().__init__(
            name, words, look, columns=1, smallest=SMALLEST, largest=LARGEST, movable=False, counted=True, parent=parent
        )
        self.setMinimumHeight(24)  # in a small window they scroll: what stands around them is read whole
        look.changed.connect(self._fill)

    def show_counts(self, counts: Counter[str]) -> None:
        """Show other cards, with how often each is there."""
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
    return {number: Mark(f"×{count}", say("deck-copies", count=count)) for number, count in counts.items() if count > 1}
