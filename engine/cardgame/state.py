"""The table as it is: plain data with a cheap copy. Only `Event.apply` writes it.

Containers inside are replaced, never edited in place, where they are tuples or frozensets; dicts and lists are edited
by events and copied by `copy`. `memo` caches what is derived from the rest; it is no part of the state.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

import msgspec

from engine.cardgame.source import Source

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.cardgame.hooks import InForce
    from engine.cardgame.rules import Rules
    from engine.kernel.events import Event

S = TypeVar("S", bound="State")


class Lasting(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """An effect that waits or lasts beyond its resolution."""

    id: int
    ref: str
    source: Source
    number: str
    scope: str
    """`standing`: its hooks are in force; `scheduled`: it resolves at its time; or a scope of the game's own."""
    until: str
    """`turn`, `turn:<number>` (the end of that one), `phase`, `<phase>.<seat>` (that player's next phase of that name),
    a time of the game's own, or `` for ever.
    """
    when: str = ""
    """What it is scheduled for."""


class Memo:
    """What is derived from the rest of the state and kept until that changes: what cards are now that aren't always the
    same, what is in force, what is attached to each card, and what a game works out of where cards lie.
    """

    __slots__ = ("cards", "force", "lying", "pending", "under")

    def __init__(self) -> None:
        """Nothing known."""
        self.cards: dict[int, Any] = {}
        self.force: InForce | None = None
        self.under: dict[int, tuple[int, ...]] | None = None
        self.lying: dict[Any, Any] = {}
        """Kept and forgotten by the game that works it out."""
        self.pending: dict[int, Any] = {}
        """What is just being found, of attacks by their ids, and what counts meanwhile: so that no text asks for what
        its own answer is needed for.
        """

    def copy(self) -> Memo:
        """The same for a copy of the state."""
        new = Memo.__new__(Memo)
        new.cards, new.force, new.under, new.pending = self.cards.copy(), self.force, self.under, {}
        new.lying = self.lying.copy()
        return new

    def clear(self) -> None:
        """All has to be worked out anew, but what only attaching and detaching change."""
        self.cards.clear()
        self.lying.clear()
        self.force = None

    def taken_out(self) -> Memo:
        """What is known, in another memo; in this one all has to be worked out anew."""
        kept = Memo()
        kept.put_back(self)
        self.cards, self.lying, self.force, self.under = {}, {}, None, None
        return kept

    def put_back(self, kept: Memo) -> None:
        """Know again what was taken out."""
        self.cards, self.lying, self.force, self.under = kept.cards, kept.lying, kept.force, kept.under


