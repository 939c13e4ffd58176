"""What a card is that isn't always the same: the side of a two-sided card that counts, and copies by a card's own text
(§10-16). Worked out from the state; `State.info` keeps it until something moves.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from engine.sakura.cards import Card
    from engine.sakura.state import State

K = TypeVar("K")
T = TypeVar("T")


def variant(state: State, found: Card, card: int, owner: int, seen: tuple[int, ...] = ()) -> Card:
    """What a card printed as `found` is at the place of `card`, for that owner: a copy sees its owner's counters
    (§10-16). Copies that would end in themselves copy nothing.
    """
    if found.copier is not None:
        of = found.copier.original(state, card)
        if of < 0 or of == card or of in seen:
            return found
        base = state.printed(of)
        return merged(found, base if base.plain else variant(state, base, of, owner, (*seen, card)))
    if found.faces:
        side = side_of(state, found, owner)
        return found if side < 0 else found.faces[side]
    return found


def side_of(state: State, found: Card, owner: int) -> int:
    """Which side of a two-sided card counts for an owner; -1 where the owner has no counter that says so."""
    return state.counters.get(f"{found.face_by}.{owner}", -1)


def copied(state: State, card: int) -> int:
    """The card that a copy by its own text is a copy of in the end (§10-16); -1 of a card that copies nothing now."""
    found, seen = state.printed(card), [card]
    while found.copier is not None:
        of = found.copier.original(state, seen[-1])
        if of < 0 or of in seen:
            return -1
        seen.append(of)
        found = state.printed(of)
    return seen[-1] if len(seen) > 1 else -1


def all_sides(state: State, card: int) -> tuple[Card, ...]:
    """All sides of a two-sided card, or of the one that it copies, also where none of them counts; else none."""
    found = state.printed(card)
    if found.copier is not None:
        of = copied(state, card)
        if of < 0:
            return ()
        found = state.printed(of)
    return found.faces


@cache
def merged(own: Card, base: Card) -> Card:
    """A copy: the information of the card copied, but for the kind and what the copy keeps (§10-16)."""
    keeps = own.copier.keeps if own.copier is not None else frozenset()
    return replace(
        base,
        number=own.number if "name" in keeps else base.number,
        megami=own.megami if "users" in keeps else base.megami,
        kind=own.kind,
        extra=own.extra,
        effects=(*own.effects, *base.effects),
        faces=(),
        sides=(),
        copier=None,
        by_kind=_joined(own.by_kind, base.by_kind),
        standing=_joined(own.standing, base.standing),
        own=_joined(own.own, base.own),
    )


def _joined(own: dict[K, tuple[T, ...]], base: dict[K, tuple[T, ...]]) -> dict[K, tuple[T, ...]]:
    return {key: (*own.get(key, ()), *base.get(key, ())) for key in (*own, *base)}
