"""A table that checks itself after every event: for self-play and tests."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.sakura.areas import area_of, seat_of, spec_of
from engine.sakura.events import CardMoved, CounterChanged, CrystalsMoved, TableLaid, TokensMoved, UpkeepPaid
from engine.sakura.in_force import forbidden
from engine.sakura.table import Table
from engine.sakura.values.numbers import aura_limit, distance_capacity, modified
from engine.sakura.view.components import counter_known, counter_spec

if TYPE_CHECKING:
    from engine.kernel.events import Event
    from engine.sakura.state import State

AREAS_OF_PARTS = frozenset(("parts", "assembled"))
"""Where parts lie, and nothing else does (§x3-9)."""


class RuleBroken(AssertionError):
    """A table that must not be, found by the checks."""


class CheckedTable(Table):
    """A table that checks itself after every event: crystals, tokens, counters, capacities, ownership, and the fold of
    its events.
    """

    __slots__ = ("crystals", "shadow", "tokens")

    def __init__(self, state: State) -> None:
        """The fold begins where the state is."""
        super().__init__(state)
        self.shadow = state.copy()
        self.crystals = sum(state.crystals.values())
        self.tokens = _tokens_of_players(state)

    def emit(self, event: Event) -> None:
        """Make the event happen here and in the fold, and compare."""
        room = self._room_before(event)
        super().emit(event)
        event.apply(self.shadow)
        if self.shadow != self.state:
            raise RuleBroken(f"the fold differs from the state after {event}")
        self._check_crystals(event, room)
        if isinstance(event, CardMoved):
            self._check_cards()
            if area_of(event.target) == "cover" and forbidden(self.state, "cover", event.card):
                raise RuleBroken(f"what can't be covered was covered by {event}")
        elif isinstance(event, TokensMoved | TableLaid):
            self._check_tokens(event)
        elif isinstance(event, CounterChanged):
            self._check_counter(event)

    def _room_before(self, event: Event) -> int | None:
        if isinstance(event, CrystalsMoved) and area_of(event.target) == "aura":
            seat = seat_of(event.target)
            limit = aura_limit(self.state, seat, event.why, event.seat, event.card)
            return limit - self.state.count(event.target)
        return None

    def _check_crystals(self, event: Event, room: int | None) -> None:
        crystals = self.state.crystals
        if isinstance(event, CrystalsMoved):
            if area_of(event.source) == "outside":
                self.crystals += event.count
            if area_of(event.target) == "outside":
                self.crystals -= event.count
            if room is not None and event.count > room:
                raise RuleBroken(f"more crystals than an aura holds after {event}")
        elif not self.crystals or not isinstance(event, UpkeepPaid):
            self.crystals = self.crystals or sum(crystals.values())
            return
        if sum(crystals.values()) != self.crystals:
            raise RuleBroken(f"{sum(crystals.values())} crystals, not {self.crystals}, after {event}")
        if min(crystals.values()) < 0:
            raise RuleBroken(f"fewer crystals than none after {event}")
        self._check_distance(event)

    def _check_distance(self, event: Event) -> None:
        """What lies there has room (§7-1-1), and what is bound to crystals there has crystals (§x9-6)."""
        crystals = self.state.count("distance")
        if crystals > distance_capacity(self.state) or modified(self.state, "free-crystals", crystals) < 0:
            raise RuleBroken(f"more at the distance than it holds after {event}")

    def _check_tokens(self, event: TokensMoved | TableLaid) -> None:
        """Tokens of a player that go from area to area stay as many (§x9-2)."""
        tokens = _tokens_of_players(self.state)
        if isinstance(event, TableLaid):
            self.tokens = tokens
        if tokens != self.tokens or min(self.state.tokens.values(), default=0) < 0:
            raise RuleBroken(f"tokens are not those that there were after {event}")
        self._check_distance(event)

    def _check_counter(self, event: CounterChanged) -> None:
        """A counter stays within its bounds (§x10-2-1)."""
        spec = counter_spec(self.state, event.key)
        if spec is not None and not 0 <= event.value <= (event.value if spec.most is None else spec.most):
            raise RuleBroken(f"a counter is out of its bounds after {event}")
        if spec is not None and spec.secret and counter_known(self.state, 1 - seat_of(event.key), event.key):
            raise RuleBroken(f"a secret counter was set before both players after {event}")

    def _check_cards(self) -> None:
        state = self.state
        seen = 0
        for where, pile in state.piles.items():
            area = area_of(where)
            for card in pile:
                seen += 1
                if state.where[card] != where:
                    raise RuleBroken(f"card {card} is at {where} and at {state.where[card]}")
                if (state.kind(card) == "part") != (area in AREAS_OF_PARTS):
                    raise RuleBroken(f"card {card}, a {state.kind(card)}, lies at {where}")
                if spec_of(area).owners_only and state.owner[card] != seat_of(where):
                    raise RuleBroken(f"card {card} lies at {where}, which is not its owner's")
        if seen != len(state.defs):
            raise RuleBroken(f"{seen} cards on the table, not {len(state.defs)}")


def _tokens_of_players(state: State) -> dict[tuple[str, int], int]:
    """How many tokens of a kind lie in the areas of a player, on no card."""
    found: Counter[tuple[str, int]] = Counter()
    for (token, where), count in state.tokens.items():
        if area_of(where) != "card":
            found[token, seat_of(where)] += count
    return dict(found)
