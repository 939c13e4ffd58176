"""The table as it is: what every card game has, and how じゃんけん is played.

A unit's state (ユニットの状態) is its `status`: empty for normal, `rest`, `stun` or `ko`. Damage markers are pieces of
the kind `damage` on its card; energy and set cards are attached to it and lie in areas of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame import state
from engine.mahoroba.card import KO

if TYPE_CHECKING:
    from engine.mahoroba.card import Card


class State(state.State):
    """All that is so at the table. Seats are 0 and 1; cards are ids; places are strings (`engine.mahoroba.areas`)."""

    __slots__ = ("janken",)

    defs: list[Card]

    def __init__(self) -> None:
        """An empty table; `TableLaid` fills it."""
        super().__init__()
        self.janken = "hands"
        """`hands` where players show them, `luck` where lots are drawn for both."""

    def copy(self) -> State:
        """An independent copy; shares only what is immutable."""
        new = super().copy()
        new.janken = self.janken
        return new

    def info(self, card: int) -> Card:
        """What is printed on the card."""
        return self.defs[card]

    def kind(self, card: int) -> str:
        """All backs look alike."""
        return ""

    def being_used(self, card: int) -> bool:
        """A knocked out unit lies face down (KO), but both players have seen it."""
        return self.status[card] == KO
