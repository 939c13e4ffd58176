"""Who stands where, and figures as they are now: asked for whenever they are needed, never stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of, on_card, seat_of
from engine.cardgame.hooks import Modify
from engine.cardgame.in_force import in_force, own_hooks, permitted
from engine.cardgame.source import Source
from engine.gateruler import readings
from engine.gateruler.areas import (
    ATTACK_ZONES,
    DAMAGE,
    DEFENCE,
    ENERGY,
    FIELD,
    IN_PLAY,
    LINE_OF,
    RULER,
    SET_ZONES,
    UNIT_ZONES,
)
from engine.gateruler.card import READIES_BY_READING, REST

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.gateruler.card import Keyword, Ruler
    from engine.gateruler.state import Attack, State


# --- who stands where


def ruler(state: State, seat: int) -> int:
    """A player's ruler; -1 before there is one."""
    pile = state.piles.get(RULER[seat], ())
    return pile[0] if pile else -1


def ruler_of(state: State, seat: int) -> Ruler:
    """What is printed on a player's ruler."""
    printed = state.info(ruler(state, seat)).ruler
    assert printed is not None
    return printed


def in_zone(state: State, where: str) -> int:
    """The unit that stands in a zone; -1: none."""
    pile = state.piles.get(where, ())
    return pile[0] if pile else -1


def has_hand(state: State, seat: int) -> bool:
    """Whether a player has a hand: who pays for cards has one, who drives them hasn't."""
    return ruler_of(state, seat).pays


def units(state: State, seat: int) -> list[int]:
    """A player's units in play: left, defence, right."""
    return [card for where in UNIT_ZONES[seat] for card in state.piles.get(where, ())]


def attackers(state: State, seat: int) -> list[int]:
    """A player's units in attack zones."""
    return [card for where in ATTACK_ZONES[seat] for card in state.piles.get(where, ())]


def fields(state: State, seat: int) -> tuple[int, ...]:
    """A player's fields in play."""
    return state.piles.get(FIELD[seat], ())


def set_cards(state: State, seat: int) -> list[int]:
    """A player's set cards (15-4b): face down in a set zone."""
    return [card for where in SET_ZONES[seat] for card in state.piles.get(where, ()) if not state.face[card]]


def set_zones(state: State, seat: int) -> tuple[str, ...]:
    """The set zones that a player's ruler has."""
    return SET_ZONES[seat][: ruler_of(state, seat).sets]


def in_play(state: State, card: int) -> bool:
    """Whether a card is in play (場)."""
    return area_of(state.where[card]) in IN_PLAY


def controller(state: State, card: int) -> int:
    """The player in whose zone a card is."""
    return seat_of(state.where[card])


def is_unit(state: State, card: int) -> bool:
    """Whether a unit stands in play."""
    return state.info(card).kind == "unit" and area_of(state.where[card]) in LINE_OF


def foremost(state: State, seat: int, line: str) -> int:
    """The card that stands foremost in a player's line (8-4c-1): -1 in a side line without a unit."""
    if line == "centre":
        unit = in_zone(state, DEFENCE[seat])
        return unit if unit >= 0 else ruler(state, seat)
    return in_zone(state, f"{line}.{seat}")


def aim_now(state: State, attack: Attack) -> int:
    """What an attack hits as the table stands: what was attacked, as long as it stands in that line; else what stands
    foremost in it, -1: nothing.
    """
    against = 1 - attack.seat
    where = state.where[attack.aim] if attack.aim >= 0 else ""
    stands = bool(where) and seat_of(where) == against and LINE_OF.get(area_of(where)) == attack.line
    return attack.aim if stands else foremost(state, against, attack.line)


def attacking_unit(state: State) -> int:
    """The unit that attacks now, as long as it is in play; -1: none, or a ruler attacks."""
    attack = state.attack
    return attack.card if attack is not None and not attack.gone and is_unit(state, attack.card) else -1


def souls(state: State, card: int) -> tuple[int, ...]:
    """The cards under a card in play (ソウル)."""
    return state.under(card)


def lying_as(state: State, cards: Iterable[int]) -> tuple[str, ...]:
    """Where each card lies, and that it lies face down where it may lie either way (`GateItem.places`)."""
    at = state.rules.areas.at
    return tuple(
        f"{where}:down" if at(where := state.where[card]).facing == "by-status" and not state.face[card] else where
        for card in cards
    )


# --- figures


def _changed(state: State, value: str, card: int, printed: int) -> int:
    for hook, source in changes(state, value, card):
        printed = int(hook.change(printed, state, source))
    return printed


