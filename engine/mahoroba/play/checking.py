"""A table of a duel that checks itself after every event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import on_card
from engine.cardgame.play.checking import Checked
from engine.mahoroba.areas import ENERGY, SET, UNIT_PLACES
from engine.mahoroba.card import KO, NORMAL
from engine.mahoroba.events import MainUnitsTurned, TableLaid, UnitTurned
from engine.mahoroba.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engine.kernel.events import Event
    from engine.mahoroba.state import State

__all__ = ["CheckedTable", "settled"]

_MAT: Final = frozenset(place for places in UNIT_PLACES for place in places)
_ON_UNITS: Final = frozenset((*ENERGY, *SET))


class CheckedTable(Checked, Table):
    """Beside what any card game checks: only units lie on the mat, states and markers only on them, and whatever is
    attached is attached to one of them.
    """

    __slots__ = ("shadow",)

    def lays(self, event: Event) -> bool:
        """The table before a duel."""
        return isinstance(event, TableLaid)

    def turned(self, before: State, event: Event) -> Mapping[int, bool]:
        """Units turn with their state, the first ones by ⑥ of the preparation."""
        if isinstance(event, UnitTurned):
            return {event.unit: event.state != KO}
        if isinstance(event, MainUnitsTurned):
            return dict.fromkeys(event.units, True)
        return super().turned(before, event)

    def wrong(self, before: State, state: State, event: Event) -> Iterator[str]:
        """What must not be so after the event, in words."""
        yield from super().wrong(before, state, event)
        turned = {event.unit: event.state} if isinstance(event, UnitTurned) else {}
        for card, where in enumerate(state.where):
            if where in _MAT:
                if not state.info(card).is_unit:
                    yield f"card {card} is no unit and lies at {where}"
                if not self.lays(event) and state.status[card] != turned.get(card, before.status[card]):
                    yield f"the state of unit {card} is not what it should be"
            elif state.status[card] != NORMAL:
                yield f"card {card} at {where} is {state.status[card]}"
        for card, unit in state.attached.items():
            if state.where[card] not in _ON_UNITS or state.where[unit] not in _MAT:
                yield f"card {card} is attached to {unit} at {state.where[unit]}"


def settled(state: State) -> list[str]:
    """What must hold where a question of a turn is open and nothing is under resolution."""
    wrong = []
    for seat, places in enumerate(UNIT_PLACES):
        main = state.piles.get(places[0], ())
        if len(main) != 1 or state.status[main[0]] == KO:
            wrong.append(f"seat {seat} has no main unit that stands")
        for where in places:
            lying = state.piles.get(where, ())
            if len(lying) > 1:
                wrong.append(f"more than one unit lies at {where}")
            wrong += [
                f"something lies on the knocked out unit {unit}"
                for unit in lying
                if state.status[unit] == KO
                and (unit in state.attached.values() or state.pieces.get("damage", {}).get(on_card(unit)))
            ]
    attached = set(state.attached)
    loose = [card for where in _ON_UNITS for card in state.piles.get(where, ()) if card not in attached]
    return wrong + [f"card {card} lies on no unit" for card in loose]
