"""The table as it is (§6, §7): plain data with a cheap copy. Only `Event.apply` writes it.

Containers inside are replaced, never edited in place, where they are tuples or frozensets; dicts and lists are edited
by events and copied by `copy`. `memo` caches what is derived from the rest; it is no part of the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from engine.sakura.cards import Source
from engine.sakura.variants import variant

if TYPE_CHECKING:
    from engine.kernel.events import Event
    from engine.sakura.cards import Card


class Memo:
    """What is derived from the rest of the state and kept until that changes: what two-sided cards and copies are now,
    and what is in force.
    """

    __slots__ = ("cards", "force")

    def __init__(self) -> None:
        """Nothing known."""
        self.cards: dict[int, Card] = {}
        self.force: Any = None

    def clear(self) -> None:
        """All has to be worked out anew."""
        self.cards.clear()
        self.force = None


class Grant(msgspec.Struct, frozen=True):
    """A modification that an effect gave to one attack: the clause by reference, and who gave it."""

    ref: str
    source: Source
    number: str
    """Of the card that gave it."""


class Attack(msgspec.Struct, frozen=True, kw_only=True):
    """An attack in the air (§6-4), as it was made; its figures now are asked from `values.attacks`."""

    id: int
    seat: int
    card: int
    """The card used, or whose effect made it."""
    from_card: bool
    kind: str | None
    """`normal`, `special` … for a card's attack, `part` for one made of parts (§x3-5); None for one that an effect made
    (§6-4-1-1).
    """
    subtype: str | None
    users: tuple[str, ...]
    """The megami that use it (§6-4-1-8)."""
    range: tuple[int, ...]
    aura: int | str | None
    """A number, None for the dash, or the reference of an amount where X is printed."""
    life: int | str | None
    effects: tuple[str, ...]
    """References of its effects, in order."""
    source: Source
    answering: int = -1
    """The attack that the card was used as a reaction to."""
    grants: tuple[Grant, ...] = ()
    made: bool = False
    """It was legal and so "was made" (§9-4)."""
    cancelled: bool = False
    damage_cancelled: bool = False
    after_cancelled: bool = False
    chosen: str = ""
    """The damage that was chosen: `aura`, `life`, `both`."""
    dealt_aura: int = 0
    dealt_life: int = 0
    overwhelms: bool = False
    """Its copy carries 超克 (§10-27)."""


class Use(msgspec.Struct, frozen=True, kw_only=True):
    """A card being used (§9-2): by whom, which way, and what was fixed when its use began (§9-1-3-3)."""

    card: int
    seat: int
    way: str
    """`standard`, `full-power`, `reaction` or `effect`."""
    answering: int = -1
    x: int = 0
    paid: int = 0
    text: tuple[str, ...] = ()
    """References of the text changes in force when the use began."""
    origin: str = ""
    """The place that it came from."""
    waive: str = ""
    """What isn't paid: `cost` (the cost of a special, §9-3-1), `all` (additional costs neither, §9-3)."""
    grants: tuple[Grant, ...] = ()
    """What the effect by which it is used gives to this use: to its attack, its capacity."""


class Lasting(msgspec.Struct, frozen=True, kw_only=True):
    """An effect that waits or lasts beyond its resolution (§9-1-3-4)."""

    id: int
    ref: str
    source: Source
    number: str
    scope: str
    """`standing`: its hooks are in force; `next-attack`: given to the next attack that fits; `scheduled`."""
    until: str
    """`turn`, `phase`, `start.<seat>` (that player's next start phase), `attack:<id>`, or `` for ever."""
    when: str = ""
    """Scheduled for: `end-phase`, `attack:<id>`, `basic:<n>` …"""


