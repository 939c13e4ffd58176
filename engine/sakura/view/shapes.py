"""What a seat sees, as plain values: no engine state reaches a screen, a computer player or a journal reader.

Handles: a card whose face the seat may know is `card:<id>`; one it may not know is `<place>#<index>`, so that it can't
be told from another of the same pile, nor followed through a shuffle.
"""

from __future__ import annotations

import msgspec

from engine.text.phrase import Phrase


class FrameSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A mechanism on a card (§x8-2): its icons, which of them are met now, and whether all are."""

    icons: tuple[str, ...]
    """`attack`, `action`, `enhancement`, `reaction`, `full-power`; `any` where the text says which."""
    lit: tuple[bool, ...]
    complete: bool


class CardSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A card as a seat sees it; `number` is None where it sees the back only (the kind shows on the back, §6-2-1-1)."""

    handle: str
    number: str | None
    kind: str
    owner: int
    face_up: bool
    """How it lies on the table. The seat may know a card that lies face down (its hand, its cover pile)."""
    status: str = ""
    """Of specials: `unused`, `in-use` or `used`."""
    crystals: int = 0
    tokens: tuple[tuple[str, int], ...] = ()
    sealed: tuple[CardSeen, ...] = ()
    cost: int | None = None
    """The cost to be paid now, where the seat knows the card and it has one."""
    side: str = ""
    """Of a two-sided card (§x4-2-1): the side that counts now, by its name; `none` where neither does."""
    frames: tuple[FrameSeen, ...] = ()
    """The mechanisms on the card, in the order of its text (§x8-2)."""
    copy_of: str | None = None
    """Number of the card that it is a copy of now (§10-16), whose values and text it has; its side is then `side`."""


class PlaceSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A place with its crystals and cards; a pile's first card is its top."""

    place: str
    crystals: int = 0
    capacity: int | None = None
    cards: tuple[CardSeen, ...] = ()
    tokens: tuple[tuple[str, int], ...] = ()


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that changed a value: `what` of the attack or number, before, after, and where it comes from."""

    what: str
    """`range`, `aura`, `life` or `trait` for attacks; the value's own key for others. Of a trait only `phrase` is for
    a reader: before and after are its name, or empty where the attack doesn't have it.
    """
    before: str
    after: str
    source: str | None
    """Number of the card that changes it; None where a rule does."""
    phrase: Phrase


class AttackSeen(msgspec.Struct, frozen=True, kw_only=True):
    """An attack in the air with its live figures and what changed them."""

    handle: str
    seat: int
    number: str | None
    """The card whose attack it is, or whose effect made it."""
    from_card: bool
    """An attack card's attack (§6-4-1-1), not one that an effect made."""
    range: tuple[int, ...]
    in_range: bool
    aura: int | None
    """None is the dash `-`."""
    life: int | None
    traits: tuple[Phrase, ...] = ()
    changes: tuple[Change, ...] = ()
    cancelled: bool = False
    answering: str | None = None
    """The attack that this one reacts to."""
    copy_of: str | None = None
    """Number of the card that the attack's own card is a copy of (§10-16)."""


class PlayerSeen(msgspec.Struct, frozen=True, kw_only=True):
    """What §5-1 says of a player; crystals are found at the places."""

    seat: int
    megami: tuple[str, str]
    vigor: int
    vigor_limit: int
    flinched: bool
    hand_limit: int
    cards_used: int
    """Cards used this turn."""
    terminal: bool = False
    """A terminal card was used: no more cards or basic actions this turn (§9-2)."""


class PanelSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A component that a megami brings, as the seat sees it: its places and its counters."""

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
    """`` before the first turn, then `start`, `main`, `end`."""
    conduct: str
    """``, `standard` or `full-power`."""
    distance: int
    """The current distance (§5-2-1), not only the crystals there."""
    master_distance: int
    turn_start_distance: int
    players: tuple[PlayerSeen, PlayerSeen]
    places: dict[str, PlaceSeen]
    attacks: tuple[AttackSeen, ...] = ()
    panels: tuple[PanelSeen, ...] = ()
    lasting: tuple[Phrase, ...] = ()
    """Effects that wait or last for a time, in words."""
    winner: int | None = None
    ending: Phrase | None = None


class SeenMove(msgspec.Struct, frozen=True, kw_only=True):
    """A thing that a seat saw travel: crystals (count) or a card (its handles before and after)."""

    what: str
    """`crystal`, `card`, or `token:<key>` for tokens of a megami."""
    source: str
    target: str
    count: int = 1
    before: str = ""
    card: CardSeen | None = None


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """One event as a seat saw it: what it is called, what travelled, its sentence, and the table after it."""

    index: int
    event: str
    moves: tuple[SeenMove, ...]
    line: JournalLine | None
    view: View


class JournalLine(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence of the journal, with where it belongs and what it speaks of."""

    index: int
    """Of the event."""
    answers: int
    """How many answers had been given when it happened: `Duel.at(answers)` goes back to that moment."""
    turn: int
    depth: int
    """How deeply its resolution was nested (§9-8)."""
    phrase: Phrase
    things: tuple[str, ...] = ()
    """Handles and places that light up on the board."""


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not possible now: a code of the closed set, the rule's section, and a sentence."""

    code: str
    section: str
    phrase: Phrase
