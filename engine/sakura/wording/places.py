"""What the places of a duel are called: by an area's term, or by the message that an area brings for its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame import wording
from engine.cardgame.areas import area_of, seat_of
from engine.sakura.areas import AREAS
from engine.text.phrase import say

if TYPE_CHECKING:
    from engine.text.phrase import Slot


def place_name(where: str, number: str | None = None) -> Slot:
    """A place by name, with its player where each has one; a card by the number of what lies there."""
    if "#" not in where and area_of(where) != "card" and AREAS.is_place(where):
        said = AREAS.at(where).said
        if said:
            return say(said, who=wording.who(seat_of(where)))
    return wording.place_name(where, number)
