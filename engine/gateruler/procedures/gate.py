"""ゲート処理 (chapter 9): players add to the gate in turn, both pass, it is resolved; again until it stays empty."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.gateruler import readings
from engine.gateruler.areas import (
    DAMAGE,
    DEFENCE,
    DRIVE,
    FIELD,
    GATE,
    GRAVEYARD,
    HAND,
    RULER,
    SET_ZONES,
    UNIT_ZONES,
)
from engine.gateruler.card import ATTRIBUTES
from engine.gateruler.decisions import ChooseAct
from engine.gateruler.events import AttackEnded, AttackStepBegan, FaceTurned, Marked
from engine.gateruler.legality import (
    may_gear,
    may_move,
    may_play,
    may_reveal,
    may_set_at_all,
    may_stand,
    may_summon_at_all,
    may_trait,
    may_use,
    might_act,
)
from engine.gateruler.procedures.moving import move_card, set_card
from engine.gateruler.procedures.playing import play, use
from engine.gateruler.procedures.resolving import GEAR, resolve_gate
from engine.gateruler.procedures.system import system_processing
from engine.gateruler.values import fields, ruler, set_zones, units
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from engine.gateruler.card import Ability
    from engine.gateruler.state import State
    from engine.gateruler.table import Table
    from engine.kernel.resolution import Resolution


def gate_processing(table: Table, *, main: bool = False) -> Resolution[None]:
    """Adding and resolving until both players pass with an empty gate (9-2a). `main`: the turn player's main phase, in
    which acts are done that nobody does at another time (9-3e-4).
    """
    state = table.state
    seat, passes = state.turn_player, 0
    while True:
        yield from system_processing(table)
        if not main and _nothing_since(table):
            return
        if passes == 2 or closed(state):
            if not state.gate:
                break
            yield from resolve_gate(table)
            seat, passes = state.turn_player, 0
            continue
        lying = len(state.gate)
        if (yield from _priority(table, seat, main=main and not passes)):
            passes = 0
            if len(state.gate) > lying and readings.PRIORITY_AFTER_ACTION == "other":
                seat = 1 - seat
        else:
            passes, seat = passes + 1, 1 - seat
    table.quiet = len(table.events)


def closed(state: State) -> bool:
    """Whether nothing more is added: what was driven lies on top (9-3d)."""
    return bool(state.gate) and state.gate[-1].kind == "drive"


def _nothing_since(table: Table) -> bool:
    """Whether nothing has happened since both passed that could be answered: they aren't asked again."""
    if table.quiet < 0 or table.state.gate:
        return False
    return all(isinstance(event, AttackStepBegan | AttackEnded) for event in table.events[table.quiet :])


def _priority(table: Table, seat: int, *, main: bool) -> Resolution[bool]:
    """A gate action of the seat that has priority (9-3e); whether there was one."""
    state = table.state
    if main and seat == state.turn_player and not state.gate:
        options = (*acts(state, seat), Option("end"))
        key = yield from ask_one(
            ChooseAct(seat=seat, options=options, section="9-3e-4", rest=True, secret=True, main=True)
        )
    else:
        key = yield from _answer(table, seat)
    if key in _PASSES:
        return False
    act, card, *rest = key.split(":")
    yield from _ACTS[act](table, seat, int(card), *rest)
    return True


_PASSES: Final = frozenset(("end", "pass", "pass-turn"))


def _answer(table: Table, seat: int) -> Resolution[str]:
    """What a seat does at any time: asked only if it can act, or if the other player must reckon with it."""
    state = table.state
    if _waves_on(state, seat):
        return "pass"
    options, secret = tuple(acts(state, seat)), might_act(state, seat)
    if not options and not secret:
        return "pass"
    passes = (Option("pass"), Option("pass-turn"))
    key = yield from ask_one(ChooseAct(seat=seat, options=(*options, *passes), section="9-3e", secret=secret))
    if key == "pass-turn":
        yield from table.happen(Marked(f"{PASSING}{seat}"))
    return key


PASSING: Final = "turn:passing:"
"""The mark of a seat that isn't asked again this turn but where it is attacked, or while something of the other's lies
on the gate.
"""


def _waves_on(state: State, seat: int) -> bool:
    if f"{PASSING}{seat}" not in state.marks:
        return False
    attacked = state.attack is not None and state.attack.seat != seat
    return not attacked and all(item.seat == seat for item in state.gate)


# --- what may be done (9-3e)


def acts(state: State, seat: int) -> Iterator[Option]:
    """Every gate action of a seat but passing: nothing that `legality` refuses."""
    own_main = state.turn_player == seat and state.phase == "main" and not state.gate
    if own_main:
        for card in (*state.piles.get(HAND[seat], ()), *state.piles.get(DRIVE[seat], ())):
            yield from _from_hand(state, seat, card)
        for card in state.piles.get(GRAVEYARD[seat], ()):
            if "graveyard-summon" in state.info(card).keywords:
                yield from _summons(state, seat, card)
    elif state.turn_player != seat:
        for card in state.piles.get(HAND[seat], ()):
            yield from _summons(state, seat, card)
    for where in SET_ZONES[seat]:
        for card in state.piles.get(where, ()):
            yield from _summons(state, seat, card)
            yield from _plays(state, seat, card)
    yield from _uses(state, seat)
    if own_main:
        yield from _traits(state, seat)
        yield from _moves(state, seat)


