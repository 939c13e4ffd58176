"""The components that are at this table: which areas it has, what its counters are, and who may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import SEATS, area_of, place, seat_of
from engine.cardgame.sight import BOTH

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.cardgame.areas import AreaSpec
    from engine.cardgame.components import CounterSpec
    from engine.cardgame.state import State


def areas_of(state: State) -> Mapping[str, AreaSpec]:
    """The areas of this match by key: those of every match, and those that the players brought."""
    return state.rules.components.specs(tuple(state.brought(seat) for seat in SEATS))


def has_area(state: State, area: str, seat: int) -> bool:
    """Whether a player brought that area."""
    components = state.rules.components
    return any(spec.key == area for key in state.brought(seat) for one in components.of(key) for spec in one.areas)


def counter_spec(state: State, key: str) -> CounterSpec | None:
    """What a counter is, by its key in the state; None for one that no component brings."""
    name, owner = area_of(key), seat_of(key)
    if owner < 0:
        return None
    return next((one for one in state.rules.components.counters(state.brought(owner)) if one.key == name), None)


def counter_known(state: State, seat: int, key: str) -> bool:
    """Whether a seat may know a counter by its key in the state: secret ones only its own, unless laid open."""
    spec = counter_spec(state, key)
    owner = seat_of(key)
    if spec is None or not spec.secret or owner == seat or seat == BOTH:
        return True
    return bool(spec.shown_by) and state.counters.get(place(spec.shown_by, owner)) == 1


def laid_open_by(state: State, key: str) -> tuple[str, CounterSpec] | None:
    """The secret counter that a counter lays open while it is 1, by its key in the state; None if it lays none open."""
    name, owner = area_of(key), seat_of(key)
    for one in state.rules.components.counters(state.brought(owner)):
        if one.shown_by == name:
            return place(one.key, owner), one
    return None