class State:
    """All that is so at the table. Seats are 0 and 1; cards are ids; places are strings (`engine.sakura.areas`)."""

    __slots__ = (
        "abroad", "attacks", "attacks_in_phase", "attacks_made", "basics", "conduct", "copies", "counters", "crystals",
        "defs", "disenchanting", "doing", "ended", "ending", "face", "flinched", "happened", "lasting", "lost", "marks",
        "masks", "megami", "memo", "next_id", "owner", "phase", "phase_from", "piles", "sealed_under", "status",
        "terminal", "tokens", "turn", "turn_player", "turn_start_distance", "used", "uses", "vigor", "where", "winner",
        "won",
    )

    def __init__(self) -> None:
        """An empty table; `opened` and the events of the setup fill it."""
        self.defs: list[Card] = []
        self.owner: list[int] = []
        self.where: list[str] = []
        self.status: list[str] = []
        self.face: list[bool] = []
        self.megami: tuple[tuple[str, str], tuple[str, str]] = (("", ""), ("", ""))
        self.crystals: dict[str, int] = {}
        self.tokens: dict[tuple[str, str], int] = {}
        self.piles: dict[str, tuple[int, ...]] = {}
        self.sealed_under: dict[int, int] = {}
        self.copies: dict[int, int] = {}
        self.masks: dict[int, int] = {}
        self.counters: dict[str, int] = {}
        self.vigor: list[int] = [0, 0]
        self.flinched: list[bool] = [False, False]
        self.terminal: list[bool] = [False, False]
        self.turn = 0
        self.turn_player = 0
        self.phase = ""
        self.conduct = ""
        self.turn_start_distance = 0
        self.attacks: tuple[Attack, ...] = ()
        self.ended: tuple[Attack, ...] = ()
        self.uses: tuple[Use, ...] = ()
        self.used: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self.attacks_made: list[int] = [0, 0]
        self.attacks_in_phase: list[int] = [0, 0]
        self.basics = 0
        self.doing: tuple[int, ...] = ()
        """Basic actions under way by their number, the innermost last."""
        self.lasting: tuple[Lasting, ...] = ()
        self.happened: tuple[Event, ...] = ()
        """What happened this turn, as far as texts may ask for it later."""
        self.phase_from = 0
        """How much of it happened before the current phase."""
        self.marks: frozenset[str] = frozenset()
        self.disenchanting: frozenset[int] = frozenset()
        self.next_id = 0
        self.lost: frozenset[int] = frozenset()
        self.won: frozenset[int] = frozenset()
        self.winner: int | None = None
        self.ending = ""
        self.abroad: frozenset[int] = frozenset()
        """Cards with a forced effect that reaches beyond themselves, or that may come to have one."""
        self.memo = Memo()

    def copy(self) -> State:
        """An independent copy; shares only what is immutable."""
        new = State.__new__(State)
        new.defs = self.defs
        new.owner = self.owner.copy()
        new.where = self.where.copy()
        new.status = self.status.copy()
        new.face = self.face.copy()
        new.megami = self.megami
        new.crystals = self.crystals.copy()
        new.tokens = self.tokens.copy()
        new.piles = self.piles.copy()
        new.sealed_under = self.sealed_under.copy()
        new.copies = self.copies.copy()
        new.masks = self.masks.copy()
        new.counters = self.counters.copy()
        new.vigor = self.vigor.copy()
        new.flinched = self.flinched.copy()
        new.terminal = self.terminal.copy()
        new.turn, new.turn_player, new.turn_start_distance = self.turn, self.turn_player, self.turn_start_distance
        new.phase, new.conduct = self.phase, self.conduct
        new.attacks, new.ended, new.uses, new.used = self.attacks, self.ended, self.uses, self.used
        new.attacks_made = self.attacks_made.copy()
        new.attacks_in_phase = self.attacks_in_phase.copy()
        new.basics, new.doing, new.lasting = self.basics, self.doing, self.lasting
        new.happened, new.phase_from, new.marks = self.happened, self.phase_from, self.marks
        new.disenchanting = self.disenchanting
        new.next_id = self.next_id
        new.lost, new.won = self.lost, self.won
        new.winner, new.ending = self.winner, self.ending
        new.abroad = self.abroad
        new.memo = Memo()
        return new

    def __eq__(self, other: object) -> bool:
        """The same table: everything equal but what is only cached."""
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in State.__slots__ if name != "memo")

    __hash__ = None  # type: ignore[assignment]  # a state changes, so it can't be a key

    def info(self, card: int) -> Card:
        """The card's information now: its own, or that of the card it copies (§10-16) or is used as (§10-38), of a
        two-sided card that of the side that counts.
        """
        found = self.printed(card) if self.masks or self.copies else self.defs[card]
        if found.plain:
            return found
        known = self.memo.cards
        if card not in known:
            known[card] = variant(self, found, card, self.owner[card])
        return known[card]

    def printed(self, card: int) -> Card:
        """What is printed on the card, or on the one that it was made a copy of (§10-16) or is used as (§10-38)."""
        if self.masks and card in self.masks:
            return self.defs[self.masks[card]]
        if self.copies and card in self.copies:
            return self.defs[self.copies[card]]
        return self.defs[card]

    def kind(self, card: int) -> str:
        """Normal, special or another kind: the one information that a copy doesn't change (§10-16)."""
        if self.masks and card in self.masks:
            return self.defs[self.masks[card]].kind
        return self.defs[card].kind

    def count(self, where: str) -> int:
        """Sakura crystals at a place."""
        return self.crystals.get(where, 0)

    def attack(self, attack: int) -> Attack | None:
        """The attack of that id, if it is in the air."""
        for one in self.attacks:
            if one.id == attack:
                return one
        return None

    def attack_record(self, attack: int) -> Attack | None:
        """The attack of that id, in the air or one that left it this turn."""
        for one in reversed(self.ended):
            if one.id == attack:
                return one
        return self.attack(attack)

    def use(self, card: int) -> Use | None:
        """The use under way of that card, the innermost one."""
        for one in reversed(self.uses):
            if one.card == card:
                return one
        return None


def remember(state: State, event: Event) -> None:
    """Keep an event for which texts may ask until the turn is over; called by the event's `apply`."""
    state.happened = (*state.happened, event)
