"""A duel from turn to turn (chapter 7): reset, hand, cheer, main, performance and end step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.ending import end
from engine.cardgame.phases import phase_effects
from engine.cardgame.table import reveal
from engine.cardgame.turns import play_turns
from engine.hololive.areas import BACK, CHEER_DECK, DECK
from engine.hololive.events import DeckRanOut, TurnEnding
from engine.hololive.legality import back_of, may_move
from engine.hololive.procedures.checks import check_timing
from engine.hololive.procedures.choosing import choose_holomem
from engine.hololive.procedures.main_step import main_step
from engine.hololive.procedures.moving import draw
from engine.hololive.procedures.performance import performance_step
from engine.hololive.procedures.preparation import prepare
from engine.hololive.procedures.stage import attach, go, to_center, turn
from engine.hololive.values import center, collab, holomem, own_first_turn, resting

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.hololive.table import Table
    from engine.kernel.resolution import Resolution


def play(table: Table) -> Resolution[None]:
    """The duel from wherever the table stands."""
    yield from play_turns(table, prepare, _STEPS)


def reset_step(table: Table) -> Resolution[None]:
    """§7.2: all stand up, the collab holomem goes back to rest, somebody comes to an empty center."""
    if own_first_turn(table.state):
        return
    state, seat = table.state, table.state.turn_player
    for card in holomem(state, seat):
        yield from turn(table, card, rest=False)
    gone = collab(state, seat)
    if gone >= 0 and may_move(state, gone):
        yield from go(table, gone, BACK[seat], "reset")
        yield from turn(table, gone, rest=True)
    yield from phase_effects(table, "reset", "7.2.4")
    yield from check_timing(table)
    yield from fill_center(table, "7.2.6")
    yield from check_timing(table)


def fill_center(table: Table, section: str) -> Resolution[None]:
    """To an empty center comes a back holomem, one that isn't at rest if there is one (§7.2.6, §7.7.3)."""
    state, seat = table.state, table.state.turn_player
    if center(state, seat) >= 0:
        return
    able = [one for one in back_of(state, seat) if may_move(state, one)]  # §1.3.3
    found = [one for one in able if not resting(state, one)] or able
    chosen = yield from choose_holomem(table, seat, found, section=section, to=f"center.{seat}")
    for card in chosen:
        yield from to_center(table, card)


def hand_step(table: Table) -> Resolution[None]:
    """§7.3: draw a card; who can't has lost."""
    seat = table.state.turn_player
    yield from phase_effects(table, "hand", "7.3.1")
    yield from check_timing(table)
    if not table.state.piles.get(DECK[seat]):
        table.emit(DeckRanOut(seat))
        end(table, 1 - seat, "deck")
    yield from draw(table, seat)
    yield from check_timing(table)


def cheer_step(table: Table) -> Resolution[None]:
    """§7.4: the top card of the cheer deck is shown and sent to a holomem."""
    state, seat = table.state, table.state.turn_player
    yield from phase_effects(table, "cheer", "7.4.1")
    yield from check_timing(table)
    pile = state.piles.get(CHEER_DECK[seat])
    if pile:
        yield from reveal(table, pile[:1])
        chosen = yield from choose_holomem(table, seat, holomem(state, seat), section="7.4.2", card=pile[0], shown=True)
        for card in chosen:
            yield from attach(table, pile[0], card, "cheer")
    yield from check_timing(table)


def performance(table: Table) -> Resolution[None]:
    """§7.6: not in the first turn of whoever began."""
    if table.state.turn == 1:
        return
    yield from phase_effects(table, "performance", "7.6.2")
    yield from performance_step(table)
    yield from check_timing(table)


def end_step(table: Table) -> Resolution[None]:
    """§7.7: what happens at the end of the turn, until nothing more does; effects of the turn are over."""
    while True:
        before = len(table.state.resolved)
        yield from phase_effects(table, "end", "7.7.1")
        done = yield from check_timing(table)
        yield from table.happen(TurnEnding(table.state.turn_player))
        yield from fill_center(table, "7.7.3")
        if not done and len(table.state.resolved) == before:
            return


_STEPS: Final[dict[str, Callable[[Table], Resolution[None]]]] = {
    "reset": reset_step, "hand": hand_step, "cheer": cheer_step, "main": main_step, "performance": performance,
    "end": end_step,
}  # fmt: skip

