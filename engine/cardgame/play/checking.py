"""A table of any card game that checks itself after every event: for self-play and tests.

What must hold after an event is reckoned from the state before it by rules of its own, never by what is to be checked:
`Event.apply` writes the table and the fold alike, so an error inside it would stand in both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.cardgame.areas import area_of, place, seat_of
from engine.cardgame.brought import counter_known, counter_spec
from engine.cardgame.events import CardAttached, CardMoved, CounterChanged, DeckShuffled, PiecesMoved
from engine.cardgame.hooks import InForce
from engine.cardgame.in_force import gather, in_force

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from engine.cardgame.state import State
    from engine.kernel.events import Event

Pieces = dict[str, dict[str, int]]


class RuleBroken(AssertionError):
    """A table that must not be, found by the checks."""


class Checked:
    """What makes a game's table check itself: `class CheckedTable(Checked, Table)`, with a slot for the `shadow`."""

    __slots__ = ()

    state: Any
    shadow: Any

    def __init__(self, state: Any) -> None:
        """The fold begins where the state is."""
        super().__init__(state)  # type: ignore[call-arg]  # the game's table, which comes after this
        self.shadow = state.copy()

    def emit(self, event: Event) -> None:
        """Make the event happen here and in the fold, and compare."""
        before = self.state.copy()
        super().emit(event)  # type: ignore[misc]  # the game's table, which comes after this
        event.apply(self.shadow)
        if self.shadow != self.state:
            raise RuleBroken(f"the fold differs from the state after {event}")
        for wrong in self.wrong(before, self.state, event):
            raise RuleBroken(f"{wrong} after {event}")

    def wrong(self, before: Any, state: Any, event: Event) -> Iterator[str]:
        """What must not be so after the event, in words; a game adds what is its own."""
        if not self.lays(event):
            yield from _wrong_piles(before, state, event)
            yield from _wrong_pieces(before, state, self.pieces_moved(event))
            yield from _wrong_counters(before, state, event)
            yield from _wrong_faces(self, before, state, event)
            if dict(enumerate(state.owner)) != {**dict(enumerate(before.owner)), **self.gained(event)}:
                yield "cards belong to others than they should"
        yield from _wrong_places(state, event)
        yield from _wrong_memo(state)

    def lays(self, event: Event) -> bool:
        """Whether the event lays a whole table."""
        return False

    def pieces_moved(self, event: Event) -> Iterable[tuple[str, str, str, int]]:
        """The pieces that an event moves: kind, from where, to where, how many."""
        return ((event.piece, event.source, event.target, event.count),) if isinstance(event, PiecesMoved) else ()

    def gained(self, event: Event) -> Mapping[int, int]:
        """The cards that come to another owner by an event, with the owner."""
        return {}

    def turned(self, before: Any, event: Event) -> Mapping[int, bool]:
        """The cards in areas with facing by status that an event turns or moves there, with how they lie then."""
        if isinstance(event, CardMoved) and before.rules.areas.at(event.target).facing == "by-status":
            return {event.card: bool(event.face_up)}
        return {}


# --- cards ---------------------------------------------------------------------------------------------------------


def _wrong_piles(before: State, state: State, event: Event) -> Iterator[str]:
    """Cards lie where the event says, at the end of the pile that it says; all others as before."""
    piles = {where: list(pile) for where, pile in before.piles.items()}
    attached = dict(before.attached)
    if isinstance(event, CardMoved):
        if event.why == "draw" and before.piles[event.source][0] != event.card:
            yield "a card was drawn that wasn't the top one"
        piles[event.source] = [card for card in piles[event.source] if card != event.card]
        there = piles.get(event.target, [])
        at = len(there) if event.index < 0 else event.index
        piles[event.target] = [*there[:at], event.card, *there[at:]]
        attached.pop(event.card, None)
    elif isinstance(event, DeckShuffled):
        where = place(event.area, event.seat)
        if sorted(event.order) != sorted(piles.get(where, ())):
            yield "a deck was shuffled into other cards"
        piles[where] = list(event.order)
    elif isinstance(event, CardAttached):
        attached[event.card] = event.under
    if {where: tuple(pile) for where, pile in piles.items() if pile} != {
        where: pile for where, pile in state.piles.items() if pile
    }:
        yield "the piles are not in the order that they should be in"
    if attached != state.attached:
        yield "other cards are attached than should be"


