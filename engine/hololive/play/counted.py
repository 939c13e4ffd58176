"""Life, holomem and their HP, cheer and cards of both players, plainly counted: what the yardstick `flat` judges by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import on_card
from engine.cardgame.play.judge import Figures
from engine.hololive.areas import CHEER, HAND, LIFE
from engine.hololive.values import holomem

if TYPE_CHECKING:
    from engine.hololive.state import State


def _count(state: State, seat: int) -> tuple[int, ...]:
    """HP as printed, less the damage taken; cheer is what holomem have."""
    piles, there = state.piles, holomem(state, seat)
    health = sum([state.defs[card].hp - state.lying("damage", on_card(card)) for card in there])
    life, cheer, hand = (len(piles.get(where[seat], ())) for where in (LIFE, CHEER, HAND))
    return life, len(there), health, cheer, hand


COUNTED: Final = Figures(("life", "holomem", "health", "cheer", "cards"), _count, (1.0, 0.3, 0.004, 0.25, 0.1))
