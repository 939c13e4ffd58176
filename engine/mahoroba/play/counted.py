"""Units, their health and energy, and cards of both players, plainly counted: what the yardstick `flat` judges by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import on_card
from engine.cardgame.play.judge import Figures
from engine.mahoroba.areas import ENERGY, HAND, UNIT_PLACES
from engine.mahoroba.card import KO

if TYPE_CHECKING:
    from engine.mahoroba.state import State


def _count(state: State, seat: int) -> tuple[int, ...]:
    """Cards are those of the hand and the energy."""
    units = health = 0
    for where in UNIT_PLACES[seat]:
        for card in state.piles.get(where, ()):
            if state.status[card] != KO:
                units += 1
                health += state.defs[card].hp - state.lying("damage", on_card(card))
    return len(state.piles.get(HAND[seat], ())) + len(state.piles.get(ENERGY[seat], ())), units, health


COUNTED: Final = Figures(("cards", "units", "health"), _count, (0.15, 1.0, 0.01))
