"""Devotion (§9-2-3 iii): crystals of the shadow and of the own aura go onto an enhancement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import on_card, place
from engine.cardgame.hooks import Permit
from engine.cardgame.in_force import in_force, own_hooks, permitted
from engine.cardgame.source import Source
from engine.cardgame.words.flow import asked_in_vain
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask
from engine.sakura.areas import AREAS, AURA, LIFE, OUTSIDE, SHADOW
from engine.sakura.decisions import ChooseCrystals
from engine.sakura.events import CrystalsMoved, PiecesMoved
from engine.sakura.events.things import at_once
from engine.sakura.layers import DEVOTE_FROM, DEVOTION, LAY_TOKEN
from engine.sakura.procedures.around import put_around
from engine.sakura.values.keywords import keyword
from engine.sakura.values.numbers import capacity, devoted_from_life
from engine.text.phrase import say

if TYPE_CHECKING:
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table


def devote(table: Table, seat: int, card: int) -> Resolution[int]:
    """As many crystals as the capacity says, as far as there are (§5-10), perhaps some of elsewhere; how many. Those
    that come from the life, where an effect says so, go with the others.
    """
    state = table.state
    yield from put_around(table, DEVOTION, "before", seat)
    target = on_card(card)
    life = min(capacity(state, card, seat), devoted_from_life(state, card, seat), state.count(LIFE[seat]))
    wanted = capacity(state, card, seat) - life
    there = {where: min(wanted, state.count(where)) for where in (SHADOW, AURA[seat]) if state.count(where)}
    least = min(wanted, sum(there.values()))
    for where in _elsewhere(state, seat, card):
        there[where] = wanted if AREAS.at(where).endless else min(wanted, state.count(where))
    tokens = _tokens(state, seat)
    there |= {where: min(wanted, state.lying(token, where)) for where, token in tokens.items() if wanted}
    most = min(wanted, sum(there.values()))
    keys = yield from _chosen(table, seat, card, there, least, most, tokens)
    if tokens:
        keys += yield from _rest(table, seat, card, there, wanted, keys, tokens)
        keys += yield from _grown(table, seat, card, keys, tokens)
    if not keys and not life:
        return 0
    moves: list[Event] = [
        CrystalsMoved(where, target, keys.count(where), "devotion", seat, card)
        for where in there
        if where in keys and where not in tokens
    ]
    if life:
        moves.append(CrystalsMoved(LIFE[seat], target, life, "devotion", seat, card))
    for where, token in tokens.items():
        if count := keys.count(where):
            moves.append(PiecesMoved(token, where, target, count, "devotion", seat))
            moves.append(CrystalsMoved(OUTSIDE[seat], target, count, "token", seat, card))
    yield from table.happen(*at_once(*moves))
    return len(keys) + life


def _chosen(
    table: Table, seat: int, card: int, there: dict[str, int], least: int, most: int, tokens: dict[str, str]
) -> Resolution[tuple[str, ...]]:
    """The places that so many are taken from, asked for where there is a choice."""
    there = {where: count for where, count in there.items() if count}
    target = on_card(card)
    if not most:
        return ()
    if len(there) == 1 and least == most:
        return tuple(there) * least
    options = tuple(
        Option(where, (Move(f"token:{tokens[where]}" if where in tokens else "piece", where, target),), limit=count)
        for where, count in there.items()
    )
    return (
        yield from ask(
            ChooseCrystals(
                seat=seat,
                options=options,
                least=least,
                most=most,
                section="9-2-3",
                source=f"card:{card}",
                target=target,
                count=most,
                prompt=say("prompt-lay-seeds", count=most) if any(where in tokens for where in there) else None,
                secret=asked_in_vain(table.state, options),
            )
        )
    )


def _rest(
    table: Table,
    seat: int,
    card: int,
    there: dict[str, int],
    wanted: int,
    keys: tuple[str, ...],
    tokens: dict[str, str],
) -> Resolution[tuple[str, ...]]:
    """What the capacity still takes once the tokens are chosen comes from where crystals lie (§x17-7-1 3)."""
    left = {where: table.state.count(where) - keys.count(where) for where in there if where not in tokens}
    rest = min(wanted - len(keys), sum(left.values()))
    free = {where: min(rest, count) for where, count in left.items()}
    return (yield from _chosen(table, seat, card, free, rest, rest, tokens))


def _grown(
    table: Table, seat: int, card: int, keys: tuple[str, ...], tokens: dict[str, str]
) -> Resolution[tuple[str, ...]]:
    """Any number of tokens more, up to the card's growth (§x17-6, §x17-7-1 4)."""
    growth = keyword(table.state, card, "growth") or 0
    left = {where: table.state.lying(token, where) - keys.count(where) for where, token in tokens.items()}
    most = min(growth, sum(left.values()))
    if not most:
        return ()
    options = tuple(
        Option(where, (Move(f"token:{tokens[where]}", where, on_card(card)),), limit=min(most, count))
        for where, count in left.items()
        if count
    )
    return (
        yield from ask(
            ChooseCrystals(
                seat=seat, options=options, least=0, most=most, section="x17-7-1", source=f"card:{card}",
                target=on_card(card), count=most, prompt=say("prompt-growth", count=most),
            )
        )
    )


def _tokens(state: State, seat: int) -> dict[str, str]:
    """The player's places from which tokens may be laid onto an enhancement, each with its token."""
    found: dict[str, str] = {}
    for name in (state.memo.force or in_force(state)).permit:
        if name.startswith(LAY_TOKEN) and permitted(state, name, seat):
            token, area = name.removeprefix(LAY_TOKEN).split(":")
            found[place(area, seat)] = token
    return found


def _elsewhere(state: State, seat: int, card: int) -> list[str]:
    """The player's areas from which crystals may be laid onto that card besides, by its own text."""
    return [
        place(hook.what.removeprefix(DEVOTE_FROM), seat)
        for hook in own_hooks(state, card, Permit)
        if hook.what.startswith(DEVOTE_FROM) and hook.open(state, Source(seat, card))
    ]
