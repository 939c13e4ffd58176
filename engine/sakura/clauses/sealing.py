"""A card that is a copy of what is sealed under another (§10-9, §10-16), and what sealing asks for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.sakura.areas import area_of
from engine.sakura.clauses.base import Copier
from engine.sakura.procedures.moving import sealed_under
from engine.text.phrase import CardName, Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.sakura.hooks import Hook
    from engine.sakura.state import State


@dataclass(eq=False)
class CopiesSealed(Copier):
    """The card is a copy of the card sealed under its owner's card of a name, while that one isn't unused; its own name
    it keeps.
    """

    number: str
    keeps = frozenset(("name",))

    def original(self, state: State, card: int) -> int:
        """The card sealed there; -1 if none is, or that card is unused or out of the game."""
        if not state.sealed_under:
            return -1
        for under in sorted(set(state.sealed_under.values())):
            if (
                state.owner[under] == state.owner[card]
                and state.printed(under).number == self.number
                and state.status[under] != "unused"
                and area_of(state.where[under]) in ("specials", "in-use")
            ):
                return sealed_under(state, under)[0]
        return -1

    def hooks(self) -> Iterable[Hook]:
        """None: who asks for the card's information finds the other card's."""
        return ()

    def phrase(self) -> Phrase:
        """The clause in words."""
        return say("copies-sealed", card=CardName(self.number))
