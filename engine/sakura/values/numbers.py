"""Numbers as they are now (§5-1-2, §5-1-3, §5-2, §6-2-1-11, §6-2-1-12), through the layers of §5-6."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from engine.cardgame.areas import on_card, seat_of
from engine.cardgame.brought import has_area
from engine.cardgame.hooks import SET, Modify
from engine.cardgame.in_force import forbidden, in_force, own_hooks
from engine.cardgame.source import Source
from engine.sakura.areas import AREAS, AURA, DISTANCE
from engine.sakura.registry import REGISTRY

if TYPE_CHECKING:
    from engine.cardgame.clauses import Amount
    from engine.sakura.state import State

T = TypeVar("T")

MASTER_DISTANCE = 2
HAND_LIMIT = 2
VIGOR_LIMIT = 2
AURA_LIMIT = 5
DISTANCE_CAPACITY = 10


class AuraMove(NamedTuple):
    """The subject of an aura limit: whose aura, why crystals would go there, and whose effect moves them."""

    seat: int
    why: str = ""
    mover: int = -1
    card: int = -1


def modified(
    state: State,
    value: str,
    base: int,
    subject: object = None,
    own: tuple[tuple[Modify, Source], ...] = (),
) -> int:
    """The value after every modification in force, layer by layer (§5-6); several settings as §5-6 i says."""
    standing = (state.memo.force or in_force(state)).modify.get(value, ())
    if not standing and not own:
        return base
    found = [
        pair
        for pair in (*own, *standing)
        if (pair[0].fits is None or pair[0].fits(state, pair[1], subject)) and pair[0].open(state, pair[1])
    ]
    if not found:
        return base
    found.sort(key=lambda pair: pair[0].layer)
    settings = [pair for pair in found if pair[0].layer == SET]
    number = base
    if settings:
        number = min(hook.change(base, state, source) for hook, source in chosen_settings(state, settings))
    for hook, source in found[len(settings) :]:
        number = hook.change(number, state, source)
    return number


def chosen_settings(state: State, settings: list[tuple[T, Source]]) -> list[tuple[T, Source]]:
    """Of several settings of one value, those of the objects that the turn player owns count (§5-4); without any, all
    (§5-6 i).
    """
    if len(settings) < 2:
        return settings
    mine = [pair for pair in settings if _owner(state, pair[1]) == state.turn_player]
    return mine or settings


def _owner(state: State, source: Source) -> int:
    return state.owner[source.card] if source.card >= 0 else source.seat


def distance(state: State) -> int:
    """The current distance (§5-2-1), never below 0."""
    crystals = state.crystals.get(DISTANCE, 0)
    changing = (state.memo.force or in_force(state)).modify
    if "crystals-at-distance" in changing:
        crystals = modified(state, "crystals-at-distance", crystals)
    if "distance" in changing:
        crystals = modified(state, "distance", crystals)
    return crystals if crystals > 0 else 0


class Taking(NamedTuple):
    """The subject of `take-crystals`: from where, why, and by which card's effect crystals would go."""

    where: str
    why: str = ""
    card: int = -1


def free_crystals(state: State, where: str, why: str = "", card: int = -1) -> int:
    """How many crystals of a place may be chosen and moved: those of the distance that nothing holds there, those of a
    card that they may leave.
    """
    count = state.crystals.get(where, 0)
    force = state.memo.force or in_force(state)
    if "take-crystals" in force.forbid and forbidden(state, "take-crystals", Taking(where, why, card)):
        return 0
    if where == DISTANCE and "free-crystals" in force.modify:
        return max(0, modified(state, "free-crystals", count))
    return count


def distance_capacity(state: State) -> int:
    """How many crystals the distance may hold (§7-1-1)."""
    if "distance-capacity" not in (state.memo.force or in_force(state)).modify:
        return DISTANCE_CAPACITY
    return modified(state, "distance-capacity", DISTANCE_CAPACITY)


def master_distance(state: State) -> int:
    """The master's distance (§5-2-2)."""
    if "master-distance" not in (state.memo.force or in_force(state)).modify:
        return MASTER_DISTANCE
    return modified(state, "master-distance", MASTER_DISTANCE)


