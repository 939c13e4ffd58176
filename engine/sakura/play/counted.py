"""Life, aura, flare and cards of both players, plainly counted: what the yardstick `flat` judges by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.play.judge import Figures
from engine.sakura.areas import AURA, FLARE, HAND, LIFE, SPECIALS

if TYPE_CHECKING:
    from engine.sakura.state import State


def _count(state: State, seat: int) -> tuple[int, ...]:
    """Cards are those of the hand and the unused specials."""
    count, piles = state.crystals.get, state.piles
    unused = sum(state.status[card] == "unused" for card in piles.get(SPECIALS[seat], ()))
    return count(LIFE[seat], 0), count(AURA[seat], 0), count(FLARE[seat], 0), len(piles.get(HAND[seat], ())) + unused


COUNTED: Final = Figures(("life", "aura", "flare", "cards"), _count, (0.5, 0.2, 0.06, 0.06))
