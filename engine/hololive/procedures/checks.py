"""Check timings (§10.6.3): rule processing first (chapter 11), then automatic abilities that wait, one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.ending import NOBODY, end
from engine.cardgame.in_force import in_force
from engine.cardgame.source import Source
from engine.cardgame.table import choose_next, reveal
from engine.cardgame.words.choosing import choose_cards
from engine.hololive.areas import LIFE, ON_HOLOMEM, STAGE, SUPPORT
from engine.hololive.card import ONE_EACH
from engine.hololive.events import CounterChanged, PhaseBegan, Withstood
from engine.hololive.legality import for_whom, most_of
from engine.hololive.procedures.choosing import choose_holomem
from engine.hololive.procedures.damage import LIFE_DAMAGE, down, downed
from engine.hololive.procedures.moving import archive
from engine.hololive.procedures.stage import attach
from engine.hololive.procedures.upon import told_apart
from engine.hololive.values import holomem, life, supports

if TYPE_CHECKING:
    from engine.cardgame.table import Arisen
    from engine.hololive.state import State
    from engine.hololive.table import Table
    from engine.kernel.resolution import Resolution


def check_timing(table: Table) -> Resolution[bool]:
    """Until nothing is left to be done; whether anything was."""
    state = table.state
    anything = False
    while True:
        if table.checked != len(table.events) and not _only_phases(table):  # else nothing is to be done
            if (yield from rule_processing(table)):
                anything = True
                continue
            table.checked = len(table.events)
        found = _unlike(_waiting(table)) if table.arisen else ()
        if not found:
            return anything
        anything = True
        index = 0
        if len(found) > 1:
            seat = found[0].source.seat
            labels = told_apart(state, seat, [(one.source, one.choice(), one.event) for one in found])
            index = yield from choose_next(state, [one.source for one in found], "10.6.3", labels, seat=seat)
        table.arisen.remove(found[index])
        table.resolving = found[index]
        yield from found[index].resolve(table)
        table.resolving = None
        table.note_states()


def _only_phases(table: Table) -> bool:
    """Whether nothing but phases began since rule processing found nothing to be done: then there is nothing still,
    unless an effect makes HP depend on something.
    """
    since = table.events[table.checked :] if table.checked >= 0 else ()
    if not since or "hp" in in_force(table.state).modify:
        return False
    return all(type(event) is PhaseBegan for event in since)


def _waiting(table: Table) -> list[Arisen]:
    """The abilities that wait of the player who is next to play one (§10.6.3.2, §10.6.3.3). What can't be used waits as
    long as something else of that player's does, which may change that; then it waits no more (§10.8.3.2).
    """
    state = table.state
    table.arisen = [one for one in table.arisen if one.stands(state)]
    for seat in (state.turn_player, 1 - state.turn_player):
        found = [one for one in table.arisen if one.source.seat == seat and _usable(state, one)]
        if found:
            return found
        table.arisen = [one for one in table.arisen if one.source.seat != seat]
    return []


def _usable(state: State, waiting: Arisen) -> bool:
    """Whether it can be played: a skill or arts that are used upon something say so themselves."""
    asked = getattr(waiting.hook.clause, "usable", None) if waiting.hook is not None else None
    return asked is None or asked(state, waiting.source)


def _unlike(waiting: list[Arisen]) -> list[Arisen]:
    """Of those that do the same the first: in which order they are played makes no difference."""
    found: list[Arisen] = []
    for one in waiting:
        if not any(one.does() == other.does() for other in found):
            found.append(one)
    return found


def rule_processing(table: Table) -> Resolution[bool]:
    """What the rules do by themselves (chapter 11), all that is to be done now (§10.6.3.1); whether there was anything.
    Life is lost when nothing else is to be done (§11.5.1).
    """
    state = table.state
    judge(table)
    anything = False
    if downed(state, 0) or downed(state, 1):
        anything = yield from _down_all(table)
    if state.hits:  # of those who are still there
        yield from table.happen(Withstood())
    if any(len(state.piles.get(where, ())) > 1 for where in SUPPORT):  # one alone is not too many
        anything |= yield from _archive_surplus(table)
    wrong = misplaced(state)
    if wrong:
        yield from archive(table, wrong, "rules")
    if wrong or anything:
        return True
    for seat in (state.turn_player, 1 - state.turn_player):
        if state.counters.get(f"{LIFE_DAMAGE}.{seat}", 0) > 0:
            yield from _lose_life(table, seat)
            return True
    return False


def _down_all(table: Table) -> Resolution[bool]:
    """ダウン処理 of one holomem after the other, the turn player's first, until there is none (§11.3.2): only then
    defeats are looked at, so that both can lose at once.
    """
    state, anything = table.state, False
    while True:
        for seat in (state.turn_player, 1 - state.turn_player):
            found = downed(state, seat)
            if found:
                break
        else:
            return anything
        if len(found) > 1 and "down" in in_force(state).around:  # else the order makes no difference
            found = list((yield from choose_holomem(table, seat, found, section="11.3.2")))
        yield from down(table, found[0])
        anything = True


def judge(table: Table) -> None:
    """敗北処理 (§11.2): who has no life, or no holomem, has lost; if both, nobody has won (§1.2.2)."""
    state = table.state
    lost = {seat: reason for seat in (0, 1) if (reason := _defeat(state, seat))}
    if lost:
        end(table, NOBODY if len(lost) == 2 else 1 - next(iter(lost)), next(iter(lost.values())))


def _defeat(state: State, seat: int) -> str:
    if not life(state, seat):
        return "life"
    return "" if any(map(state.piles.get, STAGE[seat])) else "stage"


def misplaced(state: State) -> list[int]:
    """不正カード処理 (§11.4.1, §11.4.3): what belongs to nobody on the stage, what may not be attached there."""
    piles, on = state.piles, state.attached.get
    stage = {*holomem(state, 0), *holomem(state, 1)}
    return [
        card
        for places in ON_HOLOMEM
        for where in places
        for card in piles.get(where, ())
        if on(card) not in stage or (where in SUPPORT and not for_whom(state, state.info(card), on(card, -1)))
    ]


def _archive_surplus(table: Table) -> Resolution[bool]:
    """Of more tools or mascots than a holomem can have its player chooses what goes (§11.4.2)."""
    state, anything = table.state, False
    for seat in (state.turn_player, 1 - state.turn_player):
        several = [card for card in holomem(state, seat) if len(supports(state, card)) > 1]
        for card, kind in [(card, kind) for card in several for kind in ONE_EACH]:
            there = [one for one in supports(state, card) if state.info(one).support == kind]
            over = len(there) - most_of(state, state.info(there[0]), card) if there else 0
            if over > 0:
                gone = yield from choose_cards(
                    table, Source(seat), seat, there, over, over, "archive", section="11.4.2"
                )
                yield from archive(table, gone, "rules")
                anything = True
    return anything


def _lose_life(table: Table, seat: int) -> Resolution[None]:
    """ライフダメージ処理 (§11.5): the top life card is shown and sent to a holomem of its player's choice."""
    state = table.state
    card = state.piles[LIFE[seat]][0]
    yield from reveal(table, (card,))
    found = yield from choose_holomem(table, seat, holomem(state, seat), section="11.5.1", card=card, shown=True)
    for to in found:
        yield from attach(table, card, to, "life")
    key = f"{LIFE_DAMAGE}.{seat}"
    yield from table.happen(CounterChanged(key, state.counters[key] - 1))

