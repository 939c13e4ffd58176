"""What a seat sees of any card game, as plain values: no engine state reaches a screen, a computer player or a journal
reader. A game's own shapes say more.

Handles: a card whose face the seat may know is `card:<id>`; one it may not know is `<place>#<index>`, so that it can't
be told from another of the same pile, nor followed through a shuffle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, Literal, TypeAlias, TypeVar

import msgspec

from engine.text.phrase import Phrase

Pieces = tuple[tuple[str, int], ...]
"""Kinds of pieces, with how many lie there."""


def _count(pieces: Pieces, kind: str) -> int:
    return next((count for one, count in pieces if one == kind), 0)


class CardSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A card as a seat sees it; `number` is None where it sees the back only (the kind shows on the back)."""

    handle: str
    number: str | None
    kind: str
    owner: int
    face_up: bool
    """How it lies on the table. The seat may know a card that lies face down."""
    status: str = ""
    pieces: Pieces = ()
    """What lies on it."""
    attached: tuple[CardSeen, ...] = ()
    """The cards under it or with it."""

    def count(self, kind: str) -> int:
        """How many pieces of a kind lie on it."""
        return _count(self.pieces, kind)


class PlaceSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A place with its pieces and cards; a pile's first card is its top."""

    place: str
    capacity: int | None = None
    cards: Sequence[CardSeen] = ()
    pieces: Pieces = ()

    def count(self, kind: str) -> int:
        """How many pieces of a kind lie there."""
        return _count(self.pieces, kind)


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that changed a value: `what`, before, after, and where it comes from."""

    what: str
    """The value's own key. Of a trait only `phrase` is for a reader: before and after are its name, or empty where the
    subject doesn't have it.
    """
    before: str
    after: str
    source: str | None
    """Number of the card that changes it; None where a rule does."""
    phrase: Phrase


class PanelSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A component that a player brought, as the seat sees it: its places and its counters."""

    key: str
    seat: int
    places: tuple[str, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one seat may know of the table (seat -1: what both may know)."""

    seat: int
    turn: int
    turn_player: int
    phase: str
    """`` before the first turn and until a turn's first phase begins, then as the game calls its phases."""
    places: Mapping[str, PlaceSeen]
    panels: tuple[PanelSeen, ...] = ()
    lasting: tuple[Phrase, ...] = ()
    """Effects that wait or last for a time, in words."""
    winner: int | None = None
    ending: Phrase | None = None

    def found(self, handle: str) -> tuple[CardSeen | None, str]:
        """The card of that handle that lies at a place, and where; None and nowhere of one that doesn't."""
        for where, place in self.places.items():
            for one in place.cards:
                if one.handle == handle:
                    return one, where
        return None, ""

    def number_of(self, handle: str) -> str | None:
        """The number of the card of that handle; None where the seat doesn't know it."""
        card, _where = self.found(handle)
        return card.number if card is not None else None


V = TypeVar("V", bound=View)


class SeenMove(msgspec.Struct, frozen=True, kw_only=True):
    """A thing that a seat saw travel: pieces (count) or a card (its handles before and after)."""

    what: str
    """`card`, or what pieces are called in moves: `piece` of what the game is mainly played with, `token:<key>`."""
    source: str
    target: str
    count: int = 1
    before: str = ""
    card: CardSeen | None = None


FactKind: TypeAlias = Literal[
    "hit", "missed", "negated", "evaded", "shuffled", "shown", "felled", "struck", "begins", "rolled", "unmet"
]
"""`hit`: a place or a thing takes so much damage. `struck`: a thing goes at others. `felled`: it is out of the fight.
`missed`, `evaded`, `negated`: what was in the air comes to nothing. `shuffled`: a pile. `shown`: cards are laid open.
`begins`: who takes the first turn. `rolled`: a die shows a number, for a thing or where nobody may know which; it may
count as another. `unmet`: a text does nothing, for its condition isn't met.
"""


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """What an event was beside what travelled by it, in words that every card game shares; the seat may know it."""

    kind: FactKind
    place: str = ""
    """Where, or the handle of which thing."""
    seat: int = -1
    """To whom."""
    source: str = ""
    """The handle of what deals it."""
    number: int = 0
    counts: int = 0
    """The number that counts in the place of that one; 0 where that one does."""
    cards: tuple[str, ...] = ()
    """The numbers of cards laid open."""


class Frame(msgspec.Struct, Generic[V], frozen=True, kw_only=True):
    """One event as a seat saw it: what it is called, what travelled, its sentence, and the table after it."""

    index: int
    event: str
    moves: tuple[SeenMove, ...]
    line: JournalLine | None
    fact: Fact | None = None
    view: V


class JournalLine(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence of the journal, with where it belongs and what it speaks of."""

    index: int
    """Of the event."""
    answers: int
    """How many answers had been given when it happened: `Match.at(answers)` goes back to that moment."""
    turn: int
    turn_player: int = -1
    """Whose turn it was; -1 before the first."""
    depth: int
    """How deeply its resolution was nested."""
    phrase: Phrase
    things: tuple[str, ...] = ()
    """Handles and places that light up on the board."""


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not possible now: a code of the closed set, the rule's section, and a sentence."""

    code: str
    section: str
    phrase: Phrase


class Call(msgspec.Struct, frozen=True):
    """Why a player is called to the table, in words that both may read."""

    words: Phrase
    cause: str = "choice"
    """What it is, for its heading: `turn`, `attack`, `damage`, `choice`."""
    card: str = ""
    """The number of the card that is the reason."""
    vain: bool = False
    """Both know that nothing can be done, so that asking keeps no secret from anybody."""
    leaves: str = ""
    """The key of the answer that is always there and tells nothing, so that it can be given without looking."""


class Travel(msgspec.Struct, frozen=True):
    """Pieces that went from a place to a place by an event: as moves call them, and how many."""

    what: str
    source: str
    target: str
    count: int = 1
