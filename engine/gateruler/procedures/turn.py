"""A duel from turn to turn (chapter 6): start, main, attack and end phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.source import Source
from engine.cardgame.turns import play_turns
from engine.cardgame.words.choosing import choose_cards
from engine.gateruler import readings
from engine.gateruler.areas import DEFENCE, DRIVE, HAND
from engine.gateruler.events import TurnEnding, UnitsHealed
from engine.gateruler.legality import geared
from engine.gateruler.procedures.attack import attack_phase
from engine.gateruler.procedures.gate import gate_processing
from engine.gateruler.procedures.moving import draw, drive, ready_energy, to_graveyard, turn
from engine.gateruler.procedures.preparation import prepare
from engine.gateruler.procedures.system import system_processing
from engine.gateruler.values import attackers, damage_on, in_zone, readies, ruler, ruler_of, units

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.gateruler.table import Table
    from engine.kernel.resolution import Resolution


def play(table: Table) -> Resolution[None]:
    """The duel from wherever the table stands."""
    yield from play_turns(table, prepare, _PHASES)


def start_phase(table: Table) -> Resolution[None]:
    """6-2: open cards of the starting hands are played as the game begins; all is readied; the ruler's action."""
    state = table.state
    seat = state.turn_player
    if state.turn == 1:
        yield from gate_processing(table)  # 6-2b
    for card in (*attackers(state, seat), ruler(state, seat)):
        yield from turn(table, card, rest=False)
    guard = in_zone(state, DEFENCE[seat])
    if guard >= 0 and geared(state, guard):
        yield from turn(table, guard, rest=False)
    yield from gate_processing(table)  # 6-2e
    yield from begin_turn(table, seat)
    yield from gate_processing(table)  # 6-2g


def begin_turn(table: Table, seat: int) -> Resolution[None]:
    """What the ruler says is done as a turn begins (6-2f): in the first turn of the game one card fewer is drawn."""
    state = table.state
    printed, first = ruler_of(state, seat), state.turn == 1
    yield from ready_energy(table, seat, readies(state, seat))
    yield from draw(table, seat, printed.draws - first)
    if printed.drives:
        yield from drive(table, seat, readings.FIRST_TURN_DRIVE if first else printed.drives)


def main_phase(table: Table) -> Resolution[None]:
    """6-3: gate actions of the main phase; what is left in the drive zone goes to the graveyard (6-3c)."""
    yield from gate_processing(table, main=True)
    left = table.state.piles.get(DRIVE[table.state.turn_player], ())
    yield from to_graveyard(table, left, "driven")


def end_phase(table: Table) -> Resolution[None]:
    """6-5: what happens at the end of a turn; damage comes off, what holds until then is over."""
    state = table.state
    seat = state.turn_player
    yield from gate_processing(table)
    hurt = tuple(card for who in (0, 1) for card in units(state, who) if damage_on(state, card))
    healed = (UnitsHealed(hurt),) if hurt and readings.UNIT_DAMAGE_ENDS else ()
    yield from table.happen(*healed, TurnEnding(seat))
    yield from _discard(table, seat)
    yield from system_processing(table)
    if state.gate:
        yield from gate_processing(table)


def _discard(table: Table, seat: int) -> Resolution[None]:
    """Where a reading says how many cards a hand holds, the rest goes to the graveyard."""
    hand = table.state.piles.get(HAND[seat], ())
    if readings.HAND_MOST is not None and len(hand) > readings.HAND_MOST:
        over = len(hand) - readings.HAND_MOST
        gone = yield from choose_cards(table, Source(seat), seat, hand, over, over, "graveyard")
        yield from to_graveyard(table, gone, "rules")


_PHASES: Final[dict[str, Callable[[Table], Resolution[None]]]] = {
    "start": start_phase, "main": main_phase, "attack": attack_phase, "end": end_phase,
}  # fmt: skip
