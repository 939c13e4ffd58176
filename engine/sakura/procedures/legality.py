"""What may be used or done now, and if not, why (§9-2, §9-4-1, §9-6): each check answers with a refusal or nothing."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from engine.cardgame.areas import area_of
from engine.cardgame.hooks import Charge, Charged, Forbid, Permit
from engine.cardgame.in_force import around, charges_on, forbidden, in_force, own_hooks, permitted
from engine.cardgame.refusals import Refused
from engine.cardgame.source import Source
from engine.kernel.decisions import Move
from engine.sakura.areas import AURA, DISTANCE, FLARE, SHADOW
from engine.sakura.events import CrystalsMoved, UseEnded
from engine.sakura.state import Attack, Grant
from engine.sakura.values.attacks import figures, range_of
from engine.sakura.values.keywords import subtype_now, waiting_for_use
from engine.sakura.values.numbers import cost, distance, free_crystals, master_distance, room

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from engine.sakura.cards import Card, Effect
    from engine.sakura.state import State
    from engine.sakura.values.attacks import Figures


_READY: Final = ("", "unused")
"""What has no status, and specials that weren't used."""


_TERMINAL: Final = Refused("terminal-used", "9-2")
_SPECIAL_USED: Final = Refused("special-used", "8-2-2")
_FULL_POWER: Final = Refused("full-power-in-standard", "9-2")
_NO_REACTION: Final = Refused("not-reaction", "9-2")


_BY_SUBTYPE: Final = ("standard", "reaction")
"""The ways of use that are not for every subtype."""


class UseSubject(NamedTuple):
    """The subject of `use` and `react-with` hooks: which card, by whom, which way, against which attack."""

    card: int
    seat: int
    way: str
    answering: int = -1


def in_power(effect: Effect, way: str) -> bool:
    """Whether an effect counts in a use of that way: 全力化 only in a full-power action (§9-1-2)."""
    return effect.full_power is None or effect.full_power == (way == "full-power")


def draft_attack(
    state: State, seat: int, card: int, answering: int, way: str = "standard", grants: tuple[Grant, ...] = ()
) -> Attack:
    """The attack that using the card that way would put into the air (§9-2-1 i)."""
    info = state.info(card)
    attack = state.next_id
    return Attack(
        id=attack,
        seat=seat,
        card=card,
        from_card=True,
        kind=state.kind(card),
        subtype=subtype_now(state, card, info, grants),
        users=info.megami,
        range=info.range,
        aura=info.aura if info.aura is None or isinstance(info.aura, int) else info.aura.ref,
        life=info.life if info.life is None or isinstance(info.life, int) else info.life.ref,
        effects=tuple(
            effect.clause.ref
            for kind in ("forced", "after-attack")
            for effect in info.by_kind.get(kind, ())
            if in_power(effect, way)
        ),
        source=Source(seat, card, attack, answering),
        answering=answering,
        grants=grants,
        lacerated=info.lacerated,
    )


def may_use(
    state: State,
    seat: int,
    card: int,
    way: str,
    answering: int = -1,
    waive: str = "",
    grants: tuple[Grant, ...] = (),
    now: int | None = None,
) -> Refused | None:
    """Why a card can't be used that way now; None if it can (§9-2). `way`: standard, full-power, reaction, effect, or
    `own` (by an effect of the card itself). `waive` and `grants`: see `state.Use`; `now`: the current distance, where
    it is known already.
    """
    info = state.info(card)
    by_effect = way in ("effect", "own")
    force = state.memo.force or in_force(state)
    barring = force.forbid
    if "be-chosen" in barring and not by_effect:
        banned = forbidden(state, "be-chosen", card)
        if banned:
            return Refused("unselectable", "10-33", (("clause", banned[0].clause),))
    if state.terminal[seat] and barred_by_terminal(state, seat, card):
        return _TERMINAL
    if info.type == "undefined":
        return Refused("type-undefined", "6-2-1-5")
    if state.status[card] not in _READY and not by_effect and area_of(state.where[card]) == "specials":
        return _SPECIAL_USED
    if state.lasting:
        grants = with_granted(state, seat, card, grants)
    found = _wrong_way(state, info, card, seat, way, answering, grants) if way in _BY_SUBTYPE else None
    if found is None and ("use" in barring or Forbid in info.own):
        found = _card_forbids(state, UseSubject(card, seat, way, answering))
    if found is None and info.type == "attack":
        found = _attack_fails(state, info, card, seat, way, answering, grants, now)
    if found is None and (force.charges or Charge in info.own or state.kind(card) == "special"):
        found = _unpayable(state, card, seat, waive, answering if way == "reaction" else -1)
    return found


