"""A game deck as a short text, the same in every language: `holo1:hsd01-001:hsd01=3x4.4x3.5x3,hbp01=104:hy01=1x10-…`.

The parts are the version of this writing, the oshi, the deck and the cheer deck; these name each set once, and of each
card the end of its number and how often it is there, where that is more than once. Parts may be empty: a deck that is
still being built has a code as well.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, Final

from engine.cardgame.deck_code import BadDeckCode, sealed, unsealed
from engine.hololive.pool import EVERY_NUMBER, in_order
from engine.hololive.setup import SideSetup

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

VERSION: Final = "holo1"
DIGITS: Final = 4
"""So many digits check a code."""
_VERSIONED: Final = re.compile(r"holo[0-9]+")
_CARD: Final = re.compile(r"([0-9]{1,3})(?:x([0-9]{1,2}))?")
_NUMBERS: Final = {number.lower(): number for number in EVERY_NUMBER}


def deck_code(side: SideSetup) -> str:
    """The code of a game deck, the same in whatever order its cards are."""
    return sealed((VERSION, side.oshi.lower(), _written(side.deck), _written(side.cheer)), DIGITS)


def read_deck_code(text: str) -> SideSetup:
    """The game deck of a code. Raises `BadDeckCode`: besides `shape` and `check`, `game` for a code of another game,
    `version` for one of a later version, `cards` for cards that aren't written as they are to be, and `unknown` for a
    number that no card has. Whether the deck is legal isn't asked.
    """
    version, oshi, deck, cheer = unsealed(text, 4, DIGITS)
    if version != VERSION:
        raise BadDeckCode("version" if _VERSIONED.fullmatch(version) else "game", text, version)
    found = _number(oshi, text) if oshi else ""
    return SideSetup(oshi=found, deck=tuple(_read(deck, text)), cheer=tuple(_read(cheer, text)))


def _written(numbers: Iterable[str]) -> str:
    counts = Counter(numbers)
    sets = groupby(in_order(counts), key=lambda number: number.rpartition("-")[0])
    return ",".join(
        f"{key.lower()}={'.'.join(_card(number, counts[number]) for number in of_set)}" for key, of_set in sets
    )


def _card(number: str, count: int) -> str:
    end = str(int(number.rpartition("-")[2]))
    return f"{end}x{count}" if count > 1 else end


def _read(part: str, text: str) -> Iterator[str]:
    for of_set in part.split(",") if part else ():
        key, sign, cards = of_set.partition("=")
        if not sign:
            raise BadDeckCode("cards", text, of_set)
        for card in cards.split("."):
            found = _CARD.fullmatch(card)
            if found is None:
                raise BadDeckCode("cards", text, f"{key}={card}")
            end, count = found.groups()
            number = _number(f"{key}-{int(end):03}", text)
            yield from [number] * int(count or 1)


def _number(written: str, text: str) -> str:
    number = _NUMBERS.get(written)
    if number is None:
        raise BadDeckCode("unknown", text, written)
    return number
