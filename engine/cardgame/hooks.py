"""The shapes by which an effect reaches beyond its own resolution, and the book that holds them while in force.

Modify, react, replace, permit and forbid, effects of a phase, additional costs, and steps put before, after or in place
of a numbered step of a procedure. A hook belongs to a clause (for its words and its reference) and carries the
conditions around it as guards. Who asks for a value or does a step asks `in_force` for the hooks of its name; no asker
knows any card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, TypeAlias

from engine.cardgame.clauses import Hook

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.cardgame.source import Source
    from engine.kernel.decisions import Move, Option
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.text.phrase import Phrase

# Layers of numbers, in the order in which they change a value
SET: Final = 1
SWAP: Final = 2
MULTIPLY: Final = 3
DIVIDE: Final = 4
ADD: Final = 5
FIT: Final = 6


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Modify(Hook):
    """Changes a value in its layer: `value` names it; `change` returns the new number, or edits the figures of a
    subject that has several.
    """

    book: ClassVar[str] = "modify"
    value: str
    layer: int
    change: Callable[[Any, Any, Source], Any]
    fits: Callable[[Any, Source, Any], bool] | None = None
    """Whether it concerns the subject (an attack, a card id, a seat); None: every subject."""

    @property
    def names(self) -> tuple[Any, ...]:
        """By the value."""
        return (self.value,)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class React(Hook):
    """After an event that fits: an effect arises and is resolved nested."""

    book: ClassVar[str] = "react"
    events: tuple[type[Event], ...]
    fits: Callable[[Any, Any, Source], bool]
    resolve: Callable[[Any, Source, Any], Resolution[Any]]
    shown_from: str = ""
    """The area from which its player may show the card, and only then does it resolve: asked whenever the
    other player must reckon with it, so that the question tells nothing.
    """
    told: bool = True
    """That it arises is told; False where its player may decline, and what it does tells enough."""
    spoken_of: Callable[[Any, Source], Source] | None = None
    """The source of what it does, where that is all that it takes of the event; None: it asks the event itself."""

    @property
    def names(self) -> tuple[Any, ...]:
        """By the kinds of events."""
        return self.events


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Replace(Hook):
    """Instead of an event that is about to happen, other events (perhaps none)."""

    book: ClassVar[str] = "replace"
    event: type[Event]
    fits: Callable[[Any, Any, Source], bool]
    instead: Callable[[Any, Any, Source], tuple[Event, ...]]
    last: bool = False
    """Put in the place of what all others have left."""

    @property
    def names(self) -> tuple[Any, ...]:
        """By the kind of event."""
        return (self.event,)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Permit(Hook):
    """Makes something possible: `what` names it."""

    book: ClassVar[str] = "permit"
    what: str
    fits: Callable[[Any, Source, Any], bool] | None = None

    @property
    def names(self) -> tuple[Any, ...]:
        """By what is permitted."""
        return (self.what,)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Forbid(Hook):
    """Makes something impossible, over any permission: `what` names it (`be-chosen`, `lose`, `win` …)."""

    book: ClassVar[str] = "forbid"
    what: str
    fits: Callable[[Any, Source, Any], bool] | None = None

    @property
    def names(self) -> tuple[Any, ...]:
        """By what is forbidden."""
        return (self.what,)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class AtPhase(Hook):
    """Resolves at a point of a phase: `timing` names it.

    Once per phase for the same effect. Guards are asked when it is its turn to be listed.
    """

    book: ClassVar[str] = "phase"
    timing: str
    resolve: Callable[[Any, Source], Resolution[Any]]
    whose: str = "mine"
    """`mine`: turns of the hook's seat; `opponent`: turns of the other; `each`."""
    possible: Callable[[Any, Source], bool] | None = None
    """Whether it could do anything now; None: always."""

    @property
    def names(self) -> tuple[Any, ...]:
        """By the point of the phase."""
        return (self.timing,)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class AroundStep(Hook):
    """Put before, after or in place of a step of a procedure, by the name that the game gives the step."""

    book: ClassVar[str] = "around"
    step: str
    place: str
    """`before`, `after` or `instead`."""
    resolve: Callable[[Any, Source, Any], Resolution[Any]]
    fits: Callable[[Any, Source, Any], bool] | None = None
    """Whether it concerns the subject: where it is None, steps of the source's own player."""
    optional: bool = False
    """Its player may decline to put it in the step's place: then it resolves to false."""
    possible: Callable[[Any, Source], bool] | None = None
    """Whether its player could do it, for all that this player knows; None: always. Guards are for both to see."""
    moves: Callable[[Any, Source, Any], tuple[Move, ...]] | None = None
    """What a hand moves to do it, where a hand can."""

    @property
    def names(self) -> tuple[Any, ...]:
        """By the step."""
        return (self.step,)