def barred_by_terminal(state: State, seat: int, card: int) -> bool:
    """Whether a terminal card bars a use of that card in this turn: of every card but that terminal one (§9-2)."""
    return state.terminal[seat] and not any(
        isinstance(one, UseEnded) and one.terminal and (one.card, one.seat) == (card, seat) for one in state.happened
    )


def with_granted(state: State, seat: int, card: int, grants: tuple[Grant, ...]) -> tuple[Grant, ...]:
    """These grants to a use of the card, and what waits for the next card that the seat uses (§9-1-3-4)."""
    waiting = waiting_for_use(state, seat, card) if state.lasting else ()
    return (*grants, *[Grant(one.ref, one.source, one.number) for one in waiting]) if waiting else grants


def _wrong_way(
    state: State, info: Card, card: int, seat: int, way: str, answering: int, grants: tuple[Grant, ...]
) -> Refused | None:
    """Full-power cards aren't for standard actions. Reactions only with a reaction card, or with one that an effect
    lets react (§9-2); the attack doesn't bar it (§10-22).
    """
    subtype = subtype_now(state, card, info, grants)
    if way == "standard":
        return _FULL_POWER if subtype == "full-power" else None
    if subtype != "reaction":
        likely = Permit in info.own or "react-with" in in_force(state).permit
        if not likely or not may_react_with(state, UseSubject(card, seat, "reaction", answering)):
            return _NO_REACTION
    attack = state.attack(answering)
    if attack is not None and barred(state, figures(state, attack), card, attack):
        return Refused("no-reactions", "10-22")
    return None


def may_react_with(state: State, subject: UseSubject) -> bool:
    """A card without the subtype that an effect lets be used as a reaction all the same."""
    source = Source(subject.seat, subject.card, answering=subject.answering)
    for hook in own_hooks(state, subject.card, Permit):
        if hook.what == "react-with" and hook.open(state, source):
            return True
    return permitted(state, "react-with", subject)


def barred(state: State, found: Figures, card: int, attack: Attack) -> bool:
    """Whether the attack's 対応不可(○○) keeps the card from reacting (§10-22)."""
    return any(one is None or one.admits(state, attack.source, card) for one in found.no_reactions)


def _card_forbids(state: State, subject: UseSubject) -> Refused | None:
    """Conditions of the card itself (間合制限 and the like) and effects that forbid its use (§9-2, §10-37); what an
    effect uses is no reaction, even if it answers an attack (§9-2).
    """
    hooks = own_hooks(state, subject.card, Forbid)
    if hooks:
        source = Source(subject.seat, subject.card, -1, subject.answering if subject.way == "reaction" else -1)
        for hook in hooks:
            fits = hook.what == "use" and (hook.fits is None or hook.fits(state, source, subject))
            if fits and hook.open(state, source):
                return Refused("condition-of-card", "9-2", (("clause", hook.clause),))
    found = forbidden(state, "use", subject)
    if found:
        return Refused("use-forbidden", "1-4", (("clause", found[0].clause),))
    return None


def _attack_fails(
    state: State,
    info: Card,
    card: int,
    seat: int,
    way: str,
    answering: int,
    grants: tuple[Grant, ...],
    now: int | None,
) -> Refused | None:
    """Attacks forbidden, or the distance not in the range (§9-2, §9-4-1)."""
    force = state.memo.force or in_force(state)
    found = forbidden(state, "attack", seat) if "attack" in force.forbid else None
    if found:
        return Refused("attack-forbidden", "9-2", (("clause", found[0].clause),))
    range_: Collection[int] = info.range
    if grants or state.lasting or "range" in info.standing or "attack" in force.modify:
        # As printed, where nothing could modify it.
        found_now = range_of(state, draft_attack(state, seat, card, answering, way, grants))
        range_ = found_now.range
        if found_now.checked is not None:
            return None if found_now.checked in range_ else _aim_fails(found_now.checked, frozenset(range_))
    if now is None:
        now = distance(state)
    if now not in range_:
        return _out_of_range(now, range_ if isinstance(range_, tuple) else frozenset(range_))
    return None


