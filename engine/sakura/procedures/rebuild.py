"""The rebuild of a deck (§9-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.in_force import around
from engine.cardgame.table import choose_next
from engine.sakura.areas import COVER, DISCARD
from engine.sakura.events import DeckRebuilt, EffectArose
from engine.sakura.procedures.damage import take_on
from engine.sakura.procedures.moving import move_cards, shuffle

if TYPE_CHECKING:
    from engine.cardgame.hooks import AroundStep
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.table import Table

STEP = "9-7"


def rebuild(table: Table, seat: int, by_rule: bool) -> Resolution[bool]:
    """Damage to life if a rule made it, then discard and cover pile into the deck, shuffled (§9-7 i, ii); false if
    something else was done instead. What is put in its place is asked first: then there is no rebuild, and nothing
    comes before it.
    """
    if (yield from put_instead(table, STEP, seat)):
        return False
    yield from put_around(table, STEP, "before", seat)
    if by_rule:
        yield from take_on(table, seat, "life", 1, "rebuild")
    state = table.state
    cards = [card for pile in (DISCARD[seat], COVER[seat]) for card in state.piles.get(pile, ())]
    yield from move_cards(table, [card for card in cards if state.kind(card) != "special"], "deck", why="rebuild")
    yield from shuffle(table, seat)
    yield from put_around(table, STEP, "after", seat)
    yield from table.happen(DeckRebuilt(seat))
    return True


def put_instead(table: Table, step: str, seat: int) -> Resolution[bool]:
    """Resolve what is put in place of a step; false if there is nothing, or it was declined."""
    for hook, source in around(table.state, step, "instead", seat):
        done = yield from hook.resolve(table, source, seat)
        if done or not hook.optional:
            return True
    return False


def put_around(table: Table, step: str, place: str, seat: int) -> Resolution[None]:
    """Resolve what is put before or after a step, each once, in an order that the turn player chooses (§9-1)."""
    done: list[tuple[AroundStep, Source]] = []
    while left := [pair for pair in around(table.state, step, place, seat) if pair not in done]:
        index = 0
        if len(left) > 1:
            index = yield from choose_next(
                table.state, [source for _, source in left], "9-1", [hook.clause.phrase() for hook, _ in left]
            )
        hook, source = left[index]
        done.append(left[index])
        table.emit(EffectArose(hook.clause.ref, source))
        yield from hook.resolve(table, source, seat)
