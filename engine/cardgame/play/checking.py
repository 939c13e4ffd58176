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
from engine.cardgame.in_force import gather

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from engine.cardgame.play.field import Player
    from engine.cardgame.state import State
    from engine.kernel.decisions import Decision, Keys
    from engine.kernel.events import Event

Pieces = dict[str, dict[str, int]]


class RuleBroken(AssertionError):
    """A table that must not be, found by the checks."""


def watching(player: Player, settled: Callable[[Any], Sequence[str]]) -> Player:
    """The same player; whenever nothing is under resolution, `settled` is asked what is wrong at the table. Raises
    `RuleBroken`.
    """

    def watched(decision: Decision, state: Any) -> Keys:
        if decision.rest and (wrong := settled(state)):
            raise RuleBroken("; ".join(wrong))
        return player(decision, state)

    return watched


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
        """Make the event happen here and in the fold, and compare. Until then the fold is the state before it."""
        state, shadow = self.state, self.shadow
        force = state.memo.force
        super().emit(event)  # type: ignore[misc]  # the game's table, which comes after this
        wrong = next(self.wrong(shadow, state, event), None) or next(_wrong_memo(state, force), None)
        event.apply(shadow)
        if shadow != state:
            raise RuleBroken(f"the fold differs from the state after {event}")
        if wrong is not None:
            raise RuleBroken(f"{wrong} after {event}")

    def wrong(self, before: Any, state: Any, event: Event) -> Iterator[str]:
        """What must not be so after the event, in words; a game adds what is its own."""
        if not self.lays(event):
            yield from _wrong_piles(before, state, event)
            yield from _wrong_pieces(before, state, self.pieces_moved(event))
            yield from _wrong_counters(before, state, event)
            yield from _wrong_faces(self, before, state, event)
            gained = self.gained(event)
            if state.owner != [gained.get(card, owner) for card, owner in enumerate(before.owner)]:
                yield "cards belong to others than they should"
        if not _lying_as_before(before, state):
            yield from _wrong_places(state, event)

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
    piles, attached = before.piles, before.attached
    if isinstance(event, CardMoved):
        if event.why == "draw" and piles[event.source][0] != event.card:
            yield "a card was drawn that wasn't the top one"
        piles = {**piles, event.source: tuple(card for card in piles[event.source] if card != event.card)}
        there = piles.get(event.target, ())
        at = len(there) if event.index < 0 else event.index
        piles[event.target] = (*there[:at], event.card, *there[at:])
        attached = {card: under for card, under in attached.items() if card != event.card}
    elif isinstance(event, DeckShuffled):
        where = place(event.area, event.seat)
        if sorted(event.order) != sorted(piles.get(where, ())):
            yield "a deck was shuffled into other cards"
        piles = {**piles, where: event.order}
    elif isinstance(event, CardAttached):
        attached = {**attached, event.card: event.under}
    if piles != state.piles and _lying(piles) != _lying(state.piles):
        yield "the piles are not in the order that they should be in"
    if attached != state.attached:
        yield "other cards are attached than should be"