class Charged(NamedTuple):
    """The subject of an additional cost: a card that a seat uses, or would use."""

    card: int
    by: int


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Charge(Hook):
    """An additional cost of using cards."""

    book: ClassVar[str] = "charges"
    payable: Callable[[Any, Source, Charged], bool]
    pay: Callable[[Any, Source, Charged], Resolution[bool]]
    takes: Callable[[Any, Source, Charged], tuple[frozenset[int], int]] | None = None
    """Of which cards it takes how many, where it takes cards: what one cost takes is no longer there for another."""
    fits: Callable[[Any, Source, Any], bool] | None = None


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Offer(Hook):
    """An act that its player may choose as a basic action."""

    book: ClassVar[str] = "offers"
    key: str
    """What it is called in keys: `basic:<key>`."""
    label: Phrase
    resolve: Callable[[Any, Source], Resolution[bool]]
    possible: Callable[[Any, Source], bool] | None = None
    """Whether it could do anything now; None: always."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Act(Hook):
    """Acts that its player may choose among standard actions, beside cards and basic actions."""

    book: ClassVar[str] = "acts"
    key: str
    """What the keys of its options begin with: `act:<key>:`."""
    options: Callable[[Any, Source], tuple[Option, ...]]
    """Those that could be chosen now."""
    uses_card: bool = False
    """They are uses of cards, and may be chosen where only cards may be used."""
    resolve: Callable[[Any, Source, str], Resolution[Any]]
    """Do the one of that key."""


AnyHook: TypeAlias = Modify | React | Replace | Permit | Forbid | AtPhase | AroundStep | Charge | Offer | Act


class InForce:
    """Hooks by shape and name, each with the source that it speaks for."""

    __slots__ = ("acts", "around", "charges", "forbid", "modify", "offers", "permit", "phase", "react", "replace")

    def __init__(self) -> None:
        """Nothing in force yet."""
        self.modify: dict[str, tuple[tuple[Modify, Source], ...]] = {}
        self.react: dict[type[Event], tuple[tuple[React, Source], ...]] = {}
        self.replace: dict[type[Event], tuple[tuple[Replace, Source], ...]] = {}
        self.permit: dict[str, tuple[tuple[Permit, Source], ...]] = {}
        self.forbid: dict[str, tuple[tuple[Forbid, Source], ...]] = {}
        self.phase: dict[str, tuple[tuple[AtPhase, Source], ...]] = {}
        self.around: dict[str, tuple[tuple[AroundStep, Source], ...]] = {}
        self.charges: tuple[tuple[Charge, Source], ...] = ()
        self.offers: tuple[tuple[Offer, Source], ...] = ()
        self.acts: tuple[tuple[Act, Source], ...] = ()

    def add(self, hook: Hook, source: Source) -> None:
        """File a hook under its names, or in its book where that has none."""
        book = getattr(self, hook.book)
        if isinstance(book, tuple):
            setattr(self, hook.book, (*book, (hook, source)))
        else:
            for name in hook.names:
                book[name] = (*book.get(name, ()), (hook, source))

    def with_more(self, standing: Iterable[tuple[Source, tuple[Hook, ...]]]) -> InForce:
        """Another with the same and these hooks besides; it shares the books to which nothing comes, so neither is to
        be added to any more.
        """
        more: dict[str, dict[Any, list[tuple[Hook, Source]]]] = {}
        for source, hooks in standing:
            for hook in hooks:
                book = more.setdefault(hook.book, {})
                for name in hook.names or ("",):
                    book.setdefault(name, []).append((hook, source))
        new = InForce.__new__(InForce)
        for key in InForce.__slots__:
            filed = getattr(self, key)
            if key in more:
                if isinstance(filed, tuple):
                    filed = (*filed, *more[key][""])
                else:
                    filed = filed | {name: (*filed.get(name, ()), *pairs) for name, pairs in more[key].items()}
            setattr(new, key, filed)
        return new
