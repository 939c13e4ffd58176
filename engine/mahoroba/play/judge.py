"""How promising a table of this game is, and what sensible people do, for computer players."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import on_card
from engine.mahoroba.areas import DECK, ENERGY, HAND, SET, UNIT_PLACES
from engine.mahoroba.card import KO, NORMAL
from engine.mahoroba.play.moods import MOODS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kernel.decisions import Decision
    from engine.mahoroba.state import State

UNIT: Final = 0.9
HEALTH: Final = 0.012
ENERGY_CARD: Final = 0.18
SET_CARD: Final = 0.15
HAND_CARD: Final = 0.1
AILING: Final = -0.35
NO_DECK: Final = -1.5
"""What a side has, in logits: a unit that stands, each point of its health, cards on it, in hand; deck nearly empty."""
SENSIBLE: Final = MOODS[1]


class MahorobaJudge:
    """A `cardgame.play.judge.Judge`."""

    def chance(self, state: State, seat: int) -> float:
        """How likely the seat wins, by what both sides have."""
        return 1.0 / (1.0 + exp(_worth(state, 1 - seat) - _worth(state, seat)))

    def leanings(self, decision: Decision, state: Any) -> Sequence[float] | None:
        """Skills first."""
        return SENSIBLE.weights(decision)


def _worth(state: State, seat: int) -> float:
    found = HAND_CARD * len(state.piles.get(HAND[seat], ()))
    if len(state.piles.get(DECK[seat], ())) < 2:
        found += NO_DECK
    for where in UNIT_PLACES[seat]:
        for card in state.piles.get(where, ()):
            if state.status[card] != KO:
                left = state.defs[card].hp - state.lying("damage", on_card(card))
                found += UNIT + HEALTH * left + (AILING if state.status[card] != NORMAL else 0.0)
    found += ENERGY_CARD * len(state.piles.get(ENERGY[seat], ()))
    return found + SET_CARD * len(state.piles.get(SET[seat], ()))


JUDGE: Final = MahorobaJudge()
