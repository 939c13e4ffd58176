"""The shapes by which an effect reaches beyond its own resolution (§1-4, §5-5, §5-6, §8).

Modify, react, replace, permit and forbid, effects of a phase, additional costs, and steps put before, after or in place
of a numbered step of a procedure. A hook belongs to a clause (for its words and its reference) and carries the
conditions around it as guards. Who asks for a value or does a step asks `in_force` for the hooks of its name; no asker
knows any card.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.decisions import Option
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Source
    from engine.sakura.clauses.base import Clause, Condition
    from engine.sakura.state import State
    from engine.sakura.table import Table
    from engine.text.phrase import Phrase

LENDS_SEALED: Final = "lends-sealed"
"""What a card permits under which cards are sealed whose own standing effects are in force (§10-9)."""
# Layers of numbers, §5-6
SET: Final = 1
SWAP: Final = 2
MULTIPLY: Final = 3
DIVIDE: Final = 4
ADD: Final = 5
FIT: Final = 6
# Layers of ranges, §5-7
RANGE_SET: Final = 11
RANGE_SHIFT: Final = 12
RANGE_ADD: Final = 13
RANGE_REMOVE: Final = 14
RANGE_GROW: Final = 15
RANGE_SHRINK: Final = 16
# Traits of attacks: given first, taken away after that
TRAIT: Final = 21
TRAIT_LOST: Final = 22


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Hook:
    """What all hooks have: the clause they come from and the conditions that must hold."""

    clause: Clause
    guards: tuple[Condition, ...] = ()
    own: bool = False
    """Concerns only the card (or attack) that has it: asked of that card, wherever it is."""
    cancels_duplicates: bool = False
    """No longer in force when it is so more than once (§10-28)."""
    book: ClassVar[str]
    """Under which of the books of `in_force` it is filed …"""

    @property
    def names(self) -> tuple[Any, ...]:
        """… and by which names there."""
        return ()

    def open(self, state: State, source: Source) -> bool:
        """Whether every condition around it holds now."""
        return all(guard.holds(state, source) for guard in self.guards)

    def guarded(self, condition: Condition) -> Hook:
        """The same hook under one more condition."""
        return replace(self, guards=(condition, *self.guards))


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Modify(Hook):
    """Changes a value in a layer of §5-6 or §5-7.

    `value`: `attack` (subject: Attack; `change` edits a Figures), or a number: `distance`, `master-distance`,
    `hand-limit`, `vigor-limit`, `aura-limit`, `cost`, `capacity`, `damage-places` … (`change` returns the new number).
    """

    book: ClassVar[str] = "modify"
    value: str
    layer: int
    change: Callable[[Any, State, Source], Any]
    fits: Callable[[State, Source, Any], bool] | None = None
    """Whether it concerns the subject (an attack, a card id, a seat); None: every subject."""

    @property
    def names(self) -> tuple[Any, ...]:
        """By the value."""
        return (self.value,)

    @property
    def of_range(self) -> bool:
        """It changes a range (§5-7)."""
        return RANGE_SET <= self.layer <= RANGE_SHRINK


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class React(Hook):
    """After an event that fits: an effect arises and is resolved nested (§5-5, §9-8)."""

    book: ClassVar[str] = "react"
    events: tuple[type[Event], ...]
    fits: Callable[[Any, State, Source], bool]
    resolve: Callable[[Table, Source, Any], Resolution[Any]]
    shown_from: str = ""
    """The area from which its player may show the card, and only then does it resolve (§9-1-1-2): asked whenever the
    other player must reckon with it, so that the question tells nothing.
    """
    told: bool = True
    """That it arises is told; False where its player may decline, and what it does tells enough."""

    @property
    def names(self) -> tuple[Any, ...]:
        """By the kinds of events."""
        return self.events


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Replace(Hook):
    """Instead of an event that is about to happen, other events (perhaps none)."""

    book: ClassVar[str] = "replace"
    event: type[Event]
    fits: Callable[[Any, State, Source], bool]
    instead: Callable[[Any, State, Source], tuple[Event, ...]]

    @property
    def names(self) -> tuple[Any, ...]:
        """By the kind of event."""
        return (self.event,)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Permit(Hook):
    """Makes something possible: `what` names it (`react-with`, `full-power-in-standard` …)."""

    book: ClassVar[str] = "permit"
    what: str
    fits: Callable[[State, Source, Any], bool] | None = None

    @property
    def names(self) -> tuple[Any, ...]:
        """By what is permitted."""
        return (self.what,)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Forbid(Hook):
    """Makes something impossible, over any permission (§1-4): `what` names it (`use`, `attack`, `pay-vigor`,
    `arrow-from`, `be-chosen`, `lose`, `win` …).
    """

    book: ClassVar[str] = "forbid"
    what: str
    fits: Callable[[State, Source, Any], bool] | None = None

    @property
    def names(self) -> tuple[Any, ...]:
        """By what is forbidden."""
        return (self.what,)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class AtPhase(Hook):
    """Resolves at a point of a phase (§8): `timing` is `start`, `main-begin`, `main-end`, `end`.

    Once per phase for the same effect. Guards are asked when it is its turn to be listed.
    """

    book: ClassVar[str] = "phase"
    timing: str
    resolve: Callable[[Table, Source], Resolution[Any]]
    whose: str = "mine"
    """`mine`: turns of the hook's seat; `opponent`: turns of the other; `each`."""

    @property
    def names(self) -> tuple[Any, ...]:
        """By the point of the phase."""
        return (self.timing,)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class AroundStep(Hook):
    """Put before, after or in place of a step of a procedure: `9-7` (rebuild), `9-4-i` (reaction), `defeat`,
    `resolve-card`, `put-away` (of the card itself) …
    """

    book: ClassVar[str] = "around"
    step: str
    place: str
    """`before`, `after` or `instead`."""
    resolve: Callable[[Table, Source, Any], Resolution[Any]]
    fits: Callable[[State, Source, Any], bool] | None = None
    """Whether it concerns the subject: where it is None, steps of the source's own player."""
    optional: bool = False
    """Its player may decline to put it in the step's place: then it resolves to false."""

    @property
    def names(self) -> tuple[Any, ...]:
        """By the step."""
        return (self.step,)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Charge(Hook):
    """An additional cost of using cards (§10-31, §9-3): the subject of `fits` is the card."""

    book: ClassVar[str] = "charges"
    payable: Callable[[State, Source, int], bool]
    pay: Callable[[Table, Source, int], Resolution[bool]]
    fits: Callable[[State, Source, Any], bool] | None = None


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Offer(Hook):
    """An act that its player may choose as a basic action (§9-6 i-B)."""

    book: ClassVar[str] = "offers"
    key: str
    """What it is called in keys: `basic:<key>`."""
    label: Phrase
    resolve: Callable[[Table, Source], Resolution[bool]]
    possible: Callable[[State, Source], bool] | None = None
    """Whether it could do anything now; None: always."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Act(Hook):
    """Acts that its player may choose among standard actions, beside cards and basic actions (§8-2-2 A)."""

    book: ClassVar[str] = "acts"
    key: str
    """What the keys of its options begin with: `act:<key>:`."""
    options: Callable[[State, Source], tuple[Option, ...]]
    """Those that could be chosen now."""
    resolve: Callable[[Table, Source, str], Resolution[Any]]
    """Do the one of that key."""


AnyHook: TypeAlias = Modify | React | Replace | Permit | Forbid | AtPhase | AroundStep | Charge | Offer | Act
