"""What a megami brings to the table beside cards, as far as a seat sees it: her areas and her counters, by form.

The modules of the megami declare their components here; whoever looks asks for those of the forms that are present.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from engine.sakura.areas import CORE_AREAS, SEATS, AreaSpec, area_of, place, seat_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engine.sakura.state import State

Forms = tuple[tuple[str, str], tuple[str, str]]


class CounterSpec(msgspec.Struct, frozen=True, kw_only=True):
    """A counter of a component, or the side of it that is up; the state counts it by key and seat: `<key>.<seat>`."""

    key: str
    term: str
    """The key of the term that it goes by."""
    values: tuple[str, ...] = ()
    """The terms of its values, where they have names rather than being numbers."""
    secret: bool = False
    """Only the seat itself may know it."""
    shown_by: str = ""
    """The counter that lays a secret one open to both players while it is 1."""
    silent: bool = False
    """Its changes are told by something else."""
    most: int | None = None
    """How far it rises; None where nothing bounds it."""


class Handling(msgspec.Struct, frozen=True, kw_only=True):
    """When things of a component are moved at all: what a hand is told that would move one now."""

    things: tuple[str, ...]
    """What a hand takes (`umbrella`, `token:<key>`), and the first parts of the places that it lies at or goes to."""
    section: str
    message: str
    """Key of the sentence; the refusal's code is what follows on its `refusal-`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Component:
    """A component of a form: one panel of a screen, over areas of its own and counters."""

    key: str
    areas: tuple[AreaSpec, ...] = ()
    counters: tuple[CounterSpec, ...] = ()
    figures: Callable[[State, int], tuple[tuple[str, int], ...]] | None = None
    """Figures that are worked out from the state for the seat, to be shown beside the counters."""
    handling: tuple[Handling, ...] = ()


class Components:
    """The components of every form that brings some."""

    def __init__(self) -> None:
        """None yet."""
        self._by_form: dict[str, tuple[Component, ...]] = {}
        self._specs: dict[Forms, dict[str, AreaSpec]] = {}

    def declare(self, form: str, *components: Component) -> None:
        """A form brings these."""
        if form in self._by_form:
            raise ValueError(f"the components of {form} are declared twice")
        self._by_form[form] = components
        self._specs.clear()

    def of(self, form: str) -> tuple[Component, ...]:
        """What a form brings."""
        return self._by_form.get(form, ())

    def specs(self, forms: Forms) -> Mapping[str, AreaSpec]:
        """Every area of a duel between these forms, by its key."""
        found = self._specs.get(forms)
        if found is None:
            added = [area for side in forms for form in side for one in self.of(form) for area in one.areas]
            found = self._specs[forms] = {spec.key: spec for spec in (*CORE_AREAS, *added)}
        return found


def counter_known(state: State, seat: int, key: str) -> bool:
    """Whether a seat may know a counter by its key in the state: secret ones only its own, unless laid open."""
    spec = counter_spec(state, key)
    owner = seat_of(key)
    if spec is None or not spec.secret or owner == seat:
        return True
    return bool(spec.shown_by) and state.counters.get(place(spec.shown_by, owner)) == 1


def has_area(state: State, area: str, seat: int) -> bool:
    """Whether a form that the player has chosen brings that area."""
    return any(
        spec.key == area for form in state.megami[seat] for one in COMPONENTS.of(form) for spec in one.areas
    )


def laid_open_by(state: State, key: str) -> tuple[str, CounterSpec] | None:
    """The secret counter that a counter lays open while it is 1, by its key in the state; None if it lays none open."""
    name, owner = area_of(key), seat_of(key)
    for form in state.megami[owner]:
        for one in (counter for component in COMPONENTS.of(form) for counter in component.counters):
            if one.shown_by == name:
                return place(one.key, owner), one
    return None


def counter_spec(state: State, key: str) -> CounterSpec | None:
    """What a counter is, by its key in the state; None for one that no component brings."""
    name, owner = area_of(key), seat_of(key) if "." in key else -1
    if owner < 0:
        return None
    found = (one for form in state.megami[owner] for component in COMPONENTS.of(form) for one in component.counters)
    return next((one for one in found if one.key == name), None)


COMPONENTS: Final = Components()
"""Filled when the modules of the megami are imported, then only read."""


def areas_of(state: State) -> Mapping[str, AreaSpec]:
    """The areas of this duel by key: the sixteen of §7-1 and those that the present megami bring."""
    return COMPONENTS.specs(state.megami)


def places_of(spec: AreaSpec) -> tuple[str, ...]:
    """The places of an area: one, or one for each player."""
    return (spec.key,) if spec.shared else tuple(place(spec.key, seat) for seat in SEATS)
