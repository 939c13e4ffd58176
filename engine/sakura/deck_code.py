"""A deck as a short text (card set, forms, chosen cards), the same in every language: `s9-2:form+form:1a2b3c-d4`.

The middle part is a number with one bit a card of the pair's pool, normal cards first, in the order of the pool; the
last two digits check the rest, so that a mistyped code is told from a right one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.cardgame.deck_code import BadDeckCode, sealed, unsealed
from engine.sakura.pool import pool_of
from engine.sakura.setup import CARD_SET

DIGITS: Final = 2
"""So many digits check a code."""


class Deck(NamedTuple):
    """Two forms and the cards chosen from their pool (§3)."""

    megami: tuple[str, str]
    normals: tuple[str, ...]
    specials: tuple[str, ...]


def deck_code(deck: Deck) -> str:
    """The code of a deck."""
    pool = pool_of(deck.megami)
    chosen = {*deck.normals, *deck.specials}
    bits = sum(1 << place for place, number in enumerate((*pool.normals, *pool.specials)) if number in chosen)
    return sealed((CARD_SET, "+".join(deck.megami), f"{bits:x}"), DIGITS)


def read_deck_code(text: str) -> Deck:
    """The deck of a code, blanks and capitals aside. Raises `BadDeckCode`; whether the deck is legal is not asked."""
    card_set, forms, digits = unsealed(text, 3, DIGITS)
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
