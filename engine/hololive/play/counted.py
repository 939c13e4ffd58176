"""Life, holomem and their HP, cheer and cards of both players, plainly counted: what the yardstick `flat` judges by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import on_card
from engine.cardgame.play.judge import Figures
from engine.hololive.areas import HAND, LIFE, ON_HOLOMEM
from engine.hololive.values import holomem

if TYPE_CHECKING:
    from engine.hololive.state import State


def _count(state: State, seat: int) -> tuple[int, ...]:
    """HP as printed, less the damage taken; cheer is what holomem have."""
    piles, there = state.piles, holomem(state, seat)
    health = sum([state.defs[card].hp - state.lying("damage", on_card(card)) for card in there])
    _, cheer, _ = ON_HOLOMEM[seat]
    return len(piles.get(LIFE[seat], ())), len(there), health, len(piles.get(cheer, ())), len(piles.get(HAND[seat], ()))


COUNTED: Final = Figures(("life", "holomem", "health", "cheer", "cards"), _count, (1.0, 0.3, 0.004, 0.25, 0.1))
