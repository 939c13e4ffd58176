"""A deck as a short text (card set, forms, chosen cards), the same in every language: `s9-2:form+form:1a2b3c-d4`.

The middle part is a number with one bit a card of the pair's pool, normal cards first, in the order of the pool; the
last two digits check the rest, so that a mistyped code is told from a right one.
"""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

from engine.sakura.pool import pool_of
from engine.sakura.setup import CARD_SET


class Deck(NamedTuple):
    """Two forms and the cards chosen from their pool (§3)."""

    megami: tuple[str, str]
    normals: tuple[str, ...]
    specials: tuple[str, ...]


class BadDeckCode(ValueError):
    """A text that is no deck code: `code` is `shape`, `check`, `set`, `megami` or `cards`."""

    def __init__(self, code: str, text: str) -> None:
        """Keep what was read."""
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text


def deck_code(deck: Deck) -> str:
    """The code of a deck."""
    pool = pool_of(deck.megami)
    chosen = {*deck.normals, *deck.specials}
    bits = sum(1 << place for place, number in enumerate((*pool.normals, *pool.specials)) if number in chosen)
    body = f"{CARD_SET}:{'+'.join(deck.megami)}:{bits:x}"
    return f"{body}-{_check(body)}"


def read_deck_code(text: str) -> Deck:
    """The deck of a code, blanks and capitals aside. Raises `BadDeckCode`; whether the deck is legal is not asked."""
    code = "".join(text.split()).lower()
    body, dash, check = code.rpartition("-")
    parts = body.split(":")
    if not dash or len(parts) != 3:
        raise BadDeckCode("shape", text)
    if check != _check(body):
        raise BadDeckCode("check", text)
    card_set, forms, digits = parts
    if card_set != CARD_SET:
        raise BadDeckCode("set", text)
    pair = forms.split("+")
    if len(pair) != 2:
        raise BadDeckCode("megami", text)
    try:
        pool = pool_of((pair[0], pair[1]))
    except KeyError as error:
        raise BadDeckCode("megami", text) from error
    numbers = (*pool.normals, *pool.specials)
    try:
        bits = int(digits, 16)
    except ValueError as error:
        raise BadDeckCode("cards", text) from error
    if bits >> len(numbers):
        raise BadDeckCode("cards", text)
    chosen = [number for place, number in enumerate(numbers) if bits >> place & 1]
    normals = tuple(number for number in chosen if number in pool.normals)
    return Deck((pair[0], pair[1]), normals, tuple(number for number in chosen if number not in normals))


def _check(body: str) -> str:
    return f"{crc32(body.encode()) & 0xFF:02x}"
