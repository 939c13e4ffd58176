"""What happens at the table of any card game, in the past tense; `apply` alone writes the state.

Each event is complete: applying the list of a match's events to an empty state gives the state again. Events carry ids
and references, never clauses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from engine.cardgame.areas import place
from engine.cardgame.source import Source
from engine.cardgame.state import Lasting, outlast, remember
from engine.kernel.events import Event

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.cardgame.state import State


class TableLaid(Event, frozen=True):
    """The table before a match: every card of both players by number, its owner and where it lies."""

    cards: tuple[tuple[str, int, str], ...]

    def apply(self, state: State) -> None:
        """Fill the empty table."""
        state.lay(self.cards)


class TurnEnding(Event, frozen=True):
    """What holds until the end of a turn is over."""

    seat: int

    def apply(self, state: State) -> None:
        """Effects of this turn, and those that began before and last until the end of it, by its number."""
        over = ("turn", f"turn:{state.turn}")
        outlast(state, [one for one in state.lasting if one.until not in over])


class DeckRanOut(Event, frozen=True):
    """A player's deck has no card where one was needed."""

    seat: int


class CardMoved(Event, frozen=True):
    """A card went to a place. Index 0 is the top of a pile, -1 its end. What lies on it goes along."""

    card: int
    source: str
    target: str
    index: int = -1
    status: str | None = None
    """The status that it takes by it; None leaves it."""
    face_up: bool | None = None
    """For places where status decides; None there means by its status."""
    why: str = ""
    still: tuple[str, ...] = ()
    """Places that further cards come to or leave in the same move."""

    def apply(self, state: State) -> None:
        """Out of one pile, into the other."""
        card, target = self.card, self.target
        piles = state.piles
        source = self.source
        pile = piles[source]
        at = pile.index(card)
        piles[source] = pile[:at] + pile[at + 1 :] if at else pile[1:]
        pile = piles.get(target, ())
        index = self.index
        piles[target] = (*pile, card) if index < 0 else (*pile[:index], card, *pile[index:])
        state.where[card] = target
        was = state.status[card]
        if self.status is not None:
            state.status[card] = self.status
        if self.why == "draw":
            remember(state, self)
        state.moved(card, source, target, was, self.face_up)


class CardAttached(Event, frozen=True):
    """A card was bound to another card: it lies under it or goes with it."""

    card: int
    under: int
    why: str = ""

    def apply(self, state: State) -> None:
        """Bound to that card until it moves."""
        state.attach(self.card, self.under)


class CardsRevealed(Event, frozen=True):
    """Cards were shown: to both players, or to the seat alone."""

    cards: tuple[int, ...]
    seat: int = -1

    def apply(self, state: State) -> None:
        """Nothing changes but what is known."""

    def shows(self, seat: int) -> tuple[int, ...]:
        """Those cards, to whoever they were shown."""
        return self.cards if self.seat in (-1, seat) else ()


class CardsTraded(Event, frozen=True):
    """In somebody's head alone: each of these cards lies where another of them lay, with all that is hidden so.

    No match has it; whoever imagines another table that a seat couldn't tell from the real one makes it happen there.
    """

    takes: tuple[tuple[int, int], ...]
    """Which card takes the place of which."""
    told: tuple[tuple[Any, ...], ...] = ()
    """What the state tells of cards (`State.told`), as it is told then."""

    def apply(self, state: State) -> None:
        """Exchange their places and how they lie."""
        where, status, face = state.where.copy(), state.status.copy(), state.face.copy()
        gives: dict[int, int] = {}
        for card, place_of in self.takes:
            gives[place_of] = card
            state.where[card], state.status[card], state.face[card] = where[place_of], status[place_of], face[place_of]

        def renamed(card: int) -> int:
            return gives.get(card, card)

        for one in {where[card] for card in gives}:
            state.piles[one] = tuple(map(renamed, state.piles[one]))
        state.attached = {renamed(card): renamed(under) for card, under in state.attached.items()}
        for part, things in zip(state.told, self.told, strict=False):
            setattr(state, part, things)
        state.memo.clear()
        state.memo.under = None


class SecretsDrawn(Event, frozen=True):
    """In somebody's head alone: secret counters have these values, and nothing remembered says otherwise; and how cards
    came to lie in heaps tells nothing.
    """

    counters: tuple[tuple[str, int], ...]
    heaps: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """Piles that are kept in no order, as they lie."""

    def apply(self, state: State) -> None:
        """Set the counters, now and in what happened; lay the heaps."""
        state.piles |= self.heaps
        values = dict(self.counters)
        state.counters |= values
        state.happened, state.before = (
            tuple(
                CounterChanged(event.key, values[event.key])
                if isinstance(event, CounterChanged) and event.key in values
                else event
                for event in told
            )
            for told in (state.happened, state.before)
        )
        state.memo.clear()


def cards_named(event: Event) -> list[int]:
    """The cards that an event names by their ids, in the order in which it does."""
    found: dict[int, None] = {}

    def noted(card: int) -> int:
        found[card] = None
        return card

    speaking_of(event, noted)
    return [card for card in found if card >= 0]


