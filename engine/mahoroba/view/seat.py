"""The table as one seat may know it, worked out from the state at each call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import area_of, on_card
from engine.cardgame.events import CardAttached, CardMoved, DeckShuffled, LastingBegan, LastingEnded, PiecesMoved
from engine.cardgame.seeing import places_seen
from engine.cardgame.sight import laid_out
from engine.cardgame.view import Change
from engine.cardgame.wording import who
from engine.mahoroba.areas import ENERGY, SET, UNIT_PLACES
from engine.mahoroba.events import MainUnitsTurned, TableLaid, UnitTurned
from engine.mahoroba.registry import REGISTRY
from engine.mahoroba.values import attached, changes, hp, units
from engine.mahoroba.view.shapes import CardSeen, PlaceSeen, PlayerSeen, View
from engine.text.phrase import CardName, say

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from engine.cardgame.state import Lasting
    from engine.kernel.events import Event
    from engine.mahoroba.state import State
    from engine.text.phrase import Phrase

_ENDINGS: Final = {"deck": "end-by-deck", "knock-out": "end-by-ko", "conceded": "end-by-giving-up"}
_UNIT_PLACES: Final = frozenset(place for places in UNIT_PLACES for place in places)
_MAT: Final = _UNIT_PLACES | {*ENERGY, *SET}


def view(state: State, seat: int, before: Any = None, touched: Collection[str] | None = None) -> View:
    """All that a seat may know of the table; -1 for what both may know. Places that the last event didn't touch are
    those of the view before it.
    """
    def see(where: str) -> PlaceSeen:
        return _place(state, seat, where)

    return View(
        seat=seat,
        turn=state.turn,
        turn_player=state.turn_player,
        phase=state.phase,
        places=places_seen(state, see, None if before is None else before.places, touched),
        players=(_player(state, 0), _player(state, 1)),
        first=state.first,
        lasting=tuple(lasting_words(one) for one in state.lasting),
        winner=state.winner,
        ending=ending_words(state),
    )


def touched(event: Event, _state: State) -> Collection[str] | None:
    """The places that may show something else after an event; None where any may. What is in force may change any
    unit, so all of them are looked at again when something comes to the mat or leaves it.
    """
    match event:
        case CardMoved(source=source, target=target):
            pair = (source, target)
            return pair if _ASIDE.issuperset(map(area_of, pair)) else {*pair, *_UNIT_PLACES}
        case DeckShuffled(seat=seat):
            return (f"deck.{seat}",)
        case CardAttached() | PiecesMoved() | UnitTurned() | LastingBegan() | LastingEnded():
            return _MAT
        case MainUnitsTurned():
            return _UNIT_PLACES
    return None if type(event) is TableLaid else ()


_ASIDE: Final = frozenset(("deck", "hand", "discard", "in-use"))
"""Areas from which nothing is in force."""


def card_seen(state: State, seat: int, card: int, name: str, known: bool) -> CardSeen:
    """One card before a seat, by the handle that it has there."""
    where = state.where[card]
    on_mat = where in _UNIT_PLACES
    return CardSeen(
        handle=name,
        number=state.info(card).number if known else None,
        kind=state.kind(card),
        owner=state.owner[card],
        face_up=state.face[card],
        status=state.status[card] if on_mat else area_of(where) if card in state.attached else "",
        pieces=state.pieces_at(on_card(card)) if on_mat else (),
        attached=tuple(card_seen(state, seat, one, f"card:{one}", True) for one in attached(state, card))
        if on_mat
        else (),
        hp=hp(state, card) if on_mat and known else None,
        changes=tuple(_hp_changes(state, card)) if on_mat and known else (),
    )


def _hp_changes(state: State, unit: int) -> Iterator[Change]:
    value = state.info(unit).hp
    for hook, source in changes(state, "hp", unit):
        after = hook.change(value, state, source)
        yield Change(
            what="hp", before=str(value), after=str(after), source=REGISTRY.owner(hook.clause.ref),
            phrase=hook.clause.phrase(),
        )  # fmt: skip
        value = after


def _place(state: State, seat: int, where: str) -> PlaceSeen:
    return PlaceSeen(
        place=where,
        capacity=1 if where in _UNIT_PLACES else None,
        cards=tuple([card_seen(state, seat, card, name, known) for card, name, known in laid_out(state, seat, where)]),
    )


def _player(state: State, seat: int) -> PlayerSeen:
    mine = state.turn_player == seat
    return PlayerSeen(
        seat=seat,
        charged=mine and "turn:charge" in state.marks,
        retreated=mine and "turn:retreat" in state.marks,
        units=len(units(state, seat)) if all(state.piles.get(places[0]) for places in UNIT_PLACES) else 0,
    )


def lasting_words(lasting: Lasting) -> Phrase:
    """An effect that lasts, with the card that it comes from."""
    return say("lasting-until-end", card=CardName(lasting.number), effect=REGISTRY.clause(lasting.ref).phrase())


def ending_words(state: State) -> Phrase | None:
    """How the duel ended."""
    if state.winner is None:
        return None
    return say(_ENDINGS[state.ending], winner=who(state.winner), loser=who(1 - state.winner))


