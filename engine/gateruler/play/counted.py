"""Life, units, their figures and cards of both players, plainly counted: what the yardstick `flat` judges by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import on_card
from engine.cardgame.play.judge import Figures
from engine.gateruler.areas import DAMAGE, HAND, SET_ZONES
from engine.gateruler.values import life, units

if TYPE_CHECKING:
    from engine.gateruler.state import State


def _count(state: State, seat: int) -> tuple[int, ...]:
    """Life that is left; ATK and STK as printed, HP as printed less the damage taken; cards of the hand and set."""
    there, piles = units(state, seat), state.piles
    health = sum([state.defs[card].hp - state.lying("damage", on_card(card)) for card in there])
    strength = sum([state.defs[card].atk + state.defs[card].stk for card in there])
    cards = len(piles.get(HAND[seat], ())) + sum([len(piles.get(where, ())) for where in SET_ZONES[seat]])
    return life(state, seat) - len(piles.get(DAMAGE[seat], ())), len(there), health, strength, cards


COUNTED: Final = Figures(("life", "units", "health", "strength", "cards"), _count, (0.35, 0.3, 0.05, 0.1, 0.1))
