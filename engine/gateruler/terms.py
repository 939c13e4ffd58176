"""The words of the rules, as they stand in sentences: an id stands once in the catalogs of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.wording import who
from engine.text.phrase import Term, say

if TYPE_CHECKING:
    from engine.text.phrase import Phrase

PREFIX: Final = "gateruler-"
"""What the keys of this game's terms begin with."""


def term(key: str) -> Term:
    """The term of that key, or of an area by its key."""
    return Term(f"{PREFIX}{key}")


def place_called(where: str) -> Phrase:
    """A place, with its player where it has one."""
    seat = seat_of(where)
    if seat < 0:
        return say("gateruler-shared-place", area=term(area_of(where)))
    return say("gateruler-place-of", who=who(seat), area=term(area_of(where)))