_NAMING: Final = frozenset(("card", "cards", "order", "them"))
"""The fields by which events, and what they are made of, name cards by their ids."""


def speaking_of(value: Any, renamed: Callable[[int], int], name: str = "") -> Any:
    """The same event, or part of one, but it calls cards by other names."""
    if isinstance(value, msgspec.Struct):
        fields = {one: speaking_of(getattr(value, one), renamed, one) for one in value.__struct_fields__}
        return msgspec.structs.replace(value, **fields)
    if isinstance(value, Source):
        return value._replace(card=renamed(value.card), them=tuple(map(renamed, value.them)))
    if type(value) is tuple:
        return tuple(speaking_of(one, renamed, name) for one in value)
    return renamed(value) if name in _NAMING and type(value) is int else value


class DeckShuffled(Event, frozen=True):
    """A deck was shuffled into this order, top first."""

    seat: int
    order: tuple[int, ...]
    area: str = "deck"

    def apply(self, state: State) -> None:
        """Replace the pile by the deck as it was shuffled."""
        state.piles[place(self.area, self.seat)] = self.order


class PiecesMoved(Event, frozen=True):
    """Pieces of a kind (tokens, damage, energy …) went from a place to a place."""

    piece: str
    source: str
    target: str
    count: int
    why: str = ""
    seat: int = -1
    """Whose doing it is."""
    card: int = -1

    def apply(self, state: State) -> None:
        """Take from one, add to the other; where there is no end of them nothing is counted."""
        lying = state.pieces.setdefault(self.piece, {})
        at = state.rules.areas.at
        if not at(self.source).endless:
            lying[self.source] = lying.get(self.source, 0) - self.count
        if not at(self.target).endless:
            lying[self.target] = lying.get(self.target, 0) + self.count
        state.recounted(self.piece)


class CounterChanged(Event, frozen=True):
    """A counter, or the side of something that is up, became this much."""

    key: str
    value: int

    def apply(self, state: State) -> None:
        """Set the counter, and keep the event for texts that ask later."""
        state.counters[self.key] = self.value
        remember(state, self)
        state.recounted(self.key)


class FirstPlayerDecided(Event, frozen=True):
    """Who takes the first turn."""

    seat: int

    def apply(self, state: State) -> None:
        """Kept for the turns to come; before the first that player chooses where the turn player would."""
        state.first = state.turn_player = self.seat


class TurnBegan(Event, frozen=True):
    """A turn began; the first player's first is turn 1."""

    turn: int
    seat: int

    def apply(self, state: State) -> None:
        """What counts by the turn begins anew."""
        state.begin_turn(self.turn, self.seat)


class PhaseBegan(Event, frozen=True):
    """A phase (a step) of a turn began, as the game calls it."""

    phase: str
    seat: int

    def apply(self, state: State) -> None:
        """It is that phase now."""
        state.begin_phase(self.phase)


class Marked(Event, frozen=True):
    """Something that counts once a phase or a turn has been done: `phase:…`, `turn:…`, or for the match."""

    mark: str

    def apply(self, state: State) -> None:
        """Add the mark; it is forgotten with its phase or turn."""
        if self.mark.startswith("phase:"):
            state.resolved = state.resolved | {self.mark}
        else:
            state.marks = state.marks | {self.mark}


class LastingBegan(Event, frozen=True):
    """An effect that waits or lasts began."""

    lasting: Lasting

    def apply(self, state: State) -> None:
        """Append the lasting effect; what is in force is gathered anew if it stands in force."""
        state.lasting = (*state.lasting, self.lasting)
        state.next_id = max(state.next_id, self.lasting.id + 1)
        if self.lasting.scope == "standing":
            state.memo.clear()


class LastingEnded(Event, frozen=True):
    """Effects that waited or lasted are over or were resolved."""

    ids: tuple[int, ...]

    def apply(self, state: State) -> None:
        """Take the lasting effects out; what is in force is gathered anew if one stood in force."""
        outlast(state, [one for one in state.lasting if one.id not in self.ids])


class EffectArose(Event, frozen=True):
    """An effect in force met its condition and resolves now, nested."""

    ref: str
    source: Source

    def apply(self, state: State) -> None:
        """Nothing but the record."""


class ConditionUnmet(Event, frozen=True):
    """A text of a card said "if", and it wasn't so when its turn came: nothing was done by it."""

    ref: str
    """Of the condition."""
    source: Source

    def apply(self, state: State) -> None:
        """Nothing but the record."""


class Declared(Event, frozen=True):
    """A number, a name or a card was declared."""

    seat: int
    what: str

    def apply(self, state: State) -> None:
        """Nothing but what is known."""


class FateDecided(Event, frozen=True):
    """An effect made a player lose or win."""

    seat: int
    wins: bool

    def apply(self, state: State) -> None:
        """The judgement follows at once."""
        if self.wins:
            state.won = state.won | {self.seat}
        else:
            state.lost = state.lost | {self.seat}


class DuelEnded(Event, frozen=True):
    """The match is over: who won, and the game's name for the reason."""

    winner: int
    reason: str

    def apply(self, state: State) -> None:
        """Set the winner and why the match is over."""
        state.winner = self.winner
        state.ending = self.reason