def hand_limit(state: State, seat: int) -> int:
    """How many cards a hand may keep (§5-1-3)."""
    if "hand-limit" not in (state.memo.force or in_force(state)).modify:
        return HAND_LIMIT
    return max(0, modified(state, "hand-limit", HAND_LIMIT, seat))


def vigor_limit(state: State, seat: int) -> int:
    """The limit of vigor (§5-1-2)."""
    if "vigor-limit" not in (state.memo.force or in_force(state)).modify:
        return VIGOR_LIMIT
    return max(0, modified(state, "vigor-limit", VIGOR_LIMIT, seat))


def aura_limit(state: State, seat: int, why: str = "", mover: int = -1, card: int = -1) -> int:
    """How many crystals an aura may hold (§7-1-3-1), for a move of that kind."""
    if "aura-limit" not in (state.memo.force or in_force(state)).modify:
        return AURA_LIMIT
    return modified(state, "aura-limit", AURA_LIMIT, AuraMove(seat, why, mover, card))


def room(state: State, target: str, why: str = "", mover: int = -1, card: int = -1) -> int:
    """How many more crystals a place can take (§7-1-1, §7-1-3-1)."""
    left = spare(state, target, why, mover, card)
    return left if left > 0 else 0


def spare(state: State, target: str, why: str = "", mover: int = -1, card: int = -1) -> int:
    """By how much less lies at a place than it can take; less than 0 where there is more."""
    if target == DISTANCE:
        most = distance_capacity(state)
    elif target in AURA:
        most = aura_limit(state, seat_of(target), why, mover, card)
    else:
        spec = AREAS.at(target)
        if spec.capacity is None:
            return 1_000
        most = spec.capacity if has_area(state, spec.key, seat_of(target)) else 0
    left = most - state.crystals.get(target, 0)
    if len(state.pieces) > 1:  # other pieces than crystals are somewhere
        for token in AREAS.at(target).crowding:
            if token in state.pieces:
                left -= state.lying(token, target)
    return left


def _printed(state: State, amount: int | Amount | None, source: Source) -> int:
    if amount is None:
        return 0
    return amount if isinstance(amount, int) else amount.value(state, source)


def _of_card(
    state: State, value: str, amount: int | Amount | None, card: int, seat: int, answering: int = -1
) -> int:
    if amount is not None and not isinstance(amount, int) and amount.live:
        return amount.value(state, Source(seat, card))
    use = state.use(card) if state.uses else None
    if use is None and isinstance(amount, int) and Modify not in state.info(card).own:
        if value not in (state.memo.force or in_force(state)).modify:
            return amount
        return max(0, modified(state, value, amount, card))
    source = Source(seat, card, answering=use.answering if use else answering)
    own = [(hook, source) for hook in own_hooks(state, card, Modify) if hook.value == value]
    for grant in use.grants if use else ():
        own += [
            (hook, grant.source)
            for hook in REGISTRY.hooks(grant.ref)
            if isinstance(hook, Modify) and hook.value == value
        ]
    return max(0, modified(state, value, _printed(state, amount, source), card, tuple(own)))


def cost(state: State, card: int, seat: int, answering: int = -1) -> int:
    """The cost of a special for that player now (§6-2-1-12), as a reaction to that attack if it were used so; 0 for
    what has none.
    """
    info = state.info(card)
    printed = info.cost
    if (
        isinstance(printed, int)
        and not state.uses
        and Modify not in info.own
        and "cost" not in (state.memo.force or in_force(state)).modify
    ):
        return printed
    return _of_card(state, "cost", printed, card, seat, answering)


def capacity(state: State, card: int, seat: int) -> int:
    """How many crystals an enhancement takes now (§6-2-1-11, §10-35-2)."""
    return _of_card(state, "capacity", state.info(card).capacity, card, seat)


def devoted_from_life(state: State, card: int, seat: int) -> int:
    """How many of the crystals that an enhancement takes come from its user's life, as an effect says (§9-2-3 iii)."""
    return _of_card(state, "devoted-from-life", 0, card, seat)


def damage_places(state: State, seat: int) -> tuple[str, ...]:
    """The places whose crystals damage to this player's aura may take: the aura and what counts as it."""
    places = [AURA[seat]]
    for hook, source in in_force(state).modify.get("damage-places", ()):
        if (hook.fits is None or hook.fits(state, source, seat)) and hook.open(state, source):
            places.append(on_card(source.card))
    return tuple(places)
