"""The rebuild of a deck (§9-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.sakura.areas import COVER, DISCARD
from engine.sakura.events import DeckRebuilt
from engine.sakura.procedures.around import put_around, put_instead
from engine.sakura.procedures.damage import take_on
from engine.sakura.procedures.moving import move_cards, shuffle

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.sakura.table import Table

STEP = "9-7"
DAMAGE = "rebuild-damage"


def rebuild(table: Table, seat: int, by_rule: bool) -> Resolution[bool]:
    """Damage to life if a rule made it, then discard and cover pile into the deck, shuffled (§9-7 i, ii); false if
    something else was done instead. What is put in its place is asked first: then there is no rebuild, and nothing
    comes before it. Something may be put in the place of the damage alone.
    """
    if (yield from put_instead(table, STEP, seat)):
        return False
    yield from put_around(table, STEP, "before", seat)
    if by_rule and not (yield from put_instead(table, DAMAGE, seat)):
        yield from take_on(table, seat, "life", 1, "rebuild")
    state = table.state
    cards = [card for pile in (DISCARD[seat], COVER[seat]) for card in state.piles.get(pile, ())]
    yield from move_cards(table, [card for card in cards if state.kind(card) != "special"], "deck", why="rebuild")
    yield from shuffle(table, seat)
    yield from put_around(table, STEP, "after", seat)
    yield from table.happen(DeckRebuilt(seat))
    return True
