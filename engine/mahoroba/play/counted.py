"""Units, their health and energy, and cards of both players, plainly counted: what the yardstick `flat` judges by."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import on_card
from engine.mahoroba.areas import ENERGY, HAND, UNIT_PLACES
from engine.mahoroba.card import KO

if TYPE_CHECKING:
    from engine.mahoroba.state import State

UNIT: Final = 1.0
HEALTH: Final = 0.01
CARD: Final = 0.15
"""Of the hand or the energy; in logits, as the others."""


def counted(state: State, seat: int) -> float:
    """How likely the seat wins by that."""
    return 1.0 / (1.0 + exp(_side(state, 1 - seat) - _side(state, seat)))


def _side(state: State, seat: int) -> float:
    found = CARD * (len(state.piles.get(HAND[seat], ())) + len(state.piles.get(ENERGY[seat], ())))
    for where in UNIT_PLACES[seat]:
        for card in state.piles.get(where, ()):
            if state.status[card] != KO:
                found += UNIT + HEALTH * (state.defs[card].hp - state.lying("damage", on_card(card)))
    return found
