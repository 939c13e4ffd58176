"""アタックフェイズ (chapter 8): one attack sub-phase after the other, each at a line of the opponent's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of, on_card
from engine.gateruler import readings
from engine.gateruler.areas import ATTACK_ZONES, DEFENCE, LINES
from engine.gateruler.decisions import ChooseAttack, ChooseGuard
from engine.gateruler.events import AttackDeclared, AttackEnded, AttackStepBegan, Marked
from engine.gateruler.legality import deals, may_attack, strikes
from engine.gateruler.procedures.damage import damage_ruler, damage_unit
from engine.gateruler.procedures.gate import gate_processing
from engine.gateruler.procedures.moving import move_card, turn
from engine.gateruler.procedures.system import system_processing
from engine.gateruler.values import (
    aim_now,
    atk,
    attacking_unit,
    foremost,
    has_keyword,
    in_play,
    in_zone,
    is_unit,
    ruler,
    stk,
)
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.gateruler.state import Attack, State
    from engine.gateruler.table import Table
    from engine.kernel.resolution import Resolution


def attack_phase(table: Table) -> Resolution[None]:
    """Attacks, as many as the turn player likes; one in the first turn of the game (8-2a, 8-2a-2). Then 警戒."""
    state = table.state
    while state.turn > 1 or not state.attacks:
        if state.battle != "declare":
            for step in ("start", "declare"):
                yield from table.happen(AttackStepBegan(step))
                yield from gate_processing(table)
        seat = state.turn_player
        options = (*attack_options(state, seat), Option("end"))
        key = yield from ask_one(ChooseAttack(seat=seat, options=options, section="8-4c", rest=True))
        if key == "end":
            break
        _, card, line = key.split(":")
        yield from attack(table, int(card), line)
    yield from _stand_guard(table)


def attack_options(state: State, seat: int) -> Iterator[Option]:
    """Every card that may attack, at every line: at what stands foremost there, or at a line without a unit (8-4c)."""
    for card in (ruler(state, seat), *(in_zone(state, where) for where in (*ATTACK_ZONES[seat], DEFENCE[seat]))):
        if card >= 0 and may_attack(state, seat, card) is None:
            for line in LINES:
                yield Option(f"attack:{card}:{line}", _moves(state, seat, card, line))


def _moves(state: State, seat: int, card: int, line: str) -> tuple[Move, ...]:
    """Taken to what is attacked, or to where it lies."""
    what, where = f"card:{card}", state.where[card]
    aim = foremost(state, 1 - seat, line)
    if aim < 0:
        return (Move(what, where, f"{line}.{1 - seat}"),)
    return (Move(what, where, on_card(aim)), Move(what, where, state.where[aim]))


def attack(table: Table, card: int, line: str) -> Resolution[None]:
    """One attack, from its declaration to its end (8-4 to 8-7)."""
    state = table.state
    seat = state.turn_player
    mark = f"turn:attacked:{card}"
    first = mark not in state.marks
    yield from turn(table, card, rest=True)
    yield from table.happen(AttackDeclared(seat, card, line, foremost(state, 1 - seat, line)), Marked(mark))
    yield from gate_processing(table)
    yield from table.happen(AttackStepBegan("intercept"))
    yield from _intercept(table)
    yield from gate_processing(table)
    yield from table.happen(AttackStepBegan("damage"))
    yield from _damage(table)
    yield from table.happen(AttackStepBegan("end"))
    yield from gate_processing(table)
    under_way = state.attack
    assert under_way is not None
    if first and has_keyword(state, card, "second-attack") and strikes(state, under_way):
        yield from turn(table, card, rest=False)
    yield from table.happen(AttackEnded(seat, card))


def _intercept(table: Table) -> Resolution[None]:
    """迎撃: what is attacked deals its ATK to the unit that attacks it, before that deals its own."""
    state = table.state
    under_way = state.attack
    assert under_way is not None
    aim = aim_now(state, under_way)
    if aim >= 0 and is_unit(state, aim) and has_keyword(state, aim, "intercept"):
        yield from _strike_back(table, under_way, aim)


def _strike_back(table: Table, under_way: Attack, unit: int) -> Resolution[None]:
    """A unit deals its ATK to the unit that attacks it, as combat damage; to a ruler nothing."""
    state = table.state
    attacker = attacking_unit(state)
    if attacker >= 0:
        yield from damage_unit(table, attacker, atk(state, unit), 1 - under_way.seat, unit, combat=True)
        yield from system_processing(table)


def _damage(table: Table) -> Resolution[None]:
    """Combat damage (8-6): ATK to a unit, STK to a ruler; then 貫通 and 反撃."""
    state = table.state
    under_way = state.attack
    assert under_way is not None
    seat, card = under_way.seat, under_way.card
    if not deals(state, under_way):
        return
    aim = aim_now(state, under_way)
    if aim >= 0 and is_unit(state, aim):
        yield from _at_unit(table, under_way, aim)
    elif aim >= 0 or readings.EMPTY_SIDE_LINE == "ruler":
        yield from damage_ruler(table, 1 - seat, stk(state, card), seat, card, combat=True)
        yield from system_processing(table)


def _at_unit(table: Table, under_way: Attack, aim: int) -> Resolution[None]:
    state = table.state
    seat, card = under_way.seat, under_way.card
    guarding, pierces = area_of(state.where[aim]) == "defence", has_keyword(state, card, "pierce")
    through = stk(state, card)
    back = atk(state, aim)
    yield from damage_unit(table, aim, atk(state, card), seat, card, combat=True)
    attacker = attacking_unit(state)
    if readings.DEFENDER_STRIKES_BACK and attacker >= 0:
        yield from damage_unit(table, attacker, back, 1 - seat, aim, combat=True)
    yield from system_processing(table)
    if not in_play(state, aim):
        if guarding and pierces:
            yield from damage_ruler(table, 1 - seat, through, seat, card, combat=True)
            yield from system_processing(table)
    elif has_keyword(state, aim, "strike-back"):
        yield from _strike_back(table, under_way, aim)


def _stand_guard(table: Table) -> Resolution[None]:
    """警戒: at the end of the own attack phase a unit may go to the own defence zone, if that is free."""
    state = table.state
    seat = state.turn_player
    for where in ATTACK_ZONES[seat]:
        card = in_zone(state, where)
        if card < 0 or state.piles.get(DEFENCE[seat]) or not has_keyword(state, card, "vigilance"):
            continue
        move = Move(f"card:{card}", where, DEFENCE[seat])
        key = yield from ask_one(
            ChooseGuard(
                seat=seat, options=(Option("yes", (move,)), Option("no")), section="16", source=f"card:{card}",
                card=f"card:{card}",
            )
        )  # fmt: skip
        if key == "yes":
            yield from move_card(table, card, DEFENCE[seat], "vigilance")
