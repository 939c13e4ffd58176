"""What of a table is told to explain an answer (`cardgame.play.outlook`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.play.outlook import Outlook, Telling
from engine.gateruler.areas import DECK, HAND
from engine.gateruler.values import atk, attackers, damage_on, damage_taken, energy, hp, life, set_cards, stk, units

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.cardgame.play.outlook import Figure
    from engine.gateruler.state import State

TELLINGS: Final = {
    "won": Telling("later", 1, 0.1, 12.0),
    "lost": Telling("later", -1, 0.1, 12.0),
    "life": Telling("later", 1, 0.4, 1.0),
    "their-life": Telling("later", -1, 0.4, 1.0),
    "units": Telling("later", 1, 0.3, 0.8),
    "their-units": Telling("later", -1, 0.3, 0.8),
    "health": Telling("later", 1, 1.0, 0.1),
    "their-health": Telling("later", -1, 1.0, 0.1),
    "atk": Telling("turn", 1, 0.8, 0.12),
    "stk": Telling("turn", 1, 0.5, 0.25),
    "set": Telling("turn", 1, 0.4, 0.4),
    "hand": Telling("later", 1, 0.5, 0.25),
    "energy": Telling("turn", 1, 0.5, 0.15),
    "deck": Telling("later", 1, 1.0, 0.05),
}


def figures(state: State, seat: int) -> Mapping[Figure, float]:
    """Life that is left, units of both sides and what they can still bear, ATK and STK of the attack zones, set cards,
    the hand, ready energy, the deck.
    """
    piles, other = state.piles, 1 - seat
    mine, theirs, front = units(state, seat), units(state, other), attackers(state, seat)
    return {
        ("won", ""): state.winner == seat,
        ("lost", ""): state.winner == other,
        ("life", ""): life(state, seat) - damage_taken(state, seat),
        ("their-life", ""): life(state, other) - damage_taken(state, other),
        ("units", ""): len(mine),
        ("their-units", ""): len(theirs),
        ("health", ""): sum(_left(state, card) for card in mine),
        ("their-health", ""): sum(_left(state, card) for card in theirs),
        ("atk", ""): sum(atk(state, card) for card in front),
        ("stk", ""): sum(stk(state, card) for card in front),
        ("set", ""): len(set_cards(state, seat)),
        ("hand", ""): len(piles.get(HAND[seat], ())),
        ("energy", ""): energy(state, seat),
        ("deck", ""): len(piles.get(DECK[seat], ())),
    }


def _left(state: State, card: int) -> int:
    """What a unit can still bear."""
    return max(0, hp(state, card) - damage_on(state, card))


OUTLOOK: Final = Outlook(TELLINGS, figures)
