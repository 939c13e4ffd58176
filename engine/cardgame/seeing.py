"""The places of a table as a seat sees them: a place is looked at again only where something may show otherwise, and
one that shows the same stays the same object.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from engine.cardgame.areas import places_of
from engine.cardgame.brought import areas_of
from engine.cardgame.view import PlaceSeen

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping

    from engine.cardgame.state import State

P = TypeVar("P", bound=PlaceSeen)


def places_shown(state: State) -> Iterator[str]:
    """Every place of the match that cards or pieces may lie at."""
    for spec in areas_of(state).values():
        if spec.cards or spec.pieces:
            yield from places_of(spec)


def places_seen(
    state: State,
    see: Callable[[str], P],
    before: Mapping[str, P] | None = None,
    touched: Collection[str] | None = None,
) -> dict[str, P]:
    """Every place by its name, seen by `see`. With the places as they were `before`, only those that were `touched` are
    looked at again; None: all of them.
    """
    if before is None:
        return {where: see(where) for where in places_shown(state)}
    wheres = places_shown(state) if touched is None else (where for where in before if where in touched)
    found = {where: now if (now := see(where)) != before.get(where) else before[where] for where in wheres}
    return found if touched is None else {**before, **found}
