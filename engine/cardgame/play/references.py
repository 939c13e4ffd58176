"""Which card a scenario means: `NUMBER`, and where there are several `NUMBER of left`, `NUMBER in right.discard`,
`NUMBER #2`, or all of it in that order.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from engine.cardgame.play.scene import CardsLie

_CALLED: Final = re.compile(
    r"(?P<number>\S.*?)(?: of (?P<owner>left|right))?(?: in (?P<place>\S+))?(?: #(?P<nth>\d+))?"
)


class Unknown(ValueError):
    """A word, number or place that there isn't."""


class NoSuchCard(Unknown):
    """A card that the game has, but not this table."""


class SeveralCards(Unknown):
    """More than one card fits, and it matters which is meant."""


class Reference(NamedTuple):
    """A card's number, and what tells the one that is meant from others of that number."""

    text: str
    number: str
    owner: int = -1
    place: str = ""
    nth: int = 0
    """From 1 on, in the order of the place, else as they were laid; 0: any."""

    def cards(self, state: CardsLie) -> list[int]:
        """Those that fit. Raises `NoSuchCard` where none does."""
        among = state.piles.get(self.place, ()) if self.place else range(len(state.defs))
        found = [
            card
            for card in among
            if state.defs[card].number == self.number and self.owner in (-1, state.owner[card])
        ]
        if self.nth:
            found = found[self.nth - 1 : self.nth]
        if not found:
            raise NoSuchCard(f"no card {self.text} is at the table")
        return found


def is_reference(text: str, numbers: Collection[str]) -> bool:
    """Whether a text calls a card by a number that there is."""
    found = _CALLED.fullmatch(text)
    return found is not None and found["number"] in numbers


def read_reference(text: str, numbers: Collection[str], place: Callable[[str], str | None]) -> Reference:
    """A reference from its text. Raises `Unknown` for a number or place that there isn't."""
    found = _CALLED.fullmatch(text)
    if found is None or found["number"] not in numbers:
        raise Unknown(f"no card has the number {found['number'] if found else text}")
    owner = -1 if found["owner"] is None else ("left", "right").index(found["owner"])
    where = ""
    if found["place"] is not None:
        where = place(found["place"]) or ""
        if not where:
            raise Unknown(f"no place is called {found['place']!r}")
    nth = int(found["nth"] or 0)
    if found["nth"] == "0":
        raise Unknown(f"{text!r}: the first one is #1")
    return Reference(text, found["number"], owner, where, nth)