def _wrong_places(state: State, event: Event) -> Iterator[str]:
    """Each card lies at one place; none goes where its owner's cards may not lie."""
    seen = 0
    for where, pile in state.piles.items():
        spec = state.rules.areas.at(where)
        for card in pile:
            seen += 1
            if state.where[card] != where:
                yield f"card {card} is at {where} and at {state.where[card]}"
            if not spec.cards:
                yield f"card {card} lies at {where}, where no cards lie"
            if isinstance(event, CardMoved) and spec.owners_only and state.owner[card] != seat_of(where):
                yield f"card {card} lies at {where}, which is not its owner's"
            if spec.facing != "by-status" and state.face[card] != (spec.facing == "up"):
                yield f"card {card} doesn't lie face {spec.facing} at {where}"
    if seen != len(state.defs):
        yield f"{seen} cards are on the table, not {len(state.defs)},"


def _wrong_faces(checked: Checked, before: State, state: State, event: Event) -> Iterator[str]:
    """Where a card's status decides how it lies, only what turns or moves it changes that."""
    turned = checked.turned(before, event)
    for card, where in enumerate(state.where):
        by_status = state.rules.areas.at(where).facing == "by-status"
        if by_status and state.face[card] != turned.get(card, before.face[card]):
            yield f"card {card} lies the wrong way up at {where}"


# --- pieces and counters -------------------------------------------------------------------------------------------


def _wrong_pieces(before: State, state: State, moves: Iterable[tuple[str, str, str, int]]) -> Iterator[str]:
    """Pieces leave one place and come to another, as many; none comes from nowhere but where they are endless."""
    expected: Pieces = {kind: dict(lying) for kind, lying in before.pieces.items()}
    areas = state.rules.areas
    for kind, source, target, count in moves:
        lying = expected.setdefault(kind, {})
        if not areas.at(source).endless:
            lying[source] = lying.get(source, 0) - count
        if not areas.at(target).endless:
            lying[target] = lying.get(target, 0) + count
        if area_of(target) != "card" and not areas.at(target).endless and kind not in areas.at(target).pieces:
            yield f"pieces ({kind}) came to {target}, where none lie,"
    if _some(expected) != _some(state.pieces):
        yield "pieces are not where, or not as many as, they should be"
    if any(count < 0 for lying in state.pieces.values() for count in lying.values()):
        yield "there are fewer pieces than none somewhere"


def _some(pieces: Mapping[str, Mapping[str, int]]) -> Pieces:
    """Without what there is none of."""
    found = {kind: {where: count for where, count in lying.items() if count} for kind, lying in pieces.items()}
    return {kind: lying for kind, lying in found.items() if lying}


def _wrong_counters(before: State, state: State, event: Event) -> Iterator[str]:
    """A counter changes by its own event, stays within its bounds, and is set in secret if it is secret."""
    counters = dict(before.counters)
    if isinstance(event, CounterChanged):
        counters[event.key] = event.value
        spec = counter_spec(state, event.key)
        if spec is not None and not 0 <= event.value <= (event.value if spec.most is None else spec.most):
            yield "a counter is out of its bounds"
        if spec is not None and spec.secret and counter_known(state, 1 - seat_of(event.key), event.key):
            yield "a secret counter was set before both players"
    if counters != state.counters:
        yield "other counters stand there than should"


# --- what is kept beside the state ---------------------------------------------------------------------------------


def _wrong_memo(state: State) -> Iterator[str]:
    """What the state keeps of what is derived from it is what would be derived anew."""
    fresh = state.copy()
    kept, anew = in_force(state), gather(fresh)
    for book in InForce.__slots__:
        if getattr(kept, book) != getattr(anew, book):
            yield f"what is in force ({book}) was not gathered anew"
    for card in range(len(state.defs)):
        if state.info(card) is not fresh.info(card):
            yield f"what card {card} is was not worked out anew"
