"""Before the game (§6.2): decks, hands, who begins, the first holomem, life."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.ending import NOBODY, end
from engine.cardgame.source import Source
from engine.cardgame.table import reveal
from engine.cardgame.words.choosing import choose_cards
from engine.hololive.areas import BACK, CENTER, CHEER_DECK, DECK, HAND, LIFE, STAGE_LIMIT
from engine.hololive.decisions import ChooseFirst, ChooseFirstBack, ChooseFirstHolomem, ChooseRedraw
from engine.hololive.events import CardMoved, CounterChanged, FirstPlayerDecided, PreparedShown
from engine.hololive.procedures.moving import draw, move_card, shuffle
from engine.hololive.values import holomem, oshi
from engine.kernel.decisions import Chance, Move, Option
from engine.kernel.resolution import ask, ask_one, draw_lots

if TYPE_CHECKING:
    from engine.hololive.state import State
    from engine.hololive.table import Table
    from engine.kernel.resolution import Resolution

HAND_AT_FIRST: Final = 7
MOST_REDRAWS: Final = 6
"""Whoever has to show a hand without a Debut holomem after so many redraws has lost (§6.2.1.9.1)."""
REDRAWS: Final = "redraws"
"""The counter of 引き直し回数 (§6.2.1.8)."""


def prepare(table: Table) -> Resolution[None]:
    """§6.2.1.2 to §6.2.1.12."""
    for seat in (0, 1):
        yield from shuffle(table, seat)
        yield from shuffle(table, seat, "cheer-deck")
    first = table.first
    if first is None:
        first = yield from _who_begins(table)
    yield from table.happen(FirstPlayerDecided(first))
    order = (first, 1 - first)
    for seat in order:
        yield from draw(table, seat, HAND_AT_FIRST)
    for seat in order:
        yield from _offer_redraw(table, seat)
    yield from _redraw_without_debut(table, order)
    for seat in order:
        yield from _lay_first(table, seat)
    for seat in order:
        for _ in range(table.state.info(oshi(table.state, seat)).life):
            yield from move_card(table, table.state.piles[CHEER_DECK[seat]][0], LIFE[seat], "life")
    laid = tuple(card for seat in order for card in holomem(table.state, seat))
    yield from table.happen(PreparedShown(laid))


def _who_begins(table: Table) -> Resolution[int]:
    """A player drawn by chance says who begins (§6.2.1.5)."""
    (lot,) = yield from draw_lots(Chance("pick", 2))
    options = (Option("me"), Option("opponent"))
    key = yield from ask_one(ChooseFirst(seat=lot, options=options, section="6.2.1.5"))
    return lot if key == "me" else 1 - lot


def _offer_redraw(table: Table, seat: int) -> Resolution[None]:
    """Once, the whole hand may be put back and drawn anew (§6.2.1.7)."""
    key = yield from ask_one(
        ChooseRedraw(seat=seat, options=(Option("yes"), Option("no")), section="6.2.1.7")
    )
    if key == "yes":
        yield from _redraw(table, seat)


def _redraw(table: Table, seat: int) -> Resolution[None]:
    for card in table.state.piles.get(HAND[seat], ()):
        yield from move_card(table, card, DECK[seat], "redraw")
    yield from shuffle(table, seat)
    yield from draw(table, seat, HAND_AT_FIRST)


def _redraw_without_debut(table: Table, order: tuple[int, int]) -> Resolution[None]:
    """Hands without a Debut holomem are shown and drawn anew, until there is one or it was too often (§6.2.1.9)."""
    state = table.state
    while True:
        without = [seat for seat in order if not _in_hand(state, seat, "debut")]
        for seat in without:
            yield from reveal(table, state.piles.get(HAND[seat], ()))
        lost = [seat for seat in without if _redraws(state, seat) >= MOST_REDRAWS]
        if lost:
            end(table, NOBODY if len(lost) == 2 else 1 - lost[0], "redraws")
        for seat in without:
            yield from _redraw(table, seat)
            yield from table.happen(CounterChanged(f"{REDRAWS}.{seat}", _redraws(state, seat) + 1))
        if not without:
            return


def _redraws(state: State, seat: int) -> int:
    return state.counters.get(f"{REDRAWS}.{seat}", 0)


def _in_hand(state: State, seat: int, *levels: str) -> list[int]:
    return [card for card in state.piles.get(HAND[seat], ()) if state.info(card).level in levels]


def _lay_first(table: Table, seat: int) -> Resolution[None]:
    """One Debut holomem to the center, cards under the deck for redraws, others to the back, all face down
    (§6.2.1.10).
    """
    state = table.state
    found = _in_hand(state, seat, "debut")
    keys = yield from ask(
        ChooseFirstHolomem(
            seat=seat, options=_laid(state, found, CENTER[seat]), least=0, most=1, section="6.2.1.10.1", secret=True
        )
    )
    yield from _lay(table, keys, CENTER[seat])
    penalty = _redraws(state, seat)
    if penalty:
        hand = state.piles.get(HAND[seat], ())
        for card in (
            yield from choose_cards(table, Source(seat), seat, hand, penalty, penalty, DECK[seat], ordered=True)
        ):
            yield from move_card(table, card, DECK[seat], "penalty", under=True)
    room = STAGE_LIMIT - len(holomem(state, seat))
    found = _in_hand(state, seat, "debut", "spot")
    if found:
        keys = yield from ask(
            ChooseFirstBack(
                seat=seat, options=_laid(state, found, BACK[seat]), least=0, most=min(room, len(found)),
                section="6.2.1.10.3", secret=True,
            )
        )  # fmt: skip
        yield from _lay(table, keys, BACK[seat])


def _laid(state: State, cards: list[int], target: str) -> tuple[Option, ...]:
    return tuple(Option(f"card:{card}", (Move(f"card:{card}", state.where[card], target),)) for card in cards)


def _lay(table: Table, keys: tuple[str, ...], target: str) -> Resolution[None]:
    for key in keys:
        card = int(key[5:])
        yield from table.happen(CardMoved(card, table.state.where[card], target, status="", face_up=False, why="first"))

