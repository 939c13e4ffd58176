"""Texts that stand for a deck: parts between colons, and behind a dash digits that check them, so that a mistyped code
is told from a right one. The same in every language; blanks and capitals don't count.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, Final
from zlib import crc32

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

LONGEST: Final = 1000
"""No code has more signs."""
DIGITS: Final = 4
"""So many digits check a deck of cards that are written by number."""
_CARD: Final = re.compile(r"([0-9]{1,3})(?:x([0-9]{1,2}))?")


class BadDeckCode(ValueError):
    """A text that is no deck code: `code` is `shape`, `check`, or why a game can't read what its parts say; `part` is
    the part that it can't read.
    """

    def __init__(self, code: str, text: str, part: str = "") -> None:
        """Keep what was read."""
        super().__init__(f"{code}: {part or text}")
        self.code = code
        self.text = text
        self.part = part


def sealed(parts: tuple[str, ...], digits: int) -> str:
    """The code of these parts, checked by so many digits."""
    body = ":".join(parts)
    return f"{body}-{_check(body, digits)}"


def unsealed(text: str, count: int, digits: int) -> list[str]:
    """The parts of a code that has so many; 0: any number. Raises `BadDeckCode`."""
    code = "".join(text[: 2 * LONGEST].split()).lower()
    body, dash, check = code.rpartition("-")
    parts = body.split(":")
    if not dash or (count and len(parts) != count) or len(code) > LONGEST:
        raise BadDeckCode("shape", text)
    if check != _check(body, digits):
        raise BadDeckCode("check", text)
    return parts


class CardWriting:
    """Decks of cards from one pool, written by number: `holo1:hsd01-001:hsd01=3x4.4x3.5x3,hbp01=104:hy01=1x10-…`.

    The parts are the version of this writing, the card that stands alone, and piles; these name each set once, and of
    each card the end of its number and how often it is there, where that is more than once. Parts may be empty: a deck
    that is still being built has a code as well.
    """

    def __init__(self, version: str, pool: Iterable[str]) -> None:
        """Numbers end in three digits behind a dash, or belong to cards that stand alone."""
        self.version = version
        self._numbers = {number.lower(): number for number in pool}
        self._places = {number: place for place, number in enumerate(self._numbers.values())}

    def code(self, alone: str, *piles: Iterable[str]) -> str:
        """The code of a deck, the same in whatever order its cards are."""
        return sealed((self.version, alone.lower(), *(self._written(pile) for pile in piles)), DIGITS)

    def read(self, text: str, piles: int) -> tuple[str, tuple[tuple[str, ...], ...]]:
        """The card that stands alone and so many piles. Raises `BadDeckCode`: besides `shape` and `check`, `game` for a
        code of another game, `version` for one of a later version, `cards` for cards that aren't written as they are to
        be, and `unknown` for a number that no card has. Whether the deck is legal isn't asked.
        """
        own = "".join(text[:LONGEST].split()).lower().startswith(f"{self.version}:")
        version, *parts = unsealed(text, piles + 2 if own else 0, DIGITS)
        if version != self.version:
            later = version.rstrip("0123456789") == self.version.rstrip("0123456789") and version[-1:].isdigit()
            raise BadDeckCode("version" if later else "game", text, version)
        alone = self._number(parts[0], text) if parts[0] else ""
        return alone, tuple(tuple(self._read(part, text)) for part in parts[1:])

    def _written(self, numbers: Iterable[str]) -> str:
        counts = Counter(numbers)
        ordered = sorted(counts, key=self._places.__getitem__)
        sets = groupby(ordered, key=lambda number: number.rpartition("-")[0])
        return ",".join(
            f"{key.lower()}={'.'.join(_card(number, counts[number]) for number in of_set)}" for key, of_set in sets
        )

    def _read(self, part: str, text: str) -> Iterator[str]:
        for of_set in part.split(",") if part else ():
            key, sign, cards = of_set.partition("=")
            if not sign:
                raise BadDeckCode("cards", text, of_set)
            for card in cards.split("."):
                found = _CARD.fullmatch(card)
                if found is None:
                    raise BadDeckCode("cards", text, f"{key}={card}")
                end, count = found.groups()
                yield from [self._number(f"{key}-{int(end):03}", text)] * int(count or 1)

    def _number(self, written: str, text: str) -> str:
        number = self._numbers.get(written)
        if number is None:
            raise BadDeckCode("unknown", text, written)
        return number


def _card(number: str, count: int) -> str:
    end = str(int(number.rpartition("-")[2]))
    return f"{end}x{count}" if count > 1 else end


def _check(body: str, digits: int) -> str:
    return f"{crc32(body.encode()) % 16**digits:0{digits}x}"
