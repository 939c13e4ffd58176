"""The main step (§7.5, chapter 8): place, bloom, collab, skills, support cards, baton touch, in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import on_card
from engine.cardgame.in_force import in_force
from engine.cardgame.phases import phase_effects
from engine.cardgame.source import Source
from engine.hololive.areas import BACK, CENTER, COLLAB, HAND, OSHI, RESOLUTION
from engine.hololive.decisions import ChooseAct
from engine.hololive.events import Marked
from engine.hololive.legality import (
    PLACED,
    back_of,
    ever_blooms,
    may_attach,
    may_be_bloomed,
    may_bloom_on,
    may_collab,
    may_hand,
    may_place,
    may_play,
    may_skill,
    may_take,
)
from engine.hololive.procedures.checks import check_timing
from engine.hololive.procedures.choosing import choose_open
from engine.hololive.procedures.moving import archive, charge_holo_power
from engine.hololive.procedures.playing import play_on, play_support, use_skill
from engine.hololive.procedures.stage import bloom, do_collab, enter, swap
from engine.hololive.values import baton_cost, center, cheer, holomem, oshi
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.cardgame.hooks import Act
    from engine.hololive.state import State
    from engine.hololive.table import Table
    from engine.kernel.resolution import Resolution


def main_step(table: Table) -> Resolution[None]:
    """Acts until the turn player ends the step; a check timing after each (§8.1.2)."""
    seat = table.state.turn_player
    yield from phase_effects(table, "main", "7.5.1")
    while True:
        yield from check_timing(table)
        options = (*acts(table.state, seat), Option("end"))
        key = yield from ask_one(ChooseAct(seat=seat, options=options, section="8", rest=True, secret=True))
        if key == "end":
            yield from check_timing(table)  # §7.5.3
            return
        act, *rest = key.split(":")
        yield from _ACTS[act](table, seat, *rest)


def acts(state: State, seat: int) -> Iterator[Option]:
    """Every act that may be done now: nothing that `legality` refuses (§8.1.3)."""
    ready = [on for on in holomem(state, seat) if may_be_bloomed(state, seat, on) is None]
    for card in state.piles.get(HAND[seat], ()):
        yield from _from_hand(state, seat, card, ready)
    hands = may_hand(state, seat) is None
    for card in back_of(state, seat):
        if may_collab(state, seat, card) is None:
            yield Option(f"collab:{card}", (Move(f"card:{card}", BACK[seat], COLLAB[seat]),))
        if hands and may_take(state, seat, card) is None:
            handed = Move(f"card:{center(state, seat)}", CENTER[seat], on_card(card))
            yield Option(f"baton:{card}", (Move(f"card:{card}", BACK[seat], CENTER[seat]), handed))
    mine = oshi(state, seat)
    for skill in state.info(mine).skills:
        if skill.reacts is None and may_skill(state, seat, skill) is None:
            yield Option(f"skill:{skill.key}", (Move(f"card:{mine}", OSHI[seat], CENTER[seat]),))
    for act, source in _abilities(state, seat):
        yield from act.options(state, source)


def _abilities(state: State, seat: int) -> list[tuple[Act, Source]]:
    return [(act, source) for act, source in in_force(state).acts if source.seat == seat and act.open(state, source)]


def _from_hand(state: State, seat: int, card: int, ready: list[int]) -> Iterator[Option]:
    """What may be done with a card of the hand, which may be laid upon those that are `ready` to bloom."""
    info = state.info(card)
    if info.kind == "holomem":
        if info.level in PLACED and may_place(state, seat, card) is None:
            yield Option(f"place:{card}", (Move(f"card:{card}", HAND[seat], BACK[seat]),))
        for on in ready if ever_blooms(state, card) else ():
            if may_bloom_on(state, card, on) is None:
                where = state.where[on]
                moves = (Move(f"card:{card}", HAND[seat], on_card(on)), Move(f"card:{card}", HAND[seat], where))
                yield Option(f"bloom:{card}:{on}", moves[: 1 if where == BACK[seat] else 2])
    elif may_play(state, seat, card) is None:
        if not info.attachable:
            yield Option(f"play:{card}", (Move(f"card:{card}", HAND[seat], RESOLUTION[seat]),))
            return
        for to in holomem(state, seat):
            if may_attach(state, seat, card, to) is None:
                yield Option(f"attach:{card}:{to}", (Move(f"card:{card}", HAND[seat], on_card(to)),))


def _place(table: Table, seat: int, card: str) -> Resolution[None]:
    """§8.2."""
    yield from enter(table, seat, int(card))


def _bloom(table: Table, seat: int, card: str, on: str) -> Resolution[None]:
    """§8.3."""
    yield from bloom(table, seat, int(card), int(on))


def _collab(table: Table, seat: int, card: str) -> Resolution[None]:
    """§8.4."""
    yield from table.happen(Marked("turn:collab"))
    yield from charge_holo_power(table, seat)
    yield from do_collab(table, int(card))


def _baton(table: Table, seat: int, card: str) -> Resolution[None]:
    """§8.7: cheer of the center holomem is archived, and the two change places."""
    state = table.state
    main = center(state, seat)
    yield from table.happen(Marked("turn:baton"))
    count = baton_cost(state, main)
    paid = yield from choose_open(table, Source(seat), seat, cheer(state, main), count, count, "archive")
    yield from archive(table, paid, "cost")
    yield from swap(table, main, int(card), "baton")


def _skill(table: Table, seat: int, key: str) -> Resolution[None]:
    """§8.5."""
    yield from use_skill(table, seat, table.state.info(oshi(table.state, seat)).skill(key))


def _play(table: Table, seat: int, card: str) -> Resolution[None]:
    """§8.6, cards that are used up."""
    yield from play_support(table, seat, int(card))


def _attach(table: Table, seat: int, card: str, to: str) -> Resolution[None]:
    """§8.6, cards that stay."""
    yield from play_on(table, seat, int(card), int(to))


def _ability(table: Table, seat: int, *key: str) -> Resolution[None]:
    """What an effect in force lets its player do in the main step (§10.1.1.1)."""
    whole = ":".join(("act", *key))
    for act, source in _abilities(table.state, seat):
        if whole.startswith(f"act:{act.key}:") and whole in {one.key for one in act.options(table.state, source)}:
            yield from act.resolve(table, source, whole)
            return


_ACTS: Final[dict[str, Callable[..., Resolution[None]]]] = {
    "place": _place, "bloom": _bloom, "collab": _collab, "baton": _baton, "skill": _skill, "play": _play,
    "attach": _attach, "act": _ability,
}  # fmt: skip
