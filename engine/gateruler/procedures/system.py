"""システム処理 (chapter 11): loss, destruction, misplaced cards; then what waits goes onto the gate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.decisions import ChooseOne
from engine.cardgame.ending import NOBODY, end
from engine.cardgame.table import choose_next, reveal, show_secret
from engine.gateruler import readings
from engine.gateruler.areas import DECK, DRIVE, SOUL, UNIT_ZONES
from engine.gateruler.card import Automatic
from engine.gateruler.events import DeckRanOut, GateEntered, Marked
from engine.gateruler.legality import playable, usable
from engine.gateruler.procedures.damage import destroy
from engine.gateruler.procedures.moving import stays_driven, to_graveyard
from engine.gateruler.procedures.playing import choose_zone, play, use
from engine.gateruler.procedures.steps import do
from engine.gateruler.state import GateItem
from engine.gateruler.table import Opening, Touchdown
from engine.gateruler.values import damage_on, damage_taken, hp, in_play, life, lying_as, units
from engine.kernel.decisions import Option
from engine.kernel.resolution import ask_one
from engine.text.phrase import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.cardgame.table import Arisen
    from engine.gateruler.card import Ability
    from engine.gateruler.state import State
    from engine.gateruler.table import Table
    from engine.kernel.resolution import Resolution


def system_processing(table: Table) -> Resolution[None]:
    """Until nothing is left to be done: done before each priority (9-3)."""
    while table.checked != len(table.events) or table.arisen:
        seen = len(table.events)
        judge(table)
        yield from _destroy_fallen(table)
        yield from _put_away_misplaced(table)
        if len(table.events) == seen:
            yield from _wake(table)
        if len(table.events) == seen:
            table.checked = seen


def judge(table: Table) -> None:
    """Who has as much damage as life, or no deck, has lost; if both have, nobody has won (1-4b), for the reason of both
    or the two of them (`damage-and-deck`).
    """
    state = table.state
    lost = {seat: reason for seat in (0, 1) if (reason := _defeat(state, seat))}
    if not lost:
        return
    for seat, reason in lost.items():
        if reason == "deck" and readings.EMPTY_DECK_LOSES == "at-once":
            table.emit(DeckRanOut(seat))
    reason = "-and-".join(sorted(set(lost.values())))
    end(table, NOBODY if len(lost) == 2 else 1 - next(iter(lost)), reason)


def _defeat(state: State, seat: int) -> str:
    if damage_taken(state, seat) >= life(state, seat):
        return "damage"
    if readings.EMPTY_DECK_LOSES == "at-once":
        return "" if state.piles.get(DECK[seat]) else "deck"
    return "deck" if f"deck-out:{seat}" in state.marks else ""


def _destroy_fallen(table: Table) -> Resolution[None]:
    """Units with as much damage as HP, or without HP, are destroyed at once (2-11c, 12-4a)."""
    state = table.state
    fallen = [card for seat in (state.turn_player, 1 - state.turn_player) for card in units(state, seat)
              if is_fallen(state, card)]  # fmt: skip
    if fallen:
        yield from destroy(table, fallen, "damage")


def is_fallen(state: State, card: int) -> bool:
    """Whether a unit bears damage of its HP or more, or has none."""
    left = hp(state, card)
    return left <= 0 or damage_on(state, card) >= left


def _put_away_misplaced(table: Table) -> Resolution[None]:
    """Souls under nothing, and what came to a zone for units without being one, go to the graveyard."""
    state = table.state
    wrong = [
        card
        for seat in (0, 1)
        for card in state.piles.get(SOUL[seat], ())
        if not in_play(state, state.attached.get(card, card))
    ]
    wrong += [card for seat in (0, 1) for card in units(state, seat) if state.info(card).kind != "unit"]
    wrong += [card for zones in UNIT_ZONES for where in zones for card in state.piles.get(where, ())[1:]]
    if wrong:
        yield from to_graveyard(table, wrong, "rules")


# --- what waits goes onto the gate (14-1a-2)


def _wake(table: Table) -> Resolution[None]:
    """The turn player's first, in an order of choice, then the other's: which so are resolved first."""
    state = table.state
    table.arisen = list(_standing(table))
    for seat in (state.turn_player, 1 - state.turn_player):
        while found := _unlike(one for one in table.arisen if one.source.seat == seat):
            index = 0
            if len(found) > 1:
                sources, labels = [one.source for one in found], [one.choice() for one in found]
                index = yield from choose_next(state, sources, "14-1a-2", labels, seat=seat)
            table.arisen.remove(found[index])
            yield from _onto_gate(table, found[index])


def _unlike(waiting: Iterable[Arisen]) -> list[Arisen]:
    """Of those that do the same the first: in which order they come onto the gate makes no difference."""
    found: list[Arisen] = []
    for one in waiting:
        if not any(one.does() == other.does() for other in found):
            found.append(one)
    return found


def _standing(table: Table) -> Iterator[Arisen]:
    """What waits and can be played still; of an ability that is played once, what it met first."""
    met: set[str] = set()
    for one in table.arisen:
        mark = _mark(one)
        if one.stands(table.state) and mark not in met and _can_be_played(table.state, one):
            met |= {mark} if mark else set()
            yield one


def _can_be_played(state: State, one: Arisen) -> bool:
    """Whether what an ability chooses is there (14-3), and it isn't used up: else it is put into no order."""
    source = one.source
    if isinstance(one, Touchdown):
        return one.ability is not None and usable(state, source.seat, source.card, one.ability) is None
    clause = one.hook.clause if one.hook is not None else None
    return not isinstance(clause, Automatic) or all(step.possible(state, source) for step in clause.choose)