class State:
    """All that is so at a table of any card game: cards by id, each at a place; pieces, counters, the
    turn, what lasts. Seats are 0 and 1; places are strings (`engine.cardgame.areas`). A game adds what it has besides.
    """

    __slots__ = (
        "attached", "before", "counters", "defs", "ending", "face", "first", "happened", "lasting", "lost", "marks",
        "memo", "next_id", "owner", "phase", "phase_from", "pieces", "piles", "resolved", "status", "turn",
        "turn_player", "watched", "where", "winner", "won",
    )  # fmt: skip

    rules: ClassVar[Rules]
    """The game's own part in what every card game does; each game's state class has it."""
    told: ClassVar[tuple[str, ...]] = ("happened", "before", "lasting")
    """The parts that remember things, or let them last, that may name cards by their ids."""

    def __init__(self) -> None:
        """An empty table; events fill it."""
        self.defs: list[Any] = []
        """What is printed on each card."""
        self.owner: list[int] = []
        self.where: list[str] = []
        self.status: list[str] = []
        self.face: list[bool] = []
        self.piles: dict[str, tuple[int, ...]] = {}
        """The cards at each place in order; the first is the top."""
        self.attached: dict[int, int] = {}
        """Cards that belong to another card where they lie (under it, with it): which card to which."""
        self.pieces: dict[str, dict[str, int]] = {}
        """How many pieces of each kind lie at each place."""
        self.counters: dict[str, int] = {}
        self.first = -1
        """The seat that takes the first turn; -1 before that is known."""
        self.turn = 0
        self.turn_player = 0
        self.phase = ""
        self.lasting: tuple[Lasting, ...] = ()
        self.marks: frozenset[str] = frozenset()
        """What counts once: `turn:…` is forgotten with the turn."""
        self.resolved: frozenset[str] = frozenset()
        """The effects of a phase that were resolved in the current one."""
        self.happened: tuple[Event, ...] = ()
        """What happened this turn, as far as texts may ask for it later."""
        self.before: tuple[Event, ...] = ()
        """The same of the turn just before."""
        self.watched = False
        """Texts ask whether a figure has changed that no single event tells of: looked at whenever things happened."""
        self.phase_from = 0
        """How much of it happened before the current phase."""
        self.next_id = 0
        self.lost: frozenset[int] = frozenset()
        self.won: frozenset[int] = frozenset()
        self.winner: int | None = None
        self.ending = ""
        """Why the match is over."""
        self.memo = Memo()

    def copy(self: S) -> S:
        """An independent copy; shares only what is immutable. A game's state copies what it adds."""
        new = type(self).__new__(type(self))
        new.defs = self.defs
        new.owner = self.owner.copy()
        new.where = self.where.copy()
        new.status = self.status.copy()
        new.face = self.face.copy()
        new.piles = self.piles.copy()
        new.attached = self.attached.copy()
        new.pieces = {kind: lying.copy() for kind, lying in self.pieces.items()}
        new.counters = self.counters.copy()
        new.first, new.turn, new.turn_player, new.phase = self.first, self.turn, self.turn_player, self.phase
        new.lasting = self.lasting
        new.happened, new.phase_from = self.happened, self.phase_from
        new.marks, new.resolved = self.marks, self.resolved
        new.before, new.watched = self.before, self.watched
        new.next_id = self.next_id
        new.lost, new.won = self.lost, self.won
        new.winner, new.ending = self.winner, self.ending
        new.memo = self.memo.copy()
        return new

    def __eq__(self, other: object) -> bool:
        """The same table: everything equal but what is only cached."""
        if type(other) is not type(self):
            return NotImplemented
        parts = _PARTS.get(type(self)) or _parts_of(type(self))
        return bool(parts(self) == parts(other))

    __hash__ = None  # type: ignore[assignment]  # a state changes, so it can't be a key

    def info(self, card: int) -> Any:
        """The card's information now; what is printed on it, unless the game says otherwise."""
        return self.defs[card]

    def shown(self, card: int) -> str:
        """The number that stands on the card for whoever sees its face."""
        number: str = self.info(card).number
        return number

    def kind(self, card: int) -> str:
        """The one information that its back tells."""
        kind: str = self.info(card).kind
        return kind

    def brought(self, seat: int) -> tuple[str, ...]:
        """Keys of what a player brought beside cards, by which components are found."""
        return ()

    def being_used(self, card: int) -> bool:
        """Whether the card is just being used, so that everybody sees it wherever it lies."""
        return False

    def recounted(self, what: str) -> None:
        """What follows from another value of a counter, or other numbers of pieces of a kind: what cards are may be
        derived from them. Only their events call it.
        """
        self.memo.clear()

    def lying(self, piece: str, where: str) -> int:
        """How many pieces of a kind lie at a place."""
        found = self.pieces.get(piece)
        return found.get(where, 0) if found is not None else 0

    def pieces_at(self, where: str) -> tuple[tuple[str, int], ...]:
        """The pieces at a place: kind and how many, in the order of the kinds."""
        found = [(kind, count) for kind, lying in self.pieces.items() if (count := lying.get(where))]
        return tuple(sorted(found)) if len(found) > 1 else tuple(found)

    def under(self, card: int) -> tuple[int, ...]:
        """The cards that are attached to a card, in the order in which they came."""
        found = self.memo.under
        if found is None:
            found = self.memo.under = {}
            for one, on in self.attached.items():
                found[on] = (*found.get(on, ()), one)
        return found.get(card, ())

    def lay(self, cards: Sequence[tuple[str, int, str]]) -> None:
        """Every card of the match by number, its owner and where it lies, at an empty table. Only `TableLaid`
        calls it.
        """
        areas = self.rules.areas
        self.defs = [self.rules.registry.cards[number] for number, _, _ in cards]
        self.owner = [owner for _, owner, _ in cards]
        self.where = [where for _, _, where in cards]
        self.status = ["" for _ in cards]
        self.face = [areas.at(where).facing != "down" for where in self.where]
        piles: dict[str, list[int]] = {}
        for card, where in enumerate(self.where):
            piles.setdefault(where, []).append(card)
        self.piles = {where: tuple(lying) for where, lying in piles.items()}
        self.memo.clear()

    def begin_turn(self, turn: int, seat: int) -> None:
        """What counts by the turn begins anew. Only `TurnBegan` calls it."""
        self.turn, self.turn_player, self.phase = turn, seat, ""
        self.marks = frozenset(mark for mark in self.marks if not mark.startswith("turn:"))
        self.resolved = frozenset()
        self.before, self.happened, self.phase_from = self.happened, (), 0
        self.memo.clear()

    def begin_phase(self, phase: str) -> None:
        """What counts by the phase begins anew. Only `PhaseBegan` calls it."""
        self.phase = phase
        self.phase_from = len(self.happened)
        self.resolved = frozenset()

    def attach(self, card: int, under: int) -> None:
        """Bound to that card until it moves. Only `CardAttached` calls it."""
        self.attached[card] = under
        self.memo.clear()
        self.memo.under = None

    def detach(self, card: int) -> None:
        """Attached to nothing any more, as it moves."""
        if self.attached.pop(card, None) is not None:
            self.memo.under = None

    def stirs(self, card: int, source: str, target: str) -> bool:
        """Whether a card that goes from there to there may change what is derived from where cards lie; asked while
        what was attached to it still is.
        """
        return True

    def moved(self, card: int, source: str, target: str, was: str, face_up: bool | None) -> None:
        """What follows for a card from lying at its new place: which way up it lies, and that it is attached no more.
        `was`: its status before.

        Only `CardMoved` calls it. What is derived from where cards lie is forgotten, where that may change.
        """
        facing = self.rules.areas.at(target).facing
        self.face[card] = facing == "up" or (facing == "by-status" and bool(face_up))
        self.detach(card)
        if self.stirs(card, source, target):
            self.memo.clear()


_PARTS: Final[dict[type[State], attrgetter[tuple[Any, ...]]]] = {}


def _parts_of(kind: type[State]) -> attrgetter[tuple[Any, ...]]:
    """All that a state of that kind is, but for what is only cached."""
    names = (name for one in kind.__mro__ for name in getattr(one, "__slots__", ()))
    found = _PARTS[kind] = attrgetter(*(name for name in names if name != "memo"))
    return found


def outlast(state: State, left: Iterable[Lasting]) -> None:
    """Only these effects last on; called by the `apply` of an event by which others end. What is in force is gathered
    anew if one of those stood in force.
    """
    before, state.lasting = state.lasting, tuple(left)
    if len(state.lasting) < len(before) and _standing(before) != _standing(state.lasting):
        state.memo.clear()


def _standing(lasting: tuple[Lasting, ...]) -> int:
    """How many of them stand in force."""
    return [one.scope for one in lasting].count("standing")


def remember(state: State, event: Event) -> None:
    """Keep an event for which texts may ask until the turn is over; called by the event's `apply`."""
    state.happened = (*state.happened, event)
