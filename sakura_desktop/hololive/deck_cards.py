"""All cards of a game deck: the oshi, the deck, the cheer deck, one after the other."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.text.phrase import Phrase, say
from sakura_desktop.decks.counted_cards import CountedCards, copies

if TYPE_CHECKING:
    from engine.hololive.door import SideSetup
    from sakura_desktop.widgets.card_rows import Mark


class DeckCards(CountedCards):
    """Each card once, with how often it is there."""

    def show_deck(self, side: SideSetup | None) -> None:
        """Show another deck, or none."""
        numbers = (*([side.oshi] if side.oshi else ()), *side.deck, *side.cheer) if side is not None else ()
        self.show_counts(Counter(numbers), _said)


def marks(counts: Counter[str]) -> dict[str, Mark]:
    """How often each card is there."""
    return copies(counts, _said)


def _said(count: int) -> Phrase:
    return say("hololive-copies", count=count)
