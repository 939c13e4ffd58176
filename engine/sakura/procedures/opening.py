"""The preparation of a duel (§4-1) and the duel from turn to turn until it is decided (§4-2, §8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.ending import DuelOver
from engine.cardgame.in_force import choosable
from engine.kernel.decisions import Chance, Move, Option
from engine.kernel.resolution import ask, draw_lots
from engine.sakura.areas import DECK, HAND
from engine.sakura.decisions import ChooseMulligan
from engine.sakura.events import FirstPlayerDecided, TableLaid
from engine.sakura.procedures.moving import deck_bottom, draw, shuffle
from engine.sakura.procedures.turn import go_on, take_turn
from engine.sakura.procedures.vigor import set_vigor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kernel.resolution import Resolution
    from engine.sakura.table import Table

DISTANCE_AT_FIRST = 10
AURA_AT_FIRST = 3
LIFE_AT_FIRST = 10
HAND_AT_FIRST = 3


def table_laid(
    megami: tuple[tuple[str, str], tuple[str, str]],
    cards: Sequence[tuple[str, int, str]],
    tokens: Sequence[tuple[str, str, int]] = (),
    counters: Sequence[tuple[str, int]] = (),
) -> TableLaid:
    """What lies on the table before the duel (§4-1 1, 2). `cards`: number, owner, place; `tokens`: token, place, how
    many; `counters`: key, value.
    """
    return TableLaid(
        megami,
        tuple(cards),
        (
            ("distance", DISTANCE_AT_FIRST),
            ("shadow", 0),
            *((f"aura.{seat}", AURA_AT_FIRST) for seat in (0, 1)),
            *((f"life.{seat}", LIFE_AT_FIRST) for seat in (0, 1)),
            *((f"flare.{seat}", 0) for seat in (0, 1)),
        ),
        tuple(tokens),
        tuple(counters),
    )


def prepare(table: Table, first: int | None = None) -> Resolution[None]:
    """Who begins, shuffled decks, three cards each, mulligans in turn, vigor (§4-1 3 to 6)."""
    if first is None:
        (first,) = yield from draw_lots(Chance("pick", 2))
    yield from table.happen(FirstPlayerDecided(first))
    for seat in (first, 1 - first):
        yield from shuffle(table, seat)
        yield from draw(table, seat, HAND_AT_FIRST)
    for seat in (first, 1 - first):
        yield from mulligan(table, seat)
    yield from set_vigor(table, first, 0)
    yield from set_vigor(table, 1 - first, 1)


def mulligan(table: Table, seat: int) -> Resolution[None]:
    """Any hand cards to the bottom of the deck in any order, as many drawn (§4-1 5)."""
    hand = choosable(table.state, table.state.piles.get(HAND[seat], ()))
    options = tuple(Option(f"card:{card}", (Move(f"card:{card}", HAND[seat], DECK[seat]),)) for card in hand)
    keys = yield from ask(
        ChooseMulligan(seat=seat, options=options, least=0, most=len(options), ordered=True, section="4-1")
    )
    for key in keys:
        yield from deck_bottom(table, int(key[5:]))
    yield from draw(table, seat, len(keys))


def play(table: Table, first: int | None = None) -> Resolution[None]:
    """The duel from wherever the table stands: before its first turn, or at rest in a main phase."""
    try:
        if table.state.turn == 0:
            yield from prepare(table, first)
        else:
            yield from go_on(table)
        while True:
            yield from take_turn(table)
    except DuelOver:
        return
