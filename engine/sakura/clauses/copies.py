"""Cards that are copies by their own text (§10-16) of what lies in an area, with what they gain by what lies there; and
what can't be done with such a card: choose it, seal it, return it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.sakura.areas import area_of, place
from engine.sakura.clauses.amounts import Count
from engine.sakura.clauses.base import Copier, Standing
from engine.sakura.clauses.words import joined
from engine.sakura.hooks import Forbid
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.sakura.cards import Source
    from engine.sakura.hooks import Hook
    from engine.sakura.in_force import Choosing
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


@dataclass(eq=False)
class ShieldedIn(Standing):
    """While the card lies in an area, effects of the other player can't let anybody choose it (§10-33)."""

    said = "shielded-in"
    terms = ("area",)

    area: str

    def hooks(self) -> Iterable[Hook]:
        """The ban on choosing it."""
        return (Forbid(clause=self, what="be-chosen-by", fits=self._fits),)

    def _fits(self, state: State, source: Source, subject: Choosing) -> bool:
        card = subject.card
        return card == source.card and subject.by != state.owner[card] and area_of(state.where[card]) == self.area


@dataclass(eq=False)
class NeverSealed(Standing):
    """The card is never sealed (§10-9)."""

    said = "never-sealed"

    def hooks(self) -> Iterable[Hook]:
        """The ban on sealing it."""
        return (Forbid(clause=self, what="sealed", fits=self._fits),)

    def _fits(self, state: State, source: Source, card: int) -> bool:
        return card == source.card


@dataclass(eq=False)
class ReturnsOnlyFrom(Standing):
    """Except by a rebuild, the card goes to deck or hand only from these areas."""

    areas: tuple[str, ...]

    def hooks(self) -> Iterable[Hook]:
        """The ban on returning it from anywhere else."""
        return (Forbid(clause=self, what="return", fits=self._fits),)

    def _fits(self, state: State, source: Source, card: int) -> bool:
        return card == source.card and area_of(state.where[card]) not in self.areas

    def phrase(self) -> Phrase:
        """"unless it is in the hand or the cover pile, this card returns to deck or hand only by a rebuild"."""
        return say("returns-only-from", areas=joined([Term(area) for area in self.areas], "or"))