def _from_hand(state: State, seat: int, card: int) -> Iterator[Option]:
    where = state.where[card]
    yield from _summons(state, seat, card)
    yield from _plays(state, seat, card)
    if may_set_at_all(state, seat, card) is None:
        for to in set_zones(state, seat):
            if not state.piles.get(to):
                yield Option(f"set:{card}:{to}", (Move(f"card:{card}", where, to),))
    if may_reveal(state, seat, card) is None:
        yield Option(f"reveal:{card}", (Move(f"card:{card}", where, where),))
    if may_gear(state, seat, card) is None:
        yield Option(f"gear:{card}", (Move(f"card:{card}", where, RULER[seat]),))


def _summons(state: State, seat: int, card: int) -> Iterator[Option]:
    if may_summon_at_all(state, seat, card) is None:
        for to in UNIT_ZONES[seat]:
            if may_stand(state, seat, card, to) is None:
                yield Option(f"summon:{card}:{to}", (Move(f"card:{card}", state.where[card], to),))


def _plays(state: State, seat: int, card: int) -> Iterator[Option]:
    if may_play(state, seat, card) is None:
        where, what = state.where[card], f"card:{card}"
        to = (FIELD[seat],) if state.info(card).kind == "field" else ()
        yield Option(f"play:{card}", tuple(Move(what, where, one) for one in (GATE, *to)))


def _uses(state: State, seat: int) -> Iterator[Option]:
    """Abilities of cards in play, of what was revealed in the drive zone, and of those that say where else."""
    piles = state.piles
    for card in (ruler(state, seat), *units(state, seat), *fields(state, seat)):
        yield from _abilities(state, seat, card, state.info(card).abilities)
    for where in (DRIVE[seat], DAMAGE[seat], GRAVEYARD[seat]):
        for card in piles.get(where, ()):
            if elsewhere := [one for one in state.info(card).abilities if one.at or one.on == "od"]:
                yield from _abilities(state, seat, card, elsewhere)


def _abilities(state: State, seat: int, card: int, abilities: Iterable[Ability]) -> Iterator[Option]:
    for ability in abilities:
        if may_use(state, seat, card, ability) is None:
            yield Option(f"use:{card}:{ability.key}", (Move(f"card:{card}", state.where[card], GATE),))


def _traits(state: State, seat: int) -> Iterator[Option]:
    for card in units(state, seat):
        if may_trait(state, seat, card) is None:
            for attribute in ATTRIBUTES:
                yield Option(f"trait:{card}:{attribute}")


def _moves(state: State, seat: int) -> Iterator[Option]:
    for card in units(state, seat) if readings.FREE_MOVES else ():
        for to in UNIT_ZONES[seat]:
            if may_move(state, seat, card, to) is None:
                yield Option(f"move:{card}:{to}", (Move(f"card:{card}", state.where[card], to),))


# --- what is done


def _summon(table: Table, seat: int, card: int, place: str) -> Resolution[None]:
    """通常召喚 (9-3e-4b), 直衛召喚, 墓地召喚."""
    yield from play(table, seat, card, "normal", place)


def _play(table: Table, seat: int, card: int) -> Resolution[None]:
    """An event or a field (9-3e-2, 9-3e-4c, 9-3e-4e)."""
    yield from play(table, seat, card, "field" if table.state.info(card).kind == "field" else "event")


def _set(table: Table, seat: int, card: int, place: str) -> Resolution[None]:
    """9-3e-4d."""
    yield from set_card(table, card, place)


def _reveal(table: Table, seat: int, card: int) -> Resolution[None]:
    """9-3e-4a."""
    yield from table.happen(FaceTurned(seat, (card,), up=True, why="reveal"))


def _use(table: Table, seat: int, card: int, key: str) -> Resolution[None]:
    """9-3e-3."""
    yield from use(table, seat, card, table.state.info(card).ability(key))


def _trait(table: Table, seat: int, card: int, attribute: str) -> Resolution[None]:
    """属性選択: until the end of the turn."""
    yield from table.happen(Marked(f"turn:trait:{attribute}:{card}"))


def _gear(table: Table, seat: int, card: int) -> Resolution[None]:
    """装着: for no energy, and without a summon."""
    yield from play(table, seat, card, "effect", DEFENCE[seat], key=GEAR, free=True)


def _move(table: Table, seat: int, card: int, place: str) -> Resolution[None]:
    """Where a reading lets units be moved: each once a turn."""
    yield from table.happen(Marked(f"turn:moved:{card}"))
    yield from move_card(table, card, place, "move")


_ACTS: Final[dict[str, Callable[..., Resolution[None]]]] = {
    "summon": _summon, "play": _play, "set": _set, "reveal": _reveal, "use": _use, "trait": _trait, "gear": _gear,
    "move": _move,
}  # fmt: skip
