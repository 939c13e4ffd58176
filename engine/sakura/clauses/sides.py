"""Whose and where: the two players as a text sees them, and the spots between which its crystals go (§1-2, §10-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.cardgame.areas import on_card, place
from engine.cardgame.words.sides import ME, OPPONENT, Side
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from engine.cardgame.source import Source

__all__ = [
    "DISTANCE", "MY_AURA", "MY_FLARE", "MY_LIFE", "ON_THAT_CARD", "ON_THIS_CARD", "OUTSIDE", "SHADOW", "THEIR_AURA",
    "THEIR_FLARE", "THEIR_LIFE", "Spot",
]  # fmt: skip


class Spot(NamedTuple):
    """An area as a text draws it: with the player whose it is where each has one. `card` is the card of the text,
    `them` the one just chosen.
    """

    area: str
    side: Side | None = None

    def place(self, source: Source) -> str:
        """The place that is meant (§10-12)."""
        if self.area == "card":
            return on_card(source.card)
        if self.area == "them":
            return on_card(source.them[0] if source.them else -1)
        return self.area if self.side is None else place(self.area, self.side.seat(source))

    def phrase(self) -> Phrase:
        """The spot in words: "your Aura"."""
        if self.area == "card":
            return say("spot-this-card")
        if self.area == "them":
            return say("spot-that-card")
        if self.side is None or self.area == "outside":
            return say("spot-shared", area=Term(self.area))
        return say("spot-of", area=Term(self.area), whose=self.side.value)


SHADOW: Final = Spot("shadow")
DISTANCE: Final = Spot("distance")
MY_AURA: Final = Spot("aura", ME)
MY_FLARE: Final = Spot("flare", ME)
MY_LIFE: Final = Spot("life", ME)
THEIR_AURA: Final = Spot("aura", OPPONENT)
THEIR_FLARE: Final = Spot("flare", OPPONENT)
THEIR_LIFE: Final = Spot("life", OPPONENT)
ON_THIS_CARD: Final = Spot("card")
ON_THAT_CARD: Final = Spot("them")
OUTSIDE: Final = Spot("outside", ME)
