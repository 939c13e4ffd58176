"""A table that checks itself after every event: for self-play and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import on_card, seat_of
from engine.cardgame.in_force import gather, in_force
from engine.mahoroba.areas import AREAS, ENERGY, SET, UNIT_PLACES
from engine.mahoroba.card import KO, NORMAL
from engine.mahoroba.table import Table

if TYPE_CHECKING:
    from engine.kernel.events import Event
    from engine.mahoroba.state import State

_MAT = frozenset(place for places in UNIT_PLACES for place in places)
_ON_UNITS = frozenset((*ENERGY, *SET))


class RuleBroken(AssertionError):
    """A table that must not be, found by the checks."""


class CheckedTable(Table):
    """A table that checks itself after every event: the fold of its events, what is in force, where cards and markers
    lie, what is attached to what.
    """

    __slots__ = ("shadow",)

    def __init__(self, state: State) -> None:
        """The fold begins where the state is."""
        super().__init__(state)
        self.shadow = state.copy()

    def emit(self, event: Event) -> None:
        """Make the event happen here and in the fold, and compare."""
        super().emit(event)
        event.apply(self.shadow)
        if self.shadow != self.state:
            raise RuleBroken(f"the fold differs from the state after {event}")
        self._check_force(event)
        self._check_cards(event)
        self._check_units(event)

    def _check_force(self, event: Event) -> None:
        """What is kept as in force is what a fresh look finds."""
        kept, fresh = in_force(self.state), gather(self.state)
        for book in ("modify", "react", "replace", "permit", "forbid", "phase"):
            if getattr(kept, book) != getattr(fresh, book):
                raise RuleBroken(f"{book} is not what is in force after {event}")

    def _check_cards(self, event: Event) -> None:
        state = self.state
        seen = 0
        for where, pile in state.piles.items():
            for card in pile:
                seen += 1
                if state.where[card] != where:
                    raise RuleBroken(f"card {card} is at {where} and at {state.where[card]} after {event}")
                if AREAS.at(where).owners_only and state.owner[card] != seat_of(where):
                    raise RuleBroken(f"card {card} lies at {where}, which is not its owner's, after {event}")
            if where in _MAT and len(pile) > 1:
                raise RuleBroken(f"more than one unit at {where} after {event}")
        if seen != len(state.defs):
            raise RuleBroken(f"{seen} cards on the table, not {len(state.defs)}, after {event}")

    def _check_units(self, event: Event) -> None:
        """Only units lie on the mat; states, markers and attached cards only on units there."""
        state = self.state
        for card, where in enumerate(state.where):
            if where in _MAT:
                if not state.info(card).is_unit:
                    raise RuleBroken(f"card {card} is no unit and lies at {where} after {event}")
                continue
            if state.status[card] != NORMAL:
                raise RuleBroken(f"card {card} at {where} is {state.status[card]} after {event}")
            if any(lying.get(on_card(card)) for lying in state.pieces.values()):
                raise RuleBroken(f"markers lie on card {card} at {where} after {event}")
        for card, unit in state.attached.items():
            if state.where[card] not in _ON_UNITS or state.where[unit] not in _MAT:
                raise RuleBroken(f"card {card} is attached to {unit} at {state.where[unit]} after {event}")
        for kind, lying in state.pieces.items():
            if min((count for where, count in lying.items() if where != "outside"), default=0) < 0:
                raise RuleBroken(f"less {kind} than none after {event}")


def settled(state: State) -> list[str]:
    """What must hold where a question of a turn is open and nothing is under resolution."""
    wrong = []
    for seat, places in enumerate(UNIT_PLACES):
        main = state.piles.get(places[0], ())
        if len(main) != 1 or state.status[main[0]] == KO:
            wrong.append(f"seat {seat} has no main unit that stands")
        for where in places:
            wrong += [
                f"something lies on the knocked out unit {unit}"
                for unit in state.piles.get(where, ())
                if state.status[unit] == KO
                and (unit in state.attached.values() or state.pieces.get("damage", {}).get(on_card(unit)))
            ]
    return wrong
