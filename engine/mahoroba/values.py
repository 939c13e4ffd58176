"""Who stands where, and the numbers of units: asked for whenever they are needed, never stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of, on_card, seat_of
from engine.cardgame.in_force import in_force
from engine.mahoroba.areas import MAIN, STANDBY, UNIT_PLACES
from engine.mahoroba.card import KO

if TYPE_CHECKING:
    from engine.cardgame.hooks import Modify
    from engine.cardgame.source import Source
    from engine.mahoroba.state import State


def main_unit(state: State, seat: int) -> int:
    """A player's main unit; -1 before there is one."""
    pile = state.piles.get(MAIN[seat], ())
    return pile[0] if pile else -1


def standby_units(state: State, seat: int, knocked_out: bool = False) -> list[int]:
    """The stand-by units that are knocked out, or that aren't."""
    return [
        unit
        for place in STANDBY[seat]
        for unit in state.piles.get(place, ())
        if (state.status[unit] == KO) == knocked_out
    ]


def units(state: State, seat: int) -> list[int]:
    """The units of a player's area that aren't knocked out, the main unit first."""
    return [unit for place in UNIT_PLACES[seat] for unit in state.piles.get(place, ()) if state.status[unit] != KO]


def is_main(state: State, unit: int) -> bool:
    """Whether the unit lies in a main area."""
    return area_of(state.where[unit]) == "main"


def side_of(state: State, card: int) -> int:
    """The seat in whose area a unit lies, or the unit that a card is attached to."""
    return seat_of(state.where[state.attached.get(card, card)])


def in_area(state: State, unit: int) -> bool:
    """Whether a card is a unit in an area (main or stand-by) that isn't knocked out."""
    where = state.where[unit]
    return where in UNIT_PLACES[seat_of(where)] and state.status[unit] != KO


def empty_places(state: State, seat: int) -> list[str]:
    """A player's stand-by areas that hold no unit (メインフェイズ ②)."""
    return [place for place in STANDBY[seat] if not state.piles.get(place)]


def attached(state: State, unit: int, area: str = "") -> list[int]:
    """The cards that lie on a unit, in the order in which they came: `energy`, `set`, or all."""
    return [card for card in state.under(unit) if not area or area_of(state.where[card]) == area]


def energy(state: State, unit: int) -> int:
    """How much energy is attached to a unit: every card of it is one."""
    return len(attached(state, unit, "energy"))


def hp(state: State, unit: int) -> int:
    """A unit's HP now: the printed one, changed by what is in force."""
    value = state.info(unit).hp
    for hook, source in changes(state, "hp", unit):
        value = hook.change(value, state, source)
    return max(0, value)


def damage_on(state: State, unit: int) -> int:
    """The damage markers on a unit."""
    lying = state.pieces.get("damage")
    return lying.get(on_card(unit), 0) if lying else 0


def changes(state: State, value: str, unit: int) -> list[tuple[Modify, Source]]:
    """What is in force that changes a value of a unit: `hp`, `dealt` (ダメージ計算 ②), `taken` (③)."""
    return [
        (hook, source)
        for hook, source in in_force(state).modify.get(value, ())
        if (hook.fits is None or hook.fits(state, source, unit)) and hook.open(state, source)
    ]