def _mark(one: Arisen) -> str:
    """The mark by which an automatic ability counts that is played once (【ターン1】); else empty."""
    clause = one.hook.clause if one.hook is not None else None
    return clause.mark(one.source) if isinstance(clause, Automatic) else ""


def _onto_gate(table: Table, one: Arisen) -> Resolution[None]:
    match one:
        case Opening():
            yield from _open(table, one)
        case Touchdown(ability=ability) if ability is not None:
            yield from _touch_down(table, one, ability)
        case _:
            assert one.hook is not None
            if not one.shown:
                yield from show_secret(table, one.hook, one.source)
                one.shown = True
            source, clause = one.source, one.hook.clause
            them: tuple[int, ...] = ()
            if isinstance(clause, Automatic) and clause.choose:
                them = (yield from do(table, source, clause.choose)).them
            item = GateItem(
                id=table.next_id(), kind="automatic", seat=source.seat, card=source.card, ref=clause.ref,
                source=source, them=them, places=lying_as(table.state, them),
            )  # fmt: skip
            table.waking[item.id] = one
            marks = (Marked(mark),) if (mark := _mark(one)) else ()
            yield from table.happen(GateEntered(item), *marks)


def _open(table: Table, one: Opening) -> Resolution[None]:
    """オープンカード: it is shown and must be played, free of charge; a driven one that can't be goes to the graveyard
    where what is driven doesn't stay.
    """
    state = table.state
    seat, card = one.source.seat, one.source.card
    if not one.shown:
        yield from reveal(table, (card,))
    place = ""
    possible = playable(state, seat, card) is None
    if possible and state.info(card).kind == "unit":
        place = yield from choose_zone(table, seat, card, f"card:{card}")
        possible = bool(place)
    if possible:
        yield from play(table, seat, card, "opened", place, free=True)
    elif state.where[card] == DRIVE[seat] and not stays_driven(state, seat):
        yield from to_graveyard(table, (card,), "driven")


def _touch_down(table: Table, one: Touchdown, ability: Ability) -> Resolution[None]:
    """TD: played if it can be; where it costs something, its player may leave it."""
    seat, card = one.source.seat, one.source.card
    if usable(table.state, seat, card, ability) is not None:
        return
    if ability.pays and not (yield from _pays(seat, card, ability)):
        return
    yield from use(table, seat, card, ability)


def _pays(seat: int, card: int, ability: Ability) -> Resolution[bool]:
    prompt = say("prompt-may", step=ability.pays[0].phrase())
    key = yield from ask_one(
        ChooseOne(
            seat=seat, options=(Option("yes"), Option("no")), section="16-3a", source=f"card:{card}", prompt=prompt
        )
    )
    return key == "yes"
