"""What of a table is told to explain an answer (`cardgame.play.outlook`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.play.outlook import Outlook, Telling
from engine.mahoroba.areas import ENERGY, HAND
from engine.mahoroba.values import damage_on, energy, hp, units

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.cardgame.play.outlook import Figure
    from engine.mahoroba.state import State

TELLINGS: Final = {
    "won": Telling("later", 1, 0.1, 8.0),
    "lost": Telling("later", -1, 0.1, 8.0),
    "units": Telling("later", 1, 0.2, 1.0),
    "their-units": Telling("later", -1, 0.2, 1.0),
    "health": Telling("later", 1, 8.0, 0.02),
    "their-health": Telling("later", -1, 8.0, 0.02),
    "skill": Telling("later", 1, 0.3, 0.5),
    "energy": Telling("later", 1, 0.5, 0.2),
    "hand": Telling("later", 1, 0.5, 0.15),
}


def figures(state: State, seat: int) -> Mapping[Figure, float]:
    """Units that stand, their health, energy, the hand, skills that have their energy."""
    piles, defs, other = state.piles, state.defs, 1 - seat
    mine, theirs = units(state, seat), units(state, other)
    found: dict[Figure, float] = {
        ("won", ""): state.winner == seat,
        ("lost", ""): state.winner == other,
        ("units", ""): len(mine),
        ("their-units", ""): len(theirs),
        ("health", ""): sum(_health(state, card) for card in mine),
        ("their-health", ""): sum(_health(state, card) for card in theirs),
        ("energy", ""): len(piles.get(ENERGY[seat], ())),
        ("hand", ""): len(piles.get(HAND[seat], ())),
    }
    for card in mine:
        ready = sum(skill.cost <= energy(state, card) for skill in defs[card].skills)
        found["skill", defs[card].number] = max(ready, found.get(("skill", defs[card].number), 0))
    return found


def _health(state: State, card: int) -> int:
    return max(0, hp(state, card) - damage_on(state, card))


OUTLOOK: Final = Outlook(TELLINGS, figures)
