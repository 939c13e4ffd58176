"""The table as it is: what every card game has, and the arts being used, and what hit each holomem last.

A holomem is called by the card on top of its stack (§4.4.2.1). Damage is pieces of the kind `damage` on that card, as
many as its number says (§4.4.5); what is attached lies in areas of its own, and the state says on which card each lies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from engine.cardgame import state
from engine.cardgame.areas import area_of
from engine.hololive.areas import ON_HOLOMEM_KEYS, POSITION_KEYS

if TYPE_CHECKING:
    from engine.cardgame.state import Lasting
    from engine.hololive.card import Card

_ON_STAGE = frozenset((*POSITION_KEYS, *ON_HOLOMEM_KEYS))
_IN_FORCE = frozenset((*POSITION_KEYS, "support", "oshi"))
OF_HOLOMEM: Final = frozenset(("turn:entered", "turn:bloomed", "turn:arts"))
"""What a holomem did in the turn, by whichever of its cards (§8.3.2, §9.2.1.5)."""
_OF_CARD: Final = (*(f"{mark}:" for mark in OF_HOLOMEM), "turn:once:")
"""What is marked of a card and ends with it: other marks end with other numbers, which are no cards."""


class ArtsUse(msgspec.Struct, frozen=True, gc=False):
    """Arts that are being used (§12.2.4): by which holomem, which of its arts, at which target, and how much its text
    has added so far.
    """

    card: int
    key: str
    target: int
    more: int = 0


class Hit(msgspec.Struct, frozen=True, gc=False):
    """What is to down a holomem: its controller, the card it came from (-1: none), whether by arts, how much, how much
    HP was left before it, and whether no life is lost by it.
    """

    seat: int
    card: int
    arts: bool
    amount: int
    left: int
    spares: bool = False


class State(state.State):
    """All that is so at the table. Seats are 0 and 1; cards are ids; places are strings (`engine.hololive.areas`)."""

    __slots__ = ("art", "came", "felled", "hits")

    defs: list[Card]

    def __init__(self) -> None:
        """An empty table; `TableLaid` fills it."""
        super().__init__()
        self.art: ArtsUse | None = None
        self.hits: dict[int, Hit] = {}
        """What is to down each holomem: the last that left it no HP or downed it, while it is on the stage."""
        self.felled: frozenset[int] = frozenset()
        """Holomem in ダウン状態, whatever their HP (§4.4.9)."""
        self.came: dict[int, int] = {}
        """When each card of a stage with an effect in force came to where it lies (§10.10.1.6.1), on the clock by which
        what lasts is numbered (§10.10.1.6.2).
        """

    def copy(self) -> State:
        """An independent copy; shares only what is immutable."""
        new = super().copy()
        new.art, new.felled = self.art, self.felled
        new.hits = self.hits.copy()
        new.came = self.came.copy()
        return new

    def info(self, card: int) -> Card:
        """What is printed on the card."""
        return self.defs[card]

    def kind(self, card: int) -> str:
        """Which deck a back belongs to."""
        kind = self.defs[card].kind
        return kind if kind in ("cheer", "oshi") else "main"

    def stirs(self, card: int, source: str, target: str) -> bool:
        """Texts are in force where their cards lie on a stage, with a holomem, or as the oshi (§10.3.4): a card without
        any changes nothing, unless a support card with one is attached to it.
        """
        if area_of(source) not in _IN_FORCE and area_of(target) not in _IN_FORCE:
            return False
        return self.defs[card].lasts or any(self.defs[one].lasts for one in self.under(card))

    def attach(self, card: int, under: int) -> None:
        """What has no text that holds while it lies there leaves in force what is."""
        force = None if self.defs[card].lasts else self.memo.force
        super().attach(card, under)
        self.memo.force = force

    def recounted(self, what: str) -> None:
        """Which texts are in force doesn't follow from numbers, nor what a card is."""

    def moved(self, card: int, source: str, target: str, was: str, face_up: bool | None) -> None:
        """A card that leaves the stage is another card from then on (§4.1.4): nothing that was said of it holds any
        more; what was said of its holomem goes on with the cards that stay.
        """
        left, entered = area_of(source), area_of(target)
        if left in POSITION_KEYS or entered in POSITION_KEYS:
            self.memo.lying.clear()
        if left in _ON_STAGE and entered not in _ON_STAGE:
            self._left(card, self.attached.get(card) if left == "stack" else None)
        if entered in _ON_STAGE and self.defs[card].standing:
            self.came[card] = self.next_id
            self.next_id += 1
        super().moved(card, source, target, was, face_up)

    def survived(self, card: int) -> None:
        """A hit left a holomem HP: what hit it before doesn't down it any more, unless an effect has."""
        if not self.hits:
            return
        whole = (card, *self.under(card))
        if self.felled.isdisjoint(whole):
            for one in whole:
                self.hits.pop(one, None)

    def _left(self, card: int, heir: int | None) -> None:
        if heir is not None and area_of(self.where[heir]) not in POSITION_KEYS:
            heir = None
        if any(card in (one.source.card, *one.source.them) for one in self.lasting):
            self.lasting = tuple(_inherited(one, card, heir) for one in self.lasting)
            self.memo.clear()
        hit, felled = self.hits.pop(card, None), card in self.felled
        self.felled -= {card}
        self.came.pop(card, None)
        tail = f":{card}"
        marks = {mark for mark in self.marks if mark.startswith(_OF_CARD) and mark.endswith(tail)}
        self.marks -= marks
        if heir is not None:
            self._goes_on(heir, hit, {mark.removesuffix(tail) for mark in marks}, felled=felled)

    def _goes_on(self, heir: int, hit: Hit | None, marks: set[str], *, felled: bool) -> None:
        """What was so of a holomem whose card went is so of it still: it is the same one (§5.13.2)."""
        if hit is not None:
            self.hits.setdefault(heir, hit)
        if felled:
            self.felled |= {heir}
        self.marks |= {f"{mark}:{heir}" for mark in marks & OF_HOLOMEM}


def _inherited(lasting: Lasting, card: int, heir: int | None) -> Lasting:
    """What lasts for a card that leaves, as it lasts for the holomem on which it lay, or for nothing."""
    source = lasting.source
    them = tuple(heir if one == card else one for one in source.them)
    kept: tuple[Any, ...] = tuple(one for one in them if one is not None)
    if card == source.card and (heir is not None or lasting.scope == "standing"):
        source = source._replace(card=-1 if heir is None else heir)
    return replace(lasting, source=source._replace(them=kept))
