"""What of a table is told to explain an answer (`cardgame.play.outlook`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.play.outlook import Outlook, Telling
from engine.hololive.areas import CENTER, CHEER, COLLAB, HAND, HOLO_POWER
from engine.hololive.play.judge import cheer_of, strongest
from engine.hololive.values import holomem, hp_left, life

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.cardgame.play.outlook import Figure
    from engine.hololive.state import State

TELLINGS: Final = {
    "won": Telling("later", 1, 0.1, 12.0),
    "lost": Telling("later", -1, 0.1, 12.0),
    "life": Telling("later", 1, 0.25, 2.0),
    "their-life": Telling("later", -1, 0.25, 2.0),
    "holomem": Telling("later", 1, 0.3, 0.6),
    "their-holomem": Telling("later", -1, 0.3, 0.6),
    "health": Telling("later", 1, 15.0, 0.01),
    "their-health": Telling("later", -1, 15.0, 0.01),
    "bloomed": Telling("turn", 1, 0.3, 0.5),
    "arts": Telling("later", 1, 10.0, 0.012),
    "cheer": Telling("later", 1, 0.4, 0.3),
    "hand": Telling("later", 1, 0.5, 0.15),
    "power": Telling("later", 1, 0.5, 0.1),
}


def figures(state: State, seat: int) -> Mapping[Figure, float]:
    """Life, holomem of both stages and the HP that they have left, who has bloomed, cheer, the hand, holo power; the
    damage of the strongest arts for which each holomem of the front has its cheer.
    """
    piles, defs, other = state.piles, state.defs, 1 - seat
    mine, theirs = holomem(state, seat), holomem(state, other)
    found: dict[Figure, float] = {
        ("won", ""): state.winner == seat,
        ("lost", ""): state.winner == other,
        ("life", ""): life(state, seat),
        ("their-life", ""): life(state, other),
        ("holomem", ""): len(mine),
        ("their-holomem", ""): len(theirs),
        ("health", ""): sum(hp_left(state, card) for card in mine),
        ("their-health", ""): sum(hp_left(state, card) for card in theirs),
        ("bloomed", ""): sum(defs[card].level in ("1st", "2nd") for card in mine),
        ("cheer", ""): len(piles.get(CHEER[seat], ())),
        ("hand", ""): len(piles.get(HAND[seat], ())),
        ("power", ""): len(piles.get(HOLO_POWER[seat], ())),
    }
    has = cheer_of(state, seat)
    for where in (CENTER[seat], COLLAB[seat]):
        for card in piles.get(where, ()):
            number, damage = defs[card].number, strongest(defs[card], has.get(card, []))
            found["arts", number] = max(damage, found.get(("arts", number), 0))
    return found


OUTLOOK: Final = Outlook(TELLINGS, figures)
