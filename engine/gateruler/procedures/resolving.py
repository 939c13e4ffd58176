"""What lies on the gate is resolved, from the top (9-2a): cards, abilities, what was driven."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of
from engine.cardgame.source import Source
from engine.gateruler.areas import DRIVE, FIELD, GATE, GRAVEYARD, IN_PLAY, UNIT_ZONES
from engine.gateruler.decisions import ChooseFromDrive
from engine.gateruler.events import Entered, GateLeft, Marked
from engine.gateruler.legality import may_stand, payable, playable, summons_left, usable
from engine.gateruler.procedures.moving import move_card, to_graveyard, turn
from engine.gateruler.procedures.playing import enter, play, use
from engine.gateruler.procedures.steps import do
from engine.gateruler.state import GEARED
from engine.gateruler.table import Opening, Touchdown
from engine.gateruler.values import in_play, lying_as
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.gateruler.state import GateItem, State
    from engine.gateruler.table import Table
    from engine.kernel.resolution import Resolution

GEAR = "gear"
"""The `key` of a unit on the gate that is laid on its ruler."""


def resolve_gate(table: Table) -> Resolution[None]:
    """All that lies on the gate, the last first, until nothing does; nothing is added but by what resolves."""
    while table.state.gate:
        yield from _resolve(table, table.state.gate[-1])


def _resolve(table: Table, item: GateItem) -> Resolution[None]:
    state = table.state
    gone = item.kind == "card" and state.where[item.card] != GATE
    yield from table.happen(GateLeft(item.id, undone=gone))
    if gone:
        return
    source = Source(item.seat, item.card, x=item.x, them=still(state, item))
    match item.kind:
        case "card":
            yield from _card(table, item, source)
        case "ability":
            yield from do(table, source, state.info(item.card).ability(item.key).steps)
        case "automatic":
            waiting = table.waking.pop(item.id)
            if item.them or source.them:
                waiting.source = waiting.source._replace(them=source.them)
            yield from waiting.resolve(table)
        case "drive":
            yield from _driven(table, item)


def still(state: State, item: GateItem) -> tuple[int, ...]:
    """Those of what was chosen that are meant still: they lie as they lay, or stay in play (3-2d)."""
    return tuple(
        card
        for card, was, now in zip(item.them, item.places, lying_as(state, item.them), strict=True)
        if was == now or _same_in_play(was, now)
    )


def _same_in_play(was: str, now: str) -> bool:
    down = was.endswith(":down") or now.endswith(":down")
    return not down and area_of(was) in IN_PLAY and area_of(now) in IN_PLAY


# --- cards


def _card(table: Table, item: GateItem, source: Source) -> Resolution[None]:
    """A unit enters its zone, a field the field zone; an event is done."""
    state, card = table.state, item.card
    kind = state.info(card).kind
    if kind == "event":
        yield from do(table, source, state.info(card).steps)
    elif kind == "field":
        yield from move_card(table, card, FIELD[item.seat], "enter")
        yield from table.happen(Entered(item.seat, card, item.how, item.played_from))
    elif may_stand(state, item.seat, card, item.place) is None:
        yield from enter(table, item.seat, card, item.place, item.how, item.played_from)
        if item.key == GEAR and in_play(state, card):
            yield from table.happen(Marked(f"{GEARED}{card}"))
            yield from turn(table, card, rest=False)
    if in_play(state, card):
        _touch_down(table, item)
    elif state.where[card] == GATE:
        yield from move_card(table, card, GRAVEYARD[state.owner[card]], "played")


def _touch_down(table: Table, item: GateItem) -> None:
    """What its card has as it enters play: TD where it was played from the hand (16-3b), what it does opened."""
    met = {"td"} if item.played_from == "hand" else set()
    if item.how == "opened":
        met.add("opened")
    for ability in table.state.info(item.card).abilities:
        if ability.on in met:
            table.arisen.append(Touchdown(Source(item.seat, item.card), ability=ability))


# --- what was driven outside the own start and main phase (10-3d)


def _driven(table: Table, item: GateItem) -> Resolution[None]:
    """Each of the cards and their OD may be played, one after the other; the rest goes to the graveyard."""
    state, seat = table.state, item.seat
    while options := list(_from_drive(table, item)):
        key = yield from ask_one(
            ChooseFromDrive(seat=seat, options=(*options, Option("done")), section="10-3d")
        )
        if key == "done":
            break
        act, number, *rest = key.split(":")
        card = int(number)
        if act == "use":
            yield from use(table, seat, card, state.info(card).ability(rest[0]))
        else:
            kind = state.info(card).kind
            yield from play(table, seat, card, "normal" if kind == "unit" else kind, *rest)  # type: ignore[arg-type]
    left = [card for card in item.them if state.where[card] == DRIVE[seat] and not _opens(table, card)]
    yield from to_graveyard(table, left, "driven")


def _opens(table: Table, card: int) -> bool:
    """Whether it is about to be played by オープンカード."""
    return any(isinstance(one, Opening) and one.source.card == card for one in table.arisen)


def _from_drive(table: Table, item: GateItem) -> Iterator[Option]:
    state, seat = table.state, item.seat
    for card in item.them:
        if state.where[card] != DRIVE[seat] or _opens(table, card):
            continue
        if payable(state, seat, card) is None:
            yield from _plays(state, seat, card)
        for ability in state.info(card).abilities:
            if ability.on == "od" and usable(state, seat, card, ability) is None:
                yield Option(f"use:{card}:{ability.key}", (Move(f"card:{card}", DRIVE[seat], GATE),))


def _plays(state: State, seat: int, card: int) -> Iterator[Option]:
    """A unit to each zone, while the player has a summon left; an event or field."""
    what = f"card:{card}"
    if state.info(card).kind != "unit":
        if playable(state, seat, card) is None:
            yield Option(f"play:{card}", (Move(what, DRIVE[seat], GATE),))
        return
    for where in UNIT_ZONES[seat] if summons_left(state, seat) is None else ():
        if may_stand(state, seat, card, where) is None:
            yield Option(f"summon:{card}:{where}", (Move(what, DRIVE[seat], where),))
