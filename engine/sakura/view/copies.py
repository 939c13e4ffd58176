"""Which card a copy shows before a seat (§10-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.sight import knows
from engine.sakura.state import copied

if TYPE_CHECKING:
    from engine.sakura.state import State


def copied_number(state: State, card: int) -> str | None:
    """The card, by number, that a copy by its own text names (§10-16), whether it is at the table or not."""
    copier = state.printed(card).copier
    number = copier.named(state, card) if copier is not None else ""
    return number if number and number in state.rules.registry.cards else None


def original_known(state: State, seat: int, card: int) -> int:
    """The card that a copy by its own text shows (§10-16), if the seat may know that one too; -1 of any other card."""
    of = copied(state, card) if state.printed(card).copier is not None else -1
    return of if of >= 0 and knows(state, seat, of) else -1
