"""How far the distance has moved in a turn, and the keyword that asks for it: 遠心 (§x6-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.words.conditions import all_of
from engine.cardgame.words.sides import ME
from engine.sakura.clauses.amounts import distance, distance_moved, turn_start_distance
from engine.sakura.clauses.build import keyword
from engine.sakura.clauses.filters import WithKeyword
from engine.sakura.clauses.happenings import attacks_in_phase
from engine.sakura.clauses.keyword import Keyword
from engine.sakura.clauses.permissions import only_if

if TYPE_CHECKING:
    from engine.cardgame.clauses import Condition
    from engine.sakura.cards import Effect

__all__ = ["CENTRIFUGAL", "centrifugal", "swung_away", "swung_far"]

FAR: Final = 2
_TERM: Final = "centrifugal"
CENTRIFUGAL: Final = WithKeyword(_TERM)
"""A card with 遠心."""


def swung_far() -> Condition:
    """The distance has changed by 2 or more since the turn began, whichever way (§5-2-1: 変化)."""
    return distance_moved() >= FAR


def swung_away() -> Condition:
    """The distance is greater by 2 or more than when the turn began (§5-2-1: 離れている)."""
    return distance() - turn_start_distance() >= FAR


def centrifugal() -> Effect:
    """遠心: usable only so far away from the turn's beginning, and before an own attack in the phase (§x6-2)."""
    return keyword(Keyword(_TERM, only_if(all_of(swung_away(), attacks_in_phase(ME) == 0))))
