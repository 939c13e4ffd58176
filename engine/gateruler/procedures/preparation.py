"""Before the duel (chapter 5): decks are shuffled, it is drawn who begins, rulers prepare, open cards are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.table import reveal
from engine.gateruler import readings
from engine.gateruler.areas import DECK, HAND
from engine.gateruler.decisions import ChooseRedraw
from engine.gateruler.events import FirstPlayerDecided
from engine.gateruler.procedures.moving import draw, gain_energy, move_card, shuffle
from engine.gateruler.values import has_keyword, ruler_of
from engine.kernel.decisions import Chance, Option
from engine.kernel.resolution import ask_one, draw_lots

if TYPE_CHECKING:
    from engine.gateruler.table import Table
    from engine.kernel.resolution import Resolution


def prepare(table: Table) -> Resolution[None]:
    """The players' preparation, as their rulers say."""
    state = table.state
    for seat in (0, 1):
        yield from shuffle(table, seat)
    first = table.first
    if first is None:
        (first,) = yield from draw_lots(Chance("pick", 2))
    yield from table.happen(FirstPlayerDecided(first))
    for seat in (first, 1 - first):
        printed = ruler_of(state, seat)
        yield from gain_energy(table, seat, printed.energy)
        yield from draw(table, seat, printed.hand)
    for seat in (first, 1 - first) if readings.MULLIGAN else ():
        yield from _offer_redraw(table, seat)
    for seat in (first, 1 - first):
        hand = state.piles.get(HAND[seat], ())
        yield from reveal(table, [card for card in hand if has_keyword(state, card, "open")])
    for one in table.arisen:  # these, which are played as the game begins
        one.shown = True


def _offer_redraw(table: Table, seat: int) -> Resolution[None]:
    """Once, the whole hand may be put back and as many cards drawn anew."""
    hand = table.state.piles.get(HAND[seat], ())
    if not hand:
        return
    options = (Option("yes"), Option("no"))
    key = yield from ask_one(ChooseRedraw(seat=seat, options=options, section="reading-mulligan"))
    if key == "yes":
        for card in hand:
            yield from move_card(table, card, DECK[seat], "redraw")
        yield from shuffle(table, seat)
        yield from draw(table, seat, len(hand))
