"""What players bring to the table beside cards, as far as a seat sees it: areas and counters of their own.

Modules of a game declare components under the key of what brings them (a form, a leader, a rule sheet); whoever looks
asks for those of what was brought.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from engine.cardgame.areas import AreaSpec

Brought = tuple[tuple[str, ...], ...]
"""Keys of what each player brought."""


class CounterSpec(msgspec.Struct, frozen=True, kw_only=True):
    """A counter of a component, or the side of it that is up; the state counts it by key and seat: `<key>.<seat>`."""

    key: str
    term: str
    """The key of the term that it goes by."""
    values: tuple[str, ...] = ()
    """The terms of its values, where they have names rather than being numbers."""
    absent: str = ""
    """The term for its having no value, where it may have none: then it is below 0."""
    secret: bool = False
    """Only the seat itself may know it."""
    shown_by: str = ""
    """The counter that lays a secret one open to both players while it is 1."""
    silent: bool = False
    """Its changes are told by something else."""
    most: int | None = None
    """How far it rises; None where nothing bounds it."""
    unset: int | None = None
    """The value by which there is none: becoming so is told by something else."""
    least: int = 0
    """How far it falls."""


class Handling(msgspec.Struct, frozen=True, kw_only=True):
    """When things of a component are moved at all: what a hand is told that would move one now."""

    things: tuple[str, ...]
    """What a hand takes (`umbrella`, `token:<key>`, whoever it is bound to), and the first parts of the places that it
    lies at or goes to.
    """
    section: str
    message: str
    """Key of the sentence; the refusal's code is what follows on its `refusal-`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Component:
    """A component of a form: one panel of a screen, over areas of its own and counters; none if it has only tokens that
    lie in areas of the game.
    """

    key: str
    areas: tuple[AreaSpec, ...] = ()
    counters: tuple[CounterSpec, ...] = ()
    beside: tuple[tuple[str, str], ...] = ()
    """Tokens that lie in areas of the game beside what lies there anyway: the area's key and the token's."""
    crowding: bool = False
    """These tokens take room where they lie."""
    as_crystals: tuple[str, ...] = ()
    """Tokens that are pieces of the game's plain kind as well where they lie on cards: they are counted among those."""
    figures: Callable[[Any, int], tuple[tuple[str, int], ...]] | None = None
    """Figures that are worked out from the state for the seat, to be shown beside the counters."""
    handling: tuple[Handling, ...] = ()

    @property
    def has_panel(self) -> bool:
        """There is something to be shown on a panel of its own."""
        return bool(self.areas or self.counters or self.figures)


class Components:
    """The components of everything that brings some, in one game."""

    def __init__(self, core: Iterable[AreaSpec]) -> None:
        """None yet; `core` are the areas that each match has."""
        self._core = tuple(core)
        self._by_key: dict[str, tuple[Component, ...]] = {}
        self._specs: dict[Brought, dict[str, AreaSpec]] = {}
        self.as_crystals: frozenset[str] = frozenset()
        """The tokens of any component that are plain pieces as well where they lie on cards."""

    def declare(self, key: str, *components: Component) -> None:
        """What is brought under that key."""
        if key in self._by_key:
            raise ValueError(f"the components of {key} are declared twice")
        self._by_key[key] = components
        self.as_crystals |= {token for component in components for token in component.as_crystals}
        self._specs.clear()

    def of(self, key: str) -> tuple[Component, ...]:
        """What is brought under that key."""
        return self._by_key.get(key, ())

    def counters(self, keys: Iterable[str]) -> Iterable[CounterSpec]:
        """The counters of all that a player brought."""
        return (one for component in self.of_all(keys) for one in component.counters)

    def of_all(self, keys: Iterable[str]) -> Iterable[Component]:
        """What is brought under these keys, a component that several bring once."""
        return dict.fromkeys(component for key in keys for component in self.of(key))

    def specs(self, brought: Brought) -> Mapping[str, AreaSpec]:
        """Every area of a match in which that was brought, by its key."""
        found = self._specs.get(brought)
        if found is None:
            added = [area for keys in brought for key in keys for one in self.of(key) for area in one.areas]
            found = self._specs[brought] = {spec.key: spec for spec in (*self._core, *added)}
        return found
