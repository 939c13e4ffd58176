"""What is told of game decks at a glance: colours, levels, how much of what."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.hololive.door import card_face
from engine.text.phrase import Listing, Phrase, Term, say

if TYPE_CHECKING:
    from engine.hololive.door import CardFace

COLOURS: Final = ("white", "green", "red", "blue", "purple", "yellow", "colourless")
LEVELS: Final = ("debut", "1st", "2nd", "spot")
SUPPORTS: Final = ("item", "event", "staff", "tool", "mascot", "fan")
ROWS: Final = (*LEVELS, "support")
"""What the cards of a deck are counted by."""


@cache
def face(number: str) -> CardFace:
    """What is printed on a card."""
    return card_face(number)


def term_of(key: str) -> Term:
    """A colour, level or kind of card in a word."""
    return Term(f"hololive-{key}")


def colours_of(number: str) -> tuple[str, ...]:
    """The colours of a card; a holomem has none as well, and a support card has nothing of the sort."""
    found = face(number)
    return found.colours or (("colourless",) if found.kind == "holomem" else ())


class Summary(NamedTuple):
    """How many cards of a deck are of each level and colour."""

    levels: Counter[str]
    """Of holomem by level; `support` for all others."""
    colours: dict[str, Counter[str]]
    """Of each level how many are of each colour."""

    def phrase(self) -> Phrase:
        """In a line."""
        shown = [key for key in ROWS if self.levels[key]]
        said = [say("hololive-deck-count", what=term_of(key), count=self.levels[key]) for key in shown]
        return say("hololive-deck-line", counts=Listing(tuple(said), "comma")) if said else say("hololive-deck-empty")

    def parts(self, key: str) -> list[tuple[str, int]]:
        """How many cards of a row are of each colour, a card of two colours shared out between them; support cards have
        none.
        """
        shares = [(colour, self.colours[key][colour]) for colour in COLOURS if self.colours[key][colour]]
        return shares or [("support", self.levels[key])]


def summary(numbers: Counter[str]) -> Summary:
    """Of a deck, by how often each card is in it."""
    levels: Counter[str] = Counter()
    colours: dict[str, Counter[str]] = {key: Counter() for key in ROWS}
    for number, count in numbers.items():
        key = face(number).level or "support"
        levels[key] += count
        for colour in colours_of(number):
            colours[key][colour] += count
    return Summary(levels, colours)
