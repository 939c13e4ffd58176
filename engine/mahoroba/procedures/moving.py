"""Cards go from place to place: drawn, shuffled, attached, discarded; units change places and states."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of, on_card, place, seat_of
from engine.kernel.decisions import Chance
from engine.kernel.resolution import draw_lots
from engine.mahoroba.areas import DECK, DISCARD, HAND, OUTSIDE
from engine.mahoroba.card import AILMENTS, NORMAL
from engine.mahoroba.events import (
    CardAttached,
    CardMoved,
    DeckShuffled,
    PiecesMoved,
    UnitsExchanged,
    UnitTurned,
)
from engine.mahoroba.values import damage_on, in_area, main_unit

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.mahoroba.table import Table


def move_card(table: Table, card: int, target: str, why: str = "effect", *, face_up: bool = True) -> Resolution[None]:
    """A card goes to a place and is normal there."""
    yield from table.happen(
        CardMoved(card, table.state.where[card], target, status=NORMAL, face_up=face_up, why=why)
    )


def draw(table: Table, seat: int, count: int = 1, why: str = "draw") -> Resolution[int]:
    """Draw cards, as many as there are; how many they were."""
    drawn = 0
    while drawn < count and (pile := table.state.piles.get(DECK[seat])):
        yield from move_card(table, pile[0], HAND[seat], why)
        drawn += 1
    return drawn


def shuffle(table: Table, seat: int) -> Resolution[None]:
    """Put a deck into an order of chance (対戦の準備 ②)."""
    pile = table.state.piles.get(DECK[seat], ())
    order = yield from draw_lots(Chance("shuffle", len(pile), seat=seat))
    if len(pile) > 1:
        yield from table.happen(DeckShuffled(seat, tuple(pile[number] for number in order)))


def discard(table: Table, card: int, why: str = "effect") -> Resolution[None]:
    """Put a card face up onto its owner's discard pile (捨て場)."""
    yield from move_card(table, card, DISCARD[table.state.owner[card]], why)


def attach(table: Table, card: int, unit: int, area: str, why: str) -> Resolution[None]:
    """Attach a card to a unit: as energy, or set on it."""
    yield from move_card(table, card, place(area, seat_of(table.state.where[unit])), why)
    yield from table.happen(CardAttached(card, unit))


def turn_unit(table: Table, unit: int, state: str) -> Resolution[bool]:
    """Put a unit that isn't knocked out into a state; whether that changed anything (ユニットの状態)."""
    if not in_area(table.state, unit) or table.state.status[unit] == state:
        return False
    yield from table.happen(UnitTurned(unit, state))
    return True


def exchange(table: Table, standby: int, why: str) -> Resolution[None]:
    """A stand-by unit and the main unit of its side change places. The one that goes to stand-by by retreat or by an
    effect becomes normal (ユニットの状態, レスト and スタン ※).
    """
    state = table.state
    seat = seat_of(state.where[standby])
    main = main_unit(state, seat)
    pair = [(main, state.where[main], state.where[standby]), (standby, state.where[standby], state.where[main])]
    yield from table.happen(
        UnitsExchanged(seat, main, standby, why),
        *(CardMoved(unit, source, to, face_up=state.face[unit], why="exchange") for unit, source, to in pair),
    )
    if state.status[main] in AILMENTS and area_of(state.where[main]) != "main":
        yield from table.happen(UnitTurned(main, NORMAL))


def put_damage(table: Table, unit: int, amount: int, why: str, by: int = -1) -> Resolution[None]:
    """Damage markers are put on a unit; whether it is knocked out is looked at later (バトルフェイズ ②)."""
    if amount > 0:
        seat = table.state.owner[by] if by >= 0 else -1
        yield from table.happen(PiecesMoved("damage", OUTSIDE, on_card(unit), amount, why, seat, by))


def heal(table: Table, unit: int, amount: int, why: str = "heal") -> Resolution[bool]:
    """Damage markers are taken off a unit, as many as there are; whether there were any."""
    amount = min(amount, damage_on(table.state, unit))
    if amount > 0:
        yield from table.happen(PiecesMoved("damage", on_card(unit), OUTSIDE, amount, why))
    return amount > 0
