"""A table of a duel that checks itself after every event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of, on_card, seat_of
from engine.cardgame.play.checking import Checked
from engine.gateruler.areas import COUNTER, GATE, OUTSIDE, SET_KEYS, SET_ZONES, SOUL, UNIT_KEYS, UNIT_ZONES
from engine.gateruler.card import REST
from engine.gateruler.events import CardMoved, DamageDealt, FaceTurned, TableLaid, UnitsHealed
from engine.gateruler.procedures.system import is_fallen
from engine.gateruler.table import Table
from engine.gateruler.values import damage_taken, has_hand, in_play, is_unit, life, set_zones, units

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from engine.gateruler.state import State
    from engine.kernel.events import Event

__all__ = ["CheckedTable", "settled"]

_STANDS: Final = frozenset((*UNIT_KEYS, "ruler"))
"""Zones whose cards are ready or rested."""


class CheckedTable(Checked, Table):
    """Beside what any card game checks: units alone stand in their zones, rulers never leave theirs, nobody holds cards
    or sets them who can't.
    """

    __slots__ = ("shadow",)

    def lays(self, event: Event) -> bool:
        """The table before a duel."""
        return isinstance(event, TableLaid)

    def turned(self, before: State, event: Event) -> Mapping[int, bool]:
        """Cards that are turned over where they lie."""
        if isinstance(event, FaceTurned):
            return dict.fromkeys(event.cards, event.up)
        return super().turned(before, event)

    def pieces_moved(self, event: Event) -> Iterable[tuple[str, str, str, int]]:
        """Damage comes and goes by events of its own."""
        if isinstance(event, DamageDealt):
            return (("damage", OUTSIDE, on_card(event.card), event.amount),)
        if isinstance(event, UnitsHealed):
            lying = self.shadow.lying
            return [("damage", on_card(card), OUTSIDE, lying("damage", on_card(card))) for card in event.cards]
        if isinstance(event, CardMoved):
            return self._shed(event)
        return super().pieces_moved(event)

    def _shed(self, event: CardMoved) -> Iterable[tuple[str, str, str, int]]:
        """Damage comes off a unit that leaves play (3-2d)."""
        there = on_card(event.card)
        lay = self.shadow.lying("damage", there)
        leaves = lay and area_of(event.target) not in UNIT_KEYS
        return (("damage", there, OUTSIDE, lay),) if leaves else ()

    def wrong(self, before: State, state: State, event: Event) -> Iterator[str]:
        """What must not be so after the event, in words."""
        yield from super().wrong(before, state, event)
        for card, where in enumerate(state.where):
            area, kind = area_of(where), state.info(card).kind
            if area in UNIT_KEYS and kind != "unit":
                yield f"card {card} is no unit and stands at {where}"
            if (kind == "ruler") != (area == "ruler"):
                yield f"card {card} lies at {where}"
            if area == "field" and kind != "field":
                yield f"card {card} is no field and lies at {where}"
            if state.status[card] and area not in _STANDS:
                yield f"card {card} at {where} is {state.status[card]}"
            if state.status[card] not in ("", REST):
                yield f"card {card} is {state.status[card]}"
            if area == "hand" and not has_hand(state, seat_of(where)):
                yield f"card {card} came to a hand that there isn't"
            if area in SET_KEYS and where not in set_zones(state, seat_of(where)):
                yield f"card {card} lies at {where}, which there isn't"


def settled(state: State) -> list[str]:
    """What must hold where a question of a turn is open and nothing is under resolution."""
    wrong = []
    if state.gate or state.attack is not None or state.piles.get(GATE):
        wrong.append("something waits on the gate, or is being attacked")
    for seat in (0, 1):
        if damage_taken(state, seat) >= life(state, seat):
            wrong.append(f"seat {seat} has lost and goes on")
        if state.piles.get(COUNTER[seat]):
            wrong.append(f"a card lies in the counter zone of seat {seat}")
        alone = (*UNIT_ZONES[seat], *SET_ZONES[seat])
        wrong += [f"more than one lies at {where}" for where in alone if len(state.piles.get(where, ())) > 1]
        wrong += [f"unit {card} should have been destroyed" for card in units(state, seat) if is_fallen(state, card)]
        wrong += [
            f"soul {card} lies under nothing"
            for card in state.piles.get(SOUL[seat], ())
            if not in_play(state, state.attached.get(card, card))
        ]
    lying = state.pieces.get("damage", {})
    wrong += [f"damage lies at {one}" for one, count in lying.items() if count and not is_unit(state, int(one[5:]))]
    return wrong
