"""What of a table is told to explain an answer (`cardgame.play.outlook`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.play.outlook import Outlook, Telling
from engine.sakura.areas import AURA, FLARE, HAND, LIFE, SPECIALS
from engine.sakura.procedures.legality import draft_attack
from engine.sakura.values.attacks import in_range
from engine.sakura.values.numbers import cost

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.cardgame.play.outlook import Figure
    from engine.sakura.state import State

TELLINGS: Final = {
    "won": Telling("later", 1, 0.1, 8.0),
    "lost": Telling("later", -1, 0.1, 8.0),
    "reach": Telling("soon", 1, 0.5, 0.9),
    "payable": Telling("later", 1, 0.3, 0.9),
    "threats": Telling("turn", -1, 0.3, 0.5),
    "life": Telling("later", 1, 0.3, 1.0),
    "their-life": Telling("later", -1, 0.3, 1.0),
    "aura": Telling("turn", 1, 0.5, 0.5),
    "their-aura": Telling("turn", -1, 0.5, 0.5),
    "flare": Telling("later", 1, 0.5, 0.2),
    "their-flare": Telling("later", -1, 0.5, 0.2),
    "hand": Telling("turn", 1, 0.5, 0.35),
    "their-hand": Telling("later", -1, 0.5, 0.35),
}


def figures(state: State, seat: int) -> Mapping[Figure, float]:
    """Life, aura, flare, hands, what is in range and payable; of cards only the seat's own."""
    count, defs, piles, other = state.crystals.get, state.defs, state.piles, 1 - seat
    flare = count(FLARE[seat], 0)
    found: dict[Figure, float] = {
        ("won", ""): state.winner == seat,
        ("lost", ""): state.winner == other,
        ("threats", ""): sum(_reaches(state, other, card) for card in piles.get(HAND[other], ())),
        ("life", ""): count(LIFE[seat], 0),
        ("their-life", ""): count(LIFE[other], 0),
        ("aura", ""): count(AURA[seat], 0),
        ("their-aura", ""): count(AURA[other], 0),
        ("flare", ""): flare,
        ("their-flare", ""): count(FLARE[other], 0),
        ("hand", ""): len(piles.get(HAND[seat], ())),
        ("their-hand", ""): len(piles.get(HAND[other], ())),
    }
    unused = [card for card in piles.get(SPECIALS[seat], ()) if state.status[card] == "unused"]
    for card in unused:
        found["payable", defs[card].number] = cost(state, card, seat) <= flare
    for card in (*piles.get(HAND[seat], ()), *unused):
        if defs[card].type == "attack":
            found["reach", defs[card].number] = _reaches(state, seat, card)
    return found


def _reaches(state: State, seat: int, card: int) -> bool:
    """Whether an attack by the card would be in range (§9-4-1)."""
    return state.defs[card].type == "attack" and in_range(state, draft_attack(state, seat, card, -1))


OUTLOOK: Final = Outlook(TELLINGS, figures)
