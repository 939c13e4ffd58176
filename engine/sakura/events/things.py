"""What happened to crystals, tokens and cards (§6, §7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.kernel.events import Event
from engine.sakura.areas import area_of, spec_of
from engine.sakura.registry import REGISTRY
from engine.sakura.state import remember

if TYPE_CHECKING:
    from engine.sakura.state import State


_QUIET: Final = frozenset(("deck", "hand", "discard", "cover", "in-use", "outside"))
"""Areas whose cards have no effects in force but forced ones that reach abroad (§9-1-1)."""


def _lies_face_up(where: str, by_status: bool) -> bool:
    """How a card lies at a place: as the area says, or by its status where that decides."""
    facing = spec_of(area_of(where)).facing
    return by_status if facing == "by-status" else facing == "up"


class TableLaid(Event, frozen=True):
    """The table before a duel (§4-1 1, 2): every card of both players by number, its owner and where it lies."""

    megami: tuple[tuple[str, str], tuple[str, str]]
    cards: tuple[tuple[str, int, str], ...]
    crystals: tuple[tuple[str, int], ...]
    tokens: tuple[tuple[str, str, int], ...] = ()
    """Token, place, how many."""
    counters: tuple[tuple[str, int], ...] = ()

    def apply(self, state: State) -> None:
        """Fill the empty table."""
        state.megami = self.megami
        state.defs = [REGISTRY.cards[number] for number, _, _ in self.cards]
        state.owner = [owner for _, owner, _ in self.cards]
        state.where = [where for _, _, where in self.cards]
        state.status = [
            "" if info.kind != "special" else "used" if area_of(where) == "extra" else "unused"
            for info, where in zip(state.defs, state.where, strict=True)
        ]
        state.face = [_lies_face_up(where, False) for where in state.where]
        piles: dict[str, list[int]] = {}
        for card, where in enumerate(state.where):
            piles.setdefault(where, []).append(card)
        state.abroad = frozenset(
            card for card, info in enumerate(state.defs) if not info.plain or "abroad" in info.standing
        )
        state.piles = {where: tuple(cards) for where, cards in piles.items()}
        state.crystals = dict(self.crystals)
        state.tokens = {(token, where): count for token, where, count in self.tokens}
        state.counters = dict(self.counters)
        state.memo.clear()


class CrystalsMoved(Event, frozen=True):
    """Sakura crystals went from a place to a place (§6-3). `why`: `arrow`, `basic`, `damage`, `cost`, `devotion`,
    `upkeep`, `effect` or `rule`.
    """

    source: str
    target: str
    count: int
    why: str
    seat: int = -1
    """Whose arrow, basic action or damage it is."""
    card: int = -1

    def apply(self, state: State) -> None:
        """Take from one, add to the other; outside the game there is no end of crystals (§7-1-16)."""
        crystals = state.crystals
        if area_of(self.source) != "outside":
            crystals[self.source] = crystals.get(self.source, 0) - self.count
        if area_of(self.target) != "outside":
            crystals[self.target] = crystals.get(self.target, 0) + self.count


class UpkeepPaid(Event, frozen=True):
    """One crystal of each enhancement left it, all at once (§8-1-3 ii)."""

    moves: tuple[tuple[str, str], ...]

    def apply(self, state: State) -> None:
        """One crystal each."""
        for source, target in self.moves:
            state.crystals[source] -= 1
            state.crystals[target] = state.crystals.get(target, 0) + 1


class TokensMoved(Event, frozen=True):
    """Tokens that a megami brings went from a place to a place."""

    token: str
    source: str
    target: str
    count: int

    def apply(self, state: State) -> None:
        """Take from one, add to the other."""
        if area_of(self.source) != "outside":
            state.tokens[self.token, self.source] = state.tokens.get((self.token, self.source), 0) - self.count
        if area_of(self.target) != "outside":
            state.tokens[self.token, self.target] = state.tokens.get((self.token, self.target), 0) + self.count
        state.memo.clear()


class CardMoved(Event, frozen=True):
    """A card went to a place (§6-2). Index 0 is the top of a pile, -1 its end. What lies on it goes along (§6-3)."""

    card: int
    source: str
    target: str
    index: int = -1
    status: str | None = None
    """The status that a special takes by it; None leaves it."""
    face_up: bool | None = None
    """For places where status decides; None there means by its status."""
    why: str = ""
    still: tuple[str, ...] = ()
    """Places that further cards come to or leave in the same move."""

    def apply(self, state: State) -> None:
        """Out of one pile, into the other."""
        card, target = self.card, self.target
        piles = state.piles
        piles[self.source] = tuple(one for one in piles[self.source] if one != card)
        pile = piles.get(target, ())
        if self.index < 0 or self.index >= len(pile):
            piles[target] = (*pile, card)
        else:
            piles[target] = (*pile[: self.index], card, *pile[self.index :])
        state.where[card] = target
        if self.status is not None:
            state.status[card] = self.status
        by_status = state.status[card] == "used" if self.face_up is None else self.face_up
        state.face[card] = _lies_face_up(target, by_status)
        state.sealed_under.pop(card, None)
        if self.why == "draw":
            remember(state, self)
        if card in state.abroad or state.copies or not _QUIET.issuperset((area_of(self.source), area_of(target))):
            state.memo.clear()


class CardGained(Event, frozen=True):
    """A card's owner became the other player, as a rule says (§5-4)."""

    card: int
    owner: int

    def apply(self, state: State) -> None:
        """The new owner."""
        state.owner[self.card] = self.owner
        state.memo.clear()


