"""What happened to crystals, tokens and cards (§6, §7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from engine.cardgame.areas import area_of
from engine.cardgame.state import remember
from engine.kernel.events import Event
from engine.sakura.areas import AREAS, DISTANCE, LIFE, SAKURA, SHADOW
from engine.sakura.registry import REGISTRY
from engine.sakura.state import dealt

if TYPE_CHECKING:
    from engine.sakura.state import State


MANY: Final = 3
"""From so many on, crystals that go at once are kept for texts that ask later."""
_ASKED_FOR: Final = (SHADOW, DISTANCE, *LIFE)
"""Where crystals come from of which texts ask later."""


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
        state.lay(self.cards)
        state.status = [
            "" if info.kind != "special" else "used" if area_of(where) == "extra" else "unused"
            for info, where in zip(state.defs, state.where, strict=True)
        ]
        state.face = [AREAS.at(where).facing == "up" for where in state.where]  # what status decides lies face down yet
        state.dealt = dealt(state.defs)
        state.watched = any(info.number in REGISTRY.watching for info in state.defs)
        state.crystals = dict(self.crystals)
        state.pieces = {SAKURA: state.crystals}
        for token, where, count in self.tokens:
            state.pieces.setdefault(token, {})[where] = count
        state.counters = dict(self.counters)


class CrystalsMoved(Event, frozen=True):
    """Sakura crystals went from a place to a place (§6-3). `why`: `arrow`, `basic`, `damage`, `cost`, `devotion`,
    `upkeep`, `effect`, `rule`, or `token`, of crystals that a token is where it lies on a card.
    """

    source: str
    target: str
    count: int
    why: str
    seat: int = -1
    """Whose arrow, basic action or damage it is."""
    card: int = -1
    along: int = 0
    """How many others go at once with these, told by events of their own."""

    def apply(self, state: State) -> None:
        """Take from one, add to the other; outside the game there is no end of crystals (§7-1-16)."""
        crystals = state.crystals
        if area_of(self.source) != "outside":
            crystals[self.source] = crystals.get(self.source, 0) - self.count
        if area_of(self.target) != "outside":
            crystals[self.target] = crystals.get(self.target, 0) + self.count
        many = self.count + self.along >= MANY and not within_an_area(state, self.source, self.target)
        if many or self.why == "basic" or self.source in _ASKED_FOR or self.target in LIFE:
            remember(state, self)
        if state.dealt.copying and (area_of(self.source) == "card" or area_of(self.target) == "card"):
            state.recopied()


def within_an_area(state: State, source: str, target: str) -> bool:
    """Whether crystals that go from a card to a card stay in one area: then they aren't moved (§6-3)."""
    cards = area_of(source) == area_of(target) == "card"
    return cards and state.where[int(source[5:])] == state.where[int(target[5:])]


def at_once(*events: Event) -> tuple[Event, ...]:
    """The same events, each of crystals knowing how many others go at once with it."""
    counts = [event.count for event in events if type(event) is CrystalsMoved]
    if len(counts) < 2:
        return events
    total = sum(counts)
    return tuple(
        replace(event, along=total - event.count) if isinstance(event, CrystalsMoved) and event.count < total else event
        for event in events
    )


class UpkeepPaid(Event, frozen=True):
    """One crystal of each enhancement left it, all at once (§8-1-3 ii)."""

    moves: tuple[tuple[str, str], ...]

    def apply(self, state: State) -> None:
        """One crystal each."""
        for source, target in self.moves:
            state.crystals[source] -= 1
            if area_of(target) != "outside":
                state.crystals[target] = state.crystals.get(target, 0) + 1
        if len(self.moves) >= MANY:
            left = [move for move in self.moves if not within_an_area(state, *move)]
            remember(state, replace(self, moves=tuple(left)))
        if state.dealt.copying:
            state.recopied()


class CardGained(Event, frozen=True):
    """A card's owner became the other player, as a rule says (§5-4)."""

    card: int
    owner: int

    def apply(self, state: State) -> None:
        """The new owner."""
        state.owner[self.card] = self.owner
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
    number: str
    """Of that card."""

    def apply(self, state: State) -> None:
        """It has that card's information for the time of its use."""
        state.masks = {**state.masks, self.card: self.number}
        state.restated(self.card)


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
