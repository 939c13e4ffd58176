"""How a match ends: whoever ends it unwinds what is under resolution; and anybody who is asked may give it up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from engine.cardgame.events import DuelEnded
from engine.kernel.decisions import GIVE_UP, Decision

if TYPE_CHECKING:
    from engine.cardgame.state import State
    from engine.cardgame.table import Table
    from engine.kernel.resolution import Resolution

NOBODY = -1
"""Instead of the seat that has won: the match is drawn."""
CONCEDED = "conceded"
"""Why a match is over that was given up."""


class DuelOver(Exception):  # not an error: the match's own end unwinds all procedures
    """The match has ended; unwinds whatever is under resolution."""


def winner_of(state: State) -> int | None:
    """The seat that has won; None while the match goes on, and where it is over without anybody having won."""
    return None if state.winner == NOBODY else state.winner


def end(table: Table[Any], winner: int, reason: str) -> NoReturn:
    """The match is over; `winner` is `NOBODY` where it is drawn."""
    table.arisen.clear()
    table.emit(DuelEnded(winner, reason))
    raise DuelOver


def until_given_up(table: Table[Any], duel: Resolution[None]) -> Resolution[None]:
    """A match, which ends at once when whoever is asked gives it up."""
    answer: Any = None
    while True:
        try:
            asked = duel.send(answer)
        except StopIteration:
            return
        answer = yield asked
        if answer == GIVE_UP and isinstance(asked, Decision):
            duel.close()
            table.arisen.clear()
            table.emit(DuelEnded(1 - asked.seat, CONCEDED))
            return
