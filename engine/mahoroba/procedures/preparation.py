"""対戦の準備: decks, five cards, a unit face down for each, and who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.table import reveal
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.mahoroba.areas import DECK, HAND, MAIN
from engine.mahoroba.decisions import ChooseCourtesyDraw, ChooseFirstUnit
from engine.mahoroba.events import FirstPlayerDecided, MainUnitsTurned
from engine.mahoroba.procedures.janken import janken
from engine.mahoroba.procedures.moving import draw, move_card, shuffle
from engine.mahoroba.values import main_unit

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.mahoroba.state import State
    from engine.mahoroba.table import Table

HAND_AT_FIRST: Final = 5


def prepare(table: Table) -> Resolution[None]:
    """All of 対戦の準備 but the greeting (①)."""
    for seat in (0, 1):
        yield from shuffle(table, seat)
        yield from draw(table, seat, HAND_AT_FIRST)
    while without := [seat for seat in (0, 1) if not units_in_hand(table.state, seat)]:
        yield from _begin_anew(table, without)
    yield from _lay_first_units(table)
    first = table.first
    if first is None:
        first = yield from janken(table, "first", "preparation-5")
    yield from table.happen(FirstPlayerDecided(first))
    yield from table.happen(MainUnitsTurned(tuple(main_unit(table.state, seat) for seat in (0, 1))))


def units_in_hand(state: State, seat: int) -> list[int]:
    """The units in a hand."""
    return [card for card in state.piles.get(HAND[seat], ()) if state.info(card).is_unit]


def _begin_anew(table: Table, seats: list[int]) -> Resolution[None]:
    """Hands without a unit are shown, shuffled back and drawn anew; each time the opponent may draw a card (④ ※)."""
    for seat in seats:
        hand = table.state.piles[HAND[seat]]
        yield from reveal(table, hand)
        for card in hand:
            yield from move_card(table, card, DECK[seat], "anew")
        yield from shuffle(table, seat)
        yield from draw(table, seat, HAND_AT_FIRST)
    for seat in seats:
        other = 1 - seat
        if not table.state.piles.get(DECK[other]):
            continue
        options = (Option("yes", (Move(f"{DECK[other]}#0", DECK[other], HAND[other]),)), Option("no"))
        key = yield from ask_one(ChooseCourtesyDraw(seat=other, options=options, section="preparation-4"))
        if key == "yes":
            yield from draw(table, other)


def _lay_first_units(table: Table) -> Resolution[None]:
    """A unit of the hand face down in the main area: both choose before either card lies there (④)."""
    chosen = []
    for seat in (0, 1):
        options = tuple(
            Option(f"card:{card}", (Move(f"card:{card}", HAND[seat], MAIN[seat]),))
            for card in units_in_hand(table.state, seat)
        )
        key = yield from ask_one(
            ChooseFirstUnit(seat=seat, options=options, section="preparation-4", secret=True)
        )
        chosen.append(int(key[5:]))
    for seat, unit in enumerate(chosen):
        yield from move_card(table, unit, MAIN[seat], "first", face_up=False)