@cache
def _aim_fails(aim: int, range_: Collection[int]) -> Refused:
    """Another value than the current distance is checked (§x23-4), and isn't there or doesn't lie in the range."""
    if aim < 0:
        return Refused("aim-none", "x23-4")
    return Refused("aim-out-of-range", "x23-4", (("aim", aim), ("range", range_words(range_))))


@cache
def _out_of_range(now: int, range_: Collection[int]) -> Refused:
    return Refused("out-of-range", "9-4-1", (("distance", now), ("range", range_words(range_))))


def range_words(range_: Collection[int]) -> str:
    """A range as it is printed: `3-4`, `1,3,5`, `2-4,6`, `-` where it is empty; no distance is below 0, so nothing of
    that.
    """
    return _printed(range_ if isinstance(range_, tuple) else frozenset(range_))


@cache
def _printed(range_: Collection[int]) -> str:
    found = (f"{first}-{last}" if last > first else f"{first}" for first, last in range_runs(range_))
    return ",".join(found) or "-"


def range_runs(range_: Collection[int]) -> list[tuple[int, int]]:
    """The unbroken parts of a range, each from where to where: `1, 3, 4` is 1 to 1 and 3 to 4."""
    numbers = {number for number in range_ if number >= 0}
    begins = sorted(number for number in numbers if number - 1 not in numbers)
    ends = sorted(number for number in numbers if number + 1 not in numbers)
    return list(zip(begins, ends, strict=True))


def _unpayable(state: State, card: int, seat: int, waive: str, answering: int) -> Refused | None:
    """The cost, and additional costs (§9-3, §10-31), as far as they are to be paid."""
    if waive == "all":
        return None
    if not waive and state.kind(card) == "special":
        price = cost(state, card, seat, answering)
        flare = state.crystals.get(FLARE[seat], 0)
        if flare < price:
            return _cost_unpaid(price, flare)
    unpaid = short_of(state, Charged(card, seat), charges_on(state, card, seat))
    if unpaid is None:
        return None
    hook, source = unpaid
    return Refused("charge-unpaid", "10-31", (("clause", hook.clause), ("whose", source.seat)))


def short_of(state: State, use: Charged, charges: Sequence[tuple[Charge, Source]]) -> tuple[Charge, Source] | None:
    """The first of a use's additional costs that can't be paid, or not besides those before it (§5-9); None if all can
    be paid together.
    """
    wanted: list[tuple[frozenset[int], int]] = []
    for hook, source in charges:
        if not hook.payable(state, source, use):
            return hook, source
        if hook.takes is not None and len(charges) > 1:
            wanted.append(hook.takes(state, source, use))
            if not _all_covered(wanted):
                return hook, source
    return None


def _all_covered(wanted: Sequence[tuple[frozenset[int], int]]) -> bool:
    """Whether there are different cards for all: any of them together have as many as they take."""
    return all(
        len(frozenset[int]().union(*[cards for cards, _ in some])) >= sum([count for _, count in some])
        for size in range(1, len(wanted) + 1)
        for some in combinations(wanted, size)
    )


@cache
def _cost_unpaid(price: int, flare: int) -> Refused:
    return Refused("cost-unpaid", "9-3-1", (("cost", price), ("flare", flare)))


def may_basic(state: State, seat: int, action: str) -> Refused | None:
    """Why a core basic action can't be done now: it must be able to move something (§9-6 i-B)."""
    if state.terminal[seat]:
        return _TERMINAL
    found = basic_forbidden(state, seat, action)
    if found:
        return Refused("basic-forbidden", "1-4", (("clause", found[0].clause),))
    return moves_nothing(action, reached(state, seat))


def basic_forbidden(state: State, seat: int, action: str = "") -> tuple[Forbid, Source] | None:
    """The effect that forbids a player all basic actions, or that one (§1-4), if one does."""
    barring = (state.memo.force or in_force(state)).forbid
    if not barring:
        return None
    found = forbidden(state, "basic", seat) if "basic" in barring else None
    return found or (forbidden(state, name_of(action), seat) if action else None)


class Reach(msgspec.Struct, frozen=True, gc=False):
    """What decides whether the basic actions of a seat would move anything (§9-6-1 to §9-6-5)."""

    seat: int
    now: int
    """The current distance."""
    master: int
    """The master's distance."""
    at_distance: bool
    """Crystals may be taken from the distance; likewise from the seat's own aura and the shadow."""
    in_aura: bool
    in_shadow: bool
    room_at_distance: bool
    room_in_aura: bool
    changed: tuple[str, ...] = ()
    """The actions that do something else now than to move their crystal."""
    staying: tuple[str, ...] = ()
    """The actions whose crystal an effect would send where it lies already: it hasn't moved then (§6-3)."""


