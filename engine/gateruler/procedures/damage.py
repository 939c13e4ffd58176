"""Damage to units and rulers (chapter 13), counters (16-4), destruction (chapter 12), ダメージリバース."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.source import Source
from engine.gateruler import readings
from engine.gateruler.areas import COUNTER, DAMAGE, DECK, GRAVEYARD
from engine.gateruler.decisions import ChooseCounter
from engine.gateruler.events import CounterUsed, DamageDealt, DamageTaken, Destroyed, FaceTurned, RulerDamaged
from engine.gateruler.legality import may_counter
from engine.gateruler.procedures.leaving import give_up_soul
from engine.gateruler.procedures.moving import move_card, moves
from engine.gateruler.procedures.steps import do
from engine.gateruler.values import controller, in_play, is_unit
from engine.kernel.decisions import Option
from engine.kernel.resolution import ask_one

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.gateruler.card import Ability
    from engine.gateruler.table import Table
    from engine.kernel.resolution import Resolution


def damage_unit(
    table: Table, card: int, amount: int, seat: int, by: int, *, combat: bool = False
) -> Resolution[int]:
    """A unit in play is dealt damage, which is added up on it (2-11b); how much it was in the end."""
    if amount <= 0 or not is_unit(table.state, card):
        return 0
    happened = yield from table.happen_as(DamageDealt(card, amount, seat, by, combat))
    return sum(event.amount for event in happened if isinstance(event, DamageDealt) and event.card == card)


def damage_ruler(
    table: Table, seat: int, amount: int, by_seat: int, by: int, *, combat: bool = False
) -> Resolution[int]:
    """A player's ruler is dealt damage at once: for each point the top card of the deck is turned over (8.2); how much
    it was in the end.
    """
    if amount <= 0:
        return 0
    happened = yield from table.happen_as(RulerDamaged(seat, amount, by_seat, by, combat))
    dealt = 0
    for event in happened:
        if isinstance(event, RulerDamaged):
            for _ in range(event.amount):
                yield from _one_point(table, event.seat)
            dealt += event.amount if event.seat == seat else 0
    return dealt


def _one_point(table: Table, seat: int) -> Resolution[None]:
    """The top card of the deck goes face up to the damage zone; one with CNT to the counter zone, to be dealt with
    (16-4a).
    """
    state = table.state
    pile = state.piles.get(DECK[seat])
    if not pile:
        return
    card = pile[0]
    counter = state.info(card).counter
    yield from move_card(table, card, COUNTER[seat] if counter is not None else DAMAGE[seat], "damage")
    yield from table.happen(DamageTaken(seat, card))
    if counter is not None:
        yield from _counter(table, seat, card, counter)


def _counter(table: Table, seat: int, card: int, counter: Ability) -> Resolution[None]:
    """CNT: its player may use it, at once and free of charge; then the card goes to the graveyard, unless it went
    elsewhere by it.
    """
    used = may_counter(table.state, seat, card) is None and (yield from _wants_to(table, seat, card))
    yield from table.happen(CounterUsed(seat, card, used))
    if used:
        yield from do(table, Source(seat, card), (*counter.chooses, *counter.pays, *counter.steps))
    if table.state.where[card] == COUNTER[seat]:
        to_damage = not used and readings.UNUSED_COUNTER_TO == "damage"
        yield from move_card(table, card, DAMAGE[seat] if to_damage else GRAVEYARD[seat], "counter")


def _wants_to(table: Table, seat: int, card: int) -> Resolution[bool]:
    if not readings.COUNTER_OPTIONAL:
        return True
    options = (Option("yes"), Option("no"))
    key = yield from ask_one(
        ChooseCounter(seat=seat, options=options, section="16-4a", source=f"card:{card}", card=f"card:{card}")
    )
    return key == "yes"


def destroy(table: Table, cards: Iterable[int], why: str = "effect") -> Resolution[tuple[int, ...]]:
    """Cards in play are destroyed at once (chapter 12): they go to their owners' graveyards; those that were."""
    state = table.state
    gone: list[int] = []
    for card in cards:
        if not in_play(state, card) or state.info(card).kind == "ruler" or (yield from give_up_soul(table, card)):
            continue
        gone.append(card)
    fallen = [Destroyed(card, controller(state, card), why) for card in gone]
    yield from table.happen(*fallen, *moves(table, gone, GRAVEYARD, "destroyed"))
    return tuple(gone)


def reverse(table: Table, seat: int, cards: Sequence[int]) -> Resolution[None]:
    """ダメージリバース: face up cards of the damage zone are turned face down (add-reverse)."""
    if cards:
        yield from table.happen(FaceTurned(seat, tuple(cards), up=False, why="reverse"))
