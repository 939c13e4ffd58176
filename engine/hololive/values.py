"""Who is on the stage, and the numbers of holomem and arts: asked for when they are needed, never stored (§10.10)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of, on_card, seat_of
from engine.cardgame.hooks import FIT
from engine.cardgame.in_force import in_force
from engine.hololive.areas import CENTER, COLLAB, LIFE, OSHI, POSITION_KEYS, STAGE
from engine.hololive.card import COLOURLESS, REST

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from engine.cardgame.hooks import Modify
    from engine.cardgame.source import Source
    from engine.hololive.card import Arts
    from engine.hololive.state import Hit, State
    from engine.hololive.table import Wound

_NONE: tuple[int, ...] = ()


def holomem(state: State, seat: int) -> tuple[int, ...]:
    """The holomem of a player's stage: center, collab, back (§4.6.1)."""
    found: tuple[int, ...] | None = state.memo.lying.get(seat)
    if found is None:
        piles = state.piles
        found = state.memo.lying[seat] = tuple([card for where in STAGE[seat] for card in piles.get(where, _NONE)])
    return found


def center(state: State, seat: int) -> int:
    """A player's center holomem (§4.7.4); -1 where there is none."""
    pile = state.piles.get(CENTER[seat])
    return pile[0] if pile else -1


def collab(state: State, seat: int) -> int:
    """A player's collab holomem (§4.8.4); -1 where there is none."""
    pile = state.piles.get(COLLAB[seat])
    return pile[0] if pile else -1


def oshi(state: State, seat: int) -> int:
    """A player's oshi (§4.5)."""
    return state.piles[OSHI[seat]][0]


def on_stage(state: State, card: int) -> bool:
    """Whether a card is a holomem on a stage: the top of its stack (§4.4.2.2)."""
    return area_of(state.where[card]) in POSITION_KEYS


def top(state: State, card: int) -> int:
    """The holomem that a card belongs to now: itself, or what it is attached to; -1 if it is on no stage."""
    card = state.attached.get(card, card)
    return card if on_stage(state, card) else -1


def ability_of(state: State, card: int) -> int:
    """The holomem whose ability comes from a card (§10.13.2): the one that it makes; -1 for what a support card says,
    whoever bears it, and for a holomem that isn't there any more.
    """
    return top(state, card) if card >= 0 and state.info(card).kind == "holomem" else -1


def position(state: State, card: int) -> str:
    """`center`, `collab` or `back`, of a holomem or of what belongs to it; empty elsewhere."""
    found = top(state, card)
    return area_of(state.where[found]) if found >= 0 else ""


def controller(state: State, card: int) -> int:
    """The seat in whose area a card lies (§3.1.2)."""
    return seat_of(state.where[card])


def attached(state: State, card: int, area: str = "") -> list[int]:
    """What belongs to a holomem, in the order in which it came: its `stack`, `cheer`, `support`, or all."""
    return [one for one in state.under(card) if not area or area_of(state.where[one]) == area]


def stack(state: State, card: int) -> list[int]:
    """重なっているホロメン (§4.4.8): the cards under the top one, the lowest first."""
    return attached(state, card, "stack")


def cheer(state: State, card: int) -> list[int]:
    """The cheer of a holomem."""
    return attached(state, card, "cheer")


def supports(state: State, card: int) -> list[int]:
    """The support cards of a holomem."""
    return attached(state, card, "support")


def whole(state: State, card: int) -> list[int]:
    """The cards that make a holomem, the top first (§4.4.2)."""
    return [card, *reversed(stack(state, card))]


def changes(state: State, value: str, subject: object) -> list[tuple[Modify, Source]]:
    """What is in force that changes a value, in the order in which it counts (§10.10.1.6)."""
    standing = (state.memo.force or in_force(state)).modify.get(value)
    if not standing:
        return []
    found = [
        (hook, source)
        for hook, source in standing
        if (hook.fits is None or hook.fits(state, source, subject)) and hook.open(state, source)
    ]
    return found if len(found) < 2 else sorted(found, key=lambda one: (one[0].layer == FIT, _since(state, *one)))


def _since(state: State, hook: Modify, source: Source) -> int:
    """When an effect in force began: what lasts, when it was played (§10.10.1.6.2); what a card says, when it came to
    where it lies (§10.10.1.6.1), a support card along with its holomem.
    """
    for one in state.lasting:
        if one.source == source and hook in state.rules.registry.hooks(one.ref):
            return one.id
    came = state.came
    return max(came.get(source.card, -1), came.get(state.attached.get(source.card, -1), -1))