def reached(state: State, seat: int, now: int | None = None) -> Reach:
    """How it stands now for a seat's basic actions: asked once for all of them. `now`: the current distance, where it
    is known already.
    """
    crystals, aura = state.crystals, AURA[seat]
    return Reach(
        seat,
        distance(state) if now is None else now,
        master_distance(state),
        free_crystals(state, DISTANCE) > 0,
        crystals.get(aura, 0) > 0,
        crystals.get(SHADOW, 0) > 0,
        room(state, DISTANCE, "basic", seat) > 0,
        room(state, aura, "basic", seat) > 0,
        _changed(state, seat) if (state.memo.force or in_force(state)).around else (),
        _staying(state, seat) if CrystalsMoved in (state.memo.force or in_force(state)).replace else (),
    )


def _staying(state: State, seat: int) -> tuple[str, ...]:
    return tuple(
        [
            action
            for action, (source, target) in _BASIC_PLACES[seat].items()
            if _stays(state, CrystalsMoved(source, target, 1, "basic", seat))
        ]
    )


def _stays(state: State, move: CrystalsMoved) -> bool:
    """Whether what stands in force leaves nothing of a move."""
    for hook, source in in_force(state).replace[CrystalsMoved]:
        if hook.fits(move, state, source) and hook.open(state, source):
            return not tuple(hook.instead(move, state, source))
    return False


@cache
def name_of(action: str) -> str:
    """A basic action as what is forbidden, and as the step that something may be put in place of (§9-6)."""
    return f"basic:{action}"


@cache
def doing(action: str) -> str:
    """The step of what a basic action does (§9-6), for what is put in its place."""
    return f"doing:{action}"


def _changed(state: State, seat: int) -> tuple[str, ...]:
    there = (state.memo.force or in_force(state)).around
    if there.keys().isdisjoint(_DOING):
        return ()
    return tuple(
        [action for step, action in _DOING.items() if step in there and around(state, step, "instead", seat)]
    )


def basic_moves(state: State, seat: int, action: str) -> tuple[Move, ...]:
    """What a hand moves to do a basic action now."""
    for hook, source in around(state, doing(action), "instead", seat):
        if hook.moves is not None:
            return hook.moves(state, source, seat)
    return (Move("piece", *_BASIC_PLACES[seat][action]),)


@cache
def against_master(action: str, now: int, master: int) -> Refused | None:
    """Why a basic action isn't for that distance beside that master's distance (§9-6-1, §9-6-5)."""
    if action == "forward" and now <= master:
        return Refused("forward-at-master", "9-6-1", (("distance", now), ("master", master)))
    if action == "breakaway" and now > master:
        return Refused("breakaway-beyond-master", "9-6-5", (("distance", now), ("master", master)))
    return None


@cache
def moves_nothing(action: str, reach: Reach) -> Refused | None:
    """Why a basic action would move nothing (§9-6-1 to §9-6-5)."""
    if action in reach.changed:
        return None
    by_master = against_master(action, reach.now, reach.master)
    if by_master is not None:
        return by_master
    source, target = basic_places(reach.seat)[action]
    if not {DISTANCE: reach.at_distance, SHADOW: reach.in_shadow}.get(source, reach.in_aura):
        return Refused("no-crystal", "9-6", (("place", area_of(source)),))
    if target == DISTANCE and not reach.room_at_distance:
        return Refused("distance-full", "7-1-1")
    if target == AURA[reach.seat] and not reach.room_in_aura:
        return Refused("aura-full", "7-1-3-1")
    if action in reach.staying:
        return Refused("crystal-stays", "9-6", (("place", area_of(source)),))
    return None


def basic_places(seat: int) -> dict[str, tuple[str, str]]:
    """From where to where each core basic action moves a crystal (§9-6-1 to §9-6-5)."""
    return _BASIC_PLACES[seat]


_DOING = {doing(action): action for action in ("forward", "backward", "recover", "focus", "breakaway")}
_BASIC_PLACES = tuple(
    {
        "forward": (DISTANCE, AURA[seat]),
        "backward": (AURA[seat], DISTANCE),
        "recover": (SHADOW, AURA[seat]),
        "focus": (AURA[seat], FLARE[seat]),
        "breakaway": (SHADOW, DISTANCE),
    }
    for seat in (0, 1)
)
