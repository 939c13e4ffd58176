"""The turn (§8): start phase, main phase, end phase; and phases that an effect ends (§10-13)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import SEATS, on_card
from engine.cardgame.decisions import ChooseCards, ChooseOne
from engine.cardgame.in_force import choosable, forbidden, in_force, permitted
from engine.cardgame.phases import Choice, phase_effects
from engine.cardgame.table import choose_next
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask, ask_one
from engine.sakura.areas import COVER, DECK, ENHANCEMENTS, FALSIFYING, HAND, IN_USE, SHADOW
from engine.sakura.decisions import ChooseAct, ChooseConduct, ChooseCrystals, ChooseRebuild
from engine.sakura.events import (
    AttackEnded,
    ConductChosen,
    CrystalsMoved,
    PhaseBegan,
    PhaseEnded,
    PhaseLost,
    TurnBegan,
    UpkeepPaid,
)
from engine.sakura.procedures.acts import act_options, do_act
from engine.sakura.procedures.basic import basic_options, paid_basic_action, payment_options
from engine.sakura.procedures.legality import barred_by_terminal, may_use
from engine.sakura.procedures.moving import cover, draw, move_card, put_away
from engine.sakura.procedures.rebuild import rebuild
from engine.sakura.procedures.use import from_elsewhere, usable, use_card
from engine.sakura.procedures.vigor import gain_vigor
from engine.sakura.values.keywords import subtype_of
from engine.sakura.values.numbers import distance, free_crystals, hand_limit, room
from engine.text.phrase import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table


DRAWN_AT_START: Final = 2
_END: Final = Option("end")
_STANDARD: Final = Option("standard", leads=True)
_FULL_POWER: Final = Option("full-power", leads=True)
_NO_FULL_POWER: Final = (_STANDARD, _FULL_POWER)


class PhaseCut(Exception):  # not an error: the end of a phase unwinds what is under resolution (§10-13)
    """An effect ends the phase."""


def end_phase(table: Table) -> None:
    """End the current phase by an effect (§10-13); ignored while a phase is being ended."""
    if not table.cutting:
        raise PhaseCut


def take_turn(table: Table) -> Resolution[None]:
    """One turn from its beginning (§8)."""
    state = table.state
    seat = state.turn_player if state.turn == 0 else 1 - state.turn_player
    yield from table.happen(TurnBegan(state.turn + 1, seat))
    yield from _phase(table, "start", start_phase(table))
    yield from _main(table)
    yield from _phase(table, "end", closing_phase(table))


def go_on(table: Table) -> Resolution[None]:
    """The rest of a turn from where the state says that it is: at rest in its main phase (an act is to be chosen), or
    in a phase that has begun and in which nothing has been done yet.
    """
    phase, conduct = table.state.phase, table.state.conduct
    if phase == "start":
        yield from _phase(table, "start", start_phase(table), resumed=True)
        yield from _main(table)
    elif phase == "main":
        body = _CONDUCTS.get(conduct, main_phase)
        yield from _phase(table, "main", body(table), resumed=True)
    yield from _phase(table, "end", closing_phase(table), resumed=phase == "end")


def _main(table: Table) -> Resolution[None]:
    """The main phase (§8-2), unless the turn player loses it."""
    seat = table.state.turn_player
    if forbidden(table.state, "phase:main", seat):
        try:
            yield from table.happen(PhaseLost("main", seat))
        except PhaseCut:
            yield from _end(table, "main")
    else:
        yield from _phase(table, "main", main_phase(table))


def _phase(table: Table, phase: str, body: Resolution[None], resumed: bool = False) -> Resolution[None]:
    """A phase with its body and its end, either of which an effect may cut short (§10-13): at its end what lasted is
    over, and the distance may be another.
    """
    try:
        if not resumed:
            start = distance(table.state) if phase == "start" else None
            yield from table.happen(PhaseBegan(phase, start))
        yield from body
        yield from table.happen(PhaseEnded(phase))
    except PhaseCut:
        yield from _end(table, phase)


def _end(table: Table, phase: str) -> Resolution[None]:
    """An effect ends a phase (§10-13), and another may do so to what arises upon that."""
    while True:
        try:
            yield from _clear_away(table)
            yield from table.happen(PhaseEnded(phase, cut=True))
        except PhaseCut:
            continue
        return


def _clear_away(table: Table) -> Resolution[None]:
    """What lies in use or is in the air when a phase is ended by an effect (§10-13)."""
    state = table.state
    table.arisen.clear()
    table.cutting = True
    try:
        for seat in (0, 1):
            for card in state.piles.get(FALSIFYING[seat], ()):
                yield from move_card(table, card, "discard")
            for card in state.piles.get(IN_USE[seat], ()):
                if state.info(card).type == "enhancement":
                    yield from move_card(table, card, "enhancements", seat=seat)
                else:
                    yield from put_away(table, card)
        for attack in reversed(state.attacks):
            yield from table.happen(AttackEnded(attack.id, attack.seat, "cut", attack))
        for seat in (0, 1):
            for card in state.piles.get(ENHANCEMENTS[seat], ()):
                if not state.count(on_card(card)):
                    yield from put_away(table, card)
    finally:
        table.cutting = False


_REBUILD: Final = tuple(
    (
        Option("yes", tuple(Move("pile", f"{area}.{seat}", DECK[seat]) for area in ("discard", "cover"))),
        Option("no"),
    )
    for seat in SEATS
)


def start_phase(table: Table) -> Resolution[None]:
    """Effects of the start phase, then vigor, upkeep of enhancements, rebuild, two cards (§8-1-2, §8-1-3)."""
    state = table.state
    yield from phase_effects(table, "start", "8-1-2")
    if state.turn <= 2:
        return
    seat = state.turn_player
    yield from gain_vigor(table, seat)
    yield from upkeep(table)
    (key,) = yield ChooseRebuild(seat=seat, options=_REBUILD[seat], section="8-1-3")
    if key == "yes":
        yield from rebuild(table, seat, by_rule=True)
    yield from draw(table, seat, DRAWN_AT_START)


def upkeep(table: Table) -> Resolution[None]:
    """One crystal of each enhancement goes to the shadow, all at once (§8-1-3 ii), or where effects send it instead."""
    state = table.state
    wanted: list[tuple[str, str]] = []
    others: list[Event] = []
    for seat in (0, 1):
        for card in state.piles.get(ENHANCEMENTS[seat], ()):
            source = on_card(card)
            if free_crystals(state, source, "upkeep") and not (yield from _spared(table, seat, card)):
                for one in (yield from _sent(table, CrystalsMoved(source, SHADOW, 1, "upkeep"))):
                    if not isinstance(one, CrystalsMoved):
                        others.append(one)
                    elif state.count(one.source) > [where for where, _ in wanted].count(one.source):
                        wanted.append((one.source, one.target))
    moves = yield from _fitting(state, wanted)
    if moves:
        yield from table.happen(UpkeepPaid(tuple(moves)), *others)


def _fitting(state: State, wanted: list[tuple[str, str]]) -> Resolution[list[tuple[str, str]]]:
    """Those of the moves for which there is room where they go (§5-10); where there isn't for all, the turn player
    chooses whose crystals go there.
    """
    moves = list(wanted)
    for target in dict.fromkeys(target for _, target in wanted):
        sources = [source for source, goal in wanted if goal == target]
        free = room(state, target, "upkeep")
        if len(sources) <= free:
            continue
        options = tuple(Option(source, (Move("piece", source, target),)) for source in dict.fromkeys(sources))
        going = yield from ask(
            ChooseCrystals(
                seat=state.turn_player, options=options if free else (), least=free, most=free, section="8-1-3",
                target=target, count=free,
            )
        )
        moves = [move for move in moves if move[1] != target or move[0] in going]
    return moves


def _sent(table: Table, planned: CrystalsMoved) -> Resolution[Iterable[Event]]:
    """What becomes of a crystal's move: of several effects that would each send it elsewhere, the turn player chooses
    the one that does (§5-1-1).
    """
    fitting = table.replacing(planned)
    if not fitting:
        return (planned,)
    index = 0
    if len(fitting) > 1:
        labels = [hook.clause.choice() for hook, _ in fitting]
        index = yield from choose_next(table.state, [source for _, source in fitting], "5-1-1", labels)
    return table.instead_of(planned, fitting[index])


def _spared(table: Table, seat: int, card: int) -> Resolution[bool]:
    """Whether the turn player keeps the crystals on an own enhancement, where an effect lets choose that."""
    state = table.state
    if seat != state.turn_player or not permitted(state, "spare-upkeep", card):
        return False
    moves = (Move("piece", on_card(card), SHADOW),)
    options = (Option("move", moves, label=say("option-upkeep-move")), Option("keep", label=say("option-upkeep-keep")))
    key = yield from ask_one(ChooseOne(seat=seat, options=options, section="8-1-3", source=f"card:{card}"))
    return key == "keep"


def main_phase(table: Table) -> Resolution[None]:
    """Standard actions or one full-power action (§8-2)."""
    state = table.state
    yield from phase_effects(table, "main-begin", "8-2-1", _CONDUCT)
    if state.conduct == "standard":
        yield from standard_actions(table)
    else:
        yield from full_power_action(table)


def choose_conduct(table: Table) -> Resolution[None]:
    """The turn player chooses between standard actions and a full-power action (§8-2-1)."""
    state = table.state
    seat = state.turn_player
    (key,) = yield ChooseConduct(seat=seat, options=conduct_options(state, seat), section="8-2-1", secret=True)
    yield from table.happen(ConductChosen(seat, key))


_CONDUCT: Final = Choice(choose_conduct, say("option-next-conduct"))


def conduct_options(state: State, seat: int) -> tuple[Option, ...]:
    """Both conducts. Those moves that lead on into standard actions are made when a screen asks (`leading_moves`)."""
    cards = [card for card in reachable(state, seat) if subtype_of(state, card) == "full-power"]
    if not cards:
        return _NO_FULL_POWER
    full = tuple([move for option in _uses(state, seat, "full-power", cards, distance(state)) for move in option.moves])
    return (_STANDARD, Option("full-power", full, leads=True) if full else _FULL_POWER)


def leading_moves(state: State, seat: int) -> tuple[Move, ...]:
    """The moves that lead on into standard actions: what a hand may do then, it may do at once (§8-2-1)."""
    options = [*use_options(state, seat, "standard"), *basic_options(state, seat), *act_options(state, seat)]
    return tuple(move for option in options for move in option.moves)


def standard_actions(table: Table) -> Resolution[None]:
    """Use a card, do a basic action, do what else may be chosen, or end, again and again (§8-2-2 A)."""
    state = table.state
    seat = state.turn_player
    while True:
        now = distance(state)
        options = _uses(state, seat, "standard", reachable(state, seat), now)
        payments = payment_options(state, seat)
        if payments:
            options += basic_options(state, seat, now)
        if (state.memo.force or in_force(state)).acts:
            options += act_options(state, seat)
        options.append(_END)
        (key,) = yield ChooseAct(
            seat=seat,
            options=tuple(options),
            section="8-2-2",
            rest=True,
            secret=True,
            payments=tuple([option.key for option in payments]),
        )
        if key == "end":
            break
        if key.startswith("use:"):
            yield from use_card(table, seat, int(key[4:]), "standard")
        elif key.startswith("act:"):
            yield from do_act(table, seat, key)
        else:
            yield from paid_basic_action(table, seat, key[6:], payments)
    yield from phase_effects(table, "main-end", "8-2-3")


def full_power_action(table: Table) -> Resolution[None]:
    """Use one card, or end (§8-2-2 B)."""
    state = table.state
    seat = state.turn_player
    options = use_options(state, seat, "full-power")
    if (state.memo.force or in_force(state)).acts:
        options += act_options(state, seat, "full-power")
    options.append(_END)
    key = yield from ask_one(ChooseAct(seat=seat, options=tuple(options), section="8-2-2", secret=True))
    if key.startswith("use:"):
        yield from use_card(table, seat, int(key[4:]), "full-power")
    elif key.startswith("act:"):
        yield from do_act(table, seat, key)
    yield from phase_effects(table, "main-end", "8-2-3")


_CONDUCTS = {"standard": standard_actions, "full-power": full_power_action}


def use_options(state: State, seat: int, way: str) -> list[Option]:
    """The hand cards and unused specials that can be used that way now (§8-2-2)."""
    return _uses(state, seat, way, reachable(state, seat), distance(state))


def reachable(state: State, seat: int) -> list[int]:
    """The cards that a player uses by the usual means, if they may be used: hand, unused specials, from elsewhere."""
    found = usable(state, seat)
    return found + from_elsewhere(state, seat) if state.dealt.elsewhere or state.copies else found


def _uses(state: State, seat: int, way: str, cards: Iterable[int], now: int) -> list[Option]:
    if state.terminal[seat]:
        cards = [card for card in cards if not barred_by_terminal(state, seat, card)]
    where = state.where
    return [_use(card, where[card], seat) for card in cards if may_use(state, seat, card, way, now=now) is None]


@cache
def _use(card: int, where: str, seat: int) -> Option:
    return Option(f"use:{card}", (Move(f"card:{card}", where, IN_USE[seat]),))


@cache
def _to_cover(card: int, seat: int) -> Option:
    return Option(f"card:{card}", (Move(f"card:{card}", HAND[seat], COVER[seat]),))


def closing_phase(table: Table) -> Resolution[None]:
    """Effects of the end phase, then the hand limit (§8-3)."""
    state = table.state
    seat = state.turn_player
    yield from phase_effects(table, "end", "8-3-1")
    while True:
        hand = state.piles.get(HAND[seat], ())
        if len(hand) <= hand_limit(state, seat):
            return
        free = choosable(state, hand, "cover")
        if not free:
            return
        options = tuple([_to_cover(card, seat) for card in free])
        key = yield from ask_one(
            ChooseCards(seat=seat, options=options, section="8-3-2", target=COVER[seat])
        )
        yield from cover(table, int(key[5:]))