def changed(state: State, value: str, subject: object, number: int) -> int:
    """A number as it is now (§10.10.1.4)."""
    if value not in (state.memo.force or in_force(state)).modify:  # as mostly
        return number
    for hook, source in changes(state, value, subject):
        number = hook.change(number, state, source)
    return number


def hp(state: State, card: int) -> int:
    """The HP of a holomem before damage (§2.9)."""
    return changed(state, "hp", card, state.info(card).hp)


def damage_on(state: State, card: int) -> int:
    """The damage that a holomem has taken (§4.4.5)."""
    lying = state.pieces.get("damage")
    return lying.get(on_card(card), 0) if lying else 0


def hp_left(state: State, card: int) -> int:
    """残りHP (§4.4.5.4)."""
    return hp(state, card) - damage_on(state, card)


def taken(state: State, wound: Wound) -> int:
    """How much of the damage would be taken as it stands; below none nothing is."""
    return 0 if wound.none else changed(state, "taken", wound, wound.amount)


def last_hit(state: State, card: int) -> Hit | None:
    """What is to down a holomem, whichever card was on top of it then."""
    return next((state.hits[one] for one in whole(state, card) if one in state.hits), None)


def life(state: State, seat: int) -> int:
    """How much life a player has: the cards of the life area (§4.10)."""
    return len(state.piles.get(LIFE[seat], _NONE))


def names(state: State, card: int) -> tuple[str, ...]:
    """Under which names a card counts (§2.1, §2.11.2.3)."""
    return state.info(card).names


def same_name(state: State, one: int, other: int) -> bool:
    """Whether two cards have a card name in common (§8.3.3)."""
    return not set(names(state, one)).isdisjoint(names(state, other))


def art_cost(state: State, card: int, art: Arts) -> Counter[str]:
    """What cheer arts need now, by colour (§10.5)."""
    cost = Counter(art.cost)
    for hook, source in changes(state, "arts-cost", card):
        cost = hook.change(cost, state, source)
    for clause in art.cheaper:
        cost = clause.change(cost, state, card)  # type: ignore[attr-defined]  # `Cheaper` alone stands there
    cost[COLOURLESS] = max(0, cost[COLOURLESS])
    return cost


def affordable(state: State, card: int, art: Arts) -> bool:
    """Whether the cheer of a holomem is what its arts need now (§12.2.3.1)."""
    as_printed = not art.cheaper and "arts-cost" not in in_force(state).modify
    cost = art.cost if as_printed else tuple(art_cost(state, card, art).elements())
    return pays_for(cheer_colours(state, card), cost)


def cheer_colours(state: State, card: int) -> list[tuple[str, ...]]:
    """The colours of each cheer of a holomem, and of what counts as cheer when it uses arts."""
    found = [state.info(one).colours for one in cheer(state, card)]
    for hook, source in in_force(state).permit.get("counts-as-cheer", ()):
        if (hook.fits is None or hook.fits(state, source, card)) and hook.open(state, source):
            found.append((hook.clause.colour,))  # type: ignore[attr-defined]  # `CountsAsCheer` has it
    return found


def pays_for(colours: Sequence[Collection[str]], cost: Sequence[str]) -> bool:
    """Whether cheer of these colours is what a cost asks for (§10.5.2): each colour by one that has it, colourless by
    any.
    """
    return len(colours) >= len(cost) and _matched([colour for colour in cost if colour != COLOURLESS], colours)


def _matched(needed: list[str], colours: Sequence[Collection[str]]) -> bool:
    if not needed:
        return True
    first, rest = needed[0], needed[1:]
    for at, colour in enumerate(colours):
        if first in colour and (not rest or _matched(rest, [*colours[:at], *colours[at + 1 :]])):
            return True
    return False


def baton_cost(state: State, card: int) -> int:
    """How many cheer a baton touch takes from the center holomem now (§2.10)."""
    return max(0, changed(state, "baton", card, state.info(card).baton))


def resting(state: State, card: int) -> bool:
    """お休みしている (§4.3.2.2)."""
    return state.status[card] == REST


def own_first_turn(state: State) -> bool:
    """Whether it is the first turn of the player whose turn it is."""
    return state.turn <= 2


