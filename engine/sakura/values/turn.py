"""What players have done in a turn (§8, §9-2, §9-4), counted from what happened in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.sakura.events import EVADED, AttackEnded, AttackMade, CardUsed

if TYPE_CHECKING:
    from engine.sakura.state import State


def cards_used(state: State, seat: int) -> tuple[int, ...]:
    """The cards that a player has used this turn, in the order in which they went into use (§9-2)."""
    return tuple(event.card for event in state.happened if isinstance(event, CardUsed) and event.seat == seat)


def attacks_made(state: State, seat: int, *, in_phase: bool = False) -> int:
    """How many attacks a player has made this turn, or in the current phase of it (§9-4)."""
    told = state.happened[state.phase_from :] if in_phase else state.happened
    return sum(isinstance(event, AttackMade) and event.seat == seat for event in told)


def headwind(state: State, seat: int) -> bool:
    """Whether a player has headwind this turn (§x15-1-1): was attacked in the turn before, and no dive evaded an attack
    in it (§x15-2).
    """
    attacked = False
    for event in state.before:
        if isinstance(event, AttackEnded) and event.outcome == EVADED and event.seat != seat:
            return False
        attacked = attacked or (isinstance(event, AttackMade) and event.seat != seat)
    return attacked
