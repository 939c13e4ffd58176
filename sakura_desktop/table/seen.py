"""What a seat sees of a card or a place, as any game's table shows it: plain pieces, tokens by kind, the face."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sakura_desktop.games import games

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.cardgame.view import CardSeen, Pieces, PlaceSeen


@cache
def plain_kinds() -> frozenset[str]:
    """The kinds of pieces that are counted as such; all others are tokens, each told by its kind."""
    return frozenset(kind for game in games() for kind in game.plain_pieces)


def plain_pieces(seen: CardSeen | PlaceSeen) -> int:
    """How many plain pieces lie there."""
    return sum(count for kind, count in seen.pieces if kind in plain_kinds())


def tokens(seen: CardSeen | PlaceSeen) -> Pieces:
    """The tokens there by kind."""
    return tuple(one for one in seen.pieces if one[0] not in plain_kinds())


def copy_of(seen: object) -> str | None:
    """The number of the card that a card is a copy of, in games that have copies."""
    found: str | None = getattr(seen, "copy_of", None)
    return found


def side_of(seen: object) -> str:
    """The side of a two-sided card that counts now, in games that have such cards."""
    found: str = getattr(seen, "side", "")
    return found


def with_attached(cards: Iterable[CardSeen]) -> Iterator[CardSeen]:
    """The cards, each with those under it or with it."""
    for card in cards:
        yield card
        yield from card.attached