def changes(state: State, value: str, card: int) -> Iterator[tuple[Modify, Source]]:
    """What changes a figure of a card now, in the order of the layers: in force, and the card's own."""
    found = [
        (hook, source)
        for hook, source in (state.memo.force or in_force(state)).modify.get(value, ())
        if not hook.own and (hook.fits is None or hook.fits(state, source, card)) and hook.open(state, source)
    ]
    if own := own_hooks(state, card, Modify):
        seat = controller(state, card) if seat_of(state.where[card]) >= 0 else state.owner[card]
        mine = Source(seat, card)
        found += [(hook, mine) for hook in own if hook.value == value and hook.open(state, mine)]
    return iter(sorted(found, key=lambda pair: pair[0].layer))


def atk(state: State, card: int) -> int:
    """ATK now: never below 0."""
    info = state.info(card)
    return max(0, _changed(state, "atk", card, info.atk))


def hp(state: State, card: int) -> int:
    """HP of a unit now, before damage; it may be 0 or less (2-11c)."""
    return _changed(state, "hp", card, state.info(card).hp)


def stk(state: State, card: int) -> int:
    """STK now: never below 0."""
    return max(0, _changed(state, "stk", card, state.info(card).stk))


def level(state: State, card: int) -> int:
    """The level now; a level may be 0 and even negative."""
    return _changed(state, "level", card, state.info(card).level)


def level_for(state: State, card: int, name: str) -> int:
    """The level as an ability of that name takes it: what a card says of 『name』 holds in every zone, for that ability
    alone (addendum).
    """
    found = level(state, card)
    for hook in own_hooks(state, card, Modify):
        if hook.value == f"level-for:{name}":
            found = int(hook.change(found, state, Source(state.owner[card], card)))
    return found


def _chosen(state: State, card: int) -> Iterator[str]:
    """The attribute that 属性選択 gave a card for this turn (`turn:trait:<attribute>:<card>`)."""
    for mark in state.marks:
        if mark.startswith("turn:trait:"):
            _, _, attribute, on = mark.split(":")
            if int(on) == card:
                yield attribute


def attributes(state: State, card: int) -> frozenset[str]:
    """The attributes (属性) that a card has now."""
    found = {*state.info(card).attributes, *_chosen(state, card)}
    for hook, source in changes(state, "attributes", card):
        found = hook.change(found, state, source)
    return frozenset(found)


def keywords(state: State, card: int) -> frozenset[Keyword]:
    """The keywords of a card: printed, or given by an effect; unless an effect takes them away (`keywords`)."""
    found = set(state.info(card).keywords)
    for hook, source in changes(state, "keywords", card):
        found = hook.change(found, state, source)
    return frozenset(found)


def has_keyword(state: State, card: int, keyword: Keyword) -> bool:
    """Whether a card has a keyword now."""
    return keyword in keywords(state, card)


def damage_on(state: State, card: int) -> int:
    """The damage that a unit bears (2-11b)."""
    return state.lying("damage", on_card(card))


def resting(state: State, card: int) -> bool:
    """Whether a unit or ruler is rested."""
    return state.status[card] == REST


def life(state: State, seat: int) -> int:
    """The life of a player's ruler (gr-65): so many cards in the damage zone are the end."""
    return ruler_of(state, seat).life


def damage_taken(state: State, seat: int) -> int:
    """How many cards lie in a player's damage zone, face up or face down (addendum, DR)."""
    return len(state.piles.get(DAMAGE[seat], ()))


def open_damage(state: State, seat: int) -> list[int]:
    """The face up cards of a player's damage zone: face down ones have no information (addendum, DR)."""
    return [card for card in state.piles.get(DAMAGE[seat], ()) if state.face[card]]


def energy(state: State, seat: int) -> int:
    """A player's ready energy."""
    return state.lying("energy", ENERGY[seat])


def summon_right(state: State, seat: int) -> int | None:
    """召喚権: in another player's turn unlimited (4-3a-1b), in the own turn the ruler's number, changed by effects;
    None: unlimited.
    """
    if state.turn_player != seat:
        return None
    printed = ruler_of(state, seat).right
    if printed is None:
        printed = readings.DRIVE_RIGHT
    if printed is None:
        return None
    for hook, source in (state.memo.force or in_force(state)).modify.get("summon-right", ()):
        if source.seat == seat and hook.open(state, source):
            printed = int(hook.change(printed, state, source))
    return printed


def readies(state: State, seat: int) -> int:
    """How much energy a ruler readies as its turn begins."""
    printed = ruler_of(state, seat).readies
    return readings.KNIGHT_READIES if printed == READIES_BY_READING else printed


def energy_from_ruler(state: State, seat: int) -> bool:
    """Whether the player's ruler may be rested as one energy now: permitted (`ruler-as-energy`), and ready."""
    card = ruler(state, seat)
    return not resting(state, card) and permitted(state, "ruler-as-energy", card)


def spendable(state: State, seat: int) -> int:
    """How much energy a player can spend now, the ruler's among it where it may be rested as one."""
    return energy(state, seat) + energy_from_ruler(state, seat)
