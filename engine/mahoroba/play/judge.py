"""How promising a table of this game is, and what sensible people do, for computer players."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import on_card
from engine.cardgame.play.judge import Figures, Judge, learned_weights
from engine.mahoroba.areas import DECK, ENERGY, HAND, MAIN, SET, UNIT_PLACES
from engine.mahoroba.card import KO, NORMAL
from engine.mahoroba.play.moods import MOODS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kernel.decisions import Decision
    from engine.mahoroba.state import State

FIGURES: Final = (
    "units", "health", "main-health", "energy", "main-energy", "set", "hand", "ailing", "deck-low", "deck",
)  # fmt: skip
"""What is counted for each side."""
LOW: Final = 5
"""Cards in the deck that are few."""
SENSIBLE: Final = MOODS[1]


def counted(state: State, seat: int) -> tuple[float, ...]:
    """The figures of one side, in the order of `FIGURES`; health in tens."""
    piles = state.piles
    units = ailing = 0
    health = main = 0.0
    for where in UNIT_PLACES[seat]:
        for card in piles.get(where, ()):
            if state.status[card] != KO:
                left = max(0, state.defs[card].hp - state.lying("damage", on_card(card))) / 10
                units += 1
                health += left
                ailing += state.status[card] != NORMAL
                main += left if where == MAIN[seat] else 0.0
    energy = piles.get(ENERGY[seat], ())
    ready = sum(state.where[state.attached[card]] == MAIN[seat] for card in energy if card in state.attached)
    deck = len(piles.get(DECK[seat], ()))
    return (
        units, health, main, len(energy), ready, len(piles.get(SET[seat], ())), len(piles.get(HAND[seat], ())), ailing,
        max(0, LOW - deck), deck,
    )  # fmt: skip


def leanings(decision: Decision, _state: State) -> Sequence[float] | None:
    """Skills first."""
    return SENSIBLE.weights(decision)


LEARNED: Final = files("engine.mahoroba.play") / "judgement.json"
JUDGE: Final = Judge(Figures(FIGURES, counted, learned_weights(LEARNED, FIGURES)), leanings)
