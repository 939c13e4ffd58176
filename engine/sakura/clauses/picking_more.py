"""Cards picked among what was played: the discard pile and the used specials (§7-1-7, §10-20)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of
from engine.sakura.clauses.filters import CardFilter, CardTrait
from engine.sakura.clauses.picking import Pick
from engine.sakura.clauses.sides import ME
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.sakura.state import State


@dataclass(eq=False)
class PlayedOrUsed(Pick):
    """Cards in the discard pile, and used specials."""

    def found(self, state: State, source: Source) -> list[int]:
        """Those of the discard pile, and of the specials the used ones (§10-20)."""
        return [
            card
            for card in super().found(state, source)
            if area_of(state.where[card]) != "specials" or state.status[card] == "used"
        ]

    def hidden(self, state: State, source: Source) -> list[int]:
        """None: what was played and used is seen by both."""
        return []

    def noun(self, many: bool = False) -> Phrase:
        """"Enhancement card in your played pile or among your Devoted Specials"."""
        card = (self.cards or CardFilter()).worded("cards" if many else "card")
        return say("card-played-or-used", card=card, whose=self.side.value)


def my_played_or_used(*of: CardTrait) -> Pick:
    """One of your cards with these traits, from the discard pile or the used specials."""
    return PlayedOrUsed(("discard", "specials"), ME, CardFilter(of) if of else None)