class CardSealed(Event, frozen=True):
    """A card in the sealed area was bound to the card that sealed it (§10-9)."""

    card: int
    under: int

    def apply(self, state: State) -> None:
        """Bound to that card."""
        state.sealed_under[self.card] = self.under
        state.memo.clear()


class SpecialTurned(Event, frozen=True):
    """A special became unused, in use or used where it lies (§6-2-2-3)."""

    card: int
    status: str

    def apply(self, state: State) -> None:
        """Its status, and with it its facing."""
        state.status[self.card] = self.status
        if area_of(state.where[self.card]) == "specials":
            state.face[self.card] = self.status == "used"
        state.memo.clear()


class CardsRevealed(Event, frozen=True):
    """Cards were shown (§10-24, §9-1-1-2): to both players, or to the seat alone."""

    cards: tuple[int, ...]
    seat: int = -1

    def apply(self, state: State) -> None:
        """Nothing changes but what is known."""


class DeckShuffled(Event, frozen=True):
    """A deck was shuffled into this order, top first (§7-1-6)."""

    seat: int
    order: tuple[int, ...]

    def apply(self, state: State) -> None:
        """The new order."""
        state.piles[f"deck.{self.seat}"] = self.order


class DeckRanDry(Event, frozen=True):
    """A card was to be drawn from an empty deck: impatience (§10-10)."""

    seat: int

    def apply(self, state: State) -> None:
        """Remembered; the damage is an event of its own."""
        remember(state, self)


class DeckRebuilt(Event, frozen=True):
    """A player rebuilt the deck (§9-7)."""

    seat: int

    def apply(self, state: State) -> None:
        """Nothing but the record; the moves are events of their own."""


class CardMasked(Event, frozen=True):
    """A card is used as another one (§10-38)."""

    card: int
    as_card: int

    def apply(self, state: State) -> None:
        """It has that card's information for the time of its use."""
        state.masks = {**state.masks, self.card: self.as_card}
        state.memo.clear()


class CardCopied(Event, frozen=True):
    """A card became a copy of another (§10-16), or stopped to be one."""

    card: int
    of: int

    def apply(self, state: State) -> None:
        """-1 stops it."""
        state.copies = {one: of for one, of in state.copies.items() if one != self.card}
        if self.of >= 0:
            state.copies[self.card] = self.of
        state.memo.clear()