def _lying(piles: Mapping[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
    """Without the places where no card lies."""
    return {where: pile for where, pile in piles.items() if pile}


def _lying_as_before(before: State, state: State) -> bool:
    """Every card lies as it lay, where nothing was wrong; but an empty table is no table that was right."""
    return (
        bool(before.defs)
        and before.where == state.where
        and before.face == state.face
        and before.owner == state.owner
        and before.piles == state.piles
    )


def _wrong_places(state: State, event: Event) -> Iterator[str]:
    """Each card lies at one place; none goes where its owner's cards may not lie."""
    seen = 0
    moved = isinstance(event, CardMoved)
    for where, pile in state.piles.items():
        spec = state.rules.areas.at(where)
        seen += len(pile)
        for card in pile:
            if state.where[card] != where:
                yield f"card {card} is at {where} and at {state.where[card]}"
            if not spec.cards:
                yield f"card {card} lies at {where}, where no cards lie"
            if moved and spec.owners_only and state.owner[card] != seat_of(where):
                yield f"card {card} lies at {where}, which is not its owner's"
            if "by-status" not in (spec.sight, spec.facing) and state.face[card] != (spec.facing == "up"):
                yield f"card {card} doesn't lie face {spec.facing} at {where}"
    if seen != len(state.defs):
        yield f"{seen} cards are on the table, not {len(state.defs)},"


def _wrong_faces(checked: Checked, before: State, state: State, event: Event) -> Iterator[str]:
    """Where a card's status decides how it lies, only what turns or moves it changes that."""
    turned = checked.turned(before, event)
    if not turned and state.face == before.face:
        return
    for card, where in enumerate(state.where):
        should = turned.get(card, before.face[card])
        if state.face[card] != should and state.rules.areas.at(where).facing == "by-status":
            yield f"card {card} lies the wrong way up at {where}"


# --- pieces and counters -------------------------------------------------------------------------------------------


def _wrong_pieces(before: State, state: State, moves: Iterable[tuple[str, str, str, int]]) -> Iterator[str]:
    """Pieces leave one place and come to another, as many; none comes from nowhere but where they are endless."""
    moves = tuple(moves)
    if not moves:
        if before.pieces != state.pieces:
            yield "pieces are not where, or not as many as, they should be"
        return
    expected: Pieces = {kind: dict(lying) for kind, lying in before.pieces.items()}
    areas = state.rules.areas
    for kind, source, target, count in moves:
        lying = expected.setdefault(kind, {})
        if not areas.at(source).endless:
            lying[source] = lying.get(source, 0) - count
        if not areas.at(target).endless:
            lying[target] = lying.get(target, 0) + count
        if area_of(target) != "card" and not areas.at(target).endless and area_of(kind) not in areas.at(target).pieces:
            yield f"pieces ({kind}) came to {target}, where none lie,"
    if expected != state.pieces and _some(expected) != _some(state.pieces):
        yield "pieces are not where, or not as many as, they should be"
    if any(count < 0 for lying in state.pieces.values() for count in lying.values()):
        yield "there are fewer pieces than none somewhere"


def _some(pieces: Mapping[str, Mapping[str, int]]) -> Pieces:
    """Without what there is none of."""
    found = {kind: {where: count for where, count in lying.items() if count} for kind, lying in pieces.items()}
    return {kind: lying for kind, lying in found.items() if lying}


def _wrong_counters(before: State, state: State, event: Event) -> Iterator[str]:
    """A counter changes by its own event, stays within its bounds, and is set in secret if it is secret."""
    counters = before.counters
    if isinstance(event, CounterChanged):
        counters = {**counters, event.key: event.value}
        spec = counter_spec(state, event.key)
        if spec is not None and not spec.least <= event.value <= (event.value if spec.most is None else spec.most):
            yield "a counter is out of its bounds"
        if spec is not None and spec.secret and counter_known(state, 1 - seat_of(event.key), event.key):
            yield "a secret counter was set before both players"
    if counters != state.counters:
        yield "other counters stand there than should"


# --- what is kept beside the state ---------------------------------------------------------------------------------


def _wrong_memo(state: State, before: InForce | None) -> Iterator[str]:
    """What the state has kept over an event of what is derived from it is what would be derived anew: what was in force
    `before`, if it still is, and what cards are.
    """
    kept = state.memo.taken_out()
    try:
        if kept.force is before and before is not None:
            anew = gather(state)
            for book in InForce.__slots__ if anew is not before else ():
                if getattr(before, book) != getattr(anew, book):
                    yield f"what is in force ({book}) was not gathered anew"
        state.under(-1)
        if kept.under not in (None, state.memo.under):
            yield "what is attached to cards was not worked out anew"
        for card, known in kept.cards.items():
            if state.info(card) is not known:
                yield f"what card {card} is was not worked out anew"
    finally:
        state.memo.put_back(kept)
