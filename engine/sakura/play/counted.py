"""Life, aura, flare and cards of both players, plainly counted: what the yardstick `flat` judges by."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from engine.sakura.areas import AURA, FLARE, HAND, LIFE, SPECIALS

if TYPE_CHECKING:
    from engine.sakura.state import State

LIFE_CRYSTAL: Final = 0.5
AURA_CRYSTAL: Final = 0.2
FLARE_CRYSTAL: Final = 0.06
CARD: Final = 0.06
"""Of the hand, and each special unused; in logits, as the others."""


def counted(state: State, seat: int) -> float:
    """How likely the seat wins by that."""
    return 1.0 / (1.0 + exp(_side(state, 1 - seat) - _side(state, seat)))


def _side(state: State, seat: int) -> float:
    count, piles = state.crystals.get, state.piles
    cards = len(piles.get(HAND[seat], ()))
    cards += sum(state.status[card] == "unused" for card in piles.get(SPECIALS[seat], ()))
    return (
        LIFE_CRYSTAL * count(LIFE[seat], 0)
        + AURA_CRYSTAL * count(AURA[seat], 0)
        + FLARE_CRYSTAL * count(FLARE[seat], 0)
        + CARD * cards
    )
