"""Cards that are copies by their own text (§10-16) of what lies in an area, with what they gain by what lies there; and
what can't be done with such a card: choose it, seal it, return it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.sakura.areas import place
from engine.sakura.clauses.amounts import Count
from engine.sakura.clauses.base import Copier
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.sakura.cards import Source
    from engine.sakura.hooks import Hook
    from engine.sakura.state import State


@dataclass(eq=False)
class CopyOfCardIn(Copier):
    """The card is a copy of the one that lies in an area of its owner's, but for its name and its users (§10-16)."""

    area: str
    keeps: frozenset[str] = frozenset(("name", "users"))

    def original(self, state: State, card: int) -> int:
        """The card that lies there; -1 if none does."""
        there = state.piles.get(place(self.area, state.owner[card]))
        return there[0] if there else -1

    def hooks(self) -> Iterable[Hook]:
        """None: whoever asks what the card is finds it."""
        return ()

    def phrase(self) -> Phrase:
        """The clause in words."""
        return say("copy-of-card-in", area=Term(self.area))


@dataclass(eq=False)
class CrystalsIn(Count):
    """The crystals in an area of the player in whose area the card of the text lies (§10-12)."""

    said = "amount-crystals-in"
    terms = ("area",)

    area: str

    def value(self, state: State, source: Source) -> int:
        """How many lie there now."""
        return state.count(place(self.area, source.seat))
