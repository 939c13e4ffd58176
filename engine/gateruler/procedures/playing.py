"""Cards and abilities are played (14-3): shown, aimed, paid, put on the gate; units enter play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.cardgame.areas import area_of
from engine.cardgame.sight import knows
from engine.cardgame.source import Source
from engine.gateruler import readings
from engine.gateruler.areas import GATE, UNIT_ZONES
from engine.gateruler.decisions import ChooseCost, ChooseZone
from engine.gateruler.events import AbilityUsed, CardPlayed, Entered, GateEntered, Marked, Summoned
from engine.gateruler.legality import (
    cost,
    may_stand,
    payable,
    playable,
    reduced_cost,
    summons_left,
    use_mark,
    ways_to_pay,
)
from engine.gateruler.procedures.moving import move_card, pay_energy, to_graveyard, turn
from engine.gateruler.procedures.steps import do
from engine.gateruler.state import GateItem
from engine.gateruler.values import in_zone, lying_as, ruler, ruler_of
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one

if TYPE_CHECKING:

    from engine.gateruler.card import Ability
    from engine.gateruler.state import State
    from engine.gateruler.table import Table
    from engine.kernel.resolution import Resolution

__all__ = ["do", "enter", "normal_summon", "play", "play_free", "special_summon", "use"]

How = Literal["normal", "special", "opened", "event", "field", "effect"]


def play(
    table: Table, seat: int, card: int, how: How, place: str = "", *, key: str = "", free: bool = False
) -> Resolution[None]:
    """A card is shown on the gate, what it chooses is chosen, its cost is paid (14-3b): it waits to be resolved."""
    state = table.state
    info, played_from = state.info(card), area_of(state.where[card])
    yield from move_card(table, card, GATE, "play")
    source = yield from do(table, Source(seat, card), info.chooses)
    lay, paid = lying_as(state, source.them), 0
    if not free:
        paid = yield from _pay(table, seat, card, played_from)
        yield from do(table, source, info.pays)
    if how == "normal":
        yield from table.happen(Summoned(seat, card))
    yield from table.happen(CardPlayed(seat, card, played_from, how, paid))
    item = GateItem(
        id=table.next_id(), kind="card", seat=seat, card=card, key=key, them=source.them, places=lay,
        x=source.x, played_from=played_from, how=how, place=place,
    )  # fmt: skip
    yield from table.happen(GateEntered(item))


def _pay(table: Table, seat: int, card: int, played_from: str) -> Resolution[int]:
    """The energy of a card, in the way that its player chooses where there are several (14-3b-6a)."""
    state = table.state
    full = cost(state, seat, card)
    ways = ways_to_pay(state, seat, card, played_from)
    if not ways:  # what was payable is so no more: nothing can be done about it
        return 0
    way = yield from ask_one(
        ChooseCost(
            seat=seat, options=tuple(map(Option, ways)), section="14-3b-6a", source=f"card:{card}",
            card=f"card:{card}", cost=full,
        )
    )  # fmt: skip
    how, _, by_ruler = way.partition("+")
    reduction = state.info(card).reduction
    if how == "reduced" and reduction is not None:
        yield from do(table, Source(seat, card), (reduction.pay,))
        full = reduced_cost(state, seat, card)
    if by_ruler:
        yield from turn(table, ruler(state, seat), rest=True)
    yield from pay_energy(table, seat, full - bool(by_ruler))
    return full


def use(table: Table, seat: int, card: int, ability: Ability) -> Resolution[None]:
    """An ability of a card is played (14-1a-1): aimed, paid, put on the gate."""
    state = table.state
    mark = use_mark(state, seat, card, ability)
    marks = (Marked(mark),) if mark else ()
    yield from table.happen(AbilityUsed(seat, card, ability.key), *marks)
    source = yield from do(table, Source(seat, card), ability.chooses)
    lay = lying_as(state, source.them)
    if ability.on == "od" and ruler_of(state, seat).pays:
        yield from pay_energy(table, seat, readings.OVERDRIVE_COST)
    paid = yield from do(table, source, ability.pays)
    item = GateItem(
        id=table.next_id(), kind="ability", seat=seat, card=card, key=ability.key, them=source.them, places=lay,
        x=paid.x,
    )  # fmt: skip
    yield from table.happen(GateEntered(item))


def play_free(table: Table, seat: int, card: int, source: Source) -> Resolution[bool]:
    """An effect plays a card without its cost; whether it could. A face down card of a damage zone can't be played
    (add-reverse).
    """
    state = table.state
    info = state.info(card)
    if _face_down(state, card) or info.kind == "ruler" or playable(state, seat, card) is not None:
        return False
    place = ""
    if info.kind == "unit":
        place = yield from choose_zone(table, seat, card, f"card:{source.card}")
        if not place:
            return False
    yield from play(table, seat, card, "effect", place, free=True)
    return True


def normal_summon(table: Table, seat: int, card: int) -> Resolution[bool]:
    """通常召喚 that an effect lets begin: with one of the summons that the player has left (4-3a), and for its cost;
    whether it could.
    """
    state = table.state
    if state.info(card).kind != "unit" or _face_down(state, card):
        return False
    if summons_left(state, seat) is not None or payable(state, seat, card) is not None:
        return False
    place = yield from choose_zone(table, seat, card, f"card:{card}")
    if not place:
        return False
    yield from play(table, seat, card, "normal", place)
    return True


def _face_down(state: State, card: int) -> bool:
    """Whether a card lies face down in a damage zone, where no effect plays it (add-reverse)."""
    return area_of(state.where[card]) == "damage" and not state.face[card]


def choose_zone(table: Table, seat: int, card: int, source: str = "") -> Resolution[str]:
    """Where a unit goes, as its player chooses; empty where there is no zone for it."""
    state = table.state
    options = tuple(
        Option(where, (Move(f"card:{card}", state.where[card], where),))
        for where in UNIT_ZONES[seat]
        if may_stand(state, seat, card, where) is None
    )
    if not options:
        return ""
    shown = () if knows(state, seat, card) else (f"card:{card}",)
    return (
        yield from ask_one(
            ChooseZone(seat=seat, options=options, section="8-4c", source=source, card=f"card:{card}", shown=shown)
        )
    )


def special_summon(table: Table, seat: int, card: int, place: str = "") -> Resolution[bool]:
    """特殊召喚: an effect puts a unit into play at once, for no cost; whether it came."""
    if table.state.info(card).kind != "unit":
        return False
    where = place or (yield from choose_zone(table, seat, card, f"card:{card}"))
    if not where or may_stand(table.state, seat, card, where) is not None:
        return False
    return (yield from enter(table, seat, card, where, "special"))


def enter(
    table: Table, seat: int, card: int, where: str, how: How, played_from: str = ""
) -> Resolution[bool]:
    """A unit comes to its zone; the one that stands there goes to the graveyard: it isn't destroyed, it gives way. One
    that keeps its place, by ソウルガード, leaves none for it.
    """
    state = table.state
    other = in_zone(state, where)
    if other >= 0 and other != card:
        yield from to_graveyard(table, (other,), "replaced")
        if in_zone(state, where) >= 0:
            return False
    came_from = played_from or area_of(state.where[card])
    yield from move_card(table, card, where, "enter")
    yield from table.happen(Entered(seat, card, how, came_from))
    return state.where[card] == where
